/** The clauses of the built-in rulebook, read from the files of sentences. */

export interface Clause {
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

/**
 * Reads chapters and clauses in the order of the file. A clause is one message with a title, a
 * chapter a message whose key begins with `section-`; neither has arguments.
 */
export function chapters(keys: readonly string[], text: (key: string) => string): Chapter[] {
  const found: Chapter[] = [];
  for (const key of keys) {
    if (/^section-[A-Z]+-[A-Z]+/.test(key)) {
      found.push({ id: key.slice('section-'.length), title: text(key), clauses: [] });
    } else if (/^[A-Z]+-[A-Z0-9-]+$/.test(key)) {
      found.at(-1)?.clauses.push({ id: key, title: text(`${key}.title`), text: text(key) });
    }
  }
  return found.filter((chapter) => chapter.clauses.length > 0);
}

/** The keys of the messages of a file, in order. */
export function keysOf(source: string): string[] {
  return [...source.matchAll(/^([A-Za-z][\w-]*)\s*=/gm)].map((match) => match[1] as string);
}

/** The chapters with the clauses in which every word of the search stands. */
export function search(book: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...book];
  const fits = (clause: Clause) => {
    const all = `${clause.id} ${clause.title} ${clause.text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  };
  return book
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(fits) }))
    .filter((chapter) => chapter.clauses.length > 0);
}

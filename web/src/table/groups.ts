/** Many actions in an order in which one finds something: by what is picked first. */

import type { Offered, Pick } from '../protocol/types';
import { pickKey } from './picker';

/** An action with its sentence in words. */
export interface Listed {
  offer: Offered;
  text: string;
}

export interface Group {
  key: string;
  /** The name of what is picked, or the words with which all of its sentences begin and its id. */
  heading: string;
  listed: readonly Listed[];
}

/** A list that is longer is put into groups, and can be searched. */
export const MANY = 20;

/** What stands alone, and the groups of what begins with the same pick, under its name if the game has one. */
export function grouped(all: readonly Listed[], nameOf?: (pick: Pick) => string): { single: readonly Listed[]; groups: readonly Group[] } {
  if (all.length <= MANY) return { single: all, groups: [] };
  const found = new Map<string, Listed[]>();
  for (const one of all) {
    const [first] = one.offer.picks;
    const key = first ? pickKey(first) : '';
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  const single = [...found.values()].filter((listed) => listed.length === 1).flat();
  const groups = [...found]
    .filter(([, listed]) => listed.length > 1)
    .map(([key, listed]) => ({ key, heading: heading(listed, nameOf), listed }));
  return { single, groups };
}

function heading(listed: readonly Listed[], nameOf: ((pick: Pick) => string) | undefined): string {
  const first = listed[0]?.offer.picks[0];
  if (first && nameOf) return nameOf(first);
  const words = beginning(listed.map(({ text }) => text));
  if (!first || first.kind === 'button') return words || (first?.id ?? '');
  // Two things may begin their sentences alike.
  return words ? `${words} (${first.id})` : first.id;
}

/** The whole words with which all of these begin. */
export function beginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  let length = 0;
  while (length < first.length && others.every((words) => words[length] === first[length])) length += 1;
  return first.slice(0, length).join(' ').replace(/[\s,;:–-]+$/, '');
}

/** Those in whose sentence or notation every word stands. */
export function search(all: readonly Listed[], words: string): readonly Listed[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ text, offer }) => {
    const said = `${text} ${offer.notation}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

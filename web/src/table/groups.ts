/** Many actions in an order in which one finds something: by what is picked first. */

import type { Offered } from '../protocol/types';
import { pickKey } from './picker';

/** An action with its sentence in words. */
export interface Listed {
  offer: Offered;
  text: string;
}

export interface Group {
  key: string;
  /** The words with which all of its sentences begin, or the name of what is picked. */
  heading: string;
  listed: readonly Listed[];
}

/** A list that is longer is put into groups, and can be searched. */
export const MANY = 20;

/** What stands alone, and the groups of what begins with the same pick. */
export function grouped(all: readonly Listed[]): { single: readonly Listed[]; groups: readonly Group[] } {
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
    .map(([key, listed]) => ({ key, heading: beginning(listed.map(({ text }) => text)) || (listed[0]?.offer.picks[0]?.id ?? ''), listed }));
  return { single, groups };
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

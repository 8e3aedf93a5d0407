import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { Words } from '../words/words';
import { chapters, keysOf, search } from './rulebook';

const SOURCE = `
section-QU = Quantum
section-QU-MOVE = Movement
QU-MOVE-01 = A move costs one action.
    .title = Moving
QU-MOVE-02 = Up to its number.
    .title = Distance
section-QU-EMPTY = Nothing here
section-QU-ATK = Attack
QU-ATK-01 = The lower total wins.
    .title = Combat
`;
const words = new Words('en', [SOURCE]);
const book = chapters(keysOf(SOURCE), (key) => words.text(key));

test('chapters come in the order of the file, those without clauses are left out', () => {
  expect(book.map((chapter) => [chapter.title, chapter.clauses.length])).toEqual([['Movement', 2], ['Attack', 1]]);
  expect(book[0]?.clauses[0]).toEqual({ id: 'QU-MOVE-01', title: 'Moving', text: 'A move costs one action.' });
});

describe('a search', () => {
  const find = (text: string) => search(book, text).flatMap((chapter) => chapter.clauses.map((clause) => clause.id));
  test('finds clauses by id, title and text', () => {
    expect(find('qu-atk-01')).toEqual(['QU-ATK-01']);
    expect(find('distance')).toEqual(['QU-MOVE-02']);
    expect(find('costs action')).toEqual(['QU-MOVE-01']);
    expect(find('costs lower')).toEqual([]);
  });
  test('for nothing finds everything', () => {
    expect(find(' ')).toHaveLength(3);
  });
});

test('the real rulebook has its chapters in both languages', () => {
  const count = (language: string) => {
    const source = readFileSync(new URL(`../../../locales/${language}/quantum/rules.ftl`, import.meta.url), 'utf8');
    return chapters(keysOf(source), (key) => key).flatMap((chapter) => chapter.clauses).length;
  };
  expect(count('en')).toBeGreaterThan(150);
  expect(count('fr')).toBe(count('en'));
});

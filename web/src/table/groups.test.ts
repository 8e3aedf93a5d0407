import { expect, test } from 'vitest';

import { type Listed, beginning, grouped, search } from './groups';

const listed = (text: string): Listed => ({
  offer: { notation: text.toLowerCase(), sentence: { key: text, args: [] }, picks: text.split(' ').map((id) => ({ kind: 'word', id })) },
  text,
});

const MANY = [
  ...Array.from({ length: 12 }, (_, slot) => `Lay card A on slot ${slot + 1}`),
  ...Array.from({ length: 9 }, (_, slot) => `Say that slot ${slot + 1} is free`),
  'Wait',
].map(listed);

test('a short list is left as it is', () => {
  const few = MANY.slice(0, 20);
  expect(grouped(few)).toEqual({ single: few, groups: [] });
});

test('a long one is grouped by the first pick, under the words that all begin with and its id', () => {
  const { single, groups } = grouped(MANY);
  expect(single.map(({ text }) => text)).toEqual(['Wait']);
  expect(groups.map(({ heading, listed: own }) => [heading, own.length])).toEqual([
    ['Lay card A on slot (Lay)', 12],
    ['Say that slot (Say)', 9],
  ]);
});

test('or under the name of the first pick, where the game has one', () => {
  expect(grouped(MANY, ({ id }) => `the ${id}`).groups.map(({ heading }) => heading)).toEqual(['the Lay', 'the Say']);
});

test('a beginning is made of whole words', () => {
  expect(beginning(['Lay A: up', 'Lay A: down'])).toBe('Lay A');
  expect(beginning(['Pass', 'Play'])).toBe('');
  expect(beginning([])).toBe('');
});

test('the search wants every word, wherever it stands', () => {
  expect(search(MANY, 'slot  CARD 11').map(({ text }) => text)).toEqual(['Lay card A on slot 11']);
  expect(search(MANY, '')).toHaveLength(22);
});

import { expect, test } from 'vitest';

import type { TableListed } from '../../protocol/types';
import { onePerTable, waits } from './order';

const table = (id: string, further: Partial<TableListed>): TableListed => ({
  id, game: 'quantum', setup: {}, public: false, state: 'running', seats: [], started: true, version: 1, position: 1, at_ms: 1, your_turn: false, urgent: false, ...further,
});

const TABLES = [
  table('attacked', { your_turn: true, urgent: true, at_ms: 2 }),
  table('turn-late', { your_turn: true, at_ms: 9 }),
  table('turn-early', { your_turn: true, at_ms: 3 }),
  table('theirs', { at_ms: 8 }),
  table('over', { state: 'over', your_turn: true, at_ms: 7 }),
];

/** A shuffle that is the same each time. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const left = [...items];
  let state = seed + 1;
  return items.map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return left.splice(state % left.length, 1)[0] as T;
  });
}

test('the urgent table comes first, then those that wait, in whichever order they arrive', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    expect(onePerTable(shuffled(TABLES, seed)).map(({ id }) => id)).toEqual(['attacked', 'turn-late', 'turn-early', 'theirs', 'over']);
  }
});

test('two seats of one table are one line, and the one who is asked counts', () => {
  const both = [table('a', { you: 0 }), table('a', { you: 1, your_turn: true })];
  expect(onePerTable(both).map(({ you }) => you)).toEqual([1]);
  expect(onePerTable(both).every(waits)).toBe(true);
});

import { describe, expect, test } from 'vitest';

import type { EventShown } from '../protocol/types';
import type { Entry } from './fold';
import { byTurn, combats, dwellMs, jump, jumpKey, lines, turns } from './replay';

const told = (key: string): EventShown => ({
  event: key,
  sentence: { key, args: [] },
  marks: [],
  depth: 0,
  ...(key === 'event-turn-started' ? { turn: 1 } : {}),
  ...(key === 'event-combat-decided' ? { decides: true } : {}),
});
const entry = (at: number, ...keys: string[]): Entry => ({ version: at, at, events: keys.map(told) });

const LOG = [
  entry(0, 'event-rolled'),
  entry(1, 'event-placed', 'event-turn-started'),
  entry(2, 'event-moved'),
  entry(3, 'event-combat-decided'),
  entry(4, 'event-turn-ended', 'event-turn-started'),
  entry(5, 'event-moved'),
];

test('turns and combats are found by their events', () => {
  expect(turns(LOG)).toEqual([1, 4]);
  expect(combats(LOG)).toEqual([3]);
});

test('the log is grouped by turns, also inside of one decision', () => {
  const groups = byTurn(LOG).map((turn) => turn.lines.map((line) => line.sentence.key.slice(6)));
  expect(groups).toEqual([
    ['rolled', 'placed'],
    ['turn-started', 'moved', 'combat-decided', 'turn-ended'],
    ['turn-started', 'moved'],
  ]);
});

test('a look at the past leaves out what came later', () => {
  expect(byTurn(LOG, 2).flatMap((turn) => turn.lines).at(-1)?.at).toBe(2);
});

test('where the game tells nothing the table does', () => {
  const sentence = { key: 'table-resigned', args: [] };
  expect(lines({ version: 9, at: 5, events: [], sentence })).toEqual([{ at: 5, sentence, marks: [] }]);
  expect(lines({ version: 9, at: 5, events: [] })).toEqual([]);
});

test('an action without events says whose it was', () => {
  const sentence = { key: 'offer-fleet-end', args: [] };
  const [line] = lines({ version: 9, at: 5, actor: 1, action: 'end', events: [], sentence });
  expect(line?.sentence).toEqual({ key: 'web-log-decided', args: [['seat', { seat: 1 }], ['action', { sentence }]] });
});

describe('jumps', () => {
  const from = (at: number) => (kind: Parameters<typeof jump>[0]) => jump(kind, at, 5, [1, 4]);
  test('step and stay within the game', () => {
    expect([from(0)('previous'), from(0)('next'), from(5)('next')]).toEqual([0, 1, 5]);
    expect([from(3)('first'), from(3)('last')]).toEqual([0, 5]);
  });
  test('go from turn to turn', () => {
    expect([from(3)('turn-back'), from(1)('turn-back'), from(3)('turn-on'), from(4)('turn-on')]).toEqual([1, 0, 4, 5]);
  });
  test('have keys', () => {
    expect([jumpKey('ArrowLeft'), jumpKey('End'), jumpKey('x')]).toEqual(['previous', 'last', null]);
  });
});

test('twice as fast is half as long', () => {
  expect(dwellMs(2) * 2).toBe(dwellMs(1));
});

import { describe, expect, test } from 'vitest';

import type { MomentShown, Now, ServerMessage, Snapshot } from '../protocol/types';
import { type Table, receive, upTo, viewAfter, withHistory } from './fold';

const now = (view: unknown): Now => ({
  prompt: { seats: [0] },
  view,
  actions: [],
  undo: false,
  clock: { now_ms: 0, running: false, paused: false, awaits_ready: false, seats: [] },
  seats: [],
});

const snapshot = (version: number, at: number): Snapshot => ({
  id: 't',
  version,
  at,
  last: at,
  game: 'quantum',
  rules: 1,
  public: false,
  setup: {},
  setting: { key: 'x', args: [] },
  secrets: false,
  ...now(`view ${version}`),
  you: 0,
  host: true,
  commitment: '',
  limits: {},
  chat: [],
  motions: [],
  watching: 0,
});

const moment = (version: number, at: number): MomentShown => ({ version, at, events: [], now: now(`view ${version}`) });

function fold(table: Table | null, message: ServerMessage): Table {
  const step = receive(table, message);
  if ('resync' in step) throw new Error('resync');
  return step.next;
}
const first = fold(null, { type: 'snapshot', ...snapshot(5, 5) });

describe('a moment', () => {
  test('that follows is folded in', () => {
    const table = fold(first, { type: 'moment', ...moment(6, 6) });
    expect(table.snapshot).toMatchObject({ version: 6, at: 6, view: 'view 6' });
    expect(table.log.map((entry) => entry.at)).toEqual([6]);
  });
  test('that is known already changes nothing', () => {
    expect(fold(first, { type: 'moment', ...moment(5, 5) })).toBe(first);
  });
  test('behind a gap asks for a snapshot', () => {
    expect(receive(first, { type: 'moment', ...moment(7, 7) })).toEqual({ resync: true });
    expect(receive(null, { type: 'moment', ...moment(1, 1) })).toEqual({ resync: true });
  });
  test('that was missed comes without its position: the last one brings it', () => {
    const { now: _, ...missed } = moment(6, 6);
    const between = fold(first, { type: 'moment', ...missed });
    const table = fold(between, { type: 'moment', ...moment(7, 7) });
    expect(table.snapshot.view).toBe('view 7');
    expect(table.log.map((entry) => entry.at)).toEqual([6, 7]);
  });
  test('of the table itself keeps the decision before it in the log', () => {
    const played = fold(first, { type: 'moment', ...moment(6, 6) });
    const resigned = fold(played, { type: 'moment', ...moment(7, 6) });
    expect(resigned.log.map((entry) => entry.version)).toEqual([6, 7]);
  });
});

test('an older snapshot that arrives late is left aside', () => {
  expect(fold(first, { type: 'snapshot', ...snapshot(4, 4) })).toBe(first);
});

test('after an undo the decision leaves the log', () => {
  const played = fold(first, { type: 'moment', ...moment(6, 6) });
  const undone = fold(played, { type: 'snapshot', ...snapshot(7, 5) });
  expect(undone.log).toEqual([]);
  const again = fold(undone, { type: 'moment', ...moment(8, 6) });
  expect(again.log.map((entry) => entry.version)).toEqual([8]);
});

test('a stale action brings the table up to date', () => {
  const sentence = { key: 'x', args: [] };
  const table = fold(first, { type: 'refused', error: 'stale', sentence, current: snapshot(9, 9) });
  expect(table.snapshot.version).toBe(9);
});

test('the history goes before the news, without doubles', () => {
  const table = fold(first, { type: 'moment', ...moment(6, 6) });
  const whole = withHistory(table, [1, 2, 3, 4, 5, 6].map((number) => moment(number, number)));
  expect(whole.log.map((entry) => entry.version)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a line of chat that is sent again is shown once', () => {
  const line = { type: 'chat', seat: 1, text: 'Hello', at_ms: 7 } as const;
  const table = fold(fold(first, line), line);
  expect(table.snapshot.chat).toEqual([{ seat: 1, text: 'Hello', at_ms: 7 }]);
});

describe('a view', () => {
  const before = { time: 5, members: [{ hand: 3 }, { hand: 4 }] };
  test('is changed where it is said to, and shares the rest', () => {
    const after = viewAfter(before, { view_changes: [[['members', 1, 'hand'], 2], [['time'], 6]] }) as typeof before;
    expect(after).toEqual({ time: 6, members: [{ hand: 3 }, { hand: 2 }] });
    expect(after.members[0]).toBe(before.members[0]);
    expect(before.members[1]?.hand).toBe(4);
  });
  test('is replaced, or stays the same', () => {
    expect(viewAfter(before, { view: 'another' })).toBe('another');
    expect(viewAfter(before, {})).toBe(before);
  });
});

describe('what a film has not shown yet', () => {
  const told = (number: number) => ({ event: number, sentence: { key: `e${number}`, args: [] }, marks: [], depth: 0 });
  const log = [6, 7, 8].map((version) => ({ version, at: version, events: [told(1), told(2), told(3)] }));
  const over = { outcome: 'drawn' as const, winners: [], sentence: { key: 'over', args: [] } };
  const table: Table = { snapshot: { ...first.snapshot, version: 8, prompt: { seats: [], over } }, log };
  test('is in no log, and the end of the game neither', () => {
    const held = upTo(table, { version: 7, events: 2 });
    expect(held.log.map(({ events }) => events.length)).toEqual([3, 2]);
    expect(held.snapshot.prompt).toEqual({ seats: [] });
    expect(held.snapshot.version).toBe(8);
  });
  test('is nothing once everything was shown', () => {
    expect(upTo(table, { version: 8, events: 3 })).toBe(table);
    expect(upTo(table, { version: 9, events: 0 })).toBe(table);
  });
});

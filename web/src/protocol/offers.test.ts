import { expect, test } from 'vitest';

import { unpack, unpackMessage } from './offers';
import type { Actions, ServerMessage } from './wire';

const packed: Actions = {
  notations: ['move bo c3 c4', 'end'],
  sentences: [[0, 0, 1], [1]],
  picks: [[0, 1, 2], [3]],
  orders: [0, null],
  previews: [null, 0],
  phrases: [
    { key: 'offer-move', args: ['from', 'to'] },
    { key: 'offer-end', args: [] },
  ],
  values: [{ text: 'c3' }, { text: 'c4' }],
  things: [
    { kind: 'die', id: 'bo' },
    { kind: 'sector', id: 'c3' },
    { kind: 'sector', id: 'c4' },
    { kind: 'button', id: 'end' },
  ],
  freedoms: [{ floating: { start: 0, length: 1 } }],
  prospects: [{ damage: 3 }],
};

const move = {
  notation: 'move bo c3 c4',
  sentence: { key: 'offer-move', args: [['from', { text: 'c3' }], ['to', { text: 'c4' }]] },
  picks: [
    { kind: 'die', id: 'bo' },
    { kind: 'sector', id: 'c3' },
    { kind: 'sector', id: 'c4' },
  ],
  floating: { start: 0, length: 1 },
};

test('numbers become what they stand for', () => {
  expect(unpack(packed)).toEqual([
    move,
    {
      notation: 'end',
      sentence: { key: 'offer-end', args: [] },
      picks: [{ kind: 'button', id: 'end' }],
      preview: { damage: 3 },
    },
  ]);
  expect(unpack({ notations: [] })).toEqual([]);
});

test('wherever actions stand in a message, they are unpacked', () => {
  const message = (value: unknown): ServerMessage => value as ServerMessage;
  expect(unpackMessage(message({ type: 'snapshot', actions: packed }))).toHaveProperty('actions.0', move);
  expect(unpackMessage(message({ type: 'moment', now: { actions: packed } }))).toHaveProperty('now.actions.0', move);
  expect(unpackMessage(message({ type: 'refused', current: { actions: packed } }))).toHaveProperty('current.actions.0', move);
});

test('what is left out of a message stays left out', () => {
  const message = { type: 'moment', now: { undo: false } } as unknown as ServerMessage;
  expect(unpackMessage(message)).toEqual({ type: 'moment', now: { undo: false } });
  const missed = { type: 'moment', version: 3 } as unknown as ServerMessage;
  expect(unpackMessage(missed)).not.toHaveProperty('now');
});

import { describe, expect, test } from 'vitest';

import type { MotionShown, Snapshot } from '../protocol/types';
import { findMotion, mayProposeRematch, proposals, sameMotion } from './motions';

const rematch: MotionShown = { motion: 'rematch', agreed: [0], missing: [1, 2] };
const takeover: MotionShown = { motion: { takeover: 2 }, agreed: [0], missing: [1] };
const ready: MotionShown = { motion: 'start', agreed: [], missing: [0, 1] };

test('motions are the same when they are about the same seat', () => {
  expect(sameMotion('rematch', 'rematch')).toBe(true);
  expect(sameMotion('rematch', 'start')).toBe(false);
  expect(sameMotion({ takeover: 1 }, { takeover: 1 })).toBe(true);
  expect(sameMotion({ takeover: 1 }, { takeover: 2 })).toBe(false);
  expect(sameMotion('rematch', { takeover: 0 })).toBe(false);
  expect(findMotion([rematch, takeover], { takeover: 2 })).toBe(takeover);
});

describe('proposals', () => {
  test('wait for the answers of those at this screen', () => {
    expect(proposals({ motions: [rematch] }, [1, 2])[0]?.unanswered).toEqual([1, 2]);
    expect(proposals({ motions: [rematch] }, [0])[0]?.unanswered).toEqual([]);
    expect(proposals({ motions: [rematch] }, [])[0]?.unanswered).toEqual([]);
  });

  test('leave out what has a button of its own, and whoever they are about', () => {
    expect(proposals({ motions: [ready] }, [0])).toEqual([]);
    expect(proposals({ motions: [takeover] }, [2])).toEqual([]);
    expect(proposals({ motions: [takeover] }, [1])).toHaveLength(1);
  });
});

test('another game is proposed once, by players, after the end', () => {
  const over = { outcome: 'drawn', winners: [], sentence: { key: 'x', args: [] } };
  const table = (part: object) => ({ prompt: { seats: [], over }, you: 0, motions: [], ...part }) as unknown as Snapshot;
  expect(mayProposeRematch(table({}))).toBe(true);
  expect(mayProposeRematch(table({ you: null }))).toBe(false);
  expect(mayProposeRematch(table({ motions: [rematch] }))).toBe(false);
  expect(mayProposeRematch(table({ next_table: 'n' }))).toBe(false);
  expect(mayProposeRematch(table({ prompt: { seats: [0] } }))).toBe(false);
});

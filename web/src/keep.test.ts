import { beforeEach, expect, test, vi } from 'vitest';

import { followTo, forgetTable, keepCommitment, keepSeat, keptCommitment, keptTable, keptTables, ownSeats } from './keep';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('the commitment that was seen first stays', () => {
  keepCommitment('t', 'first', true);
  keepCommitment('t', 'second', true);
  expect(keptCommitment('t')).toEqual({ commitment: 'first', early: true });
  expect(keptCommitment('u')).toBeUndefined();
});

test('only so many tables are remembered, the latest', () => {
  for (let table = 0; table < 310; table += 1) keepCommitment(`t${table}`, 'c', true);
  expect(keptCommitment('t9')).toBeUndefined();
  expect(keptCommitment('t10')).toBeDefined();
  expect(keptCommitment('t309')).toBeDefined();
});

const seat = (secret: string) => ({ seat: 1, secret, use: 'play' as const });

test('what another page of the browser has kept is not overwritten', async () => {
  expect(keptTables()).toEqual([]);
  vi.resetModules();
  const other = await import('./keep');
  other.keepSeat('theirs', 'quantum', seat('a'));
  keepSeat('ours', 'quantum', seat('b'));
  expect(keptTables().map(({ id }) => id).sort()).toEqual(['ours', 'theirs']);
  other.forgetTable('theirs');
  followTo('ours', 'next', 2);
  expect(Object.keys(JSON.parse(localStorage.getItem('passerelle.tables') ?? '{}') as object)).toEqual(['ours', 'next']);
  expect(ownSeats('next')).toEqual([{ seat: 0, secret: 'b', use: 'play' }]);
});

test('where nothing can be kept a seat lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('refused');
    },
  });
  keepSeat('t', 'quantum', seat('a'));
  keepSeat('u', 'quantum', seat('b'));
  forgetTable('u');
  expect(keptTable('t')?.seats).toEqual([seat('a')]);
  expect(keptTable('u')).toBeUndefined();
});

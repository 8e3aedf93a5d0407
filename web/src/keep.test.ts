import { beforeEach, expect, test, vi } from 'vitest';

import { keepCommitment, keptCommitment } from './keep';

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

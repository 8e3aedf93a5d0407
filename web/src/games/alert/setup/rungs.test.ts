import { expect, test } from 'vitest';

import type { MenuOption } from '../../../protocol/types';
import { androids, rungOf, scriptsOf } from './rungs';

const named = (value: string) => ({ value, label: { key: value, args: [] } });
const option = { name: 'mission', label: { key: 'x', args: [] }, default: 'mission', choices: ['mission', 'generated', 'S1-1', 'S1-2', 'S2-1'].map(named) } as MenuOption;

test('every mission stands on its rung', () => {
  expect(['test-run', 'generated', 'S1-2', 'S1-3', 'S1-8', 'S2-1', 'mission'].map(rungOf)).toEqual(['test-run', 'mission', 'test-run', 'simulation', 'advanced-simulation', 'mission', 'mission']);
  expect(scriptsOf(option, 'test-run').map(({ value }) => value)).toEqual(['S1-1', 'S1-2']);
  expect(scriptsOf(option, 'simulation')).toEqual([]);
});

test('androids fill the crew up', () => {
  expect([1, 2, 3, 4, 5].map((people) => androids(people, false))).toEqual([4, 2, 1, 0, 0]);
  expect([2, 3, 4].map((people) => androids(people, true))).toEqual([3, 2, 1]);
});

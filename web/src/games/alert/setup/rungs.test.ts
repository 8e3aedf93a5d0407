import { expect, test } from 'vitest';

import type { MenuOption } from '../../../protocol/types';
import { type Ladder, crewOf, rungOf, scriptsOf } from './rungs';

const named = (value: string) => ({ value, label: { key: value, args: [] } });
const option = { name: 'mission', label: { key: 'x', args: [] }, default: 'mission', choices: ['mission', 'generated', 'S1-1', 'S1-2', 'S2-1'].map(named) } as MenuOption;
const lent: Ladder = {
  levels: [
    { id: 'test-run', scripts: ['S1-1', 'S1-2'], is_generated: false },
    { id: 'mission', scripts: ['S2-1'], is_generated: true },
  ],
  crews: [
    { players: 2, five: false, androids: 2, communications: 2, security: 1 },
    { players: 5, five: false, androids: 0, communications: 2, security: 3 },
  ],
};

test('every mission stands on the rung that the server names', () => {
  expect(['test-run', 'generated', 'S1-2', 'S2-1', 'mission', 'Night shift'].map((mission) => rungOf(lent, mission)?.id)).toEqual(['test-run', 'mission', 'test-run', 'mission', 'mission', undefined]);
  expect(scriptsOf(option, rungOf(lent, 'S1-1')).map(({ value }) => value)).toEqual(['S1-1', 'S1-2']);
  expect(scriptsOf(option, null)).toEqual([]);
});

test('a crew is as the server says; a variant that it does not know is the usual one', () => {
  expect(crewOf(lent, 2, false)?.androids).toBe(2);
  expect(crewOf(lent, 5, true)?.androids).toBe(0);
  expect(crewOf(lent, 3, false)).toBeNull();
});

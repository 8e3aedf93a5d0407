import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import type { Says } from '../wire';
import { ALARM, TEST, clipsOf } from './grammar';

const threat = (number: number, rest: object = {}): Says => ({ threat: { number, severity: 'common', lane: { external: 'red' }, unconfirmed: false, ...rest } }) as Says;
const spoken = (says: Says) => clipsOf(says).map(({ id, again }) => (again ? `(${id})` : id)).join(' ');

test('threats and data are said twice, the second time as a repetition', () => {
  expect(spoken(threat(3))).toBe('alert t3 threat red (repeat) (t3) (threat) (red)');
  expect(spoken(threat(5, { severity: 'serious', lane: 'internal' }))).toBe('alert t5 serious_internal (repeat) (t5) (serious_internal)');
  expect(spoken(threat(7, { severity: 'serious', lane: { external: 'blue' }, unconfirmed: true }))).toBe('alert t7 unconfirmed serious blue (repeat) (t7) (unconfirmed) (serious) (blue)');
  expect(spoken('incoming_data')).toBe('incoming (repeat) (incoming)');
  expect(spoken('communications_down')).toBe('comm_down');
  expect(spoken({ warning: { phase: 'three', seconds: 20 } })).toBe('op_20');
  expect(spoken({ phase_ends: 'two' })).toBe('2_end');
});

const every: Says[] = [
  ...Array.from({ length: 8 }, (_, index) => threat(index + 1, { unconfirmed: index % 2 === 0 })),
  ...(['common', 'serious'] as const).flatMap((severity) => ['internal', { external: 'red' }, { external: 'white' }, { external: 'blue' }].map((lane) => threat(1, { severity, lane }))),
  'incoming_data',
  'transfer_begins',
  'transfer_ends',
  'communications_down',
  'communications_restored',
  ...(['one', 'two', 'three'] as const).flatMap((phase): Says[] => [...[60, 20, 5].map((seconds): Says => ({ warning: { phase, seconds } })), { phase_ends: phase }]),
];

test.each(['en', 'fr'])('there is a clip for everything that can be said, and none for nothing: %s', (language) => {
  const file = new URL(`../../../../public/voice/computer-${language}.json`, import.meta.url);
  const { clips } = JSON.parse(readFileSync(file, 'utf8')) as { clips: Record<string, { long: number }> };
  const wanted = new Set([...ALARM, ...TEST, ...every.flatMap(clipsOf)].map(({ id }) => id));
  expect([...wanted].sort()).toEqual(Object.keys(clips).sort());
  expect(Object.values(clips).every(({ long }) => long > 0.2 && long < 6)).toBe(true);
});

test.each(['en', 'fr'])('a language takes less than 600 KiB: %s', (language) => {
  const size = ['ogg', 'mp3', 'json'].reduce((sum, kind) => sum + readFileSync(new URL(`../../../../public/voice/computer-${language}.${kind}`, import.meta.url)).length, 0);
  expect(size).toBeLessThan(600 * 1024);
});

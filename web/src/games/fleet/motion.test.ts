import { expect, test } from 'vitest';

import { between } from './effects';
import { fleet, ship, view } from './staged';
import { alarms, soundOf, throwOf } from './throws';

const at = (ships: Parameters<typeof fleet>[0], further = {}) => view({ seats: [fleet(ships), fleet([])], ...further });

test('blows, losses and repairs are seen between two positions', () => {
  const before = at([ship('a', 'b2'), ship('b', 'c2', { hull: 4 }), ship('c', 'd2', { hull: 2 })]);
  const after = at([ship('a', 'b3', { hull: 13 }), ship('b', 'c2', { hull: 8 }), ship('c', null, { hull: 0, destroyed: true })]);
  expect(between(before, after)).toEqual([
    { kind: 'hit', ship: '1a', sector: 'b3', damage: 5 },
    { kind: 'mended', ship: '1b', sector: 'c2', gained: 4 },
    { kind: 'lost', ship: '1c', seat: 0, sector: 'd2' },
  ]);
  expect(between(before, before)).toEqual([]);
});

test('a Signal that is revealed is not a ship that was hit', () => {
  const before = at([ship('a', 'b2', { kind: 'signal', signal: true, hull: 0, full_hull: 0 })]);
  expect(between(before, at([ship('a', 'b2')]))).toEqual([{ kind: 'revealed', ship: '1a', seat: 0, sector: 'b2' }]);
});

test('a Black Hole pulls when its markers are gone', () => {
  const hole = (markers: number) => ({ sectors: [{ sector: 'c3', kind: 'black_hole', markers, weapon: null }] });
  expect(between(at([], hole(3)), at([], hole(0)))).toEqual([{ kind: 'pull', sector: 'c3' }]);
});

test('a roll is thrown with the colours of its dice, a test with a white one', () => {
  expect(throwOf([{ type: 'dice_rolled', seat: 1, first: 'ro', second: 'bs', third: null }])?.dice.map(({ seat, sign }) => [seat, sign])).toEqual([
    [1, 'ro'],
    [1, 'bs'],
  ]);
  expect(throwOf([{ type: 'sector_tested', seat: 0, at: 'c3', kind: 'black_hole', face: 'special' }])?.dice[0]?.sign).toBe('ws');
  expect(throwOf([{ type: 'turn_ended', seat: 0 }])).toBeNull();
});

test('the gravest of several things is heard, and an attack alarms', () => {
  const damage = { type: 'damage_taken', ship: '1a', kind: null, damage: 2, hull: 0 } as const;
  expect(soundOf([damage, { type: 'ship_destroyed', ship: '1a', kind: 'frigate', at: 'b2' }])).toBe('lost');
  expect(soundOf([damage])).toBe('hit');
  expect(soundOf([])).toBeNull();
  expect([alarms('question-fleet-react'), alarms('question-fleet-actions')]).toEqual([true, false]);
});

import { expect, test } from 'vitest';

import { between } from './effects';
import { type Told, figures, pointsByRound, swings } from './figures';
import { fleet, ship, view } from './staged';
import { soundOf, throwOf } from './throws';

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

test('the gravest of several things is heard', () => {
  const damage = { type: 'damage_taken', ship: '1a', kind: null, damage: 2, hull: 0 } as const;
  expect(soundOf([damage, { type: 'ship_destroyed', ship: '1a', kind: 'frigate', at: 'b2' }])).toBe('lost');
  expect(soundOf([damage])).toBe('hit');
  expect(soundOf([])).toBeNull();
});

test('what was fired is dealt or blocked, and the dearest loss comes first', () => {
  const log: Told[] = [
    {
      at: 4,
      events: [
        { type: 'turn_started', seat: 1, round: 1 },
        { type: 'attack_declared', seat: 1, volley: null, from: 'c4', via: 'c4', target: '1a', kind: null },
        { type: 'shots_fired', seat: 1, ships: 'ab', kind: null, damage: 9 },
        { type: 'damage_taken', ship: '1a', kind: null, damage: 5, hull: 0 },
        { type: 'ship_destroyed', ship: '1a', kind: 'cruiser', at: 'c3' },
      ],
    },
    { at: 6, events: [{ type: 'turn_started', seat: 0, round: 2 }, { type: 'ship_destroyed', ship: '1b', kind: 'frigate', at: 'c3' }] },
  ];
  const position = view({ seats: [fleet([ship('a', null), ship('b', null, { class: 1 })], { points_at_start: 12 }), fleet([], { points_at_start: 12 })] });
  expect(figures(log, 2)[1]).toMatchObject({ fired: 9, dealt: 5, lost: 0 });
  expect(figures(log, 2)[0]).toMatchObject({ blocked: 4, lost: 2 });
  expect(pointsByRound(log, position)).toEqual([[12, 12], [9, 12], [8, 12]]);
  expect(swings(log, position, 1)).toEqual([{ at: 4, events: [4], seat: 0, points: 3 }]);
  // What is lost in one decision is lost together.
  const both = [{ at: 5, events: log.flatMap(({ events }) => events).filter(({ type }) => type === 'ship_destroyed') }];
  expect(swings(both, position, 3)).toEqual([{ at: 5, events: [0, 1], seat: 0, points: 4 }]);
});

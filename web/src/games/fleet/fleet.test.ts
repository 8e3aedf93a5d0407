import { expect, test } from 'vitest';

import { berths, grid } from './geometry';
import { findShip, markedSectors, shipsOn, sign } from './names';
import type { FleetShip as Ship, FleetView as View } from './wire';

const ship = (id: string, sector: string | null): Ship => ({
  id,
  kind: 'heavy_battleship',
  class: 5,
  firepower: 4,
  hull: 5,
  full_hull: 5,
  weapon: null,
  sector,
  destroyed: false,
});

const fleet = (ships: Ship[]): View['seats'][number] => ({
  faction: 'phebe',
  commander: null,
  points: 5,
  points_at_start: 5,
  threshold: 1,
  flagship_decides: false,
  ships,
  reserve: [1, 1, 1],
  rolled: [],
  bridge: [],
  tiles: [],
  home: [],
});

/** Two zones of three by two, with a column between them. */
const VIEW: View = {
  zones: [
    { corner: 'a1', width: 3, depth: 2 },
    { corner: 'e1', width: 3, depth: 2 },
  ],
  sectors: [],
  gates: [],
  tokens: [],
  seats: [fleet([ship('a', 'a1'), ship('b', null)]), fleet([ship('a', 'a1')])],
  phase: 'actions',
  round: 1,
  active: 0,
  attack: null,
};

test('row 1 lies at the bottom, and there is nothing between the zones', () => {
  const board = grid(VIEW);
  expect([board.columns, board.rows]).toEqual([7, 2]);
  expect(board.place('a1')).toEqual({ column: 0, row: 1 });
  expect(board.name({ column: 4, row: 0 })).toBe('e2');
  expect(board.has(board.place('d1'))).toBe(false);
});

test('ships are found by player and letter, and by where they stand', () => {
  expect(findShip(VIEW, '2a')?.seat).toBe(1);
  expect(findShip(VIEW, '2z')).toBeNull();
  expect(shipsOn(VIEW, 'a1').map(({ seat }) => seat)).toEqual([0, 1]);
  expect([...markedSectors(VIEW, [{ kind: 'ship', id: '1a' }, { kind: 'sector', id: 'c2' }, { kind: 'ship', id: '1b' }])]).toEqual(['a1', 'c2']);
});

test('every ship of a sector has a berth of its own', () => {
  for (const count of [1, 2, 4, 5, 9]) {
    const places = berths(count).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

test('results are signed by the letter of their colour and the sign of their face', () => {
  expect(sign('bo*')).toBe('B + *');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { cells, centre, place, slotOffsets, squareName, tiles } from './geometry';
import { readMaps } from './maps';
import { markedSquares } from './names';
import type { QuantumView as View } from './wire';

const maps = readMaps(readFileSync(new URL('../../../../crates/quantum/data/maps.toml', import.meta.url), 'utf8'));

test('every map of the rules has a picture', () => {
  expect(maps).toHaveLength(73);
  for (const map of maps) {
    const planets = map.tiles.flat().filter((tile) => tile !== null && tile.number > 0);
    expect(planets.filter((tile) => tile?.start), map.id).toHaveLength(map.seats);
    expect(planets.every((tile) => tile && tile.number >= 7 && tile.number <= 10), map.id).toBe(true);
  }
});

test('squares have names and places', () => {
  expect(place('e4')).toEqual({ column: 4, row: 3 });
  expect(squareName({ column: 20, row: 11 })).toBe('u12');
  expect(centre('b1')).toEqual({ x: 150, y: 50 });
});

const BOARD = ['ooo...ooo', 'oPo...ovo', 'ooo...ooo'];

test('tiles are found by their middles, gaps are none', () => {
  expect(tiles(BOARD)).toEqual([
    { column: 0, row: 0, isVoid: false },
    { column: 6, row: 0, isVoid: true },
  ]);
});

test('the squares of the board have names, the gaps have none', () => {
  const names = cells({ board: BOARD } as View);
  expect(names[0]).toEqual(['a1', 'b1', 'c1', null, null, null, 'g1', 'h1', 'i1']);
});

test('marks are squares, or the ship of a seat wherever it stands', () => {
  const ship = (die: string, square: string | null) => ({ die, square });
  const view = { seats: [{ ships: [ship('a', 'b1'), ship('b', null)] }, { ships: [ship('a', 'h8')] }] } as unknown as View;
  const marks = (text: string) =>
    text.split(' ').map((mark) => {
      const [kind = '', id = ''] = mark.split(':');
      return { kind, id };
    });
  expect([...markedSquares(view, marks('square:e4 seat:1 die:a'))]).toEqual(['e4', 'h8']);
  expect([...markedSquares(view, marks('seat:0 die:b card:agile seat:0 die:a'))]).toEqual(['b1']);
});

test('a planet has as many places for cubes as slots', () => {
  expect([1, 2, 3, 4].map((slots) => slotOffsets(slots).length)).toEqual([1, 2, 3, 4]);
});

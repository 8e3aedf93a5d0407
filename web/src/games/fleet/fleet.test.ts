import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { namedClauses } from './clauses';
import { arcTowards, berths, dropBetween, grid } from './geometry';
import { classesOn, findShip, isDrawn, markedSectors, shipsOn } from './names';
import { silhouette, silhouetteKinds } from './silhouettes';
import { fleet, ship, view } from './staged';

/** Two zones of three by two, with a column between them. */
const VIEW = view({
  zones: [
    { corner: 'a1', width: 3, depth: 2 },
    { corner: 'e1', width: 3, depth: 2 },
  ],
  seats: [fleet([ship('a', 'a1'), ship('b', null)]), fleet([ship('a', 'a1')])],
});

test('row 1 lies at the bottom, and there is nothing between the zones', () => {
  const board = grid(VIEW);
  expect([board.columns, board.rows]).toEqual([7, 2]);
  expect(board.place('a1')).toEqual({ column: 0, row: 1 });
  expect(board.middle('a1')).toEqual({ x: 60, y: 180 });
  expect(board.name({ column: 4, row: 0 })).toBe('e2');
  expect(board.has(board.place('d1'))).toBe(false);
});

test('ships are found by player and letter, and by where they stand', () => {
  expect(findShip(VIEW, '2a')?.seat).toBe(1);
  expect(findShip(VIEW, '2z')).toBeNull();
  expect(shipsOn(VIEW, 'a1').map(({ seat }) => seat)).toEqual([0, 1]);
  expect([...markedSectors(VIEW, [{ kind: 'ship', id: '1a' }, { kind: 'sector', id: 'c2' }, { kind: 'ship', id: '1b' }])]).toEqual(['a1', 'c2']);
});

test('classes that stand together are added up', () => {
  expect(classesOn(VIEW, 'a1')).toEqual({ seat: 0, classes: 6 });
  expect(classesOn(VIEW, 'c2')).toBeNull();
});

test('every ship of a sector has a berth of its own', () => {
  for (const count of [1, 2, 4, 5, 9, 14]) {
    const places = berths(count).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

test('a drop lies between two sectors and points at the second', () => {
  expect(dropBetween({ x: 0, y: 0 }, { x: 0, y: 100 }, 0.5)).toEqual({ x: 0, y: 50, turn: 0 });
  expect(dropBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.5).turn).toBe(-90);
});

test('an arc faces the sector that it shields against', () => {
  expect(arcTowards({ x: 0, y: 0 }, { x: 0, y: -100 }, 50, 90)).toBe('M-50.0 -0.0A50 50 0 0 1 50.0 0.0');
});

test('ships in play need no buttons, those that are lost do', () => {
  expect(isDrawn(VIEW, { kind: 'ship', id: '1a' })).toBe(true);
  expect(isDrawn(VIEW, { kind: 'seat', id: '1' })).toBe(false);
  const lost = view({ ...VIEW, seats: [fleet([{ ...ship('a', null), destroyed: true }])] });
  expect(isDrawn(lost, { kind: 'ship', id: '1a' })).toBe(false);
});

test('every type of ship has looks of its own', () => {
  const source = readFileSync(new URL('../../../../crates/fleet/data/ships.toml', import.meta.url), 'utf8');
  const kinds = [...source.matchAll(/^id = "([a-z_]+)"/gm)].map(([, id]) => id ?? '').filter((id) => id !== 'decoy');
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !silhouetteKinds.includes(kind))).toEqual([]);
  expect(new Set(silhouetteKinds.map((kind) => JSON.stringify(silhouette(kind)))).size).toBe(silhouetteKinds.length);
});

test('every clause that is shown is in the rulebook', () => {
  const rules = readFileSync(new URL('../../../../locales/en/fleet/rules.ftl', import.meta.url), 'utf8');
  expect(namedClauses.filter((clause) => !rules.includes(`\n${clause} = `))).toEqual([]);
});

/** Every kind of decision in Fleet Commander, from a position placed by hand, by clicks on the picture: no more than the table of the design says. */

import { describe, expect, test } from 'vitest';

import { program } from './support/scene';
import { type Situation, carryOut, lastDecision, sit, stage } from './support/staged';

interface Case extends Situation {
  name: string;
  seat?: number;
  action: string;
  /** So many clicks at most. */
  clicks: number;
}

const FOE = { ships: 'cruiser@c5 cruiser@e5' };
const CASES: readonly Case[] = [
  { name: 'three dice are rolled', seats: [{ ships: 'cruiser@c3' }, FOE], position: { phase: 'energy' }, action: 'roll rbg', clicks: 4 },
  { name: 'a ship alone moves', seats: [{ ships: 'cruiser@c3', rolled: 'bo' }, FOE], action: 'move bo c3 c2', clicks: 2 },
  { name: 'a group moves', seats: [{ ships: 'cruiser@c3 frigate@c3', rolled: 'bo' }, FOE], before: [[0, 'move bo c3 c2']], action: 'ships ab', clicks: 1 },
  { name: 'an attack', seats: [{ ships: 'cruiser@c4', rolled: 'ro' }, FOE], action: 'attack ro c4 2a', clicks: 2 },
  { name: 'a shot from afar', seats: [{ ships: 'cruiser@c3', rolled: 'ro ro' }, FOE], action: 'attack ro+ro c3 c4 2a', clicks: 3 },
  { name: 'two targets at once', seats: [{ ships: 'destroyer@c4', rolled: 'ro' }, { ships: 'cruiser@c5 frigate@c5 cruiser@e5' }], action: 'double ro c4 2a 2b', clicks: 4 },
  { name: 'a Drain', seats: [{ ships: 'cruiser@c3', rolled: 'gs' }, { ...FOE, bridge: 'bo' }], action: 'drain gs 2', clicks: 3 },
  { name: 'a special weapon', seats: [{ ships: 'battleship:proton_beam@c4 cruiser@a1', rolled: 'rs gs' }, FOE], action: 'weapon a rs gs 2a', clicks: 3 },
  { name: 'a squadron is launched', seats: [{ ships: 'carrier@c3', rolled: 'ro' }, FOE], action: 'launch ro a c4', clicks: 3 },
  { name: 'a capacity is activated', seats: [{ ships: 'mule:sentinel_device@c3 cruiser@b2', rolled: 'go' }, FOE], action: 'activate a sentinel go c4', clicks: 4 },
  { name: 'a shield', seat: 1, seats: [{ ships: 'cruiser@c4', rolled: 'ro' }, { ...FOE, bridge: 'go' }], before: [[0, 'attack ro c4 2a']], action: 'shield go* c4', clicks: 2 },
  { name: 'a retreat', seat: 1, seats: [{ ships: 'cruiser@c4', rolled: 'ro' }, { ...FOE, bridge: 'bs' }], before: [[0, 'attack ro c4 2a']], action: 'retreat bs* b5', clicks: 2 },
  { name: 'a counter-attack', seat: 1, seats: [{ ships: 'cruiser@c4', rolled: 'ro' }, { ...FOE, bridge: 'rs' }], before: [[0, 'attack ro c4 2a']], action: 'counter rs* 1a', clicks: 2 },
  { name: 'no reaction', seat: 1, seats: [{ ships: 'cruiser@c4', rolled: 'ro' }, { ...FOE, bridge: 'rs' }], before: [[0, 'attack ro c4 2a']], action: 'pass', clicks: 1 },
  { name: 'a result is stored', seats: [{ ships: 'cruiser@c3', rolled: 'bo gs' }, FOE], position: { phase: 'bridge' }, action: 'store bo wing', clicks: 1 },
  { name: 'a turn ends', seats: [{ ships: 'cruiser@c3', rolled: 'bo' }, FOE], position: { phase: 'bridge' }, action: 'end', clicks: 1 },
  { name: 'a drained die is given up', seat: 1, seats: [{ ships: 'cruiser@c3', rolled: 'gs' }, { ...FOE, bridge: 'bo gd' }], before: [[0, 'drain gs 2']], action: 'lose bo', clicks: 1 },
];

describe('a decision by clicks', () => {
  test.each(CASES)('$name: $action in $clicks', { timeout: 25_000 }, async ({ seat = 0, action, clicks, ...situation }) => {
    const made = await stage(program.origin, situation);
    const page = await sit(made, seat);
    const spent = await carryOut(page, program.origin, made, seat, action);
    expect(await lastDecision(program.origin, made, seat)).toBe(action);
    expect(spent).toBeLessThanOrEqual(clicks);
    await page.context().close();
  });
});

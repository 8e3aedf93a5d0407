/** What has happened between two positions, for the eye: blows, losses, arrivals out of the dark. */

import { findShip } from './names';
import type { FleetView as View } from './wire';

export type Effect =
  | { kind: 'hit'; ship: string; sector: string; damage: number }
  | { kind: 'lost'; ship: string; seat: number; sector: string }
  | { kind: 'mended'; ship: string; sector: string; gained: number }
  | { kind: 'revealed'; ship: string; seat: number; sector: string }
  | { kind: 'pull'; sector: string };

/** Two positions that do not follow each other have nothing between them. */
export function between(before: View, after: View): Effect[] {
  if (before.seats.length !== after.seats.length || after.phase === 'setup') return [];
  const ships = before.seats.flatMap((fleet, seat) => fleet.ships.map((was) => ({ seat, was, name: `${seat + 1}${was.id}` })));
  return [...ships.flatMap(({ seat, was, name }) => ofShip(seat, name, was, after)), ...pulls(before, after)];
}

function ofShip(seat: number, ship: string, was: View['seats'][number]['ships'][number], after: View): Effect[] {
  const is = findShip(after, ship)?.ship;
  if (!was.sector || was.destroyed) return [];
  if (!is || is.destroyed) return [{ kind: 'lost', ship, seat, sector: was.sector }];
  const sector = is.sector ?? was.sector;
  if (was.kind === 'signal' && is.kind !== 'signal') return [{ kind: 'revealed', ship, seat, sector }];
  if (was.kind !== is.kind) return [];
  if (is.hull < was.hull) return [{ kind: 'hit', ship, sector, damage: was.hull - is.hull }];
  return is.hull > was.hull ? [{ kind: 'mended', ship, sector, gained: is.hull - was.hull }] : [];
}

/** A Black Hole whose markers are gone has pulled. */
function pulls(before: View, after: View): Effect[] {
  return before.sectors.flatMap(({ sector, kind, markers }) => {
    const now = after.sectors.find((other) => other.sector === sector);
    return kind === 'black_hole' && markers > 2 && now?.markers === 0 ? [{ kind: 'pull' as const, sector }] : [];
  });
}

/** A fleet that is being built: what is in it, and what each ship carries. Whether it is legal is for the server to say. */

import type { Catalogue, FleetSpec, ShipListed } from '../wire';

export interface Draft {
  faction: string;
  commander: string | null;
  /** Types of ships, with what they carry; an empty place is an empty text. */
  ships: readonly { kind: string; load: readonly string[] }[];
}

export const EMPTY: Draft = { faction: 'phebe', commander: null, ships: [] };

/** As the server writes it: `battleship:proton_beam`. */
export function specOf({ faction, commander, ships }: Draft): FleetSpec {
  const written = ships.map(({ kind, load }) => {
    const carried = load.filter(Boolean);
    return carried.length > 0 ? `${kind}:${carried.join('+')}` : kind;
  });
  return { faction, ...(commander ? { commander } : {}), ships: written };
}

/** How many things a ship carries. */
export const places = (ship: ShipListed | undefined): number => (ship?.weapon ? 1 : (ship?.devices ?? 0));

export function draftOf(spec: FleetSpec, known: Catalogue): Draft {
  const ships = spec.ships.map((text) => {
    const [kind = '', load = ''] = text.split(':');
    const carried = load.split('+').filter(Boolean);
    const count = places(known.ships.find(({ id }) => id === kind));
    return { kind, load: Array.from({ length: count }, (_, index) => carried[index] ?? '') };
  });
  return { faction: spec.faction, commander: spec.commander ?? null, ships };
}

/** The fleet with one ship more, beside those of its type; it carries what the last of them does. */
export function withShip(draft: Draft, ship: ShipListed): Draft {
  const at = draft.ships.findLastIndex(({ kind }) => kind === ship.id);
  const load = draft.ships[at]?.load ?? Array.from({ length: places(ship) }, () => '');
  const added = { kind: ship.id, load };
  const ships = at < 0 ? [...draft.ships, added] : draft.ships.toSpliced(at + 1, 0, added);
  return { ...draft, ships };
}

/** The fleet without the last ship of a type. */
export function withoutShip(draft: Draft, kind: string): Draft {
  const at = draft.ships.findLastIndex((ship) => ship.kind === kind);
  return at < 0 ? draft : { ...draft, ships: draft.ships.toSpliced(at, 1) };
}

/** The fleet in which a ship carries something else. */
export function withLoad(draft: Draft, ship: number, place: number, what: string): Draft {
  const ships = draft.ships.map((other, index) => (index === ship ? { ...other, load: other.load.with(place, what) } : other));
  return { ...draft, ships };
}

/** What a ship may carry in this faction. */
export function loads(known: Catalogue, faction: string, kind: string): string[] {
  const ship = known.ships.find(({ id }) => id === kind);
  if (ship?.weapon) return known.weapons.filter(({ factions }) => factions.includes(faction)).map(({ id }) => id);
  const fits = ([carrier, factions]: readonly [string, readonly string[]]) => carrier === kind && factions.includes(faction);
  return known.devices.filter(({ carriers }) => carriers.some(fits)).map(({ id }) => id);
}

export const letter = (index: number): string => String.fromCharCode(97 + (index % 26));

/** The sums of a fleet, counted at once. */
export function sums({ ships }: Draft, known: Catalogue): { fire: number; hull: number; points: number } {
  const rows = ships.flatMap(({ kind }) => known.ships.find(({ id }) => id === kind) ?? []);
  const add = (value: (row: ShipListed) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  return { fire: add(({ fire }) => fire ?? 0), hull: add(({ hull }) => hull), points: add((row) => row.class) };
}

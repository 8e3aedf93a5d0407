/** What the things of Fleet Commander are called. */

import type { Pick, Value } from '../../protocol/types';
import { say, speech, t } from '../../words/speech.svelte';
import type { Label } from '../game';
import type { FleetShip as Ship, FleetView as View } from './wire';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** The key of a thing that goes by an id: `fleet-ship-heavy-battleship`. */
export const key = (family: string, id: string): string => `fleet-${family}-${dashed(id)}`;

/** The short name of a thing that can be picked. */
export function label(view: View, pick: Pick): Label {
  switch (pick.kind) {
    case 'button':
      return { key: `button-fleet-${pick.id}` };
    case 'fleet':
      return { key: pick.id === 'given' ? 'fleet-given' : key('ready', pick.id) };
    case 'colour':
      return { key: key('colour', pick.id) };
    case 'slot':
      return { key: key('slot', pick.id) };
    case 'tile':
      return { key: key('sector', pick.id) };
    case 'capacity':
      return { key: key('capacity', pick.id) };
    case 'line':
      return { key: key('axis', pick.id) };
    case 'weapon':
      return { key: thingKey(['weapon', 'token'], pick.id) };
    case 'die':
      return { text: dieName(pick.id) };
    case 'seat':
      return { seat: Number(pick.id) - 1 };
    case 'ship':
      return { text: shipLabel(view, pick.id) };
    default:
      return { text: pick.id };
  }
}

/** Names differ by what a thing is when it is fired and when it lies there. */
const thingKey = (families: readonly string[], id: string): string => {
  const keys = families.map((family) => key(family, id));
  return keys.find((name) => speech.words.has(name)) ?? keys[0] ?? id;
};

const COLOURS: Record<string, string> = { r: 'red', b: 'blue', g: 'green' };
const FACE_NAMES: Record<string, string> = { o: 'orthogonal', d: 'diagonal', m: 'multi', s: 'special' };

export const colourOf = (die: string): string => COLOURS[die.charAt(0)] ?? 'green';
export const faceOf = (die: string): string => FACE_NAMES[die.charAt(1)] ?? 'special';

/** A result in words: its colour and its face. */
export function dieName(die: string): string {
  return t('web-fleet-die', { colour: t(key('colour', colourOf(die))), face: t(key('face', faceOf(die))).toLowerCase() });
}

/** Seats are counted from 1 in the names of ships: `2b`. */
export const shipName = (seat: number, ship: Ship): string => `${seat + 1}${ship.id}`;

export function shipsOn(view: View, sector: string): { seat: number; ship: Ship }[] {
  return view.seats.flatMap((fleet, seat) =>
    fleet.ships.filter((ship) => ship.sector === sector && !ship.destroyed && !ship.fled).map((ship) => ({ seat, ship })),
  );
}

export function findShip(view: View, name: string): { seat: number; ship: Ship } | null {
  const seat = Number(name.slice(0, 1)) - 1;
  const ship = view.seats[seat]?.ships.find(({ id }) => id === name.slice(1));
  return ship ? { seat, ship } : null;
}

/** A ship as one speaks of it: its type and its letter. */
export const shipTitle = (ship: Ship): string => `${t(key('ship', ship.kind))} ${ship.id}`;

function shipLabel(view: View, name: string): string {
  const found = findShip(view, name);
  return found ? shipTitle(found.ship) : name;
}

/** What stands on a sector, in a sentence: its accessible name. */
export function describeSector(view: View, sector: string, names: readonly string[]): string {
  if (view.fog.includes(sector)) return say({ key: 'board-fleet-fog', args: [['sector', { text: sector }]] }, names);
  const special = view.sectors.find((other) => other.sector === sector);
  const ships = shipsOn(view, sector);
  const args: [string, Value][] = [['sector', { text: sector }]];
  if (special) {
    args.push(['name', { message: key('sector', special.kind) }], ['text', { message: `${key('sector', special.kind)}.text` }]);
  }
  if (ships.length > 0) {
    args.push(['ships', { list: ships.map(({ ship }) => ({ message: key('ship', ship.kind) })) }]);
  }
  const held = ships.length > 0 ? 'held' : 'empty';
  const name = special ? `board-fleet-special${ships.length > 0 ? '-held' : ''}` : `board-fleet-${held}`;
  return say({ key: name, args }, names);
}

/** One ship in a sentence. */
export function describeShip(seat: number, ship: Ship, names: readonly string[]): string {
  if (ship.kind === 'signal') return say({ key: 'board-fleet-signal', args: [['letter', { text: ship.id }], ['seat', { seat }]] }, names);
  if (ship.kind === 'station') return say({ key: 'board-fleet-bays', args: [['letter', { text: ship.id }], ['seat', { seat }]] }, names);
  const text = ship.weapon ? key('weapon', ship.weapon) : `${key('ship', ship.kind)}.text`;
  const args: [string, Value][] = [
    ['letter', { text: ship.id }],
    ['ship', { message: key('ship', ship.kind) }],
    ['seat', { seat }],
    ['class', { number: ship.class }],
    ['firepower', ship.firepower === null ? { text: '–' } : { number: ship.firepower }],
    ['hull', { number: ship.hull }],
    ['full', { number: ship.full_hull }],
    ['text', { message: text }],
  ];
  return say({ key: 'board-fleet-ship', args }, names);
}

/** The sectors that marks are about: named outright, or by the ship that stands there. */
export function markedSectors(view: View, marks: readonly Pick[]): Set<string> {
  const found = new Set<string>();
  for (const { kind, id } of marks) {
    if (kind === 'sector') found.add(id);
    const sector = kind === 'ship' ? findShip(view, id)?.ship.sector : null;
    if (sector) found.add(sector);
  }
  return found;
}

/** The sum of the classes that stand in a sector, and of whom: at most five. */
export function classesOn(view: View, sector: string): { seat: number; classes: number } | null {
  const here = shipsOn(view, sector);
  const [first] = here;
  return first ? { seat: first.seat, classes: here.reduce((sum, { ship }) => sum + ship.class, 0) } : null;
}

/** Whether a thing is drawn where it can be picked: a ship on the board, or one that waits before its player. */
export function isDrawn(view: View, { kind, id }: Pick): boolean {
  if (kind !== 'ship') return false;
  const ship = findShip(view, id)?.ship;
  return ship !== undefined && !ship.destroyed && !ship.fled;
}

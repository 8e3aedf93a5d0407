/** What moved in an event of the film, as lines over the ship: figures that walked, cubes that travelled. */

import { cannonOf } from './filmstate';
import { type Point, boxOf, isUpper } from './ship';
import type { AlertResolutionEvent, Energy, Station, Way, Zone } from './wire';

export interface Trace {
  kind: 'walk' | 'lift' | 'leap' | 'cubes';
  from: Point;
  to: Point;
  /** How many cubes travel. */
  cubes: number;
}

const UPPER: Record<Zone, Station> = { red: 'UR', white: 'UW', blue: 'UB' };
const LOWER: Record<Zone, Station> = { red: 'LR', white: 'LW', blue: 'LB' };
const WAYS: Record<Way, Trace['kind']> = { door: 'walk', lift: 'lift', ladder: 'lift', damaged_lift: 'lift', heroic: 'leap' };

/** Where somebody stands in a station, whoever else is there. */
function floor(station: Station): Point {
  const { x, y, width, height } = boxOf(station);
  return { x: x + width * 0.82, y: y + height * 0.6 };
}

/** Where a station keeps its cubes, and where its cannon takes them. */
function store(station: Station, part: 'cubes' | 'cannon'): Point {
  const { x, y, width, height } = boxOf(station);
  return { x: x + width * (part === 'cubes' ? 0.24 : 0.16), y: y + height * (part === 'cubes' ? 0.56 : 0.3) };
}

function placeOf(place: Energy): Point | null {
  if (place === 'bank') return null;
  if ('shield' in place) return store(UPPER[place.shield], 'cubes');
  if ('reactor' in place) return store(LOWER[place.reactor], 'cubes');
  return store(place.weapon, 'cannon');
}

/** Cubes come from below the ship and leave it there. */
const beside = ({ x }: Point, upper: boolean): Point => ({ x: x - 3, y: upper ? 6 : 99 });

export function traceOf(event: AlertResolutionEvent): Trace | null {
  switch (event.type) {
    case 'moved':
      return event.from === event.to ? null : { kind: WAYS[event.way], from: floor(event.from), to: floor(event.to), cubes: 0 };
    case 'energy_moved': {
      const [from, to] = [placeOf(event.from), placeOf(event.to)];
      const known = from ?? to;
      if (!known || event.cubes === 0) return null;
      const outside = beside(known, known.y < 50);
      return { kind: 'cubes', from: from ?? outside, to: to ?? outside, cubes: Math.abs(event.cubes) };
    }
    default:
      return null;
  }
}

/** The station whose cannon, shield or reactor an event is about. */
export function stationsOf(event: AlertResolutionEvent): Station[] {
  switch (event.type) {
    case 'moved':
      return [event.to];
    case 'weapon_charged': {
      const station = cannonOf(event.weapon);
      return station ? [station] : [];
    }
    case 'energy_moved':
      return [event.from, event.to].flatMap((place) => (place === 'bank' ? [] : 'shield' in place ? [UPPER[place.shield]] : 'reactor' in place ? [LOWER[place.reactor]] : [place.weapon]));
    case 'zone_attacked':
    case 'zone_damaged':
    case 'tile_drawn':
      return (['UR', 'UW', 'UB', 'LR', 'LW', 'LB'] as const).filter((station) => (isUpper(station) ? UPPER : LOWER)[event.zone] === station);
    default:
      return [];
  }
}

/** Where everything on board is drawn. Lengths are parts of 100 of the drawing of the ship. */

import type { Station, Zone } from './wire';

export interface Point {
  x: number;
  y: number;
}

/** Where a figure stands, and how far down it does where the ship is drawn small. */
export interface Berth extends Point {
  low: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export const STATIONS: readonly Station[] = ['UR', 'UW', 'UB', 'LR', 'LW', 'LB'];

const WIDTH = 30.2;
const LEFT = [1.4, 34.9, 68.4] as const;
const TOP = [11, 57] as const;
const HEIGHT = 38;

const ZONE_INDEX: Record<Zone, number> = { red: 0, white: 1, blue: 2 };
const ZONE_OF: Record<string, Zone> = { R: 'red', W: 'white', B: 'blue' };

export const zoneOf = (station: Station): Zone => ZONE_OF[station.charAt(1)] as Zone;
export const zoneIndex = (zone: Zone): number => ZONE_INDEX[zone];
export const isUpper = (station: Station): boolean => station.startsWith('U');
export const zoneLetter = (zone: Zone): string => zone.charAt(0).toUpperCase();

export function boxOf(station: Station): Box {
  const column = ZONE_INDEX[zoneOf(station)];
  return { x: LEFT[column] ?? 0, y: TOP[isUpper(station) ? 0 : 1], width: WIDTH, height: HEIGHT };
}

/** Where the figures in a station stand: side by side from the right, closer together the more there are. */
export function berth(station: Station, index: number, count: number): Berth {
  const { x, y, width, height } = boxOf(station);
  const apart = count > 1 ? Math.min(3.4, 8.1 / (count - 1)) : 0;
  return { x: x + width - 2.6 - (count - 1 - index) * apart, y: y + height * 0.58, low: y + height * 0.68 };
}

/** Where those stand who only said that they would be there. */
export function shadow(station: Station, index: number): Berth {
  const { x, y, width, height } = boxOf(station);
  return { x: x + width - 5 - index * 5.2, y: y + height * 0.27, low: y + height * 0.68 };
}

/** Whoever is outside flies beside the upper red station. */
export const IN_SPACE: Berth = { x: -2.2, y: 30, low: 30 };

/** The muzzle of a station's cannon, for its beam. */
export function muzzle(station: Station): Point {
  const { x, y } = boxOf(station);
  return { x: x + 4, y: y + 2 };
}

/** What button C does in a station. */
export const C_KEYS: Record<Station, string> = {
  UR: 'alert-interceptors',
  UW: 'alert-computer',
  UB: 'web-alert-battlebots',
  LR: 'web-alert-battlebots',
  LW: 'alert-window',
  LB: 'alert-rockets',
};

/** What button A fires in a station. */
export const A_KEYS: Record<Station, string> = {
  UR: 'web-alert-heavy-laser',
  UW: 'web-alert-heavy-laser',
  UB: 'web-alert-heavy-laser',
  LR: 'web-alert-light-laser',
  LW: 'alert-pulse-cannon',
  LB: 'web-alert-light-laser',
};

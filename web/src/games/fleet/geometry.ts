/** Where things stand in the combat zones. A sector is 120 units wide; row 1 lies at the bottom. */

import type { FleetView as View } from './wire';

export const CELL = 120;
/** Room around the zones for the names of columns and rows. */
export const MARGIN = 32;
/** Room above and to the right of them. */
export const NARROW = 8;

export interface Place {
  column: number;
  /** From the top. */
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** Whether a zone has a sector there. */
  has(place: Place): boolean;
  place(sector: string): Place;
  name(place: Place): string;
  /** The middle of a sector. */
  middle(sector: string): Point;
}

const letter = (sector: string): number => sector.charCodeAt(0) - 97;
const height = (sector: string): number => Number(sector.slice(1)) - 1;

export function grid(view: Pick<View, 'zones'>): Grid {
  const zones = view.zones.map(({ corner, width, depth }) => ({
    west: letter(corner),
    east: letter(corner) + width,
    south: height(corner),
    north: height(corner) + depth,
  }));
  const columns = Math.max(1, ...zones.map(({ east }) => east));
  const rows = Math.max(1, ...zones.map(({ north }) => north));
  return {
    columns,
    rows,
    has: ({ column, row }) => {
      const level = rows - 1 - row;
      return zones.some(({ west, east, south, north }) => column >= west && column < east && level >= south && level < north);
    },
    place: (sector) => ({ column: letter(sector), row: rows - 1 - height(sector) }),
    name: ({ column, row }) => `${String.fromCharCode(97 + column)}${rows - row}`,
    middle: (sector) => ({ x: (letter(sector) + 0.5) * CELL, y: (rows - height(sector) - 0.5) * CELL }),
  };
}

/** How tokens are drawn: alone, one of two, one of up to four, one of many. */
export const TOKEN = {
  one: { hull: 1, signal: 1, up: -10, down: 41, plate: 1, width: 54 },
  two: { hull: 0.72, signal: 0.78, up: -8, down: 34, plate: 0.98, width: 52 },
  four: { hull: 0.44, signal: 0.5, up: -9, down: 17, plate: 0.92, width: 54 },
  many: { hull: 0.34, signal: 0.42, up: 0, down: 16, plate: 0, width: 0 },
} as const;

/** Larger classes have larger hulls. */
export const hullScale = (shipClass: number): number => 0.98 + Math.min(shipClass, 5) * 0.035;

export type Size = keyof typeof TOKEN;
export interface Berth extends Point {
  size: Size;
}

/** Where the ships of a sector stand, from its middle: one large, or up to nine small ones. */
export function berths(count: number): Berth[] {
  if (count <= 1) return [{ x: 0, y: 0, size: 'one' }];
  if (count === 2) return [{ x: -28, y: 4, size: 'two' }, { x: 28, y: 4, size: 'two' }];
  const isFour = count <= 4;
  const across = isFour ? 2 : count <= 9 ? 3 : 4;
  const lines = Math.ceil(count / across);
  const [apart, below] = isFour ? [54, 50] : [across === 3 ? 37 : 28, lines < 3 ? 46 : 36];
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % across) - (across - 1) / 2) * apart,
    y: (Math.floor(index / across) - (lines - 1) / 2) * below + (isFour ? 3 : 0),
    size: isFour ? 'four' : 'many',
  }));
}

/** A drop between two sectors, on the way from one to the other, and which way it points, in degrees from below. */
export function dropBetween(from: Point, to: Point, part = 0.52): Point & { turn: number } {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - 90;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, turn };
}

/** So far from one point on the way to another. */
export function towards(from: Point, to: Point, distance: number): Point {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance };
}

/** An arc around the middle of a sector that faces another one. */
export function arcTowards(from: Point, to: Point, radius: number, spread = 34): string {
  const towards = Math.atan2(to.y - from.y, to.x - from.x);
  const at = (degrees: number) => {
    const angle = towards + (degrees * Math.PI) / 180;
    return `${(from.x + Math.cos(angle) * radius).toFixed(1)} ${(from.y + Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${at(-spread)}A${radius} ${radius} 0 0 1 ${at(spread)}`;
}

/** The part of the zones that was not seen yet, as one path of whole sectors. */
export function area(board: Grid, sectors: readonly string[]): string {
  return sectors
    .map((sector) => {
      const { column, row } = board.place(sector);
      return `M${column * CELL + 2} ${row * CELL + 2}h${CELL - 4}v${CELL - 4}h${4 - CELL}Z`;
    })
    .join('');
}

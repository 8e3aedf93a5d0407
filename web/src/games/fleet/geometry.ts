/** Where things stand in the combat zones. A sector is 120 units wide; row 1 lies at the bottom. */

import type { FleetView as View } from './wire';

export const CELL = 120;
/** Room around the zones for the names of columns and rows. */
export const MARGIN = 34;

export interface Place {
  column: number;
  /** From the top. */
  row: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** Whether a zone has a sector there. */
  has(place: Place): boolean;
  place(sector: string): Place;
  name(place: Place): string;
}

const letter = (sector: string): number => sector.charCodeAt(0) - 97;
const height = (sector: string): number => Number(sector.slice(1)) - 1;

export function grid(view: View): Grid {
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
  };
}

/** Where the ships of a sector stand, from its middle: one large, or up to nine small ones. */
export function berths(count: number): { x: number; y: number; scale: number }[] {
  if (count <= 1) return [{ x: 0, y: 6, scale: 1.5 }];
  const across = count <= 4 ? 2 : 3;
  const lines = Math.ceil(count / across);
  const apart = across === 2 ? 52 : 36;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % across) - (across - 1) / 2) * apart,
    y: (Math.floor(index / across) - (lines - 1) / 2) * (lines < 3 ? 44 : 34) + 6,
    scale: across === 2 ? 1 : 0.72,
  }));
}

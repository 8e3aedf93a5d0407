/** Where things stand on the board. A square is 100 units wide, a tile three squares. */

import type { Cells } from '../../parts/grid';
import type { QuantumView as View } from './wire';

export const CELL = 100;
/** Room around the tiles for the names of columns and rows. */
export const MARGIN = 36;

export interface Place {
  column: number;
  row: number;
}

/** `e4` is the fifth column and the fourth row from the top. */
export function place(square: string): Place {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

export const squareName = ({ column, row }: Place): string =>
  `${String.fromCharCode(97 + column)}${row + 1}`;

/** The middle of a square. */
export function centre(square: string): { x: number; y: number } {
  const { column, row } = place(square);
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
}

export interface Tile extends Place {
  isVoid: boolean;
}

/** The tiles of the map, by their upper left squares. */
export function tiles(board: readonly string[]): Tile[] {
  const found: Tile[] = [];
  for (let row = 0; row < board.length; row += 3) {
    for (let column = 0; column < (board[row]?.length ?? 0); column += 3) {
      const middle = board[row + 1]?.[column + 1] ?? '.';
      if (middle !== '.') found.push({ column, row, isVoid: middle === 'v' });
    }
  }
  return found;
}

export const columns = (view: View): number => view.board[0]?.length ?? 0;
export const rows = (view: View): number => view.board.length;

/** Where the slots of a planet sit: on its diagonals, opposite ones first. */
const DIAGONALS: readonly (readonly [number, number])[] = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
];

export function slotOffsets(slots: number): { dx: number; dy: number }[] {
  return DIAGONALS.slice(0, slots).map(([dx, dy]) => ({ dx: dx * 43, dy: dy * 43 }));
}

/** The names of the squares, row by row; none between the tiles. */
export const cells = (view: View): Cells =>
  view.board.map((line, row) => [...line].map((symbol, column) => (symbol === '.' ? null : squareName({ column, row }))));

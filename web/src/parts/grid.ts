/** Places in rows, as a board has them: what an arrow key leads to. */

/** The names of the places, row by row from the top; null where there is none. */
export type Cells = readonly (readonly (string | null)[])[];

const MOVES: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isOn = (cells: Cells, name: string): boolean => cells.some((row) => row.includes(name));

/** The place that an arrow key leads to. Gaps are jumped over; at the edge there is none. */
export function step(cells: Cells, from: string, key: string): string | null {
  const move = MOVES[key];
  if (!move) return null;
  let row = cells.findIndex((names) => names.includes(from));
  let column = cells[row]?.indexOf(from) ?? -1;
  for (;;) {
    column += move[0];
    row += move[1];
    const found = cells[row]?.[column];
    if (found === undefined) return null;
    if (found !== null) return found;
  }
}

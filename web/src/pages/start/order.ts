/** The order in which one's tables are listed: whoever waits for an answer comes first. */

import type { TableListed } from '../../protocol/types';

/** Attacked, then asked, then the rest. */
function rank({ your_turn, urgent, state }: TableListed): number {
  if (state === 'over' || !your_turn) return 2;
  return urgent ? 0 : 1;
}

/** The most urgent first; what is equally urgent by date, the latest first. */
export const byUrgency = (tables: readonly TableListed[]): TableListed[] =>
  [...tables].sort((a, b) => rank(a) - rank(b) || b.at_ms - a.at_ms);

/** Whether a table waits for somebody at this screen. */
export const waits = (table: TableListed): boolean => rank(table) < 2;

/** Several players at one screen: the table is listed once, as whoever is asked most urgently sees it. */
export function onePerTable(tables: readonly TableListed[]): TableListed[] {
  const found = new Map<string, TableListed>();
  for (const table of tables) {
    const known = found.get(table.id);
    if (!known || rank(table) < rank(known)) found.set(table.id, table);
  }
  return byUrgency([...found.values()]);
}

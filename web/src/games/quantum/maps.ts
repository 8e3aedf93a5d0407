/** The maps, read from the data of the rules, for the small pictures on the start page. */

import source from '../../../../crates/quantum/data/maps.toml?raw';

export interface MapPicture {
  id: string;
  seats: number;
  cubes: number;
  group: string;
  /** Rows of tiles: null where there is none, 0 for the void, else the planet's number. */
  tiles: ({ number: number; start: boolean } | null)[][];
}

/** Enough of TOML for a file of tables with one value a line. */
export function readMaps(text: string): MapPicture[] {
  return text
    .split('[[map]]')
    .slice(1)
    .map((table) => {
      const field = (name: string) => new RegExp(`^${name} = "?([^"\n]*)"?$`, 'm').exec(table)?.[1] ?? '';
      const layout = /^layout = \[([^\]]*)\]/m.exec(table)?.[1] ?? '';
      const rows = [...layout.matchAll(/"([^"]*)"/g)].map((row) => (row[1] ?? '').trim().split(/\s+/));
      return {
        id: field('id'),
        seats: Number(field('seats')),
        cubes: Number(field('cubes')),
        group: field('group'),
        tiles: rows.map((row) => row.map(tile)),
      };
    });
}

function tile(token: string): { number: number; start: boolean } | null {
  return token === '.' ? null : { number: parseInt(token, 10), start: token.endsWith('*') };
}

export const maps: readonly MapPicture[] = readMaps(source);

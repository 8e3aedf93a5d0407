/** The ladder of levels, as the server lends it: which missions belong to each rung, and who flies along. */

import { api } from '../../../net/api';
import type { Choice, MenuOption, Scalar } from '../../../protocol/types';

export interface Rung {
  id: string;
  /** The official soundtracks. */
  scripts: readonly string[];
  /** New ones are made up on this rung. */
  is_generated: boolean;
}

export interface CrewLent {
  players: number;
  five: boolean;
  androids: number;
  /** Who holds a role unless somebody else is chosen: the number of a seat. */
  communications: number;
  security: number;
}

export interface Ladder {
  levels: readonly Rung[];
  crews: readonly CrewLent[];
}

/** What the server says of a mission file. */
export interface FileLookedOver {
  title?: string | null;
  level?: string;
  faults: readonly { line: number; sentence: { key: string; args: [] } }[];
}

let fetched: Promise<Ladder> | null = null;

export function ladder(): Promise<Ladder> {
  fetched ??= api.document<Ladder>('alert', 'ladder').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

export const GENERATED = 'generated';

/** The rung of a mission: one of its own name, of a soundtrack, or of a new one. */
export function rungOf({ levels }: Ladder, mission: Scalar | undefined): Rung | null {
  const name = String(mission);
  return levels.find(({ id, scripts, is_generated }) => id === name || scripts.includes(name) || (is_generated && name === GENERATED)) ?? null;
}

/** The official soundtracks of a rung, as the menu names them. */
export const scriptsOf = (option: MenuOption | undefined, rung: Rung | null): readonly Choice[] => (option?.choices ?? []).filter(({ value }) => rung?.scripts.includes(String(value)));

/** The crew that so many people make. */
export const crewOf = ({ crews }: Ladder, players: number, five: boolean): CrewLent | null =>
  crews.find((crew) => crew.players === players && crew.five === five) ?? crews.find((crew) => crew.players === players) ?? null;

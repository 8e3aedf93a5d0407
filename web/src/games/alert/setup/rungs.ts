/** The ladder of levels, and which missions belong to each rung. */

import type { Choice, MenuOption, Scalar } from '../../../protocol/types';

/** The first three teach; the last is the whole game. */
export const RUNGS = ['test-run', 'simulation', 'advanced-simulation', 'mission'] as const;
export type Rung = (typeof RUNGS)[number];

/** The official soundtracks: the training disc goes up three rungs, the second is missions throughout. */
function rungOfScript(id: string): Rung | null {
  const [, disc, track] = /^S(\d)-(\d+)$/.exec(id) ?? [];
  if (disc === '2') return 'mission';
  if (disc !== '1') return null;
  return Number(track) <= 2 ? 'test-run' : Number(track) <= 5 ? 'simulation' : 'advanced-simulation';
}

/** The rung of a mission; a generated one is a whole mission. */
export function rungOf(mission: Scalar | undefined): Rung {
  const name = String(mission ?? 'mission');
  return RUNGS.find((rung) => rung === name) ?? rungOfScript(name) ?? 'mission';
}

/** The official soundtracks of a rung. */
export const scriptsOf = (option: MenuOption | undefined, rung: Rung): readonly Choice[] =>
  (option?.choices ?? []).filter(({ value }) => rungOfScript(String(value)) === rung);

/** How many androids fly with so many people. */
export const androids = (people: number, five: boolean): number => (people === 1 ? 4 : Math.max(0, (five ? 5 : 4) - people));

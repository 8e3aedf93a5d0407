/** What the players of a table can propose to each other, and how a proposal stands. */

import type { Motion, MotionShown, Snapshot } from '../protocol/types';

/** Proposals that are answered in words; readiness for a clock has a button of its own. */
export type Proposed = Exclude<Motion, 'start'>;

export interface Proposal {
  motion: Proposed;
  agreed: readonly number[];
  missing: readonly number[];
  /** When a bot plays for whoever is away, if that is settled. */
  at_ms?: number | undefined;
  /** Seats of this screen that have not answered yet. */
  unanswered: readonly number[];
}

export const absentOf = (motion: Motion): number | null => (typeof motion === 'object' ? motion.takeover : null);

export const sameMotion = (a: Motion, b: Motion): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.takeover === b.takeover;

export const findMotion = (motions: readonly MotionShown[], motion: Motion): MotionShown | undefined =>
  motions.find((shown) => sameMotion(shown.motion, motion));

/** What is proposed at the table, as the players at this screen have to do with it. */
export function proposals({ motions }: Pick<Snapshot, 'motions'>, own: readonly number[]): Proposal[] {
  return motions.flatMap(({ motion, agreed, missing, at_ms }) => {
    const absent = absentOf(motion);
    // Whoever is here need not hear that a bot might have played for them.
    if (motion === 'start' || (absent !== null && own.includes(absent))) return [];
    return [{ motion, agreed, missing, at_ms, unanswered: missing.filter((seat) => own.includes(seat)) }];
  });
}

/** Whether the players at this screen may be the first to propose another game. */
export function mayProposeRematch(now: Snapshot): boolean {
  // A campaign goes on to its next match instead.
  const isOpen = now.prompt.over !== undefined && now.next_table === undefined && now.campaign === undefined;
  return isOpen && now.you !== null && findMotion(now.motions, 'rematch') === undefined;
}

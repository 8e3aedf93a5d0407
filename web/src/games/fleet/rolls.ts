/** Dice that are often rolled together: as in the turn before, and some that go with a plan. */

import type { Offered } from '../../protocol/types';

export interface Preset {
  offer: Offered;
  colours: readonly string[];
  /** The same as in the turn before. */
  again: boolean;
}

/** One of each to keep all ways open, two to strike, two to run, two to hold. */
const PLANS: readonly (readonly string[])[] = [
  ['red', 'blue', 'green'],
  ['red', 'red', 'blue'],
  ['red', 'blue', 'blue'],
  ['blue', 'green', 'green'],
];
const NAMES: Record<string, string> = { r: 'red', b: 'blue', g: 'green' };
const MOST = 4;

/** The colours of the last roll of each seat, while this page is open. */
const lastRolls = new Map<number, readonly string[]>();

const sorted = (colours: readonly string[]): string => [...colours].sort().join();

/** Remembers a whole roll: later some of its results are gone. */
export function rememberRoll(seat: number, rolled: readonly string[]): void {
  const known = lastRolls.get(seat)?.length ?? 0;
  if (rolled.length >= Math.max(3, known)) lastRolls.set(seat, rolled.map((die) => NAMES[die.charAt(0)] ?? 'red'));
}

/** What can be rolled with one click. */
export function presets(offers: readonly Offered[], seat: number): Preset[] {
  const before = lastRolls.get(seat);
  const wanted = [...(before ? [{ colours: before, again: true }] : []), ...PLANS.map((colours) => ({ colours, again: false }))];
  const found = new Map<string, Preset>();
  for (const { colours, again } of wanted) {
    const offer = offers.find(({ picks }) => sorted(picks.filter(({ kind }) => kind === 'colour').map(({ id }) => id)) === sorted(colours));
    if (offer && !found.has(offer.notation)) found.set(offer.notation, { offer, colours, again });
  }
  return [...found.values()].slice(0, MOST);
}

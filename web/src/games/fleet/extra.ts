/** What the server may tell besides: the places of a bridge. Where it does not, they follow from what lies there. */

import type { FleetSeat as Fleet } from './wire';

export interface Place {
  slot: string;
  /** `directional`, `special`, or anything. */
  takes: string;
  /** The ship on whose token it is. */
  ship: string | null;
  die: string | null;
}

interface Told {
  slots?: { slot: string; takes: string; ship?: string | null; die?: string | null }[];
  out?: boolean;
}

export const isOut = (fleet: Fleet): boolean => (fleet as Fleet & Told).out ?? false;

/** The places of a bridge: the wings, the commander's, those of Refuellers. */
export function placesOf(fleet: Fleet): Place[] {
  const { slots } = fleet as Fleet & Told;
  if (slots) return slots.map(({ slot, takes, ship, die }) => ({ slot, takes, ship: ship ?? null, die: die ?? null }));
  const on = (slot: string) => fleet.bridge.filter((stored) => stored.slot === slot).map(({ die }) => die);
  const wing = on('wing');
  const isSpecial = (die: string) => die.charAt(1) === 's';
  const pair = (dice: readonly string[], takes: string): Place[] =>
    [0, 1].map((index) => ({ slot: 'wing', takes, ship: null, die: dice[index] ?? null }));
  const others = ['commander', 'refueller'].flatMap((slot) => on(slot).map((die) => ({ slot, takes: 'any', ship: null, die })));
  return [...pair(wing.filter((die) => !isSpecial(die)), 'directional'), ...pair(wing.filter(isSpecial), 'special'), ...others];
}

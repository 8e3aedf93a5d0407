/** A game that is over, in figures. */

import type { QuantumEvent as Event } from './wire';

export interface Figures {
  cubes: number;
  won: number;
  lost: number;
  cards: number;
  turns: number;
}

const none = (): Figures => ({ cubes: 0, won: 0, lost: 0, cards: 0, turns: 0 });

/** What each seat did, counted from the events of the whole game. */
export function figures(events: readonly Event[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, none);
  const add = (seat: number | undefined, name: keyof Figures) => {
    const own = seat === undefined ? undefined : found[seat];
    if (own) own[name] += 1;
  };
  events.forEach((event, index) => {
    if (event.type === 'cube_placed') add(event.seat, 'cubes');
    if (event.type === 'card_taken') add(event.seat, 'cards');
    if (event.type === 'turn_started') add(event.seat, 'turns');
    if (event.type !== 'combat_decided') return;
    const attack = events.slice(0, index).findLast((other) => other.type === 'attack_declared');
    if (attack?.type !== 'attack_declared') return;
    const isWon = fell(events.slice(index), attack.target);
    add(isWon ? attack.seat : attack.defender, 'won');
    add(isWon ? attack.defender : attack.seat, 'lost');
  });
  return found;
}

/** Whether the ship that was attacked fell, before anything else was fought over. */
function fell(after: readonly Event[], target: string): boolean {
  const next = after.findIndex(({ type }) => type === 'attack_declared');
  return after.slice(0, next < 0 ? undefined : next).some((event) => event.type === 'ship_destroyed' && event.at === target);
}

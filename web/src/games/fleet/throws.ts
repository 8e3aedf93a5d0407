/** Dice that are seen to roll, and what a moment sounds like. */

import type { Sound } from '../../sound';
import type { RolledDie, Throw } from '../game';
import type { FleetEvent as Event } from './wire';

/** The dice of an event; those that belong to no bridge are white. */
function diceOf(event: Event): RolledDie[] {
  const own = (seat: number, dice: readonly (string | null)[]): RolledDie[] => dice.flatMap((sign) => (sign ? [{ seat, face: 0, sign }] : []));
  switch (event.type) {
    case 'dice_rolled':
      return own(event.seat, [event.first, event.second, event.third]);
    case 'specials_rerolled':
      return own(event.seat, [event.first, event.second]);
    case 'special_rerolled':
      return own(event.seat, [event.die]);
    case 'bonus_die_rolled':
      return own(event.seat, [`g${event.face.charAt(0)}`]);
    case 'sector_tested':
    case 'asteroids_stirred':
    case 'gate_rolled':
    case 'arrival_rolled':
      return own(event.seat, [`w${event.face.charAt(0)}`]);
    case 'bomb_exploded':
      return [{ seat: null, face: 0, sign: `w${event.face.charAt(0)}` }];
    default:
      return [];
  }
}

/** What lies before the players after these events: all dice of the same roll. */
export function throwOf(events: readonly Event[]): Throw | null {
  const dice = events.flatMap(diceOf);
  return dice.length > 0 ? { dice, sum: null } : null;
}

/** The gravest comes first: of several things that happen at once, one is heard. */
const SOUNDS: readonly (readonly [Sound, readonly Event['type'][]])[] = [
  ['lost', ['ship_destroyed', 'colony_destroyed']],
  ['hit', ['damage_taken', 'bomb_exploded', 'colony_hit']],
  ['shield', ['sector_blocked', 'attack_stopped', 'scan_foiled']],
  ['reveal', ['signal_revealed', 'decoy_revealed', 'weapon_revealed', 'device_revealed', 'sector_discovered', 'sector_unveiled']],
];

export function soundOf(events: readonly Event[]): Sound | null {
  return SOUNDS.find(([, types]) => events.some(({ type }) => types.includes(type)))?.[0] ?? null;
}

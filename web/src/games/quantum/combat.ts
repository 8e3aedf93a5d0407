/** What dice came to: the ships that were rolled, and the sum of a combat. */

import type { Sentence, Value } from '../../protocol/types';
import type { DiePaint, RolledDie, Throw } from '../game';
import { shipOn } from './names';
import type { QuantumEvent as Event, QuantumView as View } from './wire';

const BLACK: DiePaint = { body: '#20242f', edge: '#8b94ad', pip: '#f4f6ff' };
const WHITE: DiePaint = { body: '#f4f6ff', edge: '#8b94ad', pip: '#12161f' };

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Rolled = Of<'combat_rolled' | 'combat_rerolled'>;

const isRolled = (event: Event): event is Rolled => event.type === 'combat_rolled' || event.type === 'combat_rerolled';
const last = <Type extends Event['type']>(events: readonly Event[], type: Type): Of<Type> | undefined =>
  events.findLast((event): event is Of<Type> => event.type === type);

const combatDice = ({ attack, defence }: Rolled): RolledDie[] => [
  { seat: null, paint: BLACK, face: attack, name: 'web-quantum-attack' },
  { seat: null, paint: WHITE, face: defence, name: 'web-quantum-defence' },
];

/** What a moment threw: a combat with its sum as soon as it is decided, or ships. */
export function throwOf(events: readonly Event[], before: readonly Event[], view: View): Throw | null {
  const decided = last(events, 'combat_decided');
  const all = [...before, ...events];
  const rolled = decided ? all.findLast(isRolled) : events.findLast(isRolled);
  if (rolled) return { dice: combatDice(rolled), sum: decided ? sum(decided, rolled, all, view) : null };
  const ships = events.filter((event) => event.type === 'ship_rolled');
  const dice = ships.map(({ seat, face }) => ({ seat, face }));
  return dice.length > 0 ? { dice, sum: null } : null;
}

/** `6 + 3 = 9 against 5 + 4 = 9: a tie, the attacker wins`. What cards add is what is left over. */
function sum(decided: Of<'combat_decided'>, rolled: Rolled, events: readonly Event[], view: View): Sentence | null {
  const attack = last(events, 'attack_declared');
  if (!attack) return null;
  const after = events.slice(events.lastIndexOf(decided));
  const lost = after.find((event): event is Of<'ship_destroyed'> => event.type === 'ship_destroyed' && event.at === attack.target);
  const defender = lost?.face ?? shipOn(view, attack.target)?.ship.face;
  if (defender === undefined) return null;
  const how = decided.attack === decided.defence ? 'tie' : 'lower';
  const args: [string, Value][] = [
    ['attack', { text: added(attack.face, rolled.attack, decided.attack) }],
    ['defence', { text: added(defender, rolled.defence, decided.defence) }],
  ];
  return { key: `web-quantum-combat-${how}-${lost ? 'attacker' : 'defender'}`, args };
}

/** Ship and die, what cards change, and the total, on one line wherever it stands. */
function added(ship: number, die: number, total: number): string {
  const cards = total - ship - die;
  const change = cards === 0 ? '' : cards > 0 ? ` + ${cards}` : ` − ${-cards}`;
  return `${ship} + ${die}${change} = ${total}`.replaceAll(' ', '\u00a0');
}

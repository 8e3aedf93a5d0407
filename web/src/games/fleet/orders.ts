/** How orders are picked at this table: sectors and ships first, the dice that pay at any time. */

import type { Offered, Pick } from '../../protocol/types';
import { nextAfter, samePick } from '../../table/picker';
import type { FleetView as View } from './wire';

const isDie = ({ kind }: Pick): boolean => kind === 'die';
const isSpecial = (die: string): boolean => die.charAt(1) === 's';

/** The actions with the picks as they are named here. */
export function arrange(offers: readonly Offered[]): readonly Offered[] {
  const arranged = offers.map((offer) => goalFirst(floated(offer)));
  const begun = new Map<string, number>();
  for (const { picks } of arranged) {
    const [first] = picks;
    if (first && isDie(first)) begun.set(first.id, (begun.get(first.id) ?? 0) + 1);
  }
  return arranged.map((offer) => (isForced(offer, begun) ? { ...offer, picks: offer.picks.slice(0, 1) } : offer));
}

/** A result that can only be stored in one place, or only be put back, needs no second click. */
function isForced({ picks, floating }: Offered, begun: ReadonlyMap<string, number>): boolean {
  const [die, then] = picks;
  if (floating || picks.length !== 2 || !die || !then || !isDie(die) || begun.get(die.id) !== 1) return false;
  return then.kind === 'slot' || (then.kind === 'button' && then.id === 'return');
}

/** Dice float where the order says something of places or ships; elsewhere the die is the order. */
function floated(offer: Offered): Offered {
  const start = offer.picks.findIndex(isDie);
  const length = offer.picks.filter(isDie).length;
  const named = offer.picks.filter((pick) => !isDie(pick));
  const isTogether = start >= 0 && offer.picks.slice(start, start + length).every(isDie);
  const isPlaced = named.some(({ kind }) => kind === 'sector' || kind === 'ship');
  if (!isTogether || !isPlaced) {
    const { floating: _, ...rest } = offer;
    return rest;
  }
  return { ...offer, floating: offer.floating ?? { start, length } };
}

/** Of a shot from afar, one names the target; the last sector before it only where it matters. */
function goalFirst(offer: Offered): Offered {
  const { start, length } = offer.floating ?? { start: 1, length: 0 };
  const [from, via, target, more] = offer.picks.slice(length);
  if (start !== 0 || more || from?.kind !== 'sector' || via?.kind !== 'sector' || target?.kind !== 'ship') return offer;
  return { ...offer, picks: [...offer.picks.slice(0, length), from, target, via] };
}

/** All ships go, unless somebody stays: the largest group, without its last word. */
export function preselect(question: string, offers: readonly Offered[]): readonly Pick[] {
  if (question !== 'question-fleet-ships') return [];
  const most = offers.reduce<readonly Pick[]>((best, { picks }) => (picks.length > best.length ? picks : best), []);
  return most.filter(({ kind }) => kind === 'ship');
}

/** The picks as the server reads them: the dice of an order first, those of a ship's device or weapon after it. */
export function asked(picks: readonly Pick[], view: View, you: number | null): readonly Pick[] {
  const dice = picks.filter(isDie);
  const rest = picks.filter((pick) => !isDie(pick));
  const [first, second] = rest;
  const isOfShip = (first?.kind === 'ship' || second?.id === 'board') && (second?.kind === 'capacity' || second?.kind === 'button');
  if (isOfShip) return [...rest.slice(0, 2), ...dice, ...rest.slice(2)];
  return [...(dice.length > 0 ? dice : meantDice(rest, view, you)), ...rest];
}

/** The die that somebody means who names none: red at a ship, blue on the way, green against an attack. */
function meantDice(named: readonly Pick[], view: View, you: number | null): Pick[] {
  const fleet = you === null ? undefined : view.seats[you];
  if (!fleet || named[0]?.kind !== 'sector') return [];
  const stored = fleet.bridge.map(({ die }) => `${die}*`);
  const isReaction = view.attack !== null;
  const colour = isReaction ? 'g' : named.at(-1)?.kind === 'ship' ? 'r' : 'b';
  const held = isReaction ? stored : [...fleet.rolled, ...stored];
  const die = held.find((own) => own.startsWith(colour) && !isSpecial(own));
  return die && (isReaction ? named.length === 1 : named.length === 2) ? [{ kind: 'die', id: die }] : [];
}

/** The results that could pay for what is picked so far. */
export function payers(offers: readonly Offered[]): ReadonlySet<string> {
  return new Set(offers.flatMap(({ picks }) => picks.filter(isDie).map(({ id }) => id)));
}

/** The sectors and ships that an order with this result could begin with. */
export function startsWith(offers: readonly Offered[], die: string): readonly Pick[] {
  const found: Pick[] = [];
  for (const { picks } of offers) {
    if (!picks.some((pick) => isDie(pick) && pick.id === die)) continue;
    const first = picks.find(({ kind }) => kind === 'sector' || kind === 'ship');
    if (first && !found.some((other) => samePick(other, first))) found.push(first);
  }
  return found;
}

/** The actions on the way to which a thing can be picked next. */
export function through(offers: readonly Offered[], picks: readonly Pick[], pick: Pick): readonly Offered[] {
  return offers.filter((offer) => nextAfter(offer, picks)?.some((own) => samePick(own, pick)));
}

/** What a ship can begin by itself: its weapon, its device, a launch. One entry for each second pick. */
export function ordersOf(offers: readonly Offered[], ship: string): readonly Pick[] {
  const found = new Map<string, Pick>();
  for (const { picks } of offers) {
    const named = picks.filter((pick) => !isDie(pick));
    const [first, second] = named;
    if (first?.kind !== 'ship' || first.id !== ship || !second) continue;
    if (second.kind === 'button' || second.kind === 'capacity') found.set(`${second.kind}:${second.id}`, second);
  }
  return [...found.values()];
}

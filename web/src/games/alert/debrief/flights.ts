/** Flights beside each other: the one that was flown, and others with other cards, as the server tells them. */

import type { EventShown, Sentence } from '../../../protocol/types';
import { plain, turned } from '../cards';
import { isFilmed, resolved } from '../film';
import { type FilmState, after, filmStart } from '../filmstate';
import type { AlertEvent, AlertView, ResultView, ShipView } from '../wire';

/** A flight as it might have been. */
export interface Better {
  /** The smallest change that helps, the best that was found, one's own, or as it was. */
  kind: 'small' | 'best' | 'own' | 'flown';
  changes: readonly { member: number; turn: number; was: string | null; now: string | null }[];
  rows: Rows;
  before: AlertView;
  events: readonly (EventShown & { event: AlertEvent })[];
  after: AlertView;
}

/** A flight once more, and what everybody had for it. */
export interface Retry {
  held: readonly (readonly { card: string; from: number }[])[];
  flight: Better;
}

/** Cards by member and turn, the half that counts first. */
export type Rows = readonly (readonly (string | null)[])[];

interface Told {
  sentence: Sentence;
  event: AlertEvent;
}

/** The table at the end of a turn, and what was said of it. */
export interface TurnEnd {
  turn: number;
  state: FilmState;
  told: readonly Told[];
}

/** What became of a card: it did nothing, was meant otherwise, or fell off the board. */
export type Mark = 'idle' | 'tripped' | 'lost';

export interface Flight {
  ends: readonly TurnEnd[];
  /** By `member-turn`, the turn being the one that the card was laid for. */
  marks: ReadonlyMap<string, Mark>;
  rows: Rows;
  result: ResultView | null;
}

const NO_FAULT = ['no_card', 'knocked_out'];

/** A film in turns: how the table stood after each, and which cards came to nothing. */
export function flightOf(events: readonly Told[], planned: AlertView, now: AlertView, rows: Rows): Flight {
  const ends: TurnEnd[] = [];
  const marks = new Map<string, Mark>();
  let state = filmStart(planned, now);
  const laid = state.plan.flatMap((row, member) => row.flatMap(({ slot }) => (slot > 0 ? [`${member}-${slot}`] : [])));
  let turn = 0;
  for (const told of events) {
    const { event } = told;
    if (!isFilmed(event)) continue;
    const happened = resolved(told);
    if (happened?.type === 'turn_began') turn = happened.turn;
    if (happened?.type === 'nothing_happened' && !NO_FAULT.includes(happened.why)) note('idle', happened.member);
    if (happened?.type === 'tripped') note('tripped', happened.member);
    state = after(state, event);
    const last = ends.at(-1);
    if (last?.turn === turn) ends[ends.length - 1] = { turn, state, told: [...last.told, told] };
    else ends.push({ turn, state, told: [told] });
  }
  function note(mark: Mark, member: number): void {
    const slot = state.plan[member]?.[turn - 1]?.slot;
    if (slot) marks.set(`${member}-${slot}`, mark);
  }
  const left = new Set(state.plan.flatMap((row, member) => row.map(({ slot }) => `${member}-${slot}`)));
  for (const key of laid) if (!left.has(key)) marks.set(key, 'lost');
  return { ends, marks, rows, result: now.result };
}

/** The table at the end of a turn, or as it was left when the film ended before. */
export const endOf = ({ ends }: Flight, turn: number): TurnEnd | null => ends.findLast((end) => end.turn <= turn) ?? ends[0] ?? null;

/** The numbers of the threats that fare otherwise. */
export function unlike(one: FilmState, other: FilmState): number[] {
  const fates = new Map(other.threats.map(({ number, fate, hits }) => [number, `${fate} ${hits}`]));
  return one.threats.filter(({ number, fate, hits }) => fates.get(number) !== `${fate} ${hits}`).map(({ number }) => number);
}

const WEIGHTY = ['threat_destroyed', 'threat_survived', 'zone_damaged', 'ship_lost', 'knocked_out', 'nothing_happened', 'threat_hit', 'delayed', 'card_lost'];

/** What is worth telling of a turn. */
export const weighty = ({ told }: TurnEnd): readonly Told[] =>
  told.filter((one) => {
    const event = resolved(one);
    return event !== null && WEIGHTY.includes(event.type) && !(event.type === 'nothing_happened' && NO_FAULT.includes(event.why));
  });

/** All the damage of a ship. */
export const harmOf = ({ zones }: ShipView): number => zones.reduce((sum, { damage }) => sum + damage, 0);

/** Whether a card lies otherwise in two plans. */
export const differs = (one: Rows, other: Rows, member: number, turn: number): boolean => (one[member]?.[turn - 1]?.split('/')[0] ?? null) !== (other[member]?.[turn - 1]?.split('/')[0] ?? null);

/** The cards that a member could still lay in a turn: those that came in time and lie nowhere. */
export function freeCards(held: Retry['held'], rows: Rows, member: number, turn: number, isAndroid: (member: number) => boolean): string[] {
  // For androids somebody lays a card of a hand: what lies anywhere is gone.
  const mine = rows.flatMap((row, other) => (other === member || isAndroid(other) || isAndroid(member) ? row : []));
  const used = mine.flatMap((card) => (card === null ? [] : [plain(card)]));
  const free: string[] = [];
  for (const { card, from } of held[member] ?? []) {
    const at = used.indexOf(plain(card));
    if (at >= 0) used.splice(at, 1);
    else if (from <= turn) free.push(plain(card));
  }
  return free.sort();
}

/** The same rows with one slot otherwise. */
export const withCard = (rows: Rows, member: number, turn: number, card: string | null): Rows =>
  rows.map((row, index) => (index === member ? row.map((old, slot) => (slot === turn - 1 ? card : old)) : row));

/** The same rows with two slots of a member exchanged. */
export function exchanged(rows: Rows, member: number, one: number, other: number): Rows {
  const [first = null, second = null] = [rows[member]?.[one - 1], rows[member]?.[other - 1]];
  return withCard(withCard(rows, member, one, second), member, other, first);
}

/** A card of a hand with one of its halves up. */
export const laidAs = (card: string, half: 'movement' | 'action'): string => (half === 'movement' ? plain(card) : turned(plain(card)));

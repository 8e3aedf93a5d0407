/** What would have worked: flights with other cards, found by the server once a mission is over. */

import type { EventShown, Sentence } from '../../protocol/types';
import { isFilmed } from './film';
import { type FilmState, after, filmStart } from './filmstate';
import type { AlertEvent, AlertView } from './wire';

/** A flight as it might have been. */
export interface Better {
  kind: 'small' | 'best';
  changes: readonly { member: number; turn: number; was: string | null; now: string | null }[];
  before: AlertView;
  events: readonly (EventShown & { event: AlertEvent })[];
  after: AlertView;
}

/** The table at the end of a turn, and what was said of it. */
export interface TurnEnd {
  turn: number;
  state: FilmState;
  told: readonly { sentence: Sentence; event: AlertEvent }[];
}

/** A film in turns: how the table stood after each. */
export function byTurns(events: readonly (Pick<EventShown, 'sentence'> & { event: AlertEvent })[], planned: AlertView, now: AlertView): TurnEnd[] {
  const ends: TurnEnd[] = [];
  let state = filmStart(planned, now);
  let turn = 0;
  for (const { event, sentence } of events) {
    if (!isFilmed(event)) continue;
    if (event.type === 'film' && event.event.type === 'turn_began') turn = event.event.turn;
    state = after(state, event);
    const last = ends.at(-1);
    const told = { sentence, event };
    if (last?.turn === turn) ends[ends.length - 1] = { turn, state, told: [...last.told, told] };
    else ends.push({ turn, state, told: [told] });
  }
  return ends;
}

/** The table at the end of a turn, or as it was left when the film ended before. */
export const endOf = (ends: readonly TurnEnd[], turn: number): TurnEnd | null => ends.findLast((end) => end.turn <= turn) ?? ends[0] ?? null;

/** Where two tables differ: zones whose damage differs, and threats that fared otherwise. */
export function differences(one: FilmState, other: FilmState): { zones: string[]; threats: number[] } {
  const zones = one.ship.zones.filter((zone, index) => zone.damage !== other.ship.zones[index]?.damage).map(({ zone }) => zone);
  const fates = new Map(other.threats.map(({ number, fate }) => [number, fate]));
  return { zones, threats: one.threats.filter(({ number, fate }) => fates.get(number) !== fate).map(({ number }) => number) };
}

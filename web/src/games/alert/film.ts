/** The resolution as a film: its events in order, what to show of each, and why it happened. */

import type { EventShown, Sentence } from '../../protocol/types';
import type { FilmMoment } from '../../table/moment';
import type { Entry, Reach } from '../../table/fold';
import { cannonOf } from './filmstate';
import { zoneOf } from './ship';
import type { AlertEvent, AlertResolutionEvent, Station, Step, Weapon } from './wire';

/** One event of the film. */
export interface FilmItem {
  /** The decision after which it happened. */
  at: number;
  /** The version that told of it, and its place there. */
  version: number;
  index: number;
  event: AlertEvent;
  sentence: Sentence;
  clause: string | null;
  depth: number;
  turn: number;
  step: Step | null;
}

export const resolved = ({ event }: Pick<FilmItem, 'event'>): AlertResolutionEvent | null => (event.type === 'film' ? event.event : null);

export const STEP_KEYS: Record<Step, string> = {
  threats_appear: 'alert-step-appear',
  player_actions: 'alert-step-actions',
  compute_damage: 'alert-step-damage',
  threat_actions: 'alert-step-threats',
  maintenance_check: 'alert-step-maintenance',
  rocket_resolution: 'alert-step-rockets',
  jump: 'alert-step-jump',
};

const FILMED: readonly AlertEvent['type'][] = ['film', 'cards_shown', 'trip_declared', 'mission_ended'];

/** Whether it is shown by the film before it is told. */
export const isFilmed = ({ type }: AlertEvent): boolean => FILMED.includes(type);

/** The decision with which the last round ended; none while the crew plans. */
export function roundEnd(log: readonly Entry[]): number | null {
  return log.findLast(({ events }) => events.some(({ event }) => (event as AlertEvent).type === 'round_ended'))?.at ?? null;
}

export function filmIn(log: readonly Entry[]): FilmItem[] {
  const end = roundEnd(log);
  const items: FilmItem[] = [];
  let turn = 0;
  let step: Step | null = null;
  for (const { at, version, events } of log) {
    if (end === null || at < end) continue;
    for (const [index, { event: any, sentence, clause, depth }] of (events as (EventShown & { event: AlertEvent })[]).entries()) {
      if (!isFilmed(any)) continue;
      if (any.type === 'film' && any.event.type === 'turn_began') [turn, step] = [any.event.turn, null];
      if (any.type === 'film' && any.event.type === 'step_began') step = any.event.step;
      items.push({ at, version, index, event: any, sentence, clause: clause ?? null, depth, turn, step });
    }
  }
  return items;
}

/** How far the film has told the log: everything once it is at its end. */
export function reachOf(items: readonly FilmItem[], cursor: number, log: readonly Entry[]): Reach {
  const [shown, next, last] = [items[cursor], items[cursor + 1], log.at(-1)];
  if (!next) return { version: last?.version ?? 0, events: last?.events.length ?? 0 };
  // What lies between two events of the film is told with the first.
  if (!shown || shown.version === next.version) return { version: next.version, events: next.index };
  return { version: next.version - 1, events: Infinity };
}

/** Nothing was laid for this turn. */
function hasNoCard(item: Pick<FilmItem, 'event'>): boolean {
  const event = resolved(item);
  return event?.type === 'nothing_happened' && event.why === 'no_card';
}

/** How long an event stays, by its weight. */
export function dwellMs(item: FilmItem): number {
  if (hasNoCard(item)) return 350;
  const type = resolved(item)?.type ?? item.event.type;
  switch (type) {
    case 'turn_began':
    case 'cards_shown':
      return 900;
    case 'step_began':
      return 350;
    case 'threat_destroyed':
    case 'zone_damaged':
    case 'ship_lost':
    case 'knocked_out':
    case 'mission_ended':
      return 1_400;
    case 'threat_hit':
    case 'zone_attacked':
    case 'nothing_happened':
    case 'delayed':
      return 1_100;
    case 'card_revealed':
    case 'energy_moved':
    case 'tile_drawn':
      return 450;
    default:
      return 750;
  }
}

/** Harm, luck or nothing special: what colour an event has. */
export function moodOf(item: Pick<FilmItem, 'event'>): 'harm' | 'amber' | 'good' | 'plain' {
  // Whoever has laid no card does nothing, and means to.
  if (hasNoCard(item)) return 'plain';
  switch (resolved(item)?.type ?? item.event.type) {
    case 'zone_damaged':
    case 'zone_attacked':
    case 'tile_drawn':
    case 'ship_lost':
    case 'knocked_out':
    case 'threat_hit':
      return 'harm';
    case 'nothing_happened':
    case 'delayed':
    case 'card_lost':
    case 'weapon_missed':
    case 'threat_survived':
    case 'tripped':
      return 'amber';
    case 'threat_destroyed':
    case 'visual_confirmed':
    case 'jumped':
      return 'good';
    default:
      return 'plain';
  }
}

/** A shot from a station, or from outside where no cannon fired. */
export interface Shot {
  weapon: Weapon;
  station: Station | null;
  strength: number;
  /** Who charged it. */
  member: number | null;
}

/** The shots at the threat that an event is about, in the damage step so far. */
export function shotsAt(items: readonly FilmItem[], index: number): { number: number; shots: Shot[] } | null {
  const item = items[index];
  const event = item && resolved(item);
  if (!item || !event || (event.type !== 'threat_hit' && event.type !== 'weapon_targeted')) return null;
  const { number } = event;
  const shots: Shot[] = [];
  for (let back = index; back >= 0; back -= 1) {
    const other = items[back] as FilmItem;
    const earlier = resolved(other);
    if (other.turn !== item.turn || earlier?.type === 'step_began') break;
    if (earlier?.type !== 'weapon_targeted' || earlier.number !== number) continue;
    if (event.type === 'weapon_targeted' && back !== index) continue;
    shots.unshift({ weapon: earlier.weapon, station: originOf(earlier.weapon), strength: earlier.strength, member: gunner(items, back, earlier.weapon) });
  }
  return { number, shots };
}

/** Where a shot comes from: rockets from their station, interceptors from beside the ship. */
const originOf = (weapon: Weapon): Station | null => (weapon === 'rocket' ? 'LB' : weapon === 'interceptors' ? 'UR' : cannonOf(weapon));

const sameWeapon = (a: Weapon, b: Weapon): boolean => JSON.stringify(a) === JSON.stringify(b);

function gunner(items: readonly FilmItem[], index: number, weapon: Weapon): number | null {
  const turn = items[index]?.turn;
  const charged = items.slice(0, index).findLast((item) => {
    const event = resolved(item);
    return item.turn === turn && event?.type === 'weapon_charged' && sameWeapon(event.weapon, weapon);
  });
  const event = charged && resolved(charged);
  return event?.type === 'weapon_charged' ? event.member : null;
}

/** The sum behind a hit or an attack, as it is written: `4 + 2 − 2 = 4`. */
export function sumOf(items: readonly FilmItem[], index: number): string | null {
  const item = items[index];
  const event = item && resolved(item);
  if (event?.type === 'threat_hit') {
    const strengths = shotsAt(items, index)?.shots.map(({ strength }) => strength) ?? [];
    const sum = strengths.length > 0 ? strengths.join(' + ') : String(event.strength);
    return `${sum}${event.shield === 0 ? '' : ` − ${event.shield}`} = ${event.cubes}`;
  }
  if (event?.type === 'zone_attacked') return `${event.strength} − ${event.absorbed} = ${event.strength - event.absorbed}`;
  return null;
}

/** The earlier event behind a card that did nothing: who took the last energy, or the lift. */
export function causeOf(items: readonly FilmItem[], index: number): number | null {
  const item = items[index];
  const event = item && resolved(item);
  if (!item || !event) return null;
  if (event.type === 'delayed' && event.cause === 'lift_in_use') return lastBefore(items, index, (other) => other.type === 'moved' && other.way === 'lift');
  if (event.type === 'delayed' && event.cause === 'maintenance') return lastBefore(items, index, (other) => other.type === 'maintenance_checked');
  if (event.type !== 'nothing_happened' || (event.why !== 'no_energy' && event.why !== 'nothing_to_move')) return null;
  const station = stationOf(items, index, event.member);
  const zone = event.why === 'nothing_to_move' && !station.startsWith('U') ? 'white' : zoneOf(station);
  return lastBefore(items, index, (other) => other.type === 'energy_moved' && typeof other.from !== 'string' && 'reactor' in other.from && other.from.reactor === zone);
}

function lastBefore(items: readonly FilmItem[], index: number, wanted: (event: AlertResolutionEvent) => boolean): number | null {
  const found = items.slice(0, index).findLastIndex((item) => {
    const event = resolved(item);
    return event !== null && wanted(event);
  });
  return found < 0 ? null : found;
}

/** Where a member stands before an event: everybody starts on the bridge. */
function stationOf(items: readonly FilmItem[], index: number, member: number): Station {
  const found = lastBefore(items, index, (other) => (other.type === 'moved' || other.type === 'interceptors_returned') && other.member === member);
  const event = found === null ? null : resolved(items[found] as FilmItem);
  if (event?.type === 'interceptors_returned') return 'UR';
  return event?.type === 'moved' ? event.to : 'UW';
}

const TURNING_POINTS = 8;

/** The events that cost the most, in the order in which they happened. */
export function turningPoints(items: readonly FilmItem[]): number[] {
  const weighed = items.map((item, index) => ({ index, weight: weightOf(item) })).filter(({ weight }) => weight > 0);
  const heaviest = weighed.sort((a, b) => b.weight - a.weight || a.index - b.index).slice(0, TURNING_POINTS);
  return heaviest.map(({ index }) => index).sort((a, b) => a - b);
}

function weightOf(item: FilmItem): number {
  const event = resolved(item);
  switch (event?.type) {
    case 'ship_lost':
      return 20;
    case 'zone_damaged':
      return 2 + event.points;
    case 'knocked_out':
      return 4;
    case 'threat_survived':
      return 3;
    case 'card_lost':
      return 1;
    case 'nothing_happened':
      return event.why === 'no_energy' ? 2 : 0;
    default:
      return 0;
  }
}

/** The address of an event: its turn, and its place there. */
export function momentAt(items: readonly FilmItem[], index: number): FilmMoment {
  const turn = items[index]?.turn ?? 0;
  return { turn, event: index < 0 ? 0 : index - items.findIndex((item) => item.turn === turn) };
}

/** The event at an address, or the last one of its turn; the last of all for a turn that has not come. */
export function indexAt(items: readonly FilmItem[], { turn, event }: FilmMoment): number {
  const first = items.findIndex((item) => item.turn === turn);
  const last = items.findLastIndex((item) => item.turn === turn);
  return first < 0 ? (turn === 0 ? 0 : items.length - 1) : Math.min(first + event, last);
}

/** The index with which a turn begins; the end of the film for one that has not come. */
export function turnStart(items: readonly FilmItem[], turn: number): number {
  const found = items.findIndex((item) => item.turn === turn);
  return found < 0 ? items.length - 1 : found;
}

/** The turn in which a threat left, once that has happened. */
export function fateTurns(items: readonly FilmItem[], upTo: number): Map<number, number> {
  const turns = new Map<number, number>();
  for (const item of items.slice(0, upTo + 1)) {
    const event = resolved(item);
    if (event?.type === 'threat_destroyed' || event?.type === 'threat_survived') turns.set(event.number, item.turn);
  }
  return turns;
}

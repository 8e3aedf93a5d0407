/** What the things of Space Alert are called. */

import type { Pick } from '../../protocol/types';
import { speech, t } from '../../words/speech.svelte';
import type { Label } from '../game';
import { halvesOf, orderKey, stationKey } from './cards';
import { A_KEYS, C_KEYS, isUpper, zoneIndex, zoneOf } from './ship';
import { threatKey } from './tracks';
import type { AlertView as View, MemberView, Station } from './wire';

/** Buttons with a short name of their own; the others are called by what they do. */
const BUTTONS = ['next', 'draw', 'done', 'stay', 'take', 'turn', 'give', 'accept', 'go', 'go all', 'trip', 'half', 'arrow', 'on', 'home'];

export const isNamed = ({ kind, id }: Pick): boolean => kind !== 'button' || BUTTONS.includes(id) || isColour(id);

const isColour = (id: string): boolean => ['white', 'yellow', 'mixed'].includes(id);

/** The short name of a thing that can be picked, or that stands in a phrase. */
export function label(view: View, { kind, id }: Pick): Label {
  switch (kind) {
    case 'button':
      return buttonLabel(view, id);
    case 'card':
      return { text: cardName(id) };
    case 'order':
      return { key: orderKey(id) };
    case 'slot':
      return { text: slotName(id) };
    case 'seat':
      return { seat: Number(id) - 1 };
    case 'android':
      return { text: t('alert-android', { number: Number(id.slice(1)) }) };
    case 'station':
      return { key: `${stationKey(id as Station)}.short` };
    case 'turn':
      return { text: t('alert-turn', { turn: Number(id) }) };
    case 'threat':
      return { text: threatName(view, Number(id)) };
    default:
      return { text: id };
  }
}

function buttonLabel(view: View, id: string): Label {
  if (isColour(id)) return { key: `alert-difficulty-${id}` };
  // Buttons of the stations stand in phrases.
  if (['A', 'B', 'C', 'BB'].includes(id)) return { key: orderKey(id) };
  return BUTTONS.includes(id) ? { key: buttonKey(view, id) } : { text: id };
}

/** Without a clock, whoever is done has time go on. */
export const buttonKey = (view: View, id: string): string =>
  `web-alert-button-${id === 'done' && view.clock_ms === null ? 'pass' : id.replace(' ', '-')}`;

/** A card is named by the half that counts. */
export const cardName = (card: string): string => t(orderKey(halvesOf(card).up));

function slotName(id: string): string {
  const [board, turn] = id.includes('.') ? id.split('.') : [null, id];
  const name = t('alert-turn', { turn: Number(turn) });
  return board ? `${t('alert-android', { number: Number(board.slice(1)) })}, ${name}` : name;
}

export function threatName(view: View, number: number): string {
  const threat = view.threats.find((other) => other.number === number);
  return threat ? `${t(threatKey(threat.card.code))} (${number})` : String(number);
}

export function memberName({ seat, android }: MemberView, names: readonly string[]): string {
  return seat === null ? t('alert-android', { number: android ?? 0 }) : speech.words.name(seat, names);
}

/** One station in sentences, for those who do not see it. */
export function describeStation(view: View, station: Station, names: readonly string[]): string {
  const { ship } = view;
  const zone = ship.zones[zoneIndex(zoneOf(station))];
  const upper = isUpper(station);
  const here = view.members.flatMap((member, index) => (ship.figures[index]?.station === station && !ship.figures[index]?.in_space ? [memberName(member, names)] : []));
  const threats = view.threats.flatMap(({ number, tokens }) => (tokens.includes(station) ? [threatName(view, number)] : []));
  const systems = t('web-alert-station', {
    station: t(stationKey(station)),
    weapon: t(A_KEYS[station]),
    strength: (upper ? zone?.heavy_laser : zone?.second_weapon) ?? 0,
    store: t(upper ? 'web-alert-shield' : 'web-alert-reactor'),
    cubes: (upper ? zone?.shield : zone?.reactor) ?? 0,
    most: (upper ? zone?.shield_capacity : zone?.reactor_capacity) ?? 0,
    special: t(C_KEYS[station]),
  });
  const present = [...here, ...threats];
  return present.length > 0 ? `${systems} ${t('web-alert-station-present', { who: speech.words.list(present) })}` : systems;
}

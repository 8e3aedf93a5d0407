/** What the things of Space Alert are called. */

import { speech, t } from '../../words/speech.svelte';
import { stationKey } from './cards';
import { A_KEYS, C_KEYS, isUpper, zoneIndex, zoneOf } from './ship';
import { threatKey } from './tracks';
import type { AlertView as View, MemberView, ResultView, Station } from './wire';

export function threatName(view: View, number: number): string {
  const threat = view.threats.find((other) => other.number === number);
  return threat ? `${t(threatKey(threat.card.code))} (${number})` : String(number);
}

export function memberName({ seat, android }: MemberView, names: readonly string[]): string {
  return seat === null ? t('alert-android', { number: android ?? 0 }) : speech.words.name(seat, names);
}

/** How a mission ended: with how much, or when and to whom the ship was lost; in short without the latter. */
export function endTitle({ won, score, loss }: ResultView, brief: boolean): string {
  if (loss && brief) return t('web-alert-lost-in', { turn: loss.turn });
  if (loss) return t(loss.zone ? 'web-alert-lost-to-in' : 'web-alert-lost-to', { turn: loss.turn, threat: t(threatKey(loss.by)), ...(loss.zone ? { zone: t(`alert-zone-${loss.zone}`) } : {}) });
  if (!won) return t('event-alert-lost');
  return score ? t('web-alert-home-with', { score: score.total }) : t('event-alert-home');
}

/** The soundtrack, once it may be known; else the level. */
export function missionName({ soundtrack, level }: View): string {
  const key = soundtrack ? `alert-script-${soundtrack.toLowerCase()}` : '';
  if (speech.words.has(key)) return t(key);
  return t(`alert-level-${level.replaceAll('_', '-')}`);
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

/** What lies on the tray at a moment of a game. */

import type { GameClient, Throw } from '../games/game';
import type { Entry } from './fold';

/** A throw may have begun some decisions ago: whoever is asked in between decides too. */
const LOOKS_BACK = 12;

const eventsOf = (entries: readonly Entry[]): unknown[] => entries.flatMap(({ events }) => events.map(({ event }) => event));

/** What these events threw, after all that the log tells. */
export function thrownBy(game: GameClient | null, events: Entry['events'], log: readonly Entry[], view: unknown): Throw | null {
  const own = events.map(({ event }) => event);
  return game?.throwOf(own, eventsOf(log.slice(-LOOKS_BACK)), view) ?? null;
}

/** What was thrown by the decision after which `at` decisions stood. */
export function throwAt(game: GameClient | null, log: readonly Entry[], at: number, view: unknown): Throw | null {
  const index = log.findLastIndex((entry) => entry.at === at);
  const entry = log[index];
  return entry ? thrownBy(game, entry.events, log.slice(0, index), view) : null;
}

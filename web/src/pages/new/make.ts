/** Opens tables, keeps the secrets of their seats in this browser, and goes there. */

import { keepTable } from '../../keep';
import { navigation } from '../../navigation.svelte';
import { ApiError, api } from '../../net/api';
import { origin } from '../../net/origin.svelte';
import type { MenuEntry, NewTable } from '../../protocol/types';
import { say, t } from '../../words/speech.svelte';

/** Opens a table; `isOwn` says which seats are played at this screen. */
export async function open(wanted: NewTable, isOwn: (seat: number) => boolean): Promise<void> {
  const made = await api.make(wanted);
  origin.told(made.watch);
  const seats = made.seats.map(({ seat, secret }) => ({ seat, secret, use: isOwn(seat) ? ('play' as const) : ('invite' as const) }));
  if (seats.length > 0) keepTable({ id: made.id, game: wanted.game, seats, seen: Date.now() });
  navigation.go({ page: 'table', id: made.id, at: null });
}

/** The game to begin with, against bots: nothing is asked first. */
export function openFirst({ first }: MenuEntry, name: string): Promise<void> {
  const { table } = first;
  const seats = table.seats.map((seat) => (seat.kind === 'human' ? { ...seat, name } : seat));
  return open({ ...table, seats }, () => true);
}

/** The same with bots on all seats: somebody looks on. */
export function openToWatch({ first, levels }: MenuEntry): Promise<void> {
  const level = levels.at(1) ?? levels[0];
  const seats = first.table.seats.map(() => ({ kind: 'bot' as const, ...(level ? { level } : {}) }));
  return open({ ...first.table, seats }, () => false);
}

/** What went wrong, in words. */
export const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.sentence ? say(error.sentence) : t('web-error');

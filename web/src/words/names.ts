/** What somebody at a table is called, wherever they are named. */

import type { SeatShown } from '../protocol/types';
import { t } from './speech.svelte';
import { apart } from './words';

/** Whoever has no name of their own is called by the number of the seat. */
export const seatName = ({ name, kind, seat }: Pick<SeatShown, 'name' | 'kind' | 'seat'>): string =>
  (name && apart(name)) || t(kind === 'bot' ? 'web-name-bot' : 'web-name-seat', { number: seat + 1 });

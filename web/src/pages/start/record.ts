/** Opens a record that somebody saved, as a table. */

import { keepTable } from '../../keep';
import { navigation } from '../../navigation.svelte';
import { ApiError, api } from '../../net/api';
import { origin } from '../../net/origin.svelte';
import { t } from '../../words/speech.svelte';
import { problemOf } from '../new/make';

/** What went wrong, in words; nothing when the record is open. */
export async function openRecord(file: File): Promise<string> {
  try {
    const made = await api.importRecord(await file.text());
    origin.told(made.watch);
    if (made.seats.length > 0) {
      const seats = made.seats.map((seat) => ({ ...seat, use: 'play' as const }));
      keepTable({ id: made.id, game: '', seats, seen: Date.now() });
    }
    navigation.go({ page: 'table', id: made.id, at: null });
    return '';
  } catch (error) {
    const isUnread = error instanceof ApiError && error.status === 400;
    return isUnread ? t('web-import-unread', { file: file.name }) : problemOf(error);
  }
}

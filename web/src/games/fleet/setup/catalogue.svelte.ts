/** What the server lends of ships, fleets and scenarios: fetched once. */

import { api } from '../../../net/api';
import { speech } from '../../../words/speech.svelte';
import type { Catalogue } from '../wire';

let fetched: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  fetched ??= api.document<Catalogue>('fleet', 'catalogue').catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

/** The key of a scenario's words: some have others for so many players. */
export function scenarioKey(id: string, seats: number): string {
  const base = `fleet-scenario-${id.replaceAll('_', '-')}`;
  return [`${base}-${seats}`, base, `${base}-${seats > 2 ? 4 : 2}`].find((key) => speech.words.has(key)) ?? `${base}-2`;
}

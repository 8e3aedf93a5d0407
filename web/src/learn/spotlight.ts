/** What a lesson is about. Boards dim the rest of what they draw. */

import { getContext, setContext } from 'svelte';

export interface Spotlight {
  /** Whether a thing is what one is to look at; everything is, where nothing is named. */
  lights(kind: string, id: string): boolean;
}

const KEY = Symbol('spotlight');

export const shine = (spotlight: Spotlight): Spotlight => setContext(KEY, spotlight);

/** None outside of lessons. */
export const spotlight = (): Spotlight | null => getContext<Spotlight | undefined>(KEY) ?? null;

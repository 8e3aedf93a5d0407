/** What a thing that can be picked is called. */

import type { GameClient } from '../games/game';
import type { Pick } from '../protocol/types';
import { speech, t } from '../words/speech.svelte';

/** Its short name in the words of its game; where no table is drawn, its id. */
export function pickName(game: GameClient | null, view: unknown, pick: Pick, names: readonly string[]): string {
  const name = game?.label(view, pick) ?? { text: pick.id };
  if ('key' in name) return t(name.key);
  return 'seat' in name ? speech.words.name(name.seat, names) : name.text;
}

/** What a thing that can be picked is called. */

import type { GameClient } from '../games/game';
import type { Pick, ThingShown } from '../protocol/types';
import { samePick } from '../table/picker';
import { speech } from '../words/speech.svelte';

/** Its short name in the words of its game; a place on the board has its id besides. What has no name goes by its id. */
export function pickName(things: readonly ThingShown[], game: GameClient | null, pick: Pick, names: readonly string[]): string {
  const name = things.find((thing) => samePick(thing, pick))?.name;
  if (!name) return pick.id;
  const said = speech.words.value(name, names);
  return game?.onBoard.includes(pick.kind) ? `${said} · ${pick.id}` : said;
}

/** Whether picking it ends something or gives it up. */
export const closes = (things: readonly ThingShown[], pick: Pick): boolean => things.find((thing) => samePick(thing, pick))?.closes ?? false;

/** Whether things of its kind are picked where they lie, and not by a button. */
export const hasPlace = ({ onBoard, onConsole = [] }: GameClient, { kind }: Pick): boolean => onBoard.includes(kind) || onConsole.includes(kind);

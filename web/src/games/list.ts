/** The games, in the order in which they are offered: the one list that names them. */

import type { Component } from 'svelte';

import type { GameClient } from './game';

interface GameEntry {
  /** Its drawn table, in a chunk of its own; without one it is played from the list of sentences. */
  table?: () => Promise<{ default: unknown }>;
  /** A small picture of each choice of the set-up that stands in view. */
  picture?: () => Promise<{ default: Component<{ value: string }> }>;
}

const GAMES: Record<string, GameEntry> = {
  quantum: { table: () => import('./quantum'), picture: () => import('./quantum/MapPreview.svelte') },
  fleet: { table: () => import('./fleet') },
  alert: { table: () => import('./alert') },
};

export const gameNames: readonly string[] = Object.keys(GAMES);
export const firstGame: string = gameNames[0] ?? '';

/** The drawn table of a game. Only its own parts know what its views and events are. */
export async function loadGame(game: string): Promise<GameClient | null> {
  return ((await GAMES[game]?.table?.())?.default as GameClient | undefined) ?? null;
}

export async function loadPicture(game: string): Promise<Component<{ value: string }> | null> {
  return (await GAMES[game]?.picture?.())?.default ?? null;
}

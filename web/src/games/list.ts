/** The games, in the order in which they are offered: the one list that names them. */

import type { Component } from 'svelte';

import type { GameClient, SetupPanel } from './game';

interface GameEntry {
  /** Its drawn table, in a chunk of its own; without one it is played from the list of sentences. */
  table?: () => Promise<{ default: unknown }>;
  /** Its sign in lists, a path in a box of 24 units. */
  icon?: string;
  /** Its picture on the start page. */
  art?: () => Promise<{ default: Component }>;
  /** What it brings to the page where its tables are set up, if the general choices do not do. */
  setup?: () => Promise<{ default: SetupPanel }>;
  /** A small picture of each choice of the set-up that stands in view. */
  picture?: () => Promise<{ default: Component<{ value: string }> }>;
}

const GAMES: Record<string, GameEntry> = {
  quantum: {
    table: () => import('./quantum'),
    icon: 'M4 4h16v16H4zM8 8h.1M16 8h.1M12 12h.1M8 16h.1M16 16h.1',
    art: () => import('./quantum/KeyArt.svelte'),
    picture: () => import('./quantum/MapPreview.svelte'),
  },
  fleet: {
    table: () => import('./fleet'),
    icon: 'M12 2l2 5 1 6 6 5v2h-6l-1 2h-4l-1-2H3v-2l6-5 1-6zM12 9v5',
    art: () => import('./fleet/KeyArt.svelte'),
  },
  alert: {
    table: () => import('./alert'),
    icon: 'M7 4h10l5 8-5 8H7l-5-8zM9 9v6M12 9v6M15 9v6',
    art: () => import('./alert/KeyArt.svelte'),
    setup: () => import('./alert/setup'),
  },
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

export async function loadArt(game: string): Promise<Component | null> {
  return (await GAMES[game]?.art?.())?.default ?? null;
}

export async function loadSetup(game: string): Promise<SetupPanel | null> {
  return (await GAMES[game]?.setup?.())?.default ?? null;
}

/** A game without a sign of its own has a pawn's. */
export const gameIcon = (game: string): string => GAMES[game]?.icon ?? 'M12 3a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM7 21c0-6 2-9 5-9s5 3 5 9z';

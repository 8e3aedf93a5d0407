/** What a game brings to the client: its drawings and the names of its things. No rules. */

import type { Component } from 'svelte';

import type { Offered, Pick, SeatShown, EventShown } from '../protocol/types';

/** A die that chance has rolled: of a seat's colour, or one of the two combat dice. */
export interface RolledDie {
  seat: number | null;
  look: 'seat' | 'attack' | 'defence';
  face: number;
}

/** What the parts of a game's table are given. They report picks and hold no rules. */
export interface GameProps {
  view: unknown;
  seats: readonly SeatShown[];
  names: readonly string[];
  /** The seat that this screen plays for, if any. */
  you: number | null;
  asked: readonly number[];
  /** What can be picked next. */
  next: readonly Pick[];
  /** The picks so far. */
  picks: readonly Pick[];
  /** What the last decision touched. */
  last: readonly Pick[];
  /** What the log points at. */
  lit: readonly Pick[];
  /** Dice are rolling: these must not be read yet. */
  rolling: boolean;
  choose(pick: Pick): void;
}

export interface GameClient {
  /** The board itself. */
  Board: Component<GameProps>;
  /** The players with what lies before them. */
  Sheets: Component<GameProps>;
  /** What lies beside the board; absent in games without. */
  Cards: Component<GameProps> | null;
  /** The kinds of things that are picked on the board alone; all others have a button too. */
  onBoard: readonly string[];
  /** The dice that these events rolled, in order. */
  rolls(events: readonly EventShown[]): RolledDie[];
  /** Key of the short name of a thing that can be picked, or plain text. */
  label(view: unknown, pick: Pick): { key: string } | { text: string } | { seat: number };
  /** Whether a button ends something: it stands last. */
  closes(pick: Pick): boolean;
  /** Whether to ask before this is sent: it gives something up and is hard to take back. */
  asksFirst(offer: Offered, view: unknown): boolean;
}

/** The games that have a drawn table, each in a chunk of its own. */
const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  quantum: () => import('./quantum'),
  fleet: () => import('./fleet'),
};

/** The drawn table of a game; others are played from the list of sentences. */
export async function loadGame(game: string): Promise<GameClient | null> {
  return (await GAMES[game]?.())?.default ?? null;
}

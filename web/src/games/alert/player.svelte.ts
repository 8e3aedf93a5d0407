/** The film as it plays: where it stands, and how it goes on. Nothing ahead of the cursor is shown. */

import { settings } from '../../settings.svelte';
import { type FilmState, after, filmStart } from './filmstate';
import type { FilmMoment } from '../../table/moment';
import { type FilmItem, dwellMs, indexAt, turnStart } from './film';
import type { AlertView } from './wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Player {
  items = $state.raw<readonly FilmItem[]>([]);
  /** The event that is shown; -1 before the first. */
  cursor = $state(-1);
  playing = $state(false);
  speed = $state<number>(1);
  /** Somebody has chosen what is shown; it did not merely come so. */
  isChosen = $state(false);
  /** Whether the film goes where the Captain's goes. */
  follows = $state(true);
  #states: FilmState[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  /** The state that the cursor shows, once the plan is known. */
  get state(): FilmState | null {
    if (this.items.length === 0) return this.#states[0] ?? null;
    return this.#states.at(Math.max(0, Math.min(this.cursor + 1, this.#states.length - 1))) ?? null;
  }

  get item(): FilmItem | null {
    return this.items[this.cursor] ?? null;
  }

  get atEnd(): boolean {
    return this.cursor >= this.items.length - 1;
  }

  /** Takes in what has happened. Whoever comes when all is over sees the end, unless a moment was asked for. */
  load(items: readonly FilmItem[], planned: AlertView, now: AlertView, asked: FilmMoment | null = null): void {
    const isNew = items.length < this.items.length || this.#states.length === 0;
    const wasAtEnd = this.atEnd;
    const isLonger = items.length > this.items.length;
    if (isNew) this.#states = [filmStart(planned, now)];
    for (let index = this.#states.length - 1; index < items.length; index += 1) {
      const [state, item] = [this.#states[index], items[index]];
      if (state && item) this.#states.push(after(state, item.event));
    }
    this.items = items;
    if (isNew && asked && items.length > 0) {
      this.cursor = indexAt(items, asked);
      this.#begun = true;
    } else if (isNew) this.cursor = !settings.moves || (now.part !== 'film' && !this.#begun) ? items.length - 1 : -1;
    else if (!settings.moves && wasAtEnd) this.cursor = items.length - 1;
    if (settings.moves && now.part === 'film' && !this.#begun) this.playing = true;
    // Whoever has seen all there was sees what comes next; whoever looks back is left alone.
    if (settings.moves && !isNew && isLonger && wasAtEnd && this.cursor >= 0) this.playing = true;
    this.#begun = true;
    this.#go();
  }

  toggle(): void {
    this.playing = !this.playing;
    this.isChosen = true;
    this.follows = false;
    if (this.playing && this.atEnd && this.items.length > 0) this.cursor = -1;
    this.#go();
  }

  /** Looks at one event and stays there. Whoever does so looks around alone. */
  look(index: number): void {
    this.follows = false;
    this.isChosen = true;
    this.#show(index);
  }

  /** Goes where the Captain is. */
  lead(version: number, event: number): void {
    const to = this.items.findIndex((item) => item.version === version && item.index === event);
    if (this.follows && to >= 0) this.#show(to);
  }

  #show(index: number): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.cursor = Math.max(-1, Math.min(index, this.items.length - 1));
  }

  lookAtTurn(turn: number): void {
    this.look(turnStart(this.items, turn));
  }

  /** The same step of the turn before, or the next one that is not a step. */
  byStep(by: 1 | -1): void {
    const isStep = ({ event }: FilmItem) => event.type === 'film' && (event.event.type === 'step_began' || event.event.type === 'turn_began');
    const indices = this.items.flatMap((item, index) => (isStep(item) ? [index] : []));
    const to = by > 0 ? indices.find((index) => index > this.cursor) : indices.findLast((index) => index < this.cursor);
    this.look(to ?? (by > 0 ? this.items.length - 1 : 0));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (!this.playing || this.atEnd) return;
    const item = this.item;
    const pause = item ? (dwellMs(item) / this.speed) * settings.patience : 0;
    this.#timer = setTimeout(() => {
      this.cursor += 1;
      this.#go();
    }, pause);
  }
}

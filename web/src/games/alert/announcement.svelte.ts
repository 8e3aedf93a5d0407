/** Which announcement is large just now: each stays long enough to be read, whoever else does what. */

import { settings } from '../../settings.svelte';
import type { Heard } from './round';

const SHOWN_MS = 8_000;
/** Later than this nothing is said aloud any more: it is listed. */
const LATE_MS = 2_400;
/** As long as cards may change hands. */
const TRANSFER_MS = 10_000;
/** Twice 200 ms, for those who hear nothing. */
const SHAKES = [200, 120, 200];

export class Announcement {
  /** The last thing that was said, and whether it was just now. */
  heard = $state.raw<Heard | null>(null);
  fresh = $state(false);
  /** What was said while nobody could hear it here. */
  missed = $state.raw<readonly Heard[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = -1;

  /** `speak` says a cue aloud; `age` tells how long ago it was said. */
  constructor(
    private readonly table: string,
    private readonly age: (heard: Heard) => number,
    private readonly speak: (heard: Heard, age_ms: number) => void,
  ) {}

  /** Follows what was heard; what was said before the page was opened is shown quietly. */
  follow(all: readonly Heard[], isLive: boolean): void {
    const last = all.at(-1) ?? null;
    this.heard = last;
    if (!isLive || last === null) {
      this.fresh = false;
      return;
    }
    const news = this.#known >= 0 ? all.filter(({ version }) => version > this.#known) : this.#whileAway(all);
    const late = this.#known >= 0 ? news.filter((heard) => this.age(heard) > LATE_MS) : news;
    if (late.length > 0) this.missed = [...this.missed, ...late];
    if (this.#known >= 0) for (const heard of news) if (!late.includes(heard)) this.speak(heard, this.age(heard));
    const isNews = this.#known >= 0 && last.version > this.#known;
    this.#known = Math.max(this.#known, last.version);
    remember(this.table, this.#known);
    if (isNews) this.show();
  }

  /** What came between the last time this page was open and now. */
  #whileAway(all: readonly Heard[]): readonly Heard[] {
    const known = remembered(this.table);
    return known === null ? [] : all.filter(({ version }) => version > known);
  }

  forgive(): void {
    this.missed = [];
  }

  /** Nothing was heard before: whatever comes is news. */
  begin(): void {
    if (this.#known < 0) this.#known = 0;
  }

  show(): void {
    clearTimeout(this.#timer);
    this.fresh = this.heard !== null;
    this.#timer = setTimeout(() => (this.fresh = false), this.shownMs);
    if (typeof navigator !== 'undefined' && 'vibrate' in navigator) navigator.vibrate(SHAKES);
  }

  /** How long it stays large. */
  get shownMs(): number {
    return this.heard?.says === 'transfer_begins' ? TRANSFER_MS : SHOWN_MS * Math.max(1, settings.patience);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

const place = (table: string) => `passerelle.heard.${table}`;

function remember(table: string, version: number): void {
  try {
    sessionStorage.setItem(place(table), String(version));
  } catch {
    // Then nothing is listed after the next visit.
  }
}

function remembered(table: string): number | null {
  try {
    const kept = sessionStorage.getItem(place(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

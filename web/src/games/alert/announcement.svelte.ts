/** Which announcement is large just now: each stays long enough to be read, whoever else does what. */

import { settings } from '../../settings.svelte';
import type { Heard } from './round';

const SHOWN_MS = 8_000;
/** Later than this nothing is said aloud any more: it is listed. */
const LATE_MS = 2_400;
/** Twice 200 ms, for those who hear nothing. */
const SHAKES = [200, 120, 200];

export class Announcement {
  /** The last thing that was said, and whether it was just now. */
  heard = $state.raw<Heard | null>(null);
  fresh = $state(false);
  /** How long it stays large. */
  shownMs = $state(SHOWN_MS);
  /** All that was said at the same time. */
  together = $state.raw<readonly Heard[]>([]);
  /** What was said while nobody could hear it here. */
  missed = $state.raw<readonly Heard[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = -1;

  /** `speak` says a cue aloud; `age` tells how long ago it was said; `transferLeft`, how long cards may change hands. */
  constructor(
    private readonly table: string,
    private readonly age: (heard: Heard) => number,
    private readonly speak: (heard: Heard, age_ms: number) => void,
    private readonly transferLeft: () => number | null,
  ) {}

  /** Follows what was heard; what was said before the page was opened is shown quietly. */
  follow(all: readonly Heard[], isLive: boolean): void {
    const last = all.at(-1) ?? null;
    const together = all.filter(({ version }) => version === last?.version);
    this.together = together;
    // Of what is said at the same time a threat is shown large: it is the one to act on.
    this.heard = together.find(isThreat) ?? last;
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
    // A data transfer stays large for as long as it lasts.
    const left = this.heard?.says === 'transfer_begins' ? this.transferLeft() : null;
    this.shownMs = left !== null && left > 0 ? left : SHOWN_MS * Math.max(1, settings.patience);
    this.#timer = setTimeout(() => (this.fresh = false), this.shownMs);
    if (typeof navigator !== 'undefined' && 'vibrate' in navigator) navigator.vibrate(SHAKES);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

const isThreat = ({ says }: Heard): boolean => typeof says !== 'string' && 'threat' in says;

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

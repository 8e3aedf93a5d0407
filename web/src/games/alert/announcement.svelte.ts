/** Which announcement is large just now: each stays long enough to be read, whoever else does what. */

import { settings } from '../../settings.svelte';
import type { Heard } from './round';

const SHOWN_MS = 8_000;
/** As long as cards may change hands. */
const TRANSFER_MS = 10_000;
/** Twice 200 ms, for those who hear nothing. */
const SHAKES = [200, 120, 200];

export class Announcement {
  /** The last thing that was said, and whether it was just now. */
  heard = $state.raw<Heard | null>(null);
  fresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #known = -1;

  /** Follows what was heard; what was said before the page was opened is shown quietly. */
  follow(all: readonly Heard[], isLive: boolean): void {
    const last = all.at(-1) ?? null;
    this.heard = last;
    if (!isLive || last === null) {
      this.fresh = false;
      return;
    }
    const isNews = this.#known >= 0 && last.version > this.#known;
    this.#known = Math.max(this.#known, last.version);
    if (isNews) this.show();
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

/**
 * The order in which news is shown. Dice tumble before what they decided can be read anywhere, a
 * move has time to be seen, and nobody waits: news that piles up is shown faster, a page that
 * nobody looks at jumps to the end, and a click or a key skips.
 */

import type { RolledDie } from '../games/game';
import { settings } from '../settings.svelte';
import { play } from '../sound';

const TUMBLE_MS = 650;
const SETTLE_MS = 240;
const SHOWN_MS = 2_200;

interface Act {
  rolls: RolledDie[];
  /** Something to see: what comes after it leaves it a moment. */
  seen: boolean;
  apply(): void;
}

export class Stage {
  /** The dice on the tray. */
  dice = $state.raw<RolledDie[]>([]);
  tumbling = $state(false);
  #queue = $state.raw<readonly Act[]>([]);
  #running = false;
  #wake: (() => void) | null = null;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** Something that was received is not shown yet. */
  get busy(): boolean {
    return this.tumbling || this.#queue.length > 0;
  }

  play(rolls: RolledDie[], apply: () => void): void {
    this.#add({ rolls, seen: true, apply });
  }

  /** What is nothing to look at: in its place among the rest, and without a pause. */
  note(apply: () => void): void {
    this.#add({ rolls: [], seen: false, apply });
  }

  #add(act: Act): void {
    this.#queue = [...this.#queue, act];
    if (!this.#running) void this.#run();
  }

  /** Shows the result at once. */
  skip(): void {
    this.#wake?.();
  }

  clear(): void {
    this.#queue = [];
    this.skip();
    clearTimeout(this.#clearing);
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      for (let act = this.#next(); act; act = this.#next()) {
        if (act.rolls.length > 0) await this.#tumble(act.rolls);
        act.apply();
        if (act.seen && this.#queue.some(({ seen }) => seen)) await this.#wait(SETTLE_MS);
      }
    } finally {
      this.#running = false;
    }
  }

  #next(): Act | undefined {
    const [act, ...later] = this.#queue;
    if (act) this.#queue = later;
    return act;
  }

  async #tumble(rolls: RolledDie[]): Promise<void> {
    clearTimeout(this.#clearing);
    this.dice = rolls;
    if (this.#pace() > 0) {
      this.tumbling = true;
      play('dice');
      await this.#wait(TUMBLE_MS);
      this.tumbling = false;
    }
    this.#clearing = setTimeout(() => (this.dice = []), SHOWN_MS);
  }

  #pace(): number {
    if (!settings.moves || document.hidden || this.#queue.length > 8) return 0;
    return this.#queue.length > 2 ? 0.4 : 1;
  }

  #wait(ms: number): Promise<void> {
    const pause = ms * this.#pace();
    if (pause === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, pause);
      const stage = this;
      function done(): void {
        clearTimeout(timer);
        stage.#wake = null;
        resolve();
      }
      this.#wake = done;
    });
  }
}

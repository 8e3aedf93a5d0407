/**
 * The order in which news is shown. Dice tumble before what they decided can be read anywhere, a
 * move has time to be seen, and nobody waits: news that piles up is shown faster, a page that
 * nobody looks at jumps to the end, and a click or a key skips.
 */

import type { Throw } from '../games/game';
import { settings } from '../settings.svelte';
import { play } from '../sound';

const TUMBLE_MS = 650;
const SETTLE_MS = 240;
/** How long dice stay; where they came to something, long enough to read it. */
const SHOWN_MS = 2_200;
const READ_MS = 6_500;
/** How long what comes next waits for somebody who reads. */
const HELD_MS = 2_600;

interface Act {
  /** What it throws, found out when its turn comes. */
  thrown(): Throw | null;
  /** Something to see: what comes after it leaves it a moment. */
  seen: boolean;
  apply(): void;
}

export class Stage {
  /** What lies on the tray. */
  thrown = $state.raw<Throw | null>(null);
  tumbling = $state(false);
  #queue = $state.raw<readonly Act[]>([]);
  #running = false;
  #wake: (() => void) | null = null;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** Something that was received is not shown yet. */
  get busy(): boolean {
    return this.tumbling || this.#queue.length > 0;
  }

  play(thrown: () => Throw | null, apply: () => void): void {
    this.#add({ thrown, seen: true, apply });
  }

  /** What is nothing to look at: in its place among the rest, and without a pause. */
  note(apply: () => void): void {
    this.#add({ thrown: () => null, seen: false, apply });
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
        const thrown = act.thrown();
        if (thrown) await this.#tumble(thrown);
        act.apply();
        if (thrown?.sum) await this.#hold();
        else if (act.seen && this.#queue.some(({ seen }) => seen)) await this.#wait(SETTLE_MS * this.#pace());
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

  async #tumble(thrown: Throw): Promise<void> {
    this.put(thrown);
    const pace = this.#pace();
    if (pace > 0) {
      this.tumbling = true;
      play('dice');
      await this.#wait(TUMBLE_MS * pace);
      this.tumbling = false;
    }
    const shown = thrown.sum ? READ_MS : SHOWN_MS;
    this.#clearing = setTimeout(() => (this.thrown = null), shown * settings.patience);
  }

  /** Lays dice on the tray, or takes them off. */
  put(thrown: Throw | null): void {
    clearTimeout(this.#clearing);
    this.thrown = thrown;
  }

  /** Whoever reads is given time, with or without motion; whoever goes on playing need not wait. */
  #hold(): Promise<void> {
    const isLate = document.hidden || this.#queue.length > 8;
    return this.#wait(isLate ? 0 : HELD_MS * settings.patience);
  }

  #pace(): number {
    if (!settings.moves || document.hidden || this.#queue.length > 8) return 0;
    return this.#queue.length > 2 ? 0.4 : 1;
  }

  #wait(pause: number): Promise<void> {
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

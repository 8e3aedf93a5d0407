/** The time of the mission as the server counts it: between two messages it runs on by itself. */

import type { ClockShown } from '../../protocol/types';

const TICK_MS = 250;

export class MissionClock {
  #now = $state(Date.now());
  #clock: () => ClockShown | undefined;
  #received = $derived.by(() => ({ clock: this.#clock(), at: Date.now() }));

  constructor(clock: () => ClockShown | undefined) {
    this.#clock = clock;
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => (this.#now = Date.now()), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  get running(): boolean {
    const clock = this.#received.clock;
    return clock?.running === true && clock.elapsed_ms !== undefined;
  }

  /** Since the alarm; nothing where no clock runs. */
  get ms(): number | null {
    const { clock, at } = this.#received;
    if (clock?.elapsed_ms === undefined) return null;
    return clock.elapsed_ms + (clock.running ? Math.max(0, this.#now - at) : 0);
  }
}

/** The time of the mission as the server counts it: between two messages it runs on by itself. */

import type { ClockShown } from '../../protocol/types';

const TICK_MS = 250;

export class MissionClock {
  #now = $state(Date.now());
  #clock: () => ClockShown | undefined;
  #started: () => number;
  /** The smallest difference between the two clocks that was seen: the message that was under way the shortest. */
  #skew = Infinity;
  #received = $derived.by(() => {
    const clock = this.#clock();
    if (clock && clock.now_ms > 0) this.#skew = Math.min(this.#skew, Date.now() - clock.now_ms);
    return { clock, at: clock && Number.isFinite(this.#skew) ? clock.now_ms + this.#skew : Date.now() };
  });

  constructor(clock: () => ClockShown | undefined, started: () => number = () => 0) {
    this.#clock = clock;
    this.#started = started;
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
    return Math.max(0, clock.elapsed_ms - this.#started() + (clock.running ? this.#now - at - (clock.begins_in_ms ?? 0) : 0));
  }

  /** The same at this very moment, between two ticks. */
  get exact(): number | null {
    this.#now = Date.now();
    return this.ms;
  }

  /** Seconds until the start, while it is counted down. */
  get countdown(): number | null {
    const { clock, at } = this.#received;
    const left = (clock?.begins_in_ms ?? 0) - (this.#now - at);
    return clock?.begins_in_ms !== undefined && left > 0 ? Math.ceil(left / 1000) : null;
  }
}

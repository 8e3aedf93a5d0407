/**
 * A connection that heals. It reconnects with growing, jittered pauses, says hello with the last
 * version it saw, and sends every command again, under the same id, until it is answered.
 */

import type { ClientMessage, Command, ServerMessage } from '../protocol/types';
import type { Connection, Transport } from './transport';

export type LinkState = 'connecting' | 'live' | 'waiting' | 'closed';

/** Time, handed in so that tests need not wait. */
export interface Timing {
  after(ms: number, run: () => void): () => void;
  now(): number;
  random(): number;
}

export const browserTiming: Timing = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
};

export interface LinkUser {
  /** What to say first: the secret of the seat, and the version from which news is wanted. */
  hello(): { secret?: string; from?: number };
  receive(message: ServerMessage): void;
  changed(state: LinkState): void;
}

const PING_MS = 2_500;
const DEAD_AFTER_MS = 9_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/** The pause before attempt number `attempt`, from 0: doubled each time, a third more or less. */
export function pause(attempt: number, random: number): number {
  const base = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempt, 10), LONGEST_PAUSE_MS);
  return Math.round(base * (2 / 3 + random * (2 / 3)));
}

export class Link {
  #state: LinkState = 'closed';
  #connection: Connection | null = null;
  #attempt = 0;
  #heard = 0;
  #cancel: (() => void)[] = [];
  readonly #outbox = new Map<string, Command>();

  constructor(
    private readonly transport: Transport,
    private readonly user: LinkUser,
    private readonly timing: Timing = browserTiming,
  ) {}

  get state(): LinkState {
    return this.#state;
  }

  /** Commands that were not answered yet. */
  get unanswered(): readonly Command[] {
    return [...this.#outbox.values()];
  }

  start(): void {
    if (this.#state === 'closed') this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#become('closed');
  }

  /** Sends a command now, and again after each reconnection until it is answered. */
  command(command: Command): void {
    this.#outbox.set(command.id, command);
    this.tell(command);
  }

  /** Sends what is worth nothing later: lost when there is no connection. */
  tell(message: ClientMessage): void {
    if (this.#state === 'live') this.#connection?.send(message);
  }

  /** Says hello again: for another seat, or because something was missed. */
  greet(): void {
    this.tell({ type: 'hello', ...this.user.hello() });
  }

  /** The network is back or the page is looked at again: no reason to wait any longer. */
  hurry(): void {
    if (this.#state !== 'waiting') return;
    this.#attempt = 0;
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    this.#become('connecting');
    this.#connection = this.transport({
      opened: () => this.#opened(),
      received: (message) => this.#received(message),
      closed: () => this.#closed(),
    });
    this.#watch();
  }

  #opened(): void {
    this.#heard = this.timing.now();
    this.#become('live');
    this.greet();
    for (const command of this.#outbox.values()) this.tell(command);
    this.#ping();
  }

  #received(message: ServerMessage): void {
    this.#heard = this.timing.now();
    this.#attempt = 0;
    if (message.type === 'pong') return;
    if ((message.type === 'ack' || message.type === 'refused') && message.id) {
      this.#outbox.delete(message.id);
    }
    this.user.receive(message);
  }

  #closed(): void {
    this.#drop();
    this.#become('waiting');
    const ms = pause(this.#attempt, this.timing.random());
    this.#attempt += 1;
    this.#cancel.push(this.timing.after(ms, () => this.#connect()));
  }

  #ping(): void {
    this.#cancel.push(
      this.timing.after(PING_MS, () => {
        this.tell({ type: 'ping', t: this.timing.now() });
        this.#ping();
      }),
    );
  }

  /** A connection from which nothing was heard for long is dead, whatever the system says. */
  #watch(): void {
    this.#heard = this.timing.now();
    const look = () => {
      const silent = this.timing.now() - this.#heard;
      if (silent >= DEAD_AFTER_MS) this.#closed();
      else this.#cancel.push(this.timing.after(DEAD_AFTER_MS - silent, look));
    };
    this.#cancel.push(this.timing.after(DEAD_AFTER_MS, look));
  }

  #drop(): void {
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
    this.#connection?.close();
    this.#connection = null;
  }

  #become(state: LinkState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.user.changed(state);
  }
}

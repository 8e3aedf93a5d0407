/**
 * What links begin with that are handed on: as the host has said, or as the page itself was
 * reached. Until the server has told which, there is no link: a wrong one may be sent to somebody.
 */

import { api } from './api';

export class Origin {
  #known = $state<string | null>(null);
  #asking = $state(false);
  #failed = $state(false);

  constructor(
    private readonly ask: () => Promise<string | null> = async () => (await api.about()).public_url ?? null,
    private readonly own: () => string = () => location.origin,
  ) {}

  /** Null until it is known. */
  get value(): string | null {
    return this.#known;
  }

  /** Whether the server was asked in vain. */
  get failed(): boolean {
    return this.#failed && !this.#asking;
  }

  /** The server is asked once; again when it did not answer. */
  async learn(): Promise<void> {
    if (this.#known !== null || this.#asking) return;
    this.#asking = true;
    try {
      this.#known = (await this.ask()) ?? this.own();
      this.#failed = false;
    } catch {
      this.#failed = true;
    }
    this.#asking = false;
  }

  /** Whoever has just made a table was told its address; without a public one it is a path. */
  told(watch: string): void {
    this.#known = new URL(watch, this.own()).origin;
    this.#failed = false;
  }
}

export const origin = new Origin();

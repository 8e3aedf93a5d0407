/** What links begin with that are handed on: as the host has said, or as the page itself was reached. */

import { api } from './api';

class Origin {
  #told = $state<string | null>(null);
  #asked = false;

  /** The server is asked once, by the first who wants a link. */
  get value(): string {
    return this.#told ?? location.origin;
  }

  async learn(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#told = (await api.about()).public_url ?? null;
    } catch {
      // Without an answer the page's own address is the best guess.
      this.#asked = false;
    }
  }
}

export const origin = new Origin();

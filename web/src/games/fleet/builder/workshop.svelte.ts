/** A fleet on the stocks: what is in it, what it is built for, and what the server says of it. */

import { ApiError, api } from '../../../net/api';
import { problemOf } from '../../../pages/new/make';
import type { Catalogue, FleetChecked } from '../wire';
import { type Draft, EMPTY, draftOf, specOf, sums } from './fleet';

/** So long nothing is asked after the last change. */
const QUIET_MS = 120;
const REMEMBERED = 100;

/** What a fleet is built for, as the server's check reads it. */
export interface Brief {
  scenario: string;
  points?: number;
  part?: string;
  all_lead?: boolean;
  agreed?: boolean;
  least?: number;
  without_avatar?: boolean;
  draws_weapons?: boolean;
}

export class Workshop {
  draft = $state.raw<Draft>(EMPTY);
  checked = $state.raw<FleetChecked | null>(null);
  isOffline = $state(false);
  problem = $state('');
  #past = $state.raw<Draft[]>([]);
  #brief: Brief;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly known: Catalogue,
    brief: Brief,
  ) {
    this.#brief = brief;
    this.ask();
  }

  readonly total = $derived.by(() => sums(this.draft, this.known));
  readonly code = $derived.by(() => (this.draft.ships.length > 0 ? (this.checked?.code ?? null) : null));
  /** Whether the server has found nothing against the fleet as it stands. */
  readonly isLegal = $derived.by(() => this.checked !== null && this.checked.refusals.length === 0 && !this.isOffline);

  /** Special weapons are drawn at the table: none is chosen. */
  get drawsWeapons(): boolean {
    return this.#brief.draws_weapons ?? false;
  }

  /** Builds for something else. */
  aim(brief: Brief): void {
    this.#brief = brief;
    this.ask();
  }

  change(next: Draft): void {
    this.#past = [...this.#past.slice(1 - REMEMBERED), this.draft];
    this.draft = next;
    this.ask();
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.draft = before;
    this.ask();
  }

  /** Opens a fleet by its code; false where it is none. */
  async open(code: string): Promise<boolean> {
    try {
      const found = await this.#check({ code: code.trim() });
      this.change(draftOf(found.fleet, this.known));
      return true;
    } catch {
      return false;
    }
  }

  ask(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    this.#timer = setTimeout(async () => {
      try {
        const found = await this.#check({ fleet: specOf(this.draft) });
        if (asked !== this.#asked) return;
        this.checked = found;
        this.isOffline = false;
      } catch (error) {
        if (asked !== this.#asked) return;
        this.isOffline = error instanceof ApiError && error.status === 0;
        if (!this.isOffline) this.problem = problemOf(error);
      }
    }, QUIET_MS);
  }

  #check(fleet: object): Promise<FleetChecked> {
    return api.consult<FleetChecked>('fleet', 'check', { ...fleet, ...this.#brief });
  }
}

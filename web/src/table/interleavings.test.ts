import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { GameClient } from '../games/game';
import { keepTable } from '../keep';
import { ModelServer, chance } from './model-server';
import { pickKey, picking } from './picker';
import { Session } from './session.svelte';

const page = { hidden: false };
vi.stubGlobal('document', page);
vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here')));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RUNS = 3_000;
const STEPS = 30;

/** Rolls a die where the server says so. */
const game = {
  throwOf: (events: unknown[]) => (events.includes('rolled') ? { dice: [{ seat: 0, face: 1 }], sum: null } : null),
} as unknown as GameClient;

/** Somebody at a screen, whoever else plays, and a network that does what it likes. */
class Evening {
  readonly draw: (below: number) => number;
  readonly server: ModelServer;
  readonly session: Session;
  readonly own: readonly number[];
  readonly done: string[] = [];

  constructor(seed: number) {
    page.hidden = false;
    this.draw = chance(seed);
    this.server = new ModelServer(3, this.draw(2) === 0, this.draw);
    this.own = this.draw(4) === 0 ? [0, 1] : [0];
    keepTable({ id: 't', game: 'quantum', seats: this.own.map((seat) => ({ seat, secret: `s${seat}`, use: 'play' })), seen: 0 });
    this.session = new Session('t', this.server.transport, game);
    this.session.start();
  }

  readonly #kinds: readonly (() => void)[] = [
    () => this.#choose(),
    () => this.#choose(),
    () => this.session.choose({ kind: 'square', id: 'z9' }),
    () => this.#proposeFromList(),
    () => this.#agree(),
    () => this.session.undo(),
    () => this.session.undo(),
    () => this.session.back(),
    () => this.server.decideFor(this.draw(3)),
    () => this.server.undoFor(this.draw(3)),
    () => void this.server.deliver(),
    () => void this.server.deliver(),
    () => void this.server.work(),
    () => void this.server.work(),
    () => this.#deliverAll(),
    () => (this.draw(4) === 0 ? this.server.cut() : undefined),
    () => void (page.hidden = this.draw(3) === 0),
  ];

  #choose(): void {
    const { next } = this.session.pickingNow;
    const pick = next[this.draw(next.length || 1)];
    if (pick) this.session.choose(pick);
  }

  #proposeFromList(): void {
    const { offers } = this.session;
    const offer = offers[this.draw(offers.length || 1)];
    if (offer && this.draw(3) === 0) this.session.propose(offer);
  }

  #agree(): void {
    if (this.session.asking) this.session.act(this.session.asking);
    else if (this.session.pickingNow.spelled) this.session.propose(this.session.pickingNow.spelled);
  }

  #deliverAll(): void {
    while (this.server.work());
    while (this.server.deliver());
  }

  async step(): Promise<void> {
    const kind = this.draw(this.#kinds.length + 1);
    this.done.push(String(kind));
    const act = this.#kinds[kind];
    if (act) act();
    else await vi.advanceTimersByTimeAsync(this.draw(900));
    // Now and then nothing that was set off has happened before the next thing comes.
    if (this.draw(3) > 0) await vi.advanceTimersByTimeAsync(0);
  }

  /** The network works, and everybody waits: longer than the longest pause of a link that comes back. */
  async rest(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      this.#deliverAll();
      await vi.advanceTimersByTimeAsync(1_600);
      this.#deliverAll();
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  /** What is wrong with the screen now that everything has come to rest. */
  complaints(): string[] {
    const { session, server } = this;
    const now = session.table?.snapshot;
    const asked = this.own.filter((seat) => server.asked().includes(seat));
    const wrong: string[] = [];
    if (now?.version !== server.version) wrong.push(`shows ${now?.version} of ${server.version}`);
    if (now?.at !== server.at) wrong.push(`shows decision ${now?.at} of ${server.at}`);
    if (session.sent) wrong.push('something is still under way');
    if (asked.length === 0) return wrong;
    if (!asked.includes(now?.you ?? -1)) wrong.push(`${asked} is asked and ${now?.you} is shown`);
    if (session.pickingNow.next.length === 0 && !session.pickingNow.spelled) wrong.push('nothing is lit');
    const lit = picking(server.actions(now?.you ?? 0), session.pickingNow.picks).next.map(pickKey).sort();
    const shown = session.pickingNow.next.map(pickKey).sort();
    if (lit.join() !== shown.join()) wrong.push(`lit ${shown} instead of ${lit}`);
    return wrong;
  }
}

test('whatever is sent, undone, answered and lost in whatever order, whoever is asked can go on', { timeout: 120_000 }, async () => {
  for (let seed = 0; seed < RUNS; seed += 1) {
    const evening = new Evening(seed);
    for (let step = 0; step < STEPS; step += 1) await evening.step();
    await evening.rest();
    const wrong = evening.complaints();
    expect(wrong, `seed ${seed}, steps ${evening.done.join(' ')}`).toEqual([]);
    evening.session.stop();
    vi.clearAllTimers();
  }
});

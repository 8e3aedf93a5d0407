/** One table on the screen: its link, its staged moments, the picks in progress, the past. */

import type { GameClient, RolledDie } from '../games/game';
import { followTo, keepCommitment, keptTable, ownSeats } from '../keep';
import { ApiError, api } from '../net/api';
import { Link, type LinkState } from '../net/link';
import type { Transport } from '../net/transport';
import type { Command, MomentShown, Offered, Paragraph, Pick, Refused, Sentence, ServerMessage, Snapshot } from '../protocol/types';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { seatName } from '../words/names';
import { type Table, receive, withHistory } from './fold';
import { type Proposed, absentOf, findOffer, proposals } from './motions';
import { type Picking, back, choose, picking } from './picker';
import { Stage } from './stage.svelte';

/** Why something was not allowed, and by which clause. */
export interface Refusal {
  sentence: Sentence;
  clause: string | null;
}

const NOTHING: Picking = picking([]);

/** A name for a command; also where `randomUUID` is kept from pages without encryption. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Session {
  table = $state.raw<Table | null>(null);
  connection = $state<LinkState>('connecting');
  /** Why the last pick or action was not allowed. */
  refused = $state.raw<Refusal | null>(null);
  /** The server closed the table to us, and why. */
  ended = $state.raw<Sentence | null>(null);
  pickingNow = $state.raw<Picking>(NOTHING);
  /** An action that waits for a yes. */
  asking = $state.raw<Offered | null>(null);
  /** An action that was sent and not yet answered. */
  sent = $state.raw<Offered | null>(null);
  /** The seat whose turn it is at this screen, behind a curtain. */
  curtain = $state<number | null>(null);
  /** The position of a moment that is looked at instead of the present. */
  past = $state.raw<Snapshot | null>(null);
  /** Another game was proposed from here, and somebody does not want one. */
  declined = $state(false);
  historyMissing = true;
  readonly stage = new Stage();

  #seat: number | null;
  #seen = -1;
  #wasAsked = false;
  #wasOver = false;
  #wasProposed = false;
  #withdrew = false;
  #wanted: number | null = null;
  readonly #link: Link;
  readonly #pasts = new Map<number, Snapshot>();

  constructor(
    readonly id: string,
    transport: Transport,
    public game: GameClient | null,
  ) {
    this.#seat = ownSeats(id)[0]?.seat ?? null;
    this.#link = new Link(transport, {
      hello: () => this.#hello(),
      receive: (message) => this.#receive(message),
      changed: (state) => (this.connection = state),
    });
  }

  start(): void {
    this.#link.start();
  }

  stop(): void {
    this.stage.clear();
    this.#link.stop();
  }

  hurry(): void {
    this.#link.hurry();
  }

  /** What the screen shows: the past that is looked at, or the present. */
  get shown(): Snapshot | null {
    return this.past ?? this.table?.snapshot ?? null;
  }

  get live(): boolean {
    return this.past === null;
  }

  get names(): string[] {
    return (this.table?.snapshot.seats ?? []).map(seatName);
  }

  /** The seats that somebody at this screen plays. */
  get own(): number[] {
    return ownSeats(this.id).map(({ seat }) => seat);
  }

  /** Whether the others have proposed something that waits for an answer from here. */
  get isProposedTo(): boolean {
    const now = this.table?.snapshot;
    return now !== undefined && !now.next_table && proposals(now, this.own).some(({ unanswered }) => unanswered.length > 0);
  }

  /** The actions that may be picked now; none in the past, behind the curtain or while one is sent. */
  get offers(): readonly Offered[] {
    if (!this.live || this.curtain !== null || this.sent || this.connection !== 'live') return [];
    if (this.stage.busy) return [];
    return this.table?.snapshot.actions ?? [];
  }

  get yourTurn(): boolean {
    const now = this.table?.snapshot;
    return now !== undefined && now.you !== null && now.prompt.seats.includes(now.you);
  }

  choose(pick: Pick): void {
    this.stage.skip();
    this.refused = null;
    this.asking = null;
    const answer = choose(this.offers, this.pickingNow, pick);
    if ('why' in answer) {
      if (this.offers.length > 0) this.#link.tell({ type: 'why', picks: [...answer.why] });
      return;
    }
    this.pickingNow = answer.picking;
    if ('send' in answer) this.propose(answer.send);
  }

  /** Sends an action, or asks first when it gives something up. */
  propose(offer: Offered): void {
    const view = this.table?.snapshot.view;
    if (settings.all.confirm && this.game?.asksFirst(offer, view)) this.asking = offer;
    else this.act(offer);
  }

  act(offer: Offered): void {
    const version = this.table?.snapshot.version;
    if (version === undefined) return;
    this.asking = null;
    this.sent = offer;
    this.#link.command({ type: 'act', id: commandId(), expected: version, action: offer.notation });
  }

  /** Takes back the last pick; the question, if one is open, first. */
  back(): void {
    this.refused = null;
    if (this.asking) {
      this.asking = null;
      this.pickingNow = picking(this.offers);
      return;
    }
    this.pickingNow = back(this.offers, this.pickingNow);
  }

  /** Takes back a pick and all after it. */
  backTo(index: number): void {
    this.refused = null;
    this.pickingNow = picking(this.offers, this.pickingNow.picks.slice(0, index));
  }

  undo(): void {
    const now = this.table?.snapshot;
    if (now?.undo) this.command({ type: 'undo', id: commandId(), expected: now.version });
  }

  /** Says yes or no to a proposal, or makes it: for everybody at this screen whom it concerns. */
  async answer(motion: Proposed, agree: boolean): Promise<void> {
    const voters = ownSeats(this.id).filter(({ seat }) => seat !== absentOf(motion));
    this.declined = false;
    this.#withdrew = !agree;
    try {
      for (const { secret } of voters) await api.vote(this.id, motion, agree, commandId(), secret);
    } catch (error) {
      const said = error instanceof ApiError ? error.sentence : null;
      this.refused = { sentence: said ?? { key: 'web-error', args: [] }, clause: null };
    }
  }

  say(text: string): void {
    this.command({ type: 'chat', id: commandId(), text });
  }

  command(command: Command): void {
    this.#link.command(command);
  }

  /** The player at this screen has changed. The curtain rises when their own view is there. */
  ready(): void {
    if (this.curtain !== null) this.#take(this.curtain);
  }

  /** Sits at this screen with a secret that was just kept. */
  seated(seat: number): void {
    this.#take(seat);
  }

  /**
   * Shows the position after `at` decisions; the present for null or the last one. The answer is
   * whether it can be had: not while the server is away, unless this page has seen it.
   */
  async lookAt(at: number | null): Promise<boolean> {
    const end = this.table?.snapshot.at;
    const past = at === null || end === undefined || at >= end ? null : at;
    this.#wanted = past;
    const found = past === null ? null : await this.#pastAt(past).catch(() => undefined);
    // Whoever scrubs fast sees the moment that was asked for last.
    if (this.#wanted !== past) return true;
    if (found === undefined) return false;
    this.past = found;
    if (past !== null && past + 1 < (end ?? 0)) void this.#pastAt(past + 1).catch(() => undefined);
    return true;
  }

  /** The position that is shown, in words. */
  describe(): Promise<Paragraph[]> {
    return api.description(this.id, this.past?.at ?? null, this.#secret());
  }

  async #pastAt(at: number): Promise<Snapshot> {
    const known = this.#pasts.get(at);
    if (known) return known;
    const seat = this.#seat;
    const snapshot = await api.moment(this.id, at, this.#secret());
    if (seat === this.#seat) this.#pasts.set(at, snapshot);
    return snapshot;
  }

  /** What happened before this page was opened. Where it cannot be had now, the next news asks. */
  async #fetchHistory(): Promise<void> {
    this.historyMissing = false;
    try {
      const moments = await api.events(this.id, 0, this.#secret());
      if (this.table) this.table = withHistory(this.table, moments);
    } catch {
      this.historyMissing = true;
    }
  }

  #secret(): string | undefined {
    const kept = keptTable(this.id)?.seats.find((seat) => seat.seat === this.#seat);
    return kept?.use === 'play' ? kept.secret : undefined;
  }

  #hello(): { secret?: string; from?: number } {
    const secret = this.#secret();
    return { ...(secret ? { secret } : {}), ...(this.#seen >= 0 ? { from: this.#seen } : {}) };
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
        return;
      case 'bye':
        // The reason is shown; the link comes back by itself.
        this.ended = message.sentence;
        return;
      case 'refused':
        this.#refuse(message);
        break;
      case 'moment':
        this.#seen = Math.max(this.#seen, message.version);
        this.stage.play(this.#rolls(message), () => this.#fold(message));
        return;
      case 'snapshot':
        this.ended = null;
        this.#seen = message.version;
        this.stage.play([], () => this.#fold(message));
        return;
      default:
        break;
    }
    this.#fold(message);
  }

  #rolls(moment: MomentShown): RolledDie[] {
    return this.game?.rolls(moment.events) ?? [];
  }

  #refuse(refused: Refused): void {
    // A secret that opens nothing any more leaves one looking on.
    if (refused.error === 'secret' && this.#seat !== null) {
      this.#take(null);
    }
    this.refused = { sentence: refused.sentence, clause: refused.clause ?? null };
    // An answer to "why not" has no id, and the picks so far stay.
    if (refused.id === undefined) return;
    this.sent = null;
    this.asking = null;
    this.pickingNow = picking(this.offers);
  }

  #fold(message: ServerMessage): void {
    const step = receive(this.table, message);
    if ('resync' in step) {
      this.#seen = -1;
      this.#link.greet();
      return;
    }
    const advanced = step.next.snapshot.version !== this.table?.snapshot.version;
    const reseated = step.next.snapshot.you !== this.table?.snapshot.you;
    const before = this.table?.snapshot ?? null;
    const now = step.next.snapshot;
    if (before === null) keepCommitment(this.id, now.commitment, now.prompt.over === undefined);
    else if (!reseated && before.at < now.at) this.#remember(before);
    this.table = reseated ? this.#asSeenByAnother(step.next) : step.next;
    if (advanced || reseated) this.#settle(before === null);
    if (message.type === 'next') this.#follow();
    this.#heed(before);
  }

  /** What was on the screen is at hand when the past is looked at, even without a server. */
  #remember(before: Snapshot): void {
    this.#pasts.set(before.at, { ...before, clock: { ...before.clock, running: false } });
  }

  /** Proposals are heard of like one's turn; a no as well. */
  #heed(before: Snapshot | null): void {
    const now = this.table?.snapshot;
    if (!now) return;
    const isFor = (snapshot: Snapshot) => findOffer(snapshot.offers, 'rematch')?.agreed.some((seat) => this.own.includes(seat)) ?? false;
    const isGone = before !== null && isFor(before) && !isFor(now) && !now.next_table;
    // Whoever takes their own word back need not be told so.
    if (isGone && !this.#withdrew) this.declined = true;
    if (this.isProposedTo && !this.#wasProposed && before) play('turn');
    this.#wasProposed = this.isProposedTo;
  }

  /** Somebody else looks now: what only the one before them may know goes with that one. */
  #asSeenByAnother(table: Table): Table {
    this.curtain = null;
    if (!table.snapshot.secrets) return table;
    this.#pasts.clear();
    this.historyMissing = true;
    return { ...table, log: [] };
  }

  /** After news: nothing is picked, and whoever is asked is told. */
  #settle(first: boolean): void {
    if (this.historyMissing) void this.#fetchHistory();
    const isOver = this.table?.snapshot.prompt.over !== undefined;
    if (isOver && !this.#wasOver && !first) play('end');
    this.#wasOver = isOver;
    this.sent = null;
    this.asking = null;
    this.refused = null;
    this.#dropUndone();
    this.#passOn();
    this.#follow();
    this.pickingNow = picking(this.offers);
    if (this.yourTurn && !this.#wasAsked && !first) play('turn');
    this.#wasAsked = this.yourTurn;
  }

  /** Positions that were taken back are no longer the past. */
  #dropUndone(): void {
    const end = this.table?.snapshot.at ?? 0;
    for (const at of this.#pasts.keys()) if (at >= end) this.#pasts.delete(at);
  }

  /** The players go on at another table: their secrets go with them. */
  #follow(): void {
    const now = this.table?.snapshot;
    if (now?.next_table) followTo(this.id, now.next_table, now.seats.length);
  }

  /** Several players at one screen: the seat that is asked is the one that is shown. */
  #passOn(): void {
    const now = this.table?.snapshot;
    if (!now || now.prompt.seats.length === 0) return;
    const { own } = this;
    if (own.length < 2 || (this.#seat !== null && now.prompt.seats.includes(this.#seat))) return;
    const next = own.find((seat) => now.prompt.seats.includes(seat));
    if (next === undefined) return;
    if (now.secrets) {
      this.curtain = next;
    } else {
      this.#take(next);
    }
  }

  /** Looks with the eyes of another seat: everything is asked for anew. */
  #take(seat: number | null): void {
    this.#seat = seat;
    this.#seen = -1;
    this.#link.greet();
  }
}

/** One table on the screen: its link, its staged moments, the picks in progress, the past. */

import type { GameClient, Throw } from '../games/game';
import { followTo, keepCommitment, keptTable, ownSeats } from '../keep';
import { ApiError, api } from '../net/api';
import { Link, type LinkState } from '../net/link';
import type { Transport } from '../net/transport';
import type { Command, Form, MomentShown, Offered, Paragraph, Pick, Refused, Sentence, ServerMessage, Snapshot } from '../protocol/types';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { seatName } from '../words/names';
import { type Reach, type Table, receive, upTo, viewAfter, withHistory } from './fold';
import { type Proposed, absentOf, findMotion, proposals } from './motions';
import { type Picking, back, choose, picking, samePick, without } from './picker';
import { Stage } from './stage.svelte';
import { thrownBy } from './throws';

/** Why something was not allowed, and by which clause. */
export interface Refusal {
  sentence: Sentence;
  clause: string | null;
}

/** A command that changes the game, until what came of it is on the screen. */
export interface Sent {
  id: string;
  /** The action; none where one is taken back. */
  offer: Offered | null;
  /** The version that it became, once the server has said so. */
  version: number | null;
}

/** An event of a version that a player looks at. */
export interface Pointed {
  seat: number;
  version: number;
  event: number;
}

/** What somebody wants while something is under way; it is done as soon as it can be. */
export type Wish = { pick: Pick } | { offer: Offered } | { undo: true };

/** More than this is not kept waiting: nobody plans so far ahead by clicking. */
const WISHES_AT_MOST = 8;

/** So often something is sent again by itself: then one has to look. */
const INSISTED_AT_MOST = 3;

/** A name for a command; also where `randomUUID` is kept from pages without encryption. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Session {
  /** All that the server has told. */
  whole = $state.raw<Table | null>(null);
  /** How far a film has shown it: the rest waits, whoever would tell it. */
  reach = $state.raw<Reach | null>(null);
  connection = $state<LinkState>('connecting');
  /** Why the last pick or action was not allowed. */
  refused = $state.raw<Refusal | null>(null);
  /** The server closed the table to us, and why. */
  ended = $state.raw<Sentence | null>(null);
  /** An action that waits for a yes. */
  asking = $state.raw<Offered | null>(null);
  /** What was sent, until it is news. */
  sent = $state.raw<Sent | null>(null);
  /** What was picked meanwhile, in order. */
  wishes = $state.raw<readonly Wish[]>([]);
  /** The seat whose turn it is at this screen, behind a curtain. */
  curtain = $state<number | null>(null);
  /** The position of a moment that is looked at instead of the present. */
  past = $state.raw<Snapshot | null>(null);
  /** Where a player looks, as that player has told; what was told last. */
  pointed = $state.raw<Pointed | null>(null);
  /** Another game was proposed from here, and somebody does not want one. */
  declined = $state(false);
  historyMissing = true;
  readonly stage = new Stage();

  #picks = $state.raw<readonly Pick[]>([]);
  /** What can be picked follows from what is open and what is picked, whatever happened in between. */
  readonly #picking = $derived(picking(this.offers, this.#picks));
  readonly #told = $derived(this.whole && this.reach ? upTo(this.whole, this.reach) : this.whole);
  #seat: number | null;
  /** The last version of which nothing before is missing; -1 until everything was told. */
  #seen = -1;
  #wasAsked = false;
  #wasOver = false;
  #wasAlarmed = false;
  #wasProposed = false;
  #withdrew = false;
  /** How often in a row something was sent again that crossed what others did. */
  #insisted = 0;
  #wanted: number | null = null;
  readonly #link: Link;
  readonly #pasts = new Map<number, Snapshot>();
  readonly #arrangements = new WeakMap<readonly Offered[], readonly Offered[]>();

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

  /** What may be told by now. */
  get table(): Table | null {
    return this.#told;
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

  /** The actions that may be picked; none in the past, behind the curtain or without a connection. */
  get offers(): readonly Offered[] {
    return this.#mayPick ? this.#arranged(this.table?.snapshot) : [];
  }

  /** The actions as the game's own table has them picked. */
  #arranged(snapshot: Snapshot | null | undefined): readonly Offered[] {
    const actions = snapshot?.actions ?? [];
    if (!this.game?.arrange) return actions;
    const known = this.#arrangements.get(actions);
    if (known) return known;
    const arranged = this.game.arrange(actions);
    this.#arrangements.set(actions, arranged);
    return arranged;
  }

  get #mayPick(): boolean {
    return this.live && this.curtain === null && this.connection === 'live';
  }

  /** What may be written besides; under the same conditions. */
  get forms(): readonly Form[] {
    return this.#mayPick ? (this.table?.snapshot.forms ?? []) : [];
  }

  /** Something is under way or not yet shown: what is picked now waits for it. */
  get waits(): boolean {
    return this.sent !== null || this.stage.busy;
  }

  get pickingNow(): Picking {
    return this.#picking;
  }

  get yourTurn(): boolean {
    const now = this.table?.snapshot;
    return now !== undefined && now.you !== null && now.prompt.seats.includes(now.you);
  }

  /** What is asked here cannot wait: somebody is shot at. */
  get isAlarmed(): boolean {
    return this.yourTurn && (this.table?.snapshot.prompt.urgent ?? false);
  }

  choose(pick: Pick): void {
    this.stage.skip();
    this.refused = null;
    this.asking = null;
    if (this.offers.length === 0) return;
    if (this.waits) this.#wish({ pick });
    else this.#choose(pick);
  }

  #choose(pick: Pick): void {
    const answer = choose(this.offers, this.pickingNow, pick);
    if ('why' in answer) {
      const picks = this.game?.asked?.(answer.why, this.table?.snapshot.view, this.table?.snapshot.you ?? null) ?? answer.why;
      this.#link.tell({ type: 'why', picks: [...picks] });
      return;
    }
    this.#picks = answer.picking.picks;
    if ('send' in answer) this.propose(answer.send);
  }

  /** Sends an action, or asks first when it gives something up. */
  propose(offer: Offered): void {
    if (this.waits) return this.#wish({ offer });
    const doubts = () => this.game?.asksFirst?.(offer, this.table?.snapshot.view, this.offers) ?? false;
    if (settings.all.confirm && (offer.gives_up || doubts())) this.asking = offer;
    else this.act(offer);
  }

  act(offer: Offered): void {
    if (this.waits) return this.#wish({ offer });
    const expected = this.table?.snapshot.version;
    if (expected === undefined) return;
    this.#send({ type: 'act', id: commandId(), expected, action: offer.notation }, offer);
  }

  /** Sends what was written into the blanks of a form. */
  write({ sentence }: Form, notation: string): void {
    this.act({ notation, sentence, picks: [] });
  }

  undo(): void {
    if (this.waits) return this.#wish({ undo: true });
    const now = this.table?.snapshot;
    if (now?.undo) this.#send({ type: 'undo', id: commandId(), expected: now.version }, null);
  }

  #send(command: Command, offer: Offered | null): void {
    this.asking = null;
    // What is written is no pick: whoever says something goes on with what was begun.
    if (offer === null || offer.picks.length > 0) this.#picks = [];
    this.sent = { id: command.id, offer, version: null };
    this.command(command);
  }

  /** Takes back the last pick; what waits and the question, if one is open, first. */
  back(): void {
    this.refused = null;
    if (this.wishes.length > 0) this.wishes = this.wishes.slice(0, -1);
    else if (this.asking) {
      this.asking = null;
      this.#picks = [];
    } else this.#picks = back(this.offers, this.pickingNow).picks;
  }

  /** Takes back one of several picks; where the later ones need it, those too. */
  drop(pick: Pick): void {
    this.refused = null;
    const fewer = without(this.offers, this.pickingNow, pick);
    const at = this.pickingNow.picks.findLastIndex((own) => samePick(own, pick));
    if (fewer) this.#picks = fewer.picks;
    else if (at >= 0) this.backTo(at);
  }

  /** Takes back a pick and all after it. */
  backTo(index: number): void {
    this.refused = null;
    this.#picks = this.pickingNow.picks.slice(0, index);
  }

  /** The second of two quick clicks on one thing is not a wish for the next question. */
  #wish(wish: Wish): void {
    const under = this.sent?.offer?.picks ?? [];
    if ('pick' in wish && under.some((pick) => samePick(pick, wish.pick))) return;
    if (this.wishes.length < WISHES_AT_MOST) this.wishes = [...this.wishes, wish];
  }

  /** Nothing is under way any more: what waited for it is done, as far as it can be. */
  #fulfil(): void {
    while (!this.waits && !this.asking && this.wishes.length > 0) {
      const [wish, ...later] = this.wishes;
      this.wishes = wish && this.#canBe(wish) ? later : [];
      if (this.wishes === later && wish) this.#do(wish);
    }
  }

  #canBe(wish: Wish): boolean {
    if ('undo' in wish) return this.table?.snapshot.undo ?? false;
    if ('offer' in wish) return this.#stillOpen(wish.offer) !== null;
    return this.pickingNow.next.some((pick) => samePick(pick, wish.pick));
  }

  #do(wish: Wish): void {
    if ('undo' in wish) return this.undo();
    if ('pick' in wish) return this.#choose(wish.pick);
    const offer = this.#stillOpen(wish.offer);
    if (offer) this.propose(offer);
  }

  /** What was written is not listed: whether it can be is for the server to say. */
  #stillOpen(offer: Offered): Offered | null {
    if (offer.picks.length === 0) return offer;
    return this.offers.find(({ notation }) => notation === offer.notation) ?? null;
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

  /** Tells the others which event this player looks at. */
  point(version: number, event: number): void {
    this.#link.tell({ type: 'point', version, event });
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

  /** The decision up to which everything may be told; nothing where that is all. */
  get toldAt(): number | null {
    const { reach, whole } = this;
    if (!reach || !whole || this.table === whole) return null;
    const waits = whole.log.find(({ version, events }) => version > reach.version || (version === reach.version && events.length > reach.events));
    return waits ? waits.at - 1 : null;
  }

  /** The position that is shown, in words. */
  describe(): Promise<Paragraph[]> {
    return api.description(this.id, this.past?.at ?? this.toldAt, this.#secret());
  }

  /** The position after so many decisions, whatever is shown meanwhile. */
  momentAt(at: number): Promise<Snapshot> {
    return this.#pastAt(at);
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
      if (this.whole) this.whole = withHistory(this.whole, moments);
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
        this.#acknowledge(message.id, message.version);
        return;
      case 'pointed':
        this.pointed = message;
        return;
      case 'bye':
        // The reason is shown; the link comes back by itself.
        this.ended = message.sentence;
        return;
      case 'refused': {
        const again = this.#refuse(message);
        if (!message.current) return;
        this.stage.note(() => {
          this.#fold(message);
          if (again) this.#insist(again, message);
        });
        return;
      }
      case 'moment':
        if (!this.#isNext(message.version)) return;
        this.stage.play(() => this.#thrownBy(message), () => {
          this.#sound(message);
          this.#fold(message);
        });
        return;
      case 'snapshot':
        this.ended = null;
        this.#seen = message.version;
        this.stage.play(() => null, () => this.#fold(message));
        return;
      default:
        break;
    }
    // In the order in which it was told: an older moment must not undo what came after it.
    this.stage.note(() => this.#fold(message));
  }

  /** Whether a moment can be shown; where one before it is missing, everything is asked for. */
  #isNext(version: number): boolean {
    if (this.#seen < 0) return this.table !== null;
    if (version > this.#seen + 1) {
      this.#resync();
      return false;
    }
    this.#seen = Math.max(this.#seen, version);
    return true;
  }

  #resync(): void {
    this.#seen = -1;
    this.#link.greet();
  }

  #sound({ events }: MomentShown): void {
    const sound = this.game?.soundOf?.(events.map(({ event }) => event));
    if (sound) play(sound);
  }

  /** Said of a moment when its turn comes: then the log tells all that was before it. */
  #thrownBy({ events, now }: MomentShown): Throw | null {
    const { log = [], snapshot } = this.table ?? {};
    return thrownBy(this.game, events, log, snapshot && now ? viewAfter(snapshot.view, now) : snapshot?.view);
  }

  /** It is done; what came of it may still be on its way, or be shown already. */
  #acknowledge(id: string, version: number): void {
    if (this.sent?.id !== id) return;
    this.#insisted = 0;
    this.sent = { ...this.sent, version };
    this.#arrive();
  }

  /** What was sent is over when the screen shows what came of it. */
  #arrive(): void {
    const isShown = this.sent !== null && this.sent.version !== null && this.sent.version <= (this.table?.snapshot.version ?? -1);
    if (isShown) this.sent = null;
    this.#fulfil();
  }

  /** The answer is what to try again: against a clock a decision crosses those of others all the time. */
  #refuse(refused: Refused): Offered | null {
    // A secret that opens nothing any more leaves one looking on.
    if (refused.error === 'secret' && this.#seat !== null) {
      this.#take(null);
    }
    const isSent = refused.id !== undefined && refused.id === this.sent?.id;
    const crossed = isSent && refused.error === 'stale' && refused.current?.clock.elapsed_ms !== undefined;
    const again = crossed && this.#insisted < INSISTED_AT_MOST ? (this.sent?.offer ?? null) : null;
    if (!again) this.refused = { sentence: refused.sentence, clause: refused.clause ?? null };
    // An answer to "why not" has no id, and the picks so far stay; so they do when a line of chat is refused.
    if (!isSent) return null;
    this.sent = null;
    this.wishes = [];
    return again;
  }

  /** What was wanted is wanted still, if it can be. */
  #insist(offer: Offered, { sentence, clause }: Refused): void {
    const open = this.#stillOpen(offer);
    if (!open) {
      this.refused = { sentence, clause: clause ?? null };
      return;
    }
    this.#insisted += 1;
    this.act(open);
  }

  #fold(message: ServerMessage): void {
    const step = receive(this.whole, message);
    if ('resync' in step) return this.#resync();
    const before = this.whole?.snapshot ?? null;
    const now = step.next.snapshot;
    const reseated = now.you !== before?.you;
    if (before === null && now.commitment) keepCommitment(this.id, now.commitment, now.prompt.over === undefined);
    else if (before !== null && !reseated && before.at < now.at) this.#remember(before);
    // A snapshot leaps over what happened before it.
    if (before !== null && message.type !== 'moment' && before.at < now.at) this.historyMissing = true;
    if (message.type === 'moment') this.#holdBack(message);
    this.whole = reseated ? this.#asSeenByAnother(step.next) : step.next;
    // What was missed is told in two parts of one version: what happened, and how it stands.
    if (step.changed && isNews(message)) this.#settle(before);
    if (message.type === 'next') this.#follow();
    this.#heed(before);
    this.#arrive();
  }

  /** What a film shows is told by the film, from its first event on. */
  #holdBack({ version, events }: MomentShown): void {
    const from = this.reach === null ? (this.game?.filmedFrom?.(events.map(({ event }) => event)) ?? -1) : -1;
    if (from >= 0) this.reach = { version, events: from };
  }

  /** What was on the screen is at hand when the past is looked at, even without a server. */
  #remember(before: Snapshot): void {
    this.#pasts.set(before.at, { ...before, clock: { ...before.clock, running: false } });
  }

  /** Proposals are heard of like one's turn; a no as well. */
  #heed(before: Snapshot | null): void {
    const now = this.table?.snapshot;
    if (!now) return;
    const isFor = (snapshot: Snapshot) => findMotion(snapshot.motions, 'rematch')?.agreed.some((seat) => this.own.includes(seat)) ?? false;
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

  /** After news: what is picked stays while it leads somewhere, and whoever is asked is told. */
  #settle(before: Snapshot | null): void {
    if (this.historyMissing) void this.#fetchHistory();
    const now = this.table?.snapshot;
    const isOver = now?.prompt.over !== undefined;
    if (isOver && !this.#wasOver && before) play('end');
    this.#wasOver = isOver;
    this.#keepPicks(before);
    this.#dropUndone();
    this.#passOn();
    this.#follow();
    if (this.yourTurn && before && (!this.#wasAsked || (this.isAlarmed && !this.#wasAlarmed))) this.#call();
    this.#wasAsked = this.yourTurn;
    this.#wasAlarmed = this.isAlarmed;
  }

  /** Whoever is asked hears it; whoever is shot at feels it too. */
  #call(): void {
    play(this.isAlarmed ? 'alarm' : 'turn');
    if (this.isAlarmed && settings.all.sound) navigator.vibrate?.([120, 60, 120]);
  }

  /** Another question is answered from the beginning; the same one goes on, whoever else decided. */
  #keepPicks(before: Snapshot | null): void {
    const now = this.table?.snapshot;
    const isSame = now?.you === before?.you && now?.prompt.question?.key === before?.prompt.question?.key;
    if (!isSame) this.wishes = [];
    if (!isSame || !sameOffers(now?.actions, before?.actions)) this.refused = null;
    const actions = isSame ? this.#arranged(now) : [];
    this.#picks = picking(actions, this.#picks).picks;
    if (!isSame && now && this.game?.preselect) this.#picks = this.game.preselect(now.prompt.question?.key ?? '', this.#arranged(now));
    const asked = this.asking;
    this.asking = actions.find(({ notation }) => notation === asked?.notation) ?? null;
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
    this.#resync();
  }
}

const isNews = ({ type }: ServerMessage): boolean => type === 'moment' || type === 'snapshot' || type === 'refused';

const sameOffers = (a: readonly Offered[] = [], b: readonly Offered[] = []): boolean =>
  a === b || (a.length === b.length && a.every(({ notation }, index) => notation === b[index]?.notation));

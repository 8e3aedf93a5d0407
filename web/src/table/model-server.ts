/**
 * A server for tests: it keeps one table of a little game by the same promises as the real one, and
 * knows nothing of the client. Messages wait in both directions until a test hands them over.
 */

import type { Connection, Transport } from '../net/transport';
import type { Changed, ClientMessage, ClockShown, Command, EventShown, MomentShown, Offered, Pick, ServerMessage, Snapshot } from '../protocol/types';

/** Chance that a test can repeat. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Decision {
  seat: number;
  action: string;
  rolled: boolean;
}

type Change = { decided: Decision } | { undone: number };

interface Line {
  /** What the client has not heard yet, in order. */
  inbox: ServerMessage[];
  /** What the server has not heard yet, in order. */
  outbox: ClientMessage[];
  hear(message: ServerMessage): void;
  close(): void;
  seat: number | null;
  /** What was told last: what is the same is left out. */
  told: Partial<Changed>;
}

const CLOCK: ClockShown = { now_ms: 0, running: false, paused: false, awaits_ready: false, seats: [] };
const MISSED_AT_MOST = 32;
const square = (id: string): Pick => ({ kind: 'square', id });

export class ModelServer {
  version = 0;
  readonly #decisions: Decision[] = [];
  readonly #changes: Change[] = [];
  readonly #answers = new Map<string, number>();
  #seatVersions: number[];
  line: Line | null = null;

  constructor(
    readonly seats: number,
    /** Whether all are asked at once, or one after the other. */
    readonly atOnce: boolean,
    private readonly draw: (below: number) => number,
  ) {
    this.#seatVersions = Array.from({ length: seats }, () => 0);
  }

  get at(): number {
    return this.#decisions.length;
  }

  transport: Transport = (listener): Connection => {
    const line: Line = {
      inbox: [],
      outbox: [],
      hear: (message) => listener.received(message),
      close: () => listener.closed(),
      seat: null,
      told: {},
    };
    this.line = line;
    queueMicrotask(() => this.line === line && listener.opened());
    return {
      send: (message) => line.outbox.push(message),
      close: () => {
        if (this.line === line) this.line = null;
      },
    };
  };

  /** The connection breaks, and what is on its way is lost. */
  cut(): void {
    const line = this.line;
    this.line = null;
    line?.close();
  }

  /** The client hears the next message. */
  deliver(): boolean {
    const message = this.line?.inbox.shift();
    if (message) this.line?.hear(message);
    return message !== undefined;
  }

  /** The server hears the next message. */
  work(): boolean {
    const { line } = this;
    const message = line?.outbox.shift();
    if (!line || !message) return false;
    this.#attend(line, message);
    return true;
  }

  /** Somebody else decides. */
  decideFor(seat: number): void {
    const offers = this.actions(seat);
    const offer = offers[this.draw(offers.length || 1)];
    if (offer) this.#decide({ seat, action: offer.notation, rolled: this.draw(3) === 0 });
  }

  /** Somebody else takes back what they did last. */
  undoFor(seat: number): void {
    if (this.#undoableBy() === seat) this.#undo(seat);
  }

  asked(): number[] {
    const all = Array.from({ length: this.seats }, (_, seat) => seat);
    return this.atOnce ? all : [this.at % this.seats === 0 ? 0 : Math.floor(this.at / 2) % this.seats];
  }

  /** Some of it is always open, the rest depends on what was decided. */
  actions(seat: number): Offered[] {
    if (!this.asked().includes(seat)) return [];
    const own = this.#decisions.filter((decision) => decision.seat === seat).length;
    const all = ['a1-b1', 'a1-b2', 'a2-b1', 'a2-b3', 'c1', 'c2-a1', 'end'];
    return all
      .filter((_, index) => index === own % all.length || (own * 7 + index * 3) % 5 < 3)
      .map((notation) => ({ notation, sentence: { key: notation, args: [] }, picks: notation.split('-').map(square), gives_up: notation === 'end' }));
  }

  #attend(line: Line, message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        return this.#greet(line, message.secret, message.from);
      case 'ping':
        return this.#tell(line, { type: 'pong', t: message.t, now: message.t });
      case 'why':
        return this.#tell(line, { type: 'refused', error: 'rules', clause: 'QU-MOVE-02', sentence: { key: 'far', args: [] } });
      case 'point':
        return undefined;
      default:
        return this.#command(line, message);
    }
  }

  #greet(line: Line, secret: string | undefined, from: number | undefined): void {
    line.seat = secret === undefined ? null : Number(secret.slice(1));
    line.told = {};
    const missed = this.#changes.slice(from ?? this.#changes.length);
    if (missed.length <= MISSED_AT_MOST && missed.every((change) => 'decided' in change)) {
      missed.forEach((change, index) => this.#tell(line, { type: 'moment', ...this.#moment((from ?? 0) + index + 1, change) }));
    }
    this.#tellAll(line);
  }

  #command(line: Line, command: Command): void {
    const known = this.#answers.get(command.id);
    if (known !== undefined) return this.#tell(line, { type: 'ack', id: command.id, version: known });
    const refuse = (error: 'stale' | 'rules') => {
      const current = error === 'stale' ? { current: this.#snapshot(line.seat) } : {};
      this.#tell(line, { type: 'refused', id: command.id, error, sentence: { key: error, args: [] }, ...current });
    };
    const { seat } = line;
    if (seat === null || (command.type !== 'act' && command.type !== 'undo')) return refuse('rules');
    const isCurrent = command.expected >= (this.#seatVersions[seat] ?? 0) && command.expected <= this.version;
    if (!isCurrent) return refuse('stale');
    const acknowledge = () => {
      this.#answers.set(command.id, this.version);
      this.#tell(line, { type: 'ack', id: command.id, version: this.version });
    };
    if (command.type === 'undo') {
      if (this.#undoableBy() === seat) this.#undo(seat, acknowledge);
      else refuse('rules');
    } else if (this.actions(seat).some(({ notation }) => notation === command.action)) {
      this.#decide({ seat, action: command.action, rolled: this.draw(3) === 0 }, acknowledge);
    } else refuse('rules');
  }

  #undoableBy(): number | null {
    const last = this.#decisions.at(-1);
    return last && !last.rolled ? last.seat : null;
  }

  #decide(decided: Decision, acknowledge?: () => void): void {
    const before = this.#lists();
    this.#decisions.push(decided);
    this.version += 1;
    this.#changes.push({ decided });
    const after = this.#lists();
    this.#seatVersions = this.#seatVersions.map((version, seat) =>
      this.atOnce && seat !== decided.seat && before[seat] === after[seat] ? version : this.version,
    );
    acknowledge?.();
    if (this.line) this.#tellMoment(this.line, { decided });
  }

  #undo(seat: number, acknowledge?: () => void): void {
    this.#decisions.pop();
    this.version += 1;
    this.#changes.push({ undone: seat });
    this.#seatVersions = this.#seatVersions.map(() => this.version);
    acknowledge?.();
    if (!this.line) return;
    this.#tell(this.line, { type: 'undone', version: this.version, at: this.at, by: seat });
    this.#tellAll(this.line);
  }

  #lists(): string[] {
    return this.#seatVersions.map((_, seat) => this.actions(seat).map(({ notation }) => notation).join(' '));
  }

  #tell(line: Line, message: ServerMessage): void {
    line.inbox.push(message);
  }

  #tellAll(line: Line): void {
    line.told = this.#now(line.seat);
    this.#tell(line, { type: 'snapshot', ...this.#snapshot(line.seat) });
  }

  #tellMoment(line: Line, change: Change): void {
    const all = this.#now(line.seat);
    const isNew = ([name, value]: [string, unknown]) => name === 'undo' || name === 'clock' || JSON.stringify(value) !== JSON.stringify(line.told[name as keyof Changed]);
    const now = Object.fromEntries(Object.entries(all).filter(isNew)) as Changed;
    line.told = all;
    this.#tell(line, { type: 'moment', ...this.#moment(this.version, change), now });
  }

  #moment(version: number, change: Change): MomentShown {
    const undone = this.#changes.slice(0, version).filter((other) => 'undone' in other).length;
    const rolled = 'decided' in change && change.decided.rolled;
    const event: EventShown = { event: rolled ? 'rolled' : 'moved', sentence: { key: rolled ? 'rolled' : 'moved', args: [] }, marks: [], depth: 0 };
    return { version, at: version - 2 * undone, events: [event] };
  }

  #now(seat: number | null): Required<Omit<Changed, 'view_changes'>> {
    const asked = this.asked();
    const isAsked = seat !== null && asked.includes(seat);
    return {
      prompt: { seats: asked, ...(isAsked ? { question: { key: 'what', args: [] } } : {}) },
      view: { at: this.at },
      actions: seat === null ? [] : this.actions(seat),
      things: [],
      forms: [],
      undo: seat !== null && this.#undoableBy() === seat,
      clock: CLOCK,
      seats: [],
    };
  }

  #snapshot(seat: number | null): Snapshot {
    const { version, at } = this;
    const rest = { game: 'quantum', rules: 1, public: false, setup: {}, setting: { key: 'x', args: [] }, secrets: false };
    const table = { host: true, commitment: '', limits: {}, chat: [], motions: [], watching: 0 };
    return { id: 't', version, at, last: at, you: seat, ...rest, ...table, ...this.#now(seat) };
  }
}

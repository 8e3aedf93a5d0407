/**
 * A lesson as if it were a table: the same messages, so that everything that plays a table plays a
 * lesson. The server keeps nothing of it; what was answered so far is sent along.
 */

import type { Listener, Transport } from '../net/transport';
import { unpack } from '../protocol/offers';
import type { AnswerShown, ClientMessage, LessonNow, LessonShown, LessonTry, ServerMessage, Snapshot } from '../protocol/types';
import type { Pick } from '../protocol/types';

export interface LessonUser {
  /** The right answers to the steps before this one. */
  done(): readonly string[];
  /** What became of an action; the step may be over with it. */
  answered(answer: AnswerShown, action: string): void;
  /** Where the lesson is. */
  arrived(now: LessonNow): void;
  /** What those at the table are called. */
  names: readonly string[];
}

export type Ask = (tried: LessonTry) => Promise<LessonNow>;

export class LessonTable {
  #listener: Listener | null = null;
  /** Counts what was told, as a table does. */
  #version = 0;

  constructor(
    private readonly lesson: LessonShown,
    private readonly ask: Ask,
    private readonly user: LessonUser,
  ) {}

  readonly transport: Transport = (listener) => {
    this.#listener = listener;
    queueMicrotask(() => listener.opened());
    return {
      send: (message) => void this.#send(message, listener),
      close: () => {
        if (this.#listener === listener) this.#listener = null;
      },
    };
  };

  /** Shows the step after the answers so far. */
  async show(): Promise<void> {
    if (this.#listener) await this.#show(this.#listener);
  }

  async #send(message: ClientMessage, listener: Listener): Promise<void> {
    if (message.type === 'ping') listener.received({ type: 'pong', t: message.t, now: message.t });
    else if (message.type === 'hello') await this.#show(listener);
    else if (message.type === 'act') await this.#act(message, listener);
    else if (message.type === 'why') await this.#why(message.picks, listener);
  }

  /** What the server says, unless it does not answer: then the link tries again. */
  async #asked(tried: LessonTry, listener: Listener): Promise<LessonNow | null> {
    try {
      const now = await this.ask({ done: [...this.user.done()], ...tried });
      return this.#listener === listener ? now : null;
    } catch {
      if (this.#listener === listener) listener.closed();
      return null;
    }
  }

  async #show(listener: Listener): Promise<void> {
    const now = await this.#asked({}, listener);
    if (!now) return;
    this.user.arrived(now);
    this.#version += 1;
    listener.received({ type: 'snapshot', ...this.#snapshot(now) });
    this.#tell(now, listener);
  }

  async #act({ id, action }: { id: string; action: string }, listener: Listener): Promise<void> {
    const now = await this.#asked({ action }, listener);
    if (!now?.answer) return;
    if (now.answer.kind === 'right') {
      this.#tell(now, listener);
      listener.received({ type: 'ack', id, version: this.#version });
      this.user.arrived(now);
    } else {
      const { answer } = now;
      const refused = answer.kind === 'refused' ? answer : { sentence: { key: answer.text, args: [] } };
      listener.received({ type: 'refused', error: 'rules', ...refused, id });
    }
    this.user.answered(now.answer, action);
  }

  async #why(picks: Pick[], listener: Listener): Promise<void> {
    const now = await this.#asked({ why: picks }, listener);
    if (now?.answer?.kind === 'refused') listener.received({ type: 'refused', error: 'rules', sentence: now.answer.sentence, ...(now.answer.clause ? { clause: now.answer.clause } : {}) });
  }

  /** What happened, one after the other; the last brings how it stands. */
  #tell(now: LessonNow, listener: Listener): void {
    now.told.forEach(({ actor, action, sentence, events }, index) => {
      this.#version += 1;
      const isLast = index + 1 === now.told.length;
      const { prompt, view, things, forms, undo, clock } = now;
      const change = { prompt, view, things, forms, undo, clock, actions: unpack(now.actions), seats: this.#seats(now) };
      const moment: ServerMessage = {
        type: 'moment',
        version: this.#version,
        at: 0,
        actor,
        events,
        ...(action === undefined ? {} : { action }),
        ...(sentence === undefined ? {} : { sentence }),
        ...(isLast ? { now: change } : {}),
      };
      listener.received(moment);
    });
  }

  #seats(now: LessonNow): Snapshot['seats'] {
    return now.seats.map((seat) => ({ ...seat, ...(this.user.names[seat.seat] ? { name: this.user.names[seat.seat] as string } : {}) }));
  }

  #snapshot(now: LessonNow): Snapshot {
    const { game, rules, setup, setting, seat } = this.lesson;
    const { prompt, view, things, forms, undo, clock } = now;
    return {
      id: 'lesson',
      version: this.#version,
      at: 0,
      last: 0,
      game,
      rules,
      public: false,
      setup,
      setting,
      secrets: false,
      prompt,
      view,
      actions: unpack(now.actions),
      things,
      forms,
      undo,
      clock,
      seats: this.#seats(now),
      you: seat,
      host: true,
      commitment: '',
      limits: {},
      chat: [],
      motions: [],
      watching: 0,
    };
  }
}

import { beforeEach, describe, expect, test } from 'vitest';

import type { ClientMessage, ServerMessage } from '../protocol/types';
import { Link, type LinkState, type Timing, pause } from './link';
import type { Listener } from './transport';

/** A clock that goes when it is told to. */
class Time implements Timing {
  at = 0;
  #waiting: { due: number; run: () => void }[] = [];
  now = () => this.at;
  random = () => 0.5;
  after(ms: number, run: () => void): () => void {
    const entry = { due: this.at + ms, run };
    this.#waiting.push(entry);
    return () => (this.#waiting = this.#waiting.filter((other) => other !== entry));
  }
  pass(ms: number): void {
    const until = this.at + ms;
    for (;;) {
      const next = this.#waiting.filter(({ due }) => due <= until).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.at = next.due;
      next.run();
    }
    this.at = until;
  }
}

let time: Time;
let sockets: { listener: Listener; sent: ClientMessage[]; closed: boolean }[];
let states: LinkState[];
let received: ServerMessage[];
let version: number | undefined;
let link: Link;

const last = () => sockets.at(-1) as (typeof sockets)[number];
const sent = (type: string) => last().sent.filter((message) => message.type === type);
const act = { type: 'act', id: 'a1', expected: 3, action: 'end' } as const;

beforeEach(() => {
  time = new Time();
  sockets = [];
  states = [];
  received = [];
  version = undefined;
  link = new Link(
    (listener) => {
      const socket = { listener, sent: [] as ClientMessage[], closed: false };
      sockets.push(socket);
      return { send: (message) => socket.sent.push(message), close: () => (socket.closed = true) };
    },
    {
      hello: () => ({ secret: 's', ...(version === undefined ? {} : { from: version }) }),
      receive: (message) => received.push(message),
      changed: (state) => states.push(state),
    },
    time,
  );
  link.start();
});

test('says hello as soon as it is open', () => {
  last().listener.opened();
  expect(last().sent[0]).toEqual({ type: 'hello', secret: 's' });
  expect(link.state).toBe('live');
});

test('after a break it comes back by itself and asks for what it missed', () => {
  last().listener.opened();
  last().listener.closed();
  expect(link.state).toBe('waiting');
  version = 12;
  time.pass(pause(0, 0.5));
  last().listener.opened();
  expect(sockets).toHaveLength(2);
  expect(last().sent[0]).toEqual({ type: 'hello', secret: 's', from: 12 });
});

describe('a command', () => {
  test('is sent again with its id until it is answered', () => {
    last().listener.opened();
    link.command(act);
    last().listener.closed();
    time.pass(1_000);
    last().listener.opened();
    expect(sent('act')).toEqual([act]);
    last().listener.received({ type: 'ack', id: 'a1', version: 4 });
    last().listener.closed();
    time.pass(1_000);
    last().listener.opened();
    expect(sent('act')).toEqual([]);
  });
  test('given while there is no connection waits for one', () => {
    link.command(act);
    last().listener.opened();
    expect(sent('act')).toEqual([act]);
  });
  test('is answered by a refusal too', () => {
    last().listener.opened();
    link.command(act);
    last().listener.received({ type: 'refused', id: 'a1', error: 'rules', sentence: { key: 'x', args: [] } });
    expect(link.unanswered).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

test('pings, and takes a silent connection for dead', () => {
  last().listener.opened();
  time.pass(2_600);
  expect(sent('ping')).toHaveLength(1);
  time.pass(9_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(states).toContain('waiting');
});

test('a connection that answers stays', () => {
  last().listener.opened();
  for (let count = 0; count < 10; count += 1) {
    time.pass(2_500);
    last().listener.received({ type: 'pong', t: 0, now: 0 });
  }
  expect(sockets).toHaveLength(1);
  expect(received).toEqual([]);
});

test('the pauses grow, and are never longer than eleven seconds', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 20].map((attempt) => pause(attempt, 0.5));
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
  expect(pause(20, 1)).toBeLessThan(11_000);
  expect(pause(0, 0)).toBeLessThan(pause(0, 1));
});

test('is in a hurry when the network is back', () => {
  for (let count = 0; count < 6; count += 1) {
    last().listener.closed();
    time.pass(20_000);
  }
  last().listener.closed();
  const before = sockets.length;
  link.hurry();
  expect(sockets).toHaveLength(before + 1);
});

test('stays closed when it is stopped', () => {
  last().listener.opened();
  link.stop();
  time.pass(60_000);
  expect(sockets).toHaveLength(1);
  expect(link.state).toBe('closed');
});

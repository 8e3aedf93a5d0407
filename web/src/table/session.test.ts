import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { GameClient } from '../games/game';
import { keepTable } from '../keep';
import type { Listener } from '../net/transport';
import type { ClientMessage, MomentShown, Offered, ServerMessage, Snapshot } from '../protocol/types';
import { Session } from './session.svelte';

// A page that nobody looks at: news is shown at once.
vi.stubGlobal('document', { hidden: true });
vi.stubGlobal('fetch', () => Promise.reject(new Error('no network here')));

const offer = (notation: string): Offered => ({
  notation,
  sentence: { key: notation, args: [] },
  picks: notation.split('-').map((id) => ({ kind: 'square', id })),
});

const clock = { now_ms: 0, running: false, paused: false, awaits_ready: false, seats: [] };

const snapshot = (part: Partial<Snapshot>): Snapshot => ({
  id: 't',
  version: 1,
  at: 1,
  last: 1,
  game: 'quantum',
  rules: 1,
  public: false,
  setup: {},
  setting: { key: 'x', args: [] },
  secrets: false,
  prompt: { seats: [0] },
  view: {},
  actions: [offer('b1-b3'), offer('b1-c2'), offer('end')],
  undo: false,
  clock,
  seats: [],
  you: 0,
  host: true,
  commitment: '',
  limits: {},
  chat: [],
  offers: [],
  watching: 0,
  ...part,
});

const moment = (version: number, seats: number[]): MomentShown => ({
  version,
  at: version,
  events: [],
  now: { prompt: { seats }, view: {}, actions: [], undo: false, clock, seats: [] },
});

/** Asks before `end`, and rolls nothing. */
const game = {
  rolls: () => [],
  asksFirst: (wanted: Offered) => wanted.notation === 'end',
} as unknown as GameClient;

let sent: ClientMessage[];
let listener: Listener;

function open(seats: number[]): Session {
  sent = [];
  keepTable({ id: 't', game: 'quantum', seats: seats.map((seat) => ({ seat, secret: `s${seat}`, use: 'play' })), seen: 0 });
  const session = new Session(
    't',
    (given) => {
      listener = given;
      return { send: (message) => sent.push(message), close: () => undefined };
    },
    game,
  );
  session.start();
  listener.opened();
  return session;
}

/** Hands a message over, and lets what it set off happen. */
async function hear(message: ServerMessage): Promise<void> {
  listener.received(message);
  await Promise.resolve();
}

const square = (id: string) => ({ kind: 'square', id });
const last = () => sent.at(-1);

describe('a move', () => {
  let session: Session;
  beforeEach(async () => {
    session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({}) });
  });

  test('is sent when its picks spell it, and shown as sent until it is news', async () => {
    session.choose(square('b1'));
    session.choose(square('b3'));
    expect(last()).toMatchObject({ type: 'act', expected: 1, action: 'b1-b3' });
    expect(session.sent?.notation).toBe('b1-b3');
    expect(session.offers).toEqual([]);
    await hear({ type: 'moment', ...moment(2, [1]) });
    expect(session.sent).toBeNull();
  });
  test('that gives something up is asked about first', () => {
    session.choose(square('end'));
    expect(session.asking?.notation).toBe('end');
    session.back();
    expect(session.asking).toBeNull();
    expect(last()).not.toMatchObject({ type: 'act' });
  });
  test('that is not open is asked about, and the answer keeps the picks', async () => {
    session.choose(square('b1'));
    session.choose(square('z9'));
    expect(last()).toEqual({ type: 'why', picks: [square('b1'), square('z9')] });
    const sentence = { key: 'far', args: [] };
    await hear({ type: 'refused', error: 'rules', clause: 'QU-MOVE-02', sentence });
    expect(session.refused).toEqual({ sentence, clause: 'QU-MOVE-02' });
    expect(session.pickingNow.picks).toEqual([square('b1')]);
  });
  test('that is refused can be made anew', async () => {
    session.choose(square('b1'));
    session.choose(square('b3'));
    const id = (last() as { id: string }).id;
    await hear({ type: 'refused', id, error: 'rules', sentence: { key: 'no', args: [] } });
    expect(session.sent).toBeNull();
    expect(session.offers).toHaveLength(3);
  });
});

test('without a connection nothing can be picked', async () => {
  const session = open([0]);
  await hear({ type: 'snapshot', ...snapshot({}) });
  listener.closed();
  expect(session.connection).toBe('waiting');
  expect(session.offers).toEqual([]);
});

describe('two players at one screen', () => {
  test('the one who is asked is shown', async () => {
    open([0, 1]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: { seats: [1] } }) });
    expect(last()).toEqual({ type: 'hello', secret: 's1' });
  });
  test('with secrets, a curtain first', async () => {
    const session = open([0, 1]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: { seats: [1] }, secrets: true }) });
    expect(session.curtain).toBe(1);
    expect(last()).toEqual({ type: 'hello', secret: 's0' });
    session.ready();
    expect(last()).toEqual({ type: 'hello', secret: 's1' });
    // What the first player saw stays covered until the second one's own view is there.
    expect(session.curtain).toBe(1);
    await hear({ type: 'snapshot', ...snapshot({ prompt: { seats: [1] }, secrets: true, you: 1 }) });
    expect(session.curtain).toBeNull();
  });
  test('the log of one is not shown to the other', async () => {
    const session = open([0, 1]);
    await hear({ type: 'snapshot', ...snapshot({ secrets: true }) });
    await hear({ type: 'moment', ...moment(2, [1]) });
    expect(session.table?.log).toHaveLength(1);
    session.ready();
    await hear({ type: 'snapshot', ...snapshot({ version: 2, at: 2, prompt: { seats: [1] }, secrets: true, you: 1 }) });
    expect(session.table?.log).toEqual([]);
  });
});

test('a secret that opens nothing leaves one looking on', async () => {
  open([0]);
  await hear({ type: 'refused', error: 'secret', sentence: { key: 'no', args: [] } });
  expect(last()).toEqual({ type: 'hello' });
});

test('a gap in the news asks for everything', async () => {
  open([0]);
  await hear({ type: 'snapshot', ...snapshot({}) });
  await hear({ type: 'moment', ...moment(5, [0]) });
  expect(last()).toEqual({ type: 'hello', secret: 's0' });
});

describe('the past', () => {
  test('that this page has seen is there without a server, the rest is not', async () => {
    const session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ version: 4, at: 4 }) });
    await hear({ type: 'moment', ...moment(5, [0]) });
    await hear({ type: 'moment', ...moment(6, [0]) });
    expect(await session.lookAt(5)).toBe(true);
    expect(session.past?.at).toBe(5);
    expect(await session.lookAt(2)).toBe(false);
    expect(session.past?.at).toBe(5);
    expect(await session.lookAt(null)).toBe(true);
    expect(session.live).toBe(true);
  });
  test('of one player is not at hand for the next at this screen', async () => {
    const session = open([0, 1]);
    await hear({ type: 'snapshot', ...snapshot({ version: 4, at: 4, secrets: true }) });
    await hear({ type: 'moment', ...moment(5, [1]) });
    session.ready();
    await hear({ type: 'snapshot', ...snapshot({ version: 5, at: 5, secrets: true, you: 1, prompt: { seats: [1] } }) });
    expect(await session.lookAt(4)).toBe(false);
  });
});

describe('another game', () => {
  const over = { seats: [], over: { outcome: 'drawn', winners: [], sentence: { key: 'x', args: [] } } } as unknown as Snapshot['prompt'];
  const seats = (agreed: number[], missing: number[]): ServerMessage => ({
    type: 'seats',
    seats: [],
    watching: 0,
    offers: agreed.length > 0 ? [{ motion: 'rematch', agreed, missing }] : [],
  });

  test('that the other proposes waits for an answer', async () => {
    const session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: over }) });
    expect(session.isProposedTo).toBe(false);
    await hear(seats([1], [0]));
    expect(session.isProposedTo).toBe(true);
    await hear(seats([], []));
    expect(session.declined).toBe(false);
  });
  test('that the other does not want is told', async () => {
    const session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: over }) });
    await hear(seats([0], [1]));
    expect(session.isProposedTo).toBe(false);
    await hear(seats([], []));
    expect(session.declined).toBe(true);
  });
  test('cannot be proposed without a server, and that is said', async () => {
    const session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: over }) });
    await session.answer('rematch', true);
    expect(session.refused?.sentence.key).toBe('web-error');
  });
});

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
  gives_up: notation === 'end',
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
  motions: [],
  watching: 0,
  ...part,
});

const moment = (version: number, seats: number[]): MomentShown => ({
  version,
  at: version,
  events: [],
  now: { prompt: { seats }, view: {}, actions: [], undo: false, clock, seats: [] },
});

/** Rolls nothing. */
const game = { throwOf: () => null } as unknown as GameClient;

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
    expect(session.sent?.offer?.notation).toBe('b1-b3');
    const { id } = last() as { id: string };
    await hear({ type: 'ack', id, version: 2 });
    expect(session.sent).not.toBeNull();
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
  test('whose middle is taken back goes on from there', async () => {
    await hear({ type: 'snapshot', ...snapshot({ version: 2, actions: [offer('b1-b3-b5'), offer('b1-b3-b6'), offer('b1-c2')] }) });
    session.choose(square('b1'));
    session.choose(square('b3'));
    session.drop(square('b1'));
    expect(session.pickingNow.picks).toEqual([]);
    expect(session.pickingNow.next).toEqual([square('b1')]);
  });
  test('that crossed what others did is sent again against a clock, as long as it is open', async () => {
    session.choose(square('b1'));
    session.choose(square('b3'));
    const stale = (version: number, part: Partial<Snapshot> = {}) => {
      const { id } = last() as { id: string };
      return hear({ type: 'refused', id, error: 'stale', sentence: { key: 'stale', args: [] }, current: snapshot({ version, clock: { ...clock, elapsed_ms: 5_000 }, ...part }) });
    };
    await stale(4);
    expect(last()).toMatchObject({ type: 'act', expected: 4, action: 'b1-b3' });
    expect(session.refused).toBeNull();
    // Not for ever, and not what cannot be any more.
    await stale(5);
    await stale(6);
    await stale(7);
    expect(session.refused?.sentence.key).toBe('stale');
    expect(session.sent).toBeNull();
  });
  test('that crossed what others did is not sent again where nobody hurries, nor when it is closed', async () => {
    session.choose(square('b1'));
    session.choose(square('b3'));
    const { id } = last() as { id: string };
    const count = sent.length;
    await hear({ type: 'refused', id, error: 'stale', sentence: { key: 'stale', args: [] }, current: snapshot({ version: 4 }) });
    expect(sent.length).toBe(count);
    expect(session.refused?.sentence.key).toBe('stale');
    session.choose(square('b1'));
    session.choose(square('b3'));
    const again = last() as { id: string };
    await hear({ type: 'refused', id: again.id, error: 'stale', sentence: { key: 'stale', args: [] }, current: snapshot({ version: 5, actions: [offer('end')], clock: { ...clock, elapsed_ms: 5_000 } }) });
    expect(session.refused?.sentence.key).toBe('stale');
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

/** What another player does: nothing changes for this one. */
const elsewhere = (version: number): ServerMessage => ({ type: 'moment', version, at: version, events: [], now: { view: { version } } });

describe('while others decide', () => {
  let session: Session;
  const question = { key: 'what', args: [] };
  beforeEach(async () => {
    session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: { seats: [0, 1], question } }) });
  });

  test('picks stay, and what is left out of the news is as it was', async () => {
    session.choose(square('b1'));
    await hear(elsewhere(2));
    expect(session.table?.snapshot.version).toBe(2);
    expect(session.pickingNow.picks).toEqual([square('b1')]);
    expect(session.pickingNow.next).toEqual([square('b3'), square('c2')]);
    session.choose(square('c2'));
    expect(last()).toMatchObject({ type: 'act', expected: 2, action: 'b1-c2' });
  });
  test('picks that lead nowhere any more go', async () => {
    session.choose(square('b1'));
    await hear({ type: 'moment', version: 2, at: 2, events: [], now: { actions: [offer('c1-b1'), offer('end')] } });
    expect(session.pickingNow.picks).toEqual([]);
    expect(session.pickingNow.next).toEqual([square('c1'), square('end')]);
  });
  test('another question is answered from the beginning', async () => {
    session.choose(square('b1'));
    const asked = { seats: [0], question: { key: 'defend', args: [] } };
    await hear({ type: 'moment', version: 2, at: 2, events: [], now: { prompt: asked } });
    expect(session.pickingNow.picks).toEqual([]);
  });
  test('a question that waits for a yes still waits', async () => {
    session.choose(square('end'));
    await hear(elsewhere(2));
    expect(session.asking?.notation).toBe('end');
  });
  test('why something is not allowed can still be read', async () => {
    await hear({ type: 'refused', error: 'rules', clause: 'QU-MOVE-02', sentence: { key: 'far', args: [] } });
    await hear(elsewhere(2));
    expect(session.refused?.clause).toBe('QU-MOVE-02');
  });
  test('their news does not end what is under way here', async () => {
    session.choose(square('b1'));
    session.choose(square('b3'));
    await hear(elsewhere(2));
    expect(session.sent?.offer?.notation).toBe('b1-b3');
  });
});

describe('while an action is under way', () => {
  let session: Session;
  let id: string;
  const question = { key: 'what', args: [] };
  const acts = () => sent.filter(({ type }) => type === 'act' || type === 'undo');
  const arrives = async (version: number, part: Partial<MomentShown['now']> = {}) => {
    await hear({ type: 'ack', id, version });
    await hear({ type: 'moment', version, at: version, events: [], now: { undo: true, ...part } });
  };
  beforeEach(async () => {
    session = open([0]);
    await hear({ type: 'snapshot', ...snapshot({ prompt: { seats: [0], question } }) });
    session.choose(square('b1'));
    session.choose(square('b3'));
    id = (last() as { id: string }).id;
  });

  test('what can be picked is lit, and the next picks wait', async () => {
    expect(session.pickingNow.next).toEqual([square('b1'), square('end')]);
    session.choose(square('c2'));
    expect(acts()).toHaveLength(1);
    await arrives(2, { actions: [offer('c2-d2'), offer('c2-e2')] });
    expect(session.wishes).toEqual([]);
    expect(session.pickingNow.picks).toEqual([square('c2')]);
  });
  test('picks that spell the next action send it', async () => {
    session.choose(square('d1'));
    session.choose(square('d2'));
    await arrives(2, { actions: [offer('d1-d2'), offer('end')] });
    expect(last()).toMatchObject({ type: 'act', expected: 2, action: 'd1-d2' });
  });
  test('picks that cannot be made are forgotten without a word', async () => {
    session.choose(square('z9'));
    await arrives(2);
    expect(sent.some(({ type }) => type === 'why')).toBe(false);
    expect(session.pickingNow.picks).toEqual([]);
  });
  test('the second click of a double click is none', async () => {
    session.choose(square('b3'));
    await arrives(2, { actions: [offer('b3'), offer('b1')] });
    expect(acts()).toHaveLength(1);
  });
  test('nothing that waits answers another question', async () => {
    session.choose(square('c2'));
    await arrives(2, { prompt: { seats: [0], question: { key: 'defend', args: [] } }, actions: [offer('c2')] });
    expect(acts()).toHaveLength(1);
    expect(session.pickingNow.next).toEqual([square('c2')]);
  });
  test('undo takes it back as soon as it is done', async () => {
    session.undo();
    expect(acts()).toHaveLength(1);
    await arrives(2);
    expect(last()).toMatchObject({ type: 'undo', expected: 2 });
  });
  test('Escape takes back what waits', () => {
    session.choose(square('c2'));
    session.back();
    expect(session.wishes).toEqual([]);
  });
  test('what waits for an action that is refused is dropped', async () => {
    session.choose(square('c2'));
    await hear({ type: 'refused', id, error: 'rules', sentence: { key: 'no', args: [] } });
    expect(session.sent).toBeNull();
    expect(session.wishes).toEqual([]);
    expect(session.pickingNow.next).toEqual([square('b1'), square('end')]);
  });
  test('a line of chat that is refused changes nothing', async () => {
    await hear({ type: 'refused', id: 'other', error: 'malformed', sentence: { key: 'no', args: [] } });
    expect(session.sent).not.toBeNull();
  });
});

test('what is written is sent like an action, and waits like one', async () => {
  const session = open([0]);
  const form = { sentence: { key: 'say', args: [] }, pieces: [{ fixed: 'say' }] };
  await hear({ type: 'snapshot', ...snapshot({}), forms: [form] });
  expect(session.forms).toEqual([form]);
  session.write(form, 'say hello');
  expect(last()).toMatchObject({ type: 'act', expected: 1, action: 'say hello' });
  session.write(form, 'say more');
  const { id } = last() as { id: string };
  await hear({ type: 'ack', id, version: 2 });
  await hear(elsewhere(2));
  expect(last()).toMatchObject({ type: 'act', expected: 2, action: 'say more' });
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
    motions: agreed.length > 0 ? [{ motion: 'rematch', agreed, missing }] : [],
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

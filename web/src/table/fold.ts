/** What the client knows of a table: a fold over the server's messages. It guesses nothing. */

import type { ShownChange } from '../protocol/offers';
import type { ChatLine, ClockShown, MomentShown, ServerMessage, Snapshot } from '../protocol/types';

/** One decision that stands, without the position after it. */
export type Entry = Omit<MomentShown, 'now'>;

export interface Table {
  snapshot: Snapshot;
  /** What happened, oldest first. It may begin late: the rest is fetched. */
  log: readonly Entry[];
}

/** How much of the log may be told: whole versions before this one, and so many events of it. */
export interface Reach {
  version: number;
  events: number;
}

export type Step =
  | { next: Table; changed: boolean }
  /** Something is missing: ask for a snapshot. */
  | { resync: true };

/** Folds one message into the table. */
export function receive(table: Table | null, message: ServerMessage): Step {
  if (message.type === 'snapshot') return fromSnapshot(table, message);
  if (table === null) return { resync: true };
  switch (message.type) {
    case 'moment':
      return fromMoment(table, message);
    case 'seats': {
      const { seats, motions, watching } = message;
      return changed(table, { seats, motions, watching });
    }
    case 'clock':
      return changed(table, { clock: clockOf(message) });
    case 'next':
      return changed(table, { next_table: message.table });
    case 'chat':
      return changed(table, { chat: addChat(table.snapshot.chat, message) });
    case 'refused':
      return message.current ? fromSnapshot(table, message.current) : same(table);
    case 'undone':
    case 'seated':
    case 'pointed':
    case 'ack':
    case 'pong':
    case 'bye':
      return same(table);
  }
}

/** The table as far as a film has shown it; how it ends is told with its last event. */
export function upTo(table: Table, { version, events }: Reach): Table {
  const last = table.log.at(-1);
  if (!last || last.version < version || (last.version === version && last.events.length <= events)) return table;
  const log = table.log.flatMap((entry) => {
    if (entry.version > version) return [];
    return [entry.version === version && entry.events.length > events ? { ...entry, events: entry.events.slice(0, events) } : entry];
  });
  const { over: _, ...prompt } = table.snapshot.prompt;
  return { snapshot: { ...table.snapshot, prompt }, log };
}

/** The log with the part that was fetched put before or into what is there. */
export function withHistory(table: Table, moments: readonly MomentShown[]): Table {
  const known = new Set(table.log.map((entry) => entry.version));
  const missing = moments
    .filter((moment) => moment.at <= table.snapshot.at && !known.has(moment.version))
    .map(withoutNow);
  const log = [...missing, ...table.log].sort((a, b) => a.version - b.version);
  return { ...table, log };
}

function fromSnapshot(table: Table | null, snapshot: Snapshot): Step {
  if (table === null) return { next: { snapshot, log: [] }, changed: true };
  if (snapshot.version < table.snapshot.version) return same(table);
  // After an undo the decisions that were taken back leave the log.
  const log = table.log.filter((entry) => entry.at <= snapshot.at);
  return { next: { snapshot, log }, changed: true };
}

function fromMoment(table: Table, moment: MomentShown): Step {
  if (moment.version <= table.snapshot.version) return same(table);
  if (moment.version > table.snapshot.version + 1) return { resync: true };
  const { version, at } = moment;
  const { view: _view, view_changes: _changes, ...now } = moment.now ?? {};
  const view = moment.now ? viewAfter(table.snapshot.view, moment.now) : table.snapshot.view;
  const snapshot = { ...table.snapshot, ...now, view, version, at, last: at };
  const log = [...table.log.filter((entry) => entry.at <= at), withoutNow(moment)];
  return { next: { snapshot, log }, changed: true };
}

/** The view after a change: a new one, the old one with what changed in it, or the old one. */
export function viewAfter(before: unknown, { view, view_changes: changes }: Pick<ShownChange, 'view' | 'view_changes'>): unknown {
  if (view !== undefined) return view;
  return (changes ?? []).reduce((whole: unknown, [path, value]) => put(whole, path, value), before);
}

/** The same with another value at a place; what lies beside the way there is shared. */
function put(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part, index) => (index === step ? put(part, rest, value) : part));
  const parts = whole as Record<string, unknown>;
  return { ...parts, [step]: put(parts[step], rest, value) };
}

function withoutNow(moment: MomentShown): Entry {
  const { now: _, ...entry } = moment;
  return entry;
}

function addChat(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const { seat, text, at_ms } = line;
  const known = lines.some((old) => old.at_ms === at_ms && old.seat === seat && old.text === text);
  return known ? [...lines] : [...lines, { seat, text, at_ms }].slice(-100);
}

function clockOf({ type: _, ...clock }: { type: 'clock' } & ClockShown): ClockShown {
  return clock;
}

function changed(table: Table, part: Partial<Snapshot>): Step {
  return { next: { ...table, snapshot: { ...table.snapshot, ...part } }, changed: true };
}

function same(table: Table): Step {
  return { next: table, changed: false };
}

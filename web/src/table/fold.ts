/** What the client knows of a table: a fold over the server's messages. It guesses nothing. */

import type { ChatLine, ClockShown, MomentShown, ServerMessage, Snapshot } from '../protocol/types';

/** One decision that stands, without the position after it. */
export type Entry = Omit<MomentShown, 'now'>;

export interface Table {
  snapshot: Snapshot;
  /** What happened, oldest first. It may begin late: the rest is fetched. */
  log: readonly Entry[];
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
      const { seats, offers, watching } = message;
      return changed(table, { seats, offers, watching });
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
    case 'ack':
    case 'pong':
    case 'bye':
      return same(table);
  }
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
  const snapshot = { ...table.snapshot, ...moment.now, version, at, last: at };
  const log = [...table.log.filter((entry) => entry.at <= at), withoutNow(moment)];
  return { next: { snapshot, log }, changed: true };
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

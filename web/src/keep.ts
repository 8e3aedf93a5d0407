/** What the browser keeps: the secrets of one's seats, one's name, and the settings. */

/** A seat of a table whose secret this browser holds. */
export interface KeptSeat {
  seat: number;
  secret: string;
  /** `play`: somebody at this screen; `invite`: to be handed on to a friend. */
  use: 'play' | 'invite';
}

export interface KeptTable {
  id: string;
  game: string;
  seats: KeptSeat[];
  /** When it was last looked at, to list the latest first. */
  seen: number;
}

const TABLES = 'passerelle.tables';
const CAMPAIGNS = 'passerelle.campaigns';
const NAME = 'passerelle.name';
const COMMITMENTS = 'passerelle.commitments';
/** So many tables are remembered by their commitment; the oldest are forgotten first. */
const COMMITMENTS_KEPT = 300;

/** Storage that may be missing, full or forbidden: the page works without it, and forgets. */
function read<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Whether it is kept: private windows may refuse. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Seats by the table or campaign that they belong to. */
class Shelf {
  /** Where the browser keeps nothing, a seat lasts as long as the page. */
  #unkept: Record<string, KeptTable> | undefined;

  constructor(private readonly key: string) {}

  /** Read anew each time: other pages of this browser sit down and open tables too. */
  all(): Record<string, KeptTable> {
    return this.#unkept ?? read<Record<string, KeptTable>>(this.key, {});
  }

  change(alter: (tables: Record<string, KeptTable>) => void): void {
    const tables = this.all();
    alter(tables);
    this.#unkept = write(this.key, tables) ? undefined : tables;
  }

  /** The latest first. */
  latest(): KeptTable[] {
    return Object.values(this.all()).sort((a, b) => b.seen - a.seen);
  }

  /** Adds or replaces the secret of one seat. */
  keepSeat(id: string, game: string, seat: KeptSeat): void {
    const others = (this.all()[id]?.seats ?? []).filter((kept) => kept.seat !== seat.seat);
    const seats = [...others, seat].sort((a, b) => a.seat - b.seat);
    this.change((tables) => (tables[id] = { id, game, seats, seen: Date.now() }));
  }
}

const tables = new Shelf(TABLES);
/** The players of campaigns: their secrets open their seats at its tables, too. */
export const campaigns = new Shelf(CAMPAIGNS);

/** One's tables, the latest first. */
export function keptTables(): KeptTable[] {
  return tables.latest();
}

export function keptTable(id: string): KeptTable | undefined {
  return tables.all()[id];
}

export function keepTable(table: KeptTable): void {
  tables.change((known) => (known[table.id] = table));
}

/** Adds or replaces the secret of one seat. */
export function keepSeat(id: string, game: string, seat: KeptSeat): void {
  tables.keepSeat(id, game, seat);
}

export function forgetTable(id: string): void {
  tables.change((known) => delete known[id]);
}

/** After a rematch everybody sits one seat further, and the secrets go on opening their seats. */
export function followTo(id: string, next: string, seats: number): void {
  const known = tables.all();
  const table = known[id];
  if (!table || known[next]) return;
  const moved = table.seats.map((kept) => ({ ...kept, seat: (kept.seat + 1) % seats }));
  keepTable({ ...table, id: next, seats: moved, seen: Date.now() });
}

/** The seats that somebody at this screen plays. */
export function ownSeats(id: string): KeptSeat[] {
  return tables.all()[id]?.seats.filter((seat) => seat.use === 'play') ?? [];
}

/** A table's commitment to its dice, as this browser saw it first. */
export interface KeptCommitment {
  commitment: string;
  /** Whether the game was still going on. */
  early: boolean;
}

/** Keeps the first that was seen: what a server says later cannot take its place. */
export function keepCommitment(id: string, commitment: string, early: boolean): void {
  const known = Object.entries(read<Record<string, KeptCommitment>>(COMMITMENTS, {}));
  if (known.some(([other]) => other === id)) return;
  const kept = [...known, [id, { commitment, early }] as const].slice(-COMMITMENTS_KEPT);
  write(COMMITMENTS, Object.fromEntries(kept));
}

export const keptCommitment = (id: string): KeptCommitment | undefined =>
  read<Record<string, KeptCommitment>>(COMMITMENTS, {})[id];

/** How far one has come in a lesson: the right answers so far, or that it is finished. */
export type KeptLesson = readonly string[] | 'finished';

const LESSONS = 'passerelle.lessons';
const isKept = (kept: unknown): kept is KeptLesson =>
  kept === 'finished' || (Array.isArray(kept) && kept.every((answer) => typeof answer === 'string'));

/** The lessons that were begun or finished, by game and id. */
export function keptLessons(): Record<string, KeptLesson> {
  const kept = read<Record<string, unknown>>(LESSONS, {});
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, KeptLesson] => isKept(entry[1])));
}

/** Somebody who does a finished lesson again has still finished it. */
export function keepLesson(name: string, state: KeptLesson): void {
  const kept = keptLessons();
  if (kept[name] !== 'finished') write(LESSONS, { ...kept, [name]: state });
}

export const keptName = (): string => read(NAME, '');
export const keepName = (name: string): void => void write(NAME, name);

export const readSettings = <T>(fallback: T): T => ({ ...fallback, ...read('passerelle.settings', {}) });
export const writeSettings = (settings: unknown): void => void write('passerelle.settings', settings);

/** What travels between the server and this client, in the shape of the server's own types. */

export type Value =
  | { number: number }
  | { text: string }
  | { seat: number }
  | { message: string }
  | { list: Value[] };

/** A message of the locale files with its arguments: put into words by the client. */
export interface Sentence {
  key: string;
  args: [string, Value][];
}

/** One thing to pick: a square, a card, a die, a button. */
export interface Pick {
  kind: string;
  id: string;
}

/** An action that is open to this seat: its notation, its sentence and the picks that spell it. */
export interface Offered {
  notation: string;
  sentence: Sentence;
  picks: Pick[];
}

export interface PromptShown {
  /** The seats that owe a decision. */
  seats: number[];
  /** What is asked of the viewer's own seat. */
  question?: Sentence;
  over?: { outcome: unknown; winners: number[]; sentence: Sentence };
}

export interface SeatShown {
  seat: number;
  name?: string;
  kind: 'human' | 'bot';
  level?: string;
  taken: boolean;
  connected: boolean;
  resigned: boolean;
  /** A bot plays for the player who sits here. */
  away: boolean;
  host: boolean;
}

export interface SeatClockShown {
  seat: number;
  running: boolean;
  decision_left_ms?: number;
  game_left_ms?: number;
}

export interface ClockShown {
  now_ms: number;
  running: boolean;
  paused: boolean;
  elapsed_ms?: number;
  next_ms?: number;
  seats: SeatClockShown[];
}

/** The part of a snapshot that every decision changes. */
export interface Now {
  prompt: PromptShown;
  view: unknown;
  actions: Offered[];
  undo: boolean;
  clock: ClockShown;
  seats: SeatShown[];
}

export interface ChatLine {
  seat: number;
  text: string;
  at_ms: number;
}

export type Motion = { takeover: number } | 'rematch' | 'start';

/** Something that some seats are for. */
export interface OfferShown {
  motion: Motion;
  agreed: number[];
  missing: number[];
}

export interface Limits {
  decision_ms?: number;
  game_ms?: number;
}

export interface Snapshot extends Now {
  id: string;
  version: number;
  /** How many decisions stand; in a look at the past, how many stood then. */
  at: number;
  /** How many decisions stand now. */
  last: number;
  game: string;
  rules: number;
  title?: string;
  public: boolean;
  setup: Record<string, unknown>;
  setting: Sentence;
  secrets: boolean;
  you: number | null;
  host: boolean;
  commitment: string;
  seed?: string;
  limits: Limits;
  chat: ChatLine[];
  offers: OfferShown[];
  watching: number;
  next_table?: string;
  after?: string;
}

export interface EventShown {
  event: unknown;
  sentence: Sentence;
  marks: Pick[];
}

/** One decision with what it did. `now` is left out of all but the last that were missed. */
export interface MomentShown {
  version: number;
  at: number;
  actor?: number | 'clock';
  action?: string;
  sentence?: Sentence;
  events: EventShown[];
  now?: Now;
}

export interface Refused {
  id?: string;
  error: string;
  clause?: string;
  sentence: Sentence;
  current?: Snapshot;
}

export type ServerMessage =
  | ({ type: 'snapshot' } & Snapshot)
  | ({ type: 'moment' } & MomentShown)
  | { type: 'undone'; version: number; at: number; by: number }
  | { type: 'ack'; id: string; version: number }
  | { type: 'seated'; id: string; version: number; seat: number; secret: string }
  | ({ type: 'refused' } & Refused)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'seats'; seats: SeatShown[]; offers: OfferShown[]; watching: number }
  | ({ type: 'clock' } & ClockShown)
  | { type: 'next'; table: string }
  | { type: 'pong'; t: number; now: number }
  | { type: 'bye'; sentence: Sentence };

export type Command =
  | { type: 'act'; id: string; expected: number; action: string }
  | { type: 'undo'; id: string; expected: number }
  | { type: 'resign'; id: string }
  | { type: 'chat'; id: string; text: string }
  | { type: 'takeover'; id: string; seat: number; agree: boolean }
  | { type: 'back'; id: string }
  | { type: 'rematch'; id: string; agree: boolean }
  | { type: 'ready'; id: string; agree: boolean }
  | { type: 'pause'; id: string }
  | { type: 'resume'; id: string };

export type ClientMessage =
  | Command
  | { type: 'hello'; secret?: string; from?: number }
  | { type: 'why'; picks: Pick[] }
  | { type: 'ping'; t: number };

export type Scalar = string | number | boolean;

export interface Choice {
  value: Scalar;
  label: Sentence;
  seats?: number[];
  group?: Sentence;
}

export interface MenuOption {
  name: string;
  label: Sentence;
  default: Scalar;
  choices: Choice[];
}

export interface MenuEntry {
  game: string;
  title: Sentence;
  seats: number[];
  options: MenuOption[];
  levels: string[];
  secrets: boolean;
  real_time: boolean;
}

export interface SummarySeat {
  seat: number;
  kind: 'human' | 'bot';
  level?: string;
  name?: string;
  taken: boolean;
}

/** A table in a list. */
export interface TableListed {
  id: string;
  game: string;
  title?: string;
  setup: Record<string, unknown>;
  public: boolean;
  state: 'open' | 'running' | 'over';
  seats: SummarySeat[];
  started: boolean;
  version: number;
  setting?: Sentence;
  you?: number;
  your_turn: boolean;
}

/** Whether what chance gave follows from the seed. */
export interface Verdict {
  ok: boolean;
  sentence: Sentence;
}

export interface NewTable {
  game: string;
  setup: Record<string, Scalar>;
  seats: { kind: 'human' | 'bot'; level?: string; name?: string }[];
  public?: boolean;
  title?: string;
  time?: { decision_s?: number; game_s?: number };
}

export interface MadeTable {
  id: string;
  seats: { seat: number; secret: string }[];
  watch: string;
}

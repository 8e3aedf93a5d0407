/** What travels between the server and this client: the server's own types, by the names used here. */

import type {
  Command as AnyCommand,
  MenuOption,
  MomentShown as AnyMoment,
  Now,
  Pick,
  Sentence,
  ServerMessage as AnyMessage,
  Snapshot as AnySnapshot,
  TableMade,
  TableWanted,
} from './wire';

export type {
  About,
  ChatLine,
  Choice,
  ClientMessage,
  ClockShown,
  Done,
  EventShown,
  MenuEntry,
  MenuOption,
  Motion,
  Now,
  OfferShown,
  Offered,
  Paragraph,
  Pick,
  PromptShown,
  Refused,
  SeatShown,
  Sentence,
  TableListed,
  Value,
  Verdict,
} from './wire';

/** A piece of what is written: it stands as it is, is one of several, or whatever one writes. */
export type Piece = { fixed: string } | { one_of: { label: Sentence; choices: Pick[] } } | { free: { label: Sentence; example: string | null } };

/** An answer that is written instead of picked: a sentence with blanks. */
export interface Form {
  sentence: Sentence;
  pieces: Piece[];
}

interface Written {
  /** What one may write besides the actions that are listed. */
  forms?: Form[];
}

export type Snapshot = AnySnapshot & Written;
/** What happened by one change of version. What is left out of `now` is as it was. */
export type MomentShown = Omit<AnyMoment, 'now'> & { now?: Partial<Now> & Written };
export type ServerMessage = Exclude<AnyMessage, { type: 'moment' | 'snapshot' }> | ({ type: 'moment' } & MomentShown) | ({ type: 'snapshot' } & Snapshot);

/** What is carried out once and answered; the question why not has no id. */
export type Command = Exclude<AnyCommand, { type: 'why' }>;
export type NewTable = TableWanted;
export type MadeTable = TableMade;
/** What an option of a set-up can be. */
export type Scalar = MenuOption['default'];

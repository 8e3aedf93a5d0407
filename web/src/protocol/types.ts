/** What travels between the server and this client: the server's own types, by the names used here. */

import type {
  Command as AnyCommand,
  MenuOption,
  TableMade,
  TableWanted,
} from './wire';

export type {
  About,
  Changed,
  ChatLine,
  Choice,
  ClientMessage,
  ClockShown,
  Done,
  EventShown,
  Form,
  MenuEntry,
  MenuOption,
  MomentShown,
  Motion,
  OfferShown,
  Offered,
  Paragraph,
  Pick,
  Piece,
  PromptShown,
  Refused,
  SeatShown,
  Sentence,
  ServerMessage,
  Snapshot,
  TableListed,
  ThingShown,
  Value,
  Verdict,
} from './wire';

/** What is carried out once and answered; the question why not has no id. */
export type Command = Exclude<AnyCommand, { type: 'why' }>;
export type NewTable = TableWanted;
export type MadeTable = TableMade;
/** What an option of a set-up can be. */
export type Scalar = MenuOption['default'];

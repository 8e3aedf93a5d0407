/** What travels between the server and this client: the server's own types, by the names used here. */

import type { Command as AnyCommand, MenuOption, MomentShown as AnyMoment, Now, ServerMessage as AnyMessage, TableMade, TableWanted } from './wire';

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
  Snapshot,
  TableListed,
  Value,
  Verdict,
} from './wire';

/** What happened by one change of version. What is left out of `now` is as it was. */
export type MomentShown = Omit<AnyMoment, 'now'> & { now?: Partial<Now> };
export type ServerMessage = Exclude<AnyMessage, { type: 'moment' }> | ({ type: 'moment' } & MomentShown);

/** What is carried out once and answered; the question why not has no id. */
export type Command = Exclude<AnyCommand, { type: 'why' }>;
export type NewTable = TableWanted;
export type MadeTable = TableMade;
/** What an option of a set-up can be. */
export type Scalar = MenuOption['default'];

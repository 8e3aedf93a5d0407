/** What travels between the server and this client: the server's own types, by the names used here. */

import type {
  Command as AnyCommand,
  MenuOption,
  Offered as AnyOffered,
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
  Value,
  Verdict,
} from './wire';

/** What is carried out once and answered; the question why not has no id. */
export type Command = Exclude<AnyCommand, { type: 'why' }>;
export type NewTable = TableWanted;
export type MadeTable = TableMade;
/** What an option of a set-up can be. */
export type Scalar = MenuOption['default'];

/** An action that may be played, with the picks that may be named at any time and what it would do. */
export type Offered = AnyOffered & {
  floating?: { start: number; length: number };
  preview?: Preview;
};

/** What an action would do to those it is aimed at. */
export interface Preview {
  damage?: number;
  /** From which sector how much comes. */
  salvo?: [string, number][];
  ships?: string[];
  supporters?: string[];
  victims?: { ship: string; damage: number; hull_after: number }[];
  area?: string[];
}

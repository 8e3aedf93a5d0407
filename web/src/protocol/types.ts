/** What travels between the server and this client: the server's own types, by the names used here. */

import type {
  CampaignMade,
  CampaignWanted,
  Command as AnyCommand,
  MenuOption,
  TableMade,
  TableWanted,
} from './wire';

export type {
  About,
  CampaignMenu,
  CampaignPlayer,
  CampaignShown,
  Carried,
  ChatLine,
  Choice,
  ClientMessage,
  ClockShown,
  Done,
  EventShown,
  AnswerShown,
  Form,
  Leg,
  LessonListed,
  LessonNow,
  LessonShown,
  LessonTry,
  StepShown,
  Clash,
  Fit,
  SetupTried,
  MenuEntry,
  MenuOption,
  Motion,
  MotionShown,
  Paragraph,
  Pick,
  Piece,
  PromptShown,
  SeatShown,
  Sentence,
  SeriesQuestion,
  TableListed,
  ThingShown,
  Value,
  Verdict,
} from './wire';

export type {
  Offered,
  ShownChange as Changed,
  ShownMessage as ServerMessage,
  ShownMoment as MomentShown,
  ShownRefusal as Refused,
  ShownSnapshot as Snapshot,
} from './offers';

/** What is carried out once and answered; the question why not has no id. */
export type Command = Exclude<AnyCommand, { type: 'why' } | { type: 'point' }>;
export type NewTable = TableWanted;
export type MadeTable = TableMade;
export type NewCampaign = CampaignWanted;
export type MadeCampaign = CampaignMade;
/** What an option of a set-up can be. */
export type Scalar = MenuOption['default'];

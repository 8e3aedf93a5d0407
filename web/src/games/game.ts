/** What a game brings to the client: its drawings. No rules, and nothing that the server says of it. */

import type { Component, Snippet } from 'svelte';

import type { Standing } from '../parts/steady';
import type { Form as NewForm } from '../pages/new/form';
import type { Fit, Form, MenuEntry, Offered, Pick, Scalar, SeatShown, Sentence } from '../protocol/types';
import type { Sound } from '../sound';
import type { Entry } from '../table/fold';
import type { Wish } from '../router';
import type { Picking } from '../table/picker';
import type { Session } from '../table/session.svelte';

/** A die that chance has rolled: of a seat's colour, or painted as the game says. */
export interface RolledDie {
  seat: number | null;
  face: number;
  paint?: DiePaint;
  /** Key of what the die is for. */
  name?: string;
  /** Its result in the notation of a game whose dice have no pips. */
  sign?: string;
}

export interface DiePaint {
  body: string;
  edge: string;
  pip: string;
}

/** What lies on the tray: dice, and what they came to. */
export interface Throw {
  dice: readonly RolledDie[];
  /** Said beside the dice, and long enough to be read. */
  sum: Sentence | null;
}

/** What the parts of a game's table are given. They report picks and hold no rules. */
export interface GameProps<View = unknown> {
  view: View;
  seats: readonly SeatShown[];
  names: readonly string[];
  /** The seat that this screen plays for, if any. */
  you: number | null;
  asked: readonly number[];
  /** What can be picked next. */
  next: readonly Pick[];
  /** The picks so far. */
  picks: readonly Pick[];
  /** What the last decision touched. */
  last: readonly Pick[];
  /** What the log points at. */
  lit: readonly Pick[];
  /** Dice are rolling: these must not be read yet. */
  rolling: boolean;
  /** What was thrown last, while it lies there. */
  thrown: Throw | null;
  /** All actions, and those that begin like the picks. */
  all: readonly Offered[];
  offers: readonly Offered[];
  /** Key of what is asked. */
  question: string | null;
  /** What may be written instead of picked. */
  forms: readonly Form[];
  write(form: Form, notation: string): void;
  choose(pick: Pick): void;
  /** Takes back one of several picks. */
  drop(pick: Pick): void;
  /** Opens the rulebook at a clause. */
  openClause(clause: string): void;
}

/** A panel of the game's own, before the log and the chat. */
export interface FirstTab {
  name: string;
  body: Snippet;
}

/** What a game is given that lays its whole table out by itself. */
export interface PageProps<View = unknown> extends GameProps<View> {
  session: Session;
  /** What can be clicked: new things under the pointer wait. */
  standing: Standing;
  /** The log, the chat, the table and the position in words. */
  panel: Snippet<[FirstTab?]>;
  /** The scrubber of the past. */
  time: Snippet;
  /** What is said of the past, of the end and of proposals. */
  notes: Snippet;
  openActions(): void;
}

/** What a game is given that shows by itself what came of it. */
export interface EndProps<View = unknown> {
  session: Session;
  view: View;
  names: readonly string[];
  log: readonly Entry[];
  openClause(clause: string): void;
}

export interface GameClient<View = unknown, Event = unknown> {
  /** The board itself, and the kinds of things that are picked there alone. */
  Board: Component<GameProps<View>>;
  onBoard: readonly string[];
  /** The players with what lies before them, and the kinds that are picked there. */
  Sheets: Component<GameProps<View>>;
  onSheets: readonly string[];
  /** What lies beside the board, if anything does, and the kinds that are picked there. */
  Cards: Component<GameProps<View>> | null;
  onCards: readonly string[];
  /** The whole table, where board, sheets and cards in three columns do not do. */
  Page?: Component<PageProps<View>>;
  /** What the page after the game shows in place of the general outcome and the sheets; fetched there alone. */
  End?: () => Promise<Component<EndProps>>;
  /** The figures of a game that is over, if they are more than the sheets say. */
  Figures?: Component<{ events: readonly Event[]; names: readonly string[]; log: readonly Entry[]; view: View; table: string }>;
  /** Its keys besides those of every table: the names of their messages. */
  keys?: readonly string[];
  /** What the events of a moment threw. Those before it come latest last; the view is as it stands after them. */
  throwOf(events: readonly Event[], before: readonly Event[], view: View): Throw | null;
  /** What lies before the player at this screen, under the question, and the kinds that are picked there alone. */
  Console?: Component<GameProps<View>>;
  onConsole?: readonly string[];
  /** On a telephone its table is one pane of several, with a bar to change between them. */
  inPanes?: boolean;
  /** Dice are thrown there, and not onto a tray over the board. */
  throwsOnConsole?: boolean;
  /** The first event of a moment that a film shows before anybody tells it; -1 if it has none. */
  filmedFrom?(events: readonly Event[]): number;
  /** What the events of a moment sound like. */
  soundOf?(events: readonly Event[]): Sound | null;
  /** Kinds whose picks show where they lie, and need no chip beside the choices. */
  marked?: readonly string[];
  /** Whether a thing can be picked where it is drawn, though its kind has buttons elsewhere. */
  drawn?(view: View, pick: Pick): boolean;
  /** The actions with their picks as they are named at this table. */
  arrange?(offers: readonly Offered[]): readonly Offered[];
  /** What is picked as soon as a question is asked. */
  preselect?(question: string, offers: readonly Offered[]): readonly Pick[];
  /** The picks as they stand in the question why not. */
  asked?(picks: readonly Pick[], view: View, you: number | null): readonly Pick[];
  /** What can be done and what it costs, where that does not show by itself. */
  Guide?: Component<{ view: View; offers: readonly Offered[] }>;
  /** Key of what is asked in the middle of picking, where that does not show by itself. */
  asks?(picking: Picking): string | null;
  /** Whether to ask before this is sent, besides what the server says: something better seems to be open. */
  asksFirst?(offer: Offered, view: View, all: readonly Offered[]): boolean;
}

/** What the parts of a game's own set-up are given. What may be chosen is what the menu says. */
export interface SetupProps {
  entry: MenuEntry;
  form: NewForm;
  choose(option: string, value: Scalar): void;
  chooseSeats(count: number): void;
  /** Turns one of several switches. */
  turn(option: string, value: string): void;
  /** Chooses for every seat, or for none. */
  chooseEach(option: string, values: Scalar[] | null): void;
  /** What goes with what, as the rules have it; none before the server has said so. */
  fit: Fit | null;
}

/** What a game brings to the page where its tables are set up. */
export interface SetupPanel {
  /** The choices, in place of the general list of options. */
  Options: Component<SetupProps>;
  /** What was chosen, in words and in a picture: over the seats and the button. */
  Summary?: Component<SetupProps>;
  /** What is chosen for a seat, beside who sits there. */
  Seat?: Component<SetupProps & { seat: number }>;
  /** What a link wishes besides choices of the menu. */
  wished?(form: NewForm, entry: MenuEntry, wish: Wish): NewForm;
}

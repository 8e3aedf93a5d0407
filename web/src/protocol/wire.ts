// Written by a test of the server from its own types. To write it again:
// UPDATE_EXPECT=1 cargo test -p server types
// Long because: every message of the protocol is one of these types.

/**
 * What a server says of itself.
 */
export type About = { 
/**
 * How the outside reaches it, where its host has said so: links that are handed on begin
 * with it.
 */
public_url?: string, };

/**
 * An action that somebody plays.
 */
export type Act = { 
/**
 * The version that the player saw.
 */
expected: number, 
/**
 * The action in notation.
 */
action: string, 
/**
 * The client's own name for it. Sent again, it is not played again, and gets the same answer.
 */
id: string, };

/**
 * What is open to a seat. The first lists have an entry for each action, in the same order; they
 * refer by numbers, counted from 0, to the last five, which hold each thing once. Lists without
 * entries are left out.
 */
export type Actions = { 
/**
 * What to send in order to play each action.
 */
notations: Array<string>, 
/**
 * Each action in words: a phrase, then the values of its arguments.
 */
sentences?: Array<Array<number>>, 
/**
 * The things that one picks for each action, in order.
 */
picks?: Array<Array<number>>, 
/**
 * The freedom that each action leaves to this order, if any.
 */
orders?: Array<number | null>, 
/**
 * Those among the actions that give something up that is hard to get back, by their numbers: a
 * client may ask first.
 */
give_up?: Array<number>, 
/**
 * What each action would do, if there is anything to show.
 */
previews?: Array<number | null>, phrases?: Array<Phrase>, values?: Array<Value>, things?: Array<Pick>, freedoms?: Array<Freedom>, 
/**
 * In the game's own words, as JSON.
 */
prospects?: Array<unknown>, };

/**
 * Who makes a decision: a seat, or the clock that the table feeds to a game played in real time.
 */
export type Actor = number | "clock";

/**
 * What became of an action that was tried.
 */
export type AnswerShown = { "kind": "right", text: string, } | { "kind": "wrong", text: string, } | { "kind": "refused", sentence: Sentence, clause?: Clause, };

/**
 * A command that needs no more than its id.
 */
export type Bare = { 
/**
 * The client's own name for it.
 */
id: string, };

/**
 * An answer to what a campaign asks.
 */
export type CampaignChoice = { 
/**
 * One of the values of the question.
 */
choice: string, 
/**
 * The client's own name for it: sent again, it is carried out once.
 */
id: string, };

/**
 * Somebody has joined a campaign. The secret by which they came opens nothing any more.
 */
export type CampaignJoined = { player: Seat, 
/**
 * It opens the player's seat at every table of the campaign, too.
 */
secret: string, };

/**
 * A campaign that has begun.
 */
export type CampaignMade = { id: TableId, 
/**
 * The secret of each player who is a person.
 */
players: Array<SeatSecret>, 
/**
 * The address for those who look on.
 */
watch: string, };

/**
 * The table of a campaign's match.
 */
export type CampaignMatch = { table: TableId, };

/**
 * What can be chosen before a campaign begins.
 */
export type CampaignMenu = { 
/**
 * The numbers of players that there is one for.
 */
players: Array<number>, options: Array<MenuOption>, };

/**
 * A player of a campaign.
 */
export type CampaignPlayer = { player: Seat, kind: SeatKind, level?: string, name?: string, joined: boolean, };

/**
 * A campaign as a viewer sees it.
 */
export type CampaignShown = { id: TableId, game: string, title?: string, state: CampaignState, players: Array<CampaignPlayer>, 
/**
 * The viewer's own number; none for whoever looks on.
 */
you: Seat | null, 
/**
 * What somebody has to choose before the next match.
 */
question?: SeriesQuestion, 
/**
 * The tables of its matches so far, in order.
 */
tables: Array<TableId>, 
/**
 * Counts what happened in it.
 */
position: number, 
/**
 * Its matches in order: those that were played, and those to come.
 */
legs: Array<Leg>, 
/**
 * What players have won for later matches.
 */
carried: Array<Carried>, 
/**
 * Who has won it; nobody in a draw. Missing before the end.
 */
winners?: Array<Seat>, };

/**
 * What a campaign waits for.
 */
export type CampaignState = "gathering" | "choosing" | "ready" | "playing" | "over";

/**
 * A campaign that somebody wants.
 */
export type CampaignWanted = { 
/**
 * One of `/api/games` that has campaigns.
 */
game: string, 
/**
 * A player with a name has joined from the beginning.
 */
players: Array<SeatWanted>, 
/**
 * What is chosen from the campaign's menu. `"random"` leaves a choice to chance.
 */
setup?: { [key in string]: JsonValue }, title?: string, 
/**
 * Of each of its matches, from a second to a hundred years.
 */
limits?: Limits, };

/**
 * Something that a player has won for a later match.
 */
export type Carried = { player: Seat, name: Sentence, text: Sentence, };

/**
 * How it stands after a change: what is left out is as it was one version before.
 */
export type Changed = { prompt?: PromptShown, 
/**
 * The game's own view, as JSON.
 */
view?: unknown, 
/**
 * What is different in the game's own view, where that is less than the whole: ways into it by
 * names and numbers, and the value that stands there now.
 */
view_changes?: [(string | number)[], unknown][], 
/**
 * What is open to the viewer's own seat.
 */
actions?: Actions, 
/**
 * The things that can be picked for them and whose ids say too little.
 */
things?: Array<ThingShown>, 
/**
 * What the viewer's own seat may write besides.
 */
forms?: Array<Form>, 
/**
 * Whether the viewer may take a decision back.
 */
undo: boolean, clock: ClockShown, seats?: Array<SeatShown>, };

/**
 * A line of chat.
 */
export type ChatLine = { seat: Seat, text: string, at_ms: number, };

/**
 * One of the choices of an option.
 */
export type Choice = { value: string | number | boolean, label: Sentence, 
/**
 * The numbers of seats that it is for; for all when there is no list.
 */
seats?: Array<number>, 
/**
 * A heading under which it stands with others.
 */
group?: Sentence, };

/**
 * A choice that does not go with others.
 */
export type Clash = { option: string, value: unknown, sentence: Sentence, clause: Clause, };

/**
 * The id of a clause of the rules, as it stands in the built-in rulebook: `QU-MOVE-03`.
 */
export type Clause = string;

/**
 * One message from a client.
 */
export type ClientMessage = Greeting | Command;

/**
 * The table's time.
 */
export type ClockShown = { 
/**
 * The server's time when this was said.
 */
now_ms: number, 
/**
 * Whether the time runs.
 */
running: boolean, paused: boolean, 
/**
 * A game against a clock that begins when everybody has said that they are ready.
 */
awaits_ready: boolean, 
/**
 * In games against a clock: how much has passed since the start.
 */
elapsed_ms?: number, 
/**
 * How long until the start, once everybody has said that they are ready.
 */
begins_in_ms?: number, 
/**
 * When the clock of the game acts next, counted like `elapsed_ms`.
 */
next_ms?: number, 
/**
 * The seats whose time is limited.
 */
seats: Array<SeatClockShown>, };

/**
 * What a viewer wants the table to do. The id is the client's own; a command that is repeated
 * with its id is carried out once, and answered again.
 */
export type Command = { "type": "act", id: string, expected: number, action: string, } | { "type": "undo", id: string, expected: number, } | { "type": "resign", id: string, } | { "type": "chat", id: string, text: string, } | { "type": "takeover", id: string, seat: Seat, agree: boolean, } | { "type": "back", id: string, } | { "type": "rematch", id: string, agree: boolean, } | { "type": "ready", id: string, agree: boolean, } | { "type": "pause", id: string, } | { "type": "resume", id: string, } | { "type": "sit", id: string, seat: Seat, name: string, } | { "type": "why", picks: Array<PickSent>, } | { "type": "point", version: number, event: number, };

/**
 * The hash of a [`Seed`], published before the first draw: it binds whoever holds the seed.
 */
export type Commitment = string;

/**
 * A command was carried out and is stored.
 */
export type Done = { version: number, };

/**
 * An event as a viewer may know it.
 */
export type EventShown = { 
/**
 * The game's own event, as JSON.
 */
event: unknown, sentence: Sentence, 
/**
 * What to light up.
 */
marks: Array<Pick>, 
/**
 * The rule that made it happen.
 */
clause?: Clause, 
/**
 * How far it is set in under those before it: 0 stands out.
 */
depth: number, 
/**
 * The seat whose turn it begins.
 */
turn?: Seat, 
/**
 * Whether it decides something that one looks for later.
 */
decides?: boolean, };

/**
 * A seat of a first game.
 */
export type FirstSeat = { kind: SeatKind, level?: string, };

/**
 * The game to begin with.
 */
export type FirstShown = { name: Sentence, 
/**
 * What waits there, in a few words.
 */
note: Sentence, 
/**
 * What to open it with, as `POST /api/tables` takes it.
 */
table: FirstTable, };

/**
 * The table of a first game: whoever opens it sits on the first seat.
 */
export type FirstTable = { game: string, setup: { [key in string]: JsonValue }, seats: Array<FirstSeat>, };

/**
 * Choices that can be played, and what does not go with them.
 */
export type Fit = { 
/**
 * How many play: as many as were asked for, unless what was chosen last is for others.
 */
seats: number, 
/**
 * The choices, without those that did not go with what was chosen last.
 */
setup: { [key in string]: JsonValue }, 
/**
 * The options that went back to what is usual, each with the reason.
 */
dropped: Array<Clash>, 
/**
 * What would not go with these choices.
 */
clashes: Array<Clash>, 
/**
 * Why they cannot be played all the same, if they cannot.
 */
refusal?: Reason, };

/**
 * Picks beside one another that may be named at any point between the others: the dice that pay for
 * an order. Among themselves they keep their order, runs apart. None of the others is like one of
 * them.
 */
export type Floating = { 
/**
 * The number of its first pick, counted from 0.
 */
start: number, length: number, };

/**
 * How some actions are written that nobody lists one by one: piece by piece, with a space between
 * two of them.
 */
export type Form = { 
/**
 * What one says or does by it.
 */
sentence: Sentence, 
/**
 * What is written, in order. Only the last may be free.
 */
pieces: Array<Piece>, };

/**
 * In which other ways than one after the other picks may be made.
 */
export type Freedom = { 
/**
 * The runs among them whose parts may be picked in any order.
 */
any_order?: Array<Run>, 
/**
 * Those among them that may be named at any point between the others.
 */
floating?: Floating, 
/**
 * How many of the last ones follow by themselves where there is nothing else to pick.
 */
by_itself?: number, };

/**
 * What a client says about its connection.
 */
export type Greeting = { "type": "hello", secret?: string, 
/**
 * The last version that the client knows; it gets what it missed.
 */
from?: number, } | { "type": "ping", t: number, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * A match on the path of a series.
 */
export type Leg = { 
/**
 * What it is called by: `2`, or `2a` where two are played at the same time.
 */
number: string, 
/**
 * What is played; missing while nobody has chosen it.
 */
title?: Sentence, 
/**
 * Who plays against whom, in the order of the seats.
 */
players: Array<Seat>, 
/**
 * What else there is to know: what is at stake, who chooses, who comes to help.
 */
notes: Array<Sentence>, 
/**
 * Who has won; nobody in a draw. Missing before its end.
 */
winners?: Array<Seat>, 
/**
 * What the winners carry on from it.
 */
won?: Sentence, 
/**
 * The clause of the rules behind it.
 */
clause?: Clause, };

/**
 * A lesson in a list. Titles and texts are keys of the locale files.
 */
export type LessonListed = { game: string, id: string, 
/**
 * The key of its name; its attribute `about` says in a sentence what one learns.
 */
title: string, minutes: number, steps: number, };

/**
 * A decision that was made in a lesson.
 */
export type LessonMoment = { actor: Actor, 
/**
 * The action in notation, if the learner may know it.
 */
action?: string, sentence?: Sentence, events: Array<EventShown>, };

/**
 * The table of a lesson.
 */
export type LessonNow = { 
/**
 * The number of the step, counted from 0.
 */
step: number, 
/**
 * Whether a right answer was given, or none is asked for.
 */
done: boolean, 
/**
 * What became of the action that was tried.
 */
answer?: AnswerShown, 
/**
 * What happened since the step began, in order.
 */
told: Array<LessonMoment>, prompt: PromptShown, 
/**
 * The game's own view, as JSON.
 */
view: unknown, 
/**
 * What is open to the viewer's own seat.
 */
actions: Actions, 
/**
 * The things that can be picked for them and whose ids say too little.
 */
things: Array<ThingShown>, 
/**
 * What the viewer's own seat may write besides.
 */
forms: Array<Form>, 
/**
 * Whether the viewer may take a decision back.
 */
undo: boolean, clock: ClockShown, seats: Array<SeatShown>, };

/**
 * A lesson with all its steps.
 */
export type LessonShown = { 
/**
 * Who learns.
 */
seat: Seat, 
/**
 * The version of the rules.
 */
rules: number, setup: Record<string, unknown>, setting: Sentence, 
/**
 * Its steps, in order.
 */
way: Array<StepShown>, game: string, id: string, 
/**
 * The key of its name; its attribute `about` says in a sentence what one learns.
 */
title: string, minutes: number, steps: number, };

/**
 * Where somebody is in a lesson, and what they do there.
 */
export type LessonTry = { 
/**
 * The right answers to the steps before this one, in order; an empty one for each step that
 * asks nothing.
 */
done?: Array<string>, 
/**
 * The action that is tried, in notation.
 */
action?: string, 
/**
 * Instead of an action: things that cannot be picked, in the order in which one tried to.
 */
why?: Array<PickSent>, };

/**
 * How long people may think. Nothing is limited unless it says so.
 */
export type Limits = { 
/**
 * For each decision.
 */
decision_ms?: number, 
/**
 * For all decisions of a seat together.
 */
game_ms?: number, };

/**
 * A thing of the table that a step is about.
 */
export type Mark = { kind: string, id: string, };

/**
 * A game on a start page.
 */
export type MenuEntry = { game: string, title: Sentence, 
/**
 * The numbers of seats that it can be played with.
 */
seats: Array<number>, options: Array<MenuOption>, 
/**
 * The levels of its bots, from weak to strong.
 */
levels: Array<string>, 
/**
 * Whether anything is hidden from anybody.
 */
secrets: boolean, 
/**
 * Whether it is played against a clock of its own.
 */
real_time: boolean, 
/**
 * What can be chosen for each seat: a list with a value for every one of them.
 */
each_seat?: Array<MenuOption>, 
/**
 * What can be chosen of which several may be chosen at once: values with `+` between them.
 */
switches?: Array<MenuOption>, 
/**
 * How many can play: at least, and at most.
 */
players: [number, number], 
/**
 * How long a game takes: at least, and at most.
 */
minutes: [number, number], 
/**
 * What it is about, in a sentence.
 */
pitch: Sentence, first: FirstShown, 
/**
 * What a campaign of it begins with, if there are any.
 */
campaign?: CampaignMenu, };

/**
 * One thing to choose.
 */
export type MenuOption = { 
/**
 * The field of the set-up.
 */
name: string, label: Sentence, default: string | number | boolean, choices: Array<Choice>, };

/**
 * What happened by one change of version.
 */
export type MomentShown = { version: number, 
/**
 * How many decisions stand then.
 */
at: number, 
/**
 * A seat or the clock; nobody when the table itself changed something.
 */
actor?: Actor, 
/**
 * The action in notation, if the viewer may know it.
 */
action?: string, 
/**
 * The action in words.
 */
sentence?: Sentence, events: Array<EventShown>, 
/**
 * How it stands. Left out of the moments that a client missed: a snapshot follows them.
 */
now?: Changed, };

/**
 * What seats can be for or against.
 */
export type Motion = { "takeover": Seat } | "rematch" | "start";

/**
 * Something that some seats are for.
 */
export type MotionShown = { motion: Motion, 
/**
 * Who is for it.
 */
agreed: Array<Seat>, 
/**
 * Who still has to be.
 */
missing: Array<Seat>, 
/**
 * When a bot plays for the seat unless the player comes back, if that is settled: in
 * milliseconds since 1970, as the table's clock tells them.
 */
at_ms?: number, };

/**
 * How a game ended.
 */
export type Outcome = { "won": { winners: SeatSet, score: number | null, } } | "drawn" | { "lost": { score: number | null, } };

/**
 * How a game ended.
 */
export type Over = { outcome: Outcome, winners: Array<Seat>, 
/**
 * The outcome in words, or why the table ended it.
 */
sentence: Sentence, };

/**
 * A headed part of a description.
 */
export type Paragraph = { heading: Sentence, lines: Array<Sentence>, };

/**
 * A message of the locale files, with the names of its arguments.
 */
export type Phrase = { key: string, args: Array<string>, };

/**
 * One thing to pick: a square, a card, a die, a button.
 */
export type Pick = { kind: string, id: string, };

/**
 * A pick as a client sends it.
 */
export type PickSent = { kind: string, id: string, };

/**
 * A piece of a form.
 */
export type Piece = { "fixed": string } | { "one_of": { 
/**
 * What is to be chosen.
 */
label: Sentence, choices: Array<Pick>, } } | { "free": { 
/**
 * What it must be.
 */
label: Sentence, 
/**
 * Something that would be accepted now, if the game knows anything.
 */
example: string | null, } };

/**
 * A request that was not carried out.
 */
export type Problem = { 
/**
 * For programs: `stale`, `rules`, `secret`, `no_table`…
 */
error: string, sentence: Sentence, 
/**
 * The sentence in the language of `Accept-Language`.
 */
message: string, 
/**
 * The clause of the rules behind it.
 */
clause?: Clause, 
/**
 * The arguments of the sentence by their names, where there is a clause.
 */
values?: Record<string, unknown>, 
/**
 * How the table stands, where the request looked at something older.
 */
current?: Snapshot, };

/**
 * What the table waits for.
 */
export type PromptShown = { 
/**
 * The seats that owe a decision.
 */
seats: Array<Seat>, 
/**
 * What is asked of the viewer's own seat.
 */
question?: Sentence, 
/**
 * Whether that is more urgent than a turn: somebody is shot at.
 */
urgent?: boolean, over?: Over, };

/**
 * Why the rules do not like it.
 */
export type Reason = { sentence: Sentence, clause: Clause, };

/**
 * Why a command was not carried out.
 */
export type Refused = { id?: string, error: RefusedCode, 
/**
 * The rule behind it.
 */
clause?: Clause, sentence: Sentence, 
/**
 * How it stands, for a client that looked at something older.
 */
current?: Snapshot, };

/**
 * The kinds of refusals, for programs.
 */
export type RefusedCode = "rules" | "stale" | "not_yours" | "secret" | "not_now" | "malformed" | "unavailable";

/**
 * A game that is over, with other decisions.
 */
export type RetryWanted = { 
/**
 * By member and turn, in the game's notation; as it was played if this is left out.
 */
rows?: Array<Array<string | null>>, };

/**
 * Picks beside one another that may be made in any order, part by part: the dice of a roll, the
 * ships of a group. A part is usually one pick; a die with the special that turns it are two.
 */
export type Run = { 
/**
 * The number of its first pick, counted from 0.
 */
start: number, 
/**
 * How many picks each part has.
 */
parts: Array<number>, };

/**
 * Something to say.
 */
export type Say = { 
/**
 * The client's own name for it.
 */
id: string, text: string, };

/**
 * A place at the table, counted from 0 in the order of play that the set-up gives.
 */
export type Seat = number;

/**
 * What is left to a seat.
 */
export type SeatClockShown = { seat: Seat, 
/**
 * Whether it counts down.
 */
running: boolean, decision_left_ms?: number, game_left_ms?: number, };

/**
 * Whose seat it is.
 */
export type SeatKind = "human" | "bot";

/**
 * What opens a seat.
 */
export type SeatSecret = { seat: Seat, secret: string, };

/**
 * A set of seats.
 */
export type SeatSet = number;

/**
 * A seat as everybody sees it.
 */
export type SeatShown = { seat: Seat, name?: string, kind: SeatKind, 
/**
 * The bot's level, if a bot plays here now.
 */
level?: string, 
/**
 * Whether somebody sits here.
 */
taken: boolean, 
/**
 * Whether the player looks at the table now.
 */
connected: boolean, 
/**
 * Whether the player gave the game up.
 */
resigned: boolean, 
/**
 * A bot plays for the player who sits here.
 */
away: boolean, 
/**
 * Whether the player opened the table.
 */
host: boolean, };

/**
 * A seat of a table that somebody wants.
 */
export type SeatWanted = { kind: SeatKind, 
/**
 * Of a bot: `easy`, `medium` or `hard`.
 */
level?: string, 
/**
 * A seat with a name is taken from the beginning.
 */
name?: string, };

/**
 * The seat is yours. The secret by which you came opens nothing any more.
 */
export type Seated = { seat: Seat, secret: string, version: number, };

/**
 * The secret from which all chance of one game follows.
 */
export type Seed = string;

/**
 * A message of the locale files, with its arguments.
 */
export type Sentence = { key: string, args: Array<[string, Value]>, };

/**
 * One of the answers to a question.
 */
export type SeriesChoice = { value: string, label: Sentence, 
/**
 * What it means.
 */
text?: Sentence, };

/**
 * What a player has to choose between two matches.
 */
export type SeriesQuestion = { player: Seat, question: Sentence, choices: Array<SeriesChoice>, };

/**
 * One message to a client.
 */
export type ServerMessage = { "type": "snapshot" } & Snapshot | { "type": "moment" } & MomentShown | { "type": "undone", version: number, at: number, by: Seat, } | { "type": "ack", id: string, version: number, } | { "type": "seated", id: string, version: number, seat: Seat, secret: string, } | { "type": "refused" } & Refused | { "type": "chat" } & ChatLine | { "type": "seats", seats: Array<SeatShown>, motions: Array<MotionShown>, watching: number, } | { "type": "clock" } & ClockShown | { "type": "next", table: TableId, } | { "type": "pointed", seat: Seat, version: number, event: number, } | { "type": "pong", t: number, now: number, } | { "type": "bye", sentence: Sentence, };

/**
 * Choices for a game that nobody has opened yet.
 */
export type SetupTried = { seats: number, setup?: { [key in string]: JsonValue }, 
/**
 * The option that was chosen last: it stays as it is.
 */
last?: string, };

/**
 * Somebody who sits down.
 */
export type Sit = { name: string, 
/**
 * The client's own name for it; drawn by the server if it is left out.
 */
id?: string, };

/**
 * A table as one viewer may know it.
 */
export type Snapshot = { id: TableId, 
/**
 * Counts what changed the game.
 */
version: number, 
/**
 * How many decisions stand; in a look at the past, how many stood then.
 */
at: number, 
/**
 * How many decisions stand now.
 */
last: number, game: string, 
/**
 * The version of the rules that it is played by.
 */
rules: number, title?: string, public: boolean, setup: Record<string, unknown>, 
/**
 * The set-up in words.
 */
setting: Sentence, 
/**
 * Whether anything is hidden from anybody.
 */
secrets: boolean, 
/**
 * The viewer's own seat; none for a spectator.
 */
you: Seat | null, 
/**
 * Whether the viewer opened the table.
 */
host: boolean, 
/**
 * What the server promised before the first draw: the hash of the seed.
 */
commitment: Commitment, 
/**
 * Told when the game is over.
 */
seed?: Seed, 
/**
 * How long people may think.
 */
limits: Limits, 
/**
 * The last hundred lines.
 */
chat: Array<ChatLine>, 
/**
 * What some are for, and others have not answered yet.
 */
motions: Array<MotionShown>, 
/**
 * How many look on.
 */
watching: number, 
/**
 * Where the players go on after the end.
 */
next_table?: TableId, 
/**
 * The table that this one follows.
 */
after?: TableId, 
/**
 * The campaign that the match belongs to.
 */
campaign?: TableId, prompt: PromptShown, 
/**
 * The game's own view, as JSON.
 */
view: unknown, 
/**
 * What is open to the viewer's own seat.
 */
actions: Actions, 
/**
 * The things that can be picked for them and whose ids say too little.
 */
things: Array<ThingShown>, 
/**
 * What the viewer's own seat may write besides.
 */
forms: Array<Form>, 
/**
 * Whether the viewer may take a decision back.
 */
undo: boolean, clock: ClockShown, seats: Array<SeatShown>, };

/**
 * A step of a lesson.
 */
export type StepShown = { 
/**
 * The key of what there is to read. Its attribute `title` is its name; `task`, `hint` and
 * `done` belong to steps that ask something.
 */
text: string, 
/**
 * Whether a decision ends it; otherwise it is only read.
 */
asks: boolean, 
/**
 * The rules that it is about.
 */
clauses: Array<string>, 
/**
 * What to look at; everything, if nothing is named.
 */
look: Array<Mark>, 
/**
 * The action that ends it, for those who want to be shown.
 */
solution?: string, };

/**
 * A seat in a list.
 */
export type SummarySeat = { seat: Seat, kind: SeatKind, level?: string, name?: string, taken: boolean, };

/**
 * The name of a table in addresses: up to 40 letters and digits.
 */
export type TableId = string;

/**
 * A table and the secret by which one sits there.
 */
export type TableKept = { id: string, secret: string, };

/**
 * A table in a list.
 */
export type TableListed = { 
/**
 * The set-up in words.
 */
setting?: Sentence, 
/**
 * The seat that the secret opens, in one's own list.
 */
you?: Seat, 
/**
 * Whether that seat owes a decision.
 */
your_turn: boolean, 
/**
 * In one's own list: every seat that owes a decision.
 */
asked?: Array<Seat>, 
/**
 * In one's own list: what one is asked.
 */
waits?: Sentence, 
/**
 * Whether that is more urgent than a turn: one is shot at.
 */
urgent: boolean, 
/**
 * How long the one who is asked has left, where time is limited.
 */
left_ms?: number, 
/**
 * In one's own list: how it ended.
 */
ended?: Sentence, id: TableId, game: string, title?: string, setup: Record<string, unknown>, public: boolean, state: TableState, seats: Array<SummarySeat>, started: boolean, version: number, 
/**
 * How much of the log it tells.
 */
position: number, at_ms: number, };

/**
 * A table that was opened.
 */
export type TableMade = { id: TableId, 
/**
 * The secret of each seat that a person may take.
 */
seats: Array<SeatSecret>, 
/**
 * The address for those who look on.
 */
watch: string, };

/**
 * What a table waits for.
 */
export type TableState = "open" | "running" | "over";

/**
 * A table that somebody wants.
 */
export type TableWanted = { 
/**
 * One of `/api/games`.
 */
game: string, 
/**
 * What is chosen from the game's menu. `"random"` leaves a choice to chance.
 */
setup?: { [key in string]: JsonValue }, seats: Array<SeatWanted>, 
/**
 * Whether it is listed, and its free seats are free for everybody.
 */
public?: boolean, 
/**
 * Whether nobody plays before everybody has sat down.
 */
wait?: boolean, title?: string, 
/**
 * From a second to a hundred years.
 */
limits?: Limits, };

/**
 * Whether a bot shall play for a seat.
 */
export type Takeover = { 
/**
 * The client's own name for it.
 */
id: string, seat: Seat, 
/**
 * For it if nothing is said.
 */
agree?: boolean, };

/**
 * What there is to say about a thing that can be picked, where its id says too little.
 */
export type ThingShown = { 
/**
 * What it is called.
 */
name?: Value, 
/**
 * Whether it ends something or gives it up: it stands after all others.
 */
closes?: boolean, kind: string, id: string, };

/**
 * Takes the last decision back.
 */
export type Undo = { 
/**
 * The version that the player saw.
 */
expected: number, 
/**
 * The client's own name for it, as for every command: sent again, it is carried out once.
 */
id: string, };

/**
 * One argument of a [`Sentence`].
 */
export type Value = { "number": number } | { "text": string } | { "seat": Seat } | { "message": string } | { "list": Array<Value> } | { "sentence": Sentence };

/**
 * Whether everything that chance gave follows from the seed.
 */
export type Verdict = { ok: boolean, sentence: Sentence, };

/**
 * Whether one is for it.
 */
export type Vote = { 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * For it if nothing is said.
 */
agree?: boolean, };

/**
 * Things that cannot be picked, in the order in which one tried to.
 */
export type Why = { picks: Array<PickSent>, };

// Written by a test of the program from the game's own types. To write it again:
// UPDATE_EXPECT=1 cargo test -p passerelle types
// Long because: every view and event of the game is one of these types.

import type { Seat, SeatSet } from '../../protocol/wire';

/**
 * A card of the action deck: one movement, one action (`SA-CARD-01`).
 */
export type ActionCard = string;

/**
 * Which colour of cards is in a deck (`SA-SETUP-01`).
 */
export type AlertDeckColour = "white" | "yellow" | "mixed";

/**
 * What was chosen for common and for serious threats; external and internal ones of the same
 * severity share a choice (`SA-SETUP-01`, `SA-SETUP-02`).
 */
export type AlertDeckColours = { common: AlertDeckColour, serious: AlertDeckColour, };

/**
 * Something that happened. A card that not everybody may see is `None` for the others.
 */
export type AlertEvent = { "type": "alarm_sounded", level: Level, } | { "type": "heroic_shown", crew: Crew, member: Member, card: HeroicCard, } | { "type": "pile_taken", seat: Seat, phase: Phase, count: number, cards: Dealt | null, } | { "type": "announced", cue: Cue, phases: number, alone: boolean, } | { "type": "threat_placed", by: Seat, number: Number, threat: Threat, lane: Lane, } | { "type": "report_passed_over", number: Number, } | { "type": "card_laid", seat: Seat, spot: Spot, half: Half, card: Card | null, open: boolean, } | { "type": "card_turned", seat: Seat, spot: Spot, half: Half, } | { "type": "card_moved", seat: Seat, from: Spot, to: Spot, swapped: boolean, } | { "type": "card_taken", seat: Seat, spot: Spot, card: Card | null, open: boolean, } | { "type": "card_drawn", seat: Seat, card: ActionCard | null, } | { "type": "card_held_out", from: Seat, to: Seat, card: ActionCard | null, } | { "type": "card_handed_over", from: Seat, to: Seat, card: ActionCard | null, } | { "type": "card_kept", seat: Seat, } | { "type": "said", seat: Seat, phrase: Phrase, } | { "type": "agreed", seat: Seat, } | { "type": "disagreed", seat: Seat, } | { "type": "round_ended" } | { "type": "cards_shown", crew: Crew, turn: Turn, cards: [Laid | null, Laid | null, Laid | null, Laid | null, Laid | null], } | { "type": "trip_declared", crew: Crew, member: Member, correction: Correction, } | { "type": "watched", seat: Seat, } | { "type": "film" } & AlertFilmed | { "type": "mission_ended", won: boolean, score: Score | null, } | { "type": "proposed", seat: Seat, choices: AlertDeckColours | null, } | { "type": "went_on", choices: AlertDeckColours, } | { "type": "repaired", crew: Crew, member: Member, repair: Repair, } | { "type": "campaign_ended" };

/**
 * An event of the resolution with the names of those concerned.
 */
export type AlertFilmed = { event: AlertResolutionEvent, crew: Crew, 
/**
 * The threat that it is about.
 */
threat: Threat | null, };

/**
 * Something that happened. [`Event::clause`] tells the rule behind it.
 */
export type AlertResolutionEvent = { "type": "turn_began", turn: Turn, } | { "type": "step_began", step: Step, } | { "type": "threat_appeared", number: Number, space: number, } | { "type": "token_placed", number: Number, station: Station, button: System | null, } | { "type": "slime_spread", number: Number, station: Station, } | { "type": "token_removed", number: Number, station: Station, cause: Removal, } | { "type": "token_moved", number: Number, from: Station, to: Station, 
/**
 * It looked for players.
 */
seeks: boolean, } | { "type": "card_revealed", member: Member, card: Laid, } | { "type": "tripped", member: Member, correction: Correction, card: Laid, } | { "type": "trip_in_vain", member: Member, correction: Correction, } | { "type": "moved", member: Member, from: Station, to: Station, way: Way, } | { "type": "nothing_happened", member: Member, why: Idle, } | { "type": "delayed", member: Member, turn: Turn, cause: Cause, } | { "type": "delay_spared", member: Member, turn: Turn, cause: Cause, } | { "type": "card_lost", member: Member, card: Laid, } | { "type": "weapon_charged", member: Member, weapon: Weapon, heroic: boolean, } | { "type": "energy_moved", from: Energy, to: Energy, cubes: number, cause: Flow, } | { "type": "capsule_spent", left: number, } | { "type": "computer_maintained", member: Member, phase: Phase, } | { "type": "rocket_launched", member: Member, left: number, } | { "type": "squad_taken", member: Member, store: Store, active: boolean, } | { "type": "squad_reactivated", member: Member, } | { "type": "squad_disabled", member: Member, cause: Fall, } | { "type": "interceptors_launched", member: Member, } | { "type": "interceptors_stayed", member: Member, heroic: boolean, } | { "type": "interceptors_returned", member: Member, cause: Return, } | { "type": "window_manned", member: Member, } | { "type": "visual_confirmed", phase: Phase, players: number, points: number, } | { "type": "repaired", member: Member, number: Number, station: Station, cubes: number, } | { "type": "repair_begun", member: Member, number: Number, so_far: number, needed: number, } | { "type": "repair_bonus", number: Number, cubes: number, } | { "type": "intruder_hit", member: Member, number: Number, station: Station, heroic: boolean, } | { "type": "weapon_targeted", weapon: Weapon, number: Number, strength: number, } | { "type": "weapon_missed", weapon: Weapon, } | { "type": "threat_hit", number: Number, strength: number, shield: number, cubes: number, } | { "type": "cryoshield_broken", number: Number, } | { "type": "threat_hurt", number: Number, cubes: number, cause: Hurt, } | { "type": "threat_destroyed", number: Number, by: End, } | { "type": "rocket_spent" } | { "type": "threat_moved", number: Number, from: number, to: number, } | { "type": "threat_acted", number: Number, mark: Mark, } | { "type": "threat_survived", number: Number, } | { "type": "zone_attacked", number: Number, zone: Zone, strength: number, absorbed: number, } | { "type": "zone_damaged", number: Number, zone: Zone, points: number, cause: Blow, } | { "type": "tile_drawn", zone: Zone, tile: Tile, } | { "type": "damage_counted", zone: Zone, } | { "type": "threat_healed", number: Number, cubes: number, } | { "type": "speed_changed", number: Number, speed: number, } | { "type": "shield_changed", number: Number, shield: number, 
/**
 * A rocket had targeted it.
 */
by_rocket: boolean, } | { "type": "threat_revealed", number: Number, } | { "type": "aura_began", number: Number, aura: Aura, } | { "type": "aura_ended", number: Number, aura: Aura, } | { "type": "damage_doubled", number: Number, zones: ZoneSet, } | { "type": "fights_back_now", number: Number, } | { "type": "rocket_destroyed", left: number, } | { "type": "capsule_lost", left: number, } | { "type": "stored_squad_disabled", store: Store, } | { "type": "knocked_out", member: Member, number: Number, cause: Blackout, } | { "type": "rocket_advanced" } | { "type": "maintenance_checked", phase: Phase, done: boolean, } | { "type": "ship_lost", loss: Loss, } | { "type": "threat_left_behind", number: Number, } | { "type": "jumped" };

/**
 * The table as one viewer sees it.
 */
export type AlertView = { 
/**
 * `planning`, `film`, `interval` or `over`.
 */
part: 'planning' | 'film' | 'interval' | 'over', level: Level, choices: AlertDeckColours, officers: Officers, 
/**
 * When the clock acts next, since the start; none where no clock runs.
 */
clock_ms: number | null, 
/**
 * Since the alarm.
 */
time_ms: number, 
/**
 * When this mission's alarm sounded, since the start: a campaign has several.
 */
started_ms: number, 
/**
 * Whether time runs by itself.
 */
is_timed: boolean, 
/**
 * Whether the crew agreed that the clock may be stopped.
 */
may_pause: boolean, 
/**
 * When the phase ends, since the alarm, once the computer has warned of it.
 */
phase_ends_ms: number | null, 
/**
 * When the data transfer ends, since the alarm, while it is open.
 */
transfer_ends_ms: number | null, 
/**
 * Red, white, blue.
 */
tracks: [Track, Track, Track], 
/**
 * Where internal threats come.
 */
internal_track: Track | null, threats: Array<ThreatView>, members: Array<MemberView>, 
/**
 * The viewer's own cards; in solo play everybody sees the open deck.
 */
hand: Array<string> | null, 
/**
 * Who holds a card out to whom.
 */
gifts: Array<[Seat, Seat]>, 
/**
 * The card that the viewer holds out.
 */
gift: string | null, transfer_open: boolean, communications_down: boolean, may_end: boolean, 
/**
 * Who agrees to end the round or, without a clock, has time go on.
 */
agreed: SeatSet, 
/**
 * Who is asked whether a card was laid wrongly.
 */
waiting: SeatSet, 
/**
 * The ship: while the crew plans and between two missions, as the mission will find it.
 */
ship: ShipView, result: ResultView | null, 
/**
 * The missions of a campaign that are over.
 */
missions: number, 
/**
 * Which soundtrack it was, once that is no secret any more.
 */
soundtrack: string | null, };

/**
 * What a threat does for as long as it is not destroyed.
 */
export type Aura = "attack" | "shield" | "fissure";

/**
 * What knocked somebody out.
 */
export type Blackout = "action" | "ramming" | "repair" | "attack" | "contamination";

/**
 * How damage came about.
 */
export type Blow = "attack" | "inside";

/**
 * The lower half of an action card (`SA-CARD-03`).
 */
export type Button = "A" | "B" | "C" | "BB";

/**
 * A card, whichever deck it comes from.
 */
export type Card = string;

/**
 * A card as it is printed. Its name and its texts are in the locales, under its code.
 */
export type CardView = { code: string, severity: Severity, difficulty: Difficulty, 
/**
 * None where they depend on the position.
 */
hp: number | null, shield: number, speed: number, points_survived: number, points_destroyed: number, traits: Array<Trait>, 
/**
 * None for an external threat.
 */
kind: Kind | null, 
/**
 * Where its tokens lie at first.
 */
stations: Array<Station>, 
/**
 * The system that it covers there.
 */
button: System | null, };

/**
 * Why a card came later (`SA-DELAY-08`).
 */
export type Cause = "trip" | "lift_in_use" | "lift_damaged" | "slime" | "maintenance" | { "threat": Number } | "in_space";

/**
 * How a card was laid wrongly: "Oops, I tripped" (`SA-TRIP-01`).
 */
export type Correction = "other_half" | "opposite_arrow";

/**
 * How many players and androids make up the crew.
 *
 * Androids are the last members, because they act after all players (`SA-ANDR-09`).
 */
export type Crew = { players: number, androids: number, };

/**
 * One thing that is said.
 */
export type Cue = { 
/**
 * Since the alarm.
 */
at_ms: number, says: Says, };

/**
 * The cards of a pile.
 */
export type Dealt = { cards: Pool, heroic: HeroicCard | null, };

/**
 * What somebody intends for one turn.
 */
export type Deed = { "press": { station: Station, button: Button, } } | { "go": Station } | "nothing";

/**
 * The colour of a card's symbols.
 */
export type Difficulty = "white" | "yellow";

/**
 * How a threat was destroyed.
 */
export type End = "weapons" | "explosion" | "itself" | "battlebots" | "no_slime_left" | "cleaned" | "repaired" | "repaired_together" | "mended" | "no_rocket" | "rocket_destroyed";

/**
 * Where cubes come from and go to.
 */
export type Energy = "bank" | { "shield": Zone } | { "reactor": Zone } | { "weapon": Station };

/**
 * Why a squad fell.
 */
export type Fall = { "fought_back": Number } | "leader_knocked_out";

/**
 * A figure on the board.
 */
export type FigureView = { station: Station, in_space: boolean, knocked_out: boolean, squad: 'none' | 'ready' | 'disabled', };

/**
 * Why energy moved.
 */
export type Flow = "fired" | "transferred" | "refuelled" | "heroic" | "spent" | "absorbed" | "trimmed" | { "threat": Number };

/**
 * Which half lies on top.
 */
export type Half = "movement" | "action";

/**
 * One of the six heroic cards, named by the station that it moves to (`SA-HERO-14`).
 */
export type HeroicCard = string;

/**
 * What hurt a threat, if no weapon did.
 */
export type Hurt = { "explosion": Number } | "itself" | "interceptors";

/**
 * Why a card had no effect.
 */
export type Idle = "knocked_out" | "no_card" | "at_the_hull" | "already_there" | "no_energy" | "nothing_to_move" | "already_charged" | "full" | "no_capsule" | "broken_for_good" | "already_maintained" | "no_rocket" | "rocket_in_the_way" | "no_squad_here" | "squad_is_active" | "no_active_squad" | "no_squad_to_fly" | "somebody_in_space" | "no_intruder_here" | "not_in_a_test_run" | "not_before_advanced_simulations" | "not_before_missions";

/**
 * Fought with battlebots, or repaired.
 */
export type Kind = "intruder" | "malfunction";

/**
 * A card on a slot: the half on top counts, the other matters only for a correction.
 *
 * Whoever copies a plan from a real table may not know the half underneath.
 */
export type Laid = string;

/**
 * The track beside which a threat lies.
 */
export type Lane = { "external": Zone } | "internal";

/**
 * What is being played. Each level adds rules to the one before.
 */
export type Level = "test_run" | "simulation" | "advanced_simulation" | "mission";

/**
 * How the ship was lost.
 */
export type Loss = { turn: Turn, 
/**
 * The threat that did it (`SA-LOSE-04`).
 */
by: Number, 
/**
 * The zone that broke up; none when the threat's text ends the mission.
 */
zone: Zone | null, };

/**
 * How the ship was lost.
 */
export type LossView = { turn: number, 
/**
 * None where the threat’s text ended the mission.
 */
zone: Zone | null, 
/**
 * The code of the threat.
 */
by: string, };

/**
 * A space at which threats act.
 */
export type Mark = "X" | "Y" | "Z";

/**
 * A member of the crew, by the order in which they act: the Captain first (`SA-ROLE-06`).
 *
 * Players and androids are members alike (`SA-ANDR-10`). Whose decision it is what a member does
 * belongs to the planning.
 */
export type Member = number;

/**
 * A member of the crew with the board.
 */
export type MemberView = { 
/**
 * None for an android.
 */
seat: Seat | null, 
/**
 * The number of an android, from 1.
 */
android: number | null, 
/**
 * 1 to 3; that of the player.
 */
phase: number | null, 
/**
 * How many cards are in hand.
 */
hand: number | null, 
/**
 * Cards of incoming data that may still be drawn.
 */
draws: number, 
/**
 * An android's heroic card that is not played yet.
 */
heroic: string | null, slots: Array<SlotView>, 
/**
 * What the player has said; none for an android.
 */
said: SaidView | null, };

/**
 * The number on a threat's tokens, 1 to 8: when it appears, and when it acts (`SA-SETUP-06`).
 */
export type Number = number;

/**
 * Who holds which role (`SA-SETUP-07`).
 */
export type Officers = { captain: Seat, communications: Seat, security: Seat, };

/**
 * What one half of a card says, in the notation of plans.
 */
export type Order = string;

/**
 * A third of a mission.
 */
export type Phase = "one" | "two" | "three";

/**
 * Something that one tells the others.
 */
export type Phrase = { "take": Number } | { "leave": Number } | { "have": Order } | { "need": Order } | { "hold": Card } | { "will": { turn: Turn, deed: Deed, } } | { "hero": Turn };

/**
 * So many cards of each kind; copies of a kind are all the same.
 */
export type Pool = string[];

/**
 * Why a token left its station.
 */
export type Removal = { "destroyed": End } | "slime" | "cleaned" | "left";

/**
 * What a member does between two missions (`SA-CAMP-07`).
 */
export type Repair = "return" | { "tile": [Zone, Tile] } | "squad" | "nothing";

/**
 * How the last mission ended.
 */
export type ResultView = { won: boolean, 
/**
 * None for a loss or a test run.
 */
score: ScoreView | null, 
/**
 * Where and when the ship was lost, and to which threat.
 */
loss: LossView | null, };

/**
 * Why somebody came back from space.
 */
export type Return = "no_card" | "other_card" | "jump";

/**
 * What a player has said and not taken back. Nobody checks whether it is true.
 */
export type SaidView = { 
/**
 * What the player intends, by turn.
 */
will: Array<[number, Deed]>, 
/**
 * The turn in which the player plays the heroic card.
 */
hero: number | null, 
/**
 * The numbers of the threats that the player takes care of.
 */
takes: Array<number>, 
/**
 * Halves of cards, in their notation.
 */
has: Array<string>, needs: Array<string>, 
/**
 * Whole cards.
 */
holds: Array<string>, };

/**
 * What the computer says.
 */
export type Says = { "threat": ThreatCall } | "incoming_data" | "transfer_begins" | "transfer_ends" | "communications_down" | "communications_restored" | { "warning": { phase: Phase, seconds: number, } } | { "phase_ends": Phase };

/**
 * A score, line by line; penalties are negative.
 */
export type Score = { destroyed: number, survived: number, damage: number, worst_zone: number, knocked_out: number, disabled_squads: number, visual: number, };

/**
 * A score, line by line; penalties are negative.
 */
export type ScoreView = { destroyed: number, survived: number, damage: number, worst_zone: number, knocked_out: number, disabled_squads: number, visual: number, total: number, };

/**
 * Common threats count 1, serious ones 2.
 */
export type Severity = "common" | "serious";

/**
 * The ship, before and in the resolution.
 */
export type ShipView = { turn: number, 
/**
 * Red, white, blue.
 */
zones: Array<ZoneView>, capsules: number, rockets: number, rocket_launched: boolean, rocket_arriving: boolean, 
/**
 * The stations whose cannon fires in this turn.
 */
charged: Array<Station>, 
/**
 * Those of them whose cannon fires heroically.
 */
charged_heroically: Array<Station>, pulse_range: number, figures: Array<FigureView>, 
/**
 * What lies in the stores of the lower red and the upper blue station.
 */
stores: [string, string], maintained: [boolean, boolean, boolean], confirmed: [number, number, number], 
/**
 * Stations whose A, B or C cannot be used for a malfunction.
 */
covered: [Array<Station>, Array<Station>, Array<Station>], 
/**
 * Stations whose A, B or C is out of order for good.
 */
broken: [Array<Station>, Array<Station>, Array<Station>], 
/**
 * Stations that delay whoever comes in.
 */
slime: Array<Station>, 
/**
 * Stations that knock out whoever comes in.
 */
deadly: Array<Station>, 
/**
 * How much stronger external threats attack.
 */
attack_aura: number, 
/**
 * The shield points that external threats have more.
 */
shield_aura: number, };

/**
 * A slot of a board.
 */
export type SlotView = { turn: number, 
/**
 * The half that is up: all that the back of a card tells (`SA-CARD-04`).
 */
back: 'movement' | 'action' | null, 
/**
 * The card with the upper half first, for those who may see it.
 */
card: string | null, 
/**
 * Nobody may change this slot any more.
 */
locked: boolean, };

/**
 * A slot on a member's board.
 */
export type Spot = { crew: Crew, member: Member, turn: Turn, };

/**
 * One of the six places on board, written by deck and zone: `UR` to `LB`.
 */
export type Station = "UR" | "UW" | "UB" | "LR" | "LW" | "LB";

/**
 * The steps of a turn (`SA-TURN-01`, `SA-TURN-06`).
 */
export type Step = "threats_appear" | "player_actions" | "compute_damage" | "threat_actions" | "maintenance_check" | "rocket_resolution" | "jump";

/**
 * A store of battlebots.
 */
export type Store = "lower_red" | "upper_blue";

/**
 * A station's three buttons; a malfunction covers one of them.
 */
export type System = "A" | "B" | "C";

/**
 * One card.
 */
export type Threat = string;

/**
 * "Time T+n. Serious threat. Zone red."
 */
export type ThreatCall = { number: Number, severity: Severity, lane: Lane, 
/**
 * Concerns a crew of five only (`SA-ANN-05`).
 */
unconfirmed: boolean, };

/**
 * A threat that was announced.
 */
export type ThreatView = { number: number, card: CardView, 
/**
 * None for an internal threat.
 */
zone: Zone | null, 
/**
 * `coming`, `on_track`, `destroyed` or `survived`.
 */
fate: 'coming' | 'on_track' | 'destroyed' | 'survived', 
/**
 * Counted from the ship; 0 before it appears.
 */
space: number, hits: number, 
/**
 * The hits that destroy it, as things stand.
 */
hp: number, 
/**
 * Its own shield points; what others add is the ship's `shield_aura`.
 */
shield: number, speed: number, 
/**
 * The X and Y spaces that it has reached.
 */
passed: number, 
/**
 * The stations with a token of it.
 */
tokens: Array<Station>, 
/**
 * No weapon can target it yet.
 */
hidden: boolean, 
/**
 * The first hit will do no damage.
 */
cryoshield: boolean, fights_back: boolean, 
/**
 * What it does for the others as long as it is not destroyed.
 */
aura: Aura | null, };

/**
 * What a damage tile of any zone lies on.
 */
export type Tile = "heavy_laser" | "second_weapon" | "shield" | "reactor" | "gravolift" | "structural";

/**
 * One of the seven boards.
 *
 * Spaces are counted from the ship: a threat enters on the highest, and space 1 is Z.
 */
export type Track = "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7";

/**
 * How weapons meet an external threat.
 */
export type Trait = "no_rocket" | "rocket_wasted" | "no_heavy_laser" | "stealth_until_x" | "hidden_when_far" | "cryoshield" | "pulse_strips_shield" | "one_damage_a_turn" | "rocket_magnet" | "interceptor_bait";

/**
 * A turn of the resolution, 1 to 13.
 */
export type Turn = number;

/**
 * How a figure moved.
 */
export type Way = "door" | "lift" | "ladder" | "damaged_lift" | "heroic";

/**
 * Whatever shoots at external threats.
 */
export type Weapon = { "heavy": Zone } | { "light": Zone } | "pulse" | "rocket" | "interceptors";

/**
 * A third of the ship, from left to right (`SA-SHIP-01`).
 */
export type Zone = "red" | "white" | "blue";

/**
 * A set of zones.
 */
export type ZoneSet = Zone[];

/**
 * A zone of the ship.
 */
export type ZoneView = { zone: Zone, shield: number, 
/**
 * The most that the shield takes now.
 */
shield_capacity: number, reactor: number, 
/**
 * The most that the reactor takes now.
 */
reactor_capacity: number, heavy_laser: number, 
/**
 * The strength of the light laser or of the pulse cannon.
 */
second_weapon: number, damage: number, tiles: Array<Tile>, 
/**
 * Structural damage of an earlier mission doubles all damage.
 */
strained: boolean, 
/**
 * The Fissure doubles all damage.
 */
fissured: boolean, 
/**
 * Somebody took the lift in this turn.
 */
lift_used: boolean, };

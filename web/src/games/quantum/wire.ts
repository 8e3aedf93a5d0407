// Written by a test of the program from the game's own types. To write it again:
// UPDATE_EXPECT=1 cargo test -p passerelle types
// Long because: every view and event of the game is one of these types.

import type { Outcome, Seat } from '../../protocol/wire';

/**
 * The design of an advance card.
 */
export type Card = string;

/**
 * A command card: attached to its owner's sheet with lasting effect (`QU-CARD-05`).
 */
export type Command = string;

/**
 * One of a player's five ship dice, by its letter `a` to `e`. The die keeps its letter whatever
 * face it shows and wherever it goes.
 */
export type DieId = string;

/**
 * A command card beside a sheet.
 */
export type QuantumCard = { card: string, 
/**
 * Works now; a new card works from its owner's next turn on.
 */
active: boolean, 
/**
 * Used up for this turn.
 */
used: boolean, };

/**
 * An attack that is being resolved.
 */
export type QuantumCombat = { attacker: number, from: string | null, defender: number, target: string, 
/**
 * The combat dice, 0 before they are rolled.
 */
attack: number, defence: number, };

/**
 * Something that happened at the table.
 */
export type QuantumEvent = { "type": "ship_rolled", seat: Seat, die: DieId, face: number, roll: Roll, } | { "type": "face_chosen", seat: Seat, die: DieId, face: number, } | { "type": "tie_rolled", seat: Seat, sum: number, } | { "type": "first_player_found", seat: Seat, } | { "type": "cube_placed", seat: Seat, planet: Square, left: number, } | { "type": "cube_relocated", by: Seat, owner: Seat, from: Square, to: Square, } | { "type": "ship_placed", seat: Seat, die: DieId, face: number, to: Square, } | { "type": "ship_scrapped", seat: Seat, die: DieId, face: number, } | { "type": "turn_started", seat: Seat, actions: number, } | { "type": "card_phase_started", seat: Seat, picks: number, } | { "type": "turn_ended", seat: Seat, } | { "type": "ship_moved", seat: Seat, face: number, from: Square, to: Square, } | { "type": "ship_loaded", seat: Seat, face: number, from: Square, } | { "type": "ship_warped", seat: Seat, from: Square, with: Square, } | { "type": "face_changed", seat: Seat, square: Square, from: number, to: number, } | { "type": "attack_declared", seat: Seat, face: number, via: Square, target: Square, defender: Seat, } | { "type": "combat_rolled", attack: number, defence: number, } | { "type": "combat_rerolled", seat: Seat, with: Command, attack: number, defence: number, } | { "type": "combat_decided", attack: number, defence: number, } | { "type": "attack_repelled", seat: Seat, to: Square, } | { "type": "ship_destroyed", seat: Seat, die: DieId, face: number, at: Square, } | { "type": "both_destroyed", seat: Seat, } | { "type": "research_changed", seat: Seat, to: number, } | { "type": "dominance_changed", seat: Seat, to: number, } | { "type": "action_gained", seat: Seat, card: Command, left: number, } | { "type": "card_taken", seat: Seat, card: Card, } | { "type": "card_discarded", seat: Seat, card: Command, } | { "type": "card_revealed", card: Card, } | { "type": "display_refreshed", seat: Seat, } | { "type": "picks_lapsed", seat: Seat, } | { "type": "game_ended", outcome: Outcome, };

/**
 * A planet and the cubes on it.
 */
export type QuantumPlanet = { square: string, number: number, slots: number, start: boolean, 
/**
 * The owner of each cube, in seat order.
 */
cubes: Array<number>, };

/**
 * A player's sheet.
 */
export type QuantumSeat = { research: number, dominance: number, 
/**
 * Cubes still to be placed.
 */
cubes: number, 
/**
 * Cards that may be taken in this turn's card phase.
 */
picks: number, ships: Array<QuantumShip>, cards: Array<QuantumCard>, };

/**
 * A ship die.
 */
export type QuantumShip = { 
/**
 * `a` to `e`.
 */
die: string, face: number, 
/**
 * `board`, `scrapyard`, `reserve` or `hand`.
 */
place: string, square: string | null, moved: boolean, ability_used: boolean, };

/**
 * The table.
 */
export type QuantumView = { map: string, edition: string, 
/**
 * Rows of the board: `.` no tile, `o` open, `v` void, `P` planet.
 */
board: Array<string>, planets: Array<QuantumPlanet>, seats: Array<QuantumSeat>, 
/**
 * `setup`, `actions`, `cards` or `over`.
 */
phase: string, 
/**
 * Turns begun, bonus turns included.
 */
turn: number, 
/**
 * The seat whose turn it is, counted from 0; in the set-up, who is asked.
 */
active: number, actions_left: number, 
/**
 * The command cards and gambits that lie face up.
 */
commands: Array<string>, gambits: Array<string>, command_pile: number, command_discard: number, gambit_pile: number, gambit_discard: number, combat: QuantumCombat | null, outcome: Outcome | null, };

/**
 * Why a ship's face changed.
 */
export type Roll = "start" | "start_again" | "reconfigured" | "destroyed" | "resourceful" | "expansion" | "reorganized" | "scrappy";

/**
 * One square of the grid, written as a column letter and a row number from the top: `a1`.
 *
 * A planet stands on a square too, the middle of its tile, and goes by its name.
 */
export type Square = string;

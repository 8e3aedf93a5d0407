// Written by a test of the program from the game's own types. To write it again:
// UPDATE_EXPECT=1 cargo test -p passerelle types
// Long because: every view and event of the game is one of these types.

import type { Clause, Outcome, Seat, Sentence } from '../../protocol/wire';

/**
 * A straight line through a sector, both ways to the edges of its zone (`FC-CAP-17`).
 */
export type Axis = string;

/**
 * Where everything lies. Sectors are told by column and row, from the south-west.
 */
export type BattleLaid = { scenario: string, zones: Array<ZoneLaid>, 
/**
 * Where each seat deploys.
 */
homes: Array<Array<[number, number]>>, 
/**
 * Gates that lie there from the beginning, X first.
 */
gates: Array<[number, number]>, containers: Array<Pile>, 
/**
 * Special sectors that lie there from the beginning.
 */
terrain: Array<[string, number, number]>, 
/**
 * Ships that the scenario brings.
 */
extra: Array<string>, 
/**
 * What is fought for.
 */
goal: string, 
/**
 * The seat that plays Phebe's part.
 */
phebe: number, 
/**
 * The seat that begins, where it is known.
 */
first: number | null, 
/**
 * Pairs of gates that players place.
 */
gate_pairs: number, };

/**
 * A technical capacity: one face of a device's token.
 */
export type Capacity = string;

/**
 * All of it.
 */
export type Catalogue = { ships: Array<ShipListed>, weapons: Array<WeaponListed>, devices: Array<DeviceListed>, commanders: Array<CommanderListed>, factions: Array<FactionListed>, ready: Array<ReadyListed>, scenarios: Array<ScenarioListed>, };

/**
 * A commander with the nine dice.
 */
export type CommanderListed = { id: string, red: number, blue: number, green: number, };

/**
 * A technical device, carried by a technical ship or a Chimaera.
 */
export type Device = string;

/**
 * A technical device.
 */
export type DeviceListed = { id: string, 
/**
 * The ships that may carry it, each with the factions that may put it there.
 */
carriers: Array<[string, Array<string>]>, };

/**
 * A result: a colour and a face, written `bo` for a blue orthogonal one.
 */
export type Die = string;

/**
 * The result of a die (`FC-DICE-04`..`FC-DICE-07`).
 */
export type Face = string;

/**
 * A faction.
 */
export type FactionListed = { id: string, 
/**
 * Class points that its leader costs.
 */
cost: number, commanders: Array<string>, highest_class: number | null, };

/**
 * A capacity in play as people name it: the ship that activated it, its face, its activation
 * sector. Written `1b sentinel c3`.
 */
export type FleetActivation = { ship: ShipRef, capacity: Capacity, at: Sector, };

/**
 * An attack, a scan or a shot at a Colony that is being resolved.
 */
export type FleetAttack = { 
/**
 * `attack`, `second_shot` of a double attack, `scan` or `warheads`.
 */
kind: string, seat: number, 
/**
 * The seat that is asked now, counted from 0.
 */
asked: number, from: string, 
/**
 * The last sector before the target, when the attack is ranged.
 */
via: string | null, 
/**
 * The sectors that a ranged attack crosses, `via` the last of them: one way that its results
 * allow.
 */
path: Array<string>, 
/**
 * The results that were spent, in notation; none for a second shot.
 */
volley: Array<string>, 
/**
 * The ship that is aimed at; none where the sector is.
 */
target: string | null, at: string, 
/**
 * Who fires.
 */
ships: Array<string>, 
/**
 * The damage from each sector, and whether it is stopped. Warheads are counted by their hits.
 */
salvo: Array<[string, number, boolean]>, 
/**
 * What gets through so far.
 */
damage: number, 
/**
 * `none`, or `shields` as soon as one is up.
 */
reaction: string, };

/**
 * The fields of a fleet that is wanted, as the library's check reads them: a builder at the table
 * asks with them what the table itself would answer.
 */
export type FleetBrief = { scenario: string, 
/**
 * Class points, when they are not the scenario's usual ones.
 */
points?: number, 
/**
 * The part that the player has in the scenario.
 */
part: string, 
/**
 * Whether the points replace those of the scenario, whatever sizes it allows.
 */
agreed: boolean, 
/**
 * Points that have to be spent at least.
 */
least: number, without_avatar: boolean, 
/**
 * Whether special weapons are drawn later, whatever the fleet names.
 */
draws_weapons: boolean, };

/**
 * The players on one side of a team game.
 */
export type FleetCamp = { 
/**
 * Its seats, counted from 0.
 */
seats: Array<number>, 
/**
 * Class points of all of them in play, and at the start.
 */
points: number, points_at_start: number, 
/**
 * At so many points or fewer the camp has lost; none where the goal of the scenario decides.
 */
threshold: number | null, 
/**
 * Containers evacuated.
 */
containers: number, };

/**
 * A technical capacity in play.
 */
export type FleetCapacity = { capacity: string, 
/**
 * The ship that activated it.
 */
ship: string, 
/**
 * The activation sector.
 */
sector: string, 
/**
 * What the activation die shows.
 */
die: string, 
/**
 * The sectors where it works.
 */
sectors: Array<string>, 
/**
 * The line that a Recon Beam follows.
 */
line: string | null, };

/**
 * What there is to say of a fleet.
 */
export type FleetChecked = { fleet: FleetSpec, 
/**
 * None where a ship carries what it cannot carry, or where there are no ships.
 */
code?: string, 
/**
 * The class points of its ships.
 */
points: number, 
/**
 * What its leader costs.
 */
leader: number, 
/**
 * How many class points of ships it may have.
 */
limit: number, 
/**
 * Every reason why it is not legal.
 */
refusals: Array<FleetFault>, };

/**
 * Why ships became Signals.
 */
export type FleetCover = "reaction" | "drain" | "rest" | "radar_jammer";

/**
 * Why a battle is over.
 */
export type FleetEnding = "points" | "flagship" | "goal" | "ships" | "shuttle_lost" | "quiet";

/**
 * Something that happened at the table.
 */
export type FleetEvent = { "type": "fleet_chosen", seat: Seat, fleet: FleetPick | null, } | { "type": "fleet_revealed", seat: Seat, fleet: FleetPick, } | { "type": "weapons_drawn", ship: ShipRef, weapons: string[], } | { "type": "weapon_kept", seat: Seat, ship: ShipRef | null, weapon: Weapon | null, } | { "type": "weapon_dealt", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, weapon: Weapon, } | { "type": "weapon_revealed", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, weapon: Weapon, } | { "type": "device_revealed", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, device: Device, } | { "type": "sector_discovered", seat: Seat, at: Sector, face: Face, kind: SectorKind | null, } | { "type": "signal_deployed", ship: ShipRef, at: Sector, 
/**
 * Whether it has found room beside others, which says something about them.
 */
joined: boolean, } | { "type": "signal_revealed", ship: ShipRef, kind: ShipKind, 
/**
 * None too when it is a secret of its own.
 */
weapon: Weapon | null, } | { "type": "decoy_revealed", ship: ShipRef, } | { "type": "sector_scanned", seat: Seat, from: Sector, via: Sector, at: Sector, } | { "type": "scan_foiled", seat: Seat, at: Sector, } | { "type": "camouflaged", seat: Seat, ships: ShipSet, at: Sector, by: FleetCover, } | { "type": "signals_hinted", seat: Seat, hint: SignalHint, } | { "type": "start_rolled", seat: Seat, specials: number, } | { "type": "first_player_found", seat: Seat, } | { "type": "tile_set_aside", seat: Seat, kind: SectorKind, } | { "type": "tile_drawn", seat: Seat, front: SectorKind, back: SectorKind, } | { "type": "sector_laid", seat: Seat, kind: SectorKind, at: Sector, } | { "type": "gate_laid", seat: Seat, at: Sector, } | { "type": "ship_deployed", ship: ShipRef, kind: ShipKind, at: Sector, } | { "type": "ship_left_out", ship: ShipRef, kind: ShipKind, } | { "type": "turn_started", seat: Seat, round: number, } | { "type": "sector_tested", seat: Seat, at: Sector, kind: SectorKind, face: Face, } | { "type": "dice_rolled", seat: Seat, first: Die | null, second: Die | null, third: Die | null, } | { "type": "die_returned", seat: Seat, die: Die, } | { "type": "die_stored", seat: Seat, die: Die, slot: Slot, } | { "type": "turn_ended", seat: Seat, } | { "type": "result_used", seat: Seat, spend: Spend, } | { "type": "ships_moved", seat: Seat, ships: ShipSet, 
/**
 * What a single ship is; none for several, and for a Signal.
 */
kind: ShipKind | null, from: Sector, to: Sector, } | { "type": "attack_declared", seat: Seat, volley: Volley | null, from: Sector, via: Sector, target: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, } | { "type": "attack_redirected", from: ShipRef, to: ShipRef, from_kind: ShipKind | null, kind: ShipKind | null, } | { "type": "shots_fired", seat: Seat, ships: ShipSet, 
/**
 * What a single ship is; none for several, and for a Signal.
 */
kind: ShipKind | null, damage: number, } | { "type": "sector_blocked", seat: Seat, spend: Spend, against: Sector, } | { "type": "bonus_die_rolled", seat: Seat, face: Face, } | { "type": "retreat_ordered", seat: Seat, to: Sector, } | { "type": "counter_attacked", seat: Seat, victim: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, damage: number, } | { "type": "attack_stopped", target: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, } | { "type": "damage_taken", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, damage: number, hull: number, } | { "type": "ship_destroyed", ship: ShipRef, kind: ShipKind, at: Sector, } | { "type": "drained", seat: Seat, victim: Seat, } | { "type": "die_lost", seat: Seat, die: Die, } | { "type": "multi_rerolled", seat: Seat, die: Die, } | { "type": "specials_rerolled", seat: Seat, first: Die, second: Die, } | { "type": "weapon_fired", carrier: ShipRef, weapon: Weapon, target: Target, 
/**
 * What the target is, if it is a ship.
 */
kind: ShipKind | null, } | { "type": "token_laid", kind: TokenKind, at: Sector, } | { "type": "token_lifted", kind: TokenKind, carrier: ShipRef, } | { "type": "token_lost", kind: TokenKind, carrier: ShipRef, } | { "type": "ship_repaired", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, hull: number, by: FleetRepair, } | { "type": "drones_shaken", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, } | { "type": "bomb_exploded", at: Sector, face: Face, } | { "type": "ship_boarded", prize: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, 
/**
 * The ship in its new fleet.
 */
by: ShipRef, at: Sector, } | { "type": "squadron_launched", ship: ShipRef, at: Sector, } | { "type": "ship_docked", ship: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, at: Sector, 
/**
 * What has the dock: a Battle Station or a Colony.
 */
dock: SectorKind, } | { "type": "hole_activated", at: Sector, } | { "type": "relief_came", seat: Seat, ally: Seat, } | { "type": "asteroids_stirred", seat: Seat, at: Sector, face: Face, } | { "type": "asteroids_shifted", from: Sector, to: Sector, } | { "type": "gate_rolled", seat: Seat, gate: Sector, face: Face, } | { "type": "arrival_rolled", seat: Seat, face: Face, } | { "type": "arrival_delayed", ship: ShipRef, kind: ShipKind, at: Sector, } | { "type": "reinforcements_called", ship: ShipRef, kind: ShipKind, } | { "type": "containers_moved", seat: Seat, count: number, from: Sector, to: Sector, } | { "type": "containers_evacuated", seat: Seat, count: number, total: number, } | { "type": "ship_fled", ship: ShipRef, kind: ShipKind, at: Sector, 
/**
 * What it fled for.
 */
goal: Goal, } | { "type": "shuttle_captured", 
/**
 * The shuttle in its new fleet.
 */
by: ShipRef, at: Sector, } | { "type": "station_disabled", seat: Seat, at: Sector, } | { "type": "station_seen", seat: Seat, at: Sector, weapon: Weapon, } | { "type": "station_revealed", at: Sector, weapon: Weapon, } | { "type": "special_rerolled", seat: Seat, die: Die, } | { "type": "sector_unveiled", at: Sector, kind: SectorKind | null, } | { "type": "colony_shot", seat: Seat, from: Sector, at: Sector, } | { "type": "colony_hit", at: Sector, hits: number, } | { "type": "colony_destroyed", at: Sector, } | { "type": "capacity_activated", name: FleetActivation, 
/**
 * What the activation die shows.
 */
face: Face, } | { "type": "capacity_reprogrammed", name: FleetActivation, face: Face, } | { "type": "capacity_used", name: FleetActivation, target: ShipRef, 
/**
 * What it is; none for a Signal.
 */
kind: ShipKind | null, } | { "type": "line_chosen", name: FleetActivation, axis: Axis, } | { "type": "capacity_ended", name: FleetActivation, } | { "type": "player_eliminated", seat: Seat, } | { "type": "game_ended", outcome: Outcome, reason: FleetEnding, };

/**
 * A reason, and the ship that it is about, counted from 0.
 */
export type FleetFault = { sentence: Sentence, clause: Clause, 
/**
 * What the clause is about.
 */
title: string, ship?: number, };

/**
 * A fleet that somebody takes.
 */
export type FleetPick = string;

/**
 * What an action would do, as far as the player who is asked can know.
 */
export type FleetPreview = { 
/**
 * The damage that gets through, if nothing else stops it.
 */
damage: number, 
/**
 * What comes from each sector.
 */
salvo?: Array<FleetSalvo>, 
/**
 * Who fires from the sector of the order.
 */
ships?: Array<string>, 
/**
 * Who may support from other sectors.
 */
supporters?: Array<string>, victims?: Array<FleetVictim>, 
/**
 * The sectors that are concerned, where that is more than the victims tell.
 */
area?: Array<string>, 
/**
 * What a reaction stops: damage, hits of warheads, or Signals that would be identified.
 */
prevented?: number, };

/**
 * A player who comes to help from another battle.
 */
export type FleetRelief = { 
/**
 * His seat and that of his ally, counted from 0.
 */
seat: number, ally: number, 
/**
 * The round after which he comes.
 */
after: number, 
/**
 * His gate, once it lies there.
 */
gate: string | null, };

/**
 * What repairs a hull.
 */
export type FleetRepair = "nano_repairer" | "repair_drone" | "dock";

/**
 * Damage from one sector.
 */
export type FleetSalvo = { sector: string, damage: number, };

/**
 * A player's fleet and bridge.
 */
export type FleetSeat = { faction: string, commander: string | null, camp: number, 
/**
 * Class points in play, and at the start.
 */
points: number, points_at_start: number, 
/**
 * The part in a scenario that is not the same for both players.
 */
role: string | null, 
/**
 * Containers evacuated.
 */
containers: number, 
/**
 * Whether the champion has lost half of its hull, so that reinforcements may come.
 */
calls_reinforcements: boolean, 
/**
 * At so many points or fewer the player has lost; none where something else decides: the goal
 * of the scenario, the points of his camp, or his flagship.
 */
threshold: number | null, 
/**
 * Whether the player has lost with his flagship, and only then.
 */
flagship_decides: boolean, 
/**
 * Whether the player has left a free-for-all.
 */
out: boolean, ships: Array<FleetShip>, 
/**
 * Dice that can be rolled: red, blue, green.
 */
reserve: [number, number, number], 
/**
 * Results of this turn, in notation.
 */
rolled: Array<string>, bridge: Array<FleetStored>, 
/**
 * All places of the bridge, empty ones too.
 */
slots: Array<FleetSlot>, 
/**
 * The tiles that the bridge is made of, from the left.
 */
bridge_tiles: Array<FleetTile>, 
/**
 * Special sectors set aside and not placed.
 */
tiles: Array<string>, 
/**
 * Special weapons drawn for the next ship: shown to the player alone.
 */
drawn: Array<string>, 
/**
 * Whether the player has still to keep a weapon.
 */
is_arming: boolean, 
/**
 * Whether the player has still to take a fleet.
 */
is_choosing: boolean, 
/**
 * Where the player deploys.
 */
home: Array<string>, };

/**
 * A special sector.
 */
export type FleetSector = { sector: string, kind: string, 
/**
 * Markers on a Black Hole, hits on a Colony.
 */
markers: number, 
/**
 * The weapon of a Battle Station, when the viewer knows it.
 */
weapon: string | null, };

/**
 * A ship.
 */
export type FleetShip = { 
/**
 * Its letter in the fleet.
 */
id: string, kind: string, class: number, 
/**
 * None when nothing is printed.
 */
firepower: number | null, hull: number, full_hull: number, 
/**
 * None too when it lies face down and is not the viewer's.
 */
weapon: string | null, 
/**
 * Whether only the owner knows the weapon.
 */
weapon_face_down: boolean, 
/**
 * Whether it is a Signal: to everybody but its player it is of kind `signal` and has no
 * numbers.
 */
signal: boolean, 
/**
 * Technical devices that the viewer knows.
 */
devices: Array<string>, 
/**
 * Whether only the owner knows a device.
 */
device_face_down: boolean, 
/**
 * None before it is deployed and after it was destroyed. The bays of a Battle Station are
 * where it is.
 */
sector: string | null, destroyed: boolean, 
/**
 * Waits off the board, and comes into play later.
 */
held_back: boolean, 
/**
 * Has left the zone for good.
 */
fled: boolean, 
/**
 * Lies in the dock of its sector.
 */
docked: boolean, 
/**
 * The letter of the ship, or of the bays, that the squadron belongs to; none too when that is
 * somebody else's Signal.
 */
carrier: string | null, 
/**
 * Whether it may move a container in this turn.
 */
hauls: boolean, 
/**
 * Whether no movement die may be used on it in this turn.
 */
grounded: boolean, 
/**
 * Relentless, and gone by any further damage.
 */
wreck: boolean, 
/**
 * Decides a Duel by its loss.
 */
champion: boolean, };

/**
 * A place of a bridge for one result.
 */
export type FleetSlot = { 
/**
 * `wing`, `commander` or `refueller`.
 */
slot: string, 
/**
 * The results that it takes: `any`, `directional` or `special`.
 */
takes: string, 
/**
 * The only colour that it takes.
 */
colour?: string, 
/**
 * The letter of the ship whose Refueller it is, as far as the viewer knows it.
 */
ship?: string, 
/**
 * The result that lies there.
 */
die?: string, };

/**
 * A fleet as people write it: a faction, perhaps a commander, and ships such as `frigate`,
 * `battleship:proton_beam`, `mule:sentinel_device` or, with two devices,
 * `chimaera:sentinel_device+attack_device`.
 */
export type FleetSpec = { faction: string, commander?: string, ships: Array<string>, };

/**
 * A result on the bridge.
 */
export type FleetStored = { slot: string, die: string, };

/**
 * A tile of a bridge: a wing, a type of ships, or one ship.
 */
export type FleetTile = { 
/**
 * `left_wing`, `right_wing`, or the type of the ships.
 */
kind: string, 
/**
 * The letter of the ship that has this tile to itself.
 */
ship: string | null, };

/**
 * A token of a special weapon.
 */
export type FleetToken = { kind: string, 
/**
 * The ship whose weapon it is.
 */
carrier: string, sector: string, 
/**
 * The ship that Drones sit on.
 */
victim: string | null, };

/**
 * A ship that would be hit, or repaired.
 */
export type FleetVictim = { ship: string, damage: number, 
/**
 * The hull that it would have then; none for a Signal of somebody else.
 */
hull_after?: number, };

/**
 * The table.
 */
export type FleetView = { scenario: string, 
/**
 * What the battle is about, and how it is won.
 */
goal: Sentence, mode: string, zones: Array<FleetZone>, 
/**
 * Special sectors.
 */
sectors: Array<FleetSector>, 
/**
 * Sectors that nobody has discovered.
 */
fog: Array<string>, 
/**
 * Optional rules.
 */
options: Array<string>, 
/**
 * Rules of the first edition and of the play aid that are in use.
 */
variants: Array<string>, 
/**
 * Gates: the two sectors of each pair, in the order of their letters X, Y, Z, W.
 */
gates: Array<[string, string]>, 
/**
 * Gates without a partner, with their letters.
 */
lone_gates: Array<[string, string]>, 
/**
 * Sectors with containers, and how many lie there.
 */
containers: Array<[string, number]>, 
/**
 * The sectors that the scenario is about, and whether they still serve Phebe.
 */
sites: Array<[string, boolean]>, 
/**
 * Whether the ship that is to come waits only for its gate to be free.
 */
is_ship_due: boolean, 
/**
 * Who comes to help from another battle.
 */
relief: FleetRelief | null, 
/**
 * Tokens of special weapons.
 */
tokens: Array<FleetToken>, 
/**
 * Technical capacities in play.
 */
capacities: Array<FleetCapacity>, 
/**
 * The two camps of a team game; none where everybody fights for himself.
 */
camps: Array<FleetCamp>, 
/**
 * Containers that win; none where the battle is not about containers.
 */
enough: number | null, seats: Array<FleetSeat>, 
/**
 * `setup`, `start`, `energy`, `actions`, `bridge` or `over`.
 */
phase: string, round: number, 
/**
 * The rounds, this one among them, after which the battle ends unless something is lost; none
 * while there are many.
 */
quiet_rounds_left: number | null, 
/**
 * The seat whose turn it is, counted from 0; in the set-up, who is asked.
 */
active: number, 
/**
 * The seats in the order of their turns, whoever begins a round first.
 */
turn_order: Array<number>, attack: FleetAttack | null, 
/**
 * What the viewer is asked to choose a fleet for.
 */
brief?: FleetBrief, outcome: Outcome | null, };

/**
 * A combat zone: its south-west corner and its size.
 */
export type FleetZone = { corner: string, width: number, depth: number, };

/**
 * How a battle is won.
 */
export type Goal = string;

/**
 * Everything that is lent, for whoever writes the types down.
 */
export type Lent = { catalogue: Catalogue, check: FleetChecked, layout: BattleLaid, };

/**
 * Containers on a sector.
 */
export type Pile = { column: number, row: number, count: number, };

/**
 * A ready-made fleet.
 */
export type ReadyListed = { id: string, fleet: FleetSpec, code: string, };

/**
 * A scenario, laid out for the least number of players.
 */
export type ScenarioListed = { id: string, clause: string, 
/**
 * The numbers of seats that it can be played with.
 */
seats: Array<number>, layout: BattleLaid, };

/**
 * One sector of a combat zone, written `a1`: columns from the west, rows from the south. The columns
 * behind `z` are `aa` to `af`.
 */
export type Sector = string;

/**
 * A special sector.
 */
export type SectorKind = string;

/**
 * A type of ship.
 */
export type ShipKind = string;

/**
 * A type of ship that fleets can be built of.
 */
export type ShipListed = { id: string, class: number, 
/**
 * None where nothing is printed.
 */
fire: number | null, hull: number, abilities: Array<string>, 
/**
 * Whether it carries a special weapon.
 */
weapon: boolean, 
/**
 * How many devices it carries.
 */
devices: number, 
/**
 * Who may take it.
 */
factions: Array<string>, };

/**
 * A ship of any player: `2b` is ship b of the second player.
 */
export type ShipRef = string;

/**
 * Ships of one player.
 */
export type ShipSet = string;

/**
 * What others learn about Signals that stay Signals.
 */
export type SignalHint = "room" | "guns" | "part";

/**
 * A part of the bridge where a result can be stored.
 */
export type Slot = string;

/**
 * One result as it is used: as it lies, or turned from orthogonal to diagonal or the reverse by
 * a special of its colour (`FC-SPE-08`).
 */
export type Spend = string;

/**
 * What a special weapon is aimed at.
 */
export type Target = string;

/**
 * What lies on the board.
 */
export type TokenKind = string;

/**
 * The results that one attack spends, in rising order: one for an adjacent sector, several for a
 * ranged attack.
 */
export type Volley = string;

/**
 * A special weapon, carried by a Battleship or found on a Battle Station.
 */
export type Weapon = string;

/**
 * A special weapon.
 */
export type WeaponListed = { id: string, 
/**
 * Who may carry it; Gamma Warheads belong to a scenario alone.
 */
factions: Array<string>, };

/**
 * A combat zone.
 */
export type ZoneLaid = { west: number, width: number, depth: number, };

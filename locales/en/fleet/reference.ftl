### Fleet Commander at a glance: titled blocks of short lines, for the command that prints the reference.
###
### In this order: setup turn move attack react special technical ships abilities weapons capacities sectors victory.

fleet-reference = Fleet Commander at a glance

fleet-reference-setup = Set-up
    .text =
        9 dice each: 3 red (attack), 3 blue (movement), 3 green (shield).
        First player: everyone rolls all dice; most specials.
        Fleet: 12 class points (9 to 15 by agreement); a commander costs 2.
        One special weapon per Battleship or Heavy Battleship, one device per technical ship.
        Zone: 5×5 for two, 10 to 15 sectors per player in teams.
        Special sectors: up to 2 each, outside the deployment zones; then gates, if any.
        Deployment: one ship at a time on your edge row, never on a special sector.
        At most 5 class points per sector, always.

fleet-reference-turn = The turn
    .text =
        1 Start of Turn: Impulse, scenario, special sectors, special weapons, capacities, reprogramming.
        2 Energy Allocation: roll 3 dice from your Reserve, of any colours.
        3 Dice Actions: use rolled and stored results in any order; used dice go to the Reserve.
        4 Bridge: clear slots, deactivate capacities, remove mines, then store unused results.
        Bridge: 2 slots for specials (right wing), 2 for directions (left wing).
        Faces: 2 orthogonal, 2 diagonal, 1 multidirectional, 1 special.

fleet-reference-move = Moving
    .text =
        Blue direction: all or some ships of one sector to one adjacent sector.
        Never onto another player’s ship or Signal, or an enemy squadron, or an Interdictor.
        Special sector: its entry effect at once.
        Gate: ships on it and one blue die; a direction puts them next to the other gate, a special on it.
        Fog of war: a blue direction may discover adjacent sectors instead.

fleet-reference-attack = Attacking
    .text =
        1 Name one enemy ship or squadron in an adjacent sector (one red direction).
        2 Declare the attackers of the sector, and supporters in any sector adjacent to the target.
        3 The defender may react.
        4 Add up the firepower of unblocked sectors; at 0 hull the ship is destroyed.
        Ranged: one red direction per step, through empty sectors, no support, no counter-attack.
        Gates and capacity tokens stop no shot; special sectors, ships, Signals and squadrons do.
        Signals: reveal them with red dice as for an attack; one shield foils the scan.

fleet-reference-react = Reacting: one kind per attack, with stored dice
    .text =
        Shield, green direction: blocks all damage from one sector it shows. Several may be spent.
        At range, the direction of the last sector the shot came through.
        Retreat, blue special: take the damage, then move all ships of the sector to one adjacent sector.
        Counter-attack, red special: take the damage; all firepower of the sector hits one attacker.
        Squadrons without a ship of their owner cannot react.

fleet-reference-special = Using specials
    .text =
        Two of any colour: one special weapon, or an Offensive of squadrons.
        Two, without any Battleship in your fleet: reroll them.
        One, with a die of its colour: orthogonal becomes diagonal, or the reverse.
        Green, Drain: an opponent gives up one die of the bridge or an activation die, as they choose.

fleet-reference-technical = Technical capacities
    .text =
        Activate: a green direction, the token and the die go to the sector shown.
        Farther: one green direction per step through empty sectors; the last die stays.
        Deactivate: a red die with the same directions from a ship on the sector or next to it, or a Drain.
        Reprogram at the end of the Start of Turn: reroll the die; a special deactivates.

fleet-reference-ships = Ships: class, firepower, hull, ability
    .text =
        Interceptor Squadron: 0, 1, 1, Impulse
        Frigate: 1, 1, 6, Ionic Propulsion
        Testudo: 1, 0, 12, Depolarized Shields
        Mule: 1, none, 12, a device that is neutral or its faction’s
        Advantage: 1, none, 6, Ionic Propulsion, a device of Amycles
        Salvation: 1, none, 6, Support Beam, a device of Phebe
        Destroyer: 2, 2, 12, Multipoint Weapons
        Phalanx: 2, 3, 6, Ionic Propulsion
        Cruiser: 3, 3, 18, Depolarized Shields
        Centaurus: 3, 3, 18, Ionic Propulsion
        Sagittarius: 3, 3, 18, Multipoint Weapons
        Battleship: 4, 4, 24, Special Weapon
        Chimaera: 4, 4, 24, two devices, Elusive
        Heavy Battleship: 5, 5, 30, Special Weapon
        Dreadnought: 5, 6, 24, Long Range Missiles
        Carrier: 5, 0, 30, Interceptor Bays

fleet-reference-abilities = Special abilities
    .text =
        Ionic Propulsion: only such ships in the sector; one blue die for 2 sectors, retreat without damage.
        Depolarized Shields: a shield blocks any direction; may draw an attack on its sector.
        Multipoint Weapons: alone in its sector; one red die for 2 sectors, or two targets in one adjacent sector.
        Long Range Missiles: with 2 specials on the bridge, one red die for 2 sectors.
        Interceptor Bays: a red direction deploys a squadron, up to 6.
        Offensive: 2 specials; each squadron deals 2 damage next to it, then all fly home.
        Impulse: a squadron moves one sector at the Start of Turn, without a die.
        Support Beam: each green die for a capacity reaches 2 sectors.

fleet-reference-weapons = Special weapons: no shield, no reaction
    .text =
        Proton Beam: up to 2, no obstacle; twice the target’s class.
        Vortex Missiles: 4 damage anywhere but next to the carrier.
        Prometheus Beam (Amycles): clear straight line; 0 next to it, then 3, 6, 9.
        Exo-Bomb: up to 2; 1 damage to all ships there and next to it.
        Gamma Bomb: up to 2; at your next Start of Turn 2 damage there and in the directions rolled, or 4 there on a special.
        Minefields: up to 2 mines on empty sectors up to 2; 2 damage each to enemies that enter; 4 in play.
        Drones: up to 2; 2 damage at each Start of Turn of the victim, until a red multidirectional.
        Magnetic Bomb: an opponent’s bridge is emptied.
        Interdictor: closes an empty sector up to 2 to ships and shots.
        Tractor Beam: up to 2, no obstacle; moves one ship by one sector.
        Vortex Gate: ships of its own or an adjacent sector to an empty, not adjacent sector of any zone.
        Nano-Repairer: 4 hull points on its sector or next to it.
        Sanctuary: its sector and the adjacent ones cannot be targeted until your next Start of Turn.
        Rampart of Coeos (Phebe): no hull of your side falls below 1 until your next Start of Turn.
        Modules: with 2 specials on the bridge, one blue (Ionic) or ranged red (Multipoint) die counts for 2 sectors.

fleet-reference-capacities = List of capacities
    .text =
        Sentinel: 1 damage on a sector shown: at once, each turn, and to arrivals.
        Radar Jammer: allied ships become Signals, plus a decoy.
        Refueller: one more slot for any result; not activated.
        Repair Drone: 1 hull point to an ally: at once, each turn, and to arrivals.
        Power Amplifier: 1 sector farther from here; shields here cover two sectors.
        Recon Beam: reveals a whole straight line.
        Phebe: Recall Beacon brings one ally here; Propulsion Disruptor holds enemies.
        Phebe: Deflection Shield picks the target; Shield Blocker forbids shields.
        Amycles: Communications Jammer forbids attacks; Targeting Adjuster swaps red orthogonal and diagonal.
        Amycles: Distortion Field forbids specials; Energy Optimizer makes specials multidirectional.

fleet-reference-sectors = Special sectors
    .text =
        Asteroid Field: entry and Start of Turn, special = class in damage; no attack, no targeting, no weapon.
        Gravity Field: leave at once in a direction rolled; special = 1 damage and back.
        Gas Cloud: bonus green die when attacked; no support, no weapon; only standard attacks target.
        Battle Station: a docked ship gives its weapon for 1 special.
        Colony: a docked ship regains 2 hull points each turn.
        Docked ships neither attack, support, shield nor use abilities; they can be targeted.
        Gamma Storm: entry and Start of Turn, special = twice class; no targeting, no weapon, attacks allowed.
        Black Hole: a die each Start of Turn, special = marker; the 4th pulls all ships in line by 1. On it: destroyed.

fleet-reference-victory = Victory
    .text =
        At a third of your starting points, rounded down, you lose at once (4 of 12, 8 of 24).
        Both at once: more points left wins, equal points are a draw.
        A scenario may set its own aim.

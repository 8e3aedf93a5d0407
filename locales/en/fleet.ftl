### Names and short texts of the things of Fleet Commander.
###
### A key is made of the kind and the id in the data tables, with hyphens: fleet-ship-heavy-battleship.

## Dice

fleet-face-orthogonal = Orthogonal
    .text = The 4 directions across the edges of a sector.
fleet-face-diagonal = Diagonal
    .text = The 4 directions across the corners of a sector.
fleet-face-multi = Multidirectional
    .text = Any of the 8 directions, as you choose.
fleet-face-special = Special
    .text = No direction: two of them fire a special weapon, one alone has other uses.
fleet-colour-red = Red
    .text = Attack; a special counter-attacks.
fleet-colour-blue = Blue
    .text = Movement; a special retreats.
fleet-colour-green = Green
    .text = Shields and technical capacities; a special drains.

## Directions

fleet-direction-n = North
fleet-direction-ne = North-east
fleet-direction-e = East
fleet-direction-se = South-east
fleet-direction-s = South
fleet-direction-sw = South-west
fleet-direction-w = West
fleet-direction-nw = North-west

## The phases of a turn, and the steps of its start

fleet-phase-start-of-turn = Start of Turn
    .text = Effects of the scenario, special sectors, special weapons and technical capacities, in that order.
fleet-phase-energy-allocation = Energy Allocation
    .text = Pick 3 dice of your Reserve and roll them.
fleet-phase-dice-actions = Dice Actions
    .text = Use rolled and stored results in any order.
fleet-phase-bridge = Bridge
    .text = Clear your bridge, then store unused results on it.
fleet-step-squadron-impulse = Impulse
    .text = Each of your squadrons may move one sector.
fleet-step-scenario = Scenario
    .text = What the scenario asks for.
fleet-step-special-sectors = Special sectors
    .text = Tests, docking and Black Holes.
fleet-step-special-weapons = Special weapons
    .text = Drones, Gamma Bombs and the end of timed effects.
fleet-step-technical-capacities = Technical capacities
    .text = Sentinel, Radar Jammer, Repair Drone and Recall Beacon.
fleet-step-reprogram-activation-dice = Reprogramming
    .text = You may reroll each of your activation dice once.

## What dice are spent on

fleet-action-move = Move
    .text = A blue direction: ships of one sector go to one adjacent sector.
fleet-action-attack = Attack
    .text = A red direction: one enemy ship in an adjacent sector.
fleet-action-ranged-attack = Ranged attack
    .text = One red direction for each step, through empty sectors, without support.
fleet-action-shield = Shield
    .text = A stored green direction blocks all damage from one sector.
fleet-action-retreat = Retreat
    .text = A stored blue special: take the damage, then leave with all ships of the sector.
fleet-action-counter-attack = Counter-attack
    .text = A stored red special: take the damage and hit one attacker with the whole sector.
fleet-action-drain = Drain
    .text = A green special: an opponent gives up one die of their bridge.
fleet-action-change-direction = Change of direction
    .text = A special turns a die of its colour from orthogonal to diagonal or back.
fleet-action-special-weapon = Special weapon
    .text = Two specials of any colours activate one weapon.
fleet-action-reroll-specials = Reroll two specials
    .text = Only without a Battleship in your fleet.
fleet-action-activate-capacity = Activate a capacity
    .text = One green direction for each step; the last die stays there.
fleet-action-deactivate-capacity = Deactivate a capacity
    .text = A red die with the same directions as the activation die, from a ship on its sector or next to it.
fleet-action-deploy-squadron = Deploy a squadron
    .text = A red direction: one squadron of the Carrier on a sector shown.
fleet-action-offensive = Offensive
    .text = Two specials: every squadron deals 2 damage next to it, then flies home.
fleet-action-use-gate = Cross a gate
    .text = A blue die: leave the other gate in a direction shown, or stand on it with a special.
fleet-action-remove-drones = Remove Drones
    .text = A red multidirectional result frees one of your ships.
fleet-action-scan-signals = Scan Signals
    .text = Red directions, as for an attack, reveal all Signals of one sector.
fleet-action-scan-fog = Scan the fog
    .text = A blue direction discovers the sectors next to your ships in its directions.
fleet-action-redemption = Redemption
    .text = Two specials: a Frigate destroys itself for 12 damage to a ship next to it.
fleet-action-boarding = Boarding
    .text = Two specials: sacrifice ships of a sector to capture a lone enemy ship next to it.

## Ships

fleet-ship-frigate = Frigate
    .the = the Frigate
    .a = a Frigate
    .text = Swift: a blue die takes Frigates alone in their sector up to 2 sectors, and they retreat without damage.
fleet-ship-destroyer = Destroyer
    .the = the Destroyer
    .a = a Destroyer
    .text = Alone in its sector, it shoots 2 sectors far with one red die or attacks two targets next to it.
fleet-ship-cruiser = Cruiser
    .the = the Cruiser
    .a = a Cruiser
    .text = Its shields block any direction, and it may draw attacks on its sector to itself.
fleet-ship-battleship = Battleship
    .the = the Battleship
    .a = a Battleship
    .text = Carries one special weapon.
fleet-ship-heavy-battleship = Heavy Battleship
    .the = the Heavy Battleship
    .a = a Heavy Battleship
    .text = The largest hull, with one special weapon.
fleet-ship-dreadnought = Dreadnought
    .the = the Dreadnought
    .a = a Dreadnought
    .text = The heaviest guns; with 2 specials on the bridge it shoots 2 sectors far with one red die.
fleet-ship-carrier = Carrier
    .the = the Carrier
    .a = a Carrier
    .text = Deploys up to 6 Interceptor Squadrons and orders their Offensive.
fleet-ship-signal = Signal
    .the = the Signal
    .a = a Signal
    .text = Something that only its player knows: a ship, or a decoy.
fleet-ship-decoy = decoy
    .the = the decoy
    .a = a decoy
    .text = No ship at all. It is taken off as soon as it is revealed.
fleet-ship-interceptor-squadron = Interceptor Squadron
    .the = the Interceptor Squadron
    .a = an Interceptor Squadron
    .text = Moves one sector for free each turn and supports attacks, but launches none.
fleet-ship-mule = Mule
    .the = the Mule
    .a = a Mule
    .text = Unarmed, sturdy, with one neutral technical device.
fleet-ship-advantage = Advantage
    .the = the Advantage
    .a = an Advantage
    .text = Unarmed and swift, with one technical device of Amycles.
fleet-ship-salvation = Salvation
    .the = the Salvation
    .a = a Salvation
    .text = Unarmed, with one technical device of Phebe that it activates from up to 2 sectors away with each die.
fleet-ship-testudo = Testudo Escort Frigate
    .the = the Testudo Escort Frigate
    .a = a Testudo Escort Frigate
    .text = No guns, but Depolarized Shields and twice the hull of a Frigate.
fleet-ship-centaurus = Centaurus Strategic Cruiser
    .the = the Centaurus Strategic Cruiser
    .a = a Centaurus Strategic Cruiser
    .text = A Cruiser with Ionic Propulsion instead of Depolarized Shields.
fleet-ship-phalanx = Phalanx Assault Destroyer
    .the = the Phalanx Assault Destroyer
    .a = a Phalanx Assault Destroyer
    .text = Swift and hard-hitting, with half the hull of a Destroyer.
fleet-ship-sagittarius = Sagittarius Attack Cruiser
    .the = the Sagittarius Attack Cruiser
    .a = a Sagittarius Attack Cruiser
    .text = A Cruiser with Multipoint Weapons instead of Depolarized Shields.
fleet-ship-chimaera = Chimaera
    .the = the Chimaera
    .a = a Chimaera
    .text = Maa Seti’s flagship: a Battleship with 2 technical devices and no special weapon, targeted only when nothing else can be.
fleet-ship-damaged-cruiser = Damaged Cruiser
    .the = the Damaged Cruiser
    .a = a Damaged Cruiser
    .text = The ship of The Passage that must cross from gate to gate. No abilities.
fleet-ship-diplomatic-frigate = Diplomatic Frigate
    .the = the Diplomatic Frigate
    .a = a Diplomatic Frigate
    .text = The ship of The Passage in the first edition. No abilities.
fleet-ship-diplomatic-shuttle = Diplomatic Shuttle
    .the = the Diplomatic Shuttle
    .a = a Diplomatic Shuttle
    .text = The prize of The Capture. It cannot be targeted.
fleet-ship-civilian = Civilian Ship
    .the = the Civilian Ship
    .a = a Civilian Ship
    .text = Unarmed; in Blockade it must flee through the enemy deployment zone.

## Special abilities

fleet-ability-ionic-propulsion = Ionic Propulsion
    .text = A sector of only such ships moves up to 2 sectors with one blue die, and retreats without damage.
fleet-ability-depolarized-shields = Depolarized Shields
    .text = A green direction blocks a sector in any direction, and the ship may draw an attack on its sector to itself.
fleet-ability-multipoint = Multipoint Weapons
    .text = Alone in its sector, a red die attacks at 2 sectors or attacks two targets of one adjacent sector.
fleet-ability-special-weapon = Special Weapon
    .text = Carries one special weapon, activated with two specials.
fleet-ability-interceptor-bays = Interceptor Bays
    .text = A red direction deploys a squadron, up to 6; two specials order an Offensive.
fleet-ability-impulse = Impulse
    .text = Moves one sector in any direction at its owner’s Start of Turn, without a die.
fleet-ability-long-range-missiles = Long Range Missiles
    .text = While 2 specials lie on the bridge, one red die attacks at 2 sectors.
fleet-ability-support-beam = Support Beam
    .text = Each green die that activates a capacity may travel up to 2 sectors.
fleet-ability-technical-device = Technical Device
    .text = Carries a device whose capacity is activated with a green die.
fleet-ability-elusive = Elusive
    .text = Can be targeted only when no other ship could be.
fleet-ability-untargetable = Cannot be targeted
    .text = No attack or weapon may name it.

## Special weapons

fleet-weapon-proton-beam = Proton Beam
    .text = Up to 2 sectors, no obstacle between: one enemy ship takes twice its class in damage.
fleet-weapon-magnetic-bomb = Magnetic Bomb
    .text = An opponent returns all dice of their bridge to the Reserve.
fleet-weapon-interdictor = Interdictor
    .text = Closes an empty sector up to 2 away to all ships and shots.
fleet-weapon-vortex-gate = Vortex Gate
    .text = Teleports ships of its own or an adjacent sector to an empty sector that is not adjacent to them, in any zone.
fleet-weapon-vortex-missiles = Vortex Missiles
    .text = 4 damage to one enemy ship anywhere in the zone, except next to the carrier.
fleet-weapon-nano-repairer = Nano-Repairer
    .text = One friendly ship on its sector or next to it regains 4 hull points.
fleet-weapon-drones = Drones
    .text = Attach to an enemy ship up to 2 sectors away: 2 damage at each Start of Turn of its owner.
fleet-weapon-exo-bomb = Exo-Bomb
    .text = A sector up to 2 away: every ship there and on all adjacent sectors takes 1 damage.
fleet-weapon-tractor-beam = Tractor Beam
    .text = Moves a ship up to 2 sectors away, friend or foe, by one sector; no obstacle between.
fleet-weapon-minefields = Minefields
    .text = Lays up to 2 mines on empty sectors up to 2 away: 2 damage per mine to each enemy ship that enters.
fleet-weapon-gamma-bomb = Gamma Bomb
    .text = Explodes at your next Start of Turn: 2 damage around it in the directions rolled, or 4 on its own sector on a special.
fleet-weapon-sanctuary = Sanctuary
    .text = The carrier’s sector and all adjacent ones cannot be targeted until your next Start of Turn.
fleet-weapon-gamma-warheads = Gamma Warheads
    .text = Fired with red dice at Colonies only; three hits destroy one.
fleet-weapon-rampart-of-coeos = Rampart of Coeos
    .text = Until your next Start of Turn no hull of your side falls below 1.
fleet-weapon-prometheus-beam = Prometheus Beam
    .text = A clear straight line: 3 damage for each sector of distance after the first, to one ship on the first occupied sector.
fleet-weapon-ionic-module = Ionic Module
    .text = While 2 specials lie on the bridge, one blue die moves the ship 2 sectors.
fleet-weapon-multipoint-module = Multipoint Module
    .text = While 2 specials lie on the bridge, one red die counts for 2 sectors of a ranged attack.

## Technical devices

fleet-device-movement-device = Movement Device
    .text = Recall Beacon on one side, Propulsion Disruptor on the other.
fleet-device-defence-device = Defence Device
    .text = Deflection Shield on one side, Shield Blocker on the other.
fleet-device-attack-device = Attack Device
    .text = Communications Jammer on one side, Targeting Adjuster on the other.
fleet-device-energy-device = Energy Device
    .text = Distortion Field on one side, Energy Optimizer on the other.
fleet-device-sentinel-device = Sentinel
    .text = A neutral device with the Sentinel.
fleet-device-radar-jammer-device = Radar Jammer
    .text = A neutral device with the Radar Jammer.
fleet-device-refueller-device = Refueller
    .text = A neutral device with the Refueller.
fleet-device-repair-drone-device = Repair Drone
    .text = A neutral device with the Repair Drone.
fleet-device-power-amplifier-device = Power Amplifier
    .text = A neutral device with the Power Amplifier.
fleet-device-recon-beam-device = Recon Beam
    .text = A neutral device with the Recon Beam.

## Technical capacities

fleet-capacity-sentinel = Sentinel
    .text = 1 damage to an enemy ship on a sector shown: when activated, each turn, and when enemies arrive.
fleet-capacity-radar-jammer = Radar Jammer
    .text = Turns allied ships on its sector into Signals and adds a decoy.
fleet-capacity-refueller = Refueller
    .text = Stores one more die, with any result; needs no activation.
fleet-capacity-repair-drone = Repair Drone
    .text = 1 hull point to an allied ship on its sector: when activated, each turn, and when allies arrive.
fleet-capacity-power-amplifier = Power Amplifier
    .text = Allied results used from its sector reach 1 sector farther; shields there cover two sectors per attack.
fleet-capacity-recon-beam = Recon Beam
    .text = Reveals Signals and sectors on a whole straight line.
fleet-capacity-recall-beacon = Recall Beacon
    .text = Teleports an allied ship from a sector not adjacent, when activated and each turn.
fleet-capacity-propulsion-disruptor = Propulsion Disruptor
    .text = Enemy ships on its sector cannot move by themselves.
fleet-capacity-deflection-shield = Deflection Shield
    .text = Its owner picks the target of every attack on its sector.
fleet-capacity-shield-blocker = Shield Blocker
    .text = Enemy ships on its sector cannot use shields.
fleet-capacity-communications-jammer = Communications Jammer
    .text = Enemy ships on its sector can neither launch nor support attacks.
fleet-capacity-targeting-adjuster = Targeting Adjuster
    .text = Allied ships on its sector may swap orthogonal and diagonal on red dice.
fleet-capacity-distortion-field = Distortion Field
    .text = Enemy ships on the sectors shown cannot use specials.
fleet-capacity-energy-optimizer = Energy Optimizer
    .text = Allies may play specials from its sector as multidirectional.

## Sectors

fleet-sector-neutral = Neutral sector
    .text = Open space without any effect.
fleet-sector-undiscovered = Undiscovered sector
    .text = Fog of war hides what is here.
fleet-sector-gate = Gate
    .text = Leads to its partner with the same letter.
fleet-sector-asteroid-field = Asteroid Field
    .text = On entry and each turn, a special deals each ship its class. Nobody attacks from here or is targeted here.
fleet-sector-gravity-field = Gravity Field
    .text = Flings ships onward in a direction rolled; on a special, 1 damage and back.
fleet-sector-gas-cloud = Gas Cloud
    .text = A bonus shield from your Reserve; no support, no special weapons, and only standard attacks target ships here.
fleet-sector-battle-station = Battle Station
    .text = A docked ship lets you use the station’s weapon for one special.
fleet-sector-black-hole = Black Hole
    .text = At 4 markers it pulls every ship in line one sector closer. Ships on it are destroyed.
fleet-sector-colony = Colony
    .text = A docked ship regains 2 hull points each turn.
fleet-sector-gamma-storm = Gamma Storm
    .text = On entry and each turn, a special deals each ship twice its class. Nobody is targeted here, and no special weapons work.
fleet-sector-radar-anomaly = Radar Anomaly
    .text = First edition: a die tells the first ship that enters what is here.

## Commanders

fleet-commander-anata-shunxn = Anata Shunx’n
    .text = After using a special weapon, she rerolls the specials spent and may use them.
fleet-commander-feyn-gandris = Feyn Gandris
    .text = Counter-attacks with any red face, in the directions it shows.
fleet-commander-sao-kai-suhn = Sao Kaï Suhn
    .text = With a multidirectional result, ship abilities reach 3 sectors, or shields block 2.
fleet-commander-bondra-zoupa = Bondra Zoupa
    .text = Five red dice, and no other power.
fleet-commander-borom-himnital = Borom Himnital
    .text = Retreats with any blue face, in the directions it shows.
fleet-commander-arop-tan = Arop Tan
    .text = Drains with any green face; with multidirectional or special she chooses the die.
fleet-commander-ilya-kai-suhn = Ilya Kaï Suhn
    .text = Camouflages her ships as Signals after a special reaction, a Drain or a turn without dice.
fleet-commander-adan-rildanis = Adan Rildanis
    .text = For technical capacities his directional results all count as multidirectional.
fleet-commander-dun-antar = Dun Antar
    .text = A destroyed ship of his deals its firepower to all ships of an adjacent sector.

## Factions

fleet-faction-neutral = Neutral
    .text = Open to every faction.
fleet-faction-phebe = League of Phebe
    .text = Carriers, Salvation, Testudo and Centaurus; the Rampart of Coeos.
fleet-faction-amycles = Hegemony of Amycles
    .text = Dreadnoughts, Advantage, Phalanx and Sagittarius; the Prometheus Beam.
fleet-faction-forge-of-fendrix = Forge of Fendrix
    .text = All ships and weapons of both empires, mostly large ones, and no commander.
fleet-faction-llib-sorg = Llib Sorg
    .text = A pirate who loses only with the flagship, and whose Frigates give their lives.
fleet-faction-maa-seti = Maa Seti
    .text = A mercenary who loses only with the elusive Chimaera.
fleet-faction-rebels = Rebels
    .text = Undisciplined, but each ship survives its first destruction.
fleet-faction-scavengers = Scavengers
    .text = Small ships, expert pilots and boarding parties.

## Powers of the pirates

fleet-power-redemption = Redemption
    .text = Two specials: a Frigate destroys itself and deals 12 damage to a ship next to it.
fleet-power-charismatic-leader = Charismatic Leader
    .text = Defeat comes only when the leader’s ship is destroyed.
fleet-power-chimaera-two-devices = Chimaera
    .text = Two technical devices of any kind instead of a special weapon.
fleet-power-elusive = Elusive
    .text = The Chimaera is targeted only when nothing else can be.
fleet-power-undisciplined = Undisciplined
    .text = Multidirectional results of Energy Allocation must be rerolled once.
fleet-power-relentless = Relentless
    .text = The first time it would be destroyed, a ship stays with 1 hull point.
fleet-power-expert-pilots = Expert Pilots
    .text = Each test of a special sector may be rerolled once.
fleet-power-ruse = Ruse
    .text = Places all special sectors and deploys last.
fleet-power-boarding = Boarding
    .text = Two specials: sacrifices ships to capture a lone enemy ship.

## Scenarios: their aim, and how they are set up

fleet-scenario-pitched-battle-2 = Pitched Battle
    .text = Bring the enemy fleet down to a third of its points.
    .setup = Two players, 12 points each, a zone of 5×5, up to 2 special sectors each; ships deploy on the edge rows.
fleet-scenario-pitched-battle-4 = Pitched Battle, 4 players
    .text = Bring the enemy camp down to a third of its points.
    .setup = Two against two, 12 points each, a zone of 8×5, up to 2 special sectors each; 4 deployment sectors per player.
fleet-scenario-asteroid-belt = In the Asteroid Belt
    .text = A Pitched Battle among drifting asteroids.
    .setup = Two to four players; each places 2 Asteroid Fields, and at every Start of Turn one of the fields moves.
fleet-scenario-the-trap = The Trap
    .text = A Pitched Battle in which Phebe is caught between two lines.
    .setup = Two players, 12 points each. Amycles deploys on both edges, rolls 6 dice beforehand and plays first; Phebe deploys on the middle row.
fleet-scenario-the-salvage-2 = The Salvage
    .text = Be the first to evacuate 6 containers, or have the most when no ship is left.
    .setup = Two players, 12 points each, 11 containers on the middle row of 5×5.
fleet-scenario-the-salvage-4 = The Salvage, 4 players
    .text = Be the first camp to evacuate 11 containers.
    .setup = Two against two, 12 points each, 21 containers on the middle row of 8×5.
fleet-scenario-the-passage = The Passage
    .text = Phebe brings a damaged Cruiser out through gate Y; Amycles destroys it.
    .setup = Two players, 12 points each, gates at both ends of the middle row. The Cruiser appears on gate X when a die says so; Phebe plays first.
fleet-scenario-the-capture = The Capture
    .text = Leave with the diplomatic shuttle through a corner of the zone.
    .setup = Phebe has 8 points of small ships and the shuttle in the centre; Amycles has 12 points, rolls 6 dice beforehand and plays first.
fleet-scenario-control = Control
    .text = Have a ship on each of the two gates at your Start of Turn.
    .setup = Two players, 12 points each, a gate at each end of a diagonal. Ships come into play through their own gate.
fleet-scenario-planetary-assault = Planetary Assault
    .text = Amycles disables two Battle Stations by docking there; Phebe brings Amycles down to a third.
    .setup = Two players, 12 points each. Phebe places the 2 stations, each with 3 squadrons, in their own half.
fleet-scenario-duel = Duel
    .text = Destroy the enemy class 5 ship.
    .setup = One class 5 ship each and 5 points of reinforcements, which may arrive once that ship has lost half its hull.
fleet-scenario-blockade = Blockade
    .text = Bring 2 of the 3 civilian ships out through the enemy deployment zone, or destroy 2 of them.
    .setup = Two players, 12 points each; one of them adds 3 civilian ships.
fleet-scenario-illegal = Illegal
    .text = Amycles destroys both Colonies; Phebe destroys the Battleship with the Gamma Warheads.
    .setup = Two players, 12 points each. Phebe has classes 1 to 3 only and places 2 Colonies; Amycles has a Battleship with Gamma Warheads.

## Advantages won in a campaign

fleet-advantage-preroll = Ready on the bridge
    .text = Before the Final, roll all your dice and keep what fits on your bridge.
fleet-advantage-hidden = Hidden deployment
    .text = Your fleet deploys as Signals in the Final.
fleet-advantage-plus-two = Two more points
    .text = 2 more class points in the Final.
fleet-advantage-terrain-and-last = Ground of your choice
    .text = Choose and place all sectors of the Final, and deploy last.
fleet-advantage-terrain = All special sectors
    .text = Place all special sectors of the Final; you may choose two zones of 5×5 linked by 2 gates.
fleet-advantage-deploy-last = Last to deploy
    .text = Your camp deploys last in the Final.

## Expansions

fleet-expansion-genesis = Genesis
    .text = The base game.
fleet-expansion-avatar = Avatar
    .text = Class 5 ships, commanders, Battle Stations and Black Holes.
fleet-expansion-salvation = Salvation
    .text = Technical ships, Colonies, Gamma Storms and campaigns.
fleet-expansion-forge = Forge
    .text = Ships and weapons of the Forge of Fendrix.
fleet-expansion-pirates = Pirates
    .text = Four pirate factions.
fleet-expansion-kickstarter = Kickstarter
    .text = Further commanders, weapons and capacities.
fleet-expansion-ignition = Ignition
    .text = The first edition.
fleet-expansion-beyond-the-gate = Beyond the Gate
    .text = The first edition’s expansion.

## Optional rules and ways to play

fleet-option-secret-weapons = Secret special weapons
    .text = For each weapon draw 4 tokens and keep one, face down until its first use.
fleet-option-hidden-deployment = Hidden deployment
    .text = Fleets start as Signals, with 2 decoys each.
fleet-option-fog-of-war = Fog of war
    .text = Sectors are laid only as they are scanned or entered.
fleet-option-gates = Gates
    .text = Pairs of gates link zones, or make shortcuts in a large one.
fleet-option-multi-zone = Several zones
    .text = The battle is fought in several zones linked by gates.
fleet-option-team = Teams
    .text = Two camps of several players, each with a fleet of their own.
fleet-option-free-for-all = Free-for-all
    .text = Everyone fights alone; the last player in play wins.

## Variants: the usual way, and the other one

fleet-option-gates-edition = Use of gates
    .text = How ships leave a gate.
    .usual = The die spent gives the direction
    .other = A die is rolled for the exit (first edition)
fleet-option-commander-balance = Balance of commanders
    .text = What makes up for a commander that only some recruit.
    .usual = The recruiter pays 2 points
    .other = The others get 2 points
fleet-option-prometheus-formula = Prometheus Beam
    .text = The damage of the Prometheus Beam.
    .usual = 3 per sector after the first
    .other = 3 per sector
fleet-option-secret-weapon-draw = Draw of secret weapons
    .text = How many tokens are drawn to keep one.
    .usual = 4 tokens
    .other = 3 tokens (first edition)
fleet-option-drain-may-force-deactivation = Drain on a capacity
    .text = Whether a Drain may deactivate an enemy capacity directly.
    .usual = The drained player chooses
    .other = It may
fleet-option-fog-scan-colour = Dice for scanning fog
    .text = The colour that scans the fog.
    .usual = Blue
    .other = Green
fleet-option-control-victory = Winning Control
    .text = When a ship on each gate wins.
    .usual = At your own Start of Turn
    .other = At once (first edition)
fleet-option-passage-ship = Ship of The Passage
    .text = The ship that must cross.
    .usual = Damaged Cruiser
    .other = Diplomatic Frigate (first edition)
fleet-option-terrain-selection = Choice of special sectors
    .text = How special sectors are picked.
    .usual = Each player chooses 2
    .other = Drawn from 5 shuffled tiles (first edition)
fleet-option-gas-cloud-bonus = Bonus die of a Gas Cloud
    .text = Whether the bonus die may be left unused.
    .usual = Optional
    .other = Mandatory when it fits (first edition)
fleet-option-exo-bomb-target = Where an Exo-Bomb goes
    .text = The sectors an Exo-Bomb may be placed on.
    .usual = Also Battle Stations and Colonies
    .other = Only without terrain (first edition)
fleet-option-weapons-across-zones = Weapons across zones
    .text = Whether the Vortex Gate may reach another zone.
    .usual = The Vortex Gate reaches any zone
    .other = Every weapon keeps to its zone (first edition)
fleet-option-team-fleet-points = Fleets in team games
    .text = The points of a player’s fleet.
    .usual = 9, 12 or 15
    .other = 8 to 14 (first edition)
fleet-option-chimaera-blocks-reroll = Chimaera and reroll
    .text = Whether the Chimaera forbids the reroll of 2 specials.
    .usual = It does not
    .other = It does
fleet-option-radar-anomaly-in-play = Radar Anomalies
    .text = Whether Radar Anomalies of the first edition are among the special sectors.
    .usual = Left out
    .other = In play
fleet-option-squadrons-ignored-for-alone-tests = Squadrons and being alone
    .text = Whether squadrons count when a rule asks for a ship alone.
    .usual = They are overlooked
    .other = They count
fleet-option-ranged-bent-path-on-adjacent = Detours to a neighbour
    .text = Whether a target next to you may be attacked by a bent path.
    .usual = Not allowed
    .other = Allowed
fleet-option-multi-die-range-extends = Multipoint with several dice
    .text = Whether each red die may count for 2 steps.
    .usual = Each of them
    .other = Only a single die
fleet-option-red-multi-deactivates-any = Red multidirectional and capacities
    .text = Whether a red multidirectional result deactivates a capacity of any direction.
    .usual = Any direction
    .other = Equal faces only
fleet-option-direction-change-in-reaction = Turning a shield
    .text = Whether a stored green special may turn a shield during a reaction.
    .usual = Allowed
    .other = Not allowed

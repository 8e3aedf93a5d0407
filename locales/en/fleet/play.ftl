### What Fleet Commander says in play: questions, offers, news and refusals.

## Parts of the bridge

fleet-slot-wing = wing
fleet-slot-commander = commander’s slot
fleet-slot-refueller = Refueller

## Questions

question-fleet-tile = Set a special sector aside.
question-fleet-terrain-needed = Put one of your special sectors in place of a neutral sector.
question-fleet-terrain = Put one of your special sectors in place of a neutral sector, or pass.
question-fleet-deploy = Deploy a ship in your deployment zone.
question-fleet-tests = Start of Turn: choose what happens next.
hint-fleet-roll = Red dice attack, blue dice move, green dice are shields against attacks.
hint-fleet-spend = Red results attack, blue ones move ships. Store green ones on your bridge: they are shields against attacks.
hint-fleet-react = Green results are shields. A blue special is a retreat, a red special a counter-attack.
question-fleet-energy = Choose three dice from your Reserve and roll them.
question-fleet-actions = Use a result, or end your Dice Actions.
question-fleet-bridge = Put stored results back, then store unused ones, or end your turn.
question-fleet-ships = Choose the ships that move to { $sector }.
question-fleet-onward = Ionic Propulsion: move { $ships } one sector further, or stop.
question-fleet-drift = Gravity Field on { $sector }: choose the way out.
question-fleet-redirect = { $target } on { $sector } is the target of an attack of up to { $damage } damage: choose whether another ship takes it.
question-fleet-muster = Attack on { $target } in { $sector } with { $damage } damage: fire, or let a ship hold its fire.
question-fleet-react = { $target } on { $sector } is about to take { $damage } damage: choose your reaction.
question-fleet-drained = Drain: choose the die you give up.

## Offers

offer-fleet-tile = Set aside: { $kind }
offer-fleet-terrain = { $kind } on { $sector }
offer-fleet-deploy = Deploy { $ship } on { $sector }
offer-fleet-resolve = Resolve what happens on { $sector }
offer-fleet-resolve-weapon = { $token } on { $sector }
offer-fleet-roll = Roll { $dice }
offer-fleet-return = Put { $die } back into the Reserve
offer-fleet-store = Store { $die } ({ $slot })
offer-fleet-end = End this phase
offer-fleet-pass = Pass
offer-fleet-stop = Stop here
offer-fleet-keep = Let the attack go where it was aimed
offer-fleet-keep-dock = Leave the dock as it is
offer-fleet-keep-seen = Camouflage nobody
offer-fleet-keep-test = Keep the result
offer-fleet-ships = Move { $ships }
offer-fleet-onward = Move on to { $sector }
offer-fleet-drift = Leave for { $sector }
offer-fleet-lose = Give up { $die }
offer-fleet-move = Move from { $from } to { $to } ({ $die })
offer-fleet-attack = Attack { $target } ({ $ship }) from { $from }: up to { $damage } damage, { $fire } ({ $dice })
offer-fleet-attack-ranged = Ranged attack on { $target } ({ $ship }) from { $from } via { $via }: { $damage } damage, { $fire } ({ $dice })
offer-fleet-double = Attack { $target } ({ $first }), then { $other } ({ $second }), from { $from }: { $damage } damage each, { $fire } ({ $die })
offer-fleet-drain = Drain { $seat } ({ $die })
offer-fleet-reroll = Reroll { $first } and { $second }
offer-fleet-redirect = { $ship } takes the attack ({ $damage } damage)
offer-fleet-fire = Fire at { $target } with { $ships }: { $damage } damage
offer-fleet-hold = { $ship } ({ $letter }) holds its fire: { $damage } damage left
offer-fleet-shield = Shield against { $sector } ({ $die }): stops { $prevented }, { $left } left
offer-fleet-gas = Roll a green die from the Reserve as a bonus shield (against { $damage } damage)
offer-fleet-retreat = Retreat to { $sector } after { $damage } damage
offer-fleet-counter = Counter-attack { $victim } ({ $ship }): deal { $dealt }, take { $damage }

## News

event-fleet-start-rolled = { $seat } rolls all dice: { $specials ->
    [one] { $specials } special.
   *[other] { $specials } specials.
}
event-fleet-first-player = { $seat } begins.
event-fleet-tile = { $seat } sets aside: { $kind }.
event-fleet-tile-drawn = { $seat } draws a tile: { $front } or { $back }.
event-fleet-sector-laid = { $seat } puts a special sector on { $sector }: { $kind }.
event-fleet-deployed = { $seat } deploys { $ship } on { $sector }.
event-fleet-turn-started = Round { $round }: it is { $seat }’s turn.
event-fleet-turn-ended = { $seat } ends the turn.
event-fleet-won = Victory: { $winners }.
event-fleet-drawn = The battle is drawn.
event-fleet-ended-won = Victory: { $winners }. { $reason }
event-fleet-ended-drawn = The battle is drawn. { $reason }
fleet-ending-points = One side has lost too many class points to go on.
fleet-ending-flagship = A leader’s flagship is lost.
fleet-ending-goal = The aim of the scenario has been met.
fleet-ending-ships = A side has no ship left.
fleet-ending-shuttle = The shuttle is destroyed, so nobody wins.
fleet-ending-quiet = Nothing has been lost for fifty rounds.
event-fleet-sector-tested = { $kind } on { $sector }: { $face }.
event-fleet-rolled = { $seat } rolls { $dice }.
event-fleet-no-dice = { $seat } has no dice to roll.
event-fleet-returned = { $seat } puts { $die } back into the Reserve.
event-fleet-stored = { $seat } stores { $die }.
event-fleet-used = { $seat } uses { $die }.
event-fleet-drained = { $seat } drains { $victim }.
event-fleet-die-lost = { $seat } gives up { $die }.
event-fleet-undisciplined = { $seat }’s undisciplined crew must reroll { $die }.
event-fleet-rerolled = { $seat } rerolls two specials: { $first } and { $second }.
event-fleet-bonus = { $seat } rolls a bonus die: { $face }.
event-fleet-moved-one = { $seat } moves { $ship } { $ships } from { $from } to { $to }.
event-fleet-moved = { $seat } moves { $count ->
    [one] ship { $ships }
   *[other] ships { $ships }
} from { $from } to { $to }.
event-fleet-attack = { $seat } attacks { $owner }’s { $ship } { $letter } from { $from }.
event-fleet-redirected = { $owner }’s { $ship } { $letter } takes the attack in place of { $other } { $from }.
event-fleet-fired-one = { $seat } fires with { $ship } { $ships }: { $damage } damage.
event-fleet-fired = { $seat } fires with { $count ->
    [one] ship { $ships }
   *[other] ships { $ships }
}: { $damage } damage.
event-fleet-shield = { $seat } raises a shield against { $sector }.
event-fleet-retreat = { $seat } retreats to { $sector }.
event-fleet-counter = { $seat } counter-attacks { $owner }’s { $ship } { $letter }: { $damage } damage.
event-fleet-stopped = { $owner }’s { $ship } { $letter } takes no damage.
event-fleet-damage = { $owner }’s { $ship } { $letter } takes { $damage } damage: hull { $hull }.
event-fleet-destroyed = { $seat } loses { $ship } on { $sector }.

## Refusals: set-up

refusal-fleet-scenario = There is no scenario { $about }. Possible: { $known }.
refusal-fleet-mode = There is no way to play called { $about }. Possible: { $known }.
refusal-fleet-seats = This number of players is not possible: { $about }. A duel is for 2, teams for 4, 6 or 8, free_for_all for 3 to 8.
refusal-fleet-points-range = A fleet has 9 to 15 class points, not { $about }.
refusal-fleet-zone = { $about } is not a possible size for a combat zone: write columns and rows, 4 to 8 rows and no fewer columns than rows, such as 6x5; zones side by side have at most 32 columns including the gaps between them.
refusal-fleet-zones = This number of combat zones is not possible: { $about }.
refusal-fleet-zone-narrow = A zone of width { $about } is too narrow for this many players.
refusal-fleet-terrain = { $about } cannot be placed: write a special sector and a free neutral sector outside the deployment zones, such as asteroid_field@c3.
refusal-fleet-first = There is no seat { $about }.
refusal-fleet-first-given = The scenario decides who begins: seat { $about }.
refusal-fleet-faction = There is no faction called { $about }.
refusal-fleet-commander = There is no commander called { $about }.
refusal-fleet-ship = The rules have no ship called { $about }.
refusal-fleet-weapon = There is no special weapon called { $about }.
refusal-fleet-points = The fleet has { $count } class points; at most { $limit } are allowed.
refusal-fleet-empty = A fleet of { $count } ships cannot use { $limit } class points.
refusal-fleet-faction-ship = The faction cannot take this ship: { $about }.
refusal-fleet-recruit = The faction cannot recruit { $about }.
refusal-fleet-highest-class = { $count ->
    [one] { $count } ship is
   *[other] { $count } ships are
} above class { $limit }, the highest that is allowed.
refusal-fleet-class-1 = The fleet has { $count } ships of class 1; at most { $limit } are allowed.
refusal-fleet-class-3 = The fleet has { $count } ships of class 3; at least { $limit } are required.
refusal-fleet-heavy-share = Only { $count } of { $limit } class points are ships of class 3 or more.
refusal-fleet-forge-ships = The fleet has { $count } ships of the Forge; at most { $limit } are allowed.
refusal-fleet-flagship = The fleet has { $count } flagships but must have { $limit }.
refusal-fleet-lower-class = Every other ship must be below the flagship’s class, { $about }.
refusal-fleet-weapon-missing = The ship must carry a special weapon: { $about }.
refusal-fleet-no-weapon = The ship cannot carry a special weapon: { $about }.
refusal-fleet-no-tile = You have no such special sector: { $about }.
refusal-fleet-crowded = There are already four special sectors in the zone of { $about }: there is no room for more.
refusal-fleet-not-neutral = { $about } is not a neutral sector outside the deployment zones.
refusal-fleet-not-waiting = Ship { $about } is not waiting to be deployed.
refusal-fleet-not-home = { $about } is not in your deployment zone.
refusal-fleet-other-edge = Your first ship fixed the zone and the edge: { $about } is not there.
refusal-fleet-special-home = Ships cannot be deployed on a special sector: { $about }.
refusal-fleet-class-limit = The ships there would add up to class { $count }; at most { $limit } is allowed.
refusal-fleet-twin = An identical ship with an earlier letter goes first.
refusal-fleet-position-seats = The position has { $about } players, but the set-up has a different number.
refusal-fleet-position-phase = There is no phase called { $about }.
refusal-fleet-position-die = { $about } is not a result.
refusal-fleet-position-thing = { $about } cannot be placed like this.
refusal-fleet-position-dice = There is no die left for { $about }.

## Refusals: something else comes first

refusal-fleet-pending-tile = First set a special sector aside.
refusal-fleet-pending-terrain = First place a special sector or pass.
refusal-fleet-pending-deploy = First deploy a ship.
refusal-fleet-several-effects = Several things happen on { $about }: name the one that comes first.
refusal-fleet-pending-tests = First choose what happens next in your Start of Turn.
refusal-fleet-pending-roll = First choose and roll your dice.
refusal-fleet-pending-bridge = This is the Bridge phase: put results back, store them, or end the phase.
refusal-fleet-pending-ships = First choose the ships that move.
refusal-fleet-pending-onward = First move on or stop.
refusal-fleet-pending-drift = First choose the way out of the Gravity Field.
refusal-fleet-pending-redirect = First choose whether another ship takes the attack.
refusal-fleet-pending-muster = First fire, or let a ship hold its fire.
refusal-fleet-pending-reaction = First react or pass.
refusal-fleet-pending-drain = First give up a die.
refusal-fleet-no-such-question = You are not being asked that now.

## Refusals: orders and reactions

refusal-fleet-roll-three = You roll { $limit } dice, not { $count }.
refusal-fleet-reserve = { $limit ->
    [0] The Reserve has no die of this colour.
    [one] The Reserve has { $limit } die of this colour, not { $count }.
   *[other] The Reserve has { $limit } dice of this colour, not { $count }.
}
refusal-fleet-return-first = Results are put back before any are stored.
refusal-fleet-no-result = You do not have the result { $about }.
refusal-fleet-wrong-result = The result { $about } does not do that.
refusal-fleet-no-slot = No free slot takes { $about }.
refusal-fleet-no-ships = You have no ships on { $about }.
refusal-fleet-squadrons-only = You have only squadrons on { $about }, and they cannot use dice.
refusal-fleet-of-teammate = The ships on { $about } are a teammate’s: you cannot use your dice on them.
refusal-fleet-off-zone = { $about } is not in the combat zone.
refusal-fleet-held = { $about } is held by another player’s ships.
refusal-fleet-barred = An Interdictor bars { $about }.
refusal-fleet-not-adjacent = { $about } is not adjacent.
refusal-fleet-direction = The result does not point to { $about }.
refusal-fleet-group = These ships cannot go there together: { $about }.
refusal-fleet-group-twin = Of identical ships, those with earlier letters go: not { $about }.
refusal-fleet-no-attack-from = No attack is possible from { $about }.
refusal-fleet-unarmed = No ship on { $about } can launch an attack.
refusal-fleet-no-target = There is no ship { $about } on the board.
refusal-fleet-friendly = Ship { $about } is on your side.
refusal-fleet-protected = Ship { $about } cannot be targeted where it is.
refusal-fleet-attack-direction = The result does not point to ship { $about }.
refusal-fleet-out-of-reach = Ship { $about } is not adjacent: a ranged attack needs more results.
refusal-fleet-range-spent = One result reaches that far only while two specials stay on the bridge; this attack spends one of them.
refusal-fleet-no-path = No free path with these results leads to ship { $about } that way.
refusal-fleet-not-multipoint = No ship with Multipoint Weapons is alone on { $about }.
refusal-fleet-two-targets = The second target { $about } must be another ship in the same sector.
refusal-fleet-no-opponent = { $about } is not an opponent.
refusal-fleet-has-battleship = With a Battleship in the fleet, specials are not rerolled.
refusal-fleet-drift = The result does not lead there.
refusal-fleet-redirect = That ship cannot take the attack.
refusal-fleet-hold = That ship cannot hold its fire now.
refusal-fleet-squadrons-alone = Squadrons without a ship do not react.
refusal-fleet-one-reaction = You may use only one kind of reaction to an attack.
refusal-fleet-not-stored = Reactions use stored results only, not { $about }.
refusal-fleet-shield-direction = The shield does not stop what comes from { $about }.
refusal-fleet-no-cloud = There is no Gas Cloud.
refusal-fleet-no-green = There is no green die in the Reserve.
refusal-fleet-green-used = The green dice in your Reserve have been used: they can be rolled again from your next turn on.
refusal-fleet-bonus-once = The bonus die is rolled once per attack, and only when it can help.
refusal-fleet-bonus-first = The bonus die can be used, so it must be used first.
refusal-fleet-no-retreat = The ships cannot all retreat there.
refusal-fleet-counter-ranged = A ranged attack cannot be countered.
refusal-fleet-no-victim = Ship { $about } cannot be hit by the counter-attack.

## Special weapons

fleet-token-interdictor = Interdictor
    .short = Intd
fleet-token-drones = Drones
    .short = Dron
fleet-token-mine = mine
    .short = mine
fleet-token-gamma-bomb = Gamma Bomb
    .short = Bomb
fleet-token-sanctuary = Sanctuary
    .short = Sanc
fleet-token-rampart = Rampart of Coeos
    .short = Ramp
question-fleet-tow = Tractor Beam: choose where { $ship } goes.
question-fleet-gather = Vortex Gate: choose which ships on { $sector } go through.
question-fleet-jump = Vortex Gate: choose an empty sector.
question-fleet-mines = Minefields: choose another sector, or stop.
offer-fleet-weapon = { $weapon } of { $ship } at { $target }{ $mark }{ $outcome } ({ $first }, { $second })
offer-fleet-shake = Shake Drones off { $ship } ({ $die })
offer-fleet-lift = Deactivate the Interdictor of { $ship }
offer-fleet-sweep = Remove one of your mines from { $sector }
offer-fleet-tow = Move the ship to { $sector }
offer-fleet-jump = Send the ships to { $sector }
offer-fleet-mine = Lay a mine on { $sector }
event-fleet-weapon = { $seat } uses { $weapon } on { $target }.
event-fleet-weapon-ship = { $seat } uses { $weapon } on { $owner }’s { $ship } { $letter }.
event-fleet-weapon-alone = { $seat } uses { $weapon }.
event-fleet-token-laid = { $token } on { $sector }.
event-fleet-token-lifted = { $seat } removes a token: { $token }.
event-fleet-token-lost = { $seat } loses a token: { $token }.
event-fleet-repaired = { $owner }’s { $ship } { $letter } is repaired: hull { $hull }.
event-fleet-shaken = { $owner }’s { $ship } { $letter } shakes off Drones.
event-fleet-exploded = The Gamma Bomb on { $sector } explodes: { $face }.
refusal-fleet-pending-tow = First choose where the Tractor Beam moves the ship.
refusal-fleet-pending-jump = First choose where the Vortex Gate leads.
refusal-fleet-pending-mines = First lay another mine or stop.
refusal-fleet-not-empty = { $about } is not an empty sector you can use.
refusal-fleet-jump-near = { $about } is adjacent to the sector the ships leave.
refusal-fleet-no-carrier = Ship { $about } does not carry a special weapon on the board.
refusal-fleet-weapon-place = No special weapon can be used from { $about }.
refusal-fleet-weapon-busy = Ship { $about }’s weapon cannot be fired now.
refusal-fleet-weapon-target = The weapon cannot be aimed at { $about }.
refusal-fleet-weapon-range = { $about } is in another zone.
refusal-fleet-weapon-line = There is an obstacle on the line to { $about }.
refusal-fleet-no-drones = There are no Drones on this ship.
refusal-fleet-tow = The ship cannot go to { $about }.
refusal-fleet-faction-weapon = The faction cannot carry this weapon: { $about }.

## Gates, camps and free-for-all

question-fleet-portal = Choose a neutral sector for a gate.
question-fleet-assist = Attack on { $target } in { $sector } with { $damage } damage: choose whether your ships support it.
offer-fleet-portal = Put a gate on { $sector }
offer-fleet-gate = Go through the gate on { $from } to { $to } ({ $die })
offer-fleet-through = Move on through the gate to { $sector }
offer-fleet-join = { $ship } ({ $letter }) supports the attack: { $damage } damage
event-fleet-gate-laid = { $seat } puts a gate on { $sector }.
event-fleet-eliminated = { $seat } is out of the battle.
event-fleet-left-out = { $seat } has no room left for a ship: { $ship }.
refusal-fleet-gates = { $about } is not a number or pair of gates that can be placed.
refusal-fleet-pending-portal = First place a gate.
refusal-fleet-pending-assist = First choose whether your ships support the attack.
refusal-fleet-no-portal = No gate can be put on { $about } now.
refusal-fleet-no-gate = You have no ships on a gate on { $about }.
refusal-fleet-no-exit = With this result the gate does not lead to { $about }.
refusal-fleet-join = That ship cannot support this attack.

## Squadrons, docks, Black Holes, commanders and factions

question-fleet-impulse = Impulse: move squadrons one sector each, or go on.
question-fleet-dock = The dock on { $sector }: dock a ship, undock it, or leave it as it is.
question-fleet-offensive = Offensive: choose what the next squadron strikes.
question-fleet-blast = Your ship is lost: choose a sector whose ships take { $damage } damage.
question-fleet-pilots = Expert Pilots: keep { $face }, or roll again.
offer-fleet-launch = Deploy a squadron on { $sector } ({ $die })
offer-fleet-offensive = Offensive of all squadrons ({ $first }, { $second })
offer-fleet-redeem = Redemption: 12 damage to { $target } ({ $ship }) ({ $first }, { $second })
offer-fleet-again = Roll again
offer-fleet-fly = Squadron { $letter } flies to { $sector }
offer-fleet-dock = Dock { $ship }
offer-fleet-undock = Undock the ship
offer-fleet-strike = Strike { $target } ({ $ship }){ $outcome }
offer-fleet-blast = Hit the ships on { $sector }{ $outcome }
event-fleet-launched = { $seat } deploys a squadron on { $sector }.
event-fleet-docked = { $owner }’s { $ship } { $letter } docks on { $sector }.
event-fleet-hole = The Black Hole on { $sector } pulls at the ships.
refusal-fleet-pending-impulse = First move squadrons or go on.
refusal-fleet-pending-dock = First decide about the dock.
refusal-fleet-pending-offensive = First choose the squadron’s target.
refusal-fleet-pending-blast = First choose which sector the lost ship hits.
refusal-fleet-pending-pilots = First keep the result or roll again.
refusal-fleet-no-bays = Ship { $about } has no Interceptor Bays it can use.
refusal-fleet-launch = No squadron can be put on { $about }.
refusal-fleet-squadrons-out = All of ship { $about }’s squadrons are in play.
refusal-fleet-guarded = Squadrons hold { $about }: a prize there cannot change sides.
refusal-fleet-among-asteroids = No Offensive, Redemption or Boarding can start among the asteroids on { $about }.
refusal-fleet-no-squadrons = There are no squadrons that could strike.
refusal-fleet-no-redemption = That ship cannot sacrifice itself.
refusal-fleet-strike = That ship cannot be struck from there.
refusal-fleet-fly = The squadron cannot fly there.
question-fleet-board = Boarding: choose the ships to sacrifice for { $ship }.
offer-fleet-board = Board { $target } ({ $ship }) from { $from } ({ $first }, { $second })
event-fleet-boarded = { $seat } captures { $owner }’s { $ship } { $letter } on { $sector }.
refusal-fleet-pending-board = First choose which ships are sacrificed.
refusal-fleet-board = The prize must be alone, next to ships of at least its class.
refusal-fleet-no-boarding = Only Scavengers can board ships.
refusal-fleet-only-once = You have the result { $about } only once.

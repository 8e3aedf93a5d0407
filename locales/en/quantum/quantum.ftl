### The sentences of Quantum: questions, offers, news, refusals and the position in words.

## Questions

question-quantum-start-roll = Keep your three starting ships, or reroll all of them.
question-quantum-start-planet = Choose your start planet.
question-quantum-start-ship = Choose an orbital square for { $ship }.
question-quantum-actions = { $left ->
    [0] No action left: use an ability or a card, or end your actions.
   *[other] Choose an action: { $left } left.
}
question-quantum-picks = Choose an advance card: { $picks ->
    [one] { $picks } choice left.
   *[other] { $picks } choices left.
}
question-quantum-drop = Choose where to set down { $ship }.
question-quantum-danger = Your ship on { $square } is being attacked: let the dice decide, or destroy both ships.
question-quantum-rerolls = Combat dice: attack { $attack }, defence { $defence }. Keep them, or use a card to have one rerolled.
question-quantum-advance = The attack is won: advance to { $square }, or return to the approach square.
question-quantum-face = Choose the number for die { $die }.
question-quantum-keep = Die { $die } shows { $face }: keep it or reroll it.
question-quantum-infamy = Infamy: choose a planet for your cube.
question-quantum-place = Choose a square or the scrapyard for { $ship } ({ $face }).
question-quantum-relocate = { card-relocation }: choose another player’s cube and its new planet.
question-quantum-reorganize = { card-reorganization }: choose the ships to reroll and place again.
question-quantum-sabotage = { card-sabotage }: choose one of your command cards to discard.
question-quantum-room = You hold three command cards: choose the one to discard for { $card }.

## Offers: answers

offer-quantum-keep = Keep the result
offer-quantum-reroll = Reroll
offer-quantum-settle = Take the start planet at { $square }
offer-quantum-place = Put the ship on { $square }
offer-quantum-scrap = Put the ship in the scrapyard
offer-quantum-drop = Set the ship down on { $square }
offer-quantum-occupy = Advance to { $square }
offer-quantum-withdraw = Return to the approach square
offer-quantum-detonate = { card-dangerous }: destroy both ships
offer-quantum-fight = Let the dice decide
offer-quantum-reroll-with = Use { $card } to have a combat die rerolled
offer-quantum-choose = Choose { $face } ({ $ship })
offer-quantum-infamy = Put the cube on the planet at { $square }

## Offers: actions

offer-quantum-reconfigure = Reconfigure { $ship } on { $square }
offer-quantum-reconfigure-scrapped = Reconfigure { $ship } in the scrapyard (die { $die })
offer-quantum-deploy = Deploy { $ship } (die { $die }) to { $square }
offer-quantum-move = Move { $ship } from { $from } to { $to }
offer-quantum-move-curious = { card-curious }: move { $ship } from { $from } to { $to }, without an action
offer-quantum-move-tactical = { card-tactical }: move { $ship } from { $from } to { $to }, without an action
offer-quantum-attack = Attack { $target } from { $via } with { $ship } on { $from }
offer-quantum-attack-tactical = { card-tactical }: attack { $target } from { $via } with { $ship } on { $from }, without an action
offer-quantum-transport = Move { ship-2.the } from { $from } to { $to }, loading { $load } on { $square }
offer-quantum-transport-curious = { card-curious }: move { ship-2.the } from { $from } to { $to }, loading { $load } on { $square }, without an action
offer-quantum-transport-tactical = { card-tactical }: move { ship-2.the } from { $from } to { $to }, loading { $load } on { $square }, without an action
offer-quantum-build = Build on the planet at { $square } (2 actions)
offer-quantum-research = Research: raise it to { $to }
offer-quantum-end = { $left ->
    [0] End your actions
   *[other] End your actions ({ $left } unused)
}

## Offers: abilities and card powers

offer-quantum-strike = Strike { $target } with { ship-1.the } on { $from }
offer-quantum-warp = Warp: swap { ship-3.the } on { $from } with your ship on { $with }
offer-quantum-modify = Change { ship-4.the } on { $square } to { $face }
offer-quantum-scout = Reroll { ship-6.the } on { $square }, without an action
offer-quantum-cerebral = { card-cerebral }: -1 dominance, +3 research
offer-quantum-tyrannical = { card-tyrannical }: -1 research, +1 dominance
offer-quantum-flexible = { card-flexible }: change the ship on { $square } to { $face }
offer-quantum-nomadic = { card-nomadic }: shift the ship on { $from } to { $to } (1 action)
offer-quantum-resourceful = { card-resourceful }: send the ship on { $square } to the scrapyard for +1 action

## Offers: cards

offer-quantum-take = Take { $card }
offer-quantum-refresh = Replace the six face-up cards
offer-quantum-pass = { $picks ->
    [one] Give up your choice
   *[other] Give up your { $picks } choices
}
offer-quantum-discard = Discard { $card }
offer-quantum-relocate = Move { $owner }’s cube from { $from } to { $to }
offer-quantum-reorganize-none = Reroll no ship
offer-quantum-reorganize = Reroll and place again: { $dice }

## News: the set-up and the course of a turn

event-quantum-rolled-start = { $seat } rolls starting die { $die }: { $face } ({ $ship }).
event-quantum-rolled-start-again = { $seat } rerolls starting die { $die }: { $face } ({ $ship }).
event-quantum-tie-rolled = { $seat } rolls { $sum } to break the tie.
event-quantum-first-player = { $seat } goes first.
event-quantum-turn-started = { $seat } begins a turn with { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-quantum-card-phase = { $seat } may choose { $picks ->
    [one] { $picks } card
   *[other] { $picks } cards
}.
event-quantum-turn-ended = { $seat } ends the turn.
event-quantum-action-gained = { $seat } gains an action from { $card }: { $left } left.
event-quantum-won = { $winners } has placed every cube and wins the game.
event-quantum-drawn = Fifty rounds without a cube, a destroyed ship or a card: the game is drawn.

## News: ships

event-quantum-rolled = { $seat } reconfigures die { $die }: { $face } ({ $ship }).
event-quantum-rolled-destroyed = { $seat } rolls the destroyed ship, die { $die }: { $face } ({ $ship }).
event-quantum-rolled-resourceful = { $seat } rolls the scrapped ship, die { $die }: { $face } ({ $ship }).
event-quantum-rolled-expansion = { $seat } rolls an expansion ship, die { $die }: { $face } ({ $ship }).
event-quantum-rolled-reorganized = { $seat } rerolls die { $die }: { $face } ({ $ship }).
event-quantum-rolled-scrappy = { $seat } rerolls die { $die } with { card-scrappy }: { $face } ({ $ship }).
event-quantum-face-chosen = { $seat } sets die { $die } to { $face } ({ $ship }).
event-quantum-face-changed = { $seat } changes { $from } into { $to } on { $square }.
event-quantum-ship-placed = { $seat } puts { $ship } on { $square }.
event-quantum-ship-scrapped = { $seat } puts { $ship } in the scrapyard.
event-quantum-ship-moved = { $seat } moves { $ship } from { $from } to { $to }.
event-quantum-ship-loaded = { $seat } takes { $ship } on { $square } aboard.
event-quantum-ship-warped = { $seat } warps: the ships on { $from } and { $with } swap places.

## News: combat

event-quantum-attack-declared = { $seat } attacks { $defender } on { $target } with { $ship } from { $via }.
event-quantum-combat-rolled = Combat dice: attack { $attack }, defence { $defence }.
event-quantum-combat-rerolled = { $seat } uses { $card }: attack { $attack }, defence { $defence }.
event-quantum-combat-decided = Totals: attack { $attack }, defence { $defence }.
event-quantum-attack-repelled = The attack fails: { $seat } stays on { $square }.
event-quantum-ship-destroyed = { $seat } loses { $ship } on { $square }.
event-quantum-both-destroyed = { $seat } uses { card-dangerous }: both ships are destroyed.

## News: cubes, dials and cards

event-quantum-cube-placed = { $seat } puts a cube on the planet at { $square }: { $left ->
    [0] it was the last one
   *[other] { $left } to go
}.
event-quantum-cube-relocated = { $seat } moves { $owner }’s cube from { $from } to { $to }.
event-quantum-research = { $seat }’s research is now { $to }.
event-quantum-dominance = { $seat }’s dominance is now { $to }.
event-quantum-card-taken = { $seat } takes { $card }.
event-quantum-card-discarded = { $seat } discards { $card }.
event-quantum-card-revealed = New card face up: { $card }.
event-quantum-refreshed = { $seat } replaces the six face-up cards.
event-quantum-picks-lapsed = { $seat } gives up the remaining choices.

## Refusals: the set-up

refusal-quantum-seat-count = Quantum is for 2, 3 or 4 players, not { $seats }.
refusal-quantum-unknown-map = There is no map “{ $map }”.
refusal-quantum-map-seats = The map “{ $map }” is for { $wanted } players, not { $seats }.
refusal-quantum-unknown-edition = There is no edition “{ $edition }”: choose “revised” or “first”.
refusal-quantum-not-a-start = The planet at { $square } is not a start planet.
refusal-quantum-start-taken = The start planet at { $square } is already taken.

## Refusals: positions placed by hand

refusal-quantum-position-seats = The position has { $about } players, but the map is made for a different number.
refusal-quantum-position-active = There is no player { $about }: “active” counts the players from 1.
refusal-quantum-position-square = “{ $about }” is not a square: write a column and a row, such as b3.
refusal-quantum-position-planet = There is no planet on { $about } that could hold a cube.
refusal-quantum-position-full = The planet at { $about } has no free slot for another cube.
refusal-quantum-position-won = Player { $about } has no cube left to place: the game would already be over.
refusal-quantum-position-dice = Player { $about } has more than five ships.
refusal-quantum-position-face = A ship shows a number from 1 to 6, not { $about }.
refusal-quantum-position-taken = There is no room for a ship on { $about }: it is taken, a planet or off the board.
refusal-quantum-position-ship = “{ $about }” is not a ship: write a number and a square, such as 4@e4.
refusal-quantum-position-dial = Research and dominance are between 1 and 6, not { $about }.
refusal-quantum-position-commands = Player { $about } has more than three command cards.
refusal-quantum-position-no-ship = This player has no ship on { $about }.
refusal-quantum-position-card = “{ $about }” is not a card that can be there.
refusal-quantum-position-decks = The face-up cards cannot include “{ $about }”: at most three of each kind, and none that is in use.

## Refusals: something else comes first

refusal-quantum-pending-start-roll = First keep or reroll your starting ships.
refusal-quantum-pending-start-planet = First choose your start planet.
refusal-quantum-pending-start-ship = First place your starting ships.
refusal-quantum-pending-picks = The card phase has begun: take a card, replace the six cards or give up the choice.
refusal-quantum-pending-drop = First set down the ship that is aboard.
refusal-quantum-pending-danger = First decide about { card-dangerous }: the dice, or both ships destroyed.
refusal-quantum-pending-rerolls = First decide about the combat dice: keep them or have one rerolled.
refusal-quantum-pending-advance = First choose the attacker’s square: the target’s or the approach square.
refusal-quantum-pending-face = First choose the number of the ship.
refusal-quantum-pending-keep = First keep or reroll the ship.
refusal-quantum-pending-infamy = First place the cube of your infamy.
refusal-quantum-pending-place = First place the ship: on a square or in the scrapyard.
refusal-quantum-pending-relocate = First choose the cube to move and its new planet.
refusal-quantum-pending-reorganize = First choose the ships to reroll.
refusal-quantum-pending-sabotage = First discard a command card.
refusal-quantum-pending-room = First discard a command card to make room for the new one.
refusal-quantum-cards-later = Cards come after the actions: end your actions first.
refusal-quantum-no-such-question = You are not being asked that now.

## Refusals: squares and ships

refusal-quantum-no-planet = There is no planet on { $square }.
refusal-quantum-no-own-ship = You have no ship on { $square }.
refusal-quantum-not-own-ship = The ship on { $square } is not yours.
refusal-quantum-not-empty = There is already a ship on { $square }.
refusal-quantum-not-open = No ship can be on { $square }: it is a planet or off the board.
refusal-quantum-not-in-scrapyard = Die { $die } is not in your scrapyard.
refusal-quantum-not-yet-in-play = Die { $die } is an expansion ship that has not joined the game yet.
refusal-quantum-start-orbit = { $square } is not near your start planet: starting ships go on the squares next to it.
refusal-quantum-own-orbit = { $square } is not near a planet with one of your cubes.
refusal-quantum-own-orbit-or-alone = { $square } is not near a planet with one of your cubes, and there is a ship next to it.
refusal-quantum-around-flagship = { $square } is not one of the eight squares around { ship-2.the }.
refusal-quantum-another-ship = The ship on { $square } cannot change places with itself.
refusal-quantum-from-orbit = The ship on { $square } is not in orbit.
refusal-quantum-neighbouring-orbit = { $square } is not in orbit around a planet on one of the four neighbouring tiles.
refusal-quantum-wrong-ship = This ability takes { $ship } ({ $needed }), but the ship on { $square } shows { $face }.
refusal-quantum-wrong-face = The number { $face } cannot be chosen here.
refusal-quantum-has-moved = The ship on { $square } has already moved this turn.
refusal-quantum-ability-used = The ship on { $square } has already used its ability this turn.

## Refusals: actions

refusal-quantum-actions = This takes { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}, and you have { $left ->
    [0] none left
   *[other] only { $left } left
}.
refusal-quantum-too-far = { $to } is further than { $range ->
    [one] { $range } square
   *[other] { $range } squares
} from { $from }.
refusal-quantum-no-way = No open path of at most { $range ->
    [one] { $range } square
   *[other] { $range } squares
} leads from { $from } to { $to }.
refusal-quantum-no-step = The ship is already on { $square }: a move takes at least one step.
refusal-quantum-no-enemy = There is no enemy ship on { $square }.
refusal-quantum-not-beside = { $square } is not next to { $other }: an attack comes from a square that shares an edge with its target.
refusal-quantum-diagonal = From { $square } to { $other } is a diagonal step, and attacks are straight unless { ship-5.a } uses its maneuver.
refusal-quantum-strike-beside = { $other } is not next to { $square }: a strike reaches only the four squares that share an edge.
refusal-quantum-load-around = { $square } is not one of the eight squares around { $other }.
refusal-quantum-loaded-attack = With a ship aboard, { ship-2.the } cannot attack { $square }.
refusal-quantum-no-attack = { card-curious } cannot be combined with an attack.
refusal-quantum-research-full = Your research is already at 6.
refusal-quantum-planet-full = The planet at { $square } has no free slot.
refusal-quantum-own-cube = The planet at { $square } already has a cube of that colour.
refusal-quantum-wrong-sum = The planet at { $square } needs a sum of { $needed }; your ships in its orbit add up to { $sum }.

## Refusals: cards

refusal-quantum-no-card = You do not have the card { $card }.
refusal-quantum-not-active = The card { $card } is new: it works from your next turn on.
refusal-quantum-card-used = The card { $card } has already been used this turn.
refusal-quantum-curious-after-attack = { card-curious } cannot be used in a turn in which you have attacked.
refusal-quantum-dial-too-low = The dial that pays for this is already at 1.
refusal-quantum-no-reroll = The card { $card } gives you no reroll now.
refusal-quantum-die-fixed = That die counts as 3 through { card-rational } and is not rolled.
refusal-quantum-not-shown = The card { $card } is not face up.
refusal-quantum-no-expansion-left = Both your expansion ships are in play: { card-expansion } is of no use to you.
refusal-quantum-not-held = The card { $card } is not among those you can discard.
refusal-quantum-own-cube-moved = Only another player’s cube can be moved.
refusal-quantum-no-cube-there = That player has no cube on { $square }.
refusal-quantum-higher-number = A cube cannot move from a planet numbered { $from } to one numbered { $to }: in the first edition the number may not rise.

## The position in words

describe-quantum-table = Map: { $map }
describe-quantum-setup = The set-up is under way.
describe-quantum-cards-phase = Card phase of the turn: { $seat }.
describe-quantum-over = The game is over.
describe-quantum-turn = Turn: { $seat }, { $left ->
    [0] no action left
    [one] { $left } action left
   *[other] { $left } actions left
}.
describe-quantum-planets = Planets
describe-quantum-planet = { $square }: planet { $number }, { $free ->
    [0] no free slot
    [one] { $free } free slot
   *[other] { $free } free slots
}.
describe-quantum-planet-cubes = { $square }: planet { $number }, cubes: { $owners }; { $free ->
    [0] no free slot
    [one] { $free } free slot
   *[other] { $free } free slots
}.
describe-quantum-start-planet = { $square }: start planet { $number }, { $free ->
    [0] no free slot
    [one] { $free } free slot
   *[other] { $free } free slots
}.
describe-quantum-start-planet-cubes = { $square }: start planet { $number }, cubes: { $owners }; { $free ->
    [0] no free slot
    [one] { $free } free slot
   *[other] { $free } free slots
}.
describe-quantum-seat = { $seat }
describe-quantum-dials = { $cubes ->
    [0] All cubes placed
    [one] { $cubes } cube to place
   *[other] { $cubes } cubes to place
}, research { $research }, dominance { $dominance }.
describe-quantum-ship = { $square }: { $ship } ({ $face }), die { $die }.
describe-quantum-ship-moved = { $square }: { $ship } ({ $face }), die { $die }; has moved.
describe-quantum-ship-used = { $square }: { $ship } ({ $face }), die { $die }; ability used.
describe-quantum-ship-spent = { $square }: { $ship } ({ $face }), die { $die }; has moved, ability used.
describe-quantum-ship-scrapped = Scrapyard: { $ship } ({ $face }), die { $die }.
describe-quantum-ship-in-hand = To be placed: { $ship } ({ $face }), die { $die }.
describe-quantum-card = { $card }: { $text }
describe-quantum-card-new = { $card }, from the next turn on: { $text }
describe-quantum-cards = Face-up cards
describe-quantum-commands = Command cards: { $cards }.
describe-quantum-gambits = Gambits: { $cards }.

## On the start page

quantum-menu-map = Map
quantum-menu-map-named = { $map }
quantum-menu-group-basic = To learn the game
quantum-menu-group-advanced = From the box
quantum-menu-group-addon = Official additions
quantum-menu-group-superseded = Earlier printings
quantum-menu-group-community = Made by players
quantum-menu-edition = Rules
quantum-menu-edition-revised = Revised edition
quantum-menu-edition-first = First edition

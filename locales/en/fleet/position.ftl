### Fleet Commander: the position in words, one line for each thing on the table, and the names of results.

## Results and dice

fleet-die-ro = a red orthogonal
fleet-die-ro-stored = a stored red orthogonal
fleet-die-rd = a red diagonal
fleet-die-rd-stored = a stored red diagonal
fleet-die-rm = a red multidirectional
fleet-die-rm-stored = a stored red multidirectional
fleet-die-rs = a red special
fleet-die-rs-stored = a stored red special
fleet-die-bo = a blue orthogonal
fleet-die-bo-stored = a stored blue orthogonal
fleet-die-bd = a blue diagonal
fleet-die-bd-stored = a stored blue diagonal
fleet-die-bm = a blue multidirectional
fleet-die-bm-stored = a stored blue multidirectional
fleet-die-bs = a blue special
fleet-die-bs-stored = a stored blue special
fleet-die-go = a green orthogonal
fleet-die-go-stored = a stored green orthogonal
fleet-die-gd = a green diagonal
fleet-die-gd-stored = a stored green diagonal
fleet-die-gm = a green multidirectional
fleet-die-gm-stored = a stored green multidirectional
fleet-die-gs = a green special
fleet-die-gs-stored = a stored green special
fleet-dice-red-1 = 1 red
fleet-dice-red-2 = 2 red
fleet-dice-red-3 = 3 red
fleet-dice-red-4 = 4 red
fleet-dice-red-5 = 5 red
fleet-dice-red-6 = 6 red
fleet-dice-blue-1 = 1 blue
fleet-dice-blue-2 = 2 blue
fleet-dice-blue-3 = 3 blue
fleet-dice-blue-4 = 4 blue
fleet-dice-blue-5 = 5 blue
fleet-dice-blue-6 = 6 blue
fleet-dice-green-1 = 1 green
fleet-dice-green-2 = 2 green
fleet-dice-green-3 = 3 green
fleet-dice-green-4 = 4 green
fleet-dice-green-5 = 5 green
fleet-dice-green-6 = 6 green

## Ways to play and parts

fleet-mode-duel = Two players against each other
fleet-mode-teams = Two camps; their players take turns
fleet-mode-free-for-all = Free-for-all
fleet-option-drawn-weapons = Special weapons drawn in the open
    .text = A special weapon is drawn at random for each ship that carries one, for everybody to see.
fleet-option-secret-devices = Secret technical devices
    .text = Technical devices stay face down until they are used.
fleet-role-phebe = Phebe
fleet-role-amycles = Amycles
fleet-role-blockade-phebe = the blockade runner
fleet-role-blockade-amycles = the blockader
fleet-target-none = nothing
fleet-firepower-none = none

## The table

describe-fleet-table = { $scenario }, round { $round }
describe-fleet-goal = Aim: { $goal }
describe-fleet-mode = { $mode }.
describe-fleet-enough = { $count ->
    [one] { $count } container wins.
   *[other] { $count } containers win.
}
describe-fleet-options = Optional rules: { $options }
describe-fleet-variants = Variants: { $variants }
describe-fleet-quiet = Unless something is lost, the battle ends after { $count ->
    [one] { $count } more round
   *[other] { $count } more rounds
}
describe-fleet-setup = Set-up: { $seat } decides.
describe-fleet-start = { $seat }’s Start of Turn.
describe-fleet-energy = { $seat }’s Energy Allocation.
describe-fleet-actions = { $seat }’s Dice Actions.
describe-fleet-bridge = { $seat }’s Bridge phase.
describe-fleet-over = The battle is over.
describe-fleet-camp = Camp of { $seats }: { $points } of { $start } points
describe-fleet-camp-threshold = Camp of { $seats }: { $points } of { $start } points, lost at { $threshold }
describe-fleet-camp-saved = Camp of { $seats }: { $count ->
    [one] { $count } container evacuated
   *[other] { $count } containers evacuated
}
describe-fleet-zone = Combat zone of { $width } by { $depth } sectors, starting at { $sector }
describe-fleet-sector = { $sector }: { $kind }
describe-fleet-sector-marked = { $sector }: { $kind }, { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
describe-fleet-sector-armed = { $sector }: { $kind } with { $weapon }
describe-fleet-site = Battle Station on { $sector }: works for Phebe
describe-fleet-site-lost = Battle Station on { $sector }: disabled
describe-fleet-site-colony = Colony on { $sector }: intact
describe-fleet-site-colony-lost = Colony on { $sector }: destroyed
describe-fleet-ship-due = The arriving ship waits for its gate to be free
describe-fleet-relief = { $seat } comes to the aid of { $ally } after round { $round }
describe-fleet-relief-gate = { $sector }: the gate through which { $seat } comes to the aid of { $ally }
describe-fleet-fog = In the fog: { $sectors }
describe-fleet-gates = Gates { $letter }: { $one } and { $other }
describe-fleet-lone-gate = { $sector }: gate { $letter }
describe-fleet-containers = { $sector }: { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
describe-fleet-token = { $sector }: { $token } of { $owner }’s { $ship } { $letter }
describe-fleet-token-on = { $sector }: { $token } on { $owner }’s { $ship } { $letter }
describe-fleet-capacity = { $sector }: { $capacity } of { $owner }’s { $ship } { $letter }, its die shows { $face }; it affects { $sectors }
describe-fleet-capacity-line = { $sector }: { $capacity } looks along { $axis }

## An attack

describe-fleet-attack = { $seat } attacks { $sector } from { $from }
describe-fleet-attack-target = Target: { $owner }’s { $ship } { $letter }
describe-fleet-attack-via = Ranged, via { $sector }
describe-fleet-attack-ship = { $owner }’s { $ship } { $letter } fires
describe-fleet-salvo = From { $sector }: { $damage } damage
describe-fleet-salvo-stopped = From { $sector }: { $damage } damage, stopped
describe-fleet-attack-damage = { $damage } damage getting through so far
describe-fleet-reaction-none = No reaction yet
describe-fleet-reaction-shields = Reaction: shields

## The players

describe-fleet-seat = { $seat }, { $faction }: { $points } of { $start } points
describe-fleet-commander = Commander: { $commander }
describe-fleet-role = Part: { $role }
describe-fleet-side = Camp { $camp }
describe-fleet-threshold = Lost at { $points } points or fewer
describe-fleet-flagship = Lost with the flagship, and only then
describe-fleet-reinforcements = The champion has lost half its hull: reinforcements may come
describe-fleet-saved = { $count ->
    [one] { $count } container evacuated
   *[other] { $count } containers evacuated
}
describe-fleet-ship = { $letter }: { $ship } on { $sector }, class { $class }, firepower { $firepower }, hull { $hull } of { $full }
describe-fleet-waiting = { $letter }: { $ship }, not deployed, class { $class }, firepower { $firepower }, hull { $hull } of { $full }
describe-fleet-held-back = { $letter }: { $ship }, still to come, class { $class }, firepower { $firepower }, hull { $hull } of { $full }
describe-fleet-bays = { $letter }: the bays of the Battle Station on { $sector }
describe-fleet-signal = { $letter }: a Signal on { $sector }
describe-fleet-signal-waiting = { $letter }: a Signal, not deployed
describe-fleet-destroyed = { $letter }: { $ship }, lost
describe-fleet-fled = { $letter }: { $ship }, has left the zone for good
describe-fleet-armed = { $letter } carries { $weapon }
describe-fleet-armed-face-down = { $letter } carries { $weapon }, face down
describe-fleet-armed-secret = { $letter } carries a weapon, face down
describe-fleet-devices = { $letter } has on board: { $devices }
describe-fleet-sealed = { $letter } has a device, face down
describe-fleet-own-signal = { $letter } is a Signal: the others do not know what it is
describe-fleet-docked = { $letter } is docked
describe-fleet-hauls = { $letter } may take a container along this turn
describe-fleet-grounded = { $letter } cannot be moved by dice this turn
describe-fleet-wreck = { $letter } is on its last legs: any further damage destroys it
describe-fleet-champion = { $letter } decides the Duel: whoever destroys it wins
describe-fleet-reserve = Reserve: { $red } red, { $blue } blue, { $green } green
describe-fleet-rolled = Rolled: { $dice }
describe-fleet-stored = On the bridge, { $slot }: { $die }
describe-fleet-bridge-tile = Tile of its own on the bridge: { $ship } { $letter }
describe-fleet-bridge-tiles = Tiles on the bridge: { $ships }
describe-fleet-tiles = Special sectors to place: { $sectors }
describe-fleet-arming = Still has to keep a special weapon
describe-fleet-choosing = Still has to take a fleet
describe-fleet-drawn = Drawn: { $weapons }
describe-fleet-home = Deploys on { $sectors }

### What only the browser says of Fleet Commander.

web-fleet-die = { $colour } { $face }

## In the middle of an order

web-fleet-asks-goal = Where to, or at whom?
web-fleet-asks-way = Through which sector does the shot come?
web-fleet-asks-die = Which result pays for it?

## The turn

web-fleet-turn = { $name }’s turn
web-fleet-round = round { $round }
web-fleet-phase-setup = Set-up
web-fleet-phase-start = Start of Turn
web-fleet-phase-energy = Energy
web-fleet-phase-actions = Dice Actions
web-fleet-phase-bridge = Bridge
web-fleet-phase-over = The battle is over

## The bridge

web-fleet-left-wing = Left wing
web-fleet-right-wing = Right wing
web-fleet-directions = directions
web-fleet-specials = specials
web-fleet-commander = Commander
web-fleet-refuellers = Refuellers
web-fleet-results = Results
web-fleet-theirs = Others’ dice
web-fleet-test = Test
web-fleet-tested = Test: { $face }
web-fleet-reserve = Reserve
web-fleet-stored = { $die }, on the bridge
web-fleet-empty-place = empty slot
web-fleet-again = As before
web-fleet-to-deploy = To deploy · { $name }

## The fleets

web-fleet-fleets = Fleets
web-fleet-points = of { $start } · lost at { $threshold }
web-fleet-points-brief = { $points } of { $start }
web-fleet-points-only = of { $start }
web-fleet-points-flagship = of { $start } · the flagship decides
web-fleet-fire = fire
web-fleet-hull = hull
web-fleet-lost = lost
web-fleet-fled = gone for good
web-fleet-held-back = to come
web-fleet-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
web-fleet-signals = { $count ->
    [one] { $count } Signal
   *[other] { $count } Signals
}
web-fleet-unfold = Fleet of { $name }
web-fleet-choosing = chooses a fleet
web-fleet-chosen = has chosen
web-fleet-carries = { $letter } carries { $name }
web-fleet-only-you = { $letter } carries { $name }: only you know
web-fleet-face-down = { $letter } carries something, face down

## The attack

web-fleet-attacks = { $name } attacks { $at } from { $from }
web-fleet-would-attack = An attack on { $at } from { $from }
web-fleet-attacks-ship = { $name } attacks { $ship }
web-fleet-via = At range, through { $sector }
web-fleet-supports = { $ships }, in support
web-fleet-shield-towards = Shield towards { $sector }
web-fleet-through = Gets through to { $ship }
web-fleet-hull-of = Hull
web-fleet-would-be-lost = { $ship } would be lost.
web-fleet-would-damage = Would do { $damage } damage.
web-fleet-block = block { $stopped }: { $before } → { $after }

## Ships and sectors

web-fleet-numbers = class { $class } · firepower { $firepower } · hull { $hull } of { $full }
web-fleet-is-signal = The others see a Signal.
web-fleet-is-docked = Docked: no guns, shields, weapon or device.
web-fleet-is-grounded = No movement die may be used on it this turn.
web-fleet-hauls = May take a container along this turn.
web-fleet-is-wreck = On its last legs: any further damage destroys it.
web-fleet-is-champion = Whoever destroys it wins the Duel.
web-fleet-weapon-hidden = Its special weapon is face down.
web-fleet-device-hidden = Its device is face down.
web-fleet-containers = { $count ->
    [one] { $count } container lies here.
   *[other] { $count } containers lie here.
}
web-fleet-room = Room for class { $room } more.
web-fleet-more = and { $count } more

## Keys

web-key-fleet-ships = goes through the sectors that can be picked
    .keys = [ ]
web-key-fleet-dice = goes through the dice that can be picked
    .keys = D
web-key-fleet-fire = fires
    .keys = F
web-key-fleet-go = sends the ships
    .keys = G
web-key-fleet-pass = passes, or takes the hit
    .keys = P
web-key-fleet-buttons = presses the first button, the second …
    .keys = 1 – 9
web-key-fleet-inspector = goes to the inspector
    .keys = I
web-key-fleet-magnifier = shows the sector and its ships in the inspector
    .keys = M
web-key-fleet-aid = shows the quick reference
    .keys = H

web-fleet-aid = Quick reference
web-fleet-inspector = Inspector

## After the battle

web-fleet-figures = The battle in figures
web-fleet-chart = Class points over the rounds
web-fleet-chart-words = The chart in numbers
web-fleet-start = start
web-fleet-figure-player = Player
web-fleet-figure-fired = Damage fired
web-fleet-figure-dealt = Damage dealt
web-fleet-figure-blocked = Damage blocked
web-fleet-figure-lost = Ships lost
web-fleet-figure-used = Results used
web-fleet-swings = The dearest moments
web-fleet-watch = watch from here

## Setting a battle up

web-fleet-setup-surprise = A scenario that goes with your other choices, drawn when the table opens.
web-fleet-setup-fleet = Fleet of player { $number }
web-fleet-setup-any = any that fits
web-fleet-setup-players = { $what } is for { $players }.
web-fleet-setup-count = { $count } players
web-fleet-setup-counts = { $count } players
web-fleet-setup-back = Back to Pitched Battle:
web-fleet-setup-dropped = { $option } as usual again:
web-fleet-setup-faint = Faint choices do not go with the others.
web-fleet-setup-points = Points each
web-fleet-setup-standard = 12 is the standard
web-fleet-setup-more = More: zones, gates, special sectors, first player, variants

## The fleet builder

web-fleet-builder-faction = Faction
web-fleet-builder-commander = Commander
web-fleet-builder-nobody = Nobody
web-fleet-builder-costs = costs { $points }
web-fleet-builder-highest = class { $class } at most
web-fleet-builder-no-leader = no commander
web-fleet-builder-dice = { $red } red, { $blue } blue and { $green } green dice
web-fleet-builder-all-lead = All players have a leader: nobody pays
web-fleet-builder-types = Types of ships
web-fleet-builder-tile = { $ship }, class { $class }, fire { $fire }, hull { $hull }. { $count } in the fleet.
web-fleet-builder-class = class
web-fleet-builder-fire = fire
web-fleet-builder-hull = hull
web-fleet-builder-devices = { $count ->
    [one] Carries a device.
   *[other] Carries { $count } devices.
}
web-fleet-builder-less = One { $ship } less
web-fleet-builder-more = One { $ship } more
web-fleet-builder-closed = Closed to { $faction }
web-fleet-builder-mine = My fleet
web-fleet-builder-of = of { $limit } points
web-fleet-builder-empty = Take a ready-made fleet, or add ships with +.
web-fleet-builder-ships = Ships
web-fleet-builder-weapon = Special weapon of { $letter }
web-fleet-builder-device = Device of { $letter }
web-fleet-builder-choose-weapon = Choose a special weapon
web-fleet-builder-choose-device = Choose a device
web-fleet-builder-remove = Remove { $letter }, { $ship }
web-fleet-builder-count = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
web-fleet-builder-unchecked = Not checked: the server does not answer
web-fleet-builder-legal = A legal fleet
web-fleet-builder-checking = Checking…
web-fleet-builder-illegal = { $count ->
    [one] Not legal yet, for one reason
   *[other] Not legal yet, for { $count } reasons
}
web-fleet-builder-for = { $scenario }, { $points } points
web-fleet-builder-another = For another battle
web-fleet-builder-part = Part
web-fleet-builder-part-own = By the faction
web-fleet-builder-ready = Ready-made fleets
web-fleet-builder-key-number = number
web-fleet-builder-key-weapon = weapon
web-fleet-builder-code = Code
web-fleet-builder-link = Link to this fleet
web-fleet-builder-no-code = A fleet with ships has a code to paste and to share.
web-fleet-builder-paste = Code of a fleet
web-fleet-builder-open = Open
web-fleet-builder-unread = This is no fleet.
web-fleet-builder-print = Print
web-fleet-builder-kept = Kept in this browser
web-fleet-builder-name = Name of the fleet
web-fleet-builder-keep = Keep
web-fleet-builder-kept-none = No fleet is kept yet.
web-fleet-builder-export = Save as a file
web-fleet-builder-import = Read a file…
web-fleet-builder-build = Build a fleet…
web-fleet-builder-take = Take this fleet
web-fleet-builder-play = Play with this fleet
web-fleet-builder-drawn = drawn at the table
web-fleet-builder-reasons = { $count ->
    [one] one reason
   *[other] { $count } reasons
}
web-fleet-setup-own = Your own

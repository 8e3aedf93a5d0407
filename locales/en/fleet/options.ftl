### The optional rules of Fleet Commander in play: secret weapons, Signals and the fog of war.

question-fleet-arm = Keep one of the special weapons drawn for { $ship } ({ $letter }).
offer-fleet-arm = Keep { $weapon }
offer-fleet-survey = Scan the sectors around { $sector } ({ $die })

event-fleet-weapons-drawn = { $seat } draws for ship { $letter }: { $weapons }.
event-fleet-weapon-kept = { $seat } keeps { $weapon } for ship { $letter }, face down.
event-fleet-weapon-kept-secret = { $seat } keeps a special weapon, face down.
event-fleet-weapon-dealt = { $owner }’s { $ship } { $letter } gets { $weapon }.
event-fleet-weapon-revealed = The weapon of { $owner }’s { $ship } { $letter } is revealed: { $weapon }.
event-fleet-discovered = { $sector } is discovered ({ $face }): a neutral sector.
event-fleet-discovered-special = { $sector } is discovered ({ $face }): { $kind }.

question-fleet-foil = Your Signals on { $sector } are being scanned from { $from }: foil the scan with a shield, or pass.
question-fleet-veil = Camouflage your ships on { $sector }, or leave them as they are.
question-fleet-veil-any = Camouflage the ships in one sector, or leave them as they are.
offer-fleet-scan = Scan { $sector } from { $from } ({ $dice })
offer-fleet-foil = Foil the scan from { $sector } ({ $die })
offer-fleet-veil = Camouflage { $sector }

event-fleet-signal-deployed = { $seat } deploys Signal { $letter } on { $sector }.
event-fleet-signal-joined = { $seat } deploys Signal { $letter } on { $sector }, beside others.
event-fleet-signal-revealed = { $owner }’s Signal { $letter } is revealed: { $ship }.
event-fleet-signal-revealed-armed = { $owner }’s Signal { $letter } is revealed: { $ship } with { $weapon }.
event-fleet-decoy = { $owner }’s Signal { $letter } was a decoy.
event-fleet-scan = { $seat } scans { $sector } from { $from }.
event-fleet-scan-foiled = { $seat } foils the scan of { $sector }.
event-fleet-camouflaged = { $seat } camouflages { $sector }: Signals { $ships }.
event-fleet-hint-room = { $seat } shows that these Signals have room side by side.
event-fleet-hint-guns = { $seat } shows that one of the firing Signals may be armed.
event-fleet-hint-part = One of { $seat }’s Signals may have had a part in that.

refusal-fleet-signal = { $about } is a Signal that has not been revealed.
refusal-fleet-no-signal = { $about } is not a Signal that could take part.
refusal-fleet-nothing-to-scan = There are no enemy Signals to scan on { $about }.
refusal-fleet-scan-path = These results do not lead to { $about }.
refusal-fleet-veil = No ships can be camouflaged on { $about } now.
refusal-fleet-pending-foil = A scan can only be answered with a shield, or not at all.
refusal-fleet-pending-veil = First decide whether to camouflage ships.

refusal-fleet-option = There is no optional rule called { $about }. Possible: { $known }.
refusal-fleet-two-draws = Special weapons are drawn in secret or in the open, not both.
refusal-fleet-fog-terrain = In the fog of war there are no special sectors at the beginning.
refusal-fleet-not-drawn = { $about } was not drawn for this ship.
refusal-fleet-no-fog = There is nothing left to discover in these directions from { $about }.
refusal-fleet-pending-arm = First keep one of the special weapons drawn.

## Fleets chosen at the table

question-fleet-choose = Choose your fleet of { $points } points: a ready-made one, one that you kept, or one that you build now.
form-fleet-own = Take a fleet of your own, by its code.
blank-fleet-code = code of a fleet
offer-fleet-choose = Take { $fleet } ({ $faction }, { $points } points): { $ships }
offer-fleet-choose-armed = Take { $fleet } ({ $faction }, { $points } points): { $ships }, with { $gear }
offer-fleet-choose-led-armed = Take { $fleet } ({ $faction } under { $commander }, { $points } points): { $ships }, with { $gear }
offer-fleet-choose-led = Take { $fleet } ({ $faction } under { $commander }, { $points } points): { $ships }
offer-fleet-ward = Shield against { $sector } ({ $die }): stops the Warheads
fleet-given = the fleet given in the set-up
fleet-own = a fleet of { $points } points ({ $faction }: { $ships })
fleet-faction-unknown = Unknown fleet
event-fleet-chosen = { $seat } takes { $fleet }.
event-fleet-chosen-secret = { $seat } has chosen a fleet.
event-fleet-revealed = { $seat } has { $fleet }.
refusal-fleet-choice = Unknown way to choose fleets: { $about }. Possible: { $known }.
refusal-fleet-no-fleet = This is not a fleet: { $about }.
refusal-fleet-pending-choice = First choose a fleet.
event-fleet-device-revealed = { $owner }’s { $ship } { $letter } reveals its device: { $device }.

## The start page

fleet-menu-scenario = Scenario
fleet-menu-scenario-named = { $scenario }
fleet-menu-points = Size of the fleets
fleet-menu-points-named = { $points } class points
fleet-menu-zones = Combat zones
fleet-menu-zones-usual = The usual ones
fleet-menu-zones-named = { $zones }
fleet-menu-mode = Who fights whom
fleet-menu-mode-duel = One on one
fleet-menu-mode-teams = Two camps
fleet-menu-mode-free-for-all = Free-for-all
fleet-menu-choice = Fleets
fleet-menu-choice-secret = Chosen in secret, all at once
fleet-menu-choice-open = Chosen openly, one after another
fleet-menu-options = Optional rules
fleet-menu-choice-given = Given: named here
fleet-menu-fleet-named = { $fleet }
fleet-menu-terrain = Special sectors
fleet-menu-terrain-placed = Placed by the players
fleet-menu-terrain-none = None
fleet-menu-terrain-first = Two Asteroid Fields
fleet-menu-option-secret-weapons = Secret special weapons
    .text = Your weapons lie face down until they fire.
fleet-menu-option-secret-devices = Secret devices
    .text = So do the devices of technical ships.
fleet-menu-option-drawn-weapons = Drawn weapons
    .text = Weapons are drawn at random, one for each carrier, in the open.
fleet-menu-option-hidden-deployment = Hidden deployment
    .text = Ships arrive as Signals, with decoys among them.
fleet-menu-option-fog-of-war = Fog of war
    .text = Sectors are discovered as somebody looks.
fleet-menu-variants = Variants
fleet-menu-variant-named = { $variant }
fleet-menu-gates = Pairs of gates
fleet-menu-gates-usual = As usual
fleet-menu-gates-named = { $pairs ->
    [0] None
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
fleet-menu-first = First player
fleet-menu-part = Who plays Phebe
fleet-menu-seat-usual = As the rules say
fleet-menu-seat-named = Player { $number }
refusal-fleet-unread = This cannot be read: { $reason }.

## Variants

fleet-variant-gates-by-chance = A die says where ships come out of a gate
fleet-variant-agreed-gates = As many pairs of gates as zones, or one less
fleet-variant-clear-gates = Gates do not block special weapons
fleet-variant-weapons-stay-in-zone = Vortex Gates stay within their zone
fleet-variant-strict-gas = The bonus die of a Gas Cloud must be used
fleet-variant-exo-bomb-off-terrain = Exo-Bombs need a sector without terrain
fleet-variant-drawn-terrain = Special sectors are drawn from five tiles
fleet-variant-nine-tokens = Secret weapons are drawn from nine tokens
fleet-variant-multi-board-fleets = 8 to 14 points in several zones
fleet-variant-diplomatic-frigate = The Passage: a Frigate instead of a Cruiser
fleet-variant-sudden-control = Control: both gates win at once
fleet-variant-prometheus-by-distance = The Prometheus Beam deals 3 per sector
fleet-variant-drain-ends-capacities = A green special ends a capacity
fleet-variant-green-gates = Green results use gates and discover sectors
fleet-variant-commander-bonus = Two points more without a leader; leaders are free
fleet-variant-chimaera-is-battleship = The Chimaera counts as a Battleship
fleet-variant-radar-anomalies = Radar Anomalies are special sectors too
fleet-variant-without-avatar = Without the expansion Avatar

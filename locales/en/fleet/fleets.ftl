### Ready-made fleets, and what can be wrong with a fleet.

## What is wrong

refusal-fleet-device = There is no technical device called { $about }.
refusal-fleet-devices = { $about }: it carries { $limit ->
    [one] { $limit } technical device
   *[other] { $limit } technical devices
}, not { $count }.
refusal-fleet-device-pool = The ship cannot carry this technical device: { $about }.
refusal-fleet-champion = A Duel is fought with a ship of class 5, and the fleet has none.
refusal-fleet-must-carry = A ship of the fleet must carry { $about }.
refusal-fleet-size = The scenario is played with { $least } to { $most } class points, not { $about }.

## Ready-made fleets

fleet-ready-phebe-line = Line of Phebe
    .text = Keep the Battleship behind its escort and wear the enemy down with missiles; the Cruiser draws the fire.
fleet-ready-phebe-riders = The Riders
    .text = Everything but the Destroyer is Ionic: strike two sectors away, and retreat before the answer hurts.
fleet-ready-phebe-citadel = The Citadel
    .text = Stay together around the Carrier, let the Testudos take the attacks and send the squadrons forward.
fleet-ready-phebe-patience = Arop Tan’s Patience
    .text = Drain the enemy’s bridge turn after turn, repair, and attack when nothing can answer any more.
fleet-ready-phebe-yard = The Yard
    .text = The Salvation chooses who an attack hits, the Mule repairs what was hit: hold the middle and let the enemy come.
fleet-ready-phebe-veil = Ilya’s Veil
    .text = Fight, then vanish among Signals: the enemy wastes results on decoys while you choose the next place to strike.
fleet-ready-amycles-line = Line of Amycles
    .text = March in two groups that support each other, and keep two specials for the Proton Beam.
fleet-ready-amycles-hammer = The Hammer
    .text = Two specials on the bridge turn the Dreadnought into a long-range gun; the Phalanxes finish what it breaks.
fleet-ready-amycles-lances = The Lances
    .text = Fast and fragile: hit one ship with everything at once, and never wait for the reply.
fleet-ready-amycles-reply = Feyn’s Reply
    .text = Every red die on the bridge is a counter-attack: stay close together, and make every attack on you costly.
fleet-ready-amycles-static = The Static
    .text = One Advantage silences a sector, the other forbids specials around it: attack what can no longer answer.
fleet-ready-amycles-drive = Sao’s Drive
    .text = Keep two specials on the bridge: the Battleship then runs like a Frigate, and every multidirectional result reaches further.
fleet-ready-forge-anvil = The Anvil
    .text = Three large hulls side by side; advance slowly and let the Cruisers shield the flagship.
fleet-ready-forge-twins = The Twins
    .text = The best ship of each empire: the Carrier holds, the Dreadnought shoots, the Destroyer guards the gap.
fleet-ready-forge-showcase = The Showcase
    .text = One of everything the Forge builds: each turn, pick the ship that suits your dice best.
fleet-ready-forge-works = The Works
    .text = Three Cruisers strike and shield one another; the Salvation holds an enemy fast, or calls a hurt ship back.
fleet-ready-llib-martyrs = The Martyrs
    .text = Keep the flagship far away with its missiles and sacrifice the Frigates, one by one, for twelve damage each.
fleet-ready-llib-escort = The Escort
    .text = The flagship fights in front: the Cruiser draws fire from it, and only its loss ends the battle.
fleet-ready-llib-second = The Second in Command
    .text = Two big ships that repair and bomb; put the single Frigate where Redemption will hurt.
fleet-ready-llib-pilgrims = The Pilgrims
    .text = Mines and the Sentinel make every approach to the flagship costly; the Frigates wait for whatever gets through.
fleet-ready-maa-shadows = The Shadows
    .text = Two Cruisers fight while the Chimaera, hard to target, watches the sectors around it.
fleet-ready-maa-pack = The Pack
    .text = Three Destroyers shoot from afar; the Chimaera jams the sector that would shoot back.
fleet-ready-maa-ghosts = The Ghosts
    .text = Swift ships come and go; the Chimaera calls them back to be repaired.
fleet-ready-maa-loom = The Loom
    .text = The Chimaera extends every range around it and stings whatever comes near; the Mule keeps the Cruiser afloat.
fleet-ready-rebels-wall = The Wall
    .text = Four Cruisers that shield one another and do not die the first time: advance together.
fleet-ready-rebels-tide = The Tide
    .text = Frigates take sectors and dice away from the enemy while the Cruisers come up behind them.
fleet-ready-rebels-outlaws = The Outlaws
    .text = A ship for each task: the Centaurus runs, the Sagittarius shoots, the Cruiser stands in the way.
fleet-ready-rebels-tinkers = The Tinkers
    .text = Cruisers that do not die the first time, and a drone that repairs them before it comes to that.
fleet-ready-scavengers-swarm = The Swarm
    .text = So many small ships that one loss hardly counts: surround, support, and board any ship left alone.
fleet-ready-scavengers-hounds = The Hounds
    .text = Six Destroyers, each alone in its sector: shoot at two sectors, and close in together.
fleet-ready-scavengers-hooks = The Hooks
    .text = Phalanxes strike first; Frigates gather next to any ship left alone and board it.
fleet-ready-scavengers-traders = The Traders
    .text = The Refueller keeps a spare special for Boarding; the Sentinel wears down what is to be boarded.

## Checking

fleet-check-legal = { $fleet }: legal. { $faction }, { $points } class points{ $leader ->
    [0] { "" }
   *[other] { " " }and { $leader } for the leader
} of { $limit }.
fleet-check-illegal = { $fleet }: not legal, for { $count ->
    [one] one reason
   *[other] { $count } reasons
}:

## Every fleet against every other

fleet-matrix-title = Fleet against fleet
fleet-matrix-subtitle = Battles won by the row against the column, in per cent, a draw being half a win; { $games } battles per pair, bot { $bot }, seed { $seed }
fleet-matrix-average = average
fleet-matrix-mean = { $share }%  { $fleet }
fleet-matrix-alone = a fleet needs another one to fight: name at least two
fleet-matrix-other = { $file } does not hold the beginning of this study (the fleets, bot, number of battles or seed differ); it was left as it is

### What the scenarios of Fleet Commander say in play: questions, offers, news and refusals.

fleet-ship-station = Station bays
    .the = the station bays
    .told = Station bays
    .a = station bays

## Questions

question-fleet-preroll = Before the battle: choose { $dice } of your dice and roll them.
question-fleet-prestore = Keep results on your bridge, or go on; the others return to your Reserve.
question-fleet-stir = Choose the Asteroid Field to roll a die for.
question-fleet-shift = The die for the asteroids on { $sector } shows { $face }: choose where they move.
question-fleet-reinforce = Bring reinforcements into your deployment zone, or pass.
question-fleet-bring = Choose the next ship to come in on { $sector }, or stop.
question-fleet-load = Choose how many containers to take along to { $sector }.
question-fleet-leave = Choose which ships leave { $sector } for good.

## Offers

offer-fleet-stir = Roll for the asteroids on { $sector }
offer-fleet-shift = The asteroids move to { $sector }
offer-fleet-bring = { $ship } ({ $letter }) comes in
offer-fleet-take = { $count ->
    [0] Take no container along
    [one] Take { $count } container along
   *[other] Take { $count } containers along
}
offer-fleet-flee = Leave the zone for good from { $sector } ({ $die })
offer-fleet-arrive = Ships come in on { $sector } ({ $die })

## News

event-fleet-stirred = { $seat } rolls for the asteroids on { $sector }: { $face }.
event-fleet-shifted = The asteroids move from { $from } to { $to }.
event-fleet-arrival-rolled = { $seat } rolls for the arriving ship: { $face }.
event-fleet-arrival-delayed = { $seat }: { $ship } waits because the gate on { $sector } is not free.
event-fleet-reinforcements = { $seat }: { $ship } has lost half its hull, so reinforcements may come.
event-fleet-containers-moved = { $seat } takes { $count ->
    [one] { $count } container
   *[other] { $count } containers
} from { $from } to { $to }.
event-fleet-containers-saved = { $seat } evacuates { $count ->
    [one] { $count } container
   *[other] { $count } containers
}, { $total } in all.
event-fleet-fled = { $seat }: { $ship } leaves the zone for good from { $sector }.
event-fleet-captured = { $seat } takes the shuttle on { $sector }.
event-fleet-station-disabled = { $seat } disables the Battle Station on { $sector }.

## Refusals

refusal-fleet-scenario-seats = The scenario is not for { $about } players, or not in this mode.
refusal-fleet-scenario-zone = The scenario is not played on { $about }.
refusal-fleet-part = There is no seat { $about } to play that part.
refusal-fleet-terrain-missing = At least { $about } special sectors of the scenario must be in place.
refusal-fleet-containers = { $about } is not a sector with a number of containers.
refusal-fleet-must-place = This special sector must be placed.
refusal-fleet-both-edges = The last ship must go on the other edge, not on { $about }: the ambush comes from both.
refusal-fleet-grounded = No movement die may be used on a ship in the turn in which it arrives.
refusal-fleet-preroll = { $limit } dice are rolled, not { $count }.
refusal-fleet-no-asteroids = There is no Asteroid Field on { $about }.
refusal-fleet-shift = The asteroids cannot move to { $about }.
refusal-fleet-reinforce = No reinforcement can come to { $about }.
refusal-fleet-bring = Ship { $about } is not waiting, or there is no room for it.
refusal-fleet-take = { $count ->
    [one] { $count } container cannot go along; at most { $limit } can.
   *[other] { $count } containers cannot go along; at most { $limit } can.
}
refusal-fleet-leave = These ships cannot leave: at most { $limit } with one result, and only those allowed to.
refusal-fleet-flee = Nobody can leave the zone from { $about }.
refusal-fleet-nobody-waits = No ship is waiting off the board.
refusal-fleet-arrive = No ship can come in on { $about }.
refusal-fleet-arrive-direction = The result does not lead from your gate to { $about }.
refusal-fleet-cluttered = Multipoint Weapons cannot be used next to containers, on { $about }.
refusal-fleet-untargetable = The shuttle { $about } cannot be targeted.
refusal-fleet-no-such-order = There is no such order in this scenario.
refusal-fleet-pending-preroll = First roll your pre-battle dice.
refusal-fleet-pending-prestore = First keep results on your bridge, or go on.
refusal-fleet-pending-stir = First choose an Asteroid Field.
refusal-fleet-pending-shift = First choose where the asteroids move.
refusal-fleet-pending-reinforce = First bring in reinforcements or pass.
refusal-fleet-pending-bring = First choose the ships that come in.
refusal-fleet-pending-load = First choose how many containers to take along.
refusal-fleet-pending-leave = First choose which ships leave.

## Campaigns

question-fleet-found = You have won no advantage: place a Colony in your deployment zone, or pass.
refusal-fleet-pending-found = First place a Colony or pass.
refusal-fleet-found = No Colony can be placed on { $about }: it goes in your own deployment zone.
refusal-fleet-campaign-seats = A campaign is for 2 or 4 players, not { $about }.
refusal-fleet-campaign-over = The campaign is over.
refusal-fleet-advantage = The advantage { $about } is not available in this battle.
refusal-fleet-campaign-scenario = This battle of the campaign is fought as { $about }.
refusal-fleet-campaign-options = A campaign’s Final Battle is played without optional rules.

## Variants

question-fleet-plunge = Choose the ships that enter the gate.
question-fleet-emerge = The gate’s die shows { $face }: choose where the ships come out.
event-fleet-gate-rolled = { $seat } rolls for the way out of the gate on { $sector }: { $face }.
refusal-fleet-pending-emerge = First choose where the ships come out.
refusal-fleet-variant = There is no variant called { $about }. Possible: { $known }.
refusal-fleet-shortcuts = A single zone has one or two pairs of gates, not { $about }.
refusal-fleet-avatar = { $about } belongs to the expansion Avatar, which is not used.
fleet-advised-sectors = The zones have { $sectors } sectors; { $least } to { $most } are recommended for this many players.
refusal-fleet-multi-board = With several zones in the first edition a fleet has 8 to 14 points, not { $about }.
refusal-fleet-too-small = The fleet has { $count } class points; at least { $limit } are required.
refusal-fleet-camps = One side has { $count } class points and the other { $limit }; both must have the same.
refusal-fleet-agreed-gates = There are as many pairs of gates as zones, or one fewer, not { $about }.
refusal-fleet-passenger = Ship { $about } can do nothing but move.

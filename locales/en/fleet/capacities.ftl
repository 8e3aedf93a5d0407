### Technical capacities in play: questions, offers, news and refusals.

## Questions

question-fleet-deflect = Deflection Shield: choose which ship takes the attack on { $target } in { $sector } (up to { $damage } damage).
question-fleet-reprogram = Reroll activation dice, or go on.
question-fleet-sight = Recon Beam through { $sector }: choose the line.
question-fleet-trigger = { $capacity } on { $sector }: choose a ship.

## Offers

offer-fleet-activate = { $capacity } of ship { $letter } on { $sector } ({ $dice })
offer-fleet-disrupt = Deactivate { $capacity } of { $ship } on { $sector } ({ $die })
offer-fleet-resolve-capacity = { $capacity } of { $ship } on { $sector }
offer-fleet-deactivate = Deactivate { $capacity } of { $ship } on { $sector }
offer-fleet-reprogram = Reroll the die of { $capacity } ({ $ship }) on { $sector }
offer-fleet-mend = Repair { $target } ({ $ship })
offer-fleet-sight = Look along { $axis }
fleet-axis-column = the column
fleet-axis-row = the row
fleet-axis-rising = the rising diagonal
fleet-axis-falling = the falling diagonal
offer-fleet-recall = Recall { $target } ({ $ship })
offer-fleet-no-recall = Recall nobody

## News

event-fleet-activated = { $seat } activates { $capacity } (ship { $letter }) on { $sector }: { $face }.
event-fleet-reprogrammed = The die of { $capacity } ({ $owner }’s ship { $letter }) on { $sector } is rerolled: { $face }.
event-fleet-capacity-used = { $capacity }: { $owner }’s { $ship } { $letter }.
event-fleet-line = { $capacity } of { $owner }’s ship { $letter } on { $sector } looks along { $axis }.
event-fleet-capacity-ended = { $capacity } of { $owner }’s ship { $letter } on { $sector } ends.

## Refusals

refusal-fleet-no-device = Ship { $about } has no such capacity to activate.
refusal-fleet-needs-no-activation = A Refueller works without being activated.
refusal-fleet-docked = Ship { $about } is docked: it cannot use guns, shields, its weapon or its device.
refusal-fleet-token-in-play = The token of ship { $about } is not on your bridge.
refusal-fleet-no-activation = These results do not lead to { $about }.
refusal-fleet-own-capacity = You deactivate your own capacities in your Bridge phase: { $about }.
refusal-fleet-capacity-far = You have no ship on { $about } or next to it.
refusal-fleet-other-directions = { $about } does not have the directions of the activation die.
refusal-fleet-not-own-capacity = This capacity is not yours: { $about }.
refusal-fleet-reprogrammed = This die has already been rerolled this turn: { $about }.
refusal-fleet-no-capacity = No such capacity is in play: { $about }.
refusal-fleet-capacity-target = The capacity cannot act on { $about }.
refusal-fleet-not-changed = No capacity changes { $about } there.
refusal-fleet-distorted = Ships on { $about } are in a Distortion Field and cannot use specials.
refusal-fleet-deactivate-when = You deactivate your own capacities in your Bridge phase.
refusal-fleet-disrupt-when = Enemy capacities are deactivated in your Dice Actions.
refusal-fleet-reprogram-when = Activation dice are rerolled at the end of Start of Turn.
refusal-fleet-deflect = That ship cannot take the attack.
refusal-fleet-pinned = A Propulsion Disruptor holds the ships on { $about }.
refusal-fleet-jammed = A Communications Jammer silences the ships on { $about }.
refusal-fleet-unshielded = A Shield Blocker is active on the attacked sector.
refusal-fleet-one-sector = A shield stops what comes from one sector.
refusal-fleet-elusive = An elusive ship can be targeted only when nothing else can be.
refusal-fleet-sight = The Recon Beam follows a line of its activation die.
refusal-fleet-pending-sight = First choose the line of the Recon Beam.
refusal-fleet-pending-reprogram = First say which activation dice you reroll.
refusal-fleet-pending-deflect = First choose which ship takes the attack.
refusal-fleet-pending-trigger = First choose the ship that the capacity acts on.

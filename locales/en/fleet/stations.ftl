### Battle Stations, Radar Anomalies and Gamma Warheads: questions, offers, news and refusals.

question-fleet-unveil = Radar Anomaly on { $sector }: choose what it is.
question-fleet-ward = Gamma Warheads are fired at the Colony on { $sector }: raise a shield, or let them hit.

offer-fleet-station = { $weapon } of the Battle Station, fired by { $ship }, on { $target }{ $mark }{ $outcome } ({ $die })
offer-fleet-bombard = Gamma Warheads from { $from } at the Colony on { $sector }: hit { $hits } of 3 ({ $dice })
offer-fleet-unveil = It is: { $kind }

event-fleet-station-seen = { $seat } looks at the weapon of the Battle Station on { $sector }: { $weapon }.
event-fleet-station-revealed = The weapon of the Battle Station on { $sector } is revealed: { $weapon }.
event-fleet-special-rerolled = { $seat } rerolls the special: { $die }.
event-fleet-unveiled = The Radar Anomaly on { $sector } turns out to be: { $kind }.
event-fleet-colony-shot = { $seat } fires Gamma Warheads from { $from } at the Colony on { $sector }.
event-fleet-colony-hit = The Colony on { $sector } is hit: { $hits } of 3.
event-fleet-colony-destroyed = The Colony on { $sector } is destroyed, leaving an Asteroid Field.

refusal-fleet-not-docked = Ship { $about } is not docked at a Battle Station with a weapon.
refusal-fleet-no-warheads = No ship on { $about } can fire Gamma Warheads.
refusal-fleet-own-colony = A Colony cannot be fired at from its own sector: { $about }.
refusal-fleet-no-colony = There is no Colony on { $about } that these results reach.
refusal-fleet-no-ward = That shield does not stop the Warheads.
refusal-fleet-unveil = A Radar Anomaly is an Asteroid Field, a Gravity Field, a Gas Cloud or empty.
refusal-fleet-pending-unveil = First choose what the Radar Anomaly is.
refusal-fleet-pending-ward = First answer the Gamma Warheads.

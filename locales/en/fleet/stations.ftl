### Battle Stations, Radar Anomalies and Gamma Warheads: questions, offers, news and refusals.

question-fleet-unveil = Radar Anomaly on { $sector }: choose what it is.
question-fleet-ward = Gamma Warheads fly at the Colony on { $sector }: raise a shield, or let them hit.

offer-fleet-station = { $weapon } of the Battle Station, by { $ship }, on { $target }{ $mark }{ $outcome } ({ $die })
offer-fleet-bombard = Gamma Warheads from { $from } at the Colony on { $sector }: hit { $hits } of 3 ({ $dice })
offer-fleet-unveil = It is: { $kind }

event-fleet-station-seen = { $seat } looks at the weapon of the Battle Station on { $sector }: { $weapon }.
event-fleet-station-revealed = The Battle Station on { $sector } has this weapon: { $weapon }.
event-fleet-special-rerolled = { $seat } rolls the special again: { $die }.
event-fleet-unveiled = The Radar Anomaly on { $sector } turns out to be: { $kind }.
event-fleet-colony-shot = { $seat } shoots Gamma Warheads from { $from } at the Colony on { $sector }.
event-fleet-colony-hit = The Colony on { $sector } is hit: { $hits } of 3.
event-fleet-colony-destroyed = The Colony on { $sector } is destroyed; an asteroid field is left.

refusal-fleet-not-docked = Ship { $about } is not docked at a Battle Station with a weapon.
refusal-fleet-no-warheads = No ship on { $about } can shoot Gamma Warheads.
refusal-fleet-own-colony = A Colony cannot be shot at from its own sector: { $about }.
refusal-fleet-no-colony = There is no Colony on { $about } that these results reach.
refusal-fleet-no-ward = That shield does not stop the Warheads.
refusal-fleet-unveil = A Radar Anomaly is an asteroid field, a gravity field, a gas cloud or empty.
refusal-fleet-pending-unveil = First choose what the Radar Anomaly is.
refusal-fleet-pending-ward = First answer the Gamma Warheads.

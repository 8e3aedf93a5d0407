### The optional rules of Fleet Commander in play: secret weapons and the fog of war.

question-fleet-arm = Keep one of the special weapons drawn for { $ship } ({ $letter }).
offer-fleet-arm = Keep { $weapon }
offer-fleet-survey = Discover the sectors around { $sector } ({ $die })

event-fleet-weapons-drawn = { $seat } draws for ship { $ship }: { $weapons }.
event-fleet-weapon-kept = { $seat } keeps { $weapon } for ship { $ship }, face down.
event-fleet-weapon-kept-secret = { $seat } keeps a special weapon, face down.
event-fleet-weapon-revealed = The weapon of ship { $ship } is shown: { $weapon }.
event-fleet-discovered = { $sector } is discovered ({ $face }): a neutral sector.
event-fleet-discovered-special = { $sector } is discovered ({ $face }): { $kind }.

describe-fleet-fog = In the fog: { $sectors }
describe-fleet-armed = { $letter } carries { $weapon }
describe-fleet-armed-secret = { $letter } carries a weapon that lies face down

refusal-fleet-option = No optional rule is called { $about }.
refusal-fleet-fog-terrain = In the fog of war no special sector lies there at the beginning.
refusal-fleet-not-drawn = { $about } was not drawn for this ship.
refusal-fleet-no-fog = Nothing is left to discover in these directions from { $about }.
refusal-fleet-pending-arm = First keep one of the special weapons that were drawn.

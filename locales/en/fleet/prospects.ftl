### What an action would do, inside of the sentence that offers it.

fleet-fire-by = by { $ships }
fleet-fire-from = { $sector } { $damage } ({ $ships })

fleet-outcome-damage = : { $damage } damage
fleet-outcome-repair = : its hull is repaired by { $damage }
fleet-outcome-drones = : { $damage } damage at each of its starts of turn
fleet-outcome-blast = : { $damage } damage to each of { $ships }
fleet-outcome-nobody = : nobody is there
fleet-outcome-bomb = : at your next start of turn { $damage } damage there and in the directions of a die, or double there alone
fleet-outcome-mine = : { $damage } damage to each enemy ship that enters
fleet-outcome-ship = { $target } ({ $ship })

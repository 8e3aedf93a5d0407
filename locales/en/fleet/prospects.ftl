### What an action would do, inside of the sentence that offers it.

fleet-fire-by = by { $ships }
fleet-fire-from = { $sector } { $damage } ({ $ships })

fleet-outcome-damage = : { $damage } damage
fleet-outcome-repair = : its hull is repaired by { $damage }
fleet-outcome-drones = : { $damage } damage at the start of each of its owner’s turns
fleet-outcome-blast = : { $damage } damage to each of { $ships }
fleet-outcome-nobody = : nobody is there
fleet-outcome-bomb = : at your next Start of Turn, { $damage } damage there and in the directions of a die, or double there alone
fleet-outcome-mine = : { $damage } damage to each enemy ship that enters
fleet-outcome-ship = { $target } ({ $ship })

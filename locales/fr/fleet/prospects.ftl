### Ce qu’une action ferait, dans la phrase qui la propose.

fleet-fire-by = par { $ships }
fleet-fire-from = { $sector } { $damage } ({ $ships })

fleet-outcome-damage =  : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
fleet-outcome-repair =  : coque réparée de { $damage }
fleet-outcome-drones =  : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} à chaque Début de Tour de son propriétaire
fleet-outcome-blast =  : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} à chaque vaisseau : { $ships }
fleet-outcome-nobody =  : personne n’y est
fleet-outcome-bomb =  : à votre prochain Début de Tour, { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} sur place et dans les directions d’un dé, ou le double sur place seulement
fleet-outcome-mine =  : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} à chaque vaisseau ennemi qui entre
fleet-outcome-ship = { $target } ({ $ship })

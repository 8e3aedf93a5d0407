### Ce que seul le navigateur dit de Fleet Commander.

web-fleet-die = { $colour } { $face }

## Le tour

web-fleet-turn = Tour de { $name }
web-fleet-round = manche { $round }
web-fleet-phase-setup = Mise en place
web-fleet-phase-start = Début de Tour
web-fleet-phase-energy = Énergie
web-fleet-phase-actions = Actions des Dés
web-fleet-phase-bridge = Passerelle
web-fleet-phase-over = La bataille est finie

## La passerelle

web-fleet-left-wing = Aile gauche · directions
web-fleet-right-wing = Aile droite · spéciaux
web-fleet-commander = Commandeur
web-fleet-refuellers = Ravitailleurs
web-fleet-results = Résultats
web-fleet-reserve = Réserve
web-fleet-stored = { $die }, sur la passerelle
web-fleet-empty-place = emplacement vide
web-fleet-again = Comme avant
web-fleet-to-deploy = À déployer · { $name }

## Les flottes

web-fleet-fleets = Flottes
web-fleet-points = sur { $start } · défaite à { $threshold }
web-fleet-points-only = sur { $start }
web-fleet-points-flagship = sur { $start } · le vaisseau amiral décide
web-fleet-fire = feu
web-fleet-hull = coque
web-fleet-lost = perdu
web-fleet-fled = parti pour de bon
web-fleet-held-back = à venir
web-fleet-ships = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
web-fleet-signals = { $count ->
    [one] { $count } Signal
   *[other] { $count } Signaux
}
web-fleet-unfold = Flotte de { $name }
web-fleet-choosing = choisit une flotte
web-fleet-chosen = a choisi
web-fleet-carries = { $letter } porte { $name }
web-fleet-only-you = { $letter } porte { $name } : vous seul le savez
web-fleet-face-down = { $letter } porte quelque chose, face cachée

## L’attaque

web-fleet-attacks = { $name } attaque { $at } depuis { $from }
web-fleet-would-attack = Une attaque sur { $at } depuis { $from }
web-fleet-attacks-ship = { $name } attaque { $ship }
web-fleet-via = À distance, par { $sector }
web-fleet-supports = { $ships }, en soutien
web-fleet-shield-towards = Bouclier vers { $sector }
web-fleet-through = Passe jusqu’à { $ship }
web-fleet-hull-of = Coque
web-fleet-would-be-lost = { $ship } serait perdu.
web-fleet-would-damage = Ferait { $damage } dégâts.
web-fleet-block = bloque { $stopped } : { $before } → { $after }

## Vaisseaux et secteurs

web-fleet-numbers = classe { $class } · Puissance de Feu { $firepower } · coque { $hull } sur { $full }
web-fleet-is-signal = Les autres voient un Signal.
web-fleet-is-docked = À quai : ni canons, ni boucliers, ni arme, ni équipement.
web-fleet-is-grounded = Aucun dé de déplacement ne peut le bouger ce tour-ci.
web-fleet-hauls = Peut emporter un conteneur ce tour-ci.
web-fleet-is-wreck = À bout de forces : tout nouveau dégât le détruit.
web-fleet-is-champion = Qui le détruit gagne le Duel.
web-fleet-weapon-hidden = Son arme spéciale est face cachée.
web-fleet-device-hidden = Son équipement est face cachée.
web-fleet-containers = { $count ->
    [one] { $count } conteneur se trouve ici.
   *[other] { $count } conteneurs se trouvent ici.
}
web-fleet-room = Place pour { $room } de classe en plus.
web-fleet-more = et { $count } de plus

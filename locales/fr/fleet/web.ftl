### Ce que seul le navigateur dit de Fleet Commander.

web-fleet-die = { $colour } { $face }

## Au milieu d’un ordre

web-fleet-asks-goal = Vers où, ou sur qui ?
web-fleet-asks-way = Par quel secteur passe le tir ?
web-fleet-asks-die = Quel résultat paie cet ordre ?

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

web-fleet-left-wing = Aile gauche
web-fleet-right-wing = Aile droite
web-fleet-directions = directions
web-fleet-specials = spéciaux
web-fleet-commander = Commandeur
web-fleet-refuellers = Ravitailleurs
web-fleet-results = Résultats
web-fleet-theirs = Dés des autres
web-fleet-test = Test
web-fleet-tested = Test : { $face }
web-fleet-reserve = Réserve
web-fleet-stored = { $die }, sur la Passerelle
web-fleet-empty-place = emplacement vide
web-fleet-again = Comme avant
web-fleet-to-deploy = À déployer · { $name }

## Les flottes

web-fleet-fleets = Flottes
web-fleet-points = sur { $start } · défaite à { $threshold }
web-fleet-points-brief = { $points } sur { $start }
web-fleet-points-only = sur { $start }
web-fleet-points-flagship = sur { $start } · le Vaisseau Amiral décide
web-fleet-fire = feu
web-fleet-hull = coque
web-fleet-lost = perdu
web-fleet-fled = a fui
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
web-fleet-is-docked = À quai : ni canons, ni boucliers, ni arme, ni dispositif.
web-fleet-is-grounded = Aucun dé de déplacement ne peut le bouger ce tour-ci.
web-fleet-hauls = Peut emporter un conteneur ce tour-ci.
web-fleet-is-wreck = À bout de forces : tout nouveau dégât le détruit.
web-fleet-is-champion = Qui le détruit gagne le Duel.
web-fleet-weapon-hidden = Son Arme Spéciale est face cachée.
web-fleet-device-hidden = Son dispositif est face cachée.
web-fleet-containers = { $count ->
    [one] { $count } conteneur se trouve ici.
   *[other] { $count } conteneurs se trouvent ici.
}
web-fleet-room = Place pour { $room } de classe en plus.
web-fleet-more = et { $count } de plus

## Touches

web-key-fleet-ships = parcourt les secteurs qu’on peut choisir
    .keys = [ ]
web-key-fleet-dice = parcourt les dés qu’on peut choisir
    .keys = D
web-key-fleet-fire = tire
    .keys = F
web-key-fleet-go = envoie les vaisseaux
    .keys = G
web-key-fleet-pass = passe, ou encaisse
    .keys = P
web-key-fleet-buttons = presse le premier bouton, le deuxième…
    .keys = 1 – 9
web-key-fleet-inspector = va à l’inspecteur
    .keys = I
web-key-fleet-magnifier = montre le secteur et ses vaisseaux dans l’inspecteur
    .keys = M
web-key-fleet-aid = montre l’aide de jeu
    .keys = H

web-fleet-aid = Aide de jeu
web-fleet-inspector = Inspecteur

## Après la bataille

web-fleet-figures = La bataille en chiffres
web-fleet-chart = Points de classe au fil des manches
web-fleet-chart-words = La courbe en chiffres
web-fleet-start = début
web-fleet-figure-player = Joueur
web-fleet-figure-fired = Dégâts tirés
web-fleet-figure-dealt = Dégâts infligés
web-fleet-figure-blocked = Dégâts bloqués
web-fleet-figure-lost = Vaisseaux perdus
web-fleet-figure-used = Résultats utilisés
web-fleet-swings = Les moments les plus coûteux
web-fleet-watch = revoir à partir d’ici

## Préparer une bataille

web-fleet-setup-surprise = Un scénario qui va avec vos autres choix, tiré au sort à l’ouverture de la table.
web-fleet-setup-fleet = Flotte du joueur { $number }
web-fleet-setup-any = ce qui convient
web-fleet-setup-players = { $what } : pour { $players }.
web-fleet-setup-count = { $count } joueurs
web-fleet-setup-counts = { $count } joueurs
web-fleet-setup-back = Retour à la Bataille Rangée :
web-fleet-setup-dropped = { $option } : comme d’habitude.
web-fleet-setup-faint = Les choix pâles ne vont pas avec les autres.
web-fleet-setup-points = Points par joueur
web-fleet-setup-standard = 12 est la norme
web-fleet-setup-more = Plus : zones, Portails, Secteurs Spéciaux, premier joueur, variantes

## Composer une flotte

web-fleet-builder-faction = Faction
web-fleet-builder-commander = Commandeur
web-fleet-builder-nobody = Personne
web-fleet-builder-costs = coûte { $points }
web-fleet-builder-highest = classe { $class } au plus
web-fleet-builder-no-leader = sans Commandeur
web-fleet-builder-dice = { $red } dés rouges, { $blue } bleus et { $green } verts
web-fleet-builder-all-lead = Tous les joueurs ont un chef : personne ne paie
web-fleet-builder-types = Types de vaisseaux
web-fleet-builder-tile = { $ship }, classe { $class }, feu { $fire }, coque { $hull }. { $count } dans la flotte.
web-fleet-builder-class = classe
web-fleet-builder-fire = feu
web-fleet-builder-hull = coque
web-fleet-builder-devices = { $count ->
    [one] Porte un dispositif.
   *[other] Porte { $count } dispositifs.
}
web-fleet-builder-less = { $ship } : un de moins
web-fleet-builder-more = { $ship } : un de plus
web-fleet-builder-closed = Fermés à : { $faction }
web-fleet-builder-mine = Ma flotte
web-fleet-builder-of = sur { $limit } points
web-fleet-builder-empty = Prenez une flotte prête, ou ajoutez des vaisseaux avec +.
web-fleet-builder-ships = Vaisseaux
web-fleet-builder-weapon = Arme Spéciale de { $letter }
web-fleet-builder-device = Dispositif de { $letter }
web-fleet-builder-choose-weapon = Choisir une Arme Spéciale
web-fleet-builder-choose-device = Choisir un dispositif
web-fleet-builder-remove = Retirer { $letter }, { $ship }
web-fleet-builder-count = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
web-fleet-builder-unchecked = Non vérifiée : le serveur ne répond pas
web-fleet-builder-legal = Une flotte conforme
web-fleet-builder-checking = Vérification…
web-fleet-builder-illegal = { $count ->
    [one] Pas encore conforme, pour une raison
   *[other] Pas encore conforme, pour { $count } raisons
}
web-fleet-builder-for = { $scenario }, { $points } points
web-fleet-builder-another = Pour une autre bataille
web-fleet-builder-part = Rôle
web-fleet-builder-part-own = Selon la faction
web-fleet-builder-ready = Flottes prêtes
web-fleet-builder-key-number = nombre
web-fleet-builder-key-weapon = arme
web-fleet-builder-code = Code
web-fleet-builder-link = Lien vers cette flotte
web-fleet-builder-no-code = Une flotte avec des vaisseaux a un code à coller et à partager.
web-fleet-builder-paste = Code d’une flotte
web-fleet-builder-open = Ouvrir
web-fleet-builder-unread = Ce n’est pas une flotte.
web-fleet-builder-print = Imprimer
web-fleet-builder-kept = Gardées dans ce navigateur
web-fleet-builder-name = Nom de la flotte
web-fleet-builder-keep = Garder
web-fleet-builder-kept-none = Aucune flotte gardée pour l’instant.
web-fleet-builder-export = Enregistrer un fichier
web-fleet-builder-import = Lire un fichier…
web-fleet-builder-build = Composer une flotte…
web-fleet-builder-take = Prendre cette flotte
web-fleet-builder-play = Jouer avec cette flotte
web-fleet-builder-drawn = tirée au sort à la table
web-fleet-builder-reasons = { $count ->
    [one] une raison
   *[other] { $count } raisons
}
web-fleet-setup-own = Les vôtres

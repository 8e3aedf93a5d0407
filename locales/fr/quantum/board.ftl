### Quantum à l’écran : les noms des choses sur le plateau et sur ses boutons.

board-quantum-title = Quantum · { $map } · { $edition } · tour { $turn }
board-quantum-edition-revised = règles révisées
board-quantum-edition-first = première édition
board-quantum-phase-setup = mise en place
board-quantum-phase-cards = { $picks ->
    [one] { $picks } carte à prendre
   *[other] { $picks } cartes à prendre
}
board-quantum-phase-actions = { $left ->
    [one] encore { $left } action
   *[other] encore { $left } actions
}
board-quantum-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
board-quantum-research = recherche
board-quantum-dominance = domination
board-quantum-scrapyard = casse
board-quantum-hand = en main
board-quantum-reserve = réserve
board-quantum-commands = cartes
board-quantum-display = Commandement
board-quantum-gambits = Tactiques
board-quantum-held = Cartes : { $seat }
board-quantum-ships = Vaisseaux
board-quantum-piles = { $commands ->
    [one] { $commands } carte de Commandement
   *[other] { $commands } cartes de Commandement
} et { $gambits ->
    [one] { $gambits } carte Tactique
   *[other] { $gambits } cartes Tactiques
} dans les pioches.
board-quantum-card = { $card } : { $text }
board-quantum-card-new = { $card } (à partir du prochain tour) : { $text }
board-quantum-card-used = { $card } (utilisée) : { $text }
board-quantum-ship = { $square } : { $ship } ({ $face }), { $seat }. { $ability } : { $text }
board-quantum-ship-text = { $face } { $ship }. { $ability } : { $text }
board-quantum-square = { $square } : une case vide
board-quantum-planet = { $square } : planète { $number }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
board-quantum-planet-cubes = { $square } : planète { $number }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}, cubes : { $owners }
board-quantum-start = { $square } : planète de départ { $number }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}
board-quantum-start-cubes = { $square } : planète de départ { $number }, { $free ->
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}, cubes : { $owners }

quantum-label-ship = { $face } { $ship }
quantum-label-at = { $ship } · { $square }
button-quantum-keep = Garder
button-quantum-reroll = Relancer
button-quantum-scrap = À la casse
button-quantum-reconfigure = Reconfigurer
button-quantum-curious = Déplacement gratuit
button-quantum-tactical = Une case gratuite
button-quantum-transport = Transporter
button-quantum-research = Recherche
button-quantum-end = Finir les actions
button-quantum-strike = Attaque gratuite
button-quantum-warp = Warp
button-quantum-scout = Reconfigurer (gratuit)
button-quantum-cerebral = Cérébral
button-quantum-tyrannical = Tyrannique
button-quantum-nomadic = Nomade
button-quantum-resourceful = Débrouillard
button-quantum-occupy = Prendre la case
button-quantum-withdraw = Reculer
button-quantum-detonate = Détruire les deux
button-quantum-fight = Combattre
button-quantum-refresh = Six nouvelles cartes
button-quantum-pass = Passer
button-quantum-roll = Lancer
button-quantum-turn-1 = Changer en 1
button-quantum-turn-2 = Changer en 2
button-quantum-turn-3 = Changer en 3
button-quantum-turn-4 = Changer en 4
button-quantum-turn-5 = Changer en 5
button-quantum-turn-6 = Changer en 6

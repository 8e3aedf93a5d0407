### Ce que seul le navigateur dit de Quantum.

web-quantum-pile = pile : { $count }
web-quantum-die = { $face } { $ship } (dé { $die })
web-quantum-card-later = dès le prochain tour
web-quantum-card-used = utilisée ce tour-ci

## Combat

web-quantum-attack = attaque
web-quantum-defence = défense
web-quantum-from-where = De quelle case attaquez-vous ?
web-quantum-combat-tie-attacker = { $attack } contre { $defence } : égalité, l’attaquant l’emporte
web-quantum-combat-tie-defender = { $attack } contre { $defence } : égalité, et { card-stubborn } donne la victoire au défenseur
web-quantum-combat-lower-attacker = { $attack } contre { $defence } : le plus petit total l’emporte, l’attaque réussit
web-quantum-combat-lower-defender = { $attack } contre { $defence } : le plus petit total l’emporte, l’attaque échoue

## Actions, avec leur coût

web-quantum-guide = Les actions et leur coût
web-quantum-cost = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-quantum-do-move = Se déplacer
    .how = Choisissez un de vos vaisseaux, puis une case. Un vaisseau ennemi qui s’y trouve est attaqué.
web-quantum-do-deploy = Déployer
    .how = Choisissez un dé de votre casse, puis une case près d’une planète qui porte votre cube.
web-quantum-do-reconfigure = Reconfigurer
    .how = Choisissez un de vos vaisseaux ou un dé de votre casse, puis « Reconfigurer ».
web-quantum-do-build = Construire
    .how = Choisissez une planète signalée : la somme de vos vaisseaux autour d’elle est égale à son chiffre.
web-quantum-do-research = Recherche
    .how = Appuyez sur « Recherche ». À 6, elle vous rapporte une carte.

## Après la partie

web-quantum-figures = La partie en chiffres
web-quantum-figure-player = Joueur
web-quantum-figure-cubes = Cubes placés
web-quantum-figure-won = Combats gagnés
web-quantum-figure-lost = Combats perdus
web-quantum-figure-cards = Cartes prises
web-quantum-figure-turns = Tours

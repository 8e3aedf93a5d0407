### Les phrases de Quantum : questions, propositions, nouvelles, refus et position en mots.

## Questions

question-quantum-start-roll = Gardez vos trois vaisseaux de départ, ou relancez-les tous les trois.
question-quantum-start-planet = Choisissez votre planète de départ.
question-quantum-start-ship = Choisissez une position orbitale pour { $ship }.
question-quantum-actions = { $left ->
    [0] Plus d’action : utilisez une capacité ou une carte, ou terminez vos actions.
   *[other] Choisissez une action : il en reste { $left }.
}
question-quantum-picks = Choisissez une carte d’avancement : il vous reste { $picks } choix.
question-quantum-drop = Choisissez où déposer { $ship }.
question-quantum-danger = Votre vaisseau en { $square } est attaqué : laissez les dés décider, ou détruisez les deux vaisseaux.
question-quantum-rerolls = Dés de combat : attaque { $attack }, défense { $defence }. Gardez-les, ou faites-en relancer un avec une carte.
question-quantum-advance = L’attaque est gagnée : avancez en { $square }, ou reculez sur la case d’approche.
question-quantum-face = Choisissez le chiffre du dé { $die }.
question-quantum-keep = Le dé { $die } montre { $face } : gardez-le ou relancez-le.
question-quantum-infamy = Infamie : choisissez une planète pour votre cube.
question-quantum-place = Choisissez une case ou la casse pour { $ship } ({ $face }).
question-quantum-relocate = { card-relocation } : choisissez le cube d’un autre joueur et sa nouvelle planète.
question-quantum-reorganize = { card-reorganization } : choisissez les vaisseaux à relancer et à replacer.
question-quantum-sabotage = { card-sabotage } : choisissez une de vos cartes de Commandement à défausser.
question-quantum-room = Vous avez trois cartes de Commandement : choisissez celle à défausser pour { $card }.

## Propositions : les réponses

offer-quantum-keep = Garder le résultat
offer-quantum-reroll = Relancer
offer-quantum-settle = Prendre la planète de départ { $square }
offer-quantum-place = Placer le vaisseau en { $square }
offer-quantum-scrap = Envoyer le vaisseau à la casse
offer-quantum-drop = Déposer le vaisseau en { $square }
offer-quantum-occupy = Avancer en { $square }
offer-quantum-withdraw = Reculer sur la case d’approche
offer-quantum-detonate = { card-dangerous } : détruire les deux vaisseaux
offer-quantum-fight = Laisser les dés décider
offer-quantum-reroll-with = Utiliser { $card } pour faire relancer un dé de combat
offer-quantum-choose = Choisir { $face } ({ $ship })
offer-quantum-infamy = Poser le cube sur la planète { $square }

## Propositions : les actions

offer-quantum-reconfigure = Reconfigurer { $ship } en { $square }
offer-quantum-reconfigure-scrapped = Reconfigurer { $ship } à la casse (dé { $die })
offer-quantum-deploy = Déployer { $ship } (dé { $die }) en { $square }
offer-quantum-move = Déplacer { $ship } de { $from } à { $to }
offer-quantum-move-curious = { card-curious } : déplacer { $ship } de { $from } à { $to }, sans action
offer-quantum-move-tactical = { card-tactical } : déplacer { $ship } de { $from } à { $to }, sans action
offer-quantum-attack = Attaquer { $target } depuis { $via } avec { $ship } en { $from }
offer-quantum-attack-tactical = { card-tactical } : attaquer { $target } depuis { $via } avec { $ship } en { $from }, sans action
offer-quantum-transport = Déplacer { ship-2.the } de { $from } à { $to } en chargeant { $load } en { $square }
offer-quantum-transport-curious = { card-curious } : déplacer { ship-2.the } de { $from } à { $to } en chargeant { $load } en { $square }, sans action
offer-quantum-transport-tactical = { card-tactical } : déplacer { ship-2.the } de { $from } à { $to } en chargeant { $load } en { $square }, sans action
offer-quantum-build = Construire sur la planète { $square } (2 actions)
offer-quantum-research = Recherche : passer à { $to }
offer-quantum-end = { $left ->
    [0] Terminer vos actions
    [one] Terminer vos actions ({ $left } inutilisée)
   *[other] Terminer vos actions ({ $left } inutilisées)
}

## Propositions : les capacités et les pouvoirs de cartes

offer-quantum-strike = Attaque gratuite de { $target } avec { ship-1.the } en { $from }
offer-quantum-warp = Warp : échanger { ship-3.the } en { $from } avec votre vaisseau en { $with }
offer-quantum-modify = Modifier { ship-4.the } en { $square } : changer en { $face }
offer-quantum-scout = Relancer { ship-6.the } en { $square }, sans action
offer-quantum-cerebral = { card-cerebral } : −1 domination, +3 recherche
offer-quantum-tyrannical = { card-tyrannical } : −1 recherche, +1 domination
offer-quantum-flexible = { card-flexible } : changer en { $face } le vaisseau en { $square }
offer-quantum-nomadic = { card-nomadic } : transférer le vaisseau de { $from } à { $to } (1 action)
offer-quantum-resourceful = { card-resourceful } : envoyer le vaisseau en { $square } à la casse pour +1 action

## Propositions : les cartes

offer-quantum-take = Prendre { $card }
offer-quantum-refresh = Remplacer les six cartes face visible
offer-quantum-pass = { $picks ->
    [one] Renoncer à votre choix
   *[other] Renoncer à vos { $picks } choix
}
offer-quantum-discard = Défausser { $card }
offer-quantum-relocate = Transférer de { $from } à { $to } le cube appartenant à { $owner }
offer-quantum-reorganize-none = Ne relancer aucun vaisseau
offer-quantum-reorganize = Relancer et replacer : { $dice }

## Nouvelles : la mise en place et le cours du tour

event-quantum-rolled-start = { $seat } lance le dé de départ { $die } : { $face } ({ $ship }).
event-quantum-rolled-start-again = { $seat } relance le dé de départ { $die } : { $face } ({ $ship }).
event-quantum-tie-rolled = { $seat } obtient { $sum } pour départager l’égalité.
event-quantum-first-player = { $seat } joue en premier.
event-quantum-turn-started = { $seat } commence son tour avec { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
event-quantum-card-phase = { $seat } peut choisir { $picks ->
    [one] { $picks } carte
   *[other] { $picks } cartes
}.
event-quantum-turn-ended = { $seat } termine son tour.
event-quantum-action-gained = { $seat } gagne une action grâce à { $card } : il en reste { $left }.
event-quantum-won = { $winners } a posé tous ses cubes et gagne la partie.
event-quantum-drawn = Cinquante manches sans cube posé, ni vaisseau détruit, ni carte prise : la partie est nulle.

## Nouvelles : les vaisseaux

event-quantum-rolled = { $seat } reconfigure le dé { $die } : { $face } ({ $ship }).
event-quantum-rolled-destroyed = { $seat } relance le vaisseau détruit, dé { $die } : { $face } ({ $ship }).
event-quantum-rolled-resourceful = { $seat } relance le vaisseau mis à la casse, dé { $die } : { $face } ({ $ship }).
event-quantum-rolled-expansion = { $seat } lance le dé d’un vaisseau d’expansion, dé { $die } : { $face } ({ $ship }).
event-quantum-rolled-reorganized = { $seat } relance le dé { $die } : { $face } ({ $ship }).
event-quantum-rolled-scrappy = { $seat } relance le dé { $die } grâce à { card-scrappy } : { $face } ({ $ship }).
event-quantum-face-chosen = { $seat } choisit { $face } pour le dé { $die } ({ $ship }).
event-quantum-face-changed = { $seat } change { $from } en { $to }, case { $square }.
event-quantum-ship-placed = { $seat } place { $ship } en { $square }.
event-quantum-ship-scrapped = { $seat } envoie { $ship } à la casse.
event-quantum-ship-moved = { $seat } déplace { $ship } de { $from } à { $to }.
event-quantum-ship-loaded = { $seat } charge à bord { $ship } en { $square }.
event-quantum-ship-warped = { $seat } utilise le Warp : les vaisseaux en { $from } et { $with } échangent leurs places.

## Nouvelles : le combat

event-quantum-attack-declared = { $seat } attaque { $defender } en { $target } avec { $ship } depuis { $via }.
event-quantum-combat-rolled = Dés de combat : attaque { $attack }, défense { $defence }.
event-quantum-combat-rerolled = { $seat } utilise { $card } : attaque { $attack }, défense { $defence }.
event-quantum-combat-decided = Totaux : attaque { $attack }, défense { $defence }.
event-quantum-attack-repelled = L’attaque échoue : { $seat } reste en { $square }.
event-quantum-ship-destroyed = { $seat } perd { $ship } en { $square }.
event-quantum-both-destroyed = { $seat } utilise { card-dangerous } : les deux vaisseaux sont détruits.

## Nouvelles : les cubes, les dés de la feuille et les cartes

event-quantum-cube-placed = { $seat } pose un cube sur la planète { $square } : { $left ->
    [0] c’était le dernier
   *[other] il en reste { $left }
}.
event-quantum-cube-relocated = { $seat } transfère de { $from } à { $to } le cube appartenant à { $owner }.
event-quantum-research = { $seat } passe à { $to } en recherche.
event-quantum-dominance = { $seat } passe à { $to } en domination.
event-quantum-card-taken = { $seat } prend { $card }.
event-quantum-card-discarded = { $seat } défausse { $card }.
event-quantum-card-revealed = Nouvelle carte face visible : { $card }.
event-quantum-refreshed = { $seat } remplace les six cartes face visible.
event-quantum-picks-lapsed = { $seat } renonce à ses choix restants.

## Refus : la mise en place

refusal-quantum-seat-count = Quantum se joue à 2, 3 ou 4 joueurs, pas à { $seats }.
refusal-quantum-unknown-map = Il n’y a pas de plateau « { $map } ».
refusal-quantum-map-seats = Le plateau « { $map } » est fait pour { $wanted } joueurs, pas pour { $seats }.
refusal-quantum-unknown-edition = Il n’y a pas d’édition « { $edition } » : choisissez « revised » (révisée) ou « first » (première).
refusal-quantum-not-a-start = La planète { $square } n’est pas une planète de départ.
refusal-quantum-start-taken = La planète de départ { $square } est déjà prise.

## Refus : les positions placées à la main

refusal-quantum-position-seats = Joueurs dans la position : { $about }. Le plateau est fait pour un autre nombre.
refusal-quantum-position-active = Aucun joueur n’a le numéro { $about } : « active » compte les joueurs à partir de 1.
refusal-quantum-position-square = « { $about } » n’est pas une case : écrivez une colonne et une ligne, comme b3.
refusal-quantum-position-planet = En { $about }, il n’y a pas de planète pouvant recevoir un cube.
refusal-quantum-position-full = La planète { $about } n’a plus d’emplacement libre pour un autre cube.
refusal-quantum-position-won = Le joueur { $about } n’a plus de cube à poser : cette partie serait terminée.
refusal-quantum-position-dice = Le joueur { $about } a plus de cinq vaisseaux.
refusal-quantum-position-face = Un vaisseau montre un chiffre de 1 à 6, pas { $about }.
refusal-quantum-position-taken = Aucun vaisseau ne peut être en { $about } : la case est prise, porte une planète ou se trouve hors du plateau.
refusal-quantum-position-ship = « { $about } » n’est pas un vaisseau : écrivez un chiffre et une case, comme 4@e4.
refusal-quantum-position-dial = La recherche et la domination vont de 1 à 6 ; { $about } est impossible.
refusal-quantum-position-commands = Le joueur { $about } a plus de trois cartes de Commandement.
refusal-quantum-position-no-ship = Ce joueur n’a pas de vaisseau en { $about }.
refusal-quantum-position-card = « { $about } » n’est pas une carte qui puisse se trouver là.
refusal-quantum-position-decks = Les cartes face visible « { $about } » sont impossibles : trois de chaque type au plus, et aucune déjà prise.

## Refus : autre chose passe avant

refusal-quantum-pending-start-roll = Gardez ou relancez d’abord vos vaisseaux de départ.
refusal-quantum-pending-start-planet = Choisissez d’abord votre planète de départ.
refusal-quantum-pending-start-ship = Placez d’abord vos vaisseaux de départ.
refusal-quantum-pending-picks = La phase de cartes a commencé : prenez une carte, remplacez les six cartes face visible ou renoncez à votre choix.
refusal-quantum-pending-drop = Déposez d’abord le vaisseau chargé à bord.
refusal-quantum-pending-danger = Décidez d’abord d’utiliser ou non { card-dangerous } : les dés, ou les deux vaisseaux détruits.
refusal-quantum-pending-rerolls = Décidez d’abord du sort des dés de combat : gardez-les ou faites-en relancer un.
refusal-quantum-pending-advance = Choisissez d’abord la case de l’attaquant : celle de la cible ou la case d’approche.
refusal-quantum-pending-face = Choisissez d’abord le chiffre du vaisseau.
refusal-quantum-pending-keep = Gardez ou relancez d’abord le vaisseau.
refusal-quantum-pending-infamy = Posez d’abord le cube de votre Infamie.
refusal-quantum-pending-place = Placez d’abord le vaisseau : sur une case ou à la casse.
refusal-quantum-pending-relocate = Choisissez d’abord le cube à transférer et sa nouvelle planète.
refusal-quantum-pending-reorganize = Choisissez d’abord les vaisseaux à relancer.
refusal-quantum-pending-sabotage = Défaussez d’abord une carte de Commandement.
refusal-quantum-pending-room = Défaussez d’abord une carte de Commandement pour faire place à la nouvelle.
refusal-quantum-cards-later = Les cartes viennent après les actions : terminez d’abord vos actions.
refusal-quantum-no-such-question = Cette question n’est pas posée maintenant.

## Refus : les cases et les vaisseaux

refusal-quantum-no-planet = Il n’y a pas de planète en { $square }.
refusal-quantum-no-own-ship = Vous n’avez pas de vaisseau en { $square }.
refusal-quantum-not-own-ship = Le vaisseau en { $square } n’est pas à vous.
refusal-quantum-not-empty = Il y a déjà un vaisseau en { $square }.
refusal-quantum-not-open = Aucun vaisseau ne peut être en { $square } : c’est une planète, ou c’est hors du plateau.
refusal-quantum-not-in-scrapyard = Le dé { $die } n’est pas dans votre casse.
refusal-quantum-not-yet-in-play = Le dé { $die } est un vaisseau d’expansion qui n’est pas encore en jeu.
refusal-quantum-start-orbit = { $square } n’est pas une position orbitale de votre planète de départ.
refusal-quantum-own-orbit = { $square } n’est pas une position orbitale d’une planète où vous avez un cube.
refusal-quantum-own-orbit-or-alone = Impossible de déployer en { $square } : ce n’est pas une position orbitale d’une planète où vous avez un cube, et un autre vaisseau est trop près pour { card-stealthy }.
refusal-quantum-around-flagship = { $square } n’est pas une des huit cases autour du { ship-2 }.
refusal-quantum-another-ship = Le vaisseau en { $square } ne peut pas échanger sa place avec lui-même.
refusal-quantum-from-orbit = Le vaisseau en { $square } n’est pas en position orbitale.
refusal-quantum-neighbouring-orbit = { $square } n’est pas une position orbitale d’une planète des quatre tuiles voisines.
refusal-quantum-wrong-ship = Cette capacité demande { $ship } ({ $needed }), mais le vaisseau en { $square } montre { $face }.
refusal-quantum-wrong-face = Le chiffre { $face } ne peut pas être choisi ici.
refusal-quantum-has-moved = Le vaisseau en { $square } s’est déjà déplacé ce tour-ci.
refusal-quantum-ability-used = Le vaisseau en { $square } a déjà utilisé sa capacité ce tour-ci.

## Refus : les actions

refusal-quantum-actions = Cela demande { $needed ->
    [one] { $needed } action
   *[other] { $needed } actions
}, et il ne vous en reste { $left ->
    [0] plus
   *[other] que { $left }
}.
refusal-quantum-too-far = { $to } est à plus de { $range ->
    [one] { $range } case
   *[other] { $range } cases
} de { $from }.
refusal-quantum-no-way = Aucun chemin libre d’au plus { $range ->
    [one] { $range } case
   *[other] { $range } cases
} ne mène de { $from } à { $to }.
refusal-quantum-no-step = Le vaisseau est déjà en { $square } : un déplacement est d’au moins une case.
refusal-quantum-no-enemy = Il n’y a pas de vaisseau ennemi en { $square }.
refusal-quantum-not-beside = { $square } n’est pas près de { $other } : une attaque part d’une case qui partage un bord avec sa cible.
refusal-quantum-diagonal = De { $square } à { $other }, c’est une diagonale : on attaque en ligne droite, sauf par la manœuvre d’un { ship-5 }.
refusal-quantum-strike-beside = { $other } n’est pas près de { $square } : l’attaque gratuite n’atteint que les quatre cases qui partagent un bord.
refusal-quantum-load-around = { $square } n’est pas une des huit cases autour de { $other }.
refusal-quantum-loaded-attack = Avec un vaisseau à bord, { ship-2.the } ne peut pas attaquer { $square }.
refusal-quantum-no-attack = Avec { card-curious }, vous ne pouvez pas attaquer.
refusal-quantum-research-full = Votre recherche est déjà à 6.
refusal-quantum-planet-full = La planète { $square } n’a plus d’emplacement libre.
refusal-quantum-own-cube = La planète { $square } porte déjà un cube de cette couleur.
refusal-quantum-wrong-sum = La planète { $square } demande une somme de { $needed } ; vos vaisseaux en position orbitale font { $sum }.

## Refus : les cartes

refusal-quantum-no-card = Vous n’avez pas la carte { $card }.
refusal-quantum-not-active = La carte { $card } est nouvelle : elle agira dès votre prochain tour.
refusal-quantum-card-used = La carte { $card } a déjà servi ce tour-ci.
refusal-quantum-curious-after-attack = { card-curious } ne sert pas dans un tour où vous avez attaqué.
refusal-quantum-dial-too-low = Ce dé est déjà à 1 : vous ne pouvez pas payer.
refusal-quantum-no-reroll = La carte { $card } ne vous donne pas de relance maintenant.
refusal-quantum-die-fixed = Ce dé vaut 3 grâce à { card-rational } : on ne le lance pas.
refusal-quantum-not-shown = La carte { $card } n’est pas parmi les cartes face visible.
refusal-quantum-no-expansion-left = Vos deux vaisseaux d’expansion sont en jeu : { card-expansion } ne vous sert plus.
refusal-quantum-not-held = La carte { $card } ne fait pas partie de celles que vous pouvez défausser.
refusal-quantum-own-cube-moved = Seul le cube d’un autre joueur peut être transféré.
refusal-quantum-no-cube-there = Ce joueur n’a pas de cube en { $square }.
refusal-quantum-higher-number = Un cube ne va pas d’une planète { $from } à une planète { $to } : dans la première édition, le numéro ne peut pas monter.

## La position en mots

describe-quantum-table = Plateau : { $map }
describe-quantum-setup = La mise en place est en cours.
describe-quantum-cards-phase = Phase de cartes du tour : { $seat }.
describe-quantum-over = La partie est terminée.
describe-quantum-turn = Tour : { $seat }, { $left ->
    [0] plus d’action
    [one] { $left } action restante
   *[other] { $left } actions restantes
}.
describe-quantum-planets = Planètes
describe-quantum-planet = { $square } : planète { $number }, { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}.
describe-quantum-planet-cubes = { $square } : planète { $number }, cubes : { $owners } ; { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}.
describe-quantum-start-planet = { $square } : planète de départ { $number }, { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}.
describe-quantum-start-planet-cubes = { $square } : planète de départ { $number }, cubes : { $owners } ; { $free ->
    [0] aucun emplacement libre
    [one] { $free } emplacement libre
   *[other] { $free } emplacements libres
}.
describe-quantum-seat = { $seat }
describe-quantum-dials = { $cubes ->
    [0] Tous les cubes posés
    [one] { $cubes } cube à poser
   *[other] { $cubes } cubes à poser
}, recherche { $research }, domination { $dominance }.
describe-quantum-ship = { $square } : { $ship } ({ $face }), dé { $die }.
describe-quantum-ship-moved = { $square } : { $ship } ({ $face }), dé { $die } ; déplacement utilisé.
describe-quantum-ship-used = { $square } : { $ship } ({ $face }), dé { $die } ; capacité utilisée.
describe-quantum-ship-spent = { $square } : { $ship } ({ $face }), dé { $die } ; déplacement et capacité utilisés.
describe-quantum-ship-scrapped = Casse : { $ship } ({ $face }), dé { $die }.
describe-quantum-ship-in-hand = À placer : { $ship } ({ $face }), dé { $die }.
describe-quantum-card = { $card } : { $text }
describe-quantum-card-new = { $card }, dès le prochain tour : { $text }
describe-quantum-cards = Cartes face visible
describe-quantum-commands = Cartes de Commandement : { $cards }.
describe-quantum-gambits = Cartes Tactiques : { $cards }.

## Sur la page d’accueil

quantum-menu-map = Plateau
quantum-menu-map-named = { $map }
quantum-menu-group-basic = Pour apprendre à jouer
quantum-menu-group-advanced = Les autres plateaux de la boîte
quantum-menu-group-addon = Ajouts officiels
quantum-menu-group-superseded = Impressions antérieures
quantum-menu-group-community = Créées par des joueurs
quantum-menu-edition = Règles
quantum-menu-edition-revised = Édition révisée
quantum-menu-edition-first = Première édition

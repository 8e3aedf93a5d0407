### La ligne de commande.

## Ce qui peut mal tourner
cli-unknown-language = il n’y a pas de langue « { $language } » : choisissez en ou fr
cli-misuse-command = il n’y a pas de commande « { $command } » : choisissez { $known }
cli-misuse-command-close = il n’y a pas de commande « { $command } » : vouliez-vous dire « { $guess } » ?
cli-misuse-no-command = il n’y a pas de commande : choisissez { $known }
cli-misuse-unknown = « { $argument } » n’est pas compris ici ; ajoutez --help pour voir ce qui l’est
cli-misuse-unknown-close = « { $argument } » n’est pas compris ici : vouliez-vous dire { $guess } ?
cli-misuse-missing = il manque { $argument } ; ajoutez --help pour voir ce que l’on peut taper
cli-misuse-negative = « { $value } » est négatif : il faut un nombre positif ou nul
cli-misuse-no-game = quel jeu ? Il vient en premier, comme dans « passerelle play alert --campaign » : choisissez { $known }
cli-misuse-conflict = { $argument } et { $other } ne vont pas ensemble
cli-misuse-twice = { $argument } est donné deux fois
cli-misuse-value = « { $value } » n’est pas une valeur possible pour { $argument }
cli-misuse-choice = « { $value } » n’est pas une valeur possible pour { $argument } : choisissez { $known }
cli-misuse-range = « { $value } » n’est pas une valeur possible pour { $argument } : il va de { $least } à { $most }
cli-misuse-least = « { $value } » n’est pas une valeur possible pour { $argument } : il commence à { $least }
cli-misuse-number = « { $value } » n’est pas une valeur possible pour { $argument } : il faut un nombre entier
cli-misuse-no-value = { $argument } demande une valeur
cli-misuse-other = la ligne de commande n’est pas comprise ({ $reason })
cli-unknown-game = il n’y a pas de jeu « { $game } » : choisissez { $known }
cli-unknown-game-close = il n’y a pas de jeu « { $game } » : vouliez-vous dire « { $guess } » ?
cli-foreign-option = { $option } n’existe pas dans { $game }
cli-not-a-fleet = { $file }, ligne { $line } : flotte illisible : { $reason }
cli-fleet-mistyped = « { $code } » contient une faute de frappe : la somme de contrôle ne correspond pas
cli-fleet-unknown = « { $code } » n’est ni une flotte toute prête ni un fichier : « passerelle fleet list » nomme les flottes toutes prêtes
cli-fleet-version = « { $code } » est une flotte d’une autre version du programme
cli-fleet-not-built = { $fleet } : la faction n’a pas de flotte pour ce qui est demandé
cli-fleet-no-code = { $fleet } n’a pas de code
cli-unreadable = { $file } ne peut pas être lu
cli-unwritable = { $file } ne peut pas être écrit
cli-output = la sortie ne peut pas être écrite
cli-stuck = la partie ne peut pas continuer
cli-not-a-record = { $file } n’est pas une partie enregistrée lisible
cli-no-replay = { $file } ne peut pas être rejoué
cli-setup-refused = cette partie ne peut pas être mise en place
cli-contradiction = { $option } contredit la partie de { $file }, qui se poursuit comme elle a commencé
cli-too-many-names = { $names } noms, c’est trop pour { $seats } places
cli-no-pace = « { $pace } » n’est pas une vitesse d’horloge : écrivez 1x, 2x, 10x, etc., de 0.1x à 1000x
cli-only-levels = Les robots de { $game } sont easy, medium et hard ; { $bot } n’y joue pas.
cli-clock-alone = à plusieurs devant un clavier, on joue sans horloge : --clock n’est permis que pour une seule personne
cli-no-clock = { $game } n’a pas d’horloge : --clock n’y sert à rien
cli-clock-needs-text = sur le plateau dessiné, l’horloge attend les joueurs : --clock demande --text
cli-no-home = il n’y a pas de dossier où garder la partie : indiquez un fichier avec --save
cli-nothing-to-resume = il n’y a pas de partie inachevée de { $game } dans { $folder }
cli-no-seed = le système ne fournit pas de nombres au hasard ({ $reason }) : indiquez une graine avec --seed
cli-no-clause = { $game } n’a pas d’article « { $id } »
cli-bot-unknown = il n’y a pas de robot « { $bot } » : choisissez random, greedy, mcts:2000 (itérations), mcts:200ms, easy, medium ou hard
cli-bot-no-budget = « { $bot } » ne dit pas combien de temps réfléchir : écrivez mcts:2000 (itérations) ou mcts:200ms
cli-bot-not-a-number = « { $bot } » : « { $amount } » n’est pas un nombre d’itérations ou de millisecondes
cli-bot-out-of-bounds = « { $bot } » : de 1 à { $most } sont permis

## Ce que dit le système
io-not-found = ce fichier ou ce dossier n’existe pas
io-permission-denied = permission refusée
io-is-a-directory = c’est un dossier
io-not-a-directory = une partie de son chemin n’est pas un dossier
io-already-exists = il existe déjà
io-not-text = ce n’est pas du texte
io-address-in-use = un autre programme y écoute déjà
io-address-not-available = cette machine n’a pas cette adresse
io-other = { $reason }

## Ce qui ne va pas dans un enregistrement
record-empty = il est vide
record-foreign = c’est autre chose
record-syntax = la ligne { $line } n’a pas de sens à la colonne { $column }, après « { $near } »
record-cut-off = la ligne { $line }, la dernière, est coupée
record-no-seat = ligne { $line } : il n’y a pas de place { $seat }, comptée à partir de 0, à une table de { $players }
record-format = il a la version { $found } du format, et ce programme lit la version { $known }
record-game = c’est une partie de { $found }, et non de { $wanted }
record-rules = il a été joué sous la version { $found } des règles, et ce programme a la version { $known }
replay-setup = la mise en place est refusée
replay-setup-chance = la mise en place ne va pas avec ce que le hasard lui a donné
replay-no-seed = il ne contient pas de graine
replay-commitment = la graine ne correspond pas à son empreinte
replay-players = { $found ->
    [one] il indique { $found } joueur pour { $wanted } places
   *[other] il indique { $found } joueurs pour { $wanted } places
}
replay-refused = la décision { $number }, « { $action } », est refusée
replay-chance = la décision { $number }, « { $action } », ne va pas avec ce que le hasard lui a donné
replay-setup-differs = le hasard a donné { $found } à la mise en place, mais { $expected } découle de la graine
replay-differs = le hasard a donné { $found } à la décision { $number }, « { $action } », mais { $expected } découle de la graine
replay-fault-exhausted = un résultat manque
replay-fault-die = { $value } n’est pas une face d’un dé à { $sides } faces
replay-fault-value = { $value } n’est pas un résultat possible
replay-fault-left-over = { $count ->
    [one] un résultat n’a jamais été demandé
   *[other] { $count } résultats n’ont jamais été demandés
}
replay-beyond = { $file } a les décisions 0 à { $last }, et --at demande { $at }

## Jouer
cli-name-human = Joueur { $number }
cli-name-bot = Robot { $number } ({ $bot })
play-begun = Une nouvelle partie : { $setting }. Elle est enregistrée dans { $file }. Tapez « aide » pour voir ce que vous pouvez taper. Tous les dés et toutes les cartes découlent d’une graine fixée dès maintenant ; son empreinte est { $commitment }.
play-over = La partie de { $file } est finie.
play-resumed = La partie de { $file } continue après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.

## Vérifier
verify-holds = { $file } : la graine correspond à son empreinte, et les { $outcomes } résultats du hasard en { $decisions } décisions en découlent tous.
verify-fails = { $file } : vérification échouée
verify-unfinished = La partie n’est pas finie.

## Scripts
script-none-in = il n’y a aucun script dans { $folder }
script-show-asked = Place { $seat } : { $question }
script-show-over = La partie est finie.
script-show-view = Ce que tout le monde voit :
script-holds = { $file } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $expectations ->
    [one] { $expectations } attente tenue
   *[other] { $expectations } attentes tenues
}

## Simulation
sim-heading = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $setting }, graine { $seed }
sim-bot = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $share } % (intervalle à 95 % : { $low } % à { $high } %)
sim-together = Gagnées ensemble : { $wins } sur { $games } (intervalle à 95 % : { $low } % à { $high } %)
sim-mean-score = Score moyen de celles-ci : { $score }
sim-seats = Victoires par place : { $wins }
sim-draws = Parties nulles : { $draws }
sim-length = Longueur : { $mean } décisions en moyenne, { $median } en médiane, { $low } à { $high } dans la moitié centrale des parties
sim-speed = { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde
sim-no-games = il n’y a rien à jouer : --games doit être au moins 1
sim-no-jobs = personne ne jouerait : --jobs doit être au moins 1
sim-stalled = après { $decisions } décisions, tous les robots attendent et aucune horloge ne tourne
sim-wrong-seats = { $found } robots sont donnés pour { $wanted } places
sim-no-threads = aucun fil d’exécution n’a pu démarrer : { $reason }
sim-not-a-chart = { $file } existe et n’est pas une image SVG ; il n’a pas été touché
sim-caption-wins = Parties gagnées, avec intervalles à 95 %
sim-caption-draws = nulles
sim-caption-length = Décisions par partie
sim-caption-median = médiane

## Les catastrophes simulées

disasters-held = { $runs } parties, { $entries } inscriptions, { $acknowledged } commandes confirmées : rien de perdu, rien de fait deux fois, tout le monde est d’accord.
disasters-struck = { $crashes } pannes, { $failed } écritures échouées, { $torn } écritures coupées, { $races } courses perdues, { $cut } connexions rompues, { $repeated } commandes répétées.
disasters-failed = Graine { $seed } ({ $scenario }), étape { $step } : { $what }

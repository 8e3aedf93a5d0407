### Ce que dit `--help`. Une clé est faite de `help`, de la commande si le mot varie d’une commande à l’autre, et du nom de ce que l’on peut taper.

help-usage = Utilisation :
help-commands = Commandes 
help-arguments = Arguments 
help-options = Options 

help-about = Des jeux de plateau dans l’espace, joués en entier et selon les règles
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier
help-replay = Parcourir une partie enregistrée
help-verify = Vérifier que les dés et les cartes d’une partie enregistrée découlent de sa graine
help-rules = Afficher les règles d’un jeu, une section ou un article
help-script = Exécuter des scripts de position ; le code de sortie est 1 quand une attente n’est pas tenue
help-sim = Faire jouer beaucoup de parties entre robots et compter
help-fleet = Vérifier des flottes de Fleet Commander, en faire des codes, et se rafraîchir la mémoire
help-fleet-check = Dire si une flotte est légale, avec toutes les raisons si elle ne l’est pas ; le code de sortie est alors 1
help-fleet-code = Afficher le code d’une flotte, pour la partager en une ligne
help-fleet-file = Afficher une flotte sous forme de fichier, à partir de son code ou de son nom
help-fleet-list = Lister les flottes toutes prêtes
help-fleet-reference = Afficher l’aide-mémoire de Fleet Commander
help-help = Afficher ce message ou l’aide d’une commande

help-any-lang = Langue du programme : en ou fr ; sans cela, l’environnement décide
help-any-help = Afficher l’aide
help-any-version = Afficher la version
help-any-game = Le jeu, par exemple quantum
help-any-map = Le plateau, par son identifiant
help-any-edition = L’édition des règles : revised (révisée) ou first (première)
help-any-mission = La mission de Space Alert : mission, simulation, advanced-simulation, test-run, ou S1-1 à S2-8
help-any-common = La couleur des menaces communes : white (blanche), yellow (jaune) ou mixed (les deux)
help-any-serious = La couleur des menaces graves : white (blanche), yellow (jaune) ou mixed (les deux)
help-any-five = Un équipage de cinq avec des androïdes
help-any-campaign = Jusqu’à trois missions sur le même vaisseau
help-any-untimed = Sans l’horloge : le temps passe quand tout le monde a fini
help-any-fleets = Les flottes de Fleet Commander, place par place : fichiers, codes ou flottes toutes prêtes ; une seule vaut pour tous
help-any-first_battle = La première bataille du manuel de Fleet Commander
help-any-scenario = Le scénario, par exemple pitched_battle
help-any-mode = Qui affronte qui : duel, teams (équipes) ou free_for_all (chacun pour soi) ; sinon, le nombre de joueurs décide
help-any-points = Les points de classe de chaque flotte ; 12 sans précision
help-any-zones = Les zones de combat en largeur et profondeur, par exemple 5x5
help-any-terrain = Les secteurs spéciaux posés d’avance, par exemple gas_cloud@c3 ; sinon, les joueurs les placent
help-any-options = Les règles optionnelles de Fleet Commander : secret_weapons, fog_of_war
help-any-fleet = Une flotte : un fichier, un code, ou le nom d’une flotte toute prête
help-fleet-check-all_lead = Chaque joueur a un commandeur, et personne ne le paie
help-any-file = Une partie enregistrée

help-play-seats = Qui joue, place par place : human, bot:easy, bot:medium, bot:hard, bot:mcts:2000…
help-play-names = Le nom des joueurs, place par place
help-play-seed = Fixe les dés et les cartes ; sans cela, personne ne sait ce qui vient
help-play-save = Garder la partie dans ce fichier ; s’il contient une partie de ce jeu, la reprendre
help-play-resume = Reprendre la dernière partie qui n’est pas finie
help-play-pause = Combien de temps chaque décision d’un robot reste à l’écran, en millisecondes ; sans cela, 600
help-play-text = De simples lignes au lieu du plateau dessiné : pour les lecteurs d’écran et les tubes
help-play-clock = La vitesse de l’horloge dans un jeu contre le temps, en simples lignes : 1x est le temps réel
help-replay-at = Commencer après tant de décisions
help-replay-text = De simples lignes au lieu du plateau dessiné
help-rules-id = Un article (QU-MOVE-03) ou le début de plusieurs (QU-MOVE)
help-script-files = Des scripts de position en TOML
help-sim-seats = Les robots : random, greedy, mcts:2000 (itérations), mcts:200ms, easy, medium, hard
help-sim-games = Combien de parties ; sans cela, 100
help-sim-seed = La même graine donne les mêmes parties, quel que soit --jobs ; sans cela, 1
help-sim-jobs = Combien de parties à la fois ; sans cela, autant qu’il y a de processeurs
help-sim-json = Afficher un objet JSON au lieu d’un tableau
help-sim-chart = Dessiner les résultats dans ce fichier
help-sim-no_rotate = Laisser chaque robot à sa place au lieu de tourner après chaque partie

help-serve = Ouvrir des tables aux navigateurs et aux programmes
help-serve-listen = Où écouter ; le port 0 est n’importe quel port libre ; à défaut 127.0.0.1:7420
help-serve-database = Où garder les tables : sqlite:FICHIER ou postgres://… ; sans elle ni la variable PASSERELLE_DATABASE, dans un fichier de votre dossier de données
help-serve-public_url = Comment l’extérieur atteint ce serveur, par exemple https://jeux.example.org
help-serve-limits = Si les demandes sont limitées par adresse et par table ; off convient aux réseaux sûrs
help-serve-behind_proxy = Un mandataire placé devant donne l’adresse du client dans X-Forwarded-For
help-serve-bots = Combien de robots réfléchissent en même temps ; à défaut, un de moins que de processeurs
help-serve-pause = Combien de temps chaque décision d’un robot reste visible, en millisecondes ; à défaut 400
help-serve-open = Ouvrir un navigateur, s’il y en a un

help-bench = Mesurer sur cette machine
help-bench-server = Combien d’actions par seconde un serveur supporte, et le temps de chacune
help-bench-server-tables = Combien de tables jouent en même temps, à deux joueurs chacune ; à défaut 1000
help-bench-server-seconds = Combien de temps, en secondes ; à défaut 20
help-bench-server-rate = Combien d’actions par seconde visent les joueurs ; à défaut, autant qu’ils peuvent
help-bench-server-game = Le jeu ; à défaut quantum
help-bench-server-address = Un serveur qui tourne déjà, sans limites ; à défaut un serveur neuf
help-bench-server-folder = Où le serveur neuf garde sa base de données en attendant

help-bench-disasters = Mener des tables à travers pannes, courses et messages perdus ; rend 1 si quelque chose se perd
help-bench-disasters-seeds = Combien ; 1000 par défaut
help-bench-disasters-seed = La première graine : la même graine donne les mêmes catastrophes ; 0 par défaut

### Le client du navigateur.

web-title = { $page } – Passerelle
web-title-turn = ● À vous – { $page }
web-title-alarm = ● On vous attaque – { $page }
web-title-offer = ● Une réponse est attendue – { $page }
web-skip = Aller au contenu
web-nav = Pages
web-home = Vers l’accueil
web-close = Fermer
web-error = Le serveur n’a pas répondu comme prévu. Réessayez dans un instant.
web-connecting = Connexion…
web-reconnecting = Reconnexion… Rien n’est perdu.
web-copy = Copier
web-copied = Copié
web-again = Réessayer
web-link-unknown = L’adresse n’est pas encore connue
web-link-failed = Le serveur n’a pas dit comment les autres l’atteignent : il n’y a pas encore de lien.

## Pages

web-page-start = Tables
web-page-table = Table
web-page-end = Après la partie
web-page-learn = Apprendre
web-page-lesson = Leçon
web-page-fleets = Flottes
web-page-rules = Règles
web-page-settings = Réglages
web-page-keys = Touches
web-page-missing = Rien ici
web-missing-text = Il n’y a pas de page à cette adresse.
web-table-missing = Il n’y a pas de table à cette adresse.

## La page d’accueil

web-hero = Prenez place sur la passerelle
web-hero-text = Trois jeux dans l’espace, joués selon les règles : entre amis, contre des robots ou à plusieurs devant un écran. Aucun compte n’est nécessaire.
web-new-seats = Joueurs
web-new-who = Qui joue
web-new-seat = Joueur { $number }
web-new-level = Niveau du joueur { $number }
web-new-random = Au hasard
web-new-all = Montrer les { $count }
web-new-fewer = En montrer moins
web-new-pace = Limite de temps
web-new-public = Publique : tout le monde peut jouer ou regarder
web-new-wait = Attendre que tout le monde soit assis
web-new-open = Ouvrir la table
web-name = Votre nom
web-name-none = Capitaine
web-name-bot = Robot { $number }
web-name-seat = Joueur { $number }
web-name-of = Nom du joueur { $number }
web-sitter-me = Je joue
web-sitter-here = À cet écran
web-sitter-friend = Sur invitation
web-sitter-bot = Un robot
web-sitter-friend-hint = Vous aurez un lien à envoyer.
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-pace-none = Sans limite
web-pace-live = 90 s par coup
web-pace-game = 30 min par partie
web-pace-days = 3 jours par coup
web-mine = Mes tables
web-mine-none = Vos tables seront ici.
web-your-turn = C’est à vous.
web-running = En cours.
web-over = Terminée.
web-against = Contre { $names }
web-bot-level = { $name } ({ $level })
web-forget = Retirer { $table } de la liste
web-forget-short = Retirer de la liste
web-forget-sure = La partie continue, et seul ce navigateur garde votre place.
web-forget-yes = Renoncer à la place
web-open = Tables ouvertes
web-open-none = Aucune table publique n’est ouverte.
web-import = Une partie sauvegardée
web-import-unread = { $file } n’est pas une partie que l’on peut ouvrir ici.
web-programs = Des programmes peuvent jouer aussi ; l’interface est décrite ici :
web-page-new = Nouvelle table
web-page-watch = Regarder
web-games = Jeux
web-start-parts = Parties de cette page
web-card-players = Joueurs :
web-card-length = Durée :
web-card-minutes = { $minutes } min
web-card-play = Jouer
web-card-learn = Apprendre
web-card-learned = { $done }/{ $count }
web-card-watch = Regarder
web-mine-waiting = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
web-attacked = Vous êtes attaqué
web-left = encore { $left }
web-left-minutes = { $count } min
web-left-hours = { $count } h
web-left-days = { $count } jours
web-import-drop = ou déposez le fichier n’importe où ici
web-watch-title = { $game } : regarder
web-watch-running = Tables publiques
web-watch-none = Aucune table publique de ce jeu n’est en cours.
web-watch-bots = Une partie de robots
web-watch-bots-text = Des robots jouent entre eux, et vous regardez comme assis à côté de la table.
web-watch-bots-open = Faire jouer des robots
web-new-sub = une nouvelle table
web-new-never = Jamais joué ?
web-new-looks-on = Personne ne joue à cet écran : vous regardez.
web-game-missing = Il n’y a pas de jeu de ce nom ici.
web-import-file = Ouvrir une partie…

## Une table

web-players = Joueurs
web-board = Plateau
web-board-dim = { $what } Pas dans cette leçon.
web-board-open = { $what } – peut être choisi
web-board-picked = { $what } – choisi
web-side = À côté du plateau
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-table = Table
web-tab-position = En mots
web-position = La position en mots
web-spectator = Vous regardez
web-watch = Lien pour les spectateurs
web-link-local = Ces liens ne marchent que sur cet ordinateur. Pour inviter d’autres personnes, démarrez le serveur pour votre réseau et ouvrez cette page à l’adresse de l’ordinateur sur ce réseau :
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] { $count } spectateur regarde.
   *[other] { $count } spectateurs regardent.
}
web-seat-you = vous
web-seat-bot = robot
web-seat-bot-level = robot, { $level }
web-seat-away = hors ligne
web-seat-here = en ligne
web-seat-free = libre
web-seat-host = hôte
web-seat-resigned = hors jeu
web-seat-taken-over = un robot joue
web-invite = Lien pour le joueur { $number }
web-invite-here = Jouer cette place devant cet écran
web-sit-here = S’asseoir ici
web-sit-title = Une place vous attend
web-sit-text = Vous serez le joueur { $number }.
web-sit = S’asseoir
web-sit-watch = Regarder seulement
web-gone-title = Cette place est prise
web-gone-text = { $name } y est déjà. Si c’est vous, continuez dans le navigateur où vous avez pris place : il garde votre place.
web-takeover = Laisser jouer un robot
web-vote-missing = Doivent encore accepter : { $names }
web-motions = Propositions
web-motion-rematch = { $names } : « On rejoue ? »
web-motion-takeover = { $names } : « Un robot pour remplacer { $absent } ? »
web-motion-takeover-soon = Un robot remplace { $absent }, sauf retour d’ici { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
web-motion-waits = Réponse attendue : { $names }.
web-motion-no = Non merci
web-motion-withdraw = Retirer la proposition
web-motion-declined = Tout le monde ne veut pas rejouer maintenant.
web-next-ready = La partie suivante est ouverte.
web-back = Reprendre ma place
web-rematch = Rejouer
web-rematch-seats = Si l’on rejoue, chacun avance d’une place : à deux, les camps s’échangent.
web-next-table = Vers la partie suivante
web-export = Sauvegarder la partie
web-resign = Abandonner
web-resign-sure = Abandonner la partie ?
web-resign-yes = Oui, abandonner
web-commitment = Empreinte des dés
web-commitment-early = Ce navigateur la garde depuis qu’il a vu la table pour la première fois, pendant la partie.
web-commitment-late = Ce navigateur ne l’a vue qu’après la partie : demandez à quelqu’un qui était là si c’est la même.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-curtain = Passez l’écran à { $name }
web-curtain-text = Le plateau reste couvert en attendant.
web-curtain-ready = Je suis { $name }

## Ce qui est attendu de qui

web-status = Ce qui se passe
web-status-free = { $count ->
    [one] On attend qu’un joueur s’assoie.
   *[other] On attend que { $count } joueurs s’assoient.
}
web-status-waits = On attend { $names }.
web-status-thinks = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
web-status-nobody = Rien n’est demandé pour l’instant.
web-status-past = À ce moment-là, à { $names } de décider.
web-ask = { $what } ?
web-ask-yes = Oui
web-ask-no = Non
web-commit = Confirmer
web-undo = Annuler
web-take-back = Reprendre
web-actions = { $count ->
    [one] { $count } action
   *[other] Les { $count } actions
}
web-actions-title = Toutes les actions possibles
web-actions-search = Chercher
web-actions-none = Rien de tel n’est possible.
web-form-send = Envoyer
web-why-clause = Article { $clause }
web-clock = Temps restant pour { $name }
web-clock-days = { $days } j { $hours } h
web-clock-paused = en pause
web-clock-elapsed = Temps depuis le début
web-clock-pause = Pause
web-clock-resume = Reprendre
web-clock-ready = Je suis à mon poste
web-clock-not-ready = Pas encore à leur poste : { $names }
web-dice-rolling = Les dés roulent. Appuyez pour passer.
web-dice = Dés : { $faces }

## Journal et relecture

web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-log-setup = Mise en place
web-log-turn = Tour { $turn }
web-log-decided = { $seat } : { $action }
web-past = Vous regardez le passé.
web-past-missed = { $count ->
    [one] { $count } décision depuis
   *[other] { $count } décisions depuis
}
web-past-return = Revenir
web-past-unreached = Ce moment ne peut pas être montré tant que le serveur ne répond pas.
web-replay = Relecture
web-replay-moment = Moment de la partie
web-replay-at = { $at ->
    [one] { $at } décision sur { $end }
   *[other] { $at } décisions sur { $end }
}
web-replay-back = Une décision en arrière
web-replay-on = Une décision en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-on = Un tour en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse

## Après la partie

web-end-not-yet = Cette partie n’est pas terminée.
web-end-table = Vers la table
web-end-replay = Revoir la partie
web-fair = Des dés honnêtes
web-fair-text = Avant le premier lancer, la table a publié l’empreinte de sa graine. La graine est maintenant publique : chacun peut vérifier qu’elle correspond et que chaque dé en découle.
web-seed = Graine
web-seed-none = non publiée
web-verify = Vérifier
web-verify-seed = La graine correspond à l’empreinte (vérifié dans ce navigateur) :
web-verify-dice = Chaque dé découle de la graine (le serveur a rejoué la partie) :
web-verify-alone = Pour vérifier sans ce serveur, sauvegardez la partie et rejouez-la sur votre propre machine :
web-check-unknown = non vérifié
web-check-checking = vérification…
web-check-good = oui
web-check-bad = non
web-check-missing = n’a pas pu être vérifié

## Règles, réglages, touches

web-rules-intro = Chaque article a un numéro, et une action refusée cite le sien.
web-rules-games = Jeux
web-rules-search = Chercher
web-rules-chapters = Chapitres
web-rules-nothing = Aucun article ne contient cela.
web-settings-intro = Gardés dans ce navigateur. Par défaut, ce que préfère votre système.
web-setting-language = Langue
web-setting-text = Taille du texte
web-setting-motion = Mouvement
web-setting-pace = Temps de lecture
web-setting-contrast = Contraste
web-setting-sound = Sons : votre tour, les dés
web-setting-confirm = Demander confirmation avant de renoncer à quelque chose
web-motion-auto = Comme le système
web-motion-full = Complet
web-motion-off = Aucun
web-reading-brisk = Court
web-reading-usual = Normal
web-reading-calm = Long
web-contrast-auto = Comme le système
web-contrast-more = Renforcé
web-panes = Ce qui est affiché
web-pane-board = Plateau
web-pane-log = Journal
web-pane-chat = Discussion
web-pane-past = Passé
web-keys-intro = Tout peut se jouer sans souris. La touche Tab s’arrête une seule fois sur le plateau ; les flèches s’y déplacent.
web-keys-play = Jouer
web-keys-game = À cette table
web-keys-replay = Revoir
web-key-board = va au plateau
    .keys = B
web-key-arrows = va de case en case
    .keys = ← ↑ ↓ →
web-key-enter = choisit ce qui est marqué ; sur une case sombre, dit pourquoi c’est impossible
    .keys = Entrée
web-key-escape = reprend le dernier choix ; dans le passé : revient au présent
    .keys = Échap
web-key-undo = annule votre dernière décision, quand c’est permis
    .keys = U, Ctrl+Z
web-key-commit = confirme
    .keys = C
web-key-actions = liste toutes les actions en phrases
    .keys = A
web-key-log = va au journal
    .keys = L
web-key-chat = va à la discussion
    .keys = T
web-key-repeat = répète la dernière annonce
    .keys = R
web-key-help = montre ces touches
    .keys = ?
web-key-step = une décision en arrière ou en avant
    .keys = ← →
web-key-turn = un tour en arrière ou en avant
    .keys = Page ↑ ↓
web-key-ends = le début, le présent
    .keys = Début, Fin
web-key-space = dans le passé et sur le curseur : lecture ou pause
    .keys = Espace

## Campagnes
web-page-campaigns = Campagnes
web-page-campaign = Campagne
web-campaigns-text = Une campagne est une suite de batailles entre les mêmes joueurs. Qui en gagne une emporte un avantage dans la dernière, et seule la dernière décide.
web-campaigns-mine = Mes campagnes
web-campaigns-none = Vos campagnes apparaîtront ici.
web-campaign-new = Une nouvelle campagne
web-campaign-game = Quel jeu ?
web-campaign-title = Comment s’appelle-t-elle ? (facultatif)
web-campaign-title-hint = La longue guerre
web-campaign-begin = Commencer la campagne
web-campaign-count = { $fought } sur { $of } livrées
web-campaign-gathering = { $count ->
    [one] Un joueur n’a pas encore rejoint la campagne
   *[other] { $count } joueurs n’ont pas encore rejoint la campagne
}
web-campaign-ready = La prochaine bataille peut commencer
web-campaign-playing = Une bataille est en cours
web-campaign-drawn = La campagne est finie : personne ne l’a gagnée
web-campaign-won = { $count ->
    [one] { $names } a gagné la campagne
   *[other] { $names } ont gagné la campagne
}
web-campaign-missing = Cette campagne n’existe pas, ou elle a été supprimée.
web-campaign-offline = Le serveur ne répond pas. Ce que vous voyez n’est peut-être plus à jour ; la question est reposée toute seule.
web-campaign-battle = À la bataille
web-campaign-watch = Regarder
web-campaign-number = Bataille { $number }
web-campaign-path = La suite des batailles
web-campaign-unpicked = Scénario à choisir
web-campaign-tied = Personne n’a gagné
web-campaign-fought = { $count ->
    [one] Gagnée par { $names }
   *[other] Gagnée par { $names }
}
web-campaign-carries = Emporté dans la dernière bataille : { $what }
web-campaign-carries-nothing = Aucun avantage pour l’instant
web-campaign-result = Résultat et chiffres
web-campaign-not-joined = pas encore là
web-campaign-you = vous
web-campaign-invited = Vous êtes invité comme joueur { $number } de cette campagne.
web-campaign-join = Rejoindre
web-campaign-invite = Lien du joueur { $number }
web-campaign-invite-text = Envoyez ce lien : qui l’ouvre rejoint la campagne.
web-campaign-watch-link = Lien pour qui veut regarder
web-campaign-choose = Celui-ci
web-campaign-choose-first = Cochez d’abord une possibilité. Ce choix est définitif.
web-campaign-on = Poursuivre la campagne
web-campaign-link = Campagne : plusieurs batailles à la suite

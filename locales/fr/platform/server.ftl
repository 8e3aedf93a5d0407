### Ce que dit le serveur.

## Quand il ne fait pas ce qu’on lui demande
server-nothing-here = Il n’y a rien à cette adresse.
server-no-table = Cette table n’existe pas.
server-table-deleted = Cette table a été supprimée par la personne qui tient ce serveur.
server-banned = Cette adresse est bannie de ce serveur.
server-no-lesson = Cette leçon n’existe pas.
server-stray-lesson = Ces réponses ne mènent pas à travers la leçon : recommencez-la.
server-no-moment = Cette partie n’a pas de moment { $at } : elle s’arrête à { $last }.
server-not-whole = La demande n’est pas arrivée en entier.
server-not-text = Ceci n’est pas un texte en UTF-8.
server-no-json = Ceci n’est pas du JSON : erreur à la ligne { $line }, colonne { $column }.
server-body-wrong = Cela ne peut pas être { $value } : c’est { $kind }.
server-field-missing = Le champ « { $field } » manque.
server-field-twice = Le champ « { $field } » est donné deux fois.
server-field-unknown = Il n’y a pas de champ « { $field } » ici. Possibles : { $known }.
server-field-choice = « { $field } » ne peut pas être « { $value } ». Possibles : { $known }.
server-field-number = « { $field } » ne peut pas être { $value } : c’est un nombre entier de 0 à { $most }.
server-field-wrong = « { $field } » ne peut pas être { $value } : c’est { $kind }.
server-field-impossible = « { $field } » ne peut pas être { $value }.
server-limit-wrong = « { $field } » ne peut pas être { $value } : c’est un nombre de millisecondes de { $least } à { $most }.
server-kind-text = un texte
server-kind-truth = vrai ou faux (true ou false)
server-kind-list = une liste
server-kind-object = un objet
server-kind-other = autre chose
server-no-seat = Il n’y a pas de place « { $seat } » : les places d’une table se comptent de 0 à { $last } au plus.
server-too-large = La demande est trop grande.
server-too-many = C’est trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-names-alike = Deux joueurs ne peuvent pas s’appeler « { $name } », ni porter des noms qui se ressemblent.
server-headers-too-large = Les en-têtes d’une requête comptent au plus { $bytes } octets en tout.
server-wrong-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’héberge peut autoriser ce nom avec --public-url ou --allow-host.
server-wrong-kind = Le corps d’une requête est du JSON, et son Content-Type le dit : application/json.
server-foreign-origin = Les pages d’autres adresses ne peuvent pas parler à cette table.
server-wrong-method = Cela ne peut pas se faire à cette adresse.
server-too-slow = Le serveur a mis trop de temps à répondre. Réessayez dans un instant.
server-no-socket = Cette adresse est pour les WebSockets.
server-unavailable = Le serveur ne peut rien garder pour l’instant. Réessayez dans un moment.
server-internal = Quelque chose a mal tourné dans le serveur. Ce n’est pas votre faute.
server-not-a-secret = Ce n’est pas le secret d’une place.
server-hello-first = Le premier message doit être « hello ».
server-no-game = Il n’y a pas de jeu « { $game } » ici.
server-no-level = Il n’y a pas de robot « { $level } ». Choisissez { $known }.
server-bad-seats = Une table a de 1 à { $most } places.
server-bad-seats-of-game = Ce jeu a un autre nombre de places. Possibles : { $seats }.
server-bad-title = Un titre a de 1 à 40 lettres.
server-no-record = Ceci n’est pas un enregistrement que l’on peut jouer
server-record-closed = La partie d’un jeu à secrets reste fermée jusqu’à sa fin.
server-not-over = Cela pourra être vérifié quand la partie sera finie.
server-verified = Chaque dé et chaque carte découlent de la graine fixée au départ.
server-not-verified = Ce que le hasard a donné ne découle pas de la graine : { $reason }

## Quand il raccroche
server-bye-stopping = Le serveur s’arrête. La table est gardée ; revenez dans un moment.
server-bye-closed = La table a été rangée un instant. Rien n’est perdu ; revenez.
server-bye-slow = Cette connexion ne suit pas, elle est donc fermée. Rien n’est perdu.
server-bye-silent = Cette connexion n’a rien dit depuis longtemps.
server-bye-unreadable = Cette connexion a envoyé un message illisible.
server-bye-too-large = Un message a au plus { $bytes } octets. Cette connexion en a envoyé un plus long.
server-bye-not-text = Cette connexion a envoyé un texte qui n’est pas en UTF-8.
server-bye-garbled = Cette connexion ne respecte pas le protocole WebSocket.

## La page sans client
server-no-client-title = Passerelle tourne, sans ses pages
server-no-client = Ce programme a été construit sans le client pour navigateurs.
server-no-client-build = Pour l’obtenir, installez Node 20 ou plus récent, puis tapez « cargo play » dans le dossier du projet, ou « npm ci » et « npm run build » dans son dossier « web », et construisez de nouveau le programme.
server-no-client-api = Les programmes peuvent déjà jouer : l’interface est décrite sous /api.

## La page de l’interface pour les programmes
server-api-title = L’interface de Passerelle
server-api-introduction = Tout ce que font les pages passe par cette interface, et tout programme peut s’en servir. Une place s’ouvre par son secret, dans l’en-tête « Authorization: Bearer … » ; sans secret, on ne peut que regarder.
server-api-steps = Une partie en six étapes
server-api-step-games = Quels jeux il y a, et ce qui peut être choisi pour chacun :
server-api-step-open = Ouvrez une table. La réponse nomme la table et donne un secret pour chaque place d’une personne ; une place qui a un nom est prise, les autres sont pour les personnes à qui vous donnez le secret. Gardez ce qui suit dans les variables TABLE et SECRET :
server-api-step-sit = Prenez la place libre, avec le secret de l’invitation ; à une table publique, sans secret. La réponse est votre propre secret, et l’autre ne vaut plus rien :
server-api-step-look = Regardez la table. « prompt » dit qui doit décider, « actions » énumère tout ce que votre place peut faire, chaque action avec sa « notation » ; « version » compte ce qui s’est passé :
server-api-step-act = Jouez l’une d’elles : sa notation, la version que vous avez vue et un identifiant à vous. Si aucune réponse ne vient, renvoyez la même chose : elle n’est jouée qu’une fois et la réponse est redonnée. Si quelqu’un a été plus rapide, la réponse est 409 avec l’état de la table :
server-api-step-end = Continuez jusqu’à ce que « prompt » ait un « over ». Alors la graine est révélée et chacun peut vérifier les dés :
server-api-step-live = Au lieu de demander sans cesse, ouvrez une connexion WebSocket : envoyez d’abord « hello », avec votre secret si vous en avez un, et recevez tout au fur et à mesure.
server-api-errors = Ce qui ne peut pas se faire reçoit un statut, un code dans « error » et un « message » dans la langue de l’en-tête « Accept-Language » : 400 pour ce qui est illisible, 401 pour un mauvais secret, 403 pour ce que seuls d’autres peuvent faire, 404 pour ce qui n’existe pas, 409 pour ce qui vient trop tard ou n’est pas possible maintenant, 413 pour ce qui est trop grand, 422 avec l’article des règles qui l’interdit, 429 avec « Retry-After » pour trop de demandes à la fois, 503 quand rien ne peut être enregistré pour le moment.
server-api-reference = Toutes les opérations (en anglais)
server-api-shapes = Formes
server-api-request = Demande :

## La ligne de commande
serve-listening = Passerelle écoute sur { $address }
serve-port-taken = (Un autre programme utilise le port { $taken }.)
serve-others = Depuis d’autres ordinateurs : { $addresses }
serve-others-unknown = Depuis d’autres ordinateurs : par l’adresse de celui-ci, avec le port { $port }
serve-reached = Les liens à partager commencent par { $url }
serve-keeping = Les tables sont gardées dans { $database }
serve-stopping = Arrêt…
serve-stopped = Arrêté. Toutes les tables sont gardées.
serve-no-listen = impossible d’écouter sur { $address }
serve-no-address = « { $address } » n’est pas une adresse avec un port, comme 127.0.0.1:7420
serve-no-database = la base de données { $database } est inutilisable
serve-no-home = il n’y a pas de dossier où garder les tables : indiquez-en un avec --database
serve-no-url = « { $url } » n’est pas une adresse comme https://jeux.example.org
serve-url-path = « { $url } » contient un chemin, mais les pages ont besoin d’une adresse entière à elles, comme https://jeux.example.org
serve-no-limits = « { $limits } » n’est pas une limite valide : écrivez on, off ou par exemple requests=50,tables=30,commands=30
serve-no-quotas = « { $quotas } » n’est pas valable : écrivez par exemple tables=500,chat=2000,log=30000
serve-no-keep = « { $keep } » n’est pas valable : écrivez par exemple finished=365d,idle=180d,chat=90d
serve-short-key = le secret dans { $file } est trop court : il lui faut au moins { $least } lettres
serve-failed = le serveur a échoué

## Pourquoi une base de données est inutilisable
database-address = écrivez sqlite:CHEMIN ou postgres://…
database-ssl-mode = « sslmode={ $mode } » est inconnu ; écrivez require ou disable
database-certificates = il n’y a pas de certificat de confiance dans { $file }
database-no-certificates = ce système ne fait confiance à aucun certificat ; indiquez un fichier avec sslrootcert=…
database-no-folder = il n’y a pas de dossier { $folder }
database-unwritable = le fichier ne peut pas être écrit
database-something-else = le fichier contient autre chose
database-damaged = le fichier est endommagé ({ $reason }) ; rien n’a été modifié. Remettez une sauvegarde à sa place, ou sauvez ce qui peut l’être avec « sqlite3 FICHIER .recover »
database-unreachable = personne n’y répond ({ $reason })
database-refused = son serveur dit « { $reason } »
database-newer = elle a été faite par une version plus récente de ce programme

## Mesurer
bench-failed = la mesure a échoué
bench-server-actions = { $actions } actions par seconde, { $total } en tout, à { $tables } tables
bench-server-latency = d’une action à sa confirmation : la moitié en { $half } ms, 99 sur 100 en { $most } ms, la plus lente en { $slowest } ms
bench-server-games = { $games } parties sont allées jusqu’au bout ; { $refused } commandes ont été refusées
bench-server-memory = { $kib } Kio de mémoire pour chaque table avec ses deux connexions
server-no-campaign = Cette campagne n’existe pas.
server-game-without-campaign = Ce jeu n’a pas de campagnes.
server-nobody-plays = Au moins un joueur doit être une personne.

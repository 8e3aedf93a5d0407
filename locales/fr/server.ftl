### Ce que dit le serveur.

## Quand il ne fait pas ce qu’on lui demande
server-nothing-here = Il n’y a rien à cette adresse.
server-no-table = Cette table n’existe pas.
server-malformed = La demande est illisible : { $reason }
server-too-large = La demande est trop grande.
server-too-many = C’est trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-foreign-origin = Les pages d’autres adresses ne peuvent pas parler à cette table.
server-unavailable = Le serveur ne peut rien garder pour l’instant. Réessayez dans un moment.
server-internal = Quelque chose a mal tourné dans le serveur. Ce n’est pas votre faute.
server-not-a-secret = Ce n’est pas le secret d’une place.
server-hello-first = Dites d’abord bonjour.
server-no-game = Il n’y a pas de jeu « { $game } » ici.
server-record-closed = La partie d’un jeu à secrets reste fermée jusqu’à sa fin.
server-not-over = Cela pourra être vérifié quand la partie sera finie.
server-verified = Chaque dé et chaque carte découle de la graine engagée au départ.
server-not-verified = Ce que le hasard a donné ne découle pas de la graine : { $reason }

## Quand il raccroche
server-bye-stopping = Le serveur s’arrête. La table est gardée ; revenez dans un moment.
server-bye-closed = La table a été rangée un instant. Rien n’est perdu ; revenez.
server-bye-slow = Cette connexion ne suit pas, elle est donc fermée. Rien n’est perdu.
server-bye-silent = Cette connexion n’a rien dit depuis longtemps.
server-bye-unreadable = Cette connexion dit ce que personne ne comprend.

## La page sans client
server-no-client-title = Passerelle tourne, sans ses pages
server-no-client = Ce programme a été construit sans le client pour navigateurs.
server-no-client-build = Pour l’obtenir, installez Node 20 ou plus récent, puis tapez « cargo play » dans le dossier du projet, ou « npm ci » et « npm run build » dans son dossier « web », et construisez de nouveau le programme.
server-no-client-api = Les programmes peuvent déjà jouer : l’interface est décrite sous /api.

## La page de l’interface pour les programmes
server-api-title = L’interface de Passerelle
server-api-introduction = Tout ce que font les pages passe par cette interface, et tout programme peut s’en servir. Une place s’ouvre par son secret, dans l’en-tête « Authorization: Bearer … » ; sans secret, on regarde.
server-api-shapes = Formes
server-api-request = Demande :

## La ligne de commande
serve-listening = Passerelle écoute sur { $address }
serve-keeping = Les tables sont gardées dans { $database }
serve-stopping = Arrêt…
serve-stopped = Arrêté. Toutes les tables sont gardées.
serve-no-listen = impossible d’écouter sur { $address }
serve-no-address = « { $address } » n’est pas une adresse avec un port, comme 127.0.0.1:7420
serve-no-database = la base de données { $database } est inutilisable
serve-no-home = il n’y a pas de dossier où garder les tables : nommez une --database
serve-failed = le serveur a échoué

## Mesurer
bench-failed = la mesure a échoué
bench-server-actions = { $actions } actions par seconde, { $total } en tout, à { $tables } tables
bench-server-latency = d’une action à sa confirmation : la moitié en { $half } ms, 99 sur 100 en { $most } ms, la plus lente en { $slowest } ms
bench-server-games = { $games } parties sont allées à leur fin ; { $refused } commandes ont été refusées
bench-server-memory = { $kib } Kio de mémoire pour chaque table avec ses deux connexions

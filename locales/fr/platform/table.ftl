### Une table : ce qu’elle dit d’elle-même.

table-wrong-secret = Cette clé n’ouvre aucune place de cette table.
table-only-seats = Seule une personne assise à la table peut faire cela.
table-bad-id = L’identifiant d’une commande compte de 1 à 64 lettres, chiffres ou signes - _ . :
table-too-long = C’est trop long.
table-bad-name = Un nom compte de 1 à 40 lettres.
table-name-taken = Quelqu’un à cette table porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
table-bad-chat = Un message compte de 1 à 500 lettres.
table-stale = Quelque chose a changé à la table. Regardez de nouveau.
table-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
table-no-takeover = Aucun robot ne peut reprendre cette place.
table-is-there = Cette personne est à la table.
table-no-way-back = Vous ne pouvez pas reprendre votre place.
table-no-vote = Il n’y a rien à accepter pour l’instant.
table-no-free-seat = Cette place n’est pas libre.
table-awaits-players = La partie commence quand tout le monde est assis.
table-not-invited = Cette place est pour quelqu’un d’autre.
table-no-time-runs = Aucune horloge ne tourne.
table-not-paused = L’horloge n’est pas arrêtée.
table-no-reason = Rien ne l’interdit. Continuez.
table-chat-full = Assez a été dit à cette table : son chat est plein.
table-log-full = Cette table a rempli son journal. Vous pouvez encore abandonner.
table-unavailable = La table ne peut pas répondre maintenant. Réessayez.
table-store-silent = La table ne peut pas être enregistrée pour l’instant. Elle reviendra.
table-broken = Quelque chose ne va pas avec cette table.

## Ce qui s’est passé

table-undone = { $seat } annule sa dernière décision.
table-resigned = { $seat } abandonne.
table-flagged = { $seat } n’a plus de temps.
table-taken-over = Un robot joue désormais pour { $seat }.
table-given-back = { $seat } est de retour.
table-paused = { $seat } arrête l’horloge.
table-resumed = { $seat } relance l’horloge.
table-over-resigned = Partie gagnée par { $winners } : { $seat } a abandonné.
table-over-flagged = Partie gagnée par { $winners } : { $seat } n’a plus de temps.
table-over-closed = Ceci est un enregistrement. On ne peut pas continuer à jouer.

## Campagnes
table-campaign-only-players = Seul un joueur de la campagne peut faire cela.
table-campaign-no-place = Cette place dans la campagne n’est pas libre.
table-campaign-not-invited = Cette place dans la campagne est pour quelqu’un d’autre.
table-campaign-nothing-asked = Il n’y a rien à choisir maintenant.
table-campaign-others-choice = C’est à { $player } de choisir.
table-campaign-awaits-player = Le joueur { $number } n’a pas encore rejoint la campagne.
table-campaign-awaits-choice = { $player } doit d’abord choisir.
table-campaign-over = La campagne est finie.
table-campaign-no-match = La prochaine partie de la campagne ne peut pas s’ouvrir.

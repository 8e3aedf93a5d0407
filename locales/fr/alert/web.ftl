### Ce que seul le navigateur dit de Space Alert.

## Le vaisseau et les trajectoires

web-alert-ship = Le vaisseau
web-alert-heavy-laser = canon laser lourd
web-alert-light-laser = canon laser léger
web-alert-battlebots = robots de combat
web-alert-shield = bouclier
web-alert-reactor = réacteur
web-alert-range = distance { $range }
web-alert-internal = Menaces internes
web-alert-damage-of = Dégâts : { $damage } sur 7
web-alert-station = { $station }. { $weapon } { $strength }. { $store } { $cubes } sur { $most }. { $special }.
web-alert-station-present = Ici : { $who }.
web-alert-reached = tour { $turns }
web-alert-fate-destroyed = détruite
web-alert-fate-survived = vous y avez survécu

## L’heure et les annonces

web-alert-clock = Temps et phases
web-alert-announcement = Annonce
web-alert-strip-waits = L’ordinateur n’a encore rien dit.
web-alert-strip-threat = T+{ $turn } · Menace
web-alert-strip-serious = T+{ $turn } · Menace grave
web-alert-strip-threat-internal = T+{ $turn } · Menace interne
web-alert-strip-serious-internal = T+{ $turn } · Menace interne grave
web-alert-strip-placed = { $threat } · posée par { $name } à { $time }
web-alert-strip-not-heeded = Rapport non confirmé : seuls les équipages de cinq en tiennent compte.
web-alert-repeat = Répéter
web-alert-hush = Plus un mot
web-alert-hush-more = Les communications sont en panne. On peut encore poser des cartes.

## L’équipage

web-alert-phase-cards = { $count ->
    [one] phase { $phase } · { $count } carte
   *[other] phase { $phase } · { $count } cartes
}
web-alert-plan-of = { $count ->
    [one] Plan de { $name } : { $count } carte
   *[other] Plan de { $name } : { $count } cartes
}
web-alert-chip-takes = prend { $number }
web-alert-chip-needs = cherche
web-alert-chip-has = a
web-alert-chip-holds = tient
web-alert-chip-turn = T{ $turn }
web-alert-chip-free = libre
web-alert-give-to = Tendre à { $name }
web-alert-take-from = Prendre la carte de { $name }
web-alert-lens = Le tour { $turn }, tel qu’annoncé
web-alert-lens-note = Les silhouettes en pointillés sont là où leurs joueurs ont dit qu’ils seraient. Personne ne vérifie.

## Le plan

web-alert-board = Plan, tour par tour
web-alert-boards = Le plan de qui
web-alert-hand = { $count ->
    [one] Votre main { $count } carte
   *[other] Votre main { $count } cartes
}
web-alert-howto = Choisissez la moitié qui compte, puis le tour.
web-alert-held-out = Vous tendez cette carte.
web-alert-slot-free = libre
web-alert-turn-over = Retourner la carte
web-alert-phase-locked = { $phase } · verrouillée
web-alert-phase-open = { $phase } · à vous
web-alert-phase-waits = { $phase } · plus tard
web-alert-plan = Planifiez les tours { $first } à { $last }
web-alert-ask-turn = { $order } : à quel tour ?
web-alert-ask-slot = La carte du tour { $turn } : où va-t-elle ?
web-alert-ask-card = Quelle carte tendez-vous ?
web-alert-ask-seat = À qui ?
web-alert-ask-from = De qui ?
web-alert-ask-trip = Que vouliez-vous jouer ?
web-alert-ask-common = Quelles menaces communes ?
web-alert-ask-serious = Quelles menaces graves ?
web-alert-tell = Le dire aux autres
    .short = Dire
web-alert-short-next = Suite
web-alert-short-draw = Piocher
web-alert-short-done = Fin
web-alert-short-pass = Temps
web-alert-short-take = Reprendre
web-alert-short-turn = Retourner
web-alert-short-give = Tendre
web-alert-short-accept = Prendre
web-alert-short-go = Rien
web-alert-short-go-all = Plus rien
web-alert-short-trip = Erreur
web-alert-short-half = Autre moitié
web-alert-short-arrow = Autre flèche

## Ce qui se dit

web-alert-talk = Paroles
web-alert-talk-placed = { $seat } pose : { $threat } ({ $number }).
web-alert-pad = Le dire à l’équipage
web-alert-i-take = Je prends
web-alert-i-need = Il me faut
web-alert-i-have = J’ai
web-alert-i-will = Tour { $turn }, { $station } :
web-alert-i-will-hint = Montrez une station : là au tour { $turn }.
web-alert-i-am-free = Je suis libre
web-alert-go-there = y être
web-alert-no-threats = aucune menace

## Petits écrans

web-alert-sheets = Parties de la table
web-alert-sheet-plan = Plan
web-alert-sheet-threats = Menaces
web-alert-sheet-crew = Équipage
web-alert-sheet-talk = Paroles

## La Manche Résolution et le bilan

web-alert-film = Résolution
web-alert-film-note = ce que vous avez planifié, tour par tour
web-alert-film-now = L’événement montré
web-alert-film-begins = Les cartes sont posées. La Manche Résolution commence.
web-alert-film-first = Au début
web-alert-film-back = Un évènement en arrière
web-alert-film-play = Lecture
web-alert-film-pause = Pause
web-alert-film-on = Un évènement en avant
web-alert-film-last = À la fin
web-alert-film-speed = Vitesse
web-alert-happens = Ce qui se passe
    .short = Récit
web-alert-why = Pourquoi
web-alert-because = Plus tôt, au tour { $turn } :
web-alert-its-shield = Ses points de défense
web-alert-hits = Dégâts
web-alert-hits-of = { $hits } dégâts sur { $hp }
web-alert-fate-destroyed-in = détruite au tour { $turn }
web-alert-fate-survived-in = survie au tour { $turn }
web-alert-turn-of = Tour { $turn } sur { $turns }
web-alert-of-seven = { $damage } sur 7
web-alert-score-so-far = Score jusqu’ici
web-alert-to-debriefing = Au bilan
web-alert-turning-points = Moments décisifs
web-alert-home-with = Rentrés avec { $score }
web-alert-lost-to = Perdus au tour { $turn } : { $threat }
web-alert-lost-to-in = Perdus au tour { $turn }, { $zone } : { $threat }
web-alert-tile-heavy-laser = canon laser lourd endommagé
web-alert-tile-second-weapon = seconde arme endommagée
web-alert-tile-shield = bouclier endommagé
web-alert-tile-reactor = réacteur endommagé
web-alert-tile-gravolift = ascenseur gravitationnel endommagé
web-alert-tile-structural = dégât de structure

## Les préparatifs et la voix

web-alert-ready-title = Tout le monde est prêt ?
web-alert-ready-button = Je suis prêt
web-alert-ready-sound = On entend un mot d’essai. Dès que tout le monde est prêt, il reste cinq secondes.
web-alert-ready-yes = prêt
web-alert-ready-not-yet = pas encore
web-alert-ready-soon = L’alarme va retentir.
web-alert-ready-heard = L’avez-vous entendu ?
web-alert-voice = La voix de l’ordinateur
web-alert-voice-tap = Toucher pour entendre l’ordinateur
web-alert-voice-loading = La voix se charge…
web-alert-voice-failed = Cet appareil ne peut pas jouer la voix. Tout ce qui est dit est aussi affiché.
web-alert-voice-test = Mot d’essai
web-alert-voice-speaks = Cet appareil parle
web-alert-voice-silent = Rester silencieux
web-alert-voice-loud-voice = Voix
web-alert-voice-loud-bed = Fond
web-alert-voice-loud-beeps = Bips
web-alert-missed = Pendant votre absence

## Ce qui aurait marché

web-alert-share-moment = Partager ce moment
    .short = Partager
web-alert-share = Partager la résolution
web-alert-watch-film = Voir la résolution
web-alert-fly-again = Repartir
web-alert-with-captain = Avec le Capitaine
web-alert-back-to-captain = Retour au Capitaine{ $turn ->
    [0] {""}
   *[other] , tour { $turn }
}
web-alert-you-lead = Les autres vous suivent
web-alert-lost-in = perdu au tour { $turn }
web-alert-what-happened = Ce qui s’est passé
web-alert-how-it-ends = La fin
web-alert-own-try = Votre essai
web-alert-own-try-note = Déplacez les cartes, voyez ce qui arrive
web-alert-flight-over = Ce vol était déjà terminé.
web-alert-turn-quiet = Rien d’important à ce tour.
web-alert-cell = { $who }, tour { $turn } : { $card }
web-alert-cell-idle = { $who }, tour { $turn } : { $card }, sans effet
web-alert-cell-tripped = { $who }, tour { $turn } : { $card }, voulue autrement
web-alert-cell-lost = { $who }, tour { $turn } : { $card }, perdue
web-alert-tray = { $who }, tour { $turn } : quelle carte ?
web-alert-tray-lay = Poser { $order }
web-alert-tray-empty = Il ne reste aucune carte pour ce tour.
web-alert-tray-away = L’enlever
web-alert-tray-move = Ou choisissez un autre tour de la même ligne : les cartes changent de place.
web-alert-turn-back = Un tour en arrière
web-alert-turn-on = Un tour en avant
web-alert-start-over = Comme il a été volé
web-alert-try-from-here = Essayer à partir de là
web-alert-legend-idle = sans effet, ou voulue autrement
web-alert-legend-lost = perdue
web-alert-no-turning-points = Rien n’a mal tourné.
web-alert-fate-under-way = toujours là
web-alert-of-the-crew = L’équipage
web-alert-crew-cards = { $laid ->
    [one] Une carte posée
   *[other] { $laid } cartes posées
} : { $idle ->
    [0] toutes ont servi
    [one] une sans effet
   *[other] { $idle } sans effet
}{ $lost ->
    [0] .
    [one] , une perdue.
   *[other] , { $lost } perdues.
}
web-alert-crew-trips = { $count ->
    [one] un faux pas
   *[other] { $count } faux pas
}
web-alert-crew-idle = { $count ->
    [one] une carte pour rien
   *[other] { $count } cartes pour rien
}
web-alert-crew-lost = { $count ->
    [one] une carte perdue
   *[other] { $count } cartes perdues
}
web-alert-harm = dégâts { $damage }
web-alert-crew-fine = chaque carte a compté
web-alert-whatif = Ce qui aurait marché
web-alert-whatif-searching = Recherche en cours, avec les mêmes cartes et la même mission…
web-alert-whatif-nothing = Rien de mieux n’a été trouvé.
web-alert-whatif-again = Réessayer
web-alert-whatif-small = Le plus petit changement
web-alert-whatif-best = Le meilleur plan trouvé
web-alert-whatif-cards = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
web-alert-no-card = aucune carte

## Préparer un vol

web-alert-setup-level = Jusqu’où monter sur l’échelle ?
web-alert-setup-which = Laquelle ?
web-alert-setup-secret = Une que personne ne connaît
web-alert-setup-secret-note = Une bande-son officielle. On apprend laquelle au débriefing.
web-alert-setup-generated = Une nouvelle
web-alert-setup-generated-note = Composée selon les règles des officielles ; personne ne l’a jamais entendue.
web-alert-setup-known = Une en particulier
web-alert-setup-known-note = Qui l’a déjà jouée se souvient de ce qui arrive.
web-alert-setup-file = Un fichier : déposez-le ici
web-alert-setup-file-note = Qui connaît le fichier sait ce qui vient ; les autres n’apprennent rien à l’avance.
web-alert-setup-file-line = Ligne { $line } : { $fault }
web-alert-setup-file-threats = Le fichier dit quelles menaces viennent.
web-alert-setup-crew = Combien de personnes volent ?
web-alert-setup-androids = { $count ->
    [one] { $count } androïde complète l’équipage.
   *[other] { $count } androïdes complètent l’équipage.
}
web-alert-setup-no-androids = Aucun androïde n’est nécessaire.
web-alert-setup-threats = Les menaces
web-alert-setup-how = Comment volez-vous ?
web-alert-setup-clock-on = L’ordinateur parle, et le temps passe.
web-alert-setup-clock-off = Le temps saute à l’annonce suivante dès que tout le monde a fini.
web-alert-setup-pause = N’importe qui l’arrête pour tout le monde ; c’est noté.
web-alert-setup-campaign = Jusqu’à trois missions sur le même vaisseau.

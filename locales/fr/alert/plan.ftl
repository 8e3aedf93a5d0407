### Tout le jeu de Space Alert en mots : la planification, le film de la résolution, les campagnes.

alert-title = Space Alert
alert-android-1 = androïde 1
alert-android-2 = androïde 2
alert-android-3 = androïde 3
alert-android-4 = androïde 4
alert-bank = réserve
    .the = la réserve

## Refus : la mise en place

alert-level-generated = mission inédite
alert-mission-file = { $file }, ligne { $line }
refusal-alert-mission = Aucune mission ne s’appelle { $mission } : dites mission, simulation, advanced-simulation ou test-run pour une partie inconnue de tous, generated pour une mission inédite, S1-1 à S2-8, ou un fichier de mission.
refusal-alert-file = Le fichier de mission n’est pas compris : voyez la ligne { $line }.
refusal-alert-file-times = Le fichier de mission n’a pas d’horaire : on peut le résoudre, pas le jouer contre la montre.
refusal-alert-file-campaign = Un fichier de mission est une seule mission, pas une campagne.
refusal-alert-training-white = L’entraînement ne connaît que les menaces blanches ; les autres couleurs sont pour les missions.
refusal-alert-campaign = Une campagne se compose de missions, pas d’entraînements.
refusal-alert-officer = Personne n’occupe la place { $number } ; les officiers sont des joueurs, pas des androïdes.
refusal-alert-stage = { $what } ne va pas dans cette position.

## Refus : la planification

refusal-alert-round-over = La manche Action est finie : plus personne ne touche aux cartes.
refusal-alert-still-planning = Ce n’est pas la question du moment.
refusal-alert-agreed = Vous avez accepté de finir la manche ; reprenez d’abord votre accord.
refusal-alert-locked = Le tour { $turn } est verrouillé : vous avez pris la pile suivante.
refusal-alert-not-open = Le tour { $turn } est d’une phase que vous n’avez pas commencée.
refusal-alert-android-phase = Le tour { $turn } n’est pas de votre phase, et sur le plateau d’un androïde vous ne planifiez que celle-ci.
refusal-alert-no-turn = Il n’y a pas de tour { $turn } dans un vol d’essai.
refusal-alert-no-board = Cet équipage n’a pas ce plateau.
refusal-alert-alone = Seul, vous planifiez pour les androïdes : écrivez « a1: C », ou « a1 5 C » pour le tour 5.
refusal-alert-slot-taken = Une carte est déjà posée au tour { $turn }.
refusal-alert-slot-empty = Rien n’est posé au tour { $turn }.
refusal-alert-not-in-hand = Vous n’avez pas { $card } en main.
refusal-alert-none-with = Il ne reste en main aucune carte avec { $order }.
refusal-alert-android-stays = Une carte posée chez un androïde y reste telle quelle.
refusal-alert-heroic-android = Votre carte héroïque est à vous : elle ne va pas chez un androïde.
refusal-alert-heroic-other = Une carte héroïque n’est que pour son androïde.
refusal-alert-same-slot = La carte y est déjà.
refusal-alert-last-phase = Il n’y a pas de phase après celle-ci.
refusal-alert-solo-phase = Seul, vous planifiez chaque phase jusqu’à ce que l’ordinateur la termine.
refusal-alert-solo-ignores = Seul, il n’y a personne à qui parler ou donner une carte, et pas de carte à piocher.
refusal-alert-no-draw = Aucune donnée entrante ne vous attend.
refusal-alert-no-transfer = Les cartes ne changent de main que pendant un transfert de données.
refusal-alert-gave = Vous avez déjà tendu une carte pendant ce transfert.
refusal-alert-to-oneself = Une carte va à quelqu’un d’autre.
refusal-alert-no-player = Il n’y a pas de joueur à la place { $seat } ; les androïdes n’ont pas de main.
refusal-alert-heroic-stays = Les cartes héroïques ne se donnent jamais.
refusal-alert-nothing-held-out = { $seat } ne vous tend pas de carte.
refusal-alert-silence = Le système de communication est en panne : pas un mot.
refusal-alert-unknown-threat = Aucune menace de ce numéro n’a été annoncée.
refusal-alert-not-taken = Vous n’avez pas dit que vous vous occupiez de cette menace.
refusal-alert-too-early = Il est trop tôt pour finir la manche.
refusal-alert-not-agreed = Vous n’avez donné aucun accord à reprendre.
refusal-alert-clock = L’horloge est à { $elapsed } ms et agit à { $due } ms.

## Refus : le film et les escales

refusal-alert-trip = Cette carte ne peut pas avoir été voulue ainsi.
refusal-alert-tripped = Cette carte est déjà corrigée.
refusal-alert-not-yours = Vous ne décidez pas pour ce membre de l’équipage.
refusal-alert-repair = Cela ne se fait pas pendant cette escale.
refusal-alert-squads = Il n’y a pas de choix à faire pour les robots.

alert-log-lost = perdue
alert-log-lost-to = perdue : { $threat }
alert-log-heading = Chaque ligne : date, mission, couleur des menaces communes et des menaces graves (1 blanches, 2 jaunes, 1+2 mêlées), points des menaces survécues et détruites, pénalités, confirmation visuelle = total.
alert-log-heading-campaign = Les missions d’une campagne sont entre crochets ; les pénalités (·) et le total se comptent à la fin.
alert-log-empty = Le livre de bord est vide : aucune mission n’a encore été jouée.
alert-log-kept = Inscrit au livre de bord : { $file }

alert-advice-second-run = Jouez ensuite le second vol d’essai : l’entraînement aide.
alert-advice-either = Bien joué : jouez ensuite le second vol d’essai ou une simulation.
alert-advice-simulation = Le vaisseau est comme neuf : vous êtes prêts pour une simulation.
alert-advice-very-good = C’était très bien.
alert-advice-mission = Vous êtes prêts pour une mission.
alert-advice-again = Gagnez une simulation avancée avant de partir en mission.

## Questions

question-alert-plan = { $cards ->
    [one] Planifiez { $phase } : tours { $first } à { $last }, avec { $cards } carte en main.
   *[other] Planifiez { $phase } : tours { $first } à { $last }, avec { $cards } cartes en main.
}
question-alert-agreed = Vous acceptez de finir la manche. Maintenez-vous votre accord ?
question-alert-trip = Tour { $turn } : les cartes sont révélées. Quelqu’un s’est-il trompé ?
question-alert-repair = Que fait { $who } avant la mission suivante ?
question-alert-squad = Il reste une équipe de robots. Où la placer ?
question-alert-go-on = Une autre mission, ou le retour ?

## Propositions : la planification

offer-alert-lay = { $order } au tour { $turn }
offer-alert-lay-android = { $order } au tour { $turn } pour { $android }
offer-alert-turn = tourner la carte du tour { $turn } : { $order }
offer-alert-turn-android = tourner la carte du tour { $turn } ({ $android }) : { $order }
offer-alert-take = reprendre la carte du tour { $turn }
offer-alert-take-android = reprendre la carte du tour { $turn } ({ $android })
offer-alert-move = déplacer la carte de { $from } à { $to }
offer-alert-next = prendre la pile suivante et verrouiller cette phase
offer-alert-draw = { $count ->
    [one] piocher une carte
   *[other] piocher une carte ; { $count } vous attendent
}
offer-alert-give = tendre à { $seat } : { $card }
offer-alert-accept = prendre la carte que tend { $seat }
offer-alert-say-take = « Je m’occupe de la menace { $number } : { $threat }. »
offer-alert-say-leave = « Je ne m’occupe plus du numéro { $number }. »
offer-alert-say-have = « J’ai : { $order }. »
offer-alert-say-need = « Il me faut : { $order }. »
offer-alert-say-hold = « J’ai en main : { $card }. »
offer-alert-say-hero = « Tour { $turn } : je joue ma carte héroïque. »
offer-alert-say-fire = « Tour { $turn } : je tire avec { $weapon }. »
offer-alert-say-shield = « Tour { $turn } : je recharge { $shield }. »
offer-alert-say-reactor = « Tour { $turn } : je recharge { $reactor }. »
offer-alert-say-refuel = « Tour { $turn } : je ravitaille le réacteur central. »
offer-alert-say-interceptors = « Tour { $turn } : je sors avec les intercepteurs. »
offer-alert-say-computer = « Tour { $turn } : je m’occupe de l’ordinateur. »
offer-alert-say-squad = « Tour { $turn } : je prends ou réveille l’équipe { $station }. »
offer-alert-say-window = « Tour { $turn } : je regarde par les fenêtres panoramiques. »
offer-alert-say-rocket = « Tour { $turn } : je lance une roquette. »
offer-alert-say-fight = « Tour { $turn } : je me bats avec les robots de combat { $station }. »
offer-alert-say-go = « Tour { $turn } : je vais { $station }. »
offer-alert-say-free = « Tour { $turn } : je suis libre. »

# What can be said, with blanks, and what is to be filled in.
form-alert-press = « Au cours de ce tour, j’appuie là-bas sur ce bouton. » A tire, B déplace l’énergie, C est ce que propose la station, BB combat.
form-alert-go = « Au cours de ce tour, je vais là-bas. »
form-alert-free = « Au cours de ce tour, je suis libre. »
form-alert-hero = « Au cours de ce tour, je joue ma carte héroïque. »
form-alert-take = « Je m’occupe de cette menace. »
form-alert-leave = « Je ne m’occupe plus de cette menace. »
form-alert-have = « J’ai une carte avec ceci. »
form-alert-need = « Il me faut une carte avec ceci. »
form-alert-hold = « J’ai cette carte en main. »
blank-alert-turn = tour
blank-alert-station = station
blank-alert-button = bouton
blank-alert-threat = menace
blank-alert-order = flèche ou bouton
blank-alert-card = carte
offer-alert-end = accepter de finir la manche maintenant
offer-alert-done = fini pour le moment : que le temps passe
offer-alert-stay = reprendre son accord

## Propositions : le film et les escales

offer-alert-go = non, continuer
offer-alert-go-all = non, ni pour le reste de la mission
offer-alert-trip-half = je me suis trompé : c’était l’autre moitié
offer-alert-trip-arrow = je me suis trompé : c’était l’autre flèche
offer-alert-trip-half-android = { $android } s’est trompé : c’était l’autre moitié
offer-alert-trip-arrow-android = { $android } s’est trompé : c’était l’autre flèche
offer-alert-repair-return = { $who } revient à soi
offer-alert-repair-tile = { $who } répare : { $tile }
offer-alert-repair-squad = { $who } répare une équipe de robots de combat
offer-alert-repair-nothing = { $who } n’a rien à réparer
offer-alert-squad = { $station }
offer-alert-go-on = une autre mission ; menaces communes : { $common }, menaces graves : { $serious }
offer-alert-home = rentrer

## Nouvelles : la planification

event-alert-alarm = L’alarme sonne : { $level }. Début de la première phase.
event-alert-heroic-shown = Carte héroïque ({ $who }) : { $card }.
event-alert-pile = { $seat } commence { $phase } avec { $cards }.
event-alert-pile-hidden = { $count ->
    [one] { $seat } commence { $phase } avec { $count } carte.
   *[other] { $seat } commence { $phase } avec { $count } cartes.
}
event-alert-threat-placed = { $seat } pose { $threat } ({ $code }) devant { $zone }, numéro { $number } : points d’attaque { $hp }, bouclier { $shield }, vitesse { $speed }. { $text }
event-alert-internal-placed = { $seat } pose { $threat } ({ $code }) près de la trajectoire interne, numéro { $number } : points d’attaque { $hp }, vitesse { $speed }. { $text }
event-alert-report-passed-over = Le rapport { $number } est pour les équipages de cinq.
event-alert-unconfirmed = Rapport non confirmé. Temps T+{ $turn }. Menace, { $zone }.
event-alert-unconfirmed-serious = Rapport non confirmé. Temps T+{ $turn }. Menace grave, { $zone }.
event-alert-unconfirmed-internal = Rapport non confirmé. Temps T+{ $turn }. Menace interne.
event-alert-unconfirmed-serious-internal = Rapport non confirmé. Temps T+{ $turn }. Menace interne grave.
event-alert-laid = { $seat } planifie pour le tour { $turn } : { $order }.
event-alert-laid-android = { $seat } planifie pour { $android }, tour { $turn } : { $order }.
event-alert-laid-hidden = { $seat } pose une carte au tour { $turn } : { $half }.
event-alert-laid-hidden-android = { $seat } pose une carte pour { $android } au tour { $turn } : { $half }.
event-alert-laid-several = { $seat } pose des cartes { $count ->
    [one] au tour
   *[other] aux tours
 } { $turns }.
event-alert-changed-several = { $seat } change les cartes { $count ->
    [one] du tour
   *[other] des tours
 } { $turns }.
event-alert-turned = { $seat } tourne la carte du tour { $turn } : { $half }.
event-alert-turned-android = { $seat } tourne la carte ({ $android }) du tour { $turn } : { $half }.
event-alert-moved = { $seat } déplace une carte de { $from } à { $to }.
event-alert-swapped = { $seat } échange les cartes de { $from } et { $to }.
event-alert-taken = { $seat } reprend la carte du tour { $turn }.
event-alert-taken-android = { $seat } reprend la carte ({ $android }) du tour { $turn }.
event-alert-drawn = { $seat } pioche { $card }.
event-alert-drawn-hidden = { $seat } pioche une carte.
event-alert-held-out = { $from } tend une carte à { $to }.
event-alert-handed-over = { $to } prend { $card } à { $from }.
event-alert-handed-over-hidden = { $to } prend une carte à { $from }.
event-alert-kept = { $seat } garde la carte que personne n’a prise.
event-alert-said-take = { $seat } : « Je m’occupe du numéro { $number }. »
quote-alert-take = « Je m’occupe du numéro { $number }. »
event-alert-said-leave = { $seat } : « Je ne m’occupe plus du numéro { $number }. »
event-alert-said-have = { $seat } : « J’ai : { $order }. »
event-alert-said-need = { $seat } : « Il me faut : { $order }. »
event-alert-said-hold = { $seat } : « J’ai { $card } en main. »
event-alert-said-hero = { $seat } : « Tour { $turn } : je joue ma carte héroïque. »
event-alert-said-fire = { $seat } : « Tour { $turn } : je tire avec { $weapon }. »
event-alert-said-shield = { $seat } : « Tour { $turn } : je recharge { $shield }. »
event-alert-said-reactor = { $seat } : « Tour { $turn } : je recharge { $reactor }. »
event-alert-said-refuel = { $seat } : « Tour { $turn } : je ravitaille le réacteur central. »
event-alert-said-interceptors = { $seat } : « Tour { $turn } : je sors avec les intercepteurs. »
event-alert-said-computer = { $seat } : « Tour { $turn } : je m’occupe de l’ordinateur. »
event-alert-said-squad = { $seat } : « Tour { $turn } : je prends ou réveille l’équipe { $station }. »
event-alert-said-window = { $seat } : « Tour { $turn } : je regarde par les fenêtres panoramiques. »
event-alert-said-rocket = { $seat } : « Tour { $turn } : je lance une roquette. »
event-alert-said-fight = { $seat } : « Tour { $turn } : je me bats avec les robots de combat { $station }. »
event-alert-said-go = { $seat } : « Tour { $turn } : je vais { $station }. »
event-alert-said-free = { $seat } : « Tour { $turn } : je suis libre. »
event-alert-agreed = { $seat } a fini.
event-alert-disagreed = { $seat } n’a finalement pas fini.
event-alert-round-ended = La manche Action est finie. Tout va se produire.

## Nouvelles : le film

event-alert-cards-shown = Tour { $turn } : { $cards }.
event-alert-trip-half = { $who } s’est trompé : c’était l’autre moitié.
event-alert-trip-arrow = { $who } s’est trompé : c’était l’autre flèche.
event-alert-watched = { $seat } continue.
event-alert-lost = Le vaisseau est perdu.
event-alert-home = Le vaisseau est rentré.
event-alert-home-score = { $score ->
    [one] Le vaisseau est rentré avec { $score } point.
   *[other] Le vaisseau est rentré avec { $score } points.
}
event-alert-turn = Tour { $turn }
event-alert-appeared = Nouvelle menace : { $threat } ({ $number }), à { $space } cases.
event-alert-token = { $threat } ({ $number }) : maintenant { $station }.
event-alert-covered = { $threat } ({ $number }) : { $button } est bloqué { $station }.
event-alert-token-removed = { $threat } ({ $number }) : plus rien { $station }.
event-alert-token-moved = { $threat } ({ $number }) : en route { $station }.
event-alert-repaired = { $cubes ->
    [one] { $who } répare { $threat } ({ $number }) { $station } : { $cubes } touche.
   *[other] { $who } répare { $threat } ({ $number }) { $station } : { $cubes } touches.
}
event-alert-repair-begun = { $who } travaille sur { $threat } ({ $number }) : { $count } sur { $needed }.
event-alert-repair-bonus = { $cubes ->
    [one] Ensemble, cela fait { $cubes } touche de plus sur { $threat } ({ $number }).
   *[other] Ensemble, cela fait { $cubes } touches de plus sur { $threat } ({ $number }).
}
event-alert-intruder-hit = L’équipe ({ $who }) touche { $threat } ({ $number }) { $station }.
event-alert-knocked-out = Hors de combat : { $who } ; menace : { $threat } ({ $number }).
event-alert-ship-broken = Le vaisseau est perdu : { $zone } se brise ; menace : { $threat } ({ $number }).
event-alert-ship-lost = Le vaisseau est perdu ; menace : { $threat } ({ $number }).
event-alert-targeted = Cible choisie par { $weapon } : { $threat } ({ $number }), puissance { $strength }.
event-alert-missed = Aucune cible pour { $weapon }.
event-alert-hit = { $cubes ->
    [one] { $threat } ({ $number }) : puissance { $strength }, bouclier { $shield }, { $cubes } touche.
   *[other] { $threat } ({ $number }) : puissance { $strength }, bouclier { $shield }, { $cubes } touches.
}
event-alert-cryoshield = Le cryobouclier tombe : { $threat } ({ $number }).
event-alert-hurt-explosion = { $cubes ->
    [one] L’explosion atteint { $threat } ({ $number }) : { $cubes } touche.
   *[other] L’explosion atteint { $threat } ({ $number }) : { $cubes } touches.
}
event-alert-hurt-itself = { $cubes ->
    [one] { $threat } ({ $number }) : { $cubes } touche par sa propre action.
   *[other] { $threat } ({ $number }) : { $cubes } touches par sa propre action.
}
event-alert-hurt-interceptors = { $cubes ->
    [one] Les intercepteurs travaillent sur { $threat } ({ $number }) : { $cubes } touche.
   *[other] Les intercepteurs travaillent sur { $threat } ({ $number }) : { $cubes } touches.
}
event-alert-destroyed = Menace détruite : { $threat } ({ $number }).
event-alert-rocket-spent = La roquette est utilisée.
event-alert-threat-moved = { $threat } ({ $number }) : de { $from } à { $to }.
event-alert-acted = { $threat } ({ $number }) : action { $mark }.
event-alert-survived = Menace passée : { $threat } ({ $number }).
event-alert-attacked = { $threat } ({ $number }) : attaque de force { $strength } contre { $zone } ; le bouclier absorbe { $absorbed }.
event-alert-damaged = { $threat } ({ $number }) : { $points } de dégâts contre { $zone }.
event-alert-tile = Pioché : { $tile }.
event-alert-damage-cube = Un dégât dans { $zone }.
event-alert-healed = { $threat } ({ $number }) : { $cubes } de guérison.
event-alert-speed = { $threat } ({ $number }) : vitesse { $speed } désormais.
event-alert-shield = { $threat } ({ $number }) : bouclier { $shield } désormais.
event-alert-revealed = { $threat } ({ $number }) : visible désormais.
event-alert-aura-attack = { $threat } ({ $number }) : les autres attaquent plus fort désormais.
event-alert-aura-shield = { $threat } ({ $number }) : toutes les menaces externes sont mieux protégées désormais.
event-alert-aura-fissure = { $threat } ({ $number }) : la coque est affaiblie désormais.
event-alert-aura-ended = L’effet prend fin : { $threat } ({ $number }).
event-alert-doubled = { $threat } ({ $number }) : tous les dégâts comptent double désormais dans { $zones }.
event-alert-fights-back = { $threat } ({ $number }) : riposte désormais.
event-alert-left-behind = Menace laissée derrière : { $threat } ({ $number }).
event-alert-revealed-card = { $who } : { $card }.
event-alert-tripped = { $who } voulait : { $order }.
event-alert-trip-in-vain-half = { $who } n’a pas, à ce tour, de carte à retourner.
event-alert-trip-in-vain-arrow = { $who } n’a pas, à ce tour, de flèche à inverser.
event-alert-walked = { $who } va { $station }.
event-alert-climbed = { $who } grimpe { $station }.
event-alert-rushed = { $who } se précipite { $station }.
event-alert-idle-knocked-out = { $who } est hors de combat.
event-alert-idle-no-card = { $who } ne fait rien.
event-alert-idle-hull = { $who } est contre la coque et reste.
event-alert-idle-there = { $who } y est déjà.
event-alert-idle-energy = { $who } ne trouve pas d’énergie.
event-alert-idle-charged = { $who } trouve l’arme déjà utilisée.
event-alert-idle-full = { $who } ne trouve rien à remplir.
event-alert-idle-capsule = { $who } ne trouve pas de capsule.
event-alert-idle-broken = { $who } trouve le système hors d’usage.
event-alert-idle-maintained = { $who } trouve l’ordinateur déjà entretenu.
event-alert-idle-rocket = { $who } ne trouve pas de roquette.
event-alert-idle-rocket-way = { $who } trouve une roquette dans le tube.
event-alert-idle-no-squad = { $who } ne trouve pas d’équipe de robots.
event-alert-idle-squad-active = { $who } mène déjà une équipe active.
event-alert-idle-no-active-squad = { $who } ne mène aucune équipe active.
event-alert-idle-space = { $who } trouve les intercepteurs partis.
event-alert-idle-intruder = { $who } ne trouve pas d’intrus.
event-alert-idle-lesson = { $who } fait ce que cette leçon ne connaît pas encore.
event-alert-delay-trip = { $who } s’est trompé : la carte du tour { $turn } est retardée.
event-alert-delay-lift = L’ascenseur était pris : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-lift-damaged = L’ascenseur est endommagé : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-slime = De la bave : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-maintenance = L’ordinateur bloque : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-threat = La carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-space = { $who } est dans l’espace : la carte du tour { $turn } est retardée.
event-alert-delay-spared = { $who } n’a pas de carte à retarder au tour { $turn }.
event-alert-card-lost = La dernière carte ({ $who }) est perdue : { $order }.
event-alert-charged = { $who } tire : { $weapon }.
event-alert-charged-heroic = { $who } tire héroïquement : { $weapon }.
event-alert-maintained = { $who } entretient l’ordinateur.
event-alert-launched = { $left ->
    [one] { $who } lance une roquette ; il en reste { $left }.
   *[other] { $who } lance une roquette ; il en reste { $left }.
}
event-alert-squad = { $who } mène une équipe de robots de combat.
event-alert-squad-disabled = { $who } mène une équipe de robots désactivée.
event-alert-squad-back = L’équipe ({ $who }) est de nouveau active.
event-alert-fought-back = L’intrus riposte : l’équipe ({ $who }) est désactivée.
event-alert-squad-fell = L’équipe ({ $who }) est désactivée pour de bon.
event-alert-interceptors = { $who } décolle avec les intercepteurs.
event-alert-interceptors-stay = { $who } reste dans l’espace.
event-alert-interceptors-back = { $who } revient de l’espace.
event-alert-window = { $who } regarde par le hublot.
event-alert-energy = Énergie : { $cubes } ({ $from } → { $to }).
event-alert-capsule = { $left ->
    [one] Une capsule est brûlée ; il en reste { $left }.
   *[other] Une capsule est brûlée ; il en reste { $left }.
}
event-alert-capsule-lost = { $left ->
    [one] Une capsule est perdue ; il en reste { $left }.
   *[other] Une capsule est perdue ; il en reste { $left }.
}
event-alert-confirmed = { $players ->
    [one] { $players } joueur au hublot pendant { $phase } : { $points }.
   *[other] { $players } joueurs au hublot pendant { $phase } : { $points }.
}
event-alert-rocket-destroyed = { $left ->
    [one] Une roquette est détruite ; il en reste { $left }.
   *[other] Une roquette est détruite ; il en reste { $left }.
}
event-alert-stored-red = L’équipe de robots de la station rouge inférieure est désactivée.
event-alert-stored-blue = L’équipe de robots de la station bleue supérieure est désactivée.
event-alert-rocket-advanced = La roquette avance.
event-alert-check-done = L’ordinateur fonctionne bien.
event-alert-check-missed = L’ordinateur n’a pas été entretenu.
event-alert-jumped = Le vaisseau saute.

## Nouvelles : les campagnes

event-alert-proposed = { $seat } veut une autre mission ; menaces communes : { $common }, menaces graves : { $serious }.
event-alert-proposed-home = { $seat } veut rentrer.
event-alert-went-on = L’équipage repart ; menaces communes : { $common }, menaces graves : { $serious }. Le souhait le plus prudent l’emporte.
event-alert-repair-return = { $who } revient à soi.
event-alert-repair-tile = { $who } répare : { $tile }.
event-alert-repair-squad = { $who } répare une équipe de robots de combat.
event-alert-repair-nothing = { $who } n’a rien à réparer.
event-alert-campaign-ended = La campagne est finie : il suffit qu’un seul veuille rentrer.

## La position

describe-alert-table = { $level }
describe-alert-planning = L’équipage planifie. Temps : { $time }.
describe-alert-film = Le film se déroule.
describe-alert-interval = { $missions ->
    [one] { $missions } mission de la campagne est finie.
   *[other] { $missions } missions de la campagne sont finies.
}
describe-alert-over = La mission est finie.
describe-alert-track = { $zone } : { $track }, { $spaces }
describe-alert-internal-track = Menaces internes : { $track }, { $spaces }
describe-alert-silence = Le système de communication est en panne.
describe-alert-transfer = Un transfert de données est en cours.
describe-alert-threats = Menaces
describe-alert-threat = { $number } : { $threat } ({ $code }), { $where } ; points d’attaque { $hp }, bouclier { $shield }, vitesse { $speed } ; points { $survived } si passée, { $destroyed } si détruite.
describe-alert-threat-inside = { $number } : { $threat } ({ $code }), { $where } ; points d’attaque { $hp }, vitesse { $speed } ; points { $survived } si passée, { $destroyed } si détruite.
describe-alert-text = {"   "}{ $text }
describe-alert-flags = {"   "}À présent : { $flags }.
alert-flag-hidden = ne peut pas encore être visée
alert-flag-cryoshield = le cryobouclier tient
alert-flag-fights-back = riposte
alert-flag-aura = aide toutes les menaces externes ou affaiblit la coque
describe-alert-threat-on-track = { $number } : { $threat } ({ $code }), { $where }, case { $space } ; touches { $hits } sur { $hp }, bouclier { $shield }, vitesse { $speed }.
describe-alert-threat-on-track-inside = { $number } : { $threat } ({ $code }), { $where }, case { $space } ; touches { $hits } sur { $hp }, vitesse { $speed }.
describe-alert-threat-destroyed = { $number } : { $threat } ({ $code }), menace détruite.
describe-alert-threat-survived = { $number } : { $threat } ({ $code }), menace passée.
describe-alert-ship = Le vaisseau au tour { $turn }
describe-alert-zone = { $zone } : bouclier { $shield } sur { $shield-most }, réacteur { $reactor } sur { $reactor-most }, dégâts { $damage }.
describe-alert-zone-tiles = { $zone } : bouclier { $shield } sur { $shield-most }, réacteur { $reactor } sur { $reactor-most }, dégâts { $damage } : { $tiles }.
describe-alert-zone-doubled = { $zone } : chaque dégât compte double.
describe-alert-ship-before = Le vaisseau n’est pas neuf
describe-alert-no-squad-red = Pas de robots de combat dans la station inférieure rouge.
describe-alert-no-squad-blue = Pas de robots de combat dans la station supérieure bleue.
describe-alert-stores = Capsules : { $capsules }. Roquettes : { $rockets }.
describe-alert-figure = { $who } : { $station }.
describe-alert-figure-squad = { $who } : { $station }, avec des robots de combat.
describe-alert-figure-squad-disabled = { $who } : { $station }, avec des robots de combat désactivés.
describe-alert-in-space = { $who } : dans l’espace.
describe-alert-knocked-out = { $who } : hors de combat.
describe-alert-boards = Plateaux, tour par tour
describe-alert-board = { $hand ->
    [one] { $who }, phase { $phase }, { $hand } carte en main : { $plan }
   *[other] { $who }, phase { $phase }, { $hand } cartes en main : { $plan }
}
describe-alert-board-android = { $who } : { $plan }
describe-alert-board-heroic = { $who }, avec { $heroic } à côté du plateau : { $plan }
describe-alert-said = Ce qui a été dit
describe-alert-hand = Votre main
describe-alert-hand-empty = Aucune carte.
describe-alert-hand-cards = { $cards }
describe-alert-result = Résultat
describe-alert-lost-to = La fin est venue de { $threat }.
describe-alert-score = { $line } : { $points }

## La page de départ

alert-menu-mission = Mission
alert-menu-mission-named = { $mission }
alert-menu-group-secret = Une que personne ne connaît
alert-menu-group-known = Une mission choisie
alert-menu-common = Menaces communes
alert-menu-serious = Menaces graves
alert-menu-five = Équipage de cinq
alert-menu-clock = Contre la montre
alert-menu-campaign = Campagne
alert-menu-yes = oui
alert-menu-no = non

text-alert-shorthand = Plusieurs cartes se posent en une ligne : « 5: C > A » à partir du tour 5, « a1: C - A » sur le plateau de l’androïde 1, « a1 5 A » pour une seule ; - laisse un tour libre. Toutes sont posées, ou aucune. « règles E1-03 » montre une carte, « règles T6 » une trajectoire.

## Consulter les cartes

reference-alert-threat = { $code } { $threat }
reference-alert-track = { $track }
reference-alert-card = Points d’attaque { $hp }, bouclier { $shield }, vitesse { $speed } ; points { $survived } si passée, { $destroyed } si détruite.
reference-alert-card-inside = Points d’attaque { $hp }, vitesse { $speed } ; points { $survived } si passée, { $destroyed } si détruite.
reference-alert-card-counted = Points d’attaque comme dit plus bas, vitesse { $speed } ; points { $survived } si passée, { $destroyed } si détruite.

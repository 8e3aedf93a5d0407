### Tout le jeu de Space Alert en mots : la planification, le film de la résolution, les campagnes.

alert-android-1 = Androïde 1
alert-android-2 = Androïde 2
alert-android-3 = Androïde 3
alert-android-4 = Androïde 4
alert-bank = banque
    .the = la banque

## Refus : la mise en place

alert-level-generated = Mission inédite
alert-mission-file = { $file }, ligne { $line }
refusal-alert-mission = Aucune mission ne s’appelle { $mission } : tapez mission, simulation, advanced-simulation ou test-run pour une partie inconnue de tous, generated pour une mission inédite, S1-1 à S2-8, ou un fichier de mission.
refusal-alert-file = Le fichier de mission est illisible : voyez la ligne { $line }.
refusal-alert-file-long = Le fichier de mission est trop long.
refusal-alert-file-times = Le fichier de mission n’a pas d’horaire : on peut le résoudre, pas le jouer contre la montre.
refusal-alert-file-campaign = Un fichier de mission est une seule mission, pas une campagne.
refusal-alert-training-white = L’entraînement n’utilise que les menaces blanches ; les autres couleurs sont pour les missions.
refusal-alert-campaign = Une campagne se compose de missions, pas d’entraînements.
refusal-alert-officer = Personne n’occupe la place { $number } ; les officiers sont des joueurs, pas des androïdes.
refusal-alert-stage = { $what } ne convient pas à cette position.

## Refus : la planification

refusal-alert-round-over = La Manche Action est finie : plus personne ne touche aux cartes.
refusal-alert-still-planning = Cette question n’est pas posée maintenant.
refusal-alert-agreed = Vous avez accepté de finir la manche ; retirez d’abord votre accord.
refusal-alert-locked = Le tour { $turn } est verrouillé : vous avez pris la pile suivante.
refusal-alert-not-open = Le tour { $turn } appartient à une phase que vous n’avez pas commencée.
refusal-alert-android-phase = Le tour { $turn } n’est pas dans votre phase : sur le plateau d’un androïde, vous ne planifiez que celle-ci.
refusal-alert-no-turn = Il n’y a pas de tour { $turn } dans un essai.
refusal-alert-no-board = Cet équipage n’a pas ce plateau.
refusal-alert-alone = Seul, vous planifiez pour les androïdes : écrivez « a1: C », ou « a1 5 C » pour le tour 5.
refusal-alert-slot-taken = Une carte est déjà posée au tour { $turn }.
refusal-alert-slot-empty = Rien n’est posé au tour { $turn }.
refusal-alert-not-in-hand = Vous n’avez pas { $card } en main.
refusal-alert-none-with = Vous n’avez plus en main de carte avec { $order }.
refusal-alert-android-stays = Une carte posée chez un androïde y reste telle quelle.
refusal-alert-heroic-android = Votre carte héroïque est à vous : elle ne se pose pas sur le plateau d’un androïde.
refusal-alert-heroic-other = Une carte héroïque ne sert qu’à son propre androïde.
refusal-alert-same-slot = La carte y est déjà.
refusal-alert-last-phase = Il n’y a pas de phase après celle-ci.
refusal-alert-solo-phase = Seul, vous planifiez chaque phase jusqu’à ce que l’ordinateur la termine.
refusal-alert-solo-ignores = Seul, il n’y a personne à qui parler ou donner une carte, et pas de carte à piocher.
refusal-alert-no-draw = Aucune donnée entrante ne vous attend.
refusal-alert-no-transfer = Les cartes ne changent de main que pendant un transfert de données.
refusal-alert-gave = Vous avez déjà proposé une carte pendant ce transfert.
refusal-alert-to-oneself = Une carte se donne à un autre joueur.
refusal-alert-no-player = Il n’y a pas de joueur à la place { $seat } ; les androïdes n’ont pas de main.
refusal-alert-heroic-stays = Les cartes héroïques ne se donnent jamais.
refusal-alert-nothing-held-out = { $seat } ne vous propose pas de carte.
refusal-alert-no-pause = Avant le vol, cet équipage a choisi de ne pas arrêter l’horloge.
refusal-alert-silence = Système de communication en panne : pas un mot.
refusal-alert-unknown-threat = Aucune menace de ce numéro n’a été annoncée.
refusal-alert-not-taken = Vous n’avez pas dit que vous vous occupiez de cette menace.
refusal-alert-too-early = Il est trop tôt pour finir la manche.
refusal-alert-not-agreed = Vous n’avez pas donné votre accord : il n’y a rien à retirer.
refusal-alert-clock = Le chronomètre est à { $elapsed } : rien à annoncer avant { $due }.

## Refus : le film et les escales

refusal-alert-trip = Cette correction n’est pas possible pour cette carte.
refusal-alert-tripped = Cette carte est déjà corrigée.
refusal-alert-not-yours = Vous ne décidez pas pour ce membre de l’équipage.
refusal-alert-repair = Cette réparation n’est pas possible entre ces deux missions.
refusal-alert-squads = Il n’y a pas de choix à faire pour les équipes de robots de combat.

alert-log-lost = perdue
alert-log-lost-to = perdue : { $threat }
alert-log-heading = Chaque ligne : date, mission, couleur des menaces communes et des menaces graves (1 blanches, 2 jaunes, 1+2 mélangées), points des menaces auxquelles l’équipage a survécu et des menaces détruites, pénalités, confirmation visuelle = total.
alert-log-heading-campaign = Les missions d’une campagne sont entre crochets ; les pénalités (·) et le total se comptent à la fin.
alert-log-empty = Le livre de bord est vide : aucune mission n’a encore été jouée.
alert-log-kept = Inscrit au livre de bord : { $file }

alert-advice-second-run = Jouez ensuite le second essai : on progresse en jouant.
alert-advice-either = Bien joué : jouez ensuite le second essai ou une simulation.
alert-advice-simulation = Le vaisseau est presque intact : vous êtes prêts pour une simulation.
alert-advice-very-good = C’est un très bon score.
alert-advice-mission = Vous êtes prêts pour une mission.
alert-advice-again = Gagnez une simulation avancée avant de partir en mission.

## Questions

question-alert-plan = { $cards ->
    [one] Planifiez { $phase } : tours { $first } à { $last }, avec { $cards } carte en main.
   *[other] Planifiez { $phase } : tours { $first } à { $last }, avec { $cards } cartes en main.
}
question-alert-agreed = Vous avez accepté de finir la manche. Maintenez-vous votre accord ?
question-alert-trip = Tour { $turn } : les cartes sont révélées. Quelqu’un s’est-il trompé ?
question-alert-repair = Que fait { $who } avant la mission suivante ?
question-alert-squad = Il reste une équipe de robots de combat. Où la placer ?
question-alert-go-on = Repartir en mission, ou rentrer ?

## Propositions : la planification

offer-alert-lay = Tour { $turn } : { $order }
offer-alert-lay-android = Tour { $turn } pour l’{ $android } : { $order }
offer-alert-turn = Tourner la carte du tour { $turn } : { $order }
offer-alert-turn-android = Tourner la carte du tour { $turn } ({ $android }) : { $order }
offer-alert-take = Reprendre la carte du tour { $turn }
offer-alert-take-android = Reprendre la carte du tour { $turn } ({ $android })
offer-alert-move = Déplacer la carte du tour { $from } au tour { $to }
offer-alert-next = Prendre la pile suivante et verrouiller cette phase
offer-alert-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher une carte ; { $count } vous attendent
}
offer-alert-give = Proposer à { $seat } : { $card }
offer-alert-accept = Prendre la carte que propose { $seat }
offer-alert-say-take = « Je m’occupe de la menace { $number } : { $threat }. »
offer-alert-say-leave = « Je ne m’occupe plus de la menace { $number }. »
offer-alert-say-have = « J’ai : { $order }. »
offer-alert-say-need = « Il me faut : { $order }. »
offer-alert-say-hold = « J’ai en main : { $card }. »
offer-alert-say-hero = « Tour { $turn } : je joue ma carte héroïque. »
offer-alert-say-fire = « Tour { $turn } : je tire avec { $weapon }. »
offer-alert-say-shield = « Tour { $turn } : je recharge { $shield }. »
offer-alert-say-reactor = « Tour { $turn } : je recharge { $reactor }. »
offer-alert-say-refuel = « Tour { $turn } : je ravitaille le réacteur central. »
offer-alert-say-interceptors = « Tour { $turn } : je sors avec les intercepteurs. »
offer-alert-say-computer = « Tour { $turn } : je fais la maintenance de l’ordinateur. »
offer-alert-say-squad = « Tour { $turn } : j’active ou réactive l’équipe { $station }. »
offer-alert-say-window = « Tour { $turn } : je regarde par les fenêtres panoramiques. »
offer-alert-say-rocket = « Tour { $turn } : je lance une roquette. »
offer-alert-say-fight = « Tour { $turn } : je me bats avec les robots de combat { $station }. »
offer-alert-say-go = « Tour { $turn } : je vais { $station }. »
offer-alert-say-free = « Tour { $turn } : je suis libre. »

# What can be said, with blanks, and what is to be filled in.
form-alert-press = « Au cours de ce tour, j’appuie là-bas sur ce bouton. » A tire, B déplace l’énergie, C est ce que propose la station, BB combat.
form-alert-go = « Au cours de ce tour, je vais là-bas. »
form-alert-free = « Au cours de ce tour, je suis libre. »
form-alert-hero = « Au cours de ce tour, je joue ma carte héroïque. »
form-alert-take = « Je m’occupe de cette menace. »
form-alert-leave = « Je ne m’occupe plus de cette menace. »
form-alert-have = « J’ai une carte avec ceci. »
form-alert-need = « Il me faut une carte avec ceci. »
form-alert-hold = « J’ai cette carte en main. »
blank-alert-turn = tour
blank-alert-station = station
blank-alert-button = bouton
blank-alert-threat = menace
blank-alert-order = flèche ou bouton
blank-alert-card = carte
offer-alert-end = Accepter de finir la manche maintenant
offer-alert-done = J’ai fini pour le moment : laisser passer le temps
offer-alert-stay = Retirer votre accord

## Propositions : le film et les escales

offer-alert-go = Non, continuer
offer-alert-go-all = Non, et ne plus demander pendant cette mission
offer-alert-trip-half = Oui, c’est une erreur : je voulais l’autre moitié
offer-alert-trip-arrow = Oui, c’est une erreur : je voulais l’autre flèche
offer-alert-trip-half-android = Oui, erreur pour l’{ $android } : c’était l’autre moitié
offer-alert-trip-arrow-android = Oui, erreur pour l’{ $android } : c’était l’autre flèche
offer-alert-repair-return = { $who } reprend connaissance
offer-alert-repair-tile = { $who } répare : { $tile }
offer-alert-repair-squad = { $who } répare une équipe de robots de combat
offer-alert-repair-nothing = { $who } n’a rien à réparer
offer-alert-squad = { $station }
offer-alert-go-on = Une autre mission ; menaces communes : { $common }, menaces graves : { $serious }
offer-alert-home = Rentrer

## Nouvelles : la planification

event-alert-alarm = L’alarme sonne : { $level }. Début de la première phase.
event-alert-heroic-shown = Carte héroïque ({ $who }) : { $card }.
event-alert-pile = { $seat } commence { $phase } avec { $cards }.
event-alert-pile-hidden = { $count ->
    [one] { $seat } commence { $phase } avec { $count } carte.
   *[other] { $seat } commence { $phase } avec { $count } cartes.
}
event-alert-threat-placed = { $seat } pose { $threat } ({ $code }) devant { $zone }, numéro { $number } : points d’attaque { $hp }, points de défense { $shield }, vitesse { $speed }. { $text }
event-alert-internal-placed = { $seat } pose { $threat } ({ $code }) près de la trajectoire interne, numéro { $number } : points d’attaque { $hp }, vitesse { $speed }. { $text }
event-alert-report-passed-over = Le rapport { $number } est pour les équipages de cinq.
event-alert-unconfirmed = Rapport non confirmé. Temps T+{ $turn }. Menace, { $zone }.
event-alert-unconfirmed-serious = Rapport non confirmé. Temps T+{ $turn }. Menace grave, { $zone }.
event-alert-unconfirmed-internal = Rapport non confirmé. Temps T+{ $turn }. Menace interne.
event-alert-unconfirmed-serious-internal = Rapport non confirmé. Temps T+{ $turn }. Menace interne grave.
event-alert-laid = { $seat } planifie pour le tour { $turn } : { $order }.
event-alert-laid-android = { $seat } planifie pour l’{ $android }, tour { $turn } : { $order }.
event-alert-laid-hidden = { $seat } pose une carte au tour { $turn } : { $half }.
event-alert-laid-hidden-android = { $seat } pose une carte pour l’{ $android } au tour { $turn } : { $half }.
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
event-alert-moved = { $seat } déplace une carte du tour { $from } au tour { $to }.
event-alert-swapped = { $seat } échange les cartes des tours { $from } et { $to }.
event-alert-taken = { $seat } reprend la carte du tour { $turn }.
event-alert-taken-android = { $seat } reprend la carte ({ $android }) du tour { $turn }.
event-alert-drawn = { $seat } pioche { $card }.
event-alert-drawn-hidden = { $seat } pioche une carte.
event-alert-held-out = { $from } propose une carte à { $to }.
event-alert-handed-over = { $from } donne { $card } à { $to }.
event-alert-handed-over-hidden = { $from } donne une carte à { $to }.
event-alert-kept = { $seat } garde la carte que personne n’a prise.
event-alert-said-take = { $seat } : « Je m’occupe de la menace { $number }. »
quote-alert-take = « Je m’occupe de la menace { $number }. »
event-alert-said-leave = { $seat } : « Je ne m’occupe plus de la menace { $number }. »
event-alert-said-have = { $seat } : « J’ai : { $order }. »
event-alert-said-need = { $seat } : « Il me faut : { $order }. »
event-alert-said-hold = { $seat } : « J’ai { $card } en main. »
event-alert-said-hero = { $seat } : « Tour { $turn } : je joue ma carte héroïque. »
event-alert-said-fire = { $seat } : « Tour { $turn } : je tire avec { $weapon }. »
event-alert-said-shield = { $seat } : « Tour { $turn } : je recharge { $shield }. »
event-alert-said-reactor = { $seat } : « Tour { $turn } : je recharge { $reactor }. »
event-alert-said-refuel = { $seat } : « Tour { $turn } : je ravitaille le réacteur central. »
event-alert-said-interceptors = { $seat } : « Tour { $turn } : je sors avec les intercepteurs. »
event-alert-said-computer = { $seat } : « Tour { $turn } : je fais la maintenance de l’ordinateur. »
event-alert-said-squad = { $seat } : « Tour { $turn } : j’active ou réactive l’équipe { $station }. »
event-alert-said-window = { $seat } : « Tour { $turn } : je regarde par les fenêtres panoramiques. »
event-alert-said-rocket = { $seat } : « Tour { $turn } : je lance une roquette. »
event-alert-said-fight = { $seat } : « Tour { $turn } : je me bats avec les robots de combat { $station }. »
event-alert-said-go = { $seat } : « Tour { $turn } : je vais { $station }. »
event-alert-said-free = { $seat } : « Tour { $turn } : je suis libre. »
event-alert-agreed = { $seat } accepte de finir la manche.
event-alert-disagreed = { $seat } retire son accord.
event-alert-round-ended = La Manche Action est finie. Place à la Manche Résolution !

## Nouvelles : le film

event-alert-cards-shown = Tour { $turn } : { $cards }.
event-alert-trip-half = { $who } avoue une erreur : c’était l’autre moitié.
event-alert-trip-arrow = { $who } avoue une erreur : c’était l’autre flèche.
event-alert-watched = { $seat } poursuit la résolution.
event-alert-lost = Le vaisseau est perdu.
event-alert-home = Le vaisseau est rentré.
event-alert-home-score = { $score ->
    [one] Le vaisseau est rentré avec { $score } point.
   *[other] Le vaisseau est rentré avec { $score } points.
}
event-alert-turn = Tour { $turn }
event-alert-appeared = Nouvelle menace : { $threat } ({ $number }), à { $space } cases du vaisseau.
event-alert-token = { $threat } ({ $number }) : maintenant { $station }.
event-alert-covered = { $threat } ({ $number }) : le système { $button } est hors service { $station }.
event-alert-token-removed = { $threat } ({ $number }) : jeton retiré { $station }.
event-alert-token-moved = { $threat } ({ $number }) : se déplace { $station }.
event-alert-repaired = { $cubes ->
    [one] { $who } répare { $threat } ({ $number }) { $station } : { $cubes } dégât.
   *[other] { $who } répare { $threat } ({ $number }) { $station } : { $cubes } dégâts.
}
event-alert-repair-begun = { $who } commence à réparer { $threat } ({ $number }) : { $count } sur { $needed }.
event-alert-repair-bonus = { $cubes ->
    [one] Réparation commune : { $cubes } dégât de plus pour { $threat } ({ $number }).
   *[other] Réparation commune : { $cubes } dégâts de plus pour { $threat } ({ $number }).
}
event-alert-intruder-hit = L’équipe ({ $who }) touche { $threat } ({ $number }) { $station }.
event-alert-knocked-out = Membre d’équipage assommé : { $who } ; cause : { $threat } ({ $number }).
event-alert-ship-broken = Le vaisseau est perdu : { $zone } est détruite ; cause : { $threat } ({ $number }).
event-alert-ship-lost = Le vaisseau est perdu ; cause : { $threat } ({ $number }).
event-alert-targeted = Cible pour { $weapon } : { $threat } ({ $number }), puissance { $strength }.
event-alert-missed = Aucune cible pour { $weapon }.
event-alert-hit = { $cubes ->
    [one] { $threat } ({ $number }) : puissance { $strength }, points de défense { $shield }, { $cubes } dégât.
   *[other] { $threat } ({ $number }) : puissance { $strength }, points de défense { $shield }, { $cubes } dégâts.
}
event-alert-cryoshield = { $threat } ({ $number }) : bouclier cryogénique détruit.
event-alert-hurt-explosion = { $cubes ->
    [one] L’explosion atteint { $threat } ({ $number }) : { $cubes } dégât.
   *[other] L’explosion atteint { $threat } ({ $number }) : { $cubes } dégâts.
}
event-alert-hurt-itself = { $cubes ->
    [one] { $threat } ({ $number }) : { $cubes } dégât par sa propre action.
   *[other] { $threat } ({ $number }) : { $cubes } dégâts par sa propre action.
}
event-alert-hurt-interceptors = { $cubes ->
    [one] Les intercepteurs réparent { $threat } ({ $number }) : { $cubes } dégât.
   *[other] Les intercepteurs réparent { $threat } ({ $number }) : { $cubes } dégâts.
}
event-alert-destroyed = Menace détruite : { $threat } ({ $number }).
event-alert-rocket-spent = La roquette utilisée est retirée.
event-alert-threat-moved = { $threat } ({ $number }) : de la case { $from } à la case { $to }.
event-alert-acted = { $threat } ({ $number }) : action { $mark }.
event-alert-survived = Menace à laquelle vous survivez : { $threat } ({ $number }).
event-alert-attacked = { $threat } ({ $number }) : attaque de puissance { $strength } contre { $zone } ; le bouclier absorbe { $absorbed }.
event-alert-damaged = { $points ->
    [one] { $threat } ({ $number }) : { $points } dégât à { $zone }.
   *[other] { $threat } ({ $number }) : { $points } dégâts à { $zone }.
}
event-alert-tile = Tuile Dégât : { $tile }.
event-alert-damage-cube = Un dégât à { $zone }.
event-alert-healed = { $cubes ->
    [one] { $threat } ({ $number }) : guérit { $cubes } dégât.
   *[other] { $threat } ({ $number }) : guérit { $cubes } dégâts.
}
event-alert-speed = { $threat } ({ $number }) : vitesse { $speed } désormais.
event-alert-shield = { $threat } ({ $number }) : points de défense { $shield } désormais.
event-alert-revealed = { $threat } ({ $number }) : visible désormais.
event-alert-aura-attack = { $threat } ({ $number }) : les autres menaces externes attaquent plus fort désormais.
event-alert-aura-shield = { $threat } ({ $number }) : toutes les menaces externes ont un point de défense de plus désormais.
event-alert-aura-fissure = { $threat } ({ $number }) : la coque est affaiblie désormais.
event-alert-aura-ended = L’effet prend fin : { $threat } ({ $number }).
event-alert-doubled = { $threat } ({ $number }) : désormais, les dégâts comptent double pour { $zones }.
event-alert-fights-back = { $threat } ({ $number }) : riposte désormais.
event-alert-left-behind = Menace restée derrière : { $threat } ({ $number }).
event-alert-revealed-card = { $who } : { $card }.
event-alert-tripped = { $who } voulait : { $order }.
event-alert-trip-in-vain-half = { $who } n’a pas de carte à retourner à ce tour.
event-alert-trip-in-vain-arrow = { $who } n’a pas de flèche à inverser à ce tour.
event-alert-walked = { $who } va { $station }.
event-alert-climbed = { $who } prend l’échelle { $station }.
event-alert-rushed = { $who } se précipite { $station }.
event-alert-idle-knocked-out = { $who } : membre d’équipage assommé, aucune action.
event-alert-idle-no-card = { $who } ne fait rien.
event-alert-idle-hull = { $who } est déjà au bout du pont et ne bouge pas.
event-alert-idle-there = { $who } s’y trouve déjà.
event-alert-idle-energy = { $who } : pas d’énergie, l’action n’a pas d’effet.
event-alert-idle-charged = { $who } : cette arme a déjà tiré à ce tour.
event-alert-idle-full = { $who } : tout est déjà plein, l’action n’a pas d’effet.
event-alert-idle-capsule = { $who } : plus de capsule de carburant, l’action n’a pas d’effet.
event-alert-idle-broken = { $who } : système hors service, l’action n’a pas d’effet.
event-alert-idle-maintained = { $who } : la maintenance de cette phase est déjà faite.
event-alert-idle-rocket = { $who } : plus de roquette, l’action n’a pas d’effet.
event-alert-idle-rocket-way = { $who } : la première case de la trace des roquettes est occupée, aucune roquette ne part.
event-alert-idle-no-squad = { $who } : pas d’équipe de robots de combat ici.
event-alert-idle-squad-active = { $who } dirige déjà une équipe active.
event-alert-idle-no-active-squad = { $who } ne dirige pas d’équipe active.
event-alert-idle-space = { $who } : les intercepteurs sont déjà sortis.
event-alert-idle-intruder = { $who } : pas d’intrus ici.
event-alert-idle-lesson = { $who } : cette action n’existe pas encore dans cette leçon.
event-alert-delay-trip = { $who } a avoué une erreur : la carte du tour { $turn } est retardée.
event-alert-delay-lift = Ascenseur déjà pris : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-lift-damaged = Ascenseur endommagé : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-slime = Bave : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-maintenance = Maintenance oubliée : la carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-threat = La carte ({ $who }) du tour { $turn } est retardée.
event-alert-delay-space = { $who } est dans l’espace : la carte du tour { $turn } est retardée.
event-alert-delay-spared = { $who } n’a pas de carte à retarder au tour { $turn }.
event-alert-card-lost = La dernière carte ({ $who }) est perdue : { $order }.
event-alert-charged = { $who } tire avec { $weapon }.
event-alert-charged-heroic = { $who } tire héroïquement avec { $weapon }.
event-alert-maintained = { $who } fait la maintenance de l’ordinateur.
event-alert-launched = { $left ->
    [0] { $who } lance une roquette ; c’était la dernière.
   *[other] { $who } lance une roquette ; il en reste { $left }.
}
event-alert-squad = { $who } active une équipe de robots de combat.
event-alert-squad-disabled = { $who } prend une équipe de robots de combat désactivée.
event-alert-squad-back = { $who } réactive son équipe de robots de combat.
event-alert-fought-back = L’intrus riposte : l’équipe ({ $who }) est désactivée.
event-alert-squad-fell = L’équipe ({ $who }) est désactivée jusqu’à la fin de la mission.
event-alert-interceptors = { $who } décolle avec les intercepteurs.
event-alert-interceptors-stay = { $who } reste dans l’espace.
event-alert-interceptors-back = { $who } revient de l’espace.
event-alert-window = { $who } regarde par les fenêtres panoramiques.
event-alert-energy = Énergie : { $cubes }, { $from } → { $to }.
event-alert-capsule = { $left ->
    [0] Une capsule de carburant est dépensée ; c’était la dernière.
   *[other] Une capsule de carburant est dépensée ; il en reste { $left }.
}
event-alert-capsule-lost = { $left ->
    [0] Une capsule de carburant est perdue ; c’était la dernière.
   *[other] Une capsule de carburant est perdue ; il en reste { $left }.
}
event-alert-confirmed = { $players ->
    [one] { $players } joueur aux fenêtres pendant { $phase } : { $points }.
   *[other] { $players } joueurs aux fenêtres pendant { $phase } : { $points }.
}
event-alert-rocket-destroyed = { $left ->
    [0] Une roquette est détruite ; c’était la dernière.
   *[other] Une roquette est détruite ; il en reste { $left }.
}
event-alert-stored-red = L’équipe de robots de combat de la station inférieure rouge est désactivée.
event-alert-stored-blue = L’équipe de robots de combat de la station supérieure bleue est désactivée.
event-alert-rocket-advanced = La roquette avance.
event-alert-check-done = Maintenance de l’ordinateur : faite.
event-alert-check-missed = Maintenance de l’ordinateur : oubliée.
event-alert-jumped = Le vaisseau saute en hyperespace.

## Nouvelles : les campagnes

event-alert-proposed = { $seat } veut une autre mission ; menaces communes : { $common }, menaces graves : { $serious }.
event-alert-proposed-home = { $seat } veut rentrer.
event-alert-went-on = L’équipage repart ; menaces communes : { $common }, menaces graves : { $serious }. La proposition la plus prudente l’emporte.
event-alert-repair-return = { $who } reprend connaissance.
event-alert-repair-tile = { $who } répare : { $tile }.
event-alert-repair-squad = { $who } répare une équipe de robots de combat.
event-alert-repair-nothing = { $who } n’a rien à réparer.
event-alert-campaign-ended = La campagne est finie : il suffit qu’un seul joueur veuille rentrer.

## La position

describe-alert-table = { $level }
describe-alert-planning = L’équipage planifie. Temps : { $time }.
describe-alert-film = Manche Résolution en cours.
describe-alert-interval = { $missions ->
    [one] { $missions } mission de la campagne est finie.
   *[other] { $missions } missions de la campagne sont finies.
}
describe-alert-over = La mission est finie.
describe-alert-track = En { $zone } : { $track }, { $spaces }
describe-alert-internal-track = Menaces internes : { $track }, { $spaces }
describe-alert-silence = Système de communication en panne.
describe-alert-transfer = Un transfert de données est en cours.
describe-alert-threats = Menaces
describe-alert-threat = { $number } : { $threat } ({ $code }), { $where } ; points d’attaque { $hp }, points de défense { $shield }, vitesse { $speed } ; points : { $survived } si vous y survivez, { $destroyed } si vous la détruisez.
describe-alert-threat-inside = { $number } : { $threat } ({ $code }), { $where } ; points d’attaque { $hp }, vitesse { $speed } ; points : { $survived } si vous y survivez, { $destroyed } si vous la détruisez.
describe-alert-text = {"   "}{ $text }
describe-alert-flags = {"   "}À présent : { $flags }.
alert-flag-hidden = ne peut pas encore être prise pour cible
alert-flag-cryoshield = bouclier cryogénique intact
alert-flag-fights-back = riposte
alert-flag-aura = renforce toutes les menaces externes ou affaiblit la coque
describe-alert-threat-on-track = { $number } : { $threat } ({ $code }), { $where }, case { $space } ; dégâts { $hits } sur { $hp }, points de défense { $shield }, vitesse { $speed }.
describe-alert-threat-on-track-inside = { $number } : { $threat } ({ $code }), { $where }, case { $space } ; dégâts { $hits } sur { $hp }, vitesse { $speed }.
describe-alert-threat-destroyed = { $number } : { $threat } ({ $code }), menace détruite.
describe-alert-threat-survived = { $number } : { $threat } ({ $code }), menace à laquelle vous avez survécu.
describe-alert-ship = Le vaisseau au tour { $turn }
describe-alert-zone = En { $zone } : bouclier { $shield } sur { $shield-most }, réacteur { $reactor } sur { $reactor-most }, dégâts { $damage }.
describe-alert-zone-tiles = En { $zone } : bouclier { $shield } sur { $shield-most }, réacteur { $reactor } sur { $reactor-most }, dégâts { $damage } : { $tiles }.
describe-alert-zone-doubled = En { $zone } : chaque dégât compte double.
describe-alert-ship-before = Dégâts restés des missions précédentes
describe-alert-no-squad-red = Pas d’équipe de robots de combat dans la station inférieure rouge.
describe-alert-no-squad-blue = Pas d’équipe de robots de combat dans la station supérieure bleue.
describe-alert-stores = Capsules : { $capsules }. Roquettes : { $rockets }.
describe-alert-figure = { $who } : { $station }.
describe-alert-figure-squad = { $who } : { $station }, avec des robots de combat.
describe-alert-figure-squad-disabled = { $who } : { $station }, avec des robots de combat désactivés.
describe-alert-in-space = { $who } : dans l’espace.
describe-alert-knocked-out = { $who } : membre d’équipage assommé.
describe-alert-boards = Plateaux Actions, tour par tour
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
describe-alert-lost-to = Vaisseau perdu ; menace fatale : { $threat }.
describe-alert-score = { $line } : { $points }

## La page de départ

alert-menu-mission = Mission
alert-menu-mission-named = { $mission }
alert-menu-group-secret = Mission inconnue de tous
alert-menu-group-known = Mission choisie
alert-menu-common = Menaces communes
alert-menu-serious = Menaces graves
alert-menu-five = Équipage de cinq
alert-menu-clock = Contre la montre
alert-menu-pause = L’horloge peut être arrêtée
alert-menu-campaign = Campagne
alert-menu-communications = Officier des Communications
alert-menu-security = Chef de la Sécurité
alert-menu-next-seat = la personne suivante
alert-menu-seat = place { $number }
alert-menu-yes = oui
alert-menu-no = non

text-alert-legend = Une carte s’écrit par ses deux moitiés : </C porte une flèche rouge et un C. < est la flèche rouge (à gauche), > la flèche bleue (à droite), ^ l’ascenseur gravitationnel ; A, B et C sont les trois systèmes d’une station, BB les robots de combat. Les cartes héroïques ont un h : hA, hB, hBB, et h:UR pour le déplacement héroïque vers une station, U en haut ou L en bas, puis R pour rouge, W pour blanche ou B pour bleue. Vous choisissez la moitié visible.
text-alert-shorthand = { text-alert-legend } Plusieurs cartes se posent en une ligne : « 5: C > A » à partir du tour 5, « a1: C - A » sur le plateau de l’androïde 1, « a1 5 A » pour une seule ; - laisse un tour libre. Toutes sont posées, ou aucune. « règles E1-03 » montre une carte, « règles T6 » une trajectoire.

## Consulter les cartes

reference-alert-threat = { $code } { $threat }
reference-alert-track = { $track }
reference-alert-card = Points d’attaque { $hp }, points de défense { $shield }, vitesse { $speed } ; points : { $survived } si vous y survivez, { $destroyed } si vous la détruisez.
reference-alert-card-inside = Points d’attaque { $hp }, vitesse { $speed } ; points : { $survived } si vous y survivez, { $destroyed } si vous la détruisez.
reference-alert-card-counted = Points d’attaque : voir plus bas ; vitesse { $speed } ; points : { $survived } si vous y survivez, { $destroyed } si vous la détruisez.

## Ce que l’on peut choisir

alert-slot-android = { $android }, tour { $turn }
alert-threat-numbered = { $threat } ({ $number })
button-alert-next = Phase suivante
button-alert-draw = Piocher une carte
button-alert-done = Terminer la manche
button-alert-pass = Laisser passer le temps
button-alert-stay = Pas encore prêt
button-alert-take = Reprendre
button-alert-turn = Retourner
button-alert-give = Tendre une carte
button-alert-accept = Prendre une carte
button-alert-go = Rien à corriger
button-alert-go-all = Rien jusqu’à la fin
button-alert-trip = C’est une erreur
button-alert-half = L’autre moitié
button-alert-arrow = L’autre flèche
button-alert-on = Une autre mission
button-alert-home = Rentrer

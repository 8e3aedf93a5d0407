### Ce que dit Fleet Commander en jeu : questions, offres, nouvelles et refus.

## Parties de la passerelle

fleet-slot-wing = aile
fleet-slot-commander = emplacement du commandeur
fleet-slot-refueller = Ravitailleur

## Questions

question-fleet-tile = Mettez de côté un secteur spécial.
question-fleet-terrain-needed = Remplacez un secteur neutre par un de vos secteurs spéciaux.
question-fleet-terrain = Remplacez un secteur neutre par un de vos secteurs spéciaux, ou passez.
question-fleet-deploy = Déployez un vaisseau dans votre zone de déploiement.
question-fleet-tests = Début de Tour : choisissez ce qui se passe d’abord.
question-fleet-energy = Choisissez trois dés de votre réserve et lancez-les.
question-fleet-actions = Utilisez un résultat, ou terminez vos actions des dés.
question-fleet-bridge = Remettez des résultats stockés, puis stockez les inutilisés, ou terminez votre tour.
question-fleet-ships = Choisissez les vaisseaux qui vont en { $sector }.
question-fleet-onward = Propulsion Ionique : avancez { $ships } d’un secteur encore, ou arrêtez.
question-fleet-drift = Champ gravitationnel en { $sector } : choisissez la sortie.
question-fleet-redirect = Une attaque d’au plus { $damage } vise { $target } en { $sector } : choisissez si un autre vaisseau la prend.
question-fleet-muster = Attaque contre { $target } en { $sector } avec { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : tirez, ou retenez un vaisseau.
question-fleet-react = En { $sector }, { $target } va subir { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : choisissez votre réaction.
question-fleet-drained = Drain : choisissez le dé que vous cédez.

## Offres

offer-fleet-tile = Mettre de côté : { $kind }
offer-fleet-terrain = { $kind } en { $sector }
offer-fleet-deploy = Déployer { $ship } en { $sector }
offer-fleet-resolve = Ce qui se passe en { $sector }
offer-fleet-resolve-weapon = { $token } en { $sector }
offer-fleet-roll = Lancer { $dice }
offer-fleet-return = Remettre { $die } dans la réserve
offer-fleet-store = Stocker { $die } ({ $slot })
offer-fleet-end = Terminer cette phase
offer-fleet-pass = Passer
offer-fleet-stop = S’arrêter ici
offer-fleet-keep = Laisser l’attaque à sa cible
offer-fleet-keep-dock = Laisser le quai comme il est
offer-fleet-keep-seen = Ne camoufler personne
offer-fleet-keep-test = Garder le résultat
offer-fleet-ships = Déplacer { $ships }
offer-fleet-onward = Continuer vers { $sector }
offer-fleet-drift = Sortir vers { $sector }
offer-fleet-lose = Céder { $die }
offer-fleet-move = Aller de { $from } en { $to } ({ $die })
offer-fleet-attack = Attaquer { $target } ({ $ship }) depuis { $from } : au plus { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, { $fire } ({ $dice })
offer-fleet-attack-ranged = Attaquer à distance { $target } ({ $ship }) depuis { $from } par { $via } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, { $fire } ({ $dice })
offer-fleet-double = Attaquer { $target } ({ $first }), puis { $other } ({ $second }), depuis { $from } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} chacun, { $fire } ({ $die })
offer-fleet-drain = Drainer { $seat } ({ $die })
offer-fleet-reroll = Relancer { $first } et { $second }
offer-fleet-redirect = Attirer l’attaque sur { $ship } ({ $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
})
offer-fleet-fire = Tirer sur { $target } avec { $ships } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
offer-fleet-hold = Retenir { $ship } ({ $letter }) : { $damage ->
    [one] reste { $damage } point de dégâts
   *[other] restent { $damage } points de dégâts
}
offer-fleet-shield = Bouclier contre { $sector } ({ $die }) : arrête { $prevented }, laisse passer { $left }
offer-fleet-gas = Lancer un dé vert de la réserve comme bouclier bonus ({ $damage ->
    [one] { $damage } point de dégâts menace
   *[other] { $damage } points de dégâts menacent
})
offer-fleet-retreat = Se replier en { $sector } après { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
offer-fleet-counter = Contre-attaquer { $victim } ({ $ship }) : infliger { $dealt }, subir { $damage }

## Nouvelles

event-fleet-start-rolled = { $seat } lance tous ses dés : { $specials ->
    [one] { $specials } spécial.
   *[other] { $specials } spéciaux.
}
event-fleet-first-player = { $seat } commence.
event-fleet-tile = { $seat } met de côté : { $kind }.
event-fleet-tile-drawn = { $seat } pioche une tuile : { $front } ou { $back }.
event-fleet-sector-laid = { $seat } pose un secteur spécial en { $sector } : { $kind }.
event-fleet-deployed = { $seat } déploie { $ship } en { $sector }.
event-fleet-turn-started = Manche { $round } : au tour de { $seat }.
event-fleet-turn-ended = { $seat } termine son tour.
event-fleet-won = Victoire : { $winners }.
event-fleet-drawn = La bataille est nulle.
event-fleet-ended-won = Victoire : { $winners }. { $reason }
event-fleet-ended-drawn = La bataille est nulle. { $reason }
fleet-ending-points = Un camp a perdu trop de points de classe pour continuer.
fleet-ending-flagship = Le vaisseau amiral d’un meneur est perdu.
fleet-ending-goal = L’objectif du scénario est atteint.
fleet-ending-ships = Un camp n’a plus de vaisseau.
fleet-ending-shuttle = La navette est détruite : personne ne gagne.
fleet-ending-quiet = Pendant cinquante manches, rien n’a été perdu.
event-fleet-sector-tested = { $kind } en { $sector } : { $face }.
event-fleet-rolled = { $seat } obtient { $dice }.
event-fleet-no-dice = { $seat } n’a pas de dé à lancer.
event-fleet-returned = { $seat } remet { $die } dans la réserve.
event-fleet-stored = { $seat } stocke { $die }.
event-fleet-used = { $seat } utilise { $die }.
event-fleet-drained = { $seat } draine { $victim }.
event-fleet-die-lost = { $seat } cède { $die }.
event-fleet-undisciplined = { $seat } : un équipage indiscipliné relance { $die }.
event-fleet-rerolled = { $seat } relance deux spéciaux : { $first } et { $second }.
event-fleet-bonus = { $seat } lance un dé bonus : { $face }.
event-fleet-moved-one = { $seat } déplace { $ship } { $ships } de { $from } en { $to }.
event-fleet-moved = { $seat } déplace { $count ->
    [one] le vaisseau { $ships }
   *[other] les vaisseaux { $ships }
} de { $from } en { $to }.
event-fleet-attack = { $seat } attaque { $ship } { $letter } de { $owner } depuis { $from }.
event-fleet-redirected = { $owner } : { $ship } { $letter } prend l’attaque qui visait { $other } { $from }.
event-fleet-fired-one = { $seat } tire avec { $ship } { $ships } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
event-fleet-fired = { $seat } tire avec { $count ->
    [one] le vaisseau { $ships }
   *[other] les vaisseaux { $ships }
} : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
event-fleet-shield = { $seat } lève un bouclier contre { $sector }.
event-fleet-retreat = { $seat } se replie en { $sector }.
event-fleet-counter = { $seat } contre-attaque { $ship } { $letter } de { $owner } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
event-fleet-stopped = { $owner } : { $ship } { $letter } ne subit rien.
event-fleet-damage = { $owner } : { $ship } { $letter } subit { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, coque { $hull }.
event-fleet-destroyed = { $seat } perd { $ship } en { $sector }.

## Refus : mise en place

refusal-fleet-scenario = Aucun scénario ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-mode = Aucune façon de jouer ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-seats = Ce nombre de joueurs ne convient pas : { $about }. Un duel se joue à 2, teams à 4, 6 ou 8, free_for_all de 3 à 8.
refusal-fleet-points-range = Une flotte a de 9 à 15 points de classe, pas { $about }.
refusal-fleet-zone = { $about } n’est pas une taille de zone de combat : écrivez colonnes et rangées, de 4 à 8 rangées et pas moins de colonnes que de rangées, comme 6x5 ; côte à côte, les zones ont au plus 16 colonnes, intervalles compris.
refusal-fleet-zones = Un tel nombre de zones ne se joue pas : { $about }.
refusal-fleet-zone-narrow = Une zone de largeur { $about } est trop étroite pour tant de joueurs.
refusal-fleet-terrain = { $about } ne peut pas être posé : écrivez un secteur spécial et un secteur neutre libre hors des zones de déploiement, comme asteroid_field@c3.
refusal-fleet-first = Il n’y a pas de place { $about }.
refusal-fleet-first-given = Le scénario dit qui commence : la place { $about }.
refusal-fleet-faction = Aucune faction ne s’appelle { $about }.
refusal-fleet-commander = Aucun commandeur ne s’appelle { $about }.
refusal-fleet-ship = { $about } n’est pas un vaisseau connu des règles.
refusal-fleet-weapon = { $about } ne nomme aucune arme spéciale.
refusal-fleet-points = La flotte a { $count } points de classe pour { $limit } au plus.
refusal-fleet-empty = Une flotte de { $count } vaisseau ne peut employer { $limit } points de classe.
refusal-fleet-faction-ship = La faction ne peut prendre ce vaisseau : { $about }.
refusal-fleet-recruit = La faction ne peut recruter { $about }.
refusal-fleet-highest-class = { $count ->
    [one] { $count } vaisseau dépasse
   *[other] { $count } vaisseaux dépassent
} la classe { $limit }, la plus haute permise.
refusal-fleet-class-1 = La flotte a { $count } vaisseaux de classe 1 pour { $limit } au plus.
refusal-fleet-class-3 = La flotte a { $count } vaisseaux de classe 3 pour { $limit } au moins.
refusal-fleet-heavy-share = Seuls { $count } des { $limit } points de classe sont des vaisseaux de classe 3 ou plus.
refusal-fleet-forge-ships = La flotte a { $count } vaisseaux de la Forge pour { $limit } au plus.
refusal-fleet-flagship = La flotte a { $count ->
    [one] { $count } vaisseau amiral
   *[other] { $count } vaisseaux amiraux
} et doit en avoir { $limit }.
refusal-fleet-lower-class = Tout autre vaisseau doit être d’une classe inférieure à celle du vaisseau amiral, { $about }.
refusal-fleet-weapon-missing = Le vaisseau doit porter une arme spéciale : { $about }.
refusal-fleet-no-weapon = Le vaisseau ne peut porter d’arme spéciale : { $about }.
refusal-fleet-no-tile = Vous n’avez pas ce secteur spécial : { $about }.
refusal-fleet-crowded = Quatre secteurs spéciaux se trouvent déjà dans la zone de { $about } : pas un de plus.
refusal-fleet-not-neutral = { $about } n’est pas un secteur neutre hors des zones de déploiement.
refusal-fleet-not-waiting = Le vaisseau { $about } n’attend pas d’être déployé.
refusal-fleet-not-home = { $about } n’est pas dans votre zone de déploiement.
refusal-fleet-other-edge = Votre premier vaisseau a fixé la zone et le bord : pas { $about }.
refusal-fleet-special-home = On ne déploie aucun vaisseau sur un secteur spécial : { $about }.
refusal-fleet-class-limit = Les vaisseaux y auraient la classe { $count } pour { $limit } au plus.
refusal-fleet-twin = Un vaisseau égal dont la lettre vient avant passe d’abord.
refusal-fleet-position-seats = La position a { $about } joueurs, la mise en place un autre nombre.
refusal-fleet-position-phase = Aucune phase ne s’appelle { $about }.
refusal-fleet-position-die = { $about } n’est pas un résultat.
refusal-fleet-position-dice = Il ne reste pas de dé pour { $about }.

## Refus : autre chose vient d’abord

refusal-fleet-pending-tile = Mettez d’abord un secteur spécial de côté.
refusal-fleet-pending-terrain = Placez d’abord un secteur spécial, ou passez.
refusal-fleet-pending-deploy = Déployez d’abord un vaisseau.
refusal-fleet-several-effects = Plusieurs choses arrivent en { $about } : nommez celle qui vient d’abord.
refusal-fleet-pending-tests = Choisissez d’abord ce qui se passe ensuite dans votre Début de Tour.
refusal-fleet-pending-roll = Choisissez et lancez d’abord vos dés.
refusal-fleet-pending-bridge = C’est la phase de passerelle : remettez, stockez ou terminez.
refusal-fleet-pending-ships = Choisissez d’abord les vaisseaux qui se déplacent.
refusal-fleet-pending-onward = Continuez ou arrêtez d’abord.
refusal-fleet-pending-drift = Choisissez d’abord la sortie du champ gravitationnel.
refusal-fleet-pending-redirect = Choisissez d’abord si un autre vaisseau prend l’attaque.
refusal-fleet-pending-muster = Tirez d’abord, ou retenez un vaisseau.
refusal-fleet-pending-reaction = Réagissez ou passez d’abord.
refusal-fleet-pending-drain = Cédez d’abord un dé.
refusal-fleet-no-such-question = Rien ne demande cela maintenant.

## Refus : ordres et réactions

refusal-fleet-roll-three = On lance { $limit } dés, pas { $count }.
refusal-fleet-reserve = { $limit ->
    [0] La réserve n’a aucun dé de cette couleur.
    [one] La réserve a { $limit } dé de cette couleur, pas { $count }.
   *[other] La réserve a { $limit } dés de cette couleur, pas { $count }.
}
refusal-fleet-return-first = On remet des résultats avant d’en stocker.
refusal-fleet-no-result = Vous n’avez pas le résultat { $about }.
refusal-fleet-wrong-result = Le résultat { $about } ne permet pas cela.
refusal-fleet-no-slot = Aucun emplacement libre ne prend { $about }.
refusal-fleet-no-ships = Vous n’avez pas de vaisseau en { $about }.
refusal-fleet-off-zone = { $about } n’est pas dans la zone de combat.
refusal-fleet-held = { $about } est tenu par les vaisseaux d’un autre joueur.
refusal-fleet-barred = Un Interdictor barre { $about }.
refusal-fleet-not-adjacent = { $about } n’est pas adjacent.
refusal-fleet-direction = Le résultat n’indique pas { $about }.
refusal-fleet-group = Ces vaisseaux ne peuvent y aller ensemble : { $about }.
refusal-fleet-group-twin = De vaisseaux égaux, ceux dont les lettres viennent avant passent : pas { $about }.
refusal-fleet-no-attack-from = Aucune attaque n’est possible depuis { $about }.
refusal-fleet-unarmed = Aucun vaisseau en { $about } ne peut lancer d’attaque.
refusal-fleet-no-target = Il n’y a pas de vaisseau { $about } sur le plateau.
refusal-fleet-friendly = Le vaisseau { $about } est de votre camp.
refusal-fleet-protected = Le vaisseau { $about } ne peut être ciblé là où il est.
refusal-fleet-attack-direction = Le résultat n’indique pas le vaisseau { $about }.
refusal-fleet-out-of-reach = Le vaisseau { $about } n’est pas adjacent : une attaque à distance demande plus de résultats.
refusal-fleet-range-spent = Un seul résultat ne porte si loin que si deux spéciaux restent sur la passerelle ; cette attaque en dépense un.
refusal-fleet-no-path = Aucun chemin libre de ces résultats ne mène ainsi au vaisseau { $about }.
refusal-fleet-not-multipoint = Aucun vaisseau aux armes multipoint n’est seul en { $about }.
refusal-fleet-two-targets = La seconde cible { $about } doit être un autre vaisseau du même secteur.
refusal-fleet-no-opponent = { $about } n’est pas un adversaire.
refusal-fleet-has-battleship = Avec un cuirassé dans la flotte, on ne relance pas les spéciaux.
refusal-fleet-drift = Le résultat n’y mène pas.
refusal-fleet-redirect = Ce vaisseau ne peut prendre l’attaque sur lui.
refusal-fleet-hold = Ce vaisseau ne peut retenir son tir maintenant.
refusal-fleet-squadrons-alone = Des escadrons sans vaisseau ne réagissent pas.
refusal-fleet-one-reaction = Une seule sorte de réaction à une attaque.
refusal-fleet-not-stored = Les réactions n’emploient que des résultats stockés, pas { $about }.
refusal-fleet-shield-direction = Le bouclier n’arrête pas ce qui vient de { $about }.
refusal-fleet-no-cloud = Il n’y a pas de nuage de gaz.
refusal-fleet-no-green = Il n’y a pas de dé vert dans la réserve.
refusal-fleet-green-used = Les dés verts de votre réserve ont servi : on les relance dès votre prochain tour.
refusal-fleet-bonus-once = Le dé bonus se lance une fois par attaque, et seulement s’il peut aider.
refusal-fleet-bonus-first = Le dé bonus doit d’abord être utilisé, puisqu’il peut l’être.
refusal-fleet-no-retreat = Les vaisseaux ne peuvent tous s’y replier.
refusal-fleet-counter-ranged = On ne contre-attaque pas une attaque à distance.
refusal-fleet-no-victim = La contre-attaque ne peut toucher le vaisseau { $about }.

## Armes spéciales

fleet-token-interdictor = Interdictor
    .short = Intd
fleet-token-drones = Drones
    .short = Dron
fleet-token-mine = mine
    .short = mine
fleet-token-gamma-bomb = Bombe Gamma
    .short = Bomb
fleet-token-sanctuary = Sanctuaire
    .short = Sanc
fleet-token-rampart = Rempart de Coeos
    .short = Remp
question-fleet-tow = Rayon Tracteur : choisissez où va { $ship }.
question-fleet-gather = Porte Vortex : choisissez les vaisseaux de { $sector } qui partent.
question-fleet-jump = Porte Vortex : choisissez un secteur vide.
question-fleet-mines = Champs de Mines : choisissez un autre secteur, ou arrêtez.
offer-fleet-weapon = { $weapon } ({ $ship }) sur { $target }{ $mark }{ $outcome } ({ $first }, { $second })
offer-fleet-shake = Débarrasser { $ship } de Drones ({ $die })
offer-fleet-lift = Éteindre l’Interdictor ({ $ship })
offer-fleet-sweep = Retirer une de vos mines de { $sector }
offer-fleet-tow = Déplacer le vaisseau en { $sector }
offer-fleet-jump = Envoyer les vaisseaux en { $sector }
offer-fleet-mine = Poser une mine en { $sector }
event-fleet-weapon = { $seat } emploie { $weapon } sur { $target }.
event-fleet-weapon-ship = { $seat } emploie { $weapon } sur { $ship } { $letter } de { $owner }.
event-fleet-weapon-alone = { $seat } emploie { $weapon }.
event-fleet-token-laid = { $token } en { $sector }.
event-fleet-token-lifted = { $seat } retire un jeton : { $token }.
event-fleet-token-lost = { $seat } perd un jeton : { $token }.
event-fleet-repaired = { $owner } : on répare { $ship } { $letter }, coque { $hull }.
event-fleet-shaken = { $owner } : { $ship } { $letter } se débarrasse de Drones.
event-fleet-exploded = La Bombe Gamma en { $sector } explose : { $face }.
refusal-fleet-pending-tow = Choisissez d’abord où le Rayon Tracteur mène le vaisseau.
refusal-fleet-pending-jump = Choisissez d’abord où mène la Porte Vortex.
refusal-fleet-pending-mines = Posez une autre mine ou arrêtez d’abord.
refusal-fleet-not-empty = { $about } n’est pas un secteur vide ouvert à cela.
refusal-fleet-jump-near = { $about } est à côté du secteur que les vaisseaux quittent.
refusal-fleet-no-carrier = Le vaisseau { $about } ne porte aucune arme spéciale sur le plateau.
refusal-fleet-weapon-place = On n’emploie aucune arme spéciale depuis { $about }.
refusal-fleet-weapon-busy = L’arme du vaisseau { $about } ne peut tirer maintenant.
refusal-fleet-weapon-target = L’arme ne peut viser { $about }.
refusal-fleet-weapon-range = { $about } est dans une autre zone.
refusal-fleet-weapon-line = Un obstacle barre la ligne vers { $about }.
refusal-fleet-no-drones = Aucun drone n’est sur ce vaisseau.
refusal-fleet-tow = Le vaisseau ne peut aller en { $about }.
refusal-fleet-faction-weapon = La faction ne peut porter cette arme : { $about }.

## Portails, camps et chacun pour soi

question-fleet-portal = Choisissez un secteur neutre pour un Portail.
question-fleet-assist = Attaque contre { $target } en { $sector } avec { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : choisissez si vos vaisseaux la soutiennent.
offer-fleet-portal = Placer un Portail en { $sector }
offer-fleet-gate = Passer le Portail de { $from } vers { $to } ({ $die })
offer-fleet-through = Continuer par le Portail vers { $sector }
offer-fleet-join = Soutenir l’attaque avec { $ship } ({ $letter }) : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
event-fleet-gate-laid = { $seat } place un Portail en { $sector }.
event-fleet-eliminated = { $seat } quitte la bataille.
event-fleet-left-out = Il n’y a plus de place pour un vaisseau de { $seat } : { $ship }.
refusal-fleet-gates = { $about } n’est pas un nombre ou une paire de Portails à placer.
refusal-fleet-pending-portal = Placez d’abord un Portail.
refusal-fleet-pending-assist = Choisissez d’abord si vos vaisseaux soutiennent l’attaque.
refusal-fleet-no-portal = Aucun Portail ne peut aller en { $about } maintenant.
refusal-fleet-no-gate = Aucun de vos vaisseaux n’est sur un Portail en { $about }.
refusal-fleet-no-exit = Le Portail ne mène pas en { $about } par ce résultat.
refusal-fleet-join = Ce vaisseau ne peut soutenir cette attaque.

## Escadrons, amarrages, Trous Noirs, commandeurs et factions

question-fleet-impulse = Impulsion : déplacez vos escadrons d’un secteur chacun, ou continuez.
question-fleet-dock = L’amarrage en { $sector } : amarrez un vaisseau, désamarrez-le, ou laissez.
question-fleet-offensive = Offensive : choisissez qui frappe le prochain escadron.
question-fleet-blast = Votre vaisseau est perdu : choisissez un secteur dont les vaisseaux subissent { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
question-fleet-pilots = Pilotes experts : gardez { $face }, ou relancez.
offer-fleet-launch = Déployer un escadron en { $sector } ({ $die })
offer-fleet-offensive = Offensive de tous les escadrons ({ $first }, { $second })
offer-fleet-redeem = Rédemption contre { $target } ({ $ship }) : 12 points de dégâts ({ $first }, { $second })
offer-fleet-again = Relancer
offer-fleet-fly = L’escadron { $letter } va en { $sector }
offer-fleet-dock = Amarrer { $ship }
offer-fleet-undock = Désamarrer le vaisseau
offer-fleet-strike = Frapper { $target } ({ $ship }){ $outcome }
offer-fleet-blast = Frapper les vaisseaux en { $sector }{ $outcome }
event-fleet-launched = { $seat } déploie un escadron en { $sector }.
event-fleet-docked = { $owner } amarre { $ship } { $letter } en { $sector }.
event-fleet-hole = Le Trou Noir en { $sector } attire les vaisseaux.
refusal-fleet-pending-impulse = Déplacez d’abord des escadrons, ou continuez.
refusal-fleet-pending-dock = Décidez d’abord de l’amarrage.
refusal-fleet-pending-offensive = Choisissez d’abord la cible de l’escadron.
refusal-fleet-pending-blast = Choisissez d’abord le secteur que frappe le vaisseau perdu.
refusal-fleet-pending-pilots = Gardez le résultat ou relancez d’abord.
refusal-fleet-no-bays = Le vaisseau { $about } n’a pas de Baies d’Intercepteurs utilisables.
refusal-fleet-launch = Aucun escadron ne peut aller en { $about }.
refusal-fleet-squadrons-out = Tous les escadrons du vaisseau { $about } sont en jeu.
refusal-fleet-guarded = Des escadrons tiennent { $about } : une prise ne peut pas y changer de camp.
refusal-fleet-among-asteroids = Ni Offensive, ni Rédemption, ni Abordage depuis les astéroïdes en { $about }.
refusal-fleet-no-squadrons = Aucun escadron ne peut frapper.
refusal-fleet-no-redemption = Ce vaisseau ne peut se sacrifier.
refusal-fleet-strike = Ce vaisseau ne peut être frappé de là.
refusal-fleet-fly = L’escadron ne peut y aller.
question-fleet-board = Abordage : choisissez les vaisseaux à sacrifier pour { $ship }.
offer-fleet-board = Aborder { $target } ({ $ship }) depuis { $from } ({ $first }, { $second })
event-fleet-boarded = { $seat } capture { $ship } { $letter } de { $owner } en { $sector }.
refusal-fleet-pending-board = Choisissez d’abord les vaisseaux à sacrifier.
refusal-fleet-board = La prise doit être seule à côté de vaisseaux d’au moins sa classe.
refusal-fleet-no-boarding = Seuls les Scavengers abordent.
refusal-fleet-only-once = Vous n’avez le résultat { $about } qu’une fois.

### Ce que dit Fleet Commander en jeu : questions, offres, nouvelles et refus.

## Parties de la passerelle

fleet-slot-wing = aile
fleet-slot-commander = emplacement du Commandeur
fleet-slot-refueller = Ravitailleur

## Questions

question-fleet-tile = Mettez de côté un Secteur Spécial.
question-fleet-terrain-needed = Remplacez un secteur neutre par un de vos Secteurs Spéciaux.
question-fleet-terrain = Remplacez un secteur neutre par un de vos Secteurs Spéciaux, ou passez.
question-fleet-deploy = Déployez un vaisseau dans votre Zone de Déploiement.
question-fleet-tests = Début de Tour : choisissez l’effet à résoudre en premier.
hint-fleet-roll = Les dés rouges servent à attaquer, les bleus à se déplacer et les verts à se protéger des attaques.
hint-fleet-spend = Les résultats rouges servent à attaquer, les bleus à se déplacer. Stockez les verts sur votre Passerelle : ce sont des boucliers contre les attaques.
hint-fleet-react = Les résultats verts sont des boucliers. Un spécial bleu permet un Repli, un spécial rouge une Contre-Attaque.
question-fleet-energy = Choisissez trois dés de votre Réserve et lancez-les.
question-fleet-actions = Utilisez un résultat, ou terminez vos Actions des Dés.
question-fleet-bridge = Remettez des dés de la Passerelle dans la Réserve, puis stockez des résultats inutilisés, ou terminez votre tour.
question-fleet-ships = Choisissez les vaisseaux qui vont en { $sector }.
question-fleet-onward = Propulsion Ionique : avancez { $ships } d’un secteur de plus, ou arrêtez-vous.
question-fleet-drift = Champ Gravitationnel en { $sector } : choisissez la sortie.
question-fleet-redirect = { $target } en { $sector } est la cible d’une attaque (au plus { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}) : un autre vaisseau la subit-il à sa place ?
question-fleet-muster = Attaque contre { $target } en { $sector } avec { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : tirez, ou retirez un vaisseau de l’attaque.
question-fleet-react = En { $sector }, { $target } va subir { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : choisissez votre réaction.
question-fleet-drained = Drain : choisissez le dé que vous défaussez.

## Offres

offer-fleet-tile = Mettre de côté : { $kind }
offer-fleet-terrain = { $kind } en { $sector }
offer-fleet-deploy = Déployer { $ship } en { $sector }
offer-fleet-resolve = Résoudre l’effet en { $sector }
offer-fleet-resolve-weapon = { $token } en { $sector }
offer-fleet-roll = Lancer { $dice }
offer-fleet-return = Remettre { $die } dans la Réserve
offer-fleet-store = Stocker { $die } ({ $slot })
offer-fleet-end = Terminer cette phase
offer-fleet-pass = Passer
offer-fleet-stop = S’arrêter ici
offer-fleet-keep = Laisser la cible telle quelle
offer-fleet-keep-dock = Laisser le quai tel quel
offer-fleet-keep-seen = Ne camoufler personne
offer-fleet-keep-test = Garder le résultat
offer-fleet-ships = Déplacer { $ships }
offer-fleet-onward = Continuer vers { $sector }
offer-fleet-drift = Sortir vers { $sector }
offer-fleet-lose = Défausser { $die }
offer-fleet-move = Aller de { $from } en { $to } ({ $die })
offer-fleet-attack = Attaquer { $target } ({ $ship }) depuis { $from } : au plus { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, { $fire } ({ $dice })
offer-fleet-attack-ranged = Attaquer à distance { $target } ({ $ship }) depuis { $from } par { $via } : { $damage ->
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
offer-fleet-hold = Retirer { $ship } ({ $letter }) de l’attaque : { $damage ->
    [one] reste { $damage } point de dégâts
   *[other] restent { $damage } points de dégâts
}
offer-fleet-shield = Bouclier contre { $sector } ({ $die }) : arrête { $prevented }, laisse passer { $left }
offer-fleet-gas = Lancer un dé vert de la Réserve comme bouclier bonus ({ $damage ->
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
event-fleet-sector-laid = { $seat } pose un Secteur Spécial en { $sector } : { $kind }.
event-fleet-deployed = { $seat } déploie { $ship } en { $sector }.
event-fleet-turn-started = Manche { $round }, nouveau tour : { $seat }.
event-fleet-turn-ended = { $seat } termine son tour.
event-fleet-won = Victoire : { $winners }.
event-fleet-drawn = La bataille est nulle.
event-fleet-ended-won = Victoire : { $winners }. { $reason }
event-fleet-ended-drawn = La bataille est nulle. { $reason }
fleet-ending-points = Un camp a perdu trop de points de classe pour continuer.
fleet-ending-flagship = Le Vaisseau Amiral d’un chef est détruit.
fleet-ending-goal = L’objectif du scénario est atteint.
fleet-ending-ships = Un camp n’a plus de vaisseau.
fleet-ending-shuttle = La navette est détruite : personne ne gagne.
fleet-ending-quiet = Pendant cinquante manches, rien n’a été perdu.
event-fleet-sector-tested = { $kind } en { $sector } : { $face }.
event-fleet-rolled = { $seat } obtient { $dice }.
event-fleet-no-dice = { $seat } n’a pas de dé à lancer.
event-fleet-returned = { $seat } remet { $die } dans la Réserve.
event-fleet-stored = { $seat } stocke { $die }.
event-fleet-used = { $seat } utilise { $die }.
event-fleet-drained = { $seat } draine { $victim }.
event-fleet-die-lost = { $seat } défausse { $die }.
event-fleet-undisciplined = { $seat } : un équipage indiscipliné relance { $die }.
event-fleet-rerolled = { $seat } relance deux spéciaux : { $first } et { $second }.
event-fleet-bonus = { $seat } lance un dé bonus : { $face }.
event-fleet-moved-one = { $seat } déplace { $ship } { $ships } de { $from } en { $to }.
event-fleet-moved = { $seat } déplace { $count ->
    [one] le vaisseau { $ships }
   *[other] les vaisseaux { $ships }
} de { $from } en { $to }.
event-fleet-attack = { $seat } attaque { $ship } { $letter } ({ $owner }) depuis { $from }.
event-fleet-redirected = { $owner } : { $ship } { $letter } attire l’attaque qui visait { $other } { $from }.
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
event-fleet-counter = { $seat } contre-attaque { $ship } { $letter } ({ $owner }) : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
event-fleet-stopped = { $owner } : { $ship } { $letter } ne subit rien.
event-fleet-damage = { $owner } : { $ship } { $letter } subit { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}, coque { $hull }.
event-fleet-destroyed = { $seat } perd { $ship } en { $sector }.

## Refus : mise en place

refusal-fleet-scenario = Aucun scénario ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-mode = Aucune façon de jouer ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-seats = { $about } joueurs : impossible. Un duel se joue à 2, en équipes (teams) à 4, 6 ou 8, chacun pour soi (free_for_all) de 3 à 8.
refusal-fleet-points-range = Une flotte compte de 9 à 15 points de classe, et non { $about }.
refusal-fleet-zone = { $about } n’est pas une taille de Zone de Combat : écrivez colonnes et rangées, de 4 à 8 rangées et pas moins de colonnes que de rangées, comme 6x5 ; côte à côte, les zones ont au plus 32 colonnes, intervalles compris.
refusal-fleet-zones = Ce nombre de zones est impossible : { $about }.
refusal-fleet-zone-narrow = Une zone de largeur { $about } est trop étroite pour ce nombre de joueurs.
refusal-fleet-terrain = { $about } ne peut pas être posé : écrivez un Secteur Spécial et un secteur neutre libre hors des Zones de Déploiement, comme asteroid_field@c3.
refusal-fleet-first = Il n’y a pas de place { $about }.
refusal-fleet-first-given = Le scénario dit qui commence : la place { $about }.
refusal-fleet-faction = Aucune faction ne s’appelle { $about }.
refusal-fleet-commander = Aucun Commandeur ne s’appelle { $about }.
refusal-fleet-ship = Aucun vaisseau ne s’appelle { $about }.
refusal-fleet-weapon = Aucune Arme Spéciale ne s’appelle { $about }.
refusal-fleet-points = La flotte totalise { $count } points de classe ; le maximum est { $limit }.
refusal-fleet-empty = { $count ->
    [0] La flotte est vide : composez-la avec { $limit } points de classe.
    [one] Une flotte de { $count } vaisseau ne peut pas compter { $limit } points de classe.
   *[other] Une flotte de { $count } vaisseaux ne peut pas compter { $limit } points de classe.
}
refusal-fleet-faction-ship = La faction ne peut pas prendre ce vaisseau : { $about }.
refusal-fleet-recruit = La faction ne peut pas recruter { $about }.
refusal-fleet-highest-class = { $count ->
    [one] { $count } vaisseau dépasse
   *[other] { $count } vaisseaux dépassent
} la classe { $limit }, la plus haute permise.
refusal-fleet-class-1 = { $count ->
    [one] La flotte a { $count } vaisseau de classe 1 ; le maximum est { $limit }.
   *[other] La flotte a { $count } vaisseaux de classe 1 ; le maximum est { $limit }.
}
refusal-fleet-class-3 = Il faut au moins { $limit } vaisseaux de classe 3 ; la flotte en a { $count }.
refusal-fleet-heavy-share = Sur { $limit } points de classe, seuls { $count } viennent de vaisseaux de classe 3 ou plus.
refusal-fleet-forge-ships = { $count ->
    [one] La flotte a { $count } vaisseau de la Forge ; le maximum est { $limit }.
   *[other] La flotte a { $count } vaisseaux de la Forge ; le maximum est { $limit }.
}
refusal-fleet-flagship = { $count ->
    [0] La flotte n’a pas de Vaisseau Amiral et doit en avoir { $limit }.
    [one] La flotte a { $count } Vaisseau Amiral et doit en avoir { $limit }.
   *[other] La flotte a { $count } Vaisseaux Amiraux et doit en avoir { $limit }.
}
refusal-fleet-lower-class = Tout autre vaisseau doit être d’une classe inférieure à celle du Vaisseau Amiral, { $about }.
refusal-fleet-weapon-missing = Le vaisseau doit porter une Arme Spéciale : { $about }.
refusal-fleet-no-weapon = Le vaisseau ne peut pas porter d’Arme Spéciale : { $about }.
refusal-fleet-no-tile = Vous n’avez pas ce Secteur Spécial : { $about }.
refusal-fleet-crowded = La zone de { $about } contient déjà quatre Secteurs Spéciaux : c’est le maximum.
refusal-fleet-not-neutral = { $about } n’est pas un secteur neutre hors des Zones de Déploiement.
refusal-fleet-not-waiting = Le vaisseau { $about } n’attend pas d’être déployé.
refusal-fleet-not-home = { $about } n’est pas dans votre Zone de Déploiement.
refusal-fleet-other-edge = Votre premier vaisseau a déjà fixé la zone et le bord : { $about } n’en fait pas partie.
refusal-fleet-special-home = On ne déploie aucun vaisseau sur un Secteur Spécial : { $about }.
refusal-fleet-class-limit = Ce secteur compterait { $count } points de classe ; le maximum est { $limit }.
refusal-fleet-twin = Parmi des vaisseaux identiques, choisissez d’abord celui dont la lettre vient en premier.
refusal-fleet-position-seats = La position a { $about } joueurs, la mise en place un autre nombre.
refusal-fleet-position-phase = Aucune phase ne s’appelle { $about }.
refusal-fleet-position-die = { $about } n’est pas un résultat.
refusal-fleet-position-thing = { $about } ne peut pas être placé ainsi.
refusal-fleet-position-dice = Il ne reste plus de dé pour { $about }.

## Refus : autre chose vient d’abord

refusal-fleet-pending-tile = Mettez d’abord un Secteur Spécial de côté.
refusal-fleet-pending-terrain = Placez d’abord un Secteur Spécial, ou passez.
refusal-fleet-pending-deploy = Déployez d’abord un vaisseau.
refusal-fleet-several-effects = Plusieurs effets ont lieu en { $about } : précisez lequel résoudre en premier.
refusal-fleet-pending-tests = Choisissez d’abord l’effet de Début de Tour à résoudre.
refusal-fleet-pending-roll = Choisissez et lancez d’abord vos dés.
refusal-fleet-pending-bridge = C’est la phase Passerelle : remettez des dés en Réserve, stockez-en, ou terminez.
refusal-fleet-pending-ships = Choisissez d’abord les vaisseaux qui se déplacent.
refusal-fleet-pending-onward = Avancez d’abord d’un secteur de plus, ou arrêtez-vous.
refusal-fleet-pending-drift = Choisissez d’abord la sortie du Champ Gravitationnel.
refusal-fleet-pending-redirect = Décidez d’abord si un autre vaisseau subit l’attaque.
refusal-fleet-pending-muster = Tirez d’abord, ou retirez un vaisseau de l’attaque.
refusal-fleet-pending-reaction = Réagissez d’abord, ou passez.
refusal-fleet-pending-drain = Défaussez d’abord un dé.
refusal-fleet-no-such-question = Cette question n’est pas posée maintenant.

## Refus : ordres et réactions

refusal-fleet-roll-three = On lance { $limit } dés, et non { $count }.
refusal-fleet-reserve = { $limit ->
    [0] La Réserve n’a aucun dé de cette couleur.
    [one] La Réserve a { $limit } dé de cette couleur, et non { $count }.
   *[other] La Réserve a { $limit } dés de cette couleur, et non { $count }.
}
refusal-fleet-return-first = On remet des résultats avant d’en stocker.
refusal-fleet-no-result = Vous n’avez pas le résultat { $about }.
refusal-fleet-wrong-result = Le résultat { $about } ne permet pas cela.
refusal-fleet-no-slot = Aucun emplacement libre ne prend { $about }.
refusal-fleet-no-ships = Vous n’avez pas de vaisseau en { $about }.
refusal-fleet-squadrons-only = Vous n’avez que des Escadrons en { $about }, et ils n’utilisent pas de dés.
refusal-fleet-of-teammate = Les vaisseaux en { $about } sont ceux d’un coéquipier : vous ne pouvez pas utiliser vos dés sur eux.
refusal-fleet-off-zone = { $about } n’est pas dans la Zone de Combat.
refusal-fleet-held = { $about } est occupé par les vaisseaux d’un autre joueur.
refusal-fleet-barred = Un Interdictor barre { $about }.
refusal-fleet-not-adjacent = { $about } n’est pas adjacent.
refusal-fleet-direction = Le résultat n’indique pas { $about }.
refusal-fleet-group = Ces vaisseaux ne peuvent pas y aller ensemble : { $about }.
refusal-fleet-group-twin = Parmi des vaisseaux identiques, prenez d’abord les premières lettres de l’alphabet, et non { $about }.
refusal-fleet-no-attack-from = Aucune attaque n’est possible depuis { $about }.
refusal-fleet-unarmed = Aucun vaisseau en { $about } ne peut lancer d’attaque.
refusal-fleet-no-target = Il n’y a pas de vaisseau { $about } sur le plateau.
refusal-fleet-friendly = Le vaisseau { $about } est de votre camp.
refusal-fleet-protected = Le vaisseau { $about } ne peut pas être ciblé là où il est.
refusal-fleet-attack-direction = Le résultat n’indique pas le vaisseau { $about }.
refusal-fleet-out-of-reach = Le vaisseau { $about } n’est pas adjacent : une attaque à distance demande plus de résultats.
refusal-fleet-range-spent = Un seul résultat ne porte à cette distance que si deux spéciaux restent sur la Passerelle ; cette attaque en dépense un.
refusal-fleet-no-path = Avec ces résultats, aucun trajet libre ne mène ainsi au vaisseau { $about }.
refusal-fleet-not-multipoint = Aucun vaisseau équipé d’Armes Multipoint n’est seul en { $about }.
refusal-fleet-two-targets = La seconde cible { $about } doit être un autre vaisseau du même secteur.
refusal-fleet-no-opponent = { $about } n’est pas un adversaire.
refusal-fleet-has-battleship = Avec un Cuirassé dans votre flotte, vous ne pouvez pas relancer les spéciaux.
refusal-fleet-drift = Le résultat ne mène pas à ce secteur.
refusal-fleet-redirect = Ce vaisseau ne peut pas attirer l’attaque sur lui.
refusal-fleet-hold = Ce vaisseau ne peut pas être retiré de l’attaque maintenant.
refusal-fleet-squadrons-alone = Des Escadrons sans vaisseau ne réagissent pas.
refusal-fleet-one-reaction = Une attaque ne permet qu’une seule sorte de réaction.
refusal-fleet-not-stored = Les réactions n’utilisent que des résultats stockés, et non { $about }.
refusal-fleet-shield-direction = Le bouclier n’arrête pas ce qui vient de { $about }.
refusal-fleet-no-cloud = Il n’y a pas de Nuage de Gaz.
refusal-fleet-no-green = Il n’y a pas de dé vert dans la Réserve.
refusal-fleet-green-used = Vos dés verts de Réserve ont déjà servi : vous pourrez les relancer à votre prochain tour.
refusal-fleet-bonus-once = Le dé bonus se lance une fois par attaque, et seulement s’il peut aider.
refusal-fleet-bonus-first = Le dé bonus est utilisable : utilisez-le d’abord.
refusal-fleet-no-retreat = Ces vaisseaux ne peuvent pas tous s’y replier.
refusal-fleet-counter-ranged = On ne contre-attaque pas une attaque à distance.
refusal-fleet-no-victim = La Contre-Attaque ne peut pas toucher le vaisseau { $about }.

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
question-fleet-mines = Champs de Mines : choisissez un autre secteur, ou arrêtez-vous là.
offer-fleet-weapon = { $weapon } ({ $ship }) sur { $target }{ $mark }{ $outcome } ({ $first }, { $second })
offer-fleet-shake = Débarrasser { $ship } des Drones ({ $die })
offer-fleet-lift = Désactiver l’Interdictor ({ $ship })
offer-fleet-sweep = Retirer une de vos mines de { $sector }
offer-fleet-tow = Déplacer le vaisseau en { $sector }
offer-fleet-jump = Envoyer les vaisseaux en { $sector }
offer-fleet-mine = Poser une mine en { $sector }
event-fleet-weapon = { $seat } utilise { $weapon } sur { $target }.
event-fleet-weapon-ship = { $seat } utilise { $weapon } sur { $ship } { $letter } ({ $owner }).
event-fleet-weapon-alone = { $seat } utilise { $weapon }.
event-fleet-token-laid = { $token } en { $sector }.
event-fleet-token-lifted = { $seat } retire un jeton : { $token }.
event-fleet-token-lost = { $seat } perd un jeton : { $token }.
event-fleet-repaired = { $owner } : { $ship } { $letter } récupère des points de coque, coque { $hull }.
event-fleet-shaken = { $owner } : { $ship } { $letter } se débarrasse des Drones.
event-fleet-exploded = La Bombe Gamma en { $sector } explose : { $face }.
refusal-fleet-pending-tow = Choisissez d’abord où le Rayon Tracteur déplace le vaisseau.
refusal-fleet-pending-jump = Choisissez d’abord où mène la Porte Vortex.
refusal-fleet-pending-mines = Posez d’abord une autre mine, ou arrêtez-vous là.
refusal-fleet-not-empty = { $about } doit être un secteur vide.
refusal-fleet-jump-near = { $about } est adjacent au secteur que les vaisseaux quittent.
refusal-fleet-no-carrier = Le vaisseau { $about } ne porte aucune Arme Spéciale sur le plateau.
refusal-fleet-weapon-place = Depuis { $about }, aucune Arme Spéciale ne peut être utilisée.
refusal-fleet-weapon-busy = L’arme du vaisseau { $about } ne peut pas être utilisée maintenant.
refusal-fleet-weapon-target = L’arme ne peut pas viser { $about }.
refusal-fleet-weapon-range = { $about } est dans une autre zone.
refusal-fleet-weapon-line = Un obstacle barre la ligne vers { $about }.
refusal-fleet-no-drones = Ce vaisseau ne porte pas de Drones.
refusal-fleet-tow = Le vaisseau ne peut pas aller en { $about }.
refusal-fleet-faction-weapon = La faction ne peut pas porter cette arme : { $about }.

## Portails, camps et chacun pour soi

question-fleet-portal = Choisissez un secteur neutre pour un Portail.
question-fleet-assist = Attaque contre { $target } en { $sector } avec { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
} : vos vaisseaux la soutiennent-ils ?
offer-fleet-portal = Placer un Portail en { $sector }
offer-fleet-gate = Passer le Portail de { $from } vers { $to } ({ $die })
offer-fleet-through = Continuer par le Portail vers { $sector }
offer-fleet-join = Soutenir l’attaque avec { $ship } ({ $letter }) : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
event-fleet-gate-laid = { $seat } place un Portail en { $sector }.
event-fleet-eliminated = { $seat } : flotte éliminée.
event-fleet-left-out = { $seat } n’a plus de place pour déployer { $ship }.
refusal-fleet-gates = { $about } n’est ni un nombre ni une paire de Portails possible.
refusal-fleet-pending-portal = Placez d’abord un Portail.
refusal-fleet-pending-assist = Décidez d’abord si vos vaisseaux soutiennent l’attaque.
refusal-fleet-no-portal = Aucun Portail ne peut aller en { $about } maintenant.
refusal-fleet-no-gate = Aucun de vos vaisseaux n’est sur un Portail en { $about }.
refusal-fleet-no-exit = Le Portail ne mène pas en { $about } par ce résultat.
refusal-fleet-join = Ce vaisseau ne peut pas soutenir cette attaque.

## Escadrons, amarrages, Trous Noirs, commandeurs et factions

question-fleet-impulse = Impulsion : déplacez vos Escadrons d’un secteur chacun, ou continuez.
question-fleet-dock = Quai d’amarrage en { $sector } : amarrez un vaisseau, retirez-le du quai, ou ne changez rien.
question-fleet-offensive = Offensive : choisissez le vaisseau que frappe le prochain Escadron.
question-fleet-blast = Votre vaisseau est détruit : choisissez un secteur dont les vaisseaux subissent { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}.
question-fleet-pilots = Pilotes Experts : gardez { $face }, ou relancez.
offer-fleet-launch = Déployer un Escadron en { $sector } ({ $die })
offer-fleet-offensive = Offensive de tous les Escadrons ({ $first }, { $second })
offer-fleet-redeem = Rédemption contre { $target } ({ $ship }) : 12 points de dégâts ({ $first }, { $second })
offer-fleet-again = Relancer
offer-fleet-fly = L’Escadron { $letter } va en { $sector }
offer-fleet-dock = Amarrer { $ship }
offer-fleet-undock = Retirer le vaisseau du quai
offer-fleet-strike = Frapper { $target } ({ $ship }){ $outcome }
offer-fleet-blast = Frapper les vaisseaux en { $sector }{ $outcome }
event-fleet-launched = { $seat } déploie un Escadron en { $sector }.
event-fleet-docked = { $owner } amarre { $ship } { $letter } en { $sector }.
event-fleet-hole = Le Trou Noir en { $sector } attire les vaisseaux.
refusal-fleet-pending-impulse = Déplacez d’abord des Escadrons, ou continuez.
refusal-fleet-pending-dock = Décidez d’abord ce qui se passe au quai d’amarrage.
refusal-fleet-pending-offensive = Choisissez d’abord la cible de l’Escadron.
refusal-fleet-pending-blast = Choisissez d’abord le secteur que frappe le vaisseau détruit.
refusal-fleet-pending-pilots = Gardez d’abord le résultat, ou relancez.
refusal-fleet-no-bays = Le vaisseau { $about } n’a pas de Baies d’Intercepteurs utilisables.
refusal-fleet-launch = Aucun Escadron ne peut aller en { $about }.
refusal-fleet-squadrons-out = Tous les Escadrons du vaisseau { $about } sont en jeu.
refusal-fleet-guarded = Des Escadrons ennemis tiennent { $about } : le vaisseau qui s’y trouve ne peut pas être capturé.
refusal-fleet-among-asteroids = Ni Offensive, ni Rédemption, ni Abordage depuis les astéroïdes en { $about }.
refusal-fleet-no-squadrons = Aucun Escadron ne peut frapper.
refusal-fleet-no-redemption = Ce vaisseau ne peut pas se sacrifier.
refusal-fleet-strike = Ce vaisseau ne peut pas être frappé de là.
refusal-fleet-fly = L’Escadron ne peut pas y aller.
question-fleet-board = Abordage : choisissez les vaisseaux à sacrifier pour { $ship }.
offer-fleet-board = Aborder { $target } ({ $ship }) depuis { $from } ({ $first }, { $second })
event-fleet-boarded = { $seat } capture { $ship } { $letter } ({ $owner }) en { $sector }.
refusal-fleet-pending-board = Choisissez d’abord les vaisseaux à sacrifier.
refusal-fleet-board = Le vaisseau à capturer doit être isolé, à côté de vaisseaux qui totalisent au moins sa classe.
refusal-fleet-no-boarding = Seuls les Scavengers peuvent aborder.
refusal-fleet-only-once = Vous n’avez le résultat { $about } qu’une fois.

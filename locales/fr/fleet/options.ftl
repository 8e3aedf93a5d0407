### Les règles optionnelles de Fleet Commander en jeu : armes secrètes, Signaux et brouillard de guerre.

question-fleet-arm = Conservez l’une des Armes Spéciales piochées pour { $ship } ({ $letter }).
offer-fleet-arm = Conserver { $weapon }
offer-fleet-survey = Scanner les secteurs autour de { $sector } ({ $die })

event-fleet-weapons-drawn = { $seat } pioche pour le vaisseau { $letter } : { $weapons }.
event-fleet-weapon-kept = { $seat } conserve { $weapon } pour le vaisseau { $letter }, face cachée.
event-fleet-weapon-kept-secret = { $seat } conserve une Arme Spéciale, face cachée.
event-fleet-weapon-dealt = { $owner } : { $ship } { $letter } reçoit { $weapon }.
event-fleet-weapon-revealed = { $owner } dévoile l’arme que porte { $ship } { $letter } : { $weapon }.
event-fleet-discovered = { $sector } est découvert ({ $face }) : un secteur neutre.
event-fleet-discovered-special = { $sector } est découvert ({ $face }) : { $kind }.

question-fleet-foil = Vos Signaux en { $sector } sont scannés depuis { $from } : déjouez le scan avec un bouclier, ou passez.
question-fleet-veil = Camouflez vos vaisseaux en { $sector }, ou laissez-les tels quels.
question-fleet-veil-any = Camouflez les vaisseaux d’un secteur, ou laissez-les tels quels.
offer-fleet-scan = Scanner { $sector } depuis { $from } ({ $dice })
offer-fleet-foil = Déjouer le scan venant de { $sector } ({ $die })
offer-fleet-veil = Camoufler { $sector }

event-fleet-signal-deployed = { $seat } déploie le Signal { $letter } en { $sector }.
event-fleet-signal-joined = { $seat } déploie le Signal { $letter } en { $sector }, avec d’autres.
event-fleet-signal-revealed = Le Signal { $letter } ({ $owner }) est dévoilé : { $ship }.
event-fleet-signal-revealed-armed = Le Signal { $letter } ({ $owner }) est dévoilé : { $ship } avec { $weapon }.
event-fleet-decoy = Le Signal { $letter } ({ $owner }) était un Leurre.
event-fleet-scan = { $seat } scanne { $sector } depuis { $from }.
event-fleet-scan-foiled = { $seat } déjoue le scan de { $sector }.
event-fleet-camouflaged = { $seat } camoufle { $sector } : Signaux { $ships }.
event-fleet-hint-room = { $seat } montre que des Signaux peuvent tenir sur un même secteur.
event-fleet-hint-guns = { $seat } montre qu’un des Signaux qui tirent peut être armé.
event-fleet-hint-part = { $seat } : un Signal a peut-être participé.

refusal-fleet-signal = { $about } est un Signal que personne n’a dévoilé.
refusal-fleet-no-signal = { $about } n’est pas un Signal qui pourrait participer.
refusal-fleet-nothing-to-scan = Il n’y a aucun Signal ennemi à scanner en { $about }.
refusal-fleet-scan-path = Ces résultats ne mènent pas à { $about }.
refusal-fleet-veil = Aucun vaisseau ne peut être camouflé en { $about } maintenant.
refusal-fleet-pending-foil = Répondez au scan par un bouclier, ou passez.
refusal-fleet-pending-veil = Décidez d’abord si des vaisseaux sont camouflés.

refusal-fleet-option = Aucune règle optionnelle ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-two-draws = Les Armes Spéciales se piochent en secret ou au grand jour, pas les deux.
refusal-fleet-fog-terrain = Dans le Brouillard de Guerre, aucun Secteur Spécial n’est posé au début.
refusal-fleet-not-drawn = { $about } n’a pas été piochée pour ce vaisseau.
refusal-fleet-no-fog = Il ne reste rien à scanner dans ces directions depuis { $about }.
refusal-fleet-pending-arm = Conservez d’abord l’une des Armes Spéciales piochées.

## Flottes choisies à la table

question-fleet-choose = Choisissez votre flotte de { $points } points : une flotte toute prête, une que vous avez gardée, ou une que vous composez maintenant.
form-fleet-own = Prendre une flotte à vous, par son code.
blank-fleet-code = code d’une flotte
offer-fleet-choose = Prendre { $fleet } ({ $faction }, { $points } points) : { $ships }
offer-fleet-choose-armed = Prendre { $fleet } ({ $faction }, { $points } points) : { $ships }, avec { $gear }
offer-fleet-choose-led-armed = Prendre { $fleet } ({ $faction }, sous { $commander }, { $points } points) : { $ships }, avec { $gear }
offer-fleet-choose-led = Prendre { $fleet } ({ $faction }, sous { $commander }, { $points } points) : { $ships }
offer-fleet-ward = Bouclier contre { $sector } ({ $die }) : arrête les Ogives
fleet-given = la flotte prévue à la mise en place
fleet-own = une flotte de { $points } points ({ $faction } : { $ships })
fleet-faction-unknown = Flotte inconnue
event-fleet-chosen = { $seat } prend { $fleet }.
event-fleet-chosen-secret = { $seat } a choisi sa flotte.
event-fleet-revealed = { $seat } dévoile sa flotte : { $fleet }.
refusal-fleet-choice = Façon de choisir les flottes inconnue : { $about }. Possibles : { $known }.
refusal-fleet-no-fleet = Flotte illisible : { $about }.
refusal-fleet-pending-choice = Choisissez d’abord une flotte.
event-fleet-device-revealed = { $owner } : { $ship } { $letter } montre son dispositif : { $device }.

## La page d’accueil

fleet-menu-scenario = Scénario
fleet-menu-scenario-named = { $scenario }
fleet-menu-points = Taille des flottes
fleet-menu-points-named = { $points } points de classe
fleet-menu-zones = Zones de Combat
fleet-menu-zones-usual = Les zones habituelles
fleet-menu-zones-named = { $zones }
fleet-menu-mode = Qui contre qui
fleet-menu-mode-duel = Un contre un
fleet-menu-mode-teams = En équipes
fleet-menu-mode-free-for-all = Chacun pour soi
fleet-menu-choice = Flottes
fleet-menu-choice-secret = En secret, toutes à la fois
fleet-menu-choice-open = Au grand jour, à tour de rôle
fleet-menu-options = Règles optionnelles
fleet-menu-choice-given = Imposées : nommées ici
fleet-menu-fleet-named = { $fleet }
fleet-menu-terrain = Secteurs Spéciaux
fleet-menu-terrain-placed = Placés par les joueurs
fleet-menu-terrain-none = Aucun
fleet-menu-terrain-first = Deux Champs d’Astéroïdes
fleet-menu-option-secret-weapons = Armes Spéciales Secrètes
    .text = Vos armes restent face cachée jusqu’à leur tir.
fleet-menu-option-secret-devices = Dispositifs secrets
    .text = Ceux des vaisseaux techniques restent cachés aussi.
fleet-menu-option-drawn-weapons = Armes tirées au sort
    .text = Une pour chaque porteur, au hasard et face visible.
fleet-menu-option-hidden-deployment = Déploiement Caché
    .text = Les vaisseaux arrivent comme Signaux, avec des Leurres.
fleet-menu-option-fog-of-war = Brouillard de Guerre
    .text = Les secteurs se découvrent quand on les observe.
fleet-menu-variants = Variantes
fleet-menu-variant-named = { $variant }
fleet-menu-gates = Paires de Portails
fleet-menu-gates-usual = Comme d’habitude
fleet-menu-gates-named = { $pairs ->
    [0] Aucune
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
fleet-menu-first = Premier joueur
fleet-menu-part = Qui joue Phébé
fleet-menu-seat-usual = Selon les règles
fleet-menu-seat-named = Joueur { $number }
refusal-fleet-unread = Illisible : { $reason }.

## Variantes

fleet-variant-gates-by-chance = Un dé dit où les vaisseaux sortent d’un Portail
fleet-variant-agreed-gates = Autant de paires de Portails que de zones, ou une de moins
fleet-variant-clear-gates = Les Portails n’arrêtent pas les Armes Spéciales
fleet-variant-weapons-stay-in-zone = Le Portail Vortex ne mène nulle part hors de sa zone
fleet-variant-strict-gas = Le dé bonus d’un Nuage de Gaz doit servir
fleet-variant-exo-bomb-off-terrain = L’Exo-Bombe veut un secteur sans terrain
fleet-variant-drawn-terrain = Les Secteurs Spéciaux sont tirés parmi cinq tuiles
fleet-variant-nine-tokens = Les armes secrètes sont tirées parmi neuf jetons
fleet-variant-multi-board-fleets = De 8 à 14 points dans plusieurs zones
fleet-variant-diplomatic-frigate = Le Passage : une Frégate au lieu du Croiseur
fleet-variant-sudden-control = Contrôle : les deux Portails gagnent aussitôt
fleet-variant-prometheus-by-distance = Le Rayon Prométhée inflige 3 par secteur
fleet-variant-drain-ends-capacities = Un spécial vert met fin à une capacité
fleet-variant-green-gates = Le vert passe les Portails et découvre les secteurs
fleet-variant-commander-bonus = Deux points de plus sans chef ; les chefs sont gratuits
fleet-variant-chimaera-is-battleship = La Chimère compte comme un Cuirassé
fleet-variant-radar-anomalies = Les Anomalies Radar sont aussi des Secteurs Spéciaux
fleet-variant-without-avatar = Sans l’extension Avatar

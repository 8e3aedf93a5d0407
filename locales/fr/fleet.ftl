### Noms et courts textes des éléments de Fleet Commander.
###
### Une clé se compose du genre et de l’identifiant des tables, avec des traits d’union : fleet-ship-heavy-battleship.

## Dés

fleet-face-orthogonal = Orthogonal
    .text = Les 4 directions qui franchissent un bord du secteur.
fleet-face-diagonal = Diagonal
    .text = Les 4 directions qui passent par un coin du secteur.
fleet-face-multi = Multidirectionnel
    .text = L’une des 8 directions, à votre choix.
fleet-face-special = Spécial
    .text = Aucune direction : deux font tirer une Arme Spéciale, un seul a d’autres usages.
fleet-colour-red = Rouge
    .text = Attaque ; un spécial Contre-Attaque.
fleet-colour-blue = Bleu
    .text = Mouvement ; un spécial permet le Repli.
fleet-colour-green = Vert
    .text = Boucliers et Capacités Techniques ; un spécial lance un Drain.

## Directions

fleet-direction-n = Nord
fleet-direction-ne = Nord-est
fleet-direction-e = Est
fleet-direction-se = Sud-est
fleet-direction-s = Sud
fleet-direction-sw = Sud-ouest
fleet-direction-w = Ouest
fleet-direction-nw = Nord-ouest

## Les phases du tour, et les étapes de son début

fleet-phase-start-of-turn = Début de Tour
    .text = Effets du scénario, des Secteurs Spéciaux, des Armes Spéciales et des Capacités Techniques, dans cet ordre.
fleet-phase-energy-allocation = Affectation d’Énergie
    .text = Prenez 3 dés de votre Réserve et lancez-les.
fleet-phase-dice-actions = Actions des Dés
    .text = Utilisez les résultats lancés et stockés, dans l’ordre voulu.
fleet-phase-bridge = Passerelle
    .text = Videz votre Passerelle, puis stockez-y les résultats inutilisés.
fleet-step-squadron-impulse = Impulsion
    .text = Chacun de vos Escadrons peut avancer d’un secteur.
fleet-step-scenario = Scénario
    .text = Ce que demande le scénario.
fleet-step-special-sectors = Secteurs Spéciaux
    .text = Tests, amarrage et Trous Noirs.
fleet-step-special-weapons = Armes Spéciales
    .text = Drones, Bombes Gamma et fin des effets limités.
fleet-step-technical-capacities = Capacités Techniques
    .text = Sentinel, Brouilleur Radar, Drone de Réparation et Balise de Rappel.
fleet-step-reprogram-activation-dice = Reprogrammation
    .text = Vous pouvez relancer une fois chacun de vos Dés d’Activation.

## Ce à quoi servent les dés

fleet-action-move = Déplacement
    .text = Un bleu directionnel : des vaisseaux d’un secteur vont sur un secteur adjacent.
fleet-action-attack = Attaque
    .text = Un rouge directionnel : un vaisseau ennemi d’un secteur adjacent.
fleet-action-ranged-attack = Attaque à distance
    .text = Un rouge directionnel par pas, à travers des secteurs vides, sans soutien.
fleet-action-shield = Bouclier
    .text = Un vert directionnel stocké bloque tous les dégâts d’un secteur.
fleet-action-retreat = Repli
    .text = Un spécial bleu stocké : subissez les dégâts, puis partez avec tous les vaisseaux du secteur.
fleet-action-counter-attack = Contre-Attaque
    .text = Un spécial rouge stocké : subissez les dégâts et frappez un attaquant avec tout le secteur.
fleet-action-drain = Drain
    .text = Un spécial vert : un adversaire perd un dé de sa Passerelle.
fleet-action-change-direction = Changement de direction
    .text = Un spécial fait passer un dé de sa couleur d’orthogonal à diagonal ou l’inverse.
fleet-action-special-weapon = Arme Spéciale
    .text = Deux spéciaux de toutes couleurs activent une arme.
fleet-action-reroll-specials = Relance de deux spéciaux
    .text = Seulement sans Cuirassé dans votre flotte.
fleet-action-activate-capacity = Activer une Capacité
    .text = Un vert directionnel par pas ; le dernier dé reste sur place.
fleet-action-deactivate-capacity = Désactiver une Capacité
    .text = Un rouge de mêmes directions que le Dé d’Activation, depuis un vaisseau sur son secteur ou à côté.
fleet-action-deploy-squadron = Déployer un Escadron
    .text = Un rouge directionnel : un Escadron du Porte-Nefs sur un secteur indiqué.
fleet-action-offensive = Offensive
    .text = Deux spéciaux : chaque Escadron inflige 2 dégâts à côté de lui, puis rentre.
fleet-action-use-gate = Prendre un Portail
    .text = Un dé bleu : sortez de l’autre Portail dans une direction indiquée, ou dessus avec un spécial.
fleet-action-remove-drones = Retirer des Drones
    .text = Un rouge multidirectionnel libère un de vos vaisseaux.
fleet-action-scan-signals = Scanner des Signaux
    .text = Des rouges directionnels, comme pour une attaque, dévoilent tous les Signaux d’un secteur.
fleet-action-scan-fog = Scanner le brouillard
    .text = Un bleu directionnel découvre les secteurs voisins dans ses directions.
fleet-action-redemption = Rédemption
    .text = Deux spéciaux : une Frégate s’autodétruit pour 12 dégâts à un vaisseau voisin.
fleet-action-boarding = Abordage
    .text = Deux spéciaux : sacrifiez des vaisseaux d’un secteur pour capturer un vaisseau ennemi isolé à côté.

## Vaisseaux

fleet-ship-frigate = Frégate
    .the = la Frégate
    .a = une Frégate
    .text = Rapide : un dé bleu mène jusqu’à 2 secteurs des Frégates entre elles, et elles se replient sans dégâts.
fleet-ship-destroyer = Destroyer
    .the = le Destroyer
    .a = un Destroyer
    .text = Seul sur son secteur, il tire à 2 secteurs avec un dé rouge ou attaque deux cibles voisines.
fleet-ship-cruiser = Croiseur
    .the = le Croiseur
    .a = un Croiseur
    .text = Ses boucliers bloquent toute direction, et il peut attirer sur lui les attaques contre son secteur.
fleet-ship-battleship = Cuirassé
    .the = le Cuirassé
    .a = un Cuirassé
    .text = Porte une Arme Spéciale.
fleet-ship-heavy-battleship = Cuirassé Lourd
    .the = le Cuirassé Lourd
    .a = un Cuirassé Lourd
    .text = La plus grande coque, avec une Arme Spéciale.
fleet-ship-dreadnought = Dreadnought
    .the = le Dreadnought
    .a = un Dreadnought
    .text = Les plus gros canons ; avec 2 spéciaux sur la Passerelle, il tire à 2 secteurs avec un dé rouge.
fleet-ship-carrier = Porte-Nefs
    .the = le Porte-Nefs
    .a = un Porte-Nefs
    .text = Déploie jusqu’à 6 Escadrons d’Intercepteurs et commande leur Offensive.
fleet-ship-signal = Signal
    .the = le Signal
    .a = un Signal
    .text = Seul son joueur sait ce que c’est : un vaisseau, ou un leurre.
fleet-ship-decoy = Leurre
    .the = le Leurre
    .a = un Leurre
    .text = Ce n’est pas un vaisseau. Il est retiré dès qu’il est dévoilé.
fleet-ship-interceptor-squadron = Escadron d’Intercepteurs
    .the = l’Escadron d’Intercepteurs
    .a = un Escadron d’Intercepteurs
    .text = Avance d’un secteur sans dé à chaque tour et soutient les attaques, mais n’en lance pas.
fleet-ship-mule = Mule
    .the = le Mule
    .a = un Mule
    .text = Désarmé, robuste, avec un dispositif technique neutre.
fleet-ship-advantage = Advantage
    .the = l’Advantage
    .a = un Advantage
    .text = Désarmé et rapide, avec un dispositif technique amycléen.
fleet-ship-salvation = Salvation
    .the = le Salvation
    .a = un Salvation
    .text = Désarmé, avec un dispositif technique phébéen qu’il active jusqu’à 2 secteurs par dé.
fleet-ship-testudo = Frégate d’Escorte Testudo
    .the = la Frégate d’Escorte Testudo
    .a = une Frégate d’Escorte Testudo
    .text = Sans canons, mais avec des Boucliers Dépolarisés et deux fois la coque d’une Frégate.
fleet-ship-centaurus = Croiseur Stratégique Centaurus
    .the = le Croiseur Stratégique Centaurus
    .a = un Croiseur Stratégique Centaurus
    .text = Un Croiseur à Propulsion Ionique au lieu de Boucliers Dépolarisés.
fleet-ship-phalanx = Destroyer d’Assaut Phalanx
    .the = le Destroyer d’Assaut Phalanx
    .a = un Destroyer d’Assaut Phalanx
    .text = Rapide et percutant, avec la moitié de la coque d’un Destroyer.
fleet-ship-sagittarius = Croiseur d’Attaque Sagittarius
    .the = le Croiseur d’Attaque Sagittarius
    .a = un Croiseur d’Attaque Sagittarius
    .text = Un Croiseur à Armes Multipoint au lieu de Boucliers Dépolarisés.
fleet-ship-chimaera = Chimaera
    .the = le Chimaera
    .a = un Chimaera
    .text = Le Vaisseau Amiral de Maa Seti : un Cuirassé à 2 dispositifs techniques, sans Arme Spéciale, ciblé seulement si rien d’autre ne peut l’être.
fleet-ship-damaged-cruiser = Croiseur endommagé
    .the = le Croiseur endommagé
    .a = un Croiseur endommagé
    .text = Le vaisseau du Passage, qui doit aller d’un Portail à l’autre. Aucune capacité.
fleet-ship-diplomatic-frigate = Frégate diplomatique
    .the = la Frégate diplomatique
    .a = une Frégate diplomatique
    .text = Le vaisseau du Passage dans la première édition. Aucune capacité.
fleet-ship-diplomatic-shuttle = Navette diplomatique
    .the = la Navette diplomatique
    .a = une Navette diplomatique
    .text = L’enjeu de La Capture. On ne peut pas la cibler.
fleet-ship-civilian = Vaisseau civil
    .the = le Vaisseau civil
    .a = un Vaisseau civil
    .text = Désarmé ; dans Blocus, il doit fuir par la Zone de Déploiement adverse.

## Capacités Spéciales

fleet-ability-ionic-propulsion = Propulsion Ionique
    .text = Un secteur de tels vaisseaux seulement se déplace jusqu’à 2 secteurs avec un dé bleu, et se replie sans dégâts.
fleet-ability-depolarized-shields = Boucliers Dépolarisés
    .text = Un vert directionnel bloque un secteur dans n’importe quelle direction, et le vaisseau peut attirer sur lui une attaque contre son secteur.
fleet-ability-multipoint = Armes Multipoint
    .text = Seul sur son secteur, un dé rouge attaque à 2 secteurs ou deux cibles d’un même secteur adjacent.
fleet-ability-special-weapon = Arme Spéciale
    .text = Porte une Arme Spéciale, activée avec deux spéciaux.
fleet-ability-interceptor-bays = Baies d’Intercepteurs
    .text = Un rouge directionnel déploie un Escadron, jusqu’à 6 ; deux spéciaux ordonnent une Offensive.
fleet-ability-impulse = Impulsion
    .text = Avance d’un secteur dans n’importe quelle direction au Début de Tour de son propriétaire, sans dé.
fleet-ability-long-range-missiles = Missiles Longue Portée
    .text = Tant que 2 spéciaux sont sur la Passerelle, un dé rouge attaque à 2 secteurs.
fleet-ability-support-beam = Rayon de Soutien
    .text = Chaque dé vert qui active une Capacité peut parcourir jusqu’à 2 secteurs.
fleet-ability-technical-device = Dispositif de Capacité Technique
    .text = Porte un dispositif dont la Capacité s’active avec un dé vert.
fleet-ability-elusive = Insaisissable
    .text = Ne peut être ciblé que si aucun autre vaisseau ne peut l’être.
fleet-ability-untargetable = Ne peut pas être ciblé
    .text = Aucune attaque ni arme ne peut le désigner.

## Armes Spéciales

fleet-weapon-proton-beam = Rayon Proton
    .text = Jusqu’à 2 secteurs, sans obstacle : un vaisseau ennemi subit deux fois sa classe en dégâts.
fleet-weapon-magnetic-bomb = Bombe Magnétique
    .text = Un adversaire vide sa Passerelle dans sa Réserve.
fleet-weapon-interdictor = Interdictor
    .text = Ferme un secteur vide jusqu’à 2 de distance à tous les vaisseaux et tirs.
fleet-weapon-vortex-gate = Porte Vortex
    .text = Téléporte des vaisseaux de son secteur ou d’un secteur adjacent vers un secteur vide qui ne leur est pas adjacent, dans n’importe quelle zone.
fleet-weapon-vortex-missiles = Missiles Vortex
    .text = 4 dégâts à un vaisseau ennemi n’importe où dans la zone, sauf à côté du porteur.
fleet-weapon-nano-repairer = Nano-Réparateur
    .text = Un vaisseau ami sur son secteur ou à côté regagne 4 points de coque.
fleet-weapon-drones = Drones
    .text = S’attachent à un vaisseau ennemi jusqu’à 2 secteurs : 2 dégâts à chaque Début de Tour de son propriétaire.
fleet-weapon-exo-bomb = Exo-Bombe
    .text = Un secteur jusqu’à 2 de distance : tous les vaisseaux de ce secteur et des secteurs adjacents subissent 1 dégât.
fleet-weapon-tractor-beam = Rayon Tracteur
    .text = Déplace d’un secteur un vaisseau jusqu’à 2 secteurs, ami ou ennemi, sans obstacle entre les deux.
fleet-weapon-minefields = Champs de Mines
    .text = Pose jusqu’à 2 mines sur des secteurs vides jusqu’à 2 de distance : 2 dégâts par mine à chaque vaisseau ennemi qui entre.
fleet-weapon-gamma-bomb = Bombe Gamma
    .text = Explose à votre prochain Début de Tour : 2 dégâts autour d’elle dans les directions du dé, ou 4 sur son secteur sur un spécial.
fleet-weapon-sanctuary = Sanctuaire
    .text = Le secteur du porteur et les secteurs adjacents ne peuvent pas être ciblés jusqu’à votre prochain Début de Tour.
fleet-weapon-gamma-warheads = Ogives Gamma
    .text = Tirées avec des dés rouges, contre les Colonies seulement ; trois coups en détruisent une.
fleet-weapon-rampart-of-coeos = Rempart de Coeos
    .text = Jusqu’à votre prochain Début de Tour, aucune coque de votre camp ne tombe en dessous de 1.
fleet-weapon-prometheus-beam = Rayon Prométhée
    .text = En ligne droite dégagée : 3 dégâts par secteur de distance après le premier, à un vaisseau du premier secteur occupé.
fleet-weapon-ionic-module = Module Ionique
    .text = Tant que 2 spéciaux sont sur la Passerelle, un dé bleu déplace le vaisseau de 2 secteurs.
fleet-weapon-multipoint-module = Module Multipoint
    .text = Tant que 2 spéciaux sont sur la Passerelle, un dé rouge vaut 2 secteurs d’une attaque à distance.

## Dispositifs techniques

fleet-device-movement-device = Dispositif de déplacement
    .text = Balise de Rappel d’un côté, Disrupteur de Propulsion de l’autre.
fleet-device-defence-device = Dispositif de défense
    .text = Bouclier de Déflection d’un côté, Bloqueur de Bouclier de l’autre.
fleet-device-attack-device = Dispositif d’attaque
    .text = Brouilleur de Communications d’un côté, Ajusteur de Ciblage de l’autre.
fleet-device-energy-device = Dispositif d’énergie
    .text = Champ de Distorsion d’un côté, Optimiseur d’Énergie de l’autre.
fleet-device-sentinel-device = Sentinel
    .text = Un dispositif neutre, avec le Sentinel.
fleet-device-radar-jammer-device = Brouilleur Radar
    .text = Un dispositif neutre, avec le Brouilleur Radar.
fleet-device-refueller-device = Ravitailleur
    .text = Un dispositif neutre, avec le Ravitailleur.
fleet-device-repair-drone-device = Drone de Réparation
    .text = Un dispositif neutre, avec le Drone de Réparation.
fleet-device-power-amplifier-device = Amplificateur de Puissance
    .text = Un dispositif neutre, avec l’Amplificateur de Puissance.
fleet-device-recon-beam-device = Rayon de Reconnaissance
    .text = Un dispositif neutre, avec le Rayon de Reconnaissance.

## Capacités Techniques

fleet-capacity-sentinel = Sentinel
    .text = 1 dégât à un vaisseau ennemi d’un secteur indiqué : à l’activation, à chaque tour et quand des ennemis arrivent.
fleet-capacity-radar-jammer = Brouilleur Radar
    .text = Change les vaisseaux alliés de son secteur en Signaux et ajoute un Leurre.
fleet-capacity-refueller = Ravitailleur
    .text = Stocke un dé de plus, de n’importe quel résultat ; pas d’activation nécessaire.
fleet-capacity-repair-drone = Drone de Réparation
    .text = 1 point de coque à un vaisseau allié de son secteur : à l’activation, à chaque tour et quand des alliés arrivent.
fleet-capacity-power-amplifier = Amplificateur de Puissance
    .text = Les résultats alliés utilisés depuis son secteur portent 1 secteur plus loin ; les boucliers y couvrent deux secteurs par attaque.
fleet-capacity-recon-beam = Rayon de Reconnaissance
    .text = Dévoile Signaux et secteurs sur toute une ligne droite.
fleet-capacity-recall-beacon = Balise de Rappel
    .text = Téléporte un vaisseau allié d’un secteur non adjacent, à l’activation et à chaque tour.
fleet-capacity-propulsion-disruptor = Disrupteur de Propulsion
    .text = Un vaisseau ennemi sur son secteur ne bouge plus de lui-même.
fleet-capacity-deflection-shield = Bouclier de Déflection
    .text = Son propriétaire choisit la cible de chaque attaque contre son secteur.
fleet-capacity-shield-blocker = Bloqueur de Bouclier
    .text = Les vaisseaux ennemis de son secteur ne peuvent pas utiliser de boucliers.
fleet-capacity-communications-jammer = Brouilleur de Communications
    .text = Les vaisseaux ennemis de son secteur ne peuvent ni lancer ni soutenir d’attaques.
fleet-capacity-targeting-adjuster = Ajusteur de Ciblage
    .text = Les vaisseaux alliés de son secteur peuvent intervertir orthogonal et diagonal sur les dés rouges.
fleet-capacity-distortion-field = Champ de Distorsion
    .text = Les vaisseaux ennemis des secteurs indiqués ne peuvent pas utiliser de spéciaux.
fleet-capacity-energy-optimizer = Optimiseur d’Énergie
    .text = Les alliés peuvent jouer leurs spéciaux comme multidirectionnels depuis son secteur.

## Secteurs

fleet-sector-neutral = Secteur neutre
    .text = L’espace libre, sans effet.
fleet-sector-undiscovered = Secteur non découvert
    .text = Le Brouillard de Guerre cache ce qu’il contient.
fleet-sector-gate = Portail
    .text = Mène à l’autre Portail de même lettre.
fleet-sector-asteroid-field = Champ d’Astéroïdes
    .text = À l’entrée et à chaque tour, un spécial inflige à chaque vaisseau sa classe. Ici, nul n’attaque et nul n’est ciblé.
fleet-sector-gravity-field = Champ Gravitationnel
    .text = Propulse les vaisseaux dans une direction du dé ; sur un spécial, 1 dégât et retour.
fleet-sector-gas-cloud = Nuage de Gaz
    .text = Un bouclier bonus de votre Réserve ; ni soutien ni Armes Spéciales, et seules les attaques standard y ciblent.
fleet-sector-battle-station = Station de Bataille
    .text = Un vaisseau amarré permet d’utiliser l’arme de la station pour un spécial.
fleet-sector-black-hole = Trou Noir
    .text = À 4 marqueurs, il attire d’un secteur tout vaisseau aligné. Les vaisseaux qui l’atteignent sont détruits.
fleet-sector-colony = Colonie
    .text = Un vaisseau amarré regagne 2 points de coque à chaque tour.
fleet-sector-gamma-storm = Tempête Gamma
    .text = À l’entrée et à chaque tour, un spécial inflige à chaque vaisseau deux fois sa classe. Nul n’y est ciblé, et les Armes Spéciales ne servent pas.
fleet-sector-radar-anomaly = Anomalie Radar
    .text = Première édition : un dé révèle au premier vaisseau qui entre ce qu’il y a ici.

## Commandeurs

fleet-commander-anata-shunxn = Anata Shunx’n
    .text = Après avoir utilisé une Arme Spéciale, elle relance les spéciaux dépensés et peut les jouer.
fleet-commander-feyn-gandris = Feyn Gandris
    .text = Contre-Attaque avec n’importe quelle face rouge, dans les directions indiquées.
fleet-commander-sao-kai-suhn = Sao Kaï Suhn
    .text = Avec un multidirectionnel, les capacités portent à 3 secteurs, ou les boucliers en bloquent 2.
fleet-commander-bondra-zoupa = Bondra Zoupa
    .text = Cinq dés rouges, et aucune autre aptitude.
fleet-commander-borom-himnital = Borom Himnital
    .text = Se replie avec n’importe quelle face bleue, dans les directions indiquées.
fleet-commander-arop-tan = Arop Tan
    .text = Draine avec n’importe quelle face verte ; avec multidirectionnel ou spécial, elle choisit le dé.
fleet-commander-ilya-kai-suhn = Ilya Kaï Suhn
    .text = Camoufle ses vaisseaux en Signaux après une réaction spéciale, un Drain ou un tour sans dé.
fleet-commander-adan-rildanis = Adan Rildanis
    .text = Pour les Capacités Techniques, ses résultats directionnels valent tous multidirectionnel.
fleet-commander-dun-antar = Dun Antar
    .text = Un de ses vaisseaux détruit inflige sa Puissance de Feu à tous ceux d’un secteur adjacent.

## Factions

fleet-faction-neutral = Neutre
    .text = Ouvert à toutes les factions.
fleet-faction-phebe = Ligue de Phébé
    .text = Porte-Nefs, Salvation, Testudo et Centaurus ; le Rempart de Coeos.
fleet-faction-amycles = Hégémonie d’Amyclès
    .text = Dreadnought, Advantage, Phalanx et Sagittarius ; le Rayon Prométhée.
fleet-faction-forge-of-fendrix = Forge de Fendrix
    .text = Tous les vaisseaux et armes des deux empires, surtout les gros, sans Commandeur.
fleet-faction-llib-sorg = Llib Sorg
    .text = Un pirate qui ne perd qu’avec son Vaisseau Amiral, et dont les Frégates se sacrifient.
fleet-faction-maa-seti = Maa Seti
    .text = Une mercenaire qui ne perd qu’avec l’insaisissable Chimaera.
fleet-faction-rebels = Rebelles
    .text = Indisciplinés, mais chaque vaisseau survit à sa première destruction.
fleet-faction-scavengers = Scavengers
    .text = Petits vaisseaux, pilotes experts et abordages.

## Pouvoirs des pirates

fleet-power-redemption = Rédemption
    .text = Deux spéciaux : une Frégate s’autodétruit et inflige 12 dégâts à un vaisseau voisin.
fleet-power-charismatic-leader = Leader Charismatique
    .text = La défaite ne vient qu’avec la destruction du vaisseau du chef.
fleet-power-chimaera-two-devices = Chimaera
    .text = Deux dispositifs techniques au choix au lieu d’une Arme Spéciale.
fleet-power-elusive = Insaisissable
    .text = Le Chimaera n’est ciblé que si rien d’autre ne peut l’être.
fleet-power-undisciplined = Indisciplinés
    .text = Les multidirectionnels de l’Affectation d’Énergie doivent être relancés une fois.
fleet-power-relentless = Acharnés
    .text = La première fois qu’il doit être détruit, un vaisseau reste avec 1 point de coque.
fleet-power-expert-pilots = Pilotes Experts
    .text = Chaque test d’un Secteur Spécial peut être relancé une fois.
fleet-power-ruse = Ruse
    .text = Place tous les Secteurs Spéciaux et se déploie en dernier.
fleet-power-boarding = Abordage
    .text = Deux spéciaux : sacrifie des vaisseaux pour capturer un vaisseau ennemi isolé.

## Scénarios : leur but et leur mise en place

fleet-scenario-pitched-battle-2 = Bataille Rangée
    .text = Réduisez la flotte ennemie au tiers de ses points.
    .setup = Deux joueurs, 12 points chacun, une zone de 5×5, jusqu’à 2 Secteurs Spéciaux chacun ; déploiement sur les rangées des bords.
fleet-scenario-pitched-battle-4 = Bataille Rangée, 4 joueurs
    .text = Réduisez le camp ennemi au tiers de ses points.
    .setup = Deux contre deux, 12 points chacun, une zone de 8×5, jusqu’à 2 Secteurs Spéciaux chacun ; 4 secteurs de déploiement par joueur.
fleet-scenario-asteroid-belt = Dans la ceinture d’astéroïdes
    .text = Une Bataille Rangée parmi des astéroïdes à la dérive.
    .setup = De deux à quatre joueurs ; chacun place 2 Champs d’Astéroïdes, et l’un des champs bouge à chaque Début de Tour.
fleet-scenario-the-trap = Le Piège
    .text = Une Bataille Rangée où Phébé est prise entre deux lignes.
    .setup = Deux joueurs, 12 points chacun. Amyclès se déploie sur les deux bords, lance 6 dés au préalable et commence ; Phébé se déploie sur la ligne médiane.
fleet-scenario-the-salvage-2 = Le Sauvetage
    .text = Évacuez 6 containers le premier, ou ayez-en le plus quand il ne reste aucun vaisseau.
    .setup = Deux joueurs, 12 points chacun, 11 containers sur la ligne médiane d’une zone de 5×5.
fleet-scenario-the-salvage-4 = Le Sauvetage, 4 joueurs
    .text = Soyez le premier camp à évacuer 11 containers.
    .setup = Deux contre deux, 12 points chacun, 21 containers sur la ligne médiane d’une zone de 8×5.
fleet-scenario-the-passage = Le Passage
    .text = Phébé fait sortir un Croiseur endommagé par le Portail Y ; Amyclès le détruit.
    .setup = Deux joueurs, 12 points chacun, des Portails aux deux bouts de la ligne médiane. Le Croiseur apparaît sur le Portail X quand un dé le dit ; Phébé commence.
fleet-scenario-the-capture = La Capture
    .text = Partez avec la navette diplomatique par un coin de la zone.
    .setup = Phébé a 8 points de petits vaisseaux et la navette au centre ; Amyclès a 12 points, lance 6 dés au préalable et commence.
fleet-scenario-control = Contrôle
    .text = Ayez un vaisseau sur chacun des deux Portails à votre Début de Tour.
    .setup = Deux joueurs, 12 points chacun, un Portail à chaque bout d’une diagonale. Les vaisseaux entrent en jeu par leur propre Portail.
fleet-scenario-planetary-assault = Assaut planétaire
    .text = Amyclès désactive deux Stations de Bataille en s’y amarrant ; Phébé réduit Amyclès au tiers.
    .setup = Deux joueurs, 12 points chacun. Phébé place les 2 stations, avec 3 Escadrons chacune, dans sa moitié.
fleet-scenario-duel = Duel
    .text = Détruisez le vaisseau de classe 5 adverse.
    .setup = Un vaisseau de classe 5 chacun et 5 points de renforts, qui peuvent arriver quand ce vaisseau a perdu la moitié de sa coque.
fleet-scenario-blockade = Blocus
    .text = Faites fuir 2 des 3 vaisseaux civils par la Zone de Déploiement adverse, ou détruisez-en 2.
    .setup = Deux joueurs, 12 points chacun ; l’un d’eux ajoute 3 vaisseaux civils.
fleet-scenario-illegal = Illégale
    .text = Amyclès détruit les deux Colonies ; Phébé détruit le Cuirassé aux Ogives Gamma.
    .setup = Deux joueurs, 12 points chacun. Phébé n’a que des classes 1 à 3 et place 2 Colonies ; Amyclès a un Cuirassé aux Ogives Gamma.

## Avantages gagnés en campagne

fleet-advantage-preroll = Passerelle prête
    .text = Avant la Finale, lancez tous vos dés et gardez ce qui tient sur votre Passerelle.
fleet-advantage-hidden = Déploiement Caché
    .text = Votre flotte se déploie en Signaux dans la Finale.
fleet-advantage-plus-two = Deux points de plus
    .text = 2 points de classe de plus dans la Finale.
fleet-advantage-terrain-and-last = Terrain choisi
    .text = Choisissez et placez tous les secteurs de la Finale, et déployez-vous en dernier.
fleet-advantage-terrain = Tous les Secteurs Spéciaux
    .text = Placez tous les Secteurs Spéciaux de la Finale ; vous pouvez choisir deux zones de 5×5 reliées par 2 Portails.
fleet-advantage-deploy-last = Dernier déployé
    .text = Votre camp se déploie en dernier dans la Finale.

## Extensions

fleet-expansion-genesis = Genesis
    .text = Le jeu de base.
fleet-expansion-avatar = Avatar
    .text = Classes 5, Commandeurs, Stations de Bataille et Trous Noirs.
fleet-expansion-salvation = Salvation
    .text = Vaisseaux Techniques, Colonies, Tempêtes Gamma et campagnes.
fleet-expansion-forge = Forge
    .text = Vaisseaux et armes de la Forge de Fendrix.
fleet-expansion-pirates = Pirates
    .text = Quatre factions pirates.
fleet-expansion-kickstarter = Kickstarter
    .text = D’autres Commandeurs, armes et Capacités.
fleet-expansion-ignition = Ignition
    .text = La première édition.
fleet-expansion-beyond-the-gate = Beyond the Gate
    .text = L’extension de la première édition.

## Règles optionnelles et façons de jouer

fleet-option-secret-weapons = Armes Spéciales Secrètes
    .text = Pour chaque arme, piochez 4 jetons et gardez-en un, face cachée jusqu’à sa première utilisation.
fleet-option-hidden-deployment = Déploiement Caché
    .text = Les flottes commencent en Signaux, avec 2 Leurres chacune.
fleet-option-fog-of-war = Brouillard de Guerre
    .text = Les secteurs ne sont posés que lorsqu’on les scanne ou qu’on y entre.
fleet-option-gates = Portails
    .text = Des paires de Portails relient les zones, ou font des raccourcis dans une grande.
fleet-option-multi-zone = Plusieurs zones
    .text = La bataille se livre dans plusieurs zones reliées par des Portails.
fleet-option-team = Équipes
    .text = Deux camps de plusieurs joueurs, chacun avec sa flotte.
fleet-option-free-for-all = Chacun pour soi
    .text = Chacun se bat seul ; le dernier en jeu l’emporte.

## Variantes : la façon habituelle, et l’autre

fleet-option-gates-edition = Usage des Portails
    .text = Comment on sort d’un Portail.
    .usual = Le dé dépensé donne la direction
    .other = Un dé est lancé pour la sortie (première édition)
fleet-option-commander-balance = Équilibre des Commandeurs
    .text = Ce qui compense un Commandeur que certains seuls recrutent.
    .usual = Qui recrute paie 2 points
    .other = Les autres gagnent 2 points
fleet-option-prometheus-formula = Rayon Prométhée
    .text = Les dégâts du Rayon Prométhée.
    .usual = 3 par secteur après le premier
    .other = 3 par secteur
fleet-option-secret-weapon-draw = Pioche des armes secrètes
    .text = Combien de jetons on pioche pour en garder un.
    .usual = 4 jetons
    .other = 3 jetons (première édition)
fleet-option-drain-may-force-deactivation = Drain contre une Capacité
    .text = Si un Drain peut désactiver directement une Capacité ennemie.
    .usual = Le joueur drainé choisit
    .other = Il le peut
fleet-option-fog-scan-colour = Dés pour scanner le brouillard
    .text = La couleur qui scanne le brouillard.
    .usual = Bleu
    .other = Vert
fleet-option-control-victory = Victoire de Contrôle
    .text = Quand un vaisseau sur chaque Portail fait gagner.
    .usual = À votre propre Début de Tour
    .other = Aussitôt (première édition)
fleet-option-passage-ship = Vaisseau du Passage
    .text = Le vaisseau qui doit passer.
    .usual = Croiseur endommagé
    .other = Frégate diplomatique (première édition)
fleet-option-terrain-selection = Choix des Secteurs Spéciaux
    .text = Comment on choisit les Secteurs Spéciaux.
    .usual = Chacun en choisit 2
    .other = Piochés parmi 5 tuiles mélangées (première édition)
fleet-option-gas-cloud-bonus = Dé bonus du Nuage de Gaz
    .text = Si l’on peut renoncer au dé bonus.
    .usual = Facultatif
    .other = Obligatoire s’il convient (première édition)
fleet-option-exo-bomb-target = Où va l’Exo-Bombe
    .text = Les secteurs où l’Exo-Bombe se pose.
    .usual = Aussi Stations de Bataille et Colonies
    .other = Sans terrain seulement (première édition)
fleet-option-weapons-across-zones = Armes d’une zone à l’autre
    .text = Si la Porte Vortex peut atteindre une autre zone.
    .usual = La Porte Vortex atteint toute zone
    .other = Chaque arme reste dans sa zone (première édition)
fleet-option-team-fleet-points = Flottes en équipes
    .text = Les points de la flotte d’un joueur.
    .usual = 9, 12 ou 15
    .other = De 8 à 14 (première édition)
fleet-option-chimaera-blocks-reroll = Chimaera et relance
    .text = Si le Chimaera interdit la relance de 2 spéciaux.
    .usual = Non
    .other = Oui
fleet-option-radar-anomaly-in-play = Anomalies Radar
    .text = Si les Anomalies Radar de la première édition sont parmi les Secteurs Spéciaux.
    .usual = Absentes
    .other = En jeu
fleet-option-squadrons-ignored-for-alone-tests = Escadrons et solitude
    .text = Si les Escadrons comptent quand une règle demande un vaisseau seul.
    .usual = On n’en tient pas compte
    .other = Ils comptent
fleet-option-ranged-bent-path-on-adjacent = Détours vers un voisin
    .text = Si une cible voisine peut être attaquée par un détour.
    .usual = Interdits
    .other = Permis
fleet-option-multi-die-range-extends = Multipoint à plusieurs dés
    .text = Si chaque dé rouge peut compter pour 2 pas.
    .usual = Chacun
    .other = Un seul dé
fleet-option-red-multi-deactivates-any = Multidirectionnel rouge et Capacités
    .text = Si un multidirectionnel rouge désactive une Capacité de n’importe quelle direction.
    .usual = N’importe laquelle
    .other = Faces égales seulement
fleet-option-direction-change-in-reaction = Tourner un bouclier
    .text = Si un spécial vert stocké peut tourner un bouclier en réaction.
    .usual = Permis
    .other = Interdit

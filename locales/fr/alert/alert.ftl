### Les noms de Space Alert, ce que font les menaces et ce que dit l’ordinateur.

## Zones, ponts et stations

alert-zone-red = zone rouge
    .the = la zone rouge
    .of = de la zone rouge
    .in = en zone rouge
    .colour = rouge
alert-zone-white = zone blanche
    .the = la zone blanche
    .of = de la zone blanche
    .in = en zone blanche
    .colour = blanche
alert-zone-blue = zone bleue
    .the = la zone bleue
    .of = de la zone bleue
    .in = en zone bleue
    .colour = bleue
alert-deck-upper = pont supérieur
    .the = le pont supérieur
    .in = sur le pont supérieur
alert-deck-lower = pont inférieur
    .the = le pont inférieur
    .in = sur le pont inférieur
alert-station-upper-red = station supérieure rouge
    .the = la station supérieure rouge
    .in = dans la station supérieure rouge
    .to = vers la station supérieure rouge
    .short = supérieure rouge
alert-station-upper-white = passerelle
    .the = la passerelle
    .in = sur la passerelle
    .to = vers la passerelle
    .short = passerelle
alert-station-upper-blue = station supérieure bleue
    .the = la station supérieure bleue
    .in = dans la station supérieure bleue
    .to = vers la station supérieure bleue
    .short = supérieure bleue
alert-station-lower-red = station inférieure rouge
    .the = la station inférieure rouge
    .in = dans la station inférieure rouge
    .to = vers la station inférieure rouge
    .short = inférieure rouge
alert-station-lower-white = station inférieure blanche
    .the = la station inférieure blanche
    .in = dans la station inférieure blanche
    .to = vers la station inférieure blanche
    .short = inférieure blanche
alert-station-lower-blue = station inférieure bleue
    .the = la station inférieure bleue
    .in = dans la station inférieure bleue
    .to = vers la station inférieure bleue
    .short = inférieure bleue
alert-space = espace
    .the = l’espace
    .in = dans l’espace
    .to = vers l’espace

## Armes et systèmes

alert-heavy-laser-red = canon laser lourd rouge
    .the = le canon laser lourd rouge
alert-heavy-laser-white = canon laser lourd central
    .the = le canon laser lourd central
alert-heavy-laser-blue = canon laser lourd bleu
    .the = le canon laser lourd bleu
alert-light-laser-red = canon laser léger rouge
    .the = le canon laser léger rouge
alert-light-laser-blue = canon laser léger bleu
    .the = le canon laser léger bleu
alert-pulse-cannon = canon à impulsions
    .the = le canon à impulsions
alert-shield-red = bouclier rouge
    .the = le bouclier rouge
alert-shield-white = bouclier central
    .the = le bouclier central
alert-shield-blue = bouclier bleu
    .the = le bouclier bleu
alert-reactor-red = réacteur rouge
    .the = le réacteur rouge
alert-reactor-white = réacteur central
    .the = le réacteur central
alert-reactor-blue = réacteur bleu
    .the = le réacteur bleu
alert-gravolift-red = ascenseur gravitationnel rouge
    .the = l’ascenseur gravitationnel rouge
alert-gravolift-white = ascenseur gravitationnel blanc
    .the = l’ascenseur gravitationnel blanc
alert-gravolift-blue = ascenseur gravitationnel bleu
    .the = l’ascenseur gravitationnel bleu
alert-rocket = roquette
    .the = la roquette
    .a = une roquette
alert-rockets = roquettes
    .the = les roquettes
alert-interceptors = intercepteurs
    .the = les intercepteurs
alert-computer = ordinateur
    .the = l’ordinateur
alert-maintenance = maintenance de l’ordinateur
    .the = la maintenance de l’ordinateur
alert-window = fenêtres panoramiques
    .the = les fenêtres panoramiques
alert-visual-confirmation = confirmation visuelle
    .the = la confirmation visuelle
alert-squad = équipe de robots de combat
    .the = l’équipe de robots de combat
    .a = une équipe de robots de combat
alert-squad-lower-red = équipe de la station inférieure rouge
    .the = l’équipe de la station inférieure rouge
alert-squad-upper-blue = équipe de la station supérieure bleue
    .the = l’équipe de la station supérieure bleue
alert-fuel-capsules = { $count ->
    [one] { $count } capsule de carburant
   *[other] { $count } capsules de carburant
}
alert-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
alert-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}

## Cartes Action

alert-order-red = flèche rouge
    .text = Aller une station à gauche.
alert-order-blue = flèche bleue
    .text = Aller une station à droite.
alert-order-lift = ascenseur gravitationnel
    .text = Passer sur l’autre pont.
alert-order-a = A
    .text = Tirer avec l’arme de cette station.
alert-order-b = B
    .text = Apporter de l’énergie au bouclier ou au réacteur de cette station.
alert-order-c = C
    .text = Utiliser le système particulier de cette station.
alert-order-bots = robots de combat
    .text = Faire attaquer un intrus d’ici par votre équipe, ou rester dans l’espace avec les intercepteurs.
alert-order-none = aucune action
    .text = Ne rien faire à ce tour.
alert-half-movement = moitié mouvement
alert-half-action = moitié action

## Cartes héroïques

alert-order-heroic-a = A héroïque
    .text = Comme A, avec une puissance augmentée de 1. Une réparation compte double.
alert-order-heroic-b = B héroïque
    .text = Comme B ; si de l’énergie a été déplacée, 1 de plus. Une réparation compte double.
alert-order-heroic-bots = robots de combat héroïques
    .text = Comme robots de combat, mais votre équipe n’en est pas désactivée ; dans l’espace, puissance augmentée de 1.
alert-order-heroic-upper-red = déplacement héroïque vers la station supérieure rouge
    .text = Aller directement vers la station supérieure rouge, avec votre équipe.
alert-order-heroic-upper-white = déplacement héroïque vers la passerelle
    .text = Aller directement vers la passerelle, avec votre équipe.
alert-order-heroic-upper-blue = déplacement héroïque vers la station supérieure bleue
    .text = Aller directement vers la station supérieure bleue, avec votre équipe.
alert-order-heroic-lower-red = déplacement héroïque vers la station inférieure rouge
    .text = Aller directement vers la station inférieure rouge, avec votre équipe.
alert-order-heroic-lower-white = déplacement héroïque vers la station inférieure blanche
    .text = Aller directement vers la station inférieure blanche, avec votre équipe.
alert-order-heroic-lower-blue = déplacement héroïque vers la station inférieure bleue
    .text = Aller directement vers la station inférieure bleue, avec votre équipe.
alert-heroic-a-lower-red = A héroïque / inférieure rouge
alert-heroic-a-lower-blue = A héroïque / inférieure bleue
alert-heroic-b-upper-red = B héroïque / supérieure rouge
alert-heroic-b-upper-blue = B héroïque / supérieure bleue
alert-heroic-bots-upper-white = robots de combat héroïques / passerelle
alert-heroic-bots-lower-white = robots de combat héroïques / inférieure blanche

## Tuiles Dégât

alert-tile-red-heavy-laser = canon laser lourd endommagé, zone rouge
    .short = canon laser lourd endommagé
    .text = Puissance de 3 au lieu de 4.
alert-tile-red-light-laser = canon laser léger endommagé, zone rouge
    .short = canon laser léger endommagé
    .text = Puissance de 1 au lieu de 2.
alert-tile-red-shield = bouclier endommagé, zone rouge
    .short = bouclier endommagé
    .text = Contient 1 énergie au lieu de 2 ; le reste est perdu.
alert-tile-red-reactor = réacteur endommagé, zone rouge
    .short = réacteur endommagé
    .text = Contient 2 énergies au lieu de 3 ; le reste est perdu.
alert-tile-red-gravolift = ascenseur endommagé, zone rouge
    .short = ascenseur endommagé
    .text = L’utiliser retarde votre action suivante.
alert-tile-red-structural = dégât structurel, zone rouge
    .short = dégât structurel
    .text = Pas d’autre effet dans cette mission.
alert-tile-white-heavy-laser = canon laser lourd endommagé, zone blanche
    .short = canon laser lourd endommagé
    .text = Puissance de 4 au lieu de 5.
alert-tile-white-pulse-cannon = canon à impulsions endommagé, zone blanche
    .short = canon à impulsions endommagé
    .text = Portée de 1 au lieu de 2.
alert-tile-white-shield = bouclier endommagé, zone blanche
    .short = bouclier endommagé
    .text = Contient 2 énergies au lieu de 3 ; le reste est perdu.
alert-tile-white-reactor = réacteur endommagé, zone blanche
    .short = réacteur endommagé
    .text = Contient 4 énergies au lieu de 5 ; le reste est perdu.
alert-tile-white-gravolift = ascenseur endommagé, zone blanche
    .short = ascenseur endommagé
    .text = L’utiliser retarde votre action suivante.
alert-tile-white-structural = dégât structurel, zone blanche
    .short = dégât structurel
    .text = Pas d’autre effet dans cette mission.
alert-tile-blue-heavy-laser = canon laser lourd endommagé, zone bleue
    .short = canon laser lourd endommagé
    .text = Puissance de 3 au lieu de 4.
alert-tile-blue-light-laser = canon laser léger endommagé, zone bleue
    .short = canon laser léger endommagé
    .text = Puissance de 1 au lieu de 2.
alert-tile-blue-shield = bouclier endommagé, zone bleue
    .short = bouclier endommagé
    .text = Contient 1 énergie au lieu de 2 ; le reste est perdu.
alert-tile-blue-reactor = réacteur endommagé, zone bleue
    .short = réacteur endommagé
    .text = Contient 2 énergies au lieu de 3 ; le reste est perdu.
alert-tile-blue-gravolift = ascenseur endommagé, zone bleue
    .short = ascenseur endommagé
    .text = L’utiliser retarde votre action suivante.
alert-tile-blue-structural = dégât structurel, zone bleue
    .short = dégât structurel
    .text = Pas d’autre effet dans cette mission.

## Trajectoires

alert-track-t1 = Trajectoire T1
    .text = 10 cases : X 5, Z 1.
alert-track-t2 = Trajectoire T2
    .text = 11 cases : X 8, Z 1.
alert-track-t3 = Trajectoire T3
    .text = 12 cases : X 8, Y 3, Z 1.
alert-track-t4 = Trajectoire T4
    .text = 13 cases : X 9, Y 5, Z 1.
alert-track-t5 = Trajectoire T5
    .text = 14 cases : X 11, Y 7, Z 1.
alert-track-t6 = Trajectoire T6
    .text = 15 cases : X 10, Y 7 et 3, Z 1.
alert-track-t7 = Trajectoire T7
    .text = 16 cases : X 12, Y 8 et 5, Z 1.
alert-track-internal = trajectoire interne
    .the = la trajectoire interne

## Les menaces en général

alert-threat-external = menace externe
alert-threat-internal = menace interne
alert-threat-intruder = intrus
alert-threat-malfunction = dysfonctionnement
alert-severity-common = commune
    .many = communes
alert-severity-serious = grave
    .many = graves
alert-difficulty-white = blanches
    .text = Les menaces ordinaires.
alert-difficulty-yellow = jaunes
    .text = Les menaces avancées.
alert-difficulty-mixed = blanches et jaunes
    .text = Les deux, mélangées.
alert-threat-hit-points = points d’attaque
alert-threat-shield-points = points de défense
alert-threat-speed = vitesse
alert-threat-points = points : { $survived } si on y survit, { $destroyed } si on la détruit

## Missions et leçons

alert-level-test-run = Essai
    .the = l’essai
    .a = un essai
    .text = Sept tours ; seulement les déplacements, A et B.
alert-level-simulation = Simulation
    .the = la simulation
    .a = une simulation
    .text = Douze tours, roquettes, ordinateur, retards et tuiles Dégât.
alert-level-advanced-simulation = Simulation avancée
    .the = la simulation avancée
    .a = une simulation avancée
    .text = Avec, en plus, menaces internes, robots de combat et intercepteurs.
alert-level-mission = Mission
    .the = la mission
    .a = une mission
    .text = Tout : cartes héroïques, confirmation visuelle et livre de bord.
alert-level-campaign = Campagne d’exploration
    .the = la campagne d’exploration
    .a = une campagne d’exploration
    .text = Jusqu’à trois missions à la suite ; les dégâts restent.
alert-solo = Partie en solitaire
    .text = Un joueur, quatre androïdes.
alert-script-s1-1 = Premier essai
alert-script-s1-2 = Second essai
alert-script-s1-3 = Simulation 1
alert-script-s1-4 = Simulation 2
alert-script-s1-5 = Simulation 3
alert-script-s1-6 = Simulation avancée 1
alert-script-s1-7 = Simulation avancée 2
alert-script-s1-8 = Simulation avancée 3
alert-script-s2-1 = Mission 1
alert-script-s2-2 = Mission 2
alert-script-s2-3 = Mission 3
alert-script-s2-4 = Mission 4
alert-script-s2-5 = Mission 5
alert-script-s2-6 = Mission 6
alert-script-s2-7 = Mission 7
alert-script-s2-8 = Mission 8
alert-lesson-1 = Leçon 1 : votre vaisseau et votre équipage
alert-lesson-2 = Leçon 2 : la Manche Action
alert-lesson-3 = Leçon 3 : la Manche Résolution
alert-lesson-4 = Leçon 4 : votre premier essai
alert-lesson-4a = Leçon 4a : votre second essai
alert-lesson-5 = Leçon 5 : simulation
alert-lesson-6 = Leçon 6 : simulation avancée
alert-lesson-7 = Leçon 7 : votre première mission

## L’équipage

alert-role-captain = Capitaine
    .the = le Capitaine
    .text = Coordonne, tranche et agit en premier.
alert-role-communications-officer = Officier des Communications
    .the = l’Officier des Communications
    .text = Écoute l’ordinateur et place les menaces externes.
alert-role-chief-of-security = Chef de la Sécurité
    .the = le Chef de la Sécurité
    .text = Place les menaces internes.
alert-role-tactical-officer = Officier Tacticien
    .the = l’Officier Tacticien
    .text = Fait avancer la Manche Résolution étape par étape.
alert-role-android = androïde
    .the = l’androïde
    .a = un androïde
    .text = Un membre d’équipage pour qui les autres planifient.
alert-android = androïde { $number }

## Manches, phases et étapes

alert-round-action = Manche Action
    .the = la Manche Action
alert-round-resolution = Manche Résolution
    .the = la Manche Résolution
alert-phase-1 = première phase
    .the = la première phase
alert-phase-2 = seconde phase
    .the = la seconde phase
alert-phase-3 = troisième phase
    .the = la troisième phase
alert-turn = tour { $turn }
alert-step-appear = Les menaces apparaissent
alert-step-actions = Actions des joueurs
alert-step-damage = Calcul des dégâts
alert-step-threats = Actions des menaces
alert-step-maintenance = Vérification de la maintenance
alert-step-rockets = Résolution des roquettes
alert-step-jump = Saut en hyperespace

## Ce que dit l’ordinateur

alert-says-start = Alerte ! Activité ennemie détectée. La première phase commence.
alert-says-threat = Temps T+{ $turn }. Menace, { $zone }.
alert-says-serious-threat = Temps T+{ $turn }. Menace grave, { $zone }.
alert-says-internal-threat = Temps T+{ $turn }. Menace interne.
alert-says-serious-internal-threat = Temps T+{ $turn }. Menace interne grave.
alert-says-unconfirmed = Rapport non confirmé : { $report }
alert-says-again = { $report } Je répète : { $report }
alert-says-alone = L’ordinateur s’adresse à un équipage ; seul, vous n’avez pas à en tenir compte.
alert-says-incoming-data = Données entrantes : chaque joueur peut piocher une carte.
alert-says-data-transfer = { $seconds ->
    [one] Transfert de données : chaque joueur a maintenant { $seconds } seconde pour donner une carte.
   *[other] Transfert de données : chaque joueur a maintenant { $seconds } secondes pour donner une carte.
}
alert-says-data-transferred = Le transfert de données est terminé.
alert-says-communications-down = Système de communication en panne.
alert-says-communications-restored = Communications rétablies.
alert-says-phase-1-ends = { $seconds ->
    [60] La première phase se termine dans une minute.
    [20] La première phase se termine dans vingt secondes.
    [one] La première phase se termine dans { $seconds } seconde.
   *[other] La première phase se termine dans { $seconds } secondes.
}
alert-says-phase-2-ends = { $seconds ->
    [60] La seconde phase se termine dans une minute.
    [20] La seconde phase se termine dans vingt secondes.
    [one] La seconde phase se termine dans { $seconds } seconde.
   *[other] La seconde phase se termine dans { $seconds } secondes.
}
alert-says-operations-end = { $seconds ->
    [60] Les Opérations se terminent dans une minute.
    [20] Les Opérations se terminent dans vingt secondes.
    [one] Les Opérations se terminent dans { $seconds } seconde.
   *[other] Les Opérations se terminent dans { $seconds } secondes.
}
alert-says-phase-1-over = La première phase est terminée. La seconde phase commence.
alert-says-phase-2-over = La seconde phase est terminée. La troisième phase commence.
alert-says-jump = Mission terminée. Saut en hyperespace.

## Score

alert-score-destroyed = Menaces détruites
alert-score-survived = Menaces auxquelles on a survécu
alert-score-damage = Dégâts
alert-score-worst-zone = Zone la plus touchée
alert-score-knocked-out = Équipage assommé
alert-score-squads = Équipes désactivées
alert-score-visual = Confirmation visuelle
alert-score-total = Score

## Menaces externes : communes, blanches

alert-threat-e1-01 = Balle à impulsions
    .the = la Balle à impulsions
    .of = de la Balle à impulsions
    .x = Attaque 1 sur toutes les zones.
    .y = Attaque 1 sur toutes les zones.
    .z = Attaque 2 sur toutes les zones.
    .text = X : { alert-threat-e1-01.x } Y : { alert-threat-e1-01.y } Z : { alert-threat-e1-01.z }
alert-threat-e1-02 = Croiseur
    .the = le Croiseur
    .of = du Croiseur
    .rule = Chaque point de ses attaques qui passe le bouclier fait 2 dégâts.
    .x = Attaque 1.
    .y = Attaque 2.
    .z = Attaque 2.
    .text = { alert-threat-e1-02.rule } X : { alert-threat-e1-02.x } Y : { alert-threat-e1-02.y } Z : { alert-threat-e1-02.z }
alert-threat-e1-03 = Chasseur furtif
    .the = le Chasseur furtif
    .of = du Chasseur furtif
    .rule = Aucune arme ne peut le viser avant son action X.
    .x = Il devient visible.
    .y = Attaque 2.
    .z = Attaque 2.
    .text = { alert-threat-e1-03.rule } X : { alert-threat-e1-03.x } Y : { alert-threat-e1-03.y } Z : { alert-threat-e1-03.z }
alert-threat-e1-04 = Nuage d’énergie
    .the = le Nuage d’énergie
    .of = du Nuage d’énergie
    .rule = Il n’a pas de points de défense au tour où le canon à impulsions le touche.
    .x = Tous les boucliers perdent toute leur énergie.
    .y = Attaque 1 sur les deux autres zones.
    .z = Attaque 2 sur les deux autres zones.
    .text = { alert-threat-e1-04.rule } X : { alert-threat-e1-04.x } Y : { alert-threat-e1-04.y } Z : { alert-threat-e1-04.z }
alert-threat-e1-05 = Vaisseau de combat
    .the = le Vaisseau de combat
    .of = du Vaisseau de combat
    .x = Attaque 2.
    .y = Attaque 2.
    .z = Attaque 3.
    .text = X : { alert-threat-e1-05.x } Y : { alert-threat-e1-05.y } Z : { alert-threat-e1-05.z }
alert-threat-e1-06 = Chasseur avec bouclier cryogénique
    .the = le Chasseur avec bouclier cryogénique
    .of = du Chasseur avec bouclier cryogénique
    .rule = Au premier tour où une arme le vise, il ne prend aucun dégât.
    .x = Attaque 1.
    .y = Attaque 2.
    .z = Attaque 2.
    .text = { alert-threat-e1-06.rule } X : { alert-threat-e1-06.x } Y : { alert-threat-e1-06.y } Z : { alert-threat-e1-06.z }
alert-threat-e1-07 = Chasseur
    .the = le Chasseur
    .of = du Chasseur
    .x = Attaque 1.
    .y = Attaque 2.
    .z = Attaque 3.
    .text = X : { alert-threat-e1-07.x } Y : { alert-threat-e1-07.y } Z : { alert-threat-e1-07.z }
alert-threat-e1-08 = Constricteur blindé
    .the = le Constricteur blindé
    .of = du Constricteur blindé
    .x = Attaque 1.
    .y = Guérit 1 dégât.
    .z = Attaque 4.
    .text = X : { alert-threat-e1-08.x } Y : { alert-threat-e1-08.y } Z : { alert-threat-e1-08.z }
alert-threat-e1-09 = Amibe
    .the = l’Amibe
    .of = de l’Amibe
    .rule = Les roquettes ne peuvent pas la viser.
    .x = Guérit 2 dégâts.
    .y = Guérit 2 dégâts.
    .z = Attaque 5.
    .text = { alert-threat-e1-09.rule } X : { alert-threat-e1-09.x } Y : { alert-threat-e1-09.y } Z : { alert-threat-e1-09.z }
alert-threat-e1-10 = Météorite
    .the = la Météorite
    .of = de la Météorite
    .rule = Les roquettes ne peuvent pas la viser.
    .z = Attaque égale à ses points d’attaque restants.
    .text = { alert-threat-e1-10.rule } Z : { alert-threat-e1-10.z }

## Menaces externes : graves, blanches

alert-threat-se1-01 = Frégate
    .the = la Frégate
    .of = de la Frégate
    .x = Attaque 2.
    .y = Attaque 3.
    .z = Attaque 4.
    .text = X : { alert-threat-se1-01.x } Y : { alert-threat-se1-01.y } Z : { alert-threat-se1-01.z }
alert-threat-se1-02 = Machine de guerre
    .the = la Machine de guerre
    .of = de la Machine de guerre
    .x = Attaque 2. Vitesse +1.
    .y = Attaque 3. Points de défense +1.
    .z = Attaque 5.
    .text = X : { alert-threat-se1-02.x } Y : { alert-threat-se1-02.y } Z : { alert-threat-se1-02.z }
alert-threat-se1-03 = Ravitailleur Léviathan
    .the = le Ravitailleur Léviathan
    .of = du Ravitailleur Léviathan
    .rule = Quand il est détruit, toutes les autres menaces externes prennent 1 dégât.
    .x = Attaque 2.
    .y = Attaque 2. Guérit 2 dégâts.
    .z = Attaque 2.
    .text = { alert-threat-se1-03.rule } X : { alert-threat-se1-03.x } Y : { alert-threat-se1-03.y } Z : { alert-threat-se1-03.z }
alert-threat-se1-04 = Satellite à impulsions
    .the = le Satellite à impulsions
    .of = du Satellite à impulsions
    .rule = Aucune arme ne peut le viser à distance 3.
    .x = Attaque 1 sur toutes les zones.
    .y = Attaque 2 sur toutes les zones.
    .z = Attaque 3 sur toutes les zones.
    .text = { alert-threat-se1-04.rule } X : { alert-threat-se1-04.x } Y : { alert-threat-se1-04.y } Z : { alert-threat-se1-04.z }
alert-threat-se1-05 = Frégate avec bouclier cryogénique
    .the = la Frégate avec bouclier cryogénique
    .of = de la Frégate avec bouclier cryogénique
    .rule = Au premier tour où une arme la vise, elle ne prend aucun dégât.
    .x = Attaque 2.
    .y = Attaque 3.
    .z = Attaque 4.
    .text = { alert-threat-se1-05.rule } X : { alert-threat-se1-05.x } Y : { alert-threat-se1-05.y } Z : { alert-threat-se1-05.z }
alert-threat-se1-06 = Pieuvre interstellaire
    .the = la Pieuvre interstellaire
    .of = de la Pieuvre interstellaire
    .rule = Les roquettes ne peuvent pas la viser.
    .x = Si elle est endommagée : attaque 1 sur toutes les zones.
    .y = Si elle est endommagée : attaque 2 sur toutes les zones.
    .z = Attaque du double de ses points d’attaque restants.
    .text = { alert-threat-se1-06.rule } X : { alert-threat-se1-06.x } Y : { alert-threat-se1-06.y } Z : { alert-threat-se1-06.z }
alert-threat-se1-07 = Maelström
    .the = le Maelström
    .of = du Maelström
    .rule = Il n’a pas de points de défense au tour où le canon à impulsions le touche.
    .x = Tous les boucliers perdent toute leur énergie.
    .y = Attaque 2 sur les deux autres zones.
    .z = Attaque 3 sur les deux autres zones.
    .text = { alert-threat-se1-07.rule } X : { alert-threat-se1-07.x } Y : { alert-threat-se1-07.y } Z : { alert-threat-se1-07.z }
alert-threat-se1-08 = Astéroïde
    .the = l’Astéroïde
    .of = de l’Astéroïde
    .rule = Les roquettes ne peuvent pas le viser. Détruit, il attaque sa zone avec une puissance de 2 par case X et Y atteinte.
    .z = Attaque égale à ses points d’attaque restants.
    .text = { alert-threat-se1-08.rule } Z : { alert-threat-se1-08.z }

## Menaces externes : communes, jaunes

alert-threat-e2-01 = Kamikaze
    .the = le Kamikaze
    .of = du Kamikaze
    .x = Vitesse +1. Ses points de défense passent à 1.
    .y = Vitesse +1. Ses points de défense passent à 0.
    .z = Attaque 6.
    .text = X : { alert-threat-e2-01.x } Y : { alert-threat-e2-01.y } Z : { alert-threat-e2-01.z }
alert-threat-e2-02 = Éclaireur
    .the = l’Éclaireur
    .of = de l’Éclaireur
    .rule = Les canons laser lourds ne peuvent pas le viser.
    .x = Jusqu’à sa destruction, toutes les autres menaces externes attaquent avec une puissance augmentée de 1.
    .y = Toute autre menace externe avance de 1 case.
    .z = Attaque 3 malgré le bouclier.
    .text = { alert-threat-e2-02.rule } X : { alert-threat-e2-02.x } Y : { alert-threat-e2-02.y } Z : { alert-threat-e2-02.z }
alert-threat-e2-03 = Chasseur fantôme
    .the = le Chasseur fantôme
    .of = du Chasseur fantôme
    .rule = Aucune arme ne peut le viser avant son action X. Une roquette qui le vise est perdue sans effet.
    .x = Il devient visible.
    .y = Attaque 2.
    .z = Attaque 3.
    .text = { alert-threat-e2-03.rule } X : { alert-threat-e2-03.x } Y : { alert-threat-e2-03.y } Z : { alert-threat-e2-03.z }
alert-threat-e2-04 = Nuée
    .the = la Nuée
    .of = de la Nuée
    .rule = Les roquettes ne peuvent pas la viser. Elle prend au plus 1 dégât par tour.
    .x = Attaque 1.
    .y = Attaque 2. Attaque 1 sur les deux autres zones.
    .z = Attaque 3. Attaque 2 sur les deux autres zones.
    .text = { alert-threat-e2-04.rule } X : { alert-threat-e2-04.x } Y : { alert-threat-e2-04.y } Z : { alert-threat-e2-04.z }
alert-threat-e2-05 = Méduse
    .the = la Méduse
    .of = de la Méduse
    .rule = Les roquettes ne peuvent pas la viser.
    .x = Attaque 1 sur toutes les zones. Guérit la moitié de ses dégâts, arrondie vers le bas.
    .y = Attaque 1 sur toutes les zones. Guérit la moitié de ses dégâts, arrondie vers le bas.
    .z = Attaque 2 sur toutes les zones.
    .text = { alert-threat-e2-05.rule } X : { alert-threat-e2-05.x } Y : { alert-threat-e2-05.y } Z : { alert-threat-e2-05.z }
alert-threat-e2-06 = Maraudeur
    .the = le Maraudeur
    .of = du Maraudeur
    .x = Jusqu’à sa destruction, toutes les menaces externes ont 1 point de défense de plus.
    .y = Chaque bouclier perd 1 énergie.
    .z = Attaque 4.
    .text = X : { alert-threat-e2-06.x } Y : { alert-threat-e2-06.y } Z : { alert-threat-e2-06.z }
alert-threat-e2-07 = Astéroïde mineur
    .the = l’Astéroïde mineur
    .of = de l’Astéroïde mineur
    .rule = Les roquettes ne peuvent pas le viser. Détruit, il attaque sa zone avec une puissance de 1 par case X et Y atteinte.
    .z = Attaque égale à ses points d’attaque restants.
    .text = { alert-threat-e2-07.rule } Z : { alert-threat-e2-07.z }

## Menaces externes : graves, jaunes

alert-threat-se2-01 = Behemoth
    .the = le Behemoth
    .of = du Behemoth
    .rule = Les intercepteurs sans autre cible le frappent avec une puissance de 9, mais leur pilote est assommé.
    .x = Attaque 2, sauf s’il a au moins 2 dégâts.
    .y = Attaque 3, sauf s’il a au moins 3 dégâts.
    .z = Attaque 6, sauf s’il a au moins 6 dégâts.
    .text = { alert-threat-se2-01.rule } X : { alert-threat-se2-01.x } Y : { alert-threat-se2-01.y } Z : { alert-threat-se2-01.z }
alert-threat-se2-02 = Juggernaut
    .the = le Juggernaut
    .of = du Juggernaut
    .rule = Les roquettes le visent toujours, à toute distance, et chaque coup lui donne ensuite 1 point de défense.
    .x = Vitesse +2. Attaque 2.
    .y = Vitesse +2. Attaque 3.
    .z = Attaque 7.
    .text = { alert-threat-se2-02.rule } X : { alert-threat-se2-02.x } Y : { alert-threat-se2-02.y } Z : { alert-threat-se2-02.z }
alert-threat-se2-03 = Satellite psionique
    .the = le Satellite psionique
    .of = du Satellite psionique
    .rule = Aucune arme ne peut le viser à distance 3.
    .x = Les joueurs de sa zone sont retardés.
    .y = Tous les joueurs à bord sont retardés.
    .z = Tous les joueurs à bord sont assommés.
    .text = { alert-threat-se2-03.rule } X : { alert-threat-se2-03.x } Y : { alert-threat-se2-03.y } Z : { alert-threat-se2-03.z }
alert-threat-se2-04 = Crabe nébula
    .the = le Crabe nébula
    .of = du Crabe nébula
    .rule = Les roquettes ne peuvent pas le viser.
    .x = Ses points de défense passent à 4.
    .y = Vitesse +2. Ses points de défense passent à 2.
    .z = Attaque 5 sur les zones rouge et bleue.
    .text = { alert-threat-se2-04.rule } X : { alert-threat-se2-04.x } Y : { alert-threat-se2-04.y } Z : { alert-threat-se2-04.z }
alert-threat-se2-05 = Nemesis
    .the = le Nemesis
    .of = du Nemesis
    .rule = Après chaque calcul des dégâts où il est touché, il attaque toutes les zones avec une puissance de 1.
    .x = Attaque 1. Il prend lui-même 1 dégât.
    .y = Attaque 2. Il prend lui-même 2 dégâts.
    .z = Le vaisseau est perdu.
    .text = { alert-threat-se2-05.rule } X : { alert-threat-se2-05.x } Y : { alert-threat-se2-05.y } Z : { alert-threat-se2-05.z }
alert-threat-se2-06 = Astéroïde majeur
    .the = l’Astéroïde majeur
    .of = de l’Astéroïde majeur
    .rule = Les roquettes ne peuvent pas le viser. Détruit, il attaque sa zone avec une puissance de 3 par case X et Y atteinte.
    .z = Attaque égale à ses points d’attaque restants.
    .text = { alert-threat-se2-06.rule } Z : { alert-threat-se2-06.z }

## Menaces internes : communes, blanches

alert-threat-i1-01 = Éclaireurs
    .the = les Éclaireurs
    .of = des Éclaireurs
    .rule = Ils commencent dans la station supérieure rouge. Ils ripostent.
    .x = Ils vont à droite.
    .y = Ils changent de pont.
    .z = 3 dégâts.
    .text = { alert-threat-i1-01.rule } X : { alert-threat-i1-01.x } Y : { alert-threat-i1-01.y } Z : { alert-threat-i1-01.z }
alert-threat-i1-02 = Éclaireurs
    .the = les Éclaireurs
    .of = des Éclaireurs
    .rule = Ils commencent dans la station supérieure bleue. Ils ripostent.
    .x = Ils vont à gauche.
    .y = Ils changent de pont.
    .z = 3 dégâts.
    .text = { alert-threat-i1-02.rule } X : { alert-threat-i1-02.x } Y : { alert-threat-i1-02.y } Z : { alert-threat-i1-02.z }
alert-threat-i1-03 = Saboteur
    .the = le Saboteur
    .of = du Saboteur
    .rule = Il commence dans la station inférieure blanche.
    .x = Il va à droite.
    .y = Le réacteur de sa zone perd 1 énergie ; s’il n’en a pas, 1 dégât.
    .z = 2 dégâts.
    .text = { alert-threat-i1-03.rule } X : { alert-threat-i1-03.x } Y : { alert-threat-i1-03.y } Z : { alert-threat-i1-03.z }
alert-threat-i1-04 = Saboteur
    .the = le Saboteur
    .of = du Saboteur
    .rule = Il commence dans la station inférieure blanche.
    .x = Il va à gauche.
    .y = Le réacteur de sa zone perd 1 énergie ; s’il n’en a pas, 1 dégât.
    .z = 2 dégâts.
    .text = { alert-threat-i1-04.rule } X : { alert-threat-i1-04.x } Y : { alert-threat-i1-04.y } Z : { alert-threat-i1-04.z }
alert-threat-i1-05 = Boucliers piratés
    .the = les Boucliers piratés
    .of = des Boucliers piratés
    .rule = Ils couvrent B dans la station supérieure bleue.
    .x = Le bouclier de leur zone perd toute son énergie.
    .y = Le réacteur de leur zone perd toute son énergie.
    .z = 2 dégâts.
    .text = { alert-threat-i1-05.rule } X : { alert-threat-i1-05.x } Y : { alert-threat-i1-05.y } Z : { alert-threat-i1-05.z }
alert-threat-i1-06 = Boucliers piratés
    .the = les Boucliers piratés
    .of = des Boucliers piratés
    .rule = Ils couvrent B dans la station supérieure rouge.
    .x = Le bouclier de leur zone perd toute son énergie.
    .y = Le réacteur de leur zone perd toute son énergie.
    .z = 2 dégâts.
    .text = { alert-threat-i1-06.rule } X : { alert-threat-i1-06.x } Y : { alert-threat-i1-06.y } Z : { alert-threat-i1-06.z }
alert-threat-i1-07 = Têtes nucléaires instables
    .the = les Têtes nucléaires instables
    .of = des Têtes nucléaires instables
    .rule = Elles couvrent C dans la station inférieure bleue. Elles ont autant de points d’attaque qu’il y a de roquettes en réserve.
    .z = 3 dégâts par point d’attaque restant.
    .text = { alert-threat-i1-07.rule } Z : { alert-threat-i1-07.z }

## Menaces internes : graves, blanches

alert-threat-si1-01 = Commandos
    .the = les Commandos
    .of = des Commandos
    .rule = Ils commencent dans la station inférieure rouge. Ils ripostent.
    .x = Ils changent de pont.
    .y = S’ils sont blessés : ils vont à droite. Sinon : 2 dégâts.
    .z = 4 dégâts. Les joueurs de leur station sont assommés.
    .text = { alert-threat-si1-01.rule } X : { alert-threat-si1-01.x } Y : { alert-threat-si1-01.y } Z : { alert-threat-si1-01.z }
alert-threat-si1-02 = Commandos
    .the = les Commandos
    .of = des Commandos
    .rule = Ils commencent dans la station supérieure bleue. Ils ripostent.
    .x = Ils changent de pont.
    .y = S’ils sont blessés : ils vont à gauche. Sinon : 2 dégâts.
    .z = 4 dégâts. Les joueurs de leur station sont assommés.
    .text = { alert-threat-si1-02.rule } X : { alert-threat-si1-02.x } Y : { alert-threat-si1-02.y } Z : { alert-threat-si1-02.z }
alert-threat-si1-03 = Alien
    .the = l’Alien
    .of = de l’Alien
    .rule = Il commence dans la station inférieure blanche.
    .x = Désormais, il riposte.
    .y = Il change de pont. 1 dégât par joueur dans sa station.
    .z = Le vaisseau est perdu.
    .text = { alert-threat-si1-03.rule } X : { alert-threat-si1-03.x } Y : { alert-threat-si1-03.y } Z : { alert-threat-si1-03.z }
alert-threat-si1-04 = Fissure
    .the = la Fissure
    .of = de la Fissure
    .rule = Une brèche dans la station supérieure rouge. Seules les attaques des intercepteurs la réparent, 1 dégât chacune ; pendant ce temps, ils ne touchent rien d’autre.
    .x = Les dégâts à la zone rouge sont doublés.
    .y = Les dégâts à tout le vaisseau sont doublés.
    .z = Le vaisseau est perdu.
    .text = { alert-threat-si1-04.rule } X : { alert-threat-si1-04.x } Y : { alert-threat-si1-04.y } Z : { alert-threat-si1-04.z }
alert-threat-si1-05 = Courts-circuits
    .the = les Courts-circuits
    .of = des Courts-circuits
    .rule = Ils couvrent B sur la passerelle.
    .x = Le réacteur central se vide dans le bouclier central ; chaque énergie en trop fait 1 dégât.
    .y = Le bouclier central se vide ; chaque énergie fait 1 dégât.
    .z = Tous les réacteurs se vident ; chaque énergie fait 1 dégât à sa zone.
    .text = { alert-threat-si1-05.rule } X : { alert-threat-si1-05.x } Y : { alert-threat-si1-05.y } Z : { alert-threat-si1-05.z }
alert-threat-si1-06 = Insurrection des robots de combat
    .the = l’Insurrection des robots de combat
    .of = de l’Insurrection des robots de combat
    .rule = Elle couvre C dans les stations supérieure bleue et inférieure rouge. Des réparations dans les deux stations au même tour font 1 dégât de plus.
    .x = Les joueurs à bord qui dirigent une équipe active sont assommés.
    .y = Les joueurs dans les stations supérieure bleue et inférieure rouge sont assommés.
    .z = Tout le monde à bord est assommé, sauf sur la passerelle.
    .text = { alert-threat-si1-06.rule } X : { alert-threat-si1-06.x } Y : { alert-threat-si1-06.y } Z : { alert-threat-si1-06.z }

## Menaces internes : communes, jaunes

alert-threat-i2-01 = Bave
    .the = la Bave
    .of = de la Bave
    .rule = Elle commence dans la station inférieure bleue. Elle retarde les joueurs qui y entrent. Ses enfants ont 1 point d’attaque.
    .x = Une roquette en réserve est détruite.
    .y = Elle s’étend d’une station à gauche.
    .z = 2 dégâts pour chacune de ses stations.
    .text = { alert-threat-i2-01.rule } X : { alert-threat-i2-01.x } Y : { alert-threat-i2-01.y } Z : { alert-threat-i2-01.z }
alert-threat-i2-02 = Bave
    .the = la Bave
    .of = de la Bave
    .rule = Elle commence dans la station inférieure rouge. Elle retarde les joueurs qui y entrent. Ses enfants ont 1 point d’attaque.
    .x = L’équipe entreposée dans la station inférieure rouge est désactivée.
    .y = Elle s’étend d’une station à droite.
    .z = 2 dégâts pour chacune de ses stations.
    .text = { alert-threat-i2-02.rule } X : { alert-threat-i2-02.x } Y : { alert-threat-i2-02.y } Z : { alert-threat-i2-02.z }
alert-threat-i2-03 = Troupe d’assaut
    .the = la Troupe d’assaut
    .of = de la Troupe d’assaut
    .rule = Elle commence dans la station supérieure rouge. Elle riposte.
    .x = Elle change de pont.
    .y = Elle va à droite.
    .z = 4 dégâts.
    .text = { alert-threat-i2-03.rule } X : { alert-threat-i2-03.x } Y : { alert-threat-i2-03.y } Z : { alert-threat-i2-03.z }
alert-threat-i2-04 = Troupe d’assaut
    .the = la Troupe d’assaut
    .of = de la Troupe d’assaut
    .rule = Elle commence dans la station inférieure bleue. Elle riposte.
    .x = Elle change de pont.
    .y = Elle va à gauche.
    .z = 4 dégâts.
    .text = { alert-threat-i2-04.rule } X : { alert-threat-i2-04.x } Y : { alert-threat-i2-04.y } Z : { alert-threat-i2-04.z }
alert-threat-i2-05 = Virus
    .the = le Virus
    .of = du Virus
    .rule = Il couvre C sur la passerelle.
    .x = Chaque réacteur perd 1 énergie.
    .y = Tous les joueurs à bord sont retardés.
    .z = 1 dégât à chaque zone.
    .text = { alert-threat-i2-05.rule } X : { alert-threat-i2-05.x } Y : { alert-threat-i2-05.y } Z : { alert-threat-i2-05.z }
alert-threat-i2-06 = Réacteur surchauffé
    .the = le Réacteur surchauffé
    .of = du Réacteur surchauffé
    .rule = Il couvre B dans la station inférieure blanche. La dernière réparation assomme les joueurs dans les stations inférieure rouge et inférieure bleue.
    .x = 1 dégât par énergie dans le réacteur central.
    .y = Une capsule de carburant est perdue.
    .z = 3 dégâts.
    .text = { alert-threat-i2-06.rule } X : { alert-threat-i2-06.x } Y : { alert-threat-i2-06.y } Z : { alert-threat-i2-06.z }

## Menaces internes : graves, jaunes

alert-threat-si2-01 = Bourreau
    .the = le Bourreau
    .of = du Bourreau
    .rule = Il commence dans la station supérieure bleue. Il riposte.
    .x = Il va à gauche. Les joueurs qui s’y trouvent sans équipe active sont assommés.
    .y = Il change de pont. Les joueurs qui s’y trouvent sans équipe active sont assommés.
    .z = 3 dégâts.
    .text = { alert-threat-si2-01.rule } X : { alert-threat-si2-01.x } Y : { alert-threat-si2-01.y } Z : { alert-threat-si2-01.z }
alert-threat-si2-02 = Chercheur
    .the = le Chercheur
    .of = du Chercheur
    .rule = Il commence sur la passerelle. Le joueur qui le détruit est assommé, et son équipe désactivée.
    .x = Il va dans la station voisine où il y a le plus de joueurs.
    .y = Il va dans la station voisine où il y a le plus de joueurs.
    .z = 5 dégâts. Les joueurs de sa station sont assommés.
    .text = { alert-threat-si2-02.rule } X : { alert-threat-si2-02.x } Y : { alert-threat-si2-02.y } Z : { alert-threat-si2-02.z }
alert-threat-si2-03 = Surcharge du système d’énergie
    .the = la Surcharge du système d’énergie
    .of = de la Surcharge du système d’énergie
    .rule = Elle couvre B dans les stations inférieure rouge, inférieure blanche et inférieure bleue. Des réparations dans les trois stations au même tour font 2 dégâts de plus.
    .x = Le réacteur central perd 2 énergies.
    .y = Chaque réacteur perd 1 énergie.
    .z = 3 dégâts à chaque zone.
    .text = { alert-threat-si2-03.rule } X : { alert-threat-si2-03.x } Y : { alert-threat-si2-03.y } Z : { alert-threat-si2-03.z }
alert-threat-si2-04 = Contamination
    .the = la Contamination
    .of = de la Contamination
    .rule = Elle commence dans les stations supérieure rouge, supérieure bleue, inférieure rouge et inférieure bleue. Les robots de combat nettoient une station à la fois ; la troisième entraîne la quatrième. Après Z, tout joueur qui entre dans une station encore contaminée est assommé.
    .x = Les joueurs de ses stations sont retardés.
    .y = 1 dégât pour chacune de ses stations.
    .z = Les joueurs de ses stations sont assommés.
    .text = { alert-threat-si2-04.rule } X : { alert-threat-si2-04.x } Y : { alert-threat-si2-04.y } Z : { alert-threat-si2-04.z }
alert-threat-si2-05 = Engin nucléaire
    .the = l’Engin nucléaire
    .of = de l’Engin nucléaire
    .rule = Il couvre C dans la station inférieure blanche. Seules trois actions C au même tour le réparent.
    .x = Vitesse +1.
    .y = Vitesse +1.
    .z = Le vaisseau est perdu.
    .text = { alert-threat-si2-05.rule } X : { alert-threat-si2-05.x } Y : { alert-threat-si2-05.y } Z : { alert-threat-si2-05.z }

### Fleet Commander en bref : des blocs titrés de lignes courtes, pour la commande qui affiche l’aide.
###
### Dans cet ordre : setup turn move attack react special technical ships abilities weapons capacities sectors victory.

fleet-reference = Fleet Commander en bref

fleet-reference-setup = Mise en place
    .text =
        9 dés chacun : 3 rouges (attaque), 3 bleus (mouvement), 3 verts (bouclier).
        Premier joueur : chacun lance tous ses dés ; le plus grand nombre de spéciaux commence.
        Flotte : 12 points de classe (9 à 15 par accord) ; un Commandeur en coûte 2.
        Une Arme Spéciale par Cuirassé ou Cuirassé Lourd, un dispositif par Vaisseau Technique.
        Zone : 5×5 à deux, 10 à 15 secteurs par joueur en équipes.
        Secteurs Spéciaux : jusqu’à 2 chacun, hors des Zones de Déploiement ; puis les Portails éventuels.
        Déploiement : un vaisseau à la fois sur votre rangée, jamais sur un Secteur Spécial.
        Au plus 5 points de classe par secteur, toujours.

fleet-reference-turn = Le tour
    .text =
        1 Début de Tour : Impulsion, scénario, Secteurs Spéciaux, Armes Spéciales, Capacités, reprogrammation.
        2 Affectation d’Énergie : lancez 3 dés de votre Réserve, couleurs au choix.
        3 Actions des Dés : utilisez résultats lancés et stockés dans l’ordre voulu ; les dés utilisés vont en Réserve.
        4 Passerelle : videz des emplacements, désactivez des Capacités, reprenez des mines, puis stockez le reste.
        Passerelle : 2 emplacements pour les spéciaux (aile droite), 2 pour les directions (aile gauche).
        Faces : 2 orthogonales, 2 diagonales, 1 multidirectionnelle, 1 spéciale.

fleet-reference-move = Se déplacer
    .text =
        Bleu directionnel : des vaisseaux d’un même secteur, tous ou non, gagnent un secteur adjacent.
        Jamais sur un vaisseau ou Signal d’un autre joueur, un Escadron ennemi ou un Interdictor.
        Secteur Spécial : son effet d’entrée aussitôt.
        Portail : des vaisseaux dessus et un dé bleu ; une direction les place à côté de l’autre Portail, un spécial dessus.
        Brouillard de Guerre : un bleu directionnel peut aussi servir à scanner les secteurs adjacents.

fleet-reference-attack = Attaquer
    .text =
        1 Désignez un vaisseau ou Escadron ennemi d’un secteur adjacent (un rouge directionnel).
        2 Annoncez les attaquants du secteur, et les soutiens de tout secteur adjacent à la cible.
        3 Le défenseur peut réagir.
        4 Additionnez la Puissance de Feu des secteurs non bloqués ; à 0 point de coque, le vaisseau est détruit.
        À distance : un rouge directionnel par secteur parcouru, à travers des secteurs vides, sans soutien ni Contre-Attaque.
        Portails et jetons de Capacité n’arrêtent aucun tir ; les Secteurs Spéciaux, vaisseaux, Signaux et Escadrons, si.
        Signaux : dévoilez-les avec des rouges comme pour une attaque ; un bouclier déjoue le scan.

fleet-reference-react = Réagir : une seule sorte par attaque, avec des dés stockés
    .text =
        Bouclier, vert directionnel : bloque tous les dégâts d’un secteur indiqué. On peut en dépenser plusieurs.
        À distance, la direction du dernier secteur traversé par le tir.
        Repli, spécial bleu : subissez les dégâts, puis tous les vaisseaux du secteur vont sur un secteur adjacent.
        Contre-Attaque, spécial rouge : subissez les dégâts ; toute la Puissance de Feu du secteur frappe un attaquant.
        Des Escadrons sans vaisseau de leur propriétaire ne réagissent pas.

fleet-reference-special = Utiliser les spéciaux
    .text =
        Deux de toutes couleurs : une Arme Spéciale, ou l’Offensive des Escadrons.
        Deux, sans Cuirassé dans votre flotte : relancez-les.
        Un, avec un dé de sa couleur : l’orthogonal devient diagonal, ou l’inverse.
        Vert, Drain : un adversaire défausse un dé de sa Passerelle ou un Dé d’Activation, à son choix.

fleet-reference-technical = Capacités Techniques
    .text =
        Activer : un vert directionnel, le jeton et le dé vont sur le secteur indiqué.
        Plus loin : un vert directionnel par secteur parcouru, à travers des secteurs vides ; le dernier dé reste.
        Désactiver : un rouge de mêmes directions depuis un vaisseau sur le secteur ou à côté, ou un Drain.
        Reprogrammer à la fin du Début de Tour : relancez le dé ; un spécial désactive.

fleet-reference-ships = Vaisseaux : classe, Puissance de Feu, coque, capacité
    .text =
        Escadron d’Intercepteurs : 0, 1, 1, Impulsion
        Frégate : 1, 1, 6, Propulsion Ionique
        Testudo : 1, 0, 12, Boucliers Dépolarisés
        Mule : 1, aucune, 12, un dispositif neutre ou de sa faction
        Advantage : 1, aucune, 6, Propulsion Ionique, un dispositif amycléen
        Salvation : 1, aucune, 6, Rayon de Soutien, un dispositif phébéen
        Destroyer : 2, 2, 12, Armes Multipoint
        Phalanx : 2, 3, 6, Propulsion Ionique
        Croiseur : 3, 3, 18, Boucliers Dépolarisés
        Centaurus : 3, 3, 18, Propulsion Ionique
        Sagittarius : 3, 3, 18, Armes Multipoint
        Cuirassé : 4, 4, 24, Arme Spéciale
        Chimaera : 4, 4, 24, deux dispositifs, Insaisissable
        Cuirassé Lourd : 5, 5, 30, Arme Spéciale
        Dreadnought : 5, 6, 24, Missiles Longue Portée
        Porte-Nefs : 5, 0, 30, Baies d’Intercepteurs

fleet-reference-abilities = Capacités Spéciales
    .text =
        Propulsion Ionique : eux seuls sur le secteur ; un dé bleu pour 2 secteurs, Repli sans dégâts.
        Boucliers Dépolarisés : un bouclier bloque toute direction ; peut attirer une attaque contre son secteur.
        Armes Multipoint : seul sur son secteur ; un dé rouge pour 2 secteurs, ou deux cibles d’un secteur adjacent.
        Missiles Longue Portée : avec 2 spéciaux sur la Passerelle, un dé rouge pour 2 secteurs.
        Baies d’Intercepteurs : un rouge directionnel déploie un Escadron, jusqu’à 6.
        Offensive : 2 spéciaux ; chaque Escadron inflige 2 dégâts à côté de lui, puis tous rentrent.
        Impulsion : un Escadron avance d’un secteur au Début de Tour, sans dé.
        Rayon de Soutien : chaque dé vert pour une Capacité porte à 2 secteurs.

fleet-reference-weapons = Armes Spéciales : ni bouclier ni réaction
    .text =
        Rayon Proton : à 2 secteurs au plus, sans obstacle ; dégâts égaux à deux fois la classe de la cible.
        Missiles Vortex : 4 dégâts partout sauf à côté du porteur.
        Rayon Prométhée (Amyclès) : ligne droite dégagée ; 0 à côté, puis 3, 6, 9.
        Exo-Bombe : à 2 secteurs au plus ; 1 dégât à tous les vaisseaux du secteur et autour.
        Bombe Gamma : à 2 secteurs au plus ; à votre prochain Début de Tour, 2 dégâts sur place et dans les directions du dé, ou 4 sur place sur un spécial.
        Champs de Mines : jusqu’à 2 mines sur des secteurs vides à 2 secteurs au plus ; 2 dégâts chacune aux ennemis qui entrent ; 4 en jeu.
        Drones : à 2 secteurs au plus ; 2 dégâts à chaque Début de Tour de la victime, jusqu’à un multidirectionnel rouge.
        Bombe Magnétique : la Passerelle d’un adversaire est vidée.
        Interdictor : ferme aux vaisseaux et aux tirs un secteur vide à 2 secteurs au plus.
        Rayon Tracteur : à 2 secteurs au plus, sans obstacle ; déplace un vaisseau d’un secteur.
        Porte Vortex : des vaisseaux de son secteur ou d’un secteur adjacent vers un secteur vide non adjacent de toute zone.
        Nano-Réparateur : 4 points de coque sur son secteur ou à côté.
        Sanctuaire : son secteur et les adjacents ne peuvent pas être ciblés jusqu’à votre prochain Début de Tour.
        Rempart de Coeos (Phébé) : aucune coque de votre camp sous 1 jusqu’à votre prochain Début de Tour.
        Modules : avec 2 spéciaux sur la Passerelle, un dé bleu (Ionique) ou rouge à distance (Multipoint) vaut 2 secteurs.

fleet-reference-capacities = Liste des Capacités
    .text =
        Sentinel : 1 dégât sur un secteur indiqué : aussitôt, à chaque tour et aux arrivants.
        Brouilleur Radar : les vaisseaux alliés deviennent des Signaux, plus un Leurre.
        Ravitailleur : un emplacement de plus pour tout résultat ; sans activation.
        Drone de Réparation : 1 point de coque à un allié : aussitôt, à chaque tour et aux arrivants.
        Amplificateur de Puissance : 1 secteur plus loin depuis ici ; les boucliers y couvrent deux secteurs.
        Rayon de Reconnaissance : dévoile toute une ligne droite.
        Phébé : la Balise de Rappel amène un allié ; le Disrupteur de Propulsion retient les ennemis.
        Phébé : le Bouclier de Déflection choisit la cible ; le Bloqueur de Bouclier interdit les boucliers.
        Amyclès : le Brouilleur de Communications interdit d’attaquer ; l’Ajusteur de Ciblage intervertit orthogonal et diagonal rouges.
        Amyclès : le Champ de Distorsion interdit les spéciaux ; l’Optimiseur d’Énergie rend les spéciaux multidirectionnels.

fleet-reference-sectors = Secteurs Spéciaux
    .text =
        Champ d’Astéroïdes : entrée et Début de Tour, spécial = autant de dégâts que la classe ; ni attaque, ni ciblage, ni arme.
        Champ Gravitationnel : sortie aussitôt selon le dé ; spécial = 1 dégât et retour.
        Nuage de Gaz : dé vert bonus si attaqué ; ni soutien ni arme ; seules les attaques standard ciblent.
        Station de Bataille : un vaisseau amarré donne son arme pour 1 spécial.
        Colonie : un vaisseau amarré regagne 2 points de coque par tour.
        Un vaisseau amarré n’attaque pas, ne soutient pas, n’a ni bouclier ni capacité ; il peut être ciblé.
        Tempête Gamma : entrée et Début de Tour, spécial = dégâts égaux à deux fois la classe ; ni ciblage ni arme, attaques permises.
        Trou Noir : un dé à chaque Début de Tour, spécial = marqueur ; le 4e attire d’un secteur tous les vaisseaux alignés. Sur le trou : vaisseau détruit.

fleet-reference-victory = Victoire
    .text =
        Au tiers de vos points de départ, arrondi à l’inférieur, vous perdez aussitôt (4 sur 12, 8 sur 24).
        Les deux à la fois : le camp qui a le plus de points l’emporte ; à égalité, la partie est nulle.
        Un scénario peut fixer son propre but.

### Les règles de Quantum, article par article.

section-QU = Quantum

section-QU-COMP = Matériel
QU-COMP-01 = La boîte contient 24 tuiles de plateau ; le plateau choisi indique lesquelles sont posées.
    .title = Vingt-quatre tuiles
QU-COMP-02 = Il y a 28 dés de couleur, sept par joueur : trois vaisseaux de départ, deux vaisseaux d’expansion, un dé de recherche et un dé de domination.
    .title = Sept dés par couleur
QU-COMP-03 = Les combats se jouent avec deux dés ordinaires à six faces : le noir pour l’attaquant, le blanc pour le défenseur.
    .title = Deux dés de combat
QU-COMP-04 = Il y a 28 cubes, sept de chaque couleur. Les plateaux de base en utilisent cinq par joueur ; d’autres en demandent plus ou moins.
    .title = Sept cubes par couleur
QU-COMP-05 = Les cartes d’avancement se composent de 22 cartes Tactiques et de 31 cartes de Commandement. Une fois trois cartes de chaque type révélées, il reste 19 Tactiques et 28 Commandements à piocher.
    .title = Deux paquets de cartes
QU-COMP-06 = Quatre feuilles de commandement représentent l’Empire Kepler, l’Alliance Vulpes, la Confédération Andromeda et la République d’Orion. Votre faction ne détermine que votre couleur.
    .title = Des factions égales

section-QU-SETUP = Mise en place
QU-SETUP-01 = Quantum se joue à deux, trois ou quatre, sur un plateau prévu pour ce nombre. Seuls les numéros des planètes comptent lors de la pose des tuiles ; leurs couleurs n’ont pas de rôle.
    .title = De deux à quatre joueurs
QU-SETUP-02 = Chacun reçoit une feuille de commandement et les sept dés de sa couleur. Deux joueurs n’ont jamais la même couleur.
    .title = Une feuille et sept dés
QU-SETUP-03 = Sur les plateaux de base, chacun débute avec cinq cubes ; les deux autres restent dans la boîte. Tout autre plateau fixe son propre nombre.
    .title = Les cubes du début
QU-SETUP-04 = Un dé montrant 1 va sur la case de recherche, un autre montrant 1 sur la case de domination, et tous les cubes de la partie sur la case des cubes.
    .title = Préparer la feuille de commandement
QU-SETUP-05 = Chacun lance trois dés ; les chiffres obtenus sont les trois vaisseaux qui forment la flotte au départ.
    .title = Jet des vaisseaux de départ
QU-SETUP-06 = Si vos vaisseaux de départ vous déplaisent, une seule relance est permise, avec les trois dés, et ce second résultat est définitif. Relancer une partie des dés est interdit.
    .title = Une relance des trois dés
QU-SETUP-07 = Vos deux derniers dés sont les vaisseaux d’expansion. Ils attendent à côté de votre feuille et ne sont ni sur le plateau ni dans votre casse.
    .title = Deux vaisseaux d’expansion en attente
QU-SETUP-08 = Le joueur dont les trois vaisseaux, après relance éventuelle, donnent la plus petite somme joue en premier ; le jeu tourne ensuite dans le sens horaire.
    .title = Le plus petit total commence
QU-SETUP-09 = Si plusieurs joueurs ont le même plus petit total, eux seuls lancent leurs deux dés d’expansion, et la plus petite somme commence. Ceux qui restent à égalité recommencent jusqu’à être départagés.
    .title = Départager le premier joueur
QU-SETUP-10 = Dans l’ordre du tour, chacun prend un cube de sa feuille et le pose sur un emplacement de sa planète de départ. Il compte parmi les cubes à placer pour gagner.
    .title = Le cube de départ
QU-SETUP-11 = Le cube posé pendant la mise en place ne rapporte aucune carte d’avancement, car il n’est pas placé pendant un tour.
    .title = Pas de carte au départ
QU-SETUP-12 = Vos trois vaisseaux débutent sur trois des quatre positions orbitales de votre planète de départ, un par case ; les cases en diagonale sont exclues.
    .title = Les vaisseaux débutent en orbite
QU-SETUP-13 = Dans l’ordre du tour, chacun choisit une planète de départ marquée encore libre. Ensuite, toujours dans cet ordre, chacun place ses trois vaisseaux d’un coup.
    .title = Choix de la planète de départ
QU-SETUP-14 = Les joueurs décident de leur relance de départ l’un après l’autre, dans l’ordre des places, en voyant les résultats précédents.
    .title = Ordre des relances
QU-SETUP-15 = Les deux dés de combat restent à côté du plateau et n’appartiennent à personne.
    .title = Dés de combat à portée
QU-SETUP-16 = Les cartes Tactiques et de Commandement forment deux pioches mélangées à part, face cachée, et trois cartes de chacune sont révélées. Il y a donc six cartes face visible.
    .title = Trois cartes de chaque type
QU-SETUP-17 = Le plateau de base est le Secteur Alpha à deux joueurs, le Secteur Bêta à trois et le Secteur Gamma à quatre, toujours dans sa forme corrigée. Les diagrammes erronés du premier tirage restent disponibles comme plateaux à part.
    .title = Les plateaux de base

section-QU-TERM = Termes et géométrie
QU-TERM-01 = Les cases « près » d’un élément sont les quatre qui le touchent par un bord ; les diagonales en sont exclues.
    .title = Le sens de « près »
QU-TERM-02 = Les cases « autour » d’un élément sont ses huit voisines, diagonales comprises.
    .title = Le sens de « autour »
QU-TERM-03 = Une planète a quatre positions orbitales : les cases qui partagent un bord avec elle. Un vaisseau au coin de la planète n’est pas en orbite.
    .title = Positions orbitales
QU-TERM-04 = Les tuiles forment une seule grille : les cases de deux tuiles qui se touchent sont voisines comme celles d’une même tuile.
    .title = Une seule grille continue
QU-TERM-05 = Une planète est un obstacle, jamais une case où passer ou s’arrêter.
    .title = Les planètes font obstacle
QU-TERM-06 = Le chiffre d’un vaisseau donne la plus grande distance qu’il peut parcourir et sa valeur de combat, où le moins est le mieux : un 1 est lent mais fort, un 6 rapide mais fragile.
    .title = Le chiffre d’un vaisseau
QU-TERM-07 = Le chiffre détermine le type : 1 Station de combat, 2 Vaisseau amiral, 3 Destroyer, 4 Frégate, 5 Intercepteur, 6 Éclaireur.
    .title = Les six types de vaisseaux
QU-TERM-08 = Une planète 8 offre deux emplacements, une 9 trois et une 10 quatre.
    .title = Emplacements des grandes planètes
QU-TERM-09 = Une planète 7 n’a qu’un emplacement ; en général, une planète en compte autant que son numéro moins six.
    .title = Un emplacement sur un 7
QU-TERM-10 = Une case est vide si elle ne porte aucun vaisseau, de qui que ce soit, et n’est pas une planète. Les cubes sont sur les planètes et ne bloquent jamais une case.
    .title = Cases vides
QU-TERM-11 = Tout vaisseau d’un autre joueur est ennemi ; il n’y a pas d’équipes. Nul ne peut attaquer ses propres vaisseaux.
    .title = Tous les autres sont ennemis
QU-TERM-12 = Une flotte compte trois vaisseaux, et jusqu’à cinq avec ses vaisseaux d’expansion. Chaque vaisseau est toujours à un seul endroit : sur le plateau, dans la casse ou dans la réserve d’expansion.
    .title = Taille d’une flotte

section-QU-WIN = Victoire
QU-WIN-01 = Celui qui pose son dernier cube sur le plateau l’emporte sur-le-champ. Rien d’autre n’est joué : ni suite du combat, ni phase de cartes, ni fin de la manche.
    .title = Le dernier cube gagne
QU-WIN-02 = Un cube arrive sur le plateau par l’action de construction ou par l’Infamie, et par une carte seulement si elle le dit.
    .title = Deux façons de placer
QU-WIN-03 = Placer son dernier cube grâce à l’Infamie fait gagner tout aussi vite, même pendant la phase de cartes ou le tour d’un adversaire.
    .title = Gagner par l’Infamie
QU-WIN-04 = Les cubes se posent l’un après l’autre : deux joueurs ne gagnent jamais ensemble. Si deux joueurs devaient placer un cube par Infamie au même moment, le joueur actif passe d’abord, puis les autres dans le sens horaire.
    .title = Pas de victoire partagée

section-QU-CUBE = Cubes Quantum
QU-CUBE-01 = Un cube posé sur une planète ne quitte plus le plateau. Seule la carte Tactique Repositionnement peut transférer le cube d’un adversaire vers une autre planète.
    .title = Les cubes restent en place
QU-CUBE-02 = Chaque planète portant l’un de vos cubes est un lieu où vous pouvez déployer des vaisseaux.
    .title = Les cubes servent de base
QU-CUBE-03 = Une planète reçoit au plus un cube de chaque couleur ; plusieurs couleurs peuvent y cohabiter tant qu’il reste des emplacements. Dans l’édition révisée, la surcharge quantum est la seule exception.
    .title = Un cube par couleur
QU-CUBE-04 = Un cube vient de votre feuille de commandement et va sur un emplacement libre. Aucune règle ni carte ne permet d’en ajouter sur une planète pleine.
    .title = Il faut un emplacement libre

section-QU-TURN = Le tour de jeu
QU-TURN-01 = Le tour passe dans le sens horaire. À votre tour, vous agissez, puis vous prenez les cartes d’avancement gagnées, puis vous terminez ; plus aucune action n’est possible dès la phase de cartes, sauf si Momentum ouvre un nouveau tour.
    .title = Les actions, puis les cartes
QU-TURN-02 = Vous disposez de trois actions au plus par tour : reconfigurer, déployer, se déplacer ou attaquer, faire une recherche, et construire, qui en prend deux.
    .title = Trois actions par tour
QU-TURN-03 = Les actions non jouées sont perdues ; le tour suivant repart avec trois.
    .title = Actions perdues
QU-TURN-04 = Une même sorte d’action peut être jouée plusieurs fois dans un tour.
    .title = Répéter une action
QU-TURN-05 = Chaque vaisseau peut se déplacer, avec ou sans attaque, une fois par tour. Changer de chiffre ne lui rend pas son déplacement.
    .title = Un déplacement par vaisseau
QU-TURN-06 = Un vaisseau dispose d’une seule capacité spéciale par tour, quel que soit son nouveau chiffre. La capacité elle-même ne coûte jamais d’action.
    .title = Une capacité par vaisseau
QU-TURN-07 = Actions et capacités se mêlent dans l’ordre qui vous convient.
    .title = Dans l’ordre voulu
QU-TURN-08 = Sans action restante, vous pouvez encore utiliser les capacités et pouvoirs de cartes inutilisés avant de passer à la phase de cartes.
    .title = Après la dernière action
QU-TURN-09 = Il est permis de s’arrêter avant d’avoir joué ses trois actions.
    .title = S’arrêter plus tôt
QU-TURN-10 = Un déplacement ou une capacité utilisés le restent tout le tour, quoi qu’il arrive au vaisseau : Warp, transport, relance ou redéploiement. Seul votre tour suivant, y compris celui de Momentum, les rend à nouveau disponibles.
    .title = Les limites suivent le dé
QU-TURN-11 = Un joueur sans vaisseau sur le plateau continue à jouer : la reconfiguration et la recherche restent possibles, et il a toujours au moins une planète portant un de ses cubes pour se redéployer.
    .title = Personne n’est éliminé

section-QU-RECONF = Reconfigurer
QU-RECONF-01 = Pour une action, le dé d’un de vos vaisseaux est relancé, qu’il soit sur le plateau ou à la casse. Il reste là où il est.
    .title = Relancer un vaisseau
QU-RECONF-02 = Un vaisseau reconfiguré ne garde jamais son ancien chiffre : le dé est relancé jusqu’à en donner un autre.
    .title = Le chiffre doit changer
QU-RECONF-03 = Les vaisseaux d’expansion qui ne sont pas encore en jeu ne peuvent pas être reconfigurés.
    .title = Pas pour la réserve
QU-RECONF-04 = Un même vaisseau peut être reconfiguré plusieurs fois dans le tour, pour une action à chaque fois. Cela n’utilise ni son déplacement ni sa capacité.
    .title = Plusieurs fois, en payant
QU-RECONF-05 = Les vaisseaux des autres joueurs ne peuvent jamais être choisis pour une reconfiguration.
    .title = Vos vaisseaux seulement
QU-RECONF-06 = Un vaisseau reconfiguré qui n’a pas encore utilisé de capacité ce tour-ci peut utiliser celle de son nouveau chiffre.
    .title = Nouveau chiffre, nouvelle capacité

section-QU-DEPLOY = Déployer
QU-DEPLOY-01 = Pour une action, un vaisseau de votre casse rejoint, avec le chiffre qu’il montre, une position orbitale vide d’une planète portant un de vos cubes.
    .title = De la casse à l’orbite
QU-DEPLOY-02 = Un vaisseau qui vient d’être déployé peut se déplacer dans le même tour, mais ce déplacement coûte une action de plus.
    .title = Se déplacer après le déploiement
QU-DEPLOY-03 = Le déploiement ne concerne que la casse. Les vaisseaux d’expansion entrent en jeu par la carte Tactique Expansion, un par carte.
    .title = Pas de déploiement d’expansion
QU-DEPLOY-04 = Si toutes les positions orbitales de vos planètes à cube sont prises, même par l’ennemi, le déploiement est impossible et le vaisseau attend dans la casse. La carte Furtif ouvre d’autres cases.
    .title = Pas d’orbite, pas de déploiement
QU-DEPLOY-05 = Le déploiement ne relance pas le dé et ne compte ni comme son déplacement ni comme sa capacité.
    .title = Déployer ne change rien d’autre
QU-DEPLOY-06 = Un vaisseau qui s’est déjà déplacé ou a utilisé sa capacité, puis a été perdu et redéployé dans le même tour, n’est pas rechargé : ce qui est utilisé le reste.
    .title = De retour dans le même tour

section-QU-MOVE = Déplacement
QU-MOVE-01 = Pour une action, vous déplacez un de vos vaisseaux du plateau qui ne l’a pas encore fait ce tour-ci. Ce déplacement peut finir par une attaque.
    .title = Déplacer un vaisseau
QU-MOVE-02 = Un vaisseau parcourt au moins une case et au plus autant que son chiffre ; rien n’oblige à utiliser toute la distance.
    .title = Jusqu’à son chiffre
QU-MOVE-03 = Un vaisseau n’avance que le long des lignes et des colonnes ; la manœuvre de l’Intercepteur fait exception.
    .title = Pas de diagonale
QU-MOVE-04 = Les positions orbitales et les autres cases s’empruntent indifféremment pendant un déplacement.
    .title = Toutes les cases servent
QU-MOVE-05 = Un vaisseau en mouvement peut tourner aussi souvent qu’on le souhaite.
    .title = Tourner en chemin
QU-MOVE-06 = Aucun vaisseau ne peut s’arrêter sur une planète ni passer par-dessus.
    .title = Jamais sur une planète
QU-MOVE-07 = Un vaisseau ne peut pas passer à travers un autre, ami ou ennemi.
    .title = Les vaisseaux font barrage
QU-MOVE-08 = Un déplacement se termine sur une case vide, ou sur celle d’un ennemi s’il s’agit d’une attaque ; jamais sur un de vos vaisseaux.
    .title = Finir sur une case vide
QU-MOVE-09 = Un déplacement est d’au moins une case ; rester sur place n’en est pas un.
    .title = Au moins une case
QU-MOVE-10 = Un déplacement simple doit finir ailleurs qu’à son départ. Seul un Vaisseau amiral qui transporte peut revenir à sa case.
    .title = Pas d’aller-retour simple
QU-MOVE-11 = Le chiffre d’un vaisseau ne peut changer ni pendant son déplacement ni juste avant le jet des dés de combat.
    .title = Aucun changement en route
QU-MOVE-12 = La distance permise dépend du chiffre que montre le vaisseau au début de son déplacement.
    .title = Portée fixée au départ
QU-MOVE-13 = Là où il n’y a pas de tuile, il n’y a pas de case : un vaisseau ne sort pas du plateau et ne réapparaît pas de l’autre côté.
    .title = Le plateau a des bords
QU-MOVE-14 = Du début d’un déplacement jusqu’à sa fin, combat compris, aucun vaisseau n’utilise de capacité et aucune carte ne modifie un chiffre. Les relances de combat et les cartes qui le prévoient font exception.
    .title = Rien pendant le déplacement

section-QU-ATK = Attaque
QU-ATK-01 = Attaquer, c’est achever un déplacement là où se trouve un vaisseau ennemi. Le déplacement et l’attaque coûtent ensemble une seule action.
    .title = L’attaque termine le déplacement
QU-ATK-02 = La case de l’ennemi compte dans la distance et doit donc être à portée. Un 1, par exemple, n’attaque qu’un ennemi près de lui.
    .title = La case visée compte
QU-ATK-03 = Le chemin vers l’ennemi suit les règles de déplacement. La dernière case avant lui, vide ou case de départ de l’attaquant, est la case d’approche.
    .title = La case d’approche
QU-ATK-04 = Si l’ennemi peut être atteint par plusieurs côtés, l’attaquant choisit son chemin et donc sa case d’approche.
    .title = Choisir l’approche
QU-ATK-05 = Un vaisseau qui attaque a fini son déplacement ; les cases non parcourues sont perdues.
    .title = L’attaque met fin au déplacement
QU-ATK-06 = L’attaquant lance le dé noir, le défenseur le dé blanc ; chacun y ajoute le chiffre de son vaisseau engagé.
    .title = Les jets de combat
QU-ATK-07 = Le total le plus faible remporte le combat, et l’égalité profite à l’attaquant.
    .title = Le plus petit total gagne
QU-ATK-08 = Si l’attaque réussit, le vaisseau défenseur est détruit, son dé est aussitôt relancé et rejoint la casse de son propriétaire.
    .title = Le perdant part à la casse
QU-ATK-09 = Le dé d’un vaisseau détruit n’est relancé qu’une fois et peut redonner son ancien chiffre.
    .title = Chiffre d’un vaisseau détruit
QU-ATK-10 = Après une attaque gagnée, l’attaquant choisit de prendre la case du défenseur ou de reculer sur sa case d’approche.
    .title = Avancer ou reculer
QU-ATK-11 = Une attaque gagnée augmente de 1 la domination de l’attaquant et réduit de 1 celle du défenseur, entre 1 et 6. L’Infamie est vérifiée ensuite.
    .title = La domination après la victoire
QU-ATK-12 = Si le total du défenseur est plus faible, l’attaquant survit et revient à sa case d’approche, non au départ de son déplacement. La domination ne change pour personne, et le déplacement est consommé.
    .title = Une attaque repoussée
QU-ATK-13 = Pour un vaisseau qui attaque un ennemi près de sa case de départ, cette case de départ tient lieu de case d’approche.
    .title = Attaquer sans approche
QU-ATK-14 = Une attaque manquée ne vous coûte que le déplacement, sauf si une carte comme Obstiné en dispose autrement.
    .title = Échouer ne coûte rien
QU-ATK-15 = Chaque déplacement comprend au plus une attaque. Les attaques supplémentaires viennent seulement de la Station de combat ou de cartes.
    .title = Une attaque par déplacement
QU-ATK-16 = Après une attaque gagnée, l’attaquant choisit d’abord sa case finale ; puis les deux dés de domination changent ; puis un éventuel cube d’Infamie est posé ; enfin viennent les cartes liées à une destruction.
    .title = Ordre après une victoire

section-QU-BUILD = Construire
QU-BUILD-01 = Construire prend deux actions d’un coup, dans le même tour. Avec une seule action restante, c’est impossible.
    .title = Construire coûte deux actions
QU-BUILD-02 = Vos vaisseaux en positions orbitales doivent totaliser exactement le numéro de la planète.
    .title = La somme doit tomber juste
QU-BUILD-03 = Tous vos vaisseaux en orbite de la planète sont additionnés ; aucun ne peut être laissé de côté pour ajuster la somme.
    .title = Tous les vaisseaux comptent
QU-BUILD-04 = Vos vaisseaux en diagonale ne comptent pas, et les vaisseaux ennemis ne changent rien, où qu’ils soient.
    .title = Qui ne compte pas
QU-BUILD-05 = La planète doit avoir un emplacement libre.
    .title = Il faut de la place
QU-BUILD-06 = Impossible de construire sur une planète où se trouve déjà votre cube. Dans l’édition révisée, la surcharge quantum est la seule exception.
    .title = Pas de second cube à vous
QU-BUILD-07 = Un cube passe de votre feuille à un emplacement libre de la planète et vaut une carte dans la phase de cartes de ce tour. Si c’était le dernier, vous avez gagné.
    .title = Poser le cube construit
QU-BUILD-08 = Construire n’utilise ni le déplacement ni la capacité des vaisseaux en orbite, et ils restent à leur place.
    .title = Les vaisseaux restent prêts
QU-BUILD-09 = Les planètes allant de 7 à 10, il faut au moins deux vaisseaux pour construire sans l’aide d’une carte. Seules vos actions limitent le nombre de constructions : trois actions en permettent une.
    .title = Deux vaisseaux au minimum
QU-BUILD-10 = Si aucune planète ne vous est ouverte, vous ne pouvez pas construire et la partie continue. L’édition révisée permet alors la surcharge quantum, tant qu’un emplacement reste libre quelque part.
    .title = Plus où construire

section-QU-RES = Recherche
QU-RES-01 = Pour une action, votre dé de recherche monte de 1.
    .title = La recherche ajoute un
QU-RES-02 = La recherche peut être choisie plusieurs fois dans un même tour.
    .title = Plusieurs recherches par tour
QU-RES-03 = La recherche ne dépasse jamais 6 ; quand elle est à 6, l’action de recherche n’est pas disponible.
    .title = Six au maximum
QU-RES-04 = Une recherche à 6 est une Percée technologique : elle donne un choix de carte dans la phase de cartes de ce tour.
    .title = La Percée technologique
QU-RES-05 = Une fois le choix de la Percée technologique effectué, le dé de recherche revient à 1.
    .title = La recherche repart
QU-RES-06 = La recherche revient à 1 quel que soit l’usage de ce choix, même pour remplacer les cartes face visible ou pour y renoncer, au plus tard à la fin de la phase de cartes.
    .title = Pas de Percée en réserve
QU-RES-07 = Si une carte porte la recherche à 6 pendant la phase de cartes, vous gagnez un choix dans cette même phase.
    .title = Percée en phase de cartes
QU-RES-08 = Si vous avez plusieurs choix, le premier utilisé est celui de la Percée technologique. La recherche est mise à 1 dès la carte prise, avant l’effet d’une carte Tactique.
    .title = La Percée passe d’abord

section-QU-SHIP-0 = Capacités des vaisseaux
QU-SHIP-0-01 = Chaque type de vaisseau a une capacité spéciale. Un vaisseau peut s’en servir une fois par tour, en plus de vos trois actions.
    .title = Une capacité par type
QU-SHIP-0-02 = Un vaisseau utilise une capacité par tour et pas davantage, même si son chiffre change entre-temps.
    .title = Changer n’en rend pas
QU-SHIP-0-03 = Utiliser une capacité n’est pas une action. Le transport et la manœuvre n’ont toutefois lieu que pendant un déplacement de ce vaisseau, et ce déplacement se paie.
    .title = Une capacité n’est pas une action
QU-SHIP-0-04 = Seuls vos vaisseaux du plateau ont une capacité, et seulement pendant votre tour ; ceux de la casse ou de la réserve n’en ont pas.
    .title = À votre tour, sur le plateau
QU-SHIP-0-05 = Aucune capacité ne s’utilise tant qu’un déplacement ou une attaque est en cours.
    .title = Pas pendant un déplacement
QU-SHIP-0-06 = Un vaisseau dont le chiffre a changé peut utiliser sa nouvelle capacité, s’il n’en a encore utilisé aucune ce tour-ci.
    .title = La capacité du nouveau chiffre
QU-SHIP-0-07 = Utiliser une capacité n’est jamais obligatoire.
    .title = Les capacités sont facultatives

section-QU-SHIP-1 = Station de combat
QU-SHIP-1-01 = La Station de combat peut faire un déplacement supplémentaire d’une case, qui doit être une attaque contre un ennemi près d’elle, jamais en diagonale. Sans un tel ennemi, pas d’attaque gratuite.
    .title = Attaque : un ennemi près d’elle
QU-SHIP-1-02 = L’attaque de la Station de combat ne coûte pas d’action.
    .title = L’attaque gratuite
QU-SHIP-1-03 = Cette attaque n’est pas le déplacement du tour : avant ou après, la Station de combat peut encore se déplacer ou attaquer normalement.
    .title = Attaque et déplacement
QU-SHIP-1-04 = Cette attaque se résout comme toutes les autres. Réussie, la Station de combat avance ou reste ; manquée, elle reste ; la domination évolue comme d’habitude.
    .title = Une vraie attaque
QU-SHIP-1-05 = Tout vaisseau qui montre 1 et n’a pas utilisé de capacité ce tour-ci peut faire cette attaque, même s’il s’est déplacé plus tôt avec un autre chiffre.
    .title = Tout vaisseau montrant 1

section-QU-SHIP-2 = Vaisseau amiral
QU-SHIP-2-01 = Quand un Vaisseau amiral se déplace, il peut d’abord charger un de vos vaisseaux situé sur l’une des huit cases autour de lui, avancer d’une ou deux cases, puis le déposer sur une case vide autour de lui.
    .title = Transport : emporter un vaisseau
QU-SHIP-2-02 = Un transport utilise le déplacement et la capacité du Vaisseau amiral, et coûte une action.
    .title = Ce que coûte le transport
QU-SHIP-2-03 = Un Vaisseau amiral chargé ne peut pas attaquer.
    .title = Pas d’attaque en charge
QU-SHIP-2-04 = Être transporté n’est ni un déplacement ni une capacité du passager. Une fois déposé, il peut encore se déplacer ou attaquer s’il ne l’a pas fait, en dépensant une action.
    .title = Le passager reste prêt
QU-SHIP-2-05 = Le passager est déposé sur n’importe quelle case vide parmi les huit autour de la case finale du Vaisseau amiral, diagonales comprises.
    .title = Où déposer le passager
QU-SHIP-2-06 = Le passager monte à bord avant le déplacement et descend après ; rien ne se charge ni ne se dépose en route.
    .title = Charger d’abord, déposer à la fin
QU-SHIP-2-07 = La case quittée par le passager est vide : le Vaisseau amiral peut la traverser ou s’y arrêter.
    .title = L’ancienne case du passager
QU-SHIP-2-08 = Le passager peut revenir sur sa propre case d’origine ou sur celle du Vaisseau amiral, si elle est vide et se trouve autour de la case finale de celui-ci.
    .title = Déposer sur une case quittée
QU-SHIP-2-09 = Un transport demande un déplacement d’au moins une case. Avancer d’une case puis revenir à la case de départ est permis.
    .title = L’aller-retour est permis
QU-SHIP-2-10 = Un Vaisseau amiral chargé ne peut s’arrêter que là où une case vide autour de lui peut accueillir le passager.
    .title = De la place pour le passager
QU-SHIP-2-11 = Un Vaisseau amiral emporte un seul vaisseau, et des vôtres. Le passager peut avoir déjà bougé, attaqué ou utilisé sa capacité, et deux Vaisseaux amiraux peuvent l’emporter dans le même tour.
    .title = Un seul vaisseau à la fois
QU-SHIP-2-12 = Un Vaisseau amiral qui se déplace à vide garde sa capacité, mais un transport ultérieur demanderait un autre déplacement.
    .title = Se déplacer à vide

section-QU-SHIP-3 = Destroyer
QU-SHIP-3-01 = Un Destroyer échange sa place avec n’importe quel autre de vos vaisseaux sur le plateau, quelle que soit la distance.
    .title = Warp : échanger deux vaisseaux
QU-SHIP-3-02 = Le Warp n’est pas un déplacement : le Destroyer peut encore se déplacer dans le même tour, avant ou après.
    .title = Le Warp n’est pas un déplacement
QU-SHIP-3-03 = Le Warp ne coûte pas d’action et n’utilise que la capacité du Destroyer ; l’autre vaisseau garde son déplacement et sa capacité.
    .title = Ce que coûte le Warp
QU-SHIP-3-04 = Les deux vaisseaux gardent leur chiffre, et rien entre eux ne peut empêcher l’échange.
    .title = Seules les places changent

section-QU-SHIP-4 = Frégate
QU-SHIP-4-01 = Une Frégate peut changer son chiffre en 3 ou en 5, au choix, sans lancer le dé.
    .title = Modifier : devenir 3 ou 5
QU-SHIP-4-02 = Ce changement est la capacité du vaisseau pour ce tour : il ne peut ni utiliser le Warp en 3 ni manœuvrer en 5 avant votre prochain tour.
    .title = Modifier est sa capacité
QU-SHIP-4-03 = Une Frégate modifiée avant son déplacement a la portée de son nouveau chiffre. Elle peut aussi bien se modifier après, par exemple pour atteindre une somme.
    .title = Avant ou après le déplacement
QU-SHIP-4-04 = Une Frégate ne peut pas se modifier entre son arrivée pour attaquer et le jet de combat.
    .title = Pas au seuil du combat

section-QU-SHIP-5 = Intercepteur
QU-SHIP-5-01 = Quand un Intercepteur se déplace, il peut avancer en diagonale et aussi attaquer en diagonale.
    .title = Manœuvre : voler en diagonale
QU-SHIP-5-02 = Un déplacement avec manœuvre utilise le déplacement et la capacité du vaisseau, et coûte une action.
    .title = Ce que coûte la manœuvre
QU-SHIP-5-03 = Pendant une manœuvre, on peut mêler à volonté lignes droites et diagonales, case après case.
    .title = Mêler droites et diagonales
QU-SHIP-5-04 = Une diagonale peut passer entre deux cases bloquées ; seule la case d’arrivée doit être libre.
    .title = Se glisser entre deux obstacles
QU-SHIP-5-05 = Un déplacement sans aucune diagonale n’utilise pas la capacité. Un vaisseau montrant 5 qui a déjà utilisé une capacité ce tour-ci n’avance que tout droit.
    .title = Tout droit, capacité gardée
QU-SHIP-5-06 = Si une attaque finit en diagonale, la case d’approche est celle d’où part cette diagonale, et un Intercepteur repoussé y revient.
    .title = Repoussé en diagonale

section-QU-SHIP-6 = Éclaireur
QU-SHIP-6-01 = Un Éclaireur peut relancer son propre dé sans dépenser d’action.
    .title = Reconfiguration gratuite
QU-SHIP-6-02 = Le dé de l’Éclaireur est relancé jusqu’à montrer autre chose qu’un 6.
    .title = Il doit quitter le 6
QU-SHIP-6-03 = Après cette relance gratuite, le vaisseau a utilisé sa capacité et ne peut pas utiliser celle de son nouveau chiffre ce tour-ci.
    .title = La relance était sa capacité
QU-SHIP-6-04 = Un Éclaireur se relance avant ou après son déplacement, jamais pendant. Le même vaisseau peut aussi être reconfiguré par une action.
    .title = Avant ou après le déplacement

section-QU-DOM = Domination et Infamie
QU-DOM-01 = Chaque vaisseau ennemi que vous détruisez fait monter votre domination de 1.
    .title = Gain pour un ennemi détruit
QU-DOM-02 = Chaque vaisseau que vous perdez par destruction fait baisser votre domination de 1.
    .title = Perte pour un vaisseau détruit
QU-DOM-03 = La domination débute à 1 et reste entre 1 et 6 ; une perte à 1 ne change rien.
    .title = Entre un et six
QU-DOM-04 = Seules la perte d’un vaisseau dans une attaque, la remise à 1 après l’Infamie ou une carte modifient la domination. Une attaque repoussée n’y touche pas.
    .title = Quand la domination change
QU-DOM-05 = Quand votre domination atteint 6, vous placez aussitôt un cube sur un emplacement libre d’une planète sans cube à vous. Aucun vaisseau ni aucune action n’est nécessaire. Dans l’édition révisée, la surcharge quantum peut ouvrir d’autres planètes.
    .title = L’Infamie place un cube
QU-DOM-06 = Après le cube d’Infamie, votre domination revient à 1 et peut remonter dans le même tour.
    .title = La domination repart
QU-DOM-07 = Un joueur peut atteindre l’Infamie autant de fois que la partie le permet.
    .title = L’Infamie peut revenir
QU-DOM-08 = Un cube d’Infamie placé pendant votre propre tour vaut une carte dans la phase de cartes de ce tour.
    .title = Une carte pour l’Infamie
QU-DOM-09 = L’Infamie demande elle aussi un emplacement libre ; les planètes pleines ne peuvent pas être choisies.
    .title = Pas sur une planète pleine
QU-DOM-10 = Si aucun emplacement ne vous est ouvert, aucun cube n’est posé et le dé reste à 6. Dès qu’un emplacement devient possible alors qu’il montre encore 6, le cube est posé ; une perte de vaisseau le fait baisser comme d’habitude.
    .title = Infamie sans emplacement
QU-DOM-11 = Le cube d’Infamie doit être posé dès qu’un emplacement permis existe ; vous choisissez seulement où.
    .title = L’Infamie est obligatoire
QU-DOM-12 = La domination au-delà de 6 est perdue : à 5, un gain de 2 vous porte à 6, vous posez le cube et revenez à 1.
    .title = Le surplus est perdu
QU-DOM-13 = Si vous atteignez l’Infamie pendant le tour d’un autre, vous posez le cube et remettez le dé à 1 aussitôt. Dans l’édition révisée, vous choisissez aussi une carte à la fin de la phase de cartes de ce tour, après le joueur actif ; dans la première édition, aucune.
    .title = Infamie hors de votre tour
QU-DOM-14 = Si vous atteignez l’Infamie pendant votre phase de cartes, vous posez le cube aussitôt et gagnez un choix de plus dans cette phase.
    .title = Infamie en phase de cartes

section-QU-CARD = Cartes d’avancement
QU-CARD-01 = Les cartes d’avancement se gagnent uniquement dans la phase de cartes, après toutes les actions du tour.
    .title = Les cartes après les actions
QU-CARD-02 = Vous choisissez une carte par cube placé pendant ce tour, par construction ou par Infamie, et une de plus pour une Percée technologique.
    .title = Combien de cartes
QU-CARD-03 = Chaque choix porte sur n’importe laquelle des six cartes face visible, des deux types. Plusieurs choix se font l’un après l’autre.
    .title = N’importe quelle carte face visible
QU-CARD-04 = Une carte Tactique produit son effet quand vous la prenez, puis elle est défaussée. Elle ne se garde pas et ne coûte jamais d’action.
    .title = Les Tactiques agissent aussitôt
QU-CARD-05 = Une carte de Commandement reste près de votre feuille et agit jusqu’à la fin de la partie, sauf si vous devez la défausser.
    .title = Les Commandements durent
QU-CARD-06 = La carte prise est remplacée par une carte de la pioche du même type juste après chaque choix ; le choix suivant voit donc la nouvelle carte.
    .title = Compléter après chaque choix
QU-CARD-07 = Une carte Tactique est d’abord appliquée, puis défaussée, et seulement ensuite remplacée parmi les cartes face visible.
    .title = Tactique : effet, défausse, remplacement
QU-CARD-08 = Vous pouvez posséder trois cartes de Commandement. Si vous en prenez une quatrième, l’une d’elles part à la défausse et est perdue pour vous.
    .title = Trois Commandements au plus
QU-CARD-09 = En prenant une quatrième carte de Commandement, vous défaussez aussitôt une des trois que vous aviez, même prise plus tôt dans cette phase. La nouvelle carte, elle, reste.
    .title = Faire place à la quatrième
QU-CARD-10 = Au lieu de prendre une carte, vous pouvez utiliser un choix pour défausser les six cartes face visible et en révéler six autres.
    .title = Remplacer les cartes face visible
QU-CARD-11 = Chaque remplacement coûte exactement un choix et remplace toujours les six cartes. Il peut être répété tant qu’il vous reste des choix.
    .title = Le prix du remplacement
QU-CARD-12 = Les cartes défaussées vont sur la pile de leur type. Quand une pioche est vide, sa défausse mélangée en forme une nouvelle ; les deux types ne se mêlent jamais.
    .title = Les défausses reviennent
QU-CARD-13 = Une défausse est mélangée quand il faut piocher dans une pile vide ; si elle est vide aussi, il y a moins de six cartes face visible. Lors d’un remplacement, les anciennes cartes sont défaussées avant la pioche des nouvelles.
    .title = Quand les pioches s’épuisent
QU-CARD-14 = Une carte de Commandement ne sert pas dans le tour où vous l’avez gagnée. Seul Momentum la rend disponible plus tôt.
    .title = Les nouveaux Commandements attendent
QU-CARD-15 = Toute carte de Commandement, même à effet permanent, commence à agir au prochain tour de son propriétaire. Pendant les tours adverses d’ici là, elle est sans effet.
    .title = Active à votre prochain tour
QU-CARD-16 = Les vaisseaux d’expansion rejoignent la partie uniquement grâce à la carte Tactique Expansion, un par carte.
    .title = Expansion et réserve
QU-CARD-17 = Dès que vos deux vaisseaux d’expansion sont en jeu, sur le plateau ou à la casse, Expansion ne vous sert plus.
    .title = Expansion épuisée
QU-CARD-18 = Un joueur sans vaisseau d’expansion en réserve ne peut pas choisir Expansion ; prendre une autre carte ou remplacer les six reste toujours possible.
    .title = Imprenable sans réserve
QU-CARD-19 = Lancez le dé du vaisseau d’expansion, puis choisissez : une position orbitale vide près d’un de vos cubes, ou votre casse. Le nouveau vaisseau ne coûte ni ne donne d’action.
    .title = L’entrée d’un vaisseau d’expansion
QU-CARD-20 = Vous pouvez renoncer à un choix. Ceux qui ne sont pas utilisés disparaissent à la fin du tour.
    .title = Renoncer à une carte
QU-CARD-21 = La carte Tactique Agression ajoute aussitôt 2 à votre domination ; elle peut mener droit à l’Infamie.
    .title = Agression en bref
QU-CARD-22 = Les cartes Tactiques sont Expansion, Agression, Momentum, Repositionnement, Réorganisation et Sabotage. Toutes les autres cartes d’avancement sont des cartes de Commandement.
    .title = Quelles cartes sont Tactiques

section-QU-FAQ = Questions et réponses
QU-FAQ-01 = Dans un tour, un vaisseau peut faire un déplacement, avec ou sans attaque, et utiliser une capacité.
    .title = Le tour d’un vaisseau
QU-FAQ-02 = Après un changement de chiffre, la nouvelle capacité n’est disponible que si le vaisseau n’en a utilisé aucune ce tour-ci. C’est le cas après une reconfiguration par action, pas après la relance gratuite de l’Éclaireur.
    .title = Capacité après un changement
QU-FAQ-03 = Les capacités s’utilisent à votre tour, depuis le plateau et hors de tout déplacement. Une Frégate venue attaquer combat donc avec son 4.
    .title = Pas de changement au dernier moment
QU-FAQ-04 = Actions et capacités n’ont pas d’ordre fixe pendant votre tour.
    .title = Aucun ordre imposé
QU-FAQ-05 = Votre tour n’est pas fini après la troisième action : les capacités et pouvoirs de cartes inutilisés restent disponibles.
    .title = La troisième action ne conclut rien
QU-FAQ-06 = Un attaquant qui perd n’est pas détruit ; il se retrouve sur la case d’où il a attaqué.
    .title = L’attaquant vaincu survit
QU-FAQ-07 = Une attaque manquée ne coûte aucune domination, car celle-ci ne suit que les vaisseaux détruits.
    .title = L’échec ne coûte pas de domination
QU-FAQ-08 = Seul Repositionnement déplace un cube, qui garde son propriétaire ; cela ne rapporte pas de carte et ne fait pas gagner. La nouvelle planète doit avoir un emplacement libre et aucun cube de cette couleur ; dans la première édition, son numéro ne peut pas non plus dépasser celui de l’ancienne.
    .title = Déplacer un cube n’est pas placer
QU-FAQ-09 = Les cartes se gagnent dans la phase de cartes de votre propre tour. L’édition révisée a une exception : la carte pour un cube d’Infamie posé pendant le tour d’un autre.
    .title = Des cartes à votre tour
QU-FAQ-10 = Le transport et la manœuvre ont lieu au sein d’un déplacement : l’ensemble utilise le déplacement du vaisseau, sa capacité et une action.
    .title = Les capacités du déplacement
QU-FAQ-11 = Un second déplacement dû à une carte ne donne ni au Vaisseau amiral ni à l’Intercepteur une seconde capacité. Une seconde capacité ne leur sert que si un autre pouvoir leur permet aussi de se déplacer à nouveau.
    .title = Second déplacement, seconde capacité
QU-FAQ-12 = Si une carte contredit une règle, c’est la carte qui s’applique.
    .title = La carte l’emporte
QU-FAQ-13 = Un pouvoir utilisable une fois par tour l’est une fois dans chacun de vos propres tours, jamais dans celui d’un autre.
    .title = « Une fois par tour » : le vôtre
QU-FAQ-14 = Un pouvoir de carte dit gratuit ne dépense aucune action ; s’il utilise une action, il en dépense une. Les cartes Tactiques n’en dépensent jamais.
    .title = Gratuit ou contre une action
QU-FAQ-15 = Une carte Tactique agit dès que vous la prenez ; une carte de Commandement agit dès le début de votre tour suivant, que son effet soit permanent ou à la demande.
    .title = Quand les cartes agissent

section-QU-NOTE = Notes sur les cartes
QU-NOTE-01 = Un vaisseau gagné par Expansion vous appartient jusqu’à la fin. Détruit, il va dans votre casse comme les autres et peut être redéployé.
    .title = Les vaisseaux d’expansion restent
QU-NOTE-02 = Expansion ne donne pas d’action de plus : même une flotte de cinq en a trois par tour. Une fois les deux vaisseaux d’expansion en jeu, la carte n’est plus utilisable.
    .title = Plus de vaisseaux, autant d’actions
QU-NOTE-03 = Si le défenseur détruit l’attaquant grâce à Obstiné, il gagne 1 de domination et l’attaquant en perd 1. Le vaisseau attaquant est relancé dans la casse de son propriétaire, et le défenseur peut atteindre l’Infamie hors de son tour.
    .title = Obstiné riposte
QU-NOTE-04 = Les relances de combat dues à Impitoyable ou Cruel se décident une fois les deux dés de combat lancés.
    .title = Relances après les deux jets
QU-NOTE-05 = Si les deux camps peuvent relancer, l’attaquant décide d’abord, le défenseur ensuite. Le dernier jet de chaque dé compte.
    .title = L’attaquant décide d’abord
QU-NOTE-06 = L’attaquant décide et relance ; puis le défenseur, connaissant le résultat, décide et relance. L’attaquant ne peut plus réagir.
    .title = Une seule série de relances
QU-NOTE-07 = Les actions ou déplacements supplémentaires de cartes comme Arrogant, Curieux ou Belliqueux ne permettent jamais à eux seuls à un vaisseau de se déplacer deux fois dans un tour.
    .title = Aucun second déplacement
QU-NOTE-08 = Un changement dû à Flexible est un pouvoir de carte et n’utilise pas la capacité du vaisseau. Celui-ci n’a toujours qu’une capacité par tour.
    .title = Flexible et capacités
QU-NOTE-09 = Un second déplacement grâce à Énergique ne rend pas la capacité : un Intercepteur qui a déjà manœuvré vole tout droit, un autre peut encore prendre les diagonales.
    .title = Énergique ne rend pas la capacité
QU-NOTE-10 = Momentum ouvre un nouveau tour de deux actions. Déplacements et capacités de tous vos vaisseaux redeviennent disponibles, et toutes vos cartes de Commandement sont prêtes, même les plus récentes.
    .title = Momentum ouvre un nouveau tour
QU-NOTE-11 = Le tour de Momentum débute aussitôt. Les choix qui vous restaient se prennent dans sa phase de cartes, avec ceux que vous y gagnez ; aucun cube n’est compté deux fois.
    .title = Momentum et choix en attente
QU-NOTE-12 = Rusé permet à une Station de combat, un Destroyer, une Frégate ou un Éclaireur d’utiliser une capacité une seconde fois dans le tour.
    .title = Rusé répète une capacité
QU-NOTE-13 = Seul, Rusé n’apporte rien au Vaisseau amiral ni à l’Intercepteur, car il ne donne pas de second déplacement. Avec Énergique, il permet un second transport ou une seconde manœuvre pendant ce second déplacement.
    .title = Rusé demande un second déplacement
QU-NOTE-14 = La seconde utilisation est la capacité du chiffre montré à ce moment : une Frégate devenue un 3 peut utiliser le Warp grâce à Rusé.
    .title = Rusé suit le chiffre actuel
QU-NOTE-15 = Si votre carte Furtif est active, les vaisseaux d’une Réorganisation peuvent aller sur toute case vide sans vaisseau sur les quatre cases près d’elle. Les vaisseaux de tous comptent ; les voisins en diagonale n’importent pas.
    .title = Réorganisation avec Furtif
QU-NOTE-16 = Si votre carte Astucieux est active, vous choisissez les nouveaux chiffres d’une Réorganisation au lieu de lancer les dés. Une carte Astucieux gagnée ce tour-ci ne sert pas encore.
    .title = Réorganisation avec Astucieux

section-QU-EX = Exemples de jeu

section-QU-EDITION = Éditions
QU-EDITION-01 = La mise en place demande une édition : révisée, par défaut, ou première. La première n’a pas de surcharge quantum, utilise les anciennes cartes Curieux, Stratégique et Repositionnement, et ne donne pas de carte pour un cube d’Infamie posé hors de votre tour. Toutes deux utilisent les plateaux corrigés.
    .title = Choisir une édition

section-QU-MAP = Plateaux
QU-MAP-01 = Chaque plateau est fait pour un nombre précis de joueurs ; une partie avec un autre nombre ne peut pas y débuter.
    .title = Un plateau par nombre de joueurs
QU-MAP-02 = Chaque plateau fixe le nombre de cubes de chaque joueur pour toute la partie, celui de la planète de départ compris.
    .title = Les cubes dépendent du plateau
QU-MAP-03 = Seuls les plateaux de la liste peuvent être joués. Les anciennes versions remplacées par une correction y restent et peuvent encore être choisies.
    .title = Plateaux connus seulement

section-QU-VOID = La tuile du vide
QU-VOID-01 = Au début de votre tour, votre recherche monte de 1 pour chacun de vos vaisseaux sur la tuile du vide, jusqu’à 6. Cela ne coûte pas d’action.
    .title = La recherche du vide
QU-VOID-02 = La tuile du vide n’a ni planète ni emplacement : les vaisseaux peuvent entrer sur ses neuf cases. Personne n’y débute jamais.
    .title = Une tuile sans planète

section-QU-ENT = Surcharge quantum
QU-ENT-01 = Si tous les emplacements libres du plateau se trouvent sur des planètes portant déjà un de vos cubes, vous pouvez placer un autre cube sur une telle planète.
    .title = Quand la surcharge s’applique
QU-ENT-02 = Pour y construire, vos vaisseaux en orbite doivent égaler le numéro de la planète plus 3 pour chacun de vos cubes déjà présents.
    .title = Le numéro monte de trois
QU-ENT-03 = À la même condition, un cube d’Infamie peut aussi y aller, sans aucune somme. Un emplacement libre est toujours nécessaire.
    .title = Surcharge et Infamie
QU-ENT-04 = La première édition ignore la surcharge quantum : un second cube de votre couleur sur une planète n’y est jamais permis.
    .title = Édition révisée seulement

section-QU-HOUSE = Règles maison
QU-HOUSE-01 = C’est une règle maison, absente du livret : si pendant 50 manches complètes personne ne place de cube, ne détruit de vaisseau ni ne prend de carte, la partie est déclarée nulle. Elle l’est aussi à la fin d’un tour après lequel aucune planète ne peut plus recevoir de cube de quiconque.
    .title = Nulle quand la partie n’avance plus

section-QU-AGILE = Agile
QU-AGILE-01 = Chacun de vos vaisseaux peut parcourir une case de plus que son chiffre ; un Vaisseau amiral en transport va donc jusqu’à trois. L’attaque gratuite de la Station de combat et le déplacement de Tactique restent d’une case.
    .title = Une case de plus

section-QU-ARROGANT = Arrogant
QU-ARROGANT-01 = Si au début de votre tour vous avez plus de vaisseaux sur le plateau que chacun des autres joueurs, vous avez une action de plus ce tour-ci. L’égalité ne donne rien, les vaisseaux ailleurs ne comptent pas, et aucun vaisseau ne se déplace deux fois pour autant.
    .title = Action pour la plus grande flotte

section-QU-BRILLIANT = Brillant
QU-BRILLIANT-01 = Au début de votre tour, votre recherche monte de 2, jusqu’à 6. Si elle atteint 6, vous avez une Percée technologique dans la phase de cartes de ce tour.
    .title = Recherche en début de tour

section-QU-CEREBRAL = Cérébral
QU-CEREBRAL-01 = Une fois par tour, sans action, vous pouvez baisser votre domination de 1 pour monter votre recherche de 3, jusqu’à 6. À 1 de domination, c’est impossible.
    .title = De la domination à la recherche

section-QU-CLEVER = Astucieux
QU-CLEVER-01 = Chaque fois qu’un de vos vaisseaux devrait être lancé, vous choisissez son chiffre, même s’il est détruit pendant le tour d’un autre. Un vaisseau reconfiguré doit toujours changer de chiffre, et un Éclaireur ne peut pas choisir 6. Les dés de combat et le jet de mise en place ne sont pas concernés.
    .title = Choisir au lieu de lancer

section-QU-CONFORMIST = Conformiste
QU-CONFORMIST-01 = Si au début de votre tour au moins deux de vos vaisseaux sur le plateau montrent le même chiffre, vous avez une action de plus ce tour-ci. Plusieurs paires n’en donnent pas davantage, et les vaisseaux adverses ne comptent pas.
    .title = Action pour une paire

section-QU-CRUEL = Cruel
QU-CRUEL-01 = Lors d’un combat d’un de vos vaisseaux, en attaque ou en défense, vous pouvez faire relancer une fois le dé de combat adverse. La décision vient après les deux jets, l’attaquant avant le défenseur, et le nouveau jet compte.
    .title = Faire relancer l’adversaire

section-QU-CUNNING = Rusé
QU-CUNNING-01 = Une fois par tour, un de vos vaisseaux peut utiliser une capacité une seconde fois : celle du chiffre qu’il montre alors. Cela ne donne pas de second déplacement ; un Vaisseau amiral ou un Intercepteur n’en profite que si autre chose lui permet de se déplacer encore.
    .title = Une seconde capacité

section-QU-CURIOUS = Curieux
QU-CURIOUS-01 = Une fois par tour, l’un de vos vaisseaux peut se déplacer sans action, transport compris, à condition que vous n’attaquiez pas de tout le tour. Un vaisseau qui s’est déjà déplacé n’en profite que si Énergique lui permet de se déplacer encore. Après une attaque, la carte est inutilisable ; après son utilisation, aucune attaque n’est permise, pas même celle de la Station de combat. Dans la première édition, seul ce déplacement gratuit ne peut pas attaquer.
    .title = Un déplacement pacifique gratuit

section-QU-DANGEROUS = Dangereux
QU-DANGEROUS-01 = Quand un de vos vaisseaux est attaqué, vous pouvez décider avant tout jet que les deux vaisseaux sont détruits. Chacun est relancé dans la casse de son propriétaire, la domination ne change pour personne, et aucune carte n’en récompense quiconque.
    .title = Les deux vaisseaux perdus

section-QU-EAGER = Impatient
QU-EAGER-01 = Déployer ne vous coûte aucune action. Vous pouvez le faire tant que vous avez des vaisseaux à la casse et des cases libres pour eux.
    .title = Déployer est gratuit

section-QU-ENERGETIC = Énergique
QU-ENERGETIC-01 = Vos vaisseaux peuvent se déplacer, avec ou sans attaque, plusieurs fois par tour ; chaque déplacement coûte toujours une action. L’unique capacité par tour d’un vaisseau n’est pas rendue.
    .title = Se déplacer plusieurs fois

section-QU-FEROCIOUS = Féroce
QU-FEROCIOUS-01 = Chacun de vos jets de combat est réduit de 1, en attaque comme en défense ; il peut descendre sous 1.
    .title = De meilleurs jets de combat

section-QU-FLEXIBLE = Flexible
QU-FLEXIBLE-01 = Une fois par tour, sans action, changez de 1 le chiffre d’un de vos vaisseaux sur le plateau, en plus ou en moins, mais pas de 6 à 1 ni de 1 à 6. C’est impossible pendant un déplacement ou une attaque, et la capacité du vaisseau n’est ni utilisée ni rendue.
    .title = Un chiffre à un près

section-QU-INGENIOUS = Intelligent
QU-INGENIOUS-01 = Quand vous construisez, vous pouvez aussi compter vos vaisseaux en diagonale de la planète, en décidant pour chacun. Vos vaisseaux en orbite comptent toujours.
    .title = Les diagonales peuvent aider

section-QU-INTELLIGENT = Ingénieux
QU-INTELLIGENT-01 = Vous pouvez aussi construire si votre somme dépasse d’exactement 1 le numéro voulu ou lui est inférieure de 1. Cela se combine avec Intelligent et avec le numéro augmenté de la surcharge quantum.
    .title = Une somme à un près

section-QU-NOMADIC = Nomade
QU-NOMADIC-01 = Une fois par tour, pour une action, placez un de vos vaisseaux en orbite sur une position orbitale libre d’une planète dont la tuile partage un bord avec celle de sa planète. Ce n’est pas un déplacement : ni attaque ni transport, et le vaisseau peut encore se déplacer. La tuile du vide n’a pas d’orbite.
    .title = D’orbite en orbite

section-QU-PLUNDERING = Pilleur
QU-PLUNDERING-01 = La première fois que vous détruisez un vaisseau ennemi pendant votre tour, votre recherche monte de 3, jusqu’à 6. Cela n’arrive qu’une fois par tour, et pas pour les vaisseaux perdus par Dangereux.
    .title = La recherche par la victoire

section-QU-PRECOCIOUS = Précoce
QU-PRECOCIOUS-01 = Votre Percée technologique a lieu dès 4 de recherche au lieu de 6. Dans la phase de cartes, vous avez alors un choix et la recherche revient à 1 ; c’est obligatoire.
    .title = Percée dès quatre

section-QU-RATIONAL = Rationnel
QU-RATIONAL-01 = Votre dé de combat n’est pas lancé et vaut 3 ; personne ne peut le relancer. Féroce et Stratégique le modifient toujours ; le dé adverse est lancé normalement.
    .title = Votre dé vaut toujours trois

section-QU-RAVENOUS = Vorace
QU-RAVENOUS-01 = Vous gagnez 2 de domination au lieu de 1 par vaisseau ennemi détruit et en perdez 2 au lieu de 1 par vaisseau perdu, toujours entre 1 et 6. Avec Juste en plus, vous gagnez 2 et ne perdez rien.
    .title = La domination compte double

section-QU-RELENTLESS = Impitoyable
QU-RELENTLESS-01 = Lors d’un combat d’un de vos vaisseaux, en attaque ou en défense, vous pouvez relancer une fois votre dé de combat. La décision vient après les deux jets, l’attaquant avant le défenseur, et le nouveau jet compte.
    .title = Relancer votre dé de combat

section-QU-RESOURCEFUL = Débrouillard
QU-RESOURCEFUL-01 = Une fois par tour, sans action, vous pouvez envoyer à votre casse, en le relançant, un de vos vaisseaux du plateau pour gagner une action ce tour-ci. Il n’est pas détruit au combat : la domination ne change pas.
    .title = Un vaisseau contre une action

section-QU-RIGHTEOUS = Juste
QU-RIGHTEOUS-01 = Votre domination ne baisse pas quand vos vaisseaux sont détruits. Le prix de Cérébral et la remise à 1 après l’Infamie la font toujours baisser.
    .title = Aucune domination perdue

section-QU-SCRAPPY = Combatif
QU-SCRAPPY-01 = Pendant votre tour, vous pouvez relancer une fois chacun de vos jets, dés de vaisseaux comme dé d’attaque, et le second résultat compte. Un vaisseau reconfiguré doit toujours finir sur un autre chiffre. L’effet s’ajoute à Impitoyable, mais ne vaut ni pour la mise en place ni pour la défense pendant le tour d’un autre.
    .title = Relancer tous vos jets

section-QU-STEALTHY = Furtif
QU-STEALTHY-01 = Quand vous déployez, vous pouvez utiliser toute case inoccupée, même sur la tuile du vide, sans aucun vaisseau sur les quatre cases près d’elle. Les cases en diagonale n’importent pas. Cela vaut aussi pour Expansion et Réorganisation.
    .title = Déployer loin des autres

section-QU-STRATEGIC = Stratégique
QU-STRATEGIC-01 = Si un autre de vos vaisseaux est près de celui qui combat, votre jet de combat est réduit de 2, une seule fois, et peut descendre sous 1. Pour un attaquant, on regarde la case d’où il attaque ; dans la première édition, un de vos vaisseaux près de la case visée suffit aussi.
    .title = La force du nombre

section-QU-STUBBORN = Obstiné
QU-STUBBORN-01 = Quand votre vaisseau est attaqué, l’égalité est pour vous, et si vous gagnez, l’attaquant est détruit : vous gagnez 1 de domination et son propriétaire en perd 1. Votre vaisseau reste en place, et Pilleur et Belliqueux ne donnent rien, car ce n’est pas votre tour.
    .title = Une défense qui mord

section-QU-TACTICAL = Tactique
QU-TACTICAL-01 = Une fois par tour, déplacez un de vos vaisseaux d’exactement une case sans action ; il peut attaquer, transporter ou aller en diagonale si sa capacité le permet. C’est son déplacement du tour : il ne doit pas s’être déplacé avant et ne le fera plus, sauf avec Énergique.
    .title = Une case gratuite

section-QU-TYRANNICAL = Tyrannique
QU-TYRANNICAL-01 = Une fois par tour, sans action, vous pouvez baisser votre recherche de 1 pour monter votre domination de 1. À 1 de recherche, c’est impossible. Atteindre 6 ainsi donne aussitôt l’Infamie.
    .title = De la recherche à la domination

section-QU-WARLIKE = Belliqueux
QU-WARLIKE-01 = La première fois que vous détruisez un vaisseau ennemi pendant votre tour, vous gagnez une action ce tour-ci. Elle ne permet à aucun vaisseau de se déplacer deux fois et ne vient pas des vaisseaux perdus par Dangereux.
    .title = Action pour une victoire

section-QU-EXPANSION = Expansion
QU-EXPANSION-01 = Lancez un de vos dés d’expansion et placez-le sur une position orbitale libre d’une planète portant votre cube, ou dans votre casse ; il fait désormais partie de la flotte et ne donne pas d’action. Avec Astucieux, vous choisissez son chiffre ; avec Furtif, une case isolée convient aussi. La carte ne peut plus être prise quand vos deux vaisseaux d’expansion sont en jeu.
    .title = Un nouveau vaisseau

section-QU-AGGRESSION = Agression
QU-AGGRESSION-01 = Votre domination monte de 2, jusqu’à 6. Atteindre 6 donne aussitôt l’Infamie et un choix de carte de plus.
    .title = Deux de domination aussitôt

section-QU-MOMENTUM = Momentum
QU-MOMENTUM-01 = Vous jouez aussitôt un autre tour complet, avec deux actions au lieu de trois. Déplacements, capacités, pouvoirs « une fois par tour » et effets de début de tour reviennent, et les cartes de Commandement à peine gagnées sont actives. Les choix encore dus se prennent dans sa phase de cartes. Gagné à la fin du tour d’un autre, il se joue avant le joueur suivant.
    .title = Un autre tour aussitôt

section-QU-RELOCATION = Repositionnement
QU-RELOCATION-01 = Transférez un cube d’un autre joueur sur un emplacement libre d’une planète où ce joueur n’a pas de cube. Dans la première édition, le numéro de la nouvelle planète ne peut pas dépasser celui de l’ancienne. Aucun cube nouveau n’est placé : cela ne fait jamais gagner, et rien ne se passe si aucun transfert n’est possible.
    .title = Transférer un cube adverse

section-QU-REORGANIZATION = Réorganisation
QU-REORGANIZATION-01 = Choisissez autant de vos vaisseaux que vous voulez, sur le plateau et à la casse, puis relancez-les ensemble ; un vaisseau peut garder son chiffre. Placez chacun sur une position orbitale libre d’une planète portant votre cube ou dans votre casse. Avec Astucieux, vous choisissez les chiffres ; avec Furtif, des cases isolées conviennent aussi ; la réserve d’expansion est exclue.
    .title = Relancer et regrouper

section-QU-SABOTAGE = Sabotage
QU-SABOTAGE-01 = Dans le sens horaire à partir du joueur qui a pris la carte, chaque autre joueur choisit et défausse une de ses cartes de Commandement, même pas encore active. Un joueur qui n’en a pas ne perd rien.
    .title = Les autres perdent un Commandement

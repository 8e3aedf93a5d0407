### Flottes toutes prêtes, et ce qui peut clocher dans une flotte.

## Ce qui ne va pas

refusal-fleet-device = Aucun dispositif technique ne s’appelle { $about }.
refusal-fleet-devices = { $about } : il faut { $limit ->
    [one] { $limit } dispositif technique
   *[other] { $limit } dispositifs techniques
}, et non { $count }.
refusal-fleet-device-pool = Le vaisseau ne peut pas porter ce dispositif technique : { $about }.
refusal-fleet-champion = Un Duel se livre avec un vaisseau de classe 5, et la flotte n’en a aucun.
refusal-fleet-must-carry = Un vaisseau de la flotte doit porter { $about }.
refusal-fleet-size = Le scénario se joue avec { $least } à { $most } points de classe, et non { $about }.

## Flottes toutes prêtes

fleet-ready-phebe-line = Ligne de Phébé
    .text = Gardez le Cuirassé derrière son escorte et usez l’ennemi à coups de missiles ; le Croiseur attire le feu.
fleet-ready-phebe-riders = Les Cavaliers
    .text = Tout sauf le Destroyer est ionique : frappez à deux secteurs, et repliez-vous avant que la réponse ne fasse mal.
fleet-ready-phebe-citadel = La Citadelle
    .text = Restez groupés autour du Porte-Nefs, laissez les Testudos encaisser et envoyez les Escadrons devant.
fleet-ready-phebe-patience = Patience d’Arop Tan
    .text = Drainez la Passerelle ennemie tour après tour, réparez, et attaquez quand plus rien ne peut répondre.
fleet-ready-phebe-yard = Le Chantier
    .text = Le Salvation choisit qui une attaque touche, le Mule répare ce qui l’a été : tenez le centre et laissez venir l’ennemi.
fleet-ready-phebe-veil = Le Voile d’Ilya
    .text = Frappez, puis disparaissez parmi les Signaux : l’ennemi gaspille ses résultats sur des Leurres pendant que vous choisissez où frapper.
fleet-ready-amycles-line = Ligne d’Amyclès
    .text = Avancez en deux groupes qui se soutiennent, et gardez deux résultats spéciaux pour le Rayon Proton.
fleet-ready-amycles-hammer = Le Marteau
    .text = Deux spéciaux sur la Passerelle donnent au Dreadnought sa longue portée ; les Phalanx achèvent ce qu’il brise.
fleet-ready-amycles-lances = Les Lances
    .text = Rapides et fragiles : frappez un seul vaisseau avec tout à la fois, et n’attendez jamais la réplique.
fleet-ready-amycles-reply = Réplique de Feyn
    .text = Chaque dé rouge de la Passerelle est une Contre-Attaque : restez proches, et faites payer chaque attaque.
fleet-ready-amycles-static = Les Parasites
    .text = Un Advantage fait taire un secteur, l’autre y interdit les spéciaux : attaquez ce qui ne peut plus répondre.
fleet-ready-amycles-drive = L’Élan de Sao
    .text = Gardez deux spéciaux sur la Passerelle : le Cuirassé file alors comme une Frégate, et chaque multidirectionnel porte plus loin.
fleet-ready-forge-anvil = L’Enclume
    .text = Trois grosses coques côte à côte ; avancez lentement, les Croiseurs protègent le Vaisseau Amiral.
fleet-ready-forge-twins = Les Jumeaux
    .text = Le meilleur vaisseau de chaque empire : le Porte-Nefs tient, le Dreadnought tire, le Destroyer garde la brèche.
fleet-ready-forge-showcase = La Vitrine
    .text = Un peu de tout ce que bâtit la Forge : prenez à chaque tour le vaisseau qui convient à vos dés.
fleet-ready-forge-works = L’Atelier
    .text = Trois Croiseurs frappent et se protègent ; le Salvation retient un ennemi, ou rappelle un vaisseau touché.
fleet-ready-llib-martyrs = Les Martyrs
    .text = Tenez le Vaisseau Amiral au loin avec ses missiles et donnez les Frégates, une à une, pour douze dégâts chacune.
fleet-ready-llib-escort = L’Escorte
    .text = Le Vaisseau Amiral se bat devant : le Croiseur détourne le feu, et seule sa perte met fin à la bataille.
fleet-ready-llib-second = Le Second
    .text = Deux gros vaisseaux qui réparent et bombardent ; placez l’unique Frégate là où la Rédemption fera mal.
fleet-ready-llib-pilgrims = Les Pèlerins
    .text = Les mines et le Sentinel font payer chaque route vers le Vaisseau Amiral ; les Frégates attendent les survivants.
fleet-ready-maa-shadows = Les Ombres
    .text = Deux Croiseurs se battent tandis que le Chimaera, difficile à cibler, surveille les secteurs voisins.
fleet-ready-maa-pack = La Meute
    .text = Trois Destroyers tirent de loin ; le Chimaera brouille le secteur qui voudrait riposter.
fleet-ready-maa-ghosts = Les Fantômes
    .text = Des vaisseaux vifs vont et viennent ; le Chimaera les rappelle pour les réparer.
fleet-ready-maa-loom = Le Métier à tisser
    .text = Le Chimaera allonge toute portée autour de lui et harcèle les vaisseaux qui s’approchent ; le Mule maintient le Croiseur en état.
fleet-ready-rebels-wall = Le Mur
    .text = Quatre Croiseurs qui se protègent et ne meurent pas du premier coup : avancez ensemble.
fleet-ready-rebels-tide = La Marée
    .text = Les Frégates prennent à l’ennemi ses secteurs et ses dés pendant que les Croiseurs arrivent derrière.
fleet-ready-rebels-outlaws = Les Hors-la-loi
    .text = Un vaisseau par tâche : le Centaurus court, le Sagittarius tire, le Croiseur barre la route.
fleet-ready-rebels-tinkers = Les Bricoleurs
    .text = Des Croiseurs qui ne meurent pas la première fois, et un Drone qui les répare avant d’en arriver là.
fleet-ready-scavengers-swarm = L’Essaim
    .text = Tant de petits vaisseaux qu’une perte ne compte guère : encerclez, soutenez, et abordez les isolés.
fleet-ready-scavengers-hounds = Les Molosses
    .text = Six Destroyers, chacun seul dans son secteur : tirez à deux secteurs, puis refermez le cercle.
fleet-ready-scavengers-hooks = Les Grappins
    .text = Les Phalanx frappent d’abord ; les Frégates se rassemblent près de ce qui est seul et l’abordent.
fleet-ready-scavengers-traders = Les Marchands
    .text = Le Ravitailleur garde un spécial d’avance pour l’Abordage ; le Sentinel use les vaisseaux à aborder.

## Vérification

fleet-check-legal = { $fleet } : flotte valide. { $faction }, { $points } points de classe{ $leader ->
    [0] { "" }
   *[other] { " " }et { $leader } pour le chef
} sur { $limit }.
fleet-check-illegal = { $fleet } : flotte non valide, pour { $count ->
    [one] une raison
   *[other] { $count } raisons
} :

## Chaque flotte contre chaque autre

fleet-matrix-title = Flotte contre flotte
fleet-matrix-subtitle = Batailles gagnées par la ligne contre la colonne, en pour cent, une partie nulle valant une demi-victoire ; { $games } batailles par paire, robot { $bot }, graine { $seed }
fleet-matrix-average = moyenne
fleet-matrix-mean = { $share } %  { $fleet }
fleet-matrix-alone = une flotte a besoin d’une adversaire : indiquez-en au moins deux
fleet-matrix-other = { $file } contient autre chose que le début de cette étude (autres flottes, robot, nombre de batailles ou graine) ; il est resté tel quel

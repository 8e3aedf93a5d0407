### Les leçons de Fleet Commander. Chaque étape est un message : son texte, puis la consigne, l’indice et les réponses.

## Les dés et la Passerelle

lesson-fleet-dice = Les dés et la Passerelle
    .about = Ce que disent couleurs et faces, et où les dés attendent.

lesson-fleet-dice-colours = Vous commandez avec **neuf dés** : trois rouges pour attaquer, trois bleus pour se déplacer, trois verts pour les boucliers. Chaque dé a deux faces orthogonales, deux diagonales, une multidirectionnelle et une spéciale. Tous sont dans votre **Réserve**.
    .title = Neuf dés

lesson-fleet-dice-roll = Au début de votre tour, vous choisissez **trois dés** de n’importe quelles couleurs dans la Réserve et vous les lancez. Alors seulement, vous voyez dans quelles directions agir.
    .title = Trois d’entre eux
    .task = Lancez un dé de chaque couleur.
    .hint = Choisissez un dé rouge, un bleu et un vert, puis lancez.
    .done = Un rouge orthogonal, un bleu diagonal, un spécial vert.
    .others = Vous pouvez lancer ceux-là. Ici, prenez-en un de chaque couleur, pour voir à quoi chacun sert.

lesson-fleet-dice-faces = **Orthogonal** montre les quatre côtés d’un secteur, **diagonal** ses quatre coins, **multidirectionnel** la direction que vous voulez. Un **spécial** ne montre rien : il a ses propres usages, seul ou par deux.
    .title = Quatre faces

lesson-fleet-dice-end = Pendant les Actions des Dés, on utilise ses résultats dans n’importe quel ordre, ou aucun. Personne n’est encore près de vous : passez à la **Passerelle**, où l’on garde ce qui n’a pas servi.
    .title = Vers la Passerelle
    .task = Terminez vos Actions des Dés.
    .hint = Choisissez de terminer les Actions des Dés.
    .done = La Passerelle est ouverte.
    .otherwise = En bataille, vous pourriez le faire. Ici, passez à la Passerelle : terminez vos Actions des Dés.

lesson-fleet-dice-store = Votre Passerelle a deux ailes : **deux places pour des directions à gauche, deux pour des spéciaux à droite**. Un dé gardé conserve sa face, pour un tour suivant ou pour réagir à une attaque. Le reste retourne à la Réserve.
    .title = Ce que l’on garde
    .task = Gardez le spécial vert.
    .hint = Choisissez le spécial vert, puis l’aile.
    .done = Gardé. D’autres leçons montrent à quoi il sert.
    .other = Vous pouvez garder celui-là aussi. Gardez d’abord le spécial vert.
    .lost = Dans ce cas, les trois retournent à la Réserve. Gardez d’abord le spécial vert.

## Se déplacer

lesson-fleet-moving = Se déplacer
    .about = Comment les dés bleus déplacent les vaisseaux, seuls ou ensemble.

lesson-fleet-moving-edge = Un résultat **bleu** déplace des vaisseaux d’un secteur vers un secteur adjacent, dans une direction que montre le dé. Le vôtre est **orthogonal** : par un côté.
    .title = Par un côté
    .task = Déplacez le Croiseur de c2 en c3.
    .hint = Choisissez c2, puis c3.
    .done = Un dé, un secteur. Le dé est revenu dans votre Réserve.
    .destroyer = C’est le Destroyer. Le Croiseur est le plus gros, en c2.
    .aside = Orthogonal y mène aussi. Allez vers l’ennemi, en c3.
    .end = Dans ce cas, le dé bleu ne sert à rien. Déplacez-vous d’abord.

lesson-fleet-moving-corner = **Diagonal** passe par un coin : depuis c2, c’est b1, d1, b3 ou d3.
    .title = Par un coin
    .task = Déplacez le Croiseur de c2 en d3.
    .hint = Choisissez c2, puis d3.
    .done = Par le coin.
    .aside = Diagonal y mène aussi. Allez en d3.
    .destroyer = C’est le Destroyer. Déplacez le Croiseur en c2.
    .end = Dans ce cas, le dé bleu ne sert à rien. Déplacez-vous d’abord.

lesson-fleet-moving-together = Un résultat déplace **tout ou partie des vaisseaux d’un secteur**, ensemble, vers un même secteur. Un secteur n’accueille jamais plus de **5 points de classe** : un Destroyer en a 2, un Croiseur 3.
    .title = Ensemble
    .task = Envoyez des vaisseaux de c2 en c3.
    .hint = Choisissez c2, puis c3. On demande ensuite lesquels partent.
    .done = Et qui part ?
    .aside = C’est possible aussi. Allez vers l’ennemi, en c3.
    .end = Dans ce cas, le dé bleu ne sert à rien. Déplacez-vous d’abord.

lesson-fleet-moving-group = 2 et 3 font 5 points de classe : les deux vaisseaux tiennent en c3.
    .title = Tous les deux
    .task = Faites partir les deux vaisseaux.
    .hint = Choisissez les deux vaisseaux.
    .done = Deux vaisseaux déplacés pour un dé.
    .alone = Permis : l’autre reste en arrière. Le même dé peut déplacer les deux.

lesson-fleet-moving-ionic = Les Frégates ont la **Propulsion Ionique** : dans un secteur où il n’y a que de tels vaisseaux, un résultat bleu peut être joué **deux fois de suite**.
    .title = Deux fois plus vite
    .task = Déplacez la Frégate de b2 en b3.
    .hint = Choisissez b2, puis b3.
    .done = Le même dé continue.
    .cruiser = Un Croiseur se déplace une fois. Qui se déplace deux fois ?
    .aside = Elle peut y aller. Ici, montez en b3.
    .end = Dans ce cas, le dé bleu ne sert à rien. Déplacez-vous d’abord.

lesson-fleet-moving-onward = Le second déplacement est un déplacement comme le premier, dans une direction du même dé.
    .title = Et plus loin
    .task = Continuez en b4.
    .hint = Choisissez b4.
    .done = Deux secteurs pour un dé.
    .stop = Vous pouvez vous arrêter. Mais le second déplacement est gratuit.
    .aside = C’est possible aussi. Ici, continuez en b4.

## Attaquer

lesson-fleet-attack = Attaquer
    .about = Comment les dés rouges attaquent, de près et de loin.

lesson-fleet-attack-red = Un résultat **rouge** attaque un vaisseau ennemi dans un secteur adjacent que montre le dé. Les dégâts sont la **Puissance de Feu** de votre vaisseau : 3 pour un Croiseur. Ils sont retirés de la **coque** ; un Destroyer a 12 points.
    .title = Feu
    .task = Attaquez le Destroyer en c4 avec votre Croiseur.
    .hint = Choisissez c3, puis c4.
    .done = 12 − 3 = 9. À 0, un vaisseau est détruit.
    .end = Votre dé rouge n’a pas servi. Attaquez d’abord.

lesson-fleet-attack-finish = C’est vous qui choisissez la cible. Les dégâts au-delà de ce qui reste de coque sont perdus, et un vaisseau qui survit tirera à son tour.
    .title = La bonne cible
    .task = Attaquez de façon à détruire un vaisseau ennemi.
    .hint = La Frégate en b4 n’a plus que 3 points de coque, et votre Croiseur en inflige 3.
    .done = Détruite : un ennemi de moins.
    .hull = Il resterait 9 points sur 12 au Destroyer. Y a-t-il un vaisseau qui n’en a plus que 3 ?
    .end = Votre dé rouge n’a pas servi. Attaquez d’abord.

lesson-fleet-attack-ranged = Une cible plus lointaine demande **un résultat rouge par secteur** du chemin. Chacun suit la direction de son dé, et les secteurs entre les deux doivent être vides.
    .title = De loin
    .task = Détruisez la Frégate en c4 depuis c2.
    .hint = Choisissez c2, puis la Frégate en c4. Les deux dés rouges sont dépensés.
    .done = Deux dés, deux secteurs, et personne n’a pu s’approcher.
    .end = Vos dés rouges n’ont pas servi. Attaquez d’abord.

## Le soutien

lesson-fleet-support = Soutien et sommes
    .about = Pourquoi des vaisseaux près de la cible rendent une attaque forte.

lesson-fleet-support-join = Un dé lance une attaque depuis **un** secteur. Mais **chacun de vos vaisseaux adjacents à la cible** peut s’y joindre, sans dé et de n’importe quel côté. Les Puissances de Feu s’ajoutent.
    .title = Plus d’un
    .task = Attaquez le Croiseur en c4 depuis c3.
    .hint = Choisissez c3, puis c4.
    .done = Le Destroyer en b3 touche c4 par un coin : il peut se joindre.
    .end = Votre dé rouge n’a pas servi. Attaquez d’abord.

lesson-fleet-support-fire = Avant les tirs, vous dites qui tire. Croiseur 3, Destroyer 2 : ensemble 5.
    .title = Qui tire
    .task = Faites tirer tout le monde.
    .hint = Choisissez de tirer.
    .done = 18 − 5 = 13, pour un seul dé.
    .hold = Permis, mais il y aurait moins de 5 dégâts. Le soutien ne coûte rien.

lesson-fleet-support-closer = L’ennemi en c4 n’a plus que **5** points de coque. Votre Croiseur seul en inflige 3. Le Destroyer en b2 n’est pas adjacent à c4, mais vous avez aussi un dé bleu, et l’ordre des résultats est libre.
    .title = Bouger, puis tirer
    .task = Conduisez d’abord le Destroyer près de c4.
    .hint = b3 touche c4 par un coin. Déplacez-vous de b2 en b3.
    .done = Les deux touchent la cible.
    .early = 3 dégâts laissent 2 points sur 5. Qui pourrait ajouter ces 2 ?
    .aside = De là, il n’est toujours pas adjacent à c4. Quel secteur orthogonal touche c4 ?
    .end = Les deux dés n’ont pas servi. Déplacez-vous d’abord.

lesson-fleet-support-sum = 3 et 2 font 5 : exactement ce qui reste de coque.
    .title = Le compte est bon
    .task = Attaquez c4.
    .hint = Choisissez c3, puis c4.
    .done = 5 sur 5 : détruit. Se déplacer d’abord a tout changé.
    .end = Votre dé rouge n’a pas servi. Attaquez maintenant.

## Les boucliers

lesson-fleet-shields = Boucliers
    .about = Ce que bloque un dé vert sur la Passerelle.

lesson-fleet-shields-rule = Attaqué, vous répondez avec ce qui est **gardé sur votre Passerelle**. Une **direction verte** est un bouclier : elle bloque **tous les dégâts d’un secteur** situé dans une direction qu’elle montre, vue de votre vaisseau. La vôtre est diagonale.
    .title = Ce qu’un bouclier bloque

lesson-fleet-shields-dearest = Grace attaque votre Destroyer depuis trois secteurs : Cuirassé 4 depuis b4, Croiseur 3 depuis c4, Destroyer 2 depuis d4. Cela fait 9. Votre bouclier diagonal peut se tourner vers b4 **ou** d4.
    .title = Le côté le plus cher
    .task = Tournez votre bouclier là où il épargne le plus.
    .hint = 4 points de dégâts viennent de b4, 2 seulement de d4.
    .done = 9 − 4 = 5 passent. Votre Destroyer survit avec 7 points.
    .smaller = Cela bloque d4, d’où ne viennent que 2 points : 7 passent encore. Combien viennent de b4 ?
    .none = Dans ce cas, les 9 passent. Votre Passerelle a un bouclier.

lesson-fleet-shields-two = La même attaque, et **deux boucliers** : un diagonal, un orthogonal. On peut en utiliser plusieurs contre une même attaque.
    .title = Deux boucliers
    .task = Bloquez d’abord les 4 de b4.
    .hint = Choisissez le bouclier diagonal, puis b4.
    .done = Et il en reste un.
    .smaller = De d4 ne viennent que 2 points de dégâts. Et de b4 ?
    .straight = Un bon bouclier aussi : il fait face à c4. Bloquez d’abord b4.
    .none = Dans ce cas, les 9 passent. Votre Passerelle a deux boucliers.

lesson-fleet-shields-second = Il en reste 5 : 3 de c4, droit devant, et 2 de d4. Votre second bouclier est orthogonal.
    .title = Et le second
    .task = Bloquez c4 aussi.
    .hint = Choisissez le bouclier orthogonal, puis c4.
    .done = 2 sur 9 passent. Ce qu’aucun bouclier n’arrête passe toujours.
    .none = Dans ce cas, 5 passent. Le second bouclier fait face à c4.

## Les réactions

lesson-fleet-reactions = Repli et Contre-Attaque
    .about = Ce que font les spéciaux de la Passerelle quand on est attaqué.

lesson-fleet-reactions-retreat = Un **spécial bleu** gardé permet un **Repli** : les dégâts d’abord, puis tous les vaisseaux du secteur vont vers un secteur adjacent de votre choix. Grace inflige 7 à votre Destroyer, et voudrait continuer.
    .title = Hors d’atteinte
    .task = Repliez-vous vers un secteur qui n’est adjacent à aucun ennemi.
    .hint = Les ennemis sont en b4 et c4. Allez sur la rangée 2.
    .done = 12 − 7 = 5, et hors d’atteinte.
    .near = Ce secteur touche encore celui d’un ennemi. Quelle rangée est hors d’atteinte ?
    .stay = Dans ce cas, vous restez près des deux ennemis. Le spécial bleu mène ailleurs.

lesson-fleet-reactions-counter = Un **spécial rouge** gardé est une **Contre-Attaque** : vous subissez les dégâts et infligez la Puissance de Feu de tout votre secteur à un vaisseau qui a participé. Rien n’en protège.
    .title = Rendre les coups
    .task = Contre-attaquez la Frégate.
    .hint = Utilisez le spécial rouge contre la Frégate en c4, qui a 3 points de coque.
    .done = 1 dégât subi, une Frégate détruite.
    .nothing = Dans ce cas, la Frégate continue. Les 3 de votre Croiseur la détruiraient.

lesson-fleet-reactions-choose = À une attaque, **une seule sorte de réaction** : boucliers, ou Repli, ou Contre-Attaque. Ici, un Croiseur attaque depuis c4, pour 3.
    .title = Une sur trois
    .task = Réagissez sans perdre un seul point de coque.
    .hint = Le bouclier orthogonal fait face à c4, et tous les dégâts viennent de là.
    .done = Tout est bloqué. Le spécial rouge attendra.
    .counter = Dans ce cas, vous infligez 3, mais vous subissez 3. Qu’est-ce qui ne subit rien ?
    .nothing = Dans ce cas, 3 passent. Votre Passerelle peut tout bloquer.

## La Passerelle

lesson-fleet-bridge = Garder des dés
    .about = Quels résultats méritent une place sur la Passerelle.

lesson-fleet-bridge-shield = Vos actions sont finies, la Passerelle est ouverte, et trois résultats n’ont pas servi. L’ennemi est à deux secteurs. L’**aile gauche** a de la place pour deux directions.
    .title = Un bouclier pour la nuit
    .task = Gardez le vert diagonal.
    .hint = Choisissez le vert diagonal, puis l’aile.
    .done = Un bouclier pour le tour de l’adversaire.
    .other = Vous pouvez garder celui-là aussi. Gardez d’abord le bouclier.
    .lost = Dans ce cas, tout retourne à la Réserve, et rien ne vous protège. Gardez le bouclier.

lesson-fleet-bridge-special = L’**aile droite** prend les spéciaux. Un spécial rouge est une Contre-Attaque en attente : qui vous attaque doit compter avec lui.
    .title = Une menace
    .task = Gardez le spécial rouge.
    .hint = Choisissez le spécial rouge, puis l’aile.
    .done = Vous attaquer coûte cher, maintenant.
    .blue = Vous pouvez : l’aile gauche a de la place. Mais d’abord le spécial rouge.
    .lost = Dans ce cas, le spécial retourne à la Réserve. Gardez-le d’abord.

lesson-fleet-bridge-return = Un autre tour : l’aile gauche est pleine, avec un vert orthogonal et un bleu diagonal. Vous avez fait un **vert multidirectionnel**, un bouclier pour toutes les directions. Au début de la phase de Passerelle, des dés gardés peuvent **retourner à la Réserve**.
    .title = Faire de la place
    .task = Rendez le bleu diagonal.
    .hint = Choisissez le bleu diagonal sur la Passerelle.
    .done = Une place est libre, et le dé bleu pourra être lancé.
    .shield = Dans ce cas, vous perdez un bouclier. Lequel des deux vous protège le moins ?
    .lost = Dans ce cas, le bouclier multidirectionnel est perdu. Faites d’abord de la place.

lesson-fleet-bridge-place = Les dés de la Passerelle ne se lancent pas : chaque dé gardé, c’est un choix de moins. Gardez ce dont vous aurez besoin.
    .title = À sa place
    .task = Gardez le vert multidirectionnel.
    .hint = Choisissez le vert multidirectionnel, puis l’aile.
    .done = Deux boucliers, dont un dans toutes les directions.
    .more = Cela ferait plus de place qu’il n’en faut.
    .lost = Dans ce cas, le meilleur bouclier est perdu. Gardez-le d’abord.

## Les spéciaux

lesson-fleet-specials = Armes Spéciales et Secteurs Spéciaux
    .about = Ce que font les spéciaux pendant votre tour, et ce que font certains secteurs.

lesson-fleet-specials-turn = Un spécial **change la direction d’un résultat de sa couleur** : orthogonal devient diagonal, et inversement. Les deux dés sont dépensés.
    .title = Changer un dé
    .task = Détruisez la Frégate en d4.
    .hint = d4 est en diagonale de c3 : choisissez c3, puis d4. Le spécial rouge change l’orthogonal.
    .done = Changé et tiré.
    .end = Un rouge orthogonal et un spécial rouge : ensemble, ils tirent en diagonale.

lesson-fleet-specials-weapon = Chaque Cuirassé porte une **Arme Spéciale**. **Deux spéciaux de n’importe quelles couleurs** l’activent. Le Rayon Proton inflige deux fois la classe de sa cible, à 2 secteurs au plus. **Ni bouclier ni réaction n’y font rien.**
    .title = L’Arme Spéciale
    .task = Utilisez le Rayon Proton contre le Croiseur en c4.
    .hint = Choisissez le Cuirassé en c2, son arme, et le Croiseur en c4.
    .done = Classe 3, donc 6 dégâts, malgré un bouclier et une Contre-Attaque.
    .drain = Un spécial vert seul fait défausser un dé de la Passerelle ennemie. Ici, utilisez l’arme avec les deux.
    .end = Deux spéciaux font un tir. Tirez d’abord.

lesson-fleet-specials-asteroids = Les Secteurs Spéciaux ont leurs règles. Dans un **Champ d’Astéroïdes**, on ne peut ni attaquer ni **être pris pour cible**. En entrant, on lance un dé : sur un spécial, chaque vaisseau subit sa classe. Votre Destroyer a encore 2 points de coque, et deux ennemis près de lui.
    .title = Une cachette
    .task = Mettez le Destroyer de c2 à l’abri.
    .hint = Allez de c2 dans les astéroïdes en c3.
    .done = Pas de spécial : indemne, et personne ne peut le viser.
    .cruiser = Le Croiseur n’est pas en danger. Qui l’est ?
    .open = Là, un ennemi peut encore l’atteindre. Où ne peut-on pas le viser ?
    .end = Dans ce cas, le Destroyer reste là où deux ennemis peuvent tirer. Déplacez-le.

## Les Escadrons

lesson-fleet-squadrons = Escadrons
    .about = Comment combat un Porte-Nefs.

lesson-fleet-squadrons-launch = Un **Porte-Nefs** n’a pas de canons mais des **Escadrons**. Une direction rouge en déploie un dans un secteur adjacent que montre le dé. Un Escadron a 1 de Puissance de Feu, 1 point de coque, et ne prend pas de place.
    .title = Décollage
    .task = Déployez un Escadron en c3.
    .hint = Choisissez le Porte-Nefs en c2, puis c3.
    .done = Un Escadron. Un Porte-Nefs en a jusqu’à six.
    .aside = Il peut y aller. Déployez-le vers l’ennemi, en c3.
    .end = Votre dé rouge n’a pas servi. Déployez d’abord.

lesson-fleet-squadrons-impulse = Tout au début de votre tour, **chaque Escadron avance d’un secteur de lui-même**, dans n’importe quelle direction, sans dé. Les dés ne le déplacent jamais.
    .title = Impulsion
    .task = Faites voler l’Escadron de c3 en c4.
    .hint = Choisissez l’Escadron en c3, puis c4.
    .done = Près de l’ennemi, sans dépenser de dé.
    .aside = Il peut y voler. c4 est adjacent à l’ennemi en d5.
    .stay = Dans ce cas, il reste en arrière. Voler est gratuit : allez en c4.

lesson-fleet-squadrons-support = Les Escadrons ne lancent jamais d’attaque, mais **soutiennent** comme les vaisseaux. Le Croiseur en d5 n’a plus que 4 points de coque ; le vôtre en inflige 3.
    .title = Un point de plus
    .task = Attaquez d5 depuis d4.
    .hint = Choisissez d4, puis le Croiseur en d5.
    .done = 3 et 1 font 4 : détruit.
    .launch = Un autre Escadron serait bien, mais le dé rouge peut achever le Croiseur.
    .end = Votre dé rouge n’a pas servi. Attaquez maintenant.

## Les modules

lesson-fleet-devices = Dispositifs techniques
    .about = Ce que les vaisseaux techniques posent sur les secteurs.

lesson-fleet-devices-activate = Un **Mule** porte un module au lieu de canons. Une direction verte l’**active** sur un secteur que montre le dé. Le dé y reste. Un **Sentinel** inflige 1 dégât à un ennemi sur un secteur que le dé montre de là.
    .title = Activer
    .task = Activez le Sentinel en c3.
    .hint = Choisissez le Mule en c2, son Sentinel, et c3.
    .done = De c3, le dé orthogonal montre c4 : la Frégate est touchée aussitôt.
    .elsewhere = Il y marche aussi, mais de là le dé ne montre pas c4. Choisissez c3.
    .end = Votre dé vert n’a pas servi. Activez d’abord le Sentinel.

lesson-fleet-devices-keeps = Le Sentinel tire de nouveau à **chacun de vos tours**, et sur tout ennemi qui arrive dans un secteur couvert. Mais son dé n’est ni dans la Réserve ni sur la Passerelle : **un dé de moins à lancer** tant qu’il marche.
    .title = Tant que le dé est là

lesson-fleet-devices-disrupt = Maintenant, le Sentinel est à Grace. Avec un vaisseau sur son secteur ou adjacent, un **résultat rouge de même face** le désactive : son dé montre orthogonal.
    .title = Contre un module
    .task = Désactivez le Sentinel en c3.
    .hint = Choisissez le rouge orthogonal, puis le Sentinel en c3.
    .done = Désactivé. Son dé retourne à la Réserve de Grace.
    .end = Le Sentinel continue de tirer. Votre dé rouge peut y mettre fin.

## Les Signaux

lesson-fleet-signals = Signaux
    .about = Déploiement Caché, scans et Leurres.

lesson-fleet-signals-hidden = Avec le Déploiement Caché, les flottes arrivent en **Signaux** : on voit où il y a quelque chose, pas quoi. Deux par flotte sont des **Leurres**. Une attaque ne peut rien contre ce qui n’est pas révélé.
    .title = Qu’est-ce que c’est ?

lesson-fleet-signals-scan = Une direction rouge **scanne** un secteur : tous ses Signaux sont révélés, sans dégâts. Un scan ne reçoit pas de soutien.
    .title = Scanner
    .task = Scannez c4 depuis c3.
    .hint = Choisissez c3, puis les Signaux en c4.
    .done = Un Croiseur, et abîmé : il lui reste 3 points de coque.
    .frigate = Cela coûterait les deux dés pour la Frégate, au loin. Qu’y a-t-il en c4, droit devant votre Croiseur ?
    .end = Vos dés rouges n’ont pas servi. Scannez d’abord.

lesson-fleet-signals-attack = Ce qui est révélé s’attaque comme tout vaisseau. Il vous reste un dé rouge.
    .title = Et feu
    .task = Attaquez le Croiseur en c4.
    .hint = Choisissez c3, puis c4.
    .done = Détruit. Scanner, puis tirer : deux dés bien dépensés.
    .end = Votre dé rouge n’a pas servi. Attaquez d’abord.

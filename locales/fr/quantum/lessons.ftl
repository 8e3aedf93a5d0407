### Les leçons de Quantum. Chaque étape est un message : son texte, puis la consigne, l’indice et les réponses.

## Se déplacer

lesson-quantum-move = Déplacement et orbite
    .about = Jusqu’où volent les vaisseaux, ce qu’est une orbite, et comment les vaisseaux perdus reviennent.

lesson-quantum-move-ships = Chaque **vaisseau est un dé**. Son chiffre dit jusqu’où il vole **et** quelle est sa force : un 1 est lent et fort, un 6 rapide et faible. Vous jouez en bleu : un Destroyer, donc un 3, et une Station de combat, donc un 1.
    .title = Les vaisseaux sont des dés

lesson-quantum-move-orbit = Un déplacement coûte une de vos trois actions. Un 3 parcourt **jusqu’à trois cases**, en ligne et en colonne, et peut tourner en chemin. Les quatre cases qui touchent une planète par un côté forment son **orbite**.
    .title = En orbite
    .task = Conduisez le Destroyer de c3 en orbite de la planète e5.
    .hint = Choisissez c3, puis une des cases éclairées près de e5. d5 et e4 sont toutes deux à trois cases.
    .done = En orbite. Là seulement, un vaisseau aide à construire.
    .corner = d4 ne touche e5 que par un coin, et un coin n’est pas une orbite. Quelles cases touchent e5 par un côté ?
    .elsewhere = Le Destroyer peut y aller, mais cette case n’est pas près de e5. Lesquelles la touchent par un côté ?
    .station = C’est la Station de combat, et un 1 ne parcourt qu’une case. Lequel de vos vaisseaux va plus loin ?
    .otherwise = En partie, vous pourriez le faire. Ici, c’est au Destroyer de voler : choisissez d’abord c3.

lesson-quantum-move-around = **Planètes et vaisseaux barrent le chemin** : personne ne les traverse. Mais un déplacement peut tourner, tant que chaque case du chemin est libre.
    .title = Contourner une planète
    .task = Conduisez la Frégate de d5 en f5, de l’autre côté de la planète.
    .hint = Un ennemi tient e4 : passez par le bas. d6, e6, f6, f5 font quatre cases.
    .done = Quatre cases, et un détour. Le chemin, c’est vous qui le choisissez.
    .attack = C’est une attaque : elle viendra dans une autre leçon. Allez plutôt en f5.
    .short = Permis, mais la Frégate s’arrête trop tôt. Un 4 a quatre cases : y a-t-il un chemin libre vers f5 ?
    .modify = Une Frégate peut changer de chiffre, mais un 3 ne fait pas le tour et un 5 est de trop. Volez, simplement.
    .otherwise = En partie, vous pourriez le faire. Ici, la Frégate doit aller de d5 en f5.

lesson-quantum-move-deploy = Les vaisseaux détruits attendent à la **casse**. Pour une action, un vaisseau revient, avec son chiffre, en orbite d’une planète qui porte **un de vos cubes**. Il peut encore se déplacer ce tour-ci, pour une autre action.
    .title = Retour de la casse
    .task = Déployez le Vaisseau amiral qui est à la casse.
    .hint = Choisissez le dé à la casse, puis une case près de b2, où se trouve votre cube.
    .done = De retour sur le plateau. Vos cubes sont vos ports.
    .reroll = Cela relance le dé pour une action. Un 2 est fort : faites-le revenir tel quel.
    .move = Ce vaisseau est déjà sur le plateau. Quel dé attend à la casse ?
    .otherwise = En partie, vous pourriez le faire. Ici, un vaisseau doit revenir : choisissez le dé à la casse.

## Construire

lesson-quantum-build = Construire
    .about = Comment on pose les cubes, et comment le dernier fait gagner.

lesson-quantum-build-sum = On gagne en posant **tous ses cubes**. Une planète en reçoit un quand vos vaisseaux **en orbite totalisent exactement son chiffre**. e5 est un 8 : l’Intercepteur en e4 donne 5, il manque 3.
    .title = Une somme exacte

lesson-quantum-build-arrive = Le Destroyer est un 3. Avec lui en orbite, la somme fait 5 + 3 = 8.
    .title = Faire huit
    .task = Conduisez le Destroyer de c4 en orbite de e5.
    .hint = d5 touche e5 par un côté et se trouve à deux cases.
    .done = 5 + 3 = 8 : la planète est prête.
    .corner = C’est un coin de e5 : le Destroyer n’y compterait pas. Quelle case libre la touche par un côté ?
    .leaves = L’Intercepteur en e4 est déjà en orbite et donne 5. Quel vaisseau apporte le 3 qui manque ?
    .warp = Un Warp échange les deux vaisseaux : le Destroyer serait en orbite, l’Intercepteur n’y serait plus. Volez plutôt.
    .elsewhere = Cette case n’est pas près de e5. Où le Destroyer compterait-il ?
    .otherwise = En partie, vous pourriez le faire. Ici, le Destroyer en c4 doit se mettre en orbite.

lesson-quantum-build-build = Construire prend **deux actions** d’un même tour. Il vous en reste deux. Les vaisseaux restent où ils sont, et chaque cube rapporte une carte à la fin du tour.
    .title = Poser le cube
    .task = Construisez sur e5.
    .hint = Choisissez la planète e5 elle-même.
    .done = Un cube sur e5. Il ne quittera plus le plateau.
    .leaves = La somme est juste : un déplacement ou un lancer de plus la gâcherait. Choisissez la planète.
    .otherwise = Cela prend une action, et construire demande les deux qui restent. Choisissez la planète e5.

lesson-quantum-build-exact = **Tous vos vaisseaux en orbite comptent** ; aucun ne peut être laissé de côté. Ici 5 + 3 + 2 font 10, mais e5 demande 8. Avec trois actions, vous pouvez corriger et construire encore.
    .title = Trop n’est pas juste
    .task = Sortez de l’orbite de e5 le vaisseau qui est de trop.
    .hint = 10, c’est 2 de trop. Conduisez le Vaisseau amiral de f5 sur une case qui ne touche pas e5 par un côté, f6 par exemple.
    .done = Maintenant 5 + 3 = 8, et il reste deux actions : assez pour construire.
    .still = e6 est aussi en orbite : la somme reste 10. Quelles cases ne comptent pas ?
    .other = La somme serait fausse dans l’autre sens. Quel chiffre est exactement de trop ?
    .chance = Un lancer peut donner n’importe quel chiffre. Il y a un moyen sûr pour une action.
    .otherwise = La somme reste 10. Quel vaisseau doit quitter l’orbite ?

lesson-quantum-build-win = Il vous reste un cube. Quatre et trois font 7, et e2 est un 7 sans cube à vous. **Le dernier cube gagne aussitôt** : plus rien d’autre n’est joué.
    .title = Le dernier cube
    .task = Gagnez la partie.
    .hint = Choisissez la planète e2.
    .done = Gagné. Gagner, ce n’est que cela : cinq cubes, posés un à un.
    .otherwise = Vous pouvez gagner à l’instant. Quelle planète a exactement 7 en orbite ?

## Le combat

lesson-quantum-combat = Le combat
    .about = Comment on attaque, qui gagne, et pourquoi les petits chiffres valent mieux.

lesson-quantum-combat-rule = Une attaque est **la fin d’un déplacement** sur la case d’un ennemi ; le tout coûte une action. Chacun lance un dé et ajoute le chiffre de son vaisseau. **La plus petite somme gagne**, et l’égalité revient à l’attaquant.
    .title = Le plus petit gagne

lesson-quantum-combat-attack = La case de l’ennemi compte parmi les cases parcourues. De c4 à e3 il y en a trois, tout juste ce qu’a un Destroyer. La case d’avant est votre **case d’approche**.
    .title = Attaquer
    .task = Attaquez l’Intercepteur en e3 avec le Destroyer de c4.
    .hint = Choisissez c4, puis e3, puis la case d’où vous venez : d3 ou e4.
    .done = Vous avez fait 2 + 3 = 5, l’Intercepteur 3 + 5 = 8. La plus petite somme gagne : il va à la casse.
    .scout = L’Éclaireur ajouterait 6 à son dé : contre 5, il ne gagne que 15 fois sur 36. Qui ajoute moins ?
    .only-moved = C’est un déplacement sans attaque. Terminez-le sur la case même de l’ennemi, e3.
    .otherwise = En partie, vous pourriez le faire. Ici, le Destroyer attaque : choisissez c4, puis e3.

lesson-quantum-combat-advance = Après une attaque gagnée, vous choisissez : **prendre la case**, ou reculer sur la case d’approche. e3 est en orbite de la planète e2.
    .title = Avancer ou reculer
    .task = Prenez la case : le Destroyer sera en orbite de e2.
    .hint = Choisissez d’avancer en e3.
    .done = En orbite de e2, et l’ennemi a perdu un vaisseau.
    .back = Permis, et parfois sage. Mais laquelle des deux cases est en orbite de e2 ?

lesson-quantum-combat-odds = Deux vaisseaux atteignent la Frégate en e3, un 4. Une somme, c’est un dé et un chiffre : **les petits chiffres attaquent et défendent bien**.
    .title = Qui attaque le mieux ?
    .task = Attaquez e3 avec le vaisseau qui gagne le plus souvent.
    .hint = Le Vaisseau amiral ajoute 2, l’Intercepteur 5. Attaquez avec le Vaisseau amiral : d4, e3, puis une case d’où venir.
    .done = Un 6, et gagné quand même : 6 + 2 = 8 contre 5 + 4 = 9. Ici, le Vaisseau amiral gagne 30 fois sur 36.
    .weaker = L’Intercepteur ajoute 5 contre 4 et gagne 15 fois sur 36. Combien de fois gagnerait un 2 ?
    .only-moved = C’est un déplacement sans attaque. Terminez-le en e3.
    .otherwise = En partie, vous pourriez le faire. Ici, il faut attaquer e3.

lesson-quantum-combat-repelled = Une attaque manquée **ne coûte que le déplacement** : l’attaquant revient sur sa case d’approche, et personne ne perd de vaisseau. Une attaque faible se tente donc, une fois que les forts ont joué.
    .title = Qui ne risque rien
    .task = Attaquez e3 avec l’Intercepteur de f4, et voyez-le échouer.
    .hint = Choisissez f4, puis e3, puis une case d’où venir.
    .done = 4 + 5 = 9 contre 2 + 4 = 6 : repoussé. L’Intercepteur est sur sa case d’approche, intact.
    .flagship = Le Vaisseau amiral attaquerait mieux. Ici, l’Intercepteur doit montrer ce que coûte un échec.
    .otherwise = Ici, c’est à l’Intercepteur en f4 d’attaquer e3.

## Les capacités

lesson-quantum-abilities = Capacités des vaisseaux
    .about = Ce que chacun des six chiffres sait faire, en plus de voler.

lesson-quantum-abilities-warp = Chaque chiffre a **une capacité**, une fois par tour et par vaisseau, en plus de vos trois actions. Le **Warp** du Destroyer échange sa place avec n’importe lequel de vos vaisseaux, si loin qu’il soit.
    .title = 3 : Warp
    .task = Amenez à 8 la somme en orbite de e5, sans dépenser d’action.
    .hint = 5 et 3 font 8 : échangez le Destroyer en i9 et l’Éclaireur en d5.
    .done = 5 + 3 = 8, et il vous reste vos trois actions.
    .other = Dans ce cas, 3 et 6 sont en orbite : 9. Lequel des deux doit partir ?
    .chance = Un lancer peut donner n’importe quel chiffre. Le Warp est sûr et gratuit.
    .moved = Un déplacement coûte une action, et aucun n’arrive à temps. Que peut faire le Destroyer, de loin ?
    .otherwise = La somme ne change pas. Choisissez le Destroyer en i9 et regardez sa capacité.

lesson-quantum-abilities-modify = Une Frégate peut se **modifier** en 3 ou en 5, sans lancer. C’est sa capacité pour ce tour : elle n’a pas en plus celle du nouveau chiffre.
    .title = 4 : Modifier
    .task = Faites que l’orbite de e5 totalise 8.
    .hint = 4 + 5 font 9 : un de trop. Faites de la Frégate un 3.
    .done = 3 + 5 = 8, gratuitement.
    .up = Cela ferait 5 + 5 = 10. De quel côté est 8 ?
    .chance = Un lancer peut donner n’importe quel chiffre. La Frégate n’a pas besoin de chance.
    .moved = Les deux vaisseaux sont bien placés : seul un chiffre est faux.
    .otherwise = La somme ne change pas. Choisissez la Frégate en e4.

lesson-quantum-abilities-load = Un Vaisseau amiral fait un **Transport** : pour son déplacement, il charge d’abord un de vos vaisseaux parmi les huit cases autour, puis vole. Le passager garde son propre déplacement.
    .title = 2 : Transport
    .task = Chargez la Station de combat de b3 et allez en d4.
    .hint = Choisissez c3, puis Transport, puis b3, puis d4.
    .done = À bord et en route. Reste à débarquer.
    .elsewhere = C’est possible, mais de là e5 est hors d’atteinte. Allez en d4.
    .empty = C’est un déplacement sans passager. Après le Vaisseau amiral, choisissez Transport.
    .slow = Un 1 ne parcourt qu’une case. Laissez le Vaisseau amiral le porter.
    .otherwise = En partie, vous pourriez le faire. Ici, le Vaisseau amiral en c3 doit porter la Station de combat.

lesson-quantum-abilities-drop = Le passager débarque sur une case libre parmi les **huit autour** du Vaisseau amiral, diagonales comprises.
    .title = Débarquer
    .task = Déposez la Station de combat en orbite de e5.
    .hint = d5 et e4 touchent e5 par un côté.
    .done = Une Station de combat a traversé la moitié du plateau pour une action.
    .far = Là, elle n’est pas en orbite. Quelles cases libres autour de d4 touchent e5 par un côté ?

lesson-quantum-abilities-strike = L’**Attaque** d’une Station de combat vise un ennemi juste près d’elle, **sans action**, et lui laisse son déplacement. La plus petite somme gagne, comme toujours.
    .title = 1 : Attaque
    .task = Détruisez l’Éclaireur en d6 et gardez votre dernière action.
    .hint = Choisissez d5, puis la capacité Attaque, puis d6.
    .done = Attaqué gratuitement : 3 + 1 = 4 contre 2 + 6 = 8. Votre action est toujours là.
    .paid = Cette attaque coûte votre dernière action. Qu’est-ce qui attaque sans action ?
    .interceptor = Cela coûte aussi votre dernière action, et un 5 attaque mal. Qui est près de l’Éclaireur ?
    .otherwise = Votre dernière action doit rester. Que peut faire la Station de combat sans action ?

lesson-quantum-abilities-maneuver = La **Manœuvre** d’un Intercepteur lui permet d’avancer et d’attaquer en diagonale. L’Éclaireur, dernier des six, relance son propre dé sans action jusqu’à montrer un autre chiffre.
    .title = 5 et 6 : Manœuvre, relance
    .task = Conduisez l’Intercepteur de c4 en orbite de h8, en un déplacement.
    .hint = Cinq cases en diagonale : d5, e6, f7, g8, h9. Choisissez h9.
    .done = Dix cases en ligne et en colonne, cinq en diagonale.
    .short = Un bon déplacement, mais pas en orbite de h8. Jusqu’où mènent cinq diagonales ?
    .scout = L’Éclaireur est rapide, mais un 6 seul n’est pas demandé ici. Qui vole en diagonale ?
    .otherwise = En partie, vous pourriez le faire. Ici, c’est à l’Intercepteur en c4 de voler.

## La recherche et les cartes

lesson-quantum-research = Recherche et cartes
    .about = Comment la recherche apporte des cartes, et leurs deux sortes.

lesson-quantum-research-research = Pour une action, votre **dé de recherche** monte de 1. Il est à 5. À 6, c’est une **Percée technologique**, qui donne une carte à la fin de ce tour.
    .title = Vers la percée
    .task = Faites de la recherche.
    .hint = Choisissez Recherche parmi les actions.
    .done = Six : une Percée technologique.
    .end = Une action suffit pour atteindre 6 ce tour-ci. D’abord la recherche.
    .otherwise = En partie, vous pourriez le faire. Ici, le dé de recherche doit atteindre 6.

lesson-quantum-research-end = Les cartes se prennent **après** vos actions ; ensuite, plus d’action. On peut s’arrêter avant, mais les actions qui restent sont perdues. En partie, vous les joueriez d’abord.
    .title = Terminer les actions
    .task = Terminez vos actions.
    .hint = Choisissez de terminer vos actions, et confirmez.
    .done = Au tour des cartes.
    .otherwise = Une bonne idée en partie. Ici, passez aux cartes : terminez vos actions.

lesson-quantum-research-take = Six cartes sont face visible. Une **carte Tactique** agit tout de suite, puis s’en va. Une **carte de Commandement** reste à vous toute la partie ; on peut en avoir trois. Un choix donne une carte, de l’une ou l’autre sorte.
    .title = Deux sortes de cartes
    .task = Prenez une carte de Commandement.
    .hint = { card-agile }, { card-warlike } et { card-brilliant } sont des cartes de Commandement.
    .done = À vous pour toute la partie. Le dé de recherche repart de 1.
    .gambit = C’est une carte Tactique : forte, mais une seule fois. Prenez-en une qui reste.
    .refresh = Cela dépense votre choix pour six nouvelles cartes. Il y en a de bonnes ici.
    .pass = Dans ce cas, la percée est perdue. Prenez une carte.

## La domination

lesson-quantum-dominance = Domination et Infamie
    .about = Pourquoi gagner des combats pose aussi des cubes.

lesson-quantum-dominance-dial = Chaque vaisseau que vous détruisez monte votre **domination** de 1 ; chaque vaisseau perdu la baisse de 1. Elle va de 1 à 6. À 6, c’est l’**Infamie** : un cube, aussitôt, sans vaisseaux et sans action. Vous êtes à 5.
    .title = L’autre voie

lesson-quantum-dominance-attack = Un vaisseau détruit de plus suffit. Le Vaisseau amiral ajoute 2 à son dé, l’Intercepteur en d6 ajoute 5.
    .title = Encore un
    .task = Attaquez d6 avec le Vaisseau amiral de d4.
    .hint = Choisissez d4, puis d6, puis d5.
    .done = 4 + 2 = 6 contre 1 + 5 = 6 : égalité, et l’égalité revient à l’attaquant. Domination 6.
    .lucky = Avec l’Éclaireur, et un bon lancer : 1 + 6 = 7 contre 2 + 5 = 7. L’égalité revient à l’attaquant. Domination 6.
    .moved = C’est un déplacement sans attaque. Seuls les vaisseaux détruits font monter la domination.
    .otherwise = En partie, vous pourriez le faire. Ici, il faut attaquer d6.

lesson-quantum-dominance-infamy = **Infamie.** Le cube va sur n’importe quelle planète qui a un emplacement libre et pas encore de cube à vous, proche ou lointaine. Choisissez-la là où construire vous est difficile.
    .title = Un cube de loin
    .task = Posez votre cube sur une planète.
    .hint = Choisissez une planète éclairée ; e5 demande la plus grande somme, c’est un bon choix.
    .done = Un cube sans construire, et votre domination revient à 1.

lesson-quantum-dominance-loss = Le vaisseau perdu a baissé la domination de votre adversaire. L’Infamie peut revenir autant de fois qu’on veut, et un cube posé pendant votre tour **donne une carte**, comme un cube construit. Deux voies vers le dernier cube : les sommes en orbite, et les combats gagnés.
    .title = Deux voies

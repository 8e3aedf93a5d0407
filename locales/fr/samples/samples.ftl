### Les jeux d’exemple : les plus petits jeux complets, pour les tests et pour montrer la voie.

## Enchères scellées : règles
SEALED-SETUP-01 = De deux à huit joueurs.
    .title = Joueurs
SEALED-SETUP-02 = D’une à cinq manches. Chacun reçoit une carte par manche, parmi les 48 cartes de 1 à 48.
    .title = Manches
SEALED-SETUP-03 = Les équipes demandent un nombre pair de joueurs. Un joueur sur deux est du même côté.
    .title = Équipes
SEALED-BID-01 = À chaque manche, chacun mise une carte de sa main, face cachée, dans n’importe quel ordre.
    .title = Mise
SEALED-BID-02 = Quand tous ont misé, les cartes sont retournées. La plus haute prend le pli.
    .title = Le pli
SEALED-SWAP-01 = Une fois par partie, avant de miser, on peut écarter une carte, face cachée, et en piocher une autre.
    .title = Échanger une carte
SEALED-END-01 = Après la dernière manche, le joueur ou l’équipe qui a le plus de plis gagne. Les ex æquo partagent la victoire.
    .title = La fin

## Enchères scellées : phrases
refusal-sealed-seats = { $count ->
    [one] { $count } joueur, ce n’est pas permis : on joue de deux à huit.
   *[other] { $count } joueurs, ce n’est pas permis : on joue de deux à huit.
}
refusal-sealed-rounds = { $count ->
    [one] { $count } manche, ce n’est pas permis : on en joue d’une à cinq.
   *[other] { $count } manches, ce n’est pas permis : on en joue d’une à cinq.
}
refusal-sealed-teams = { $count } joueurs ne peuvent pas former deux équipes égales.
refusal-sealed-not-in-hand = La carte { $card } n’est pas dans votre main.
refusal-sealed-swapped = { $seat } a déjà échangé une carte dans cette partie.
sealed-question = Manche { $round } : misez { $cards ->
    [one] votre dernière carte
   *[other] une de vos { $cards } cartes
}.
sealed-offer-bid = Miser { $card }
sealed-offer-swap = Échanger { $card } contre une carte de la pioche
sealed-hand-dealt = { $seat } reçoit { $cards }.
sealed-hand-dealt-hidden = { $seat } reçoit sa main.
sealed-card-swapped = { $seat } échange { $given } contre { $drawn }.
sealed-card-swapped-hidden = { $seat } échange une carte.
sealed-bid-placed = { $seat } mise { $card }, face cachée.
sealed-bid-placed-hidden = { $seat } a misé.
sealed-bid-revealed = { $seat } montre { $card }.
sealed-trick-taken = { $seat } prend le pli avec { $card }.
sealed-heading-table = La table
sealed-heading-hand = Vos cartes
sealed-round = Manche { $round } sur { $rounds }.
sealed-played = Déjà jouées : { $cards }.
sealed-has-bid = Ont misé cette manche : { $seats }.
sealed-tricks = { $seat } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
sealed-hand = Dans votre main : { $cards }.
sealed-own-bid = Votre mise : { $card }.
sealed-own-aside = Vous avez écarté { $card }.

## La course : règles
RACE-SETUP-01 = De deux à quatre joueurs.
    .title = Joueurs
RACE-SETUP-02 = L’arrivée est à une distance de 1 à 100 cases.
    .title = L’arrivée
RACE-SETUP-03 = Une course compte au moins une manche. Quand chacun a joué tous ses tours, elle est nulle.
    .title = Manches
RACE-STAGE-01 = Une position nomme une case pour chaque vaisseau, trois fusées au plus par vaisseau, le joueur dont c’est le tour et la manche.
    .title = Positions
RACE-TURN-01 = À votre tour, vous lancez le dé et avancez, ou vous vous reposez ; si l’on vous percute, vous cédez ou vous bloquez.
    .title = Tours
RACE-ROCKET-01 = Le repos charge une fusée. Un vaisseau en porte trois au plus.
    .title = Fusées
RACE-ROCKET-02 = Accélérer ou bloquer brûle une fusée.
    .title = Brûler une fusée
RACE-ROCKET-03 = Une accélération ajoute deux cases au dé. Une seule par tour.
    .title = Accélération
RACE-REACT-01 = Un vaisseau percuté cède, en reculant de deux cases, ou bloque : à partir de 4 l’autre rebondit, sinon celui qui bloque revient au départ. Un vaisseau qui recule peut en percuter un autre. Le départ a de la place pour tous.
    .title = Collisions

## La course : phrases
refusal-race-seats = { $count ->
    [one] { $count } joueur, ce n’est pas permis : on court de deux à quatre.
   *[other] { $count } joueurs, ce n’est pas permis : on court de deux à quatre.
}
refusal-race-goal = L’arrivée ne peut pas être sur la case { $count } : elle va de 1 à 100.
refusal-race-rounds = { $count ->
    [one] { $count } manche, c’est trop peu : une course en compte au moins une.
   *[other] { $count } manches, c’est trop peu : une course en compte au moins une.
}
refusal-race-not-now = « { $action } » ne répond pas à la question du moment.
refusal-race-full = { $seat } porte déjà trois fusées.
refusal-race-no-rocket = { $seat } n’a pas de fusée à brûler.
refusal-race-boosted = { $seat } a déjà accéléré ce tour.
refusal-race-stage-squares = La position doit donner à chaque place une case avant l’arrivée.
refusal-race-stage-rockets = La position doit donner à chaque place trois fusées au plus, ou n’en donner à aucune.
refusal-race-stage-turn = La position doit nommer une place de la table et une manche de la course.
race-question-turn = À vous : lancer le dé ou vous reposer ?
race-question-boosted = L’accélération est lancée : lancez le dé !
race-question-react = { $seat } vous percute : céder ou bloquer ?
race-offer-roll = Lancer le dé et avancer
race-offer-rest = Se reposer et charger une fusée
race-offer-boost = Brûler une fusée pour deux cases de plus
race-offer-yield = Céder et reculer de deux cases
race-offer-block = Brûler une fusée et bloquer
race-rocket-loaded = { $seat } se repose et charge une fusée.
race-rocket-burnt = { $seat } brûle une fusée.
race-ship-moved = { $seat } obtient { $die } et va sur la case { $square }.
race-ship-ran-into = { $seat } percute { $other }.
race-ship-yielded = { $seat } cède et recule sur la case { $square }.
race-block-rolled = { $seat } bloque et obtient { $die }.
race-ship-thrown-back = { $seat } rebondit sur la case { $square }.
race-goal-reached = { $seat } atteint l’arrivée !
race-time-ran-out = La dernière manche est finie : personne n’a atteint l’arrivée.
race-heading = La course vers la case { $goal }
race-round = Manche { $round } sur { $rounds } ; tour : { $seat }.
race-ship = { $seat } : case { $square }, { $rockets ->
    [one] { $rockets } fusée
   *[other] { $rockets } fusées
}.

## L’exercice : règles
DRILL-SETUP-01 = De un à huit joueurs, tous du même équipage.
    .title = L’équipage
DRILL-SETUP-02 = D’une à vingt alarmes, toutes les dix secondes.
    .title = Alarmes
DRILL-DIAL-01 = Chacun agit quand il veut, sur son propre cadran seulement.
    .title = Tous à la fois
DRILL-DIAL-02 = Un cadran tourne de six crans au plus entre deux alarmes.
    .title = Tourner un cadran
DRILL-DIAL-03 = Les cadrans vont de 1 à 6.
    .title = Cadrans
DRILL-CLOCK-01 = Le temps avance et ne saute aucune alarme. Quand une alarme retentit, chaque cadran qui montre ce qui était ordonné vaut un point, et de nouveaux ordres arrivent.
    .title = L’horloge
DRILL-STAGE-01 = Une position nomme ce que montre chaque cadran et ce qui est ordonné, de 1 à 6.
    .title = Positions

## L’exercice : phrases
refusal-drill-seats = { $count ->
    [one] { $count } joueur, ce n’est pas permis : l’équipage va de un à huit.
   *[other] { $count } joueurs, ce n’est pas permis : l’équipage va de un à huit.
}
refusal-drill-alarms = { $count ->
    [one] { $count } alarme, ce n’est pas permis : il y en a d’une à vingt.
   *[other] { $count } alarmes, ce n’est pas permis : il y en a d’une à vingt.
}
refusal-drill-no-turns = { $seat } ne peut plus tourner le cadran avant la prochaine alarme.
refusal-drill-highest = { $seat } : le cadran est au plus haut.
refusal-drill-lowest = { $seat } : le cadran est au plus bas.
refusal-drill-clock = L’horloge est à { $elapsed } ms et la prochaine alarme retentit à { $alarm } ms.
refusal-drill-stage = La position doit donner à chaque place ce que montre son cadran et ce qui est ordonné, de 1 à 6.
drill-question = Votre cadran montre { $shows } ; l’ordre est { $wanted }.
drill-offer-up = Tourner le cadran vers le haut
drill-offer-down = Tourner le cadran vers le bas
drill-offer-ready = Attendre l’alarme
drill-offer-elapsed = Le temps passe
drill-dial-turned = { $seat } tourne le cadran sur { $shows }.
drill-seat-ready = { $seat } attend l’alarme.
drill-alarm-sounded = Alarme { $number } ! { $right ->
    [0] Aucun cadran n’était juste.
    [one] Un cadran était juste : { $seats }.
   *[other] { $right } cadrans étaient justes : { $seats }.
}
drill-dial-ordered = { $seat } doit régler { $wanted }.
drill-heading = L’exercice
drill-score = { $score ->
    [one] { $score } point sur { $needed }.
   *[other] { $score } points sur { $needed }.
}
drill-time = { $seconds } s écoulées ; { $sounded } alarmes sur { $alarms } ont retenti.
drill-dial = { $seat } : montre { $shows }, ordre { $wanted }, { $turns ->
    [one] encore { $turns } cran
   *[other] encore { $turns } crans
}.

## Sur une page d’accueil
race-title = La course
race-menu-goal = Cases jusqu’au but
race-menu-rounds = Tours au plus
race-setting = Une course jusqu’à la case { $goal }
sealed-title = Enchères scellées
sealed-menu-rounds = Manches
sealed-menu-teams = Équipes
sealed-menu-alone = Chacun pour soi
sealed-menu-together = Deux équipes
sealed-setting = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
drill-title = L’exercice
drill-menu-alarms = Alarmes
drill-menu-needed = Cadrans requis
drill-setting = { $alarms ->
    [one] { $alarms } alarme
   *[other] { $alarms } alarmes
}

### Les jeux d’exemple : la course.

## Règles
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

## Phrases
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

## Sur une page d’accueil
race-menu-goal = Cases jusqu’au but
race-menu-rounds = Tours au plus
race-setting = Une course jusqu’à la case { $goal }
question-race-cup = { $player } choisit la longueur de la prochaine course.

### Ce qui ne va pas dans un script, ou dans ce qu’il attend.

script-missing-key = la clé `{ $key }` manque
script-unknown-key = il n’y a pas de clé `{ $key }` ; les clés d’un script sont { $known }
script-step-not-a-list = `step` est une liste de tables : écrivez `[[step]]`
script-setup-refused = la mise en place est refusée
script-position-refused = la position est refusée
script-setup-legal = la mise en place n’est pas refusée
script-setup-other-clause = la mise en place n’est pas refusée par { $expected }

script-no-seat = il n’y a pas de place { $seat } : cette table a les places 1 à { $seats }
script-which-seat = plusieurs places doivent décider : indiquez-en une avec `seat`
script-without-do = `{ $key }` va avec une action, mais l’étape n’a ni `do` ni `clock`
script-clock-and-do = une étape a `do` ou `clock`, pas les deux
script-clock-of-seat = `clock` n’est l’action de personne : enlevez `seat`
script-no-clock = ce jeu n’a pas d’horloge
script-do-refused = `{ $do }` est refusé

script-die-missing = un dé à { $sides } faces est lancé, mais il n’en reste pas dans `dice`
script-number-missing = un nombre inférieur à { $bound } est demandé au hasard, mais il n’en reste pas dans `dice`
script-card-missing = une carte est tirée, mais il n’en reste pas dans `cards`
script-die-wrong = { $value } n’est pas une face d’un dé à { $sides } faces
script-number-wrong = { $value } n’est pas inférieur à { $bound }
script-card-wrong = `{ $name }` ne peut pas être tirée ici
script-no-card = il n’y a pas de carte `{ $name }`
script-chance-left-over = { $count ->
    [one] un des dés et cartes n’a pas été demandé
   *[other] { $count } des dés et cartes n’ont pas été demandés
}

script-fact-differs = `{ $path }` vaut { $found }, et non { $expected }
script-fact-unknown = `{ $path }` ne mène nulle part : il n’y a pas de `{ $name }` ; les noms les plus proches sont { $nearest }
script-fact-no-item = `{ $path }` ne mène nulle part : il n’y a pas de `{ $name }` dans une liste de { $count }, comptée à partir de 0
script-fact-leaf = `{ $path }` ne mène nulle part : il n’y a pas de `{ $name }` dans { $found }

script-not-legal = `{ $do }` n’est pas permis
script-legal = `{ $do }` est permis
script-not-an-action = `{ $do }` n’est pas interdit mais mal écrit
script-other-clause = `{ $do }` n’est pas refusé par { $expected }
script-nobody = personne
script-asked-differs = doivent décider : { $found } ; attendu : { $expected }
script-winners-differ = gagnants : { $found } ; attendu : { $expected }
script-drawn = la partie est nulle
script-not-drawn = la partie n’est pas nulle
script-lost = la partie est perdue pour tous
script-not-lost = la partie n’est pas perdue pour tous

### Les jeux d’exemple en quelques mots.

sealed-title = Enchères scellées
race-title = La course
drill-title = L’exercice
sealed-pitch = Chacun enchérit en secret, et la plus haute enchère gagne la manche.
race-pitch = Lancez et courez : le premier au but gagne.
drill-pitch = L’équipage répond avant la fin du temps.
sample-first = Première partie
sample-first-note = Les choix habituels, contre un robot facile

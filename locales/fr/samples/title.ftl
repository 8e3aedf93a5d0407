### Les noms des jeux d’exemple.

sealed-title = Enchères scellées
race-title = La course
drill-title = L’exercice

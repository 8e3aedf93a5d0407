### Les phrases de Space Alert : questions, propositions, nouvelles, refus et position en mots.

## Refus : l’équipage

refusal-alert-players = { $count ->
    [one] { $count } joueur ne peut pas former un tel équipage ; il faut 1 à 5 joueurs, et 2 à 5 pour la variante à cinq membres.
   *[other] { $count } joueurs ne peuvent pas former un tel équipage ; il faut 1 à 5 joueurs, et 2 à 5 pour la variante à cinq membres.
}

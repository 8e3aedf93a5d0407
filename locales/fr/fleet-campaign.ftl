### Les campagnes de Fleet Commander sur la ligne de commande.

cli-campaign-name = le nom d’une campagne est fait de lettres, de chiffres, de - et de _ ; « { $about } » ne l’est pas
cli-not-a-campaign = { $file } n’est pas une campagne
cli-campaign-no-scenario = aucun scénario ne s’appelle « { $about } »
cli-campaign-no-advantage = aucun avantage ne s’appelle « { $about } »
cli-campaign-over = la campagne « { $about } » est finie : commencez-en une autre sous un autre nom
cli-campaign-pick = le joueur { $picker } choisit le scénario de la bataille { $number } : nommez-le par --scenario
cli-campaign-drawn = La campagne est finie : personne n’a gagné sa dernière bataille.
cli-campaign-won = La campagne est finie. Victoire du joueur { $winners }.
cli-campaign-next = La bataille { $number } de la campagne est à jouer, { $points } points chacun, entre les joueurs { $players }. { $picker ->
    [0] C’est une Bataille Rangée.
   *[other] Le joueur { $picker } choisit le scénario.
}

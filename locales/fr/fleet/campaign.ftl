### Les campagnes de Fleet Commander sur la ligne de commande.

cli-campaign-name = le nom d’une campagne est fait de lettres, de chiffres, de - et de _ ; « { $about } » ne l’est pas
cli-not-a-campaign = { $file } n’est pas une campagne
cli-campaign-no-scenario = aucun scénario ne s’appelle « { $about } »
cli-campaign-no-advantage = aucun avantage ne s’appelle « { $about } » ; il y a { $known }
cli-campaign-option = { $id } ({ $name })
cli-campaign-choose = le joueur { $winner } a gagné et choisit ce qu’il emporte pour la Bataille Finale : indiquez-le avec --advantage, parmi { $advantages }
cli-campaign-undecided = Le joueur { $winner } a gagné et choisit ce qu’il emporte pour la Bataille Finale, parmi { $advantages } : indiquez-le avec --advantage en continuant.
cli-campaign-advantage-refused = personne ne peut gagner cet avantage maintenant
cli-campaign-terrain = les Secteurs Spéciaux de cette bataille sont placés par le joueur { $player }, qui a gagné cet avantage : --terrain n’est pas permis
cli-campaign-over = la campagne « { $about } » est finie : commencez-en une autre sous un autre nom
cli-campaign-pick = le joueur { $picker } choisit le scénario de la bataille { $number } : indiquez-le avec --scenario, parmi { $scenarios }
cli-campaign-drawn = La campagne est finie : personne n’a gagné la Bataille Finale.
cli-campaign-won = La campagne est finie. { $count ->
    [one] Le joueur { $winners } l’a gagnée.
   *[other] Les joueurs { $winners } l’ont gagnée.
}
cli-campaign-advantage = { $count ->
    [one] Le joueur { $winners } emporte pour la Bataille Finale : { $advantage }. { $text }
   *[other] Les joueurs { $winners } emportent pour la Bataille Finale : { $advantage }. { $text }
}
cli-campaign-fought = Bataille { $number }, { $scenario }, entre les joueurs { $players } : { $count ->
    [one] gagnée par le joueur { $winners }.
   *[other] gagnée par les joueurs { $winners }.
}
cli-campaign-tied = Bataille { $number }, { $scenario }, entre les joueurs { $players } : personne n’a gagné.
cli-campaign-zones = les zones d’une bataille de campagne sont fixées ; seul le joueur qui a gagné tous les Secteurs Spéciaux peut choisir 5x5,5x5 à leur place, pour la Bataille Finale à quatre
cli-campaign-given = { $option } n’est pas permis dans une campagne, qui le fixe pour chaque bataille
cli-campaign-seats = la campagne « { $campaign } » se joue à { $wanted } joueurs, pas à { $found }
cli-campaign-unknown = il n’y a pas de campagne « { $about } »
cli-campaign-none = Aucune campagne n’est enregistrée.
cli-campaign-only-played = une campagne se joue avec « passerelle play », pas ici
cli-advantage-alone = --advantage ne sert que dans une campagne : indiquez-la avec --campaign
cli-campaign-next = La bataille { $number } de la campagne est à jouer, { $points } points chacun, entre les joueurs { $players }. { $picker ->
    [0] C’est une Bataille Rangée.
   *[other] Le joueur { $picker } choisit le scénario.
}

## Renforts d’une autre bataille

question-fleet-breach = Des renforts arrivent pour l’ennemi : choisissez où placer le Portail.
question-fleet-dismiss = Choisissez un vaisseau qui reste en arrière (encore { $count }).
offer-fleet-dismiss = Laisser { $ship } ({ $letter }) en arrière
event-fleet-relief = { $seat } vient prêter main-forte à { $ally }.
refusal-fleet-pending-breach = Choisissez d’abord où placer le Portail des renforts.
refusal-fleet-pending-dismiss = Choisissez d’abord les vaisseaux qui restent en arrière.
refusal-fleet-no-breach = Le Portail va sur un secteur neutre sans vaisseau, et non en { $about }.
refusal-fleet-dismiss = Le vaisseau { $about } ne fait pas partie de ceux qui attendent.
refusal-fleet-campaign-points = Dans une campagne, une flotte compte au plus { $limit } points, et non { $count }.
refusal-fleet-relief = Les vaisseaux du renfort ne correspondent pas aux { $about } coques données.

## Campagnes aux tables

question-fleet-campaign-advantage = { $player } a gagné : quel avantage emporter dans la Bataille Finale ?
question-fleet-campaign-scenario = { $player } choisit le scénario de la bataille { $number }.
question-fleet-campaign-ground = { $player } a gagné tous les Secteurs Spéciaux et choisit où se livre la Bataille Finale.
campaign-fleet-one-zone = Une zone de { $zone }
campaign-fleet-two-zones = Deux zones de 5×5 reliées par 2 Portails
campaign-fleet-advantage = { $advantage }
campaign-fleet-camps = { $camp } contre { $others }
campaign-fleet-final = Bataille Finale : qui la gagne gagne la campagne
campaign-fleet-points = { $points } points de classe chacun
campaign-fleet-stake = À gagner : { $advantages }
campaign-fleet-picks = { $player } choisit le scénario
campaign-fleet-picked = Scénario choisi par { $player }
campaign-fleet-loser-picks = Le perdant de la bataille précédente choisit le scénario
campaign-fleet-beaten-picks = Le camp qui compte le plus de défaites choisit le scénario
campaign-fleet-helps = { $player } vient en aide après la manche { $round }

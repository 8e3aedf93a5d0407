### Ce que disent les scénarios de Fleet Commander en jeu : questions, offres, nouvelles et refus.

fleet-ship-station = Baies de station
    .the = les baies de la station
    .told = les baies de la station
    .a = des baies de station

## Questions

question-fleet-preroll = Avant la bataille : choisissez { $dice } de vos dés et lancez-les.
question-fleet-prestore = Gardez des résultats sur votre Passerelle, ou continuez ; les autres retournent à votre Réserve.
question-fleet-stir = Désignez le Champ d’Astéroïdes pour lequel un dé est lancé.
question-fleet-shift = Le dé des astéroïdes en { $sector } indique { $face } : choisissez où ils vont.
question-fleet-reinforce = Faites entrer des renforts dans votre Zone de Déploiement, ou passez.
question-fleet-bring = Choisissez le prochain vaisseau qui entre en { $sector }, ou arrêtez.
question-fleet-load = Choisissez combien de containers sont emportés en { $sector }.
question-fleet-leave = Choisissez les vaisseaux qui fuient depuis { $sector }.

## Offres

offer-fleet-stir = Lancer un dé pour les astéroïdes en { $sector }
offer-fleet-shift = Les astéroïdes vont en { $sector }
offer-fleet-bring = Faire entrer { $ship } ({ $letter })
offer-fleet-take = { $count ->
    [0] N’emporter aucun container
    [one] Emporter { $count } container
   *[other] Emporter { $count } containers
}
offer-fleet-flee = Fuir la zone depuis { $sector } ({ $die })
offer-fleet-arrive = Des vaisseaux entrent en { $sector } ({ $die })

## Nouvelles

event-fleet-stirred = { $seat } lance un dé pour les astéroïdes en { $sector } : { $face }.
event-fleet-shifted = Les astéroïdes vont de { $from } en { $to }.
event-fleet-arrival-rolled = { $seat } lance un dé pour le vaisseau attendu : { $face }.
event-fleet-arrival-delayed = { $seat } : { $ship } attend, car le Portail en { $sector } n’est pas libre.
event-fleet-reinforcements = { $seat } : { $ship } a perdu la moitié de sa coque, les renforts peuvent entrer.
event-fleet-containers-moved = { $seat } emporte { $count ->
    [one] { $count } container
   *[other] { $count } containers
} de { $from } en { $to }.
event-fleet-containers-saved = { $seat } évacue { $count ->
    [one] { $count } container
   *[other] { $count } containers
}, { $total } en tout.
event-fleet-fled = { $seat } : { $ship } quitte définitivement la zone depuis { $sector }.
event-fleet-captured = { $seat } capture la navette en { $sector }.
event-fleet-station-disabled = { $seat } désactive la Station de Bataille en { $sector }.

## Refus

refusal-fleet-scenario-seats = Le scénario ne se joue pas à { $about } joueurs, ou pas dans ce mode de jeu.
refusal-fleet-scenario-zone = Le scénario ne se joue pas sur { $about }.
refusal-fleet-part = Il n’y a pas de place { $about } pour tenir ce rôle.
refusal-fleet-terrain-missing = Au moins { $about } Secteurs Spéciaux du scénario doivent être en place.
refusal-fleet-containers = { $about } n’est pas un secteur avec un nombre de containers.
refusal-fleet-must-place = Ce Secteur Spécial doit être posé.
refusal-fleet-both-edges = Le dernier vaisseau doit aller sur l’autre bord, et non en { $about } : l’embuscade vient des deux côtés.
refusal-fleet-grounded = Un vaisseau ne peut pas utiliser de dé de mouvement le tour de son arrivée.
refusal-fleet-preroll = On lance { $limit } dés, et non { $count }.
refusal-fleet-no-asteroids = Il n’y a pas de Champ d’Astéroïdes en { $about }.
refusal-fleet-shift = Les astéroïdes ne peuvent pas aller en { $about }.
refusal-fleet-reinforce = Aucun renfort ne peut entrer en { $about }.
refusal-fleet-bring = Le vaisseau { $about } n’attend pas d’entrer, ou n’a pas la place.
refusal-fleet-take = { $count ->
    [one] { $count } container ne peut pas être emporté ; le maximum est { $limit }.
   *[other] { $count } containers ne peuvent pas être emportés ; le maximum est { $limit }.
}
refusal-fleet-leave = Ces vaisseaux ne peuvent pas fuir : { $limit } au plus par résultat, et seulement ceux qui en ont le droit.
refusal-fleet-flee = Aucun vaisseau ne peut fuir depuis { $about }.
refusal-fleet-nobody-waits = Aucun vaisseau n’attend hors du plateau.
refusal-fleet-arrive = Aucun vaisseau ne peut entrer en { $about }.
refusal-fleet-arrive-direction = Le résultat ne mène pas de votre Portail en { $about }.
refusal-fleet-cluttered = Sur un secteur avec des containers, en { $about }, les Armes Multipoint ne servent pas.
refusal-fleet-untargetable = La navette { $about } ne peut pas être ciblée.
refusal-fleet-no-such-order = Cet ordre n’existe pas dans ce scénario.
refusal-fleet-pending-preroll = Lancez d’abord les dés d’avant la bataille.
refusal-fleet-pending-prestore = Gardez des résultats sur votre Passerelle, ou continuez.
refusal-fleet-pending-stir = Désignez d’abord un Champ d’Astéroïdes.
refusal-fleet-pending-shift = Choisissez d’abord où vont les astéroïdes.
refusal-fleet-pending-reinforce = Faites d’abord entrer des renforts, ou passez.
refusal-fleet-pending-bring = Choisissez d’abord les vaisseaux qui entrent.
refusal-fleet-pending-load = Choisissez d’abord combien de containers sont emportés.
refusal-fleet-pending-leave = Choisissez d’abord les vaisseaux qui fuient.

## Campagnes

question-fleet-found = Vous n’avez gagné aucun avantage : posez une Colonie dans votre Zone de Déploiement, ou passez.
refusal-fleet-pending-found = Posez d’abord une Colonie, ou passez.
refusal-fleet-found = Aucune Colonie ne peut être posée en { $about } : elle va dans votre Zone de Déploiement.
refusal-fleet-campaign-seats = Une campagne se joue à 2 ou 4, pas à { $about }.
refusal-fleet-campaign-over = La campagne est finie.
refusal-fleet-advantage = L’avantage { $about } n’est pas disponible dans cette bataille.
refusal-fleet-campaign-scenario = Le scénario de cette bataille de la campagne est { $about }.
refusal-fleet-campaign-options = La Bataille Finale d’une campagne se joue sans règles optionnelles.

## Variantes

question-fleet-plunge = Choisissez les vaisseaux qui entrent dans le Portail.
question-fleet-emerge = Le dé du Portail indique { $face } : choisissez où les vaisseaux sortent.
event-fleet-gate-rolled = { $seat } lance un dé pour la sortie du Portail en { $sector } : { $face }.
refusal-fleet-pending-emerge = Choisissez d’abord où les vaisseaux sortent.
refusal-fleet-variant = Aucune variante ne s’appelle { $about }. Il y a { $known }.
refusal-fleet-shortcuts = Dans une seule zone, il y a une ou deux paires de Portails, et non { $about }.
refusal-fleet-avatar = { $about } vient de l’extension Avatar, qui n’est pas utilisée.
fleet-advised-sectors = Les zones ont { $sectors } secteurs ; de { $least } à { $most } sont conseillés pour ce nombre de joueurs.
refusal-fleet-multi-board = Sur plusieurs zones de la première édition, une flotte compte de 8 à 14 points, et non { $about }.
refusal-fleet-too-small = La flotte totalise { $count } points de classe ; le minimum est { $limit }.
refusal-fleet-camps = Un camp totalise { $count } points de classe et l’autre { $limit } ; les totaux doivent être égaux.
refusal-fleet-agreed-gates = Il y a autant de paires de Portails que de zones, ou une de moins, et non { $about }.
refusal-fleet-passenger = Le vaisseau { $about } ne peut que se déplacer.

### Capacités Techniques en jeu : questions, propositions, nouvelles et refus.

## Questions

question-fleet-deflect = Bouclier de Déflection : choisissez quel vaisseau subit l’attaque contre { $target } en { $sector } (au plus { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}).
question-fleet-reprogram = Reprogrammation : relancez des Dés d’Activation, ou continuez.
question-fleet-sight = Rayon de Reconnaissance par { $sector } : choisissez la ligne.
question-fleet-trigger = { $capacity } en { $sector } : choisissez un vaisseau.

## Propositions

offer-fleet-activate = { $capacity } du vaisseau { $letter } en { $sector } ({ $dice })
offer-fleet-disrupt = Désactiver : { $capacity } du vaisseau { $ship } en { $sector } ({ $die })
offer-fleet-resolve-capacity = { $capacity } du vaisseau { $ship } en { $sector }
offer-fleet-deactivate = Désactiver : { $capacity } du vaisseau { $ship } en { $sector }
offer-fleet-reprogram = Reprogrammer : { $capacity } du vaisseau { $ship } en { $sector }
offer-fleet-mend = Réparer { $target } ({ $ship })
offer-fleet-sight = Suivre { $axis }
fleet-axis-column = la colonne
fleet-axis-row = la rangée
fleet-axis-rising = la diagonale montante
fleet-axis-falling = la diagonale descendante
offer-fleet-recall = Rappeler { $target } ({ $ship })
offer-fleet-no-recall = Ne rappeler personne

## Nouvelles

event-fleet-activated = { $seat } active { $capacity } (vaisseau { $letter }) en { $sector } : { $face }.
event-fleet-reprogrammed = { $owner } : Dé d’Activation relancé en { $sector }, { $capacity } (vaisseau { $letter }) : { $face }.
event-fleet-capacity-used = { $capacity } : { $ship } { $letter } ({ $owner }).
event-fleet-line = { $owner } : { $capacity } du vaisseau { $letter } en { $sector } suit { $axis }.
event-fleet-capacity-ended = { $owner } : { $capacity } du vaisseau { $letter } en { $sector } prend fin.

## Refus

refusal-fleet-no-device = Le vaisseau { $about } n’a pas cette Capacité à activer.
refusal-fleet-needs-no-activation = Un Ravitailleur agit sans être activé.
refusal-fleet-docked = Le vaisseau { $about } est amarré : ni tirs, ni boucliers, ni arme, ni dispositif.
refusal-fleet-token-in-play = Le jeton du vaisseau { $about } n’est pas sur votre Passerelle.
refusal-fleet-no-activation = Ces résultats ne mènent pas en { $about }.
refusal-fleet-own-capacity = Vous désactivez vos propres Capacités pendant votre phase Passerelle : { $about }.
refusal-fleet-capacity-far = Vous n’avez aucun vaisseau en { $about } ni à côté.
refusal-fleet-other-directions = { $about } n’a pas les directions du Dé d’Activation.
refusal-fleet-not-own-capacity = Cette Capacité n’est pas la vôtre : { $about }.
refusal-fleet-reprogrammed = Ce dé a déjà été relancé pendant ce tour : { $about }.
refusal-fleet-no-capacity = Aucune Capacité de ce nom n’est en jeu : { $about }.
refusal-fleet-capacity-target = La Capacité ne peut pas agir sur { $about }.
refusal-fleet-not-changed = Aucune Capacité ne modifie { $about } ici.
refusal-fleet-distorted = Les vaisseaux en { $about } sont dans un Champ de Distorsion et ne peuvent pas utiliser de spéciaux.
refusal-fleet-deactivate-when = Vous désactivez vos Capacités pendant votre phase Passerelle.
refusal-fleet-disrupt-when = Les Capacités ennemies se désactivent pendant vos Actions des Dés.
refusal-fleet-reprogram-when = Les Dés d’Activation se relancent à la fin du Début de Tour.
refusal-fleet-deflect = Ce vaisseau ne peut pas subir l’attaque à la place de la cible.
refusal-fleet-pinned = Un Disrupteur de Propulsion retient les vaisseaux en { $about }.
refusal-fleet-jammed = Un Brouilleur de Communications fait taire les vaisseaux en { $about }.
refusal-fleet-unshielded = Un Bloqueur de Bouclier agit sur le secteur attaqué.
refusal-fleet-one-sector = Un bouclier arrête ce qui vient d’un seul secteur.
refusal-fleet-elusive = Un vaisseau Insaisissable n’est une cible que si aucune autre n’est possible.
refusal-fleet-sight = Le Rayon de Reconnaissance suit une ligne de son Dé d’Activation.
refusal-fleet-pending-sight = Choisissez d’abord la ligne du Rayon de Reconnaissance.
refusal-fleet-pending-reprogram = Choisissez d’abord les Dés d’Activation à relancer.
refusal-fleet-pending-deflect = Choisissez d’abord le vaisseau qui subit l’attaque.
refusal-fleet-pending-trigger = Choisissez d’abord le vaisseau sur lequel agit la Capacité.

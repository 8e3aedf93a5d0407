### Stations de Bataille, Anomalies Radar et Ogives Gamma : questions, propositions, nouvelles et refus.

question-fleet-unveil = Anomalie Radar en { $sector } : choisissez ce que c’est.
question-fleet-ward = Des Ogives Gamma visent la Colonie en { $sector } : levez un bouclier, ou laissez-les frapper.

offer-fleet-station = { $weapon } de la Station de Bataille ({ $ship }) sur { $target }{ $mark }{ $outcome } ({ $die })
offer-fleet-bombard = Ogives Gamma depuis { $from } sur la Colonie en { $sector } : tir { $hits } sur 3 ({ $dice })
offer-fleet-unveil = C’est : { $kind }

event-fleet-station-seen = { $seat } regarde l’arme de la Station de Bataille en { $sector } : { $weapon }.
event-fleet-station-revealed = La Station de Bataille en { $sector } a cette arme : { $weapon }.
event-fleet-special-rerolled = { $seat } relance le spécial : { $die }.
event-fleet-unveiled = L’Anomalie Radar en { $sector } se révèle être : { $kind }.
event-fleet-colony-shot = { $seat } tire des Ogives Gamma depuis { $from } sur la Colonie en { $sector }.
event-fleet-colony-hit = La Colonie en { $sector } est touchée : { $hits } sur 3.
event-fleet-colony-destroyed = La Colonie en { $sector } est détruite ; il reste un Champ d’Astéroïdes.

refusal-fleet-not-docked = Le vaisseau { $about } n’est pas amarré à une Station de Bataille armée.
refusal-fleet-no-warheads = Aucun vaisseau en { $about } ne peut tirer d’Ogives Gamma.
refusal-fleet-own-colony = On ne tire pas sur une Colonie depuis son propre secteur : { $about }.
refusal-fleet-no-colony = Ces résultats n’atteignent aucune Colonie en { $about }.
refusal-fleet-no-ward = Ce bouclier n’arrête pas les Ogives.
refusal-fleet-unveil = Une Anomalie Radar cache un Champ d’Astéroïdes, un Champ Gravitationnel, un Nuage de Gaz ou un secteur vide.
refusal-fleet-pending-unveil = Choisissez d’abord ce qu’est l’Anomalie Radar.
refusal-fleet-pending-ward = Répondez d’abord aux Ogives Gamma.

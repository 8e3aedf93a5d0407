### Les règles optionnelles de Fleet Commander en jeu : armes secrètes et brouillard de guerre.

question-fleet-arm = Conservez l’une des armes spéciales piochées pour { $ship } ({ $letter }).
offer-fleet-arm = Conserver { $weapon }
offer-fleet-survey = Découvrir les secteurs autour de { $sector } ({ $die })

event-fleet-weapons-drawn = { $seat } pioche pour le vaisseau { $ship } : { $weapons }.
event-fleet-weapon-kept = { $seat } conserve { $weapon } pour le vaisseau { $ship }, face cachée.
event-fleet-weapon-kept-secret = { $seat } conserve une arme spéciale, face cachée.
event-fleet-weapon-revealed = L’arme du vaisseau { $ship } est dévoilée : { $weapon }.
event-fleet-discovered = { $sector } est découvert ({ $face }) : un secteur neutre.
event-fleet-discovered-special = { $sector } est découvert ({ $face }) : { $kind }.

describe-fleet-fog = Dans le brouillard : { $sectors }
describe-fleet-armed = { $letter } porte { $weapon }
describe-fleet-armed-secret = { $letter } porte une arme face cachée

refusal-fleet-option = Aucune règle optionnelle ne s’appelle { $about }.
refusal-fleet-fog-terrain = Dans le brouillard de guerre, aucun secteur spécial n’est posé au début.
refusal-fleet-not-drawn = { $about } n’a pas été pioché pour ce vaisseau.
refusal-fleet-no-fog = Il ne reste rien à découvrir dans ces directions depuis { $about }.
refusal-fleet-pending-arm = Conservez d’abord l’une des armes spéciales piochées.

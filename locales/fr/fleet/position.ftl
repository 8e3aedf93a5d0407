### Fleet Commander : la position en mots, une ligne pour chaque chose sur la table, et les noms des résultats.

## Résultats et dés

fleet-die-ro = un rouge orthogonal
fleet-die-ro-stored = un rouge orthogonal de la passerelle
fleet-die-rd = un rouge diagonal
fleet-die-rd-stored = un rouge diagonal de la passerelle
fleet-die-rm = un rouge multidirectionnel
fleet-die-rm-stored = un rouge multidirectionnel de la passerelle
fleet-die-rs = un rouge spécial
fleet-die-rs-stored = un rouge spécial de la passerelle
fleet-die-bo = un bleu orthogonal
fleet-die-bo-stored = un bleu orthogonal de la passerelle
fleet-die-bd = un bleu diagonal
fleet-die-bd-stored = un bleu diagonal de la passerelle
fleet-die-bm = un bleu multidirectionnel
fleet-die-bm-stored = un bleu multidirectionnel de la passerelle
fleet-die-bs = un bleu spécial
fleet-die-bs-stored = un bleu spécial de la passerelle
fleet-die-go = un vert orthogonal
fleet-die-go-stored = un vert orthogonal de la passerelle
fleet-die-gd = un vert diagonal
fleet-die-gd-stored = un vert diagonal de la passerelle
fleet-die-gm = un vert multidirectionnel
fleet-die-gm-stored = un vert multidirectionnel de la passerelle
fleet-die-gs = un vert spécial
fleet-die-gs-stored = un vert spécial de la passerelle
fleet-dice-red-1 = 1 rouge
fleet-dice-red-2 = 2 rouges
fleet-dice-red-3 = 3 rouges
fleet-dice-red-4 = 4 rouges
fleet-dice-red-5 = 5 rouges
fleet-dice-red-6 = 6 rouges
fleet-dice-blue-1 = 1 bleu
fleet-dice-blue-2 = 2 bleus
fleet-dice-blue-3 = 3 bleus
fleet-dice-blue-4 = 4 bleus
fleet-dice-blue-5 = 5 bleus
fleet-dice-blue-6 = 6 bleus
fleet-dice-green-1 = 1 vert
fleet-dice-green-2 = 2 verts
fleet-dice-green-3 = 3 verts
fleet-dice-green-4 = 4 verts
fleet-dice-green-5 = 5 verts
fleet-dice-green-6 = 6 verts

## Façons de jouer et rôles

fleet-mode-duel = Deux joueurs, l’un contre l’autre
fleet-mode-teams = Deux camps, dont les joueurs alternent
fleet-mode-free-for-all = Chacun pour soi
fleet-option-drawn-weapons = Armes Spéciales tirées au grand jour
    .text = Pour chaque vaisseau qui en porte une, une Arme Spéciale est tirée au hasard, à la vue de tous.
fleet-option-secret-devices = Dispositifs techniques secrets
    .text = Les dispositifs techniques restent face cachée jusqu’à leur usage.
fleet-role-phebe = Phébé
fleet-role-amycles = Amyclès
fleet-role-blockade-phebe = celui qui force le Blocus
fleet-role-blockade-amycles = celui qui bloque
fleet-target-none = rien
fleet-firepower-none = aucune

## La table

describe-fleet-table = { $scenario }, manche { $round }
describe-fleet-goal = But : { $goal }
describe-fleet-mode = { $mode }.
describe-fleet-enough = { $count ->
    [one] { $count } container fait gagner.
   *[other] { $count } containers font gagner.
}
describe-fleet-options = Règles optionnelles : { $options }
describe-fleet-variants = Variantes : { $variants }
describe-fleet-quiet = Si rien n’est perdu, la bataille finit après encore { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
describe-fleet-setup = Mise en place : à { $seat } de décider.
describe-fleet-start = Début de tour de { $seat }.
describe-fleet-energy = Affectation d’énergie de { $seat }.
describe-fleet-actions = Actions des dés de { $seat }.
describe-fleet-bridge = Phase de passerelle de { $seat }.
describe-fleet-over = La bataille est finie.
describe-fleet-camp = Camp de { $seats } : { $points } points sur { $start }
describe-fleet-camp-threshold = Camp de { $seats } : { $points } points sur { $start }, défaite à { $threshold }
describe-fleet-camp-saved = Camp de { $seats } : { $count ->
    [one] { $count } container évacué
   *[other] { $count } containers évacués
}
describe-fleet-zone = Zone de combat de { $width } sur { $depth } secteurs, à partir de { $sector }
describe-fleet-sector = { $sector } : { $kind }
describe-fleet-sector-marked = { $sector } : { $kind }, { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
describe-fleet-sector-armed = { $sector } : { $kind } avec { $weapon }
describe-fleet-site = Station de Bataille en { $sector } : au service de Phébé
describe-fleet-site-lost = Station de Bataille en { $sector } : désactivée
describe-fleet-site-colony = Colonie en { $sector } : debout
describe-fleet-site-colony-lost = Colonie en { $sector } : détruite
describe-fleet-ship-due = Le vaisseau attendu attend que son Portail soit libre
describe-fleet-relief = { $seat } vient en aide à { $ally } après la manche { $round }
describe-fleet-relief-gate = { $sector } : le Portail par lequel { $seat } vient en aide à { $ally }
describe-fleet-fog = Dans le brouillard : { $sectors }
describe-fleet-gates = Portails { $letter } : { $one } et { $other }
describe-fleet-lone-gate = { $sector } : portail { $letter }
describe-fleet-containers = { $sector } : { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
describe-fleet-token = { $sector } : { $token } ; porteur : { $ship } { $letter } de { $owner }
describe-fleet-token-on = { $sector } : { $token } ; victime : { $ship } { $letter } de { $owner }
describe-fleet-capacity = { $sector } : { $capacity } ; porteur : { $ship } { $letter } de { $owner } ; son dé montre { $face } ; agit sur { $sectors }
describe-fleet-capacity-line = { $sector } : { $capacity } regarde le long de { $axis }

## Une attaque

describe-fleet-attack = { $seat } attaque { $sector } depuis { $from }
describe-fleet-attack-target = Cible : { $ship } { $letter } de { $owner }
describe-fleet-attack-via = À distance, par { $sector }
describe-fleet-attack-ship = { $ship } { $letter } de { $owner } fait feu
describe-fleet-salvo = Depuis { $sector } : { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
describe-fleet-salvo-stopped = Depuis { $sector } : { $damage ->
    [one] { $damage } point de dégâts, arrêté
   *[other] { $damage } points de dégâts, arrêtés
}
describe-fleet-attack-damage = { $damage ->
    [one] { $damage } point de dégâts passe jusqu’ici
   *[other] { $damage } points de dégâts passent jusqu’ici
}
describe-fleet-reaction-none = Pas encore de réaction
describe-fleet-reaction-shields = Réaction : boucliers
describe-fleet-reaction-retreat = Réaction : repli
describe-fleet-reaction-counter = Réaction : contre-attaque

## Les joueurs

describe-fleet-seat = { $seat }, { $faction } : { $points } points sur { $start }
describe-fleet-commander = Commandant : { $commander }
describe-fleet-role = Rôle : { $role }
describe-fleet-side = Camp { $camp }
describe-fleet-threshold = Défaite à { $points } points ou moins
describe-fleet-flagship = Défaite avec le vaisseau amiral, et pas avant
describe-fleet-reinforcements = La moitié de la coque du champion est perdue : les renforts peuvent venir
describe-fleet-saved = { $count ->
    [one] { $count } container évacué
   *[other] { $count } containers évacués
}
describe-fleet-ship = { $letter } : { $ship } en { $sector }, classe { $class }, puissance de feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-waiting = { $letter } : { $ship }, à déployer, classe { $class }, puissance de feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-held-back = { $letter } : { $ship }, en attente, classe { $class }, puissance de feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-bays = { $letter } : les baies de la Station de Bataille en { $sector }
describe-fleet-signal = { $letter } : un Signal en { $sector }
describe-fleet-signal-waiting = { $letter } : un Signal, à déployer
describe-fleet-destroyed = { $letter } : { $ship }, hors de combat
describe-fleet-fled = { $letter } : { $ship }, hors de la zone pour de bon
describe-fleet-armed = { $letter } porte { $weapon }
describe-fleet-armed-face-down = { $letter } porte { $weapon }, face cachée
describe-fleet-armed-secret = { $letter } porte une arme face cachée
describe-fleet-devices = { $letter } a à bord : { $devices }
describe-fleet-sealed = { $letter } a un dispositif face cachée
describe-fleet-own-signal = { $letter } est un Signal : les autres ignorent ce que c’est
describe-fleet-docked = { $letter } est à quai
describe-fleet-hauls = { $letter } peut emporter un container à ce tour
describe-fleet-grounded = { $letter } ne se déplace par aucun dé à ce tour
describe-fleet-wreck = { $letter } tient bon : le moindre dégât le détruit
describe-fleet-reserve = Réserve : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}, { $green ->
    [one] { $green } vert
   *[other] { $green } verts
}
describe-fleet-rolled = Lancés : { $dice }
describe-fleet-stored = Sur la passerelle, { $slot } : { $die }
describe-fleet-bridge-tile = Sa propre tuile sur la passerelle : { $ship } { $letter }
describe-fleet-bridge-tiles = Tuiles sur la passerelle : { $ships }
describe-fleet-tiles = Secteurs spéciaux à poser : { $sectors }
describe-fleet-arming = Doit encore garder une Arme Spéciale
describe-fleet-choosing = Doit encore prendre une flotte
describe-fleet-drawn = Tirées : { $weapons }
describe-fleet-home = Déploie en { $sectors }

### Fleet Commander : la position en mots, une ligne pour chaque chose sur la table, et les noms des résultats.

## Résultats et dés

fleet-die-ro = un rouge orthogonal
fleet-die-ro-stored = un rouge orthogonal de la Passerelle
fleet-die-rd = un rouge diagonal
fleet-die-rd-stored = un rouge diagonal de la Passerelle
fleet-die-rm = un rouge multidirectionnel
fleet-die-rm-stored = un rouge multidirectionnel de la Passerelle
fleet-die-rs = un spécial rouge
fleet-die-rs-stored = un spécial rouge de la Passerelle
fleet-die-bo = un bleu orthogonal
fleet-die-bo-stored = un bleu orthogonal de la Passerelle
fleet-die-bd = un bleu diagonal
fleet-die-bd-stored = un bleu diagonal de la Passerelle
fleet-die-bm = un bleu multidirectionnel
fleet-die-bm-stored = un bleu multidirectionnel de la Passerelle
fleet-die-bs = un spécial bleu
fleet-die-bs-stored = un spécial bleu de la Passerelle
fleet-die-go = un vert orthogonal
fleet-die-go-stored = un vert orthogonal de la Passerelle
fleet-die-gd = un vert diagonal
fleet-die-gd-stored = un vert diagonal de la Passerelle
fleet-die-gm = un vert multidirectionnel
fleet-die-gm-stored = un vert multidirectionnel de la Passerelle
fleet-die-gs = un spécial vert
fleet-die-gs-stored = un spécial vert de la Passerelle
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
fleet-option-drawn-weapons = Armes Spéciales tirées au sort, face visible
    .text = Pour chaque vaisseau qui en porte une, une Arme Spéciale est tirée au hasard, à la vue de tous.
fleet-option-secret-devices = Dispositifs techniques secrets
    .text = Les dispositifs techniques restent face cachée jusqu’à leur usage.
fleet-role-phebe = Phébé
fleet-role-amycles = Amyclès
fleet-role-blockade-phebe = le joueur des vaisseaux civils
fleet-role-blockade-amycles = le joueur qui tient le Blocus
fleet-target-none = rien
fleet-firepower-none = aucune

## La table

describe-fleet-table = { $round ->
    [0] { $scenario }, mise en place
   *[other] { $scenario }, manche { $round }
}
describe-fleet-goal = But : { $goal }
describe-fleet-mode = { $mode }.
describe-fleet-enough = { $count ->
    [one] { $count } container fait gagner.
   *[other] { $count } containers font gagner.
}
describe-fleet-options = Règles optionnelles : { $options }
describe-fleet-variants = Variantes : { $variants }
describe-fleet-quiet = Si aucun vaisseau n’est perdu, la bataille finit dans { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
describe-fleet-setup = Mise en place ; à décider : { $seat }.
describe-fleet-start = Début de Tour : { $seat }.
describe-fleet-energy = Affectation d’Énergie : { $seat }.
describe-fleet-actions = Actions des Dés : { $seat }.
describe-fleet-bridge = Passerelle : { $seat }.
describe-fleet-over = La bataille est finie.
describe-fleet-camp = Camp ({ $seats }) : { $points } points sur { $start }
describe-fleet-camp-threshold = Camp ({ $seats }) : { $points } points sur { $start }, défaite à { $threshold }
describe-fleet-camp-saved = Camp ({ $seats }) : { $count ->
    [one] { $count } container évacué
   *[other] { $count } containers évacués
}
describe-fleet-zone = Zone de Combat de { $width } sur { $depth } secteurs, à partir de { $sector }
describe-fleet-sector = { $sector } : { $kind }
describe-fleet-sector-marked = { $sector } : { $kind }, { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
describe-fleet-sector-armed = { $sector } : { $kind } avec { $weapon }
describe-fleet-site = Station de Bataille en { $sector } : sous le contrôle de Phébé
describe-fleet-site-lost = Station de Bataille en { $sector } : désactivée
describe-fleet-site-colony = Colonie en { $sector } : intacte
describe-fleet-site-colony-lost = Colonie en { $sector } : détruite
describe-fleet-ship-due = Le vaisseau attendu ne peut pas encore sortir : son Portail n’est pas libre
describe-fleet-relief = { $seat } vient en aide à { $ally } après la manche { $round }
describe-fleet-relief-gate = { $sector } : le Portail par lequel { $seat } vient en aide à { $ally }
describe-fleet-fog = Dans le brouillard : { $sectors }
describe-fleet-gates = Portails { $letter } : { $one } et { $other }
describe-fleet-lone-gate = { $sector } : Portail { $letter }
describe-fleet-containers = { $sector } : { $count ->
    [one] { $count } container
   *[other] { $count } containers
}
describe-fleet-token = { $sector } : { $token } ; porteur : { $ship } { $letter } ({ $owner })
describe-fleet-token-on = { $sector } : { $token } ; victime : { $ship } { $letter } ({ $owner })
describe-fleet-capacity = { $sector } : { $capacity } ; porteur : { $ship } { $letter } ({ $owner }) ; son dé montre { $face } ; agit sur { $sectors }
describe-fleet-capacity-line = { $sector } : { $capacity } suit { $axis }

## Une attaque

describe-fleet-attack = { $seat } attaque { $sector } depuis { $from }
describe-fleet-attack-target = Cible : { $ship } { $letter } ({ $owner })
describe-fleet-attack-via = À distance, par { $sector }
describe-fleet-attack-ship = { $ship } { $letter } ({ $owner }) fait feu
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

## Les joueurs

describe-fleet-seat = { $seat }, { $faction } : { $points } points sur { $start }
describe-fleet-commander = Commandeur : { $commander }
describe-fleet-role = Rôle : { $role }
describe-fleet-side = Camp { $camp }
describe-fleet-threshold = Défaite à { $points } points ou moins
describe-fleet-flagship = Défaite seulement si le Vaisseau Amiral est détruit
describe-fleet-reinforcements = Le vaisseau de classe 5 a perdu la moitié de sa coque : les renforts peuvent entrer
describe-fleet-saved = { $count ->
    [one] { $count } container évacué
   *[other] { $count } containers évacués
}
describe-fleet-ship = { $letter } : { $ship } en { $sector }, classe { $class }, Puissance de Feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-waiting = { $letter } : { $ship }, à déployer, classe { $class }, Puissance de Feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-held-back = { $letter } : { $ship }, en attente, classe { $class }, Puissance de Feu { $firepower }, coque { $hull } sur { $full }
describe-fleet-bays = { $letter } : les baies de la Station de Bataille en { $sector }
describe-fleet-signal = { $letter } : un Signal en { $sector }
describe-fleet-signal-waiting = { $letter } : un Signal, à déployer
describe-fleet-destroyed = { $letter } : { $ship }, vaisseau détruit
describe-fleet-fled = { $letter } : { $ship }, vaisseau évacué
describe-fleet-armed = { $letter } porte { $weapon }
describe-fleet-armed-face-down = { $letter } porte { $weapon }, face cachée
describe-fleet-armed-secret = { $letter } porte une Arme Spéciale face cachée
describe-fleet-devices = { $letter } a à bord : { $devices }
describe-fleet-sealed = { $letter } a un dispositif face cachée
describe-fleet-own-signal = { $letter } est un Signal : les autres joueurs ne savent pas ce que c’est
describe-fleet-docked = { $letter } est à quai
describe-fleet-hauls = { $letter } peut déplacer un container ce tour-ci
describe-fleet-grounded = { $letter } ne peut pas utiliser de dé de mouvement ce tour-ci
describe-fleet-wreck = { $letter } tient bon : le moindre dégât le détruit
describe-fleet-champion = { $letter } décide du Duel : qui le détruit gagne
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
describe-fleet-stored = Sur la Passerelle, { $slot } : { $die }
describe-fleet-bridge-tile = Tuile de Passerelle dédiée : { $ship } { $letter }
describe-fleet-bridge-tiles = Tuiles de Passerelle : { $ships }
describe-fleet-tiles = Secteurs Spéciaux à poser : { $sectors }
describe-fleet-arming = Doit encore choisir une Arme Spéciale
describe-fleet-choosing = Doit encore choisir une flotte
describe-fleet-drawn = Tirées : { $weapons }
describe-fleet-home = Se déploie en { $sectors }

### Les jeux d’exemple : les enchères scellées.

## Règles
SEALED-SETUP-01 = De deux à huit joueurs.
    .title = Joueurs
SEALED-SETUP-02 = D’une à cinq manches. Chacun reçoit une carte par manche, parmi les 48 cartes de 1 à 48.
    .title = Manches
SEALED-SETUP-03 = Les équipes demandent un nombre pair de joueurs. Un joueur sur deux est du même côté.
    .title = Équipes
SEALED-BID-01 = À chaque manche, chacun mise une carte de sa main, face cachée, dans n’importe quel ordre.
    .title = Mise
SEALED-BID-02 = Quand tous ont misé, les cartes sont retournées. La plus haute prend le pli.
    .title = Le pli
SEALED-SWAP-01 = Une fois par partie, avant de miser, on peut écarter une carte, face cachée, et en piocher une autre.
    .title = Échanger une carte
SEALED-END-01 = Après la dernière manche, le joueur ou l’équipe qui a le plus de plis gagne. Les ex æquo partagent la victoire.
    .title = La fin

## Phrases
refusal-sealed-seats = { $count ->
    [one] { $count } joueur, ce n’est pas permis : on joue de deux à huit.
   *[other] { $count } joueurs, ce n’est pas permis : on joue de deux à huit.
}
refusal-sealed-rounds = { $count ->
    [one] { $count } manche, ce n’est pas permis : on en joue d’une à cinq.
   *[other] { $count } manches, ce n’est pas permis : on en joue d’une à cinq.
}
refusal-sealed-teams = { $count } joueurs ne peuvent pas former deux équipes égales.
refusal-sealed-not-in-hand = La carte { $card } n’est pas dans votre main.
refusal-sealed-swapped = { $seat } a déjà échangé une carte dans cette partie.
sealed-question = Manche { $round } : misez { $cards ->
    [one] votre dernière carte
   *[other] une de vos { $cards } cartes
}.
sealed-offer-bid = Miser { $card }
sealed-offer-swap = Échanger { $card } contre une carte de la pioche
sealed-hand-dealt = { $seat } reçoit { $cards }.
sealed-hand-dealt-hidden = { $seat } reçoit sa main.
sealed-card-swapped = { $seat } échange { $given } contre { $drawn }.
sealed-card-swapped-hidden = { $seat } échange une carte.
sealed-bid-placed = { $seat } mise { $card }, face cachée.
sealed-bid-placed-hidden = { $seat } a misé.
sealed-bid-revealed = { $seat } montre { $card }.
sealed-trick-taken = { $seat } prend le pli avec { $card }.
sealed-heading-table = La table
sealed-heading-hand = Vos cartes
sealed-round = Manche { $round } sur { $rounds }.
sealed-played = Déjà jouées : { $cards }.
sealed-has-bid = Ont misé cette manche : { $seats }.
sealed-tricks = { $seat } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}.
sealed-hand = Dans votre main : { $cards }.
sealed-own-bid = Votre mise : { $card }.
sealed-own-aside = Vous avez écarté { $card }.

## Sur une page d’accueil
sealed-menu-rounds = Manches
sealed-menu-teams = Équipes
sealed-menu-alone = Chacun pour soi
sealed-menu-together = Deux équipes
sealed-setting = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}

### The sample games: sealed bids.

## Rules
SEALED-SETUP-01 = Two to eight players.
    .title = Players
SEALED-SETUP-02 = One to five rounds. Everybody is dealt a card for each, from the 48 cards 1 to 48.
    .title = Rounds
SEALED-SETUP-03 = Teams need an even number of players. Every other player is on the same team.
    .title = Teams
SEALED-BID-01 = Each round everybody bids one card of their hand, face down, in any order.
    .title = Bidding
SEALED-BID-02 = When everybody has bid, the cards are turned over. The highest takes the trick.
    .title = The trick
SEALED-SWAP-01 = Once per game, before bidding, a player may set a card aside, face down, and draw another.
    .title = Swapping a card
SEALED-END-01 = After the last round the player or team with the most tricks wins. Players who tie share the victory.
    .title = The end

## Sentences
refusal-sealed-seats = { $count ->
    [one] One player is not allowed: two to eight can play.
   *[other] { $count } players are not allowed: two to eight can play.
}
refusal-sealed-rounds = { $count } rounds are not allowed: one to five can be played.
refusal-sealed-teams = { $count } players cannot form two equal teams.
refusal-sealed-not-in-hand = The card { $card } is not in your hand.
refusal-sealed-swapped = { $seat } has already swapped a card in this game.
sealed-question = Round { $round }: bid { $cards ->
    [one] your last card
   *[other] one of your { $cards } cards
}.
sealed-offer-bid = Bid { $card }
sealed-offer-swap = Swap { $card } for a card from the deck
sealed-hand-dealt = { $seat } is dealt { $cards }.
sealed-hand-dealt-hidden = { $seat } is dealt a hand.
sealed-card-swapped = { $seat } swaps { $given } for { $drawn }.
sealed-card-swapped-hidden = { $seat } swaps a card.
sealed-bid-placed = { $seat } bids { $card }, face down.
sealed-bid-placed-hidden = { $seat } has bid.
sealed-bid-revealed = { $seat } shows { $card }.
sealed-trick-taken = { $seat } takes the trick with { $card }.
sealed-heading-table = The table
sealed-heading-hand = Your cards
sealed-round = Round { $round } of { $rounds }.
sealed-played = Played so far: { $cards }.
sealed-has-bid = Have bid this round: { $seats }.
sealed-tricks = { $seat }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
sealed-hand = In your hand: { $cards }.
sealed-own-bid = Your bid: { $card }.
sealed-own-aside = You set { $card } aside.

## On a start page
sealed-menu-rounds = Rounds
sealed-menu-teams = Teams
sealed-menu-alone = Everybody for themselves
sealed-menu-together = Two teams
sealed-setting = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}

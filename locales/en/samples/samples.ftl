### The sample games: the smallest complete games, for tests and as examples.

## Sealed bids: rules
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

## Sealed bids: sentences
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

## The race: rules
RACE-SETUP-01 = Two to four players.
    .title = Players
RACE-SETUP-02 = The goal is 1 to 100 squares away.
    .title = The goal
RACE-SETUP-03 = A race has at least one round. When everybody has had all their turns, it is drawn.
    .title = Rounds
RACE-STAGE-01 = A position names a square for each ship, at most three rockets each, whose turn it is and the round.
    .title = Positions
RACE-TURN-01 = In your turn you roll and move, or rest; when you are run into, you yield or block.
    .title = Turns
RACE-ROCKET-01 = Resting loads one rocket. A ship carries at most three.
    .title = Rockets
RACE-ROCKET-02 = To boost or to block burns one rocket.
    .title = Burning a rocket
RACE-ROCKET-03 = A boost adds two squares to the roll. One boost per turn.
    .title = Boost
RACE-REACT-01 = A ship that is run into yields, falling back two squares, or blocks: on 4 or more the other bounces back, otherwise the blocker returns to the start. A ship that falls back may run into another. The start has room for all.
    .title = Collisions

## The race: sentences
refusal-race-seats = { $count ->
    [one] One player is not allowed: two to four can race.
   *[other] { $count } players are not allowed: two to four can race.
}
refusal-race-goal = The goal cannot be on square { $count }: 1 to 100 can be.
refusal-race-rounds = { $count } rounds are too few: a race has at least one.
refusal-race-not-now = “{ $action }” does not answer what is asked now.
refusal-race-full = { $seat } already carries three rockets.
refusal-race-no-rocket = { $seat } has no rocket to burn.
refusal-race-boosted = { $seat } has already boosted this turn.
refusal-race-stage-squares = The position must give each seat a square before the goal.
refusal-race-stage-rockets = The position must give each seat at most three rockets, or leave them all out.
refusal-race-stage-turn = The position must name a seat that is at the table, and a round of the race.
race-question-turn = Your turn: roll or rest?
race-question-boosted = Your boost is lit: roll!
race-question-react = { $seat } runs into you: yield or block?
race-offer-roll = Roll and move
race-offer-rest = Rest and load a rocket
race-offer-boost = Burn a rocket for two extra squares
race-offer-yield = Yield and fall back two squares
race-offer-block = Burn a rocket and block
race-rocket-loaded = { $seat } rests and loads a rocket.
race-rocket-burnt = { $seat } burns a rocket.
race-ship-moved = { $seat } rolls { $die } and moves to square { $square }.
race-ship-ran-into = { $seat } runs into { $other }.
race-ship-yielded = { $seat } yields and falls back to square { $square }.
race-block-rolled = { $seat } blocks and rolls { $die }.
race-ship-thrown-back = { $seat } is thrown back to square { $square }.
race-goal-reached = { $seat } reaches the goal!
race-time-ran-out = The last round is over: nobody has reached the goal.
race-heading = The race to square { $goal }
race-round = Round { $round } of { $rounds }; it is { $seat }’s turn.
race-ship = { $seat }: square { $square }, { $rockets ->
    [one] { $rockets } rocket
   *[other] { $rockets } rockets
}.

## The drill: rules
DRILL-SETUP-01 = One to eight players, all in one crew.
    .title = The crew
DRILL-SETUP-02 = One to twenty alarms, ten seconds apart.
    .title = Alarms
DRILL-DIAL-01 = Everybody acts whenever they like, on their own dial only.
    .title = All at once
DRILL-DIAL-02 = A dial turns six steps at most between two alarms.
    .title = Turning a dial
DRILL-DIAL-03 = Dials show 1 to 6.
    .title = Dials
DRILL-CLOCK-01 = Time runs forward and skips no alarm. When an alarm sounds, every dial that shows what was ordered counts a point, and new orders are given.
    .title = The clock
DRILL-STAGE-01 = A position names what each dial shows and what is ordered, from 1 to 6.
    .title = Positions

## The drill: sentences
refusal-drill-seats = { $count } players are not allowed: one to eight can take part.
refusal-drill-alarms = { $count } alarms are not allowed: one to twenty can sound.
refusal-drill-no-turns = { $seat } cannot turn the dial again before the next alarm.
refusal-drill-highest = { $seat }’s dial is at its highest.
refusal-drill-lowest = { $seat }’s dial is at its lowest.
refusal-drill-clock = The clock is at { $elapsed } ms and the next alarm sounds at { $alarm } ms.
refusal-drill-stage = The position must give each seat what its dial shows and what is ordered, from 1 to 6.
drill-question = Your dial shows { $shows }; { $wanted } is ordered.
drill-offer-up = Turn the dial up
drill-offer-down = Turn the dial down
drill-offer-ready = Wait for the alarm
drill-offer-elapsed = Time passes
drill-dial-turned = { $seat } turns the dial to { $shows }.
drill-seat-ready = { $seat } is ready.
drill-alarm-sounded = Alarm { $number }! { $right ->
    [0] No dial was right.
    [one] One dial was right: { $seats }.
   *[other] { $right } dials were right: { $seats }.
}
drill-dial-ordered = { $seat } must set { $wanted }.
drill-heading = The drill
drill-score = { $score } of { $needed } points.
drill-time = { $seconds } s have passed; { $sounded } of { $alarms } alarms have sounded.
drill-dial = { $seat }: shows { $shows }, ordered { $wanted }, { $turns ->
    [one] { $turns } step left
   *[other] { $turns } steps left
}.

## On a start page
race-title = The race
race-menu-goal = Squares to the goal
race-menu-rounds = Rounds at most
race-setting = A race to square { $goal }
sealed-title = Sealed bids
sealed-menu-rounds = Rounds
sealed-menu-teams = Teams
sealed-menu-alone = Everybody for themselves
sealed-menu-together = Two teams
sealed-setting = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
drill-title = The drill
drill-menu-alarms = Alarms
drill-menu-needed = Dials needed
drill-setting = { $alarms ->
    [one] { $alarms } alarm
   *[other] { $alarms } alarms
}

### The sample games: the race.

## Rules
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

## Sentences
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

## On a start page
race-menu-goal = Squares to the goal
race-menu-rounds = Rounds at most
race-setting = A race to square { $goal }
question-race-cup = { $player } picks the length of the next race.

### What only the browser says of Quantum.

web-quantum-pile = pile: { $count }
web-quantum-die = { $face } { $ship } (die { $die })
web-quantum-card-later = from the next turn on
web-quantum-card-used = used this turn

## Combat

web-quantum-attack = attack
web-quantum-defence = defence
web-quantum-from-where = From which square do you attack?
web-quantum-combat-tie-attacker = { $attack } against { $defence }: a tie, the attacker wins
web-quantum-combat-tie-defender = { $attack } against { $defence }: a tie, and { card-stubborn } lets the defender win
web-quantum-combat-lower-attacker = { $attack } against { $defence }: the lower total wins, the attack succeeds
web-quantum-combat-lower-defender = { $attack } against { $defence }: the lower total wins, the attack fails

## Actions, with what they cost

web-quantum-guide = Actions and what they cost
web-quantum-cost = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
web-quantum-do-move = Move
    .how = Pick one of your ships, then a square. An enemy ship there is attacked.
web-quantum-do-deploy = Deploy
    .how = Pick a die in your scrapyard, then a square near a planet that holds your cube.
web-quantum-do-reconfigure = Reconfigure
    .how = Pick one of your ships or a die in your scrapyard, then “Reconfigure”.
web-quantum-do-build = Build
    .how = Pick a planet that is marked: your ships near it add up to its number.
web-quantum-do-research = Research
    .how = Press “Research”. At 6 it earns you a card.

## After the game

web-quantum-figures = The game in figures
web-quantum-figure-player = Player
web-quantum-figure-cubes = Cubes placed
web-quantum-figure-won = Combats won
web-quantum-figure-lost = Combats lost
web-quantum-figure-cards = Cards taken
web-quantum-figure-turns = Turns

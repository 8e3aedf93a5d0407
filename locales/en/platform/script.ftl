### What is wrong with a script, or with what it expects.

script-missing-key = the key `{ $key }` is missing
script-unknown-key = there is no key `{ $key }`; the keys of a script are { $known }
script-step-not-a-list = `step` is a list of tables: write `[[step]]`
script-setup-refused = the set-up is refused
script-position-refused = the position is refused
script-setup-legal = the set-up is not refused
script-setup-other-clause = the set-up is not refused by { $expected }

script-no-seat = there is no seat { $seat }: this table has seats 1 to { $seats }
script-which-seat = several seats are asked: name one with `seat`
script-without-do = `{ $key }` belongs to an action, but the step has neither `do` nor `clock`
script-clock-and-do = a step has `do` or `clock`, not both
script-clock-of-seat = `clock` is nobody’s action: leave `seat` out
script-no-clock = this game has no clock
script-do-refused = `{ $do }` is refused

script-die-missing = a die with { $sides } faces is rolled, but `dice` has none left
script-number-missing = chance is asked for a number below { $bound }, but `dice` has none left
script-card-missing = a card is drawn, but `cards` has none left
script-die-wrong = { $value } is not a face of a die with { $sides } faces
script-number-wrong = { $value } is not below { $bound }
script-card-wrong = `{ $name }` cannot be drawn here
script-no-card = there is no card `{ $name }`
script-chance-left-over = { $count ->
    [one] one of the dice and cards was not asked for
   *[other] { $count } of the dice and cards were not asked for
}

script-fact-differs = `{ $path }` is { $found }, not { $expected }
script-fact-unknown = `{ $path }` leads nowhere: there is no `{ $name }`; the nearest names are { $nearest }
script-fact-no-item = `{ $path }` leads nowhere: there is no `{ $name }` in a list of { $count }, counted from 0
script-fact-leaf = `{ $path }` leads nowhere: there is no `{ $name }` in { $found }

script-not-legal = `{ $do }` is not legal
script-legal = `{ $do }` is legal
script-not-an-action = `{ $do }` is not illegal but misspelt
script-other-clause = `{ $do }` is not refused by { $expected }
script-nobody = nobody
script-asked-differs = asked: { $found }; expected: { $expected }
script-winners-differ = winners: { $found }; expected: { $expected }
script-drawn = the game is drawn
script-not-drawn = the game is not drawn
script-lost = everyone has lost the game
script-not-lost = the game is not lost by everyone

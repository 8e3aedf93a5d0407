### The command line.

## What can go wrong
cli-unknown-language = there is no language “{ $language }”: choose en or fr
cli-misuse-command = there is no command “{ $command }”: choose { $known }
cli-misuse-command-close = there is no command “{ $command }”: did you mean “{ $guess }”?
cli-misuse-no-command = there is no command: choose { $known }
cli-misuse-unknown = “{ $argument }” is not understood here; add --help to see what is
cli-misuse-unknown-close = “{ $argument }” is not understood here: did you mean { $guess }?
cli-misuse-missing = { $argument } is missing; add --help to see what can be typed
cli-misuse-negative = “{ $value }” is below 0; negative numbers are not accepted here
cli-misuse-no-game = which game? It comes first, as in “passerelle play alert --campaign”: choose { $known }
cli-misuse-conflict = { $argument } and { $other } do not go together
cli-misuse-twice = { $argument } is given twice
cli-misuse-value = “{ $value }” is not a valid value for { $argument }
cli-misuse-choice = “{ $value }” is not a valid value for { $argument }: choose { $known }
cli-misuse-range = “{ $value }” is not a valid value for { $argument }: it takes { $least } to { $most }
cli-misuse-least = “{ $value }” is not a valid value for { $argument }: it takes { $least } or more
cli-misuse-number = “{ $value }” is not a valid value for { $argument }: it takes a whole number
cli-misuse-no-value = { $argument } needs a value
cli-misuse-other = the command line is not understood ({ $reason })
cli-unknown-game = there is no game “{ $game }”: choose { $known }
cli-unknown-game-close = there is no game “{ $game }”: did you mean “{ $guess }”?
cli-foreign-option = { $option } has no meaning in { $game }
cli-not-a-fleet = { $file }, line { $line }: this is not a fleet: { $reason }
cli-fleet-mistyped = “{ $code }” has a typing error: it does not match its checksum
cli-fleet-unknown = “{ $code }” is neither a ready-made fleet nor a file: “passerelle fleet list” lists the ready-made ones
cli-fleet-version = “{ $code }” is a fleet from another version of the program
cli-fleet-not-built = { $fleet }: the faction has no fleet that fits what was asked for
cli-fleet-no-code = { $fleet } has no code
cli-unreadable = { $file } cannot be read
cli-unwritable = { $file } cannot be written
cli-output = the output cannot be written
cli-stuck = the game cannot go on
cli-not-a-record = { $file } is not a saved game that can be read
cli-no-replay = { $file } cannot be replayed
cli-setup-refused = this game cannot be set up
cli-contradiction = { $option } contradicts the game in { $file }, which continues as it was begun
cli-too-many-names = { $names } names are too many for { $seats } seats
cli-no-pace = “{ $pace }” is not a valid speed for the clock: write 1x, 2x, 10x and so on, from 0.1x to 1000x
cli-only-levels = The bots of { $game } are easy, medium and hard; { $bot } does not play it.
cli-clock-alone = several people at one keyboard play without a clock: --clock is for a single person
cli-no-clock = { $game } has no clock, so --clock has no meaning there
cli-clock-needs-text = on the drawn board the clock waits for the players: --clock needs --text
cli-no-home = there is no folder to keep the game in: name a file with --save
cli-nothing-to-resume = there is no unfinished game of { $game } in { $folder }
cli-no-seed = the system provides no randomness ({ $reason }): give a --seed
cli-no-clause = { $game } has no clause “{ $id }”
cli-bot-unknown = there is no bot “{ $bot }”: choose random, greedy, mcts:2000 (iterations), mcts:200ms, easy, medium or hard
cli-bot-no-budget = “{ $bot }” does not say how long to think: write mcts:2000 (iterations) or mcts:200ms
cli-bot-not-a-number = “{ $bot }”: “{ $amount }” is not a number of iterations or milliseconds
cli-bot-out-of-bounds = “{ $bot }”: 1 to { $most } are allowed

## What the system says
io-not-found = there is no such file or folder
io-permission-denied = permission denied
io-is-a-directory = it is a folder
io-not-a-directory = part of its path is not a folder
io-already-exists = it already exists
io-not-text = it is not text
io-address-in-use = another program is already listening there
io-address-not-available = this machine has no such address
io-other = { $reason }

## What is wrong with a record
record-empty = it is empty
record-foreign = it is something else
record-syntax = line { $line } makes no sense at column { $column }, after “{ $near }”
record-cut-off = line { $line }, the last one, is cut off
record-no-seat = line { $line }: there is no seat { $seat }, counted from 0, at a table of { $players }
record-format = it has version { $found } of the format, but this program reads version { $known }
record-game = it is a game of { $found }, not of { $wanted }
record-rules = it was played under version { $found } of the rules, but this program has version { $known }
replay-setup = the set-up is refused
replay-setup-chance = the set-up does not match the outcomes recorded for it
replay-no-seed = it holds no seed
replay-commitment = the seed does not match the commitment
replay-players = it names { $found } players for { $wanted } seats
replay-refused = decision { $number }, “{ $action }”, is refused
replay-chance = decision { $number }, “{ $action }”, does not match the outcomes recorded for it
replay-setup-differs = the set-up was given { $found }, but { $expected } follows from the seed
replay-differs = decision { $number }, “{ $action }”, was given { $found }, but { $expected } follows from the seed
replay-fault-exhausted = an outcome is missing
replay-fault-die = { $value } is not a face of a die with { $sides } faces
replay-fault-value = { $value } is not a possible outcome
replay-fault-left-over = { $count ->
    [one] one outcome was
   *[other] { $count } outcomes were
} never asked for
replay-beyond = { $file } has decisions 0 to { $last }, but --at asks for { $at }

## Playing
cli-name-human = Player { $number }
cli-name-bot = Bot { $number } ({ $bot })
play-begun = A new game: { $setting }. It is saved in { $file }. Type “help” to see what you can type. All dice and cards follow from a seed that is now fixed; its fingerprint is { $commitment }.
play-over = The game in { $file } is over.
play-resumed = The game in { $file } goes on after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.

## Verifying
verify-holds = { $file }: the seed matches its fingerprint, and all { $outcomes } outcomes of chance in { $decisions } decisions follow from it.
verify-fails = { $file } does not check out
verify-unfinished = The game is not over.

## Scripts
script-none-in = there is no script in { $folder }
script-show-asked = Seat { $seat } is asked: { $question }
script-show-over = The game is over.
script-show-view = What everybody sees:
script-holds = { $file }: { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $expectations ->
    [one] one expectation holds
   *[other] { $expectations } expectations hold
}

## Simulation
sim-heading = { $games ->
    [one] One game
   *[other] { $games } games
} on { $setting }, seed { $seed }
sim-bot = { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $share }% (95% interval: { $low }% to { $high }%)
sim-together = Won together: { $wins } of { $games } (95% interval: { $low }% to { $high }%)
sim-mean-score = Mean score of these: { $score }
sim-seats = Wins by seat: { $wins }
sim-draws = Draws: { $draws }
sim-length = Length: { $mean } decisions on average, median { $median }, { $low } to { $high } in the middle half of the games
sim-speed = { $decisions } decisions in { $seconds } s: { $speed } decisions per second
sim-no-games = there is nothing to play: --games must be at least 1
sim-no-jobs = nobody would play: --jobs must be at least 1
sim-stalled = after { $decisions } decisions every bot is waiting, and no clock is running
sim-wrong-seats = { $found } bots were named for { $wanted } seats
sim-no-threads = no threads could be started: { $reason }
sim-not-a-chart = { $file } exists and is not an SVG picture; it was left as it is
sim-caption-wins = Games won, with 95% intervals
sim-caption-draws = draws
sim-caption-length = Decisions in a game
sim-caption-median = median

## Simulated disasters

disasters-held = { $runs } runs, { $entries } entries, { $acknowledged } acknowledged commands: nothing was lost, nothing acted twice, everybody agrees.
disasters-struck = { $crashes } crashes, { $failed } failed appends, { $torn } torn writes, { $races } lost races, { $cut } cut connections, { $repeated } repeated commands.
disasters-failed = Seed { $seed } ({ $scenario }), step { $step }: { $what }

# Words that every game shares: lists, the names of seats, refusals, outcomes.

list-and = { $first } and { $last }
list-empty = nothing
said-pair = { $first }: { $second }
said-by-clause = { $reason } ({ $clause }: { $title })
seat-unnamed = Player { $number }
question-none = Nothing is asked now.

## Refusals that every game shares

refusal-not-asked = { $seat } has nothing to decide now.
refusal-no-clock = The clock decides nothing here.
refusal-wrong-players = { $players ->
    [one] { $players } player does
   *[other] { $players } players do
} not fill { $seats } seats.
refusal-game-over = The game is over.
refusal-not-an-action = “{ $text }” is not an action of this game.
refusal-nothing-to-undo = { $seat } has nothing to take back.

## How a game ended; with a score in games that count one

outcome-won = The game is won by { $winners }.
outcome-won-score = The game is won by { $winners } with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-drawn = The game is drawn.
outcome-lost = The game is lost.
outcome-lost-score = The game is lost with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Start pages

refusal-not-on-the-menu = A table cannot be opened like this: { $option }.
refusal-not-a-choice = A table cannot be opened like this: “{ $option }” cannot be { $value }.
menu-number = { $number }

## What is wrong with a TOML file

toml-missing = `{ $key }` is missing
toml-unknown = there is no `{ $key }` here; known are { $known }
toml-kind = “{ $value }” stands where { $wanted } belongs
toml-a-list = a list
toml-a-text = a text in quotes
toml-a-flag = true or false
toml-a-number = a whole number that is not too large
toml-a-table = a table with a name for each part
toml-something-else = something else
toml-duplicate = the same key stands here for the second time
toml-unclosed = a bracket is opened and not closed, or closed and not opened
toml-comma = a comma is missing here, or there is one too many
toml-quotes = a text must stand in quotes
toml-equals = a key, one = and a value belong on this line
toml-no-value = a value is missing here
toml-key = this cannot be a key
toml-too-deep = there are too many tables inside each other
toml-number = this is no number
toml-other = { $reason }

# Words that every game shares: lists, the names of seats, refusals, outcomes.

list-and = { $first } and { $last }
list-empty = nothing
said-pair = { $first }: { $second }
said-by-clause = { $reason } ({ $clause }: { $title })
seat-unnamed = Player { $number }
question-none = Nothing is asked now.

## Refusals that every game shares

refusal-not-asked = { $seat } has nothing to decide now.
refusal-no-clock = The clock has nothing to decide here.
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

refusal-not-on-the-menu = A table cannot be opened with this option: { $option }.
refusal-not-a-choice = A table cannot be opened like this: “{ $option }” cannot be { $value }.
refusal-no-series = There is no campaign of this game for so many players.
refusal-not-an-answer = “{ $choice }” is none of the answers to what is asked.
menu-number = { $number }

## What is wrong with a TOML file

toml-missing = `{ $key }` is missing
toml-unknown = there is no `{ $key }` here; known keys: { $known }
toml-kind = found “{ $value }” where { $wanted } was expected
toml-a-list = a list
toml-a-text = a text in quotes
toml-a-flag = true or false
toml-a-number = a whole number that is not too large
toml-a-table = a table with a name for each part
toml-something-else = something else
toml-duplicate = this key appears twice
toml-unclosed = a bracket is opened but not closed, or closed but not opened
toml-comma = a comma is missing here, or there is one too many
toml-quotes = text must be in quotes
toml-equals = this line needs a key, one = and a value
toml-no-value = a value is missing here
toml-key = this cannot be a key
toml-too-deep = tables are nested too deeply
toml-number = this is not a number
toml-other = { $reason }

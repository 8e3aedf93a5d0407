# Words that every game shares: lists, the names of seats, refusals.

list-and = { $first } and { $last }
list-empty = nothing
seat-unnamed = player { $number }

## Refusals that every game shares

refusal-not-asked = { $seat } has nothing to decide now.
refusal-game-over = The game is over.
refusal-not-an-action = “{ $text }” is not an action of this game.
refusal-nothing-to-undo = { $seat } has nothing to take back.

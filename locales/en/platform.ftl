# Words that every game shares: lists and the names of seats.

list-and = { $first } and { $last }
list-empty = nothing
seat-unnamed = player { $number }

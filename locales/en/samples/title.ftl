### The sample games in a few words.

sealed-title = Sealed bids
race-title = The race
drill-title = The drill
sealed-pitch = Everybody bids in secret, and the highest bid wins the round.
race-pitch = Roll and run: the first at the goal wins.
drill-pitch = The crew answers before the clock runs out.
sample-first = First game
sample-first-note = The usual choices, against an easy bot

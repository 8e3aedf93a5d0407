### The names of the sample games.

sealed-title = Sealed bids
race-title = The race
drill-title = The drill

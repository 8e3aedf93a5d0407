### The name of the game.

alert-title = Space Alert

### The name of the game.

fleet-title = Fleet Commander

### The name of the game.

quantum-title = Quantum

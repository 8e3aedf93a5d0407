### The game in a few words.

quantum-title = Quantum
quantum-pitch = Every die is a ship, and its number is what it can do: be the first to place all your cubes.
quantum-first = Alpha Sector
quantum-first-note = The map to learn on, against an easy bot

### Le nom du jeu.

quantum-title = Quantum

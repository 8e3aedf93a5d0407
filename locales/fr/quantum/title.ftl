### Le jeu en quelques mots.

quantum-title = Quantum
quantum-pitch = Chaque dé est un vaisseau, et son chiffre dit ce qu’il sait faire : posez tous vos cubes le premier.
quantum-first = Secteur Alpha
quantum-first-note = Le plateau pour apprendre, contre un robot facile

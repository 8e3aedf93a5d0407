### Le nom du jeu.

alert-title = Space Alert

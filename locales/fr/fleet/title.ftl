### Le nom du jeu.

fleet-title = Fleet Commander

### Le jeu en quelques mots.

alert-title = Space Alert
alert-pitch = Dix minutes pour programmer ensemble, puis la Manche Résolution montre ce que vous avez vraiment fait.
alert-first = Premier vol
alert-first-note = Un court vol d’essai, avec trois robots dans l’équipage

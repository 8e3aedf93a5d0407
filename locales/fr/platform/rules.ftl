### Les règles de la plateforme elle-même.

section-PA = Plateforme

section-PA-SEAT = Places
PA-SEAT-01 = Seule une place dont une décision est attendue peut décider. Les autres attendent.
    .title = Pas votre décision
PA-SEAT-02 = Une partie commence avec exactement un joueur à chaque place.
    .title = Un joueur par place

section-PA-OVER = Fin de la partie
PA-OVER-01 = Une partie terminée n’accepte plus aucune décision.
    .title = La partie est finie

section-PA-NOTATION = Notation
PA-NOTATION-01 = Une action s’écrit dans sa notation. Un texte qui n’en désigne aucune est refusé et ne change rien.
    .title = Les actions ont une notation

section-PA-UNDO = Annulation
PA-UNDO-01 = Vous pouvez annuler librement tant que, depuis cette décision, aucun dé n’a été lancé, rien de caché n’a été montré et personne d’autre n’a décidé.
    .title = Quand on peut annuler

section-PA-SETUP = Ouvrir une table
PA-SETUP-01 = Une table s’ouvre avec les options que son jeu propose. Ce qui n’est pas choisi reste comme dans le menu, et une option peut être laissée au hasard.
    .title = Le menu d’un jeu

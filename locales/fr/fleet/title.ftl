### Le jeu en quelques mots.

fleet-title = Fleet Commander
fleet-pitch = Deux flottes, neuf dés d’énergie chacune : ce que vous gardez sur la Passerelle est votre bouclier.
fleet-first = Première bataille
fleet-first-note = Sept vaisseaux chacun, deux Champs d’Astéroïdes, un robot facile

# Les mots communs à tous les jeux : les listes et les noms des places.

list-and = { $first } et { $last }
list-empty = rien
seat-unnamed = joueur { $number }

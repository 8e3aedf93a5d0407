# Les mots communs à tous les jeux : les listes, les noms des places, les refus.

list-and = { $first } et { $last }
list-empty = rien
seat-unnamed = joueur { $number }

## Les refus communs à tous les jeux

refusal-not-asked = { $seat } n’a rien à décider pour l’instant.
refusal-game-over = La partie est terminée.
refusal-not-an-action = « { $text } » n’est pas une action de ce jeu.
refusal-nothing-to-undo = { $seat } n’a rien à reprendre.

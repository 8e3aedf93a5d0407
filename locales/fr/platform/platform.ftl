# Les mots communs à tous les jeux : les listes, les noms des places, les refus, les résultats.

list-and = { $first } et { $last }
list-empty = rien
said-pair = { $first } : { $second }
said-by-clause = { $reason } ({ $clause } : { $title })
seat-unnamed = Joueur { $number }
question-none = Rien n’est demandé pour l’instant.

## Les refus communs à tous les jeux

refusal-not-asked = { $seat } n’a rien à décider pour l’instant.
refusal-no-clock = L’horloge ne décide rien ici.
refusal-wrong-players = { $players ->
    [one] Il y a { $players } joueur
   *[other] Il y a { $players } joueurs
} pour { $seats } places.
refusal-game-over = La partie est terminée.
refusal-not-an-action = « { $text } » n’est pas une action de ce jeu.
refusal-nothing-to-undo = { $seat } n’a rien à annuler.

## La fin d’une partie ; avec un score dans les jeux qui en comptent un

outcome-won = Partie gagnée par { $winners }.
outcome-won-score = Partie gagnée par { $winners } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
outcome-drawn = Partie nulle.
outcome-lost = Partie perdue.
outcome-lost-score = Partie perdue avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Les pages d’accueil

refusal-not-on-the-menu = Impossible d’ouvrir cette table : l’option « { $option } » n’existe pas.
refusal-not-a-choice = Impossible d’ouvrir cette table : « { $option } » ne peut pas valoir { $value }.
refusal-no-series = Il n’y a pas de campagne de ce jeu pour ce nombre de joueurs.
refusal-not-an-answer = « { $choice } » ne répond pas à la question posée.
menu-number = { $number }

## Ce qui ne va pas dans un fichier TOML

toml-missing = il manque `{ $key }`
toml-unknown = `{ $key }` n’a pas sa place ici ; clés possibles : { $known }
toml-kind = « { $value } » au lieu de { $wanted }
toml-a-list = une liste
toml-a-text = un texte entre guillemets
toml-a-flag = true ou false
toml-a-number = un nombre entier qui ne soit pas trop grand
toml-a-table = une table avec un nom pour chaque partie
toml-something-else = autre chose
toml-duplicate = cette clé apparaît deux fois
toml-unclosed = un crochet est ouvert sans être fermé, ou fermé sans être ouvert
toml-comma = il manque ici une virgule, ou il y en a une de trop
toml-quotes = un texte s’écrit entre guillemets
toml-equals = il faut sur cette ligne une clé, un seul = et une valeur
toml-no-value = il manque ici une valeur
toml-key = ceci ne peut pas être une clé
toml-too-deep = trop de tables sont imbriquées
toml-number = ce n’est pas un nombre
toml-other = { $reason }

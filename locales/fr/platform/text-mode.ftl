### La partie en lignes de texte.

text-help =
    Tapez la notation d’une action pour la jouer, ou son numéro si elle en a un. Tapez le début d’une action pour voir celles qui commencent ainsi. Appuyez sur Entrée pour relire la question. Vous pouvez aussi taper :
text-command-help = aide
    .help = ce que vous pouvez taper
text-command-list = liste
    .help = toutes les actions ; avec le début d’une action, celles qui commencent ainsi
text-command-position = position
    .help = la position en mots
text-command-log = journal
    .help = ce qui s’est passé jusqu’ici
text-command-why = pourquoi
    .help = avec une notation : pourquoi cette action n’est pas permise
text-command-undo = annuler
    .help = annule votre dernière décision, tant que c’est permis
text-command-rules = règles
    .help = les chapitres des règles ; avec un identifiant, son début ou un mot, ces articles
text-command-save = sauver
    .help = avec un fichier : y met une copie de la partie
text-command-quit = quitter
    .help = arrête ; la partie est enregistrée et peut être reprise

text-many = { $count } actions en tout. Tapez l’un des débuts pour en voir plus, ou « liste » pour tout voir.
text-no-such-number = { $count ->
    [1] Il n’y a qu’une action, la numéro 1.
   *[other] Les actions portent les numéros 1 à { $count }.
} Tapez « liste » pour { $count ->
    [1] la
   *[other] les
} voir.
text-group = { $picks } : { $count } actions
text-changes-nothing = Cela ne change rien.
text-whole-line = Rien de cette ligne n’a été joué.
text-group-named = { $picks } ({ $what }) : { $count } actions
text-none-begins = Aucune action ne commence par « { $typed } ».
text-decided = { $seat } a décidé.
text-allowed = « { $action } » est permis maintenant.
text-why-how = Tapez « pourquoi » et la notation d’une action.
text-undone = { $seat } annule sa dernière décision.
text-curtain = { $seat } doit décider en secret. Passez-lui le clavier, puis appuyez sur Entrée.

text-rules-section = { $title } ({ $count } { $count ->
    [one] article
   *[other] articles
})
text-rules-how = Tapez « règles » et un identifiant ou son début pour lire les articles.
text-no-clause = Il n’y a pas d’article « { $id } ».

text-saved = Une copie de la partie est dans { $file }.
text-save-how = Tapez « sauver » et le nom d’un fichier.
text-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $reason }
text-save-occupied = { $file } existe et n’est pas une copie de cette partie ; il n’a pas été touché.
text-stopped = La partie est enregistrée dans { $file }.
text-record = L’enregistrement de la partie est dans { $file }.

text-scrub-how = Appuyez sur Entrée pour la décision suivante, ou tapez +5, -1, un numéro, « début », « fin », « position » ou « quitter ».
text-scrub-start = début
text-scrub-end = fin
text-scrub-unknown = « { $typed } » ne mène nulle part.
text-scrub-beyond = Cette partie a les décisions 0 à { $last }.
text-scrub-at-start = { $last ->
    [one] Début de la partie ; { $last } décision suit.
   *[other] Début de la partie ; { $last } décisions suivent.
}
text-scrub-at = Décision { $number } sur { $last }, { $seat } : { $action }
text-scrub-at-secret = Décision { $number } sur { $last }, { $seat } : secrète jusqu’à la fin de la partie
text-scrub-at-clock = Décision { $number } sur { $last }, l’horloge : { $action }

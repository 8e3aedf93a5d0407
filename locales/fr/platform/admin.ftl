### Ce que dit `passerelle admin`.

## Combien il y a de tout
admin-status = { $database }
admin-status-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} : { $open } ouvertes, { $running } en cours, { $over } finies
admin-status-logs = { $entries ->
    [one] { $entries } entrée de journal
   *[other] { $entries } entrées de journal
}, { $size } ko
admin-status-size = La base de données occupe { $size } ko
admin-status-wal = Son journal d’écriture occupe { $size } ko
admin-status-nodes = { $nodes ->
    [0] Aucun serveur ne l’utilise
    [one] Un serveur l’utilise
   *[other] { $nodes } serveurs l’utilisent
}
admin-status-bans = { $bans ->
    [0] Personne n’est banni
    [one] Une adresse ou un réseau est banni
   *[other] { $bans } adresses ou réseaux sont bannis
}
admin-status-deleted = { $deleted ->
    [0] Aucune table n’a jamais été supprimée
    [one] Une table a été supprimée jusqu’ici
   *[other] { $deleted } tables ont été supprimées jusqu’ici
}

## Les tables
admin-table-open = { $table } · { $game } · ouverte · { $names } · dernière fois { $last } · { $entries } entrées, { $size } ko
admin-table-running = { $table } · { $game } · en cours · { $names } · dernière fois { $last } · { $entries } entrées, { $size } ko
admin-table-over = { $table } · { $game } · finie · { $names } · dernière fois { $last } · { $entries } entrées, { $size } ko
admin-table-unreadable = { $table } · illisible · dernière fois { $last } · { $entries } entrées, { $size } ko
admin-entry = { $position } · { $at } · { $kind } { $text }
admin-listed = { $tables ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $tables } tables.
}
admin-no-table = il n’y a pas de table « { $table } »

## Supprimer
admin-yes = o oui
admin-delete-question = { $tables ->
    [one] Supprimer cette table pour toujours ?
   *[other] Supprimer ces { $tables } tables pour toujours ?
} Tapez « oui » :
admin-chat-question = { $tables ->
    [one] Oublier le chat d’une table pour toujours ?
   *[other] Oublier le chat de { $tables } tables pour toujours ?
} Tapez « oui » :
admin-nothing-done = Rien n’a changé.
admin-nothing-to-prune = Rien n’est aussi vieux.
admin-deleted = { $tables ->
    [0] Aucune table n’a été supprimée.
    [one] Une table a été supprimée.
   *[other] { $tables } tables ont été supprimées.
}
admin-moved-on = { $tables ->
    [one] Une table reste : il vient de s’y passer quelque chose.
   *[other] { $tables } tables restent : il vient de s’y passer quelque chose.
}
admin-chat-forgotten = { $lines ->
    [one] Une ligne de chat a été oubliée.
   *[other] { $lines } lignes de chat ont été oubliées.
}
admin-no-time = « { $text } » n’est ni une date comme 2026-01-31, ni une durée comme 12h, 90d (jours), 12w (semaines) ou 6mo (mois)

## Bannir
admin-banned = { $network } est banni depuis { $at }. { $note }
admin-banned-until = { $network } est banni depuis { $at }, jusqu’à { $until }. { $note }
admin-banned-once = { $network } a été banni de { $at } à { $until }. { $note }
admin-unbanned = { $network } peut de nouveau entrer.
admin-bans = { $bans ->
    [0] Personne n’est banni.
    [one] Une adresse ou un réseau.
   *[other] { $bans } adresses ou réseaux.
}
admin-no-ban = { $network } n’est pas banni
admin-no-address = « { $address } » n’est ni une adresse ni un réseau, comme 192.0.2.7 ou 192.0.2.0/24

## Sauvegardes et vérifications
admin-backed-up = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $entries } entrées de journal ; { $whole } se rejouent.
admin-restored = { $database } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $entries } entrées de journal ; { $whole } se rejouent.
admin-restore-question = Tout ce que contient { $database } sera remplacé. Tapez « oui » :
admin-checked = { $tables ->
    [0] Il n’y a pas de table
    [one] { $tables } table a été rejouée
   *[other] { $tables } tables ont été rejouées
} ; { $flaws ->
    [0] rien ne cloche.
    [one] une chose cloche.
   *[other] { $flaws } choses clochent.
}
admin-flaw = { $table } : { $flaw }
admin-flaw-damage = La base de données est abîmée : { $reason }
admin-flaw-orphan = il y a des entrées de journal, mais pas de table
admin-flaw-gap = le journal n’a pas d’entrée { $position }
admin-flaw-unreadable = l’entrée { $position } est illisible ({ $reason })
admin-flaw-summary = ce que les listes en disent est illisible
admin-flaw-foreign = ce programme ne la connaît pas ({ $reason })
admin-flaw-replay = le journal ne se rejoue pas ({ $reason })
admin-exists = { $file } existe déjà ; ajoutez --overwrite pour le remplacer
admin-no-backup = { $file } n’est pas une sauvegarde
admin-occupied = { $database } contient déjà { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ; ajoutez --overwrite pour tout remplacer
admin-in-use = un serveur utilise { $database } : arrêtez-le d’abord
admin-failed = la commande a échoué

### What `passerelle admin` says.

## How much there is
admin-status = { $database }
admin-status-tables = { $tables ->
    [one] One table
   *[other] { $tables } tables
}: { $open } open, { $running } running, { $over } over
admin-status-logs = { $entries ->
    [one] One log entry
   *[other] { $entries } log entries
}, { $size } kB
admin-status-size = The database takes { $size } kB
admin-status-wal = Its write-ahead log takes { $size } kB
admin-status-nodes = { $nodes ->
    [0] No server has it open
    [one] One server has it open
   *[other] { $nodes } servers have it open
}
admin-status-bans = { $bans ->
    [0] Nobody is banned
    [one] One address or network is banned
   *[other] { $bans } addresses or networks are banned
}
admin-status-deleted = { $deleted ->
    [0] No table was ever deleted
    [one] One table was deleted so far
   *[other] { $deleted } tables were deleted so far
}

## Tables
admin-table-open = { $table } · { $game } · open · { $names } · last { $last } · { $entries } entries, { $size } kB
admin-table-running = { $table } · { $game } · running · { $names } · last { $last } · { $entries } entries, { $size } kB
admin-table-over = { $table } · { $game } · over · { $names } · last { $last } · { $entries } entries, { $size } kB
admin-table-unreadable = { $table } · unreadable · last { $last } · { $entries } entries, { $size } kB
admin-entry = { $position } · { $at } · { $kind } { $text }
admin-listed = { $tables ->
    [0] No tables.
    [one] One table.
   *[other] { $tables } tables.
}
admin-no-table = there is no table “{ $table }”

## Deleting
admin-yes = y yes
admin-delete-question = { $tables ->
    [one] Delete this table for good?
   *[other] Delete these { $tables } tables for good?
} Type “yes”:
admin-chat-question = { $tables ->
    [one] Forget the chat of one table for good?
   *[other] Forget the chat of { $tables } tables for good?
} Type “yes”:
admin-nothing-done = Nothing was changed.
admin-nothing-to-prune = Nothing is that old.
admin-deleted = { $tables ->
    [0] No table was deleted.
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
}
admin-moved-on = { $tables ->
    [one] One stays: something has just happened there.
   *[other] { $tables } stay: something has just happened there.
}
admin-chat-forgotten = { $lines ->
    [one] One line of chat was forgotten.
   *[other] { $lines } lines of chat were forgotten.
}
admin-no-time = “{ $text }” is not a time: write a date such as 2026-01-31, or a length of time such as 12h, 90d, 12w or 6mo

## Bans
admin-banned = { $network } is banned since { $at }. { $note }
admin-banned-until = { $network } is banned since { $at }, until { $until }. { $note }
admin-banned-once = { $network } was banned from { $at } until { $until }. { $note }
admin-unbanned = { $network } is let in again.
admin-bans = { $bans ->
    [0] No bans.
    [one] One ban.
   *[other] { $bans } bans.
}
admin-no-ban = there is no ban of { $network }
admin-no-address = “{ $address }” is not an address or a network, such as 192.0.2.7 or 192.0.2.0/24

## Backups and checks
admin-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries } log entries; { $whole } replay.
admin-restored = { $database } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $entries } log entries; { $whole } replay.
admin-restore-question = Everything in { $database } will be replaced. Type “yes”:
admin-checked = { $tables ->
    [0] There are no tables
    [one] One table was replayed
   *[other] { $tables } tables were replayed
}; { $flaws ->
    [0] nothing is wrong.
    [one] one thing is wrong.
   *[other] { $flaws } things are wrong.
}
admin-flaw = { $table }: { $flaw }
admin-flaw-damage = The database is damaged: { $reason }
admin-flaw-orphan = there are log entries, but no table
admin-flaw-gap = the log has no entry { $position }
admin-flaw-unreadable = entry { $position } cannot be read ({ $reason })
admin-flaw-summary = what lists tell of it cannot be read
admin-flaw-foreign = this program does not know it ({ $reason })
admin-flaw-replay = the log does not replay ({ $reason })
admin-exists = { $file } already exists; add --overwrite to replace it
admin-no-backup = { $file } is not a backup
admin-occupied = { $database } already holds { $tables ->
    [one] one table
   *[other] { $tables } tables
}; add --overwrite to replace everything
admin-in-use = a server is using { $database }: stop it first
admin-failed = the command failed

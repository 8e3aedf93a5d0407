### The game in plain lines.

text-help =
    Type the notation of an action to play it, or its number where it has one. Type the beginning of one to see those that begin with it. Press Enter to see the question again. You can also type:
text-command-help = help
    .help = what you can type
text-command-list = list
    .help = all actions; with the beginning of one, those that begin with it
text-command-position = position
    .help = the position in words
text-command-log = log
    .help = what has happened so far
text-command-why = why
    .help = with a notation: why that action is not allowed
text-command-undo = undo
    .help = takes back your last decision, as long as that is still free
text-command-rules = rules
    .help = the sections of the rules; with an id, its beginning or a word, those clauses
text-command-save = save
    .help = with a file name: saves a copy of the game there
text-command-quit = quit
    .help = stops; the game is saved and can be resumed

text-many = { $count } actions in all. Type one of the beginnings to see more, or “list” for everything.
text-no-such-number = { $count ->
    [one] There is only one action, number 1.
   *[other] The actions have the numbers 1 to { $count }.
} Type “list” to see { $count ->
    [one] it
   *[other] them
}.
text-group = { $picks }: { $count } actions
text-changes-nothing = That would change nothing.
text-whole-line = Nothing on that line was played.
text-group-named = { $picks } ({ $what }): { $count } actions
text-none-begins = No action begins with “{ $typed }”.
text-decided = { $seat } has decided.
text-allowed = “{ $action }” is allowed now.
text-why-how = Type “why” and the notation of an action.
text-undone = { $seat } took back the last decision.
text-curtain = The next decision is secret: only { $seat } may see it. Pass the keyboard to { $seat }, who then presses Enter.

text-rules-section = { $title } ({ $count } { $count ->
    [one] clause
   *[other] clauses
})
text-rules-how = Type “rules” and an id or its beginning to read the clauses.
text-no-clause = There is no clause “{ $id }”.

text-saved = A copy of the game is in { $file }.
text-save-how = Type “save” and a file name.
text-save-failed = The game could not be saved in { $file }: { $reason }
text-save-occupied = { $file } exists and is not a copy of this game; it was left as it is.
text-stopped = The game is saved in { $file }.
text-record = The record of the game is in { $file }.

text-scrub-how = Press Enter for the next decision, or type +5, -1, a number, “start”, “end”, “position” or “quit”.
text-scrub-start = start
text-scrub-end = end
text-scrub-unknown = “{ $typed }” leads nowhere.
text-scrub-beyond = This game has decisions 0 to { $last }.
text-scrub-at-start = Start of the game; { $last } decisions follow.
text-scrub-at = Decision { $number } of { $last }, { $seat }: { $action }
text-scrub-at-secret = Decision { $number } of { $last }, { $seat }: a secret until the end of the game
text-scrub-at-clock = Decision { $number } of { $last }, the clock: { $action }

### The game on the whole screen.

board-plain = { $what }
board-title-help = h help · ? rules
board-title-help-cramped = z larger · h help
board-too-small = Please enlarge the window to at least { $columns } columns and { $rows } rows.
board-thinks = { $seat } is thinking…
board-nothing-here = Nothing can be picked there now.
board-leave = Press q again to leave. This game is not saved.
board-leave-saved = Press q again to leave. The game is saved and can be resumed.
board-log = Log
board-log-earlier = Log (earlier; End for the latest)
board-help = Keys
board-reference = Cards and ships
board-rulebook = Rulebook
board-rulebook-keys = ↑ ↓ clause · ← → chapter · / search · Esc close

## At the end

board-over-seed = Seed: { $seed }
board-over-commitment = Commitment at the start: { $commitment }
board-over-keys = Esc shows the board, q leaves.

## Keys, in one line

board-hints = ←↑↓→ move · Enter pick · Tab next · u undo · : type · c cards · q leave
board-hints-begun = ←↑↓→ move · Enter pick · Esc take back · : type · c cards
board-hints-typing = Type an action in its notation, such as { $example } · Enter plays it · Esc closes
board-hints-waiting = Space skips pauses · c cards · ? rules · h help · q leave
board-hints-over = The game is over · PgUp PgDn log · c cards · ? rules · q leave
board-hints-replay = ← → step · PgUp PgDn turn · Home End · Space plays · + - speed · q leave

## Keys, one by one

board-help-arrows = moves the cursor to the nearest thing that can be picked
    .keys = ← ↑ ↓ →
board-help-pick = picks what the cursor is on; once your picks make up an action, it is played
    .keys = Enter, Space
board-help-back = takes back the last pick
    .keys = Esc
board-help-next = goes to the next thing that can be picked, or to the previous one
    .keys = Tab, Shift+Tab
board-help-number = picks the button, card or die with that number
    .keys = 1 … 9
board-help-type = lets you type an action in its notation; if it is not allowed, you are told why
    .keys = :
board-help-undo = takes back your last decision, as long as no die has been rolled and nobody else has decided
    .keys = u
board-help-hurry = while bots play: skips the pauses until it is your turn
    .keys = Space
board-help-cards = shows the cards and ships with their texts
    .keys = c
board-help-rules = opens the rulebook, at the clause of the last refusal; / searches in it
    .keys = ?
board-help-log = scrolls the log back and forward
    .keys = PgUp, PgDn, Home, End
board-help-zoom = enlarges a big map and follows the cursor, or shows the whole map
    .keys = z
board-help-language = changes the language
    .keys = L
board-help-look = moves the cursor anywhere, even to what cannot be picked; Enter then says why not
    .keys = Shift+← ↑ ↓ →
board-help-mouse = click to pick, right-click to take back, use the wheel to scroll the log
    .keys = Mouse
board-help-leave = leaves; the game is saved after each decision
    .keys = q q, Ctrl+C
board-help-step = one decision back or forward
    .keys = ← →
board-help-turn = one turn back or forward
    .keys = PgUp, PgDn
board-help-ends = the start and the end
    .keys = Home, End
board-help-playing = plays automatically, or stops
    .keys = Space
board-help-speed = plays faster or slower
    .keys = + -
board-help-look-replay = click to see what something is, use the wheel to scroll the log
    .keys = Mouse
board-help-leave-replay = leaves
    .keys = q, Esc, Ctrl+C

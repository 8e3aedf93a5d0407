### The browser's client.

web-title = { $page } – Passerelle
web-title-turn = ● Your turn – { $page }
web-title-alarm = ● You are attacked – { $page }
web-title-offer = ● Please answer – { $page }
web-skip = Skip to the content
web-nav = Pages
web-home = Go to the start page
web-close = Close
web-error = The server did not answer as expected. Try again in a moment.
web-connecting = Connecting…
web-reconnecting = Reconnecting… Nothing is lost.
web-copy = Copy
web-copied = Copied
web-again = Try again
web-link-unknown = The address is not known yet
web-link-failed = The server did not say how others can reach it, so there is no link yet.

## Pages

web-page-start = Tables
web-page-table = Table
web-page-end = After the game
web-page-learn = Learn
web-page-lesson = Lesson
web-page-fleets = Fleets
web-page-rules = Rules
web-page-settings = Settings
web-page-keys = Keys
web-page-missing = Page not found
web-missing-text = There is no page at this address.
web-table-missing = There is no table at this address.

## The start page

web-hero = Take a seat on the bridge
web-hero-text = Three space games, played by the rules: with friends, against bots, or several at one screen. No account is needed.
web-new-seats = Players
web-new-who = Who plays
web-new-seat = Player { $number }
web-new-level = Level of player { $number }
web-new-random = Surprise me
web-new-all = Show all { $count }
web-new-fewer = Show fewer
web-new-pace = Time limit
web-new-public = Public: anyone may join or watch
web-new-wait = Wait until everybody has sat down
web-new-open = Open the table
web-name = Your name
web-name-none = Captain
web-name-bot = Bot { $number }
web-name-seat = Player { $number }
web-name-of = Name of player { $number }
web-sitter-me = I play
web-sitter-here = At this screen
web-sitter-friend = A friend (link)
web-sitter-bot = A bot
web-sitter-friend-hint = You get a link to send.
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-pace-none = No limit
web-pace-live = 90 seconds per decision
web-pace-game = 30 minutes per game
web-pace-days = 3 days per decision
web-mine = My tables
web-mine-none = Your tables will stand here.
web-your-turn = It is your turn.
web-running = In play.
web-over = Over.
web-against = Against { $names }
web-bot-level = { $name } ({ $level })
web-forget = Remove { $table } from the list
web-forget-short = Remove from the list
web-forget-sure = The game continues, and only this browser holds the key to your seat.
web-forget-yes = Give up the seat
web-open = Open tables
web-open-none = No public table is open.
web-import = A saved game
web-import-unread = { $file } is not a game record that can be opened here.
web-programs = Programs can play too. The interface is described here:
web-page-new = New table
web-page-watch = Watch
web-games = Games
web-start-parts = Parts of this page
web-card-players = Players:
web-card-length = Length:
web-card-minutes = { $minutes } min
web-card-play = Play
web-card-learn = Learn
web-card-learned = { $done }/{ $count }
web-card-watch = Watch
web-mine-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
web-attacked = You are attacked
web-left = { $left } left
web-left-minutes = { $count } min
web-left-hours = { $count } h
web-left-days = { $count } days
web-import-drop = or drop the file anywhere here
web-watch-title = { $game }: watch
web-watch-running = Public tables
web-watch-none = No public table of this game is being played.
web-watch-bots = A game of bots
web-watch-bots-text = Bots play against each other, and you look on as from a seat beside the table.
web-watch-bots-open = Let bots play
web-new-sub = a new table
web-new-never = Never played?
web-new-looks-on = Nobody plays at this screen: you look on.
web-game-missing = There is no game of this name here.
web-import-file = Open a record…

## A table

web-players = Players
web-board = Board
web-board-dim = { $what } Not in this lesson.
web-board-open = { $what } – can be picked
web-board-picked = { $what } – picked
web-side = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-table = Table
web-tab-position = In words
web-position = The position in words
web-spectator = Spectator
web-watch = Link for spectators
web-link-local = These links work on this computer only. To let others in, start the server for your network and open this page using this computer’s address there:
web-watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
}
web-seat-you = you
web-seat-bot = bot
web-seat-bot-level = bot, { $level }
web-seat-away = away
web-seat-here = here
web-seat-free = free
web-seat-host = host
web-seat-resigned = out of the game
web-seat-taken-over = a bot plays
web-invite = Link for player { $number }
web-invite-here = Play this seat at this screen
web-sit-here = Sit here
web-sit-title = A seat is free for you
web-sit-text = You will be player { $number }.
web-sit = Sit down
web-sit-watch = Just watch
web-gone-title = This seat is taken
web-gone-text = { $name } sits there. If that is you, continue in the browser in which you sat down: it keeps your seat.
web-takeover = Let a bot play
web-vote-missing = Still to agree: { $names }
web-motions = Proposals
web-motion-rematch = { $names } would like to play again.
web-motion-takeover = { $names } would like a bot to play for { $absent }.
web-motion-takeover-soon = A bot will play for { $absent } unless { $absent } is back within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
web-motion-waits = Waiting for { $names } to answer.
web-motion-no = No, thanks
web-motion-withdraw = Withdraw
web-motion-declined = Not everybody wants to play again now.
web-next-ready = The next game is open.
web-back = Take my seat back
web-rematch = Play again
web-rematch-seats = Played again, everybody takes the next seat: two players swap sides.
web-next-table = Go to the next game
web-export = Save the record
web-resign = Resign
web-resign-sure = Give up the game?
web-resign-yes = Yes, resign
web-commitment = Commitment to the dice
web-commitment-early = This browser has kept it since it first saw the table, during the game.
web-commitment-late = This browser first saw it after the game: ask somebody who was there whether it is the same.
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-curtain = Pass the screen to { $name }
web-curtain-text = The board is covered until they are ready.
web-curtain-ready = I am { $name }

## What is expected of whom

web-status = What happens now
web-status-free = { $count ->
    [one] Waiting for a player to sit down.
   *[other] Waiting for { $count } players to sit down.
}
web-status-waits = Waiting for { $names }.
web-status-thinks = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
web-status-nobody = Nobody is asked now.
web-status-past = To decide then: { $names }.
web-ask = { $what }?
web-ask-yes = Yes
web-ask-no = No
web-commit = Confirm
web-undo = Undo
web-take-back = Take back
web-actions = { $count ->
    [one] { $count } action
   *[other] All { $count } actions
}
web-actions-title = Everything you can do
web-actions-search = Find
web-actions-none = Nothing that fits is open.
web-form-send = Send
web-why-clause = Rule { $clause }
web-clock = Time left for { $name }
web-clock-days = { $days } d { $hours } h
web-clock-paused = paused
web-clock-elapsed = Time since the start
web-clock-pause = Pause
web-clock-resume = Resume
web-clock-ready = I am ready
web-clock-not-ready = Not ready yet: { $names }
web-dice-rolling = The dice are rolling. Press to skip.
web-dice = Dice: { $faces }

## Log and replay

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-setup = Set-up
web-log-turn = Turn { $turn }
web-log-decided = { $seat }: { $action }
web-past = You are looking at the past.
web-past-missed = { $count ->
    [one] { $count } decision since
   *[other] { $count } decisions since
}
web-past-return = Return
web-past-unreached = This moment cannot be shown while the server is not responding.
web-replay = Replay
web-replay-moment = Moment of the game
web-replay-at = { $at } of { $end } decisions
web-replay-back = One decision back
web-replay-on = One decision forward
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed

## After the game

web-end-not-yet = This game is not over yet.
web-end-table = Go to the table
web-end-replay = Watch it again
web-fair = Fair dice
web-fair-text = Before the first roll the table published a commitment to its seed. Now the seed is public: anyone can check that it matches, and that every die followed from it.
web-seed = Seed
web-seed-none = not revealed
web-verify = Verify
web-verify-seed = The seed matches the commitment (checked in this browser):
web-verify-dice = Every die follows from the seed (the server has replayed the game):
web-verify-alone = To check without this server, save the record and replay it on your own machine:
web-check-unknown = not checked
web-check-checking = checking…
web-check-good = yes
web-check-bad = no
web-check-missing = could not be checked

## Rules, settings, keys

web-rules-intro = Every rule has a number, and a refused action names its rule.
web-rules-games = Games
web-rules-search = Find
web-rules-chapters = Chapters
web-rules-nothing = No rule matches.
web-settings-intro = Stored in this browser. The defaults follow your system.
web-setting-language = Language
web-setting-text = Text size
web-setting-motion = Motion
web-setting-pace = Time to read
web-setting-contrast = Contrast
web-setting-sound = Sounds: your turn, dice
web-setting-confirm = Ask before something is given up
web-motion-auto = Same as the system
web-motion-full = Full
web-motion-off = None
web-reading-brisk = Short
web-reading-usual = Normal
web-reading-calm = Long
web-contrast-auto = Same as the system
web-contrast-more = More
web-panes = What is shown
web-pane-board = Board
web-pane-log = Log
web-pane-chat = Chat
web-pane-past = Past
web-keys-intro = Everything can be played without a mouse. The board is a single stop for the Tab key.
web-keys-play = Playing
web-keys-game = At this table
web-keys-replay = Looking back
web-key-board = goes to the board
    .keys = B
web-key-arrows = moves from square to square
    .keys = ← ↑ ↓ →
web-key-enter = picks what is marked; on a dark square, says why not
    .keys = Enter
web-key-escape = takes back the last pick; in the past: returns to the present
    .keys = Esc
web-key-undo = undoes your last decision, as long as that is still free
    .keys = U, Ctrl+Z
web-key-commit = confirms
    .keys = C
web-key-actions = lists all actions as sentences
    .keys = A
web-key-log = goes to the log
    .keys = L
web-key-chat = goes to the chat
    .keys = T
web-key-repeat = repeats the last announcement
    .keys = R
web-key-help = shows these keys
    .keys = ?
web-key-step = one decision back or forward
    .keys = ← →
web-key-turn = one turn back or forward
    .keys = Page ↑ ↓
web-key-ends = the start, the present
    .keys = Home, End
web-key-space = in the past and on the slider: plays or pauses
    .keys = Space

## Campaigns
web-page-campaigns = Campaigns
web-page-campaign = Campaign
web-campaigns-text = A campaign is a chain of battles between the same players. Whoever wins one carries an advantage into the last, and only the last decides.
web-campaigns-mine = My campaigns
web-campaigns-none = Your campaigns will stand here.
web-campaign-new = A new campaign
web-campaign-game = Which game?
web-campaign-title = What is it called? (optional)
web-campaign-title-hint = The long war
web-campaign-begin = Begin the campaign
web-campaign-count = { $fought } of { $of } fought
web-campaign-gathering = { $count ->
    [one] One player has not joined yet
   *[other] { $count } players have not joined yet
}
web-campaign-ready = The next battle can begin
web-campaign-playing = A battle is being fought
web-campaign-drawn = The campaign is over: nobody has won it
web-campaign-won = { $count ->
    [one] { $names } has won the campaign
   *[other] { $names } have won the campaign
}
web-campaign-missing = There is no such campaign, or it was removed.
web-campaign-offline = The server does not answer. What you see may be old; it is asked again by itself.
web-campaign-battle = To the battle
web-campaign-watch = Look on
web-campaign-number = Battle { $number }
web-campaign-path = The path of battles
web-campaign-unpicked = Scenario not picked yet
web-campaign-tied = Nobody won
web-campaign-fought = { $count ->
    [one] Won by { $names }
   *[other] Won by { $names }
}
web-campaign-carries = Carried into the last battle: { $what }
web-campaign-carries-nothing = No advantage yet
web-campaign-result = Result and figures
web-campaign-not-joined = not here yet
web-campaign-you = you
web-campaign-invited = You are invited as player { $number } of this campaign.
web-campaign-join = Join
web-campaign-invite = Link for player { $number }
web-campaign-invite-text = Send this link: whoever opens it joins.
web-campaign-watch-link = Link for those who look on
web-campaign-choose = This one
web-campaign-choose-first = Mark one first. It cannot be taken back.
web-campaign-on = On with the campaign
web-campaign-link = Campaign: several battles in a row

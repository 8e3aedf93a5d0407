### What only the browser says of Space Alert.

## The ship and the tracks

web-alert-ship = The ship
web-alert-heavy-laser = heavy laser
web-alert-light-laser = light laser
web-alert-battlebots = battlebots
web-alert-shield = shield
web-alert-reactor = reactor
web-alert-range = range { $range }
web-alert-internal = Internal threats
web-alert-damage-of = Damage: { $damage } of 7
web-alert-station = { $station }. { $weapon } { $strength }. { $store } { $cubes } of { $most }. { $special }.
web-alert-station-present = Here: { $who }.
web-alert-reached = turn { $turns }
web-alert-fate-destroyed = destroyed
web-alert-fate-survived = survived

## Clock and announcements

web-alert-clock = Time and phases
web-alert-announcement = Announcement
web-alert-strip-waits = The computer has said nothing yet.
web-alert-strip-threat = T+{ $turn } · Threat
web-alert-strip-serious = T+{ $turn } · Serious threat
web-alert-strip-threat-internal = T+{ $turn } · Internal threat
web-alert-strip-serious-internal = T+{ $turn } · Serious internal threat
web-alert-strip-placed = { $threat } · placed by { $name } at { $time }
web-alert-strip-not-heeded = An unconfirmed report: only crews of five act on it.
web-alert-repeat = Repeat
web-alert-hush = Not a word
web-alert-hush-more = Communications are down. Cards can still be laid.

## The crew

web-alert-phase-cards = { $count ->
    [one] phase { $phase } · { $count } card
   *[other] phase { $phase } · { $count } cards
}
web-alert-plan-of = { $count ->
    [one] Plan of { $name }: { $count } card
   *[other] Plan of { $name }: { $count } cards
}
web-alert-chip-takes = takes { $number }
web-alert-chip-needs = needs
web-alert-chip-has = has
web-alert-chip-holds = holds
web-alert-chip-turn = T{ $turn }
web-alert-chip-free = free
web-alert-give-to = Hold out to { $name }
web-alert-take-from = Take the card from { $name }
web-alert-lens = Look at turn { $turn }, as told
web-alert-lens-note = Dashed figures stand where their players said they will be. Nobody checks whether it is true.

## The plan

web-alert-board = Plan, turn by turn
web-alert-boards = Whose plan
web-alert-hand = { $count ->
    [one] Your hand { $count } card
   *[other] Your hand { $count } cards
}
web-alert-howto = Pick the half that shall count, then the turn.
web-alert-held-out = You hold this card out.
web-alert-slot-free = free
web-alert-turn-over = Turn the card over
web-alert-phase-locked = { $phase } · locked
web-alert-phase-open = { $phase } · open for you
web-alert-phase-waits = { $phase } · waits
web-alert-plan = Plan turns { $first } to { $last }
web-alert-ask-turn = { $order }: on which turn?
web-alert-ask-slot = The card of turn { $turn }: where to?
web-alert-ask-card = Which card do you hold out?
web-alert-ask-seat = To whom?
web-alert-ask-from = From whom?
web-alert-ask-trip = What was meant?
web-alert-ask-common = Which common threats?
web-alert-ask-serious = Which serious threats?
web-alert-tell = Tell the others
    .short = Tell
web-alert-short-next = Next
web-alert-short-draw = Draw
web-alert-short-done = End
web-alert-short-pass = Pass
web-alert-short-take = Take back
web-alert-short-turn = Turn over
web-alert-short-give = Hold out
web-alert-short-accept = Take
web-alert-short-go = Nothing
web-alert-short-go-all = Nothing, ever
web-alert-short-trip = Tripped
web-alert-short-half = Other half
web-alert-short-arrow = Other arrow

## What is said

web-alert-talk = Talk
web-alert-talk-placed = { $seat } places: { $threat } ({ $number }).
web-alert-pad = Tell the crew
web-alert-i-take = I take
web-alert-i-need = I need
web-alert-i-have = I have
web-alert-i-will = Turn { $turn }, { $station }:
web-alert-i-will-hint = Point at a station: there in turn { $turn }.
web-alert-i-am-free = I am free
web-alert-go-there = be there
web-alert-no-threats = no threat yet

## Small screens

web-alert-sheets = Parts of the table
web-alert-sheet-plan = Plan
web-alert-sheet-threats = Threats
web-alert-sheet-crew = Crew
web-alert-sheet-talk = Talk

## The film and the debriefing

web-alert-film = The film
web-alert-film-note = what you planned, turn by turn
web-alert-film-now = The event that is shown
web-alert-film-begins = The cards lie. The film begins.
web-alert-film-first = To the beginning
web-alert-film-back = One event back
web-alert-film-play = Play
web-alert-film-pause = Pause
web-alert-film-on = One event on
web-alert-film-last = To the end
web-alert-film-speed = Speed
web-alert-happens = What happens
    .short = Events
web-alert-why = Why
web-alert-because = Earlier, in turn { $turn }:
web-alert-its-shield = Its shield
web-alert-hits = Hits
web-alert-hits-of = { $hits } of { $hp } hits
web-alert-fate-destroyed-in = destroyed in { $turn }
web-alert-fate-survived-in = survived in { $turn }
web-alert-turn-of = Turn { $turn } of { $turns }
web-alert-of-seven = { $damage } of 7
web-alert-score-so-far = Score so far
web-alert-to-debriefing = To the debriefing
web-alert-turning-points = Turning points
web-alert-home-with = Home with { $score }
web-alert-lost-to = Lost in turn { $turn }: { $threat }
web-alert-lost-to-in = Lost in turn { $turn } to { $threat }, { $zone }
web-alert-tile-heavy-laser = damaged heavy laser
web-alert-tile-second-weapon = damaged second weapon
web-alert-tile-shield = damaged shield
web-alert-tile-reactor = damaged reactor
web-alert-tile-gravolift = damaged gravolift
web-alert-tile-structural = structural damage

## Readiness and the voice

web-alert-ready-title = Is everybody ready?
web-alert-ready-button = I am ready
web-alert-ready-sound = A test word is played. Once everybody is ready, five seconds are left.
web-alert-ready-yes = ready
web-alert-ready-not-yet = not yet
web-alert-ready-soon = The alarm is about to sound.
web-alert-ready-heard = Did you hear it?
web-alert-voice = The computer’s voice
web-alert-voice-tap = Tap to hear the computer
web-alert-voice-loading = The voice is being fetched …
web-alert-voice-failed = This device cannot play the voice. Everything that is said is shown as well.
web-alert-voice-test = Test word
web-alert-voice-speaks = This device speaks
web-alert-voice-silent = Stay silent
web-alert-voice-loud-voice = Voice
web-alert-voice-loud-bed = Background
web-alert-voice-loud-beeps = Beeps
web-alert-missed = While you were away

## What would have worked

web-alert-share-moment = Share this moment
    .short = Share
web-alert-share = Share the film
web-alert-watch-film = Watch the film
web-alert-fly-again = Fly again
web-alert-with-captain = With the Captain
web-alert-back-to-captain = Back to the Captain{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}
web-alert-you-lead = The others follow you
web-alert-lost-in = lost in turn { $turn }
web-alert-what-happened = What happened
web-alert-how-it-ends = The end
web-alert-own-try = Your own try
web-alert-own-try-note = Move the cards, see the film
web-alert-flight-over = This flight was over before.
web-alert-turn-quiet = Nothing of weight happens in this turn.
web-alert-cell = { $who }, turn { $turn }: { $card }
web-alert-cell-idle = { $who }, turn { $turn }: { $card }, which did nothing
web-alert-cell-tripped = { $who }, turn { $turn }: { $card }, which was meant otherwise
web-alert-cell-lost = { $who }, turn { $turn }: { $card }, which was lost
web-alert-tray = { $who }, turn { $turn }: which card?
web-alert-tray-lay = Lay { $order }
web-alert-tray-empty = No card is left for this turn.
web-alert-tray-away = Take it away
web-alert-tray-move = Or pick another turn of the same row: the cards change places.
web-alert-turn-back = One turn back
web-alert-turn-on = One turn on
web-alert-start-over = As it was flown
web-alert-try-from-here = Try on from here
web-alert-legend-idle = did nothing, or was meant otherwise
web-alert-legend-lost = lost
web-alert-no-turning-points = Nothing went wrong.
web-alert-fate-under-way = still there
web-alert-of-the-crew = Of the crew
web-alert-crew-cards = { $laid ->
    [one] One card was laid
   *[other] { $laid } cards were laid
}: { $idle ->
    [0] all of them did something
    [one] one did nothing
   *[other] { $idle } did nothing
}{ $lost ->
    [0] .
    [one] , one was lost.
   *[other] , { $lost } were lost.
}
web-alert-crew-trips = { $count ->
    [one] tripped once
   *[other] tripped { $count } times
}
web-alert-crew-idle = { $count ->
    [one] one card for nothing
   *[other] { $count } cards for nothing
}
web-alert-crew-lost = { $count ->
    [one] one card lost
   *[other] { $count } cards lost
}
web-alert-harm = damage { $damage }
web-alert-crew-fine = every card counted
web-alert-whatif = What would have worked
web-alert-whatif-searching = Being searched, with the same cards and the same mission …
web-alert-whatif-nothing = Nothing better was found.
web-alert-whatif-again = Try again
web-alert-whatif-small = The smallest change
web-alert-whatif-best = The best plan found
web-alert-whatif-cards = { $count ->
    [one] { $count } other card
   *[other] { $count } other cards
}
web-alert-no-card = no card

## Setting a flight up

web-alert-setup-level = How far up the ladder?
web-alert-setup-which = Which one?
web-alert-setup-secret = One that nobody knows
web-alert-setup-secret-note = An official soundtrack. Which one it was is told at the debriefing.
web-alert-setup-generated = A new one
web-alert-setup-generated-note = Made up by the rules of the official ones; nobody has ever heard it.
web-alert-setup-known = A certain one
web-alert-setup-known-note = Whoever has flown it remembers what comes.
web-alert-setup-file = A file: drop it here
web-alert-setup-file-note = Whoever knows the file knows what comes; the others are told nothing ahead of time.
web-alert-setup-file-line = Line { $line }: { $fault }
web-alert-setup-file-threats = The file says which threats come.
web-alert-setup-crew = How many people fly?
web-alert-setup-androids = { $count ->
    [one] { $count } android joins the crew.
   *[other] { $count } androids join the crew.
}
web-alert-setup-no-androids = No androids are needed.
web-alert-setup-threats = The threats
web-alert-setup-how = How do you fly?
web-alert-setup-clock-on = The computer speaks, and time runs.
web-alert-setup-clock-off = Time leaps to the next announcement once everybody is done.
web-alert-setup-pause = Anybody stops it for everybody; it is written down.
web-alert-setup-campaign = Up to three missions on the same ship.

### A table: what it says about itself.

table-wrong-secret = This key does not open a seat at this table.
table-only-seats = Only somebody seated at the table may do this.
table-bad-id = A command’s id has 1 to 64 letters, digits or - _ . :
table-too-long = That is too long.
table-bad-name = A name has 1 to 40 letters.
table-name-taken = Somebody at this table has that name, or one that looks the same. Choose another.
table-bad-chat = A message has 1 to 500 letters.
table-stale = Something has changed at the table. Look again.
table-bot-plays = A bot plays for you. Take your seat back first.
table-no-takeover = No bot can take over this seat.
table-is-there = That player is at the table.
table-no-way-back = You cannot take your seat back.
table-no-vote = There is nothing to agree to now.
table-no-free-seat = This seat is not free.
table-awaits-players = The game begins when everybody has sat down.
table-not-invited = This seat is for somebody else.
table-no-time-runs = No clock is running.
table-not-paused = The clock is not stopped.
table-no-reason = Nothing forbids this. Carry on.
table-chat-full = Enough has been said at this table: its chat is full.
table-log-full = This table has used up its log. You can still resign.
table-unavailable = The table cannot answer now. Try again.
table-store-silent = The table cannot be saved at the moment. It will be back.
table-broken = Something is wrong with this table.

## What happened

table-undone = { $seat } takes back the last decision.
table-resigned = { $seat } resigns.
table-flagged = { $seat } has run out of time.
table-taken-over = A bot plays for { $seat } from now on.
table-given-back = { $seat } is back.
table-paused = { $seat } stops the clock.
table-resumed = { $seat } lets the clock run again.
table-over-resigned = The game is won by { $winners }: { $seat } has resigned.
table-over-flagged = The game is won by { $winners }: { $seat } has run out of time.
table-over-closed = This is a record. It cannot be continued.

## Campaigns
table-campaign-only-players = Only a player of the campaign may do this.
table-campaign-no-place = This place in the campaign is not free.
table-campaign-not-invited = This place in the campaign is for somebody else.
table-campaign-nothing-asked = There is nothing to choose now.
table-campaign-others-choice = { $player } chooses.
table-campaign-awaits-player = Player { $number } has not joined yet.
table-campaign-awaits-choice = { $player } has to choose something first.
table-campaign-over = The campaign is over.
table-campaign-no-match = The next match of the campaign cannot be opened.

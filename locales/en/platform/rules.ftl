### The rules of the platform itself.

section-PA = Platform

section-PA-SEAT = Seats
PA-SEAT-01 = Only a seat that owes a decision may decide. Everyone else waits.
    .title = Not your decision
PA-SEAT-02 = A game starts with exactly one player at each seat.
    .title = A player for each seat

section-PA-OVER = End of the game
PA-OVER-01 = A finished game takes no more decisions.
    .title = The game is over

section-PA-NOTATION = Notation
PA-NOTATION-01 = An action is typed in its notation. Text that does not spell an action is refused and changes nothing.
    .title = Actions have a notation

section-PA-UNDO = Undo
PA-UNDO-01 = You may undo freely as long as, since that decision, no die has been rolled, nothing hidden has been shown and nobody else has decided.
    .title = When undo is free

section-PA-SETUP = Opening a table
PA-SETUP-01 = A table is opened with the options that its game offers. Options you do not choose keep the menu’s default, and an option may be left to chance.
    .title = The menu of a game

### What the server says.

## When it does not do what it was asked
server-nothing-here = There is nothing at this address.
server-no-table = There is no such table.
server-malformed = The request cannot be read: { $reason }
server-too-large = The request is too large.
server-too-many = That is too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-foreign-origin = Pages of other addresses may not talk to this table.
server-unavailable = The server cannot keep this now. Try again in a moment.
server-internal = Something went wrong in the server. It is not your fault.
server-not-a-secret = That is no secret of a seat.
server-hello-first = Say hello first.
server-no-game = There is no game “{ $game }” here.
server-record-closed = The record of a game with secrets is closed until its end.
server-not-over = That can be checked when the game is over.
server-verified = Every die and card follows from the seed that was committed to at the start.
server-not-verified = What chance gave does not follow from the seed: { $reason }

## When it hangs up
server-bye-stopping = The server is being stopped. The table is kept; come back in a moment.
server-bye-closed = The table was put away for a moment. Nothing is lost; come back.
server-bye-slow = This connection does not keep up, so it is closed. Nothing is lost.
server-bye-silent = Nothing was heard from this connection for a long time.
server-bye-unreadable = This connection says what nobody understands.

## The page without a client
server-no-client-title = Passerelle runs, without its pages
server-no-client = This program was built without the client for browsers.
server-no-client-build = To get it, install Node 20 or newer, then type “cargo play” in the folder of the project, or “npm ci” and “npm run build” in its folder “web”, and build the program again.
server-no-client-api = Programs can play already: the interface is described under /api.

## The page of the interface for programs
server-api-title = The interface of Passerelle
server-api-introduction = Everything that the pages do goes through this interface, and any program may use it. A seat is opened by its secret, in the header “Authorization: Bearer …”; without one you look on.
server-api-shapes = Shapes
server-api-request = Request:

## The command line
serve-listening = Passerelle listens on { $address }
serve-keeping = Tables are kept in { $database }
serve-stopping = Stopping…
serve-stopped = Stopped. Every table is kept.
serve-no-listen = cannot listen on { $address }
serve-no-address = “{ $address }” is not an address with a port, such as 127.0.0.1:7420
serve-no-database = the database { $database } cannot be used
serve-no-home = there is no folder to keep the tables in: name a --database
serve-failed = the server failed

## Measuring
bench-failed = the measurement failed
bench-server-actions = { $actions } actions a second, { $total } altogether, at { $tables } tables
bench-server-latency = from an action to its acknowledgement: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $slowest } ms
bench-server-games = { $games } games came to their end; { $refused } commands were refused
bench-server-memory = { $kib } KiB of memory for each table with its two sockets

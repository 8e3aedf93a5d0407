### What the server says.

## When it does not do what it was asked
server-nothing-here = There is nothing at this address.
server-no-table = There is no such table.
server-no-moment = There is no moment { $at } of this game: it has come to { $last }.
server-not-whole = The request did not arrive as a whole.
server-not-text = This is not a text in UTF-8.
server-no-json = This is not JSON: it goes wrong in line { $line }, column { $column }.
server-body-wrong = This cannot be { $value }: it is { $kind }.
server-field-missing = The field “{ $field }” is missing.
server-field-twice = The field “{ $field }” is there twice.
server-field-unknown = There is no field “{ $field }” here. Possible: { $known }.
server-field-choice = “{ $field }” cannot be “{ $value }”. Possible: { $known }.
server-field-number = “{ $field }” cannot be { $value }: it is a whole number from 0 to { $most }.
server-field-wrong = “{ $field }” cannot be { $value }: it is { $kind }.
server-field-impossible = “{ $field }” cannot be { $value }.
server-limit-wrong = “{ $field }” cannot be { $value }: it is a number of milliseconds from { $least } to { $most }.
server-kind-text = a text
server-kind-truth = true or false
server-kind-list = a list
server-kind-object = an object
server-kind-other = something else
server-no-seat = There is no seat “{ $seat }”: the seats of a table are counted from 0 to { $last } at most.
server-too-large = The request is too large.
server-too-many = That is too much at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-foreign-origin = Pages of other addresses may not talk to this table.
server-wrong-method = That cannot be done at this address.
server-too-slow = The server took too long to answer. Try again in a moment.
server-no-socket = This address is for WebSockets.
server-unavailable = The server cannot keep this now. Try again in a moment.
server-internal = Something went wrong in the server. It is not your fault.
server-not-a-secret = That is no secret of a seat.
server-hello-first = Say hello first.
server-no-game = There is no game “{ $game }” here.
server-no-level = There is no bot “{ $level }”. Choose { $known }.
server-bad-seats = A table has 1 to { $most } seats.
server-bad-seats-of-game = This game has another number of seats. Possible: { $seats }.
server-bad-title = A title has 1 to 40 letters.
server-no-record = This is no record that can be played
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
server-bye-too-large = A message has at most { $bytes } bytes. This connection sent a longer one.
server-bye-not-text = This connection sent a text that is not UTF-8.
server-bye-garbled = This connection does not keep to the WebSocket protocol.

## The page without a client
server-no-client-title = Passerelle runs, without its pages
server-no-client = This program was built without the client for browsers.
server-no-client-build = To get it, install Node 20 or newer, then type “cargo play” in the folder of the project, or “npm ci” and “npm run build” in its folder “web”, and build the program again.
server-no-client-api = Programs can play already: the interface is described under /api.

## The page of the interface for programs
server-api-title = The interface of Passerelle
server-api-introduction = Everything that the pages do goes through this interface, and any program may use it. A seat is opened by its secret, in the header “Authorization: Bearer …”; without one you look on.
server-api-steps = A game in six steps
server-api-step-games = Which games there are, and what can be chosen for each:
server-api-step-open = Open a table. The answer names the table, and has a secret for each seat of a person; a seat with a name is taken, the others are for whoever you give the secret to. Keep what follows in the variables TABLE and SECRET:
server-api-step-sit = Take the free seat, with the secret of the invitation; at a public table without one. The answer is your own secret, and the other is void from now on:
server-api-step-look = Look at the table. “prompt” says who is asked, “actions” lists all that your seat may do, each with its “notation”; “version” counts what happened:
server-api-step-act = Play one of them: its notation, the version that you saw, and an id of your own. If no answer comes, send the same again: it is played once, and answered again. If somebody was faster, the answer is 409 with the table as it stands:
server-api-step-end = Go on until “prompt” has an “over”. Then the seed is told, and everybody can check the dice:
server-api-step-live = Instead of asking again and again, open a socket: say hello, with your secret if you have one, and hear everything as it happens.
server-api-errors = What cannot be done is answered with a status, a code in “error”, and a “message” in the language of the header “Accept-Language”: 400 for what cannot be read, 401 for a wrong secret, 403 for what only others may do, 404 for what does not exist, 409 for what came too late or is not possible now, 413 for what is too large, 422 with the clause of the rules that forbids it, 429 with “Retry-After” for too much at once, 503 when nothing can be stored at the moment.
server-api-reference = All operations
server-api-shapes = Shapes
server-api-request = Request:

## The command line
serve-listening = Passerelle listens on { $address }
serve-others = From other computers: { $addresses }
serve-others-unknown = From other computers: by the address of this one, with the port { $port }
serve-reached = Links to share begin with { $url }
serve-keeping = Tables are kept in { $database }
serve-stopping = Stopping…
serve-stopped = Stopped. Every table is kept.
serve-no-listen = cannot listen on { $address }
serve-no-address = “{ $address }” is not an address with a port, such as 127.0.0.1:7420
serve-no-database = the database { $database } cannot be used
serve-no-home = there is no folder to keep the tables in: name a --database
serve-no-url = “{ $url }” is not an address such as https://games.example.org
serve-url-path = “{ $url }” has a path, but the pages need a whole address of their own, such as https://games.example.org
serve-no-limits = “{ $limits }” are no limits: write on, off, or such as requests=50,tables=30,commands=30
serve-failed = the server failed

## Why a database cannot be used
database-address = write sqlite:PATH or postgres://…
database-ssl-mode = “sslmode={ $mode }” is not known; write require or disable
database-certificates = there is no certificate to trust in { $file }
database-no-certificates = this system trusts no certificates; name a file by sslrootcert=…
database-no-folder = there is no folder { $folder }
database-unwritable = the file cannot be written
database-something-else = the file holds something else
database-unreachable = nobody answers there ({ $reason })
database-refused = its server says “{ $reason }”
database-newer = it was made by a later version of this program

## Measuring
bench-failed = the measurement failed
bench-server-actions = { $actions } actions a second, { $total } altogether, at { $tables } tables
bench-server-latency = from an action to its acknowledgement: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $slowest } ms
bench-server-games = { $games } games came to their end; { $refused } commands were refused
bench-server-memory = { $kib } KiB of memory for each table with its two sockets

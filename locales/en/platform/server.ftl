### What the server says.

## When it does not do what it was asked
server-nothing-here = There is nothing at this address.
server-no-table = There is no such table.
server-table-deleted = This table has been deleted by whoever runs this server.
server-banned = This address is banned from this server.
server-no-lesson = There is no such lesson.
server-stray-lesson = These answers do not lead through the lesson: begin it again.
server-no-moment = There is no moment { $at } in this game: it has only reached { $last }.
server-not-whole = The request did not arrive completely.
server-not-text = This is not UTF-8 text.
server-no-json = This is not valid JSON: the error is in line { $line }, column { $column }.
server-body-wrong = This cannot be { $value }: it is { $kind }.
server-field-missing = The field “{ $field }” is missing.
server-field-twice = The field “{ $field }” appears twice.
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
server-names-alike = Two players cannot be called “{ $name }”, nor by names that look the same.
server-headers-too-large = The headers of a request have at most { $bytes } bytes in all.
server-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow the name with --public-url or --allow-host.
server-wrong-kind = The body of a request is JSON, and its Content-Type says so: application/json.
server-foreign-origin = Pages from other addresses may not talk to this table.
server-wrong-method = That cannot be done at this address.
server-too-slow = The server took too long to answer. Try again in a moment.
server-no-socket = This address is for WebSockets.
server-unavailable = The server cannot store this now. Try again in a moment.
server-internal = Something went wrong in the server. It is not your fault.
server-not-a-secret = That is not the secret of a seat.
server-hello-first = Say hello first.
server-no-game = There is no game “{ $game }” here.
server-no-level = There is no bot “{ $level }”. Choose { $known }.
server-bad-seats = A table has 1 to { $most } seats.
server-bad-seats-of-game = This game is for a different number of seats. Possible: { $seats }.
server-bad-title = A title has 1 to 40 letters.
server-no-record = This is not a record that can be played
server-record-closed = The record of a game with secrets stays closed until the game ends.
server-not-over = That can be checked once the game is over.
server-verified = Every die and card follows from the seed committed to at the start.
server-not-verified = The dice and cards do not follow from the seed: { $reason }

## When it hangs up
server-bye-stopping = The server is shutting down. The table is saved; come back in a moment.
server-bye-closed = The table has been put away for a moment. Nothing is lost; come back.
server-bye-slow = This connection cannot keep up, so it is being closed. Nothing is lost.
server-bye-silent = This connection has been silent for too long.
server-bye-unreadable = This connection sent something unreadable.
server-bye-too-large = A message has at most { $bytes } bytes. This connection sent a longer one.
server-bye-not-text = This connection sent text that is not UTF-8.
server-bye-garbled = This connection does not follow the WebSocket protocol.

## The page without a client
server-no-client-title = Passerelle is running, without its pages
server-no-client = This program was built without the browser client.
server-no-client-build = To get it, install Node 20 or newer, then type “cargo play” in the folder of the project, or “npm ci” and “npm run build” in its folder “web”, and build the program again.
server-no-client-api = Programs can already play: the interface is described under /api.

## The page of the interface for programs
server-api-title = The interface of Passerelle
server-api-introduction = Everything the pages do goes through this interface, and any program may use it. A seat is opened by its secret, in the header “Authorization: Bearer …”; without one you can only watch.
server-api-steps = A game in six steps
server-api-step-games = Which games there are, and what can be chosen for each:
server-api-step-open = Open a table. The answer names the table and gives a secret for each seat that a person plays; a seat with a name is taken, the others are for whoever you give the secret to. Store these in the variables TABLE and SECRET:
server-api-step-sit = Take the free seat, with the secret of the invitation, or without one at a public table. The answer is your own secret; the other one is void from now on:
server-api-step-look = Look at the table. “prompt” says who is asked, “actions” lists everything your seat may do, each with its “notation”; “version” counts what has happened:
server-api-step-act = Play one of them: its notation, the version you saw, and an id of your own. If no answer arrives, send the same request again: it is played once, and answered again. If somebody was faster, the answer is 409 with the current state of the table:
server-api-step-end = Continue until “prompt” has an “over”. Then the seed is revealed, and anyone can check the dice:
server-api-step-live = Instead of polling, open a socket: say hello, with your secret if you have one, and receive everything as it happens.
server-api-errors = Errors come with a status, a code in “error”, and a “message” in the language of the header “Accept-Language”: 400 for requests that cannot be read, 401 for a wrong secret, 403 for what only others may do, 404 for what does not exist, 409 for what came too late or is not possible now, 413 for what is too large, 422 with the clause of the rules that forbids it, 429 with “Retry-After” for too many requests, 503 when nothing can be stored at the moment.
server-api-reference = All operations
server-api-shapes = Shapes
server-api-request = Request:

## The command line
serve-listening = Passerelle is listening on { $address }
serve-port-taken = (Another program is using port { $taken }.)
serve-others = From other computers: { $addresses }
serve-others-unknown = From other computers: this computer’s address, with port { $port }
serve-reached = Links to share begin with { $url }
serve-keeping = Tables are kept in { $database }
serve-stopping = Stopping…
serve-stopped = Stopped. Every table is kept.
serve-no-listen = cannot listen on { $address }
serve-no-address = “{ $address }” is not an address with a port, such as 127.0.0.1:7420
serve-no-database = the database { $database } cannot be used
serve-no-home = there is no folder to keep the tables in: give a --database
serve-no-url = “{ $url }” is not an address such as https://games.example.org
serve-url-path = “{ $url }” has a path, but the pages need an address of their own, such as https://games.example.org
serve-no-limits = “{ $limits }” is not valid: write on, off, or for example requests=50,tables=30,commands=30
serve-no-quotas = “{ $quotas }” is not valid: write for example tables=500,chat=2000,log=30000
serve-no-keep = “{ $keep }” is not valid: write for example finished=365d,idle=180d,chat=90d
serve-short-key = the secret in { $file } is too short: it needs at least { $least } letters
serve-failed = the server failed

## Why a database cannot be used
database-address = write sqlite:PATH or postgres://…
database-ssl-mode = “sslmode={ $mode }” is unknown; write require or disable
database-certificates = there is no trusted certificate in { $file }
database-no-certificates = this system trusts no certificates; name a file with sslrootcert=…
database-no-folder = there is no folder { $folder }
database-unwritable = the file cannot be written
database-something-else = the file holds something else
database-damaged = the file is damaged ({ $reason }); nothing has been changed. Put a backup in its place, or save what can be saved with “sqlite3 FILE .recover”
database-unreachable = there is no answer ({ $reason })
database-refused = its server says “{ $reason }”
database-newer = it was made by a later version of this program

## Measuring
bench-failed = the measurement failed
bench-server-actions = { $actions } actions per second, { $total } in all, at { $tables } tables
bench-server-latency = from an action to its acknowledgement: half within { $half } ms, 99 of 100 within { $most } ms, the slowest { $slowest } ms
bench-server-games = { $games } games were finished; { $refused } commands were refused
bench-server-memory = { $kib } KiB of memory for each table with its two sockets
server-no-campaign = There is no such campaign.
server-game-without-campaign = This game has no campaigns.
server-nobody-plays = At least one player must be a person.

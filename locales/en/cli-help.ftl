### What `--help` says. A key is `help`, the command if the word differs between commands, and the name of what can be typed.

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options

help-about = Space board games, played completely and by the rules
help-play = Play a game in the terminal, against bots or with others at one keyboard
help-replay = Step through a saved game
help-verify = Check that the dice and cards of a saved game follow from its seed
help-rules = Print the rules of a game, a section of them or one clause
help-script = Run position scripts; exits with 1 when an expectation fails
help-sim = Play many games between bots and count
help-fleet = Check fleets of Fleet Commander, make codes of them, and look things up
help-fleet-check = Say whether a fleet is legal, with every reason if it is not; exits with 1 then
help-fleet-code = Print the code of a fleet, to share it in one line
help-fleet-file = Print a fleet as a file, from its code or its name
help-fleet-list = List the ready-made fleets
help-fleet-reference = Print the quick reference of Fleet Commander
help-help = Print this message or the help of a command

help-any-lang = Language of the program: en or fr; the environment decides if this is left out
help-any-help = Print help
help-any-version = Print the version
help-any-game = The game, such as quantum
help-any-map = The map, by its id
help-any-edition = The printing of the rules: revised or first
help-any-mission = The mission of Space Alert: mission, simulation, advanced-simulation, test-run, or S1-1 to S2-8
help-any-common = The colour of common threats: white, yellow or mixed
help-any-serious = The colour of serious threats: white, yellow or mixed
help-any-five = A crew of five with androids
help-any-campaign = Up to three missions on the same ship
help-any-untimed = Without the clock: time goes on when everybody is done
help-any-fleets = The fleets of Fleet Commander, seat by seat: files, codes or ready-made ones; a single one is everybody’s
help-any-first_battle = The first battle of Fleet Commander’s manual
help-any-scenario = The scenario, such as pitched_battle
help-any-mode = Who fights whom: duel, teams or free_for_all; the number of players decides if this is left out
help-any-points = Class points of each fleet; 12 if this is left out
help-any-zones = The combat zones by width and depth, such as 5x5
help-any-terrain = Special sectors that lie there from the beginning, such as gas_cloud@c3; players place them if this is left out
help-any-options = Optional rules of Fleet Commander: secret_weapons, fog_of_war
help-any-fleet = A fleet: a file, a code, or the name of a ready-made one
help-fleet-check-all_lead = Every player has a commander, so that nobody pays for one
help-any-file = A saved game

help-play-seats = Who plays, seat by seat: human, bot:easy, bot:medium, bot:hard, bot:mcts:2000…
help-play-names = What the players are called, seat by seat
help-play-seed = Fixes the dice and cards; without it nobody knows what comes
help-play-save = Keep the game in this file; if it holds a game of this kind, go on with it
help-play-resume = Go on with the latest game that is not over
help-play-pause = How long each decision of a bot can be looked at, in milliseconds; 600 if this is left out
help-play-text = Plain lines instead of a drawn board: for screen readers and pipes
help-play-clock = How fast the clock runs in a game against time, in plain lines: 1x is real time
help-replay-at = Start after so many decisions
help-replay-text = Plain lines instead of a drawn board
help-rules-id = A clause (QU-MOVE-03) or the beginning of several (QU-MOVE)
help-script-files = Position scripts in TOML
help-sim-seats = The bots: random, greedy, mcts:2000 (iterations), mcts:200ms, easy, medium, hard
help-sim-games = How many games; 100 if this is left out
help-sim-seed = The same seed gives the same games, whatever --jobs is; 1 if this is left out
help-sim-jobs = How many games at once; as many as there are processors if this is left out
help-sim-json = Print one JSON object instead of a table
help-sim-chart = Draw the results into this file
help-sim-no_rotate = Keep every bot at its seat instead of moving on after each game

help-serve = Serve tables to browsers and programs
help-serve-listen = Where to listen; port 0 is any free one; 127.0.0.1:7420 if this is left out
help-serve-database = Where tables are kept: sqlite:FILE or postgres://…; if this and the variable PASSERELLE_DATABASE are left out, in a file in your data folder
help-serve-public_url = How the outside reaches this server, such as https://games.example.org
help-serve-limits = Whether requests are limited by address and by table; off suits trusted networks
help-serve-behind_proxy = A proxy in front tells the address of the client in X-Forwarded-For
help-serve-bots = How many bots think at the same time; one less than there are processors if this is left out
help-serve-pause = How long each decision of a bot can be looked at, in milliseconds; 400 if this is left out
help-serve-open = Open a browser, where there is one

help-bench = Measure on this machine
help-bench-server = How many actions a second a server bears, and how long each takes
help-bench-server-tables = How many tables are played at the same time, with two players each; 1000 if this is left out
help-bench-server-seconds = How long; 20 if this is left out
help-bench-server-rate = How many actions a second the players aim at; as many as they can if this is left out
help-bench-server-game = The game; quantum if this is left out
help-bench-server-address = A server that runs already, without limits; a fresh one if this is left out
help-bench-server-folder = Where the fresh server keeps its database for the time being

help-bench-disasters = Drive tables through crashes, races and lost messages; exits with 1 when anything is lost
help-bench-disasters-seeds = How many; 1000 if this is left out
help-bench-disasters-seed = The first seed: the same seed gives the same disasters; 0 if this is left out

### What is wrong in a mission or plan file of Space Alert, and what the commands about them say.

alert-file-missing = `{ $key }` is missing
alert-file-unknown-key = there is no `{ $key }` here; known keys: { $known }
alert-file-not-text = `{ $key }` is text in quotes, not { $value }
alert-file-not-number = `{ $key }` is a whole number, not { $value }
alert-file-not-flag = `{ $key }` is true or false, not { $value }
alert-file-not-list = `{ $key }` is a list, not { $value }
alert-file-not-table = `{ $key }` is a table with a name for each part, not { $value }
alert-file-choice = “{ $value }” is not a valid value for `{ $key }`: choose { $known }
alert-file-range = `{ $key }` is { $value }, but there are only 1 to { $most }
alert-file-number = a threat cannot appear in turn { $value }: its number is 1 to { $most }
alert-file-number-taken = number { $number } is taken by the threat on line { $line }
alert-file-no-card = there is no threat “{ $card }”; codes look like E1-07 or SI2-03
alert-file-card-taken = there is only one card { $card }, and the threat on line { $line } has it
alert-file-no-zone = { $card } is an internal threat and has no zone
alert-file-zone-missing = { $card } is an external threat: `zone` is missing
alert-file-internal-too-early = { $card } is an internal threat; these start with the advanced simulation
alert-file-internal-track = { $card } is an internal threat, but `tracks` has no `internal`
alert-file-track-twice = there is only one track { $track }
alert-file-tile-twice = the tile “{ $tile }” exists only once in a zone
alert-file-tile-lies = the tile “{ $tile }” is already on the ship and cannot be drawn
alert-file-squad-twice = there is only one squad for “{ $store }”
alert-file-control = `{ $key }` holds characters that cannot be printed: { $value }
alert-file-trip-twice = seat { $seat } trips twice in turn { $turn }
alert-file-trip-half = seat { $seat } has no card for turn { $turn } whose other half is known; write it as A/<
alert-file-trip-arrow = seat { $seat } has no arrow for turn { $turn }
alert-file-time = “{ $value }” is not a time; write minutes and seconds as in 3:50
alert-file-time-late = { $value } is too late: a mission lasts until { $latest } at the latest
alert-file-seconds = communications cannot be down for { $value } seconds
alert-file-time-missing = the file has `times`, but this threat has no `at`
alert-file-times-missing = this threat has a time, but the file has no `times`
alert-file-too-late = { $time } is not before the jump at { $end }
alert-file-phases = { $found ->
    [one] `phases_end` names one time
   *[other] `phases_end` names { $found } times
}, but there are { $wanted } phases
alert-file-phase-order = a phase cannot end at { $second } after one that ends at { $first }
alert-file-seats = { $count ->
    [0] `seats` has no line
    [one] `seats` has one line
   *[other] `seats` has { $count } lines
}, but a crew has four or five members, androids included
alert-file-names = { $names ->
    [0] no names are
    [one] one name is
   *[other] { $names } names are
} given for { $seats } seats
alert-file-too-many-cards = this line has more than { $most } cards
alert-file-order = “{ $word }” in turn { $turn } is not a card: write <, >, ^, A, B, C, BB, hA, hB, hBB or h:LB, or - for none
alert-file-heroic-too-early = “{ $word }” is heroic; heroic cards start with missions
alert-file-heroic-surplus = there is one heroic card for each member, and each of the six exists once
alert-file-shortage = the deck has no card left for “{ $word }” in turn { $turn }

## Resolving

alert-result-home = The ship jumps home.
alert-result-lost = The ship is lost in turn { $turn }: { $threat } ends the mission.
alert-result-broken = The ship is lost in turn { $turn }: { $threat } breaks up { $zone }.
alert-result-destroyed = { $number } { $threat } ({ $card }): destroyed
alert-result-survived = { $number } { $threat } ({ $card }): survived
alert-result-left = { $number } { $threat } ({ $card }): left behind
alert-result-on-track = { $number } { $threat } ({ $card }): still on its track
alert-result-coming = { $number } { $threat } ({ $card }): never appeared
alert-result-damage = Damage: red { $red }, white { $white }, blue { $blue }
alert-result-line = { $line }: { $points }
alert-odds-survival = Over all orders of the damage tiles, the ship comes home with a probability of { $percent }%.
alert-odds-score = Mean score of the ships that come home: { $score }
alert-odds-each = Score { $score }: { $percent }%

## Solving

alert-cli-plan-for-mission = { $file } is a plan, but a mission is needed here: the mission comes first, then the plan
alert-cli-mission-for-plan = { $file } is a mission, but a plan is needed here: the mission comes first, then the plan
alert-solve-progress = best so far: { $score }, found after { $seconds } s
alert-solve-turn = Turn { $turn }: { $cards }
alert-solve-seats = Seat:    { $seats }
alert-solve-tried = Plans tried: { $plans }
alert-solve-replaced = The plan is in { $file }, replacing the one that was there.
alert-solve-lost = No plan was found that brings the ship home; this is the one that got furthest. More time may find one.
alert-solve-kept = { $kept } holds a better plan (expected score { $score }) and stays as it is. This plan is in { $file }.
alert-solve-kept-other = { $kept } holds something else, such as a plan for another crew, and stays as it is. This plan is in { $file }.
alert-solve-itself = { $file } is the mission itself: the plan needs a file of its own
alert-solve-written = The plan is in { $file }.
alert-study-survived = Comes home whatever tiles are drawn: { $survived } of { $missions } missions
alert-study-survival = Mean probability of coming home: { $percent }%
alert-study-score = Mean expected score: { $score }
alert-study-no-score = Mean expected score: none, as no ship came home
alert-study-plans = Plans tried per mission: { $plans }
alert-cli-campaign-name = a campaign of Space Alert is a single game without a name, not “{ $name }”: continue it with --save or --resume
alert-cli-no-script = there is no script “{ $script }”: choose { $known }

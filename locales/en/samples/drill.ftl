### The sample games: the drill.

## Rules
DRILL-SETUP-01 = One to eight players, all in one crew.
    .title = The crew
DRILL-SETUP-02 = One to twenty alarms, ten seconds apart.
    .title = Alarms
DRILL-DIAL-01 = Everybody acts whenever they like, on their own dial only.
    .title = All at once
DRILL-DIAL-02 = A dial turns six steps at most between two alarms.
    .title = Turning a dial
DRILL-DIAL-03 = Dials show 1 to 6.
    .title = Dials
DRILL-CLOCK-01 = Time runs forward and skips no alarm. When an alarm sounds, every dial that shows what was ordered counts a point, and new orders are given.
    .title = The clock
DRILL-STAGE-01 = A position names what each dial shows and what is ordered, from 1 to 6.
    .title = Positions

## Sentences
refusal-drill-seats = { $count } players are not allowed: one to eight can take part.
refusal-drill-alarms = { $count } alarms are not allowed: one to twenty can sound.
refusal-drill-no-turns = { $seat } cannot turn the dial again before the next alarm.
refusal-drill-highest = { $seat }’s dial is at its highest.
refusal-drill-lowest = { $seat }’s dial is at its lowest.
refusal-drill-clock = The clock is at { $elapsed } ms and the next alarm sounds at { $alarm } ms.
refusal-drill-stage = The position must give each seat what its dial shows and what is ordered, from 1 to 6.
drill-question = Your dial shows { $shows }; { $wanted } is ordered.
drill-offer-up = Turn the dial up
drill-offer-down = Turn the dial down
drill-offer-ready = Wait for the alarm
drill-offer-elapsed = Time passes
drill-dial-turned = { $seat } turns the dial to { $shows }.
drill-seat-ready = { $seat } is ready.
drill-alarm-sounded = Alarm { $number }! { $right ->
    [0] No dial was right.
    [one] One dial was right: { $seats }.
   *[other] { $right } dials were right: { $seats }.
}
drill-dial-ordered = { $seat } must set { $wanted }.
drill-heading = The drill
drill-score = { $score } of { $needed } points.
drill-time = { $seconds } s have passed; { $sounded } of { $alarms } alarms have sounded.
drill-dial = { $seat }: shows { $shows }, ordered { $wanted }, { $turns ->
    [one] { $turns } step left
   *[other] { $turns } steps left
}.

## On a start page
drill-menu-alarms = Alarms
drill-menu-needed = Dials needed
drill-setting = { $alarms ->
    [one] { $alarms } alarm
   *[other] { $alarms } alarms
}

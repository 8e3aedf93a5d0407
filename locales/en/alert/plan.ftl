### The whole game of Space Alert in words: planning, the film of the resolution, campaigns.

alert-title = Space Alert
alert-android-1 = android 1
alert-android-2 = android 2
alert-android-3 = android 3
alert-android-4 = android 4
alert-bank = bank
    .the = the bank

## Refusals: the set-up

alert-level-generated = new mission
alert-mission-file = { $file }, line { $line }
refusal-alert-mission = There is no mission called { $mission }: say mission, simulation, advanced-simulation or test-run for one that nobody knows, generated for a new one, S1-1 to S2-8, or a mission file.
refusal-alert-file = The mission file is not understood: look at line { $line }.
refusal-alert-file-times = The mission file has no times: it can be resolved, but not played against the clock.
refusal-alert-file-campaign = A mission file is one mission, not a campaign.
refusal-alert-training-white = Training knows only the white threats; other colours are for missions.
refusal-alert-campaign = A campaign is made of missions, not of training.
refusal-alert-officer = Nobody sits at seat { $number }; officers are players, not androids.
refusal-alert-stage = { $what } does not fit into this position.

## Refusals: planning

refusal-alert-round-over = The Action Round is over: nobody touches the cards any more.
refusal-alert-still-planning = That is not asked now.
refusal-alert-agreed = You agreed to end the round; take that back first.
refusal-alert-locked = Turn { $turn } is locked: you have taken up the next pile.
refusal-alert-not-open = Turn { $turn } belongs to a phase that you have not begun.
refusal-alert-android-phase = Turn { $turn } is not in your phase, and on an android’s board you plan only what is.
refusal-alert-no-turn = There is no turn { $turn } in a test run.
refusal-alert-no-board = There is no such board in this crew.
refusal-alert-alone = Alone you plan for the androids: write “a1: C”, or “a1 5 C” for turn 5.
refusal-alert-slot-taken = A card lies on turn { $turn } already.
refusal-alert-slot-empty = Nothing lies on turn { $turn }.
refusal-alert-not-in-hand = You do not hold { $card }.
refusal-alert-none-with = No card is left in your hand with { $order }.
refusal-alert-android-stays = A card on an android’s board stays as it lies.
refusal-alert-heroic-android = Your heroic card is yours: it does not go on an android’s board.
refusal-alert-heroic-other = A heroic card is for its own android only.
refusal-alert-same-slot = The card lies there already.
refusal-alert-last-phase = There is no phase after this one.
refusal-alert-solo-phase = Alone you plan each phase until the computer ends it.
refusal-alert-solo-ignores = Alone there is nobody to talk to or to hand cards to, and no card to draw.
refusal-alert-no-draw = No incoming data is waiting for you.
refusal-alert-no-transfer = Cards change hands only in a data transfer.
refusal-alert-gave = You have held out a card in this data transfer already.
refusal-alert-to-oneself = A card goes to somebody else.
refusal-alert-no-player = There is no player at seat { $seat }; androids have no hand.
refusal-alert-heroic-stays = Heroic cards are never handed over.
refusal-alert-nothing-held-out = { $seat } holds no card out to you.
refusal-alert-silence = Communications are down: not a word.
refusal-alert-unknown-threat = No threat with that number has been announced.
refusal-alert-not-taken = You have not said that you take care of that threat.
refusal-alert-too-early = It is too early to end the round.
refusal-alert-not-agreed = You have agreed to nothing that you could take back.
refusal-alert-clock = The clock stands at { $elapsed } and acts at { $due } next.

## Refusals: film and interval

refusal-alert-trip = This card cannot have been meant like that.
refusal-alert-tripped = This card is corrected already.
refusal-alert-not-yours = You do not decide for that crew member.
refusal-alert-repair = That cannot be done in this interval.
refusal-alert-squads = There is no choice where the squads lie.

alert-log-lost = lost
alert-log-lost-to = lost: { $threat }
alert-log-heading = Each line: date, mission, colour of the common and of the serious threats (1 white, 2 yellow, 1+2 mixed), points for threats survived and destroyed, penalties, visual confirmation = total.
alert-log-heading-campaign = The missions of a campaign stand in a bracket; penalties (·) and the total are counted at its end.
alert-log-empty = The ship’s log is empty: no mission has been flown yet.
alert-log-kept = Entered in the ship’s log: { $file }

alert-advice-second-run = Play the second test run next: practice helps.
alert-advice-either = Well done: play the second test run or a simulation next.
alert-advice-simulation = The ship is as good as new: you are ready for a simulation.
alert-advice-very-good = That was very good.
alert-advice-mission = You are ready for a mission.
alert-advice-again = Win an advanced simulation before you fly a mission.

## Questions

question-alert-plan = { $cards ->
    [one] Plan { $phase }: turns { $first } to { $last }, with { $cards } card in hand.
   *[other] Plan { $phase }: turns { $first } to { $last }, with { $cards } cards in hand.
}
question-alert-agreed = You agree to end the round. Will you stay with that?
question-alert-trip = Turn { $turn }: the cards are shown. Did somebody trip?
question-alert-repair = What does { $who } do before the next mission?
question-alert-squad = One squad is left. Where shall it lie?
question-alert-go-on = Another mission, or home?

## Offers: planning

offer-alert-lay = { $order } in turn { $turn }
offer-alert-lay-android = { $order } in turn { $turn } for { $android }
offer-alert-turn = turn the card of turn { $turn }: { $order }
offer-alert-turn-android = turn the card of turn { $turn } of { $android }: { $order }
offer-alert-take = take back the card of turn { $turn }
offer-alert-take-android = take back the card of turn { $turn } of { $android }
offer-alert-move = move the card of { $from } to { $to }
offer-alert-next = take up the next pile and lock this phase
offer-alert-draw = { $count ->
    [one] draw a card
   *[other] draw a card; { $count } are waiting
}
offer-alert-give = hold out to { $seat }: { $card }
offer-alert-accept = take the card that { $seat } holds out
offer-alert-say-take = “I take care of { $threat }, number { $number }.”
offer-alert-say-leave = “I do not take care of number { $number } any more.”
offer-alert-say-have = “I have: { $order }.”
offer-alert-say-need = “I need: { $order }.”
offer-alert-say-hold = “I hold: { $card }.”
offer-alert-say-hero = “In turn { $turn } I play my heroic card.”
offer-alert-say-fire = “Turn { $turn }: I fire { $weapon }.”
offer-alert-say-shield = “Turn { $turn }: I charge { $shield }.”
offer-alert-say-reactor = “Turn { $turn }: I charge { $reactor }.”
offer-alert-say-refuel = “Turn { $turn }: I refuel the central reactor.”
offer-alert-say-interceptors = “Turn { $turn }: I fly out with the interceptors.”
offer-alert-say-computer = “Turn { $turn }: I look after the computer.”
offer-alert-say-squad = “Turn { $turn }: I fetch or wake the squad { $station }.”
offer-alert-say-window = “Turn { $turn }: I look out of the window.”
offer-alert-say-rocket = “Turn { $turn }: I launch a rocket.”
offer-alert-say-fight = “Turn { $turn }: I fight with the battlebots { $station }.”
offer-alert-say-go = “Turn { $turn }: I go { $station }.”
offer-alert-say-free = “Turn { $turn }: I am free.”
offer-alert-end = agree to end the round now
offer-alert-done = done for now: let time go on
offer-alert-stay = take the agreement back

## Offers: film and interval

offer-alert-go = no, go on
offer-alert-go-all = no, and not in the rest of the mission
offer-alert-trip-half = I tripped: the other half was meant
offer-alert-trip-arrow = I tripped: the other arrow was meant
offer-alert-trip-half-android = { $android } tripped: the other half was meant
offer-alert-trip-arrow-android = { $android } tripped: the other arrow was meant
offer-alert-repair-return = { $who } comes round again
offer-alert-repair-tile = { $who } repairs: { $tile }
offer-alert-repair-squad = { $who } repairs a battlebot squad
offer-alert-repair-nothing = { $who } finds nothing to repair
offer-alert-squad = { $station }
offer-alert-go-on = another mission; common threats: { $common }, serious threats: { $serious }
offer-alert-home = fly home

## News: planning

event-alert-alarm = The alarm sounds: { $level }. The first phase begins.
event-alert-heroic-shown = Heroic card of { $who }: { $card }.
event-alert-pile = { $seat } begins { $phase } with { $cards }.
event-alert-pile-hidden = { $count ->
    [one] { $seat } begins { $phase } with { $count } card.
   *[other] { $seat } begins { $phase } with { $count } cards.
}
event-alert-threat-placed = { $seat } lays { $threat } ({ $code }) beside { $zone }, number { $number }: hit points { $hp }, shield { $shield }, speed { $speed }. { $text }
event-alert-internal-placed = { $seat } lays { $threat } ({ $code }) beside the internal track, number { $number }: hit points { $hp }, speed { $speed }. { $text }
event-alert-report-passed-over = Report { $number } is for crews of five.
event-alert-unconfirmed = Unconfirmed report. Time T+{ $turn }. Threat, { $zone }.
event-alert-unconfirmed-serious = Unconfirmed report. Time T+{ $turn }. Serious threat, { $zone }.
event-alert-unconfirmed-internal = Unconfirmed report. Time T+{ $turn }. Internal threat.
event-alert-unconfirmed-serious-internal = Unconfirmed report. Time T+{ $turn }. Serious internal threat.
event-alert-laid = { $seat } plans for turn { $turn }: { $order }.
event-alert-laid-android = { $seat } plans for { $android }, turn { $turn }: { $order }.
event-alert-laid-hidden = { $seat } lays a card on turn { $turn }: { $half }.
event-alert-laid-hidden-android = { $seat } lays a card for { $android } on turn { $turn }: { $half }.
event-alert-laid-several = { $seat } lays cards on { $count ->
    [one] turn
   *[other] turns
 } { $turns }.
event-alert-changed-several = { $seat } changes the cards of { $count ->
    [one] turn
   *[other] turns
 } { $turns }.
event-alert-turned = { $seat } turns the card of turn { $turn }: { $half }.
event-alert-turned-android = { $seat } turns the card of { $android } of turn { $turn }: { $half }.
event-alert-moved = { $seat } moves a card from { $from } to { $to }.
event-alert-swapped = { $seat } swaps the cards of { $from } and { $to }.
event-alert-taken = { $seat } takes back the card of turn { $turn }.
event-alert-taken-android = { $seat } takes back the card of { $android } of turn { $turn }.
event-alert-drawn = { $seat } draws { $card }.
event-alert-drawn-hidden = { $seat } draws a card.
event-alert-held-out = { $from } holds a card out to { $to }.
event-alert-handed-over = { $to } takes { $card } from { $from }.
event-alert-handed-over-hidden = { $to } takes a card from { $from }.
event-alert-kept = { $seat } keeps the card that nobody took.
event-alert-said-take = { $seat }: “I take care of number { $number }.”
quote-alert-take = “I take care of number { $number }.”
event-alert-said-leave = { $seat }: “I do not take care of number { $number } any more.”
event-alert-said-have = { $seat }: “I have: { $order }.”
event-alert-said-need = { $seat }: “I need: { $order }.”
event-alert-said-hold = { $seat }: “I hold { $card }.”
event-alert-said-hero = { $seat }: “In turn { $turn } I play my heroic card.”
event-alert-said-fire = { $seat }: “Turn { $turn }: I fire { $weapon }.”
event-alert-said-shield = { $seat }: “Turn { $turn }: I charge { $shield }.”
event-alert-said-reactor = { $seat }: “Turn { $turn }: I charge { $reactor }.”
event-alert-said-refuel = { $seat }: “Turn { $turn }: I refuel the central reactor.”
event-alert-said-interceptors = { $seat }: “Turn { $turn }: I fly out with the interceptors.”
event-alert-said-computer = { $seat }: “Turn { $turn }: I look after the computer.”
event-alert-said-squad = { $seat }: “Turn { $turn }: I fetch or wake the squad { $station }.”
event-alert-said-window = { $seat }: “Turn { $turn }: I look out of the window.”
event-alert-said-rocket = { $seat }: “Turn { $turn }: I launch a rocket.”
event-alert-said-fight = { $seat }: “Turn { $turn }: I fight with the battlebots { $station }.”
event-alert-said-go = { $seat }: “Turn { $turn }: I go { $station }.”
event-alert-said-free = { $seat }: “Turn { $turn }: I am free.”
event-alert-agreed = { $seat } is done.
event-alert-disagreed = { $seat } is not done after all.
event-alert-round-ended = The Action Round is over. Now everything happens.

## News: film

event-alert-cards-shown = Turn { $turn }: { $cards }.
event-alert-trip-half = { $who } tripped: the other half was meant.
event-alert-trip-arrow = { $who } tripped: the other arrow was meant.
event-alert-watched = { $seat } goes on.
event-alert-lost = The ship is lost.
event-alert-home = The ship is home.
event-alert-home-score = { $score ->
    [one] The ship is home with { $score } point.
   *[other] The ship is home with { $score } points.
}
event-alert-turn = Turn { $turn }
event-alert-appeared = New: { $threat } ({ $number }), { $space } spaces away.
event-alert-token = { $threat } ({ $number }): now { $station }.
event-alert-covered = { $threat } ({ $number }): { $button } { $station } is blocked.
event-alert-token-removed = { $threat } ({ $number }): no longer { $station }.
event-alert-token-moved = { $threat } ({ $number }): on the way { $station }.
event-alert-repaired = { $cubes ->
    [one] { $who } repairs { $threat } ({ $number }) { $station }: { $cubes } hit.
   *[other] { $who } repairs { $threat } ({ $number }) { $station }: { $cubes } hits.
}
event-alert-repair-begun = { $who } works on { $threat } ({ $number }): { $count } of { $needed }.
event-alert-repair-bonus = { $cubes ->
    [one] Together that is { $cubes } hit more on { $threat } ({ $number }).
   *[other] Together that is { $cubes } hits more on { $threat } ({ $number }).
}
event-alert-intruder-hit = The squad of { $who } hits { $threat } ({ $number }) { $station }.
event-alert-knocked-out = { $who } is knocked out by { $threat } ({ $number }).
event-alert-ship-broken = The ship is lost: { $zone } breaks under { $threat } ({ $number }).
event-alert-ship-lost = The ship is lost to { $threat } ({ $number }).
event-alert-targeted = Target of { $weapon }: { $threat } ({ $number }), strength { $strength }.
event-alert-missed = There is no target for { $weapon }.
event-alert-hit = { $cubes ->
    [one] { $threat } ({ $number }): strength { $strength }, shield { $shield }, { $cubes } hit.
   *[other] { $threat } ({ $number }): strength { $strength }, shield { $shield }, { $cubes } hits.
}
event-alert-cryoshield = The cryoshield of { $threat } ({ $number }) breaks.
event-alert-hurt-explosion = { $cubes ->
    [one] The explosion hurts { $threat } ({ $number }): { $cubes } hit.
   *[other] The explosion hurts { $threat } ({ $number }): { $cubes } hits.
}
event-alert-hurt-itself = { $cubes ->
    [one] { $threat } ({ $number }): { $cubes } hit by its own action.
   *[other] { $threat } ({ $number }): { $cubes } hits by its own action.
}
event-alert-hurt-interceptors = { $cubes ->
    [one] The interceptors work on { $threat } ({ $number }): { $cubes } hit.
   *[other] The interceptors work on { $threat } ({ $number }): { $cubes } hits.
}
event-alert-destroyed = Destroyed: { $threat } ({ $number }).
event-alert-rocket-spent = The rocket is spent.
event-alert-threat-moved = { $threat } ({ $number }): from { $from } to { $to }.
event-alert-acted = { $threat } ({ $number }): { $mark } action.
event-alert-survived = Survived: { $threat } ({ $number }).
event-alert-attacked = { $threat } ({ $number }): attack on { $zone } with { $strength }; the shield absorbs { $absorbed }.
event-alert-damaged = { $threat } ({ $number }): { $points } damage to { $zone }.
event-alert-tile = Drawn: { $tile }.
event-alert-damage-cube = One damage in { $zone }.
event-alert-healed = { $threat } ({ $number }): { $cubes } healed.
event-alert-speed = { $threat } ({ $number }): speed { $speed } from now on.
event-alert-shield = { $threat } ({ $number }): shield { $shield } from now on.
event-alert-revealed = { $threat } ({ $number }): visible from now on.
event-alert-aura-attack = { $threat } ({ $number }): the others attack harder from now on.
event-alert-aura-shield = { $threat } ({ $number }): all external threats are shielded better from now on.
event-alert-aura-fissure = { $threat } ({ $number }): the hull is weaker from now on.
event-alert-aura-ended = The effect of { $threat } ({ $number }) ends.
event-alert-doubled = { $threat } ({ $number }): all damage is doubled from now on in { $zones }.
event-alert-fights-back = { $threat } ({ $number }): whoever attacks must reckon with resistance from now on.
event-alert-left-behind = Left behind: { $threat } ({ $number }).
event-alert-revealed-card = { $who }: { $card }.
event-alert-tripped = { $who } meant: { $order }.
event-alert-trip-in-vain-half = { $who } has no card in this turn that could be turned over.
event-alert-trip-in-vain-arrow = { $who } has no arrow in this turn that could point the other way.
event-alert-walked = { $who } goes { $station }.
event-alert-climbed = { $who } climbs { $station }.
event-alert-rushed = { $who } rushes { $station }.
event-alert-idle-knocked-out = { $who } is knocked out.
event-alert-idle-no-card = { $who } does nothing.
event-alert-idle-hull = { $who } stands at the hull and stays.
event-alert-idle-there = { $who } is there already.
event-alert-idle-energy = { $who } finds no energy.
event-alert-idle-charged = { $who } finds the weapon fired already.
event-alert-idle-full = { $who } finds nothing to fill.
event-alert-idle-capsule = { $who } finds no fuel capsule.
event-alert-idle-broken = { $who } finds the system out of order for good.
event-alert-idle-maintained = { $who } finds the computer maintained already.
event-alert-idle-rocket = { $who } finds no rocket.
event-alert-idle-rocket-way = { $who } finds a rocket in the way.
event-alert-idle-no-squad = { $who } finds no squad.
event-alert-idle-squad-active = { $who } leads an active squad already.
event-alert-idle-no-active-squad = { $who } leads no active squad.
event-alert-idle-space = { $who } finds the interceptors out.
event-alert-idle-intruder = { $who } finds no intruder.
event-alert-idle-lesson = { $who } does something that this lesson does not know yet.
event-alert-delay-trip = { $who } tripped: the card of turn { $turn } comes later.
event-alert-delay-lift = The lift was in use: the card of { $who } for turn { $turn } comes later.
event-alert-delay-lift-damaged = The lift is damaged: the card of { $who } for turn { $turn } comes later.
event-alert-delay-slime = Slime: the card of { $who } for turn { $turn } comes later.
event-alert-delay-maintenance = The computer hangs: the card of { $who } for turn { $turn } comes later.
event-alert-delay-threat = The card of { $who } for turn { $turn } comes later.
event-alert-delay-space = { $who } is in space: the card of turn { $turn } comes later.
event-alert-delay-spared = { $who } has no card in turn { $turn } that could come later.
event-alert-card-lost = The last card of { $who } is lost: { $order }.
event-alert-charged = { $who } fires { $weapon }.
event-alert-charged-heroic = { $who } fires { $weapon } heroically.
event-alert-maintained = { $who } maintains the computer.
event-alert-launched = { $left ->
    [one] { $who } launches a rocket; { $left } is left.
   *[other] { $who } launches a rocket; { $left } are left.
}
event-alert-squad = { $who } leads a squad of battlebots.
event-alert-squad-disabled = { $who } leads a disabled squad of battlebots.
event-alert-squad-back = The squad of { $who } is active again.
event-alert-fought-back = The intruder fights back: the squad of { $who } is disabled.
event-alert-squad-fell = The squad of { $who } is disabled for good.
event-alert-interceptors = { $who } flies out with the interceptors.
event-alert-interceptors-stay = { $who } stays in space.
event-alert-interceptors-back = { $who } comes back from space.
event-alert-window = { $who } looks out of the window.
event-alert-energy = { $cubes } energy from { $from } to { $to }.
event-alert-capsule = { $left ->
    [one] A fuel capsule is burnt; { $left } is left.
   *[other] A fuel capsule is burnt; { $left } are left.
}
event-alert-capsule-lost = { $left ->
    [one] A fuel capsule is lost; { $left } is left.
   *[other] A fuel capsule is lost; { $left } are left.
}
event-alert-confirmed = { $players ->
    [one] { $players } player at the window in { $phase }: { $points }.
   *[other] { $players } players at the window in { $phase }: { $points }.
}
event-alert-rocket-destroyed = { $left ->
    [one] A rocket is destroyed; { $left } is left.
   *[other] A rocket is destroyed; { $left } are left.
}
event-alert-stored-red = The squad in the lower red station is disabled.
event-alert-stored-blue = The squad in the upper blue station is disabled.
event-alert-rocket-advanced = The rocket flies on.
event-alert-check-done = The computer runs well.
event-alert-check-missed = The computer was not maintained.
event-alert-jumped = The ship jumps.

## News: campaigns

event-alert-proposed = { $seat } wants another mission; common threats: { $common }, serious threats: { $serious }.
event-alert-proposed-home = { $seat } wants to fly home.
event-alert-went-on = The crew flies on; common threats: { $common }, serious threats: { $serious }. The most cautious wish of all holds.
event-alert-repair-return = { $who } comes round again.
event-alert-repair-tile = { $who } repairs: { $tile }.
event-alert-repair-squad = { $who } repairs a battlebot squad.
event-alert-repair-nothing = { $who } finds nothing to repair.
event-alert-campaign-ended = The campaign is over: one wish to fly home is enough.

## The position

describe-alert-table = { $level }
describe-alert-planning = The crew plans. Time: { $time }.
describe-alert-film = The film runs.
describe-alert-interval = { $missions ->
    [one] { $missions } mission of the campaign is over.
   *[other] { $missions } missions of the campaign are over.
}
describe-alert-over = The mission is over.
describe-alert-track = { $zone }: { $track }, { $spaces }
describe-alert-internal-track = Internal threats: { $track }, { $spaces }
describe-alert-silence = Communications are down.
describe-alert-transfer = A data transfer is under way.
describe-alert-threats = Threats
describe-alert-threat = { $number }: { $threat } ({ $code }), { $where }; hit points { $hp }, shield { $shield }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
describe-alert-threat-inside = { $number }: { $threat } ({ $code }), { $where }; hit points { $hp }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
describe-alert-text = {"   "}{ $text }
describe-alert-flags = {"   "}Now: { $flags }.
alert-flag-hidden = cannot be targeted yet
alert-flag-cryoshield = the cryoshield holds
alert-flag-fights-back = fights back
alert-flag-aura = helps all external threats or weakens the hull
describe-alert-threat-on-track = { $number }: { $threat } ({ $code }), { $where }, space { $space }; hits { $hits } of { $hp }, shield { $shield }, speed { $speed }.
describe-alert-threat-on-track-inside = { $number }: { $threat } ({ $code }), { $where }, space { $space }; hits { $hits } of { $hp }, speed { $speed }.
describe-alert-threat-destroyed = { $number }: { $threat } ({ $code }), destroyed.
describe-alert-threat-survived = { $number }: { $threat } ({ $code }), survived.
describe-alert-ship = The ship in turn { $turn }
describe-alert-zone = { $zone }: shield { $shield } of { $shield-most }, reactor { $reactor } of { $reactor-most }, damage { $damage }.
describe-alert-zone-tiles = { $zone }: shield { $shield } of { $shield-most }, reactor { $reactor } of { $reactor-most }, damage { $damage }: { $tiles }.
describe-alert-zone-doubled = { $zone }: every damage counts twice.
describe-alert-ship-before = The ship is not as new
describe-alert-no-squad-red = No battlebots in the lower red station.
describe-alert-no-squad-blue = No battlebots in the upper blue station.
describe-alert-stores = Fuel capsules: { $capsules }. Rockets: { $rockets }.
describe-alert-figure = { $who }: { $station }.
describe-alert-figure-squad = { $who }: { $station }, with battlebots.
describe-alert-figure-squad-disabled = { $who }: { $station }, with disabled battlebots.
describe-alert-in-space = { $who }: in space.
describe-alert-knocked-out = { $who }: knocked out.
describe-alert-boards = Boards, turn by turn
describe-alert-board = { $hand ->
    [one] { $who }, phase { $phase }, { $hand } card in hand: { $plan }
   *[other] { $who }, phase { $phase }, { $hand } cards in hand: { $plan }
}
describe-alert-board-android = { $who }: { $plan }
describe-alert-board-heroic = { $who }, with { $heroic } beside the board: { $plan }
describe-alert-said = What was said
describe-alert-hand = Your hand
describe-alert-hand-empty = No card.
describe-alert-hand-cards = { $cards }
describe-alert-result = Result
describe-alert-lost-to = Lost to { $threat }.
describe-alert-score = { $line }: { $points }

## The start page

alert-menu-mission = Mission
alert-menu-mission-named = { $mission }
alert-menu-group-secret = One that nobody knows
alert-menu-group-known = A certain one
alert-menu-common = Common threats
alert-menu-serious = Serious threats
alert-menu-five = Crew of five
alert-menu-clock = Against the clock
alert-menu-campaign = Campaign
alert-menu-yes = yes
alert-menu-no = no

text-alert-shorthand = Several cards are laid on one line: “5: C > A” from turn 5 on, “a1: C - A” on the board of android 1, “a1 5 A” for a single one; - leaves a turn free. Either all of them are laid or none. “rules E1-03” shows a card, “rules T6” a track.

## Looking up cards

reference-alert-threat = { $code } { $threat }
reference-alert-track = { $track }
reference-alert-card = Hit points { $hp }, shield { $shield }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
reference-alert-card-inside = Hit points { $hp }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
reference-alert-card-counted = Hit points as told below, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.

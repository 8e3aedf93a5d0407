### The whole game of Space Alert in words: planning, the film of the resolution, campaigns.

alert-android-1 = android 1
alert-android-2 = android 2
alert-android-3 = android 3
alert-android-4 = android 4
alert-bank = bank
    .the = the bank

## Refusals: the set-up

alert-level-generated = new mission
alert-mission-file = { $file }, line { $line }
refusal-alert-mission = There is no mission called { $mission }: choose mission, simulation, advanced-simulation or test-run for one that nobody knows, generated for a new one, S1-1 to S2-8, or a mission file.
refusal-alert-file = The mission file could not be read: look at line { $line }.
refusal-alert-file-long = The mission file is too long.
refusal-alert-file-times = The mission file has no times: it can be resolved, but not played against the clock.
refusal-alert-file-campaign = A mission file is one mission, not a campaign.
refusal-alert-training-white = Training uses only the white threats; other colours are for missions.
refusal-alert-campaign = A campaign is made of missions, not of training.
refusal-alert-officer = Nobody sits at seat { $number }; officers are players, not androids.
refusal-alert-stage = { $what } does not fit in this position.

## Refusals: planning

refusal-alert-round-over = The Action Round is over: nobody may touch the cards any more.
refusal-alert-still-planning = You are not being asked that now.
refusal-alert-agreed = You agreed to end the round; take that back first.
refusal-alert-locked = Turn { $turn } is locked: you have taken up the next pile.
refusal-alert-not-open = Turn { $turn } belongs to a phase that you have not begun.
refusal-alert-android-phase = Turn { $turn } is not in your phase, and on an android’s board you can plan only your own phase.
refusal-alert-no-turn = There is no turn { $turn } in a test run.
refusal-alert-no-board = There is no such board in this crew.
refusal-alert-alone = Alone, you plan for the androids: write “a1: C”, or “a1 5 C” for turn 5.
refusal-alert-slot-taken = There is already a card on turn { $turn }.
refusal-alert-slot-empty = There is no card on turn { $turn }.
refusal-alert-not-in-hand = You do not hold { $card }.
refusal-alert-none-with = You have no card left in hand with { $order }.
refusal-alert-android-stays = A card on an android’s board stays as it is.
refusal-alert-heroic-android = Your heroic card is yours alone: it cannot go on an android’s board.
refusal-alert-heroic-other = A heroic card is for its own android only.
refusal-alert-same-slot = The card is already there.
refusal-alert-last-phase = There is no phase after this one.
refusal-alert-solo-phase = Alone, you plan each phase until the computer ends it.
refusal-alert-solo-ignores = Alone, you have nobody to talk to or to hand cards to, and no cards to draw.
refusal-alert-no-draw = No incoming data is waiting for you.
refusal-alert-no-transfer = Cards change hands only in a data transfer.
refusal-alert-gave = You have already held out a card in this data transfer.
refusal-alert-to-oneself = You can only hand a card to somebody else.
refusal-alert-no-player = There is no player at seat { $seat }; androids have no hand.
refusal-alert-heroic-stays = Heroic cards are never handed over.
refusal-alert-nothing-held-out = { $seat } is not holding out a card to you.
refusal-alert-no-pause = This crew agreed before the flight not to stop the clock.
refusal-alert-silence = Communications are down: not a word.
refusal-alert-unknown-threat = No threat with that number has been announced.
refusal-alert-not-taken = You have not said that you would take that threat.
refusal-alert-too-early = It is too early to end the round.
refusal-alert-not-agreed = You have not agreed to anything that you could take back.
refusal-alert-clock = The clock is at { $elapsed } and acts next at { $due }.

## Refusals: film and interval

refusal-alert-trip = This card cannot have been meant like that.
refusal-alert-tripped = This card has already been corrected.
refusal-alert-not-yours = You do not decide for that crew member.
refusal-alert-repair = That cannot be done in this interval.
refusal-alert-squads = There is no choice about where the squads start.

alert-log-lost = lost
alert-log-lost-to = lost: { $threat }
alert-log-heading = Each line: date, mission, colour of the common and of the serious threats (1 white, 2 yellow, 1+2 mixed), points for threats survived and destroyed, penalties, visual confirmation = total.
alert-log-heading-campaign = The missions of a campaign are bracketed; penalties (·) and the total are counted at its end.
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
question-alert-agreed = You agreed to end the round. Keep it that way?
question-alert-trip = Turn { $turn }: the cards are revealed. Did somebody trip?
question-alert-repair = What does { $who } do before the next mission?
question-alert-squad = One squad is left. Where should it start?
question-alert-go-on = Another mission, or home?

## Offers: planning

offer-alert-lay = { $order } in turn { $turn }
offer-alert-lay-android = { $order } in turn { $turn } for { $android }
offer-alert-turn = turn over the card for turn { $turn }: { $order }
offer-alert-turn-android = turn over { $android }’s card for turn { $turn }: { $order }
offer-alert-take = take back the card for turn { $turn }
offer-alert-take-android = take back { $android }’s card for turn { $turn }
offer-alert-move = move the card from { $from } to { $to }
offer-alert-next = take up the next pile and lock this phase
offer-alert-draw = { $count ->
    [one] draw a card
   *[other] draw a card; { $count } are waiting
}
offer-alert-give = hold out to { $seat }: { $card }
offer-alert-accept = take the card { $seat } is holding out
offer-alert-say-take = “I’ll take { $threat }, number { $number }.”
offer-alert-say-leave = “I’m no longer on number { $number }.”
offer-alert-say-have = “I have: { $order }.”
offer-alert-say-need = “I need: { $order }.”
offer-alert-say-hold = “I hold: { $card }.”
offer-alert-say-hero = “I’ll play my heroic card in turn { $turn }.”
offer-alert-say-fire = “Turn { $turn }: I’ll fire { $weapon }.”
offer-alert-say-shield = “Turn { $turn }: I’ll charge { $shield }.”
offer-alert-say-reactor = “Turn { $turn }: I’ll charge { $reactor }.”
offer-alert-say-refuel = “Turn { $turn }: I’ll refuel the central reactor.”
offer-alert-say-interceptors = “Turn { $turn }: I’ll fly out with the interceptors.”
offer-alert-say-computer = “Turn { $turn }: I’ll maintain the computer.”
offer-alert-say-squad = “Turn { $turn }: I’ll fetch or reactivate a squad { $station }.”
offer-alert-say-window = “Turn { $turn }: I’ll look out of the window.”
offer-alert-say-rocket = “Turn { $turn }: I’ll launch a rocket.”
offer-alert-say-fight = “Turn { $turn }: I’ll fight with the battlebots { $station }.”
offer-alert-say-go = “Turn { $turn }: I’ll go { $station }.”
offer-alert-say-free = “Turn { $turn }: I’m free.”

# What can be said, with blanks, and what is to be filled in.
form-alert-press = “This turn, I’ll press this button there.” A fires, B moves energy, C does what that station is for, BB fights.
form-alert-go = “This turn, I’ll go there.”
form-alert-free = “This turn, I’m free.”
form-alert-hero = “This turn, I’ll play my heroic card.”
form-alert-take = “I’ll take this threat.”
form-alert-leave = “I’m no longer taking this threat.”
form-alert-have = “I have a card with this.”
form-alert-need = “I need a card with this.”
form-alert-hold = “I’m holding this card.”
blank-alert-turn = turn
blank-alert-station = station
blank-alert-button = button
blank-alert-threat = threat
blank-alert-order = arrow or button
blank-alert-card = card
offer-alert-end = agree to end the round now
offer-alert-done = done for now: let time pass
offer-alert-stay = take back your agreement

## Offers: film and interval

offer-alert-go = no, go on
offer-alert-go-all = no, and not for the rest of the mission
offer-alert-trip-half = I tripped: the other half was meant
offer-alert-trip-arrow = I tripped: the other arrow was meant
offer-alert-trip-half-android = { $android } tripped: the other half was meant
offer-alert-trip-arrow-android = { $android } tripped: the other arrow was meant
offer-alert-repair-return = { $who } recovers
offer-alert-repair-tile = { $who } repairs: { $tile }
offer-alert-repair-squad = { $who } repairs a battlebot squad
offer-alert-repair-nothing = { $who } finds nothing to repair
offer-alert-squad = { $station }
offer-alert-go-on = another mission; common threats: { $common }, serious threats: { $serious }
offer-alert-home = fly home

## News: planning

event-alert-alarm = The alarm sounds: { $level }. The first phase begins.
event-alert-heroic-shown = { $who }’s heroic card: { $card }.
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
event-alert-changed-several = { $seat } changes the cards on { $count ->
    [one] turn
   *[other] turns
 } { $turns }.
event-alert-turned = { $seat } turns over the card for turn { $turn }: { $half }.
event-alert-turned-android = { $seat } turns over { $android }’s card for turn { $turn }: { $half }.
event-alert-moved = { $seat } moves a card from { $from } to { $to }.
event-alert-swapped = { $seat } swaps the cards on { $from } and { $to }.
event-alert-taken = { $seat } takes back the card for turn { $turn }.
event-alert-taken-android = { $seat } takes back { $android }’s card for turn { $turn }.
event-alert-drawn = { $seat } draws { $card }.
event-alert-drawn-hidden = { $seat } draws a card.
event-alert-held-out = { $from } holds a card out to { $to }.
event-alert-handed-over = { $to } takes { $card } from { $from }.
event-alert-handed-over-hidden = { $to } takes a card from { $from }.
event-alert-kept = { $seat } keeps the card nobody took.
event-alert-said-take = { $seat }: “I’ll take number { $number }.”
quote-alert-take = “I’ll take number { $number }.”
event-alert-said-leave = { $seat }: “I’m no longer on number { $number }.”
event-alert-said-have = { $seat }: “I have: { $order }.”
event-alert-said-need = { $seat }: “I need: { $order }.”
event-alert-said-hold = { $seat }: “I hold { $card }.”
event-alert-said-hero = { $seat }: “I’ll play my heroic card in turn { $turn }.”
event-alert-said-fire = { $seat }: “Turn { $turn }: I’ll fire { $weapon }.”
event-alert-said-shield = { $seat }: “Turn { $turn }: I’ll charge { $shield }.”
event-alert-said-reactor = { $seat }: “Turn { $turn }: I’ll charge { $reactor }.”
event-alert-said-refuel = { $seat }: “Turn { $turn }: I’ll refuel the central reactor.”
event-alert-said-interceptors = { $seat }: “Turn { $turn }: I’ll fly out with the interceptors.”
event-alert-said-computer = { $seat }: “Turn { $turn }: I’ll maintain the computer.”
event-alert-said-squad = { $seat }: “Turn { $turn }: I’ll fetch or reactivate a squad { $station }.”
event-alert-said-window = { $seat }: “Turn { $turn }: I’ll look out of the window.”
event-alert-said-rocket = { $seat }: “Turn { $turn }: I’ll launch a rocket.”
event-alert-said-fight = { $seat }: “Turn { $turn }: I’ll fight with the battlebots { $station }.”
event-alert-said-go = { $seat }: “Turn { $turn }: I’ll go { $station }.”
event-alert-said-free = { $seat }: “Turn { $turn }: I’m free.”
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
event-alert-token-moved = { $threat } ({ $number }): moving, now { $station }.
event-alert-repaired = { $cubes ->
    [one] { $who } repairs { $threat } ({ $number }) { $station }: { $cubes } hit.
   *[other] { $who } repairs { $threat } ({ $number }) { $station }: { $cubes } hits.
}
event-alert-repair-begun = { $who } works on { $threat } ({ $number }): { $count } of { $needed }.
event-alert-repair-bonus = { $cubes ->
    [one] Together they add { $cubes } hit to { $threat } ({ $number }).
   *[other] Together they add { $cubes } hits to { $threat } ({ $number }).
}
event-alert-intruder-hit = { $who }’s squad hits { $threat } ({ $number }) { $station }.
event-alert-knocked-out = { $who } is knocked out by { $threat } ({ $number }).
event-alert-ship-broken = The ship is lost: { $zone } breaks up under { $threat } ({ $number }).
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
event-alert-rocket-spent = The rocket is used up.
event-alert-threat-moved = { $threat } ({ $number }): from { $from } to { $to }.
event-alert-acted = { $threat } ({ $number }): { $mark } action.
event-alert-survived = Survived: { $threat } ({ $number }).
event-alert-attacked = { $threat } ({ $number }): attack on { $zone } with strength { $strength }; the shield absorbs { $absorbed }.
event-alert-damaged = { $threat } ({ $number }): { $points } damage to { $zone }.
event-alert-tile = Drawn: { $tile }.
event-alert-damage-cube = 1 damage in { $zone }.
event-alert-healed = { $threat } ({ $number }): { $cubes } healed.
event-alert-speed = { $threat } ({ $number }): speed { $speed } from now on.
event-alert-shield = { $threat } ({ $number }): shield { $shield } from now on.
event-alert-revealed = { $threat } ({ $number }): visible from now on.
event-alert-aura-attack = { $threat } ({ $number }): the others attack harder from now on.
event-alert-aura-shield = { $threat } ({ $number }): all external threats have better shields from now on.
event-alert-aura-fissure = { $threat } ({ $number }): the hull is weaker from now on.
event-alert-aura-ended = The effect of { $threat } ({ $number }) ends.
event-alert-doubled = { $threat } ({ $number }): from now on all damage is doubled in { $zones }.
event-alert-fights-back = { $threat } ({ $number }) fights back from now on.
event-alert-left-behind = Left behind: { $threat } ({ $number }).
event-alert-revealed-card = { $who }: { $card }.
event-alert-tripped = { $who } meant: { $order }.
event-alert-trip-in-vain-half = { $who } has no card this turn that could be turned over.
event-alert-trip-in-vain-arrow = { $who } has no arrow this turn that could point the other way.
event-alert-walked = { $who } goes { $station }.
event-alert-climbed = { $who } climbs { $station }.
event-alert-rushed = { $who } rushes { $station }.
event-alert-idle-knocked-out = { $who } is knocked out.
event-alert-idle-no-card = { $who } does nothing.
event-alert-idle-hull = { $who } is already against the hull and stays put.
event-alert-idle-there = { $who } is already there.
event-alert-idle-energy = { $who } finds no energy.
event-alert-idle-charged = { $who } finds the weapon already fired.
event-alert-idle-full = { $who } finds nothing to fill.
event-alert-idle-capsule = { $who } finds no fuel capsule.
event-alert-idle-broken = { $who } finds the system beyond repair.
event-alert-idle-maintained = { $who } finds the computer already maintained.
event-alert-idle-rocket = { $who } finds no rocket.
event-alert-idle-rocket-way = { $who } finds a rocket in the way.
event-alert-idle-no-squad = { $who } finds no squad.
event-alert-idle-squad-active = { $who } already leads an active squad.
event-alert-idle-no-active-squad = { $who } leads no active squad.
event-alert-idle-space = { $who } finds the interceptors already out.
event-alert-idle-intruder = { $who } finds no intruder.
event-alert-idle-lesson = { $who } tries something that this lesson does not cover yet.
event-alert-delay-trip = { $who } tripped: the card for turn { $turn } is delayed.
event-alert-delay-lift = The lift was in use: { $who }’s card for turn { $turn } is delayed.
event-alert-delay-lift-damaged = The lift is damaged: { $who }’s card for turn { $turn } is delayed.
event-alert-delay-slime = Slime: { $who }’s card for turn { $turn } is delayed.
event-alert-delay-maintenance = The computer hangs: { $who }’s card for turn { $turn } is delayed.
event-alert-delay-threat = { $who }’s card for turn { $turn } is delayed.
event-alert-delay-space = { $who } is in space: the card for turn { $turn } is delayed.
event-alert-delay-spared = { $who } has no card in turn { $turn } that could be delayed.
event-alert-card-lost = { $who }’s last card is lost: { $order }.
event-alert-charged = { $who } fires { $weapon }.
event-alert-charged-heroic = { $who } fires { $weapon } heroically.
event-alert-maintained = { $who } maintains the computer.
event-alert-launched = { $left ->
    [one] { $who } launches a rocket; { $left } is left.
   *[other] { $who } launches a rocket; { $left } are left.
}
event-alert-squad = { $who } leads a squad of battlebots.
event-alert-squad-disabled = { $who } leads a disabled squad of battlebots.
event-alert-squad-back = { $who }’s squad is active again.
event-alert-fought-back = The intruder fights back: { $who }’s squad is disabled.
event-alert-squad-fell = { $who }’s squad is disabled for good.
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
event-alert-went-on = The crew flies on; common threats: { $common }, serious threats: { $serious }. The most cautious proposal counts.
event-alert-repair-return = { $who } recovers.
event-alert-repair-tile = { $who } repairs: { $tile }.
event-alert-repair-squad = { $who } repairs a battlebot squad.
event-alert-repair-nothing = { $who } finds nothing to repair.
event-alert-campaign-ended = The campaign is over: one vote to fly home is enough.

## The position

describe-alert-table = { $level }
describe-alert-planning = The crew is planning. Time: { $time }.
describe-alert-film = The Resolution Round is under way.
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
describe-alert-zone-doubled = { $zone }: all damage counts double.
describe-alert-ship-before = The ship is not as good as new
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
alert-menu-group-known = A specific mission
alert-menu-common = Common threats
alert-menu-serious = Serious threats
alert-menu-five = Crew of five
alert-menu-clock = Against the clock
alert-menu-pause = The clock may be stopped
alert-menu-campaign = Campaign
alert-menu-communications = Communications Officer
alert-menu-security = Chief of Security
alert-menu-next-seat = whoever comes next
alert-menu-seat = seat { $number }
alert-menu-yes = yes
alert-menu-no = no

text-alert-legend = Cards are written as their two halves: </C has a red arrow and a C. < is the red arrow (left), > the blue arrow (right), ^ the gravolift; A, B and C are the three systems of a station, BB the battlebots. Heroic cards have an h: hA, hB, hBB, and h:UR for the heroic move to a station, U for upper or L for lower, then R for red, W for white or B for blue. You choose which half is up.
text-alert-shorthand = { text-alert-legend } You can lay several cards on one line: “5: C > A” from turn 5 on, “a1: C - A” on android 1’s board, “a1 5 A” for a single card; - leaves a turn free. Either all of them are laid or none. “rules E1-03” shows a threat card, “rules T6” a track.

## Looking up cards

reference-alert-threat = { $code } { $threat }
reference-alert-track = { $track }
reference-alert-card = Hit points { $hp }, shield { $shield }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
reference-alert-card-inside = Hit points { $hp }, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.
reference-alert-card-counted = Hit points as described below, speed { $speed }; points { $survived } survived, { $destroyed } destroyed.

## Things that can be picked

alert-slot-android = { $android }, turn { $turn }
alert-threat-numbered = { $threat } ({ $number })
button-alert-next = Next phase
button-alert-draw = Draw a card
button-alert-done = End the round
button-alert-pass = Let time pass
button-alert-stay = Not done yet
button-alert-take = Take back
button-alert-turn = Turn over
button-alert-give = Hold out a card
button-alert-accept = Take a card
button-alert-go = Nothing to correct
button-alert-go-all = Nothing until the end
button-alert-trip = I tripped
button-alert-half = The other half
button-alert-arrow = The other arrow
button-alert-on = Another mission
button-alert-home = Fly home

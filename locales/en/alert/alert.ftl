### Names in Space Alert, what the threats do, and what the computer says.

## Zones, decks and stations

alert-zone-red = red zone
    .the = the red zone
    .of = of the red zone
    .in = in the red zone
    .colour = red
alert-zone-white = white zone
    .the = the white zone
    .of = of the white zone
    .in = in the white zone
    .colour = white
alert-zone-blue = blue zone
    .the = the blue zone
    .of = of the blue zone
    .in = in the blue zone
    .colour = blue
alert-deck-upper = upper deck
    .the = the upper deck
    .in = on the upper deck
alert-deck-lower = lower deck
    .the = the lower deck
    .in = on the lower deck
alert-station-upper-red = upper red station
    .the = the upper red station
    .in = in the upper red station
    .to = to the upper red station
    .short = upper red
alert-station-upper-white = bridge
    .the = the bridge
    .in = on the bridge
    .to = to the bridge
    .short = bridge
alert-station-upper-blue = upper blue station
    .the = the upper blue station
    .in = in the upper blue station
    .to = to the upper blue station
    .short = upper blue
alert-station-lower-red = lower red station
    .the = the lower red station
    .in = in the lower red station
    .to = to the lower red station
    .short = lower red
alert-station-lower-white = lower white station
    .the = the lower white station
    .in = in the lower white station
    .to = to the lower white station
    .short = lower white
alert-station-lower-blue = lower blue station
    .the = the lower blue station
    .in = in the lower blue station
    .to = to the lower blue station
    .short = lower blue
alert-space = space
    .the = space
    .in = in space
    .to = into space

## Weapons and systems

alert-heavy-laser-red = red heavy laser
    .the = the red heavy laser
alert-heavy-laser-white = central heavy laser
    .the = the central heavy laser
alert-heavy-laser-blue = blue heavy laser
    .the = the blue heavy laser
alert-light-laser-red = red light laser
    .the = the red light laser
alert-light-laser-blue = blue light laser
    .the = the blue light laser
alert-pulse-cannon = pulse cannon
    .the = the pulse cannon
alert-shield-red = red shield
    .the = the red shield
alert-shield-white = central shield
    .the = the central shield
alert-shield-blue = blue shield
    .the = the blue shield
alert-reactor-red = red reactor
    .the = the red reactor
alert-reactor-white = central reactor
    .the = the central reactor
alert-reactor-blue = blue reactor
    .the = the blue reactor
alert-gravolift-red = red gravolift
    .the = the red gravolift
alert-gravolift-white = white gravolift
    .the = the white gravolift
alert-gravolift-blue = blue gravolift
    .the = the blue gravolift
alert-rocket = rocket
    .the = the rocket
    .a = a rocket
alert-rockets = rockets
    .the = the rockets
alert-interceptors = interceptors
    .the = the interceptors
alert-computer = computer
    .the = the computer
alert-maintenance = computer maintenance
    .the = computer maintenance
alert-window = window
    .the = the window
alert-visual-confirmation = visual confirmation
    .the = visual confirmation
alert-squad = battlebot squad
    .the = the battlebot squad
    .a = a battlebot squad
alert-squad-lower-red = squad of the lower red station
    .the = the squad of the lower red station
alert-squad-upper-blue = squad of the upper blue station
    .the = the squad of the upper blue station
alert-fuel-capsules = { $count ->
    [one] { $count } fuel capsule
   *[other] { $count } fuel capsules
}
alert-energy = { $count ->
    [one] { $count } energy
   *[other] { $count } energy
}
alert-damage = { $count ->
    [one] { $count } damage
   *[other] { $count } damage
}

## Action cards

alert-order-red = red arrow
    .text = Move one station to the left.
alert-order-blue = blue arrow
    .text = Move one station to the right.
alert-order-lift = gravolift
    .text = Go to the other deck.
alert-order-a = A
    .text = Fire the weapon of this station.
alert-order-b = B
    .text = Move energy to the shield or reactor of this station.
alert-order-c = C
    .text = Use the special system of this station.
alert-order-bots = battlebots
    .text = Let your squad attack an intruder here, or stay in space with the interceptors.
alert-order-none = no action
    .text = Do nothing this turn.
alert-half-movement = movement half
alert-half-action = action half

## Heroic cards

alert-order-heroic-a = heroic A
    .text = As A, with 1 more strength. A repair counts twice.
alert-order-heroic-b = heroic B
    .text = As B; if energy was moved, 1 more. A repair counts twice.
alert-order-heroic-bots = heroic battlebots
    .text = As battlebots, but your squad is never disabled by it; in space 1 more strength.
alert-order-heroic-upper-red = heroic move to the upper red station
    .text = Go straight to the upper red station, with your squad.
alert-order-heroic-upper-white = heroic move to the bridge
    .text = Go straight to the bridge, with your squad.
alert-order-heroic-upper-blue = heroic move to the upper blue station
    .text = Go straight to the upper blue station, with your squad.
alert-order-heroic-lower-red = heroic move to the lower red station
    .text = Go straight to the lower red station, with your squad.
alert-order-heroic-lower-white = heroic move to the lower white station
    .text = Go straight to the lower white station, with your squad.
alert-order-heroic-lower-blue = heroic move to the lower blue station
    .text = Go straight to the lower blue station, with your squad.
alert-heroic-a-lower-red = heroic A / lower red
alert-heroic-a-lower-blue = heroic A / lower blue
alert-heroic-b-upper-red = heroic B / upper red
alert-heroic-b-upper-blue = heroic B / upper blue
alert-heroic-bots-upper-white = heroic battlebots / bridge
alert-heroic-bots-lower-white = heroic battlebots / lower white

## Damage tiles

alert-tile-red-heavy-laser = damaged heavy laser, red zone
    .short = damaged heavy laser
    .text = Strength 3 instead of 4.
alert-tile-red-light-laser = damaged light laser, red zone
    .short = damaged light laser
    .text = Strength 1 instead of 2.
alert-tile-red-shield = damaged shield, red zone
    .short = damaged shield
    .text = Holds 1 energy instead of 2; the rest is lost.
alert-tile-red-reactor = damaged reactor, red zone
    .short = damaged reactor
    .text = Holds 2 energy instead of 3; the rest is lost.
alert-tile-red-gravolift = damaged gravolift, red zone
    .short = damaged gravolift
    .text = Using it delays your next action.
alert-tile-red-structural = structural damage, red zone
    .short = structural damage
    .text = No other effect in this mission.
alert-tile-white-heavy-laser = damaged heavy laser, white zone
    .short = damaged heavy laser
    .text = Strength 4 instead of 5.
alert-tile-white-pulse-cannon = damaged pulse cannon, white zone
    .short = damaged pulse cannon
    .text = Range 1 instead of 2.
alert-tile-white-shield = damaged shield, white zone
    .short = damaged shield
    .text = Holds 2 energy instead of 3; the rest is lost.
alert-tile-white-reactor = damaged reactor, white zone
    .short = damaged reactor
    .text = Holds 4 energy instead of 5; the rest is lost.
alert-tile-white-gravolift = damaged gravolift, white zone
    .short = damaged gravolift
    .text = Using it delays your next action.
alert-tile-white-structural = structural damage, white zone
    .short = structural damage
    .text = No other effect in this mission.
alert-tile-blue-heavy-laser = damaged heavy laser, blue zone
    .short = damaged heavy laser
    .text = Strength 3 instead of 4.
alert-tile-blue-light-laser = damaged light laser, blue zone
    .short = damaged light laser
    .text = Strength 1 instead of 2.
alert-tile-blue-shield = damaged shield, blue zone
    .short = damaged shield
    .text = Holds 1 energy instead of 2; the rest is lost.
alert-tile-blue-reactor = damaged reactor, blue zone
    .short = damaged reactor
    .text = Holds 2 energy instead of 3; the rest is lost.
alert-tile-blue-gravolift = damaged gravolift, blue zone
    .short = damaged gravolift
    .text = Using it delays your next action.
alert-tile-blue-structural = structural damage, blue zone
    .short = structural damage
    .text = No other effect in this mission.

## Tracks

alert-track-t1 = track T1
    .text = 10 spaces: X 5, Z 1.
alert-track-t2 = track T2
    .text = 11 spaces: X 8, Z 1.
alert-track-t3 = track T3
    .text = 12 spaces: X 8, Y 3, Z 1.
alert-track-t4 = track T4
    .text = 13 spaces: X 9, Y 5, Z 1.
alert-track-t5 = track T5
    .text = 14 spaces: X 11, Y 7, Z 1.
alert-track-t6 = track T6
    .text = 15 spaces: X 10, Y 7 and 3, Z 1.
alert-track-t7 = track T7
    .text = 16 spaces: X 12, Y 8 and 5, Z 1.
alert-track-internal = internal track
    .the = the internal track

## Threats in general

alert-threat-external = external threat
alert-threat-internal = internal threat
alert-threat-intruder = intruder
alert-threat-malfunction = malfunction
alert-severity-common = common
    .many = common
alert-severity-serious = serious
    .many = serious
alert-difficulty-white = white
    .text = The ordinary threats.
alert-difficulty-yellow = yellow
    .text = The advanced threats.
alert-difficulty-mixed = white and yellow
    .text = Both, shuffled together.
alert-threat-hit-points = hit points
alert-threat-shield-points = shield points
alert-threat-speed = speed
alert-threat-points = points: { $survived } survived, { $destroyed } destroyed

## Missions and lessons

alert-level-test-run = test run
    .the = the test run
    .a = a test run
    .text = Seven turns; moves, A and B only.
alert-level-simulation = simulation
    .the = the simulation
    .a = a simulation
    .text = Twelve turns, rockets, the computer, delays and damage tiles.
alert-level-advanced-simulation = advanced simulation
    .the = the advanced simulation
    .a = an advanced simulation
    .text = Internal threats, battlebots and interceptors as well.
alert-level-mission = mission
    .the = the mission
    .a = a mission
    .text = Everything: heroic cards, visual confirmation and the ship’s log.
alert-level-campaign = exploration campaign
    .the = the exploration campaign
    .a = an exploration campaign
    .text = Up to three missions in a row; damage stays.
alert-solo = solo game
    .text = One player, four androids.
alert-script-s1-1 = Test run 1
alert-script-s1-2 = Test run 2
alert-script-s1-3 = Simulation 1
alert-script-s1-4 = Simulation 2
alert-script-s1-5 = Simulation 3
alert-script-s1-6 = Advanced simulation 1
alert-script-s1-7 = Advanced simulation 2
alert-script-s1-8 = Advanced simulation 3
alert-script-s2-1 = Mission 1
alert-script-s2-2 = Mission 2
alert-script-s2-3 = Mission 3
alert-script-s2-4 = Mission 4
alert-script-s2-5 = Mission 5
alert-script-s2-6 = Mission 6
alert-script-s2-7 = Mission 7
alert-script-s2-8 = Mission 8
alert-lesson-1 = Lesson 1: your ship and your crew
alert-lesson-2 = Lesson 2: planning
alert-lesson-3 = Lesson 3: resolution
alert-lesson-4 = Lesson 4: your first test run
alert-lesson-4a = Lesson 4a: your second test run
alert-lesson-5 = Lesson 5: simulation
alert-lesson-6 = Lesson 6: advanced simulation
alert-lesson-7 = Lesson 7: your first mission

## The crew

alert-role-captain = Captain
    .the = the Captain
    .text = Coordinates, decides and acts first.
alert-role-communications-officer = Communications Officer
    .the = the Communications Officer
    .text = Listens to the computer and places external threats.
alert-role-chief-of-security = Chief of Security
    .the = the Chief of Security
    .text = Places internal threats.
alert-role-tactical-officer = Tactical Officer
    .the = the Tactical Officer
    .text = Leads the crew through the resolution.
alert-role-android = android
    .the = the android
    .a = an android
    .text = A crew member for whom others plan.
alert-android = android { $number }

## Rounds, phases and steps

alert-round-action = Action Round
    .the = the Action Round
alert-round-resolution = Resolution Round
    .the = the Resolution Round
alert-phase-1 = first phase
    .the = the first phase
alert-phase-2 = second phase
    .the = the second phase
alert-phase-3 = third phase
    .the = the third phase
alert-turn = turn { $turn }
alert-step-appear = Threats appear
alert-step-actions = Player actions
alert-step-damage = Compute damage
alert-step-threats = Threat actions
alert-step-maintenance = Maintenance check
alert-step-rockets = Rocket resolution
alert-step-jump = Jump

## What the computer says

alert-says-start = Alert! Enemies are near. The first phase begins.
alert-says-threat = Time T+{ $turn }. Threat, { $zone }.
alert-says-serious-threat = Time T+{ $turn }. Serious threat, { $zone }.
alert-says-internal-threat = Time T+{ $turn }. Internal threat.
alert-says-serious-internal-threat = Time T+{ $turn }. Serious internal threat.
alert-says-unconfirmed = Unconfirmed report: { $report }
alert-says-again = { $report } I repeat: { $report }
alert-says-alone = The computer speaks to a crew; alone, you can ignore this.
alert-says-incoming-data = Incoming data: each player may draw a card.
alert-says-data-transfer = { $seconds ->
    [one] Data transfer: from now on each player has { $seconds } second to hand over one card.
   *[other] Data transfer: from now on each player has { $seconds } seconds to hand over one card.
}
alert-says-data-transferred = The data transfer is over.
alert-says-communications-down = Communications are down: not a word.
alert-says-communications-restored = Communications are restored.
alert-says-phase-1-ends = { $seconds ->
    [60] The first phase ends in one minute.
    [20] The first phase ends in twenty seconds.
    [one] The first phase ends in { $seconds } second.
   *[other] The first phase ends in { $seconds } seconds.
}
alert-says-phase-2-ends = { $seconds ->
    [60] The second phase ends in one minute.
    [20] The second phase ends in twenty seconds.
    [one] The second phase ends in { $seconds } second.
   *[other] The second phase ends in { $seconds } seconds.
}
alert-says-operations-end = { $seconds ->
    [60] Operations end in one minute.
    [20] Operations end in twenty seconds.
    [one] Operations end in { $seconds } second.
   *[other] Operations end in { $seconds } seconds.
}
alert-says-phase-1-over = The first phase is over. The second phase begins.
alert-says-phase-2-over = The second phase is over. The third phase begins.
alert-says-jump = Operations are over. The ship jumps.

## Score

alert-score-destroyed = Destroyed threats
alert-score-survived = Survived threats
alert-score-damage = Damage
alert-score-worst-zone = Worst zone
alert-score-knocked-out = Knocked-out crew
alert-score-squads = Disabled squads
alert-score-visual = Visual confirmation
alert-score-total = Score

## External threats: common, white

alert-threat-e1-01 = Pulse Ball
    .the = the Pulse Ball
    .of = of the Pulse Ball
    .x = Attack 1 on all zones.
    .y = Attack 1 on all zones.
    .z = Attack 2 on all zones.
    .text = X: { alert-threat-e1-01.x } Y: { alert-threat-e1-01.y } Z: { alert-threat-e1-01.z }
alert-threat-e1-02 = Destroyer
    .the = the Destroyer
    .of = of the Destroyer
    .rule = Each point of its attacks that gets past the shield does 2 damage.
    .x = Attack 1.
    .y = Attack 2.
    .z = Attack 2.
    .text = { alert-threat-e1-02.rule } X: { alert-threat-e1-02.x } Y: { alert-threat-e1-02.y } Z: { alert-threat-e1-02.z }
alert-threat-e1-03 = Stealth Fighter
    .the = the Stealth Fighter
    .of = of the Stealth Fighter
    .rule = No weapon can target it before its X action.
    .x = It becomes visible.
    .y = Attack 2.
    .z = Attack 2.
    .text = { alert-threat-e1-03.rule } X: { alert-threat-e1-03.x } Y: { alert-threat-e1-03.y } Z: { alert-threat-e1-03.z }
alert-threat-e1-04 = Energy Cloud
    .the = the Energy Cloud
    .of = of the Energy Cloud
    .rule = It has no shield points in a turn in which the pulse cannon hits it.
    .x = All shields lose all their energy.
    .y = Attack 1 on the two other zones.
    .z = Attack 2 on the two other zones.
    .text = { alert-threat-e1-04.rule } X: { alert-threat-e1-04.x } Y: { alert-threat-e1-04.y } Z: { alert-threat-e1-04.z }
alert-threat-e1-05 = Gunship
    .the = the Gunship
    .of = of the Gunship
    .x = Attack 2.
    .y = Attack 2.
    .z = Attack 3.
    .text = X: { alert-threat-e1-05.x } Y: { alert-threat-e1-05.y } Z: { alert-threat-e1-05.z }
alert-threat-e1-06 = Cryoshield Fighter
    .the = the Cryoshield Fighter
    .of = of the Cryoshield Fighter
    .rule = In the first turn in which a weapon targets it, it takes no damage.
    .x = Attack 1.
    .y = Attack 2.
    .z = Attack 2.
    .text = { alert-threat-e1-06.rule } X: { alert-threat-e1-06.x } Y: { alert-threat-e1-06.y } Z: { alert-threat-e1-06.z }
alert-threat-e1-07 = Fighter
    .the = the Fighter
    .of = of the Fighter
    .x = Attack 1.
    .y = Attack 2.
    .z = Attack 3.
    .text = X: { alert-threat-e1-07.x } Y: { alert-threat-e1-07.y } Z: { alert-threat-e1-07.z }
alert-threat-e1-08 = Armored Grappler
    .the = the Armored Grappler
    .of = of the Armored Grappler
    .x = Attack 1.
    .y = Heals 1 damage.
    .z = Attack 4.
    .text = X: { alert-threat-e1-08.x } Y: { alert-threat-e1-08.y } Z: { alert-threat-e1-08.z }
alert-threat-e1-09 = Amoeba
    .the = the Amoeba
    .of = of the Amoeba
    .rule = Rockets cannot target it.
    .x = Heals 2 damage.
    .y = Heals 2 damage.
    .z = Attack 5.
    .text = { alert-threat-e1-09.rule } X: { alert-threat-e1-09.x } Y: { alert-threat-e1-09.y } Z: { alert-threat-e1-09.z }
alert-threat-e1-10 = Meteoroid
    .the = the Meteoroid
    .of = of the Meteoroid
    .rule = Rockets cannot target it.
    .z = Attack equal to its remaining hit points.
    .text = { alert-threat-e1-10.rule } Z: { alert-threat-e1-10.z }

## External threats: serious, white

alert-threat-se1-01 = Frigate
    .the = the Frigate
    .of = of the Frigate
    .x = Attack 2.
    .y = Attack 3.
    .z = Attack 4.
    .text = X: { alert-threat-se1-01.x } Y: { alert-threat-se1-01.y } Z: { alert-threat-se1-01.z }
alert-threat-se1-02 = Man-of-War
    .the = the Man-of-War
    .of = of the Man-of-War
    .x = Attack 2. Speed +1.
    .y = Attack 3. Shield points +1.
    .z = Attack 5.
    .text = X: { alert-threat-se1-02.x } Y: { alert-threat-se1-02.y } Z: { alert-threat-se1-02.z }
alert-threat-se1-03 = Leviathan Tanker
    .the = the Leviathan Tanker
    .of = of the Leviathan Tanker
    .rule = When it is destroyed, all other external threats take 1 damage.
    .x = Attack 2.
    .y = Attack 2. Heals 2 damage.
    .z = Attack 2.
    .text = { alert-threat-se1-03.rule } X: { alert-threat-se1-03.x } Y: { alert-threat-se1-03.y } Z: { alert-threat-se1-03.z }
alert-threat-se1-04 = Pulse Satellite
    .the = the Pulse Satellite
    .of = of the Pulse Satellite
    .rule = No weapon can target it at distance 3.
    .x = Attack 1 on all zones.
    .y = Attack 2 on all zones.
    .z = Attack 3 on all zones.
    .text = { alert-threat-se1-04.rule } X: { alert-threat-se1-04.x } Y: { alert-threat-se1-04.y } Z: { alert-threat-se1-04.z }
alert-threat-se1-05 = Cryoshield Frigate
    .the = the Cryoshield Frigate
    .of = of the Cryoshield Frigate
    .rule = In the first turn in which a weapon targets it, it takes no damage.
    .x = Attack 2.
    .y = Attack 3.
    .z = Attack 4.
    .text = { alert-threat-se1-05.rule } X: { alert-threat-se1-05.x } Y: { alert-threat-se1-05.y } Z: { alert-threat-se1-05.z }
alert-threat-se1-06 = Interstellar Octopus
    .the = the Interstellar Octopus
    .of = of the Interstellar Octopus
    .rule = Rockets cannot target it.
    .x = If it is damaged: attack 1 on all zones.
    .y = If it is damaged: attack 2 on all zones.
    .z = Attack of twice its remaining hit points.
    .text = { alert-threat-se1-06.rule } X: { alert-threat-se1-06.x } Y: { alert-threat-se1-06.y } Z: { alert-threat-se1-06.z }
alert-threat-se1-07 = Maelstrom
    .the = the Maelstrom
    .of = of the Maelstrom
    .rule = It has no shield points in a turn in which the pulse cannon hits it.
    .x = All shields lose all their energy.
    .y = Attack 2 on the two other zones.
    .z = Attack 3 on the two other zones.
    .text = { alert-threat-se1-07.rule } X: { alert-threat-se1-07.x } Y: { alert-threat-se1-07.y } Z: { alert-threat-se1-07.z }
alert-threat-se1-08 = Asteroid
    .the = the Asteroid
    .of = of the Asteroid
    .rule = Rockets cannot target it. When destroyed, it attacks its zone with 2 for each X and Y space it had reached.
    .z = Attack equal to its remaining hit points.
    .text = { alert-threat-se1-08.rule } Z: { alert-threat-se1-08.z }

## External threats: common, yellow

alert-threat-e2-01 = Kamikaze
    .the = the Kamikaze
    .of = of the Kamikaze
    .x = Speed +1. Its shield points become 1.
    .y = Speed +1. Its shield points become 0.
    .z = Attack 6.
    .text = X: { alert-threat-e2-01.x } Y: { alert-threat-e2-01.y } Z: { alert-threat-e2-01.z }
alert-threat-e2-02 = Scout
    .the = the Scout
    .of = of the Scout
    .rule = Heavy lasers cannot target it.
    .x = Until it is destroyed, all other external threats attack with 1 more.
    .y = Every other external threat advances 1 space.
    .z = Attack 3 past the shield.
    .text = { alert-threat-e2-02.rule } X: { alert-threat-e2-02.x } Y: { alert-threat-e2-02.y } Z: { alert-threat-e2-02.z }
alert-threat-e2-03 = Phantom Fighter
    .the = the Phantom Fighter
    .of = of the Phantom Fighter
    .rule = No weapon can target it before its X action. A rocket that targets it is lost without effect.
    .x = It becomes visible.
    .y = Attack 2.
    .z = Attack 3.
    .text = { alert-threat-e2-03.rule } X: { alert-threat-e2-03.x } Y: { alert-threat-e2-03.y } Z: { alert-threat-e2-03.z }
alert-threat-e2-04 = Swarm
    .the = the Swarm
    .of = of the Swarm
    .rule = Rockets cannot target it. It takes at most 1 damage per turn.
    .x = Attack 1.
    .y = Attack 2. Attack 1 on the two other zones.
    .z = Attack 3. Attack 2 on the two other zones.
    .text = { alert-threat-e2-04.rule } X: { alert-threat-e2-04.x } Y: { alert-threat-e2-04.y } Z: { alert-threat-e2-04.z }
alert-threat-e2-05 = Jellyfish
    .the = the Jellyfish
    .of = of the Jellyfish
    .rule = Rockets cannot target it.
    .x = Attack 1 on all zones. Heals half its damage, rounded down.
    .y = Attack 1 on all zones. Heals half its damage, rounded down.
    .z = Attack 2 on all zones.
    .text = { alert-threat-e2-05.rule } X: { alert-threat-e2-05.x } Y: { alert-threat-e2-05.y } Z: { alert-threat-e2-05.z }
alert-threat-e2-06 = Marauder
    .the = the Marauder
    .of = of the Marauder
    .x = Until it is destroyed, all external threats have 1 more shield point.
    .y = Every shield loses 1 energy.
    .z = Attack 4.
    .text = X: { alert-threat-e2-06.x } Y: { alert-threat-e2-06.y } Z: { alert-threat-e2-06.z }
alert-threat-e2-07 = Minor Asteroid
    .the = the Minor Asteroid
    .of = of the Minor Asteroid
    .rule = Rockets cannot target it. When destroyed, it attacks its zone with 1 for each X and Y space it had reached.
    .z = Attack equal to its remaining hit points.
    .text = { alert-threat-e2-07.rule } Z: { alert-threat-e2-07.z }

## External threats: serious, yellow

alert-threat-se2-01 = Behemoth
    .the = the Behemoth
    .of = of the Behemoth
    .rule = Interceptors with no other target hit it with strength 9, but their pilot is knocked out.
    .x = Attack 2, unless it has 2 damage or more.
    .y = Attack 3, unless it has 3 damage or more.
    .z = Attack 6, unless it has 6 damage or more.
    .text = { alert-threat-se2-01.rule } X: { alert-threat-se2-01.x } Y: { alert-threat-se2-01.y } Z: { alert-threat-se2-01.z }
alert-threat-se2-02 = Juggernaut
    .the = the Juggernaut
    .of = of the Juggernaut
    .rule = Rockets always target it, at any distance, and each hit then gives it 1 shield point.
    .x = Speed +2. Attack 2.
    .y = Speed +2. Attack 3.
    .z = Attack 7.
    .text = { alert-threat-se2-02.rule } X: { alert-threat-se2-02.x } Y: { alert-threat-se2-02.y } Z: { alert-threat-se2-02.z }
alert-threat-se2-03 = Psionic Satellite
    .the = the Psionic Satellite
    .of = of the Psionic Satellite
    .rule = No weapon can target it at distance 3.
    .x = Players in its zone are delayed.
    .y = All players aboard are delayed.
    .z = All players aboard are knocked out.
    .text = { alert-threat-se2-03.rule } X: { alert-threat-se2-03.x } Y: { alert-threat-se2-03.y } Z: { alert-threat-se2-03.z }
alert-threat-se2-04 = Nebula Crab
    .the = the Nebula Crab
    .of = of the Nebula Crab
    .rule = Rockets cannot target it.
    .x = Its shield points become 4.
    .y = Speed +2. Its shield points become 2.
    .z = Attack 5 on the red and blue zones.
    .text = { alert-threat-se2-04.rule } X: { alert-threat-se2-04.x } Y: { alert-threat-se2-04.y } Z: { alert-threat-se2-04.z }
alert-threat-se2-05 = Nemesis
    .the = Nemesis
    .of = of Nemesis
    .rule = After each damage step in which it was hurt, it attacks all zones with 1.
    .x = Attack 1. It takes 1 damage itself.
    .y = Attack 2. It takes 2 damage itself.
    .z = The ship is lost.
    .text = { alert-threat-se2-05.rule } X: { alert-threat-se2-05.x } Y: { alert-threat-se2-05.y } Z: { alert-threat-se2-05.z }
alert-threat-se2-06 = Major Asteroid
    .the = the Major Asteroid
    .of = of the Major Asteroid
    .rule = Rockets cannot target it. When destroyed, it attacks its zone with 3 for each X and Y space it had reached.
    .z = Attack equal to its remaining hit points.
    .text = { alert-threat-se2-06.rule } Z: { alert-threat-se2-06.z }

## Internal threats: common, white

alert-threat-i1-01 = Skirmishers
    .the = the Skirmishers
    .of = of the Skirmishers
    .rule = Start in the upper red station. They fight back.
    .x = They move right.
    .y = They change deck.
    .z = 3 damage.
    .text = { alert-threat-i1-01.rule } X: { alert-threat-i1-01.x } Y: { alert-threat-i1-01.y } Z: { alert-threat-i1-01.z }
alert-threat-i1-02 = Skirmishers
    .the = the Skirmishers
    .of = of the Skirmishers
    .rule = Start in the upper blue station. They fight back.
    .x = They move left.
    .y = They change deck.
    .z = 3 damage.
    .text = { alert-threat-i1-02.rule } X: { alert-threat-i1-02.x } Y: { alert-threat-i1-02.y } Z: { alert-threat-i1-02.z }
alert-threat-i1-03 = Saboteur
    .the = the Saboteur
    .of = of the Saboteur
    .rule = Starts in the lower white station.
    .x = It moves right.
    .y = The reactor of its zone loses 1 energy; if it has none, 1 damage.
    .z = 2 damage.
    .text = { alert-threat-i1-03.rule } X: { alert-threat-i1-03.x } Y: { alert-threat-i1-03.y } Z: { alert-threat-i1-03.z }
alert-threat-i1-04 = Saboteur
    .the = the Saboteur
    .of = of the Saboteur
    .rule = Starts in the lower white station.
    .x = It moves left.
    .y = The reactor of its zone loses 1 energy; if it has none, 1 damage.
    .z = 2 damage.
    .text = { alert-threat-i1-04.rule } X: { alert-threat-i1-04.x } Y: { alert-threat-i1-04.y } Z: { alert-threat-i1-04.z }
alert-threat-i1-05 = Hacked Shields
    .the = the Hacked Shields
    .of = of the Hacked Shields
    .rule = Cover B in the upper blue station.
    .x = The shield of their zone loses all its energy.
    .y = The reactor of their zone loses all its energy.
    .z = 2 damage.
    .text = { alert-threat-i1-05.rule } X: { alert-threat-i1-05.x } Y: { alert-threat-i1-05.y } Z: { alert-threat-i1-05.z }
alert-threat-i1-06 = Hacked Shields
    .the = the Hacked Shields
    .of = of the Hacked Shields
    .rule = Cover B in the upper red station.
    .x = The shield of their zone loses all its energy.
    .y = The reactor of their zone loses all its energy.
    .z = 2 damage.
    .text = { alert-threat-i1-06.rule } X: { alert-threat-i1-06.x } Y: { alert-threat-i1-06.y } Z: { alert-threat-i1-06.z }
alert-threat-i1-07 = Unstable Warheads
    .the = the Unstable Warheads
    .of = of the Unstable Warheads
    .rule = Cover C in the lower blue station. They have as many hit points as there are rockets in store.
    .z = 3 damage for each hit point they have left.
    .text = { alert-threat-i1-07.rule } Z: { alert-threat-i1-07.z }

## Internal threats: serious, white

alert-threat-si1-01 = Commandos
    .the = the Commandos
    .of = of the Commandos
    .rule = Start in the lower red station. They fight back.
    .x = They change deck.
    .y = If they are damaged: they move right. Otherwise: 2 damage.
    .z = 4 damage. Players in their station are knocked out.
    .text = { alert-threat-si1-01.rule } X: { alert-threat-si1-01.x } Y: { alert-threat-si1-01.y } Z: { alert-threat-si1-01.z }
alert-threat-si1-02 = Commandos
    .the = the Commandos
    .of = of the Commandos
    .rule = Start in the upper blue station. They fight back.
    .x = They change deck.
    .y = If they are damaged: they move left. Otherwise: 2 damage.
    .z = 4 damage. Players in their station are knocked out.
    .text = { alert-threat-si1-02.rule } X: { alert-threat-si1-02.x } Y: { alert-threat-si1-02.y } Z: { alert-threat-si1-02.z }
alert-threat-si1-03 = Alien
    .the = the Alien
    .of = of the Alien
    .rule = Starts in the lower white station.
    .x = From now on it fights back.
    .y = It changes deck. 1 damage for each player in its station.
    .z = The ship is lost.
    .text = { alert-threat-si1-03.rule } X: { alert-threat-si1-03.x } Y: { alert-threat-si1-03.y } Z: { alert-threat-si1-03.z }
alert-threat-si1-04 = Fissure
    .the = the Fissure
    .of = of the Fissure
    .rule = A crack in the upper red station. Only interceptor attacks repair it, 1 damage each; meanwhile they hit nothing else.
    .x = Damage to the red zone is doubled.
    .y = Damage to the whole ship is doubled.
    .z = The ship is lost.
    .text = { alert-threat-si1-04.rule } X: { alert-threat-si1-04.x } Y: { alert-threat-si1-04.y } Z: { alert-threat-si1-04.z }
alert-threat-si1-05 = Crossed Wires
    .the = the Crossed Wires
    .of = of the Crossed Wires
    .rule = Cover B on the bridge.
    .x = The central reactor empties into the central shield; each energy that does not fit does 1 damage.
    .y = The central shield empties; each energy does 1 damage.
    .z = All reactors empty; each energy does 1 damage to its own zone.
    .text = { alert-threat-si1-05.rule } X: { alert-threat-si1-05.x } Y: { alert-threat-si1-05.y } Z: { alert-threat-si1-05.z }
alert-threat-si1-06 = Battlebot Uprising
    .the = the Battlebot Uprising
    .of = of the Battlebot Uprising
    .rule = Covers C in the upper blue and lower red stations. Repairs in both stations in one turn do 1 extra damage.
    .x = Players aboard who lead an active squad are knocked out.
    .y = Players in the upper blue and lower red stations are knocked out.
    .z = Everybody aboard is knocked out, except on the bridge.
    .text = { alert-threat-si1-06.rule } X: { alert-threat-si1-06.x } Y: { alert-threat-si1-06.y } Z: { alert-threat-si1-06.z }

## Internal threats: common, yellow

alert-threat-i2-01 = Slime
    .the = the Slime
    .of = of the Slime
    .rule = Starts in the lower blue station. Delays anyone who enters. Its children have 1 hit point.
    .x = One rocket in store is destroyed.
    .y = It spreads one station to the left.
    .z = 2 damage for each of its stations.
    .text = { alert-threat-i2-01.rule } X: { alert-threat-i2-01.x } Y: { alert-threat-i2-01.y } Z: { alert-threat-i2-01.z }
alert-threat-i2-02 = Slime
    .the = the Slime
    .of = of the Slime
    .rule = Starts in the lower red station. Delays anyone who enters. Its children have 1 hit point.
    .x = The squad stored in the lower red station is disabled.
    .y = It spreads one station to the right.
    .z = 2 damage for each of its stations.
    .text = { alert-threat-i2-02.rule } X: { alert-threat-i2-02.x } Y: { alert-threat-i2-02.y } Z: { alert-threat-i2-02.z }
alert-threat-i2-03 = Troopers
    .the = the Troopers
    .of = of the Troopers
    .rule = Start in the upper red station. They fight back.
    .x = They change deck.
    .y = They move right.
    .z = 4 damage.
    .text = { alert-threat-i2-03.rule } X: { alert-threat-i2-03.x } Y: { alert-threat-i2-03.y } Z: { alert-threat-i2-03.z }
alert-threat-i2-04 = Troopers
    .the = the Troopers
    .of = of the Troopers
    .rule = Start in the lower blue station. They fight back.
    .x = They change deck.
    .y = They move left.
    .z = 4 damage.
    .text = { alert-threat-i2-04.rule } X: { alert-threat-i2-04.x } Y: { alert-threat-i2-04.y } Z: { alert-threat-i2-04.z }
alert-threat-i2-05 = Virus
    .the = the Virus
    .of = of the Virus
    .rule = Covers C on the bridge.
    .x = Every reactor loses 1 energy.
    .y = All players aboard are delayed.
    .z = 1 damage to every zone.
    .text = { alert-threat-i2-05.rule } X: { alert-threat-i2-05.x } Y: { alert-threat-i2-05.y } Z: { alert-threat-i2-05.z }
alert-threat-i2-06 = Overheated Reactor
    .the = the Overheated Reactor
    .of = of the Overheated Reactor
    .rule = Covers B in the lower white station. The last repair knocks out the players in the lower red and lower blue stations.
    .x = 1 damage for each energy in the central reactor.
    .y = One fuel capsule is lost.
    .z = 3 damage.
    .text = { alert-threat-i2-06.rule } X: { alert-threat-i2-06.x } Y: { alert-threat-i2-06.y } Z: { alert-threat-i2-06.z }

## Internal threats: serious, yellow

alert-threat-si2-01 = Executioner
    .the = the Executioner
    .of = of the Executioner
    .rule = Starts in the upper blue station. It fights back.
    .x = It moves left. Players there without an active squad are knocked out.
    .y = It changes deck. Players there without an active squad are knocked out.
    .z = 3 damage.
    .text = { alert-threat-si2-01.rule } X: { alert-threat-si2-01.x } Y: { alert-threat-si2-01.y } Z: { alert-threat-si2-01.z }
alert-threat-si2-02 = Seeker
    .the = the Seeker
    .of = of the Seeker
    .rule = Starts on the bridge. Whoever destroys it is knocked out, and the squad disabled.
    .x = It moves to the neighbouring station with the most players.
    .y = It moves to the neighbouring station with the most players.
    .z = 5 damage. Players in its station are knocked out.
    .text = { alert-threat-si2-02.rule } X: { alert-threat-si2-02.x } Y: { alert-threat-si2-02.y } Z: { alert-threat-si2-02.z }
alert-threat-si2-03 = Power System Overload
    .the = the Power System Overload
    .of = of the Power System Overload
    .rule = Covers B in the lower red, lower white and lower blue stations. Repairs in all three stations in one turn do 2 extra damage.
    .x = The central reactor loses 2 energy.
    .y = Every reactor loses 1 energy.
    .z = 3 damage to every zone.
    .text = { alert-threat-si2-03.rule } X: { alert-threat-si2-03.x } Y: { alert-threat-si2-03.y } Z: { alert-threat-si2-03.z }
alert-threat-si2-04 = Contamination
    .the = Contamination
    .of = of Contamination
    .rule = Starts in the upper red, upper blue, lower red and lower blue stations. Battlebots clean one station at a time; the third cleans the fourth too. After Z, anyone who enters a station not yet clean is knocked out.
    .x = Players in its stations are delayed.
    .y = 1 damage for each of its stations.
    .z = Players in its stations are knocked out.
    .text = { alert-threat-si2-04.rule } X: { alert-threat-si2-04.x } Y: { alert-threat-si2-04.y } Z: { alert-threat-si2-04.z }
alert-threat-si2-05 = Nuclear Device
    .the = the Nuclear Device
    .of = of the Nuclear Device
    .rule = Covers C in the lower white station. Only three C actions in the same turn repair it.
    .x = Speed +1.
    .y = Speed +1.
    .z = The ship is lost.
    .text = { alert-threat-si2-05.rule } X: { alert-threat-si2-05.x } Y: { alert-threat-si2-05.y } Z: { alert-threat-si2-05.z }

//! Random missions, crews, plans and trips: what holds whatever happens.

use alert::{
    Condition, Correction, Energy, Event, Fate, HeroicCard, Lane, Level, Member, Mission, Number,
    Order, Plan, Plans, Remedy, Resolution, Situation, Status, Threat, Tile, TileOrder, Track,
    Trips, Turn, Zone, resolve,
};
use kernel::NoLog;
use kernel::chance::{Chance as _, Fast};
use proptest::prelude::*;

const CLAUSES: &str = include_str!("../../rules/clauses.txt");

/// Everything that a resolution needs.
struct Case {
    mission: Mission,
    plans: Plans,
    tiles: TileOrder,
    trips: Trips,
}

fn pick<T: Copy>(chance: &mut Fast, items: &[T]) -> T {
    items[chance.below(items.len() as u32) as usize]
}

fn case(seed: u64) -> Case {
    let chance = &mut Fast::new(seed);
    let mut tracks = Track::ALL;
    chance.shuffle(&mut tracks);
    let level = pick(
        chance,
        &[
            Level::Mission,
            Level::Mission,
            Level::AdvancedSimulation,
            Level::Simulation,
            Level::TestRun,
        ],
    );
    let mut mission = Mission::new(level, [tracks[0], tracks[1], tracks[2]], tracks[3]);
    for number in Number::ALL {
        let threat = &Threat::all()[chance.below(Threat::all().len() as u32) as usize];
        let zone = pick(chance, &Zone::ALL);
        let lane = if threat.is_internal() { Lane::Internal } else { Lane::External(zone) };
        let is_taught = level.has_battlebots() || !threat.is_internal();
        if chance.below(3) > 0 && is_taught && number.get() <= level.turns() {
            // A card that is drawn twice is left out the second time.
            let _ = mission.add(number, threat, lane);
        }
    }
    if level == Level::Mission && chance.below(2) == 0 {
        mission.condition = worn(chance);
    }
    let crew = 4 + chance.below(2) as usize;
    let plans = (0..crew).map(|_| plan(chance)).collect();
    let mut trips = Trips::NONE;
    for member in Member::ALL {
        for turn in (1..=12).filter_map(Turn::new) {
            if chance.below(6) == 0 {
                trips = trips.with(member, turn, pick(chance, &Correction::ALL));
            }
        }
    }
    Case { mission, plans, tiles: TileOrder::shuffled(chance), trips }
}

/// A ship after an earlier mission: some tiles lie, and a squad may be missing.
fn worn(chance: &mut Fast) -> Condition {
    let tiles = Zone::ALL.map(|_| Tile::ALL.into_iter().filter(|_| chance.below(5) == 0).collect());
    Condition { tiles, squads: [chance.below(4) > 0, chance.below(4) > 0] }
}

fn plan(chance: &mut Fast) -> Plan {
    let moves = [Order::Red, Order::Blue, Order::Lift];
    let actions = [Order::A, Order::B, Order::C, Order::C, Order::Bots];
    let mut plan = Plan::EMPTY;
    for slot in &mut plan.slots {
        let (up, under) = match chance.below(10) {
            0 => continue,
            1..=4 => (pick(chance, &moves), pick(chance, &actions)),
            5..=8 => (pick(chance, &actions), pick(chance, &moves)),
            _ => {
                let card = pick(chance, &HeroicCard::ALL);
                (card.action(), Order::HeroicMove(card.0))
            }
        };
        *slot = Some(alert::Laid { up, under: Some(under) });
    }
    plan
}

/// The table after each turn, with what happened until then.
fn play(case: &Case) -> (Vec<(Situation, usize)>, Vec<Event>, Resolution) {
    let mut events = Vec::new();
    let mut resolution = Resolution::new(&case.mission, &case.plans, &case.tiles, &mut events);
    let mut turns = vec![(*resolution.situation(), events.len())];
    while resolution.status() == Status::Running {
        let turn = resolution.situation().turn;
        resolution.play_turn(|member| case.trips.of(member, turn), &mut events);
        turns.push((*resolution.situation(), events.len()));
    }
    (turns, events, resolution)
}

fn count(events: &[Event], is_meant: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| is_meant(event)).count()
}

/// The cubes in shields and reactors as the events tell them.
fn told_energy(start: &Situation, events: &[Event]) -> ([u8; 3], [u8; 3]) {
    let (mut shields, mut reactors) = (start.shields, start.reactors);
    let mut change = |energy, cubes: i8| match energy {
        Energy::Shield(zone) => shields[zone.index()] = (shields[zone.index()] as i8 + cubes) as u8,
        Energy::Reactor(zone) => {
            reactors[zone.index()] = (reactors[zone.index()] as i8 + cubes) as u8;
        }
        Energy::Bank | Energy::Weapon(_) => {}
    };
    for event in events {
        if let Event::EnergyMoved { from, to, cubes, .. } = *event {
            change(from, -(cubes as i8));
            change(to, cubes as i8);
        }
    }
    (shields, reactors)
}

/// The red cubes on a threat as the events tell them: those that it got, less those that it lost.
fn told_hits(mission: &Mission, number: Number, events: &[Event]) -> u8 {
    let inside = mission.arrival(number).and_then(|arrival| arrival.threat.inside.as_ref());
    let fought = |station| match inside {
        // What slime left elsewhere goes without a cube.
        Some(inside) if inside.remedy == Remedy::Progeny => inside.stations.contains(station),
        _ => true,
    };
    let (mut got, mut lost) = (0, 0);
    for event in events {
        match *event {
            Event::ThreatHit { number: it, cubes, .. }
            | Event::ThreatHurt { number: it, cubes, .. }
            | Event::Repaired { number: it, cubes, .. }
            | Event::RepairBonus { number: it, cubes }
                if it == number =>
            {
                got += cubes;
            }
            Event::IntruderHit { number: it, station, .. } if it == number => {
                got += u8::from(fought(station));
            }
            Event::ThreatHealed { number: it, cubes } if it == number => lost += cubes,
            _ => {}
        }
    }
    got - lost
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    /// With or without a log, at once or turn by turn, the end is the same.
    #[test]
    fn the_film_changes_nothing(seed: u64) {
        let case = case(seed);
        let (_, events, resolution) = play(&case);
        let silent = resolve(&case.mission, &case.plans, &case.tiles, &case.trips, &mut NoLog);
        prop_assert_eq!(silent, resolution.report());
        prop_assert_eq!(events, play(&case).1);
    }

    /// No cube appears or vanishes without an event.
    #[test]
    fn energy_is_told(seed: u64) {
        let (turns, events, _) = play(&case(seed));
        let start = turns[0].0;
        for (now, told) in turns {
            prop_assert_eq!((now.shields, now.reactors), told_energy(&start, &events[..told]));
        }
    }

    /// Rockets and capsules are counted down one by one.
    #[test]
    fn supplies_are_told(seed: u64) {
        let (_, events, resolution) = play(&case(seed));
        let now = resolution.situation();
        let rockets = |event: &Event| {
            matches!(event, Event::RocketLaunched { .. } | Event::RocketDestroyed { .. })
        };
        let capsules = |event: &Event| {
            matches!(event, Event::CapsuleSpent { .. } | Event::CapsuleLost { .. })
        };
        prop_assert_eq!(3 - usize::from(now.rockets), count(&events, rockets));
        prop_assert_eq!(3 - usize::from(now.capsules), count(&events, capsules));
    }

    /// Red cubes come and go with an event each.
    #[test]
    fn hits_are_told(seed: u64) {
        let case = case(seed);
        let (turns, events, _) = play(&case);
        for (now, told) in turns {
            for (number, _) in case.mission.arrivals() {
                let told = told_hits(&case.mission, number, &events[..told]);
                prop_assert_eq!(now.foe(number).hits, told, "{}", number);
            }
        }
    }

    /// Every threat that was announced ends in exactly one place.
    #[test]
    fn every_threat_is_somewhere(seed: u64) {
        let case = case(seed);
        let (_, events, resolution) = play(&case);
        let (report, now) = (resolution.report(), resolution.situation());
        for (number, _) in case.mission.arrivals() {
            let foe = now.foe(number);
            prop_assert_eq!(now.on_track.contains(number), foe.fate == Fate::OnTrack);
            let destroyed = count(&events, |e| {
                matches!(e, Event::ThreatDestroyed { number: n, .. } if *n == number)
            });
            let survived = count(&events, |e| *e == Event::ThreatSurvived { number });
            let left = count(&events, |e| *e == Event::ThreatLeftBehind { number });
            if report.is_won() {
                prop_assert_eq!(destroyed + survived + left, 1);
            }
            prop_assert_eq!(destroyed == 1, foe.fate == Fate::Destroyed);
            prop_assert_eq!(survived == 1, foe.fate == Fate::Survived);
        }
    }

    /// Damage is what was drawn; a ship comes home with six at most, and a seventh loses it.
    #[test]
    fn damage_is_told(seed: u64) {
        let case = case(seed);
        let (_, events, resolution) = play(&case);
        let report = resolution.report();
        for zone in Zone::ALL {
            let drawn = count(&events, |event| match event {
                Event::TileDrawn { zone: it, .. } | Event::DamageCounted { zone: it } => *it == zone,
                _ => false,
            });
            let old = case.mission.condition.tiles[zone.index()].len() as usize;
            prop_assert_eq!(usize::from(report.damage[zone.index()]), old + drawn);
            prop_assert!(old + drawn <= 6);
        }
        prop_assert_eq!(report.loss().is_some(), matches!(events.last(), Some(Event::ShipLost { .. })));
        prop_assert_eq!(report.score().is_some(), report.is_won() && report.level.is_scored());
    }

    /// A card is played, waits, or is told to be lost.
    #[test]
    fn no_card_is_lost_without_a_word(seed: u64) {
        let case = case(seed);
        let (_, events, resolution) = play(&case);
        let cards = |plans: &[Plan]| plans.iter().flat_map(|plan| plan.slots).flatten().count();
        let lost = count(&events, |event| matches!(event, Event::CardLost { .. }));
        prop_assert_eq!(cards(&case.plans), cards(&resolution.situation().plans) + lost);
    }

    /// Figures are where the last move took them, and squads are never more than two.
    #[test]
    fn the_crew_is_where_it_went(seed: u64) {
        let case = case(seed);
        let (_, events, resolution) = play(&case);
        let now = resolution.situation();
        for member in now.members() {
            let last = events.iter().rev().find_map(|event| match event {
                Event::Moved { member: who, to, .. } if *who == member => Some(*to),
                Event::InterceptorsReturned { member: who, .. } if *who == member => {
                    Some(alert::Station::UpperRed)
                }
                _ => None,
            });
            let station = last.unwrap_or(alert::Station::BRIDGE);
            prop_assert_eq!(now.figure(member).station, station);
        }
        let squads = now.members().map(|member| now.figure(member).squad).chain(now.stores);
        let there = case.mission.condition.squads.iter().filter(|squad| **squad).count();
        prop_assert_eq!(squads.filter(|squad| *squad != alert::Squad::None).count(), there);
    }

    /// Every event names a clause of the rulebook.
    #[test]
    fn every_event_has_a_clause(seed: u64) {
        for event in play(&case(seed)).1 {
            let clause = event.clause().0;
            prop_assert!(CLAUSES.lines().any(|id| id.trim() == clause), "{}", clause);
        }
    }
}

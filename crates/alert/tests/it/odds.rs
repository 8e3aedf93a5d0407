//! The exact odds of random plans for drawn and generated missions.

use std::time::{Duration, Instant};

use alert::{
    Card, Correction, DeckColour, DeckColours, Half, HeroicCard, Laid, Lane, Level, Member,
    Mission, MissionFile, Number, Odds, Order, Pile, Plan, Plans, Script, Threat, Tile, TileOrder,
    Track, Trips, Turn, Zone, resolve,
};
use kernel::NoLog;
use kernel::chance::{Chance as _, Fast, Seed};
use proptest::prelude::*;

const ORDERS: [Order; 10] = [
    Order::Red,
    Order::Blue,
    Order::Lift,
    Order::Lift,
    Order::A,
    Order::A,
    Order::B,
    Order::C,
    Order::C,
    Order::Bots,
];

/// How often the odds are tried out.
const SAMPLE: u32 = 600;

/// Everything that a resolution needs, from one number.
struct Case {
    mission: Mission,
    plans: Plans,
    trips: Trips,
}

fn case(seed: u64) -> Case {
    let chance = &mut Fast::new(seed);
    let script = match chance.below(2) {
        0 => Script::all()[chance.below(16) as usize].clone(),
        _ => Script::generate("random", chance),
    };
    let choices = DeckColours { common: DeckColour::Mixed, serious: DeckColour::Mixed };
    let crew = 4 + chance.below(2) as u8;
    let mission = MissionFile::draw(&script, choices, chance).mission(crew);
    let plans = (0..crew).map(|_| plan(chance)).collect();
    let mut trips = Trips::NONE;
    for member in Member::first(crew) {
        let turn = Turn::new(1 + chance.below(12) as u8).expect("turns are 1 to 13");
        trips = trips.with(member, turn, Correction::ALL[chance.below(2) as usize]);
    }
    Case { mission, plans, trips }
}

/// A board with a card on most slots; one of them may be heroic.
fn plan(chance: &mut Fast) -> Plan {
    let mut plan = Plan::EMPTY;
    for slot in &mut plan.slots {
        let order = ORDERS.get(chance.below(ORDERS.len() as u32 + 1) as usize);
        *slot = order.map(|order| Laid::from(*order));
    }
    let card = Card::Heroic(HeroicCard::ALL[chance.below(6) as usize]);
    let half = if chance.below(2) == 0 { Half::Movement } else { Half::Action };
    plan.slots[chance.below(12) as usize] = Some(card.laid(half));
    plan
}

/// Every order of six tiles.
fn orders() -> Vec<Vec<Tile>> {
    let mut orders: Vec<Vec<Tile>> = vec![Vec::new()];
    for _ in Tile::ALL {
        let longer = |order: Vec<Tile>| {
            let left = Tile::ALL.into_iter().filter(|tile| !order.contains(tile));
            left.map(|tile| [order.as_slice(), &[tile]].concat()).collect::<Vec<_>>()
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// Two piles are known; every order of the third one is tried out.
#[test]
fn the_odds_are_those_of_all_orders() {
    assert_eq!(orders().len(), 720);
    for seed in 0..12 {
        let case = case(seed);
        let zone = Zone::ALL[seed as usize % 3];
        let known = |it: Zone| if it == zone { Pile::new() } else { Pile::from(Tile::ALL) };
        let odds = Odds::of(&case.mission, &case.plans, &case.trips, &Zone::ALL.map(known));
        let reports: Vec<_> = orders()
            .iter()
            .map(|order| {
                let tiles = TileOrder::default().beginning(zone, order);
                resolve(&case.mission, &case.plans, &tiles, &case.trips, &mut NoLog)
            })
            .collect();
        let homes = reports.iter().filter(|report| report.is_won()).count();
        assert_eq!(Some(odds.survival()), Some(homes as f64 / 720.0), "seed {seed}");
        let scores: Vec<i16> = reports.iter().filter_map(|it| Some(it.score()?.total())).collect();
        for (share, score) in odds.scores() {
            let count = scores.iter().filter(|it| **it == score).count();
            assert_eq!(Some(share), Some(count as f64 / 720.0), "seed {seed}, score {score}");
        }
        let sum: f64 = scores.iter().copied().map(f64::from).sum();
        let mean = (!scores.is_empty()).then(|| sum / scores.len() as f64);
        assert_eq!(odds.mean_score(), mean, "seed {seed}");
    }
}

/// An idle crew, and every threat that damages all zones at once: many tiles in one turn.
#[test]
fn the_worst_missions_are_weighed_in_time() {
    let idle = |mission: &Mission| {
        let plans: Plans = (0..4).map(|_| Plan::EMPTY).collect();
        let begun = Instant::now();
        let odds = Odds::of(mission, &plans, &Trips::NONE, &Default::default());
        (odds, begun.elapsed())
    };
    let choices = DeckColours { common: DeckColour::Yellow, serious: DeckColour::Yellow };
    for seed in [70, 3, 12, 25] {
        let chance = &mut Seed::from_number(seed).chance_for(0);
        let script = Script::generate("", chance);
        let mission = MissionFile::draw(&script, choices, chance).mission(4);
        let (odds, took) = idle(&mission);
        assert!(took < Duration::from_secs(20), "seed {seed}: {took:?}");
        let total: f64 = odds.outcomes().map(|(share, _)| share).sum();
        assert!((total - 1.0).abs() < 1e-9);
    }
    // The overload's Z draws three tiles in each zone, after pulses on all of them.
    let mut mission = Mission::new(Level::Mission, [Track::T7, Track::T6, Track::T5], Track::T3);
    for (number, code, zone) in
        [(1, "SI2-03", None), (2, "E1-01", Some(Zone::Red)), (3, "SE1-04", Some(Zone::Blue))]
    {
        let lane = zone.map_or(Lane::Internal, Lane::External);
        let card = Threat::find(code).expect("a card");
        let added = mission.add(Number::new(number).expect("1 to 8"), card, lane);
        added.expect("it fits");
    }
    let (odds, took) = idle(&mission);
    assert!(took < Duration::from_secs(20), "{took:?}");
    assert!(odds.survival() <= 1.0);
}

/// Damage, but never enough to lose: that is certain, to the last digit.
#[test]
fn what_is_certain_is_exactly_certain() {
    let mut mission = Mission::new(Level::Mission, [Track::T1, Track::T2, Track::T3], Track::T4);
    for (number, zone) in [(1, Zone::Red), (2, Zone::White), (3, Zone::Blue)] {
        let card = Threat::find(["E1-05", "E1-06", "E1-07"][number as usize - 1]).expect("a card");
        let number = Number::new(number).expect("1 to 8");
        mission.add(number, card, Lane::External(zone)).expect("it fits");
    }
    let plans: Plans = (0..4).map(|_| Plan::EMPTY).collect();
    let odds = Odds::of(&mission, &plans, &Trips::NONE, &Default::default());
    assert!(odds.outcomes().count() > 10, "tiles are drawn");
    assert_eq!((Some(odds.survival()), Some(odds.mean(|_| 3.0))), (Some(1.0), Some(3.0)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn the_odds_agree_with_a_sample(seed: u64) {
        let case = case(seed);
        let odds = Odds::of(&case.mission, &case.plans, &case.trips, &Default::default());
        let total: f64 = odds.outcomes().map(|(share, _)| share).sum();
        prop_assert!((total - 1.0).abs() < 1e-9, "seed {}: {}", seed, total);
        let chance = &mut Fast::new(seed);
        let won = (0..SAMPLE)
            .filter(|_| {
                let tiles = TileOrder::shuffled(chance);
                resolve(&case.mission, &case.plans, &tiles, &case.trips, &mut NoLog).is_won()
            })
            .count();
        let share = won as f64 / f64::from(SAMPLE);
        // More than six standard deviations would be no accident.
        prop_assert!((share - odds.survival()).abs() < 0.13, "seed {}: {} against {}",
            seed, share, odds.survival());
    }
}

//! The exact odds of random plans for drawn and generated missions.

use alert::{
    Card, Choice, Choices, Correction, Half, HeroicCard, Laid, Member, Mission, MissionFile, Odds,
    Order, Plan, Plans, Script, TileOrder, Trips, Turn, resolve,
};
use kernel::NoLog;
use kernel::chance::{Chance as _, Fast};
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
    let choices = Choices { common: Choice::Mixed, serious: Choice::Mixed };
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn the_odds_agree_with_a_sample(seed: u64) {
        let case = case(seed);
        let odds = Odds::of(&case.mission, &case.plans, &case.trips, &Default::default());
        let total: f64 = odds.outcomes.iter().map(|(weight, _)| weight).sum();
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

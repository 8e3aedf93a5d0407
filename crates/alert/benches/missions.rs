//! How fast whole missions are resolved.
//!
//! Run with `cargo bench -p alert`.

use alert::{Event, Lane, Level, Mission, Number, Plans, Threat, TileOrder, Track, Trips, Zone};
use divan::counter::ItemsCount;
use kernel::NoLog;
use kernel::chance::{Chance as _, Fast};

fn main() {
    divan::main();
}

/// The orders that random plans are made of.
const ORDERS: [&str; 12] = ["-", "<", "<", ">", ">", "^", "^", "A", "A", "B", "C", "BB"];

/// All threats of an official mission, yellow, for a crew of four: seven levels of threat.
const THREATS: [(u8, &str, Lane); 5] = [
    (2, "SE2-01", Lane::External(Zone::White)),
    (4, "E2-06", Lane::External(Zone::Blue)),
    (5, "I2-02", Lane::Internal),
    (6, "E2-02", Lane::External(Zone::Blue)),
    (7, "SE2-05", Lane::External(Zone::Red)),
];

fn mission() -> Mission {
    let mut mission = Mission::new(Level::Mission, [Track::T5, Track::T7, Track::T6], Track::T4);
    for (number, code, lane) in THREATS {
        let number = Number::new(number).expect("tokens are numbered 1 to 8");
        let threat = Threat::find(code).expect("a card of the game");
        mission.add(number, threat, lane).expect("threats that fit together");
    }
    mission
}

/// A plan with a card on every slot.
fn plan(chance: &mut Fast) -> String {
    let words: Vec<&str> =
        (0..12).map(|_| ORDERS[chance.below(ORDERS.len() as u32) as usize]).collect();
    words.join(" ")
}

fn deals(count: usize) -> Vec<(Plans, TileOrder)> {
    let mut chance = Fast::new(7);
    let mut crew = || {
        let plans = (0..4).filter_map(|_| plan(&mut chance).parse().ok()).collect();
        (plans, TileOrder::shuffled(&mut chance))
    };
    (0..count).map(|_| crew()).collect()
}

/// A thousand missions with random plans, without events. Most of such crews lose their ship
/// before the end; [`quiet_crew`] is the whole length.
#[divan::bench]
fn random_plans(bencher: divan::Bencher<'_, '_>) {
    let (mission, deals) = (mission(), deals(1000));
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        let resolve = |(plans, tiles): &(Plans, TileOrder)| {
            alert::resolve(&mission, plans, tiles, &Trips::NONE, &mut NoLog).is_won()
        };
        deals.iter().filter(|deal| resolve(deal)).count()
    });
}

/// A crew that brings the ship home through all thirteen turns.
fn good_plans() -> Plans {
    [
        "C > A A C A A B A A B A",
        "^ B A C A > A B A ^ A A",
        "< A ^ A C ^ A < B A A B",
        "> ^ C > B A C A B ^ A A",
    ]
    .into_iter()
    .filter_map(|plan| plan.parse().ok())
    .collect()
}

/// The same mission from the first turn to the jump, without events.
#[divan::bench]
fn whole_mission(bencher: divan::Bencher<'_, '_>) {
    let (mission, plans, tiles) = (mission(), good_plans(), TileOrder::default());
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        alert::resolve(
            divan::black_box(&mission),
            divan::black_box(&plans),
            &tiles,
            &Trips::NONE,
            &mut NoLog,
        )
    });
}

/// The same with the whole film.
#[divan::bench]
fn whole_mission_with_events(bencher: divan::Bencher<'_, '_>) {
    let (mission, plans, tiles) = (mission(), good_plans(), TileOrder::default());
    let mut film: Vec<Event> = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        film.clear();
        alert::resolve(&mission, divan::black_box(&plans), &tiles, &Trips::NONE, &mut film);
        film.len()
    });
}

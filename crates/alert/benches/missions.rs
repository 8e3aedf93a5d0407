//! How fast whole missions are resolved.
//!
//! Run with `cargo bench -p alert`.

use alert::{
    Event, Lane, Level, Mission, Number, Plans, Report, Resolution, Situation, Status, Threat,
    TileOrder, Track, Trips, Zone,
};
use divan::counter::ItemsCount;
use kernel::chance::{Chance as _, Fast};
use kernel::{Log, NoLog};

fn main() {
    divan::main();
}

/// The orders that random plans are made of.
const ORDERS: [&str; 12] = ["-", "<", "<", ">", ">", "^", "^", "A", "A", "B", "C", "BB"];

/// An all-yellow mission for a crew of four: seven levels of threats.
const THREATS: [(u8, &str, Lane); 5] = [
    (2, "SE2-01", Lane::External(Zone::White)),
    (4, "E2-06", Lane::External(Zone::Blue)),
    (5, "I2-02", Lane::Internal),
    (6, "E2-02", Lane::External(Zone::Blue)),
    (7, "SE2-06", Lane::External(Zone::Red)),
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

/// A plan with a card on almost every slot.
fn plan(chance: &mut Fast) -> String {
    let words: Vec<&str> =
        (0..12).map(|_| ORDERS[chance.below(ORDERS.len() as u32) as usize]).collect();
    words.join(" ")
}

/// Four random plans and a random order of the tiles, a thousand times.
fn deals() -> Vec<(Plans, TileOrder)> {
    let mut chance = Fast::new(7);
    let mut crew = || {
        let plans = (0..4).filter_map(|_| plan(&mut chance).parse().ok()).collect();
        (plans, TileOrder::shuffled(&mut chance))
    };
    (0..1000).map(|_| crew()).collect()
}

/// A mission with shields that do not run out, so that almost all crews come home.
fn whole_length(
    mission: &Mission,
    (plans, tiles): &(Plans, TileOrder),
    log: &mut impl Log<Event>,
) -> Report {
    let mut start = Situation::new(mission, plans);
    start.shields = [200; 3];
    let mut resolution = Resolution::resume(mission, tiles, start, log);
    while resolution.status() == Status::Running {
        resolution.play_turn(|_| None, log);
    }
    resolution.report()
}

/// The crews that come home then: they play all thirteen turns.
fn survivors(mission: &Mission) -> Vec<(Plans, TileOrder)> {
    let comes_home = |deal: &_| whole_length(mission, deal, &mut NoLog).is_won();
    let survivors: Vec<_> = deals().into_iter().filter(comes_home).collect();
    assert!(survivors.len() > 100);
    survivors
}

/// As a search meets them: many random crews lose their ship before the end.
#[divan::bench]
fn random_plans(bencher: divan::Bencher<'_, '_>) {
    let (mission, deals) = (mission(), deals());
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        let resolve = |(plans, tiles): &(Plans, TileOrder)| {
            alert::resolve(&mission, plans, tiles, &Trips::NONE, &mut NoLog).is_won()
        };
        deals.iter().filter(|deal| resolve(deal)).count()
    });
}

/// All thirteen turns, without events.
#[divan::bench]
fn thirteen_turns(bencher: divan::Bencher<'_, '_>) {
    let mission = mission();
    let deals = survivors(&mission);
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        deals.iter().filter(|deal| whole_length(&mission, deal, &mut NoLog).is_won()).count()
    });
}

/// All thirteen turns, with the whole film.
#[divan::bench]
fn thirteen_turns_with_events(bencher: divan::Bencher<'_, '_>) {
    let mission = mission();
    let deals = survivors(&mission);
    let mut film: Vec<Event> = Vec::with_capacity(1024);
    bencher.counter(ItemsCount::new(deals.len())).bench_local(|| {
        let mut events = 0;
        for deal in &deals {
            film.clear();
            whole_length(&mission, deal, &mut film);
            events += film.len();
        }
        events
    });
}

//! The clause behind each event: one situation, one event, one clause.

use alert::{Cause, Event, Level, Squad, Station, Tile};

use crate::support::*;

/// The clauses behind the events of a turn that are meant, in order.
fn clauses(film: &Film, turn: u8, is_meant: fn(Event) -> bool) -> Vec<&'static str> {
    film.events_in(turn).iter().filter(|event| is_meant(**event)).map(|it| it.clause().0).collect()
}

#[track_caller]
fn check(table: &Table, turn: u8, is_meant: fn(Event) -> bool, expected: &[&str]) {
    let film = table.play();
    let found = clauses(&film, turn, is_meant);
    assert_eq!(found, expected, "{:#?}", film.events_in(turn));
}

fn slow() -> Table {
    mission().on("T7 T7 T7 T7")
}

fn with_squads(table: Table) -> Table {
    table.with(|table| table.figures.iter_mut().for_each(|figure| figure.squad = Squad::Ready))
}

fn standing(table: Table, station: Station) -> Table {
    table.with(move |table| table.figures[0].station = station)
}

fn is_destroyed(event: Event) -> bool {
    matches!(event, Event::ThreatDestroyed { .. })
}

fn is_removed(event: Event) -> bool {
    matches!(event, Event::TokenRemoved { .. })
}

fn is_energy(event: Event) -> bool {
    matches!(event, Event::EnergyMoved { .. })
}

fn is_idle(event: Event) -> bool {
    matches!(event, Event::NothingHappened { .. })
}

fn is_knock_out(event: Event) -> bool {
    matches!(event, Event::KnockedOut { .. })
}

#[test]
fn how_a_threat_is_destroyed() {
    // Fighter: hit points 4, shield 2.
    let shot = slow().threat(1, "E1-07", White).plan("A A").with(|it| it.reactors[1] = 5);
    check(&shot, 2, is_destroyed, &["SA-DMG-12"]);
    let fought = with_squads(standing(slow().inside(1, "I1-01").plan("BB"), Station::UpperRed));
    check(&fought, 1, is_destroyed, &["SA-BOT-09"]);
    check(&fought, 1, is_removed, &["SA-BOT-09"]);
    let repaired = slow().inside(1, "I1-06").plan("< B B B");
    check(&repaired, 4, is_destroyed, &["SA-REP-02"]);
    check(&repaired, 4, is_removed, &["SA-REP-02"]);
    let no_rocket = slow().inside(1, "I1-07").plan("-").with(|it| it.rockets = 0);
    check(&no_rocket, 1, is_destroyed, &["SA-X-31"]);
    // Nemesis takes 1 at X and 2 at Y from itself.
    let film = mission().on("T3 T3 T3").threat(1, "SE2-05", Red).plan("-").play();
    let own = film.all_events().find(|event| matches!(event, Event::ThreatHurt { .. }));
    assert_eq!(own.map(|event| event.clause().0), Some("SA-X-25"));
}

#[test]
fn an_explosion_takes_others_with_it() {
    let table = slow()
        .threat(1, "SE1-03", White)
        .threat(2, "E1-05", Red)
        .plan("A A A A A")
        .tiles(White, &[Tile::Structural])
        .with(|it| it.reactors[1] = 5);
    let film = table.play();
    let hurt: Vec<&str> = film
        .all_events()
        .filter(|event| matches!(event, Event::ThreatHurt { .. }))
        .map(|event| event.clause().0)
        .collect();
    assert_eq!(hurt, ["SA-X-16"]);
}

#[test]
fn why_tokens_come_and_go() {
    let survived = mission().on("T4 T4 T4 T1").inside(1, "I1-01").plan("-");
    check(&survived, 3, is_removed, &["SA-THREAT-08"]);
    let spread = slow().inside(1, "I2-01").plan("-");
    let film = spread.play();
    let placed = |event: &&Event| matches!(event, Event::SlimeSpread { .. });
    assert_eq!(film.all_events().find(placed).map(|it| it.clause().0), Some("SA-X-38"));
    let child = with_squads(standing(slow().inside(1, "I2-01"), Station::LowerWhite));
    let child = child.plan("- - - - BB");
    check(&child, 5, is_removed, &["SA-X-40"]);
    let cleaned = with_squads(standing(slow().inside(1, "SI2-04").plan("BB"), Station::UpperBlue));
    check(&cleaned, 1, is_removed, &["SA-X-57"]);
    let seeks = slow().inside(1, "SI2-02").plan("-").plan("-").plan("-").plan("<");
    check(&seeks, 2, |event| matches!(event, Event::TokenMoved { .. }), &["SA-X-53"]);
    let walks = slow().inside(1, "I1-01").plan("-");
    let film = walks.play();
    let moved = |event: &&Event| matches!(event, Event::TokenMoved { .. });
    assert_eq!(film.all_events().find(moved).map(|it| it.clause().0), Some("SA-THREAT-16"));
}

#[test]
fn why_energy_moves() {
    check(&mission().plan("A"), 1, is_energy, &["SA-ACT-A-01", "SA-DMG-16"]);
    check(&mission().plan("^ A"), 2, is_energy, &["SA-ACT-A-04", "SA-DMG-16"]);
    check(&mission().plan("B"), 1, is_energy, &["SA-ACT-B-01"]);
    check(&mission().plan("< ^ B"), 3, is_energy, &["SA-ACT-B-02"]);
    check(&mission().plan("^ B"), 2, is_energy, &["SA-ACT-B-03"]);
    check(&mission().plan("hB"), 1, is_energy, &["SA-ACT-B-01", "SA-HERO-05"]);
    // A Gunship's X: one point is absorbed, the other takes a tile and the energy above it.
    let attacked = mission().on("T1 T1 T1").threat(1, "E1-05", White).plan("-");
    let attacked = attacked.tiles(White, &[Tile::Reactor]).with(|it| it.reactors[1] = 5);
    check(&attacked, 3, is_energy, &["SA-HULL-01", "SA-HULL-06"]);
    // Crossed Wires and the Energy Cloud empty things by what their cards say.
    let wires = slow().inside(1, "SI1-05").plan("-");
    let film = wires.play();
    let moved = film.all_events().filter(|event| is_energy(**event)).map(|it| it.clause().0);
    let moved: Vec<&str> = moved.collect();
    assert!(moved.len() > 2 && moved.iter().all(|clause| *clause == "SA-THREAT-03"), "{moved:?}");
    let cloud = mission().on("T1 T1 T1").threat(1, "E1-04", White).plan("-");
    check(&cloud, 3, is_energy, &["SA-THREAT-03"; 3]);
}

#[test]
fn why_nothing_happens() {
    let empty = |table: Table| table.with(|it| it.reactors = [0; 3]);
    check(&empty(mission().plan("A")), 1, is_idle, &["SA-ACT-A-02"]);
    check(&empty(mission().plan("B")), 1, is_idle, &["SA-ACT-B-06"]);
    check(&mission().plan("< C"), 2, is_idle, &["SA-INT-02"]);
    check(&mission().plan("BB"), 1, is_idle, &["SA-BOT-08"]);
    check(&test_run("T1 T2 T3").plan("C"), 1, is_idle, &["SA-ACT-C-03"]);
    check(&test_run("T1 T2 T3").plan("BB"), 1, is_idle, &["SA-ACT-C-03"]);
    let simulation = || level(Level::Simulation).with(|it| it.maintained = [true; 3]);
    check(&simulation().plan("BB"), 1, is_idle, &["SA-LESSON-12"]);
    check(&simulation().plan("> C"), 2, is_idle, &["SA-LESSON-12"]);
    check(&simulation().plan("^ C"), 2, is_idle, &["SA-VIS-07"]);
}

#[test]
fn what_knocks_somebody_out() {
    let action = with_squads(slow().inside(1, "SI1-06").plan("-"));
    check(&action, 2, is_knock_out, &["SA-THREAT-18"]);
    let repair = slow().inside(1, "I2-06").plan("> ^").plan("^ B hB");
    check(&repair, 3, is_knock_out, &["SA-X-43"]);
    let seeker = with_squads(slow().inside(1, "SI2-02").plan("BB BB"));
    check(&seeker, 2, is_knock_out, &["SA-X-55"]);
    let poison = mission().on("T4 T4 T4 T1").inside(1, "SI2-04").plan("- - - - - <");
    check(&poison, 6, is_knock_out, &["SA-X-59"]);
    let ramming = with_squads(standing(mission(), Station::UpperRed))
        .on("T1 T1 T1")
        .threat(1, "SE2-01", White)
        .plan("- - - C")
        .with(|it| it.shields[1] = 3);
    check(&ramming, 4, is_knock_out, &["SA-X-20"]);
}

#[test]
fn ways_returns_and_the_rest() {
    let moved = |event: Event| matches!(event, Event::Moved { .. });
    let two = mission().plan("^").plan("^");
    check(&two, 1, moved, &["SA-MOVE-03", "SA-MOVE-04"]);
    check(&mission().plan("^").damaged(White, &[Tile::Gravolift]), 1, moved, &["SA-MOVE-05"]);
    let pilot = |plan: &str| with_squads(standing(mission(), Station::UpperRed)).plan(plan);
    let back = |event: Event| matches!(event, Event::InterceptorsReturned { .. });
    check(&pilot("C"), 2, back, &["SA-INT-06"]);
    check(&pilot("C A"), 2, back, &["SA-INT-07"]);
    check(&pilot("- - - - - - - - - - - C"), 13, back, &["SA-INT-12"]);
    let hit = |event: Event| matches!(event, Event::IntruderHit { .. });
    let alien = |plan: &str| {
        with_squads(standing(slow().inside(1, "SI1-03"), Station::LowerWhite)).plan(plan)
    };
    check(&alien("BB"), 1, hit, &["SA-BOT-07"]);
    check(&alien("hBB"), 1, hit, &["SA-HERO-10"]);
    let mended = |event: Event| matches!(event, Event::Repaired { .. });
    check(&slow().inside(1, "I1-06").plan("< B hB"), 2, mended, &["SA-REP-01"]);
    check(&slow().inside(1, "I1-06").plan("< B hB"), 3, mended, &["SA-HERO-09"]);
    let shield = |event: Event| matches!(event, Event::ShieldChanged { .. });
    let rocketed = slow().threat(1, "SE2-02", Blue).plan("> ^ C");
    check(&rocketed, 4, shield, &["SA-X-23"]);
    let damaged = |event: Event| matches!(event, Event::ZoneDamaged { .. });
    let inside = mission().on("T4 T4 T4 T1").inside(1, "I1-01").plan("-");
    check(&inside, 3, damaged, &["SA-THREAT-13"]);
    let outside = mission().on("T1 T1 T1").threat(1, "E1-05", White).plan("-");
    check(&outside, 3, damaged, &["SA-HULL-02"]);
}

/// What was written down beforehand may be overtaken: that is told.
#[test]
fn a_trip_in_vain_is_told() {
    use alert::Correction;
    let vain = |event: Event| matches!(event, Event::TripInVain { .. });
    let half = mission().plan("C A/<").trip(P1, 1, Correction::OtherHalf);
    check(&half, 1, vain, &["SA-TRIP-03"]);
    let arrow = mission().plan("C A/<").trip(P1, 2, Correction::OppositeArrow);
    check(&arrow, 2, vain, &["SA-TRIP-03"]);
    let empty = mission().plan("C").trip(P1, 5, Correction::OtherHalf);
    check(&empty, 5, vain, &["SA-TRIP-03"]);
    let real = mission().plan("A/<").trip(P1, 1, Correction::OtherHalf);
    check(&real, 1, vain, &[]);
}

/// Each delay has a rule of its own.
#[test]
fn every_cause_of_a_delay_names_its_clause() {
    let causes = [
        (Cause::Trip, "SA-TRIP-01"),
        (Cause::LiftInUse, "SA-MOVE-04"),
        (Cause::LiftDamaged, "SA-MOVE-05"),
        (Cause::Slime, "SA-X-35"),
        (Cause::Maintenance, "SA-COMP-03"),
        (Cause::InSpace, "SA-INT-07"),
    ];
    for (cause, clause) in causes {
        assert_eq!(cause.clause(), clause, "{cause:?}");
    }
}

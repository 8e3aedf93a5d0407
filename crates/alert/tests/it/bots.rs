//! Battlebots (`SA-BOT-01` to `SA-BOT-16`).

use alert::{Event, Fall, Idle, Situation, Squad, Station, Store};

use crate::support::*;

/// P1 leads an active squad from the start.
fn with_squad(table: &mut Situation) {
    table.figures[0].squad = Squad::Ready;
    table.stores[1] = Squad::None;
}

fn at_upper_red(table: &mut Situation) {
    table.figures[0].station = Station::UpperRed;
}

/// The slowest internal track.
fn slow() -> Table {
    mission().on("T4 T4 T4 T7")
}

#[test]
fn sa_bot_01_a_squad_is_taken_from_its_store() {
    let film = mission().plan("> C").play();
    let store = Store::UpperBlue;
    film.assert(2, Event::SquadTaken { member: P1, store, active: true });
    assert_eq!(film.after(2).stores, [Squad::Ready, Squad::None]);
    assert_eq!(film.after(2).figure(P1).squad, Squad::Ready);
}

#[test]
fn sa_bot_02_only_once() {
    let film = mission().plan("> C").plan("> C").play();
    assert_eq!(film.idle(2, P2), Some(Idle::NoSquadHere));
}

#[test]
fn sa_bot_03_one_squad_each() {
    let film = mission().plan("> C ^ < < C").play();
    assert_eq!(film.idle(6, P1), Some(Idle::SquadIsActive));
    assert_eq!(film.end().stores, [Squad::Ready, Squad::None]);
}

#[test]
fn sa_bot_04_reactivated_in_either_store() {
    let film = mission()
        .plan("^ < C")
        .with(|table| {
            table.figures[0].squad = Squad::Disabled;
            table.stores[1] = Squad::None;
        })
        .play();
    film.assert(3, Event::SquadReactivated { member: P1 });
    assert_eq!(film.end().stores[0], Squad::Ready);
}

#[test]
fn sa_bot_05_an_active_squad_needs_nothing() {
    let film = mission().plan("> C C").play();
    assert_eq!(film.idle(3, P1), Some(Idle::SquadIsActive));
}

#[test]
fn sa_bot_06_a_leader_does_everything_else() {
    let film = mission().plan("A B").with(with_squad).play();
    assert_eq!((film.after(1).reactors[1], film.after(2).shields[1]), (2, 3));
}

#[test]
fn sa_bot_07_a_hit_on_the_intruder_with_the_lowest_number() {
    let film = slow().inside(2, "I1-03").inside(1, "SI1-03").plan("^ BB").with(with_squad).play();
    assert_eq!((film.hits(2, 1), film.hits(2, 2)), (1, 0));
}

#[test]
fn sa_bot_08_no_squad_or_no_intruder() {
    let film = slow().inside(1, "I1-03").plan("BB ^ BB").plan("^ BB").with(with_squad).play();
    assert_eq!(film.idle(1, P1), Some(Idle::NoIntruderHere));
    assert_eq!(film.idle(2, P2), Some(Idle::NoActiveSquad));
}

#[test]
fn sa_bot_09_destroyed_at_once() {
    let film = slow().inside(1, "SI1-03").plan("^ BB BB").with(with_squad).play();
    assert_eq!(film.destroyed(1), Some(3));
    assert!(film.after(3).foe(number(1)).tokens.is_empty());
    assert_eq!(film.report.points_destroyed, 8);
}

#[test]
fn sa_bot_10_who_fights_back_disables_the_squad() {
    let film = slow().inside(1, "I1-01").plan("BB").with(with_squad).with(at_upper_red).play();
    assert_eq!(film.destroyed(1), Some(1));
    let cause = Fall::FoughtBack(number(1));
    film.assert(1, Event::SquadDisabled { member: P1, cause });
}

#[test]
fn sa_bot_11_a_disabled_squad_follows_but_does_not_fight() {
    let film = slow().inside(1, "I1-03").plan("^ BB").play();
    assert_eq!(film.hits(2, 1), 0);
    let film = slow()
        .inside(1, "I1-03")
        .plan("^ BB ^ > C")
        .with(|table| table.figures[0].squad = Squad::Disabled)
        .play();
    assert_eq!(film.idle(2, P1), Some(Idle::NoActiveSquad));
    film.assert(5, Event::SquadReactivated { member: P1 });
}

#[test]
fn sa_bot_12_battlebots_are_not_picked_up_by_bb() {
    let film = mission().plan("> BB").play();
    assert_eq!(film.end().figure(P1).squad, Squad::None);
    assert_eq!(film.end().stores, [Squad::Ready; 2]);
}

#[test]
fn sa_bot_13_bb_does_not_repair() {
    let film =
        slow().inside(1, "SI1-05").threat(2, "E1-05", White).plan("BB BB").with(with_squad).play();
    assert_eq!((film.hits(2, 1), film.hits(2, 2)), (0, 0));
    assert_eq!(film.idle(2, P1), Some(Idle::NoIntruderHere));
}

#[test]
fn sa_bot_14_the_squad_falls_with_its_leader() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI1-06").plan("-").with(with_squad).play();
    let cause = Fall::LeaderKnockedOut;
    film.assert(3, Event::SquadDisabled { member: P1, cause });
    assert_eq!(film.report.disabled_squads, 1);
}

#[test]
fn sa_bot_15_disabled_squads_cost_a_point() {
    let score = |prepare: fn(&mut Situation)| {
        let film = mission().plan("-").with(prepare).play();
        film.report.score().map(|score| score.disabled_squads)
    };
    assert_eq!(score(|_| {}), Some(0));
    assert_eq!(score(|table| table.stores[0] = Squad::Disabled), Some(-1));
    assert_eq!(score(|table| table.figures[0].squad = Squad::Disabled), Some(-1));
}

#[test]
fn sa_bot_16_two_squads_against_one_intruder() {
    let film = slow()
        .inside(1, "SI1-03")
        .plan("^ - BB")
        .plan("- ^ BB")
        .with(|table| table.figures.iter_mut().for_each(|figure| figure.squad = Squad::Ready))
        .play();
    assert_eq!(film.destroyed(1), Some(3));
}

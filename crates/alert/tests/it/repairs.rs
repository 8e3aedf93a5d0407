//! Repairs, and members that are knocked out.

use alert::{Event, Fate, Idle, Situation, Squad, Station, Weapon};

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
fn sa_rep_01_a_repair_is_a_cube_on_the_card() {
    let film = slow().inside(1, "I1-06").plan("B").with(at_upper_red).play();
    let (number, station) = (number(1), Station::UpperRed);
    film.assert(1, Event::Repaired { member: P1, number, station, cubes: 1 });
    assert_eq!((film.hits(1, 1), film.after(1).shields[0]), (1, 1));
}

#[test]
fn sa_rep_02_repaired_with_enough_cubes() {
    let film = slow().inside(1, "I1-06").plan("< B B B").play();
    assert_eq!(film.destroyed(1), Some(4));
    let (station, cause) = (Station::UpperRed, alert::Removal::Destroyed(alert::End::Repaired));
    film.assert(4, Event::TokenRemoved { number: number(1), station, cause });
    assert!(film.after(4).on_track.is_empty() && film.after(4).covered[1].is_empty());
}

#[test]
fn sa_rep_03_it_works_again_at_once() {
    let film = slow().inside(1, "I1-06").plan("< B B B").plan("< - - B").play();
    let (from, to) = (alert::Energy::Reactor(Red), alert::Energy::Shield(Red));
    assert!(film.events_in(4).iter().any(|event| {
        matches!(event, Event::EnergyMoved { from: a, to: b, .. } if (*a, *b) == (from, to))
    }));
}

#[test]
fn sa_rep_04_repairs_of_one_turn_add_up() {
    let film = slow().inside(1, "I1-06").plan("< B").plan("< B").plan("< B").play();
    assert_eq!(film.destroyed(1), Some(2));
}

#[test]
fn sa_rep_05_any_of_its_stations() {
    let film = slow().inside(1, "SI2-03").plan("^ B").plan("< ^ B").play();
    assert_eq!((film.hits(2, 1), film.hits(3, 1)), (1, 2));
}

/// Overheated Reactor and Power System Overload both cover B in the lower white station.
#[test]
fn sa_rep_06_the_lowest_number_first() {
    let film = slow().inside(2, "I2-06").inside(1, "SI2-03").plan("^ - B").play();
    assert_eq!((film.hits(3, 1), film.hits(3, 2)), (1, 0));
    // One that cannot be repaired any more does not stand in the way.
    let film = mission()
        .on("T4 T4 T4 T1")
        .inside(1, "SI2-03")
        .inside(3, "I2-06")
        .plan("^ - - - B")
        .with(|table| table.reactors = [0; 3])
        .play();
    assert_eq!((film.survived(1), film.hits(5, 3)), (Some(3), 1));
}

#[test]
fn sa_rep_07_covered_as_long_as_one_is_left() {
    let film = slow().inside(1, "I2-06").inside(2, "SI2-03").plan("^ - B B B B").plan("<").play();
    assert_eq!(film.destroyed(1), Some(5));
    assert!(film.after(5).covered[1].contains(Station::LowerWhite));
    assert_eq!(film.hits(6, 2), 1);
}

#[test]
fn sa_rep_08_irreparable_after_z() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "I1-06").plan("< - - - - - B").play();
    assert_eq!(film.survived(1), Some(5));
    assert_eq!(film.idle(7, P1), Some(Idle::BrokenForGood));
    assert!(film.end().broken[1].contains(Station::UpperRed));
    assert_eq!(film.end().shields[0], 0);
}

#[test]
fn sa_rep_09_surplus_cubes_are_lost() {
    let film = slow().inside(1, "I1-06").inside(2, "I1-05").plan("< B B hB").play();
    assert_eq!((film.destroyed(1), film.hits(4, 2)), (Some(4), 0));
}

#[test]
fn sa_rep_10_no_shield_points_inside() {
    assert!(
        alert::Threat::all()
            .iter()
            .filter(|card| card.is_internal())
            .all(|card| { card.shield == 0 && card.traits == alert::TraitSet::EMPTY })
    );
}

#[test]
fn sa_ko_01_no_more_actions() {
    let film =
        mission().on("T4 T4 T4 T1").inside(1, "SI1-06").plan("- - - A").with(with_squad).play();
    let cause = alert::Blackout::Action;
    film.assert(3, Event::KnockedOut { member: P1, number: number(1), cause });
    assert_eq!(film.idle(4, P1), Some(Idle::KnockedOut));
    assert_eq!(film.end().reactors[1], 3);
}

/// The repair that destroys the Overheated Reactor knocks out whoever is in LR or LB.
#[test]
fn sa_ko_02_the_action_of_the_turn_is_lost_too() {
    let film = slow().inside(1, "I2-06").plan("> ^ A").plan("^ B hB").plan("< ^ A").play();
    assert_eq!(film.destroyed(1), Some(3));
    // The first one had fired before and is still out; the third one did not come to it.
    assert!(film.after(3).figure(P1).knocked_out && film.after(3).figure(P3).knocked_out);
    let weapon = Weapon::Light(Blue);
    film.assert(3, Event::WeaponCharged { member: P1, weapon, heroic: false });
    film.assert(3, Event::WeaponMissed { weapon });
    assert_eq!(film.idle(3, P3), Some(Idle::KnockedOut));
}

#[test]
fn sa_ko_03_the_squad_is_disabled_for_good() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI1-06").plan("-").with(with_squad).play();
    assert_eq!(film.end().figure(P1).squad, Squad::Disabled);
}

#[test]
fn sa_ko_04_who_is_out_counts_nowhere() {
    let out = |table: &mut Situation| {
        table.figures[0].knocked_out = true;
        table.figures[1].knocked_out = true;
    };
    let film = mission().plan("-").plan("-").plan("-").with(out).play();
    assert_eq!(film.end().players_in(Station::BRIDGE), 1);
    // The Seeker goes where most players are: two on one side, one on the other.
    let sides = |table: &mut Situation| {
        table.figures[0].station = Station::UpperRed;
        table.figures[1].station = Station::UpperRed;
        table.figures[2].station = Station::UpperBlue;
    };
    let seeker = mission().inside(1, "SI2-02").plan("-").plan("-").plan("-").with(sides);
    let first = |film: &Film| {
        film.all_events().find_map(|event| match event {
            Event::TokenMoved { to, .. } => Some(*to),
            _ => None,
        })
    };
    assert_eq!(first(&seeker.clone().play()), Some(Station::UpperRed));
    assert_eq!(first(&seeker.with(out).play()), Some(Station::UpperBlue));
}

#[test]
fn sa_ko_05_two_points_and_one_for_the_squad() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI1-06").plan("-").with(with_squad).play();
    let score = film.report.score().expect("the ship came home");
    assert_eq!((score.knocked_out, score.disabled_squads), (-2, -1));
}

#[test]
fn sa_ko_06_home_with_everybody_out() {
    let film = mission().on("T1 T1 T1").threat(1, "SE2-03", White).plan("-").plan("-").play();
    assert_eq!(film.report.knocked_out.len(), 2);
    assert!(film.report.is_won());
    assert_eq!(film.fate(1), Fate::Survived);
}

#[test]
fn sa_ko_07_officers_keep_their_duties() {
    // The Captain is out; threats are still counted for the crew.
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-04", White)
        .plan("-")
        .plan("A A")
        .with(|table| table.figures[0].knocked_out = true)
        .play();
    assert_eq!(film.report.points_destroyed, 8);
}

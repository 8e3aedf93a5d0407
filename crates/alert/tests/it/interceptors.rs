//! Interceptors (`SA-INT-01` to `SA-INT-15`).

use alert::{Blackout, Cause, Event, Idle, Return, Situation, Squad, Station, Tile, Weapon};

use crate::support::*;

/// P1 leads an active squad from the start.
fn with_squad(table: &mut Situation) {
    table.figures[0].squad = Squad::Ready;
    table.stores[1] = Squad::None;
}

fn at_upper_red(table: &mut Situation) {
    table.figures[0].station = Station::UpperRed;
}

/// P1 in the upper red station with an active squad.
fn pilot(plan: &str) -> Table {
    mission().plan(plan).with(with_squad).with(at_upper_red)
}

/// A Frigate that comes from space 10 to space 4 in three turns.
fn near_frigate(plan: &str) -> Film {
    pilot(plan).on("T4 T1 T4").threat(1, "SE1-01", White).play()
}

fn strengths(film: &Film, turn: u8) -> Vec<(u8, u8)> {
    film.events_in(turn)
        .into_iter()
        .filter_map(|event| match event {
            Event::WeaponTargeted { weapon: Weapon::Interceptors, number, strength } => {
                Some((number.get(), strength))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn sa_int_01_to_space_with_an_active_squad() {
    let film = pilot("C").play();
    film.assert(1, Event::InterceptorsLaunched { member: P1 });
    assert!(film.after(1).figure(P1).in_space);
}

#[test]
fn sa_int_02_not_without_a_squad_or_when_somebody_is_out() {
    let film = mission().plan("< C").play();
    assert_eq!(film.idle(2, P1), Some(Idle::NoSquadToFly));
    let film = mission()
        .plan("< C BB")
        .plan("< - C")
        .with(|table| table.figures.iter_mut().for_each(|figure| figure.squad = Squad::Ready))
        .play();
    assert_eq!(film.idle(3, P2), Some(Idle::SomebodyInSpace));
}

#[test]
fn sa_int_03_they_attack_in_the_turn_of_the_launch() {
    let film = near_frigate("- - - C");
    assert_eq!((film.space(3, 1), film.hit(4, 1)), (4, Some(3 - 2)));
}

#[test]
fn sa_int_04_in_space_nothing_on_board_matters() {
    let film = pilot("C BB BB").on("T1 T4 T4").threat(1, "SE2-03", Red).plan("- - A").play();
    // The delay of its X action finds nobody in the red zone.
    film.assert(3, Event::ThreatActed { number: number(1), mark: alert::Mark::X });
    assert!(film.delays().is_empty());
    assert_eq!(film.after(3).players_in(Station::UpperRed), 0);
}

#[test]
fn sa_int_05_battlebots_stay_and_attack_again() {
    let film = near_frigate("- - - C BB");
    film.assert(5, Event::InterceptorsStayed { member: P1, heroic: false });
    assert_eq!(film.hit(5, 1), Some(1));
}

#[test]
fn sa_int_06_an_empty_slot_brings_them_home() {
    let film = near_frigate("- - - C -");
    film.assert(5, Event::InterceptorsReturned { member: P1, cause: Return::NoCard });
    assert_eq!((film.hit(5, 1), film.station(5, P1)), (None, Station::UpperRed));
}

#[test]
fn sa_int_07_any_other_card_waits() {
    for card in ["<", "A", "B", "C", "h:LB", "hA", "hB"] {
        let film = pilot(&format!("C {card} -")).play();
        assert_eq!(film.delays(), [(P1, 2, Cause::InSpace)], "{card}");
        film.assert(2, Event::InterceptorsReturned { member: P1, cause: Return::OtherCard });
        assert_eq!(film.after(2).plans[0].to_string(), format!("C - {card}"));
    }
}

#[test]
fn sa_int_08_everything_at_distance_1() {
    let film = near_frigate("- - - C");
    assert_eq!(strengths(&film, 4), [(1, 3)]);
    let film = pilot("- - - - C")
        .on("T1 T1 T7")
        .threat(1, "SE1-01", White)
        .threat(2, "SE1-05", Red)
        .threat(3, "E1-05", Blue)
        .play();
    assert_eq!(strengths(&film, 5), [(1, 1), (2, 1)]);
}

/// A Stealth Fighter that has not been revealed is no target, and does not count.
#[test]
fn sa_int_09_who_cannot_be_targeted_does_not_count() {
    let film =
        pilot("- - - C").on("T1 T1 T1").threat(1, "SE1-01", White).threat(3, "E1-03", Red).play();
    assert_eq!(strengths(&film, 4), [(1, 3)]);
}

#[test]
fn sa_int_10_their_strength_joins_the_sum() {
    let film = pilot("- - - C")
        .on("T4 T1 T4")
        .threat(1, "SE1-01", White)
        .tiles(White, &[Tile::Structural])
        .plan("- - - A")
        .play();
    assert_eq!(film.hit(4, 1), Some(3 + 5 - 2));
}

#[test]
fn sa_int_11_heroic_battlebots_in_space() {
    let film = near_frigate("- - - C hBB");
    assert_eq!(strengths(&film, 5), [(1, 4)]);
    film.assert(5, Event::InterceptorsStayed { member: P1, heroic: true });
    let film = pilot("- - - - - C hBB")
        .on("T1 T3 T4")
        .threat(1, "SE1-02", Red)
        .threat(2, "SE1-05", White)
        .play();
    assert_eq!(
        (strengths(&film, 6), strengths(&film, 7)),
        (vec![(1, 1), (2, 1)], vec![(1, 2), (2, 2)])
    );
}

#[test]
fn sa_int_12_back_before_the_last_threat_actions() {
    let film = pilot("- - - - - - - - - - - C").play();
    film.assert(13, Event::InterceptorsReturned { member: P1, cause: Return::Jump });
    assert!(!film.end().figure(P1).in_space);
}

#[test]
fn sa_int_13_another_may_launch_after_a_return() {
    let film = mission()
        .plan("< C -")
        .plan("< - C")
        .with(|table| table.figures.iter_mut().for_each(|figure| figure.squad = Squad::Ready))
        .play();
    film.assert(3, Event::InterceptorsReturned { member: P1, cause: Return::NoCard });
    film.assert(3, Event::InterceptorsLaunched { member: P2 });
}

#[test]
fn sa_int_14_a_return_is_an_entry() {
    let film = pilot("C BB BB BB BB BB -").on("T4 T4 T4 T1").inside(1, "SI2-04").play();
    assert_eq!(film.survived(1), Some(5));
    let cause = Blackout::Contamination;
    film.assert(7, Event::KnockedOut { member: P1, number: number(1), cause });
}

#[test]
fn sa_int_15_who_is_knocked_out_in_space_stays_there() {
    let film = pilot("- - - C").on("T1 T1 T1").threat(1, "SE2-01", White).plan("< - - - C").with(
        |table| {
            table.figures[1].squad = Squad::Ready;
            table.shields[1] = 3;
        },
    );
    let film = film.play();
    let cause = Blackout::Ramming;
    film.assert(4, Event::KnockedOut { member: P1, number: number(1), cause });
    assert_eq!(film.idle(5, P2), Some(Idle::SomebodyInSpace));
    assert!(film.end().figure(P1).in_space);
}

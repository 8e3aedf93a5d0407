//! The manual's examples: the two test runs, lessons 4 and 4a.

use alert::{Event, Status};

use crate::support::*;

/// Lesson 4: Pulse Ball on blue, Destroyer on white, Stealth Fighter on red.
fn first_run(plans: &[&str]) -> Film {
    let table = test_run("T6 T2 T4")
        .threat(1, "E1-01", Blue)
        .threat(2, "E1-02", White)
        .threat(3, "E1-03", Red);
    plans.iter().fold(table, |table, plan| table.plan(plan)).play()
}

/// Lesson 4a: Energy Cloud on white, Gunship on red, Cryoshield Fighter on blue.
fn second_run(plans: &[&str]) -> Film {
    let table = test_run("T3 T5 T1")
        .threat(1, "E1-04", White)
        .threat(2, "E1-05", Red)
        .threat(4, "E1-06", Blue);
    plans.iter().fold(table, |table, plan| table.plan(plan)).play()
}

#[test]
fn sa_ex_13_the_first_attack_of_the_pulse_ball() {
    let film = first_run(&["-"]);
    assert_eq!((film.space(1, 1), film.space(2, 1)), (11, 9));
    assert_eq!(film.attacks(2, 1), [(Red, 1, 1), (White, 1, 1), (Blue, 1, 1)]);
    assert_eq!((film.after(2).shields, film.damage(2)), ([0; 3], [0; 3]));
}

#[test]
fn sa_ex_14_the_pulse_ball_and_one_gun() {
    let film = first_run(&["> A A"]);
    assert_eq!((film.hit(2, 1), film.hit(3, 1)), (Some(3), Some(3)));
    assert_eq!(film.destroyed(1), Some(3));
    assert_eq!(film.after(3).reactors[2], 0);
}

#[test]
fn sa_ex_15_the_pulse_ball_and_two_guns() {
    let film = first_run(&["> - A", "> ^ A"]);
    assert_eq!(film.hit(3, 1), Some(5));
    assert_eq!(film.destroyed(1), Some(3));
    assert_eq!(film.after(3).reactors[2], 1);
}

#[test]
fn sa_ex_16_the_destroyer_and_the_central_laser() {
    let film = first_run(&["A A A"]);
    assert_eq!(film.hit(1, 2), None);
    assert_eq!(film.after(1).reactors[1], 2);
    assert_eq!((film.hit(2, 2), film.hit(3, 2)), (Some(3), Some(3)));
    assert_eq!(film.destroyed(2), Some(3));
    assert!(film.attacks(3, 2).is_empty());
}

#[test]
fn sa_ex_17_the_central_shield_holds() {
    let film = first_run(&["> A A", "- - B"]);
    assert_eq!(film.after(2).shields[1], 0);
    assert_eq!(film.after(3).reactors[1], 0);
    assert_eq!(film.attacks(3, 2), [(White, 1, 1)]);
    assert_eq!(film.after(3).shields[1], 2);
    assert_eq!(film.attacks(6, 2), [(White, 2, 2)]);
    assert_eq!((film.after(6).shields[1], film.damage(6)[1]), (0, 0));
}

#[test]
fn sa_ex_18_the_destroyer_draws_two_for_one() {
    let film = first_run(&["> A A"]);
    assert_eq!(film.damage(3)[1], 2);
    assert_eq!(film.damage(6)[1], 6);
    assert_eq!((film.survived(2), film.lost()), (Some(6), false));
}

#[test]
fn sa_ex_19_the_stealth_fighter_is_seen_late() {
    let film = first_run(&["< - A A A", "< ^ - - A"]);
    assert_eq!((film.hit(3, 3), film.hit(4, 3)), (None, None));
    film.assert(4, Event::ThreatRevealed { number: number(3) });
    // Two shots in vain have emptied the reactor; with energy left both lasers destroy it.
    assert_eq!(film.hit(5, 3), Some(0));
    let film = first_run(&["< - - - A", "< ^ - - A"]);
    assert_eq!((film.hit(5, 3), film.destroyed(3)), (Some(4), Some(5)));
    let film = first_run(&["-"]);
    assert_eq!(film.attacks(5, 3), [(Red, 2, 0)]);
}

#[test]
fn sa_ex_20_the_whole_first_run() {
    let film = first_run(&["> A A", "- A A", "< - - - A", "< ^ - - A"]);
    let destroyed = [1, 2, 3].map(|number| film.destroyed(number));
    assert_eq!(destroyed, [Some(3), Some(3), Some(5)]);
    assert_eq!(film.end().shields, [0; 3]);
    assert_eq!(film.report.damage, [0; 3]);
    assert_eq!(film.end().reactors, [1, 1, 0]);
    assert_eq!(film.report.status, Status::Home);
    film.assert(8, Event::Jumped);
}

#[test]
fn sa_ex_21_the_energy_cloud_and_the_central_laser() {
    let film = second_run(&["A A A"]);
    assert_eq!([1, 2, 3].map(|turn| film.hit(turn, 1)), [Some(2); 3]);
    assert_eq!((film.destroyed(1), film.after(3).reactors[1]), (Some(3), 0));
    assert_eq!((film.space(2, 1), film.after(2).shields), (10, [0; 3]));
}

#[test]
fn sa_ex_22_the_pulse_cannon_and_the_energy_cloud() {
    let film = second_run(&["^ A", "- A"]);
    assert_eq!((film.space(1, 1), film.hit(2, 1)), (12, Some(2)));
    let film = second_run(&["^ - A", "- - A"]);
    assert_eq!((film.space(2, 1), film.hit(3, 1)), (10, Some(6)));
    assert_eq!(film.destroyed(1), Some(3));
}

#[test]
fn sa_ex_23_the_gunship_breaks_the_red_zone() {
    let film = second_run(&["< A A"]);
    assert_eq!((film.hits(3, 2), film.after(3).reactors[0]), (4, 0));
    assert_eq!(film.destroyed(2), None);

    let film = second_run(&["A A A"]);
    assert_eq!(film.attacks(3, 2), [(Red, 2, 0)]);
    assert_eq!(film.attacks(6, 2), [(Red, 2, 0)]);
    assert_eq!(film.attacks(7, 2), [(Red, 3, 0)]);
    let loss = film.report.loss().expect("seven points on red");
    assert_eq!((loss.turn.number(), loss.by, loss.zone), (7, number(2), Some(Red)));
}

#[test]
fn sa_ex_24_both_red_lasers_stop_the_gunship() {
    let film = second_run(&["< A A", "< ^ A"]);
    assert_eq!((film.hit(2, 2), film.hit(3, 2)), (Some(2), Some(4)));
    assert_eq!(film.destroyed(2), Some(3));
    assert!(film.attacks(3, 2).is_empty());
}

#[test]
fn sa_ex_25_the_grand_slam() {
    let film = second_run(&["- - A", "< - A", "< ^ A", "^ - A"]);
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (Some(6), Some(5)));
    assert_eq!((film.destroyed(1), film.destroyed(2)), (Some(3), Some(3)));
    assert_eq!(film.after(3).reactors[..2], [1, 1]);
}

#[test]
fn sa_ex_26_the_cryoshield_takes_the_first_hit() {
    let shots = ["> ^ - A A", "> - - - A", "^ - - A"];
    let film = second_run(&shots);
    film.assert(4, Event::CryoshieldBroken { number: number(4) });
    assert_eq!((film.hits(4, 4), film.hit(5, 4)), (0, Some(5)));
    assert_eq!(film.destroyed(4), Some(5));

    let film = second_run(&["> - - - A", "^ - - A A"]);
    assert_eq!((film.hit(4, 4), film.hit(5, 4)), (None, Some(4)));
    assert!(film.attacks(5, 4).is_empty());
}

#[test]
fn sa_ex_27_the_cryoshield_fighter_comes_through() {
    let film = second_run(&["> - - - - A"]);
    assert_eq!(film.attacks(5, 4), [(Blue, 1, 0)]);
    assert_eq!(film.attacks(6, 4), [(Blue, 2, 0)]);
    assert_eq!((film.damage(6)[2], film.survived(4)), (3 + 1, Some(6)));
}

#[test]
fn sa_ex_28_number_three_is_not_used() {
    let film = second_run(&["-"]);
    let appeared = |event: &Event| matches!(event, Event::ThreatAppeared { .. });
    assert!(!film.events_in(3).iter().any(appeared));
    assert!(film.events_in(4).iter().any(appeared));
}

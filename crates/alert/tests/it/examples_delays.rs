//! The manual's examples: delays.

use alert::{Cause, Correction, Event, Level, Squad, Station, Tile};

use crate::support::*;

fn orders(film: &Film, turn: usize, member: alert::Member) -> String {
    film.after(turn).plans[member.index()].to_string()
}

#[test]
fn sa_ex_29_no_maintenance_in_the_second_phase() {
    let film = level(Level::Mission)
        .plan("C - - - - A - - - - - -")
        .plan("- - - - - A B C - - - -")
        .plan("- - - - - A B A B A B C")
        .plan("- - - - - - > < > - - -")
        .play();
    assert_eq!(orders(&film, 5, P1), "C - - - - - A");
    assert_eq!(orders(&film, 5, P2), "- - - - - - A B C");
    assert_eq!(orders(&film, 5, P3), "- - - - - - A B A B A B");
    assert_eq!(orders(&film, 5, P4), "- - - - - - > < >");
    film.assert(5, Event::CardLost { member: P3, card: alert::Order::C.into() });
    for member in [P1, P2, P3, P4] {
        assert_eq!(film.idle(6, member), Some(alert::Idle::NoCard));
    }
}

#[test]
fn sa_ex_30_delays_of_one_turn_do_not_add_up() {
    let film = level(Level::Mission)
        .inside(1, "I2-02")
        .plan("< ^ A B C")
        .damaged(Red, &[Tile::Gravolift])
        .play();
    assert_eq!(film.delays()[..1], [(P1, 3, Cause::Slime)]);
    assert_eq!(orders(&film, 2, P1), "< ^ - A B C");
}

#[test]
fn sa_ex_31_two_members_and_one_lift() {
    let film = mission().plan("^ A").plan("^ A").play();
    assert_eq!(film.station(1, P1), Station::LowerWhite);
    assert_eq!(film.station(1, P2), Station::LowerWhite);
    assert_eq!(film.delays()[..1], [(P2, 2, Cause::LiftInUse)]);
    assert_eq!(orders(&film, 1, P1), "^ A");
    assert_eq!(orders(&film, 1, P2), "^ - A");
}

#[test]
fn sa_ex_32_the_wrong_arrow() {
    let film = mission().plan("C - - < A - - ").trip(P1, 4, Correction::OppositeArrow).play();
    assert_eq!(film.station(4, P1), Station::UpperBlue);
    assert_eq!(film.delays()[..1], [(P1, 5, Cause::Trip)]);
    assert_eq!(orders(&film, 4, P1), "C - - > - A");
}

#[test]
fn sa_ex_33_a_card_waits_until_after_the_return_from_space() {
    let film = mission()
        .plan("< - C BB A >")
        .plan("C - - C")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    assert!(film.after(3).figure(P1).in_space && film.after(4).figure(P1).in_space);
    film.assert(4, Event::InterceptorsStayed { member: P1, heroic: false });
    let cause = alert::Return::OtherCard;
    film.assert(5, Event::InterceptorsReturned { member: P1, cause });
    assert_eq!(film.station(5, P1), Station::UpperRed);
    assert_eq!(orders(&film, 5, P1), "< - C BB - A >");
    assert_eq!(film.station(7, P1), Station::UpperWhite);
}

#[test]
fn sa_ex_34_a_failed_check_does_not_reach_into_space() {
    let film = level(Level::Mission)
        .plan("< C BB")
        .plan("> - A")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    assert_eq!(film.delays()[..1], [(P2, 3, Cause::Maintenance)]);
    film.assert(3, Event::InterceptorsStayed { member: P1, heroic: false });
}

//! Threat actions (`SA-THREAT-01` to `SA-THREAT-23`).

use alert::{Event, Fate, Mark, Station, Track, Weapon};

use crate::support::*;

#[test]
fn sa_threat_01_all_threats_in_the_order_of_their_numbers() {
    let film = mission().threat(2, "E1-05", Red).inside(1, "I1-05").plan("-").play();
    let moved: Vec<u8> = film
        .events_in(2)
        .into_iter()
        .filter_map(|event| match event {
            Event::ThreatMoved { number, .. } => Some(number.get()),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [1, 2]);
}

#[test]
fn sa_threat_02_as_many_spaces_as_its_speed() {
    let film = mission().on("T7 T7 T7").threat(1, "E2-01", Red).threat(2, "SE1-02", Blue);
    let film = film.plan("-").play();
    assert_eq!((film.space(1, 1), film.space(2, 2)), (12, 15));
}

#[test]
fn sa_threat_03_actions_in_the_order_of_the_track() {
    assert_eq!(
        Track::T6.marks_between(15, 1).collect::<Vec<_>>(),
        [Mark::X, Mark::Y, Mark::Y, Mark::Z]
    );
    // A Meteoroid passes X and Z of the shortest track in two moves.
    let film = mission().on("T3 T1 T1").threat(1, "E2-01", Red).plan("-").play();
    let acted: Vec<(u8, Mark)> = (1..=3)
        .flat_map(|turn| film.events_in(turn).into_iter().map(move |event| (turn, event)))
        .filter_map(|(turn, event)| match event {
            Event::ThreatActed { mark, .. } => Some((turn, mark)),
            _ => None,
        })
        .collect();
    assert_eq!(acted, [(1, Mark::X), (2, Mark::Y), (3, Mark::Z)]);
}

#[test]
fn sa_threat_04_a_new_speed_counts_from_the_next_move() {
    let film = mission().on("T3 T1 T1").threat(1, "E2-01", Red).plan("-").play();
    assert_eq!((film.space(1, 1), film.after(1).foe(number(1)).speed), (8, 5));
    assert_eq!(film.space(2, 1), 3);
}

#[test]
fn sa_threat_05_no_text_no_action() {
    let film = mission().on("T3 T1 T1").threat(1, "E1-10", Red).plan("-").play();
    film.assert_never(|event| matches!(event, Event::ThreatActed { mark: Mark::X | Mark::Y, .. }));
    assert_eq!([1, 2].map(|turn| film.after(turn).foe(number(1)).passed), [1, 2]);
    film.assert(3, Event::ThreatActed { number: number(1), mark: Mark::Z });
}

#[test]
fn sa_threat_06_several_y_spaces() {
    let film = mission().on("T6 T1 T1").threat(1, "E1-07", Red).plan("-").play();
    let y =
        film.all_events().filter(|event| matches!(event, Event::ThreatActed { mark: Mark::Y, .. }));
    assert_eq!(y.count(), 2);
    assert!(Track::T1.y().is_empty() && Track::T2.y().is_empty());
}

#[test]
fn sa_threat_07_survived_after_z() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-10", White).plan("- - A").play();
    assert_eq!((film.survived(1), film.fate(1)), (Some(2), Fate::Survived));
    film.assert(3, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
    assert!(film.after(2).on_track.is_empty());
    assert_eq!(film.report.points_survived, 2);
}

#[test]
fn sa_threat_08_tokens_after_z() {
    let film = mission().on("T1 T1 T1 T1").inside(1, "I1-01").inside(2, "I1-05").plan("-").play();
    assert_eq!((film.survived(1), film.survived(2)), (Some(3), Some(6)));
    assert!(film.after(3).foe(number(1)).tokens.is_empty());
    assert!(film.after(6).broken[1].contains(Station::UpperBlue));
}

#[test]
fn sa_threat_09_who_is_not_on_a_track_does_nothing() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-04", White)
        .threat(3, "E1-10", Red)
        .plan("A A")
        .play();
    let moved = |turn| {
        let is_move = |event: &Event| matches!(event, Event::ThreatMoved { .. });
        film.events_in(turn).iter().filter(|event| is_move(event)).count()
    };
    assert_eq!([1, 2, 3, 4, 5].map(moved), [1, 0, 1, 1, 0]);
}

#[test]
fn sa_threat_10_an_attack_on_its_zone() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-05", Blue).plan("-").play();
    assert_eq!(film.attacks(3, 1), [(Blue, 2, 1)]);
    assert_eq!((film.after(3).shields, film.damage(3)), ([1, 1, 0], [0, 0, 1]));
}

#[test]
fn sa_threat_11_an_attack_on_all_zones() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-01", Blue).plan("B").play();
    assert_eq!(film.attacks(3, 1), [(Red, 1, 1), (White, 1, 1), (Blue, 1, 1)]);
    assert_eq!(film.after(3).shields, [0, 2, 0]);
}

#[test]
fn sa_threat_12_an_attack_with_the_hit_points_that_are_left() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-10", White).plan("-").plan("^ A").play();
    assert_eq!((film.hits(2, 1), film.attacks(2, 1)), (1, vec![(White, 4, 1)]));
}

#[test]
fn sa_threat_13_damage_inside_goes_past_the_shields() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "I1-01").plan("-").play();
    assert_eq!(film.survived(1), Some(3));
    // It had moved to the white zone.
    assert_eq!((film.damage(3), film.after(3).shields), ([0, 3, 0], [1; 3]));
}

#[test]
fn sa_threat_14_changed_for_good() {
    let film = mission().on("T3 T1 T1").threat(1, "SE2-04", Red).plan("-").play();
    film.assert(2, Event::ShieldChanged { number: number(1), shield: 4, by_rocket: false });
    assert_eq!(film.after(4).foe(number(1)).shield, 4);
    film.assert(5, Event::SpeedChanged { number: number(1), speed: 4 });
    film.assert(5, Event::ShieldChanged { number: number(1), shield: 2, by_rocket: false });
}

#[test]
fn sa_threat_15_healing() {
    let film = mission().on("T4 T4 T4").threat(1, "E1-09", White).plan("^ A").plan("-").play();
    film.assert_never(|event| matches!(event, Event::ThreatHealed { cubes: 0, .. }));
    let film = mission().on("T4 T4 T4").threat(1, "E1-09", White).plan("A").play();
    assert_eq!((film.hits(1, 1), film.hits(2, 1)), (5, 3));
    film.assert(2, Event::ThreatHealed { number: number(1), cubes: 2 });
}

#[test]
fn sa_threat_16_intruders_move() {
    let film = mission().on("T4 T4 T4 T6").inside(1, "I1-01").plan("-").play();
    let stations = |turn: usize| film.after(turn).foe(number(1)).tokens.iter().next();
    assert_eq!(stations(1), Some(Station::UpperRed));
    assert_eq!(stations(2), Some(Station::UpperWhite));
    assert_eq!(stations(3), Some(Station::LowerWhite));
    // At the hull a token stays: nothing of the kind is printed, but the rule is there.
    assert_eq!(Station::UpperBlue.neighbour(alert::Movement::Blue), None);
}

#[test]
fn sa_threat_17_players_are_delayed() {
    let film = mission().inside(1, "I2-05").plan("- - - A").plan("^ - - A").play();
    assert_eq!(film.delays().len(), 2);
}

#[test]
fn sa_threat_18_players_are_knocked_out() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI1-02").plan(">").plan("> ^").play();
    assert_eq!(film.survived(1), Some(5));
    assert!(!film.end().figure(P1).knocked_out && film.end().figure(P2).knocked_out);
}

#[test]
fn sa_threat_19_a_text_that_ends_the_mission() {
    let film = mission().on("T4 T4 T4 T1").inside(1, "SI2-05").plan("-").play();
    let loss = film.report.loss().expect("nobody repaired it");
    assert_eq!((loss.by, loss.zone, loss.turn), (number(1), None, turn(3)));
    assert_eq!(film.report.damage, [0; 3]);
}

#[test]
fn sa_threat_20_inside_the_track_only_counts() {
    let film = mission().on("T4 T4 T4 T7").inside(1, "SI1-01").plan("-").play();
    assert_eq!(
        (film.space(1, 1), film.after(1).foe(number(1)).tokens.iter().next()),
        (14, Some(Station::LowerRed))
    );
}

/// The Nemesis destroys itself on X; what would follow on the way does not happen.
#[test]
fn sa_threat_21_who_destroys_itself_does_no_more() {
    let film = mission()
        .on("T1 T3 T1")
        .threat(1, "SE2-05", White)
        .plan("A A A")
        .with(|table| table.reactors[1] = 5)
        .play();
    // Two shots and X are nine cubes.
    assert_eq!((film.hits(2, 1), film.fate(1)), (9, Fate::Destroyed));
    assert_eq!(film.destroyed(1), Some(2));
    assert!(!film.lost());
}

#[test]
fn sa_threat_22_then_the_rocket() {
    let film = mission().threat(1, "E1-05", Red).plan("> ^ C").play();
    let events = film.events_in(3);
    let rocket = events.iter().position(|event| *event == Event::RocketAdvanced);
    let moved = events.iter().position(|event| matches!(event, Event::ThreatMoved { .. }));
    assert!(rocket > moved);
}

#[test]
fn sa_threat_23_seven_tracks() {
    let rows = Track::ALL.map(|track| (track.length(), track.x(), track.y().to_vec()));
    assert_eq!(
        rows,
        [
            (10, 5, vec![]),
            (11, 8, vec![]),
            (12, 8, vec![3]),
            (13, 9, vec![5]),
            (14, 11, vec![7]),
            (15, 10, vec![7, 3]),
            (16, 12, vec![8, 5]),
        ]
    );
    assert!(Track::ALL.into_iter().all(|track| track.mark(1) == Some(Mark::Z)));
}

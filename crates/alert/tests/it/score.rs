//! The score (`SA-SCORE-01` to `SA-SCORE-13`).

use alert::{Level, Squad, Station, Tile};

use crate::support::*;

#[test]
fn sa_score_01_only_a_completed_mission_has_a_score() {
    assert!(mission().plan("-").play().report.score().is_some());
    let lost = mission().on("T1 T1 T1").threat(1, "SE2-05", White).plan("-").play();
    assert_eq!(lost.report.score(), None);
}

#[test]
fn sa_score_02_destroyed_threats_count_their_higher_value() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-04", White).plan("A A").play();
    assert_eq!(film.report.score().map(|score| (score.destroyed, score.survived)), Some((8, 0)));
}

#[test]
fn sa_score_03_survived_threats_count_their_lower_value() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-04", White).plan("-").play();
    assert_eq!(film.report.score().map(|score| (score.destroyed, score.survived)), Some((0, 4)));
}

#[test]
fn sa_score_04_threats_left_behind_count_nothing() {
    let film = mission().on("T7 T7 T7").threat(8, "SE1-02", White).plan("-").play();
    assert_eq!(film.report.score().map(|score| (score.destroyed, score.survived)), Some((0, 0)));
}

#[test]
fn sa_score_05_less_all_damage() {
    let film = mission()
        .plan("-")
        .damaged(Red, &[Tile::Shield])
        .damaged(Blue, &[Tile::Shield, Tile::Reactor])
        .play();
    assert_eq!(film.report.score().map(|score| score.damage), Some(-3));
}

#[test]
fn sa_score_06_less_the_damage_of_the_worst_zone() {
    let film = mission()
        .plan("-")
        .damaged(Red, &[Tile::Shield, Tile::Reactor])
        .damaged(Blue, &[Tile::Shield, Tile::Reactor])
        .play();
    assert_eq!(film.report.score().map(|score| score.worst_zone), Some(-2));
}

#[test]
fn sa_score_07_less_two_for_each_knocked_out_member() {
    let film = mission()
        .plan("-")
        .plan("-")
        .plan("-")
        .with(|table| table.figures[..2].iter_mut().for_each(|figure| figure.knocked_out = true))
        .play();
    assert_eq!(film.report.score().map(|score| score.knocked_out), Some(-4));
}

#[test]
fn sa_score_08_less_one_for_each_disabled_squad() {
    let film = mission().plan("-").with(|table| table.stores = [Squad::Disabled; 2]).play();
    assert_eq!(film.report.score().map(|score| score.disabled_squads), Some(-2));
}

#[test]
fn sa_score_09_visual_confirmation() {
    let film = mission()
        .plan("^ C - C - - - C")
        .plan("- C")
        .with(|table| table.figures[1].station = Station::LowerWhite)
        .play();
    assert_eq!(film.report.score().map(|score| score.visual), Some(2 + 1 + 1));
}

#[test]
fn sa_score_10_a_score_may_be_negative() {
    let film = mission().plan("-").damaged(Red, &Tile::ALL).play();
    assert_eq!(film.report.score().map(alert::Score::total), Some(-12));
    assert!(film.report.is_won());
}

#[test]
fn sa_score_11_yellow_cards_have_higher_values() {
    assert_eq!((card("E1-07").points_destroyed, card("E2-01").points_destroyed), (4, 6));
    assert_eq!((card("SE1-01").points_survived, card("SE2-01").points_survived), (4, 6));
}

#[test]
fn sa_score_12_what_counts_at_which_level() {
    let score = |chosen: Level| {
        let film = level(chosen)
            .plan("-")
            .with(|table| {
                table.figures[0].knocked_out = true;
                table.stores[0] = Squad::Disabled;
                table.confirmed = [4, 0, 0];
                table.zones[0].damage = 1;
            })
            .play();
        film.report.score().map(alert::Score::total)
    };
    assert_eq!(Level::ALL.map(score), [None, Some(-2), Some(-5), Some(0)]);
}

#[test]
fn sa_score_13_a_sacrifice_costs_three() {
    let film = mission()
        .on("T4 T4 T4 T7")
        .inside(1, "SI2-02")
        .plan("BB BB")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    let score = film.report.score().expect("the ship came home");
    assert_eq!((film.destroyed(1), score.destroyed, score.penalties()), (Some(2), 15, -3));
}

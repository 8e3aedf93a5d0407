use kernel::{Actor, Outcome, Prompt, Rules, Seat, SeatSet, Viewer};
use samples::drill::{Drill, Setup, View};

use crate::{refused_by, start};

const SETUP: Setup = Setup { seats: 2, alarms: 2, needed: 4 };

fn view(play: &kernel::Play<Drill>) -> View {
    Drill::view(play.state(), Viewer::Spectator)
}

#[test]
fn drill_setup_limits() {
    assert_eq!(refused_by::<Drill>(&Setup { seats: 0, ..SETUP }), "DRILL-SETUP-01");
    assert_eq!(refused_by::<Drill>(&Setup { alarms: 0, ..SETUP }), "DRILL-SETUP-02");
}

#[test]
fn drill_clock_01_time_runs_forward_and_skips_no_alarm() {
    let mut play = start::<Drill>(SETUP, 2);
    play.play_text(Actor::Clock, "t 4000").expect("time runs");
    for wrong in ["t 0", "t 3999", "t 4000", "t 10001"] {
        let refusal = play.play_text(Actor::Clock, wrong).expect_err("not this time");
        assert_eq!(refusal.clause.0, "DRILL-CLOCK-01", "{wrong}");
    }
    play.play_text(Actor::Clock, "t 10000").expect("the alarm is due");
    assert_eq!(view(&play).sounded, 1);
}

#[test]
fn drill_clock_01_only_the_clock_tells_the_time() {
    let mut play = start::<Drill>(SETUP, 2);
    let refusal = play.play_text(Seat::new(0).into(), "t 4000").expect_err("not a clock");
    assert_eq!(refusal.clause.0, "PA-SEAT-01");
}

#[test]
fn drill_dial_02_and_03_a_dial_has_limits() {
    let mut play = start::<Drill>(SETUP, 2);
    let first = Actor::Seat(Seat::new(0));
    for action in ["up", "up", "up"] {
        play.play_text(first, action).expect("from 3 to 6");
    }
    let refusal = play.play_text(first, "up").expect_err("at its highest");
    assert_eq!(refusal.clause.0, "DRILL-DIAL-03");
    for action in ["down", "up", "down"] {
        play.play_text(first, action).expect("three turns are left");
    }
    let refusal = play.play_text(first, "up").expect_err("no turn is left");
    assert_eq!(refusal.clause.0, "DRILL-DIAL-02");
}

/// When all are ready, nobody but the clock is asked.
#[test]
fn the_clock_goes_on_alone() {
    let mut play = start::<Drill>(SETUP, 2);
    for seat in Seat::all(2) {
        play.play_text(seat.into(), "ready").expect("asked");
    }
    let waiting = Prompt::Decide { seats: SeatSet::EMPTY, clock_ms: Some(10_000) };
    assert_eq!(play.prompt(), waiting);
}

#[test]
fn a_crew_that_follows_its_orders_wins_together() {
    let mut play = start::<Drill>(SETUP, 2);
    for alarm_ms in [10_000, 20_000] {
        for seat in Seat::all(2) {
            let dial = view(&play).dials[seat.index()];
            let turn = if dial.shows < dial.wanted { "up" } else { "down" };
            for _ in 0..dial.shows.abs_diff(dial.wanted) {
                play.play_text(seat.into(), turn).expect("within reach");
            }
        }
        play.play_text(Actor::Clock, &format!("t {alarm_ms}")).expect("the alarm is due");
    }
    let winners = SeatSet::of(Seat::all(2));
    assert_eq!(play.prompt().outcome(), Some(Outcome::Won { winners, score: Some(4) }));
}

#[test]
fn a_crew_that_does_nothing_loses_together() {
    let mut play = start::<Drill>(Setup { needed: 5, ..SETUP }, 2);
    for alarm in ["t 10000", "t 20000"] {
        play.play_text(Actor::Clock, alarm).expect("the alarm is due");
    }
    assert!(matches!(play.prompt().outcome(), Some(Outcome::Lost { score: Some(0..=4) })));
}

//! Playing and taking back, and the clauses of the platform.

use kernel::chance::Seed;
use kernel::{Actor, Clause, Decision, Play, Player, Refusal, Rules, Seat};
use samples::drill::{self, Drill};
use samples::race::{self, Race};
use samples::sealed::{self, Sealed};

use crate::record::players;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn race() -> Play<Race> {
    let setup = race::Setup { seats: 2, goal: 20, rounds: 9 };
    Play::start(setup, players(2), Seed::from_number(1)).expect("the set-up is legal")
}

fn sealed() -> Play<Sealed> {
    let setup = sealed::Setup { seats: 2, rounds: 2, teams: false };
    Play::start(setup, players(2), Seed::from_number(1)).expect("the set-up is legal")
}

fn bid<R: Rules>(play: &mut Play<R>, seat: Seat) {
    let action = play.actions(seat)[0].clone();
    play.play(seat.into(), &action).expect("what is listed is accepted");
}

fn play<R: Rules>(play: &mut Play<R>, seat: Seat, action: &str) {
    play.play_text(seat.into(), action).expect("the action is legal");
}

/// Refused by this clause, and nothing has changed.
fn check_refused<R: Rules>(
    play: &mut Play<R>,
    clause: &str,
    attempt: impl FnOnce(&mut Play<R>) -> Result<(), Refusal>,
) {
    let (state, record) = (play.state().clone(), play.record().clone());
    let refusal = attempt(play).expect_err("this is not allowed");
    assert_eq!(refusal.clause.to_string(), clause);
    assert_eq!((play.state(), play.record()), (&state, &record));
    assert_eq!(play.moments().len(), record.decisions.len() + 1);
}

fn check_refused_text<R: Rules>(game: &mut Play<R>, clause: &str, actor: Actor, text: &str) {
    check_refused(game, clause, |game| game.play_text(actor, text).map(|_| ()));
}

#[test]
fn pa_seat_01_only_a_seat_that_is_asked_decides() {
    let mut game = race();
    check_refused_text(&mut game, "PA-SEAT-01", SECOND.into(), "roll");
    check_refused_text(&mut game, "PA-SEAT-01", Seat::new(7).into(), "roll");
    check_refused_text(&mut game, "PA-SEAT-01", Actor::Clock, "roll");
    play(&mut game, FIRST, "rest");
    check_refused_text(&mut game, "PA-SEAT-01", FIRST.into(), "rest");
}

#[test]
fn pa_seat_01_a_seat_that_has_bid_waits_for_the_others() {
    let mut game = sealed();
    bid(&mut game, SECOND);
    let again = sealed::Action::Bid(sealed::Card::new(1).expect("there is a 1"));
    check_refused_text(&mut game, "PA-SEAT-01", SECOND.into(), &again.to_string());
}

#[test]
fn pa_seat_02_every_seat_has_a_player() {
    let setup = race::Setup { seats: 2, goal: 20, rounds: 9 };
    for count in [0, 1, 3] {
        let refusal = Play::<Race>::start(setup, players(count), Seed::from_number(1))
            .map(|play| play.state().clone())
            .expect_err("two players are needed");
        assert_eq!(refusal, Refusal::wrong_players(usize::from(count), 2));
    }
}

#[test]
fn pa_over_01_a_finished_game_takes_no_decision() {
    let mut game = sealed();
    while let Some(seat) = game.prompt().seats().first() {
        bid(&mut game, seat);
    }
    assert!(game.prompt().outcome().is_some());
    check_refused_text(&mut game, "PA-OVER-01", FIRST.into(), "bid 1");

    let setup = drill::Setup { seats: 1, alarms: 1, needed: 1 };
    let mut game =
        Play::<Drill>::start(setup, players(1), Seed::from_number(1)).expect("it is legal");
    game.play_text(Actor::Clock, "t 10000").expect("the clock is due");
    check_refused_text(&mut game, "PA-OVER-01", Actor::Clock, "t 10001");
}

#[test]
fn pa_notation_01_a_text_that_spells_nothing_changes_nothing() {
    for text in ["", "r", "roll ", "Roll", "roll\n", "rôle", "bid 3"] {
        check_refused_text(&mut race(), "PA-NOTATION-01", FIRST.into(), text);
    }
    for text in ["bid", "bid ", "bid 0", "bid 49", "bid 007", "bid +3", "bid 999"] {
        check_refused_text(&mut sealed(), "PA-NOTATION-01", FIRST.into(), text);
    }
    assert_eq!(
        Refusal::from("x".parse::<race::Action>().expect_err("no action")),
        Refusal::not_an_action("x")
    );
}

#[test]
fn pa_undo_01_a_decision_without_chance_is_taken_back() {
    let mut game = race();
    let start = game.state().clone();
    play(&mut game, FIRST, "rest");
    assert_eq!(game.undoable_by(), Some(FIRST));
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(SECOND));
    game.undo(FIRST).expect("nothing has happened since");
    assert_eq!(game.state(), &start);
    assert!(game.record().decisions.is_empty());
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
}

#[test]
fn pa_undo_01_several_decisions_of_one_seat_are_taken_back_one_by_one() {
    let mut game = race();
    play(&mut game, FIRST, "rest");
    play(&mut game, SECOND, "rest");
    play(&mut game, FIRST, "boost");
    game.undo(FIRST).expect("a boost needs no die");
    assert_eq!(game.undoable_by(), Some(SECOND));
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
}

#[test]
fn pa_undo_01_not_after_a_die() {
    let mut game = race();
    play(&mut game, FIRST, "roll");
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
}

/// The same dice again would be no fair second try, other dice even less.
#[test]
fn pa_undo_01_what_was_taken_back_does_not_change_the_dice() {
    let (mut straight, mut wavering) = (race(), race());
    play(&mut wavering, FIRST, "rest");
    wavering.undo(FIRST).expect("nothing has happened since");
    for game in [&mut straight, &mut wavering] {
        play(game, FIRST, "roll");
    }
    assert_eq!(straight.record(), wavering.record());
}

#[test]
fn pa_undo_01_not_after_something_hidden_was_shown() {
    let mut game = sealed();
    bid(&mut game, FIRST);
    assert_eq!(game.undoable_by(), Some(FIRST));
    bid(&mut game, SECOND);
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(SECOND));
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
}

#[test]
fn pa_undo_01_not_after_somebody_else_decided() {
    let setup = sealed::Setup { seats: 3, rounds: 1, teams: false };
    let mut game =
        Play::<Sealed>::start(setup, players(3), Seed::from_number(1)).expect("it is legal");
    bid(&mut game, FIRST);
    bid(&mut game, SECOND);
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
    game.undo(SECOND).expect("their bid is the last decision");
    game.undo(FIRST).expect("now this bid is the last decision");
}

#[test]
fn pa_undo_01_not_after_the_clock() {
    let setup = drill::Setup { seats: 2, alarms: 2, needed: 1 };
    let mut game =
        Play::<Drill>::start(setup, players(2), Seed::from_number(1)).expect("it is legal");
    play(&mut game, FIRST, "up");
    game.play_text(Actor::Clock, "t 5000").expect("time runs");
    assert_eq!(game.undoable_by(), None);
    check_refused(&mut game, "PA-UNDO-01", |game| game.undo(FIRST));
}

#[test]
fn a_late_decision_of_one_seat_does_not_invalidate_anothers() {
    let setup = drill::Setup { seats: 2, alarms: 2, needed: 1 };
    let mut game =
        Play::<Drill>::start(setup, players(2), Seed::from_number(1)).expect("it is legal");
    for action in ["up", "ready"] {
        play(&mut game, SECOND, action);
    }
    for action in ["up", "down", "down"] {
        play(&mut game, FIRST, action);
    }
}

#[test]
fn every_moment_keeps_its_events_and_every_state_can_be_seen_again() {
    let mut game = race();
    play(&mut game, FIRST, "rest");
    let middle = game.state().clone();
    play(&mut game, SECOND, "roll");
    assert_eq!(game.moments()[1].events, [race::RaceEvent::RocketLoaded { seat: FIRST }]);
    assert_eq!(game.state_after(1), middle);
    assert_eq!(&game.state_after(99), game.state());
}

#[test]
fn players_are_kept_as_they_were_given() {
    let bot = Player { name: "HAL".to_owned(), kind: "mcts:2000".to_owned() };
    let seats = vec![bot.clone(), bot];
    let setup = race::Setup { seats: 2, goal: 20, rounds: 9 };
    let game = Play::<Race>::start(setup, seats.clone(), Seed::from_number(1));
    assert_eq!(game.expect("it is legal").record().players, seats);
}

#[test]
fn a_proposed_decision_changes_nothing_until_it_is_accepted() {
    let mut play = race();
    let (before, actor) = (play.state().clone(), Seat::new(0).into());
    let decision = play.propose(actor, "roll").expect("the first seat may roll");
    assert_eq!((play.state(), play.record().decisions.len()), (&before, 0));

    let mut other = race();
    other.play_text(actor, "roll").expect("the first seat may roll");
    play.accept(decision.clone()).expect("what was proposed fits");
    assert_eq!(play.state(), other.state());
    assert_eq!(play.record(), other.record());

    let misfit = play.accept(Decision { chance: vec![], ..decision });
    assert!(misfit.is_err());
    assert_eq!(play.state(), other.state());
}

#[test]
fn a_game_that_forgets_its_events_can_be_taken_back_all_the_same() {
    let mut play = race();
    play.keep_moments(1);
    for (seat, action) in [(0, "rest"), (1, "rest"), (0, "rest"), (1, "rest")] {
        play.play_text(Seat::new(seat).into(), action).expect("everybody rests");
    }
    assert_eq!(play.moments().len(), 1);
    play.undo(Seat::new(1)).expect("nobody has decided since");
    assert_eq!(play.undoable_by(), Some(Seat::new(0)));
    assert_eq!(play.record().decisions.len(), 3);
}

#[test]
fn a_record_without_its_seed_can_be_looked_at_and_not_played_on() {
    let mut record = race().record().clone();
    record.seed = None;
    let mut play = Play::<Race>::review(record).expect("it replays");
    let refusal = play.play_text(Seat::new(0).into(), "rest").expect_err("no seed, no dice");
    assert_eq!(refusal.clause, Clause("PA-OVER-01"));
}

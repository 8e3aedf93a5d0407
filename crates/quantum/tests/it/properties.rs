//! Thousands of random games, on every map and in both editions.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use kernel::{Outcome, Prompt, Rules as _, Seat, Viewer};
use quantum::{Edition, Quantum, Setup, State};

use crate::invariants::{Watch, view_follows_state};
use crate::player::{Playout, Style, setups};
use crate::support::alpha;

/// Far beyond the longest random game; the house rule ends every game long before.
const DECISIONS_AT_MOST: usize = 200_000;

/// Plays one game to its end, with a look at every decision.
fn play_out(setup: &Setup, style: Style, seed: u64) -> (Outcome, usize) {
    let edition = setup.edition.parse::<Edition>().expect("a sound set-up");
    let (mut watch, mut others) = (Watch::new(edition), Vec::new());
    let mut game = Playout::start(setup, style, seed);
    watch.look(&game, None);
    while let Some((seat, action)) = game.step() {
        watch.look(&game, Some(action));
        if game.decisions % 64 == 1 {
            view_follows_state(&game.state);
            let asked = game.asked();
            for other in Seat::all(game.state.seats()).filter(|other| Some(*other) != asked) {
                Quantum::actions(&game.state, other, &mut others);
            }
            assert!(others.is_empty(), "only the seat that is asked may act");
        }
        assert!(game.decisions < DECISIONS_AT_MOST, "`{action}` by seat {seat}: no end in sight");
    }
    view_follows_state(&game.state);
    let outcome = Quantum::prompt(&game.state).outcome().expect("the game is over");
    check_end(&game, outcome, &watch);
    (outcome, game.decisions)
}

/// `QU-WIN-01`, `QU-HOUSE-01`: a winner has placed every cube, nobody else has; a draw comes after
/// fifty quiet rounds, or when nobody can ever place a cube again, and not before.
fn check_end(game: &Playout, outcome: Outcome, watch: &Watch) {
    let seats = game.state.seats();
    let done = Seat::all(seats).filter(|seat| game.state.cubes_left(*seat) == 0);
    match outcome {
        Outcome::Won { winners, score: None } => {
            assert_eq!(winners.iter().collect::<Vec<_>>(), done.collect::<Vec<_>>());
        }
        Outcome::Drawn => {
            let quiet = watch.quiet_turns == 50 * u32::from(seats);
            assert!(done.count() == 0 && (quiet || is_deadlocked(&game.state)), "a draw too early");
        }
        Outcome::Won { .. } | Outcome::Lost { .. } => panic!("{outcome:?}"),
    }
}

/// Every free slot, if there is one, lies where each seat already has a cube.
fn is_deadlocked(state: &State) -> bool {
    let free: Vec<_> = state.map().planet_ids().filter(|id| state.has_free_slot(*id)).collect();
    let entangled = free.is_empty() || !is_revised(state);
    entangled
        && Seat::all(state.seats()).all(|seat| free.iter().all(|id| state.has_cube(seat, *id)))
}

fn is_revised(state: &State) -> bool {
    Quantum::view(state, Viewer::Spectator).edition == "revised"
}

/// Plays games on some of the set-ups, and names the game that fails.
fn play_all(setups: impl Iterator<Item = Setup>, style: Style, games: u64) {
    let (mut played, mut decisions, mut drawn) = (0, 0, 0);
    for (setup, number) in setups.zip(0..) {
        for game in 0..games {
            let seed = number * 1_000_003 + game;
            let end = catch_unwind(AssertUnwindSafe(|| play_out(&setup, style, seed)));
            let (outcome, length) = end.unwrap_or_else(|panic| {
                eprintln!("failed: {style:?} players, seed {seed}, {setup:?}");
                resume_unwind(panic)
            });
            played += 1;
            decisions += length;
            drawn += u32::from(outcome == Outcome::Drawn);
        }
    }
    println!("{style:?}: {played} games, {decisions} decisions, {drawn} drawn");
}

#[test]
fn eager_games_of_the_revised_edition_keep_the_invariants() {
    play_all(setups().filter(|setup| setup.edition == "revised"), Style::Eager, 12);
}

#[test]
fn eager_games_of_the_first_edition_keep_the_invariants() {
    play_all(setups().filter(|setup| setup.edition == "first"), Style::Eager, 12);
}

#[test]
fn even_games_keep_the_invariants() {
    play_all(setups(), Style::Even, 3);
}

#[test]
fn qu_house_01_games_in_which_nothing_happens_are_drawn_after_fifty_rounds() {
    for setup in setups() {
        let (outcome, _) = play_out(&setup, Style::Idle, 1);
        assert_eq!(outcome, Outcome::Drawn, "{setup:?}");
    }
}

#[test]
fn qu_house_01_a_game_in_which_no_cube_can_be_placed_any_more_is_drawn() {
    let full = alpha().cubes(1, "b2 e2 h2 b5").cubes(2, "h5 b8 e8 h8 e5").ships(1, "5@e4 3@d5");
    for draft in [full.clone(), full.first_edition()] {
        let mut table = draft.cubes_left(1, 2).cubes_left(2, 1).table();
        table.play("build e5").play("end").play("pass");
        assert_eq!(Quantum::prompt(&table.state), Prompt::Over(Outcome::Drawn));
    }
}

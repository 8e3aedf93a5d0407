//! The rules and the brute force agree on every list: in random games and in scattered positions.

use kernel::chance::{Chance as _, Fast};
use kernel::{Rules as _, Stage as _};
use quantum::{Action, Quantum, Setup};

use crate::answers::{Past, compare, compare_manoeuvre};
use crate::player::{Playout, Style, setups};
use crate::scatter::scatter;

/// Scattered positions of each set-up.
const POSITIONS: u64 = 80;

/// How often a turn's actions are compared in a game; all other questions always are.
const EVERY: usize = 6;

#[test]
fn scattered_positions_have_the_moves_that_brute_force_finds() {
    let (mut positions, mut actions) = (0, Vec::new());
    for (setup, number) in setups().zip(0_u64..) {
        let (map, _) = setup.resolve().expect("a sound set-up");
        for seed in number * 1_000_003..number * 1_000_003 + POSITIONS {
            let chance = &mut Fast::new(seed);
            let position = scatter(map, chance);
            let state = Quantum::stage(&setup, &position)
                .unwrap_or_else(|refusal| panic!("{setup:?}, seed {seed}: {refusal}"));
            let past = Past::default();
            compare(&state, &past, || format!("{setup:?}, scattered with seed {seed}"));
            positions += 1;

            // One order to a ship, played: does it use the manoeuvre exactly when it must?
            actions.clear();
            Quantum::actions(&state, state.active(), &mut actions);
            actions.retain(|it| matches!(it, Action::Move { .. } | Action::Attack { .. }));
            if !actions.is_empty() {
                let action = actions[chance.below(actions.len() as u32) as usize];
                let (mut after, mut events) = (state, Vec::new());
                let seat = state.active();
                Quantum::apply(&mut after, seat.into(), &action, chance, &mut events);
                compare_manoeuvre(&state, &past, action, &after);
            }
        }
    }
    assert!(positions > 10_000, "only {positions} positions");
}

#[test]
fn positions_of_random_games_have_the_moves_that_brute_force_finds() {
    for (setup, seed) in setups().zip(0..) {
        let style = if seed % 4 < 2 { Style::Eager } else { Style::Even };
        compare_game(&setup, style, seed);
    }
}

fn compare_game(setup: &Setup, style: Style, seed: u64) {
    const DECISIONS_AT_MOST: usize = 1_000;
    let (mut game, mut past) = (Playout::start(setup, style, seed), Past::default());
    while let Some(seat) = game.asked().filter(|_| game.decisions < DECISIONS_AT_MOST) {
        let action = game.choose(seat);
        let is_turn = game.listed().contains(&Action::End);
        if !is_turn || game.decisions.is_multiple_of(EVERY) {
            let decision = game.decisions;
            compare(&game.state, &past, || {
                format!("{setup:?}, {style:?} players, seed {seed}, decision {decision}")
            });
        }
        let before = game.state;
        game.play(seat, action);
        if is_turn && !game.decisions.is_multiple_of(EVERY) {
            compare_manoeuvre(&before, &past, action, &game.state);
        }
        past.note(&before, action, &game.events);
    }
}

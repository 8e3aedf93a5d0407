//! The bots find what is there to find.

use bots::{Bot, Budget, Greedy, Ignorant, Knowledge, Mcts, Random};
use kernel::chance::{Fast, Scripted};
use kernel::{NoLog, Outcome, Prompt, Rules, Seat};
use samples::drill::{self, Drill};
use samples::race::{Action, Race};
use samples::sealed::Sealed;
use std::num::NonZeroU32;

use super::{Ahead, FIRST, SECOND, ask, ask_at, mcts, standing};

#[test]
fn mcts_finds_the_only_sure_way_to_win() {
    // Three squares to go: a boost wins with every die, a roll without it not with 1 or 2; then
    // the other one, who stands before the goal, wins.
    for seed in 0..10 {
        let chosen = ask(&mut mcts::<Race>(seed, 500), &standing([17, 19], [1, 0]), FIRST);
        assert_eq!(chosen, Action::Boost, "seed {seed}");
    }
}

#[test]
fn mcts_with_knowledge_finds_it_too() {
    for seed in 0..10 {
        let budget = Budget::Iterations(500);
        let mut bot = Mcts::new(seed, Ahead, budget, NonZeroU32::MIN);
        assert_eq!(ask(&mut bot, &standing([17, 19], [1, 0]), FIRST), Action::Boost, "seed {seed}");
    }
}

#[test]
fn mcts_answers_in_the_middle_of_somebody_elses_turn() {
    // The first seat runs into the second, which is asked in its turn.
    let mut state = standing([14, 19], [0, 1]);
    let chance = &mut Scripted::new([5], []);
    Race::apply(&mut state, FIRST.into(), &Action::Roll, chance, &mut NoLog);
    assert_eq!(Race::prompt(&state), Prompt::seat(SECOND));
    let chosen = ask(&mut mcts::<Race>(1, 500), &state, SECOND);
    // Giving way leaves both near the goal with the second to roll; a block that fails is fatal.
    assert_eq!(chosen, Action::Yield);
}

#[test]
fn greedy_takes_what_looks_best() {
    // It rolls to get ahead, and takes a sure win.
    let mut bot = Greedy::<Race, _>::new(3, Ahead);
    assert_eq!(ask(&mut bot, &standing([3, 4], [0, 0]), FIRST), Action::Roll);
    assert_eq!(ask(&mut bot, &standing([19, 4], [2, 0]), FIRST), Action::Roll);
}

#[test]
fn greedy_tells_equals_apart_by_its_own_throw() {
    let chosen =
        |seed| ask(&mut Greedy::<Race, _>::new(seed, Ignorant), &standing([1, 2], [1, 0]), FIRST);
    assert_eq!(chosen(1), chosen(1));
    assert!((2..20).any(|seed| chosen(seed) != chosen(1)), "always the same of three equals");
}

#[test]
fn a_crew_of_searchers_turns_its_dials_right() {
    // All seats are asked at once, the clock acts, and all win or lose together.
    let setup = drill::Setup { seats: 2, alarms: 1, needed: 2 };
    let play = |mut bots: Vec<Box<dyn Bot<Drill>>>, seed| {
        let chance = &mut Fast::new(seed);
        let mut state = Drill::start(&setup, chance, &mut NoLog).expect("a legal set-up");
        let mut at = 0;
        while let Prompt::Decide { seats, clock_ms } = Drill::prompt(&state) {
            if let Some(seat) = seats.first() {
                let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
                Drill::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            } else {
                let action = clock_ms.and_then(Drill::clock).expect("the drill has a clock");
                Drill::apply(&mut state, kernel::Actor::Clock, &action, chance, &mut NoLog);
            }
            at += 1;
        }
        matches!(Drill::prompt(&state).outcome(), Some(Outcome::Won { .. }))
    };
    let crew = |seed: u64| -> Vec<Box<dyn Bot<Drill>>> {
        (0..2).map(|seat| Box::new(mcts::<Drill>(seed + seat, 1_000)) as _).collect()
    };
    let randoms = |seed: u64| -> Vec<Box<dyn Bot<Drill>>> {
        (0..2).map(|seat| Box::new(Random::new(seed + seat)) as _).collect()
    };
    let searched = (0..20).filter(|seed| play(crew(*seed), *seed)).count();
    let guessed = (0..20).filter(|seed| play(randoms(*seed), *seed)).count();
    assert!(searched >= 15 && searched >= guessed + 8, "{searched} and {guessed} of 20");
}

#[test]
fn one_open_action_is_taken_without_thought() {
    /// Knowledge that must not be asked.
    #[derive(Clone)]
    struct Unasked;
    impl<R: Rules> Knowledge<R> for Unasked {
        fn values(&self, _state: &R::State) -> bots::Values {
            panic!("there is nothing to think about")
        }
    }

    // Out of rockets, whoever is run into can only give way.
    let mut state = standing([14, 19], [0, 0]);
    let chance = &mut Scripted::new([5], []);
    Race::apply(&mut state, FIRST.into(), &Action::Roll, chance, &mut NoLog);
    let budget = Budget::Time(60_000);
    let mut search = Mcts::<Race, _>::new(1, Unasked, budget, NonZeroU32::MIN);
    assert_eq!(ask(&mut search, &state, SECOND), Action::Yield);
    assert_eq!(ask(&mut Greedy::<Race, _>::new(1, Unasked), &state, SECOND), Action::Yield);
}

#[test]
fn eight_seats_in_teams_are_searched() {
    let setup = samples::sealed::Setup { seats: 8, rounds: 3, teams: true };
    let state = Sealed::start(&setup, &mut Fast::new(5), &mut NoLog).expect("a legal set-up");
    for seat in Seat::all(8) {
        let chosen = ask(&mut mcts::<Sealed>(1, 200), &state, seat);
        assert!(super::actions::<Sealed>(&state, seat).contains(&chosen));
    }
}

use kernel::chance::Scripted;
use kernel::{NoLog, Outcome, Prompt, Refusal, Rules, Seat, Stage, Viewer};
use samples::race::{Action, Position, Race, RaceEvent, Setup, State, View};

use crate::refused_by;

const SETUP: Setup = Setup { seats: 3, goal: 20, rounds: 9 };

fn stage(squares: [u8; 3], rockets: [u8; 3]) -> State {
    let position =
        Position { squares: squares.to_vec(), rockets: rockets.to_vec(), turn: 1, round: 0 };
    Race::stage(&SETUP, &position).expect("the position is legal")
}

/// Plays for whoever is asked.
fn play(state: &mut State, action: Action, dice: &[u32]) -> Vec<RaceEvent> {
    let seat = asked(state).expect("the race is on");
    Race::check(state, seat.into(), &action).expect("the action is legal");
    let (mut chance, mut events) = (Scripted::dice(dice.iter().copied()), Vec::new());
    Race::apply(state, seat.into(), &action, &mut chance, &mut events);
    assert_eq!(chance.finish(), Ok(()));
    events
}

fn asked(state: &State) -> Option<Seat> {
    Race::prompt(state).seats().first()
}

fn view(state: &State) -> View {
    Race::view(state, Viewer::Spectator)
}

fn refusal(state: &State, action: Action) -> Refusal {
    let seat = asked(state).expect("the race is on");
    Race::check(state, seat.into(), &action).expect_err("the action is not legal")
}

#[test]
fn race_setup_limits() {
    assert_eq!(refused_by::<Race>(&Setup { seats: 5, ..SETUP }), "RACE-SETUP-01");
    assert_eq!(refused_by::<Race>(&Setup { goal: 0, ..SETUP }), "RACE-SETUP-02");
    assert_eq!(refused_by::<Race>(&Setup { rounds: 0, ..SETUP }), "RACE-SETUP-03");
}

#[test]
fn race_setup_03_the_last_round_draws_the_race() {
    let setup = Setup { rounds: 1, ..SETUP };
    let mut state = Race::start(&setup, &mut Scripted::default(), &mut NoLog).expect("legal");
    for _ in 0..3 {
        play(&mut state, Action::Rest, &[]);
    }
    assert_eq!(Race::prompt(&state), Prompt::Over(Outcome::Drawn));
}

#[test]
fn race_stage_01_a_position_that_cannot_be_is_refused() {
    let good = Position { squares: vec![1, 2, 3], rockets: vec![], turn: 1, round: 0 };
    for bad in [
        Position { squares: vec![1, 2], ..good.clone() },
        Position { squares: vec![1, 2, 20], ..good.clone() },
        Position { rockets: vec![1], ..good.clone() },
        Position { rockets: vec![4, 0, 0], ..good.clone() },
        Position { turn: 0, ..good.clone() },
        Position { turn: 4, ..good.clone() },
        Position { round: 9, ..good.clone() },
    ] {
        let refusal = Race::stage(&SETUP, &bad).expect_err("the position cannot be");
        assert_eq!(refusal.clause.0, "RACE-STAGE-01", "{bad:?}");
    }
}

#[test]
fn race_turn_01_a_reaction_answers_a_collision_only() {
    assert_eq!(refusal(&stage([0, 3, 9], [0; 3]), Action::Yield).clause.0, "RACE-TURN-01");
}

#[test]
fn race_rockets_are_few() {
    assert_eq!(refusal(&stage([0; 3], [3, 0, 0]), Action::Rest).clause.0, "RACE-ROCKET-01");
    assert_eq!(refusal(&stage([0; 3], [0; 3]), Action::Boost).clause.0, "RACE-ROCKET-02");
    let mut state = stage([0; 3], [2, 0, 0]);
    play(&mut state, Action::Boost, &[]);
    assert_eq!(refusal(&state, Action::Boost).clause.0, "RACE-ROCKET-03");
    play(&mut state, Action::Roll, &[4]);
    assert_eq!(view(&state).squares, [6, 0, 0]);
}

#[test]
fn race_react_01_whoever_is_run_into_is_asked_within_the_turn() {
    let mut state = stage([0, 3, 9], [0; 3]);
    play(&mut state, Action::Roll, &[3]);
    let between = view(&state);
    assert_eq!((between.turn, between.asked), (Seat::new(0), Seat::new(1)));
    assert_eq!(refusal(&state, Action::Roll).clause.0, "RACE-TURN-01");
    play(&mut state, Action::Yield, &[]);
    assert_eq!((view(&state).squares, asked(&state)), (vec![3, 1, 9], Some(Seat::new(1))));
}

#[test]
fn race_react_01_a_ship_that_falls_back_may_run_into_another() {
    let mut state = stage([0, 4, 2], [0; 3]);
    play(&mut state, Action::Roll, &[4]);
    play(&mut state, Action::Yield, &[]);
    assert_eq!(asked(&state), Some(Seat::new(2)));
    play(&mut state, Action::Yield, &[]);
    assert_eq!((view(&state).squares, asked(&state)), (vec![4, 2, 0], Some(Seat::new(1))));
}

#[test]
fn race_react_01_a_block_throws_one_of_them_back() {
    let mut state = stage([1, 3, 9], [0, 1, 0]);
    play(&mut state, Action::Roll, &[2]);
    let mut other = state.clone();
    play(&mut state, Action::Block, &[4]);
    assert_eq!(view(&state).squares, [1, 3, 9]);
    play(&mut other, Action::Block, &[3]);
    assert_eq!(view(&other).squares, [3, 0, 9]);
}

#[test]
fn race_react_01_a_ship_that_bounced_meets_nobody_else() {
    let mut state = stage([1, 3, 3], [0, 1, 1]);
    play(&mut state, Action::Roll, &[2]);
    assert_eq!(asked(&state), Some(Seat::new(1)));
    play(&mut state, Action::Block, &[6]);
    assert_eq!((view(&state).turn, asked(&state)), (Seat::new(1), Some(Seat::new(1))));
}

#[test]
fn the_goal_wins_even_when_it_is_passed() {
    let mut state = stage([18, 0, 0], [0; 3]);
    play(&mut state, Action::Roll, &[6]);
    assert_eq!(Race::prompt(&state), Prompt::Over(Outcome::won_by(Seat::new(0))));
    assert_eq!(view(&state).squares[0], 20);
}

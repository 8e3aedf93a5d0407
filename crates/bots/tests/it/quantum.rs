//! The bots on Quantum.

use bots::{Bot, BotSpec, Greedy, Knowledge, Mcts, QuantumKnowledge};
use kernel::chance::Fast;
use kernel::{NoLog, Prompt, Rules, Seat, Stage};
use quantum::{Position, Quantum, SeatPosition, Setup, State};

use super::{FIRST, SECOND, ask, ask_at};

/// A position on the alpha sector: the first seat's ships and what it has, and its turn.
fn alpha(ships: &[&str], seat: SeatPosition) -> State {
    let ships = ships.iter().map(ToString::to_string).collect();
    let cubes = vec!["b2".to_owned()];
    let other = SeatPosition {
        ships: ["2@g8", "5@h9", "3@i8"].map(str::to_owned).to_vec(),
        cubes: vec!["h8".to_owned()],
        ..SeatPosition::default()
    };
    let position = Position {
        seats: vec![SeatPosition { ships, cubes, ..seat }, other],
        ..Position::default()
    };
    Quantum::stage(&Setup::basic(2), &position).expect("a legal position")
}

fn chance_of_first(state: &State) -> f32 {
    QuantumKnowledge.values(state)[FIRST.index()]
}

fn mcts(seed: u64) -> Mcts<Quantum, QuantumKnowledge> {
    let budget = bots::Budget::Iterations(500);
    Mcts::new(seed, QuantumKnowledge, budget, std::num::NonZeroU32::MIN)
}

#[test]
fn values_are_chances() {
    for seats in 2..=4 {
        let state = Quantum::start(&Setup::basic(seats), &mut Fast::new(1), &mut NoLog)
            .expect("a basic map");
        let values = QuantumKnowledge.values(&state);
        let sum: f32 = values.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{values:?}");
        assert!(values[usize::from(seats)..].iter().all(|value| *value == 0.0), "{values:?}");
    }
}

#[test]
fn what_helps_looks_better() {
    let near = alpha(&["3@e3", "4@e1", "6@b3"], SeatPosition::default());
    let far = alpha(&["3@a4", "4@a2", "6@b3"], SeatPosition::default());
    let plain = chance_of_first(&near);
    assert!(plain > chance_of_first(&far), "ships that make up a number");

    let better = |what: &str, seat: SeatPosition| {
        let state = alpha(&["3@e3", "4@e1", "6@b3"], seat);
        assert!(chance_of_first(&state) > plain, "{what}");
    };
    better("research", SeatPosition { research: Some(4), ..SeatPosition::default() });
    better("dominance", SeatPosition { dominance: Some(4), ..SeatPosition::default() });
    better("a ship", SeatPosition { scrapyard: vec![1], ..SeatPosition::default() });
    better("a cube", SeatPosition { cubes_left: Some(2), ..SeatPosition::default() });
    let commands = vec!["agile".to_owned()];
    better("a card", SeatPosition { commands, ..SeatPosition::default() });
}

#[test]
fn the_last_cube_is_built_when_it_can_be() {
    let last = SeatPosition { cubes_left: Some(1), ..SeatPosition::default() };
    let ready = alpha(&["3@e3", "4@e1", "6@b3"], last.clone());
    let one_step_away = alpha(&["3@e3", "4@c1", "6@b3"], last);
    for seed in 0..5 {
        let mut greedy = Greedy::<Quantum, _>::new(seed, QuantumKnowledge);
        assert_eq!(ask(&mut greedy, &ready, FIRST).to_string(), "build e2", "seed {seed}");
        assert_eq!(ask(&mut mcts(seed), &ready, FIRST).to_string(), "build e2", "seed {seed}");

        // The search sees the win behind a move into orbit.
        let mut state = one_step_away;
        for _ in 0..4 {
            if Quantum::prompt(&state).outcome().is_some() {
                break;
            }
            let action = ask(&mut mcts(seed), &state, FIRST);
            Quantum::apply(&mut state, FIRST.into(), &action, &mut Fast::new(seed), &mut NoLog);
        }
        let outcome = Quantum::prompt(&state).outcome();
        assert_eq!(outcome, Some(kernel::Outcome::won_by(FIRST)), "seed {seed}");
    }
}

#[test]
fn every_bot_plays_every_number_of_seats_to_the_end() {
    for seats in 2..=4_u8 {
        let chance = &mut Fast::new(u64::from(seats));
        let mut bots: Vec<Box<dyn Bot<Quantum>>> = ["mcts:20", "greedy", "greedy", "mcts:20"]
            [..usize::from(seats)]
            .iter()
            .map(|name| name.parse::<BotSpec>().expect("a known bot").build(1, QuantumKnowledge))
            .collect();
        let mut state = Quantum::start(&Setup::basic(seats), chance, &mut NoLog).expect("a map");
        let mut at = 0;
        while let Prompt::Decide { seats, .. } = Quantum::prompt(&state) {
            let seat: Seat = seats.first().expect("somebody is asked");
            let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
            assert_eq!(Quantum::check(&state, seat.into(), &action), Ok(()));
            Quantum::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            at += 1;
        }
    }
}

#[test]
fn a_seat_that_is_not_asked_has_nothing_to_choose() {
    let state = alpha(&["3@e3", "4@e1", "6@b3"], SeatPosition::default());
    let asked = std::panic::catch_unwind(|| ask(&mut mcts(1), &state, SECOND));
    assert!(asked.is_err());
}

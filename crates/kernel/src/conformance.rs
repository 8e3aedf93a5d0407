//! The promises of the contract, as one test that every game runs.
//!
//! [`run`] plays random games and checks at every decision that
//!
//! * what is listed is accepted, and nothing else is; there are no duplicates;
//! * a refused action changes nothing, and a finished game refuses everything;
//! * the notation of an action parses back to it, and its picks spell it and nothing else;
//! * the record replays to the same state, in memory and through its text;
//! * undo is offered exactly when it is allowed, and leads back to the state before;
//! * nothing leaks: a state that differs only in what a viewer cannot see gives that viewer the
//!   same view, the same prompt, the same question, the same actions and the same events.
//!
//! A failure panics with the seed and the number of the decision.

use std::collections::HashSet;
use std::fmt::Debug;

use crate::chance::{Chance as _, Fast, Replayed, Seed};
use crate::{
    Actor, Event as _, Outcome, Play, Player, Present, Prompt, Record, Rules, Seat, Viewer, verify,
};

/// How much to play.
#[derive(Debug, Clone, Copy)]
pub struct Effort {
    pub games: u64,
    /// A game that has not ended by then fails the test.
    pub decisions_at_most: usize,
}

/// Plays random games of one set-up and panics at the first broken promise. Gives back how the
/// games ended.
pub fn run<R: Present>(setup: &R::Setup, effort: Effort) -> Vec<Outcome> {
    (0..effort.games).map(|seed| Examination::<R>::begin(setup, seed).play_out(effort)).collect()
}

struct Examination<R: Rules> {
    play: Play<R>,
    /// Decides what the players do; the dice come from the game's own seed.
    whim: Fast,
    /// Actions met before, from this and other positions: most are not allowed now.
    met: Vec<R::Action>,
    seed: u64,
}

/// Enough strange actions to try at each decision without making the test slow.
const STRANGE_ACTIONS: usize = 24;

impl<R: Present> Examination<R> {
    fn begin(setup: &R::Setup, seed: u64) -> Self {
        let mut log = Vec::new();
        let seats = R::start(setup, &mut Fast::new(seed), &mut log)
            .map(|state| R::seats(&state))
            .expect("the set-up of a conformance test is legal");
        let players = (0..seats)
            .map(|seat| Player { name: format!("P{seat}"), kind: "human".to_owned() })
            .collect();
        let play = Play::start(setup.clone(), players, Seed::from_number(seed))
            .expect("the set-up of a conformance test is legal");
        Self { play, whim: Fast::new(!seed), met: Vec::new(), seed }
    }

    fn place(&self) -> String {
        format!("seed {}, decision {}", self.seed, self.play.record().decisions.len())
    }

    fn play_out(mut self, effort: Effort) -> Outcome {
        for _ in 0..effort.decisions_at_most {
            let Prompt::Decide { seats, .. } = self.play.prompt() else { break };
            assert!(!seats.is_empty(), "{}: nobody is asked", self.place());
            self.examine_lists();
            self.examine_strange_actions();
            self.examine_secrets();
            let seat = {
                let chosen = self.whim.below(seats.len()) as usize;
                seats.iter().nth(chosen).expect("one of the seats that are asked")
            };
            self.decide(seat);
        }
        let Prompt::Over(outcome) = self.play.prompt() else {
            panic!("{}: the game does not end", self.place())
        };
        self.examine_end();
        self.examine_record();
        outcome
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<R> {
        Seat::all(R::seats(self.play.state()))
            .map(Viewer::Seat)
            .chain(std::iter::once(Viewer::Spectator))
    }

    fn examine_lists(&mut self) {
        let place = self.place();
        let asked = self.play.prompt().seats();
        for seat in Seat::all(R::seats(self.play.state())) {
            let actions = self.play.actions(seat);
            assert_eq!(
                !actions.is_empty(),
                asked.contains(seat),
                "{place}: seat {seat} has actions exactly when it is asked"
            );
            let distinct: HashSet<_> = actions.iter().collect();
            assert_eq!(distinct.len(), actions.len(), "{place}: duplicates in {actions:?}");
            let mut spelled = HashSet::new();
            for action in &actions {
                if let Err(refusal) = R::check(self.play.state(), seat.into(), action) {
                    panic!("{place}: `{action}` is listed but refused: {refusal}");
                }
                let text = action.to_string();
                assert_eq!(text.parse().as_ref(), Ok(action), "{place}: notation of {action:?}");
                let picks = R::offer(self.play.state(), seat, action).picks;
                assert!(!picks.is_empty(), "{place}: `{action}` has no picks");
                assert!(
                    spelled.insert(picks.clone()),
                    "{place}: {picks:?} spells `{action}` and another action"
                );
            }
            self.remember(&actions);
        }
    }

    /// Keeps a sample of what was listed, to be tried where it may not be allowed.
    fn remember(&mut self, actions: &[R::Action]) {
        const KEPT: usize = 4096;
        for action in actions {
            if self.met.len() < KEPT {
                self.met.push(action.clone());
            } else if self.whim.below(8) == 0 {
                let replaced = self.whim.below(KEPT as u32) as usize;
                self.met[replaced] = action.clone();
            }
        }
    }

    fn examine_strange_actions(&mut self) {
        let place = self.place();
        for _ in 0..STRANGE_ACTIONS.min(self.met.len()) {
            let action = self.met[self.whim.below(self.met.len() as u32) as usize].clone();
            for seat in Seat::all(R::seats(self.play.state())) {
                let listed = self.play.actions(seat).contains(&action);
                let accepted = R::check(self.play.state(), seat.into(), &action).is_ok();
                assert_eq!(
                    accepted, listed,
                    "{place}: `{action}` by seat {seat}: accepted {accepted}, listed {listed}"
                );
                if !accepted {
                    self.expect_refused(seat, &action);
                }
            }
        }
    }

    fn expect_refused(&mut self, seat: Seat, action: &R::Action) {
        let (state, length) = (self.play.state().clone(), self.play.record().decisions.len());
        let answer = self.play.play(seat.into(), action).map(<[_]>::len);
        assert!(answer.is_err(), "{}: `{action}` was played", self.place());
        self.expect_equal("a refused action changed the state", self.play.state(), &state);
        assert_eq!(self.play.record().decisions.len(), length, "{}", self.place());
    }

    fn expect_equal<T: Debug + PartialEq>(&self, what: &str, found: &T, expected: &T) {
        assert!(found == expected, "{}: {what}: {found:?} is not {expected:?}", self.place());
    }

    fn examine_secrets(&mut self) {
        for viewer in self.viewers() {
            let other = self.redealt(viewer);
            let state = self.play.state();
            self.expect_equal("view", &R::view(&other, viewer), &R::view(state, viewer));
            self.expect_equal("prompt", &R::prompt(&other), &R::prompt(state));
            if let Viewer::Seat(seat) = viewer {
                let (mut found, mut expected) = (Vec::new(), Vec::new());
                R::actions(&other, seat, &mut found);
                R::actions(state, seat, &mut expected);
                self.expect_equal("actions", &found, &expected);
                if R::prompt(state).seats().contains(seat) {
                    let (found, expected) = (R::question(&other, seat), R::question(state, seat));
                    self.expect_equal("question", &found, &expected);
                }
            }
        }
    }

    fn redealt(&mut self, viewer: Viewer) -> R::State {
        let mut other = self.play.state().clone();
        R::redeal(&mut other, viewer, &mut self.whim);
        other
    }

    /// Plays a random action; checks the events that each viewer gets, and undo.
    fn decide(&mut self, seat: Seat) {
        let actions = self.play.actions(seat);
        let action = actions[self.whim.below(actions.len() as u32) as usize].clone();
        let before = self.play.state().clone();
        let others: Vec<_> = self.viewers().map(|viewer| (viewer, self.redealt(viewer))).collect();

        if let Err(refusal) = self.play.play(seat.into(), &action).map(<[_]>::len) {
            panic!("{}: `{action}` is listed but refused: {refusal}", self.place());
        }
        self.examine_events(seat, &action, others);
        self.examine_undo(seat, &before, &action);
    }

    fn examine_events(&self, seat: Seat, action: &R::Action, others: Vec<(Viewer, R::State)>) {
        let events = &self.play.moments().last().expect("the start is a moment").events;
        let chance = &self.play.record().decisions.last().expect("just played").chance;
        if events.iter().any(R::Event::reveals) {
            return; // What was hidden is shown now: the two states may tell different things.
        }
        for (viewer, mut other) in others {
            if R::check(&other, seat.into(), action).is_err() {
                continue; // The action rests on a secret of the actor that was dealt anew.
            }
            let (mut chance, mut told) = (Replayed::new(chance), Vec::new());
            R::apply(&mut other, seat.into(), action, &mut chance, &mut told);
            if told.iter().any(R::Event::reveals) || chance.finish().is_err() {
                continue;
            }
            let seen = |events: &[R::Event]| -> Vec<_> {
                events.iter().filter_map(|event| event.seen_by(viewer)).collect()
            };
            self.expect_equal("events", &seen(&told), &seen(events));
            self.expect_equal(
                "view after the action",
                &R::view(&other, viewer),
                &R::view(self.play.state(), viewer),
            );
        }
    }

    fn examine_undo(&self, seat: Seat, before: &R::State, action: &R::Action) {
        let place = self.place();
        let moment = self.play.moments().last().expect("the start is a moment");
        let decision = self.play.record().decisions.last().expect("just played");
        let allowed = decision.chance.is_empty() && !moment.events.iter().any(R::Event::reveals);
        let offered = self.play.undoable_by();
        assert_eq!(offered, allowed.then_some(seat), "{place}: undo of `{action}`");
        for other in Seat::all(R::seats(before)) {
            let mut undone = self.play.clone();
            assert_eq!(undone.undo(other).is_ok(), offered == Some(other), "{place}: undo");
            if offered == Some(other) {
                self.expect_equal("undo leads to another state", undone.state(), before);
            }
        }
    }

    fn examine_end(&mut self) {
        for seat in Seat::all(R::seats(self.play.state())) {
            assert!(self.play.actions(seat).is_empty(), "{}: actions at the end", self.place());
            for action in self.met.clone() {
                let answer = R::check(self.play.state(), Actor::Seat(seat), &action);
                assert!(answer.is_err(), "{}: `{action}` after the end", self.place());
            }
        }
    }

    fn examine_record(&self) {
        let record = self.play.record();
        let text = record.to_text();
        let read = Record::parse::<R>(&text);
        assert_eq!(read.as_ref(), Ok(record), "{}: the record's text", self.place());
        match Play::<R>::resume(record.clone()) {
            Ok(resumed) => {
                self.expect_equal("the replay differs", resumed.state(), self.play.state());
            }
            Err(error) => panic!("{}: the record does not replay: {error}", self.place()),
        }
        if let Err(error) = verify::<R>(record) {
            panic!("{}: the record is not verified: {error}", self.place());
        }
    }
}

//! Listed is accepted, and nothing else; a refused action changes nothing.

use std::collections::HashSet;

use super::Examination;
use crate::chance::{Chance as _, Fast};
use crate::{Actor, Offer, Outcome, Present, Seat, SeatSet};

/// Enough strange actions to try at each decision without making the test slow.
const STRANGE_ACTIONS: usize = 24;

impl<R: Present> Examination<R> {
    pub(super) fn examine_lists(&mut self, asked: SeatSet, clock_ms: Option<u32>) {
        let place = self.place();
        assert!(!asked.is_empty() || clock_ms.is_some(), "{place}: nobody is asked");
        let table = SeatSet::of(Seat::all(R::seats(self.play.state())));
        assert!(asked.iter().all(|seat| table.contains(seat)), "{place}: an empty chair is asked");
        for seat in table.iter() {
            let actions = self.play.actions(seat);
            let may_write = !R::forms(self.play.state(), seat).is_empty();
            assert_eq!(
                !actions.is_empty() || may_write,
                asked.contains(seat),
                "{place}: seat {seat} has actions exactly when it is asked"
            );
            let distinct: HashSet<_> = actions.iter().collect();
            assert_eq!(distinct.len(), actions.len(), "{place}: duplicates in {actions:?}");
            self.examine_listed(seat, &actions);
            self.remember(&actions);
        }
    }

    fn examine_listed(&mut self, seat: Seat, actions: &[R::Action]) {
        let place = self.place();
        let state = self.play.state();
        let mut spelled = HashSet::new();
        for action in actions {
            if let Err(refusal) = R::check(state, seat.into(), action) {
                panic!("{place}: `{action}` is listed but refused: {refusal}");
            }
            self.examine_notation(action);
            let picks = R::offer(state, seat, action).picks;
            assert!(!picks.is_empty(), "{place}: `{action}` has no picks");
            assert!(
                spelled.insert(picks.clone()),
                "{place}: {picks:?} spells `{action}` and another action"
            );
            let by_the_clock = R::check(state, Actor::Clock, action).is_ok();
            assert!(!by_the_clock, "{place}: `{action}` of a seat is accepted from the clock");
        }
        for picks in &spelled {
            let begins = (1..picks.len()).find(|length| spelled.contains(&picks[..*length]));
            assert!(begins.is_none(), "{place}: {picks:?} begins with the picks of another action");
        }
        self.examine_orders(seat, actions);
        let state = self.play.state();
        let empty_chair = R::seats(state);
        if let (Some(action), true) = (actions.first(), usize::from(empty_chair) < Seat::MOST) {
            self.expect_refused(Actor::Seat(Seat::new(empty_chair)), action);
        }
    }

    /// Things that may be picked in any order spell the same action in whichever order they are
    /// picked, and no other. Where something floats, fewer picks may spell another action: two dice
    /// may pay for what three reach as well.
    fn examine_orders(&mut self, seat: Seat, actions: &[R::Action]) {
        let offers: Vec<Offer> =
            actions.iter().map(|action| R::offer(self.play.state(), seat, action)).collect();
        let is_loose = |offer: &Offer| !offer.any_order.is_empty() || offer.floating.is_some();
        let loose = (0..offers.len()).filter(|number| is_loose(&offers[*number]));
        let loose: Vec<usize> = loose.collect();
        for _ in 0..STRANGE_ACTIONS.min(loose.len()) {
            let number = loose[self.whim.below(loose.len() as u32) as usize];
            let picks = offers[number].mixed(|choices| self.whim.below(choices) as usize);
            let place = self.place();
            for (other, offer) in offers.iter().enumerate() {
                let floats = offer.floating.is_some();
                let first = if floats { picks.len() } else { 1 };
                let spelt = (first..=picks.len()).any(|length| offer.is_spelt_by(&picks[..length]));
                let action = &actions[other];
                assert_eq!(spelt, other == number, "{place}: `{action}` by {picks:?}");
            }
        }
    }

    pub(super) fn examine_notation(&self, action: &R::Action) {
        let text = action.to_string();
        assert_eq!(text.parse().as_ref(), Ok(action), "{}: notation of {action:?}", self.place());
        assert!(!text.contains('\n'), "{}: notation of {action:?} in lines", self.place());
    }

    /// Keeps a sample of what was listed, to be tried where it may not be allowed.
    pub(super) fn remember(&mut self, actions: &[R::Action]) {
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

    pub(super) fn examine_strange_actions(&mut self) {
        let place = self.place();
        let seats = Seat::all(R::seats(self.play.state()));
        let listed: Vec<_> = seats.map(|seat| (seat, self.play.actions(seat))).collect();
        for _ in 0..STRANGE_ACTIONS.min(self.met.len()) {
            let Some(action) = self.strange_action() else { continue };
            for (seat, actions) in &listed {
                let listed = actions.contains(&action);
                let accepted = R::check(self.play.state(), (*seat).into(), &action).is_ok();
                // What is written freely may spell something and still be refused.
                let agrees = if R::is_written(&action) {
                    !accepted || self.is_spelled(*seat, &action)
                } else {
                    accepted == listed
                };
                assert!(
                    agrees,
                    "{place}: `{action}` by seat {seat}: accepted {accepted}, listed {listed}"
                );
                if !accepted {
                    self.expect_refused((*seat).into(), &action);
                }
            }
        }
    }

    /// An action met before, or one whose notation is made of the pieces of two.
    fn strange_action(&mut self) -> Option<R::Action> {
        let first = self.met[self.whim.below(self.met.len() as u32) as usize].clone();
        if self.whim.below(2) == 0 {
            return Some(first);
        }
        let second = &self.met[self.whim.below(self.met.len() as u32) as usize];
        splice(&first.to_string(), &second.to_string(), &mut self.whim).parse().ok()
    }

    pub(super) fn expect_refused(&mut self, actor: Actor, action: &R::Action) {
        let (state, length) = (self.play.state().clone(), self.play.record().decisions.len());
        let answer = self.play.play(actor, action).map(<[_]>::len);
        assert!(answer.is_err(), "{}: `{action}` by {actor:?} was played", self.place());
        self.expect_equal("a refused action changed the state", self.play.state(), &state);
        assert_eq!(self.play.record().decisions.len(), length, "{}", self.place());
    }

    pub(super) fn examine_end(&mut self, outcome: Outcome) {
        let place = self.place();
        let seats = R::seats(self.play.state());
        if let Outcome::Won { winners, .. } = outcome {
            let seated = winners.iter().all(|winner| winner.index() < usize::from(seats));
            assert!(seated && !winners.is_empty(), "{place}: {winners:?} cannot win");
        }
        for seat in Seat::all(seats) {
            assert!(self.play.actions(seat).is_empty(), "{place}: actions at the end");
        }
        for actor in Seat::all(seats).map(Actor::Seat).chain([Actor::Clock]) {
            for action in &self.met {
                let answer = R::check(self.play.state(), actor, action);
                assert!(answer.is_err(), "{place}: `{action}` after the end");
            }
        }
    }
}

/// The first text with one of its words or numbers replaced by one of the second's.
fn splice(first: &str, second: &str, whim: &mut Fast) -> String {
    let (mut spliced, others) = (pieces(first), pieces(second));
    if spliced.is_empty() || others.is_empty() {
        return String::new();
    }
    let at = whim.below(spliced.len() as u32) as usize;
    spliced[at] = others[whim.below(others.len() as u32) as usize];
    spliced.concat()
}

/// Cuts a notation wherever a word, a number or a mark ends.
fn pieces(text: &str) -> Vec<&str> {
    let kind = |letter: char| (letter.is_alphabetic(), letter.is_ascii_digit());
    let mut pieces = Vec::new();
    let mut start = 0;
    for (end, pair) in text.char_indices().skip(1).zip(text.chars().zip(text.chars().skip(1))) {
        if kind(pair.0) != kind(pair.1) {
            pieces.push(&text[start..end.0]);
            start = end.0;
        }
    }
    pieces.push(&text[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notation_is_cut_into_words_numbers_and_marks() {
        assert_eq!(pieces("swap 17"), ["swap", " ", "17"]);
        assert_eq!(pieces("b3-c14"), ["b", "3", "-", "c", "14"]);
        assert_eq!(pieces("é"), ["é"]);
    }
}

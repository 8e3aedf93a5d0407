//! Nothing leaks: neither by a view, a prompt, a question or a list, nor by an event.

use super::Examination;
use crate::chance::{Chance, Draw, Fast, Replayed};
use crate::{Actor, Audience, Event as _, Present, Viewer};

/// What was hidden in the games played so far. A game that hides events and deals nothing anew
/// would pass every test of secrets for the wrong reason.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Hidden {
    event: bool,
    redealt: bool,
}

impl Hidden {
    pub(super) fn add(&mut self, other: Self) {
        self.event |= other.event;
        self.redealt |= other.redealt;
    }

    pub(super) fn expect_redealt(self) {
        assert!(
            self.redealt || !self.event,
            "events are hidden from some, but no redeal ever changed a state"
        );
    }
}

impl<R: Present> Examination<R> {
    pub(super) fn redealt(&mut self, viewer: Viewer) -> R::State {
        let mut other = self.play.state().clone();
        R::redeal(&mut other, viewer, &mut self.whim);
        self.hidden.redealt |= other != *self.play.state();
        other
    }

    /// Compares with a state that differs only in what the viewer cannot see.
    pub(super) fn examine_secrets(&mut self) {
        for viewer in self.viewers() {
            let other = self.redealt(viewer);
            let state = self.play.state();
            let view = R::view(state, viewer);
            self.expect_equal("view", &R::view(&other, viewer), &view);
            self.expect_equal("prompt", &R::prompt(&other), &R::prompt(state));
            let _ = R::describe(&view);
            let Viewer::Seat(seat) = viewer else { continue };
            let (mut found, mut expected) = (Vec::new(), Vec::new());
            R::actions(&other, seat, &mut found);
            R::actions(state, seat, &mut expected);
            self.expect_equal("actions", &found, &expected);
            self.expect_equal("forms", &R::forms(&other, seat), &R::forms(state, seat));
            for action in &expected {
                let (found, offer) =
                    (R::offer(&other, seat, action), R::offer(state, seat, action));
                self.expect_equal("offer", &found, &offer);
                let found = R::preview(&other, seat, action);
                self.expect_equal("preview", &found, &R::preview(state, seat, action));
            }
            if R::prompt(state).seats().contains(seat) {
                let (found, expected) = (R::question(&other, seat), R::question(state, seat));
                self.expect_equal("question", &found, &expected);
                self.expect_equal("hint", &R::hint(&other, seat), &R::hint(state, seat));
            }
        }
    }

    /// Compares what the viewers are told of an action with what they would have been told had
    /// the things that they cannot see been otherwise.
    pub(super) fn examine_events(
        &mut self,
        actor: Actor,
        action: &R::Action,
        others: Vec<(Viewer, R::State)>,
    ) {
        let events = &self.play.moments().last().expect("the start is a moment").events;
        self.hidden.event |= events.iter().any(|event| event.audience() != Audience::Everyone);
        if events.iter().any(R::Event::reveals) {
            return; // What was hidden is shown now: the two states may tell different things.
        }
        for (viewer, other) in others {
            let seen = seen_by::<R>(events, viewer);
            for event in &seen {
                let _ = R::tell(event);
            }
            let view = R::view(self.play.state(), viewer);
            if R::check(&other, actor, action).is_ok() {
                if let Some((told, found)) = self.try_action(&other, actor, action, viewer) {
                    self.expect_equal("events", &told, &seen);
                    self.expect_equal("view after the action", &found, &view);
                }
            } else if let Actor::Seat(seat) = actor {
                // The action rests on a secret of the actor. Unless that was told, the viewer
                // must still believe that it was some action of the other state.
                let mut actions = Vec::new();
                R::actions(&other, seat, &mut actions);
                let believable = actions.iter().any(|instead| {
                    self.try_action(&other, actor, instead, viewer)
                        .is_none_or(|(told, found)| told == seen && found == view)
                });
                assert!(
                    believable,
                    "{}: {viewer:?} learns a secret of the actor from {seen:?}, and no event \
                     of `{action}` reveals",
                    self.place()
                );
            }
        }
    }

    /// What the viewer would be told and see, had the action been played in the other state; none
    /// if that says nothing, because a secret is shown or chance does not fit.
    fn try_action(
        &self,
        other: &R::State,
        actor: Actor,
        action: &R::Action,
        viewer: Viewer,
    ) -> Option<(Vec<R::Event>, R::View)> {
        let chance = &self.play.record().decisions.last().expect("just played").chance;
        let (mut chance, mut told) = (Replayed::new(chance), Vec::new());
        let mut other = other.clone();
        R::apply(&mut other, actor, action, &mut chance, &mut told);
        if told.iter().any(R::Event::reveals) || chance.finish().is_err() {
            return None;
        }
        Some((seen_by::<R>(&told, viewer), R::view(&other, viewer)))
    }

    pub(super) fn examine_start(&mut self) {
        let record = self.play.record();
        let (drawn, setup) = (record.start.clone(), record.setup.clone());
        let events = &self.play.moments()[0].events;
        self.hidden.event |= events.iter().any(|event| event.audience() != Audience::Everyone);
        self.expect_secret_draws(&drawn, |chance, log| R::start(&setup, chance, log).ok());
    }

    pub(super) fn examine_draws(&mut self, before: &R::State, actor: Actor, action: &R::Action) {
        let drawn = self.play.record().decisions.last().expect("just played").chance.clone();
        self.expect_secret_draws(&drawn, |chance, log| {
            let mut other = before.clone();
            R::apply(&mut other, actor, action, chance, log);
            Some(other)
        });
    }

    /// Draws a card anew. If somebody's view shows the difference and the viewer's does not, the
    /// card is a secret from the viewer, and no event may tell it. (Dice are rolled in the open.)
    fn expect_secret_draws(
        &mut self,
        drawn: &[u32],
        happen: impl Fn(&mut Redrawn<'_>, &mut Vec<R::Event>) -> Option<R::State>,
    ) {
        const DRAWS_TRIED: usize = 4;
        for _ in 0..DRAWS_TRIED.min(drawn.len()) {
            let at = self.whim.below(drawn.len() as u32) as usize;
            let (mut whim, mut told) = (self.whim.clone(), Vec::new());
            let mut chance = Redrawn { drawn, at, asked: 0, whim: &mut whim };
            let Some(other) = happen(&mut chance, &mut told) else { continue };
            let state = self.play.state();
            let shows = |viewer| R::view(&other, viewer) != R::view(state, viewer);
            let (informed, ignorant): (Vec<_>, Vec<_>) = self.viewers().partition(|v| shows(*v));
            if informed.is_empty() {
                continue;
            }
            let events = &self.play.moments().last().expect("the start is a moment").events;
            for viewer in ignorant {
                let (found, expected) = (seen_by::<R>(&told, viewer), seen_by::<R>(events, viewer));
                self.expect_equal("events tell a hidden draw", &found, &expected);
            }
        }
    }
}

fn seen_by<R: Present>(events: &[R::Event], viewer: Viewer) -> Vec<R::Event> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// What was drawn before, but for one card.
struct Redrawn<'a> {
    drawn: &'a [u32],
    at: usize,
    asked: usize,
    whim: &'a mut Fast,
}

impl Chance for Redrawn<'_> {
    fn draw(&mut self, draw: Draw) -> u32 {
        let is_card = matches!(draw, Draw::OneOf(_) | Draw::Below(_));
        let anew = self.asked == self.at && is_card;
        let before = self.drawn.get(self.asked).copied().filter(|value| draw.admits(*value));
        self.asked += 1;
        match before {
            Some(value) if !anew => value,
            _ => self.whim.draw(draw),
        }
    }
}

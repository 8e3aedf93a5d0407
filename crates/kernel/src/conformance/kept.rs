//! The record replays, and undo leads back.

use super::Examination;
use crate::{Actor, Event as _, Play, Present, Record, Rules, Seat, verify};

impl<R: Present> Examination<R> {
    pub(super) fn examine_undo(&self, actor: Actor, before: &R::State, action: &R::Action) {
        let place = self.place();
        let moment = self.play.moments().last().expect("the start is a moment");
        let decision = self.play.record().decisions.last().expect("just played");
        let allowed = decision.chance.is_empty() && !moment.events.iter().any(R::Event::reveals);
        let wanted = match actor {
            Actor::Seat(seat) => allowed.then_some(seat),
            Actor::Clock => None,
        };
        let offered = self.play.undoable_by();
        assert_eq!(offered, wanted, "{place}: undo of `{action}`");
        if !self.effort.takes_back(self.play.record().decisions.len()) {
            return;
        }
        let mut undone = self.play.clone();
        for other in Seat::all(R::seats(before)).filter(|seat| offered != Some(*seat)) {
            assert!(undone.undo(other).is_err(), "{place}: undo of `{action}` by seat {other}");
        }
        if let Some(seat) = offered {
            assert!(undone.undo(seat).is_ok(), "{place}: undo of `{action}` is refused");
            self.expect_equal("undo leads to another state", undone.state(), before);
        }
    }

    pub(super) fn examine_record(&self) {
        let record = self.play.record();
        let read = <Record<<R as Rules>::Setup>>::parse::<R>(&record.to_text());
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

//! What a table waits for, as it stands in the list of whoever plays there.

use kernel::{Seat, Sentence};

use super::Table;

/// What a table waits for. It costs no view and no list of actions.
#[derive(Debug, Clone, PartialEq)]
pub struct Waiting {
    /// The seats that owe a decision.
    pub seats: Vec<Seat>,
    /// What is asked of the seat that looks.
    pub question: Option<Sentence>,
    /// Whether that is more urgent than a turn.
    pub urgent: bool,
    /// How long the seat that looks has left, or, if it is not asked, the first of those that are.
    pub left_ms: Option<u64>,
    /// How the game ended, if it did.
    pub ended: Option<Sentence>,
}

impl Table {
    /// What it waits for, told to a seat.
    pub fn waiting(&self, seat: Seat, now_ms: u64) -> Waiting {
        let ledger = &self.ledger;
        let asked = ledger.asked_seats();
        let question = asked.contains(seat).then(|| ledger.game.question(seat));
        let urgent = question.as_ref().is_some_and(|question| ledger.game.alarms(question));
        let clocks = super::show::clock(self, now_ms).seats;
        let counts = |of: &Seat| clocks.iter().find(|clock| clock.seat == *of && clock.running);
        let left = |of: Seat| {
            let clock = counts(&of)?;
            [clock.decision_left_ms, clock.game_left_ms].into_iter().flatten().min()
        };
        let first = || asked.iter().filter_map(left).min();
        Waiting {
            seats: asked.iter().collect(),
            question,
            urgent,
            left_ms: if asked.contains(seat) { left(seat) } else { first() },
            ended: ledger.over().map(|over| over.sentence),
        }
    }
}

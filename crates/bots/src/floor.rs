//! Which bot decides next where several are asked at once.

use kernel::{Actor, Prompt, Seat, SeatSet};

/// Who has the floor: one seat after the other, from whoever decided last, until all of them would
/// rather wait. Wherever a game is played, its bots decide in this order.
///
/// ```
/// use bots::Floor;
/// use kernel::{Prompt, Seat, SeatSet};
///
/// let seats = SeatSet::of(Seat::all(3));
/// let prompt = Prompt::Decide { seats, clock_ms: Some(5_000) };
/// let mut floor = Floor::default();
/// assert_eq!(floor.next(prompt, seats), Some(Seat::new(0)));
/// floor.pass(Seat::new(0).into());
/// assert_eq!(floor.next(prompt, seats), Some(Seat::new(1)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Floor {
    last: Option<Seat>,
    /// How many decisions seats made since the clock last did.
    in_beat: u32,
}

/// Between two beats of a clock the bots of a table do no more than this, all seats together: who
/// never waits would never let time go on.
const DECISIONS_A_BEAT: u32 = 100;

impl Floor {
    /// After these decisions, the last of them first.
    pub fn after(actors: impl Iterator<Item = Actor>) -> Self {
        let mut floor = Self::default();
        let seats = actors.take(DECISIONS_A_BEAT as usize).map_while(seat_of);
        for (number, seat) in (1..).zip(seats) {
            floor = Self { last: floor.last.or(Some(seat)), in_beat: number };
        }
        floor
    }

    /// Somebody has decided, or the clock has.
    pub const fn pass(&mut self, to: Actor) {
        *self = match to {
            Actor::Seat(seat) => Self { last: Some(seat), in_beat: self.in_beat.saturating_add(1) },
            Actor::Clock => Self { last: None, in_beat: 0 },
        };
    }

    /// Who of those that are ready decides next.
    pub fn next(self, prompt: Prompt, ready: SeatSet) -> Option<Seat> {
        let Prompt::Decide { seats, clock_ms } = prompt else { return None };
        if clock_ms.is_some() && self.in_beat >= DECISIONS_A_BEAT {
            return None;
        }
        let after = seats.iter().filter(|seat| self.last.is_some_and(|last| *seat > last));
        after.chain(seats.iter()).find(|seat| ready.contains(*seat))
    }
}

const fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Clock => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_floor_follows_from_the_decisions() {
        let seat = |index| Actor::Seat(Seat::new(index));
        let mut floor = Floor::default();
        let mut decided = Vec::new();
        for actor in [seat(1), Actor::Clock, seat(0), seat(2), seat(1)] {
            floor.pass(actor);
            decided.push(actor);
            assert_eq!(Floor::after(decided.iter().rev().copied()), floor, "{decided:?}");
        }
    }

    #[test]
    fn nobody_talks_for_ever_between_two_beats() {
        let seats = SeatSet::of(Seat::all(2));
        let timed = Prompt::Decide { seats, clock_ms: Some(1) };
        let mut floor = Floor::default();
        let mut decisions = 0;
        while let Some(seat) = floor.next(timed, seats) {
            floor.pass(seat.into());
            decisions += 1;
        }
        assert_eq!(decisions, DECISIONS_A_BEAT);
        let untimed = Prompt::Decide { seats, clock_ms: None };
        assert!(floor.next(untimed, seats).is_some());
    }
}

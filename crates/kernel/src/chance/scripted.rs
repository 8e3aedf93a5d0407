use std::collections::VecDeque;

use super::{Chance, ChanceFault, Draw, Faults};

/// Chance as a test or a script wants it: dice in one queue, picks (cards and other members of a
/// set) in another. A pick is written as the set of members that will do, since a deck may hold
/// several copies of a card.
///
/// The rules cannot be stopped half-way, so a script that does not fit keeps its first fault and
/// answers with made-up outcomes; [`Scripted::finish`] tells.
///
/// ```
/// use kernel::chance::{Chance, Scripted};
///
/// let mut chance = Scripted::dice([4, 4, 2]);
/// assert_eq!([chance.die(6), chance.die(6), chance.die(6)], [4, 4, 2]);
/// assert_eq!(chance.finish(), Ok(()));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Scripted {
    dice: VecDeque<u32>,
    picks: VecDeque<u64>,
    faults: Faults,
}

impl Scripted {
    pub fn new(dice: impl IntoIterator<Item = u32>, picks: impl IntoIterator<Item = u64>) -> Self {
        Self {
            dice: dice.into_iter().collect(),
            picks: picks.into_iter().collect(),
            faults: Faults::NONE,
        }
    }

    pub fn dice(dice: impl IntoIterator<Item = u32>) -> Self {
        Self::new(dice, [])
    }

    /// Whether everything that was asked had an answer, and every answer was asked for.
    pub fn finish(self) -> Result<(), ChanceFault> {
        let left_over = self.dice.len() + self.picks.len();
        match self.faults.first {
            Some(fault) => Err(fault),
            None if left_over > 0 => Err(ChanceFault::LeftOver(left_over)),
            None => Ok(()),
        }
    }

    fn next_answer(&mut self, draw: Draw) -> Result<u32, ChanceFault> {
        let value = match draw {
            Draw::Die { .. } | Draw::Below(_) => self.dice.pop_front(),
            Draw::OneOf(members) => self.picks.pop_front().map(|wanted| {
                let fitting = if wanted & members == 0 { wanted } else { wanted & members };
                fitting.trailing_zeros()
            }),
        };
        let value = value.ok_or(ChanceFault::Exhausted(draw))?;
        if draw.admits(value) { Ok(value) } else { Err(ChanceFault::NotAdmitted { draw, value }) }
    }
}

impl Chance for Scripted {
    fn draw(&mut self, draw: Draw) -> u32 {
        match self.next_answer(draw) {
            Ok(value) => value,
            Err(fault) => self.faults.make_up(draw, fault),
        }
    }
}

use super::{Chance, ChanceFault, Draw, Faults};

/// Any chance, and what it gave.
///
/// ```
/// use kernel::chance::{Chance, Recorded, Scripted};
///
/// let mut recorded = Recorded::new(Scripted::dice([4, 2]));
/// recorded.die(6);
/// recorded.die(6);
/// assert_eq!(recorded.into_drawn(), [4, 2]);
/// ```
#[derive(Debug)]
pub struct Recorded<C> {
    chance: C,
    drawn: Vec<u32>,
}

impl<C: Chance> Recorded<C> {
    pub const fn new(chance: C) -> Self {
        Self { chance, drawn: Vec::new() }
    }

    pub fn into_drawn(self) -> Vec<u32> {
        self.drawn
    }

    pub fn into_parts(self) -> (C, Vec<u32>) {
        (self.chance, self.drawn)
    }
}

impl<C: Chance> Chance for Recorded<C> {
    fn draw(&mut self, draw: Draw) -> u32 {
        let value = self.chance.draw(draw);
        self.drawn.push(value);
        value
    }
}

/// What chance gave before, given again in the same order. Nothing is drawn.
///
/// Like [`super::Scripted`] it keeps its first fault and goes on with made-up outcomes.
///
/// ```
/// use kernel::chance::{Chance, Replayed};
///
/// let mut replayed = Replayed::new(&[4, 2]);
/// assert_eq!([replayed.die(6), replayed.die(6)], [4, 2]);
/// assert_eq!(replayed.finish(), Ok(()));
/// ```
#[derive(Debug)]
pub struct Replayed<'a> {
    left: &'a [u32],
    faults: Faults,
}

impl<'a> Replayed<'a> {
    pub const fn new(drawn: &'a [u32]) -> Self {
        Self { left: drawn, faults: Faults::NONE }
    }

    /// Whether the questions were exactly those that were asked when the values were drawn.
    pub const fn finish(self) -> Result<(), ChanceFault> {
        match self.faults.first {
            Some(fault) => Err(fault),
            None if !self.left.is_empty() => Err(ChanceFault::LeftOver(self.left.len())),
            None => Ok(()),
        }
    }
}

impl Chance for Replayed<'_> {
    fn draw(&mut self, draw: Draw) -> u32 {
        let answer = match self.left.split_first() {
            None => Err(ChanceFault::Exhausted(draw)),
            Some((&value, rest)) => {
                self.left = rest;
                if draw.admits(value) {
                    Ok(value)
                } else {
                    Err(ChanceFault::NotAdmitted { draw, value })
                }
            }
        };
        answer.unwrap_or_else(|fault| self.faults.make_up(draw, fault))
    }
}

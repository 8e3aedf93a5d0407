//! Chance comes from outside: the rules ask for a die or a card, and somebody hands it in.
//!
//! Three kinds answer. [`Seeded`] plays: its `ChaCha` stream follows from a secret seed whose hash
//! was published, so everybody can check it afterwards. [`Scripted`] tests: "the next die shows
//! 5". [`Fast`] searches: the cheapest generator there is, with no promise but evenness.
//! [`Recorded`] wraps any of them and keeps what was drawn; [`Replayed`] gives that back.

mod fast;
mod recorded;
mod scripted;
mod seeded;

pub use fast::Fast;
pub use recorded::{Recorded, Replayed};
pub use scripted::Scripted;
pub use seeded::{Commitment, Seed, SeedError, Seeded};

/// One question to chance.
///
/// ```
/// use kernel::chance::Draw;
///
/// assert!(Draw::Die { sides: 6 }.admits(6));
/// assert!(!Draw::Below(6).admits(6));
/// assert!(Draw::OneOf(0b101).admits(2));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draw {
    /// A die with faces `1..=sides`; the answer is the face.
    Die { sides: u8 },
    /// A whole number from 0 up to, and without, the bound.
    Below(u32),
    /// One member of a set of up to 64 things, bit by bit; the answer is the number of the bit.
    OneOf(u64),
}

impl Draw {
    /// Whether `value` can be an answer to this question.
    pub const fn admits(self, value: u32) -> bool {
        match self {
            Self::Die { sides } => value >= 1 && value <= sides as u32,
            Self::Below(bound) => value < bound,
            Self::OneOf(members) => value < 64 && members & (1 << value) != 0,
        }
    }

    /// How many answers there are, all equally likely.
    const fn outcomes(self) -> u32 {
        match self {
            Self::Die { sides } => sides as u32,
            Self::Below(bound) => bound,
            Self::OneOf(members) => members.count_ones(),
        }
    }

    /// The answer with the given number, counted from 0 in rising order.
    #[inline]
    fn answer(self, index: u32) -> u32 {
        match self {
            Self::Die { .. } => index + 1,
            Self::Below(_) => index,
            Self::OneOf(mut members) => {
                for _ in 0..index {
                    members &= members - 1;
                }
                members.trailing_zeros()
            }
        }
    }
}

/// Where dice, cards and every other accident come from.
///
/// ```
/// use kernel::chance::{Chance, Fast};
///
/// let chance = &mut Fast::new(1);
/// let (face, card) = (chance.die(6), chance.one_of(0b1001));
/// assert!((1..=6).contains(&face));
/// assert!(card == 0 || card == 3);
/// ```
pub trait Chance {
    /// Answers one question; every admitted answer is equally likely.
    fn draw(&mut self, draw: Draw) -> u32;

    /// Rolls a die with faces `1..=sides`.
    #[inline]
    fn die(&mut self, sides: u8) -> u8 {
        self.draw(Draw::Die { sides }) as u8
    }

    /// A whole number below `bound`.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        self.draw(Draw::Below(bound))
    }

    /// One member of a non-empty set, by the number of its bit.
    #[inline]
    fn one_of(&mut self, members: u64) -> u8 {
        self.draw(Draw::OneOf(members)) as u8
    }

    /// Puts the items into random order, one [`Chance::below`] for each item but the last.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            items.swap(last, chosen);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn draw(&mut self, draw: Draw) -> u32 {
        (**self).draw(draw)
    }
}

/// Chance that was scripted or recorded did not fit the questions that were asked.
///
/// ```
/// use kernel::chance::{ChanceFault, Scripted};
///
/// let fault = Scripted::dice([4, 2]).finish().unwrap_err();
/// assert_eq!(fault, ChanceFault::LeftOver(2));
/// assert_eq!(fault.to_string(), "2 outcomes were never asked for");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ChanceFault {
    #[error("chance was asked for {0:?} but nothing is left")]
    Exhausted(Draw),
    #[error("{value} is no answer to {draw:?}")]
    NotAdmitted { draw: Draw, value: u32 },
    #[error("{0} outcomes were never asked for")]
    LeftOver(usize),
}

/// What goes wrong while chance is scripted or replayed.
///
/// The rules cannot be stopped half-way, so after a fault they get made-up outcomes until their
/// caller asks. These go round through all that are admitted: rules that roll until something
/// changes would never come back from the same one again and again.
#[derive(Debug, Clone, Copy, Default)]
struct Faults {
    first: Option<ChanceFault>,
    made_up: u32,
}

impl Faults {
    const NONE: Self = Self { first: None, made_up: 0 };

    /// Keeps the first fault and makes an outcome up.
    fn make_up(&mut self, draw: Draw, fault: ChanceFault) -> u32 {
        self.first.get_or_insert(fault);
        let index = self.made_up % draw.outcomes();
        self.made_up += 1;
        draw.answer(index)
    }
}

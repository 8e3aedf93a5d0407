use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Chance, Draw};

/// Chance for search and simulation: fast, repeatable from a number, and not secret.
///
/// ```
/// use kernel::chance::{Chance, Fast};
///
/// let mut chance = Fast::new(7);
/// assert!((1..=6).contains(&chance.die(6)));
/// ```
#[derive(Debug, Clone)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The same evenly spread 64 bits that the draws come from.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for Fast {
    /// Scales 32 random bits to the number of outcomes. The unevenness is below one in a hundred
    /// million for our games' draws, which no search can notice.
    #[inline]
    fn draw(&mut self, draw: Draw) -> u32 {
        let scaled = (self.0.next_u64() >> 32) * u64::from(draw.outcomes());
        draw.answer((scaled >> 32) as u32)
    }
}

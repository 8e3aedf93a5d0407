use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use super::{Chance, Draw};

/// The secret from which all chance of one game follows.
///
/// ```
/// use kernel::chance::Seed;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
pub struct Seed([u8; 32]);

/// The hash of a [`Seed`], published before the first draw: it binds whoever holds the seed.
///
/// ```
/// use kernel::chance::Seed;
///
/// let (seed, other) = (Seed::from_number(7), Seed::from_number(8));
/// assert_eq!(seed.commitment(), seed.commitment());
/// assert_ne!(seed.commitment(), other.commitment());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
pub struct Commitment([u8; 32]);

/// A text that is not 64 hexadecimal digits.
///
/// ```
/// use kernel::chance::Seed;
///
/// let error = "seven".parse::<Seed>().unwrap_err();
/// assert_eq!(error.to_string(), "`seven` is not 64 hexadecimal digits");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not 64 hexadecimal digits")]
pub struct SeedError(String);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for a number that a person can type; as easy to guess as the number.
    pub fn from_number(number: u64) -> Self {
        Self(blake3::derive_key("Passerelle 2026 seed from a number", &number.to_le_bytes()))
    }

    pub fn commitment(self) -> Commitment {
        Commitment(blake3::derive_key("Passerelle 2026 commitment to a seed", &self.0))
    }

    /// The chance for one decision: 0 is the start of the game, 1 the first decision.
    pub fn chance_for(self, decision: u64) -> Seeded {
        let mut generator = ChaCha20Rng::from_seed(self.0);
        generator.set_stream(decision);
        Seeded(generator)
    }
}

/// Chance for play: `ChaCha20` with the seed as key and the number of the decision as stream.
///
/// A stream of its own for each decision means that no generator has to be saved: whoever knows
/// the seed and the number of the decision can go on, check it or take it back.
///
/// ```
/// use kernel::chance::{Chance, Seed};
///
/// let seed = Seed::from_number(7);
/// assert_eq!(seed.chance_for(3).die(6), seed.chance_for(3).die(6));
/// ```
#[derive(Debug, Clone)]
pub struct Seeded(ChaCha20Rng);

impl Chance for Seeded {
    /// Exactly even: 32 bits that would favour some outcome are thrown away (Lemire's method).
    fn draw(&mut self, draw: Draw) -> u32 {
        let outcomes = draw.outcomes();
        let uneven_below = outcomes.wrapping_neg() % outcomes;
        loop {
            let scaled = u64::from(self.0.next_u32()) * u64::from(outcomes);
            if (scaled as u32) >= uneven_below {
                return draw.answer((scaled >> 32) as u32);
            }
        }
    }
}

macro_rules! hexadecimal {
    ($($name:ident),*) => {
        $(
            impl fmt::Display for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    f.write_str(&blake3::Hash::from(self.0).to_hex())
                }
            }

            impl FromStr for $name {
                type Err = SeedError;

                fn from_str(text: &str) -> Result<Self, SeedError> {
                    let hash = blake3::Hash::from_hex(text);
                    Ok(Self(*hash.map_err(|_| SeedError(text.to_owned()))?.as_bytes()))
                }
            }

            impl From<$name> for String {
                fn from(value: $name) -> Self {
                    value.to_string()
                }
            }

            impl TryFrom<String> for $name {
                type Error = SeedError;

                fn try_from(text: String) -> Result<Self, SeedError> {
                    text.parse()
                }
            }
        )*
    };
}
hexadecimal!(Seed, Commitment);

//! The secrets by which a browser proves whose seat it holds.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use subtle::ConstantTimeEq as _;

/// 128 random bits that open one seat. Only its hash is ever stored.
///
/// ```
/// use table::Secret;
///
/// let secret = Secret::from_bytes([7; 16]);
/// assert_eq!(secret.reveal().parse::<Secret>().unwrap().hash(), secret.hash());
/// assert_eq!(format!("{secret:?}"), "Secret(…)");
/// ```
#[derive(Clone, Copy)]
pub struct Secret([u8; 16]);

/// A text that is not 32 hexadecimal digits. It is not repeated: it may be a secret mistyped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a secret is 32 hexadecimal digits")]
pub struct SecretError;

impl Secret {
    /// The bytes must come from a source that nobody can guess.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The text for whoever holds the seat, and for nobody else.
    pub fn reveal(self) -> String {
        format!("{:032x}", u128::from_be_bytes(self.0))
    }

    pub fn hash(self) -> SecretHash {
        SecretHash(blake3::derive_key("Passerelle 2026 hash of a seat's secret", &self.0))
    }
}

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Self, SecretError> {
        let digits: &[u8; 32] = text.as_bytes().try_into().map_err(|_| SecretError)?;
        let mut bytes = [0; 16];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            let value = |digit: u8| char::from(digit).to_digit(16).ok_or(SecretError);
            *byte = (value(pair[0])? << 4 | value(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// Logs and panics show nothing.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What is stored of a [`Secret`]. Comparing takes the same time whatever the bytes are.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct SecretHash([u8; 32]);

impl SecretHash {
    pub(crate) fn opens(&self, seat: &Self) -> subtle::Choice {
        self.0.ct_eq(&seat.0)
    }
}

impl PartialEq for SecretHash {
    fn eq(&self, other: &Self) -> bool {
        self.opens(other).into()
    }
}

impl Eq for SecretHash {}

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// The table's own secret, never told to anybody: from it follow the secrets that the table hands
/// out, so that a request that is repeated gets the same answer without anything being stored.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableKey([u8; 32]);

impl TableKey {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret for whoever sat down by this command.
    pub(crate) fn seat_secret(self, seat: Seat, command: &str) -> Secret {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        hasher.update(&[seat.index() as u8]).update(command.as_bytes());
        let mut bytes = [0; 16];
        hasher.finalize_xof().fill(&mut bytes);
        Secret(bytes)
    }

    /// Bytes for one other purpose.
    pub(crate) fn derive<const N: usize>(self, purpose: &str) -> [u8; N] {
        let mut bytes = [0; N];
        let mut hasher = blake3::Hasher::new_derive_key("Passerelle 2026 from the key of a table");
        hasher.update(&self.0).update(purpose.as_bytes()).finalize_xof().fill(&mut bytes);
        bytes
    }
}

impl fmt::Debug for TableKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableKey(…)")
    }
}

macro_rules! hexadecimal {
    ($($name:ident),*) => {
        $(
            impl From<$name> for String {
                fn from(value: $name) -> Self {
                    blake3::Hash::from_bytes(value.0).to_hex().to_string()
                }
            }

            impl TryFrom<String> for $name {
                type Error = blake3::HexError;

                fn try_from(text: String) -> Result<Self, blake3::HexError> {
                    Ok(Self(*blake3::Hash::from_hex(text)?.as_bytes()))
                }
            }
        )*
    };
}
hexadecimal!(SecretHash, TableKey);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_opens_only_if_every_bit_is_right() {
        let hash = Secret::from_bytes([7; 16]).hash();
        assert!(bool::from(hash.opens(&hash)));
        for bit in 0..256 {
            let mut other = hash;
            other.0[bit / 8] ^= 1 << (bit % 8);
            assert!(!bool::from(hash.opens(&other)) && hash != other, "bit {bit}");
        }
    }

    #[test]
    fn nothing_that_is_shown_for_debugging_tells_a_secret() {
        let secret = Secret::from_bytes([0xab; 16]);
        let shown = format!("{secret:?} {:?} {:?}", secret.hash(), TableKey([0xab; 32]));
        assert_eq!(shown, "Secret(…) SecretHash(…) TableKey(…)");
    }
}

//! Names of tables, commands and connections.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The name of a table in addresses: up to 40 letters and digits.
///
/// ```
/// use table::TableId;
///
/// let id = TableId::from_bytes([7; 10]);
/// assert_eq!(id.to_string().len(), 16);
/// assert_eq!(id.to_string().parse(), Ok(id));
/// assert!("../etc".parse::<TableId>().is_err());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct TableId(Box<str>); // Invariant: 1 to 40 lower-case letters and digits.

impl utoipa::PartialSchema for TableId {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        String::schema()
    }
}

impl utoipa::ToSchema for TableId {}

/// A text that names no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a table")]
pub struct TableIdError(String);

impl TableId {
    const LONGEST: usize = 40;

    /// The name for ten random bytes, which whoever opens the table draws.
    pub fn from_bytes(bytes: [u8; 10]) -> Self {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let mut bits = 0_u128;
        for byte in bytes {
            bits = bits << 8 | u128::from(byte);
        }
        let letter = |place: u32| char::from(LETTERS[(bits >> (place * 5)) as usize % 32]);
        Self((0..16).rev().map(letter).collect::<String>().into_boxed_str())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TableId {
    type Err = TableIdError;

    fn from_str(text: &str) -> Result<Self, TableIdError> {
        let is_fine = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        if (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(is_fine) {
            Ok(Self(text.into()))
        } else {
            Err(TableIdError(text.chars().take(Self::LONGEST).collect()))
        }
    }
}

impl TryFrom<String> for TableId {
    type Error = TableIdError;

    fn try_from(text: String) -> Result<Self, TableIdError> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0.into()
    }
}

/// Somebody who is being talked to, numbered by whoever drives the table: a socket, or one request
/// that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ConnectionId(pub u64);

/// The longest id of a command.
const COMMAND_ID_LONGEST: usize = 64;

/// Whether a text can be the id of a command: 1 to 64 letters, digits, `-`, `_`, `.` and `:`.
pub(crate) fn is_command_id(text: &str) -> bool {
    let is_fine = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte);
    (1..=COMMAND_ID_LONGEST).contains(&text.len()) && text.bytes().all(is_fine)
}

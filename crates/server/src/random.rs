//! Random numbers that nobody can guess.

use kernel::chance::Seed;
use table::{Secret, TableId, TableKey};

use crate::Fault;

fn bytes<const N: usize>() -> Result<[u8; N], Fault> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no randomness");
        Fault::unavailable()
    })?;
    Ok(bytes)
}

/// A name for a request: short, and not the same twice in a log.
pub(crate) fn request_id() -> Result<String, Fault> {
    bytes::<10>().map(|bytes| TableId::from_bytes(bytes).to_string())
}

pub(crate) fn secret() -> Result<Secret, Fault> {
    bytes().map(Secret::from_bytes)
}

pub(crate) fn table_id() -> Result<TableId, Fault> {
    bytes().map(TableId::from_bytes)
}

pub(crate) fn key() -> Result<TableKey, Fault> {
    bytes().map(TableKey::from_bytes)
}

pub(crate) fn seed() -> Result<Seed, Fault> {
    bytes().map(Seed::from_bytes)
}

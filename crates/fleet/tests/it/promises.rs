//! What must hold in every battle.

mod combined;
mod conformance;
mod fuzz;
pub(crate) mod properties;

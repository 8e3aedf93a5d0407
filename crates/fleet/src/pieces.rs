//! The pieces: what a player has, and what is laid on the board.
//!
//! * `die`: colours, faces and results. `bridge`: where results are kept.
//! * `ship`, `fleet`: ships, and all that belongs to one player.
//! * `device`, `capacity`: technical devices, and those that are active. `token`: tokens of special
//!   weapons. `station`: Battle Stations and the weapons that lie on them.

pub(crate) mod bridge;
pub(crate) mod capacity;
pub(crate) mod device;
pub(crate) mod die;
pub(crate) mod fleet;
pub(crate) mod ship;
pub(crate) mod station;
pub(crate) mod token;

pub use bridge::Slot;
pub use capacity::Activation;
pub use device::Device;
pub use die::{Colour, Die, Face, Held, Spend, Turn, Volley};
pub use ship::{Place, ShipId, ShipRef, ShipSet};
pub use token::TokenKind;

//! The board: sectors, the lines through them, and the combat zones with what lies on them.
//!
//! * `sector`: sectors, directions and sets of sectors on one canvas.
//! * `axis`: straight lines over a zone.
//! * `field`: the zones, special sectors, gates and deployment zones.

pub(crate) mod axis;
pub(crate) mod field;
pub(crate) mod sector;

pub use axis::Axis;
pub use field::GATE_LETTERS;
pub use sector::{Sector, SectorSet};

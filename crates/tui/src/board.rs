//! A game drawn on the whole terminal, played with keys and the mouse.
//!
//! # Layout, in reading order
//!
//! * [`play`], [`replay`]: a game and a record, until they are left. `terminal`: taken and given
//!   back.
//! * [`Session`]: one game at one keyboard; keys in, a screen out. [`Scrub`]: the same for a record.
//! * [`Picker`]: what can be picked next. `spots`: where it lies.
//! * `screen`, `buttons`, `desk`: what is the same for every game: question, log, help, rulebook.
//! * [`Picture`]: what a game draws by itself. `quantum`, `fleet`: Quantum's and Fleet Commander's.
//!   `lattice`: the lines around their tiles and sectors.

mod buttons;
mod canvas;
mod desk;
mod fleet;
mod lattice;
mod log;
mod pick;
mod picture;
mod quantum;
mod replay;
mod rulebook;
mod run;
mod screen;
mod session;
mod spots;
mod terminal;
mod theme;

pub use canvas::Canvas;
pub(crate) use canvas::wrapped;
pub use pick::{Picker, Spelling};
pub use picture::{Glow, Picture, Scene, Under, Zoom};
pub use replay::{Scrub, replay};
pub use run::{Chair, Left, Settings, play};
pub use session::Session;
pub use theme::{Paint, Theme, shape};

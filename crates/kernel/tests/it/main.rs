//! The kernel, tested on the sample games.

mod broken;
mod chance;
mod conformance;
mod menu;
mod play;
mod record;
mod verify;

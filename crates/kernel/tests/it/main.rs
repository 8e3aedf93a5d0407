//! The kernel, tested on the sample games.

mod broken;
mod conformance;

//! The kernel, tested on the sample games.

mod conformance;

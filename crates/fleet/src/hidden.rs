//! The optional rules of secrecy: what some know and others do not.
//!
//! * `secret`: weapons face down. `sealed`: devices face down. `signal`: ships that only their player
//!   knows, and decoys. `fog`: a zone that is discovered sector by sector.
//! * `redeal`: whatever somebody cannot know, dealt anew.

pub(crate) mod fog;
pub(crate) mod redeal;
pub(crate) mod sealed;
pub(crate) mod secret;
pub(crate) mod signal;

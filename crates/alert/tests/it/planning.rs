//! The action round, the film and campaigns.

mod announcements;
mod conformance;
mod crews;
pub(crate) mod game;
mod golden;
mod phases;
mod rounds;
mod story;
mod together;
mod written;

//! The rules of Fleet Commander, clause by clause, and what must hold in every battle.

mod board;
mod build;
mod hidden;
mod pieces;
mod play;
mod promises;
mod scenario;
mod show;
mod support;

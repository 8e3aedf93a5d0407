//! The server over real sockets.

mod api;
mod disasters;
mod game;
mod limits;
mod live;
mod node;
mod nodes;
mod safety;
mod seats;
mod secrets;
mod types;

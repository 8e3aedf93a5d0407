//! The server over real sockets.

mod api;
mod attacks;
mod campaigns;
mod closing;
mod disasters;
mod game;
mod kept;
mod learning;
mod leaving;
mod limits;
mod live;
mod monitoring;
mod node;
mod nodes;
mod records;
mod reference;
mod safety;
mod seats;
mod secrets;
mod shapes;
mod time;
mod types;
mod watching;

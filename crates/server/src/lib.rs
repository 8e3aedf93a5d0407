//! Tables over HTTP and WebSocket, with the browser's client inside.
//!
//! # Layout, in reading order
//!
//! * [`router`]: every address. [`serve`]: listening, and stopping cleanly. [`Settings`].
//! * `api`: the public interface; [`wire`] is what its requests and answers look like.
//! * `live`: a socket at a table.
//! * `tables`: one task for each table in memory, which drives it with sockets, clocks, the store
//!   and bots.
//! * `gate`: what is turned away at once. `connections`: how many there may be. `clock`: the time.
//! * `fault`: every answer that is not what was asked for; `unread`: what is wrong with something
//!   that was sent. `limits`, `headers`, `metrics`; `request_id`: one name for each request.
//! * `orders`: what whoever looks after the server has ordered; `bans`: who is not let in. `ready`:
//!   whether the store can be written and read.
//! * `assets`: the embedded client. `reference`, `page`: the pages that the server writes itself.
//!
//! # Invariants
//!
//! * Nothing that a client sends makes anything panic, and nothing that it sends or does not read
//!   takes more than a bounded amount of memory.
//! * Whatever leaves the server about a game was said by its [`table::Table`] to that viewer.
//! * A secret is never logged and never stands in an address.

mod api;
mod app;
mod assets;
mod bans;
mod clock;
mod connections;
mod fault;
mod gate;
mod headers;
mod limits;
mod live;
mod metrics;
mod news;
mod orders;
mod page;
mod random;
mod ready;
mod reference;
mod request_id;
mod router;
mod serve;
mod settings;
mod tables;
mod unread;

pub use api::wire;
pub use app::App;
pub use fault::Fault;
pub use router::router;
pub use serve::serve;
pub use settings::{AddressKey, Quotas, Rates, Settings};

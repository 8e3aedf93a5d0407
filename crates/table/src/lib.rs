//! One running match: its log, its seats, its clock, and what each viewer is told.
//!
//! A table does no input or output of its own. It takes an [`Input`] and the time, and returns
//! [`Output`]s: append this entry, send this message, wake me then. A server drives it with
//! sockets, clocks and a store; the simulator drives thousands from one seed through disasters.
//!
//! # Layout, in reading order
//!
//! * [`Entry`]: the log, which is all that is ever stored. [`NewTable`]: how one begins.
//! * [`Table`], [`Input`], [`Output`]: the match. `ledger` is what the log adds up to.
//! * [`message`]: all that leaves a table.
//! * [`Campaign`]: matches that follow one another, each at a table; [`Rounds`]: any game's series.
//! * [`Store`]: the port to where logs are kept.
//! * [`scene`]: a state before a seat, at a table or without one.
//! * [`disaster`]: everything that can go wrong, simulated.
//! * [`Games`], [`Game`], [`Match`]: every game behind one interface.
//!
//! # Invariants
//!
//! * Nothing is acknowledged before it is stored, nothing is told before it is applied.
//! * A command acts at most once, however often it is sent, and through however many nodes.
//! * A table is its log: reading the log again gives the same table.
//! * Whatever is told to a viewer comes from `view`, from the actions of the viewer's own seat and
//!   from events with their audience.

mod campaign;
pub mod disaster;
mod entry;
mod game;
mod games;
mod hosted;
mod id;
mod ledger;
pub mod message;
mod names;
mod new;
mod port;
mod presence;
mod quotas;
mod rounds;
pub mod scene;
mod secret;
mod summary;
mod table;
mod time;

pub use campaign::{
    Begun, Campaign, CampaignPlayer, CampaignRefused, CampaignShown, CampaignState, Due, Judged,
    NewCampaign, NextMatch, Step,
};
pub use entry::{Entry, EntryError, LOG_VERSION, Limits, Motion, Opened, OpenedSeat, What};
pub use game::{
    Again, CampaignMenu, FirstSeat, FirstShown, FirstTable, Game, GameError, LEVELS, Match,
    MenuEntry, Past, Recorded, Rows, Search, Start, Thinker, Told,
};
pub use games::Games;
pub use id::{ConnectionId, TableId, TableIdError};
pub use ledger::LogError;
pub use new::{NewPlayer, NewSeat, NewTable, NewTableError, import};
pub use port::{Appended, Created, Orders, Query, Store, StoreError, TableState};
pub use presence::Presence;
pub use quotas::Quotas;
pub use rounds::Rounds;
pub use secret::{Secret, SecretError, SecretHash, TableKey};
pub use summary::{Summary, SummarySeat};
pub use table::{Input, Output, TAKEOVER_GRACE_MS, Table, Waiting, WrongSecret};

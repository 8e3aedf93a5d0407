//! What is shown: to clients as data, to people as sentences.
//!
//! * `view`: what a viewer sees; `preview`: what an action would do; `wire`: how events reach a
//!   client.
//! * `present`: questions, offers, news and positions in words.
//! * `menu`: Fleet Commander on a start page; `library`: what it lends to those who prepare a
//!   battle.

pub mod library;
mod menu;
mod present;
pub(crate) mod preview;
pub(crate) mod view;
mod wire;

pub use menu::scenario_name;
pub use preview::{Preview, SalvoView, VictimView};
pub use view::{
    AttackView, BriefView, CampView, CapacityView, ReliefView, SeatView, SectorView, ShipView,
    SlotView, StoredView, TileView, TokenView, View, ZoneView,
};

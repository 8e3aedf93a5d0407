//! What the others said they need or have, and whether cards may change hands.

use alert::Order;
use alert::planning::{State, View};
use kernel::Seat;

use super::seen::Public;

/// What a seat has heard of the others' cards, besides whole hands.
#[derive(Debug, Default)]
pub(super) struct Asked {
    /// Data is being transferred.
    pub(super) is_transfer_open: bool,
    /// Who needs what; whoever is being handed something is helped already.
    pub(super) needs: Vec<(Seat, Order)>,
    /// What those have who did not tell all their cards.
    pub(super) spared: Vec<Order>,
    /// What somebody else said that they have.
    pub(super) promised: Vec<Order>,
    /// What somebody else said that they need.
    pub(super) wanted: Vec<Order>,
}

impl Asked {
    pub(super) fn of(state: &State, view: &View, seat: Seat, public: &Public) -> Self {
        let mut asked = Self { is_transfer_open: view.transfer_open, ..Self::default() };
        for other in Seat::all(public.players as u8).filter(|other| *other != seat) {
            let said = state.talk().of(other);
            let is_helped = view.gifts.iter().any(|(_, to)| *to == other);
            let needs = said.orders(false).map(|order| (other, order));
            asked.needs.extend(needs.filter(|_| !is_helped));
            asked.wanted.extend(said.orders(false));
            asked.promised.extend(said.orders(true));
            let is_open = public.members[other.index()].by.is_some();
            asked.spared.extend(said.orders(true).filter(|_| !is_open));
        }
        asked
    }
}

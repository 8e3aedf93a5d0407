//! Decisions that mean one thing or another, by what is asked.

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::board::sector::Sector;
use crate::build::variant::Variant;
use crate::data::tables::SectorKind;
use crate::pieces::bridge::Slot;
use crate::pieces::die::{Colour, Die, Spend};
use crate::pieces::ship::ShipId;
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::step::Step;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// A special sector of the set-up, or the Colony of a campaign.
    pub(crate) fn place_terrain(&mut self, seat: Seat, kind: SectorKind, at: Sector) {
        if matches!(self.state.steps.top(), Step::Found { .. }) {
            self.found_colony(seat, Some(at));
        } else {
            self.lay_sector(seat, kind, at);
        }
    }

    /// A ship of the set-up, or a reinforcement.
    pub(crate) fn bring_to(&mut self, seat: Seat, ship: ShipId, at: Sector) {
        if self.state.steps.top() == Step::Reinforce {
            self.reinforce(ship, at);
        } else {
            self.deploy(seat, ship, at);
        }
    }

    /// Energy Allocation, or the dice of before the battle.
    pub(crate) fn roll_dice(&mut self, seat: Seat, counts: [u8; Colour::COUNT]) {
        if matches!(self.state.steps.top(), Step::Preroll { .. }) {
            self.preroll(seat, counts);
        } else {
            self.roll_energy(counts);
        }
    }

    pub(crate) fn keep_die(&mut self, seat: Seat, die: Die, slot: Slot) {
        if matches!(self.state.steps.top(), Step::Prestore { .. }) {
            self.prestore(seat, die, slot);
        } else {
            self.store_die(die, slot);
        }
    }

    pub(crate) fn order_gate(&mut self, spend: Spend, from: Sector, to: Sector) {
        if self.state.varies(Variant::GatesByChance) {
            self.order_plunge(spend, from);
        } else {
            self.order_move(spend, from, to);
        }
    }

    /// The second play of Ionic ships, or the way out of a gate.
    pub(crate) fn go_on(&mut self, to: Sector) {
        if matches!(self.state.steps.top(), Step::Emerge { .. }) {
            self.emerge(to);
        } else {
            self.go_onward(to);
        }
    }
}

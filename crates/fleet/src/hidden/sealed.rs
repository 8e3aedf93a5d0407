//! Secret devices: they lie face down on their ships until their first use (`FC-FLEET-14`).

use kernel::chance::Chance;
use kernel::{Log, Seat};

use crate::build::options::GameOption;
use crate::data::tables::Tables;
use crate::pieces::device::Device;
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;

impl Fleet {
    /// Lays every device face down.
    pub(crate) fn seal_devices(&mut self) {
        for slot in 0..Device::MOST_OF_A_SHIP {
            let carries = |ship: &ShipId| self.ship(*ship).devices[slot].is_some();
            self.sealed[slot] = self.all().filter(carries).collect();
        }
    }

    /// A Refueller that holds a result lies face up.
    pub(crate) fn unseal_used(&mut self) {
        if let Some(ship) = self.bridge.last_refueller() {
            self.sealed = self.sealed.map(|sealed| sealed.without(ship));
        }
    }

    /// The devices of the ship that its player sees, or that everybody does.
    pub(crate) fn devices_seen(&self, ship: ShipId, own: bool) -> impl Iterator<Item = Device> {
        let sealed = self.sealed;
        let devices = self.ship(ship).devices.into_iter().zip(sealed);
        devices.filter_map(move |(device, sealed)| device.filter(|_| own || !sealed.contains(ship)))
    }

    /// Whether a device of the ship lies face down.
    pub(crate) fn has_sealed(&self, ship: ShipId) -> bool {
        self.sealed.iter().any(|sealed| sealed.contains(ship))
    }

    /// Gives ships other devices in place of those that lie face down.
    pub(crate) fn redeal_devices(&mut self, tables: &Tables, chance: &mut impl Chance) {
        for slot in 0..Device::MOST_OF_A_SHIP {
            for ship in self.sealed[slot].iter() {
                let pool = tables.ship(self.ship(ship).kind).device_pool.as_deref();
                let number = chance.one_of(Device::pool(pool.unwrap_or_default(), self.faction));
                let device = Device::ALL[usize::from(number)];
                if self.ship(ship).devices[slot].is_some_and(Device::is_store) {
                    self.bridge.drop_empty_refueller(ship);
                }
                if device.is_store() {
                    self.bridge.add_refueller(ship);
                }
                self.ship_mut(ship).devices[slot] = Some(device);
            }
        }
    }
}

impl State {
    /// Devices are secret by an option of their own, and together with weapons.
    pub(crate) fn has_secret_devices(&self) -> bool {
        let options = [GameOption::SecretDevices, GameOption::SecretWeapons];
        options.iter().any(|option| self.options.contains(*option))
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    pub(crate) fn seal_devices(&mut self) {
        if self.state.has_secret_devices() {
            for seat in Seat::all(self.state.seats) {
                self.state.fleet_mut(seat).seal_devices();
            }
        }
    }

    /// A device is shown at its first use.
    pub(crate) fn reveal_device(&mut self, ship: ShipRef, slot: u8) {
        let slot = usize::from(slot);
        let fleet = self.state.fleet_mut(ship.seat);
        if !fleet.sealed[slot].contains(ship.ship) {
            return;
        }
        fleet.sealed[slot] = fleet.sealed[slot].without(ship.ship);
        if let Some(device) = self.state.ship(ship).devices[slot] {
            let kind = self.state.shown_kind(ship);
            self.log.push(Event::DeviceRevealed { ship, kind, device });
        }
    }

    /// A result was put on the token of a Refueller: it lies face up now, and its ship is no Signal
    /// any more (`FC-OHD-12`).
    pub(crate) fn reveal_refueller(&mut self, seat: Seat) {
        let Some(ship) = self.state.fleet(seat).bridge.last_refueller() else { return };
        self.reveal(ShipRef::new(seat, ship));
        let fleet = self.state.fleet(seat);
        let stores = |slot: &usize| fleet.ship(ship).devices[*slot].is_some_and(Device::is_store);
        let sealed = |slot: &usize| fleet.sealed[*slot].contains(ship);
        let slot = (0..Device::MOST_OF_A_SHIP).find(|slot| stores(slot) && sealed(slot));
        if let Some(slot) = slot {
            self.reveal_device(ShipRef::new(seat, ship), slot as u8);
        }
    }
}

/// No device lies face down.
pub(crate) const NONE_SEALED: [ShipSet; Device::MOST_OF_A_SHIP] =
    [ShipSet::EMPTY; Device::MOST_OF_A_SHIP];

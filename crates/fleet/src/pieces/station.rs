//! Battle Stations: the weapon that lies on each, who knows it, and firing it.

use kernel::chance::Chance;
use kernel::{Log, Seat, Viewer};

use crate::board::sector::Sector;
use crate::data::tables::{Aim, Power, SectorKind, Tables, Weapon};
use crate::decide::action::Target;
use crate::pieces::die::{Held, Spend};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;

/// A Battle Station with its token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Station {
    pub(crate) at: Sector,
    pub(crate) weapon: Weapon,
    /// The seats that have looked at the token, a bit for each.
    pub(crate) seen: u8,
    /// Whether the token lies face up: it was used (`FC-STA-08`).
    pub(crate) open: bool,
}

impl Station {
    pub(crate) const fn new(at: Sector, weapon: Weapon) -> Self {
        Self { at, weapon, seen: 0, open: false }
    }

    /// Whether the viewer knows the token.
    pub(crate) fn is_known_to(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.open || self.seen & (1 << seat.index()) != 0,
            Viewer::Spectator => self.open,
        }
    }
}

/// More stations than players lay.
const STATIONS: usize = 2 * Seat::MOST;

/// All stations with a token.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Stations {
    places: [Option<Station>; STATIONS],
}

impl Stations {
    pub(crate) const NONE: Self = Self { places: [None; STATIONS] };

    pub(crate) fn at(&self, at: Sector) -> Option<Station> {
        self.places.iter().flatten().copied().find(|station| station.at == at)
    }

    pub(crate) fn add(&mut self, station: Station) {
        if let Some(free) = self.places.iter_mut().find(|place| place.is_none()) {
            *free = Some(station);
        }
    }

    fn at_mut(&mut self, at: Sector) -> Option<&mut Station> {
        self.places.iter_mut().flatten().find(|station| station.at == at)
    }

    /// Draws anew what the viewer does not know.
    pub(crate) fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for station in self.places.iter_mut().flatten() {
            if !station.is_known_to(viewer) {
                station.weapon = draw(chance);
            }
        }
    }
}

/// The tokens that a station may hold: those anybody may carry and that are fired by specials
/// (`FC-STA-09`).
fn pool() -> u64 {
    let tables = Tables::get();
    let fits = |weapon: &&Weapon| {
        let row = tables.weapon(**weapon);
        row.faction == "any" && row.aim != Aim::Passive
    };
    Weapon::ALL.iter().filter(fits).fold(0, |pool, weapon| pool | 1 << weapon.index())
}

fn draw(chance: &mut impl Chance) -> Weapon {
    Weapon::ALL[usize::from(chance.one_of(pool()))]
}

impl State {
    /// The station's weapon that the docked ship can use (`FC-STA-04`).
    pub(crate) fn station_weapon(&self, ship: ShipRef) -> Option<Weapon> {
        let docked = self.fleet(ship.seat).docked.contains(ship.ship);
        let station = self.sector_of(ship).and_then(|at| self.stations.at(at));
        station.filter(|_| docked).map(|station| station.weapon)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Tokens of a station's weapon go when its ship leaves the dock (`FC-WPN-55`).
    pub(crate) fn abandon_station(&mut self, ship: ShipRef) {
        self.lose_tokens(|token| token.of_station && token.carrier == ship);
    }

    /// Every station that has none gets a random token, face down (`FC-STA-01`); only those that a
    /// scenario is about have no weapons (`FC-SCN-39`).
    pub(crate) fn arm_stations(&mut self) {
        let sites = self.state.scene.sites;
        for at in self.state.field.special.iter() {
            let station = self.state.field.kind(at) == Some(SectorKind::BattleStation);
            let is_bare = self.state.stations.at(at).is_none() && !sites.contains(&Some(at));
            if station && is_bare {
                let weapon = draw(self.chance);
                self.state.stations.add(Station::new(at, weapon));
            }
        }
    }

    /// Who enters looks at the token (`FC-STA-03`).
    pub(crate) fn peek(&mut self, seat: Seat, at: Sector) {
        let Some(station) = self.state.stations.at_mut(at) else { return };
        if station.is_known_to(Viewer::Seat(seat)) {
            return;
        }
        station.seen |= 1 << seat.index();
        let weapon = station.weapon;
        self.log.push(Event::StationSeen { seat, at, weapon });
    }

    /// One special fires the weapon of the station; the token then lies face up (`FC-STA-04`,
    /// `FC-STA-08`).
    pub(crate) fn fire_station(&mut self, ship: ShipId, special: Held, target: Target) {
        let seat = self.state.active;
        let carrier = ShipRef::new(seat, ship);
        let Some(weapon) = self.state.station_weapon(carrier) else { return };
        self.pay(seat, Spend::plain(special));
        let at = self.state.sector_of(carrier);
        let station = at.and_then(|at| self.state.stations.at_mut(at));
        if let Some(station) = station.filter(|station| !station.open) {
            station.open = true;
            let at = station.at;
            self.log.push(Event::StationRevealed { at, weapon });
        }
        self.discharge(carrier, weapon, target);
        // Anata rolls again what she has spent, here one die (`FC-CMD-03`).
        if self.state.fleet(seat).has(Power::RerollsSpentSpecials) {
            let die = self.roll_again(seat, special.die.colour);
            self.log.push(Event::SpecialRerolled { seat, die });
        }
    }
}

//! Active capacities: which are in play, where they work and for whom.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::board::axis::Axis;
use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Ability, Capacity, CapacityEffect, Power, Scope};
use crate::pieces::device::Device;
use crate::pieces::die::{Colour, Face, Held, Spend, Turn};
use crate::pieces::fleet::Spends;
use crate::pieces::ship::{ShipId, ShipRef};
use crate::state::State;

/// A capacity in play as people name it: the ship that activated it, its face, its activation
/// sector. Written `1b sentinel c3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetActivation"))]
pub struct Activation {
    pub ship: ShipRef,
    pub capacity: Capacity,
    pub at: Sector,
}

impl Activation {
    pub(crate) fn parse(ship: &str, capacity: &str, at: &str) -> Option<Self> {
        Some(Self {
            ship: ShipRef::parse(ship)?,
            capacity: capacity.parse().ok()?,
            at: at.parse().ok()?,
        })
    }
}

impl fmt::Display for Activation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.ship, self.capacity, self.at)
    }
}

/// A capacity in play with its activation die (`FC-TEC-02`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Active {
    pub(crate) name: Activation,
    /// Which device of the ship it is a face of.
    pub(crate) slot: u8,
    /// What the activation die shows.
    pub(crate) face: Face,
    /// Whether the die was rolled again in this turn (`FC-TEC-15`).
    pub(crate) reprogrammed: bool,
    /// The line that a Recon Beam follows, once it is chosen.
    pub(crate) axis: Option<Axis>,
    /// Whether it is still to act in this Start of Turn.
    pub(crate) due: bool,
}

/// Each needs a green die, and nobody has more than four.
const ACTIVE: usize = 4 * Seat::MOST;

/// All capacities in play, in the order of their activation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Capacities {
    places: [Option<Active>; ACTIVE],
}

impl Capacities {
    pub(crate) const NONE: Self = Self { places: [None; ACTIVE] };

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.places[0].is_none()
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Active> {
        self.places.iter().copied().map_while(|active| active)
    }

    /// Of two equal devices that a Chimaera has activated on one sector, the first.
    pub(crate) fn find(&self, name: Activation) -> Option<Active> {
        self.iter().find(|active| active.name == name)
    }

    /// The one that comes from this device of its ship.
    pub(crate) fn of_device(&self, name: Activation, slot: u8) -> Option<Active> {
        self.iter().find(|active| active.name == name && active.slot == slot)
    }

    pub(crate) fn push(&mut self, active: Active) {
        if let Some(free) = self.places.iter_mut().find(|place| place.is_none()) {
            *free = Some(active);
        }
    }

    /// Takes one away and closes the gap.
    pub(crate) fn remove(&mut self, gone: Active) {
        let Some(at) = self.places.iter().position(|place| *place == Some(gone)) else { return };
        self.places[at..].rotate_left(1);
        self.places[ACTIVE - 1] = None;
    }

    /// Changes one in place.
    pub(crate) fn replace(&mut self, old: Active, new: Active) {
        if let Some(place) = self.places.iter_mut().find(|place| **place == Some(old)) {
            *place = Some(new);
        }
    }
}

impl Active {
    /// The sectors where it works.
    pub(crate) fn sectors(self, state: &State) -> SectorSet {
        match state.tables.capacity(self.name.capacity).scope {
            Scope::Activation => SectorSet::one(self.name.at),
            Scope::Line => {
                let at = self.name.at;
                let meets = |other: &Sector| self.axis.is_some_and(|axis| axis.joins(at, *other));
                state.field.zone_of(at).iter().filter(meets).collect()
            }
            Scope::Indicated => self.face.reach(self.name.at).and(state.field.laid),
            Scope::Bridge => SectorSet::EMPTY,
        }
    }
}

impl State {
    /// The capacities in play that belong to the seat.
    pub(crate) fn active_of(&self, seat: Seat) -> impl Iterator<Item = Active> {
        self.capacities.iter().filter(move |active| active.name.ship.seat == seat)
    }

    /// The capacity of this name that a red result ends: one whose die shows the same face, or any by
    /// a multi (`FC-TEC-09`).
    pub(crate) fn disrupted(&self, name: Activation, red: Spend) -> Option<Active> {
        let named = || self.capacities.iter().filter(move |active| active.name == name);
        let same = named().find(|active| active.face == red.face());
        same.or_else(|| named().next().filter(|_| red.face() == Face::Multi))
    }

    /// The sectors where capacities with this effect work whose owners pass.
    fn worked_on(&self, effect: CapacityEffect, by: impl Fn(Seat) -> bool) -> SectorSet {
        let works = |active: &Active| {
            let row = self.tables.capacity(active.name.capacity);
            row.effect == effect && by(active.name.ship.seat)
        };
        let sets = self.capacities.iter().filter(works).map(|active| active.sectors(self));
        sets.fold(SectorSet::EMPTY, SectorSet::or)
    }

    /// The sectors where enemies of the seat hinder its ships so.
    #[inline]
    pub(crate) fn hindered(&self, seat: Seat, effect: CapacityEffect) -> SectorSet {
        if self.capacities.is_empty() {
            return SectorSet::EMPTY;
        }
        self.worked_on(effect, |owner| self.are_enemies(seat, owner))
    }

    /// The sectors where the seat or a teammate helps its ships so (`FC-DEF-12`).
    #[inline]
    pub(crate) fn helped(&self, seat: Seat, effect: CapacityEffect) -> SectorSet {
        if self.capacities.is_empty() {
            return SectorSet::EMPTY;
        }
        self.worked_on(effect, |owner| !self.are_enemies(seat, owner))
    }

    /// How many sectors further results used from there reach (`FC-CAP-12`).
    pub(crate) fn amplified(&self, seat: Seat, from: Sector) -> u8 {
        let there = self.helped(seat, CapacityEffect::Amplify).contains(from);
        if there { self.tables.capacity(Capacity::PowerAmplifier).amount } else { 0 }
    }

    /// Whether ships of the seat can use specials there (`FC-CAP-27`).
    pub(crate) fn allows_specials(&self, seat: Seat, at: Sector) -> bool {
        !self.hindered(seat, CapacityEffect::Distort).contains(at)
    }

    /// Who chooses the targets of attacks on the sector (`FC-CAP-22`).
    pub(crate) fn deflector(&self, at: Sector) -> Option<Seat> {
        let deflects = |active: &Active| {
            let row = self.tables.capacity(active.name.capacity);
            row.effect == CapacityEffect::Deflect && active.name.at == at
        };
        self.capacities.iter().find(deflects).map(|active| active.name.ship.seat)
    }

    /// Every way to use a directional result of the colour from the sector, with what capacities
    /// add to it and take from it (`FC-CAP-26`, `FC-CAP-28`, `FC-CAP-29`).
    pub(crate) fn spends(
        &self,
        seat: Seat,
        colour: Colour,
        from: Sector,
        reacting: bool,
    ) -> Spends {
        let mut spends = self.fleet(seat).directionals(colour, reacting);
        if self.capacities.is_empty() {
            return spends;
        }
        let specials = self.allows_specials(seat, from);
        spends.retain(|spend| specials || spend.turned_by().is_none());
        let free = |held| Spend { held, turn: Turn::Free };
        if colour == Colour::Red && self.helped(seat, CapacityEffect::Adjust).contains(from) {
            let plain = spends.clone().into_iter().filter(|spend| spend.turn == Turn::None);
            let turnable = plain.filter(|spend| spend.held.die.face.turned().is_some());
            spends.extend(turnable.map(|spend| free(spend.held)));
        }
        if specials && self.helped(seat, CapacityEffect::Optimize).contains(from) {
            let there = self.fleet(seat).specials(Some(colour)).into_iter();
            spends.extend(there.filter(|held: &Held| held.stored || !reacting).map(free));
        }
        spends
    }

    /// The faces of the ship's tokens that lie on the bridge, each with its device's number
    /// (`FC-TEC-04`, `FC-TEC-17`).
    pub(crate) fn ready_faces(&self, carrier: ShipRef) -> ArrayVec<(u8, Capacity), 4> {
        let mut faces = ArrayVec::new();
        let devices = self.ship(carrier).devices;
        for (slot, device) in (0_u8..).zip(devices).filter_map(|(slot, d)| Some((slot, d?))) {
            let used = |active: Active| active.name.ship == carrier && active.slot == slot;
            let doubled = devices[..usize::from(slot)].contains(&Some(device))
                && !self.capacities.iter().any(|active| active.name.ship == carrier);
            if doubled || self.capacities.iter().any(used) {
                continue;
            }
            let open = self.tables.device(device).faces.iter().copied();
            let activated = |face: &Capacity| self.tables.capacity(*face).scope != Scope::Bridge;
            faces.extend(open.filter(activated).map(|face| (slot, face)));
        }
        faces
    }

    /// The technical ships of the seat that can activate something: a docked one cannot
    /// (`FC-STA-05`).
    pub(crate) fn technicians(&self, seat: Seat) -> impl Iterator<Item = ShipId> {
        let fleet = self.fleet(seat);
        let able = |ship: &ShipId| fleet.ship(*ship).devices.iter().flatten().next().is_some();
        fleet.afloat.minus(fleet.docked).iter().filter(able)
    }

    /// How many sectors one green result travels to activate a capacity of the ship
    /// (`FC-ABL-31`, `FC-CAP-12`).
    pub(crate) fn beam_length(&self, carrier: ShipRef, from: Sector) -> u8 {
        let beam = self.abilities(carrier.seat, carrier.ship).contains(Ability::SupportBeam);
        1 + u8::from(beam) + self.amplified(carrier.seat, from)
    }

    /// The face that a result activates with: Adan Rildanis reads all as multi (`FC-CMD-15`).
    pub(crate) fn activation_face(&self, seat: Seat, face: Face) -> Face {
        let multi = self.fleet(seat).has(Power::ActivatesMulti) && face.is_directional();
        if multi { Face::Multi } else { face }
    }

    /// Whether the ship carries the device.
    pub(crate) fn carries(&self, carrier: ShipRef, capacity: Capacity) -> bool {
        let has = |device: &Device| self.tables.device(*device).faces.contains(&capacity);
        self.ship(carrier).devices.iter().flatten().any(has)
    }
}

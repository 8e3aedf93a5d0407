//! Who holds which sectors, and how much room there is.

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::build::variant::Variant;
use crate::data::tables::Ability;
use crate::pieces::ship::{ShipId, ShipSet};
use crate::state::{CLASS_LIMIT, State};

impl State {
    /// The sectors that hold ships of anybody else (`FC-OCC-02`, `FC-OCC-05`).
    #[inline]
    pub(crate) fn held_by_others(&self, seat: Seat) -> SectorSet {
        Seat::all(self.seats)
            .filter(|other| *other != seat)
            .fold(SectorSet::EMPTY, |held, other| held.or(self.fleet(other).sectors))
    }

    /// Whether ships of another player of the camp are in the sector.
    pub(crate) fn is_held_by_teammate(&self, seat: Seat, sector: Sector) -> bool {
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        let mut mates = others.filter(|other| !self.are_enemies(seat, *other));
        mates.any(|mate| self.fleet(mate).sectors.contains(sector))
    }

    /// The sectors that hold ships.
    #[inline]
    pub(crate) fn held(&self) -> SectorSet {
        Seat::all(self.seats).fold(SectorSet::EMPTY, |held, seat| held.or(self.fleet(seat).sectors))
    }

    /// The sectors that a ranged attack may cross (`FC-RNG-03`).
    #[inline]
    pub(crate) fn open_sky(&self) -> SectorSet {
        let field = &self.field;
        let closed = field.special.or(field.barred).or(field.fog).or(field.cluttered);
        field.laid.minus(closed).minus(self.held())
    }

    /// The empty sectors, for weapons that need one (`FC-DEF-03`, `FC-DEF-04`).
    #[inline]
    pub(crate) fn empty(&self) -> SectorSet {
        self.open_sky()
    }

    /// What blocks the line of a special weapon (`FC-DEF-05`, `FC-DEF-06`).
    pub(crate) fn obstacles(&self) -> SectorSet {
        let blocked = self.field.laid.minus(self.open_sky());
        if self.varies(Variant::ClearGates) { blocked } else { blocked.or(self.field.gates()) }
    }

    /// The sectors that ships of the seat may enter, class apart (`FC-MOVE-03`).
    #[inline]
    pub(crate) fn enterable(&self, seat: Seat) -> SectorSet {
        self.field.laid.minus(self.held_by_others(seat)).minus(self.field.barred)
    }

    /// The sum of the classes.
    #[inline]
    pub(crate) fn class_of(&self, seat: Seat, ships: ShipSet) -> u8 {
        ships.iter().map(|ship| self.row(seat, ship).class).sum()
    }

    /// How much class the seat's ships leave free in the sector.
    #[inline]
    pub(crate) fn room(&self, seat: Seat, sector: Sector) -> u8 {
        let taken = self.class_of(seat, self.fleet(seat).at(sector));
        CLASS_LIMIT.saturating_sub(taken + self.prize_class(seat, sector))
    }

    /// All ships and squadrons of the seat in the sector.
    pub(crate) fn all_at(&self, seat: Seat, sector: Sector) -> ShipSet {
        self.fleet(seat).at(sector)
    }

    /// The ships in the sector: neither squadrons nor decoys.
    #[inline]
    pub(crate) fn crewed(&self, seat: Seat, sector: Sector) -> ShipSet {
        let is_ship = |ship: &ShipId| {
            let abilities = self.abilities(seat, *ship);
            !abilities.contains(Ability::Impulse) && !abilities.contains(Ability::Decoy)
        };
        self.fleet(seat).at(sector).iter().filter(is_ship).collect()
    }

    /// Whether the sector holds only ships with the ability; squadrons are overlooked
    /// (`FC-DEF-16`). Containers leave no room for Ionic Propulsion and Multipoint Weapons
    /// (`FC-SCN-14`).
    pub(crate) fn all_have(&self, seat: Seat, sector: Sector, ability: Ability) -> bool {
        let hampered = matches!(ability, Ability::Ionic | Ability::Multipoint);
        if hampered && self.field.cluttered.contains(sector) {
            return false;
        }
        let mut ships = self.crewed(seat, sector).iter().peekable();
        ships.peek().is_some() && ships.all(|ship| self.abilities(seat, ship).contains(ability))
    }
}

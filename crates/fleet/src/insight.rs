//! What players who calculate want to know of a battle, without building a view.
//!
//! * This file: what is where. `progress`: how near a seat is to its goal.

mod progress;

use kernel::Seat;

use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{SectorKind, ShipRow};
use crate::pieces::die::Die;
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::play::terrain::MARKERS;
use crate::state::State;
use crate::state::step::Step;

/// A ship that is not destroyed.
#[derive(Debug, Clone, Copy)]
pub struct Afloat<'a> {
    pub id: ShipId,
    pub row: &'a ShipRow,
    pub hull: u8,
    /// None before it is deployed.
    pub sector: Option<Sector>,
}

impl State {
    /// The ships of a seat that are not destroyed.
    pub fn ships_of(&self, seat: Seat) -> impl Iterator<Item = Afloat<'_>> {
        let fleet = self.fleet(seat);
        fleet.all().filter(|id| fleet.ship(*id).place != Place::Destroyed).map(move |id| Afloat {
            id,
            row: self.row(seat, id),
            hull: fleet.ship(id).hull,
            sector: self.sector_of(ShipRef::new(seat, id)),
        })
    }

    /// The camp that the seat fights for.
    pub fn camp_of(&self, seat: Seat) -> u8 {
        self.fleet(seat).camp
    }

    /// The seat's class points when the battle began.
    pub fn points_at_start(&self, seat: Seat) -> u8 {
        self.fleet(seat).points_at_start
    }

    /// Results on the bridge, each kind with how often it is there.
    pub fn stored(&self, seat: Seat) -> impl Iterator<Item = (Die, u8)> {
        let dice = self.fleet(seat).bridge.stored();
        dice.kinds().map(move |die| (die, dice.count(die)))
    }

    /// Results of this turn that are not used yet.
    pub fn rolled(&self, seat: Seat) -> impl Iterator<Item = (Die, u8)> {
        let dice = self.fleet(seat).rolled;
        dice.kinds().map(move |die| (die, dice.count(die)))
    }

    /// The ship, where it is and how much hull it has left.
    pub fn ship_now(&self, ship: ShipRef) -> Afloat<'_> {
        Afloat {
            id: ship.ship,
            row: self.row(ship.seat, ship.ship),
            hull: self.ship(ship).hull,
            sector: self.sector_of(ship),
        }
    }

    /// Black Holes, each with how many of its markers are still missing.
    pub fn holes(&self) -> impl Iterator<Item = (Sector, u8)> {
        let is_hole = |at: &Sector| self.field.kind(*at) == Some(SectorKind::BlackHole);
        let missing = |at: Sector| MARKERS.saturating_sub(self.field.marks(at));
        self.field.special.iter().filter(is_hole).map(move |at| (at, missing(at)))
    }

    /// Special sectors.
    pub fn special_sectors(&self) -> impl Iterator<Item = (Sector, SectorKind)> {
        let kind = |at: Sector| self.field.kind(at).map(|kind| (at, kind));
        self.field.special.iter().filter_map(kind)
    }

    /// Where the seat deploys.
    pub fn home(&self, seat: Seat) -> SectorSet {
        self.field.homes[seat.index()]
    }

    /// Class points of the seat's ships for which its deployment zone would have no room left, were
    /// the largest deployed first.
    pub fn stranded(&self, seat: Seat) -> u8 {
        let fleet = self.fleet(seat);
        let mut waiting: Vec<u8> = fleet.waiting().map(|id| self.row(seat, id).class).collect();
        waiting.sort_unstable_by(|one, other| other.cmp(one));
        let closed = self.field.special.or(self.held_by_others(seat));
        let open = self.field.homes[seat.index()].minus(closed);
        let mut rooms: Vec<u8> = open.iter().map(|at| self.room(seat, at)).collect();
        let mut stranded = 0;
        for class in waiting {
            match rooms.iter_mut().filter(|room| **room >= class).min() {
                Some(room) => *room -= class,
                None => stranded += class,
            }
        }
        stranded
    }

    /// For how many rounds nothing was lost and nobody got away.
    pub fn lull(&self) -> u16 {
        self.round.saturating_sub(self.last_loss)
    }

    /// Whether all sectors are placed and all ships deployed.
    pub fn is_set_up(&self) -> bool {
        !matches!(
            self.steps.top(),
            Step::Choose
                | Step::Arm
                | Step::SetAside { .. }
                | Step::Terrain { .. }
                | Step::Portal { .. }
                | Step::Found { .. }
                | Step::Deploy { .. }
        )
    }

    /// Whether no order is being carried out: what the dice did is done.
    pub fn is_settled(&self) -> bool {
        let is_between_orders = matches!(
            self.steps.top(),
            Step::Impulse { .. }
                | Step::Breach { .. }
                | Step::Dismiss { .. }
                | Step::Preroll { .. }
                | Step::Prestore { .. }
                | Step::Start { .. }
                | Step::Reprogram
                | Step::Energy
                | Step::Actions
                | Step::Bridge { .. }
        );
        is_between_orders || !self.is_set_up()
    }

    /// The damage that the attack being resolved would do as it stands, from this sector alone when
    /// one is named.
    pub fn attack_damage(&self, from: Option<Sector>) -> u8 {
        let salvo = self.salvo();
        match from {
            None => salvo.damage(self.attack.blocked),
            Some(from) => {
                salvo.damage(self.attack.blocked) - salvo.damage(self.attack.blocked.with(from))
            }
        }
    }
}

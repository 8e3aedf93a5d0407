//! Two battles of a campaign that are fought at the same time: the winner of the one that ends first
//! comes to the aid of his ally in the other (`FC-CAM-11`).
//!
//! The battles are played one after the other. The second knows the round in which the first ended:
//! from then on the helper has a seat of his own behind the two that fight, and plays right after
//! the one he helps.

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::board::sector::{Sector, SectorSet};
use crate::build::roster::{FleetSpec, Roster};
use crate::data::tables::Tables;
use crate::decide::refusal::refuse_about;
use crate::pieces::ship::{Place, Ship, ShipId, ShipRef};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::state::State;
use crate::state::step::Step;

/// What is left of the winner's fleet when his battle is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    /// The round in which the battle ended.
    pub round: u16,
    /// The ships that are left.
    pub fleet: FleetSpec,
    /// The hull of each of them.
    pub hulls: Vec<u8>,
}

/// Whom the winner helps, with what and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relief {
    /// The seat that he helps, counted from 1.
    pub ally: u8,
    pub aftermath: Aftermath,
}

/// What a battle keeps track of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Helper {
    pub(crate) ally: Seat,
    /// The round after which he comes.
    pub(crate) after: u16,
    /// His gate, once it lies there.
    pub(crate) gate: Option<Sector>,
}

impl Helper {
    /// His seat: the one behind those who fight.
    pub(crate) const SEAT: Seat = Seat::new(2);

    /// Whom they fight.
    pub(crate) const fn enemy(self) -> Seat {
        self.ally.next(2)
    }
}

impl Relief {
    /// The class points of the helper's fleet.
    pub(crate) fn points(&self) -> Result<u32, Refusal> {
        Ok(self.aftermath.fleet.resolve()?.points(Tables::get()))
    }

    /// The helper's fleet and what the battle has to know of him.
    pub(crate) fn resolve(&self) -> Result<(Helper, Roster), Refusal> {
        if !(1..=2).contains(&self.ally) {
            return Err(refuse_about("FC-CAM-11", "refusal-fleet-part", self.ally));
        }
        let roster = self.aftermath.fleet.resolve()?;
        let whole = roster.berths.iter().map(|berth| Tables::get().ship(berth.kind).hull);
        let fits =
            self.aftermath.hulls.iter().zip(whole).all(|(hull, whole)| (1..=whole).contains(hull));
        if !fits || self.aftermath.hulls.len() != roster.berths.len() {
            let hulls = self.aftermath.hulls.len() as u32;
            return Err(refuse_about("FC-CAM-11", "refusal-fleet-relief", hulls));
        }
        let ally = Seat::new(self.ally - 1);
        Ok((Helper { ally, after: self.aftermath.round, gate: None }, roster))
    }
}

impl State {
    /// What is left of the seat's fleet: ships that are on the board, neither squadrons nor what a
    /// scenario has added.
    pub fn aftermath(&self, seat: Seat) -> Aftermath {
        let fleet = self.fleet(seat);
        let stays = |ship: &ShipId| {
            let row = self.row(seat, *ship);
            row.class > 0 && row.role != "scenario"
        };
        let ships: Vec<ShipId> = fleet.afloat.iter().filter(stays).collect();
        let written = |ship: &ShipId| {
            let Ship { kind, weapon, devices, .. } = *fleet.ship(*ship);
            crate::build::roster::Berth { kind, weapon, devices }.to_string()
        };
        Aftermath {
            round: self.round,
            fleet: FleetSpec {
                faction: fleet.faction.id().to_owned(),
                commander: fleet.commander.map(|commander| commander.id().to_owned()),
                ships: ships.iter().map(written).collect(),
            },
            hulls: ships.iter().map(|ship| fleet.ship(*ship).hull).collect(),
        }
    }

    /// Those who fight for the victory: everybody but a helper.
    pub(crate) fn contenders(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(if self.terms.helper.is_some() { 2 } else { self.seats })
    }

    /// All seats at the table, with that of a helper who has not come yet.
    pub(crate) const fn table_seats(&self) -> u8 {
        if self.terms.helper.is_some() { 3 } else { self.seats }
    }

    /// Who plays after the seat: a helper right after his ally.
    pub(crate) fn next_in_turn(&self, seat: Seat) -> Seat {
        match self.terms.helper.filter(|_| self.has_relief()) {
            None => seat.next(self.seats),
            Some(helper) if seat == helper.ally => Helper::SEAT,
            Some(helper) if seat == Helper::SEAT => helper.enemy(),
            Some(helper) => helper.ally,
        }
    }

    /// Whether the helper has a part in the battle.
    fn has_relief(&self) -> bool {
        self.terms.helper.is_some() && self.seats > 2
    }

    pub(crate) fn is_helper(&self, seat: Seat) -> bool {
        self.terms.helper.is_some() && seat == Helper::SEAT
    }

    /// Where the beaten side puts the gate: a neutral sector without ships.
    pub(crate) fn breach_sectors(&self) -> SectorSet {
        let field = &self.field;
        let neutral = field.laid.minus(field.special).minus(field.gates()).minus(field.fog);
        neutral.minus(field.barred).minus(self.held())
    }

    /// The ships that the helper may leave behind.
    pub(crate) fn dismissable(&self) -> impl Iterator<Item = ShipId> {
        let fleet = self.fleet(Helper::SEAT);
        let held = fleet.held_back;
        held.iter().filter(move |ship| {
            let mut before = held.iter().take_while(|other| other != ship);
            !before.any(|other| self.are_twins(Helper::SEAT, *ship, other))
        })
    }

    /// Puts the helper's fleet beside the board.
    pub(crate) fn muster_helper(&mut self, hulls: &[u8]) {
        let Some(helper) = self.terms.helper else { return };
        self.seats = 2;
        let camp = self.fleet(helper.ally).camp;
        let fleet = self.fleet_mut(Helper::SEAT);
        fleet.camp = camp;
        fleet.held_back = fleet.all().collect();
        for (ship, hull) in fleet.held_back.iter().zip(hulls) {
            fleet.ship_mut(ship).hull = *hull;
        }
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Whether the other battle is over by now and the helper can come; who has a single ship left
    /// stays away.
    pub(crate) fn is_relief_due(&self) -> bool {
        let Some(helper) = self.state.terms.helper else { return false };
        let due = self.state.round > helper.after && !self.state.has_relief();
        let open = || self.state.field.has_free_letter() && !self.state.breach_sectors().is_empty();
        due && self.state.fleet(Helper::SEAT).held_back.len() > 1 && open()
    }

    /// The beaten player's gate comes first; his ally, who fights on, lays it for him.
    pub(crate) fn begin_relief(&mut self, seat: Seat) {
        let Some(helper) = self.state.terms.helper else { return };
        self.state.seats = self.state.table_seats();
        self.state.active = seat;
        self.log.push(Event::ReliefCame { seat: Helper::SEAT, ally: helper.ally });
        self.state.steps.reset(Step::Breach { seat: helper.enemy() });
    }

    pub(crate) fn lay_breach(&mut self, seat: Seat, at: Sector) {
        self.state.field.lay_lone_gate(at);
        if let Some(helper) = &mut self.state.terms.helper {
            helper.gate = Some(at);
        }
        self.log.push(Event::GateLaid { seat, at });
        let left = self.state.fleet(Helper::SEAT).held_back.len().div_ceil(2) as u8;
        self.state.steps.reset(Step::Dismiss { left });
    }

    /// Half of the ships stay behind, rounded up; then the turn begins.
    pub(crate) fn dismiss(&mut self, ship: ShipId) {
        let Step::Dismiss { left } = self.state.steps.top() else { return };
        let kind = self.state.fleet(Helper::SEAT).ship(ship).kind;
        let fleet = self.state.fleet_mut(Helper::SEAT);
        fleet.place(ship, Place::Destroyed);
        fleet.ship_mut(ship).hull = 0;
        self.log.push(Event::ShipLeftOut { ship: ShipRef::new(Helper::SEAT, ship), kind });
        if left > 1 {
            self.state.steps.reset(Step::Dismiss { left: left - 1 });
            return;
        }
        let points = self.state.points(Helper::SEAT);
        self.state.fleet_mut(Helper::SEAT).points_at_start = points;
        self.open_turn(self.state.active);
    }
}

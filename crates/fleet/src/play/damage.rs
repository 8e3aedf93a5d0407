//! Damage, destruction and victory.

use kernel::chance::Chance;
use kernel::{Log, Outcome, Seat, SeatSet};

use crate::board::sector::{Sector, SectorSet};
use crate::build::setup::Mode;
use crate::build::variant::Variant;
use crate::data::tables::{Ability, Power};
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::play::apply::Applier;
use crate::play::event::{Ending, Event};
use crate::scenario::Goal;
use crate::scenario::goal;
use crate::state::State;
use crate::state::step::Step;

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Takes damage off a hull; what is beyond it is lost (`FC-ATK-07`, `FC-ATK-08`).
    pub(crate) fn deal(&mut self, ship: ShipRef, damage: u8) {
        if damage == 0 {
            return;
        }
        self.reveal(ship);
        if self.state.sector_of(ship).is_none() {
            return;
        }
        let hull = self.state.hull_after(ship, damage);
        if hull != self.state.hull_left(ship, damage) {
            let fleet = self.state.fleet_mut(ship.seat);
            fleet.wrecks = fleet.wrecks.with(ship.ship);
        }
        self.state.fleet_mut(ship.seat).ship_mut(ship.ship).hull = hull;
        let kind = self.state.shown_kind(ship);
        self.log.push(Event::DamageTaken { ship, kind, damage, hull });
        self.note_damage(ship);
        if hull == 0 {
            self.destroy(ship);
        }
    }

    /// A Black Hole destroys whatever protects the hull (`FC-BLK-06`, `FC-BLK-08`).
    pub(crate) fn swallow(&mut self, ship: ShipRef) {
        self.reveal(ship);
        self.state.fleet_mut(ship.seat).ship_mut(ship.ship).hull = 0;
        self.destroy(ship);
    }

    pub(crate) fn destroy(&mut self, ship: ShipRef) {
        let Some(at) = self.state.sector_of(ship) else { return };
        let row = self.state.row(ship.seat, ship.ship);
        let kind = row.id;
        self.state.fleet_mut(ship.seat).place(ship.ship, Place::Destroyed);
        self.end_capacities_of(ship);
        self.log.push(Event::ShipDestroyed { ship, kind, at });
        self.lose_tokens(|token| token.falls_with(ship));
        self.abandon_station(ship);
        if row.abilities.contains(Ability::Impulse) {
            return;
        }
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
        self.drop_squadrons(ship);
        let power = row.firepower.unwrap_or(0);
        if self.state.fleet(ship.seat).has(Power::BlastsWhenDestroyed) && power > 0 {
            self.state.steps.push(Step::Blast { seat: ship.seat, at, power });
        }
    }

    /// Dun Antar: the firepower of the lost ship hits all ships of one sector; squadrons are not
    /// concerned (`FC-CMD-16`, `FC-CMD-17`).
    pub(crate) fn go_down_with(&mut self, sector: Sector) {
        let Step::Blast { power, .. } = self.state.steps.top() else { return };
        self.state.steps.pop();
        for seat in Seat::all(self.state.seats) {
            self.reveal_all(seat, self.state.fleet(seat).at(sector));
            for ship in self.state.crewed(seat, sector).iter() {
                self.deal(ShipRef::new(seat, ship), power);
            }
        }
    }

    /// Looks at the points of both camps, or of every player.
    pub(crate) fn look_for_victory(&mut self) {
        self.state.victory_due = false;
        self.scatter_leaderless();
        match judged(self.state) {
            Some(outcome) => self.end_game(outcome, ending(self.state)),
            None if self.state.mode == Mode::FreeForAll => self.remove_beaten(),
            None => {}
        }
    }

    /// In a team game a leader's ships are lost with his flagship (`FC-FAC-13`).
    fn scatter_leaderless(&mut self) {
        if self.state.mode != Mode::Teams {
            return;
        }
        for seat in Seat::all(self.state.seats) {
            let fleet = self.state.fleet(seat);
            let led = fleet.afloat.iter().any(|ship| is_flagship(self.state, seat, ship));
            if !fleet.has(Power::CharismaticLeader) || led {
                continue;
            }
            for ship in fleet.afloat.iter() {
                self.swallow(ShipRef::new(seat, ship));
            }
        }
    }

    /// Who has lost two thirds leaves the free-for-all with all ships and tokens (`FC-FFA-03`).
    fn remove_beaten(&mut self) {
        for seat in Seat::all(self.state.seats) {
            let camp = self.state.fleet(seat).camp;
            if !is_beaten(self.state, camp) || self.state.fleet(seat).afloat.is_empty() {
                continue;
            }
            self.reveal_all(seat, self.state.fleet(seat).hidden);
            for ship in self.state.fleet(seat).afloat.iter() {
                let fleet = self.state.fleet_mut(seat);
                fleet.place(ship, Place::Destroyed);
                fleet.ship_mut(ship).hull = 0;
                self.end_capacities_of(ShipRef::new(seat, ship));
            }
            self.state.remove_tokens(|token| {
                token.carrier.seat == seat || token.victim.is_some_and(|victim| victim.seat == seat)
            });
            self.log.push(Event::PlayerEliminated { seat });
        }
        if self.state.fleet(self.state.active).afloat.is_empty() {
            self.end_turn();
        }
    }
}

impl State {
    /// How the battle has to end as things lie on the table, once nothing is pending in a turn: it
    /// is over then (`FC-VIC-04`).
    pub fn verdict(&self) -> Option<Outcome> {
        let in_turn = matches!(
            self.steps.top(),
            Step::Impulse { .. }
                | Step::Start { .. }
                | Step::Reprogram
                | Step::Energy
                | Step::Actions
                | Step::Bridge { .. }
        );
        if in_turn { judged(self) } else { None }
    }

    /// Where the flagship takes no part there is no leader: points decide, as for others
    /// (`FC-FAC-12`).
    pub(crate) fn note_leaderless(&mut self, seat: Seat) {
        let fleet = self.fleet(seat);
        if !fleet.afloat.iter().any(|ship| is_flagship(self, seat, ship)) {
            let powers = Power::ALL.iter().copied();
            let others = powers.filter(|power| *power != Power::CharismaticLeader);
            let kept = others.filter(|power| fleet.has(*power)).collect();
            self.fleet_mut(seat).powers = kept;
        }
    }

    /// Relentless: the first time a ship would be destroyed it stays with a hull of 1
    /// (`FC-FAC-22`, `FC-FAC-23`).
    fn clings_on(&self, ship: ShipRef) -> bool {
        let fleet = self.fleet(ship.seat);
        fleet.has(Power::Relentless) && !fleet.wrecks.contains(ship.ship)
    }

    /// What the damage leaves of the hull, before a Relentless ship clings on.
    fn hull_left(&self, ship: ShipRef, damage: u8) -> u8 {
        let floor = u8::from(self.has_rampart(ship.seat));
        self.ship(ship).hull.saturating_sub(damage).max(floor)
    }

    /// The hull that the ship has after the damage.
    pub(crate) fn hull_after(&self, ship: ShipRef, damage: u8) -> u8 {
        let left = self.hull_left(ship, damage);
        if left == 0 && self.clings_on(ship) { 1 } else { left }
    }

    /// Whether the ship would live through any damage now.
    pub(crate) fn is_spared(&self, ship: ShipRef) -> bool {
        self.clings_on(ship) || self.has_rampart(ship.seat)
    }

    /// The sectors that a ship lost there can take with it: any adjacent one, also an empty one, so
    /// that nobody has to hit his own (`FC-CMD-16`).
    pub(crate) fn blast_sectors(&self, at: Sector) -> SectorSet {
        at.around().and(self.field.laid)
    }

    /// Whether a ship lost there can hit anything at all.
    pub(crate) fn can_blast(&self, at: Sector) -> bool {
        let crewed = |sector: Sector| {
            Seat::all(self.seats).any(|seat| {
                let ships = self.crewed(seat, sector).or(self.signals_at(seat, sector));
                !ships.is_empty()
            })
        };
        self.blast_sectors(at).and(self.held()).iter().any(crewed)
    }
}

/// The outcome by what the scenario is about, if there is one yet.
fn judged(state: &State) -> Option<Outcome> {
    match state.tables.scenario(state.scenario).goal {
        Goal::Attrition => judge(state),
        goal @ (Goal::Containers
        | Goal::Cruiser
        | Goal::Shuttle
        | Goal::Gates
        | Goal::Stations
        | Goal::Champion
        | Goal::Civilians
        | Goal::Colonies) => goal::judge(state, goal),
    }
}

/// Why there is one.
fn ending(state: &State) -> Ending {
    let goal = state.tables.scenario(state.scenario).goal;
    if goal != Goal::Attrition {
        return goal::ending(state, goal);
    }
    let mut camps = Seat::all(state.seats).map(|seat| state.fleet(seat).camp);
    let has_lost_leader =
        camps.any(|camp| is_beaten(state, camp) && leader_of(state, camp).is_some());
    if has_lost_leader { Ending::Flagship } else { Ending::Points }
}

/// Points in play and at the start, by camp.
pub(crate) fn camp_points(state: &State, camp: u8) -> (u16, u16) {
    let members = state.contenders().map(|seat| state.fleet(seat)).filter(|f| f.camp == camp);
    members.fold((0, 0), |(left, start), fleet| {
        let points = u16::from(fleet.points(state.tables));
        (left + points, start + u16::from(fleet.points_at_start))
    })
}

/// `FC-VIC-01`, `FC-VIC-02`: a camp at a third of its starting points, rounded down, has lost.
fn is_beaten(state: &State, camp: u8) -> bool {
    if let Some(leader) = leader_of(state, camp) {
        return !state.fleet(leader).afloat.iter().any(|ship| is_flagship(state, leader, ship));
    }
    is_at_threshold(state, camp)
}

fn is_at_threshold(state: &State, camp: u8) -> bool {
    let (left, start) = camp_points(state, camp);
    left <= state.terms.defeat_at.map_or(start / 3, u16::from)
}

/// Whether the seat is down to a third of its points, whoever leads it.
pub(crate) fn is_worn_down(state: &State, seat: Seat) -> bool {
    is_at_threshold(state, state.fleet(seat).camp)
}

/// The charismatic leader who fights alone: he loses only with his flagship (`FC-FAC-12`,
/// `FC-FAC-19`).
pub(crate) fn leader_of(state: &State, camp: u8) -> Option<Seat> {
    if state.mode == Mode::Teams {
        return None;
    }
    let mut members = state.contenders().filter(|seat| state.fleet(*seat).camp == camp);
    members.find(|seat| state.fleet(*seat).has(Power::CharismaticLeader))
}

fn is_flagship(state: &State, seat: Seat, ship: ShipId) -> bool {
    let limits = &state.tables.faction(state.fleet(seat).faction).limits;
    let flagship = limits.flagship(state.varies(Variant::WithoutAvatar));
    flagship == Some(state.fleet(seat).ship(ship).kind)
}

/// The outcome, once only one camp is unbeaten. If nobody is, the most points win and equal points
/// draw (`FC-VIC-03`).
fn judge(state: &State) -> Option<Outcome> {
    let camps: u8 = match state.mode {
        Mode::FreeForAll => state.seats,
        Mode::Duel | Mode::Teams => 2,
    };
    let standing: Vec<u8> = (0..camps).filter(|camp| !is_beaten(state, *camp)).collect();
    match standing.as_slice() {
        [] => Some(by_points(state, camps)),
        [winner] => Some(won_by_camp(state, *winner)),
        [_, _, ..] => None,
    }
}

pub(crate) fn by_points(state: &State, camps: u8) -> Outcome {
    let left = |camp: &u8| camp_points(state, *camp).0;
    let most = (0..camps).map(|camp| left(&camp)).max();
    let mut best = (0..camps).filter(|camp| Some(left(camp)) == most);
    match (best.next(), best.next()) {
        (Some(winner), None) => won_by_camp(state, winner),
        _ => Outcome::Drawn,
    }
}

pub(crate) fn won_by_camp(state: &State, camp: u8) -> Outcome {
    let winners = Seat::all(state.seats).filter(|seat| state.fleet(*seat).camp == camp);
    Outcome::Won { winners: SeatSet::of(winners), score: None }
}

//! Damage, destruction and victory.

use kernel::chance::Chance;
use kernel::{Log, Outcome, Seat, SeatSet};

use crate::event::Event;
use crate::resolve::Resolver;
use crate::setup::Mode;
use crate::ship::{Place, ShipRef};
use crate::state::State;

impl<C: Chance, L: Log<Event>> Resolver<'_, C, L> {
    /// Takes damage off a hull; what is beyond it is lost (`FC-ATK-07`, `FC-ATK-08`).
    pub(crate) fn deal(&mut self, ship: ShipRef, damage: u8) {
        if damage == 0 {
            return;
        }
        let floor = u8::from(self.state.has_rampart(ship.seat));
        let hull = self.state.ship(ship).hull.saturating_sub(damage).max(floor);
        self.state.fleet_mut(ship.seat).ship_mut(ship.ship).hull = hull;
        self.log.push(Event::DamageTaken { ship, damage, hull });
        if hull == 0 {
            self.destroy(ship);
        }
    }

    fn destroy(&mut self, ship: ShipRef) {
        let Some(at) = self.state.sector_of(ship) else { return };
        let kind = self.state.ship(ship).kind;
        self.state.fleet_mut(ship.seat).place(ship.ship, Place::Destroyed);
        self.state.drop_tokens_of(ship);
        self.state.victory_due = true;
        self.state.last_loss = self.state.round;
        self.log.push(Event::ShipDestroyed { ship, kind, at });
    }

    /// Looks at the points of both camps, or of every player.
    pub(crate) fn look_for_victory(&mut self) {
        self.state.victory_due = false;
        match judge(self.state) {
            Some(outcome) => self.end_game(outcome),
            None if self.state.mode == Mode::FreeForAll => self.remove_beaten(),
            None => {}
        }
    }

    /// Who has lost two thirds leaves the free-for-all with all ships and tokens (`FC-FFA-03`).
    fn remove_beaten(&mut self) {
        for seat in Seat::all(self.state.seats) {
            let camp = self.state.fleet(seat).camp;
            if !is_beaten(self.state, camp) || self.state.fleet(seat).afloat.is_empty() {
                continue;
            }
            for ship in self.state.fleet(seat).afloat.iter() {
                let fleet = self.state.fleet_mut(seat);
                fleet.place(ship, Place::Destroyed);
                fleet.ship_mut(ship).hull = 0;
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

/// Points in play and at the start, by camp.
fn camp_points(state: &State, camp: u8) -> (u16, u16) {
    let members = Seat::all(state.seats).map(|seat| state.fleet(seat)).filter(|f| f.camp == camp);
    members.fold((0, 0), |(left, start), fleet| {
        let points = u16::from(fleet.points(state.tables));
        (left + points, start + u16::from(fleet.points_at_start))
    })
}

/// `FC-VIC-01`, `FC-VIC-02`: a camp at a third of its starting points, rounded down, has lost.
fn is_beaten(state: &State, camp: u8) -> bool {
    let (left, start) = camp_points(state, camp);
    left <= start / 3
}

/// The outcome, once only one camp is unbeaten. If nobody is, the most points win and equal points
/// draw (`FC-VIC-03`).
fn judge(state: &State) -> Option<Outcome> {
    let camps: u8 = match state.mode {
        Mode::Duel | Mode::FreeForAll => state.seats,
        Mode::Teams => 2,
    };
    let standing: Vec<u8> = (0..camps).filter(|camp| !is_beaten(state, *camp)).collect();
    match standing.as_slice() {
        [] => Some(by_points(state, camps)),
        [winner] => Some(won_by_camp(state, *winner)),
        [_, _, ..] => None,
    }
}

fn by_points(state: &State, camps: u8) -> Outcome {
    let left = |camp: &u8| camp_points(state, *camp).0;
    let most = (0..camps).map(|camp| left(&camp)).max();
    let mut best = (0..camps).filter(|camp| Some(left(camp)) == most);
    match (best.next(), best.next()) {
        (Some(winner), None) => won_by_camp(state, winner),
        _ => Outcome::Drawn,
    }
}

fn won_by_camp(state: &State, camp: u8) -> Outcome {
    let winners = Seat::all(state.seats).filter(|seat| state.fleet(*seat).camp == camp);
    Outcome::Won { winners: SeatSet::of(winners), score: None }
}

//! Victory where a scenario has conditions of its own (`FC-VIC-06`).

use kernel::{Outcome, Seat};

use crate::build::variant::Variant;
use crate::data::tables::{SectorKind, ShipKind, Weapon};
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::play::damage::{by_points, is_worn_down, won_by_camp};
use crate::play::event::Ending;
use crate::scenario::Goal;
use crate::state::State;

/// Civilian ships that decide a Blockade.
const CIVILIANS_TO_WIN: u32 = 2;

/// The outcome, if what the scenario asks for is done; without ships and hope a camp has lost.
pub(crate) fn judge(state: &State, goal: Goal) -> Option<Outcome> {
    decided(state, goal).or_else(|| match goal {
        Goal::Containers => judge_carriers(state),
        Goal::Attrition
        | Goal::Cruiser
        | Goal::Shuttle
        | Goal::Gates
        | Goal::Stations
        | Goal::Champion
        | Goal::Civilians
        | Goal::Colonies => judge_ships(state),
    })
}

/// Why the battle is over.
pub(crate) fn ending(state: &State, goal: Goal) -> Ending {
    match decided(state, goal) {
        Some(Outcome::Drawn) if goal == Goal::Shuttle => Ending::ShuttleLost,
        Some(_) => Ending::Goal,
        None => Ending::Ships,
    }
}

fn decided(state: &State, goal: Goal) -> Option<Outcome> {
    let (phebe, amycles) = (state.scene.phebe, state.scene.amycles());
    match goal {
        Goal::Attrition => None,
        Goal::Gates => judge_gates(state),
        Goal::Containers => judge_containers(state),
        Goal::Cruiser => judge_cruiser(state),
        Goal::Shuttle => judge_shuttle(state),
        Goal::Stations => {
            let disabled = state.scene.bays.iter().all(Option::is_none);
            settle(state, is_worn_down(state, amycles), disabled)
        }
        Goal::Champion => judge_champions(state),
        Goal::Civilians => judge_civilians(state, phebe),
        Goal::Colonies => {
            settle(state, has_lost_warheads(state, amycles), has_lost_colonies(state))
        }
    }
}

/// Who has done what he had to; if both have, points decide (`FC-VIC-03`).
fn settle(state: &State, phebe: bool, amycles: bool) -> Option<Outcome> {
    match (phebe, amycles) {
        (true, true) => Some(by_points(state, 2)),
        (true, false) => Some(Outcome::won_by(state.scene.phebe)),
        (false, true) => Some(Outcome::won_by(state.scene.amycles())),
        (false, false) => None,
    }
}

/// Who has nothing left has lost.
fn judge_ships(state: &State) -> Option<Outcome> {
    let mut left = state.contenders().filter(|seat| !state.fleet(*seat).is_spent());
    match (left.next(), left.next()) {
        (None, _) => Some(Outcome::Drawn),
        (Some(winner), None) => Some(Outcome::won_by(winner)),
        (Some(_), Some(_)) => None,
    }
}

/// Only in the first edition the game ends as soon as both gates are held (`FC-LEG-13`).
fn judge_gates(state: &State) -> Option<Outcome> {
    let sudden = state.varies(Variant::SuddenControl);
    let mut seats = state.contenders().filter(|seat| sudden && state.holds_gates(*seat));
    seats.next().map(Outcome::won_by)
}

/// `FC-SCN-24`.
fn judge_cruiser(state: &State) -> Option<Outcome> {
    let cruiser = state.protected_ship()?;
    let gone = state.ship(cruiser).place == Place::Destroyed;
    let fled = state.fleet(cruiser.seat).fled.contains(cruiser.ship);
    settle(state, fled, gone && !fled)
}

/// The side that flees with the shuttle wins; once it is destroyed nobody does (`FC-SCN-31`,
/// `FC-SCN-32`).
fn judge_shuttle(state: &State) -> Option<Outcome> {
    let shuttles = Seat::all(state.seats).flat_map(|seat| {
        let fleet = state.fleet(seat);
        let own = fleet.all().map(move |ship| ShipRef::new(seat, ship));
        own.filter(|ship| state.ship(*ship).kind == ShipKind::DiplomaticShuttle)
    });
    let mut afloat = false;
    for shuttle in shuttles {
        if state.fleet(shuttle.seat).fled.contains(shuttle.ship) {
            return Some(won_by_camp(state, state.fleet(shuttle.seat).camp));
        }
        afloat |= state.sector_of(shuttle).is_some();
    }
    if afloat { None } else { Some(Outcome::Drawn) }
}

/// `FC-SCN-45`: a champion that was captured is lost as well.
fn judge_champions(state: &State) -> Option<Outcome> {
    let has_lost = |seat: Seat| {
        let champion = state.scene.champion(seat);
        champion.is_none_or(|ship| state.fleet(seat).ship(ship).place == Place::Destroyed)
    };
    let mut standing = state.contenders().filter(|seat| !has_lost(*seat));
    match (standing.next(), standing.next()) {
        (None, _) => Some(Outcome::Drawn),
        (Some(winner), None) => Some(Outcome::won_by(winner)),
        (Some(_), Some(_)) => None,
    }
}

/// `FC-SCN-48`.
fn judge_civilians(state: &State, runner: Seat) -> Option<Outcome> {
    let fleet = state.fleet(runner);
    let is_gone = |ship: &ShipId| {
        let ship = fleet.ship(*ship);
        ship.kind == ShipKind::Civilian && ship.place == Place::Destroyed
    };
    let gone = fleet.all().filter(is_gone).count() as u32;
    let fled = fleet.fled.len();
    settle(state, fled >= CIVILIANS_TO_WIN, gone - fled >= CIVILIANS_TO_WIN)
}

fn has_lost_warheads(state: &State, seat: Seat) -> bool {
    let fleet = state.fleet(seat);
    let armed = |ship: &ShipId| fleet.ship(*ship).weapon == Some(Weapon::GammaWarheads);
    fleet.all().filter(armed).all(|ship| fleet.ship(ship).place == Place::Destroyed)
}

/// `FC-SCN-52`: a destroyed Colony is an Asteroid Field.
fn has_lost_colonies(state: &State) -> bool {
    let mut sites = state.scene.sites.iter().flatten();
    sites.all(|at| state.field.kind(*at) != Some(SectorKind::Colony))
}

/// `FC-SCN-17`, `FC-SCN-18`: enough containers win at once.
fn judge_containers(state: &State) -> Option<Outcome> {
    let winner = camps(state).find(|camp| saved(state, *camp) >= state.scene.haul.enough);
    winner.map(|camp| won_by_camp(state, camp))
}

/// `FC-SCN-17`: without ships the most containers win. Who has no ship left and no more than
/// somebody else cannot win any more, and who cannot carry away enough with the ships left has
/// lost.
fn judge_carriers(state: &State) -> Option<Outcome> {
    let camps = camps(state);
    let ships =
        |camp: u8| -> u8 { of_camp(state, camp).map(|seat| state.fleet(seat).crews()).sum() };
    let is_spent = |camp: u8| of_camp(state, camp).all(|seat| state.fleet(seat).is_spent());
    let most = camps.clone().map(|camp| saved(state, camp)).max()?;
    let mut standing = camps.filter(|camp| !is_spent(*camp));
    match (standing.next(), standing.next()) {
        (None, _) => Some(most_containers(state)),
        (Some(last), None) if saved(state, last) == most => Some(won_by_camp(state, last)),
        (Some(last), None) if saved(state, last) + ships(last) < most => {
            Some(most_containers(state))
        }
        _ => None,
    }
}

/// The outcome of a battle that goes nowhere (`FC-HOUSE-01`).
pub(crate) fn stalled(state: &State) -> Outcome {
    match state.tables.scenario(state.scenario).goal {
        Goal::Containers => most_containers(state),
        Goal::Attrition
        | Goal::Cruiser
        | Goal::Shuttle
        | Goal::Gates
        | Goal::Stations
        | Goal::Champion
        | Goal::Civilians
        | Goal::Colonies => Outcome::Drawn,
    }
}

fn camps(state: &State) -> std::ops::RangeInclusive<u8> {
    0..=Seat::all(state.seats).map(|seat| state.fleet(seat).camp).max().unwrap_or_default()
}

/// Those who fight for the camp; a helper can evacuate nothing.
fn of_camp(state: &State, camp: u8) -> impl Iterator<Item = Seat> + use<'_> {
    state.contenders().filter(move |seat| state.fleet(*seat).camp == camp)
}

/// The containers that the camp has evacuated.
fn saved(state: &State, camp: u8) -> u8 {
    of_camp(state, camp).map(|seat| state.scene.haul.saved[seat.index()]).sum()
}

/// Equal containers draw (`FC-SCN-19`).
fn most_containers(state: &State) -> Outcome {
    let most = camps(state).map(|camp| saved(state, camp)).max();
    let mut first = camps(state).filter(|camp| Some(saved(state, *camp)) == most);
    match (first.next(), first.next()) {
        (Some(winner), None) => won_by_camp(state, winner),
        _ => Outcome::Drawn,
    }
}

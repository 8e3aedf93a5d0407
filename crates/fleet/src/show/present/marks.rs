//! What an event is about: sectors, ships, seats and dice to light up. Whoever may see the event may
//! see them.

use kernel::{Pick, Seat};

use super::picks::{of_seat, sector, ship, spend};
use crate::board::sector::Sector;
use crate::decide::action::Target;
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Held, Spend, Volley};
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::play::event::Event;

/// Sectors come in the order of what happens: from, then to.
#[expect(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a line for each, in the order of the rules: none is left out"
)]
pub(super) fn marks(event: &Event) -> Vec<Pick> {
    match *event {
        Event::FleetChosen { seat, .. }
        | Event::FleetRevealed { seat, .. }
        | Event::SignalsHinted { seat, .. }
        | Event::StartRolled { seat, .. }
        | Event::FirstPlayerFound { seat }
        | Event::TileSetAside { seat, .. }
        | Event::TileDrawn { seat, .. }
        | Event::TurnStarted { seat, .. }
        | Event::TurnEnded { seat }
        | Event::BonusDieRolled { seat, .. }
        | Event::ArrivalRolled { seat, .. }
        | Event::ContainersEvacuated { seat, .. }
        | Event::PlayerEliminated { seat } => vec![of_seat(seat)],
        Event::WeaponKept { seat, ship: None, .. } => vec![of_seat(seat)],
        Event::ReliefCame { seat, ally } => vec![of_seat(seat), of_seat(ally)],
        Event::Drained { seat, victim } => vec![of_seat(seat), of_seat(victim)],
        Event::DiceRolled { seat, first, second, third } => {
            of_dice(seat, [first, second, third].into_iter().flatten().map(Held::rolled))
        }
        Event::SpecialsRerolled { seat, first, second } => {
            of_dice(seat, [first, second].map(Held::rolled))
        }
        Event::MultiRerolled { seat, die } | Event::SpecialRerolled { seat, die } => {
            of_dice(seat, [Held::rolled(die)])
        }
        Event::DieReturned { seat, die }
        | Event::DieStored { seat, die, .. }
        | Event::DieLost { seat, die } => of_dice(seat, [Held::stored(die)]),
        Event::ResultUsed { seat, spend: used } => of_spend(seat, used),
        Event::WeaponsDrawn { ship: about, .. }
        | Event::WeaponKept { ship: Some(about), .. }
        | Event::WeaponDealt { ship: about, .. }
        | Event::WeaponRevealed { ship: about, .. }
        | Event::DeviceRevealed { ship: about, .. }
        | Event::SignalRevealed { ship: about, .. }
        | Event::DecoyRevealed { ship: about }
        | Event::ShipLeftOut { ship: about, .. }
        | Event::AttackStopped { target: about, .. }
        | Event::DamageTaken { ship: about, .. }
        | Event::TokenLifted { carrier: about, .. }
        | Event::TokenLost { carrier: about, .. }
        | Event::ShipRepaired { ship: about, .. }
        | Event::DronesShaken { ship: about, .. }
        | Event::ReinforcementsCalled { ship: about, .. }
        | Event::CounterAttacked { victim: about, .. } => vec![ship(about)],
        Event::AttackRedirected { from, to, .. } => vec![ship(from), ship(to)],
        Event::SignalDeployed { ship: about, at, .. }
        | Event::ShipDeployed { ship: about, at, .. }
        | Event::ShipDestroyed { ship: about, at, .. }
        | Event::ShipBoarded { by: about, at, .. }
        | Event::SquadronLaunched { ship: about, at }
        | Event::ShipDocked { ship: about, at, .. }
        | Event::ArrivalDelayed { ship: about, at, .. }
        | Event::ShipFled { ship: about, at, .. }
        | Event::ShuttleCaptured { by: about, at } => vec![sector(at), ship(about)],
        Event::Camouflaged { seat, ships, at, .. } => of_ships(seat, ships, [at]),
        Event::ShotsFired { seat, ships, .. } => of_ships(seat, ships, []),
        Event::ShipsMoved { seat, ships, from, to, .. } => of_ships(seat, ships, [from, to]),
        Event::SectorScanned { from, via, at, .. } => along([from, via, at]),
        Event::AttackDeclared { volley, from, via, target, .. } => {
            along([from, via]).into_iter().chain([ship(target)]).chain(of_volley(volley)).collect()
        }
        Event::SectorBlocked { spend: used, against, .. } => {
            [sector(against)].into_iter().chain(spend(used)).collect()
        }
        Event::ContainersMoved { from, to, .. } | Event::AsteroidsShifted { from, to } => {
            along([from, to])
        }
        Event::ColonyShot { from, at, .. } => along([from, at]),
        Event::SectorDiscovered { at, .. }
        | Event::ScanFoiled { at, .. }
        | Event::SectorLaid { at, .. }
        | Event::GateLaid { at, .. }
        | Event::SectorTested { at, .. }
        | Event::RetreatOrdered { to: at, .. }
        | Event::TokenLaid { at, .. }
        | Event::BombExploded { at, .. }
        | Event::HoleActivated { at }
        | Event::AsteroidsStirred { at, .. }
        | Event::GateRolled { gate: at, .. }
        | Event::StationDisabled { at, .. }
        | Event::StationSeen { at, .. }
        | Event::StationRevealed { at, .. }
        | Event::SectorUnveiled { at, .. }
        | Event::ColonyHit { at, .. }
        | Event::ColonyDestroyed { at } => vec![sector(at)],
        Event::WeaponFired { carrier, target, .. } => {
            [ship(carrier)].into_iter().chain(of_target(target)).collect()
        }
        Event::CapacityUsed { name, target, .. } => {
            of_activation(name).into_iter().chain([ship(target)]).collect()
        }
        Event::CapacityActivated { name, .. }
        | Event::CapacityReprogrammed { name, .. }
        | Event::LineChosen { name, .. }
        | Event::CapacityEnded { name } => of_activation(name).to_vec(),
        Event::GameEnded { outcome, .. } => winners(outcome),
    }
}

/// Whoever has won.
fn winners(outcome: kernel::Outcome) -> Vec<Pick> {
    match outcome {
        kernel::Outcome::Won { winners, .. } => winners.iter().map(of_seat).collect(),
        kernel::Outcome::Drawn | kernel::Outcome::Lost { .. } => Vec::new(),
    }
}

/// Sectors one after the other, each once.
fn along<const N: usize>(sectors: [Sector; N]) -> Vec<Pick> {
    let mut picks: Vec<Pick> = sectors.map(sector).to_vec();
    picks.dedup();
    picks
}

fn of_ships<const N: usize>(seat: Seat, ships: ShipSet, sectors: [Sector; N]) -> Vec<Pick> {
    let each = ships.iter().map(|id| ship(ShipRef::new(seat, id)));
    along(sectors).into_iter().chain(each).collect()
}

fn of_dice(seat: Seat, dice: impl IntoIterator<Item = Held>) -> Vec<Pick> {
    [of_seat(seat)].into_iter().chain(dice.into_iter().map(super::picks::die)).collect()
}

fn of_spend(seat: Seat, used: Spend) -> Vec<Pick> {
    [of_seat(seat)].into_iter().chain(spend(used)).collect()
}

fn of_volley(volley: Option<Volley>) -> impl Iterator<Item = Pick> {
    volley.into_iter().flat_map(|volley| volley.iter().flat_map(spend).collect::<Vec<_>>())
}

fn of_target(target: Target) -> Option<Pick> {
    match target {
        Target::Nothing => None,
        Target::Ship(target) => Some(ship(target)),
        Target::Sector(at) => Some(sector(at)),
        Target::Seat(seat) => Some(of_seat(seat)),
    }
}

fn of_activation(name: Activation) -> [Pick; 2] {
    [sector(name.at), ship(name.ship)]
}

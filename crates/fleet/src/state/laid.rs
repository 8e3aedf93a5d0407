//! What lies on the board of a position besides ships, sectors and dice: tokens of special weapons,
//! capacities in play, docked ships and wrecks.

use kernel::{Refusal, Seat};

use crate::board::axis::Axis;
use crate::data::tables::{Power, Scope, StartEffect, WeaponEffect};
use crate::decide::refusal::refuse_about;
use crate::pieces::capacity::{Activation, Active};
use crate::pieces::die::{Colour, Die};
use crate::pieces::ship::{ShipId, ShipRef};
use crate::pieces::token::{Token, TokenKind};
use crate::state::State;
use crate::state::position::{Position, SeatPosition};

/// Lays everything; ships, sectors and dice are in their places.
pub(super) fn lay_all(state: &mut State, position: &Position) -> Result<(), Refusal> {
    for (seat, placed) in Seat::all(state.seats).zip(&position.seats) {
        befall_ships(state, seat, placed)?;
    }
    for text in &position.tokens {
        let token = parse_token(state, text).ok_or_else(|| bad("FC-WPN-01", text))?;
        state.lay_token(token);
    }
    for text in &position.capacities {
        let active = parse_capacity(state, text).ok_or_else(|| bad("FC-TEC-02", text))?;
        let ship = active.name.ship;
        let fleet = state.fleet_mut(ship.seat);
        fleet.reserve[Colour::Green.index()] -= 1;
        let sealed = &mut fleet.sealed[usize::from(active.slot)];
        *sealed = sealed.without(ship.ship);
        state.capacities.push(active);
    }
    Ok(())
}

fn bad(clause: &'static str, text: &str) -> Refusal {
    refuse_about(clause, "refusal-fleet-position-thing", text.to_owned())
}

/// Ships that are docked, one in each dock (`FC-STA-02`), and relentless ones that should have been
/// destroyed (`FC-FAC-22`).
fn befall_ships(state: &mut State, seat: Seat, placed: &SeatPosition) -> Result<(), Refusal> {
    for letter in &placed.docked {
        let ship = find_dockable(state, seat, letter).ok_or_else(|| bad("FC-STA-02", letter))?;
        let fleet = state.fleet_mut(seat);
        fleet.docked = fleet.docked.with(ship);
    }
    for letter in &placed.wrecks {
        let ship =
            find_ship(state, seat, letter).filter(|_| state.fleet(seat).has(Power::Relentless));
        let ship = ship.ok_or_else(|| bad("FC-FAC-22", letter))?;
        let fleet = state.fleet_mut(seat);
        fleet.wrecks = fleet.wrecks.with(ship);
    }
    Ok(())
}

/// The ship of this letter, if it is on the board.
fn find_ship(state: &State, seat: Seat, letter: &str) -> Option<ShipId> {
    let [letter] = *letter.as_bytes() else { return None };
    ShipId::from_letter(letter).filter(|ship| state.fleet(seat).afloat.contains(*ship))
}

fn find_dockable(state: &State, seat: Seat, letter: &str) -> Option<ShipId> {
    let ship = find_ship(state, seat, letter)?;
    let at = state.sector_of(ShipRef::new(seat, ship))?;
    let effect = state.tables.sector(state.field.kind(at)?).at_start_of_turn;
    let is_free = state.fleet(seat).docked.and(state.fleet(seat).at(at)).is_empty();
    let fits = effect == Some(StartEffect::Dock) && state.hands(seat, at).contains(ship);
    (fits && is_free).then_some(ship)
}

/// Reads `1a mine c3`, `1a drones 2b` or `1a rampart`: the ship whose weapon it is, the kind, and
/// where it lies. While the ship is docked at a Battle Station it is the station's (`FC-WPN-55`).
fn parse_token(state: &State, text: &str) -> Option<Token> {
    let mut words = text.split_whitespace();
    let carrier = ShipRef::parse(words.next()?).filter(|ship| state.sector_of(*ship).is_some())?;
    let kind: TokenKind = words.next()?.parse().ok()?;
    let of_station = state.station_weapon(carrier);
    let weapon = of_station.or(state.ship(carrier).weapon)?;
    let (laid, most) = laid_by(state.tables.weapon(weapon).effect)?;
    let home = state.sector_of(carrier)?;
    let (at, victim) = match kind {
        TokenKind::Rampart => (home, None),
        TokenKind::Drones => {
            let victim = ShipRef::parse(words.next()?).filter(|victim| *victim != carrier)?;
            (state.sector_of(victim)?, Some(victim))
        }
        TokenKind::Interdictor | TokenKind::Mine | TokenKind::GammaBomb | TokenKind::Sanctuary => {
            (words.next()?.parse().ok()?, None)
        }
    };
    let is_open = state.field.zone_of(home).contains(at);
    let is_left = state.used_tokens(kind, carrier).count() < usize::from(most);
    let fits = laid == kind && is_open && is_left && words.next().is_none();
    let of_station = of_station.is_some();
    fits.then_some(Token { kind, carrier, at, victim, of_station, due: false })
}

/// What a weapon leaves on the board, and how many of it.
const fn laid_by(effect: WeaponEffect) -> Option<(TokenKind, u8)> {
    match effect {
        WeaponEffect::Bar => Some((TokenKind::Interdictor, 1)),
        WeaponEffect::Attach { .. } => Some((TokenKind::Drones, 1)),
        WeaponEffect::Mine { at_most, .. } => Some((TokenKind::Mine, at_most)),
        WeaponEffect::TimeBomb { .. } => Some((TokenKind::GammaBomb, 1)),
        WeaponEffect::Shelter => Some((TokenKind::Sanctuary, 1)),
        WeaponEffect::HoldHulls => Some((TokenKind::Rampart, 1)),
        WeaponEffect::Damage { .. }
        | WeaponEffect::DamageByClass { .. }
        | WeaponEffect::DamageByDistance { .. }
        | WeaponEffect::Repair { .. }
        | WeaponEffect::ClearBridge
        | WeaponEffect::Tow
        | WeaponEffect::Teleport
        | WeaponEffect::Blast { .. }
        | WeaponEffect::DoubleMove
        | WeaponEffect::DoubleRange
        | WeaponEffect::Warheads { .. } => None,
    }
}

/// Reads `1b sentinel c3 go`: a capacity in play and its activation die, which comes from the
/// Reserve. A Recon Beam names its line as well: `1b recon_beam c3 gm column`.
fn parse_capacity(state: &State, text: &str) -> Option<Active> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&[ship, capacity, at, die], line) = words.split_first_chunk()?;
    let name = Activation::parse(ship, capacity, at)?;
    let seat = name.ship.seat;
    let is_there = state.sector_of(name.ship).is_some() && state.field.laid.contains(name.at);
    let die =
        Die::parse(die).filter(|die| die.colour == Colour::Green && die.face.is_directional())?;
    let face = state.activation_face(seat, die.face);
    let axis = match (state.tables.capacity(name.capacity).scope, line) {
        (Scope::Line, [axis]) => {
            Some(axis.parse::<Axis>().ok().filter(|axis| Axis::of(face).contains(axis))?)
        }
        (Scope::Activation | Scope::Indicated, []) => None,
        (Scope::Line | Scope::Activation | Scope::Indicated | Scope::Bridge, _) => return None,
    };
    let is_left = state.fleet(seat).reserve[Colour::Green.index()] > 0;
    let ready = if is_there && is_left { state.ready_faces(name.ship) } else { return None };
    let (slot, _) = ready.into_iter().find(|(_, ready)| *ready == name.capacity)?;
    Some(Active { name, slot, face, reprogrammed: false, axis, due: false })
}

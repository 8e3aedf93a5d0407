//! The players: their ships, their dice, their bridges.

use kernel::{Seat, Viewer};
use serde::Serialize;

use super::camps::threshold;
use super::{SlotView, TileView, goal, is_out, slots, tiles};
use crate::data::tables::{Faction, ShipKind};
use crate::pieces::device::Device;
use crate::pieces::die::Colour;
use crate::pieces::fleet::Fleet;
use crate::pieces::ship::{Place, ShipId, ShipRef};
use crate::play::damage::leader_of;
use crate::scenario::{Goal, Role};
use crate::state::State;

/// A player's fleet and bridge.
#[expect(clippy::struct_excessive_bools, reason = "a wire type: each is a field of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetSeat"))]
pub struct SeatView {
    pub faction: &'static str,
    pub commander: Option<&'static str>,
    pub camp: u8,
    /// Class points in play, and at the start.
    pub points: u8,
    pub points_at_start: u8,
    /// The part in a scenario that is not the same for both players.
    pub role: Option<&'static str>,
    /// Containers evacuated.
    pub containers: u8,
    /// Whether the champion has lost half of its hull, so that reinforcements may come.
    pub calls_reinforcements: bool,
    /// At so many points or fewer the player has lost; none where something else decides: the goal
    /// of the scenario, the points of his camp, or his flagship.
    pub threshold: Option<u8>,
    /// Whether the player has lost with his flagship, and only then.
    pub flagship_decides: bool,
    /// Whether the player has left a free-for-all.
    pub out: bool,
    pub ships: Vec<ShipView>,
    /// Dice that can be rolled: red, blue, green.
    pub reserve: [u8; Colour::COUNT],
    /// Results of this turn, in notation.
    pub rolled: Vec<String>,
    pub bridge: Vec<StoredView>,
    /// All places of the bridge, empty ones too.
    pub slots: Vec<SlotView>,
    /// The tiles that the bridge is made of, from the left.
    pub bridge_tiles: Vec<TileView>,
    /// Special sectors set aside and not placed.
    pub tiles: Vec<&'static str>,
    /// Special weapons drawn for the next ship: shown to the player alone.
    pub drawn: Vec<&'static str>,
    /// Whether the player has still to keep a weapon.
    pub is_arming: bool,
    /// Whether the player has still to take a fleet.
    pub is_choosing: bool,
    /// Where the player deploys.
    pub home: Vec<String>,
}

/// A ship.
#[expect(clippy::struct_excessive_bools, reason = "a wire type: each is a field of its own")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetShip"))]
pub struct ShipView {
    /// Its letter in the fleet.
    pub id: String,
    pub kind: &'static str,
    pub class: u8,
    /// None when nothing is printed.
    pub firepower: Option<u8>,
    pub hull: u8,
    pub full_hull: u8,
    /// None too when it lies face down and is not the viewer's.
    pub weapon: Option<&'static str>,
    /// Whether only the owner knows the weapon.
    pub weapon_face_down: bool,
    /// Whether it is a Signal: to everybody but its player it is of kind `signal` and has no
    /// numbers.
    pub signal: bool,
    /// Technical devices that the viewer knows.
    pub devices: Vec<&'static str>,
    /// Whether only the owner knows a device.
    pub device_face_down: bool,
    /// None before it is deployed and after it was destroyed. The bays of a Battle Station are
    /// where it is.
    pub sector: Option<String>,
    pub destroyed: bool,
    /// Waits off the board, and comes into play later.
    pub held_back: bool,
    /// Has left the zone for good.
    pub fled: bool,
    /// Lies in the dock of its sector.
    pub docked: bool,
    /// The letter of the ship, or of the bays, that the squadron belongs to; none too when that is
    /// somebody else's Signal.
    pub carrier: Option<String>,
    /// Whether it may move a container in this turn.
    pub hauls: bool,
    /// Whether no movement die may be used on it in this turn.
    pub grounded: bool,
    /// Relentless, and gone by any further damage.
    pub wreck: bool,
    /// Decides a Duel by its loss.
    pub champion: bool,
}

/// A result on the bridge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "FleetStored"))]
pub struct StoredView {
    pub slot: &'static str,
    pub die: String,
}

pub(super) fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let own = viewer == Viewer::Seat(seat);
    if !state.shows_fleet(seat, own) {
        return unknown_seat_view(state, seat);
    }
    known_seat_view(state, seat, own)
}

/// A player whose fleet is not chosen yet, or chosen in secret.
fn unknown_seat_view(state: &State, seat: Seat) -> SeatView {
    let fleet = Fleet::new(state.tables, Faction::Phebe, None);
    let choosing = state.choosing;
    SeatView {
        faction: "unknown",
        commander: None,
        camp: state.fleet(seat).camp,
        points: 0,
        points_at_start: 0,
        role: role(state, seat),
        containers: 0,
        calls_reinforcements: false,
        threshold: None,
        flagship_decides: false,
        out: false,
        ships: Vec::new(),
        reserve: fleet.reserve,
        rolled: Vec::new(),
        bridge: Vec::new(),
        slots: Vec::new(),
        bridge_tiles: Vec::new(),
        tiles: Vec::new(),
        drawn: Vec::new(),
        is_arming: false,
        is_choosing: choosing.is_some_and(|it| it.pending.contains(seat)),
        home: state.field.homes[seat.index()].iter().map(|sector| sector.to_string()).collect(),
    }
}

fn known_seat_view(state: &State, seat: Seat, own: bool) -> SeatView {
    let fleet = state.fleet(seat);
    // What was not placed means nothing once the battle has begun.
    let placeable = fleet.tiles.iter().flatten().filter(|_| state.round == 0);
    SeatView {
        faction: fleet.faction.id(),
        commander: fleet.commander.map(crate::data::tables::Commander::id),
        camp: fleet.camp,
        points: fleet.points(state.tables),
        points_at_start: fleet.points_at_start,
        role: role(state, seat),
        containers: state.scene.haul.saved[seat.index()],
        calls_reinforcements: state.scene.wounded[seat.index()],
        threshold: threshold(state, seat),
        flagship_decides: goal(state) == Goal::Attrition && leader_of(state, fleet.camp).is_some(),
        out: is_out(state, seat),
        ships: fleet.all().map(|ship| ship_view(state, seat, ship, own)).collect(),
        reserve: fleet.reserve,
        rolled: fleet.rolled.all().map(|die| die.to_string()).collect(),
        bridge: fleet
            .bridge
            .iter()
            .map(|(slot, die)| StoredView { slot: slot.id(), die: die.to_string() })
            .collect(),
        slots: slots::slots(state, seat, own),
        bridge_tiles: tiles::bridge_tiles(state, seat),
        tiles: placeable.map(|kind| kind.id()).collect(),
        drawn: fleet.drawn.iter().filter(|_| own).map(crate::data::tables::Weapon::id).collect(),
        is_arming: !fleet.drawn.is_empty(),
        is_choosing: state.choosing.is_some_and(|it| it.pending.contains(seat)),
        home: state.field.homes[seat.index()].iter().map(|sector| sector.to_string()).collect(),
    }
}

fn ship_view(state: &State, seat: Seat, id: ShipId, own: bool) -> ShipView {
    let ship = state.fleet(seat).ship(id);
    let is_signal = state.fleet(seat).hidden.contains(id);
    if is_signal && !own {
        return signal_view(state, seat, id);
    }
    let face_down = state.fleet(seat).secret.contains(id);
    let weapon = ship.weapon.filter(|_| own || !face_down);
    let row = state.row(seat, id);
    let is_active = seat == state.active;
    ShipView {
        id: id.to_string(),
        kind: ship.kind.id(),
        class: row.class,
        firepower: row.firepower,
        hull: ship.hull,
        full_hull: row.hull,
        weapon: weapon.map(crate::data::tables::Weapon::id),
        weapon_face_down: face_down,
        signal: is_signal,
        devices: state.fleet(seat).devices_seen(id, own).map(Device::id).collect(),
        device_face_down: state.fleet(seat).has_sealed(id),
        sector: state.bay_sector(ShipRef::new(seat, id)).map(|sector| sector.to_string()),
        destroyed: ship.place == Place::Destroyed && !state.fleet(seat).fled.contains(id),
        held_back: state.fleet(seat).held_back.contains(id) && ship.kind != ShipKind::Station,
        fled: state.fleet(seat).fled.contains(id),
        docked: state.fleet(seat).docked.contains(id),
        carrier: carrier(state, seat, id, own),
        hauls: is_active && state.scene.haul.haulers.contains(id),
        grounded: is_active && state.scene.grounded.contains(id),
        wreck: state.fleet(seat).wrecks.contains(id),
        champion: state.scene.champion(seat) == Some(id),
    }
}

fn carrier(state: &State, seat: Seat, id: ShipId, own: bool) -> Option<String> {
    let home = state.fleet(seat).ship(id).home?;
    (own || !state.fleet(seat).hidden.contains(home)).then(|| home.to_string())
}

/// What everybody sees of a Signal: its letter and where it is.
fn signal_view(state: &State, seat: Seat, id: ShipId) -> ShipView {
    ShipView {
        id: id.to_string(),
        kind: "signal",
        class: 0,
        firepower: None,
        hull: 0,
        full_hull: 0,
        weapon: None,
        weapon_face_down: false,
        signal: true,
        devices: Vec::new(),
        device_face_down: false,
        sector: state.sector_of(ShipRef::new(seat, id)).map(|sector| sector.to_string()),
        destroyed: false,
        held_back: state.fleet(seat).held_back.contains(id),
        fled: false,
        docked: state.fleet(seat).docked.contains(id),
        carrier: None,
        // Decoys haul nothing: to tell would show which they are.
        hauls: false,
        grounded: false,
        wreck: false,
        champion: false,
    }
}

fn role(state: &State, seat: Seat) -> Option<&'static str> {
    let same = [Goal::Attrition, Goal::Containers, Goal::Gates, Goal::Champion];
    let row = state.tables.scenario(state.scenario);
    let plays = !same.contains(&row.goal) || row.preroll > 0;
    // A helper has the part of his ally.
    let ally = state.terms.helper.filter(|_| state.is_helper(seat)).map(|helper| helper.ally);
    plays.then_some(Role::of(ally.unwrap_or(seat), state.scene.phebe).id())
}

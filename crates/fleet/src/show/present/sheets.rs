//! A player in words: the fleet, ship by ship, and the dice.

use kernel::{Paragraph, Seat, Sentence, Value};

use super::describe::{all_named, named, texts, told};
use super::say;
use crate::show::view::{SeatView, ShipView, View};

pub(super) fn describe_seat(view: &View, index: usize) -> Paragraph {
    let seat = &view.seats[index];
    let heading = say("describe-fleet-seat")
        .with("seat", Seat::new(index as u8))
        .with("faction", named("faction", seat.faction))
        .with("points", seat.points)
        .with("start", seat.points_at_start);
    let mut lines = describe_standing(view, seat);
    lines.extend(seat.ships.iter().flat_map(describe_ship));
    lines.extend(describe_dice(seat));
    lines.extend(describe_choices(view, seat));
    Paragraph { heading, lines }
}

/// Commander, part, camp, and what decides about the player.
fn describe_standing(view: &View, seat: &SeatView) -> Vec<Sentence> {
    let mut lines = Vec::new();
    lines.extend(seat.commander.map(|commander| {
        say("describe-fleet-commander").with("commander", named("commander", commander))
    }));
    lines.extend(seat.role.map(|role| {
        let family = if view.scenario == "blockade" { "role-blockade" } else { "role" };
        say("describe-fleet-role").with("role", named(family, role))
    }));
    if !view.camps.is_empty() {
        lines.push(say("describe-fleet-side").with("camp", seat.camp + 1));
    }
    let threshold = seat.threshold;
    lines.extend(threshold.map(|points| say("describe-fleet-threshold").with("points", points)));
    if seat.flagship_decides {
        lines.push(say("describe-fleet-flagship"));
    }
    if seat.calls_reinforcements {
        lines.push(say("describe-fleet-reinforcements"));
    }
    if seat.containers > 0 {
        lines.push(say("describe-fleet-saved").with("count", seat.containers));
    }
    lines
}

/// Where a ship is and what it can do; then what it carries and what has befallen it.
fn describe_ship(ship: &ShipView) -> Vec<Sentence> {
    let letter = |key| say(key).with("letter", ship.id.clone());
    let mut lines = vec![describe_place(ship)];
    if ship.destroyed || ship.fled {
        return lines;
    }
    lines.extend(describe_weapon(ship));
    if !ship.devices.is_empty() {
        let devices = all_named("device", &ship.devices);
        lines.push(letter("describe-fleet-devices").with("devices", devices));
    }
    let facts = [
        (ship.device_face_down, "describe-fleet-sealed"),
        (ship.signal && ship.kind != "signal", "describe-fleet-own-signal"),
        (ship.docked, "describe-fleet-docked"),
        (ship.hauls, "describe-fleet-hauls"),
        (ship.grounded, "describe-fleet-grounded"),
        (ship.wreck, "describe-fleet-wreck"),
        (ship.champion, "describe-fleet-champion"),
    ];
    lines.extend(facts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| letter(key)));
    lines
}

fn describe_place(ship: &ShipView) -> Sentence {
    let letter = |key| say(key).with("letter", ship.id.clone());
    let known = |key| {
        letter(key)
            .with("ship", named("ship", ship.kind))
            .with("class", ship.class)
            .with("firepower", firepower(ship))
            .with("hull", ship.hull)
            .with("full", ship.full_hull)
    };
    let named = |key| letter(key).with("ship", named("ship", ship.kind));
    match &ship.sector {
        _ if ship.destroyed => named("describe-fleet-destroyed"),
        _ if ship.fled => named("describe-fleet-fled"),
        Some(sector) if ship.kind == "signal" => {
            letter("describe-fleet-signal").with("sector", sector.clone())
        }
        None if ship.kind == "signal" => letter("describe-fleet-signal-waiting"),
        Some(sector) if ship.kind == "station" => {
            letter("describe-fleet-bays").with("sector", sector.clone())
        }
        Some(sector) => known("describe-fleet-ship").with("sector", sector.clone()),
        None if ship.held_back => known("describe-fleet-held-back"),
        None => known("describe-fleet-waiting"),
    }
}

fn firepower(ship: &ShipView) -> Value {
    ship.firepower.map_or_else(|| Value::message("fleet-firepower-none"), Value::from)
}

/// The weapon of a ship, as far as the viewer knows it.
fn describe_weapon(ship: &ShipView) -> Option<Sentence> {
    let about = |key| say(key).with("letter", ship.id.clone());
    let armed = |key, weapon| about(key).with("weapon", told("weapon", weapon));
    match ship.weapon {
        Some(weapon) if ship.weapon_face_down => {
            Some(armed("describe-fleet-armed-face-down", weapon))
        }
        Some(weapon) => Some(armed("describe-fleet-armed", weapon)),
        None if ship.weapon_face_down => Some(about("describe-fleet-armed-secret")),
        None => None,
    }
}

fn die(notation: &str) -> Value {
    Value::message(format!("fleet-die-{notation}"))
}

fn describe_dice(seat: &SeatView) -> Vec<Sentence> {
    let [red, blue, green] = seat.reserve;
    let mut lines = vec![
        say("describe-fleet-reserve").with("red", red).with("blue", blue).with("green", green),
    ];
    if !seat.rolled.is_empty() {
        let dice: Vec<Value> = seat.rolled.iter().map(|rolled| die(rolled)).collect();
        lines.push(say("describe-fleet-rolled").with("dice", dice));
    }
    lines.extend(seat.bridge.iter().map(|stored| {
        say("describe-fleet-stored")
            .with("slot", named("slot", stored.slot))
            .with("die", die(&stored.die))
    }));
    lines.extend(describe_tiles(seat));
    lines
}

/// The types of ships with a tile on the bridge, and the ships with one of their own. The wings
/// are always there.
fn describe_tiles(seat: &SeatView) -> Vec<Sentence> {
    let tiles = || seat.bridge_tiles.iter().filter(|tile| !tile.kind.ends_with("_wing"));
    let types: Vec<Value> =
        tiles().filter(|tile| tile.ship.is_none()).map(|tile| named("ship", tile.kind)).collect();
    let own = tiles().filter_map(|tile| {
        let letter = tile.ship.clone()?;
        let tile = say("describe-fleet-bridge-tile").with("ship", named("ship", tile.kind));
        Some(tile.with("letter", letter))
    });
    let all = (!types.is_empty()).then(|| say("describe-fleet-bridge-tiles").with("ships", types));
    all.into_iter().chain(own).collect()
}

/// What the player has still to choose, and where he may deploy.
fn describe_choices(view: &View, seat: &SeatView) -> Vec<Sentence> {
    let mut lines = Vec::new();
    if !seat.tiles.is_empty() {
        let tiles = all_named("sector", &seat.tiles);
        lines.push(say("describe-fleet-tiles").with("sectors", tiles));
    }
    if seat.is_choosing {
        lines.push(say("describe-fleet-choosing"));
    }
    if seat.is_arming {
        lines.push(say("describe-fleet-arming"));
    }
    if !seat.drawn.is_empty() {
        let drawn = all_named("weapon", &seat.drawn);
        lines.push(say("describe-fleet-drawn").with("weapons", drawn));
    }
    if view.phase == "setup" && !seat.home.is_empty() {
        lines.push(say("describe-fleet-home").with("sectors", texts(&seat.home)));
    }
    lines
}

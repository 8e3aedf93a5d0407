//! What things that can be picked are called.

use kernel::{Pick, Seat, Sentence, Value};

use crate::build::ready::ReadyFleet;
use crate::show::view::{ShipView, View};

/// A short name, for a button or a pick. A sector goes by its id.
pub(super) fn label(view: &View, pick: &Pick) -> Option<Value> {
    match pick.kind {
        "button" if pick.id == "pass" && view.attack.is_some() => {
            Some(Value::message("button-fleet-take-hit"))
        }
        "button" => Some(Value::message(format!("button-fleet-{}", pick.id))),
        "tile" if pick.id == "empty" => Some(named("sector", "neutral")),
        "tile" => Some(named("sector", &pick.id)),
        family @ ("colour" | "slot" | "weapon" | "capacity") => Some(named(family, &pick.id)),
        "line" => Some(named("axis", &pick.id)),
        "fleet" => fleet(&pick.id),
        "die" => Some(die(&pick.id)),
        "seat" => seat(&pick.id).map(Value::Seat),
        "ship" => ship_of(view, &pick.id).map(ship),
        _ => None,
    }
}

/// The name of a thing that goes by an id: `fleet-ship-heavy-battleship`.
fn named(family: &str, id: &str) -> Value {
    Value::message(format!("fleet-{family}-{}", id.replace('_', "-")))
}

/// A ready-made fleet by its name, another by its code.
fn fleet(id: &str) -> Option<Value> {
    match ReadyFleet::find(id) {
        Some(ready) => Some(Value::message(ready.key())),
        None => (id == "given").then(|| Value::message("fleet-given")),
    }
}

fn die(id: &str) -> Value {
    match id.strip_suffix('*') {
        Some(die) => Value::message(format!("fleet-die-{die}-stored")),
        None => Value::message(format!("fleet-die-{id}")),
    }
}

/// Seats are counted from 1 in picks.
fn seat(id: &str) -> Option<Seat> {
    let index = id.parse::<u8>().ok()?.checked_sub(1);
    index.filter(|index| usize::from(*index) < Seat::MOST).map(Seat::new)
}

/// The ship `1a`, as far as the viewer knows it.
fn ship_of<'a>(view: &'a View, id: &str) -> Option<&'a ShipView> {
    let (owner, letter) = id.split_at_checked(1)?;
    let fleet = view.seats.get(seat(owner)?.index())?;
    fleet.ships.iter().find(|ship| ship.id == letter)
}

fn ship(ship: &ShipView) -> Value {
    let name = Sentence::new("fleet-label-ship").with("ship", named("ship", ship.kind));
    name.with("letter", ship.id.clone()).into()
}

//! What things that can be picked are called.

use kernel::{Pick, Seat, Sentence, Value};

use crate::view::{ShipView, View};

/// A short name, for a button or a pick. A square is called by the ship on it.
pub(super) fn label(view: &View, pick: &Pick) -> Option<Value> {
    match pick.kind {
        "card" => Some(Value::message(format!("card-{}", pick.id))),
        "button" => Some(button(view, &pick.id)),
        "die" => die(view, &pick.id),
        "seat" => {
            let index = pick.id.parse::<u8>().ok().filter(|index| usize::from(*index) < Seat::MOST);
            index.map(|index| Value::Seat(Seat::new(index)))
        }
        "square" => ship_on(view, &pick.id).map(|ship| Value::from(named(ship))),
        _ => None,
    }
}

/// Whether a button ends something or gives it up.
pub(super) fn closes(pick: &Pick) -> bool {
    pick.kind == "button" && ["scrap", "pass", "end"].contains(&&*pick.id)
}

/// The only square from which the target can be attacked: it follows the ship and its target.
pub(super) fn follows(picks: &[Pick], only: &Pick) -> bool {
    let is_square = |pick: &Pick| pick.kind == "square";
    match picks {
        [from, target] => is_square(from) && is_square(target) && is_square(only),
        [_, pay, target] => {
            matches!(&*pay.id, "curious" | "tactical") && is_square(target) && is_square(only)
        }
        _ => false,
    }
}

/// Buttons that end in a number are named by what they do and the number: `modify-3`.
fn button(view: &View, id: &str) -> Value {
    match id.rsplit_once('-') {
        Some(("face", face)) => Value::message(format!("ship-{face}")),
        Some(("modify" | "flexible", face)) => {
            Value::message(format!("button-quantum-turn-{face}"))
        }
        _ if view.seats.iter().flat_map(|seat| &seat.cards).any(|held| held.card == id) => {
            Value::message(format!("card-{id}"))
        }
        _ => Value::message(format!("button-quantum-{id}")),
    }
}

/// The ship that the active player's die shows, and where it is.
fn die(view: &View, id: &str) -> Option<Value> {
    let ships = &view.seats.get(usize::from(view.active))?.ships;
    let ship = ships.iter().find(|ship| ship.die == id)?;
    Some(match &ship.square {
        None => named(ship).into(),
        Some(square) => Sentence::new("quantum-label-at")
            .with("ship", named(ship))
            .with("square", square.clone())
            .into(),
    })
}

fn ship_on<'a>(view: &'a View, square: &str) -> Option<&'a ShipView> {
    let mut ships = view.seats.iter().flat_map(|seat| &seat.ships);
    ships.find(|ship| ship.square.as_deref() == Some(square))
}

fn named(ship: &ShipView) -> Sentence {
    Sentence::new("quantum-label-ship")
        .with("face", ship.face)
        .with("ship", Value::message(format!("ship-{}", ship.face)))
}

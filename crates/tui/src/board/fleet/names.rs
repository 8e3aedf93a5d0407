//! What things are called, and what there is to say about them.

use std::collections::BTreeSet;

use ::fleet::{ShipView, View};
use kernel::{Paragraph, Pick, Seat, Sentence, Value};

use super::{dice, ship_of, ships_on};

/// The key of a thing that goes by an id: `fleet-ship-heavy-battleship`.
fn key(family: &str, id: &str) -> String {
    format!("fleet-{family}-{}", id.replace('_', "-"))
}

fn named(family: &str, id: &str) -> Value {
    Value::message(key(family, id))
}

fn text_of(family: &str, id: &str) -> Value {
    Value::message(format!("{}.text", key(family, id)))
}

/// A short name, for a button or a pick.
pub(super) fn label(view: &View, pick: &Pick) -> Value {
    match pick.kind {
        "button" => Value::message(format!("button-fleet-{}", pick.id)),
        "colour" => named("colour", &pick.id),
        "slot" => named("slot", &pick.id),
        "tile" => named("sector", &pick.id),
        "weapon" => named("weapon", &pick.id),
        "die" => die_label(&pick.id),
        "seat" => seat_of(&pick.id).map_or(Value::Text(pick.id.clone()), Value::Seat),
        "ship" => ship_label(view, &pick.id),
        _ => Value::Text(pick.id.clone()),
    }
}

/// Seats are counted from 1 in picks.
fn seat_of(id: &str) -> Option<Seat> {
    id.parse::<u8>().ok()?.checked_sub(1).map(Seat::new)
}

/// A stored result is marked as in the notation.
fn die_label(id: &str) -> Value {
    let stored = if id.ends_with('*') { "*" } else { "" };
    format!("{}{stored}", dice::sign(id)).into()
}

fn ship_label(view: &View, id: &str) -> Value {
    match ship_of(view, id) {
        Some((_, ship)) if ship.kind == "signal" => format!("{id} (?)").into(),
        Some((_, ship)) => format!("{id} ({}/{})", ship.class, ship.hull).into(),
        None => Value::Text(id.to_owned().into()),
    }
}

/// What a thing is, and what its text says.
pub(super) fn inspect(view: &View, pick: &Pick) -> Option<Sentence> {
    match pick.kind {
        "ship" => ship_of(view, &pick.id).map(|(owner, ship)| ship_line(owner, ship)),
        "sector" => Some(sector_line(view, &pick.id)),
        "die" => {
            let face = match pick.id.as_bytes().get(1)? {
                b'o' => "orthogonal",
                b'd' => "diagonal",
                b'm' => "multi",
                _ => "special",
            };
            let colour = match pick.id.as_bytes().first()? {
                b'r' => "red",
                b'b' => "blue",
                _ => "green",
            };
            let sentence = Sentence::new("board-fleet-die").with("face", named("face", face));
            Some(
                sentence
                    .with("colour", named("colour", colour))
                    .with("text", text_of("face", face)),
            )
        }
        "tile" => Some(thing_line("sector", &pick.id)),
        "weapon" => Some(thing_line("weapon", &pick.id)),
        _ => None,
    }
}

fn thing_line(family: &str, id: &str) -> Sentence {
    Sentence::new("board-fleet-thing")
        .with("name", named(family, id))
        .with("text", text_of(family, id))
}

fn ship_line(owner: usize, ship: &ShipView) -> Sentence {
    if ship.kind == "signal" {
        return Sentence::new("board-fleet-signal")
            .with("letter", ship.id.clone())
            .with("seat", Seat::new(owner as u8));
    }
    let weapon = match ship.weapon {
        Some(weapon) => named("weapon", weapon),
        None => text_of("ship", ship.kind),
    };
    Sentence::new("board-fleet-ship")
        .with("letter", ship.id.clone())
        .with("ship", named("ship", ship.kind))
        .with("seat", Seat::new(owner as u8))
        .with("class", ship.class)
        .with("firepower", ship.firepower.map_or("–".into(), Value::from))
        .with("hull", ship.hull)
        .with("full", ship.full_hull)
        .with("text", weapon)
}

fn sector_line(view: &View, sector: &str) -> Sentence {
    let ships: Vec<Value> =
        ships_on(view, sector).map(|(_, ship)| named("ship", ship.kind)).collect();
    let special = view.sectors.iter().find(|special| special.sector == sector);
    let covered = view.fog.iter().any(|fog| fog == sector);
    let sentence = match (special, ships.is_empty()) {
        (None, true) if covered => Sentence::new("board-fleet-fog"),
        (None, true) => Sentence::new("board-fleet-empty"),
        (None, false) => Sentence::new("board-fleet-held").with("ships", ships),
        (Some(special), true) => Sentence::new("board-fleet-special")
            .with("name", named("sector", special.kind))
            .with("text", text_of("sector", special.kind)),
        (Some(special), false) => Sentence::new("board-fleet-special-held")
            .with("name", named("sector", special.kind))
            .with("ships", ships),
    };
    sentence.with("sector", sector.to_owned())
}

/// Everything that takes part in the battle, with its text.
pub(super) fn reference(view: &View) -> Vec<Paragraph> {
    let ships = || view.seats.iter().flat_map(|seat| &seat.ships);
    let kinds: BTreeSet<(u8, &str)> = ships().map(|ship| (ship.class, ship.kind)).collect();
    let weapons: BTreeSet<&str> = ships().filter_map(|ship| ship.weapon).collect();
    let sectors: BTreeSet<&str> = view.sectors.iter().map(|special| special.kind).collect();
    let commanders: BTreeSet<&str> = view.seats.iter().filter_map(|seat| seat.commander).collect();
    let kind_line = |(_, kind): &(u8, &str)| {
        ships().find(|ship| ship.kind == *kind).map(|ship| {
            Sentence::new("board-fleet-kind")
                .with("ship", named("ship", kind))
                .with("class", ship.class)
                .with("firepower", ship.firepower.map_or("–".into(), Value::from))
                .with("hull", ship.full_hull)
                .with("text", text_of("ship", kind))
        })
    };
    let things = |heading, family: &str, ids: BTreeSet<&str>| Paragraph {
        heading: Sentence::new(heading),
        lines: ids.into_iter().map(|id| thing_line(family, id)).collect(),
    };
    let faces = BTreeSet::from(["orthogonal", "diagonal", "multi", "special"]);
    let mut paragraphs = vec![
        Paragraph {
            heading: Sentence::new("board-fleet-ships"),
            lines: kinds.iter().filter_map(kind_line).collect(),
        },
        things("board-fleet-weapons", "weapon", weapons),
        things("board-fleet-sectors", "sector", sectors),
        things("board-fleet-commanders", "commander", commanders),
        things("board-fleet-faces", "face", faces),
    ];
    paragraphs.retain(|paragraph| !paragraph.lines.is_empty());
    paragraphs
}

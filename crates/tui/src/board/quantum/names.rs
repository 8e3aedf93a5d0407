//! What there is to say about things.

use kernel::{Paragraph, Pick, Seat, Sentence, Value};
use quantum::{PlanetView, SeatView, ShipView, View};

use super::ship_on;

/// What a thing is, and what its text says.
pub(super) fn inspect(view: &View, pick: &Pick) -> Option<Sentence> {
    match pick.kind {
        "card" => Some(card_line("board-quantum-card", &pick.id)),
        "square" => {
            let planet = view.planets.iter().find(|planet| planet.square == pick.id);
            if let Some(planet) = planet {
                return Some(planet_line(planet));
            }
            match ship_on(view, &pick.id) {
                Some((owner, ship)) => Some(ship_line(owner, ship, &pick.id)),
                None => {
                    Some(Sentence::new("board-quantum-square").with("square", pick.id.to_string()))
                }
            }
        }
        _ => None,
    }
}

fn card_line(key: &'static str, id: &str) -> Sentence {
    Sentence::new(key)
        .with("card", Value::message(format!("card-{id}")))
        .with("text", Value::message(format!("card-{id}.text")))
}

fn ship_line(owner: usize, ship: &ShipView, square: &str) -> Sentence {
    let face = ship.face;
    Sentence::new("board-quantum-ship")
        .with("seat", Seat::new(owner as u8))
        .with("ship", Value::message(format!("ship-{face}")))
        .with("face", face)
        .with("square", square.to_owned())
        .with("ability", Value::message(format!("ship-{face}.ability")))
        .with("text", Value::message(format!("ship-{face}.text")))
}

fn planet_line(planet: &PlanetView) -> Sentence {
    let owners: Vec<Value> =
        planet.cubes.iter().map(|owner| Value::Seat(Seat::new(*owner))).collect();
    let key = match (planet.start, owners.is_empty()) {
        (false, true) => "board-quantum-planet",
        (false, false) => "board-quantum-planet-cubes",
        (true, true) => "board-quantum-start",
        (true, false) => "board-quantum-start-cubes",
    };
    let sentence = Sentence::new(key)
        .with("square", planet.square.clone())
        .with("number", planet.number)
        .with("free", planet.slots.saturating_sub(planet.cubes.len() as u8));
    if owners.is_empty() { sentence } else { sentence.with("owners", owners) }
}

/// All cards in sight with their texts, and the six ships.
pub(super) fn reference(view: &View) -> Vec<Paragraph> {
    let display = |key, cards: &[String]| Paragraph {
        heading: Sentence::new(key),
        lines: cards.iter().map(|card| card_line("board-quantum-card", card)).collect(),
    };
    let mut paragraphs = vec![
        display("board-quantum-display", &view.commands),
        display("board-quantum-gambits", &view.gambits),
    ];
    let holders = view.seats.iter().enumerate().filter(|(_, seat)| !seat.cards.is_empty());
    paragraphs.extend(holders.map(|(index, sheet)| held(index, sheet)));
    paragraphs.push(Paragraph {
        heading: Sentence::new("board-quantum-ships"),
        lines: (1..=6).map(ship_reference).collect(),
    });
    let piles = Sentence::new("board-quantum-piles")
        .with("commands", view.command_pile)
        .with("gambits", view.gambit_pile);
    paragraphs.push(Paragraph { heading: piles, lines: Vec::new() });
    paragraphs
}

fn held(index: usize, sheet: &SeatView) -> Paragraph {
    let lines = sheet.cards.iter().map(|held| {
        let key = match (held.active, held.used) {
            (false, _) => "board-quantum-card-new",
            (true, true) => "board-quantum-card-used",
            (true, false) => "board-quantum-card",
        };
        card_line(key, held.card)
    });
    let heading = Sentence::new("board-quantum-held").with("seat", Seat::new(index as u8));
    Paragraph { heading, lines: lines.collect() }
}

fn ship_reference(face: u8) -> Sentence {
    Sentence::new("board-quantum-ship-text")
        .with("face", face)
        .with("ship", Value::message(format!("ship-{face}")))
        .with("ability", Value::message(format!("ship-{face}.ability")))
        .with("text", Value::message(format!("ship-{face}.text")))
}

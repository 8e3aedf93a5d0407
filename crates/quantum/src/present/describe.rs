//! The position in words.

use kernel::{Paragraph, Seat, Sentence, Value};

use super::{say, ship};
use crate::setup::Edition;
use crate::view::{SeatView, ShipView, View};

/// The table, the planets, each player, and the cards once they are dealt.
pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let mut paragraphs = vec![describe_table(view), describe_planets(view)];
    paragraphs.extend((0..view.seats.len()).map(|seat| describe_seat(view, seat)));
    let cards = describe_cards(view);
    if !cards.lines.is_empty() {
        paragraphs.push(cards);
    }
    paragraphs
}

fn describe_table(view: &View) -> Paragraph {
    let heading =
        say("describe-quantum-table").with("map", Value::message(format!("map-{}", view.map)));
    let active = Seat::new(view.active);
    let turn = match view.phase {
        "setup" => say("describe-quantum-setup"),
        "cards" => say("describe-quantum-cards-phase").with("seat", active),
        "over" => say("describe-quantum-over"),
        _ => say("describe-quantum-turn").with("seat", active).with("left", view.actions_left),
    };
    Paragraph { heading, lines: vec![turn] }
}

fn describe_planets(view: &View) -> Paragraph {
    let lines = view.planets.iter().map(|planet| {
        let owners: Vec<Value> =
            planet.cubes.iter().map(|seat| Value::Seat(Seat::new(*seat))).collect();
        let free = planet.slots.saturating_sub(planet.cubes.len() as u8);
        let key = match (planet.start, owners.is_empty()) {
            (false, true) => "describe-quantum-planet",
            (false, false) => "describe-quantum-planet-cubes",
            (true, true) => "describe-quantum-start-planet",
            (true, false) => "describe-quantum-start-planet-cubes",
        };
        let line = say(key)
            .with("square", planet.square.clone())
            .with("number", planet.number)
            .with("free", free);
        if owners.is_empty() { line } else { line.with("owners", owners) }
    });
    Paragraph { heading: say("describe-quantum-planets"), lines: lines.collect() }
}

fn describe_seat(view: &View, index: usize) -> Paragraph {
    let seat = Seat::new(index as u8);
    let sheet = &view.seats[index];
    let dials = say("describe-quantum-dials")
        .with("cubes", sheet.cubes)
        .with("research", sheet.research)
        .with("dominance", sheet.dominance);
    let mut lines = vec![dials];
    lines.extend(sheet.ships.iter().filter_map(describe_ship));
    lines.extend(describe_hand(view, sheet));
    Paragraph { heading: say("describe-quantum-seat").with("seat", seat), lines }
}

fn describe_ship(ship_view: &ShipView) -> Option<Sentence> {
    let named = |key| {
        say(key)
            .with("ship", ship(ship_view.face))
            .with("face", ship_view.face)
            .with("die", ship_view.die.clone())
    };
    match (&ship_view.square, ship_view.place) {
        (Some(square), _) => {
            let key = match (ship_view.moved, ship_view.ability_used) {
                (false, false) => "describe-quantum-ship",
                (true, false) => "describe-quantum-ship-moved",
                (false, true) => "describe-quantum-ship-used",
                (true, true) => "describe-quantum-ship-spent",
            };
            Some(named(key).with("square", square.clone()))
        }
        (None, "scrapyard") => Some(named("describe-quantum-ship-scrapped")),
        (None, "hand") => Some(named("describe-quantum-ship-in-hand")),
        (None, _) => None,
    }
}

/// Two command cards have another text in the first edition (`QU-EDITION-01`).
fn describe_hand(view: &View, sheet: &SeatView) -> impl Iterator<Item = Sentence> {
    let first = view.edition == Edition::First.to_string();
    sheet.cards.iter().map(move |held| {
        let key = if held.active { "describe-quantum-card" } else { "describe-quantum-card-new" };
        let text = match held.card {
            "curious" | "strategic" if first => "first",
            _ => "text",
        };
        say(key)
            .with("card", Value::message(format!("card-{}", held.card)))
            .with("text", Value::message(format!("card-{}.{text}", held.card)))
    })
}

fn describe_cards(view: &View) -> Paragraph {
    let shown = |ids: &[String]| -> Vec<Value> {
        ids.iter().map(|id| Value::message(format!("card-{id}"))).collect()
    };
    let mut lines = Vec::new();
    if !view.commands.is_empty() {
        let commands = shown(&view.commands);
        lines.push(say("describe-quantum-commands").with("cards", commands));
    }
    if !view.gambits.is_empty() {
        let gambits = shown(&view.gambits);
        lines.push(say("describe-quantum-gambits").with("cards", gambits));
    }
    Paragraph { heading: say("describe-quantum-cards"), lines }
}

//! The position in words.

use kernel::{Paragraph, Seat, Sentence, Value};

use super::say;
use crate::view::{SeatView, ShipView, View};

/// The table, the special sectors, each player.
pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let mut paragraphs = vec![describe_table(view)];
    paragraphs.extend((0..view.seats.len()).map(|seat| describe_seat(view, seat)));
    paragraphs
}

fn named(kind: &str, id: &str) -> Value {
    Value::message(format!("fleet-{kind}-{}", id.replace('_', "-")))
}

fn describe_table(view: &View) -> Paragraph {
    let active = Seat::new(view.active);
    let phase = match view.phase {
        "setup" => say("describe-fleet-setup").with("seat", active),
        "over" => say("describe-fleet-over"),
        "start" => say("describe-fleet-start").with("seat", active),
        "energy" => say("describe-fleet-energy").with("seat", active),
        "bridge" => say("describe-fleet-bridge").with("seat", active),
        _ => say("describe-fleet-actions").with("seat", active),
    };
    let mut lines = vec![phase];
    lines.extend(view.sectors.iter().map(|sector| {
        say("describe-fleet-sector")
            .with("kind", named("sector", sector.kind))
            .with("sector", sector.sector.clone())
    }));
    if !view.fog.is_empty() {
        let sectors: Vec<Value> = view.fog.iter().map(|sector| sector.clone().into()).collect();
        lines.push(say("describe-fleet-fog").with("sectors", sectors));
    }
    lines.extend(view.lone_gates.iter().map(|(letter, sector)| {
        say("describe-fleet-lone-gate")
            .with("letter", letter.to_string())
            .with("sector", sector.clone())
    }));
    lines.extend(view.containers.iter().map(|(sector, count)| {
        say("describe-fleet-containers").with("sector", sector.clone()).with("count", *count)
    }));
    let heading = say("describe-fleet-table").with("round", view.round);
    Paragraph { heading, lines }
}

fn describe_seat(view: &View, index: usize) -> Paragraph {
    let seat = &view.seats[index];
    let heading = say("describe-fleet-seat")
        .with("seat", Seat::new(index as u8))
        .with("faction", named("faction", seat.faction))
        .with("points", seat.points)
        .with("threshold", seat.threshold);
    let mut lines: Vec<Sentence> = seat.ships.iter().filter_map(describe_ship).collect();
    lines.extend(seat.ships.iter().filter_map(describe_weapon));
    if seat.containers > 0 {
        lines.push(say("describe-fleet-saved").with("count", seat.containers));
    }
    lines.extend(describe_dice(seat));
    Paragraph { heading, lines }
}

fn describe_ship(ship: &ShipView) -> Option<Sentence> {
    let known = |key| {
        say(key)
            .with("ship", named("ship", ship.kind))
            .with("letter", ship.id.clone())
            .with("hull", ship.hull)
            .with("full", ship.full_hull)
    };
    let signal = |key| say(key).with("letter", ship.id.clone());
    match &ship.sector {
        Some(sector) if ship.kind == "signal" => {
            Some(signal("describe-fleet-signal").with("sector", sector.clone()))
        }
        None if ship.kind == "signal" => Some(signal("describe-fleet-signal-waiting")),
        Some(sector) => Some(known("describe-fleet-ship").with("sector", sector.clone())),
        None if ship.destroyed || ship.fled => None,
        None if ship.held_back => Some(known("describe-fleet-held-back")),
        None => Some(known("describe-fleet-waiting")),
    }
}

/// The weapon of a ship that is still there, as far as the viewer knows it.
fn describe_weapon(ship: &ShipView) -> Option<Sentence> {
    let about = |key| say(key).with("letter", ship.id.clone());
    match ship.weapon {
        _ if ship.destroyed => None,
        Some(weapon) => Some(about("describe-fleet-armed").with("weapon", named("weapon", weapon))),
        None if ship.weapon_face_down => Some(about("describe-fleet-armed-secret")),
        None => None,
    }
}

fn describe_dice(seat: &SeatView) -> Vec<Sentence> {
    let [red, blue, green] = seat.reserve;
    let mut lines = vec![
        say("describe-fleet-reserve").with("red", red).with("blue", blue).with("green", green),
    ];
    if !seat.rolled.is_empty() {
        let dice: Vec<Value> = seat.rolled.iter().map(|die| die.clone().into()).collect();
        lines.push(say("describe-fleet-rolled").with("dice", dice));
    }
    if !seat.bridge.is_empty() {
        let dice: Vec<Value> = seat.bridge.iter().map(|stored| stored.die.clone().into()).collect();
        lines.push(say("describe-fleet-stored").with("dice", dice));
    }
    lines
}

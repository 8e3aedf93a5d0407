//! The position in words: one line for each thing that lies on the table.

use kernel::{Outcome, Paragraph, Seat, Sentence, Value};

use super::{say, sheets};
use crate::board::field::GATE_LETTERS;
use crate::show::view::{
    AttackView, CampView, CapacityView, ReliefView, SectorView, TokenView, View,
};

/// The table with everything that lies there, an attack that is going on, each player.
pub(super) fn describe(view: &View) -> Vec<Paragraph> {
    let mut paragraphs = vec![describe_table(view)];
    paragraphs.extend(view.attack.as_ref().map(|attack| describe_attack(view, attack)));
    paragraphs.extend((0..view.seats.len()).map(|seat| sheets::describe_seat(view, seat)));
    paragraphs
}

pub(super) fn named(kind: &str, id: &str) -> Value {
    Value::message(format!("fleet-{kind}-{}", id.replace('_', "-")))
}

/// The same inside a sentence.
pub(super) fn told(kind: &str, id: &str) -> Value {
    Value::message(format!("fleet-{kind}-{}.told", id.replace('_', "-")))
}

/// A list of words or sectors.
pub(super) fn texts<T: AsRef<str>>(each: &[T]) -> Value {
    Value::List(each.iter().map(|text| text.as_ref().to_owned().into()).collect())
}

/// A list of things with names.
pub(super) fn all_named(kind: &str, ids: &[&'static str]) -> Value {
    Value::List(ids.iter().map(|id| named(kind, id)).collect())
}

/// Whose ship it is, its letter, and its name: `2b`.
fn about_ship(view: &View, sentence: Sentence, id: &str) -> Sentence {
    let (seat, letter) = id.split_at_checked(1).unwrap_or((id, ""));
    let owner = seat.parse::<u8>().unwrap_or(1).saturating_sub(1);
    let ships = view.seats.get(usize::from(owner)).map(|seat| &seat.ships);
    let kind = ships.and_then(|ships| ships.iter().find(|ship| ship.id == letter));
    sentence
        .with("owner", Seat::new(owner))
        .with("letter", letter.to_owned())
        .with("ship", named("ship", kind.map_or("signal", |ship| ship.kind)))
}

fn describe_table(view: &View) -> Paragraph {
    let scenario = view.scenario_key();
    let heading = say("describe-fleet-table")
        .with("scenario", Value::message(scenario))
        .with("round", view.round);
    let mut lines =
        vec![view.goal.clone(), say("describe-fleet-mode").with("mode", named("mode", view.mode))];
    lines.extend(view.enough.map(|count| say("describe-fleet-enough").with("count", count)));
    if !view.options.is_empty() {
        lines.push(
            say("describe-fleet-options").with("options", all_named("option", &view.options)),
        );
    }
    if !view.variants.is_empty() {
        lines.push(say("describe-fleet-variants").with("variants", texts(&view.variants)));
    }
    lines.push(describe_phase(view));
    let quiet = view.quiet_rounds_left;
    lines.extend(quiet.map(|rounds| say("describe-fleet-quiet").with("count", rounds)));
    lines.extend(view.outcome.map(describe_outcome));
    lines.extend(view.camps.iter().flat_map(describe_camp));
    lines.extend(view.zones.iter().map(|zone| {
        say("describe-fleet-zone")
            .with("sector", zone.corner.clone())
            .with("width", zone.width)
            .with("depth", zone.depth)
    }));
    lines.extend(describe_ground(view));
    Paragraph { heading, lines }
}

fn describe_phase(view: &View) -> Sentence {
    let phase = match view.phase {
        "over" => return say("describe-fleet-over"),
        "setup" => "describe-fleet-setup",
        "start" => "describe-fleet-start",
        "energy" => "describe-fleet-energy",
        "bridge" => "describe-fleet-bridge",
        _ => "describe-fleet-actions",
    };
    say(phase).with("seat", Seat::new(view.active))
}

fn describe_outcome(outcome: Outcome) -> Sentence {
    match outcome {
        Outcome::Won { winners, .. } => {
            let winners: Vec<Value> = winners.iter().map(Value::from).collect();
            say("event-fleet-won").with("winners", winners)
        }
        Outcome::Drawn | Outcome::Lost { .. } => say("event-fleet-drawn"),
    }
}

fn describe_camp(camp: &CampView) -> Vec<Sentence> {
    let seats = || Value::List(camp.seats.iter().map(|seat| Seat::new(*seat).into()).collect());
    let about = |key| {
        say(key)
            .with("seats", seats())
            .with("points", camp.points)
            .with("start", camp.points_at_start)
    };
    let points = match camp.threshold {
        Some(threshold) => about("describe-fleet-camp-threshold").with("threshold", threshold),
        None => about("describe-fleet-camp"),
    };
    let saved = (camp.containers > 0).then(|| {
        say("describe-fleet-camp-saved").with("seats", seats()).with("count", camp.containers)
    });
    [points].into_iter().chain(saved).collect()
}

/// Special sectors, fog, gates, containers, tokens and capacities.
fn describe_ground(view: &View) -> Vec<Sentence> {
    let mut lines: Vec<Sentence> = view.sectors.iter().flat_map(describe_sector).collect();
    lines.extend(view.sites.iter().map(|(sector, serves)| {
        let key = match (view.scenario, serves) {
            ("illegal", true) => "describe-fleet-site-colony",
            ("illegal", false) => "describe-fleet-site-colony-lost",
            (_, true) => "describe-fleet-site",
            (_, false) => "describe-fleet-site-lost",
        };
        say(key).with("sector", sector.clone())
    }));
    if view.is_ship_due {
        lines.push(say("describe-fleet-ship-due"));
    }
    lines.extend(view.relief.iter().map(describe_relief));
    if !view.fog.is_empty() {
        lines.push(say("describe-fleet-fog").with("sectors", texts(&view.fog)));
    }
    lines.extend(view.gates.iter().zip(GATE_LETTERS).map(|((one, other), letter)| {
        say("describe-fleet-gates")
            .with("letter", letter.to_string())
            .with("one", one.clone())
            .with("other", other.clone())
    }));
    lines.extend(view.lone_gates.iter().map(|(letter, sector)| {
        say("describe-fleet-lone-gate")
            .with("letter", letter.to_string())
            .with("sector", sector.clone())
    }));
    lines.extend(view.containers.iter().map(|(sector, count)| {
        say("describe-fleet-containers").with("sector", sector.clone()).with("count", *count)
    }));
    lines.extend(view.tokens.iter().flat_map(|token| describe_token(view, token)));
    lines.extend(view.capacities.iter().flat_map(|capacity| describe_capacity(view, capacity)));
    lines
}

fn describe_relief(relief: &ReliefView) -> Sentence {
    let about =
        |key| say(key).with("seat", Seat::new(relief.seat)).with("ally", Seat::new(relief.ally));
    match &relief.gate {
        Some(gate) => about("describe-fleet-relief-gate").with("sector", gate.clone()),
        None => about("describe-fleet-relief").with("round", relief.after),
    }
}

fn describe_sector(sector: &SectorView) -> Vec<Sentence> {
    let about = |key| {
        say(key).with("kind", named("sector", sector.kind)).with("sector", sector.sector.clone())
    };
    let what = match sector.markers {
        0 => about("describe-fleet-sector"),
        markers => about("describe-fleet-sector-marked").with("count", markers),
    };
    let weapon = sector
        .weapon
        .map(|weapon| about("describe-fleet-sector-armed").with("weapon", named("weapon", weapon)));
    [what].into_iter().chain(weapon).collect()
}

fn describe_token(view: &View, token: &TokenView) -> Vec<Sentence> {
    let about = |key, ship| {
        let sentence =
            say(key).with("token", named("token", token.kind)).with("sector", token.sector.clone());
        about_ship(view, sentence, ship)
    };
    let lies = about("describe-fleet-token", &token.carrier);
    let victim = token.victim.as_ref().map(|victim| about("describe-fleet-token-on", victim));
    [lies].into_iter().chain(victim).collect()
}

fn describe_capacity(view: &View, capacity: &CapacityView) -> Vec<Sentence> {
    let about = |key| {
        say(key)
            .with("capacity", named("capacity", capacity.capacity))
            .with("sector", capacity.sector.clone())
    };
    let works = about("describe-fleet-capacity")
        .with("face", named("face", capacity.die))
        .with("sectors", texts(&capacity.sectors));
    let line = capacity
        .line
        .map(|axis| about("describe-fleet-capacity-line").with("axis", named("axis", axis)));
    [about_ship(view, works, &capacity.ship)].into_iter().chain(line).collect()
}

/// Who fires at whom from where, what is stopped, what gets through.
fn describe_attack(view: &View, attack: &AttackView) -> Paragraph {
    let heading = say("describe-fleet-attack")
        .with("seat", Seat::new(attack.seat))
        .with("from", attack.from.clone())
        .with("sector", attack.at.clone());
    let target = attack.target.as_ref();
    let target = target.map(|it| about_ship(view, say("describe-fleet-attack-target"), it));
    let mut lines: Vec<Sentence> = target.into_iter().collect();
    lines.extend(
        attack.via.as_ref().map(|via| say("describe-fleet-attack-via").with("sector", via.clone())),
    );
    let fires = |ship: &String| about_ship(view, say("describe-fleet-attack-ship"), ship);
    lines.extend(attack.ships.iter().map(fires));
    lines.extend(attack.salvo.iter().map(|(from, damage, stopped)| {
        let key = if *stopped { "describe-fleet-salvo-stopped" } else { "describe-fleet-salvo" };
        say(key).with("sector", from.clone()).with("damage", *damage)
    }));
    lines.push(say("describe-fleet-attack-damage").with("damage", attack.damage));
    lines.push(say(match attack.reaction {
        "shields" => "describe-fleet-reaction-shields",
        _ => "describe-fleet-reaction-none",
    }));
    Paragraph { heading, lines }
}

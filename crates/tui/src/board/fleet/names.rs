//! What there is to say about things.

use std::collections::BTreeSet;

use ::fleet::View;
use ::fleet::data::{Faction, Power, SectorKind, Tables};
use ::fleet::show::ShipView;
use kernel::{Paragraph, Pick, Seat, Sentence, Value};

use super::things::gates_on;
use super::{ship_of, ships_on};

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

/// The name of the scenario without the number of players, which everybody sees.
pub(super) fn scenario(view: &View) -> String {
    let key = view.scenario_key();
    let plain = key.strip_suffix("-4").or_else(|| key.strip_suffix("-free"));
    plain.map_or(key.clone(), |plain| format!("{plain}-2"))
}

/// How the battle is won.
pub(super) fn goal(view: &View) -> Sentence {
    let goal = Value::message(format!("{}.text", view.scenario_key()));
    Sentence::new("board-fleet-goal").with("goal", goal)
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
        "tile" if pick.id == "empty" => Some(thing_line("sector", "neutral")),
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
    let bare = match ship.kind {
        "signal" => Some("board-fleet-signal"),
        "station" => Some("board-fleet-bays"),
        _ => None,
    };
    if let Some(key) = bare {
        return Sentence::new(key)
            .with("letter", ship.id.clone())
            .with("seat", Seat::new(owner as u8));
    }
    let weapon = ship.weapon.map(|weapon| named("weapon", weapon));
    let devices = ship.devices.iter().map(|device| named("device", device));
    let carried: Vec<Value> = weapon.into_iter().chain(devices).collect();
    let text = if carried.is_empty() { text_of("ship", ship.kind) } else { carried.into() };
    Sentence::new("board-fleet-ship")
        .with("letter", ship.id.clone())
        .with("ship", named("ship", ship.kind))
        .with("seat", Seat::new(owner as u8))
        .with("class", ship.class)
        .with("firepower", ship.firepower.map_or("–".into(), Value::from))
        .with("hull", ship.hull)
        .with("full", ship.full_hull)
        .with("text", text)
}

fn sector_line(view: &View, sector: &str) -> Sentence {
    let held = things_held(view, sector);
    let special = view.sectors.iter().find(|special| special.sector == sector);
    let covered = view.fog.iter().any(|fog| fog == sector);
    let sentence = match (special, held.is_empty()) {
        (None, true) if covered => Sentence::new("board-fleet-fog"),
        (None, true) => Sentence::new("board-fleet-empty"),
        (None, false) => Sentence::new("board-fleet-held").with("ships", held),
        (Some(special), true) => Sentence::new("board-fleet-special")
            .with("name", named("sector", special.kind))
            .with("text", text_of("sector", special.kind)),
        (Some(special), false) => Sentence::new("board-fleet-special-held")
            .with("name", named("sector", special.kind))
            .with("ships", held),
    };
    sentence.with("sector", sector.to_owned())
}

/// Ships, gates, containers, tokens and capacities of a sector, and what its station fires.
fn things_held(view: &View, sector: &str) -> Vec<Value> {
    let mut held: Vec<Value> =
        ships_on(view, sector).map(|(_, ship)| named("ship", ship.kind)).collect();
    let special = view.sectors.iter().filter(|special| special.sector == sector);
    held.extend(special.filter_map(|special| special.weapon).map(|weapon| named("weapon", weapon)));
    held.extend(gates_on(view, sector).map(|letter| format!("⊗{letter}").into()));
    let containers = view.containers.iter().filter(|(place, _)| place == sector);
    held.extend(containers.map(|(_, count)| format!("▣{count}").into()));
    let tokens = view.tokens.iter().filter(|token| token.sector == sector);
    held.extend(tokens.map(|token| named("token", token.kind)));
    let capacities = view.capacities.iter().filter(|capacity| capacity.sector == sector);
    held.extend(capacities.map(|capacity| named("capacity", capacity.capacity)));
    held
}

/// Everything that takes part in the battle, with its text.
pub(super) fn reference(view: &View) -> Vec<Paragraph> {
    let ships = || view.seats.iter().flat_map(|seat| &seat.ships);
    let kinds: BTreeSet<(u8, &str)> = ships().map(|ship| (ship.class, ship.kind)).collect();
    let weapons: BTreeSet<&str> = ships().filter_map(|ship| ship.weapon).collect();
    let lying = view.sectors.iter().map(|special| special.kind);
    // While they are chosen, all of them are of interest.
    let chosen = SectorKind::ALL.iter().map(|kind| kind.id()).filter(|_| view.phase == "setup");
    let sectors: BTreeSet<&str> = lying.chain(chosen).collect();
    let factions: BTreeSet<&str> = view.seats.iter().map(|seat| seat.faction).collect();
    let powers: BTreeSet<&str> = factions.iter().flat_map(|faction| powers_of(faction)).collect();
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
        Paragraph { heading: Sentence::new("board-fleet-aim"), lines: vec![goal(view)] },
        Paragraph {
            heading: Sentence::new("board-fleet-ships"),
            lines: kinds.iter().filter_map(kind_line).collect(),
        },
        things("board-fleet-weapons", "weapon", weapons),
        things("board-fleet-sectors", "sector", sectors),
        things("board-fleet-commanders", "commander", commanders),
        things("board-fleet-factions", "faction", factions),
        things("board-fleet-powers", "power", powers),
        things("board-fleet-faces", "face", faces),
    ];
    paragraphs.retain(|paragraph| !paragraph.lines.is_empty());
    paragraphs
}

fn powers_of(faction: &str) -> Vec<&'static str> {
    let Ok(faction) = faction.parse::<Faction>() else { return Vec::new() };
    let powers = Tables::get().faction(faction).powers;
    Power::ALL.iter().filter(|power| powers.contains(**power)).map(|power| power.id()).collect()
}

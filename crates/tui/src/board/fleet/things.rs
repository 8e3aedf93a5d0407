//! What lies on a sector besides ships.

use ::fleet::board::GATE_LETTERS;
use ::fleet::{FleetCommander, View};
use kernel::Value;

use crate::board::picture::Scene;

/// A thing by its name and, where there is little room, by a few letters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Thing {
    pub(super) name: String,
    pub(super) short: String,
}

/// The special sector with its markers, the gate, the containers, the tokens and the capacities
/// of a sector.
pub(super) fn things_on(scene: &Scene<'_, FleetCommander>, sector: &str) -> Vec<Thing> {
    let view = scene.view;
    let special = view.sectors.iter().filter(|special| special.sector == sector);
    let special = special.map(|special| {
        let marks = match special.markers {
            0 => String::new(),
            markers => format!(" ×{markers}"),
        };
        let lost = if is_lost(view, sector) { " ✕" } else { "" };
        marked(&named(scene, "sector", special.kind), &format!("{marks}{lost}"))
    });
    let signs = gates_on(view, sector).map(|letter| format!("⊗{letter}"));
    let containers = view.containers.iter().filter(|(place, _)| place == sector);
    let signs = signs.chain(containers.map(|(_, count)| format!("▣{count}")));
    let signs = signs.map(|sign| Thing { name: sign.clone(), short: sign });
    let tokens = view.tokens.iter().filter(|token| token.sector == sector);
    let tokens = tokens.map(|token| {
        let victim = token.victim.as_ref().map(|victim| format!(" {victim}"));
        marked(&named(scene, "token", token.kind), &victim.unwrap_or_default())
    });
    let capacities = view.capacities.iter().filter(|capacity| capacity.sector == sector);
    let capacities = capacities.map(|capacity| {
        let name = put(scene, "capacity", capacity.capacity, "");
        Thing { short: name.chars().take(4).collect(), name }
    });
    special.chain(signs).chain(tokens).chain(capacities).collect()
}

/// The letters of the gates there.
pub(super) fn gates_on<'a>(view: &'a View, sector: &'a str) -> impl Iterator<Item = char> {
    let pairs = view.gates.iter().zip(GATE_LETTERS);
    let pairs = pairs.filter(move |((one, other), _)| one == sector || other == sector);
    let lone = view.lone_gates.iter().filter(move |(_, place)| place == sector);
    pairs.map(|(_, letter)| letter).chain(lone.map(|(letter, _)| *letter))
}

/// A station that was disabled.
fn is_lost(view: &View, sector: &str) -> bool {
    view.sites.iter().any(|(site, serves)| site == sector && !serves)
}

fn named(scene: &Scene<'_, FleetCommander>, family: &str, id: &str) -> Thing {
    Thing { name: put(scene, family, id, ""), short: put(scene, family, id, ".short") }
}

fn marked(thing: &Thing, marks: &str) -> Thing {
    // Where little fits, the marks come first.
    let short = format!("{}{}", marks.replace(' ', ""), thing.short);
    Thing { name: format!("{}{marks}", thing.name), short }
}

fn put(scene: &Scene<'_, FleetCommander>, family: &str, id: &str, attribute: &str) -> String {
    let key = format!("fleet-{family}-{}{attribute}", id.replace('_', "-"));
    scene.put(Value::message(key))
}

//! Quantum on a start page.

use kernel::{Choice, FirstGame, Menu, MenuOption, NoSeries, Pitch, Sentence, Value};

use crate::Quantum;
use crate::map::{Group, Map};
use crate::setup::{Edition, Setup};

impl Menu for Quantum {
    const SECRETS: bool = false;

    type Series = NoSeries;

    fn name() -> Sentence {
        Sentence::new("quantum-title")
    }

    /// The first game is on the map to learn on (`QU-SETUP-17`).
    fn pitch() -> Pitch {
        let map = Map::basic(2).map_or("", |map| &map.id);
        Pitch {
            sentence: Sentence::new("quantum-pitch"),
            minutes: [45, 60],
            first: FirstGame::new("quantum-first", "quantum-first-note", 2).with("map", map),
        }
    }

    fn seat_counts() -> Vec<u8> {
        vec![2, 3, 4]
    }

    fn options() -> Vec<MenuOption> {
        vec![maps(), editions()]
    }

    fn unlisted() -> &'static [&'static str] {
        &["position"]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &Setup) -> Sentence {
        named(&setup.map)
    }
}

fn maps() -> MenuOption {
    let choice = |map: &Map| Choice {
        seats: Some(vec![map.seats]),
        group: Some(Sentence::new(group_key(map.group))),
        ..Choice::new(map.id.clone(), named(&map.id))
    };
    MenuOption {
        name: "map",
        label: Sentence::new("quantum-menu-map"),
        default: Map::basic(2).map_or("", |map| &map.id).into(),
        choices: Map::all().iter().map(choice).collect(),
    }
}

fn named(map: &str) -> Sentence {
    Sentence::new("quantum-menu-map-named").with("map", Value::message(format!("map-{map}")))
}

const fn group_key(group: Group) -> &'static str {
    match group {
        Group::Basic => "quantum-menu-group-basic",
        Group::Advanced => "quantum-menu-group-advanced",
        Group::Addon2014 => "quantum-menu-group-addon",
        Group::Superseded => "quantum-menu-group-superseded",
        Group::Community => "quantum-menu-group-community",
    }
}

fn editions() -> MenuOption {
    let choice = |edition: Edition, key| Choice::new(edition.to_string(), Sentence::new(key));
    MenuOption {
        name: "edition",
        label: Sentence::new("quantum-menu-edition"),
        default: Edition::default().to_string().into(),
        choices: vec![
            choice(Edition::Revised, "quantum-menu-edition-revised"),
            choice(Edition::First, "quantum-menu-edition-first"),
        ],
    }
}

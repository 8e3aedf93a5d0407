//! Fleet Commander on a start page.

use kernel::{Choice, FirstGame, Menu, MenuOption, Pitch, Refusal, Seat, SeatSet, Sentence, Value};
use serde_json::Value as Json;

use crate::FleetCommander;
use crate::build::choice::FleetChoice;
use crate::build::code::FleetCode;
use crate::build::menu_words::{GIVEN, PLACED, USUAL};
use crate::build::options::GameOption;
use crate::build::ready::ReadyFleet;
use crate::build::setup::{Mode, Setup};
use crate::build::variant::Variant;
use crate::campaign::Battles;
use crate::data::tables::Tables;
use crate::scenario::Scenario;
use crate::show::library;
use crate::state::State;

impl Menu for FleetCommander {
    const SECRETS: bool = true;

    type Series = Battles;

    fn name() -> Sentence {
        Sentence::new("fleet-title")
    }

    fn pitch() -> Pitch {
        Pitch { sentence: Sentence::new("fleet-pitch"), minutes: [60, 90], first: first_battle() }
    }

    fn seat_counts() -> Vec<u8> {
        (2..=Seat::MOST as u8).collect()
    }

    fn options() -> Vec<MenuOption> {
        let part = numbered("phebe", "fleet-menu-part", 1..=2);
        let first = numbered("first", "fleet-menu-first", 1..=Seat::MOST as u8);
        vec![scenarios(), modes(), points(), zones(), fleets(), gates(), terrain(), first, part]
    }

    fn switches() -> Vec<MenuOption> {
        vec![optional_rules(), variants()]
    }

    fn unlisted() -> &'static [&'static str] {
        &["position"]
    }

    fn document(name: &str) -> Option<Json> {
        library::document(name)
    }

    fn consult(name: &str, asked: &Json) -> Option<Result<Json, Refusal>> {
        library::consult(name, asked)
    }

    fn each_seat() -> Vec<MenuOption> {
        vec![ready_fleets()]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seat_count()
    }

    fn setting(setup: &Setup) -> Sentence {
        scenario_named(&setup.scenario, usize::from(setup.seat_count()))
    }

    fn advice(setup: &Setup) -> Option<Sentence> {
        setup.advice()
    }

    /// Players of one camp win and lose together.
    fn sides(state: &State) -> Vec<SeatSet> {
        let seats = || Seat::all(state.table_seats());
        let camps = seats().map(|seat| state.camp_of(seat));
        let last = camps.max().unwrap_or_default();
        let of_camp = |camp| SeatSet::of(seats().filter(|seat| state.camp_of(*seat) == camp));
        (0..=last).map(of_camp).filter(|side| !side.is_empty()).collect()
    }
}

/// [`Setup::first_battle`], chosen from the menu.
fn first_battle() -> FirstGame {
    let setup = Setup::first_battle();
    let codes = setup.fleets.iter().filter_map(|fleet| FleetCode::of(&fleet.resolve().ok()?));
    let fleets: Vec<String> = codes.map(|code| code.to_string()).collect();
    FirstGame::new("fleet-first", "fleet-first-note", 2)
        .with("choice", GIVEN)
        .with("fleets", fleets)
        .with("terrain", setup.terrain.unwrap_or_default().join("+"))
}

/// What a scenario for so many seats is called.
pub fn scenario_name(id: &str, seats: usize) -> Value {
    let id = id.replace('_', "-");
    let size = match (id.as_str(), seats) {
        ("pitched-battle", seats) => format!("-{}", seats.max(2)),
        ("the-salvage", ..=2) => "-2".to_owned(),
        ("the-salvage", _) => "-4".to_owned(),
        _ => String::new(),
    };
    Value::message(format!("fleet-scenario-{id}{size}"))
}

fn scenario_named(id: &str, seats: usize) -> Sentence {
    Sentence::new("fleet-menu-scenario-named").with("scenario", scenario_name(id, seats))
}

fn scenarios() -> MenuOption {
    let choice = |id: &Scenario| {
        let layouts = Tables::get().scenario(*id).layout.iter();
        let seats = layouts.flat_map(|layout| layout.seats.iter().copied()).collect();
        Choice { seats: Some(seats), ..Choice::new(id.id(), scenario_named(id.id(), 2)) }
    };
    MenuOption {
        name: "scenario",
        label: Sentence::new("fleet-menu-scenario"),
        default: Scenario::PitchedBattle.id().into(),
        choices: Scenario::ALL.iter().map(choice).collect(),
    }
}

fn modes() -> MenuOption {
    let choice = |mode: Mode, key, seats: &[u8]| Choice {
        seats: Some(seats.to_vec()),
        ..Choice::new(mode.id(), Sentence::new(key))
    };
    MenuOption {
        name: "mode",
        label: Sentence::new("fleet-menu-mode"),
        default: Mode::Duel.id().into(),
        choices: vec![
            choice(Mode::Duel, "fleet-menu-mode-duel", &[2]),
            choice(Mode::Teams, "fleet-menu-mode-teams", &[4, 6, 8]),
            choice(Mode::FreeForAll, "fleet-menu-mode-free-for-all", &[3, 4, 5, 6, 7, 8]),
        ],
    }
}

/// The usual size, and others (`FC-FLEET-02`).
fn points() -> MenuOption {
    let choice = |points: u8| {
        Choice::new(points, Sentence::new("fleet-menu-points-named").with("points", points))
    };
    MenuOption {
        name: "points",
        label: Sentence::new("fleet-menu-points"),
        default: 12.into(),
        choices: (9..=15).map(choice).collect(),
    }
}

/// The zones that the manual names, and those of Beyond the Gate for more players (`FC-SETUP-03`,
/// `FC-TEA-03`).
fn zones() -> MenuOption {
    const NAMED: [(&str, &[u8]); 11] = [
        ("6x5", &[2]),
        ("6x6", &[2]),
        ("4x4+4x4", &[2]),
        ("8x5", &[4]),
        ("10x5", &[4]),
        ("7x7", &[3, 4]),
        ("5x5+5x5", &[3, 4, 5]),
        ("5x5+5x5+5x5", &[5, 6, 7]),
        ("6x5+6x5+6x5", &[6, 7, 8]),
        ("5x5+5x5+5x5+5x5", &[7, 8]),
        ("6x5+6x5+6x5+6x5", &[8]),
    ];
    let named = |(zones, seats): &(&'static str, &[u8])| {
        let each: Vec<Value> = zones.split('+').map(|zone| zone.replace('x', "×").into()).collect();
        let label = Sentence::new("fleet-menu-zones-named").with("zones", each);
        Choice { seats: Some(seats.to_vec()), ..Choice::new(*zones, label) }
    };
    let usual = Choice::new("5x5", Sentence::new("fleet-menu-zones-usual"));
    MenuOption {
        name: "zones",
        label: Sentence::new("fleet-menu-zones"),
        default: "5x5".into(),
        choices: [usual].into_iter().chain(NAMED.iter().map(named)).collect(),
    }
}

fn fleets() -> MenuOption {
    let choice = |how: FleetChoice, key| Choice::new(how.id(), Sentence::new(key));
    MenuOption {
        name: "choice",
        label: Sentence::new("fleet-menu-choice"),
        default: FleetChoice::Secret.id().into(),
        choices: vec![
            choice(FleetChoice::Secret, "fleet-menu-choice-secret"),
            choice(FleetChoice::Open, "fleet-menu-choice-open"),
            Choice::new(GIVEN, Sentence::new("fleet-menu-choice-given")),
        ],
    }
}

/// Who has which fleet, where none are chosen at the table; a code stands for one of one's own.
fn ready_fleets() -> MenuOption {
    let choice = |ready: &ReadyFleet| {
        let named =
            |key| Sentence::new("fleet-menu-fleet-named").with("fleet", Value::message(key));
        let group = named(format!("fleet-faction-{}", ready.fleet.faction.replace('_', "-")));
        Choice { group: Some(group), ..Choice::new(ready.id.clone(), named(ready.key())) }
    };
    MenuOption {
        name: "fleets",
        label: Sentence::new("fleet-menu-choice"),
        default: ReadyFleet::all().first().map_or("", |ready| &ready.id).into(),
        choices: ReadyFleet::all().iter().map(choice).collect(),
    }
}

/// Special sectors: players place them, or they lie there from the beginning (`FC-SETUP-07`).
fn terrain() -> MenuOption {
    let first = Setup::first_battle().terrain.unwrap_or_default().join("+");
    MenuOption {
        name: "terrain",
        label: Sentence::new("fleet-menu-terrain"),
        default: PLACED.into(),
        choices: vec![
            Choice::new(PLACED, Sentence::new("fleet-menu-terrain-placed")),
            Choice::new("", Sentence::new("fleet-menu-terrain-none")),
            Choice::new(first, Sentence::new("fleet-menu-terrain-first")),
        ],
    }
}

/// Each alone or with others (`FC-FLEET-22` apart).
fn optional_rules() -> MenuOption {
    let choice = |rule: &GameOption| {
        let key = match rule {
            GameOption::SecretWeapons => "fleet-menu-option-secret-weapons",
            GameOption::SecretDevices => "fleet-menu-option-secret-devices",
            GameOption::DrawnWeapons => "fleet-menu-option-drawn-weapons",
            GameOption::HiddenDeployment => "fleet-menu-option-hidden-deployment",
            GameOption::FogOfWar => "fleet-menu-option-fog-of-war",
        };
        Choice::new(rule.id(), Sentence::new(key))
    };
    MenuOption {
        name: "options",
        label: Sentence::new("fleet-menu-options"),
        default: "".into(),
        choices: GameOption::ALL.iter().map(choice).collect(),
    }
}

/// Rules of the first edition and of the play aid.
fn variants() -> MenuOption {
    let choice = |variant: &Variant| {
        let name = Value::message(format!("fleet-variant-{}", variant.id().replace('_', "-")));
        Choice::new(variant.id(), Sentence::new("fleet-menu-variant-named").with("variant", name))
    };
    MenuOption {
        name: "variants",
        label: Sentence::new("fleet-menu-variants"),
        default: "".into(),
        choices: Variant::ALL.iter().map(choice).collect(),
    }
}

/// Pairs of gates that players place (`FC-GAT-01`).
fn gates() -> MenuOption {
    let choice = |pairs: u8| {
        Choice::new(pairs, Sentence::new("fleet-menu-gates-named").with("pairs", pairs))
    };
    let usual = Choice::new(USUAL, Sentence::new("fleet-menu-gates-usual"));
    MenuOption {
        name: "gates",
        label: Sentence::new("fleet-menu-gates"),
        default: USUAL.into(),
        choices: [usual].into_iter().chain((0..=4).map(choice)).collect(),
    }
}

/// A seat that somebody names, or whoever the rules name.
fn numbered(
    name: &'static str,
    label: &'static str,
    numbers: std::ops::RangeInclusive<u8>,
) -> MenuOption {
    let choice = |number: u8| Choice {
        seats: Some((number.max(2)..=Seat::MOST as u8).collect()),
        ..Choice::new(number, Sentence::new("fleet-menu-seat-named").with("number", number))
    };
    let usual = Choice::new(USUAL, Sentence::new("fleet-menu-seat-usual"));
    MenuOption {
        name,
        label: Sentence::new(label),
        default: USUAL.into(),
        choices: [usual].into_iter().chain(numbers.map(choice)).collect(),
    }
}

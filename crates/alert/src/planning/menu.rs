//! What can be chosen on a start page.

use kernel::{Choice, FirstGame, Menu, MenuOption, NoSeries, Pitch, SeatSet, Sentence, Value};

use super::Alert;
use super::setup::Setup;
use super::state::State;
use crate::logbook::DeckColour;
use crate::script::Script;

impl Menu for Alert {
    const SECRETS: bool = true;

    type Series = NoSeries;

    fn name() -> Sentence {
        Sentence::new("alert-title")
    }

    /// The first flight is a test run in a crew of four.
    fn pitch() -> Pitch {
        Pitch {
            sentence: Sentence::new("alert-pitch"),
            minutes: [15, 30],
            first: FirstGame::new("alert-first", "alert-first-note", 4).with("mission", "test-run"),
        }
    }

    fn seat_counts() -> Vec<u8> {
        vec![1, 2, 3, 4, 5]
    }

    fn options() -> Vec<MenuOption> {
        vec![
            missions(),
            colours("common", "alert-menu-common"),
            colours("serious", "alert-menu-serious"),
            crew_of_five(),
            yes_or_no("clock", "alert-menu-clock", true),
            yes_or_no("campaign", "alert-menu-campaign", false),
            yes_or_no("pause", "alert-menu-pause", true),
        ]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &Setup) -> Sentence {
        match &setup.file {
            Some(_) => {
                Sentence::new("alert-menu-mission-named").with("mission", setup.mission.clone())
            }
            None => named(&setup.mission),
        }
    }

    fn without_clock(setup: Setup) -> Setup {
        Setup { clock: false, ..setup }
    }

    /// The crew wins and loses together.
    fn sides(state: &State) -> Vec<SeatSet> {
        vec![SeatSet::of(state.seats())]
    }
}

fn named(mission: &str) -> Sentence {
    let key = match mission {
        "test-run" | "simulation" | "advanced-simulation" | "mission" | "generated" => {
            format!("alert-level-{mission}")
        }
        script => format!("alert-script-{}", script.to_lowercase()),
    };
    Sentence::new("alert-menu-mission-named").with("mission", Value::message(key))
}

fn missions() -> MenuOption {
    let choice = |id: &str, group| Choice {
        group: Some(Sentence::new(group)),
        ..Choice::new(id, named(id))
    };
    let secret = ["mission", "generated", "test-run", "simulation", "advanced-simulation"];
    let secret = secret.map(|id| choice(id, "alert-menu-group-secret"));
    let known = Script::all().iter().map(|it| choice(&it.id, "alert-menu-group-known"));
    MenuOption {
        name: "mission",
        label: Sentence::new("alert-menu-mission"),
        default: "mission".into(),
        choices: secret.into_iter().chain(known).collect(),
    }
}

fn colours(name: &'static str, label: &'static str) -> MenuOption {
    let choice = |colour: DeckColour, key| Choice::new(colour.word(), Sentence::new(key));
    MenuOption {
        name,
        label: Sentence::new(label),
        default: DeckColour::White.word().into(),
        choices: vec![
            choice(DeckColour::White, "alert-difficulty-white"),
            choice(DeckColour::Yellow, "alert-difficulty-yellow"),
            choice(DeckColour::Mixed, "alert-difficulty-mixed"),
        ],
    }
}

/// Alone there are four androids; five people need none.
fn crew_of_five() -> MenuOption {
    let mut option = yes_or_no("five", "alert-menu-five", false);
    for choice in &mut option.choices {
        let is_yes = choice.value == true;
        choice.seats = is_yes.then(|| vec![2, 3, 4]);
    }
    option
}

fn yes_or_no(name: &'static str, label: &'static str, default: bool) -> MenuOption {
    MenuOption {
        name,
        label: Sentence::new(label),
        default: default.into(),
        choices: vec![
            Choice::new(true, Sentence::new("alert-menu-yes")),
            Choice::new(false, Sentence::new("alert-menu-no")),
        ],
    }
}

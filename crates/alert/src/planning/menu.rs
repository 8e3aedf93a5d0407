//! What can be chosen on a start page.

use kernel::{
    Choice, FirstGame, Menu, MenuOption, NoSeries, Pitch, Refusal, SeatSet, Sentence, Value,
};
use serde_json::{Value as Json, json};

use super::Alert;
use super::refusal::Ban;
use super::setup::{FILE_LONGEST, Settled, Setup};
use super::state::State;
use crate::level::Level;
use crate::logbook::DeckColour;
use crate::mission::{FileError, MissionFile};
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
            officer("communications", "alert-menu-communications"),
            officer("security", "alert-menu-security"),
        ]
    }

    /// The text of a mission file.
    fn unlisted() -> &'static [&'static str] {
        &["file"]
    }

    /// A mission file tells what is to come.
    fn shown(setup: &Setup) -> Json {
        let shown = Setup { file: None, ..setup.clone() };
        serde_json::to_value(shown).unwrap_or_default()
    }

    /// `ladder`: the levels with their soundtracks, and who flies along.
    fn document(name: &str) -> Option<Json> {
        (name == "ladder").then(ladder)
    }

    /// `mission`: what a mission file holds, as far as whoever flies it may know, or what is wrong
    /// with it.
    fn consult(name: &str, asked: &Json) -> Option<Result<Json, Refusal>> {
        (name == "mission").then(|| looked_over(asked))
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

/// Each level with the soundtracks of the box; the androids that fill a crew up, and the officers
/// that it has unless others are chosen.
fn ladder() -> Json {
    let scripts = |level: Level| {
        let all = Script::all().iter().filter(move |script| script.level == level);
        all.map(|script| script.id.as_str()).collect::<Vec<_>>()
    };
    let levels = Level::ALL.map(|level| {
        json!({
            "id": word(level),
            "scripts": scripts(level),
            "is_generated": level == Level::Mission,
        })
    });
    let sizes = (1..=5).flat_map(|players| [(players, false), (players, true)]);
    let crews: Vec<Json> = sizes
        .filter_map(|(players, five)| {
            let Settled { crew, officers, .. } =
                Setup { five, ..Setup::new(players) }.settle().ok()?;
            Some(json!({
                "players": players,
                "five": five,
                "androids": crew.androids(),
                "communications": officers.communications.index() + 1,
                "security": officers.security.index() + 1,
            }))
        })
        .collect();
    json!({ "levels": levels, "crews": crews })
}

const fn word(level: Level) -> &'static str {
    match level {
        Level::TestRun => "test-run",
        Level::Simulation => "simulation",
        Level::AdvancedSimulation => "advanced-simulation",
        Level::Mission => "mission",
    }
}

/// Title and level; with every mistake and its line where it cannot be flown.
fn looked_over(asked: &Json) -> Result<Json, Refusal> {
    let text = asked.get("file").and_then(Json::as_str).unwrap_or_default();
    if text.len() > FILE_LONGEST {
        return Err(Ban::LongFile.into());
    }
    let faults = |errors: Vec<FileError>| {
        let fault = |it: &FileError| json!({ "line": it.line, "sentence": it.sentence });
        json!({ "faults": errors.iter().map(fault).collect::<Vec<_>>() })
    };
    let file = match MissionFile::read(text) {
        Err(errors) => return Ok(faults(errors)),
        Ok(file) => file,
    };
    if file.times.is_none() {
        return Err(Ban::FileWithoutTimes.into());
    }
    Ok(json!({ "title": file.title, "level": word(file.level), "faults": [] }))
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

/// By the number of the seat, or whoever comes next; in a small crew somebody does several things.
fn officer(name: &'static str, label: &'static str) -> MenuOption {
    let usual = Choice::new(0, Sentence::new("alert-menu-next-seat"));
    let choice = |number: u8| Choice {
        seats: Some((number..=5).collect()),
        ..Choice::new(number, Sentence::new("alert-menu-seat").with("number", number))
    };
    let choices = std::iter::once(usual).chain((1..=5).map(choice)).collect();
    MenuOption { name, label: Sentence::new(label), default: 0.into(), choices }
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

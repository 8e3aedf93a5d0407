//! What happens in a resolution, step by step.

use alert::planning::{Event as Told, FilmEvent};
use alert::{Alert, Crew, Event, Mission, PlanFile};
use kernel::{Present as _, Sentence};
use serde_json::{Value as Json, json};
use words::Words;

/// The film in sentences; with the rule behind each event, if that is wanted.
pub(super) fn lines(
    film: &[Event],
    mission: &Mission,
    plan: &PlanFile,
    names_rules: bool,
    words: &Words,
) -> Vec<String> {
    let players = plan.plans.len() as u8;
    let crew = Crew::new(players, false).expect("plan files have four or five lines");
    let names = names(plan, words);
    let line = |event: &Event| {
        let number = event.number().and_then(|number| mission.arrival(number));
        let threat = number.map(|arrival| arrival.threat);
        let told = Alert::tell(&Told::Film(FilmEvent { event: *event, crew, threat }));
        let said = words.say(&told, &names);
        let rule = if names_rules { format!(" ({})", event.clause().0) } else { String::new() };
        format!("{}{said}{rule}", "  ".repeat(event.depth().into()))
    };
    film.iter().map(line).collect()
}

/// The events as they are, each with the rule behind it.
pub(super) fn json(film: &[Event]) -> Json {
    let told = |event: &Event| {
        let mut told = json!(event);
        told["clause"] = json!(event.clause().0);
        told
    };
    film.iter().map(told).collect()
}

/// As the file names them, or by their numbers.
fn names(plan: &PlanFile, words: &Words) -> Vec<String> {
    if !plan.names.is_empty() {
        return plan.names.clone();
    }
    let name = |number| words.say(&Sentence::new("cli-name-human").with("number", number), &[]);
    (1..=plan.plans.len() as u32).map(name).collect()
}

//! Missions and plans of Space Alert on the command line.

use std::fs;

use serde_json::Value;

use crate::program::{Desk, Run, root};

fn example(name: &str) -> String {
    fs::read_to_string(root().join("docs/examples").join(name)).expect("the example is there")
}

/// A desk with the examples of the page.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.write("mission.toml", &example("night-shift.toml"));
    desk.write("plan.toml", &example("night-shift-plan.toml"));
    desk
}

fn json(run: &Run) -> Value {
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    serde_json::from_str(&run.output).expect("it is JSON")
}

/// The blocks of the page that are marked as this language.
fn blocks(language: &str) -> Vec<String> {
    let page = fs::read_to_string(root().join("docs/space-alert-files.md")).expect("it is there");
    let marked = format!("```{language}\n");
    page.split(&marked)
        .skip(1)
        .filter_map(|rest| rest.split("```").next().map(str::to_owned))
        .collect()
}

/// What the page shows is what is run.
#[test]
fn the_examples_of_the_page_are_the_files_beside_it() {
    assert_eq!(blocks("toml"), [example("night-shift.toml"), example("night-shift-plan.toml")]);
}

#[test]
fn the_page_shows_what_resolving_answers() {
    let desk = desk();
    let shown: Vec<Value> =
        blocks("json").iter().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    let [resolved, events, odds, solved] = shown.as_slice() else { panic!("{shown:?}") };
    assert_eq!(*resolved, json(&desk.run("alert resolve mission.toml plan.toml --json")));
    let traced = json(&desk.run("alert resolve mission.toml plan.toml --json --trace"));
    let told = traced["events"].as_array().expect("a list");
    for event in events.as_array().expect("a list") {
        assert!(told.contains(event), "{event}");
    }
    assert_eq!(*odds, json(&desk.run("alert resolve mission.toml plan.toml --all-tiles --json")));
    // Which plan is found may change with the search; what is told of it may not.
    let found = json(&desk.run("alert solve mission.toml --steps 20000 --jobs 1 --json"));
    assert_eq!(kinds(solved), kinds(&found));
}

/// The keys of an object, each with the kind of its value.
fn kinds(object: &Value) -> Vec<(String, &'static str)> {
    let kind = |value: &Value| match value {
        Value::Null => "null",
        Value::Bool(_) => "flag",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    };
    let pairs = object.as_object().expect("an object").iter();
    pairs.map(|(key, value)| (key.clone(), kind(value))).collect()
}

#[test]
fn resolving_tells_the_steps_and_the_score_in_both_languages() {
    let desk = desk();
    let english = desk.run("alert resolve mission.toml plan.toml");
    assert_eq!((english.code, english.errors.as_str()), (0, ""));
    let french = desk.run("alert resolve mission.toml plan.toml --lang fr");
    assert_eq!(french.output.lines().count(), english.output.lines().count());
    assert!(english.output.contains("The ship jumps home."), "{}", english.output);
    assert!(english.output.lines().last().is_some_and(|line| line.starts_with("Score: ")));
    assert!(french.output.contains("Le vaisseau saute vers son port."), "{}", french.output);
    assert!(english.output.contains("Ada"), "{}", english.output);
    assert!(!english.output.contains("(SA-"), "{}", english.output);
    let traced = desk.run("alert resolve mission.toml plan.toml --trace");
    assert!(traced.output.contains("(SA-APPEAR-01)"), "{}", traced.output);
    for run in [&english, &french] {
        assert!(!run.output.contains("{$") && !run.output.contains("{alert"), "{}", run.output);
    }
}

#[test]
fn all_orders_of_tiles_are_weighed() {
    let desk = desk();
    let found = json(&desk.run("alert resolve mission.toml plan.toml --all-tiles --json"));
    let scores = found["scores"].as_array().expect("a list");
    let sum: f64 = scores.iter().filter_map(|it| it["probability"].as_f64()).sum();
    assert!((sum - found["survival"].as_f64().expect("a number")).abs() < 1e-9, "{found}");
    let told = desk.run("alert resolve mission.toml plan.toml --all-tiles");
    assert!(told.output.starts_with("Over all orders of the damage tiles"), "{}", told.output);
}

#[test]
fn a_seed_gives_a_mission_that_can_be_solved_and_resolved() {
    let desk = Desk::new();
    let mission = desk.run("alert mission --seed 7 --common mixed --serious yellow --players 4");
    assert_eq!((mission.code, mission.errors.as_str()), (0, ""));
    assert!(mission.output.starts_with("title = \"#7 (mixed/yellow)\"\nlevel = \"mission\"\n"));
    let cards = mission.output.lines().filter(|line| line.starts_with("card = "));
    assert!(cards.clone().count() > 3);
    assert!(cards.clone().all(|line| line.contains("\" # ")), "{}", mission.output);
    assert!(!mission.output.contains("unconfirmed"), "{}", mission.output);
    assert_eq!(
        desk.run("alert mission --seed 7 --common mixed --serious yellow --players 4").output,
        mission.output
    );
    desk.write("m.toml", &mission.output);
    for deck in ["whole", "dealt"] {
        let line = format!("alert solve m.toml --steps 3000 --jobs 2 --deck {deck} --out p.toml");
        let solved = desk.run(&line);
        assert_eq!((solved.code, solved.errors.as_str()), (0, ""));
        assert!(solved.output.contains("Turn 12: "), "{}", solved.output);
        let plan = |output: &str| output.split("The plan is in").next().map(str::to_owned);
        let found_again = plan(&desk.run(&line).output);
        assert_eq!(found_again, plan(&solved.output), "the same steps find the same plan");
        let expected = json(&desk.run(&format!("{line} --json")));
        let again = json(&desk.run("alert resolve m.toml p.toml --all-tiles --json"));
        assert_eq!(again["survival"], expected["survival"]);
        assert_eq!(again["mean_score"], expected["mean_score"]);
    }
    let solved = desk.run("alert solve m.toml --steps 200 --jobs 1");
    assert!(solved.output.ends_with("The plan is in m-solved.toml.\n"), "{}", solved.output);
    assert!(solved.output.starts_with("Seat:  "), "{}", solved.output);
    let again = desk.run("alert solve m.toml --steps 200 --jobs 1");
    assert!(again.output.contains("in place of the one that was there"), "{}", again.output);
    assert!(desk.read("m-solved.toml").starts_with("seats = ["));
    let five = desk.run("alert mission --script S2-6 --seed 1");
    assert_eq!(five.output.matches("unconfirmed = true").count(), 1);
}

#[test]
fn a_study_counts() {
    let found = json(&Desk::new().run("alert study --missions 2 --steps 2000 --jobs 1 --json"));
    assert_eq!(found["missions"], 2);
    assert_eq!(found["each"].as_array().map(Vec::len), Some(2));
}

#[test]
fn mistakes_are_told_with_file_line_and_value() {
    let desk = desk();
    desk.write("bad.toml", &example("night-shift.toml").replace("SE1-01", "SE9-01"));
    desk.write("plan-bad.toml", "seats = [\n'-',\n'C X',\n'-',\n'-']\n");
    for (line, expected) in [
        (
            "alert resolve bad.toml plan.toml",
            "bad.toml:30: there is no threat “SE9-01”; codes look like E1-07 or SI2-03\n",
        ),
        ("alert solve bad.toml", "bad.toml:30: there is no threat “SE9-01”"),
        ("alert resolve mission.toml plan-bad.toml", "plan-bad.toml:3: “X” in turn 2 is no card"),
        ("alert resolve mission.toml no.toml", "passerelle: no.toml cannot be read"),
        ("alert solve mission.toml --seats 3", "passerelle: “3” is no value for --seats"),
        ("alert solve mission.toml --seconds 0", "passerelle: “0” is no value for --seconds"),
        ("alert mission --players 6", "passerelle: this game cannot be set up"),
        ("alert mission --script S9-1", "passerelle: there is no script “S9-1”: choose S1-1, "),
        (
            "alert dance",
            "passerelle: there is no command “dance”: choose mission, resolve, solve, study",
        ),
        ("alert mission --common green", "passerelle: “green” is no value for --common"),
        (
            "alert mission --script S1-3 --common yellow",
            "passerelle: this game cannot be set up: Training knows only the white threats",
        ),
        ("alert mission --script S1-1 --serious mixed", "passerelle: this game cannot be set up"),
        (
            "alert solve mission.toml --steps 1 --out mission.toml",
            "passerelle: mission.toml is the mission itself",
        ),
        (
            "alert solve mission.toml --seconds 3000 --out nowhere/p.toml",
            "passerelle: nowhere/p.toml cannot be written",
        ),
        ("alert study --missions 0", "passerelle: “0” is no value for --missions"),
        ("alert solve mission.toml --steps 0", "passerelle: “0” is no value for --steps"),
        ("play alert --map x", "passerelle: --map means nothing in alert"),
        ("play alert --campaign foo", "passerelle: a campaign of Space Alert is one game"),
        (
            "play alert --seats human,human --clock 10x",
            "passerelle: several people at one keyboard play without a clock",
        ),
    ] {
        let run = desk.run(line);
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{line}: {}", run.errors);
        assert!(run.errors.starts_with(expected), "{line}: {}", run.errors);
    }
    let french = desk.run("alert resolve bad.toml plan.toml --lang fr");
    assert!(french.errors.starts_with("bad.toml:30: il n’y a pas de menace"), "{}", french.errors);
}

#[test]
fn the_trace_in_json_has_the_events_with_their_clauses() {
    let found = json(&desk().run("alert resolve mission.toml plan.toml --json --trace"));
    let events = found["events"].as_array().expect("a list");
    assert_eq!(events[0]["type"], "turn_began");
    assert_eq!(events[0]["clause"], "SA-TURN-01");
    let tripped = events.iter().find(|event| event["type"] == "tripped").expect("Ada trips");
    assert_eq!((&tripped["member"], &tripped["clause"]), (&0.into(), &"SA-TRIP-01".into()));
    assert!(events.iter().all(|event| event["type"] != "trip_in_vain"));
}

#[test]
fn a_lost_ship_names_its_threat() {
    let desk = desk();
    desk.write("idle.toml", "seats = ['-', '-', '-', '-']\n");
    let found = json(&desk.run("alert resolve mission.toml idle.toml --json"));
    // The Destroyer's third attack is one too many for the white zone.
    assert_eq!((&found["won"], &found["lost_to"]), (&false.into(), &"E1-02".into()));
}

#[test]
fn cards_and_tracks_can_be_looked_up() {
    let desk = Desk::new();
    let card = desk.run("rules alert E1-03");
    assert_eq!((card.code, card.errors.as_str()), (0, ""));
    assert!(card.output.starts_with("E1-03 Stealth Fighter\n  Hit points 4, shield 2, speed 3"));
    assert!(card.output.contains("X: It becomes visible."), "{}", card.output);
    let named = desk.run("rules alert slime --lang fr");
    assert_eq!(named.code, 2, "the name in French is another: {}", named.output);
    let both = desk.run("rules alert skirmishers").output;
    assert!(both.contains("Starts: upper red.") && both.contains("Starts: upper blue."), "{both}");
    let track = desk.run("rules alert T6");
    assert!(track.output.contains("15 spaces: X 10, Y 7 and 3, Z 1."), "{}", track.output);
}

#[test]
fn the_log_is_shown() {
    let run = Desk::new().run("alert log");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    assert_eq!(run.output, "The ship’s log is empty: no mission has been flown yet.\n");
}

/// A mission that nobody plans for is lost, entered once with the name of the threat, and shown.
#[test]
fn a_mission_is_entered_in_the_log_once() {
    let desk = Desk::new();
    let game = "play alert --mission S2-1 --untimed --seed 1 --names Ada --save c.jsonl";
    let run = desk.type_into(game, &"done\n".repeat(400));
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    assert!(run.output.contains("Entered in the ship’s log"), "{}", run.output);
    let log = desk.read("passerelle/alert-log.txt");
    let lines: Vec<&str> = log.lines().collect();
    assert_eq!(lines.len(), 2, "{log}");
    assert!(lines[0].starts_with("== Ada") && lines[0].contains("[android 4]"), "{log}");
    let (_, fatal) = lines[1].split_once(" S2-1 1 1 lost: ").expect("the line of a loss");
    assert!(!fatal.contains("1-"), "a name, not a code: {log}");
    let again = desk.run(game);
    assert!(again.output.starts_with("The game in c.jsonl is over."), "{}", again.output);
    assert_eq!(desk.read("passerelle/alert-log.txt"), log);
    assert_eq!(desk.run("alert log").output, log);
}

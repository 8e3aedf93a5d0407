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
    assert!(french.output.contains("Le vaisseau saute en hyperespace."), "{}", french.output);
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
        let plan = format!("{deck}.toml");
        let line = format!("alert solve m.toml --steps 3000 --jobs 2 --deck {deck} --out {plan}");
        let solved = desk.run(&line);
        assert_eq!((solved.code, solved.errors.as_str()), (0, ""));
        assert!(solved.output.contains("Turn 12: "), "{}", solved.output);
        let told = |output: &str| output.split("The plan is in").next().map(str::to_owned);
        let found_again = told(&desk.run(&line).output);
        assert_eq!(found_again, told(&solved.output), "the same steps find the same plan");
        let expected = json(&desk.run(&format!("{line} --json")));
        let again = json(&desk.run(&format!("alert resolve m.toml {plan} --all-tiles --json")));
        assert_eq!(again["survival"], expected["survival"]);
        assert_eq!(again["mean_score"], expected["mean_score"]);
    }
    let solved = desk.run("alert solve m.toml --steps 200 --jobs 1");
    assert!(solved.output.ends_with("The plan is in m-solved.toml.\n"), "{}", solved.output);
    let [seats, first] = [0, 1].map(|line| solved.output.lines().nth(line).unwrap_or_default());
    assert!(seats.starts_with("Seat:    1") && first.starts_with("Turn  1: "), "{seats}");
    // The numbers stand above the cards.
    for column in seats.match_indices(|it: char| it.is_ascii_digit()).map(|(at, _)| at) {
        let card = &first[column - 1..];
        assert!(card.starts_with(' ') && !card[1..].starts_with(' '), "{seats}\n{first}");
    }
    let again = desk.run("alert solve m.toml --steps 200 --jobs 1");
    assert!(again.output.contains("replacing the one that was there"), "{}", again.output);
    assert!(desk.read("m-solved.toml").starts_with("seats = ["));
    let five = desk.run("alert mission --script S2-6 --seed 1");
    assert_eq!(five.output.matches("unconfirmed = true").count(), 1);
}

/// Four ships of the line at once.
const HOPELESS: &str = "level = 'mission'
tracks = { red = 'T2', white = 'T1', blue = 'T3', internal = 'T4' }
[[threat]]\nturn = 1\nzone = 'white'\ncard = 'SE2-05'
[[threat]]\nturn = 2\nzone = 'red'\ncard = 'SE2-04'
[[threat]]\nturn = 3\nzone = 'blue'\ncard = 'SE2-03'
[[threat]]\nturn = 4\nzone = 'white'\ncard = 'SE2-02'
[[threat]]\nturn = 5\nzone = 'blue'\ncard = 'SE2-01'\n";

#[test]
fn a_plan_that_never_comes_home_says_so() {
    let desk = Desk::new();
    desk.write("m.toml", HOPELESS);
    let lost = desk.run("alert solve m.toml --steps 20 --jobs 1");
    assert_eq!((lost.code, lost.errors.as_str()), (0, ""));
    assert!(lost.output.contains("No plan was found that brings the ship home"), "{}", lost.output);
    let lost = json(&desk.run("alert solve m.toml --steps 20 --jobs 1 --json"));
    assert_eq!((&lost["comes_home"], &lost["survival"]), (&false.into(), &0.0.into()));
}

#[test]
fn a_better_plan_is_not_lost_to_a_worse_one() {
    let desk = desk();
    let solve = "alert solve mission.toml --jobs 1 --steps";
    let good = desk.run(&format!("{solve} 20000"));
    assert!(!good.output.contains("No plan was found"), "{}", good.output);
    let better = desk.read("mission-solved.toml");
    let worse = desk.run(&format!("{solve} 20"));
    assert!(
        worse.output.contains("mission-solved.toml holds a better plan (expected score ")
            && worse.output.ends_with("This plan is in mission-solved-2.toml.\n"),
        "{}",
        worse.output
    );
    assert_eq!(desk.read("mission-solved.toml"), better);
    assert_ne!(desk.read("mission-solved-2.toml"), better);
    let told = json(&desk.run(&format!("{solve} 20 --json")));
    assert_eq!(told["kept"], "mission-solved.toml");
    assert_eq!(told["file"], "mission-solved-2.toml", "it was no better");
}

#[test]
fn a_plan_is_not_lost_to_one_for_another_crew() {
    let desk = desk();
    let solve = "alert solve mission.toml --jobs 1 --steps";
    desk.run(&format!("{solve} 20"));
    let four = desk.read("mission-solved.toml");
    for _ in 0..2 {
        let told = json(&desk.run(&format!("{solve} 20 --seats 5 --json")));
        assert_eq!(told["kept"], "mission-solved.toml");
        assert_eq!(told["file"], "mission-solved-2.toml");
    }
    assert_eq!(desk.read("mission-solved.toml"), four);
    // What is no plan at all stays as well.
    desk.write("notes.toml", "by = 'Ada'\n");
    let beside = desk.run(&format!("{solve} 20 --out notes.toml"));
    assert!(
        beside.output.contains("notes.toml holds something else")
            && beside.output.ends_with("This plan is in notes-2.toml.\n"),
        "{}",
        beside.output
    );
    assert_eq!(desk.read("notes.toml"), "by = 'Ada'\n");
}

#[test]
fn a_study_counts() {
    let found = json(&Desk::new().run("alert study --missions 2 --steps 2000 --jobs 1 --json"));
    assert_eq!(found["missions"], 2);
    assert_eq!(found["each"].as_array().map(Vec::len), Some(2));
    let none = "alert study --missions 1 --steps 1 --jobs 1";
    assert_eq!(json(&Desk::new().run(&format!("{none} --json")))["mean_score"], Value::Null);
    let told = Desk::new().run(none).output;
    assert!(told.contains("Mean expected score: none, as no ship came home\n"), "{told}");
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
        (
            "alert resolve mission.toml plan-bad.toml",
            "plan-bad.toml:3: “X” in turn 2 is not a card",
        ),
        ("alert resolve mission.toml no.toml", "passerelle: no.toml cannot be read"),
        ("alert solve mission.toml --seats 3", "passerelle: “3” is not a valid value for --seats"),
        (
            "alert solve mission.toml --seconds 0",
            "passerelle: “0” is not a valid value for --seconds <SECONDS>: it takes 0.01 to 86400\n",
        ),
        (
            "alert solve mission.toml --seed x",
            "passerelle: “x” is not a valid value for --seed <NUMBER>: it takes a whole number\n",
        ),
        (
            "alert resolve plan.toml mission.toml",
            "passerelle: plan.toml is a plan, but a mission is needed here: the mission comes first",
        ),
        ("alert resolve mission.toml mission.toml", "passerelle: mission.toml is a mission"),
        ("alert solve plan.toml", "passerelle: plan.toml is a plan"),
        ("alert mission --players 6", "passerelle: this game cannot be set up"),
        ("alert mission --script S9-1", "passerelle: there is no script “S9-1”: choose S1-1, "),
        (
            "alert dance",
            "passerelle: there is no command “dance”: choose mission, resolve, solve, study",
        ),
        ("alert mission --common green", "passerelle: “green” is not a valid value for --common"),
        (
            "alert mission --script S1-3 --common yellow",
            "passerelle: this game cannot be set up: Training uses only the white threats",
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
        ("alert study --missions 0", "passerelle: “0” is not a valid value for --missions"),
        ("alert solve mission.toml --steps 0", "passerelle: “0” is not a valid value for --steps"),
        ("play alert --map x", "passerelle: --map has no meaning in alert"),
        ("play alert --campaign foo", "passerelle: a campaign of Space Alert is a single game"),
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
    for side in ["red", "blue"] {
        assert_eq!(both.matches(&format!("Start in the upper {side} station.")).count(), 1);
    }
    assert!(!both.contains("shield"), "{both}");
    let warheads = desk.run("rules alert I1-07").output;
    assert!(warheads.contains("Hit points as described below, speed"), "{warheads}");
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
    let (_, code) = lines[1].split_once(" S2-1 1 1 lost:").expect("the line of a loss");
    assert!(code.contains("1-"), "a code, for every language: {log}");
    let again = desk.run(game);
    assert!(again.output.starts_with("The game in c.jsonl is over."), "{}", again.output);
    assert_eq!(desk.read("passerelle/alert-log.txt"), log);
    let shown = desk.run("alert log").output;
    assert!(shown.starts_with("Each line: date, mission, "), "{shown}");
    let (_, fatal) = shown.trim_end().split_once(" S2-1 1 1 lost: ").expect("the line of a loss");
    assert!(!fatal.contains("1-"), "a name, not a code: {shown}");
    let french = desk.run("alert log --lang fr").output;
    assert!(french.contains("[androïde 4]") && !french.contains(fatal), "{french}");
}

/// A bot alone plans for its androids, with the clock and without it.
#[test]
fn a_bot_alone_flies_to_the_end() {
    let desk = Desk::new();
    for options in ["--untimed", "--clock 10x"] {
        let line = format!("play alert --mission S1-1 --seats bot:easy --seed 1 {options}");
        let run = desk.run(&line);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{options}");
        assert!(run.output.contains("plans for android 1"), "{options}: {}", run.output);
    }
    let simulated = desk.run("sim alert --mission S1-1 --seats easy --games 1 --seed 1 --json");
    assert_eq!(json(&simulated)["games"], 1);
}

#[test]
fn rules_are_found_by_a_word() {
    let desk = Desk::new();
    let heroic = desk.run("rules alert heroic").output;
    assert!(heroic.contains("SA-HERO-01 "), "{heroic}");
    for word in ["gravolift", "rocket"] {
        assert_eq!(desk.run(&format!("rules alert {word}")).code, 0, "{word}");
    }
    for (language, title) in [("en", "SA-EX: Worked examples"), ("fr", "SA-EX\u{a0}: Exemples")] {
        let example = desk.run(&format!("rules alert SA-EX-20 --lang {language}"));
        assert_eq!((example.code, example.errors.as_str()), (0, ""));
        assert!(example.output.starts_with(title), "{}", example.output);
        assert_eq!(example.output.lines().count(), 2, "{}", example.output);
    }
    assert_eq!(desk.run("rules alert zzzz").code, 2);
}

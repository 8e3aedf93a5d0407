use serde_json::Value;

use crate::program::Desk;

fn json(desk: &Desk, arguments: &str) -> Value {
    let run = desk.run(&format!("sim quantum --json {arguments}"));
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments}");
    assert_eq!(run.output.lines().count(), 1, "one object");
    serde_json::from_str(&run.output).expect("it is JSON")
}

#[test]
fn results_as_json() {
    let desk = Desk::new();
    let results = json(&desk, "--seats random,greedy --games 6 --seed 3");
    for key in ["games", "wins", "draws", "decisions", "seconds", "decisions_per_second", "bots"] {
        assert!(!results[key].is_null(), "{key} is missing in {results}");
    }
    assert_eq!(results["games"], 6);
    assert_eq!(results["bots"][0]["bot"], "random");
    assert_eq!(results["bots"][1]["bot"], "greedy");
    let wins = |list: &Value| -> u64 {
        let counts = list.as_array().expect("a list").iter();
        counts.map(|it| it.get("wins").unwrap_or(it).as_u64().expect("a count")).sum()
    };
    let draws = results["draws"].as_u64().expect("a count");
    assert_eq!(wins(&results["wins"]) + draws, 6);
    assert_eq!(wins(&results["bots"]) + draws, 6);
}

#[test]
fn bots_are_named_as_in_play_and_need_not_be() {
    let desk = Desk::new();
    let plain = json(&desk, "--seats random,greedy --games 2 --seed 3");
    let prefixed = json(&desk, "--seats bot:random,bot:greedy --games 2 --seed 3");
    assert_eq!((&prefixed["bots"], &prefixed["wins"]), (&plain["bots"], &plain["wins"]));
    let unnamed = json(&desk, "--games 1");
    assert_eq!(unnamed["bots"][0]["bot"], "easy");
    assert_eq!(unnamed["bots"].as_array().map(Vec::len), Some(2));
    desk.fails(
        "sim quantum --seats human,bot",
        "there is no bot “human”: choose random, greedy, mcts:2000 (iterations), mcts:200ms, \
         easy, medium or hard",
    );
}

#[test]
fn the_same_seed_gives_the_same_results_whatever_the_jobs() {
    let desk = Desk::new();
    let run = |jobs: u32, more: &str| {
        let arguments = format!("--seats random,random --games 8 --jobs {jobs} {more}");
        let mut results = json(&desk, &arguments);
        for time in ["seconds", "decisions_per_second"] {
            results[time] = Value::Null;
        }
        results
    };
    assert_eq!(run(1, "--seed 2"), run(3, "--seed 2"));
    assert_ne!(run(1, "--seed 2"), run(1, "--seed 3"));
    assert_eq!(run(1, "--seed 2 --no-rotate"), run(2, "--seed 2 --no-rotate"));
}

#[test]
fn results_as_a_table() {
    let desk = Desk::new();
    let run = desk.run("sim quantum --seats random,random,random --games 4 --seed 7");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let lines: Vec<&str> = run.output.lines().collect();
    assert_eq!(lines[0], "4 games on Beta Sector, seed 7");
    assert!(lines[1].starts_with("  random  "), "{}", run.output);
    assert!(lines[1].contains("(95% interval: "), "{}", run.output);
    assert!(lines[4].starts_with("Wins by seat: "), "{}", run.output);
    assert!(lines[5].starts_with("Draws: "), "{}", run.output);
    assert!(lines[6].starts_with("Length: "), "{}", run.output);
    assert!(lines[7].ends_with("decisions per second"), "{}", run.output);

    let french =
        desk.run("sim quantum --seats random,random --map interpolation --games 1 --lang fr");
    assert!(french.output.starts_with("Une partie\u{a0}: Interpolation, graine 1\n"));
    assert!(french.output.contains("100,0\u{a0}%") || french.output.contains("nulles\u{a0}: 1"));
}

#[test]
fn a_chart_replaces_a_chart_and_nothing_else() {
    let desk = Desk::new();
    desk.write("letter.txt", "Dear Grace");
    let sim = "sim quantum --seats random,random --games 2 --chart";
    desk.fails(
        &format!("{sim} letter.txt"),
        "letter.txt exists and is not an SVG picture; it was left as it is",
    );
    assert_eq!(desk.read("letter.txt"), "Dear Grace");
    for _ in 0..2 {
        let run = desk.run(&format!("{sim} chart.svg"));
        assert_eq!((run.code, run.errors.as_str()), (0, ""));
        assert!(desk.read("chart.svg").contains("<svg"));
    }
    desk.fails(
        &format!("{sim} no/folder/chart.svg"),
        "no/folder/chart.svg cannot be written: there is no such file or folder",
    );
}

/// Everybody comes home or nobody does: that is told once, with the score.
#[test]
fn a_crew_wins_together() {
    let desk = Desk::new();
    let crews = "sim alert --seats easy,easy --games 2 --seed 1 --mission simulation --jobs 1";
    let run = desk.run(crews);
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let lines: Vec<&str> = run.output.lines().collect();
    assert!(lines[1].starts_with("Won together: "), "{}", run.output);
    assert!(!run.output.contains("Wins by seat"), "{}", run.output);
    let run = desk.run(&format!("{crews} --json"));
    let results: Value = serde_json::from_str(&run.output).expect("it is JSON");
    let count = |key: &str| results[key].as_u64().expect("a count");
    assert_eq!(count("won_together") + count("lost_together"), 2, "{results}");
    assert_eq!(results["mean_score"].is_number(), count("won_together") > 0, "{results}");
    let told = lines.iter().any(|line| line.starts_with("Mean score of these: "));
    assert_eq!(told, count("won_together") > 0);
}

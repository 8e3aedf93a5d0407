use std::fs;
use std::path::PathBuf;

use crate::program::{Desk, root};

fn scripts() -> Vec<PathBuf> {
    let list = |folder: &str| {
        let entries = fs::read_dir(root().join("scripts").join(folder));
        let entries = entries.expect("the scripts are there");
        entries.map(|entry| entry.expect("it can be listed").path()).collect::<Vec<_>>()
    };
    ["quantum", "fleet"].into_iter().flat_map(list).collect()
}

#[test]
fn every_script_of_the_project_holds() {
    let files: Vec<String> = scripts().iter().map(|path| path.display().to_string()).collect();
    let run = Desk::new().run(&format!("script {}", files.join(" ")));
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    assert_eq!(run.output.lines().count(), files.len());
}

#[test]
fn a_folder_stands_for_all_scripts_in_it() {
    let desk = Desk::new();
    let run = desk.run(&format!("script {}", root().join("scripts").display()));
    assert_eq!((run.code, run.output.lines().count()), (0, scripts().len()));
    fs::create_dir(desk.path("empty")).expect("a folder");
    desk.fails("script empty", "there is no script in empty");
}

#[test]
fn what_a_script_led_to_is_shown() {
    let file = root().join("scripts/quantum/start.toml");
    let run = Desk::new().run(&format!("script --show {}", file.display()));
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let lines: Vec<&str> = run.output.lines().collect();
    assert!(lines[0].starts_with("Seat 2 is asked: "), "{}", lines[0]);
    assert_eq!(lines[1..3], ["  keep", "  reroll"]);
    assert_eq!(lines[3], "What everybody sees:");
    assert!(run.output.contains("\"phase\": \"setup\""), "{}", run.output);
    assert!(lines.last().is_some_and(|line| line.contains("start.toml")), "and how it went");
}

/// What the page shows is what is run.
#[test]
fn the_examples_of_the_page_are_scripts_of_the_project() {
    let page = fs::read_to_string(root().join("docs/scripts.md")).expect("the page is there");
    let scripts: Vec<String> =
        scripts().iter().map(|path| fs::read_to_string(path).expect("it is text")).collect();
    let examples: Vec<&str> =
        page.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(examples.len() >= 3, "the page shows examples");
    for example in examples {
        assert!(scripts.iter().any(|script| script == example), "is no script:\n{example}");
    }
}

#[test]
fn a_script_that_fails_is_answered_with_its_lines() {
    let desk = Desk::new();
    let script = "game = 'quantum'
seed = 1
[setup]
map = 'alpha-sector'
seats = 2
[[step]]
asked = [2]
facts = { phase = 'actions', planet = 3 }
refused = [{ do = 'research', clause = 'QU-MOVE-01' }]
";
    desk.write("fails.toml", &script.replace(", planet = 3", ""));
    let run = desk.run("script fails.toml");
    assert_eq!((run.code, run.output.as_str()), (1, ""));
    let lines: Vec<&str> = run.errors.lines().collect();
    assert_eq!(lines[0], "fails.toml:7: asked: 1; expected: 2");
    assert_eq!(lines[1], "fails.toml:8: `phase` is \"setup\", not \"actions\"");
    assert!(lines[2].starts_with("fails.toml:9: `research` is not refused by QU-MOVE-01: "));
    assert_eq!(lines.len(), 3, "{}", run.errors);

    let run = desk.run("script fails.toml --lang fr");
    assert!(run.errors.starts_with("fails.toml:7: doivent décider\u{a0}: 1\u{a0}; attendu"));

    desk.write("broken.toml", script);
    let run = desk.run("script broken.toml");
    let unknown = "broken.toml:8: `planet` leads nowhere: there is no `planet`; the nearest names \
                   are planets, ";
    assert!(run.errors.contains(unknown), "{}", run.errors);
    assert_eq!((run.code, run.output.as_str()), (2, ""));
}

#[test]
fn a_broken_script_does_not_hide_the_others() {
    let desk = Desk::new();
    desk.write("chess.toml", "# a question\ngame = 'chess'\n");
    desk.write("toml.toml", "game = 'quantum'\n[setup\n");
    let good = root().join("scripts/quantum/tie.toml");
    let run = desk.run(&format!("script missing.toml chess.toml toml.toml {}", good.display()));
    assert_eq!(
        run.errors,
        "passerelle: missing.toml cannot be read: there is no such file or folder\n\
         chess.toml:2: there is no game “chess”: choose quantum, fleet, alert\n\
         toml.toml:2: a bracket is opened but not closed, or closed but not opened\n"
    );
    assert!(run.output.ends_with("tie.toml: 2 actions, 4 expectations hold\n"), "{}", run.output);
    assert_eq!(run.code, 2);
}

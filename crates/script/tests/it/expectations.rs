use expect_test::expect;
use script::Fault;
use words::Language;

use crate::{check, lines, run};

#[test]
fn a_script_that_holds_says_how_much_it_looked_at() {
    let report = run(r#"
[[step]]
asked = [1]
legal = ["roll", "boost", "rest"]
illegal = ["block", { do = "roll", seat = 2 }]

[[step]]
do = "boost"
facts = { "rockets.0" = 0, boosted = true, turn = 0, squares = [3, 7] }
refused = [
    { do = "boost", clause = "RACE-ROCKET-02" },
    { do = "roll", seat = 2, clause = "PA-SEAT-01" },
    { do = "jump", clause = "PA-NOTATION-01" },
]

[[step]]
do = "roll"
dice = [2]
asked = [2]
drawn = false
lost = false
won_by = []

[[step]]
do = "yield"
[step.facts]
squares.0 = 7
squares.1 = 5
squares.length = 2
"#);
    assert_eq!(lines(&report, Language::En), "");
    assert_eq!((report.actions, report.expectations, report.holds()), (3, 20, true));
}

#[test]
fn a_refusal_without_a_clause_may_come_from_any() {
    let report = run("[[step]]\nrefused = [{ do = 'yield' }, { do = 'roll', seat = 2 }]\n");
    assert_eq!((lines(&report, Language::En), report.expectations), (String::new(), 2));
    check(
        "[[step]]\nrefused = [{ do = 'roll' }, { do = 'jump' }]\n",
        &expect![[r#"
            race.toml:12: `roll` is legal
            race.toml:12: `jump` is not illegal but misspelt: “jump” is not an action of this game. (PA-NOTATION-01: Actions have a notation)
        "#]],
    );
}

#[test]
fn every_expectation_that_fails_is_reported_with_its_line() {
    let steps = r#"
[[step]]
asked = [2]
facts = { "squares.0" = 4, "rockets" = [1, 1], boosted = "no" }
legal = [
    "roll",
    "block",
]
illegal = ["rest"]
refused = [{ do = "yield", clause = "RACE-ROCKET-01" }, { do = "roll", clause = "RACE-TURN-01" }]
drawn = true
lost = true
won_by = 2

[[step]]
do = "rest"
asked = [1]
"#;
    check(
        steps,
        &expect![[r#"
            race.toml:13: asked: 1; expected: 2
            race.toml:14: `boosted` is false, not "no"
            race.toml:14: `rockets` is [1,0], not [1,1]
            race.toml:14: `squares.0` is 3, not 4
            race.toml:17: `block` is not legal: “block” does not answer what is asked now. (RACE-TURN-01: Turns)
            race.toml:19: `rest` is legal
            race.toml:20: `yield` is not refused by RACE-ROCKET-01: “yield” does not answer what is asked now. (RACE-TURN-01: Turns)
            race.toml:20: `roll` is legal
            race.toml:21: the game is not drawn
            race.toml:22: the game is not lost by everyone
            race.toml:23: winners: nobody; expected: 2
            race.toml:27: asked: 2; expected: 1
        "#]],
    );
    assert!(run(steps).failures.iter().all(|failure| failure.fault == Fault::Untrue));
}

#[test]
fn failures_are_told_in_french() {
    let report = run("[[step]]\ndo = \"block\"\n");
    assert_eq!(
        lines(&report, Language::Fr),
        "race.toml:12: `block` est refusé\u{a0}: «\u{a0}block\u{a0}» ne répond pas à la question du \
         moment. (RACE-TURN-01\u{a0}: Tours)\n"
    );
}

#[test]
fn an_action_that_is_refused_ends_the_script() {
    check(
        "[[step]]\ndo = 'block'\nasked = [2]\n[[step]]\nasked = [2]\n",
        &expect![[r#"
            race.toml:12: `block` is refused: “block” does not answer what is asked now. (RACE-TURN-01: Turns)
        "#]],
    );
}

#[test]
fn the_winner_is_expected_after_the_end() {
    let end = "[[step]]\ndo = 'boost'\n[[step]]\ndo = 'roll'\ndice = [6]\n";
    check(&format!("{end}asked = [2]\n"), &expect![[""]]);
    let head = crate::HEAD.replace("[3, 7]", "[15, 7]");
    let won = format!("{head}{end}won_by = 1\nasked = []\nillegal = ['roll']\n");
    let report = script::run::<samples::race::Race>(&won, "won.toml");
    assert!(report.holds(), "{}", lines(&report, Language::En));
}

#[test]
fn a_set_up_can_be_expected_to_be_refused() {
    let script = |seats: u8, clause: &str| {
        format!(
            "game = 'race'\nsetup_refused = '{clause}'\n[setup]\nseats = {seats}\ngoal = 20\nrounds = 3\n"
        )
    };
    let run = |text: &str| script::run::<samples::race::Race>(text, "a.toml");
    let report = run(&script(0, "RACE-SETUP-01"));
    assert_eq!((lines(&report, Language::En).as_str(), report.expectations), ("", 1));
    let other = run(&script(0, "RACE-SETUP-02"));
    assert_eq!(other.failures[0].fault, Fault::Untrue);
    let sound = run(&script(2, "RACE-SETUP-01"));
    assert_eq!(lines(&sound, Language::En), "a.toml:2: the set-up is not refused\n");
}

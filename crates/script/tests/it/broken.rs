use expect_test::{Expect, expect};
use samples::race::Race;
use words::Language;

use crate::{HEAD, check, lines, run};

#[test]
fn syntax_errors_have_their_lines() {
    check(
        "[[step]]\ndo = roll\n\n[[step\n",
        &expect![[r#"
            race.toml:12: text must be in quotes
            race.toml:14: a bracket is opened but not closed, or closed but not opened
        "#]],
    );
}

#[test]
fn every_wrong_part_is_reported() {
    let script = r#"
game = "race"
positon = 3
[setup]
seats = "two"
goal = 20
rounds = 3
[position]
squares = [1, 2]
colour = "red"
[[step]]
do = "roll"
dices = [3]
[[step]]
asked = 1
[[step]]
legal = [3]
won_by = "me"
"#;
    let report = script::run::<Race>(script, "broken.toml");
    expect![[r#"
        broken.toml:3: there is no key `positon`; the keys of a script are game, seed, dice, cards, setup, setup_refused, position, step
        broken.toml:5: found “two” where a whole number that is not too large was expected
        broken.toml:10: there is no `colour` here; known keys: squares, rockets, turn and round
        broken.toml:13: there is no `dices` here; known keys: do, seat, clock, dice, cards, viewer, facts, legal, illegal, refused, asked, won_by, drawn and lost
        broken.toml:15: found “1” where a list was expected
        broken.toml:17: expected a notation, or `{ do = "…", seat = … }`
    "#]].assert_eq(&lines(&report, Language::En));
    assert!(report.is_broken());
}

#[test]
fn missing_parts_are_named() {
    let check = |text: &str, expected: &Expect| {
        expected.assert_eq(&lines(&script::run::<Race>(text, "a.toml"), Language::En));
    };
    check(
        "game = 'race'\n",
        &expect![[r#"
        a.toml:1: the key `setup` is missing
    "#]],
    );
    check(
        "game = 'race'\n[setup]\nseats = 2\n",
        &expect![[r#"
            a.toml:2: `goal` is missing
        "#]],
    );
    check(
        "game = 'race'\nstep = 3\n[setup]\nseats = 2\ngoal = 9\nrounds = 1\n",
        &expect![[r#"
        a.toml:2: `step` is a list of tables: write `[[step]]`
    "#]],
    );
}

#[test]
fn setups_and_positions_are_refused_by_the_rules() {
    let setup = HEAD.replace("goal = 20", "goal = 101");
    let setup = setup.split("[position]").next().expect("the part before");
    expect![[r#"
        setup.toml:3: the set-up is refused: The goal cannot be on square 101: 1 to 100 can be. (RACE-SETUP-02: The goal)
    "#]].assert_eq(&lines(&script::run::<Race>(setup, "setup.toml"), Language::En));
    let position = HEAD.replace("[3, 7]", "[3, 70]");
    expect![[r#"
        position.toml:8: the position is refused: The position must give each seat a square before the goal. (RACE-STAGE-01: Positions)
    "#]]
        .assert_eq(&lines(&script::run::<Race>(&position, "position.toml"), Language::En));
}

#[test]
fn dice_must_fit() {
    check(
        "[[step]]\ndo = 'roll'\n",
        &expect![[r#"
        race.toml:12: a die with 6 faces is rolled, but `dice` has none left
    "#]],
    );
    check(
        "[[step]]\ndo = 'roll'\ndice = []\n",
        &expect![[r#"
        race.toml:13: a die with 6 faces is rolled, but `dice` has none left
    "#]],
    );
    check(
        "[[step]]\ndo = 'roll'\nasked = [1]\ndice = [7]\n",
        &expect![[r#"
        race.toml:14: 7 is not a face of a die with 6 faces
    "#]],
    );
    check(
        "[[step]]\ndo = 'roll'\ndice = [\n  3,\n  4]\n",
        &expect![[r#"
        race.toml:13: one of the dice and cards was not asked for
    "#]],
    );
    check(
        "[[step]]\ndo = 'roll'\ndice = [3]\ncards = ['x']\n",
        &expect![[r#"
        race.toml:14: there is no card `x`
    "#]],
    );
    check(
        "[[step]]\ndice = [3]\n",
        &expect![[r#"
        race.toml:12: `dice` belongs to an action, but the step has neither `do` nor `clock`
    "#]],
    );
    check(
        "[[step]]\nseat = 1\n",
        &expect![[r#"
        race.toml:12: `seat` belongs to an action, but the step has neither `do` nor `clock`
    "#]],
    );
}

#[test]
fn paths_and_seats_and_notations_must_exist() {
    check(
        "[[step]]\nfacts = { rocket = 1, 'squares.2' = 1, goal.far = 3 }\n",
        &expect![[r#"
        race.toml:12: `goal.far` leads nowhere: there is no `far` in 20
        race.toml:12: `rocket` leads nowhere: there is no `rocket`; the nearest names are rockets, asked, round, rounds, boosted
        race.toml:12: `squares.2` leads nowhere: there is no `2` in a list of 2, counted from 0
    "#]],
    );
    check(
        "[[step]]\nviewer = 3\nfacts = {}\nlegal = [{ do = 'roll', seat = 0 }]\nasked = [9]\n",
        &expect![[r#"
            race.toml:12: there is no seat 3: this table has seats 1 to 2
            race.toml:14: there is no seat 0: this table has seats 1 to 2
            race.toml:15: there is no seat 9: this table has seats 1 to 2
        "#]],
    );
    check(
        "[[step]]\nseat = 200\ndo = 'roll'\n",
        &expect![[r#"
        race.toml:12: there is no seat 200: this table has seats 1 to 2
    "#]],
    );
    check(
        "[[step]]\nillegal = ['jump']\n[[step]]\ndo = 'jump'\n",
        &expect![[r#"
        race.toml:12: `jump` is not illegal but misspelt: “jump” is not an action of this game. (PA-NOTATION-01: Actions have a notation)
        race.toml:14: `jump` is refused: “jump” is not an action of this game. (PA-NOTATION-01: Actions have a notation)
    "#]],
    );
    let misspelt = run("[[step]]\nillegal = ['jump']\nlegal = ['jump']\n[[step]]\ndo = 'jump'\n");
    assert!(misspelt.failures.iter().all(|failure| failure.fault == script::Fault::Broken));
}

#[test]
fn the_game_is_found_with_its_line() {
    assert_eq!(script::game_of(HEAD), Ok(("race".to_owned(), 1)));
    let wrong = |text: &str| {
        let failures = script::game_of(text).expect_err("it names no game");
        (failures[0].line, failures[0].reason.key)
    };
    assert_eq!(wrong("[setup]"), (1, "script-missing-key"));
    assert_eq!(wrong("\ngame = 3"), (2, "toml-kind"));
    assert_eq!(wrong("\n\ngame = "), (3, "toml-quotes"));
}

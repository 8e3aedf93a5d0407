//! Games against a clock: time passes as a step of its own.

use expect_test::{Expect, expect};
use samples::drill::Drill;
use words::Language;

use crate::lines;

/// A drill of two with two alarms, at 10 and at 20 seconds. The first step is line 12.
const HEAD: &str = r#"game = "drill"

[setup]
seats = 2
alarms = 2
needed = 3

[position]
shows = [3, 5]
wanted = [4, 5]

"#;

#[track_caller]
fn check(steps: &str, expected: &Expect) {
    let report = script::run::<Drill>(&format!("{HEAD}{steps}"), "drill.toml");
    expected.assert_eq(&lines(&report, Language::En));
}

#[test]
fn the_clock_runs_to_an_alarm() {
    let report = script::run::<Drill>(
        &format!(
            "{HEAD}{}",
            r#"[[step]]
do = "up"
seat = 1
facts = { elapsed_ms = 0, score = 0 }

[[step]]
clock = 4000
facts = { elapsed_ms = 4000, sounded = 0 }

[[step]]
clock = 10000
dice = [1, 5]
facts = { elapsed_ms = 10000, sounded = 1, score = 2, "dials.0.wanted" = 1 }
asked = [1, 2]
"#
        ),
        "drill.toml",
    );
    assert_eq!(lines(&report, Language::En), "");
    assert_eq!((report.actions, report.holds()), (3, true));
}

#[test]
fn no_alarm_on_the_way_is_skipped() {
    check(
        r#"[[step]]
clock = 25000
dice = [3, 5]
facts = { elapsed_ms = 20000, sounded = 2, score = 3 }
won_by = [1, 2]
"#,
        &expect![""],
    );
}

#[test]
fn chance_must_fit_here_too() {
    check(
        "[[step]]\nclock = 10000\ndice = [1]\n",
        &expect![[r#"
        drill.toml:14: a die with 6 faces is rolled, but `dice` has none left
    "#]],
    );
}

#[test]
fn time_does_not_run_backwards() {
    check(
        "[[step]]\nclock = 4000\n\n[[step]]\nclock = 3000\n",
        &expect![[r#"
            drill.toml:16: `t 3000` is refused: The clock is at 4000 ms and the next alarm sounds at 10000 ms. (DRILL-CLOCK-01: The clock)
        "#]],
    );
}

#[test]
fn the_clock_is_nobodys_action() {
    check(
        "[[step]]\nclock = 4000\nseat = 1\n",
        &expect![[r#"
        drill.toml:14: `clock` is nobody’s action: leave `seat` out
    "#]],
    );
    check(
        "[[step]]\nclock = 4000\ndo = \"up\"\n",
        &expect![[r#"
        drill.toml:13: a step has `do` or `clock`, not both
    "#]],
    );
    check(
        "[[step]]\ndo = \"t 4000\"\nseat = 1\n",
        &expect![[r#"
            drill.toml:13: `t 4000` is refused: Player 1 has nothing to decide now. (PA-SEAT-01: Not your decision)
        "#]],
    );
}

#[test]
fn a_game_without_a_clock_says_so() {
    crate::check(
        "[[step]]\nclock = 4000\n",
        &expect![[r#"
        race.toml:12: this game has no clock
    "#]],
    );
}

//! Files that are no lessons are refused, and say why.

use lessons::{Lesson, ReadError};
use samples::race::Race;

const SETUP: &str = "minutes = 1\nsetup = { seats = 2, goal = 20, rounds = 9 }\n";
const POSITION: &str = "position = { squares = [3, 5], rockets = [], turn = 1, round = 0 }\n";

fn read(rest: &str) -> Result<Lesson<Race>, ReadError> {
    Lesson::read("try", &format!("{SETUP}{rest}"))
}

#[test]
fn a_lesson_is_read() {
    let lesson = read(&format!("[[step]]\nname = 'one'\nlook = ['button:roll']\n{POSITION}"));
    let lesson = lesson.expect("a lesson");
    assert_eq!(lesson.key(), "lesson-race-try");
    assert_eq!(lesson.steps[0].key, "lesson-race-try-one");
    assert_eq!(lesson.steps[0].look[0].kind, "button");
    assert_eq!(lesson.steps[0].solution(), None);
}

#[test]
fn what_is_wrong_is_named() {
    let step = format!("[[step]]\nname = 'one'\n{POSITION}");
    let failure = |rest: &str| read(rest).map(|_| ()).expect_err("it is no lesson");
    assert_eq!(failure("step = []"), ReadError::NoStep);
    assert_eq!(failure("[[step]]\nname = 'one'"), ReadError::NoPosition);
    assert_eq!(failure(&format!("seat = 0\n{step}")), ReadError::Seat(0));
    assert_eq!(failure(&format!("{step}look = ['roll']")), ReadError::Mark("roll".into()));
    let key = || "lesson-race-try-one".to_owned();
    let starred = format!("{step}right = [{{ do = ['%'] }}]");
    assert_eq!(failure(&starred), ReadError::NoSolution(key()));
    let unasked = format!("{step}wrong = [{{ name = 'no', do = ['%'] }}]");
    assert_eq!(failure(&unasked), ReadError::NothingAsked(key()));
    let ReadError::Toml(reason) = failure(&format!("{step}lock = []")) else {
        panic!("it is TOML's own failure")
    };
    assert!(reason.contains("unknown field `lock`"), "{reason}");
}

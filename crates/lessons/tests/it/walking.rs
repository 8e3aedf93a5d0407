//! How a lesson goes: right, wrong and refused answers, dice to come, and files that promise wrong.

use kernel::{Rules, Seat};
use lessons::{Answer, Lesson, LessonFault, Stray, Walk};
use samples::race::Race;

/// A race to 20: the first step is read, the second wants a roll, to which the other side answers.
const LESSON: &str = "
minutes = 1
setup = { seats = 2, goal = 20, rounds = 9 }
[[step]]
name = 'read'
position = { squares = [3, 5], rockets = [], turn = 1, round = 0 }
[[step]]
name = 'roll'
right = [{ do = ['roll'], dice = [4], then = [{ seat = 2, do = 'roll', dice = [1] }] }]
wrong = [{ name = 'otherwise', do = ['%'] }]
[[step]]
name = 'end'
";

fn lesson(text: &str) -> Lesson<Race> {
    Lesson::read("try", text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_right_answer_is_played_with_the_dice_to_come_and_answered() {
    let lesson = lesson(LESSON);
    let mut walk = Walk::after(&lesson, &[String::new()]).expect("the second step");
    assert!(walk.asks() && walk.at() == 1);
    assert_eq!(walk.try_answer("roll"), Ok(Answer::Right("lesson-race-try-roll.done".into())));
    assert!(!walk.asks() && !walk.is_over());
    assert_eq!(walk.told().len(), 2, "the roll, and the answer of the other side");
    assert_eq!(Race::prompt(walk.state()).seats().first(), Some(Seat::new(0)));
    walk.go_on().expect("the last step");
    assert!(walk.is_over() && walk.told().is_empty());
}

#[test]
fn what_the_rules_forbid_is_refused_by_them() {
    let lesson = lesson(LESSON);
    let mut walk = Walk::after(&lesson, &[String::new()]).expect("the second step");
    let before = walk.state().clone();
    let Ok(Answer::Refused(refusal)) = walk.try_answer("nonsense") else { panic!("it is refused") };
    assert_eq!(refusal.clause.0, "PA-NOTATION-01");
    assert_eq!(*walk.state(), before);
}

#[test]
fn answers_that_lead_nowhere_are_refused() {
    let lesson = lesson(LESSON);
    let after = |answers: &[&str]| {
        let answers: Vec<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        Walk::after(&lesson, &answers).map(|walk| walk.at())
    };
    assert_eq!(after(&["", "roll"]), Ok(2));
    assert_eq!(after(&["", "jump"]), Err(Stray::NotRight("jump".into())));
    assert_eq!(after(&["", "roll", ""]), Err(Stray::TooFar));
    assert_eq!(after(&[""; 1000]), Err(Stray::TooFar));
}

#[test]
fn a_file_that_promises_wrong_is_found() {
    for (from, to, expected) in [
        ("dice = [4]", "dice = [4, 4]", "outcomes were never asked for"),
        ("dice = [4]", "dice = [7]", "7 is no answer"),
        ("dice = [4]", "cards = ['joker']", "nothing that is drawn is called `joker`"),
        ("seat = 2, do = 'roll'", "seat = 1, do = 'roll'", "`roll` is refused"),
        ("seat = 2, do = 'roll'", "seat = 9, do = 'roll'", "is asked"),
        ("seat = 2, do = 'roll'", "seat = 2", "a play has an action"),
    ] {
        let lesson = lesson(&LESSON.replacen(from, to, 1));
        let mut walk = Walk::after(&lesson, &[String::new()]).expect("the second step");
        let fault: LessonFault = walk.try_answer("roll").expect_err(to);
        assert!(fault.to_string().contains(expected), "{to}: {fault}");
    }
}

use bots::Question;
use expect_test::expect_file;
use kernel::{Outcome, Rules as _};
use samples::drill::Drill;
use samples::race::{Action, Race, Setup};
use tui::text::{Chair, Ended, Session};
use words::{Language, Words};

use crate::transcript::{desk, hot_seat, start, text};

const SETUP: Setup = Setup { seats: 2, goal: 12, rounds: 30 };

/// Rolls when it can, and gives way when it must.
fn first_listed(question: &Question<Race>) -> Option<Action> {
    let mut actions = Vec::new();
    Race::actions(question.state(), question.seat, &mut actions);
    actions.first().copied()
}

#[test]
fn two_people_play_at_one_keyboard() {
    let typed = "1\nroll\nblock\nwhy block\nundo\nrest\nundo\nROLL\nlog\nwhat\nposition\nquit\n";
    let (conversation, ended) = hot_seat::<Race>(SETUP, &["Ada", "Grace"], Language::En, typed);
    expect_file!["transcripts/two_people_play_at_one_keyboard.txt"].assert_eq(&conversation);
    assert_eq!(ended, Ended::Stopped);
}

#[test]
fn the_same_in_french() {
    let typed = "2\nblock\npourquoi block\naide\nannuler\n\nrègles PA-UNDO\nquitter\n";
    let (conversation, _) = hot_seat::<Race>(SETUP, &["Ada", "Grace"], Language::Fr, typed);
    expect_file!["transcripts/the_same_in_french.txt"].assert_eq(&conversation);
}

#[test]
fn a_bot_tells_what_it_does_and_cannot_be_undone() {
    let words = Words::new(Language::En);
    let (typist, printer, paper) = desk("rest\nundo\nroll\nroll\nroll\nroll\nroll\nroll\n");
    let chairs = vec![Chair::Human, Chair::Bot(Box::new(first_listed))];
    let mut session =
        Session::new(start::<Race>(SETUP, &["Ada", "Robot"]), chairs, &words, typist, printer);
    let ended = session.run().expect("nothing fails in memory");
    expect_file!["transcripts/a_bot_tells_what_it_does_and_cannot_be_undone.txt"]
        .assert_eq(&text(&paper));
    assert!(matches!(ended, Ended::Over(Outcome::Won { .. })), "{ended:?}");
}

#[test]
fn the_end_of_the_input_ends_the_session() {
    let (conversation, ended) = hot_seat::<Race>(SETUP, &["Ada", "Grace"], Language::En, "");
    assert!(conversation.ends_with("Ada> \n"), "{conversation}");
    assert_eq!(ended, Ended::Stopped);
}

#[test]
fn bots_play_among_themselves() {
    let words = Words::new(Language::En);
    let (typist, printer, paper) = desk("");
    let chairs = vec![Chair::Bot(Box::new(first_listed)), Chair::Bot(Box::new(first_listed))];
    let mut session =
        Session::new(start::<Race>(SETUP, &["Left", "Right"]), chairs, &words, typist, printer);
    session.run().expect("nothing fails in memory");
    assert!(text(&paper).contains("The game is won by"), "{}", text(&paper));
}

#[test]
fn time_passes_when_nobody_is_asked() {
    let setup = samples::drill::Setup { seats: 2, alarms: 1, needed: 1 };
    let typed = "up\n\nready\nready\n";
    let (conversation, ended) = hot_seat::<Drill>(setup, &["Ada", "Grace"], Language::En, typed);
    expect_file!["transcripts/time_passes_when_nobody_is_asked.txt"].assert_eq(&conversation);
    assert!(matches!(ended, Ended::Over(_)), "{ended:?}");
}

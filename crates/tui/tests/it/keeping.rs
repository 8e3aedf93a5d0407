use std::fs;

use kernel::{Play, Record};
use samples::race::{Race, Setup};
use tui::save::{SaveError, SaveFile};
use tui::text::{Chair, Ended, Session};
use words::{Language, Words};

use crate::transcript::{desk, start, text};

const SETUP: Setup = Setup { seats: 2, goal: 50, rounds: 30 };

/// Plays on from where the file stands, or from the start.
fn sit_down(save: &SaveFile, typed: &str) -> (String, Ended) {
    let words = Words::new(Language::En);
    let (typist, printer, paper) = desk(typed);
    let chairs = vec![Chair::Human, Chair::Human];
    let found = save.read().expect("the folder can be read");
    let mut session = match found {
        None => {
            Session::new(start::<Race>(SETUP, &["Ada", "Grace"]), chairs, &words, typist, printer)
        }
        Some(text) => {
            let record = Record::parse::<Race>(&text).expect("we wrote it");
            let play = Play::<Race>::resume(record).expect("it replays");
            Session::new(play, chairs, &words, typist, printer).resumed()
        }
    };
    session = session.saved_in(save.clone());
    let ended = session.run().expect("nothing fails");
    (text(&paper), ended)
}

fn decisions(save: &SaveFile) -> Vec<String> {
    let text = save.read().expect("it can be read").expect("it is there");
    let record = Record::parse::<Race>(&text).expect("it is a record");
    record.decisions.into_iter().map(|decision| decision.action).collect()
}

#[test]
fn a_game_is_kept_after_each_decision_and_taken_up_again() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = SaveFile::new(folder.path().join("race.jsonl"));

    let (conversation, _) = sit_down(&save, "");
    assert!(decisions(&save).is_empty(), "kept before the first decision");
    assert!(conversation.contains("The game is saved in "), "{conversation}");

    let (conversation, _) = sit_down(&save, "rest\nrest\n");
    assert_eq!(decisions(&save), ["rest", "rest"]);
    assert!(conversation.contains("Ada rests"), "{conversation}");

    let (conversation, _) = sit_down(&save, "undo\nquit\n");
    assert_eq!(decisions(&save), ["rest"]);
    let told_again = conversation.split("Ada> ").next().unwrap_or_default();
    assert!(!told_again.contains("Ada rests"), "what is known is not told again: {conversation}");

    let files = fs::read_dir(folder.path()).expect("the folder is there").count();
    assert_eq!(files, 1, "no temporary file stays behind");
}

#[test]
fn a_copy_never_replaces_something_else() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = SaveFile::new(folder.path().join("race.jsonl"));
    let copy = folder.path().join("copy.jsonl");
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Grace").expect("the folder can be written");

    let typed = format!(
        "save\nsave {copy}\nrest\nsave {copy}\nsave {letter}\nsave {nowhere}\n",
        copy = copy.display(),
        letter = letter.display(),
        nowhere = folder.path().join("no/such/folder").display(),
    );
    let (conversation, _) = sit_down(&save, &typed);
    assert_eq!(conversation.matches("A copy of the game is in").count(), 2, "{conversation}");
    assert!(conversation.contains("letter.txt exists and is not a copy of this game"));
    assert!(conversation.contains("folder: No such file or directory"), "{conversation}");
    assert_eq!(fs::read_to_string(&letter).expect("still there"), "Dear Grace");
    assert_eq!(decisions(&SaveFile::new(copy.clone())), ["rest"]);

    let other = start::<Race>(Setup { seats: 3, ..SETUP }, &["A", "B", "C"]);
    let mut record = other.record().clone();
    record.commitment = kernel::chance::Seed::from_number(2).commitment();
    let answer = SaveFile::new(copy).write_copy::<Race>(&record);
    assert!(matches!(answer, Err(SaveError::OtherGame)), "{answer:?}");
}

#[test]
fn a_game_that_cannot_be_kept_goes_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = SaveFile::new(folder.path().join("gone/race.jsonl"));
    let (conversation, ended) = sit_down(&save, "rest\n");
    assert_eq!(conversation.matches("could not be saved").count(), 2, "{conversation}");
    assert!(conversation.contains("Ada rests and loads a rocket."), "{conversation}");
    assert_eq!(ended, Ended::Stopped);
}

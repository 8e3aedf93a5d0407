use expect_test::expect_file;
use kernel::Seat;
use samples::race::{Race, Setup};
use tui::text::{Scrubber, scrub};
use words::{Language, Words};

use crate::transcript::{desk, start, text};

fn walk(at: usize, language: Language, typed: &str) -> String {
    let mut play = start::<Race>(Setup { seats: 2, goal: 9, rounds: 30 }, &["Ada", "Grace"]);
    for (seat, action) in [(0, "rest"), (1, "roll"), (0, "boost"), (0, "roll")] {
        play.play_text(Seat::new(seat).into(), action).expect("it is legal");
    }
    let scrubber = Scrubber::<Race>::new(play.record()).expect("it replays");
    let words = Words::new(language);
    let (typist, printer, paper) = desk(typed);
    scrub(&scrubber, at, &words, typist, printer).expect("nothing fails in memory");
    text(&paper)
}

#[test]
fn a_record_is_walked_forwards_and_backwards() {
    let walked = walk(0, Language::En, "\n+2\n-1\nat 4\nstart\nend\n7\n-9\nsideways\nhelp\nquit\n");
    expect_file!["transcripts/a_record_is_walked_forwards_and_backwards.txt"].assert_eq(&walked);
}

#[test]
fn it_starts_anywhere_and_speaks_french() {
    let walked = walk(2, Language::Fr, "fin\ndébut\nposition\n");
    expect_file!["transcripts/it_starts_anywhere_and_speaks_french.txt"].assert_eq(&walked);
}

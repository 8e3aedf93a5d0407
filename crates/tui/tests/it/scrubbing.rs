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

/// The first seat's bid is known to nobody else before all have bid, and after the end to all.
#[test]
fn a_secret_stays_one_until_the_game_is_over() {
    use samples::sealed::{Sealed, Setup};
    let mut play = start::<Sealed>(Setup { seats: 2, rounds: 1, teams: false }, &["Ada", "Grace"]);
    let bid = |play: &mut kernel::Play<Sealed>| {
        let seat = play.prompt().seats().first().expect("somebody is asked");
        let action = play.actions(seat)[0];
        play.play(seat.into(), &action).expect("it is listed");
        action.to_string()
    };
    let walked = |play: &kernel::Play<Sealed>| {
        let scrubber = Scrubber::<Sealed>::new(play.record()).expect("it replays");
        let (typist, printer, paper) = desk("");
        scrub(&scrubber, 1, &Words::new(Language::En), typist, printer).expect("in memory");
        text(&paper)
    };
    let first = bid(&mut play);
    let secret = "Decision 1 of 1, Ada: a secret until the end of the game";
    assert!(walked(&play).starts_with(secret), "{}", walked(&play));
    while play.prompt().outcome().is_none() {
        bid(&mut play);
    }
    let told = format!("Ada: {first}");
    assert!(walked(&play).contains(&told), "{}", walked(&play));
}

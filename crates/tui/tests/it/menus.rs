use expect_test::expect_file;
use samples::race;
use samples::sealed::{Sealed, Setup};
use words::Language;

use crate::transcript::hot_seat;

/// A beginning that spells no action lists what begins with it.
#[test]
fn actions_are_listed_in_full_or_by_their_beginning() {
    let setup = Setup { seats: 2, rounds: 5, teams: false };
    let typed = "list\nlist swap\nlist xyz\nbid\nquit\n";
    let (conversation, _) = hot_seat::<Sealed>(setup, &["Ada", "Grace"], Language::En, typed);
    expect_file!["transcripts/actions_are_listed_in_full_or_by_their_beginning.txt"]
        .assert_eq(&conversation);
}

#[test]
fn a_number_that_no_action_has_is_told() {
    let setup = race::Setup { seats: 2, goal: 12, rounds: 30 };
    let typed = "99\n0\nquit\n";
    let (conversation, _) = hot_seat::<race::Race>(setup, &["Ada", "Grace"], Language::En, typed);
    assert_eq!(conversation.matches("The actions have the numbers 1 to ").count(), 2);
}

/// `1` is the slot of the first turn, and not an action besides.
#[test]
fn what_is_called_by_a_number_has_no_number_of_its_own() {
    let setup = alert::Setup { clock: false, ..alert::Setup::on("S2-1", 2) };
    let typed = "\nlay 1 A/>\n\n1\nquit\n";
    let (conversation, _) = hot_seat::<alert::Alert>(setup, &["Ada", "Grace"], Language::En, typed);
    assert!(conversation.contains("\n  1 (turn 1): "), "{conversation}");
    assert!(!conversation.contains("\n  1. "), "{conversation}");
    assert!(conversation.contains("> 1\n  turn 1: "), "{conversation}");
}

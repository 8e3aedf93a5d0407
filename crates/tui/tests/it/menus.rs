use expect_test::expect_file;
use samples::sealed::{Sealed, Setup};
use words::Language;

use crate::transcript::hot_seat;

/// A beginning that spells no action lists what begins with it.
#[test]
fn actions_are_listed_in_full_or_by_their_beginning() {
    let setup = Setup { seats: 2, rounds: 5, teams: false };
    let typed = "list\nlist swap\nlist xyz\nbid\n99\n0\nquit\n";
    let (conversation, _) = hot_seat::<Sealed>(setup, &["Ada", "Grace"], Language::En, typed);
    expect_file!["transcripts/actions_are_listed_in_full_or_by_their_beginning.txt"]
        .assert_eq(&conversation);
}

use expect_test::expect_file;
use samples::sealed::{Sealed, Setup};
use words::Language;

use crate::transcript::hot_seat;

/// Nobody reads on the screen what somebody else did in secret.
#[test]
fn a_curtain_falls_between_two_people() {
    let setup = Setup { seats: 2, rounds: 1, teams: false };
    let typed = "bid 1\n\nbid 18\n";
    let (conversation, _) = hot_seat::<Sealed>(setup, &["Ada", "Grace"], Language::En, typed);
    expect_file!["transcripts/a_curtain_falls_between_two_people.txt"].assert_eq(&conversation);
}

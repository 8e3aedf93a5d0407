//! What can be chosen before a game begins.

use kernel::chance::Fast;
use kernel::{Clause, Menu};
use samples::sealed::{Sealed, Setup};
use serde_json::json;

fn setup(seats: u8, chosen: &serde_json::Value) -> Result<Setup, kernel::Refusal> {
    let chosen = chosen.as_object().expect("choices are an object").clone();
    Sealed::setup(seats, &chosen, &mut Fast::new(1))
}

#[test]
fn pa_setup_01_what_is_not_chosen_is_as_the_menu_says() {
    let usual = setup(4, &json!({})).expect("nothing has to be chosen");
    assert_eq!((usual.seats, usual.rounds, usual.teams), (4, 3, false));
    let chosen = setup(4, &json!({ "rounds": 5, "teams": true })).expect("both are on the menu");
    assert_eq!((chosen.rounds, chosen.teams), (5, true));
    for (wrong, named) in [(json!({ "jokers": 2 }), "jokers"), (json!({ "rounds": "x" }), "x")] {
        let refusal = setup(4, &wrong).expect_err("not on the menu");
        assert_eq!(refusal.clause, Clause("PA-SETUP-01"));
        assert!(format!("{:?}", refusal.sentence).contains(named));
    }
}

#[test]
fn pa_setup_01_a_value_that_cannot_be_is_named_with_its_option() {
    let chosen = json!({ "teams": "random", "rounds": [7] });
    let refusal = setup(4, &chosen).expect_err("no number");
    let told = kernel::Sentence::new("refusal-not-a-choice").with("option", "rounds".to_owned());
    assert_eq!(refusal.sentence, told.with("value", "[7]".to_owned()));
}

#[test]
fn pa_setup_01_chance_chooses_what_fits() {
    let rounds: std::collections::BTreeSet<u8> = (0..50)
        .map(|luck| {
            let chosen = json!({ "rounds": "random", "teams": "random" });
            let chosen = chosen.as_object().expect("an object");
            let setup = Sealed::setup(3, chosen, &mut Fast::new(luck)).expect("a set-up");
            assert!(!setup.teams, "three cannot form teams");
            setup.rounds
        })
        .collect();
    assert_eq!(rounds.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
}

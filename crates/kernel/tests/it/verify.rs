//! Fair dice can be proved, and unfair ones are found.

use kernel::chance::Seed;
use kernel::{Actor, Play, Player, Prompt, Record, Rules, Seat, Verified, verify};
use samples::race::{self, Race};
use samples::sealed::{self, Sealed};

use crate::record::players;

fn race() -> Record<race::Setup> {
    let setup = race::Setup { seats: 2, goal: 20, rounds: 9 };
    let mut play =
        Play::<Race>::start(setup, players(2), Seed::from_number(4)).expect("it is legal");
    for (seat, action) in [(0, "rest"), (1, "roll"), (0, "boost"), (0, "roll")] {
        play.play_text(Seat::new(seat).into(), action).expect("the action is legal");
    }
    play.record().clone()
}

fn sealed() -> Record<sealed::Setup> {
    let setup = sealed::Setup { seats: 2, rounds: 2, teams: false };
    let play = Play::<Sealed>::start(setup, players(2), Seed::from_number(4));
    play.expect("it is legal").record().clone()
}

fn check<R: Rules>(record: &Record<R::Setup>, expected: &str) {
    let error = verify::<R>(record).expect_err("the record was tampered with");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn an_honest_record_is_verified() {
    let prompt = Prompt::seat(Seat::new(1));
    assert_eq!(verify::<Race>(&race()), Ok(Verified { decisions: 4, outcomes: 2, prompt }));
    assert_eq!(verify::<Sealed>(&sealed()).map(|verified| verified.outcomes), Ok(4));
}

#[test]
fn another_seed_does_not_match_the_commitment() {
    let mut record = race();
    record.seed = Some(Seed::from_number(5));
    check::<Race>(&record, "the seed does not match the commitment");
}

#[test]
fn another_seed_with_its_own_commitment_gives_other_dice() {
    let mut record = race();
    record.seed = Some(Seed::from_number(6));
    record.commitment = Seed::from_number(6).commitment();
    let error = verify::<Race>(&record).expect_err("the dice are others").to_string();
    assert!(error.ends_with(" follows from the seed"), "{error}");
}

#[test]
fn a_record_without_its_seed_proves_nothing() {
    let mut record = race();
    record.seed = None;
    check::<Race>(&record, "the record holds no seed");
}

#[test]
fn the_first_decision_with_another_die_is_named() {
    let mut record = race();
    let honest = record.decisions[1].chance[0];
    let die = honest % 6 + 1;
    record.decisions[1].chance = vec![die];
    record.decisions[3].chance = vec![die];
    check::<Race>(
        &record,
        &format!("chance gave decision 2 (`roll`) [{die}], but [{honest}] follows from the seed"),
    );
}

#[test]
fn a_die_too_many_too_few_or_too_high_is_named() {
    let mut record = race();
    record.decisions[0].chance = vec![3];
    check::<Race>(
        &record,
        "decision 1 (`rest`) does not fit what chance gave it: 1 outcomes were never asked for",
    );
    record = race();
    record.decisions[3].chance.clear();
    check::<Race>(
        &record,
        "decision 4 (`roll`) does not fit what chance gave it: \
         chance was asked for Die { sides: 6 } but nothing is left",
    );
    record.decisions[3].chance = vec![7];
    check::<Race>(
        &record,
        "decision 4 (`roll`) does not fit what chance gave it: \
         7 is no answer to Die { sides: 6 }",
    );
}

#[test]
fn another_deal_is_named() {
    let mut record = sealed();
    record.start.swap(0, 1);
    let error = verify::<Sealed>(&record).expect_err("the cards are others").to_string();
    assert!(error.starts_with("chance gave the set-up ["), "{error}");
}

#[test]
fn another_action_is_named() {
    let mut record = race();
    record.decisions[0].action = "boost".to_owned();
    check::<Race>(
        &record,
        "decision 1 (`boost`) is refused (RACE-ROCKET-02: refusal-race-no-rocket)",
    );
    record.decisions[0].action = "fly".to_owned();
    check::<Race>(&record, "decision 1 (`fly`) is refused (PA-NOTATION-01: refusal-not-an-action)");
    record = race();
    record.decisions[0].actor = Actor::Clock;
    check::<Race>(&record, "decision 1 (`rest`) is refused (PA-SEAT-01: refusal-no-clock)");
}

#[test]
fn a_decision_that_was_left_out_is_noticed_by_the_dice_or_the_rules() {
    let mut record = race();
    record.decisions.remove(0);
    check::<Race>(&record, "decision 1 (`roll`) is refused (PA-SEAT-01: refusal-not-asked)");
}

#[test]
fn a_set_up_that_the_rules_refuse_is_named() {
    let mut record = race();
    record.setup.seats = 7;
    check::<Race>(&record, "the set-up is refused (RACE-SETUP-01: refusal-race-seats)");
}

/// The example of `docs/record-format.md` is what the program writes for this game.
#[test]
fn the_documented_example_is_true() {
    let setup = race::Setup { seats: 2, goal: 4, rounds: 5 };
    let mut play =
        Play::<Race>::start(setup, named(&["Ada", "Grace"]), Seed::from_number(7)).expect("legal");
    for (seat, action) in [(0, "rest"), (1, "roll"), (0, "boost"), (0, "roll")] {
        play.play_text(Seat::new(seat).into(), action).expect("the action is legal");
    }
    let written = play.record().to_text();
    let document = include_str!("../../../../docs/record-format.md");
    assert!(document.contains(&written), "the document does not show\n{written}");
    assert!(play.prompt().outcome().is_some(), "the example is a whole game");
    assert!(verify::<Race>(play.record()).is_ok());
}

fn named(names: &[&str]) -> Vec<Player> {
    let human = |name: &&str| Player { name: (*name).to_owned(), kind: "human".to_owned() };
    names.iter().map(human).collect()
}

//! The conformance suite can fail: games with one fault each, and what is said about it.

mod clock;
mod game;
mod written;

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::Present;
use kernel::conformance::{Effort, run};

use game::{Broken, BrokenSetup, Fault};

/// What the suite says about a game, and nothing when it has no complaint.
fn complaint<R: Present>(setup: &R::Setup) -> Option<String> {
    let effort = Effort { games: 12, decisions_at_most: 60, every: 1 };
    let panic = catch_unwind(AssertUnwindSafe(|| run::<R>(setup, effort))).err()?;
    let said = panic.downcast_ref::<String>().cloned();
    said.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
}

fn check(fault: Fault, expected: &str) {
    let found = complaint::<Broken>(&BrokenSetup::new(fault));
    let found = found.unwrap_or_else(|| panic!("{fault:?} was not noticed"));
    assert!(found.contains(expected), "{fault:?}: {found:?} does not say {expected:?}");
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(complaint::<Broken>(&BrokenSetup::new(Fault::None)), None);
}

#[test]
fn lists_and_checks_that_disagree_are_noticed() {
    check(Fault::ListsRefused, "is listed but refused");
    check(Fault::ListsTwice, "duplicates in");
    check(Fault::AcceptsUnlisted, "accepted true, listed false");
    check(Fault::ListsAtTheEnd, "actions at the end");
    check(Fault::AcceptsAtTheEnd, "after the end");
    check(Fault::TakesSeatActionsFromTheClock, "of a seat is accepted from the clock");
}

#[test]
fn prompts_that_are_wrong_are_noticed() {
    check(Fault::AsksNobody, "nobody is asked");
    check(Fault::AsksWhoHasBid, "has actions exactly when it is asked");
    check(Fault::AsksAnEmptyChair, "an empty chair is asked");
    check(Fault::NeverEnds, "the game does not end");
    check(Fault::AnEmptyChairWins, "cannot win");
}

#[test]
fn notation_and_picks_that_are_ambiguous_are_noticed() {
    check(Fault::Misspells, "notation of");
    check(Fault::OffersNoPicks, "has no picks");
    check(Fault::OffersEqualPicks, "and another action");
}

#[test]
fn secrets_that_a_viewer_can_see_are_noticed() {
    check(Fault::ViewLeaks, ": view: ");
    check(Fault::QuestionLeaks, ": question: ");
    check(Fault::OfferLeaks, ": offer: ");
    check(Fault::ActionsLeak, ": actions: ");
    check(Fault::PromptLeaks, ": prompt: ");
}

#[test]
fn secrets_that_an_event_tells_are_noticed() {
    check(Fault::TellsTheHand, "decision 0: events tell a hidden draw");
    check(Fault::TellsTheBid, "learns a secret of the actor");
    check(Fault::TellsTheDraw, "events tell a hidden draw");
    check(Fault::TellsAnotherHand, ": events: ");
}

#[test]
fn a_redeal_that_is_wrong_is_noticed() {
    check(Fault::RedealsNothing, "no redeal ever changed a state");
    check(Fault::RedealsOwnHand, ": view: ");
}

#[test]
fn a_game_that_is_not_a_function_of_its_record_is_noticed() {
    check(Fault::DrawsElsewhere, "undo leads to another state");
    check(Fault::DrawsElsewhereAfterADie, "the replay differs");
    check(Fault::ForgetsASetting, "the record's text");
}

#[test]
fn a_complaint_names_seed_and_decision() {
    let found = complaint::<Broken>(&BrokenSetup::new(Fault::AcceptsAtTheEnd)).unwrap_or_default();
    assert!(found.starts_with("seed 0, decision "), "{found:?}");
}

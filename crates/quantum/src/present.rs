//! Quantum put before a person: questions, offers, news and the position in words, as data.

mod describe;
mod marks;
mod meant;
mod offer;
mod picks;
mod tell;

use kernel::{Clause, Offer, Paragraph, Pick, Picked, Present, Seat, Sentence, Value};

use crate::Quantum;
use crate::action::Action;
use crate::event::Event;
use crate::refusal::ship_key;
use crate::square::Square;
use crate::state::State;
use crate::step::Step;
use crate::view::View;

impl Present for Quantum {
    type Preview = ();

    fn question(state: &State, seat: Seat) -> Sentence {
        let Some((step, _)) = state.question() else { return Sentence::new("question-none") };
        question(state, seat, step)
    }

    fn offer(state: &State, seat: Seat, action: &Action) -> Offer {
        let sentence = offer::offer_sentence(state, seat, *action);
        Offer::new(sentence, picks::picks(*action))
    }

    fn clause(event: &Event) -> Option<Clause> {
        Some(event.clause())
    }

    fn tell(event: &Event) -> Sentence {
        tell::tell(event)
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        describe::describe(view)
    }

    fn marks(event: &Event) -> Vec<Pick> {
        marks::marks(event)
    }

    fn meant(state: &State, seat: Seat, picks: &[Picked<'_>]) -> Option<Action> {
        meant::meant(state, seat, picks)
    }
}

fn say(key: &'static str) -> Sentence {
    Sentence::new(key)
}

fn at(square: Square) -> Value {
    square.name().into()
}

/// The ship's name alone.
fn ship(face: u8) -> Value {
    Value::message(ship_key(face))
}

/// The name with its article, for sentences in which the ship is a certain one.
fn the_ship(face: u8) -> Value {
    Value::message(match face {
        1 => "ship-1.the",
        2 => "ship-2.the",
        3 => "ship-3.the",
        4 => "ship-4.the",
        5 => "ship-5.the",
        _ => "ship-6.the",
    })
}

/// The name with its article, for sentences in which the ship is any of its kind.
fn a_ship(face: u8) -> Value {
    Value::message(format!("{}.a", ship_key(face)))
}

fn question(state: &State, seat: Seat, step: Step) -> Sentence {
    let face_of = |die| state.sheet(seat).die(die).face;
    match step {
        Step::StartRoll { .. } => say("question-quantum-start-roll"),
        Step::StartPlanet { .. } => say("question-quantum-start-planet"),
        Step::StartShip { die, .. } => {
            say("question-quantum-start-ship").with("ship", the_ship(face_of(die)))
        }
        Step::Actions => say("question-quantum-actions").with("left", state.actions_left),
        Step::Picks { .. } => say("question-quantum-picks").with("picks", state.picks(seat)),
        Step::Drop { load, .. } => {
            say("question-quantum-drop").with("ship", the_ship(face_of(load)))
        }
        Step::Danger => say("question-quantum-danger").with("square", at(state.combat.target)),
        Step::AttackerRerolls | Step::DefenderRerolls => say("question-quantum-rerolls")
            .with("attack", state.combat.attack)
            .with("defence", state.combat.defence),
        Step::Advance => say("question-quantum-advance").with("square", at(state.combat.target)),
        Step::ChooseFace { die, .. } => say("question-quantum-face").with("die", die.to_string()),
        Step::KeepFace { die, .. } => {
            say("question-quantum-keep").with("die", die.to_string()).with("face", face_of(die))
        }
        Step::Infamy { .. } => say("question-quantum-infamy"),
        Step::PlaceShips { dice, .. } => {
            let face = dice.first().map_or(1, face_of);
            say("question-quantum-place").with("ship", the_ship(face)).with("face", face)
        }
        Step::Relocate { .. } => say("question-quantum-relocate"),
        Step::Reorganize { .. } => say("question-quantum-reorganize"),
        Step::Sabotage { .. } => say("question-quantum-sabotage"),
        Step::MakeRoom { new, .. } => {
            say("question-quantum-room").with("card", Value::message(new.key()))
        }
        Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => say("question-none"),
    }
}

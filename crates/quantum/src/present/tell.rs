//! What happened, in a sentence.

use kernel::{Outcome, Sentence, Value};

use super::{a_ship, at, say, ship};
use crate::event::{Event, Roll};

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::ShipRolled { seat, die, face, roll } => {
            let key = match roll {
                Roll::Start => "event-quantum-rolled-start",
                Roll::StartAgain => "event-quantum-rolled-start-again",
                Roll::Reconfigured => "event-quantum-rolled",
                Roll::Destroyed => "event-quantum-rolled-destroyed",
                Roll::Resourceful => "event-quantum-rolled-resourceful",
                Roll::Expansion => "event-quantum-rolled-expansion",
                Roll::Reorganized => "event-quantum-rolled-reorganized",
                Roll::Scrappy => "event-quantum-rolled-scrappy",
            };
            say(key)
                .with("seat", seat)
                .with("die", die.name())
                .with("face", face)
                .with("ship", ship(face))
        }
        Event::FaceChosen { seat, die, face } => say("event-quantum-face-chosen")
            .with("seat", seat)
            .with("die", die.name())
            .with("face", face)
            .with("ship", ship(face)),
        Event::TieRolled { seat, sum } => {
            say("event-quantum-tie-rolled").with("seat", seat).with("sum", sum)
        }
        Event::FirstPlayerFound { seat } => say("event-quantum-first-player").with("seat", seat),
        Event::CubePlaced { seat, planet, left } => say("event-quantum-cube-placed")
            .with("seat", seat)
            .with("square", at(planet))
            .with("left", left),
        Event::CubeRelocated { by, owner, from, to } => say("event-quantum-cube-relocated")
            .with("seat", by)
            .with("owner", owner)
            .with("from", at(from))
            .with("to", at(to)),
        Event::ShipPlaced { seat, face, to, .. } => say("event-quantum-ship-placed")
            .with("seat", seat)
            .with("ship", a_ship(face))
            .with("square", at(to)),
        Event::ShipScrapped { seat, face, .. } => {
            say("event-quantum-ship-scrapped").with("seat", seat).with("ship", a_ship(face))
        }
        Event::TurnStarted { seat, actions } => {
            say("event-quantum-turn-started").with("seat", seat).with("actions", actions)
        }
        Event::CardPhaseStarted { seat, picks } => {
            say("event-quantum-card-phase").with("seat", seat).with("picks", picks)
        }
        Event::TurnEnded { seat } => say("event-quantum-turn-ended").with("seat", seat),
        Event::ShipMoved { seat, face, from, to } => say("event-quantum-ship-moved")
            .with("seat", seat)
            .with("ship", a_ship(face))
            .with("from", at(from))
            .with("to", at(to)),
        Event::ShipLoaded { seat, face, from } => say("event-quantum-ship-loaded")
            .with("seat", seat)
            .with("ship", a_ship(face))
            .with("square", at(from)),
        Event::ShipWarped { seat, from, with } => say("event-quantum-ship-warped")
            .with("seat", seat)
            .with("from", at(from))
            .with("with", at(with)),
        Event::FaceChanged { seat, square, from, to } => say("event-quantum-face-changed")
            .with("seat", seat)
            .with("square", at(square))
            .with("from", a_ship(from))
            .with("to", a_ship(to)),
        Event::AttackDeclared { .. }
        | Event::CombatRolled { .. }
        | Event::CombatRerolled { .. }
        | Event::CombatDecided { .. }
        | Event::AttackRepelled { .. }
        | Event::ShipDestroyed { .. }
        | Event::BothDestroyed { .. }
        | Event::ResearchChanged { .. }
        | Event::DominanceChanged { .. }
        | Event::ActionGained { .. }
        | Event::CardTaken { .. }
        | Event::CardDiscarded { .. }
        | Event::CardRevealed { .. }
        | Event::DisplayRefreshed { .. }
        | Event::PicksLapsed { .. }
        | Event::GameEnded { .. } => tell_combat_or_card(event),
    }
}

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
fn tell_combat_or_card(event: &Event) -> Sentence {
    let card_key = |key: &'static str| Value::message(key);
    match *event {
        Event::AttackDeclared { seat, face, via, target, defender } => {
            say("event-quantum-attack-declared")
                .with("seat", seat)
                .with("ship", a_ship(face))
                .with("via", at(via))
                .with("target", at(target))
                .with("defender", defender)
        }
        Event::CombatRolled { attack, defence } => {
            say("event-quantum-combat-rolled").with("attack", attack).with("defence", defence)
        }
        Event::CombatRerolled { seat, with, attack, defence } => {
            say("event-quantum-combat-rerolled")
                .with("seat", seat)
                .with("card", card_key(with.key()))
                .with("attack", attack)
                .with("defence", defence)
        }
        Event::CombatDecided { attack, defence } => {
            say("event-quantum-combat-decided").with("attack", attack).with("defence", defence)
        }
        Event::AttackRepelled { seat, to } => {
            say("event-quantum-attack-repelled").with("seat", seat).with("square", at(to))
        }
        Event::ShipDestroyed { seat, face, at: square, .. } => say("event-quantum-ship-destroyed")
            .with("seat", seat)
            .with("ship", a_ship(face))
            .with("square", at(square)),
        Event::BothDestroyed { seat } => say("event-quantum-both-destroyed").with("seat", seat),
        Event::ResearchChanged { seat, to } => {
            say("event-quantum-research").with("seat", seat).with("to", to)
        }
        Event::DominanceChanged { seat, to } => {
            say("event-quantum-dominance").with("seat", seat).with("to", to)
        }
        Event::ActionGained { seat, card, left } => say("event-quantum-action-gained")
            .with("seat", seat)
            .with("card", card_key(card.key()))
            .with("left", left),
        Event::CardTaken { seat, card } => {
            say("event-quantum-card-taken").with("seat", seat).with("card", card_key(card.key()))
        }
        Event::CardDiscarded { seat, card } => say("event-quantum-card-discarded")
            .with("seat", seat)
            .with("card", card_key(card.key())),
        Event::CardRevealed { card } => {
            say("event-quantum-card-revealed").with("card", card_key(card.key()))
        }
        Event::DisplayRefreshed { seat } => say("event-quantum-refreshed").with("seat", seat),
        Event::PicksLapsed { seat } => say("event-quantum-picks-lapsed").with("seat", seat),
        Event::GameEnded { outcome: Outcome::Won { winners, .. } } => {
            let winners: Vec<Value> = winners.iter().map(Value::from).collect();
            say("event-quantum-won").with("winners", winners)
        }
        Event::GameEnded { .. } => say("event-quantum-drawn"),
        Event::ShipRolled { .. }
        | Event::FaceChosen { .. }
        | Event::TieRolled { .. }
        | Event::FirstPlayerFound { .. }
        | Event::CubePlaced { .. }
        | Event::CubeRelocated { .. }
        | Event::ShipPlaced { .. }
        | Event::ShipScrapped { .. }
        | Event::TurnStarted { .. }
        | Event::CardPhaseStarted { .. }
        | Event::TurnEnded { .. }
        | Event::ShipMoved { .. }
        | Event::ShipLoaded { .. }
        | Event::ShipWarped { .. }
        | Event::FaceChanged { .. } => say("question-none"),
    }
}

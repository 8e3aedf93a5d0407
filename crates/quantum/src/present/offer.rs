//! What an action does, in a sentence.

use kernel::{Seat, Sentence, Value};

use super::{at, say, ship, the_ship};
use crate::action::{Action, Pay, ShipRef};
use crate::square::Square;
use crate::state::State;

/// Orders to ships, with the ship's name.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it asks after these few; to all others it is the same"
)]
pub(super) fn offer_sentence(state: &State, seat: Seat, action: Action) -> Sentence {
    let ship_on = |square: Square| {
        let sheet = state.sheet(seat);
        the_ship(sheet.at(square).map_or(1, |die| sheet.die(die).face))
    };
    let ship_of = |die| the_ship(state.sheet(seat).die(die).face);
    let paid = |plain, curious, tactical, pay: Pay| match pay {
        Pay::Action => say(plain),
        Pay::Curious => say(curious),
        Pay::Tactical => say(tactical),
    };
    match action {
        Action::Reconfigure(ShipRef::On(from)) => {
            say("offer-quantum-reconfigure").with("ship", ship_on(from)).with("square", at(from))
        }
        Action::Reconfigure(ShipRef::Scrapped(die)) => say("offer-quantum-reconfigure-scrapped")
            .with("ship", ship_of(die))
            .with("die", die.name()),
        Action::Deploy { die, to } => say("offer-quantum-deploy")
            .with("ship", ship_of(die))
            .with("die", die.name())
            .with("square", at(to)),
        Action::Move { from, to, pay } => paid(
            "offer-quantum-move",
            "offer-quantum-move-curious",
            "offer-quantum-move-tactical",
            pay,
        )
        .with("ship", ship_on(from))
        .with("from", at(from))
        .with("to", at(to)),
        Action::Attack { from, via, target, pay } => paid(
            "offer-quantum-attack",
            "offer-quantum-attack",
            "offer-quantum-attack-tactical",
            pay,
        )
        .with("ship", ship_on(from))
        .with("from", at(from))
        .with("via", at(via))
        .with("target", at(target)),
        Action::Transport { from, load, to, pay } => paid(
            "offer-quantum-transport",
            "offer-quantum-transport-curious",
            "offer-quantum-transport-tactical",
            pay,
        )
        .with("from", at(from))
        .with("load", ship_on(load))
        .with("square", at(load))
        .with("to", at(to)),
        Action::Drop(to) => say("offer-quantum-drop").with("square", at(to)),
        Action::Build(planet) => say("offer-quantum-build").with("square", at(planet)),
        Action::Research => {
            let to = state.sheet(seat).research + 1;
            say("offer-quantum-research").with("to", to)
        }
        Action::End => say("offer-quantum-end").with("left", state.actions_left),
        Action::Strike { from, target } => {
            say("offer-quantum-strike").with("from", at(from)).with("target", at(target))
        }
        Action::Warp { from, with } => {
            say("offer-quantum-warp").with("from", at(from)).with("with", at(with))
        }
        Action::Modify { ship, face } => {
            say("offer-quantum-modify").with("square", at(ship)).with("face", face)
        }
        Action::Scout(ship) => say("offer-quantum-scout").with("square", at(ship)),
        _ => offer_other_sentence(state, seat, action),
    }
}

/// Answers, card powers and everything else.
fn offer_other_sentence(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Keep => say("offer-quantum-keep"),
        Action::Reroll => say("offer-quantum-reroll"),
        Action::Settle(planet) => say("offer-quantum-settle").with("square", at(planet)),
        Action::Place(to) => say("offer-quantum-place").with("square", at(to)),
        Action::Scrap => say("offer-quantum-scrap"),
        Action::Cerebral => say("offer-quantum-cerebral"),
        Action::Tyrannical => say("offer-quantum-tyrannical"),
        Action::Flexible { ship, face } => {
            say("offer-quantum-flexible").with("square", at(ship)).with("face", face)
        }
        Action::Nomadic { from, to } => {
            say("offer-quantum-nomadic").with("from", at(from)).with("to", at(to))
        }
        Action::Resourceful(ship) => say("offer-quantum-resourceful").with("square", at(ship)),
        Action::Occupy => say("offer-quantum-occupy").with("square", at(state.combat.target)),
        Action::Withdraw => say("offer-quantum-withdraw"),
        Action::Detonate => say("offer-quantum-detonate"),
        Action::Fight => say("offer-quantum-fight"),
        Action::RerollWith(card) => {
            say("offer-quantum-reroll-with").with("card", Value::message(card.key()))
        }
        Action::Choose(face) => {
            say("offer-quantum-choose").with("face", face).with("ship", ship(face))
        }
        Action::Infamy(planet) => say("offer-quantum-infamy").with("square", at(planet)),
        Action::Take(card) => say("offer-quantum-take").with("card", Value::message(card.key())),
        Action::Refresh => say("offer-quantum-refresh"),
        Action::Pass => say("offer-quantum-pass").with("picks", state.picks(seat)),
        Action::Discard(card) => {
            say("offer-quantum-discard").with("card", Value::message(card.key()))
        }
        Action::Relocate { seat: owner, from, to } => say("offer-quantum-relocate")
            .with("owner", Seat::new(owner))
            .with("from", at(from))
            .with("to", at(to)),
        Action::Reorganize(dice) if dice.is_empty() => say("offer-quantum-reorganize-none"),
        Action::Reorganize(dice) => {
            let letters = dice.iter().map(|die| Value::from(die.name())).collect::<Vec<_>>();
            say("offer-quantum-reorganize").with("dice", letters)
        }
        Action::Reconfigure(_)
        | Action::Deploy { .. }
        | Action::Move { .. }
        | Action::Attack { .. }
        | Action::Transport { .. }
        | Action::Drop(_)
        | Action::Build(_)
        | Action::Research
        | Action::End
        | Action::Strike { .. }
        | Action::Warp { .. }
        | Action::Modify { .. }
        | Action::Scout(_) => say("question-none"),
    }
}

//! What scenarios ask, offer and tell.

use kernel::{Outcome, Pick, Seat, Sentence, Value};

use super::{at, face_name, say, spend_name, told, told_kind};
use crate::decide::action::Action;
use crate::pieces::ship::ShipRef;
use crate::play::event::{Ending, Event};
use crate::state::State;
use crate::state::step::Step;

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn question(state: &State, seat: Seat, step: Step) -> Sentence {
    match step {
        Step::Preroll { .. } => {
            say("question-fleet-preroll").with("dice", state.scene.prerolls[seat.index()])
        }
        Step::Found { .. } => say("question-fleet-found"),
        Step::Prestore { .. } => say("question-fleet-prestore"),
        Step::Plunge { .. } => say("question-fleet-plunge"),
        Step::Emerge { face, .. } => say("question-fleet-emerge").with("face", face_name(face)),
        Step::Breach { .. } => say("question-fleet-breach"),
        Step::Dismiss { left } => say("question-fleet-dismiss").with("count", left),
        Step::Stir => say("question-fleet-stir"),
        Step::Shift { from, face } => {
            say("question-fleet-shift").with("sector", at(from)).with("face", face_name(face))
        }
        Step::Reinforce => say("question-fleet-reinforce"),
        Step::Bring { to, .. } => say("question-fleet-bring").with("sector", at(to)),
        Step::Load { to, .. } => say("question-fleet-load").with("sector", at(to)),
        Step::Leave { from } => say("question-fleet-leave").with("sector", at(from)),
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn offer(state: &State, seat: Seat, action: Action) -> Sentence {
    match action {
        Action::Fleet(pick) => super::hidden::offer_fleet(state, seat, pick),
        Action::Stir(place) => say("offer-fleet-stir").with("sector", at(place)),
        Action::Shift(to) => say("offer-fleet-shift").with("sector", at(to)),
        Action::Bring(ship) => say("offer-fleet-bring")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string()),
        Action::Dismiss(ship) => say("offer-fleet-dismiss")
            .with("ship", told(state, ShipRef::new(seat, ship)))
            .with("letter", ship.to_string()),
        Action::Take(count) => say("offer-fleet-take").with("count", count),
        Action::Flee { spend, from } => {
            say("offer-fleet-flee").with("die", spend_name(spend)).with("sector", at(from))
        }
        Action::Arrive { spend, to } => {
            say("offer-fleet-arrive").with("die", spend_name(spend)).with("sector", at(to))
        }
        _ => say("question-none"),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn picks(seat: Seat, action: Action) -> Vec<Pick> {
    let sector = |place: crate::board::sector::Sector| Pick::new("sector", place.to_string());
    let button = |id| Pick::new("button", id);
    match action {
        Action::Stir(place) | Action::Shift(place) => vec![sector(place)],
        Action::Bring(ship) | Action::Dismiss(ship) => {
            vec![Pick::new("ship", ShipRef::new(seat, ship).to_string())]
        }
        Action::Fleet(fleet) => vec![Pick::new("fleet", fleet.to_string())],
        Action::Take(count) => vec![Pick::new("count", count.to_string())],
        Action::Flee { spend, from } => {
            super::picks::spend(spend).chain([sector(from), button("flee")]).collect()
        }
        Action::Arrive { spend, to } => {
            super::picks::spend(spend).chain([button("arrive"), sector(to)]).collect()
        }
        _ => Vec::new(),
    }
}

/// Who has won, and why the battle is over.
pub(super) fn tell_end(outcome: Outcome, reason: Ending) -> Sentence {
    let reason = Value::message(match reason {
        Ending::Points => "fleet-ending-points",
        Ending::Flagship => "fleet-ending-flagship",
        Ending::Goal => "fleet-ending-goal",
        Ending::Ships => "fleet-ending-ships",
        Ending::ShuttleLost => "fleet-ending-shuttle",
        Ending::Quiet => "fleet-ending-quiet",
    });
    match outcome {
        Outcome::Won { winners, .. } => {
            let winners: Vec<Value> = winners.iter().map(Value::from).collect();
            say("event-fleet-ended-won").with("winners", winners).with("reason", reason)
        }
        Outcome::Drawn | Outcome::Lost { .. } => {
            say("event-fleet-ended-drawn").with("reason", reason)
        }
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::ReliefCame { seat, ally } => {
            say("event-fleet-relief").with("seat", seat).with("ally", ally)
        }
        Event::AsteroidsStirred { seat, at: place, face } => say("event-fleet-stirred")
            .with("seat", seat)
            .with("sector", at(place))
            .with("face", face_name(face)),
        Event::AsteroidsShifted { from, to } => {
            say("event-fleet-shifted").with("from", at(from)).with("to", at(to))
        }
        Event::GateRolled { seat, gate, face } => say("event-fleet-gate-rolled")
            .with("seat", seat)
            .with("sector", at(gate))
            .with("face", face_name(face)),
        Event::ArrivalRolled { seat, face } => {
            say("event-fleet-arrival-rolled").with("seat", seat).with("face", face_name(face))
        }
        Event::ArrivalDelayed { ship, kind, at: place } => say("event-fleet-arrival-delayed")
            .with("seat", ship.seat)
            .with("ship", told_kind(kind))
            .with("sector", at(place)),
        Event::ReinforcementsCalled { ship, kind } => {
            say("event-fleet-reinforcements").with("seat", ship.seat).with("ship", told_kind(kind))
        }
        Event::ContainersMoved { seat, count, from, to } => say("event-fleet-containers-moved")
            .with("seat", seat)
            .with("count", count)
            .with("from", at(from))
            .with("to", at(to)),
        Event::ContainersEvacuated { seat, count, total } => say("event-fleet-containers-saved")
            .with("seat", seat)
            .with("count", count)
            .with("total", total),
        Event::ShipFled { ship, kind, at: place, .. } => say("event-fleet-fled")
            .with("seat", ship.seat)
            .with("ship", told_kind(kind))
            .with("sector", at(place)),
        Event::ShuttleCaptured { by, at: place } => {
            say("event-fleet-captured").with("seat", by.seat).with("sector", at(place))
        }
        Event::StationDisabled { seat, at: place } => {
            say("event-fleet-station-disabled").with("seat", seat).with("sector", at(place))
        }
        _ => say("question-none"),
    }
}

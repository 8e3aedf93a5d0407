//! What an event is about: squares, dice and cards to light up.

use kernel::{Pick, Seat};

use crate::action::DieId;
use crate::card::Card;
use crate::event::Event;
use crate::square::Square;

pub(super) fn marks(event: &Event) -> Vec<Pick> {
    match *event {
        Event::CubePlaced { planet: at, .. }
        | Event::ShipPlaced { to: at, .. }
        | Event::ShipLoaded { from: at, .. }
        | Event::FaceChanged { square: at, .. }
        | Event::AttackRepelled { to: at, .. }
        | Event::ShipDestroyed { at, .. } => squares([at]),
        Event::CubeRelocated { from, to, .. }
        | Event::ShipMoved { from, to, .. }
        | Event::ShipWarped { from, with: to, .. } => squares([from, to]),
        Event::AttackDeclared { via, target, .. } => squares([via, target]),
        Event::ShipRolled { seat, die, .. }
        | Event::FaceChosen { seat, die, .. }
        | Event::ShipScrapped { seat, die, .. } => vec![of_seat(seat), of_die(die)],
        Event::CombatRerolled { with: card, .. }
        | Event::ActionGained { card, .. }
        | Event::CardDiscarded { card, .. } => vec![of_card(Card::Command(card))],
        Event::CardTaken { card, .. } | Event::CardRevealed { card } => vec![of_card(card)],
        Event::TieRolled { seat, .. }
        | Event::FirstPlayerFound { seat }
        | Event::TurnStarted { seat, .. }
        | Event::CardPhaseStarted { seat, .. }
        | Event::TurnEnded { seat }
        | Event::BothDestroyed { seat }
        | Event::ResearchChanged { seat, .. }
        | Event::DominanceChanged { seat, .. }
        | Event::DisplayRefreshed { seat }
        | Event::PicksLapsed { seat } => vec![of_seat(seat)],
        Event::CombatRolled { .. } | Event::CombatDecided { .. } | Event::GameEnded { .. } => {
            Vec::new()
        }
    }
}

fn squares<const N: usize>(squares: [Square; N]) -> Vec<Pick> {
    squares.into_iter().map(|square| Pick::new("square", square.name())).collect()
}

fn of_seat(seat: Seat) -> Pick {
    Pick::new("seat", seat.index().to_string())
}

fn of_die(die: DieId) -> Pick {
    Pick::new("die", die.name())
}

fn of_card(card: Card) -> Pick {
    Pick::new("card", card.id())
}

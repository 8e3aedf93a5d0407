//! What one picks to spell an action.

use kernel::Pick;

use crate::action::{Action, Pay, ShipRef};
use crate::square::Square;

fn square(square: Square) -> Pick {
    Pick::new("square", square.name())
}

fn button(id: &'static str) -> Pick {
    Pick::new("button", id)
}

/// The things one picks. Orders begin with the ship; what is not a plain move then names itself
/// by a button, so that no order is the beginning of another.
pub(super) fn picks(action: Action) -> Vec<Pick> {
    let card = |id: &'static str| vec![Pick::new("card", id)];
    let with_pay = |from: Square, pay: Pay, rest: Vec<Pick>| {
        let pay = match pay {
            Pay::Action => None,
            Pay::Curious => Some(button("curious")),
            Pay::Tactical => Some(button("tactical")),
        };
        std::iter::once(square(from)).chain(pay).chain(rest).collect()
    };
    match action {
        Action::Keep => vec![button("keep")],
        Action::Reroll => vec![button("reroll")],
        Action::Settle(to)
        | Action::Place(to)
        | Action::Drop(to)
        | Action::Build(to)
        | Action::Infamy(to) => vec![square(to)],
        Action::Scrap => vec![button("scrap")],
        Action::Reconfigure(ShipRef::On(ship)) => vec![square(ship), button("reconfigure")],
        Action::Reconfigure(ShipRef::Scrapped(die)) => {
            vec![Pick::new("die", die.name()), button("reconfigure")]
        }
        Action::Deploy { die, to } => vec![Pick::new("die", die.name()), square(to)],
        Action::Move { from, to, pay } => with_pay(from, pay, vec![square(to)]),
        Action::Attack { from, via, target, pay } => {
            with_pay(from, pay, vec![square(target), square(via)])
        }
        Action::Transport { from, load, to, pay } => {
            with_pay(from, pay, vec![button("transport"), square(load), square(to)])
        }
        Action::Research => vec![button("research")],
        Action::End => vec![button("end")],
        Action::Strike { from, target } => vec![square(from), button("strike"), square(target)],
        Action::Warp { from, with } => vec![square(from), button("warp"), square(with)],
        Action::Modify { ship, face } => {
            vec![square(ship), Pick::new("button", format!("modify-{face}"))]
        }
        Action::Scout(ship) => vec![square(ship), button("scout")],
        Action::Cerebral => vec![button("cerebral")],
        Action::Tyrannical => vec![button("tyrannical")],
        Action::Flexible { ship, face } => {
            vec![square(ship), Pick::new("button", format!("flexible-{face}"))]
        }
        Action::Nomadic { from, to } => vec![square(from), button("nomadic"), square(to)],
        Action::Resourceful(ship) => vec![square(ship), button("resourceful")],
        Action::Occupy => vec![button("occupy")],
        Action::Withdraw => vec![button("withdraw")],
        Action::Detonate => vec![button("detonate")],
        Action::Fight => vec![button("fight")],
        Action::RerollWith(command) | Action::Discard(command) => card(command.id()),
        Action::Choose(face) => vec![Pick::new("button", format!("face-{face}"))],
        Action::Take(taken) => card(taken.id()),
        Action::Refresh => vec![button("refresh")],
        Action::Pass => vec![button("pass")],
        Action::Relocate { seat, from, to } => {
            vec![square(from), Pick::new("seat", seat.to_string()), square(to)]
        }
        Action::Reorganize(dice) => {
            let dice = dice.iter().map(|die| Pick::new("die", die.name()));
            dice.chain([button("roll")]).collect()
        }
    }
}

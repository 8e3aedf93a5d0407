//! What one picks to spell an action.

use kernel::{Floating, Pick, Run, Seat};

use super::payment::Payment;
use crate::board::sector::Sector;
use crate::data::tables::SectorKind;
use crate::decide::action::{Action, Target};
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Die, Face, Held, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef};

pub(super) fn sector(sector: Sector) -> Pick {
    Pick::new("sector", sector.to_string())
}

fn button(id: &'static str) -> Pick {
    Pick::new("button", id)
}

pub(super) fn die(held: Held) -> Pick {
    Pick::new("die", held.to_string())
}

fn stored(result: Die) -> Pick {
    die(Held::stored(result))
}

pub(super) fn ship(ship: ShipRef) -> Pick {
    Pick::new("ship", ship.to_string())
}

pub(super) fn of_seat(seat: Seat) -> Pick {
    Pick::new("seat", seat.to_string())
}

fn aimed(target: Target) -> Pick {
    match target {
        Target::Nothing => button("fire"),
        Target::Ship(target) => ship(target),
        Target::Sector(at) => sector(at),
        Target::Seat(seat) => of_seat(seat),
    }
}

/// A turned result is picked after the special that turns it.
pub(super) fn spend(spend: Spend) -> impl Iterator<Item = Pick> {
    spend.turned_by().into_iter().chain([spend.held]).map(die)
}

/// The things one picks. An order begins with its dice, then where it starts, then its goal.
#[expect(
    clippy::too_many_lines,
    clippy::match_same_arms,
    reason = "a line for each, in the order of the rules: none is left out"
)]
pub(super) fn picks(seat: Seat, action: Action) -> Vec<Pick> {
    let own = |id: ShipId| ship(ShipRef::new(seat, id));
    let token = |name: Activation| {
        [ship(name.ship), Pick::new("capacity", name.capacity.id()), sector(name.at)]
    };
    match action {
        Action::SetAside(kind) => vec![Pick::new("tile", kind.id())],
        Action::Terrain { kind, at } => vec![Pick::new("tile", kind.id()), sector(at)],
        Action::Deploy { ship: id, at } => vec![own(id), sector(at)],
        Action::Resolve(at)
        | Action::Onward(at)
        | Action::Drift(at)
        | Action::Portal(at)
        | Action::Tow(at)
        | Action::Jump(at)
        | Action::Mine(at)
        | Action::Blast(at) => vec![sector(at)],
        Action::Roll { red, blue, green } => roll_picks([red, blue, green]),
        Action::Return(die) => vec![stored(die), button("return")],
        Action::Store { die: result, slot } => {
            vec![die(Held::rolled(result)), Pick::new("slot", slot.id())]
        }
        Action::End => vec![button("end")],
        Action::Through(to) => vec![button("gate"), sector(to)],
        Action::Ships(ships) => ships.iter().map(own).chain([button("go")]).collect(),
        Action::Stop => vec![button("stop")],
        Action::Keep => vec![button("keep")],
        Action::Redirect(id) | Action::Join(id) => vec![own(id)],
        Action::Fire => vec![button("fire")],
        Action::Hold(id) => vec![own(id), button("hold")],
        Action::Shield { spend: used, against, also } => {
            spend(used).chain([against].into_iter().chain(also).map(sector)).collect()
        }
        Action::Gas => vec![button("gas")],
        Action::Retreat { special, to } => vec![die(special), sector(to)],
        Action::Counter { spend: used, victim } => spend(used).chain([ship(victim)]).collect(),
        Action::Pass => vec![button("pass")],
        Action::Lose(die) => vec![stored(die)],
        Action::Move { spend: used, from, to } => {
            spend(used).chain([sector(from), sector(to)]).collect()
        }
        Action::Gate { spend: used, from, to } => {
            spend(used).chain([sector(from), button("gate"), sector(to)]).collect()
        }
        Action::Attack { volley, from, via, target } => {
            let path = (via != from).then(|| sector(via));
            let dice = volley.iter().flat_map(spend);
            dice.chain([sector(from)]).chain(path).chain([ship(target)]).collect()
        }
        Action::Double { spend: used, from, first, second } => {
            let targets = [button("double"), ship(first), ship(second)];
            spend(used).chain([sector(from)]).chain(targets).collect()
        }
        Action::Drain { special, victim } => {
            vec![die(special), of_seat(victim)]
        }
        Action::Reroll { first, second } => vec![die(first), die(second), button("reroll")],
        Action::Launch { spend: used, carrier, to } => {
            spend(used).chain([own(carrier), sector(to)]).collect()
        }
        Action::Offensive { carrier, first, second } => {
            vec![own(carrier), button("offensive"), die(first), die(second)]
        }
        Action::Redeem { ship: id, first, second, target } => {
            vec![own(id), button("redeem"), die(first), die(second), ship(target)]
        }
        Action::Board { from, first, second, prize } => {
            vec![sector(from), button("board"), die(first), die(second), ship(prize)]
        }
        Action::Again => vec![button("again")],
        Action::Fly { ship: id, to } => vec![own(id), sector(to)],
        Action::Dock(id) => vec![own(id), button("dock")],
        Action::Undock => vec![button("undock")],
        Action::Strike(target) => vec![ship(target)],
        Action::Weapon { ship: id, first, second, target } => {
            vec![own(id), button("weapon"), die(first), die(second), aimed(target)]
        }
        Action::Shake { die: used, ship: id } => vec![die(used), own(id), button("shake")],
        Action::Lift(id) => vec![own(id), button("lift")],
        Action::Sweep(at) => vec![sector(at), button("sweep")],
        Action::Activate { ship: id, capacity, relay, die: last, at } => {
            let carrier = [ship(ShipRef::new(seat, id)), Pick::new("capacity", capacity.id())];
            let path = relay.iter().flat_map(Volley::iter).chain([last]);
            carrier.into_iter().chain(path.flat_map(spend)).chain([sector(at)]).collect()
        }
        Action::Mend(target) | Action::Recall(target) => vec![ship(target)],
        Action::Sight(axis) => vec![Pick::new("line", axis.id())],
        Action::Unveil(kind) => vec![Pick::new("tile", kind.map_or("empty", SectorKind::id))],
        Action::Station { ship: id, special, target } => {
            vec![own(id), button("station"), die(special), aimed(target)]
        }
        Action::Bombard { volley, from, via, at } => {
            let path = (via != from).then(|| sector(via));
            let dice = volley.iter().flat_map(spend);
            dice.chain([sector(from)]).chain(path).chain([sector(at)]).collect()
        }
        Action::ResolveWeapon { kind, at } => vec![sector(at), Pick::new("weapon", kind.id())],
        Action::ResolveCapacity(name) => {
            vec![sector(name.at), ship(name.ship), Pick::new("capacity", name.capacity.id())]
        }
        Action::Disrupt { spend: used, name } => spend(used).chain(token(name)).collect(),
        Action::Deactivate(name) => token(name).into_iter().chain([button("deactivate")]).collect(),
        Action::Reprogram(name) => token(name).into_iter().chain([button("reprogram")]).collect(),
        Action::Arm(weapon) => vec![Pick::new("weapon", weapon.id())],
        Action::Survey { spend: used, from } => {
            spend(used).chain([sector(from), button("survey")]).collect()
        }
        Action::Scan { volley, from, via, at } => {
            let path = (via != from).then(|| sector(via));
            let dice = volley.iter().flat_map(spend);
            let goal = [sector(at), button("scan")];
            dice.chain([sector(from)]).chain(path).chain(goal).collect()
        }
        Action::Veil(at) => vec![sector(at), button("veil")],
        Action::Stir(at) | Action::Shift(at) => vec![sector(at)],
        Action::Bring(id) | Action::Dismiss(id) => {
            vec![own(id)]
        }
        Action::Fleet(fleet) => vec![Pick::new("fleet", fleet.to_string())],
        Action::Take(count) => vec![Pick::new("count", count.to_string())],
        Action::Flee { spend: used, from } => {
            spend(used).chain([sector(from), button("flee")]).collect()
        }
        Action::Arrive { spend: used, to } => {
            spend(used).chain([button("arrive"), sector(to)]).collect()
        }
    }
}

/// The run of those picks whose order does not matter: dice that are spent together, each with
/// the special that turns it, colours, ships of a group, sectors of one shield.
pub(super) fn run(action: Action) -> Option<Run> {
    match (action, Payment::of(action)) {
        (Action::Roll { red, blue, green }, _) => Some(singles(0, red + blue + green)),
        (Action::Ships(ships), _) => Some(singles(0, ships.len() as u8)),
        (Action::Reroll { .. }, _) => Some(singles(0, 2)),
        (Action::Shield { also: Some(_), .. }, Payment::Result(used)) => {
            Some(singles(dice_of(used), 2))
        }
        (_, Payment::Volley(volley)) => volley_run(0, volley),
        (_, Payment::Path { relay: Some(relay), .. }) => volley_run(2, relay),
        (_, Payment::Specials) => Some(singles(2, 2)),
        (
            _,
            Payment::Nothing
            | Payment::Result(_)
            | Payment::Die
            | Payment::Special
            | Payment::Path { relay: None, .. },
        ) => None,
    }
}

/// The dice of an order or of a reaction, which may be named at any point: where it starts and what
/// it aims at first, then what pays for it.
pub(super) fn floating(action: Action) -> Option<Floating> {
    match Payment::of(action) {
        Payment::Nothing => None,
        Payment::Result(used) => Some(Floating::new(0, dice_of(used))),
        Payment::Volley(volley) => Some(Floating::new(0, volley.iter().map(dice_of).sum())),
        Payment::Die => Some(Floating::new(0, 1)),
        Payment::Special => Some(Floating::new(2, 1)),
        Payment::Specials => Some(Floating::new(2, 2)),
        Payment::Path { relay, last } => {
            let path = relay.iter().flat_map(Volley::iter).chain([last]);
            Some(Floating::new(2, path.map(dice_of).sum()))
        }
    }
}

/// How many dice a result takes: two, if a special turns it.
fn dice_of(used: Spend) -> u8 {
    1 + u8::from(used.turned_by().is_some())
}

fn singles(start: u8, count: u8) -> Run {
    Run::new(start, vec![1; usize::from(count)])
}

/// A special that a capacity reads as a multi would seem to turn the die after it: then the order
/// is that of the volley.
fn volley_run(start: u8, volley: Volley) -> Option<Run> {
    let read_as_multi = |used: Spend| used.held.die.face == Face::Special;
    (!volley.iter().any(read_as_multi)).then(|| Run::new(start, volley.iter().map(dice_of)))
}

/// Dice of the Reserve by their colours.
fn roll_picks(counts: [u8; 3]) -> Vec<Pick> {
    let each = ["red", "blue", "green"].into_iter().zip(counts).flat_map(|(colour, count)| {
        std::iter::repeat_n(Pick::new("colour", colour), usize::from(count))
    });
    each.chain([button("roll")]).collect()
}

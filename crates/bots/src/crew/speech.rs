//! Plans put into phrases, and phrases taken as plans.
//!
//! Not every step is said: whoever says to fire in a certain place will find the way there. The
//! convention: the shortest way, the lift first, as late as possible, and all in one phase: what
//! is said of a phase changes nothing of what was meant before.

use alert::planning::{Deed, Phrase, Said};
use alert::{Button, Order, Station, Turn};

use crate::solver::draft::{Row, path, way};

/// The plan that somebody means who said this.
pub(super) fn row_of(said: &Said) -> Row {
    let mut row = row_of_deeds(&said.deeds);
    if let Some(slot) = said.hero.map(Turn::slot) {
        row[slot] = heroic(row[slot], said.deeds[slot]);
    }
    row
}

/// What a heroic card makes of an order.
fn heroic(order: Option<Order>, deed: Option<Deed>) -> Option<Order> {
    match (order, deed) {
        (Some(Order::A), _) => Some(Order::HeroicA),
        (Some(Order::B), _) => Some(Order::HeroicB),
        (Some(Order::Bots), _) => Some(Order::HeroicBots),
        (_, Some(Deed::Go(station))) => Some(Order::HeroicMove(station)),
        (order, _) => order,
    }
}

fn row_of_deeds(deeds: &[Option<Deed>; Turn::SLOTS]) -> Row {
    let mut row = [None; Turn::SLOTS];
    let mut at = Station::BRIDGE;
    // From here on nothing was said: steps may be meant.
    let mut open = 0;
    for (slot, deed) in deeds.iter().enumerate() {
        let Some(deed) = deed else { continue };
        open = open.max(phase_start(slot));
        match *deed {
            Deed::Nothing => {}
            Deed::Press { station, button } => {
                walk(&mut row[open..slot], at, station);
                row[slot] = Some(button.into());
                at = station;
            }
            Deed::Go(station) => {
                row[slot] = arrive(&mut row[open..slot], at, station);
                at = station;
            }
        }
        open = slot + 1;
    }
    row
}

/// The first slot of the phase to which a slot belongs.
fn phase_start(slot: usize) -> usize {
    let turn = Turn::new(slot as u8 + 1);
    turn.map_or(0, |turn| usize::from(*turn.phase().turns().start()) - 1)
}

/// Steps onto the last of these slots, if they are enough for the way.
fn walk(slots: &mut [Option<Order>], from: Station, to: Station) {
    let steps = path(from, to, 0);
    if let Some(spare) = slots.len().checked_sub(steps.len()) {
        for (slot, step) in slots[spare..].iter_mut().zip(steps) {
            *slot = Some(step);
        }
    }
}

/// The last step of a way whose others are not said; a heroic one where they cannot be.
fn arrive(slots: &mut [Option<Order>], from: Station, to: Station) -> Option<Order> {
    let mut steps = path(from, to, 0);
    let last = steps.pop()?;
    match slots.len().checked_sub(steps.len()) {
        None => Some(Order::HeroicMove(to)),
        Some(spare) => {
            for (slot, step) in slots[spare..].iter_mut().zip(steps) {
                *slot = Some(step);
            }
            Some(last)
        }
    }
}

/// The next phrase by which the others learn what one will do on these slots.
pub(super) fn next_phrase(
    row: &Row,
    slots: impl Iterator<Item = usize> + Clone,
    said: &Said,
) -> Option<Phrase> {
    let way = way(row);
    let spelt = |slot: usize| deed(row[slot], way[slot], way[slot + 1]);
    let mut deeds = said.deeds;
    for slot in slots.clone() {
        let is_press = matches!(spelt(slot), Deed::Press { .. });
        let is_heroic = row[slot].is_some_and(Order::is_heroic);
        deeds[slot] = (is_press || is_heroic || deeds[slot].is_some()).then(|| spelt(slot));
    }
    // What would be understood otherwise has to be said.
    while let Some(slot) = slots
        .clone()
        .find(|slot| deeds[*slot].is_none() && !is_same(row[*slot], row_of_deeds(&deeds)[*slot]))
    {
        deeds[slot] = Some(spelt(slot));
    }
    // Somebody who does nothing says so once.
    if let Some(first) = slots.clone().next()
        && slots.clone().all(|slot| deeds[slot].is_none())
    {
        deeds[first] = Some(spelt(first));
    }
    let slot = slots.clone().find(|slot| deeds[*slot] != said.deeds[*slot]);
    let will =
        |slot: usize| Some(Phrase::Will { turn: Turn::new(slot as u8 + 1)?, deed: spelt(slot) });
    slot.map_or_else(|| next_heroic(row, slots, said, will), will)
}

/// The phrase that says which card is the heroic one, or that takes it back.
fn next_heroic(
    row: &Row,
    mut slots: impl Iterator<Item = usize> + Clone,
    said: &Said,
    will: impl Fn(usize) -> Option<Phrase>,
) -> Option<Phrase> {
    let told = said.hero.map(Turn::slot).filter(|told| slots.clone().any(|slot| slot == *told));
    let is_heroic = |slot: &usize| row[*slot].is_some_and(Order::is_heroic);
    match slots.find(is_heroic) {
        Some(slot) if told == Some(slot) => None,
        Some(slot) => Turn::new(slot as u8 + 1).map(Phrase::Hero),
        None => will(told?),
    }
}

fn deed(order: Option<Order>, at: Station, after: Station) -> Deed {
    let press = |button| Deed::Press { station: at, button };
    match order {
        None => Deed::Nothing,
        Some(Order::A | Order::HeroicA) => press(Button::A),
        Some(Order::B | Order::HeroicB) => press(Button::B),
        Some(Order::C) => press(Button::C),
        Some(Order::Bots | Order::HeroicBots) => press(Button::Bots),
        Some(Order::Red | Order::Blue | Order::Lift | Order::HeroicMove(_)) if at == after => {
            Deed::Nothing
        }
        Some(Order::Red | Order::Blue | Order::Lift | Order::HeroicMove(_)) => Deed::Go(after),
    }
}

/// Whether two orders come to the same thing for whoever listens.
fn is_same(one: Option<Order>, other: Option<Order>) -> bool {
    plain(one) == plain(other)
}

fn plain(order: Option<Order>) -> Option<Order> {
    Some(match order? {
        Order::HeroicA => Order::A,
        Order::HeroicB => Order::B,
        Order::HeroicBots => Order::Bots,
        order => order,
    })
}

//! A plan in the making: what everybody wants to do, by turn.

use alert::{Member, Movement, Needs, Order, Plan, Plans, Station, Turn};
use arrayvec::ArrayVec;

pub(crate) type Row = [Option<Order>; Turn::SLOTS];

/// The halves that lie on top; the cards behind them belong to `hands`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Draft {
    pub(crate) rows: ArrayVec<Row, { Member::MOST }>,
    /// How many turns the crew has.
    pub(crate) turns: usize,
}

impl Draft {
    pub(crate) fn empty(crew: usize, turns: usize) -> Self {
        let rows = (0..crew).map(|_| [None; Turn::SLOTS]).collect();
        Self { rows, turns }
    }

    pub(crate) fn plans(&self) -> Plans {
        let plan = |row: &Row| Plan { slots: row.map(|order| order.map(Into::into)) };
        self.rows.iter().map(plan).collect()
    }

    pub(crate) fn needs(&self) -> Needs {
        let mut needs = Needs::default();
        for order in self.rows.iter().flatten().flatten() {
            needs.add(*order);
        }
        needs
    }
}

/// Where a member stands before each turn, and after the last, if nothing comes in between.
pub(crate) fn way(row: &Row) -> [Station; Turn::SLOTS + 1] {
    let mut way = [Station::BRIDGE; Turn::SLOTS + 1];
    for (slot, order) in row.iter().enumerate() {
        way[slot + 1] = after(way[slot], *order);
    }
    way
}

fn after(station: Station, order: Option<Order>) -> Station {
    let movement = match order {
        Some(Order::Red) => Movement::Red,
        Some(Order::Blue) => Movement::Blue,
        Some(Order::Lift) => Movement::Lift,
        Some(Order::HeroicMove(to)) => return to,
        _ => return station,
    };
    station.neighbour(movement).unwrap_or(station)
}

/// How many moves lie between two stations.
pub(crate) fn distance(from: Station, to: Station) -> usize {
    let decks = usize::from(from.deck() != to.deck());
    from.zone().index().abs_diff(to.zone().index()) + decks
}

/// The moves from one station to another; the lift comes after `before_lift` steps along the
/// deck.
pub(crate) fn path(from: Station, to: Station, before_lift: usize) -> ArrayVec<Order, 3> {
    let along = if to.zone() > from.zone() { Order::Blue } else { Order::Red };
    let steps = from.zone().index().abs_diff(to.zone().index());
    let mut path: ArrayVec<Order, 3> = (0..steps).map(|_| along).collect();
    if from.deck() != to.deck() {
        path.insert(before_lift.min(steps), Order::Lift);
    }
    path
}

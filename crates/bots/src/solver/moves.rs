//! Small changes to a plan, as people would propose them.

use alert::{
    Button, Card, Half, HeroicCard, Inside, Kind, Member, Mission, Order, Remedy, Station, Store,
};
use arrayvec::ArrayVec;
use kernel::chance::{Chance, Fast};

use super::draft::{Draft, Row, distance, path, way};
use super::hands::Hands;

const ORDERS: [Order; 7] =
    [Order::Red, Order::Blue, Order::Lift, Order::A, Order::B, Order::C, Order::Bots];

/// The kinds of changes, each with how often it is tried.
const MOVES: [(Move, u32); 9] = [
    (Move::Errand, 40),
    (Move::OneSlot, 14),
    (Move::Swap, 10),
    (Move::Shift, 12),
    (Move::Tails, 8),
    (Move::Window, 5),
    (Move::Computer, 4),
    (Move::Intruder, 4),
    (Move::Heroic, 3),
];

#[derive(Debug, Clone, Copy)]
enum Move {
    /// Somebody goes somewhere, presses a button and comes back onto their old way.
    Errand,
    /// Another card on one slot, or none.
    OneSlot,
    /// Two slots of one board change places.
    Swap,
    /// A slot moves to another place of the board.
    Shift,
    /// Two members change roles from some turn on.
    Tails,
    /// Several meet at the window.
    Window,
    /// Somebody looks after the computer before a check.
    Computer,
    /// Somebody fetches a squad and goes for an intruder, or into space.
    Intruder,
    /// The heroic card instead of another one.
    Heroic,
}

/// The rows that may be changed, each with its first slot that may.
pub(crate) type Open = ArrayVec<(usize, usize), { Member::MOST }>;

/// Every slot of so many rows.
pub(crate) fn all_open(rows: usize) -> Open {
    (0..rows).map(|row| (row, 0)).collect()
}

/// Changes one plan after the other.
pub(crate) struct Mover<'a> {
    pub(crate) hands: &'a Hands,
    pub(crate) mission: &'a Mission,
    pub(crate) chance: &'a mut Fast,
    // Invariant: not empty.
    pub(crate) open: &'a Open,
}

impl Mover<'_> {
    /// Changes something; sometimes nothing comes of it.
    pub(crate) fn change(&mut self, draft: &mut Draft) {
        match self.pick() {
            Move::Errand => self.errand(draft),
            Move::OneSlot => self.one_slot(draft),
            Move::Swap => self.swap(draft),
            Move::Shift => self.shift(draft),
            Move::Tails => self.tails(draft),
            Move::Window => self.window(draft),
            Move::Computer => self.computer(draft),
            Move::Intruder => self.intruder(draft),
            Move::Heroic => self.heroic(draft),
        }
    }

    fn pick(&mut self) -> Move {
        let total: u32 = MOVES.iter().map(|(_, weight)| weight).sum();
        let mut left = self.chance.below(total);
        for (kind, weight) in MOVES {
            if left < weight {
                return kind;
            }
            left -= weight;
        }
        Move::OneSlot
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(bound as u32) as usize
    }

    /// A slot that some row has open.
    fn slot(&mut self, draft: &Draft) -> usize {
        let first = self.open.iter().map(|(_, first)| *first).min().unwrap_or(0);
        first + self.below(draft.turns - first)
    }

    /// A row that may be changed, and its first slot that may.
    fn row<'d>(&mut self, draft: &'d mut Draft) -> (&'d mut Row, usize) {
        let (member, first) = self.open[self.below(self.open.len())];
        (&mut draft.rows[member], first)
    }

    fn button(&mut self) -> Order {
        let weights = [Button::A, Button::A, Button::A, Button::B, Button::B, Button::C];
        let bots = self.mission.level.has_battlebots() && self.chance.below(8) == 0;
        if bots { Order::Bots } else { weights[self.below(weights.len())].into() }
    }

    fn errand(&mut self, draft: &mut Draft) {
        let slot = self.slot(draft);
        let station = Station::ALL[self.below(Station::ALL.len())];
        let button = self.button();
        let turns = draft.turns;
        let row = self.row(draft);
        self.send(row, turns, slot, station, button);
    }

    /// Makes a member do something somewhere in a certain turn. Cards before it make way for the
    /// shortest way there, cards after it for the way back to where they were needed.
    fn send(
        &mut self,
        (row, first): (&mut Row, usize),
        turns: usize,
        slot: usize,
        to: Station,
        order: Order,
    ) -> bool {
        let old = way(row);
        let Some(start) =
            (first..=slot).rev().find(|start| distance(old[*start], to) <= slot - start)
        else {
            return false;
        };
        let before_lift = self.below(3);
        let there = path(old[start], to, before_lift);
        fill(&mut row[start..slot], &there);
        row[slot] = Some(order);
        let back = (slot + 1..=turns).find(|end| distance(to, old[*end]) < end - slot);
        if let Some(end) = back {
            let before_lift = self.below(3);
            fill(&mut row[slot + 1..end], &path(to, old[end], before_lift));
        }
        true
    }

    fn one_slot(&mut self, draft: &mut Draft) {
        let slot = self.slot(draft);
        let choice = self.below(ORDERS.len() + 1);
        let (row, first) = self.row(draft);
        if slot >= first {
            row[slot] = ORDERS.get(choice).copied();
        }
    }

    fn swap(&mut self, draft: &mut Draft) {
        let (one, other) = (self.slot(draft), self.slot(draft));
        let (row, first) = self.row(draft);
        if one.min(other) >= first {
            row.swap(one, other);
        }
    }

    fn shift(&mut self, draft: &mut Draft) {
        let (from, to) = (self.slot(draft), self.slot(draft));
        let (row, first) = self.row(draft);
        if from.min(to) < first {
            return;
        }
        if from < to {
            row[from..=to].rotate_left(1);
        } else {
            row[to..=from].rotate_right(1);
        }
        // Often it is a pause that comes or goes.
        if self.chance.below(3) == 0 {
            row[to] = None;
        }
    }

    fn tails(&mut self, draft: &mut Draft) {
        let rows = self.open.len();
        let ((one, first), (other, second)) =
            (self.open[self.below(rows)], self.open[self.below(rows)]);
        let slot = self.slot(draft).max(first).max(second);
        for slot in slot..draft.turns {
            let order = draft.rows[one][slot];
            draft.rows[one][slot] = draft.rows[other][slot];
            draft.rows[other][slot] = order;
        }
    }

    fn window(&mut self, draft: &mut Draft) {
        let slot = self.slot(draft);
        let most = self.open.len();
        let turns = draft.turns;
        let wanted = 1 + self.below(most);
        for _ in 0..wanted {
            let row = self.row(draft);
            self.send(row, turns, slot, Station::LowerWhite, Order::C);
        }
    }

    fn computer(&mut self, draft: &mut Draft) {
        const IN_TIME: [usize; 6] = [0, 1, 3, 4, 7, 8];
        let slot = IN_TIME[self.below(IN_TIME.len())];
        let turns = draft.turns;
        if slot < turns {
            let row = self.row(draft);
            self.send(row, turns, slot, Station::UpperWhite, Order::C);
        }
    }

    fn intruder(&mut self, draft: &mut Draft) {
        let turns = draft.turns;
        let store = Store::ALL[self.below(Store::ALL.len())].station();
        let (fetch, strike) = (self.slot(draft), self.slot(draft));
        let times = 1 + self.below(4);
        let place = self.place_to_strike();
        let (row, first) = self.row(draft);
        if fetch >= strike || strike < first {
            return;
        }
        self.send((row, first), turns, strike, place.unwrap_or(Station::UpperRed), Order::Bots);
        if place.is_none() {
            row[strike] = Some(Order::C);
        }
        let end = (strike + times).min(turns);
        row[strike + 1..end].fill(Some(Order::Bots));
        if self.chance.below(3) != 0 {
            self.send((row, first), turns, fetch, store, Order::C);
        }
    }

    /// A station in which an intruder may be; none for the interceptors.
    fn place_to_strike(&mut self) -> Option<Station> {
        let arrivals = self.mission.arrivals();
        let inside: Vec<&Inside> =
            arrivals.filter_map(|(_, arrival)| arrival.threat.inside.as_ref()).collect();
        let intruders = inside.iter().filter(|inside| inside.kind == Kind::Intruder);
        let starts: Vec<Station> = intruders.flat_map(|inside| inside.stations.iter()).collect();
        let in_space = inside.iter().any(|inside| inside.remedy == Remedy::Interceptors);
        let in_space_of_ten = if in_space { 5 } else { 2 };
        if starts.is_empty() || self.chance.below(10) < in_space_of_ten {
            return None;
        }
        // They move: the stations around count as well.
        let start = starts[self.below(starts.len())];
        let mut around: Vec<Station> = start.neighbours().collect();
        around.extend([start; 3]);
        Some(around[self.below(around.len())])
    }

    fn heroic(&mut self, draft: &mut Draft) {
        if !self.mission.level.has_heroics() {
            return;
        }
        let (member, first) = self.open[self.below(self.open.len())];
        let card = match self.hands {
            Hands::WholeDeck => {
                let index = self.below(HeroicCard::ALL.len());
                Some(Card::Heroic(HeroicCard::ALL[index]))
            }
            Hands::Dealt(hands) => hands[member].heroic(),
        };
        let Some(card) = card else { return };
        let row = &mut draft.rows[member];
        for place in row[first..].iter_mut().filter(|order| order.is_some_and(Order::is_heroic)) {
            *place = None;
        }
        let half = if self.chance.below(2) == 0 { Half::Movement } else { Half::Action };
        let order = card.laid(half).up;
        let slot = first + self.below(draft.turns - first);
        // Best in the place of the ordinary action.
        let ordinary = match order {
            Order::HeroicA => Some(Order::A),
            Order::HeroicB => Some(Order::B),
            Order::HeroicBots => Some(Order::Bots),
            _ => None,
        };
        let alike =
            row.iter().enumerate().skip(slot).find(|(_, it)| it.is_some() && **it == ordinary);
        let slot = alike.map_or(slot, |(slot, _)| slot);
        row[slot] = Some(order);
    }
}

/// The moves at the end of these slots, and nothing before them: whoever is early can still be
/// needed on the way.
fn fill(slots: &mut [Option<Order>], moves: &[Order]) {
    let spare = slots.len() - moves.len();
    slots[..spare].fill(None);
    for (slot, order) in slots[spare..].iter_mut().zip(moves) {
        *slot = Some(*order);
    }
}

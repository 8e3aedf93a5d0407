//! One thread's search: descend, play on, judge, remember.

use kernel::chance::{Chance, Draw, Fast};
use kernel::{Actor, NoLog, Prompt, Rules, Seat, SeatSet, Viewer};

use super::Limit;
use super::tree::{NodeId, Tree};
use crate::knowledge::judge;
use crate::{Knowledge, Tuning, Values};

/// A tree and the memory that its growing needs, used again for every decision.
#[derive(Debug)]
pub(super) struct Search<R: Rules, K> {
    knowledge: K,
    tuning: Tuning,
    chance: Watched,
    tree: Tree<R::Action>,
    /// What is open to the seat that is asked, and the nodes that stand for it.
    actions: Vec<R::Action>,
    children: Vec<Option<NodeId>>,
    priors: Vec<f32>,
    /// The nodes that this iteration went through.
    path: Vec<NodeId>,
    place: Place,
}

/// Chance that knows whether it was asked.
#[derive(Debug)]
struct Watched {
    chance: Fast,
    was_asked: bool,
}

impl Watched {
    fn new(seed: u64) -> Self {
        Self { chance: Fast::new(seed), was_asked: false }
    }
}

impl Chance for Watched {
    #[inline]
    fn draw(&mut self, draw: Draw) -> u32 {
        self.was_asked = true;
        self.chance.draw(draw)
    }
}

/// Where in the tree an iteration stands.
///
/// Seats that are asked at the same time do not see each other's decisions, so each of them goes
/// its own way from the node at which they were asked. When they have all decided, the game goes
/// on where the seat that thinks has got to; what the others decided is then as uncertain to it
/// as a die, and no more part of the tree than a die is.
#[derive(Debug, Default)]
struct Place {
    node: Option<NodeId>,
    asked: SeatSet,
    /// Seats that do not see what happens at `node`, and where they stand instead.
    apart: SeatSet,
    nodes_apart: [Option<NodeId>; Seat::MOST],
    /// Whether seats were ever asked at the same time, so that a node does not tell everything
    /// that was decided.
    was_shared: bool,
}

impl Place {
    /// Takes notice of who is asked. As long as that is nobody new, the question is the same.
    fn ask(&mut self, seats: SeatSet, searcher: Seat) {
        if seats.iter().any(|seat| !self.asked.contains(seat)) {
            self.apart = if seats.len() > 1 { seats.without(searcher) } else { SeatSet::EMPTY };
            self.nodes_apart = [self.node; Seat::MOST];
        }
        self.asked = seats;
        self.was_shared |= seats.len() > 1;
    }

    /// What the seat has seen.
    fn of(&mut self, seat: Seat) -> &mut Option<NodeId> {
        if self.apart.contains(seat) { &mut self.nodes_apart[seat.index()] } else { &mut self.node }
    }
}

impl<R: Rules, K: Knowledge<R>> Search<R, K> {
    pub(super) fn new(knowledge: K) -> Self {
        let tuning = knowledge.tuning();
        Self {
            knowledge,
            tuning,
            chance: Watched::new(0),
            tree: Tree::new(),
            actions: Vec::new(),
            children: Vec::new(),
            priors: Vec::new(),
            path: Vec::new(),
            place: Place::default(),
        }
    }

    pub(super) const fn knowledge(&self) -> &K {
        &self.knowledge
    }

    /// Forgets the tree and begins a new stream of chance.
    pub(super) fn reset(&mut self, seed: u64) {
        self.chance = Watched::new(seed);
        self.tree.clear();
    }

    /// How often each of the root's actions was tried, and the mean of what came of it.
    pub(super) fn tried(&self) -> impl Iterator<Item = (u32, f32)> {
        self.tree.at_root().map(|statistics| (statistics.visits, statistics.mean))
    }

    /// Thinks for the seat until the limit. Every iteration begins with a redeal, so nothing that
    /// the seat cannot see in `root` can matter.
    pub(super) fn run(&mut self, root: &R::State, seat: Seat, limit: Limit) {
        let mut state = root.clone();
        let mut done = 0;
        while !limit.is_reached(done)
            && !limit.to_decide(done).is_some_and(|left| self.is_sure(left))
        {
            state.clone_from(root);
            self.chance.was_asked = false;
            R::redeal(&mut state, Viewer::Seat(seat), &mut self.chance);
            self.descend(&mut state, seat);
            self.play_on(&mut state, seat);
            self.remember(judge::<R>(&self.knowledge, &state));
            done += 1;
        }
    }

    /// Whether so many more iterations cannot make another of the root's actions the most tried.
    fn is_sure(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for (visits, _) in self.tried() {
            second = second.max(visits.min(first));
            first = first.max(visits);
        }
        first > second + left
    }

    /// Follows the tree to a decision that was never taken before, and takes it.
    fn descend(&mut self, state: &mut R::State, searcher: Seat) {
        self.path.clear();
        self.place = Place::default();
        while let Prompt::Decide { seats, clock_ms } = R::prompt(state) {
            self.place.ask(seats, searcher);
            let Some(seat) = first_of(seats, searcher) else {
                if self.let_time_pass(state, clock_ms) {
                    continue;
                }
                return;
            };
            self.look(state, seat);
            let Some(node) = self.select() else { return };
            let action = self.tree.action(node);
            R::apply(state, seat.into(), action, &mut self.chance, &mut NoLog);
            self.path.push(node);
            *self.place.of(seat) = Some(node);
            if self.tree.statistics(node).visits == 0 {
                return;
            }
        }
    }

    /// Plays quickly from where the tree ends to a quiet position, or to the end.
    fn play_on(&mut self, state: &mut R::State, searcher: Seat) {
        let mut decisions = 0;
        while decisions < self.tuning.rollout_decisions || !self.knowledge.is_quiet(state) {
            let Prompt::Decide { seats, clock_ms } = R::prompt(state) else { return };
            if let Some(seat) = first_of(seats, searcher) {
                self.actions.clear();
                R::actions(state, seat, &mut self.actions);
                let chance = &mut self.chance.chance;
                let index = self.knowledge.rollout(state, seat, &self.actions, chance);
                R::apply(state, seat.into(), &self.actions[index], chance, &mut NoLog);
            } else if !self.let_time_pass(state, clock_ms) {
                return;
            }
            decisions += 1;
        }
    }

    /// Everybody on the path learns what the iteration was worth to the one who decided.
    fn remember(&mut self, values: Values) {
        for &node in &self.path {
            let value = values[self.tree.seat(node).index()];
            self.tree.statistics_mut(node).add(value);
        }
    }

    /// Finds the nodes for what is open to the seat.
    ///
    /// As long as chance was not asked, the same decisions lead to the same position, and what
    /// was open there once is open there always: it need not be listed again. At the root that
    /// holds whatever was redealt, because what is open to a seat never depends on what it cannot
    /// see.
    fn look(&mut self, state: &R::State, seat: Seat) {
        let parent = *self.place.of(seat);
        let is_surprising = self.chance.was_asked && !self.path.is_empty();
        let is_certain = !is_surprising && !self.place.was_shared;
        if is_certain && self.tree.is_complete(parent) {
            self.tree.children(parent, &mut self.children);
            return;
        }
        self.actions.clear();
        R::actions(state, seat, &mut self.actions);
        self.tree.match_children(parent, seat, &self.actions, &mut self.children);
        self.welcome_new_children(state, seat);
        if is_certain && self.children.iter().all(Option::is_some) {
            self.tree.complete(parent);
        }
    }

    /// Chooses among the children by PUCT: the mean so far, and a bonus for what knowledge
    /// expects much of and what was tried little for as often as it was open.
    ///
    /// There is nothing to select when the tree is full.
    fn select(&mut self) -> Option<NodeId> {
        let (mut weight, mut visits, mut total) = (0.0, 0, 0.0);
        for &child in self.children.iter().flatten() {
            let child = self.tree.statistics(child);
            weight += child.prior;
            visits += child.visits;
            total += child.visits as f32 * child.mean;
        }
        let untried = if visits == 0 { 0.0 } else { total / visits as f32 - self.tuning.doubt };
        let eagerness = self.tuning.exploration / weight;

        let mut best = (f32::NEG_INFINITY, None);
        for &id in self.children.iter().flatten() {
            let child = self.tree.statistics_mut(id);
            child.available += 1;
            let value = if child.visits == 0 { untried } else { child.mean };
            let bonus = eagerness * child.prior * (child.available as f32).sqrt()
                / (1 + child.visits) as f32;
            if value + bonus > best.0 {
                best = (value + bonus, Some(id));
            }
        }
        best.1
    }

    /// Asks knowledge for the weights of actions that were never open here before.
    fn welcome_new_children(&mut self, state: &R::State, seat: Seat) {
        let is_new = |tree: &Tree<R::Action>, id: NodeId| tree.statistics(id).available == 0;
        if !self.children.iter().flatten().any(|&id| is_new(&self.tree, id)) {
            return;
        }
        self.priors.clear();
        self.knowledge.priors(state, seat, &self.actions, &mut self.priors);
        for (&child, &prior) in self.children.iter().zip(&self.priors) {
            if let Some(id) = child.filter(|&id| is_new(&self.tree, id)) {
                self.tree.statistics_mut(id).prior = prior;
            }
        }
    }

    /// Lets the clock act when nobody else is asked. False when there is no clock either.
    fn let_time_pass(&mut self, state: &mut R::State, clock_ms: Option<u32>) -> bool {
        let Some(action) = clock_ms.and_then(R::clock) else { return false };
        R::apply(state, Actor::Clock, &action, &mut self.chance, &mut NoLog);
        true
    }
}

/// Of several seats that are asked at once, the one that thinks goes first, then the lowest.
fn first_of(seats: SeatSet, searcher: Seat) -> Option<Seat> {
    if seats.contains(searcher) { Some(searcher) } else { seats.first() }
}

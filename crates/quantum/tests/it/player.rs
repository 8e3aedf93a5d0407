//! Players that decide by chance, and games between them.

use kernel::chance::{Chance as _, Fast};
use kernel::{Prompt, Rules as _, Seat};
use quantum::{Action, Edition, Event, Map, Pay, Quantum, Setup, State};

/// How a player chooses among the listed actions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Every action is as likely as any other.
    Even,
    /// Likes to build, to fight and to use cards, so that games are short and much happens.
    Eager,
    /// Ends every turn and takes no card.
    Idle,
}

/// A game between players of one style. The seed settles the dice and the decisions.
#[derive(Debug, Clone)]
pub(crate) struct Playout {
    pub(crate) state: State,
    /// What the last decision made happen.
    pub(crate) events: Vec<Event>,
    pub(crate) decisions: usize,
    style: Style,
    chance: Fast,
    listed: Vec<Action>,
}

/// Every set-up there is: each map in each edition.
pub(crate) fn setups() -> impl Iterator<Item = Setup> {
    Map::all().iter().flat_map(|map| {
        [Edition::Revised, Edition::First]
            .map(|edition| Setup { edition: edition.to_string(), ..Setup::on(&map.id, map.seats) })
    })
}

impl Playout {
    pub(crate) fn start(setup: &Setup, style: Style, seed: u64) -> Self {
        let (mut chance, mut events) = (Fast::new(seed), Vec::new());
        let state = Quantum::start(setup, &mut chance, &mut events).expect("a sound set-up");
        Self { state, events, decisions: 0, style, chance, listed: Vec::new() }
    }

    /// The seat that is asked; nobody when the game is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match Quantum::prompt(&self.state) {
            Prompt::Decide { seats, clock_ms } => {
                assert_eq!((seats.len(), clock_ms), (1, None), "one seat is asked, and no clock");
                seats.first()
            }
            Prompt::Over(_) => None,
        }
    }

    /// Lists what the seat may do and chooses from it.
    pub(crate) fn choose(&mut self, seat: Seat) -> Action {
        self.list(seat);
        self.choose_from_list()
    }

    /// The same, whatever order the rules list in: for games that are kept.
    pub(crate) fn choose_in_order(&mut self, seat: Seat) -> Action {
        self.list(seat);
        self.listed.sort_by_cached_key(ToString::to_string);
        self.choose_from_list()
    }

    fn list(&mut self, seat: Seat) {
        self.listed.clear();
        Quantum::actions(&self.state, seat, &mut self.listed);
        assert!(!self.listed.is_empty(), "the seat that is asked can do something");
    }

    fn choose_from_list(&mut self) -> Action {
        match self.style {
            Style::Even => self.listed[self.chance.below(self.listed.len() as u32) as usize],
            Style::Eager => eager(&self.listed, &mut self.chance),
            Style::Idle => idle(&self.listed),
        }
    }

    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        self.events.clear();
        self.decisions += 1;
        let (state, chance) = (&mut self.state, &mut self.chance);
        Quantum::apply(state, seat.into(), &action, chance, &mut self.events);
    }

    /// Lets the seat that is asked decide; nothing happens when the game is over.
    pub(crate) fn step(&mut self) -> Option<(Seat, Action)> {
        let seat = self.asked()?;
        let action = self.choose(seat);
        self.play(seat, action);
        Some((seat, action))
    }

    /// What was listed for the last choice.
    pub(crate) fn listed(&self) -> &[Action] {
        &self.listed
    }
}

/// What the eager player thinks of a kind of action: how often it is done when there is a choice.
const fn appetite(action: Action) -> u32 {
    match action {
        Action::Build(_) => 200,
        Action::Attack { pay: Pay::Action, .. } | Action::Strike { .. } => 30,
        Action::Move { pay: Pay::Curious | Pay::Tactical, .. }
        | Action::Attack { .. }
        | Action::Transport { pay: Pay::Curious | Pay::Tactical, .. } => 20,
        Action::Take(_) => 40,
        Action::Cerebral
        | Action::Tyrannical
        | Action::Flexible { .. }
        | Action::Nomadic { .. }
        | Action::Resourceful(_)
        | Action::Deploy { .. }
        | Action::RerollWith(_) => 12,
        Action::Reconfigure(_) | Action::Research | Action::Move { .. } | Action::Place(_) => 8,
        Action::Transport { .. }
        | Action::Warp { .. }
        | Action::Modify { .. }
        | Action::Scout(_)
        | Action::Fight
        | Action::Keep
        | Action::Reroll => 4,
        Action::End | Action::Refresh | Action::Pass | Action::Scrap | Action::Detonate => 1,
        Action::Settle(_)
        | Action::Drop(_)
        | Action::Occupy
        | Action::Withdraw
        | Action::Choose(_)
        | Action::Infamy(_)
        | Action::Discard(_)
        | Action::Relocate { .. }
        | Action::Reorganize(_) => 2,
    }
}

/// Chooses a kind of action by appetite, then evenly among those of the kind: a ship's fifty moves
/// do not drown its one attack.
fn eager(listed: &[Action], chance: &mut Fast) -> Action {
    let kind = |action: &Action| (std::mem::discriminant(action), appetite(*action));
    let mut kinds = Vec::with_capacity(8);
    for action in listed {
        if !kinds.contains(&kind(action)) {
            kinds.push(kind(action));
        }
    }
    let mut left = chance.below(kinds.iter().map(|(_, appetite)| appetite).sum());
    let chosen = kinds.into_iter().find(|(_, appetite)| {
        let found = left < *appetite;
        left = left.saturating_sub(*appetite);
        found
    });
    let chosen = chosen.expect("the appetites add up");
    let of_kind = || listed.iter().filter(|action| kind(action) == chosen);
    let index = chance.below(of_kind().count() as u32) as usize;
    *of_kind().nth(index).expect("the kind was listed")
}

fn idle(listed: &[Action]) -> Action {
    let ends = |action: &&Action| matches!(action, Action::End | Action::Pass | Action::Keep);
    *listed.iter().find(ends).unwrap_or(&listed[0])
}

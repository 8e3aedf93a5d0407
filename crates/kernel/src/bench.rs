//! A state to try rules on: decisions in notation, dice and draws that are laid down beforehand.
//!
//! Only tests use this. Whatever does not go as it says panics, and names the action.

use crate::chance::{Chance, Scripted};
use crate::{Actor, Event, Prompt, Rules, Seat, Stage, Viewer};

/// The action that is written like this.
#[track_caller]
pub fn parse<R: Rules>(action: &str) -> R::Action {
    action.parse().unwrap_or_else(|_| panic!("`{action}` is no action"))
}

/// The first of the seats that are asked.
#[track_caller]
pub fn asked<R: Rules>(state: &R::State) -> Seat {
    R::prompt(state).seats().first().expect("somebody is asked")
}

pub fn is_over<R: Rules>(state: &R::State) -> bool {
    matches!(R::prompt(state), Prompt::Over(_))
}

/// Everything that a seat may do, in notation.
pub fn actions<R: Rules>(state: &R::State, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    R::actions(state, seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The rest of every listed action that begins like this, sorted: after `move a1 `, the sectors
/// that one can go to from a1.
pub fn rest<R: Rules>(state: &R::State, seat: Seat, beginning: &str) -> Vec<String> {
    let rest = |action: String| action.strip_prefix(beginning).map(str::to_owned);
    let mut all: Vec<String> = actions::<R>(state, seat).into_iter().filter_map(rest).collect();
    all.sort();
    all
}

/// Plays an action that is allowed, whatever chance gives; returns what happened.
#[track_caller]
pub fn play<R: Rules>(
    state: &mut R::State,
    actor: Actor,
    action: &str,
    chance: &mut impl Chance,
) -> Vec<R::Event> {
    let parsed = parse::<R>(action);
    if let Err(refusal) = R::check(state, actor, &parsed) {
        let open = match actor {
            Actor::Seat(seat) => actions::<R>(state, seat),
            Actor::Clock => Vec::new(),
        };
        panic!("`{action}` is refused: {refusal}; open: {open:?}");
    }
    let mut events = Vec::new();
    R::apply(state, actor, &parsed, chance, &mut events);
    events
}

/// What has to be drawn, by its names.
#[track_caller]
fn named<R: Stage>(names: &[&str]) -> impl Iterator<Item = u64> {
    names.iter().map(|name| {
        R::picks_named(name).unwrap_or_else(|| panic!("nothing that is drawn is called `{name}`"))
    })
}

/// A game from its very start, with exactly these dice and draws; and what happened.
#[track_caller]
pub fn start<R: Stage>(
    setup: &R::Setup,
    dice: &[u32],
    names: &[&str],
) -> (R::State, Vec<R::Event>) {
    let mut chance = Scripted::new(dice.iter().copied(), named::<R>(names));
    let mut events = Vec::new();
    let state = R::start(setup, &mut chance, &mut events)
        .unwrap_or_else(|refusal| panic!("the set-up is refused: {refusal}"));
    if let Err(fault) = chance.finish() {
        panic!("the set-up: {fault}");
    }
    (state, events)
}

/// Plays an action with exactly these dice and draws; returns what happened.
///
/// ```
/// use kernel::{Stage, bench};
/// use samples::race::{Position, Race, Setup};
///
/// let setup = Setup { seats: 2, goal: 20, rounds: 9 };
/// let position = Position { squares: vec![3, 5], rockets: vec![], turn: 1, round: 0 };
/// let mut state = Race::stage(&setup, &position)?;
/// let seat = bench::asked::<Race>(&state);
/// assert!(bench::is_legal::<Race>(&state, seat.into(), "roll"));
/// let events = bench::draw::<Race>(&mut state, seat.into(), "roll", &[4], &[]);
/// assert!(!events.is_empty());
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[track_caller]
pub fn draw<R: Stage>(
    state: &mut R::State,
    actor: Actor,
    action: &str,
    dice: &[u32],
    names: &[&str],
) -> Vec<R::Event> {
    let mut chance = Scripted::new(dice.iter().copied(), named::<R>(names));
    let events = play::<R>(state, actor, action, &mut chance);
    if let Err(fault) = chance.finish() {
        panic!("`{action}`: {fault}");
    }
    events
}

pub fn is_legal<R: Rules>(state: &R::State, actor: Actor, action: &str) -> bool {
    R::check(state, actor, &parse::<R>(action)).is_ok()
}

/// The clause that forbids an action.
#[track_caller]
pub fn refusal<R: Rules>(state: &R::State, actor: Actor, action: &str) -> &'static str {
    match R::check(state, actor, &parse::<R>(action)) {
        Ok(()) => panic!("`{action}` is allowed to {actor:?}"),
        Err(refusal) => refusal.clause.0,
    }
}

/// The clause that a set-up breaks.
#[track_caller]
pub fn refused_setup<R: Rules>(setup: &R::Setup, chance: &mut impl Chance) -> &'static str {
    match R::start(setup, chance, &mut Vec::new()) {
        Ok(_) => panic!("the set-up is sound"),
        Err(refusal) => refusal.clause.0,
    }
}

/// The kinds of events, in order: `["ShipMoved"]`.
pub fn event_names<E: std::fmt::Debug>(events: &[E]) -> Vec<String> {
    let name = |event: &E| format!("{event:?}").split(' ').next().map(str::to_owned);
    events.iter().filter_map(name).collect()
}

/// What a seat is told of what happened.
pub fn told<E: Event>(events: &[E], seat: Seat) -> Vec<E> {
    events.iter().filter_map(|event| event.seen_by(Viewer::Seat(seat))).collect()
}

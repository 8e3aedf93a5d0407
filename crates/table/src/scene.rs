//! A state as it is put before one seat: at a table, or in a lesson that no table plays.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use kernel::{Offer, Pick, Picked, Present, Refusal, Seat, Viewer};

use crate::message::{EventShown, Offered, PickSent, ThingShown, Written};

/// Room for most actions in notation.
const NOTATION: usize = 16;

/// Everything that is listed for the seat.
pub fn actions<R: Present>(state: &R::State, seat: Seat) -> Vec<Offered> {
    let mut actions = Vec::new();
    R::actions(state, seat, &mut actions);
    actions.iter().map(|action| offered::<R>(state, seat, action)).collect()
}

/// An action that is open to the seat.
pub fn offered<R: Present>(state: &R::State, seat: Seat, action: &R::Action) -> Offered {
    let Offer { sentence, picks, any_order, floating } = R::offer(state, seat, action);
    let mut notation = String::with_capacity(NOTATION);
    write!(notation, "{action}").expect("a text takes any letters");
    let follows = |number: &usize| R::follows(&picks[..*number], &picks[*number]);
    let by_itself = (0..picks.len()).rev().take_while(follows).count() as u8;
    let gives_up = R::gives_up(state, action);
    let preview = R::preview(state, seat, action).map(|it| Written::new(&it));
    Offered { notation, sentence, picks, any_order, floating, by_itself, gives_up, preview }
}

/// What there is to say to the seat about the things that are picked for these.
pub fn things<R: Present>(state: &R::State, seat: Seat, offered: &[Offered]) -> Vec<ThingShown> {
    let picks: BTreeSet<&Pick> = offered.iter().flat_map(|offer| &offer.picks).collect();
    let view = R::view(state, Viewer::Seat(seat));
    picks.into_iter().filter_map(|pick| thing::<R>(&view, pick)).collect()
}

/// What there is to say about a thing, if its id does not say it.
fn thing<R: Present>(view: &R::View, pick: &Pick) -> Option<ThingShown> {
    let (name, closes) = (R::label(view, pick), R::closes(pick));
    let is_told = name.is_some() || closes;
    is_told.then(|| ThingShown { pick: pick.clone(), name, closes })
}

/// An event that the viewer may know.
pub fn shown<R: Present>(event: &R::Event) -> EventShown {
    EventShown {
        event: Written::new(event),
        sentence: R::tell(event),
        marks: R::marks(event),
        clause: R::clause(event),
        depth: R::depth(event),
        turn: R::turn_of(event),
        decides: R::decides(event),
    }
}

/// Why picking these things is not allowed; nothing when it is, or when they mean nothing.
pub fn why<R: Present>(state: &R::State, seat: Seat, picks: &[PickSent]) -> Option<Refusal> {
    let prompt = R::prompt(state);
    if !prompt.seats().contains(seat) {
        let refusal =
            prompt.outcome().map_or_else(|| Refusal::not_asked(seat), |_| Refusal::game_over());
        return Some(refusal);
    }
    let picks: Vec<Picked<'_>> =
        picks.iter().map(|pick| Picked { kind: &pick.kind, id: &pick.id }).collect();
    let action = R::meant(state, seat, &picks)?;
    R::check(state, seat.into(), &action).err()
}

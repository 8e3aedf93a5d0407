//! Sealed bids in which cards are exchanged in writing, with a fault.

use kernel::chance::Chance;
use kernel::{
    Actor, Form, Log, Offer, Paragraph, Pick, Piece, Present, Prompt, Refusal, Rules, Seat,
    Sentence, Viewer,
};
use samples::sealed::{Action, CardSet, Sealed, SealedEvent, Setup, State, View};
use serde::{Deserialize, Serialize};

use super::complaint;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum Fault {
    None,
    OpenUnasked,
    SpellsRefused,
    SpellsNothing,
    SpellsNoNotation,
    SpellsListed,
    ListsWritten,
    Forgets,
    Leaks,
}

#[derive(Debug, Clone, Copy)]
struct Written;

impl Rules for Written {
    const GAME: &'static str = "written";
    const VERSION: u32 = 1;

    type Setup = Fault;
    type State = (State, Fault);
    type Action = Action;
    type Event = SealedEvent;
    type View = View;

    fn start(
        fault: &Fault,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) -> Result<(State, Fault), Refusal> {
        let setup = Setup { seats: 2, rounds: 3, teams: false };
        Ok((Sealed::start(&setup, chance, log)?, *fault))
    }

    fn seats((state, _): &(State, Fault)) -> u8 {
        Sealed::seats(state)
    }

    fn prompt((state, _): &(State, Fault)) -> Prompt {
        Sealed::prompt(state)
    }

    fn actions((state, fault): &(State, Fault), seat: Seat, out: &mut Vec<Action>) {
        Sealed::actions(state, seat, out);
        if *fault != Fault::ListsWritten {
            out.retain(|action| !Self::is_written(action));
        }
    }

    fn check((state, _): &(State, Fault), actor: Actor, action: &Action) -> Result<(), Refusal> {
        Sealed::check(state, actor, action)
    }

    fn apply(
        (state, _): &mut (State, Fault),
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) {
        Sealed::apply(state, actor, action, chance, log);
    }

    fn view((state, _): &(State, Fault), viewer: Viewer) -> View {
        Sealed::view(state, viewer)
    }

    fn redeal((state, _): &mut (State, Fault), viewer: Viewer, chance: &mut impl Chance) {
        Sealed::redeal(state, viewer, chance);
    }

    fn is_written(action: &Action) -> bool {
        matches!(action, Action::Swap(_))
    }
}

/// The cards that the seat may exchange.
fn swaps(state: &State, seat: Seat) -> Vec<Pick> {
    let mut actions = Vec::new();
    Sealed::actions(state, seat, &mut actions);
    let swapped = actions.into_iter().filter_map(|action| match action {
        Action::Swap(card) => Some(Pick::new("card", card.to_string())),
        Action::Bid(_) => None,
    });
    swapped.collect()
}

fn form(verb: &'static str, cards: Vec<Pick>) -> Form {
    let card = Piece::one_of(Sentence::new("blank-card"), cards);
    Form { sentence: Sentence::new("form-swap"), pieces: vec![Piece::Fixed(verb), card] }
}

impl Present for Written {
    type Preview = ();

    fn forms((state, fault): &(State, Fault), seat: Seat) -> Vec<Form> {
        let cards = swaps(state, seat);
        let all = || CardSet::ALL.iter().map(|card| Pick::new("card", card.to_string())).collect();
        let other = Viewer::Seat(Seat::new(1 - seat.index() as u8));
        let hand = Sealed::view(state, other).hand.expect("a seat has a hand");
        match fault {
            Fault::OpenUnasked if !Sealed::prompt(state).seats().contains(seat) => {
                vec![form("swap", all())]
            }
            Fault::Forgets if seat.index() == 1 => Vec::new(),
            _ if cards.is_empty() => Vec::new(),
            Fault::SpellsRefused => vec![form("swap", all())],
            Fault::SpellsNothing => vec![form("swap", Vec::new())],
            Fault::SpellsNoNotation => vec![form("exchange", cards)],
            Fault::SpellsListed => vec![form("swap", cards.clone()), form("bid", cards)],
            Fault::Leaks if hand.iter().any(|card| card.face() % 3 == 0) => {
                vec![form("swap", cards[..1].to_vec())]
            }
            Fault::None
            | Fault::OpenUnasked
            | Fault::ListsWritten
            | Fault::Forgets
            | Fault::Leaks => vec![form("swap", cards)],
        }
    }

    fn question((state, _): &(State, Fault), seat: Seat) -> Sentence {
        Sealed::question(state, seat)
    }

    fn offer((state, _): &(State, Fault), seat: Seat, action: &Action) -> Offer {
        Sealed::offer(state, seat, action)
    }

    fn tell(event: &SealedEvent) -> Sentence {
        Sealed::tell(event)
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        Sealed::describe(view)
    }
}

fn check(fault: Fault, expected: &str) {
    let found = complaint::<Written>(&fault);
    let found = found.unwrap_or_else(|| panic!("{fault:?} was not noticed"));
    assert!(found.contains(expected), "{fault:?}: {found:?} does not say {expected:?}");
}

#[test]
fn a_sound_game_with_forms_passes() {
    assert_eq!(complaint::<Written>(&Fault::None), None);
}

#[test]
fn forms_that_spell_something_else_are_noticed() {
    check(Fault::SpellsRefused, "is spelled but refused");
    check(Fault::SpellsNothing, "spells nothing");
    check(Fault::SpellsNoNotation, "is spelled and no notation");
    check(Fault::SpellsListed, "is spelled and not written");
}

#[test]
fn what_is_written_is_not_listed_and_what_is_accepted_is_one_of_both() {
    check(Fault::ListsWritten, "is listed and written");
    check(Fault::Forgets, "accepted true, listed false");
}

#[test]
fn forms_that_are_open_to_others_or_tell_secrets_are_noticed() {
    check(Fault::OpenUnasked, "has actions exactly when it is asked");
    check(Fault::Leaks, ": forms: ");
}

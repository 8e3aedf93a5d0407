//! What can be said, as sentences with blanks: there are too many phrases for a list.

use kernel::{Form, Pick, Piece, Seat};

use super::names::say;
use crate::card::{Button, Order};
use crate::planning::action::Action;
use crate::planning::state::State;
use crate::planning::talk::Phrase;
use crate::ship::Station;
use crate::turn::Number;

pub(super) fn forms(state: &State, seat: Seat) -> Vec<Form> {
    if !state.may_speak(seat) {
        return Vec::new();
    }
    let form = |key, pieces| Form { sentence: say(key), pieces };
    let turns: Vec<Pick> =
        state.turns_to_speak_of(seat).map(|turn| Pick::new("turn", turn.to_string())).collect();
    let turn = || one_of("blank-alert-turn", turns.clone());
    let mut forms = Vec::new();
    if !turns.is_empty() {
        forms.push(form(
            "form-alert-press",
            vec![Piece::Fixed("say"), turn(), stations(), buttons()],
        ));
        forms.push(form("form-alert-go", vec![Piece::Fixed("say"), turn(), stations()]));
        forms
            .push(form("form-alert-free", vec![Piece::Fixed("say"), turn(), Piece::Fixed("free")]));
        forms.push(form("form-alert-hero", vec![Piece::Fixed("say hero"), turn()]));
    }
    for (key, fixed, phrase) in [
        ("form-alert-take", "say take", Phrase::Take as fn(Number) -> Phrase),
        ("form-alert-leave", "say leave", Phrase::Leave),
    ] {
        let is_open = |number: &Number| state.allows(seat, Action::Say(phrase(*number)));
        let numbers: Vec<Pick> = Number::ALL
            .into_iter()
            .filter(is_open)
            .map(|number| Pick::new("threat", number.to_string()))
            .collect();
        if !numbers.is_empty() {
            forms.push(form(key, vec![Piece::Fixed(fixed), one_of("blank-alert-threat", numbers)]));
        }
    }
    forms.push(form("form-alert-have", vec![Piece::Fixed("say have"), orders()]));
    forms.push(form("form-alert-need", vec![Piece::Fixed("say need"), orders()]));
    forms.push(form("form-alert-hold", vec![Piece::Fixed("say hold"), cards()]));
    forms
}

const fn one_of(label: &'static str, choices: Vec<Pick>) -> Piece {
    Piece::one_of(say(label), choices)
}

fn stations() -> Piece {
    let stations = Station::ALL.into_iter().map(|it| Pick::new("station", it.to_string()));
    one_of("blank-alert-station", stations.collect())
}

fn buttons() -> Piece {
    let buttons =
        Button::ALL.into_iter().map(|it| Pick::new("button", Order::from(it).to_string()));
    one_of("blank-alert-button", buttons.collect())
}

fn orders() -> Piece {
    let orders = Phrase::ORDERS.into_iter().map(|it| Pick::new("order", it.to_string()));
    one_of("blank-alert-order", orders.collect())
}

fn cards() -> Piece {
    let cards = Phrase::cards().map(|it| Pick::new("card", it.to_string()));
    one_of("blank-alert-card", cards.collect())
}

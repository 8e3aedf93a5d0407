//! What happened, told in few lines.

use alert::planning::{Event, FilmEvent, Spot};
use alert::{Alert, Crew, Half, Member, Step, Turn};
use kernel::{Line, Present as _, Seat, Value};

const ADA: Seat = Seat::new(0);
const JOAN: Seat = Seat::new(1);

fn crew() -> Crew {
    Crew::new(4, false).expect("a crew of four")
}

fn said(seat: Seat, phrase: &str) -> Event {
    let action = format!("say {phrase}").parse().expect("an action");
    let alert::planning::Action::Say(phrase) = action else { panic!("{phrase}") };
    Event::Said { seat, phrase }
}

fn laid(seat: Seat, turn: u8) -> Event {
    let member = Member::ALL[seat.index()];
    let spot = Spot { crew: crew(), member, turn: Turn::new(turn).expect("a turn") };
    Event::CardLaid { seat, spot, half: Half::Action, card: None, open: false }
}

fn keys(lines: &[Line]) -> Vec<Vec<&'static str>> {
    lines.iter().map(|line| line.sentences.iter().map(|it| it.key).collect()).collect()
}

#[test]
fn what_is_done_at_the_same_time_is_told_seat_by_seat() {
    let events = [
        said(ADA, "hold </A"),
        said(JOAN, "3 UR A"),
        said(ADA, "hold >/B"),
        laid(JOAN, 2),
        said(ADA, "2 UW A"),
        said(ADA, "1 UW B"),
        said(ADA, "2 UW C"),
        laid(JOAN, 3),
    ];
    let lines = Alert::tell_all(&events);
    assert_eq!(
        keys(&lines),
        [
            vec!["event-alert-said-hold", "offer-alert-say-shield", "offer-alert-say-computer"],
            vec!["event-alert-said-fire"],
            vec!["event-alert-laid-several"],
        ],
        "turn by turn, and the last word only"
    );
    let cards = Value::from(vec![Value::from("</A"), Value::from(">/B")]);
    assert!(lines[0].sentences[0].args.contains(&("card", cards)));
    assert!(lines[2].sentences[0].args.contains(&("seat", JOAN.into())));
}

/// An announcement in between keeps what came before apart from what came after.
#[test]
fn the_order_of_what_matters_is_kept() {
    let lines = Alert::tell_all(&[said(ADA, "hold </A"), Event::RoundEnded, said(ADA, "hold >/B")]);
    let hold = vec!["event-alert-said-hold"];
    assert_eq!(keys(&lines), [hold.clone(), vec!["event-alert-round-ended"], hold]);
}

#[test]
fn the_film_is_set_in_and_cards_are_told_once() {
    let film = |event| Event::Film(FilmEvent { event, crew: crew(), threat: None });
    let turn = Turn::FIRST;
    let shown = Event::CardsShown { crew: crew(), turn, cards: [None; Member::MOST] };
    let began = film(alert::Event::TurnBegan { turn });
    let step = film(alert::Event::StepBegan { step: Step::PlayerActions });
    let asked = Alert::tell_all(&[began, shown]);
    assert_eq!(keys(&asked), [["event-alert-turn"], ["event-alert-cards-shown"]]);
    let lines = Alert::tell_all(&[
        began,
        shown,
        Event::Watched { seat: ADA },
        step,
        film(alert::Event::Jumped),
    ]);
    assert_eq!(
        keys(&lines),
        [["event-alert-turn"], ["alert-step-actions"], ["event-alert-jumped"]]
    );
    assert_eq!(lines.iter().map(|line| line.depth).collect::<Vec<_>>(), [0, 1, 2]);
}

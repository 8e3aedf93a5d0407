//! A flight once more, with whatever the crew had in hand.

use alert::{Alert, Setup};
use bots::{CrewKnowledge, Knowledge as _, Retry};
use kernel::chance::Seed;
use kernel::{Actor, Play, Player, Record, Seat};

/// A test run in which everybody lays what is listed first, until it is over.
fn flown(seats: u8) -> Record<Setup> {
    let setup = Setup { clock: false, ..Setup::on("S1-1", seats) };
    let players = (0..seats)
        .map(|seat| Player { name: format!("P{seat}"), kind: "human".to_owned() })
        .collect();
    let mut play = Play::<Alert>::start(setup, players, Seed::from_number(7)).expect("a flight");
    let mut laid = 0;
    while let Some(seat) = play.prompt().seats().iter().next() {
        let actions: Vec<String> = play.actions(seat).iter().map(ToString::to_string).collect();
        let lay = actions.iter().find(|it| it.starts_with("lay")).filter(|_| laid % 5 != 4);
        laid += 1;
        let named = |name: &str| actions.iter().find(|it| *it == name);
        let action = named("go all").or(lay).or(named("done")).or(actions.first());
        act(&mut play, seat, action.expect("something can be done"));
    }
    play.record().clone()
}

fn act(play: &mut Play<Alert>, seat: Seat, action: &str) {
    let decision = play.propose(Actor::Seat(seat), action).expect("it is listed");
    play.accept(decision).expect("it was proposed");
}

type Rows = Vec<Vec<Option<String>>>;

fn retry(record: &Record<Setup>, rows: Option<&Rows>) -> Result<Retry<Alert>, kernel::Refusal> {
    CrewKnowledge::default().retry(record, rows).expect("crews fly again")
}

#[test]
fn without_other_cards_it_is_as_it_was() {
    let record = flown(4);
    let Retry { held, flight } = retry(&record, None).expect("it was flown");
    assert_eq!((flight.kind, flight.changes.len(), flight.rows.len()), ("flown", 0, 4));
    let laid = |row: &Vec<Option<String>>| row.iter().flatten().count();
    assert!(flight.rows.iter().map(laid).sum::<usize>() > 4);
    for (row, held) in flight.rows.iter().zip(&held) {
        assert!(laid(row) <= held.len());
    }
    let again = retry(&record, Some(&flight.rows)).expect("the same cards");
    assert_eq!(again.flight.changes, []);
    assert_eq!(again.flight.after.report(), flight.after.report());
}

#[test]
fn other_cards_are_told_apart_and_fly() {
    let record = flown(4);
    let mut rows = retry(&record, None).expect("it was flown").flight.rows;
    let (member, turn) = first_card(&rows);
    let card = rows[member][turn].take().expect("a card lies there");
    let Retry { flight, .. } = retry(&record, Some(&rows)).expect("less is allowed");
    let [change] = flight.changes.as_slice() else { panic!("one change: {:?}", flight.changes) };
    assert_eq!((usize::from(change.member), usize::from(change.turn)), (member, turn + 1));
    assert_eq!((change.was.as_deref(), change.now.as_deref()), (card.split('/').next(), None));
    assert!(flight.after.report().is_some());
}

#[test]
fn nobody_lays_what_nobody_had_or_before_it_came() {
    let record = flown(4);
    let Retry { held, flight } = retry(&record, None).expect("it was flown");
    let clause = |rows: &Rows| retry(&record, Some(rows)).expect_err("impossible").clause.0;
    let mut rows = flight.rows.clone();
    rows[0][0] = Some("h:LR/hA".to_owned());
    assert_eq!(clause(&rows), "SA-PLAN-02");
    // A card of the second phase, on the first turn.
    let later = held[0].iter().find(|(card, from)| {
        *from == 4 && held[0].iter().filter(|(other, _)| other == card).all(|it| it.1 == 4)
    });
    let (card, _) = later.expect("some card came later");
    let mut rows: Rows = flight.rows.iter().map(|row| vec![None; row.len()]).collect();
    rows[0][0] = Some(card.clone());
    assert_eq!(clause(&rows), "SA-PLAN-02");
    rows[0][0] = None;
    rows[0][3] = Some(card.clone());
    assert!(retry(&record, Some(&rows)).is_ok());
    for nonsense in ["", "A", "picnic", "A/B"] {
        rows[0][3] = Some(nonsense.to_owned());
        assert!(retry(&record, Some(&rows)).is_err(), "{nonsense}");
    }
    assert!(retry(&record, Some(&Vec::new())).is_err());
}

#[test]
fn cards_of_a_hand_may_lie_before_an_android() {
    let record = flown(2);
    let Retry { held, flight } = retry(&record, None).expect("it was flown");
    assert_eq!(held.len(), 4);
    let mut rows: Rows = flight.rows.iter().map(|row| vec![None; row.len()]).collect();
    let (card, from) = &held[1][0];
    rows[3][usize::from(*from) - 1] = Some(card.clone());
    assert!(retry(&record, Some(&rows)).is_ok());
    // But not twice.
    let copies = held.iter().take(2).flatten().filter(|(other, _)| other == card).count();
    for turn in 0..=copies {
        rows[2][turn + usize::from(*from) - 1] = Some(card.clone());
    }
    assert!(retry(&record, Some(&rows)).is_err());
}

fn first_card(rows: &Rows) -> (usize, usize) {
    let cells = rows.iter().enumerate().flat_map(|(member, row)| {
        row.iter().enumerate().map(move |(turn, card)| (member, turn, card.is_some()))
    });
    let found = cells.into_iter().find(|(_, _, lies)| *lies);
    found.map(|(member, turn, _)| (member, turn)).expect("somebody laid a card")
}

//! What the fuzz targets do with arbitrary bytes: nothing of it may panic, hang, or change a state
//! that refused it. The targets in `fuzz_targets` and a plain test of `quantum` call these.

mod bytes;

use std::sync::OnceLock;

use bytes::Bytes;
use kernel::chance::{Chance as _, Fast, Seed};
use kernel::{Actor, Play, Player, Present as _, Prompt, Record, Replay, Rules as _, Seat, Viewer};
use quantum::{Action, Card, Edition, Map, Quantum, Setup, Square, State};

/// Bytes choose a set-up, then decisions and dice. Besides what is listed, strange actions are
/// tried: what is listed is accepted, and nothing else is.
pub fn quantum_actions(bytes: &[u8]) {
    let bytes = &mut Bytes::new(bytes);
    let Some(map) = bytes.index(Map::all().len()).map(|index| &Map::all()[index]) else { return };
    let edition =
        if bytes.next().unwrap_or(0).is_multiple_of(2) { Edition::Revised } else { Edition::First };
    let setup = Setup { edition: edition.to_string(), ..Setup::on(&map.id, map.seats) };
    let (mut events, mut listed, mut met) = (Vec::new(), Vec::new(), Vec::new());
    let mut state = Quantum::start(&setup, bytes, &mut events).expect("the map knows its seats");

    while let (Prompt::Decide { seats, .. }, Some(choice)) = (Quantum::prompt(&state), bytes.next())
    {
        let seat = seats.first().expect("somebody is asked");
        listed.clear();
        Quantum::actions(&state, seat, &mut listed);
        let action = listed[bytes.index(listed.len()).unwrap_or(0)];
        if choice % 4 == 0 {
            let strange = match choice % 8 {
                0 => mutated(action, bytes),
                _ => bytes.index(met.len()).and_then(|index| met.get(index).copied()),
            };
            if let Some(it) = strange {
                expect_listed_is_accepted(&state, it, &listed);
            }
            show(&state, seat, action);
        }
        Quantum::check(&state, seat.into(), &action).expect("what is listed is accepted");
        events.clear();
        Quantum::apply(&mut state, seat.into(), &action, bytes, &mut events);
        for event in &events {
            drop(Quantum::tell(event));
        }
        met.push(action);
    }
    drop(Quantum::describe(&Quantum::view(&state, Viewer::Spectator)));
}

/// The action's text with one character changed, if that is an action.
fn mutated(action: Action, bytes: &mut Bytes<'_>) -> Option<Action> {
    let mut text = action.to_string().into_bytes();
    let at = bytes.index(text.len())?;
    text[at] = bytes.next()? % 128;
    String::from_utf8(text).ok()?.parse().ok()
}

fn expect_listed_is_accepted(state: &State, action: Action, listed: &[Action]) {
    let asked = Quantum::prompt(state).seats();
    for seat in Seat::all(state.seats()) {
        let accepted = Quantum::check(state, seat.into(), &action).is_ok();
        let expected = asked.contains(seat) && listed.contains(&action);
        assert_eq!(accepted, expected, "`{action}` by seat {seat} in {state:?}");
    }
    assert!(Quantum::check(state, Actor::Clock, &action).is_err(), "`{action}` by the clock");
}

/// Puts the position and one action before a person.
fn show(state: &State, seat: Seat, action: Action) {
    drop(Quantum::question(state, seat));
    drop(Quantum::offer(state, seat, &action));
    drop(Quantum::describe(&Quantum::view(state, Viewer::Seat(seat))));
}

/// Text that is an action, a square or a card is written in one way, and read back as the same.
pub fn quantum_notation(text: &str) {
    if let Ok(action) = text.parse::<Action>() {
        let written = action.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&action), "`{text}` is written `{written}`");
        drop(Quantum::offer(start(), Seat::new(0), &action));
        drop(Quantum::check(start(), Seat::new(0).into(), &action));
    }
    if let Ok(square) = text.parse::<Square>() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
}

/// The first position of a game.
fn start() -> &'static State {
    static START: OnceLock<State> = OnceLock::new();
    START.get_or_init(|| played().state_after(0))
}

/// Bytes as a record, and as changes to a sound one: an error or a game, and nothing else.
pub fn record(bytes: &[u8]) {
    read_record(&String::from_utf8_lossy(bytes));
    let mut text = sound_record().as_bytes().to_vec();
    let mut changes = Bytes::new(bytes);
    while let (Some(at), Some(change)) = (changes.index(text.len()), changes.next()) {
        let end = (at + usize::from(change / 4)).min(text.len());
        match change % 4 {
            0 => drop(text.drain(at..end)),
            1 => {
                let piece = text[at..end].to_vec();
                text.splice(at..at, piece);
            }
            2 => text[at] = b' ' + change / 4,
            _ => text.insert(at, b"0123456789,:\"[]{}-x\n"[usize::from(change / 4) % 20]),
        }
        if text.is_empty() {
            break;
        }
    }
    read_record(&String::from_utf8_lossy(&text));
}

fn read_record(text: &str) {
    drop(kernel::game_of(text));
    let Ok((record, _)) = Record::recover::<Quantum>(text) else { return };
    let written = record.to_text();
    assert_eq!(Record::parse::<Quantum>(&written).as_ref(), Ok(&record), "{text}");
    if let Ok(mut replay) = Replay::<Quantum>::new(&record) {
        while let Ok(Some(_)) = replay.step() {}
    }
    let verified = kernel::verify::<Quantum>(&record);
    let resumed = Play::<Quantum>::resume(record);
    assert!(resumed.is_ok() || verified.is_err(), "verified, but it does not replay: {text}");
}

fn sound_record() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| played().record().to_text())
}

/// A short game by chance.
fn played() -> Play<Quantum> {
    const DECISIONS: usize = 60;
    let player = Player { name: "Ada".to_owned(), kind: "human".to_owned() };
    let players = vec![player; 2];
    let mut play = Play::<Quantum>::start(Setup::basic(2), players, Seed::from_number(1))
        .expect("the learning map for two");
    let mut whim = Fast::new(1);
    for _ in 0..DECISIONS {
        let Some(seat) = play.prompt().seats().first() else { break };
        let actions = play.actions(seat);
        let action = actions[whim.below(actions.len() as u32) as usize];
        play.play(seat.into(), &action).expect("what is listed is accepted");
    }
    play
}

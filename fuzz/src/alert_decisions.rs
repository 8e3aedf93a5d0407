//! Arbitrary bytes as the decisions of a crew of Space Alert and of its clock: what is listed is
//! accepted and nothing else is, whatever comes in whatever order, and what was recorded plays
//! again.

use alert::planning::Action;
use alert::{Alert, Choice, Script, Setup};
use kernel::chance::Seed;
use kernel::{Actor, Play, Player, Present as _, Prompt, Record, Rules as _, Seat, Viewer};

/// Bytes read one after the other.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// One of so many.
    fn index(&mut self, length: usize) -> Option<usize> {
        let (high, low) = (self.next()?, self.next()?);
        Some(usize::from(u16::from_be_bytes([high, low])) % length.max(1))
    }
}

/// A game as bytes want it: set-up, then decisions until they are used up.
pub fn decisions(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    let Some(setup) = setup(bytes) else { return };
    let seats = setup.seats;
    let players = vec![Player { name: "Ada".to_owned(), kind: "human".to_owned() }; seats.into()];
    let seed = Seed::from_number(u64::from(bytes.next().unwrap_or(0)));
    let Ok(mut play) = Play::<Alert>::start(setup, players, seed) else { return };
    while let (Prompt::Decide { .. }, Some(choice)) = (play.prompt(), bytes.next()) {
        let seat = Seat::new(choice / 8 % seats);
        match choice % 8 {
            0 | 1 => beat(&mut play),
            2 => strange(&mut play, seat, bytes),
            _ => listed(&mut play, seat, bytes),
        }
    }
    drop(Alert::describe(&Alert::view(play.state(), Viewer::Spectator)));
    replays(&play);
}

fn setup(bytes: &mut Bytes<'_>) -> Option<Setup> {
    const KINDS: [&str; 4] = ["test-run", "simulation", "advanced-simulation", "mission"];
    let scripts = Script::all();
    let choices = bytes.next()?;
    let mission = match bytes.index(KINDS.len() + scripts.len())? {
        kind if kind < KINDS.len() => KINDS[kind].to_owned(),
        script => scripts[script - KINDS.len()].id.clone(),
    };
    let colour = |number: u8| Choice::ALL[usize::from(number) % Choice::ALL.len()];
    Some(Setup {
        seats: 1 + choices % 5,
        five: choices & 16 != 0,
        common: colour(bytes.next()?),
        serious: colour(bytes.next()?),
        clock: choices & 32 != 0,
        campaign: choices & 64 != 0,
        ..Setup::on(&mission, 1)
    })
}

/// The clock says what it has to say.
fn beat(play: &mut Play<Alert>) {
    let Prompt::Decide { clock_ms: Some(due_ms), .. } = play.prompt() else { return };
    let action = Alert::clock(due_ms).expect("the game has a clock");
    play.play(Actor::Clock, &action).expect("the clock is on time");
}

/// A seat does something that is open to it.
fn listed(play: &mut Play<Alert>, seat: Seat, bytes: &mut Bytes<'_>) {
    let actions = play.actions(seat);
    assert_eq!(play.prompt().seats().contains(seat), !actions.is_empty(), "seat {seat} is asked");
    let Some(action) = bytes.index(actions.len()).and_then(|index| actions.get(index)) else {
        return;
    };
    drop(Alert::question(play.state(), seat));
    drop(Alert::offer(play.state(), seat, action));
    let events = play.play(seat.into(), action).expect("what is listed is accepted");
    for event in events {
        drop(Alert::tell(event));
    }
}

/// A decision from anywhere: an action of somebody with a character changed, or bytes as text. It
/// is accepted if it is listed, and changes nothing if it is not.
fn strange(play: &mut Play<Alert>, seat: Seat, bytes: &mut Bytes<'_>) {
    let Some(action) = changed(play, seat, bytes) else { return };
    let written = action.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&action), "`{written}`");
    let is_listed = play.actions(seat).contains(&action);
    let before = (!is_listed).then(|| play.state().clone());
    let is_accepted = play.play(seat.into(), &action).is_ok();
    assert_eq!(is_accepted, is_listed, "`{action}` by seat {seat}");
    assert!(before.is_none_or(|before| before == *play.state()), "`{action}` was refused");
}

fn changed(play: &Play<Alert>, seat: Seat, bytes: &mut Bytes<'_>) -> Option<Action> {
    let other = Seat::new((seat.index() as u8 + 1) % Alert::seats(play.state()));
    let actions = play.actions(other);
    let mut text = actions.get(bytes.index(actions.len())?)?.to_string().into_bytes();
    let at = bytes.index(text.len())?;
    text[at] = bytes.next()? % 128;
    String::from_utf8(text).ok()?.parse().ok()
}

/// The record is written and read the same, and gives the same game.
fn replays(play: &Play<Alert>) {
    let text = play.record().to_text();
    let record = Record::parse::<Alert>(&text).expect("what was written can be read");
    assert_eq!(&record, play.record());
    let again = Play::<Alert>::resume(record).expect("what was played plays again");
    assert!(again.state() == play.state(), "the same decisions led elsewhere");
}

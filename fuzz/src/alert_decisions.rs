//! Arbitrary bytes as the decisions of a crew of Space Alert and of its clock: what is listed is
//! accepted and nothing else is, whatever comes in whatever order, and what was recorded plays
//! again.

#[path = "attempts.rs"]
mod attempts;
#[path = "bytes.rs"]
mod bytes;

use alert::{Alert, DeckColour, Script, Setup};
use attempts::{listed, players, replays, strange};
use bytes::Bytes;
use kernel::chance::Seed;
use kernel::{Actor, Play, Prompt, Rules as _, Seat};

/// A game as bytes want it: set-up, then decisions until they are used up.
pub fn decisions(bytes: &[u8]) {
    let bytes = &mut Bytes::new(bytes);
    let Some(setup) = setup(bytes) else { return };
    let seats = setup.seats;
    let seed = Seed::from_number(u64::from(bytes.next().unwrap_or(0)));
    let Ok(mut play) = Play::<Alert>::start(setup, players(seats.into()), seed) else { return };
    while let (Prompt::Decide { .. }, Some(choice)) = (play.prompt(), bytes.next()) {
        let seat = Seat::new(choice / 8 % seats);
        match choice % 8 {
            0 | 1 => beat(&mut play),
            2 => strange(&mut play, seat, Seat::new((seat.index() as u8 + 1) % seats), bytes),
            _ => listed(&mut play, seat, bytes),
        }
    }
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
    let colour = |number: u8| DeckColour::ALL[usize::from(number) % DeckColour::ALL.len()];
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

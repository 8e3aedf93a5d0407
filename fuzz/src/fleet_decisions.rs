//! Arbitrary bytes as the decisions of a battle of Fleet Commander: what is listed is accepted and
//! nothing else is, whatever comes in whatever order, and what was recorded plays again.

#[path = "attempts.rs"]
mod attempts;
#[path = "bytes.rs"]
mod bytes;

use attempts::{listed, players, replays, strange};
use bytes::Bytes;
use fleet::{FleetCommander, Setup};
use kernel::chance::{Fast, Seed};
use kernel::{Play, Prompt};

/// A battle as bytes want it: a set-up of everything together, then decisions until they are used
/// up.
pub fn decisions(bytes: &[u8]) {
    let bytes = &mut Bytes::new(bytes);
    let Some(drawn) = bytes.index(usize::from(u16::MAX)) else { return };
    let setup = Setup::surprise(&mut Fast::new(drawn as u64));
    let players = players(setup.fleets.len());
    let seed = Seed::from_number(u64::from(bytes.next().unwrap_or(0)));
    let mut play = Play::<FleetCommander>::start(setup, players, seed).expect("it was legal");
    while let (Prompt::Decide { seats, .. }, Some(choice)) = (play.prompt(), bytes.next()) {
        let number = usize::from(choice / 8) % seats.len() as usize;
        let seat = seats.iter().nth(number).expect("somebody is asked");
        if choice % 8 == 0 {
            strange(&mut play, seat, seat, bytes);
        } else {
            listed(&mut play, seat, bytes);
        }
    }
    replays(&play);
}

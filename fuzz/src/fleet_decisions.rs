//! Arbitrary bytes as the decisions of a battle of Fleet Commander: what is listed is accepted and
//! nothing else is, whatever comes in whatever order, and what was recorded plays again.

use fleet::{Action, FleetCommander, Setup};
use kernel::chance::{Fast, Seed};
use kernel::{Play, Player, Present as _, Prompt, Record, Rules as _, Seat, Viewer};

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

/// A battle as bytes want it: a set-up of everything together, then decisions until they are used
/// up.
pub fn decisions(bytes: &[u8]) {
    let bytes = &mut Bytes(bytes);
    let Some(drawn) = bytes.index(usize::from(u16::MAX)) else { return };
    let setup = Setup::surprise(&mut Fast::new(drawn as u64));
    let players =
        vec![Player { name: "Ada".to_owned(), kind: "human".to_owned() }; setup.fleets.len()];
    let seed = Seed::from_number(u64::from(bytes.next().unwrap_or(0)));
    let mut play = Play::<FleetCommander>::start(setup, players, seed).expect("it was legal");
    while let (Prompt::Decide { seats, .. }, Some(choice)) = (play.prompt(), bytes.next()) {
        let number = usize::from(choice / 8) % seats.len() as usize;
        let seat = seats.iter().nth(number).expect("somebody is asked");
        if choice % 8 == 0 {
            strange(&mut play, seat, bytes);
        } else {
            listed(&mut play, seat, bytes);
        }
    }
    drop(FleetCommander::describe(&FleetCommander::view(play.state(), Viewer::Spectator)));
    replays(&play);
}

/// A seat does something that is open to it.
fn listed(play: &mut Play<FleetCommander>, seat: Seat, bytes: &mut Bytes<'_>) {
    let actions = play.actions(seat);
    assert!(!actions.is_empty(), "seat {seat} is asked");
    let Some(action) = bytes.index(actions.len()).and_then(|index| actions.get(index)) else {
        return;
    };
    drop(FleetCommander::question(play.state(), seat));
    drop(FleetCommander::offer(play.state(), seat, action));
    let events = play.play(seat.into(), action).expect("what is listed is accepted");
    for event in events {
        drop(FleetCommander::tell(event));
    }
}

/// A decision from anywhere: an open action with a character changed. It is accepted if it is
/// listed, and changes nothing if it is not.
fn strange(play: &mut Play<FleetCommander>, seat: Seat, bytes: &mut Bytes<'_>) {
    let Some(action) = changed(play, seat, bytes) else { return };
    let written = action.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&action), "`{written}`");
    let is_listed = play.actions(seat).contains(&action);
    let before = (!is_listed).then(|| *play.state());
    let is_accepted = play.play(seat.into(), &action).is_ok();
    assert_eq!(is_accepted, is_listed, "`{action}` by seat {seat}");
    assert!(before.is_none_or(|before| before == *play.state()), "`{action}` was refused");
}

fn changed(play: &Play<FleetCommander>, seat: Seat, bytes: &mut Bytes<'_>) -> Option<Action> {
    let actions = play.actions(seat);
    let mut text = actions.get(bytes.index(actions.len())?)?.to_string().into_bytes();
    let at = bytes.index(text.len())?;
    text[at] = bytes.next()? % 128;
    String::from_utf8(text).ok()?.parse().ok()
}

/// The record is written and read the same, and gives the same battle.
fn replays(play: &Play<FleetCommander>) {
    let text = play.record().to_text();
    let record = Record::parse::<FleetCommander>(&text).expect("what was written can be read");
    assert_eq!(&record, play.record());
    let again = Play::<FleetCommander>::resume(record).expect("what was played plays again");
    assert!(again.state() == play.state(), "the same decisions led elsewhere");
}

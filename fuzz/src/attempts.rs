//! Decisions out of bytes, for any game: what is listed is accepted, and nothing else but what a form
//! spells; and what was recorded plays again.

use kernel::{Play, Player, Present, Record, Rules, Seat, Viewer};

use super::bytes::Bytes;

/// So many people at a table.
pub fn players(seats: usize) -> Vec<Player> {
    vec![Player { name: "Ada".to_owned(), kind: "human".to_owned() }; seats]
}

/// A seat does something that is open to it, if anything is.
pub fn listed<G: Rules + Present>(play: &mut Play<G>, seat: Seat, bytes: &mut Bytes<'_>) {
    let mut actions = play.actions(seat);
    let forms = G::forms(play.state(), seat);
    let may_act = !actions.is_empty() || !forms.is_empty();
    assert_eq!(play.prompt().seats().contains(seat), may_act, "seat {seat} is asked");
    for form in &forms {
        let number = bytes.index(form.spellings().unwrap_or(1)).unwrap_or_default();
        actions.extend(form.spelling(number).and_then(|text| text.parse().ok()));
    }
    let Some(action) = bytes.index(actions.len()).and_then(|index| actions.get(index)) else {
        return;
    };
    drop(G::question(play.state(), seat));
    drop(G::offer(play.state(), seat, action));
    let events = play.play(seat.into(), action).expect("what is listed or spelled is accepted");
    for event in events {
        drop(G::tell(event));
    }
}

/// A seat decides what is open to another one, or to itself, with a character changed. It is
/// accepted if it is listed, or written as an open form spells it, and changes nothing if not.
pub fn strange<G: Rules + Present>(
    play: &mut Play<G>,
    seat: Seat,
    open_to: Seat,
    bytes: &mut Bytes<'_>,
) {
    let Some(action) = changed(&play.actions(open_to), bytes) else { return };
    let written = action.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&action), "`{written}`");
    let is_listed = play.actions(seat).contains(&action);
    let forms = G::forms(play.state(), seat);
    let is_spelled = G::is_written(&action) && forms.iter().any(|form| form.spells(&written));
    let before = play.state().clone();
    let is_accepted = play.play(seat.into(), &action).is_ok();
    assert!(is_accepted == is_listed || is_spelled, "`{action}` by seat {seat}");
    assert!(is_accepted || before == *play.state(), "`{action}` was refused");
}

fn changed<A: ToString + std::str::FromStr>(actions: &[A], bytes: &mut Bytes<'_>) -> Option<A> {
    let mut text = actions.get(bytes.index(actions.len())?)?.to_string().into_bytes();
    let at = bytes.index(text.len())?;
    text[at] = bytes.next()? % 128;
    String::from_utf8(text).ok()?.parse().ok()
}

/// The position can be told, and the record is written and read the same and gives the same game.
pub fn replays<G: Rules + Present>(play: &Play<G>) {
    drop(G::describe(&G::view(play.state(), Viewer::Spectator)));
    let text = play.record().to_text();
    let record = Record::parse::<G>(&text).expect("what was written can be read");
    assert_eq!(&record, play.record());
    let again = Play::<G>::resume(record).expect("what was played plays again");
    assert!(again.state() == play.state(), "the same decisions led elsewhere");
}

//! Who is connected, through this node and through others.

use kernel::{Seat, SeatSet};
use table::message::{Command, RefusedCode, ServerMessage};
use table::{ConnectionId, Input, Output, Presence, Table};

use crate::bench::{Bench, acked, id, new_table, refused, secret};

fn there(seats: &[u8], watching: u32) -> Input {
    let seats = SeatSet::of(seats.iter().map(|seat| Seat::new(*seat)));
    Input::Elsewhere { there: Presence { seats, watching } }
}

fn takeover(id: &str, seat: u8) -> Command {
    Command::Takeover { id: id.to_owned(), seat: Seat::new(seat), agree: true }
}

fn announced(bench: &mut Bench) -> Vec<Presence> {
    let others = std::mem::take(&mut bench.others);
    let here = |output: &Output| match output {
        Output::Present { here } => Some(*here),
        _ => None,
    };
    others.iter().filter_map(here).collect()
}

#[test]
fn no_bot_plays_for_somebody_who_is_connected_through_another_node() {
    let mut bench = Bench::open(&new_table("race", 2));
    bench.input(there(&[1], 0));
    let answer = bench.command(0, takeover("t1", 1));
    assert_eq!(refused(&answer, RefusedCode::NotNow).sentence.key, "table-is-there");
    bench.input(there(&[], 0));
    acked(&bench.command(0, takeover("t2", 1)));
    assert!(bench.seen_by(0).now.seats[1].away);
}

#[test]
fn who_came_back_is_not_taken_over_by_an_old_vote() {
    let mut bench = Bench::open(&new_table("race", 3));
    acked(&bench.command(1, takeover("t", 0)));
    bench.input(there(&[0], 0));
    // Only the voter is left to be asked, who was for it.
    acked(&bench.command(2, Command::Resign { id: "r".to_owned() }));
    assert!(!bench.seen_by(1).now.seats[0].away);
    bench.input(there(&[], 0));
    assert!(bench.seen_by(1).now.seats[0].away, "but as soon as they are gone, they are");
}

#[test]
fn everybody_is_told_who_is_there_through_whichever_node() {
    let mut bench = Bench::open(&new_table("race", 3));
    bench.hello(1, Some(0));
    bench.hello(2, None);
    bench.said.clear();
    bench.input(there(&[0, 2], 3));
    let [.., (_, ServerMessage::Seats { seats, watching, .. })] = bench.said.as_slice() else {
        panic!("who is there: {:?}", bench.said)
    };
    let connected: Vec<bool> = seats.iter().map(|seat| seat.connected).collect();
    assert_eq!((connected, *watching), (vec![true, false, true], 4));

    // The same again is no news.
    bench.said.clear();
    bench.input(there(&[0, 2], 3));
    assert!(bench.said.is_empty(), "{:?}", bench.said);
    assert_eq!(bench.seen_by(0).watching, 4);
}

#[test]
fn other_nodes_are_told_who_is_connected_through_this_one() {
    let mut bench = Bench::open(&new_table("race", 2));
    bench.input(there(&[1], 5));
    assert_eq!(announced(&mut bench), [], "what others say is not repeated to them");
    bench.hello(1, Some(1));
    bench.hello(2, Some(1));
    bench.hello(3, None);
    bench.input(Input::Left { connections: vec![ConnectionId(1)] });
    bench.input(Input::Left { connections: vec![ConnectionId(2)] });
    let seat = Presence { seats: SeatSet::one(Seat::new(1)), watching: 0 };
    let watched = |presence: Presence| Presence { watching: 1, ..presence };
    assert_eq!(announced(&mut bench), [seat, watched(seat), watched(Presence::NOBODY)]);
}

/// A table whose players have some time to come back.
fn with_grace(people: u8) -> Bench {
    let mut bench = Bench::open(&new_table("race", people));
    let table = Table::load(id(), &bench.games, &bench.log, bench.now_ms);
    bench.table = table.expect("a sound log").with_takeover_grace(30_000);
    bench.input(Input::Tick);
    bench
}

#[test]
fn who_is_gone_for_a_moment_is_not_taken_over_and_everybody_knows_when() {
    let mut bench = with_grace(2);
    bench.hello(1, Some(1));
    bench.hello(2, None);
    bench.wait(60_000);
    bench.input(Input::Left { connections: vec![ConnectionId(1)] });
    bench.wait(10_000);
    bench.said.clear();
    acked(&bench.command(0, takeover("t", 1)));
    let [.., (_, ServerMessage::Seats { motions, .. })] = bench.said.as_slice() else {
        panic!("what is going to happen: {:?}", bench.said)
    };
    assert_eq!(motions[0].at_ms, Some(bench.now_ms + 20_000));
    assert!(motions[0].missing.is_empty(), "the host's word is enough: {motions:?}");
    bench.wait(19_999);
    assert!(!bench.seen_by(0).now.seats[1].away);
    bench.wait(1);
    assert!(bench.seen_by(0).now.seats[1].away);
}

#[test]
fn who_comes_back_in_time_plays_on() {
    let mut bench = with_grace(2);
    acked(&bench.command(0, takeover("t", 1)));
    bench.wait(29_000);
    bench.hello(1, Some(1));
    bench.wait(60_000);
    bench.input(Input::Left { connections: vec![ConnectionId(1)] });
    bench.wait(29_000);
    assert!(!bench.seen_by(0).now.seats[1].away, "the time begins anew");
}

#[test]
fn who_asks_without_a_connection_is_there() {
    let mut bench = with_grace(2);
    for number in 0..10 {
        bench.wait(20_000);
        bench.input(Input::Asked { secret: secret(1) });
        assert!(bench.seen_by(0).now.seats[1].connected);
        let answer = bench.command(0, takeover(&format!("t{number}"), 1));
        assert_eq!(refused(&answer, RefusedCode::NotNow).sentence.key, "table-is-there");
    }
    bench.hello(1, None);
    bench.said.clear();
    bench.wait(30_000);
    assert!(!bench.seen_by(0).now.seats[1].connected, "but not for ever");
    assert!(bench.said.iter().any(|(_, said)| matches!(said, ServerMessage::Seats { .. })));
}

#[test]
fn a_crowd_is_told_of_its_size_now_and_then() {
    let mut bench = Bench::open(&new_table("race", 2));
    for connection in 1..=100 {
        bench.hello(connection, None);
    }
    bench.wait(1_000);
    let told = |said: &(ConnectionId, ServerMessage)| match said {
        (ConnectionId(1), ServerMessage::Seats { watching, .. }) => Some(*watching),
        _ => None,
    };
    let counts: Vec<u32> = bench.said.iter().filter_map(told).collect();
    assert!(counts.len() <= 2 && counts.last() == Some(&100), "{counts:?}");
    bench.said.clear();
    bench.input(Input::Left { connections: (2..=100).map(ConnectionId).collect() });
    bench.wait(1_000);
    assert_eq!(bench.said.iter().filter_map(told).collect::<Vec<_>>(), [1]);
}

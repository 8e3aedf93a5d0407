//! A crew at a table of Space Alert: ready, flying, in silence, and how much it is told.

use serde_json::{Map, Value as Json, json};
use table::NewTable;
use table::message::{Command, RefusedCode, ServerMessage};

use crate::bench::{Bench, acked, new_table, refused, secret};

const CREW: u8 = 4;
/// A change is small, and so is what somebody is told who has just come.
const CHANGE_AT_MOST: usize = 4 << 10;
const SNAPSHOT_AT_MOST: usize = 30 << 10;

fn crew(setup: &Json) -> Bench {
    let setup: Map<String, Json> = setup.as_object().cloned().unwrap_or_default();
    let mut bench = Bench::open(&NewTable { setup, ..new_table("alert", CREW) });
    for seat in 0..CREW {
        bench.hello(u64::from(seat) + 1, Some(seat));
    }
    bench
}

/// Everybody is ready, and the countdown is over.
fn fly(setup: &Json) -> Bench {
    let mut bench = crew(setup);
    for seat in 0..CREW {
        acked(&bench.command(seat, Command::Ready { id: format!("r{seat}"), agree: true }));
    }
    bench
}

fn view(bench: &Bench) -> Json {
    serde_json::from_str(bench.seen_by(0).now.view.get()).expect("a view is JSON")
}

#[test]
fn five_seconds_are_counted_down_once_everybody_is_ready() {
    let mut bench = fly(&json!({"mission": "S2-1"}));
    let clock = bench.seen_by(0).now.clock;
    assert_eq!((clock.begins_in_ms, clock.elapsed_ms), (Some(5_000), Some(0)));
    bench.now_ms += 5_000;
    bench.input(table::Input::Tick);
    let clock = bench.seen_by(0).now.clock;
    assert_eq!((clock.begins_in_ms, clock.elapsed_ms), (None, Some(0)));
    bench.now_ms += 7_000;
    assert_eq!(bench.seen_by(0).now.clock.elapsed_ms, Some(7_000));
}

#[test]
fn while_communications_are_down_no_word_is_passed_on() {
    let mut bench = fly(&json!({"mission": "S2-1"}));
    let chat = |id: &str| Command::Chat { id: id.to_owned(), text: "left!".to_owned() };
    acked(&bench.command(0, chat("c1")));
    for _beat in 0..200 {
        if view(&bench)["communications_down"] == true {
            break;
        }
        bench.now_ms += 5_000;
        bench.input(table::Input::Tick);
    }
    let answer = bench.command(0, chat("c2"));
    let clause = refused(&answer, RefusedCode::Rules).clause;
    assert_eq!(clause.map(|clause| clause.0), Some("SA-COMM-01"));
    assert_eq!(bench.seen_by(1).chat.len(), 1);
}

#[test]
fn the_clock_stops_only_where_the_crew_agreed_to_it_and_the_log_tells() {
    let pause = || Command::Pause { id: "p".to_owned() };
    let mut strict = fly(&json!({"mission": "S2-1", "pause": false}));
    refused(&strict.command(1, pause()), RefusedCode::Rules);
    let mut bench = fly(&json!({"mission": "S2-1"}));
    bench.said.clear();
    acked(&bench.command(1, pause()));
    let told = bench.said.iter().any(|(_, message)| match message {
        ServerMessage::Moment(moment) => {
            moment.sentence.as_ref().is_some_and(|it| it.key == "table-paused")
        }
        _ => false,
    });
    assert!(told);
    assert!(bench.seen_by(0).now.clock.paused);
}

#[test]
fn a_change_of_a_flight_is_small() {
    let mut bench = crew(&json!({"mission": "S2-1", "clock": false}));
    let snapshot = serde_json::to_string(&bench.seen_by(0)).expect("a snapshot is JSON");
    assert!(snapshot.len() < SNAPSHOT_AT_MOST, "a snapshot has {} bytes", snapshot.len());
    bench.said.clear();
    for (number, seat) in (0..CREW).cycle().take(24).enumerate() {
        let offered = bench.seen_by(seat).now.actions.notations;
        let action = offered.iter().find(|notation| notation.starts_with("lay"));
        let done = action.cloned().unwrap_or_else(|| "done".to_owned());
        bench.act(seat, &format!("a{number}"), &done);
    }
    let is_moment = |message: &ServerMessage| matches!(message, ServerMessage::Moment(_));
    let mut sizes: Vec<usize> = bench
        .said
        .iter()
        .filter(|(_, message)| is_moment(message))
        .map(|(_, message)| serde_json::to_string(message).expect("a message is JSON").len())
        .collect();
    sizes.sort_unstable();
    let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() - 1]);
    println!("snapshot {}, changes: median {median}, most {most} bytes", snapshot.len());
    assert!(median < CHANGE_AT_MOST, "the median is {median}, the most {most}");
}

#[test]
fn where_the_captain_looks_is_told_to_the_others_and_kept_nowhere() {
    let mut bench = crew(&json!({"mission": "S2-1"}));
    let position = bench.table.position();
    bench.said.clear();
    let point = Command::Point { version: 3, event: 2 };
    let from = table::ConnectionId(1);
    bench.input(table::Input::Command { from, secret: Some(secret(0)), command: point.clone() });
    let told: Vec<_> = bench
        .said
        .iter()
        .filter_map(|(to, said)| match said {
            ServerMessage::Pointed { seat, version, event } => {
                Some((to.0, seat.index(), *version, *event))
            }
            _ => None,
        })
        .collect();
    assert_eq!(told, [(2, 0, 3, 2), (3, 0, 3, 2), (4, 0, 3, 2)]);
    assert_eq!(bench.table.position(), position);
    // Whoever only looks on leads nobody.
    bench.said.clear();
    bench.input(table::Input::Command { from, secret: None, command: point });
    assert!(bench.said.iter().all(|(_, said)| !matches!(said, ServerMessage::Pointed { .. })));
}

#[test]
fn nobody_at_the_table_is_told_what_a_mission_file_holds() {
    let file = "level = 'mission'\ntracks = { red = 'T6', white = 'T2', blue = 'T4' }
        [[threat]]\nturn = 8\nzone = 'red'\ncard = 'E1-07'\nat = '9:30'
        [times]\nphases_end = ['3:50', '7:30', '10:00']\n";
    let bench = crew(&json!({"mission": "Nowhere", "file": file}));
    let seen = bench.seen_by(0);
    assert_eq!(seen.setup["mission"], "Nowhere");
    let all = serde_json::to_string(&seen).expect("JSON");
    assert!(!all.contains("E1-07"), "{all}");
    assert!(!serde_json::to_string(&bench.table.summary()).expect("JSON").contains("E1-07"));
}

//! Games kept as text.

use kernel::chance::Seed;
use kernel::{Actor, Play, Player, Record, RecordError, ReplayError, Rules, Seat, game_of};
use samples::drill::{self, Drill};
use samples::race::{Race, Setup};

pub(crate) fn players(seats: u8) -> Vec<Player> {
    let name = |seat| Player { name: format!("P{seat}"), kind: "human".to_owned() };
    (1..=seats).map(name).collect()
}

/// A race with a decision without dice and one with.
fn race() -> Play<Race> {
    let setup = Setup { seats: 2, goal: 20, rounds: 9 };
    let mut play =
        Play::start(setup, players(2), Seed::from_number(4)).expect("the set-up is legal");
    for (seat, action) in [(0, "rest"), (1, "roll"), (0, "boost")] {
        play.play_text(Seat::new(seat).into(), action).expect("the action is legal");
    }
    play
}

fn text() -> String {
    race().record().to_text()
}

fn check(text: &str, expected: &str) {
    let error = Record::parse::<Race>(text).expect_err("this is no record of a race");
    assert_eq!(error.to_string(), expected);
}

/// The record with one line replaced, counted from 1.
fn with_line(number: usize, line: &str) -> String {
    let text = text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

#[test]
fn a_record_is_read_as_it_was_written() {
    let play = race();
    let read = Record::parse::<Race>(&text());
    assert_eq!(read.as_ref(), Ok(play.record()));
    assert_eq!(game_of(&text()).as_deref(), Ok("race"));
    let resumed = Play::<Race>::resume(read.expect("just compared")).expect("it replays");
    assert_eq!(resumed.state(), play.state());
    assert_eq!(resumed.record(), play.record());
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_never_stopped() {
    let mut play = race();
    let mut resumed = Play::<Race>::resume(play.record().clone()).expect("it replays");
    for play in [&mut play, &mut resumed] {
        play.play_text(Seat::new(0).into(), "roll").expect("it is their turn");
    }
    assert_eq!(resumed.state(), play.state());
    assert_eq!(resumed.record(), play.record());
}

#[test]
fn a_resumed_game_can_be_taken_back_like_before() {
    let mut resumed = Play::<Race>::resume(race().record().clone()).expect("it replays");
    assert_eq!(resumed.undoable_by(), Some(Seat::new(0)));
    resumed.undo(Seat::new(0)).expect("a boost needs no die");
    assert_eq!(resumed.undoable_by(), None);
}

#[test]
fn the_clock_stands_in_a_record_by_its_name() {
    let setup = drill::Setup { seats: 1, alarms: 1, needed: 1 };
    let mut play =
        Play::<Drill>::start(setup, players(1), Seed::from_number(1)).expect("it is legal");
    play.play_text(Actor::Clock, "t 10000").expect("the clock is due");
    let text = play.record().to_text();
    assert!(text.ends_with("{\"by\":\"clock\",\"do\":\"t 10000\"}\n"), "{text}");
    assert_eq!(Record::parse::<Drill>(&text).as_ref(), Ok(play.record()));
}

#[test]
fn the_seed_may_be_missing_while_it_is_secret() {
    let mut record = race().record().clone();
    record.seed = None;
    let text = record.to_text();
    assert!(!text.contains("\"seed\""));
    assert_eq!(Record::parse::<Race>(&text).as_ref(), Ok(&record));
    let resumed = Play::<Race>::resume(record).map(|play| play.state().clone());
    assert_eq!(resumed, Err(ReplayError::NoSeed));
}

#[test]
fn empty_lines_do_not_matter() {
    assert_eq!(Record::parse::<Race>(&(text() + "\n  \n")).as_ref(), Ok(race().record()));
    let windows = text().replace('\n', "\r\n");
    assert_eq!(Record::parse::<Race>(&windows).as_ref(), Ok(race().record()));
}

#[test]
fn what_is_no_record_is_refused() {
    check("", "the file is empty");
    check("\n\n", "the file is empty");
    check("hello", "the file is not a Passerelle record");
    check("{\"format\":\"other\"}", "the file is not a Passerelle record");
    check(&text().replace("passerelle-record", "other"), "the file is not a Passerelle record");
    assert_eq!(game_of("{}"), Err(RecordError::NotARecord));
}

#[test]
fn a_record_of_another_version_or_game_is_refused() {
    check(
        &text().replace("\"version\":1", "\"version\":2"),
        "the record has format version 2, this program reads version 1",
    );
    check(
        &text().replace("\"game\":\"race\"", "\"game\":\"chess\""),
        "the record is a game of `chess`, not of `race`",
    );
    let other = format!("\"rules\":{}", Race::VERSION + 1);
    check(
        &text().replace(&format!("\"rules\":{}", Race::VERSION), &other),
        "the record was played under version 2 of the rules, this program has 1",
    );
}

#[test]
fn a_line_that_is_wrong_is_named() {
    check(&with_line(3, "nonsense"), "line 3: expected ident at line 1 column 2");
    check(
        &with_line(3, r#"{"by":1,"do":"roll","why":"luck"}"#),
        "line 3: unknown field `why`, expected one of `by`, `do`, `chance` at line 1 column 25",
    );
    check(&with_line(3, r#"{"by":1}"#), "line 3: missing field `do` at line 1 column 8");
    check(
        &with_line(2, r#"{"by":"dealer","do":"roll"}"#),
        "line 2: data did not match any variant of untagged enum By at line 1 column 14",
    );
    check(&with_line(2, r#"{"by":2,"do":"roll"}"#), "line 2: there is no seat 2 at a table of 2");
    check(&with_line(2, r#"{"by":9,"do":"roll"}"#), "line 2: there is no seat 9 at a table of 2");
}

#[test]
fn where_a_line_is_wrong_is_told() {
    let place = |line: &str| match Record::parse::<Race>(&with_line(3, line)) {
        Err(RecordError::Syntax { line: 3, column, near, .. }) => (column, near),
        other => panic!("{other:?}"),
    };
    assert_eq!(place("nonsense"), (2, "no".to_owned()));
    assert_eq!(place(r#"{"by":1,"do":7}"#), (14, r#"{"by":1,"do":7"#.to_owned()));
    let long = format!(r#"{{"by":1,"do":"{}","why":1}}"#, "é".repeat(40));
    let (column, near) = place(&long);
    assert_eq!((column, near.as_str()), (101, r#"ééééééééééééééééééééééé","why""#));
}

#[test]
fn a_field_that_the_header_does_not_have_is_refused() {
    let error = Record::parse::<Race>(&text().replacen('{', "{\"extra\":1,", 1));
    let Err(RecordError::Syntax { line: 1, reason, .. }) = error else { panic!("{error:?}") };
    assert!(reason.starts_with("unknown field `extra`"), "{reason}");
    let error = Record::parse::<Race>(&text().replace("\"goal\"", "\"gaol\""));
    let Err(RecordError::Syntax { line: 1, reason, .. }) = error else { panic!("{error:?}") };
    assert!(reason.starts_with("unknown field `gaol`"), "{reason}");
}

/// A program may die while it writes. Wherever that happens, the decisions before are kept.
#[test]
fn a_record_that_was_cut_off_can_be_recovered() {
    let (text, whole) = (text(), race().record().clone());
    let header = text.lines().next().expect("a header").len();
    for end in header..text.len() {
        let (record, lost) = Record::recover::<Race>(&text[..end]).expect("the header is whole");
        let kept = record.decisions.len();
        assert_eq!(record.decisions, whole.decisions[..kept], "cut at {end}");
        match lost {
            Some(line) => {
                assert_eq!(line, kept + 2, "cut at {end}");
                check(&text[..end], &format!("line {line}, the last, is cut off"));
            }
            None => assert_eq!(Record::parse::<Race>(&text[..end]), Ok(record)),
        }
    }
}

#[test]
fn only_the_last_line_is_recovered() {
    let broken = with_line(3, r#"{"by":1,"do":"ro"#);
    assert!(matches!(Record::recover::<Race>(&broken), Err(RecordError::Syntax { line: 3, .. })));
    let ended = text() + "{\"by\":1,\n";
    assert!(matches!(Record::recover::<Race>(&ended), Err(RecordError::Syntax { line: 5, .. })));
    let header = &text()[..40];
    assert_eq!(Record::recover::<Race>(header), Err(RecordError::NotARecord));
}

#[test]
fn a_seat_that_is_not_at_the_table_does_not_reach_the_rules() {
    let mut record = race().record().clone();
    record.decisions[1].actor = Actor::Seat(Seat::new(7));
    let error = Play::<Race>::resume(record).map(|play| play.state().clone()).unwrap_err();
    let expected = "decision 2 (`roll`) is refused (PA-SEAT-01: refusal-not-asked)";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_record_with_too_few_players_does_not_replay() {
    let mut record = race().record().clone();
    record.players.pop();
    let error = Play::<Race>::resume(record).map(|play| play.state().clone()).unwrap_err();
    assert_eq!(error, ReplayError::Players { found: 1, wanted: 2 });
}

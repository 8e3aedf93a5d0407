//! Commands: carried out once, refused with a reason, stale when something changed.

use kernel::Seat;
use table::message::{Command, RefusedCode, ServerMessage};
use table::{
    ConnectionId, Input, Limits, Motion, NewSeat, NewTable, NewTableError, Output, Quotas, Secret,
    What,
};

use crate::bench::{Bench, acked, new_table, refused, secret};

fn id(text: &str) -> String {
    text.to_owned()
}

/// What a table wants done, but for what it says about who is there.
fn but_for_presence(outputs: Vec<Output>) -> Vec<Output> {
    let is_else = |it: &Output| !matches!(it, Output::Present { .. } | Output::WakeAt { .. });
    outputs.into_iter().filter(is_else).collect()
}

#[test]
fn an_action_is_acknowledged_and_told() {
    let mut bench = Bench::open(&new_table("race", 2));
    bench.hello(1, Some(1));
    bench.said.clear();
    assert_eq!(acked(&bench.act(0, "a", "rest")), 1);

    bench.said.retain(|(_, said)| !matches!(said, ServerMessage::Seats { .. }));
    let [(_, ServerMessage::Moment(moment))] = bench.said.as_slice() else {
        panic!("one moment: {:?}", bench.said)
    };
    assert_eq!((moment.version, moment.at), (1, 1));
    assert_eq!(moment.action.as_deref(), Some("rest"));
    let now = moment.now.as_ref().expect("how it stands");
    assert_eq!(now.prompt.as_ref().expect("another is asked").seats, [Seat::new(1)]);
    assert!(now.actions.as_ref().expect("other actions").get().contains("notation"));
}

#[test]
fn nothing_is_acknowledged_before_it_is_stored() {
    let mut bench = Bench::open(&new_table("race", 2));
    let command = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    let input = Input::Command { from: ConnectionId(1), secret: Some(secret(0)), command };
    let outputs = but_for_presence(bench.table.handle(2_000, input));
    let [Output::Append { position: 1, .. }] = outputs.as_slice() else {
        panic!("an append and nothing else: {outputs:?}")
    };
    assert_eq!(bench.table.version(), 0);
    let outputs = bench.table.handle(2_000, Input::Stored { position: 1 });
    assert!(matches!(
        outputs.first(),
        Some(Output::Send { message: ServerMessage::Ack { version: 1, .. }, .. })
    ));
}

#[test]
fn a_repeated_id_gets_the_same_answer_also_after_a_restart_and_an_undo() {
    let mut bench = Bench::open(&new_table("race", 2));
    assert_eq!(acked(&bench.act(0, "a", "rest")), 1);
    let undo = Command::Undo { id: id("u"), expected: 1 };
    assert_eq!(acked(&bench.command(0, undo.clone())), 2);
    for _ in 0..2 {
        assert_eq!(acked(&bench.act(0, "a", "rest")), 1);
        assert_eq!(acked(&bench.command(0, undo.clone())), 2);
        assert_eq!((bench.table.version(), bench.log.len()), (2, 3));
        bench.reload();
    }
}

#[test]
fn a_refusal_is_repeated_although_it_would_be_allowed_by_now() {
    let mut bench = Bench::open(&new_table("race", 2));
    let before = refused(&bench.act(1, "b", "rest"), RefusedCode::Rules).clause;
    assert_eq!(before.map(|clause| clause.0), Some("PA-SEAT-01"));
    acked(&bench.act(0, "a", "rest"));
    refused(&bench.act(1, "b", "rest"), RefusedCode::Rules);
    acked(&bench.act(1, "c", "rest"));
}

#[test]
fn an_old_version_is_stale_and_comes_with_how_it_stands() {
    let mut bench = Bench::open(&new_table("race", 2));
    acked(&bench.act(0, "a", "rest"));
    let command = Command::Act { id: id("b"), expected: 0, action: id("rest") };
    let answer = bench.command(1, command);
    let current = refused(&answer, RefusedCode::Stale).current.as_ref().expect("how it stands");
    assert_eq!((current.version, current.you), (1, Some(Seat::new(1))));
}

#[test]
fn while_several_act_at_once_only_the_own_seat_gets_stale() {
    let mut bench = Bench::open(&new_table("sealed", 3));
    let bid = |bench: &Bench, seat| {
        let actions = bench.seen_by(seat).now.actions;
        let bids = actions.notations.into_iter().filter(|action| action.starts_with("bid"));
        bids.into_iter().next().expect("a bid")
    };
    let (first, second) = (bid(&bench, 0), bid(&bench, 1));
    acked(&bench.act(0, "a", &first));
    // Seat 1 has seen version 0, and nothing that concerns it has happened since.
    let command = Command::Act { id: id("b"), expected: 0, action: second };
    acked(&bench.command(1, command));
    // Its own decision through another tab does.
    let command = Command::Act { id: id("c"), expected: 0, action: id("bid 1") };
    refused(&bench.command(1, command), RefusedCode::Stale);
}

#[test]
fn a_version_that_the_table_does_not_know_yet_makes_it_read_the_log() {
    let mut bench = Bench::open(&new_table("race", 2));
    let command = Command::Act { id: id("b"), expected: 1, action: id("rest") };
    let input = Input::Command { from: ConnectionId(1), secret: Some(secret(1)), command };
    let outputs = but_for_presence(bench.table.handle(2_000, input));
    assert!(matches!(outputs.as_slice(), [Output::Read { from: 1 }]), "{outputs:?}");

    let mut other = Bench::open(&new_table("race", 2));
    acked(&other.act(0, "a", "rest"));
    let entries = other.log[1..].to_vec();
    let outputs = but_for_presence(bench.table.handle(2_000, Input::Tail { from: 1, entries }));
    assert!(matches!(outputs.as_slice(), [Output::Append { position: 2, .. }]), "{outputs:?}");
}

#[test]
fn who_loses_the_race_is_checked_again() {
    let mut bench = Bench::open(&new_table("race", 2));
    let mut other = Bench::open(&new_table("race", 2));
    acked(&other.act(0, "x", "rest"));

    let command = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    let input = Input::Command { from: ConnectionId(1), secret: Some(secret(0)), command };
    bench.table.handle(2_000, input);
    let tail = other.log[1..].to_vec();
    let outputs = bench.table.handle(2_000, Input::Taken { position: 1, tail });
    let answer = outputs.iter().find_map(|output| match output {
        Output::Send { message, .. } => Some(message),
        _ => None,
    });
    refused(answer.expect("an answer"), RefusedCode::Stale);
}

#[test]
fn the_same_entry_found_in_the_tail_is_ours() {
    let mut bench = Bench::open(&new_table("race", 2));
    let command = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    let input = Input::Command { from: ConnectionId(1), secret: Some(secret(0)), command };
    let outputs = but_for_presence(bench.table.handle(2_000, input));
    let [Output::Append { position, entry }] = outputs.as_slice() else { panic!("{outputs:?}") };

    let outputs = bench.table.handle(2_000, Input::Failed { position: *position });
    assert!(matches!(outputs.as_slice(), [Output::WakeAt { at_ms: 2_050 }]), "{outputs:?}");
    let outputs = but_for_presence(bench.table.handle(2_050, Input::Tick));
    assert!(matches!(outputs.as_slice(), [Output::Append { position: 1, .. }]), "{outputs:?}");
    let tail = vec![entry.clone()];
    let outputs = bench.table.handle(2_060, Input::Taken { position: *position, tail });
    assert!(matches!(
        outputs.first(),
        Some(Output::Send { message: ServerMessage::Ack { version: 1, .. }, .. })
    ));
}

#[test]
fn a_table_whose_store_stays_silent_gives_up_and_says_so() {
    let mut bench = Bench::open(&new_table("race", 2));
    let command = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    let input = Input::Command { from: ConnectionId(1), secret: Some(secret(0)), command };
    bench.table.handle(2_000, input);
    bench.table.handle(2_000, Input::Failed { position: 1 });
    let outputs = bench.table.handle(20_000, Input::Failed { position: 1 });
    let [Output::Send { message, .. }, Output::Close { .. }] = outputs.as_slice() else {
        panic!("an answer and the end: {outputs:?}")
    };
    refused(message, RefusedCode::Unavailable);
    assert!(bench.table.handle(20_000, Input::Tick).is_empty());
}

#[test]
fn sitting_down_replaces_the_invitation() {
    let mut new = new_table("sealed", 2);
    new.seats[1] = NewSeat::human(secret(1));
    let mut bench = Bench::open(&new);
    bench.hello(5, Some(1));

    let sit = Command::Sit { id: id("sit"), seat: Seat::new(1), name: id(" Grace ") };
    let answer = bench.command(1, sit.clone());
    let ServerMessage::Seated { secret: fresh, .. } = &answer else { panic!("{answer:?}") };
    let fresh: Secret = fresh.parse().expect("a secret");
    // The host, who knows the invitation, looks on like everybody else from now on.
    refused(&bench.act(1, "a", "bid 1"), RefusedCode::Secret);
    let shown_out = bench.said.iter().rev().find_map(|(to, message)| match message {
        ServerMessage::Snapshot(snapshot) if to.0 == 5 => Some(snapshot.you),
        _ => None,
    });
    assert_eq!(shown_out, Some(None));
    assert!(bench.table.authenticate(Some(&fresh)).is_ok());
    // Whoever lost the answer asks again and gets the same.
    let again = bench.command(1, sit);
    let ServerMessage::Seated { secret: same, .. } = again else { panic!("{again:?}") };
    assert_eq!(same, fresh.reveal());
    // And nobody else does.
    let stranger = Command::Sit { id: id("other"), seat: Seat::new(1), name: id("Eve") };
    refused(&bench.command(1, stranger), RefusedCode::NotNow);
}

/// A table for two that waits until the second has sat down.
fn waiting() -> Bench {
    let mut new = NewTable { waits: true, ..new_table("race", 2) };
    new.seats[1] = NewSeat::human(secret(1));
    Bench::open(&new)
}

#[test]
fn a_table_that_waits_asks_nobody_before_everybody_sits() {
    let mut bench = waiting();
    bench.hello(5, Some(0));
    let alone = bench.seen_by(0).now;
    assert!(alone.prompt.seats.is_empty() && alone.actions.is_empty());
    let answer = bench.act(0, "early", "rest");
    assert_eq!(refused(&answer, RefusedCode::NotNow).sentence.key, "table-awaits-players");

    bench.said.clear();
    bench.command(1, Command::Sit { id: id("sit"), seat: Seat::new(1), name: id("Grace") });
    let told = bench.said.iter().find_map(|(to, message)| match message {
        ServerMessage::Snapshot(snapshot) if to.0 == 5 => Some(&snapshot.now),
        _ => None,
    });
    let told = told.expect("whoever waited is told that the game begins");
    assert_eq!(told.prompt.seats, [Seat::new(0)]);
    assert!(!told.actions.is_empty());
    acked(&bench.act(0, "now", "rest"));
    bench.reload();
    assert_eq!(bench.seen_by(0).at, 1);
}

#[test]
fn a_bot_will_do_where_a_table_waits() {
    let mut bench = waiting();
    acked(&bench.command(0, Command::Takeover { id: id("t"), seat: Seat::new(1), agree: true }));
    assert_eq!(bench.seen_by(0).now.prompt.seats, [Seat::new(0)]);
}

#[test]
fn a_free_seat_of_a_public_table_is_for_everybody() {
    let mut new = NewTable { public: true, ..new_table("race", 2) };
    new.seats[1] = NewSeat::human(secret(1));
    let mut bench = Bench::open(&new);
    let sit = |id: &str| Command::Sit { id: id.to_owned(), seat: Seat::new(1), name: "G".into() };
    refused(&bench.command_with(None, sit("short")), RefusedCode::Secret);
    let answer = bench.command_with(None, sit("0123456789abcdef"));
    assert!(matches!(answer, ServerMessage::Seated { .. }), "{answer:?}");
}

#[test]
fn of_two_sides_the_other_wins_when_one_resigns() {
    let mut bench = Bench::open(&new_table("race", 2));
    acked(&bench.command(1, Command::Resign { id: id("r") }));
    let over = bench.seen_by(0).now.prompt.over.expect("the game is over");
    assert_eq!(over.winners, [Seat::new(0)]);
    refused(&bench.act(0, "a", "rest"), RefusedCode::Rules);
    assert!(bench.seen_by(0).seed.is_some());
    assert!(bench.table.verify().expect("it is over").is_ok());
}

#[test]
fn of_more_sides_a_bot_plays_on() {
    let mut bench = Bench::open(&new_table("race", 3));
    acked(&bench.command(0, Command::Resign { id: id("r") }));
    assert!(!bench.table.is_over());
    let thinks =
        |output: &Output| matches!(output, Output::Think { seat, .. } if seat.index() == 0);
    assert!(bench.others.iter().any(thinks));
    refused(&bench.command(0, Command::Back { id: id("b") }), RefusedCode::NotNow);
}

#[test]
fn a_team_loses_when_all_its_people_have_resigned() {
    let mut new = new_table("sealed", 4);
    new.setup.insert("teams".into(), true.into());
    let mut bench = Bench::open(&new);
    acked(&bench.command(0, Command::Resign { id: id("r") }));
    assert!(!bench.table.is_over());
    acked(&bench.command(2, Command::Resign { id: id("r") }));
    let over = bench.seen_by(0).now.prompt.over.expect("the game is over");
    assert_eq!(over.winners, [Seat::new(1), Seat::new(3)]);
}

#[test]
fn the_host_lets_a_bot_play_for_an_absent_player_who_comes_back() {
    let mut bench = Bench::open(&new_table("race", 2));
    let takeover = Command::Takeover { id: id("t"), seat: Seat::new(1), agree: true };
    bench.hello(1, Some(1));
    refused(&bench.command(0, takeover.clone()), RefusedCode::NotNow);
    bench.input(Input::Left { connections: vec![ConnectionId(1)] });
    let takeover = match takeover {
        Command::Takeover { seat, agree, .. } => Command::Takeover { id: id("t2"), seat, agree },
        other => other,
    };
    acked(&bench.command(0, takeover));
    assert!(bench.seen_by(0).now.seats[1].away);
    acked(&bench.act(0, "a", "rest"));
    let seat = Seat::new(1);
    let thought = bench.table.thinker(seat).expect("a bot")();
    bench.input(Input::Thought { seat, version: 2, action: thought });
    assert_eq!(bench.table.version(), 3);

    acked(&bench.command(1, Command::Back { id: id("b") }));
    assert!(!bench.seen_by(0).now.seats[1].away);
}

#[test]
fn everybody_else_may_agree_that_a_bot_takes_over() {
    let mut bench = Bench::open(&new_table("race", 3));
    let takeover = || Command::Takeover { id: id("t"), seat: Seat::new(0), agree: true };
    acked(&bench.command(1, takeover()));
    assert_eq!(bench.seen_by(1).motions[0].missing, [Seat::new(2)]);
    assert!(!bench.seen_by(1).now.seats[0].away);
    acked(&bench.command(2, takeover()));
    assert!(bench.seen_by(1).now.seats[0].away);
    assert!(bench.seen_by(1).motions.is_empty());
}

#[test]
fn a_rematch_rotates_the_seats_and_keeps_the_secrets() {
    let mut bench = Bench::open(&new_table("race", 2));
    let rematch = |id: &str| Command::Rematch { id: id.to_owned(), agree: true };
    refused(&bench.command(0, rematch("early")), RefusedCode::NotNow);
    acked(&bench.command(1, Command::Resign { id: id("r") }));
    acked(&bench.command(0, rematch("m")));
    acked(&bench.command(1, rematch("m")));
    assert!(bench.others.iter().any(|output| matches!(output, Output::OpenNext)));

    let (seed, key) = (kernel::chance::Seed::from_number(8), table::TableKey::from_bytes([1; 32]));
    let open = |bench: &Bench| bench.table.next_table(&bench.games, seed, key, 5_000);
    let (next, opening) = open(&bench).expect("another game");
    assert_eq!(open(&bench).expect("the same").0, next);
    let What::Opened(opened) = &opening.what else { panic!("an opening") };
    let names: Vec<_> = opened.seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("P1"), Some("P0")]);
    assert_eq!(opened.seats[1].secret, Some(secret(0).hash()));
    assert_eq!(opened.host, Some(Seat::new(1)));
    bench.input(Input::NextOpened { table: next.clone() });
    assert_eq!(bench.seen_by(0).next_table, Some(next));
}

#[test]
fn motions_are_written_as_words() {
    let text = serde_json::to_string(&[Motion::Takeover(Seat::new(1)), Motion::Rematch]);
    assert_eq!(text.expect("JSON"), r#"[{"takeover":1},"rematch"]"#);
}

#[test]
fn a_spectator_may_look_and_nothing_else() {
    let mut bench = Bench::open(&new_table("race", 2));
    let act = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    refused(&bench.command_with(None, act), RefusedCode::NotYours);
    let act = Command::Act { id: id("a"), expected: 0, action: id("rest") };
    let wrong = Secret::from_bytes([99; 16]);
    refused(&bench.command_with(Some(wrong), act), RefusedCode::Secret);
}

#[test]
fn a_table_takes_up_no_more_than_it_may() {
    let quotas = Quotas { chat_lines: 1, log_entries: 4 };
    let mut bench = Bench::open(&new_table("race", 2)).limited(quotas);
    let chat = |name: &str| Command::Chat { id: id(name), text: id("hello") };
    acked(&bench.command(0, chat("a")));
    let full = bench.command(0, chat("b"));
    assert_eq!(refused(&full, RefusedCode::NotNow).sentence.key, "table-chat-full");
    acked(&bench.act(0, "c", "rest"));
    acked(&bench.act(1, "d", "rest"));
    assert_eq!(bench.log.len(), 4);
    let full = bench.act(0, "e", "rest");
    assert_eq!(refused(&full, RefusedCode::NotNow).sentence.key, "table-log-full");
    // What was acknowledged is acknowledged again, and whoever wants to leave can.
    acked(&bench.act(1, "d", "rest"));
    acked(&bench.command(0, Command::Resign { id: id("f") }));
}

/// A table whose second seat is free.
fn with_a_free_seat(public: bool) -> Bench {
    let mut new = NewTable { public, ..new_table("race", 2) };
    new.seats[1] = NewSeat::human(secret(1));
    Bench::open(&new)
}

fn sit(id: &str, name: &str) -> Command {
    Command::Sit { id: id.to_owned(), seat: Seat::new(1), name: name.to_owned() }
}

#[test]
fn the_id_of_a_command_opens_nothing() {
    for public in [false, true] {
        let mut bench = with_a_free_seat(public);
        let seated = bench.command_with(Some(secret(1)), sit("0123456789abcdef", "G"));
        assert!(matches!(seated, ServerMessage::Seated { .. }), "{seated:?}");
        // Whoever came with an invitation needs it to ask again.
        refused(&bench.command_with(None, sit("0123456789abcdef", "G")), RefusedCode::NotNow);
        refused(
            &bench.command_with(Some(secret(0)), sit("0123456789abcdef", "G")),
            RefusedCode::NotNow,
        );
        bench.reload();
        refused(&bench.command_with(None, sit("0123456789abcdef", "G")), RefusedCode::NotNow);
        let again = bench.command_with(Some(secret(1)), sit("0123456789abcdef", "G"));
        assert!(matches!(again, ServerMessage::Seated { .. }), "{again:?}");
    }
}

#[test]
fn who_sat_down_without_an_invitation_may_ask_again() {
    let mut bench = with_a_free_seat(true);
    for _ in 0..2 {
        let seated = bench.command_with(None, sit("0123456789abcdef", "G"));
        assert!(matches!(seated, ServerMessage::Seated { .. }), "{seated:?}");
        bench.reload();
    }
}

#[test]
fn nobody_sits_down_under_a_name_that_looks_like_anothers() {
    let mut bench = with_a_free_seat(false);
    for (number, name) in ["P0", "p0", "P\u{200d}0", "\u{420}0", "P0\u{202e}"].iter().enumerate() {
        let answer = bench.command_with(Some(secret(1)), sit(&format!("s{number}"), name));
        assert_eq!(refused(&answer, RefusedCode::NotNow).sentence.key, "table-name-taken");
    }
    let seated = bench.command_with(Some(secret(1)), sit("last", "\u{202e}Grace\u{202c}"));
    assert!(matches!(seated, ServerMessage::Seated { .. }), "{seated:?}");
    assert_eq!(bench.seen_by(0).now.seats[1].name.as_deref(), Some("Grace"));
}

#[test]
fn a_table_does_not_begin_with_two_players_of_one_name() {
    let mut new = new_table("race", 2);
    new.seats[1].name = Some("p0".to_owned());
    let error = new.open(&crate::bench::games(), 0).expect_err("they look alike");
    assert_eq!(error, NewTableError::NamesAlike("P0".to_owned()));
}

#[test]
fn a_clock_that_was_put_back_does_not_stop_the_time() {
    let limits = Limits { decision_ms: Some(60_000), game_ms: None };
    let mut bench = Bench::open(&NewTable { limits, ..new_table("race", 2) });
    bench.wait(20_000);
    acked(&bench.act(0, "a", "rest"));
    // An hour back, and the table is loaded anew.
    bench.now_ms = 1_000;
    bench.reload();
    bench.wait(59_000);
    assert!(bench.seen_by(0).now.prompt.over.is_none());
    bench.wait(1_000);
    let over = bench.seen_by(0).now.prompt.over.expect("the flag falls as if nothing had been");
    assert_eq!(over.winners, [Seat::new(0)]);
}

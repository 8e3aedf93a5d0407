//! Time limits: for each decision, for the game, for days; and pauses.

use std::time::Duration;

use serde_json::{Value as Json, json};
use server::Settings;
use table::{Store as _, What};

use crate::game::asked_seat;
use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text};

/// A table of Quantum for so many people, who have this much time.
async fn open_timed(node: &Node, people: usize, limits: &Json) -> (String, Vec<String>) {
    let names = ["Ada", "Grace", "Mary"];
    let seats: Vec<Json> =
        names[..people].iter().map(|name| json!({"kind": "human", "name": name})).collect();
    node.open(&json!({"game": "quantum", "seats": seats, "limits": limits})).await
}

fn left(snapshot: &Json, seat: usize, which: &str) -> u64 {
    snapshot["clock"]["seats"][seat][which].as_u64().unwrap_or_else(|| panic!("{snapshot}"))
}

async fn play_first(node: &Node, id: &str, secrets: &[String], name: &str) {
    let seat = asked_seat(&node.snapshot(id, None).await);
    let shown = node.snapshot(id, Some(&secrets[seat])).await;
    let action = &shown["actions"]["notations"][0];
    let (status, done) = node.act(id, &secrets[seat], &shown["version"], action, name).await;
    assert_eq!(status, 200, "{done}");
}

#[tokio::test]
async fn who_takes_too_long_over_a_decision_loses() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 2, &json!({"decision_ms": 1_000})).await;
    let (mut watcher, _) = node.join(&id, None).await;
    let shown = node.until(&id, |shown| shown["clock"]["running"] == true).await;
    assert_eq!(shown["limits"]["decision_ms"], 1000);
    let slow = asked_seat(&shown);
    let fallen = watcher.hear_of("moment").await;
    assert_eq!(fallen["sentence"]["key"], "table-flagged");
    let over = &fallen["now"]["prompt"]["over"];
    assert_eq!(
        (&over["winners"], &over["sentence"]["key"]),
        (&json!([1 - slow]), &json!("table-over-flagged"))
    );
    assert_eq!(fallen["now"]["clock"]["running"], false);

    let end = node.snapshot(&id, Some(&secrets[slow])).await;
    assert_eq!((&end["actions"], end["seed"].is_string()), (&json!({"notations": []}), true));
    let act = node.act(&id, &secrets[slow], &end["version"], &json!("x"), "late").await;
    assert_eq!(act.0, 422, "{}", act.1);
}

#[tokio::test]
async fn a_time_in_which_nobody_can_decide_is_refused() {
    let node = Node::start(on_file(), settings()).await;
    let seats = json!([{"kind": "human"}, {"kind": "bot"}]);
    for (limits, said) in [
        (json!({"decision_ms": 999}), "“limits.decision_ms” cannot be 999: it is"),
        (json!({"game_ms": 0}), "“limits.game_ms” cannot be 0: it is"),
        (json!({"game_ms": u64::MAX}), "“limits.game_ms” cannot be 18446744073709551615: it is"),
    ] {
        let wanted = json!({"game": "quantum", "seats": seats, "limits": limits});
        let response = send(node.post("/api/tables", &wanted)).await;
        assert_eq!(response.status(), 400);
        let problem = body(response).await;
        let message = problem["message"].as_str().unwrap_or_default();
        assert!(message.starts_with(said), "{message}");
        assert!(message.ends_with("milliseconds from 1000 to 3153600000000."), "{message}");
    }
}

#[tokio::test]
async fn each_decision_has_its_own_time() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 2, &json!({"decision_ms": 30_000})).await;
    node.until(&id, |shown| shown["clock"]["running"] == true).await;
    tokio::time::sleep(Duration::from_millis(120)).await;
    let seat = asked_seat(&node.snapshot(&id, None).await);
    assert!(left(&node.snapshot(&id, None).await, seat, "decision_left_ms") <= 29_900);
    play_first(&node, &id, &secrets, "a").await;
    let shown = node.snapshot(&id, None).await;
    let asked = asked_seat(&shown);
    assert!(left(&shown, asked, "decision_left_ms") > 29_900, "{}", shown["clock"]);
}

#[tokio::test]
async fn the_time_of_a_game_is_used_up_over_many_decisions() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 2, &json!({"game_ms": 5_000})).await;
    let (mut watcher, _) = node.join(&id, None).await;
    let mut last = [5_000; 2];
    for number in 0..4 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        play_first(&node, &id, &secrets, &format!("g{number}")).await;
        let shown = node.snapshot(&id, None).await;
        for (seat, last) in last.iter_mut().enumerate() {
            let now = left(&shown, seat, "game_left_ms");
            assert!(now <= *last, "time never comes back: {now} of {last}");
            *last = now;
        }
    }
    assert!(last.iter().sum::<u64>() <= 9_600, "every tenth of a second counts: {last:?}");
    let flag = loop {
        let moment = watcher.hear_of("moment").await;
        if moment["sentence"]["key"] == "table-flagged" {
            break moment;
        }
    };
    let loser =
        1 - flag["now"]["prompt"]["over"]["winners"][0].as_u64().expect("a winner") as usize;
    assert_eq!(left(&flag["now"], loser, "game_left_ms"), 0);
    assert!(left(&flag["now"], 1 - loser, "game_left_ms") > 0);
}

#[tokio::test]
async fn correspondence_goes_on_over_a_restart() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let three_days = 3 * 24 * 60 * 60 * 1_000;
    let (id, _) = open_timed(&node, 2, &json!({"decision_ms": three_days})).await;
    let shown = node.until(&id, |shown| shown["clock"]["running"] == true).await;
    let seat = asked_seat(&shown);
    let before = left(&shown, seat, "decision_left_ms");
    assert!((three_days - 60_000..=three_days).contains(&before));
    node.stop().await;

    tokio::time::sleep(Duration::from_millis(50)).await;
    let again = Node::start(store, settings()).await;
    let shown = again.snapshot(&id, None).await;
    let after = left(&shown, seat, "decision_left_ms");
    assert!(after + 50 <= before, "the time runs on while nobody serves: {after} of {before}");
    assert_eq!(shown["clock"]["running"], true);
}

#[tokio::test]
async fn a_flag_falls_although_nobody_looks() {
    let store = on_file();
    let node = Node::start(store.clone(), settings()).await;
    let (id, _) = open_timed(&node, 2, &json!({"decision_ms": 2_000})).await;
    node.until(&id, |shown| shown["clock"]["running"] == true).await;
    node.stop().await;

    // Two servers start, and nobody tells them of the table.
    let often = Settings { sweep: Duration::from_millis(100), ..settings() };
    let start = async || Node::start(store.clone(), often.clone()).await;
    let _nodes = [start().await, start().await];
    let id = id.parse().expect("a name");
    let flags = async || {
        let log = store.read(&id, 0).await.expect("the store answers");
        log.iter().filter(|entry| matches!(entry.what, What::Flagged { .. })).count()
    };
    let fallen = async {
        while flags().await == 0 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), fallen).await.expect("it falls by itself");
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(flags().await, 1, "whoever comes second finds it fallen");
    assert_eq!(store.due(u64::MAX >> 1, 10).await.expect("the store answers"), []);
}

#[tokio::test]
async fn while_the_time_stands_nobody_loses_by_it() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 2, &json!({"decision_ms": 3_000})).await;
    let (mut watcher, _) = node.join(&id, None).await;
    let shown = node.until(&id, |shown| shown["clock"]["running"] == true).await;
    let seat = asked_seat(&shown);
    let pause = |name: &str| json!({"id": name});
    assert_eq!(node.command(&id, "pause", None, &pause("no")).await.0, 403);
    assert_eq!(node.command(&id, "pause", Some(&secrets[0]), &pause("p")).await.0, 200);
    while watcher.hear_of("clock").await["paused"] != true {}
    let twice = node.command(&id, "pause", Some(&secrets[1]), &pause("p2")).await;
    assert_eq!((twice.0, &twice.1["sentence"]["key"]), (409, &json!("table-no-time-runs")));

    let paused = left(&node.snapshot(&id, None).await, seat, "decision_left_ms");
    tokio::time::sleep(Duration::from_millis(3_200)).await;
    let shown = node.snapshot(&id, None).await;
    assert_eq!(shown["prompt"]["over"], Json::Null);
    assert_eq!(left(&shown, seat, "decision_left_ms"), paused, "not a millisecond is lost");

    // Anybody who plays may go on, and then it falls.
    assert_eq!(node.command(&id, "resume", Some(&secrets[1]), &pause("r")).await.0, 200);
    let again = node.command(&id, "resume", Some(&secrets[1]), &pause("r2")).await;
    assert_eq!((again.0, &again.1["sentence"]["key"]), (409, &json!("table-not-paused")));
    assert_eq!(watcher.hear_of("moment").await["sentence"]["key"], "table-resumed");
    assert_eq!(watcher.hear_of("moment").await["sentence"]["key"], "table-flagged");
}

#[tokio::test]
async fn of_three_a_bot_plays_on_and_the_player_may_come_back() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 3, &json!({"decision_ms": 1_000})).await;
    let (mut watcher, shown) = node.join(&id, None).await;
    let slow = asked_seat(&shown);
    let fallen = watcher.hear_of("moment").await;
    assert_eq!(fallen["sentence"]["key"], "table-flagged");
    assert_eq!(fallen["now"]["prompt"]["over"], Json::Null, "two others play on");
    assert_eq!(fallen["now"]["seats"][slow]["away"], true);
    let back = node.command(&id, "back", Some(&secrets[slow]), &json!({"id": "b"})).await;
    assert_eq!(back.0, 200, "{}", back.1);
    assert_eq!(node.snapshot(&id, None).await["seats"][slow]["away"], false);
}

#[tokio::test]
async fn of_three_nobody_comes_back_whose_time_for_the_game_is_used_up() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = open_timed(&node, 3, &json!({"game_ms": 1_000})).await;
    let (mut watcher, shown) = node.join(&id, None).await;
    let slow = asked_seat(&shown);
    assert_eq!(watcher.hear_of("moment").await["sentence"]["key"], "table-flagged");
    let back = node.command(&id, "back", Some(&secrets[slow]), &json!({"id": "b"})).await;
    assert_eq!((back.0, &back.1["sentence"]["key"]), (409, &json!("table-no-way-back")));
}

#[tokio::test]
async fn without_limits_no_clock_runs() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.open_for_two().await;
    let (_, shown) = node.join(&id, None).await;
    assert_eq!((&shown["clock"]["running"], &shown["clock"]["seats"]), (&json!(false), &json!([])));
    let pause = node.command(&id, "pause", Some(&secrets[0]), &json!({"id": "p"})).await;
    assert_eq!((pause.0, &pause.1["sentence"]["key"]), (409, &json!("table-no-time-runs")));
}

#[tokio::test]
async fn what_is_asked_for_is_what_is_shown() {
    let node = Node::start(on_file(), settings()).await;
    let century = 100 * 365 * 24 * 3_600 * 1_000_u64;
    for asked in [
        json!({"decision_ms": 90_000, "game_ms": 1_800_000}),
        json!({"game_ms": 1_000}),
        json!({"decision_ms": century}),
    ] {
        let (id, _) = open_timed(&node, 2, &asked).await;
        assert_eq!(node.snapshot(&id, None).await["limits"], asked);
    }
    let seats = json!([{"kind": "human"}, {"kind": "human"}]);
    let wrong = json!({"game": "quantum", "seats": seats, "limits": {"decision_s": 90}});
    let refused = send(node.post("/api/tables", &wrong)).await;
    assert_eq!(refused.status(), 400);
    let message = text(&body(refused).await["message"]);
    assert!(message.contains("limits.decision_s") && message.contains("decision_ms"), "{message}");
}

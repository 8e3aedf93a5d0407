//! Two nodes on one real PostgreSQL.

use serde_json::{Value as Json, json};
use store::Database;

use crate::game::asked_seat;
use crate::node::{Node, settings};

async fn node_on(url: &str) -> Node {
    let database = Database::open(url).await.expect("the database opens");
    let news = database.news();
    let node = Node::start(database, settings()).await;
    tokio::spawn(node.app.clone().follow(news));
    node
}

#[tokio::test]
async fn what_happens_through_one_node_is_seen_through_the_other() {
    let Some(postgres) = pgtemp::start() else { return };
    let (here, there) = (node_on(&postgres.url()).await, node_on(&postgres.url()).await);
    let (id, secrets) = here.open_for_two().await;
    let (mut watcher, _) = there.join(&id, None).await;
    for number in 1..=10_u32 {
        let seat = asked_seat(&here.snapshot(&id, None).await);
        let shown = here.snapshot(&id, Some(&secrets[seat])).await;
        let action = &shown["actions"]["notations"][0];
        let name = format!("a{number}");
        let played = here.act(&id, &secrets[seat], &shown["version"], action, &name).await;
        assert_eq!(played.0, 200, "{}", played.1);
        assert_eq!(watcher.hear_of("moment").await["version"], number);
    }

    // The first node is gone without a word; its players go on at the other.
    drop(here);
    let seat = asked_seat(&there.snapshot(&id, None).await);
    let shown = there.snapshot(&id, Some(&secrets[seat])).await;
    assert_eq!(shown["version"], 10);
    let action = &shown["actions"]["notations"][0];
    let played = there.act(&id, &secrets[seat], &json!(10), action, "last").await;
    assert_eq!(played.0, 200, "{}", played.1);
}

#[tokio::test]
async fn racing_commands_are_ordered_by_the_store() {
    let Some(postgres) = pgtemp::start() else { return };
    let nodes = [node_on(&postgres.url()).await, node_on(&postgres.url()).await];
    let (id, secrets) = nodes[0].open_for_two().await;
    let said = |node: usize, number: u32| {
        let line = json!({"id": format!("{node}-{number}"), "text": format!("{node} {number}")});
        let (nodes, id, secrets) = (&nodes, &id, &secrets);
        async move { nodes[node].command(id, "chat", Some(&secrets[node]), &line).await }
    };
    for number in 0..20 {
        let (first, second) = tokio::join!(said(0, number), said(1, number));
        assert_eq!((first.0, second.0), (200, 200), "{first:?} {second:?}");
    }
    assert_eq!(chat_of(&nodes[0], &id, 40).await, chat_of(&nodes[1], &id, 40).await);
}

/// What was said, as soon as a node knows so many lines.
async fn chat_of(node: &Node, id: &str, lines: usize) -> Json {
    let (mut socket, mut shown) = node.join(id, None).await;
    while shown["chat"].as_array().map(Vec::len) < Some(lines) {
        socket.hear_of("chat").await;
        shown = node.snapshot(id, None).await;
    }
    shown["chat"].clone()
}

/// Waits until a node knows that somebody sits at the table.
async fn is_there(node: &Node, id: &str, seat: usize) {
    while node.snapshot(id, None).await["seats"][seat]["connected"] != true {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn who_is_connected_through_the_other_node_is_there() {
    let Some(postgres) = pgtemp::start() else { return };
    let (here, there) = (node_on(&postgres.url()).await, node_on(&postgres.url()).await);
    let (id, secrets) = here.open_for_two().await;
    let (mut host, shown) = here.join(&id, Some(&secrets[0])).await;
    assert_eq!(shown["seats"][1]["connected"], false);
    let (guest, _) = there.join(&id, Some(&secrets[1])).await;
    is_there(&there, &id, 0).await;
    while host.hear_of("seats").await["seats"][1]["connected"] != true {}

    let takeover = |name: &str| json!({"id": name, "seat": 1});
    let refused = here.command(&id, "takeover", Some(&secrets[0]), &takeover("t1")).await;
    assert_eq!((refused.0, &refused.1["sentence"]["key"]), (409, &json!("table-is-there")));

    drop(guest);
    while host.hear_of("seats").await["seats"][1]["connected"] != false {}
    let taken = here.command(&id, "takeover", Some(&secrets[0]), &takeover("t2")).await;
    assert_eq!(taken.0, 200, "{}", taken.1);
}

#[tokio::test]
async fn a_node_that_just_loads_a_table_knows_who_is_elsewhere() {
    let Some(postgres) = pgtemp::start() else { return };
    let (here, there) = (node_on(&postgres.url()).await, node_on(&postgres.url()).await);
    let (id, secrets) = here.open_for_two().await;
    let (_guest, _) = here.join(&id, Some(&secrets[1])).await;
    is_there(&there, &id, 1).await;

    // The first word that this one ever hears of the table is the command.
    let third = node_on(&postgres.url()).await;
    let takeover = json!({"id": "t", "seat": 1});
    let refused = third.command(&id, "takeover", Some(&secrets[0]), &takeover).await;
    assert_eq!((refused.0, &refused.1["sentence"]["key"]), (409, &json!("table-is-there")));
}

//! Two real servers on one real PostgreSQL.

use serde_json::json;
use tokio::time::timeout;

use crate::served::{Acknowledged, Caller, PATIENCE, Served, play_on};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_game_through_two_servers() {
    let Some(postgres) = pgtemp::start() else { return };
    let served = [
        Served::start("127.0.0.1:0", &postgres.url()),
        Served::start("127.0.0.1:0", &postgres.url()),
    ];
    let [here, there] = served.each_ref().map(|served| Caller::to(&served.address));
    let table = here.open().await;
    let (mut watcher, _) = there.join(&table.id, None).await;
    for version in 0..25_u32 {
        let caller = if version % 2 == 0 { &here } else { &there };
        let (_, shown) = caller.get(&table.path(""), None).await;
        let seat = shown["prompt"]["seats"][0].as_u64().expect("somebody is asked") as usize;
        let secret = Some(table.secrets[seat].as_str());
        let (_, asked) = caller.get(&table.path(""), secret).await;
        let action = &asked["actions"]["notations"][0];
        // Two windows of the same player decide at the same moment, each through another server.
        let act = |name: &str| json!({"expected": asked["version"], "action": action, "id": name});
        let path = table.path("/actions");
        let (one, two) = (act(&format!("one-{version}")), act(&format!("two-{version}")));
        let (first, second) =
            tokio::join!(here.post(&path, secret, &one), there.post(&path, secret, &two));
        let mut statuses = [first.0, second.0];
        statuses.sort_unstable();
        assert!(statuses == [200, 409] || statuses == [200, 422], "{first:?} {second:?}");
        assert_eq!(watcher.hear_of("moment").await["version"], version + 1);

        // Whoever asks again, through the other server, gets the same answer.
        let (won, done) = if first.0 == 200 { (&one, &first) } else { (&two, &second) };
        let (again, other) =
            tokio::join!(here.post(&path, secret, won), there.post(&path, secret, won));
        assert_eq!((&again, &other), (done, done));
    }
    let [(_, ours), (_, theirs)] =
        [here.get(&table.path(""), None).await, there.get(&table.path(""), None).await];
    assert_eq!((&ours["version"], &ours["view"]), (&theirs["version"], &theirs["view"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_one_server_is_killed_its_players_go_on_through_the_other() {
    let Some(postgres) = pgtemp::start() else { return };
    let first = Served::start("127.0.0.1:0", &postgres.url());
    let second = Served::start("127.0.0.1:0", &postgres.url());
    let callers = [Caller::to(&first.address), Caller::to(&second.address)];
    let table = callers[0].open().await;
    let acknowledged = Acknowledged::default();
    let players: Vec<_> = (0..2)
        .map(|seat| {
            let (callers, table) = (callers.to_vec(), table.clone());
            tokio::spawn(play_on(callers, table, seat, 60, acknowledged.clone()))
        })
        .collect();
    while acknowledged.len() < 20 {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    // Somebody is just waiting for an answer.
    first.kill();
    for player in players {
        timeout(PATIENCE, player).await.expect("they go on").expect("nothing goes wrong");
    }
    assert!(acknowledged.len() >= 60);
    acknowledged.check(&callers[1], &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_connected_to_a_server_that_was_killed_is_gone() {
    let Some(postgres) = pgtemp::start() else { return };
    let first = Served::start("127.0.0.1:0", &postgres.url());
    let second = Served::start("127.0.0.1:0", &postgres.url());
    let (here, there) = (Caller::to(&first.address), Caller::to(&second.address));
    let table = here.open().await;
    let (mut guest, _) = here.join(&table.id, Some(&table.secrets[1])).await;
    let (mut host, mut shown) = there.join(&table.id, Some(&table.secrets[0])).await;
    while shown["seats"][1]["connected"] != true {
        shown = host.hear_of("seats").await;
    }
    let secret = Some(table.secrets[0].as_str());
    let takeover = |name: &str| json!({"id": name, "seat": 1});
    let refused = there.post(&table.path("/takeover"), secret, &takeover("t1")).await;
    assert_eq!((refused.0, &refused.1["sentence"]["key"]), (409, &json!("table-is-there")));

    first.kill();
    while guest.hear().await.is_some() {}
    while host.hear_of("seats").await["seats"][1]["connected"] != false {}
    let taken = there.post(&table.path("/takeover"), secret, &takeover("t2")).await;
    assert_eq!(taken.0, 200, "{}", taken.1);
    while host.hear_of("moment").await["now"]["seats"][1]["away"] != true {}
}

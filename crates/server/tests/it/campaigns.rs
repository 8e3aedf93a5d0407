//! Campaigns: their battles are tables, and their results flow back.

use serde_json::{Value as Json, json};
use store::Database;

use crate::kept::on_file;
use crate::node::{Node, body, send, settings, text, with};

impl Node {
    /// Begins a campaign and gives its id and the secrets of its players.
    async fn begin(&self, wanted: &Json) -> (String, Vec<String>) {
        let response = send(self.post("/api/campaigns", wanted)).await;
        assert_eq!(response.status(), 201);
        let made = body(response).await;
        let players = made["players"].as_array().expect("there is a list of players");
        (text(&made["id"]), players.iter().map(|player| text(&player["secret"])).collect())
    }

    async fn campaign(&self, id: &str, secret: Option<&str>) -> Json {
        let response = send(with(self.get(&format!("/api/campaigns/{id}")), secret)).await;
        assert_eq!(response.status(), 200);
        body(response).await
    }

    async fn ask_campaign(
        &self,
        id: &str,
        what: &str,
        secret: Option<&str>,
        command: &Json,
    ) -> (u16, Json) {
        let request = self.post(&format!("/api/campaigns/{id}/{what}"), command);
        let response = send(with(request, secret)).await;
        (response.status().as_u16(), body(response).await)
    }

    /// The table of the next battle.
    async fn to_the_battle(&self, id: &str, secret: &str) -> String {
        let (status, answer) = self.ask_campaign(id, "match", Some(secret), &json!({})).await;
        assert_eq!(status, 200, "{answer}");
        text(&answer["table"])
    }

    async fn surrender(&self, table: &str, secret: &str) {
        let (status, answer) =
            self.command(table, "resign", Some(secret), &json!({"id": "white-flag"})).await;
        assert_eq!(status, 200, "{answer}");
    }
}

fn for_two() -> Json {
    json!({"game": "fleet", "title": "The long war",
        "players": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}]})
}

#[tokio::test]
async fn a_battle_is_a_table_and_its_result_flows_back() {
    let kept = on_file();
    let node = Node::start(kept.clone(), settings()).await;
    let (id, secrets) = node.begin(&for_two()).await;
    let shown = node.campaign(&id, Some(&secrets[1])).await;
    assert_eq!((&shown["state"], &shown["you"]), (&json!("ready"), &json!(1)));
    assert_eq!(shown["legs"].as_array().map(Vec::len), Some(5));

    let table = node.to_the_battle(&id, &secrets[0]).await;
    assert_eq!(node.to_the_battle(&id, &secrets[1]).await, table, "both go to the same one");
    let battle = node.snapshot(&table, Some(&secrets[1])).await;
    assert_eq!((&battle["you"], &battle["campaign"]), (&json!(1), &json!(id)));
    assert_eq!(battle["setup"]["terms"]["points"], json!([7, 7]));
    assert_eq!(node.campaign(&id, None).await["state"], "playing");

    node.surrender(&table, &secrets[0]).await;
    let again = node.command(&table, "rematch", Some(&secrets[0]), &json!({"id": "r"})).await;
    assert_eq!((again.0, &again.1["error"]), (409, &json!("not_now")), "a campaign goes on");
    let shown = node.campaign(&id, None).await;
    assert_eq!(shown["legs"][0]["winners"], json!([1]));
    assert_eq!((&shown["state"], &shown["question"]["player"]), (&json!("choosing"), &json!(0)));
    assert_eq!(shown["carried"][0]["player"], 1, "the winner carries something on");

    // The server starts anew on the same file.
    node.stop().await;
    let node = Node::start(kept, settings()).await;
    assert_eq!(node.campaign(&id, None).await, shown);
    let pick = json!({"choice": "the_trap", "id": "pick-1"});
    let (status, chosen) = node.ask_campaign(&id, "choices", Some(&secrets[0]), &pick).await;
    assert_eq!((status, &chosen["state"]), (200, &json!("ready")), "{chosen}");
    let second = node.to_the_battle(&id, &secrets[1]).await;
    assert_ne!(second, table);
    assert_eq!(node.snapshot(&second, None).await["setup"]["scenario"], "the_trap");
    assert_eq!(node.campaign(&id, None).await["tables"], json!([table, second]));
}

#[tokio::test]
async fn whoever_is_not_asked_is_told_so_in_words() {
    let node = Node::start(on_file(), settings()).await;
    let (id, secrets) = node.begin(&for_two()).await;
    let pick = |name: &str| json!({"choice": "the_trap", "id": name});
    let early = node.ask_campaign(&id, "choices", Some(&secrets[0]), &pick("a")).await;
    assert_eq!(
        (early.0, early.1["message"].as_str()),
        (409, Some("There is nothing to choose now."))
    );
    let table = node.to_the_battle(&id, &secrets[0]).await;
    node.surrender(&table, &secrets[0]).await;

    let other = node.ask_campaign(&id, "choices", Some(&secrets[1]), &pick("b")).await;
    assert_eq!((other.0, other.1["message"].as_str()), (403, Some("Ada chooses.")));
    let nobody = node.ask_campaign(&id, "choices", None, &pick("c")).await;
    assert_eq!((nobody.0, &nobody.1["error"]), (403, &json!("not_yours")));
    let stranger = node.ask_campaign(&id, "choices", Some(&"0".repeat(32)), &pick("d")).await;
    assert_eq!((stranger.0, &stranger.1["error"]), (401, &json!("secret")));
    let wrong = json!({"choice": "tea", "id": "e"});
    let wrong = node.ask_campaign(&id, "choices", Some(&secrets[0]), &wrong).await;
    assert_eq!((wrong.0, &wrong.1["clause"]), (422, &json!("PA-SETUP-01")));
    let waiting = node.ask_campaign(&id, "match", Some(&secrets[1]), &json!({})).await;
    assert_eq!(
        (waiting.0, waiting.1["message"].as_str()),
        (409, Some("Ada has to choose something first.")),
    );
    for _ in 0..2 {
        let done = node.ask_campaign(&id, "choices", Some(&secrets[0]), &pick("f")).await;
        assert_eq!(done.0, 200, "sent again, it is carried out once: {}", done.1);
    }
    assert_eq!(node.campaign(&id, None).await["position"], 4, "begun, table, end, choice");
}

#[tokio::test]
async fn players_join_by_invitation_before_the_first_battle() {
    let node = Node::start(on_file(), settings()).await;
    let players = json!([{"kind": "human", "name": "Ada"}, {"kind": "human"}]);
    let (id, secrets) = node.begin(&json!({"game": "fleet", "players": players})).await;
    assert_eq!(node.campaign(&id, None).await["state"], "gathering");
    let early = node.ask_campaign(&id, "match", Some(&secrets[0]), &json!({})).await;
    assert_eq!((early.0, early.1["message"].as_str()), (409, Some("Player 2 has not joined yet.")),);
    let sit = json!({"name": "Grace", "id": "joins-by-invitation"});
    let thief = node.ask_campaign(&id, "players/1", Some(&secrets[0]), &sit).await;
    assert_eq!((thief.0, &thief.1["error"]), (401, &json!("secret")));
    let (status, joined) = node.ask_campaign(&id, "players/1", Some(&secrets[1]), &sit).await;
    assert_eq!(status, 200, "{joined}");
    let (_, again) = node.ask_campaign(&id, "players/1", Some(&secrets[1]), &sit).await;
    assert_eq!(again, joined, "whoever asks again gets the same secret");
    let late = json!({"name": "Eve", "id": "joins-by-the-same-link"});
    let late = node.ask_campaign(&id, "players/1", Some(&secrets[1]), &late).await;
    assert_eq!((late.0, &late.1["error"]), (409, &json!("not_now")));

    let fresh = text(&joined["secret"]);
    let table = node.to_the_battle(&id, &fresh).await;
    let battle = node.snapshot(&table, Some(&fresh)).await;
    assert_eq!((&battle["you"], &battle["seats"][1]["name"]), (&json!(1), &json!("Grace")));
    let old = send(with(node.get(&format!("/api/campaigns/{id}")), Some(&secrets[1]))).await;
    assert_eq!(old.status(), 401, "the invitation is void");
}

#[tokio::test]
async fn what_is_no_campaign_is_refused() {
    let node = Node::start(on_file(), settings()).await;
    let (table, _) = node.open_for_two().await;
    for id in ["nowhere", "No-Id", table.as_str()] {
        let response = send(node.get(&format!("/api/campaigns/{id}"))).await;
        assert_eq!(response.status(), 404, "{id}");
        assert_eq!(body(response).await["error"], "no_campaign");
    }
    let (id, _) = node.begin(&for_two()).await;
    assert_eq!(send(node.get(&format!("/api/tables/{id}"))).await.status(), 404);
    let human = json!({"kind": "human", "name": "Ada"});
    let bot = json!({"kind": "bot", "level": "easy"});
    for (wanted, error) in [
        (json!({"game": "quantum", "players": [human, bot]}), "no_campaign"),
        (json!({"game": "fleet", "players": [human, bot, bot]}), "seats"),
        (json!({"game": "fleet", "players": [bot, bot]}), "seats"),
        (json!({"game": "fleet", "players": [human, bot], "setup": {"points": 9}}), "rules"),
    ] {
        let response = send(node.post("/api/campaigns", &wanted)).await;
        assert_eq!(response.status(), 422, "{wanted}");
        assert_eq!(body(response).await["error"], error, "{wanted}");
    }
}

/// Four players fight to the end; players 2 and 4 give every battle up.
#[tokio::test]
async fn four_players_reach_the_final_battle() {
    let node = Node::start(on_file(), settings()).await;
    let named = |name: &str| json!({"kind": "human", "name": name});
    let players = json!([named("Ada"), named("Grace"), named("Edsger"), named("Barbara")]);
    let (id, secrets) = node.begin(&json!({"game": "fleet", "players": players})).await;
    let mut helped = Vec::new();
    for round in 0..20 {
        let shown = node.campaign(&id, None).await;
        match shown["state"].as_str() {
            Some("choosing") => {
                let question = &shown["question"];
                let player = question["player"].as_u64().expect("a player") as usize;
                let choice = question["choices"].as_array().and_then(|all| all.last());
                let choice = choice.expect("there are choices")["value"].clone();
                let pick = json!({"choice": choice, "id": format!("pick-{round}")});
                let chosen = node.ask_campaign(&id, "choices", Some(&secrets[player]), &pick).await;
                assert_eq!(chosen.0, 200, "{}", chosen.1);
            }
            Some("ready") => {
                let table = node.to_the_battle(&id, &secrets[0]).await;
                for secret in [&secrets[1], &secrets[3]] {
                    let seen = send(with(node.get(&format!("/api/tables/{table}")), Some(secret)));
                    let seen = seen.await;
                    if seen.status() == 200 && body(seen).await["prompt"]["over"].is_null() {
                        node.surrender(&table, secret).await;
                    }
                }
                let battle = node.snapshot(&table, None).await;
                helped.push(battle["seats"].as_array().map(Vec::len));
            }
            state => {
                assert_eq!(state, Some("over"), "{shown}");
                break;
            }
        }
    }
    let shown = node.campaign(&id, None).await;
    assert_eq!(shown["winners"], json!([0, 2]));
    let numbers: Vec<&Json> =
        shown["legs"].as_array().into_iter().flatten().map(|leg| &leg["number"]).collect();
    assert_eq!(numbers, ["1", "2a", "2b", "3a", "3b", "4"]);
    let seats = [4, 2, 3, 2, 3, 4].map(Some);
    assert_eq!(helped, seats, "the winner of each first duel comes to help in the second");
    let last = text(&shown["tables"][5]);
    let last = node.snapshot(&last, None).await;
    assert_eq!(last["setup"]["zones"], json!(["5x5", "5x5"]), "as its winner chose");
}

#[tokio::test]
async fn two_nodes_open_the_same_battle_and_take_one_choice() {
    let Some(postgres) = pgtemp::start() else { return };
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let database = Database::open(&postgres.url()).await.expect("the database opens");
        let news = database.news();
        let node = Node::start(database, settings()).await;
        tokio::spawn(node.app.clone().follow(news));
        nodes.push(node);
    }
    let (id, secrets) = nodes[0].begin(&for_two()).await;
    let (here, there) = tokio::join!(
        nodes[0].to_the_battle(&id, &secrets[0]),
        nodes[1].to_the_battle(&id, &secrets[1])
    );
    assert_eq!(here, there);
    nodes[1].surrender(&here, &secrets[1]).await;
    // Whichever node enters the end first, it is entered once.
    let (one, other) = tokio::join!(nodes[0].campaign(&id, None), nodes[1].campaign(&id, None));
    assert_eq!(one["position"], 3, "{one}");
    assert_eq!(one, other);
    let picks = ["the_trap", "control"].map(|choice| json!({"choice": choice, "id": choice}));
    let (first, second) = tokio::join!(
        nodes[0].ask_campaign(&id, "choices", Some(&secrets[1]), &picks[0]),
        nodes[1].ask_campaign(&id, "choices", Some(&secrets[1]), &picks[1])
    );
    let mut answers = [first.0, second.0];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409], "one of them counts: {} {}", first.1, second.1);
    assert_eq!(nodes[0].campaign(&id, None).await, nodes[1].campaign(&id, None).await);
}

//! A fourth game goes through the whole program: the list knows its rules and what its bots know,
//! and nothing else knows of it. `examples/with_race.rs` is the program with that list.

use serde_json::{Value as Json, json};

use crate::program::{Desk, with_race};
use crate::served::{Caller, Served};

/// A whole race of a person against a bot, in plain lines.
fn race(desk: &Desk) -> String {
    // Whichever of the two is asked for.
    let typed = "roll\nyield\n".repeat(40);
    let command = "play race --text --seed 4 --goal 12 --names Ada --save r.jsonl";
    let run = desk.type_into(command, &typed);
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{}", run.output);
    run.output
}

#[test]
fn the_product_does_not_know_it() {
    let known = "there is no game “race”: choose quantum, fleet, alert";
    Desk::new().fails("play race", known);
    let choose = "there is no game “ludo”: choose quantum, fleet, alert, race";
    with_race().fails("play ludo", choose);
}

#[test]
fn it_is_played_in_plain_lines_and_kept() {
    let desk = with_race();
    let output = race(&desk);
    assert!(output.contains("A race to square 12"), "{output}");
    assert!(output.contains("Ada rolls"), "{output}");
    assert!(output.contains("reaches the goal!"), "{output}");
    let verified = desk.run("verify r.jsonl").output;
    assert!(verified.contains("The game is won by"), "{verified}");
    let header = desk.read("r.jsonl").lines().next().map(str::to_owned).unwrap_or_default();
    assert!(header.contains(r#""goal":12"#) && header.contains("medium"), "{header}");
    let french = desk.type_into("play race --text --seed 4 --lang fr", "rest\n");
    assert!(french.output.contains("Une course jusqu’à la case 20"), "{}", french.output);
}

#[test]
fn it_is_resumed_replayed_and_verified() {
    let desk = with_race();
    let begun = desk.type_into("play race --text --seed 4 --save r.jsonl", "rest\n");
    assert_eq!(begun.code, 0, "{}", begun.errors);
    let decisions = desk.read("r.jsonl").lines().count() - 1;
    let resumed = desk.type_into("play race --text --save r.jsonl", "rest\n");
    assert_eq!(resumed.code, 0, "{}", resumed.errors);
    assert!(desk.read("r.jsonl").lines().count() > decisions + 1, "{}", resumed.output);
    desk.fails(
        "play race --text --save r.jsonl --goal 30",
        "--goal contradicts the game in r.jsonl, which continues as it was begun",
    );
    let replayed = desk.type_into("replay r.jsonl --text", "\nquit\n");
    assert_eq!(replayed.code, 0, "{}", replayed.errors);
    assert!(replayed.output.contains("loads a rocket"), "{}", replayed.output);
    let verified = desk.run("verify r.jsonl");
    assert_eq!((verified.code, verified.errors.as_str()), (0, ""), "{}", verified.output);
    assert!(verified.output.contains("The game is not over."), "{}", verified.output);
}

#[test]
fn its_menu_is_its_command_line() {
    let desk = with_race();
    let help = desk.run("play --help").output;
    for expected in [
        "Options:",
        "Quantum:",
        "Fleet Commander:",
        "Space Alert:",
        "The race:",
        "--goal <NUMBER>",
        "Squares to the goal: 10, 20 and 30 (default: 20)",
    ] {
        assert!(help.contains(expected), "{expected} in {help}");
    }
    let french = desk.run("sim --help --lang fr").output;
    assert!(french.contains("La course\u{a0}:") || french.contains("La course:"), "{french}");
    assert!(french.contains("Cases jusqu’au but"), "{french}");
    desk.fails("play quantum --goal 10", "--goal has no meaning in quantum");
    desk.fails("sim race --map alpha-sector", "--map has no meaning in race");
    desk.fails(
        "play race --goal far",
        "this game cannot be set up: A table cannot be opened like this: “goal” cannot be \"far\". \
         (PA-SETUP-01: The menu of a game)",
    );
}

#[test]
fn bots_play_it_by_the_hundred() {
    let run = with_race().run("sim race --games 40 --seats easy,random,random --json --seed 2");
    assert_eq!((run.code, run.errors.as_str()), (0, ""));
    let results: Json = serde_json::from_str(&run.output).expect("one object");
    assert_eq!(results["games"], 40);
    assert_eq!(results["bots"].as_array().map(Vec::len), Some(3));
}

#[test]
fn its_rules_are_looked_up_and_its_positions_scripted() {
    let desk = with_race();
    let rules = desk.run("rules race");
    assert!(rules.output.contains("RACE-SETUP-01"), "{}", rules.output);
    assert!(!rules.output.contains("QU-"), "{}", rules.output);
    let script = "game = \"race\"\n\n[setup]\nseats = 2\ngoal = 20\nrounds = 30\n\n\
                  [position]\nsquares = [3, 7]\n\n[[step]]\ndo = \"roll\"\ndice = [4]\n\n\
                  [[step]]\ndo = \"yield\"\n";
    desk.write("collision.toml", script);
    let run = desk.run("script collision.toml --show");
    assert_eq!((run.code, run.errors.as_str()), (0, ""), "{}", run.output);
    assert!(run.output.contains("\"squares\": ["), "{}", run.output);
}

#[tokio::test]
async fn it_is_played_at_a_table_with_a_bot() {
    let desk = with_race();
    let database = format!("sqlite:{}", desk.path("tables.db").display());
    let served = Served::start_program(&desk.program, "127.0.0.1:0", &database);
    let caller = Caller::to(&served.address);
    let (_, menu) = caller.get("/api/games", None).await;
    let entry = menu.as_array().and_then(|games| games.last()).expect("there are games");
    assert_eq!((&entry["game"], &entry["title"]["key"]), (&json!("race"), &json!("race-title")));

    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "easy"}]);
    let wanted = json!({"game": "race", "setup": {"goal": 10}, "seats": seats});
    let (status, made) = caller.post("/api/tables", None, &wanted).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("it has a name");
    let secret = made["seats"][0]["secret"].as_str();
    let (mut socket, mut now) = caller.join(id, secret).await;
    let mut decided = 0;
    while now["prompt"]["over"].is_null() {
        if let Some(action) = now["actions"]["notations"][0].as_str() {
            let act =
                json!({"expected": now["version"], "action": action, "id": decided.to_string()});
            let path = format!("/api/tables/{id}/actions");
            let (status, done) = caller.post(&path, secret, &act).await;
            assert_eq!(status, 200, "{done}");
            decided += 1;
        }
        // Somebody has decided: the socket says so, and the table is looked at anew.
        let news = socket.hear_of("moment").await;
        assert!(news["events"].is_array(), "{news}");
        now = caller.get(&format!("/api/tables/{id}"), secret).await.1;
    }
    assert!(decided > 0);
    let (_, told) = caller.get(&format!("/api/tables/{id}/description"), secret).await;
    assert_eq!(told[0]["heading"]["key"], "race-heading");
}

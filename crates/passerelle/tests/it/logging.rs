//! What a server writes about itself.

use std::collections::BTreeSet;
use std::fs::File;

use serde_json::Value as Json;

use crate::program::Desk;
use crate::served::Served;

#[tokio::test]
async fn the_log_is_json_with_names_and_without_addresses() {
    let desk = Desk::new();
    desk.write("key", "a secret of some length\n");
    let key = desk.path("key").display().to_string();
    let database = format!("sqlite:{}", desk.path("tables.db").display());
    let log = File::create(desk.path("log")).expect("a file for the log");
    let options = ["--log", "json", "--address-key", &key, "--limits", "requests=1"];
    let served = Served::start_asking(&database, &options, log);
    let client = reqwest::Client::new();
    let mut names = BTreeSet::new();
    for _ in 0..12 {
        let url = format!("http://{}/api/games?secret=hush", served.address);
        let answer = client.get(url).send().await.expect("it answers");
        names.insert(answer.headers()["x-request-id"].to_str().expect("it is text").to_owned());
    }
    served.kill();
    let text = desk.read("log");
    assert!(!text.contains("127.0.0.1") && !text.contains("hush"), "{text}");
    let lines: Vec<Json> =
        text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect();
    let refused: Vec<&Json> =
        lines.iter().filter(|line| line["message"] == "a request is refused").collect();
    assert!(!refused.is_empty(), "{text}");
    let marks: BTreeSet<&str> =
        refused.iter().filter_map(|line| line["span"]["address"].as_str()).collect();
    assert_eq!(marks.len(), 1, "one address has one mark: {text}");
    assert_eq!(marks.first().map(|mark| mark.len()), Some(16));
    for line in refused {
        let name = line["span"]["id"].as_str().expect("it has a name");
        assert!(names.contains(name), "{name}");
    }
}

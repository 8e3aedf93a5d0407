//! `passerelle serve`: the real program, killed without warning and started again.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

use serde_json::{Value as Json, json};

use crate::program::Desk;

/// A server that is killed when it is dropped.
struct Served {
    process: Child,
    address: String,
}

impl Served {
    fn start(desk: &Desk, listen: &str) -> Self {
        let database = format!("sqlite:{}", desk.path("tables.db").display());
        let mut process = Command::new(env!("CARGO_BIN_EXE_passerelle"))
            .args(["serve", "--listen", listen, "--database", &database, "--limits", "off"])
            .args(["--lang", "en"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let output = process.stdout.as_mut().expect("its output is ours");
        BufReader::new(output).read_line(&mut line).expect("it says something");
        let address = line.trim().rsplit_once("http://").expect("it says where").1.to_owned();
        Self { process, address }
    }

    /// As the power cut does it.
    fn kill(mut self) {
        self.process.kill().expect("it is killed");
        self.process.wait().expect("it is gone");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// One request and its answer.
async fn ask(
    served: &Served,
    path: &str,
    secret: Option<&str>,
    body: Option<&Json>,
) -> (u16, Json) {
    let client = reqwest::Client::new();
    let url = format!("http://{}{path}", served.address);
    let request = match body {
        Some(body) => client.post(url).json(body),
        None => client.get(url),
    };
    let request = match secret {
        Some(secret) => request.header("Authorization", format!("Bearer {secret}")),
        None => request,
    };
    let response = request.send().await.expect("the server answers");
    (response.status().as_u16(), response.json().await.expect("the answer is JSON"))
}

/// Plays so many decisions and gives the answers.
async fn play(served: &Served, id: &str, secrets: &[String], numbers: std::ops::Range<u32>) {
    for number in numbers {
        let path = format!("/api/tables/{id}");
        let (_, shown) = ask(served, &path, None, None).await;
        assert_eq!(shown["version"], number, "nothing that was acknowledged is lost");
        let seat = shown["prompt"]["seats"][0].as_u64().expect("somebody is asked") as usize;
        let (_, shown) = ask(served, &path, Some(&secrets[seat]), None).await;
        let action = &shown["actions"][0]["notation"];
        let act = json!({"expected": number, "action": action, "id": format!("a{number}")});
        let path = format!("{path}/actions");
        let first = ask(served, &path, Some(&secrets[seat]), Some(&act)).await;
        assert_eq!(first.0, 200, "{}", first.1);
        assert_eq!(ask(served, &path, Some(&secrets[seat]), Some(&act)).await, first);
    }
}

#[tokio::test]
async fn killed_in_mid_game_it_goes_on_where_it_was() {
    let desk = Desk::new();
    let served = Served::start(&desk, "127.0.0.1:0");
    let seats = json!([{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}]);
    let wanted = json!({"game": "quantum", "seats": seats});
    let (status, made) = ask(&served, "/api/tables", None, Some(&wanted)).await;
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().expect("it has a name").to_owned();
    let secrets: Vec<String> = made["seats"]
        .as_array()
        .expect("it has seats")
        .iter()
        .map(|seat| seat["secret"].as_str().expect("they have secrets").to_owned())
        .collect();
    play(&served, &id, &secrets, 0..5).await;

    // The same address again, so that clients find it.
    let address = served.address.clone();
    served.kill();
    let again = Served::start(&desk, &address);
    assert_eq!(again.address, address);
    play(&again, &id, &secrets, 5..10).await;
    again.kill();
    let last = Served::start(&desk, &address);
    play(&last, &id, &secrets, 10..12).await;
}

#[cfg(unix)]
#[test]
fn asked_to_stop_it_stops_cleanly() {
    let desk = Desk::new();
    let mut served = Served::start(&desk, "127.0.0.1:0");
    let stopped = Command::new("kill").arg(served.process.id().to_string()).status();
    assert!(stopped.expect("there is kill").success());
    assert!(served.process.wait().expect("it ends").success());
    let mut rest = String::new();
    served.process.stdout.take().expect("its output is ours").read_to_string(&mut rest).unwrap();
    assert!(rest.contains("Every table is kept."), "{rest}");
}

#[test]
fn what_cannot_be_used_is_said_in_one_sentence() {
    let desk = Desk::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it has an address");
    for (arguments, said) in [
        ("--listen nowhere".to_owned(), "is not an address with a port"),
        (format!("--listen {address}"), "cannot listen on"),
        ("--listen 127.0.0.1:0 --database mysql:x".to_owned(), "cannot be used"),
    ] {
        let run = desk.run(&format!("serve {arguments} --lang en"));
        assert_eq!(run.code, 2);
        assert!(run.errors.contains(said), "{}", run.errors);
        assert_eq!(run.errors.trim().lines().count(), 1, "{}", run.errors);
    }
}

#[test]
fn a_measurement_stops_by_itself() {
    let desk = Desk::new();
    let run = desk.run("bench server --tables 3 --seconds 1 --lang en");
    assert_eq!(run.code, 0, "{}", run.errors);
    assert!(run.output.contains("actions a second"), "{}", run.output);
    assert!(run.output.contains(" 0 commands were refused"), "{}", run.output);
}

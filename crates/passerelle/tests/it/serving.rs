//! `passerelle serve`: the real program, killed without warning and started again.

use std::net::TcpListener;

use tokio::time::timeout;

use crate::program::Desk;
use crate::served::{Acknowledged, Caller, PATIENCE, Served, play_on};

/// A file in a folder of the test's own.
fn file(desk: &Desk) -> String {
    format!("sqlite:{}", desk.path("tables.db").display())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_in_mid_game_it_goes_on_where_it_was() {
    let desk = Desk::new();
    let mut served = Served::start("127.0.0.1:0", &file(&desk));
    let address = served.address.clone();
    let caller = Caller::to(&address);
    let table = caller.open().await;
    let acknowledged = Acknowledged::default();
    let players: Vec<_> = (0..2)
        .map(|seat| {
            let (callers, table) = (vec![caller.clone()], table.clone());
            tokio::spawn(play_on(callers, table, seat, 60, acknowledged.clone()))
        })
        .collect();
    for deaths in 1..=3 {
        while acknowledged.len() < deaths * 15 {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
        // Somebody is just waiting for an answer. The same address again, so that they find it.
        served.kill();
        served = Served::start(&address, &file(&desk));
        assert_eq!(served.address, address);
    }
    for player in players {
        timeout(PATIENCE, player).await.expect("they go on").expect("nothing goes wrong");
    }
    acknowledged.check(&caller, &table).await;
}

#[cfg(unix)]
#[tokio::test]
async fn asked_to_stop_it_says_goodbye_and_stops_cleanly() {
    let desk = Desk::new();
    let served = Served::start("127.0.0.1:0", &file(&desk));
    let caller = Caller::to(&served.address);
    let table = caller.open().await;
    let (mut socket, _) = caller.join(&table.id, None).await;
    let rest = tokio::task::spawn_blocking(move || served.interrupt());
    assert_eq!(socket.hear_of("bye").await["sentence"]["key"], "server-bye-stopping");
    assert_eq!(socket.hear().await, None);
    let rest = rest.await.expect("it stops");
    assert!(rest.contains("Every table is kept."), "{rest}");
    // Whoever copies the one file has them all.
    assert!(!desk.path("tables.db-wal").exists(), "the file is not closed");
    let again = Served::start("127.0.0.1:0", &file(&desk));
    let shown = Caller::to(&again.address).get(&table.path(""), None).await;
    assert_eq!(shown.0, 200, "{}", shown.1);
}

#[tokio::test]
async fn who_listens_everywhere_says_how_others_come() {
    let desk = Desk::new();
    let mut served = Served::start("0.0.0.0:0", &file(&desk));
    assert!(served.address.starts_with("127.0.0.1:"), "a browser here: {}", served.address);
    let port = served.address.rsplit_once(':').expect("there is a port").1.to_owned();
    let said = served.next_line();
    assert!(said.starts_with("From other computers: "), "{said}");
    assert!(said.contains(&port) && !said.contains("0.0.0.0"), "{said}");
    // Where there is a network, the address leads here.
    if let Some((_, address)) = said.split_once("http://") {
        let (status, _) = Caller::to(address).get("/api/games", None).await;
        assert_eq!(status, 200);
    }
}

/// Whatever cannot be used is said in one sentence, in both languages.
fn is_refused(desk: &Desk, arguments: &str, english: &str, french: &str) {
    let listen = if arguments.contains("--listen") { "" } else { "--listen 127.0.0.1:0" };
    for (language, said) in [("en", english), ("fr", french)] {
        let run = desk.run(&format!("serve {listen} {arguments} --lang {language}"));
        let errors = run.errors.replace('\u{a0}', " ");
        assert_eq!(errors, format!("passerelle: {said}\n"));
        assert_eq!((run.code, run.output.as_str()), (2, ""), "{arguments}");
    }
}

#[test]
fn addresses_and_limits_that_cannot_be_used_are_named() {
    let desk = Desk::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = taken.local_addr().expect("it has an address");
    for (arguments, english, french) in [
        (
            "--listen nowhere".to_owned(),
            "“nowhere” is not an address with a port, such as 127.0.0.1:7420".to_owned(),
            "« nowhere » n’est pas une adresse avec un port, comme 127.0.0.1:7420".to_owned(),
        ),
        (
            format!("--listen {address}"),
            format!("cannot listen on {address}: another program is already listening there"),
            format!("impossible d’écouter sur {address} : un autre programme y écoute déjà"),
        ),
        (
            "--listen 192.0.2.1:7420".to_owned(),
            "cannot listen on 192.0.2.1:7420: this machine has no such address".to_owned(),
            "impossible d’écouter sur 192.0.2.1:7420 : cette machine n’a pas cette adresse"
                .to_owned(),
        ),
        (
            "--public-url games.example.org".to_owned(),
            "“games.example.org” is not an address such as https://games.example.org".to_owned(),
            "« games.example.org » n’est pas une adresse comme https://jeux.example.org".to_owned(),
        ),
        (
            "--public-url https://example.org/games".to_owned(),
            "“https://example.org/games” has a path, but the pages need an address of their \
             own, such as https://games.example.org"
                .to_owned(),
            "« https://example.org/games » contient un chemin, mais les pages ont besoin d’une \
             adresse entière à elles, comme https://jeux.example.org"
                .to_owned(),
        ),
        (
            "--limits some".to_owned(),
            "“some” is not valid: write on, off, or for example requests=50,tables=30,commands=30"
                .to_owned(),
            "« some » n’est pas une limite valide : écrivez on, off ou par exemple \
             requests=50,tables=30,commands=30"
                .to_owned(),
        ),
    ] {
        is_refused(&desk, &arguments, &english, &french);
    }
}

#[test]
fn databases_that_cannot_be_used_are_named() {
    let desk = Desk::new();
    desk.write("letter.txt", &"Dear Grace, ".repeat(1_000));
    for (arguments, english, french) in [
        (
            "--database mysql:x",
            "the database mysql:x cannot be used: write sqlite:PATH or postgres://…",
            "la base de données mysql:x est inutilisable : écrivez sqlite:CHEMIN ou postgres://…",
        ),
        (
            "--database sqlite:/no/such/folder/tables.db",
            "the database sqlite:/no/such/folder/tables.db cannot be used: there is no folder \
             /no/such/folder",
            "la base de données sqlite:/no/such/folder/tables.db est inutilisable : il n’y a pas \
             de dossier /no/such/folder",
        ),
        (
            "--database sqlite:letter.txt/tables.db",
            "the database sqlite:letter.txt/tables.db cannot be used: there is no folder letter.txt",
            "la base de données sqlite:letter.txt/tables.db est inutilisable : il n’y a pas de \
             dossier letter.txt",
        ),
        (
            "--database sqlite:letter.txt",
            "the database sqlite:letter.txt cannot be used: the file holds something else",
            "la base de données sqlite:letter.txt est inutilisable : le fichier contient autre \
             chose",
        ),
        (
            "--database postgres://ada:love@localhost/x?sslmode=maybe",
            "the database postgres://…@localhost/x?sslmode=maybe cannot be used: “sslmode=maybe” \
             is unknown; write require or disable",
            "la base de données postgres://…@localhost/x?sslmode=maybe est inutilisable : \
             « sslmode=maybe » est inconnu ; écrivez require ou disable",
        ),
    ] {
        is_refused(&desk, arguments, english, french);
    }
}

/// Not even the administrator, who may run the tests, can write there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_in_which_nothing_can_be_written_is_said() {
    let desk = Desk::new();
    for (language, said) in [
        ("en", "the database sqlite:/proc/tables.db cannot be used: the file cannot be written"),
        (
            "fr",
            "la base de données sqlite:/proc/tables.db est inutilisable : le fichier ne peut pas \
             être écrit",
        ),
    ] {
        let serve = "serve --listen 127.0.0.1:0 --database sqlite:/proc/tables.db";
        let run = desk.run(&format!("{serve} --lang {language}"));
        assert_eq!(run.errors.replace('\u{a0}', " "), format!("passerelle: {said}\n"));
        assert_eq!((run.code, run.output.as_str()), (2, ""));
    }
}

/// The usual place, when the user's own folder is none.
#[cfg(target_os = "linux")]
#[test]
fn a_home_in_which_nothing_can_be_made_is_said() {
    let desk = Desk::new();
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_passerelle"))
        .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en"])
        .env_remove("PASSERELLE_DATABASE")
        .env("XDG_DATA_HOME", "/proc/nobody")
        .env("HOME", "/proc/nobody")
        .current_dir(desk.path("."))
        .output()
        .expect("the program starts");
    let errors = String::from_utf8(run.stderr).expect("it is text");
    assert!(errors.starts_with("passerelle: ") && errors.lines().count() == 1, "{errors}");
    assert!(errors.contains("/proc/nobody"), "it says where: {errors}");
    assert_eq!(run.status.code(), Some(2));
}

#[tokio::test]
async fn limits_can_be_switched_off() {
    let desk = Desk::new();
    for (served, is_limited) in [
        (Served::start("127.0.0.1:0", &file(&desk)), false),
        (Served::start_limited("127.0.0.1:0", &file(&desk)), true),
    ] {
        let caller = Caller::to(&served.address);
        let start = std::time::Instant::now();
        let mut refused = 0;
        // More than a burst, unless the machine is so slow that it never is one.
        for _ in 0..600 {
            let (status, _) = caller.get("/api/games", None).await;
            assert!(status == 200 || status == 429, "{status}");
            refused += u32::from(status == 429);
        }
        let is_burst = start.elapsed() < std::time::Duration::from_secs(5);
        assert!(is_limited || refused == 0, "{refused} of 600 were refused without a limit");
        assert!(!is_limited || !is_burst || refused > 0, "600 at once, and none was refused");
    }
}

#[test]
fn a_database_that_does_not_answer_is_said() {
    let desk = Desk::new();
    let nobody = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = nobody.local_addr().expect("it has an address");
    drop(nobody);
    let database = format!("postgres://ada:love@{address}/games");
    let run = desk.run(&format!("serve --listen 127.0.0.1:0 --database {database} --lang en"));
    let start = format!(
        "passerelle: the database postgres://…@{address}/games cannot be used: there is no"
    );
    assert!(run.errors.starts_with(&start), "{}", run.errors);
    assert!(!run.errors.contains("love"), "{}", run.errors);
    assert_eq!((run.code, run.errors.lines().count()), (2, 1));
}

#[tokio::test]
async fn no_secret_is_written_to_the_log() {
    let desk = Desk::new();
    let log = std::fs::File::create(desk.path("log.txt")).expect("a file");
    let served = Served::start_logging("127.0.0.1:0", &file(&desk), log);
    let caller = Caller::to(&served.address);
    let table = caller.open().await;
    let (_socket, shown) = caller.join(&table.id, Some(&table.secrets[0])).await;
    let seat = shown["prompt"]["seats"][0].as_u64().expect("somebody is asked") as usize;
    let secret = Some(table.secrets[seat].as_str());
    let (_, asked) = caller.get(&table.path(""), secret).await;
    let action = &asked["actions"]["notations"][0];
    let act = serde_json::json!({"expected": 0, "action": action, "id": "a"});
    assert_eq!(caller.post(&table.path("/actions"), secret, &act).await.0, 200);
    served.kill();
    let log = desk.read("log.txt");
    assert!(log.contains("/api/tables/{id}/actions"), "every request is logged: {log}");
    for secret in &table.secrets {
        assert!(!log.contains(secret.as_str()), "{log}");
    }
    assert!(!log.contains(&table.id), "whoever reads the log finds no table by it: {log}");
}

#[test]
fn a_measurement_stops_by_itself() {
    let desk = Desk::new();
    let run = desk.run("bench server --tables 3 --seconds 1 --lang en");
    assert_eq!(run.code, 0, "{}", run.errors);
    assert!(run.output.contains("actions per second"), "{}", run.output);
    assert!(run.output.contains(" 0 commands were refused"), "{}", run.output);
}

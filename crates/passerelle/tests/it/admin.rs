//! Looking after a server while it runs, on either kind of database.

use std::time::Duration;

use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::program::{Desk, Run};
use crate::served::{Caller, Opened, PATIENCE, Served};

/// A running server on a database, with a table at which something was said, and the desk of
/// whoever looks after it.
struct Office {
    desk: Desk,
    database: String,
    served: Option<Served>,
    caller: Caller,
    table: Opened,
}

impl Office {
    async fn open(database: impl FnOnce(&Desk) -> String) -> Self {
        let desk = Desk::new();
        let database = database(&desk);
        let served = Served::start("127.0.0.1:0", &database);
        let caller = Caller::to(&served.address);
        let table = caller.open().await;
        let secret = Some(table.secrets[0].as_str());
        let chat = json!({"id": "hello", "text": "Well met"});
        let (status, said) = caller.post(&table.path("/chat"), secret, &chat).await;
        assert_eq!(status, 200, "{said}");
        Self { desk, database, served: Some(served), caller, table }
    }

    fn admin(&self, arguments: &str) -> Run {
        self.admin_typing(arguments, "")
    }

    fn admin_typing(&self, arguments: &str, typed: &str) -> Run {
        let variables = [("PASSERELLE_DATABASE", self.database.as_str())];
        self.desk.run_with(&variables, &format!("admin {arguments}"), typed)
    }

    /// What it says, which must succeed.
    #[track_caller]
    fn tells(&self, arguments: &str) -> String {
        let run = self.admin(arguments);
        assert_eq!((run.code, run.errors.as_str()), (0, ""), "{arguments}: {}", run.output);
        run.output
    }

    /// Until the server answers a look at the table like this.
    async fn until(&self, expected: u16) -> String {
        let found = timeout(Duration::from_secs(10), async {
            loop {
                let (status, answer) = self.caller.get(&self.table.path(""), None).await;
                if status == expected {
                    return answer["message"].as_str().unwrap_or_default().to_owned();
                }
                sleep(Duration::from_millis(50)).await;
            }
        });
        found.await.unwrap_or_else(|_| panic!("the server never answers {expected}"))
    }
}

async fn is_looked_after(office: &mut Office) {
    it_is_counted(office);
    it_is_backed_up(office);
    bans_reach_the_server(office).await;
    deletions_reach_the_server(office).await;
    it_is_restored(office).await;
}

fn it_is_counted(office: &Office) {
    let status = office.tells("status");
    assert!(status.contains("One table: 0 open, 1 running, 0 over"), "{status}");
    assert!(status.contains("2 log entries"), "{status}");
    let list = office.tells("list --state running --game quantum");
    let id = &office.table.id;
    assert!(list.contains(id) && list.contains("Ada") && list.contains("One table."), "{list}");
    assert!(!office.tells("list --state over").contains(id));
    assert!(!office.tells("list --idle-before 1d").contains(id));
    let show = office.tells(&format!("show {id}"));
    assert!(show.contains("chatted 0 Well met"), "{show}");
    for secret in &office.table.secrets {
        assert!(!show.contains(secret), "{show}");
    }
    let check = office.tells("check");
    assert_eq!(check, "One table was replayed; nothing is wrong.\n");
    let french = office.tells("check --lang fr");
    assert_eq!(french, "1 table a été rejouée\u{a0}; rien ne cloche.\n");
}

fn it_is_backed_up(office: &Office) {
    let said = office.tells("backup copy.db");
    assert_eq!(said, "copy.db holds one table with 2 log entries; 1 replay.\n");
    let again = office.admin("backup copy.db");
    let exists = "passerelle: copy.db already exists; add --overwrite to replace it\n";
    assert_eq!((again.code, again.errors.as_str()), (2, exists));
    office.tells("backup copy.db --overwrite");
    let under = office.admin("restore copy.db --overwrite --yes");
    assert_eq!(under.code, 2);
    assert!(under.errors.contains("a server is using"), "{}", under.errors);
}

async fn bans_reach_the_server(office: &Office) {
    let (mut socket, _) = office.caller.join(&office.table.id, None).await;
    let said = office.tells("ban 127.0.0.1 --for 1h --note Spam");
    assert!(said.contains("127.0.0.1/32 is banned since") && said.contains("Spam"), "{said}");
    assert_eq!(office.until(403).await, "This address is banned from this server.");
    let bye = timeout(PATIENCE, socket.hear_of("bye")).await.expect("the socket is closed");
    assert_eq!(bye["sentence"]["key"], "server-banned");
    let client = reqwest::Client::new();
    let health = client.get(format!("http://{}/healthz", office.caller.address)).send().await;
    assert_eq!(health.expect("it answers").status(), 200, "whoever watches is always answered");
    assert!(office.tells("bans").contains("One ban."));
    office.tells("unban 127.0.0.1");
    office.until(200).await;
    assert_eq!(office.admin("unban 127.0.0.1").code, 2);
}

async fn deletions_reach_the_server(office: &Office) {
    let id = &office.table.id;
    let declined = office.admin_typing(&format!("delete {id}"), "no\n");
    assert_eq!(declined.code, 1);
    assert!(declined.output.contains(id), "it says what it would delete: {}", declined.output);
    assert!(declined.output.contains("Nothing was changed."), "{}", declined.output);
    assert_eq!(office.tells("prune --idle-before 1d"), "Nothing is that old.\n");
    office.until(200).await;
    let (mut socket, _) = office.caller.join(id, None).await;
    let agreed = office.admin_typing(&format!("delete {id}"), "yes\n");
    assert_eq!(agreed.code, 0, "{}", agreed.output);
    assert!(agreed.output.ends_with("One table was deleted.\n"), "{}", agreed.output);
    let told = office.until(404).await;
    assert_eq!(told, "This table has been deleted by whoever runs this server.");
    while timeout(PATIENCE, socket.hear()).await.expect("the socket is closed").is_some() {}
    assert!(office.tells("status").contains("One table was deleted so far"));
}

async fn it_is_restored(office: &mut Office) {
    office.served.take().expect("it runs").kill();
    // PostgreSQL misses a node that was killed a moment later.
    let restored = timeout(PATIENCE, async {
        loop {
            let run = office.admin_typing("restore copy.db --overwrite", "yes\n");
            if !run.errors.contains("a server is using") {
                return run;
            }
            sleep(Duration::from_millis(100)).await;
        }
    });
    let restored = restored.await.expect("it is restored");
    assert_eq!(restored.code, 0, "{}{}", restored.output, restored.errors);
    assert!(restored.output.contains("one table with 2 log entries; 1 replay."));
    let again = office.admin("restore copy.db");
    assert!(again.errors.contains("already holds one table; add --overwrite"), "{}", again.errors);
    let served = Served::start("127.0.0.1:0", &office.database);
    office.caller = Caller::to(&served.address);
    office.served = Some(served);
    office.until(200).await;
    let secret = Some(office.table.secrets[0].as_str());
    let (status, shown) = office.caller.get(&office.table.path(""), secret).await;
    assert_eq!(status, 200, "{shown}");
    assert_eq!(shown["chat"][0]["text"], "Well met", "{shown}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_a_file_is_looked_after() {
    let mut office =
        Office::open(|desk| format!("sqlite:{}", desk.path("tables.db").display())).await;
    is_looked_after(&mut office).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgres_is_looked_after() {
    let Some(postgres) = pgtemp::start() else { return };
    let mut office = Office::open(|_| postgres.url()).await;
    is_looked_after(&mut office).await;
}

#[test]
fn what_makes_no_sense_is_said_in_a_sentence() {
    let desk = Desk::new();
    desk.fails(
        "admin status --database sqlite:no.db --lang en",
        "the database sqlite:no.db cannot be used: there is no such file or folder",
    );
    desk.write("text.db", "no database");
    desk.fails(
        "admin restore text.db --database sqlite:new.db --lang en",
        "text.db is not a backup",
    );
    desk.fails(
        "admin ban everybody --database sqlite:no.db --lang en",
        "“everybody” is not an address or a network, such as 192.0.2.7 or 192.0.2.0/24",
    );
    desk.fails(
        "admin prune --idle-before soon --database sqlite:no.db --lang en",
        "“soon” is not a time: write a date such as 2026-01-31, or a length of time such as 12h, \
         90d, 12w or 6mo",
    );
    desk.fails(
        "serve --keep finished=never --database sqlite:no.db --listen 127.0.0.1:0 --lang en",
        "“never” is not a time: write a date such as 2026-01-31, or a length of time such as 12h, \
         90d, 12w or 6mo",
    );
    desk.fails(
        "serve --quotas chat=much --database sqlite:no.db --listen 127.0.0.1:0 --lang en",
        "“chat=much” is not valid: write for example tables=500,chat=2000,log=30000",
    );
    assert!(!desk.path("no.db").exists() && !desk.path("new.db").exists());
}

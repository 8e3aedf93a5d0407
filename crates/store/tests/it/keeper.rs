//! Looking after a database, while a server has it open.

use std::path::Path;
use std::sync::Arc;

use bots::Ignorant;
use samples::race::Race;
use store::{Ban, Database, Flaw, Keeper, KeeperError, Overwrite};
use table::{Appended, Entry, Games, Orders, Store, TableState, What};

use crate::support::{entry, id, opening};

fn games() -> Games {
    Games::none().with::<Race>(Ignorant)
}

/// A database with three tables, of which the third is over; its chat is `a`, `b`.
async fn filled(address: &str) -> Database {
    let database = Database::open(address).await.expect("it opens");
    for number in 1..=3 {
        let (opened, mut summary) = opening(&id(number));
        database.create(&id(number), &[opened], &summary).await.expect("it is created");
        for (position, text) in [(1, "a"), (2, "b")] {
            let appended = database.append(&id(number), position, &entry(text)).await;
            assert_eq!(appended, Ok(Appended::Stored));
        }
        if number == 3 {
            (summary.state, summary.position) = (TableState::Over, 3);
            database.note(&summary).await.expect("it is noted");
        }
    }
    database
}

/// Everything that a keeper can do, on either kind of database.
pub(crate) async fn check_keeper(address: &str, folder: &Path) {
    let running = Arc::new(filled(address).await);
    let mut keeper = Keeper::open(address).await.expect("it opens while somebody else has it");
    it_counts(&mut keeper).await;
    it_bans(&mut keeper, &running).await;
    it_silences(&mut keeper, &running).await;
    it_finds_flaws(&mut keeper, &running).await;
    it_copies(&mut keeper, address, folder).await;
    it_deletes(&mut keeper, &running).await;
}

async fn it_counts(keeper: &mut Keeper) {
    let figures = keeper.figures().await.expect("the database answers");
    assert_eq!((figures.open, figures.running, figures.over), (2, 0, 1));
    assert_eq!((figures.entries, figures.tables()), (9, 3));
    assert!(figures.size_bytes > figures.log_bytes && figures.log_bytes > 500, "{figures:?}");
    let page = keeper.page("", 2).await.expect("the database answers");
    assert_eq!(page.len(), 2);
    let rest = keeper.page(&page[1].id, 2).await.expect("the database answers");
    assert_eq!(rest.len(), 1);
    let last = keeper.find(&id(3)).await.expect("the database answers").expect("it is there");
    assert_eq!((last.entries, last.last_ms, last.is_over), (3, Some(7), true));
    assert_eq!(keeper.find(&id(9)).await.expect("the database answers"), None);
}

async fn it_bans(keeper: &mut Keeper, running: &Database) {
    let ban = |network: &str, until_ms| Ban {
        network: network.to_owned(),
        at_ms: 1,
        until_ms,
        note: "spam".to_owned(),
    };
    for ban in [ban("192.0.2.0/24", None), ban("198.51.100.7/32", Some(100))] {
        keeper.ban(&ban).await.expect("the database answers");
    }
    let banned = async |now_ms| running.orders(0, now_ms).await.expect("it answers").banned;
    assert_eq!(banned(50).await, ["192.0.2.0/24", "198.51.100.7/32"]);
    assert_eq!(banned(100).await, ["192.0.2.0/24"], "a ban ends");
    assert!(keeper.unban("192.0.2.0/24").await.expect("the database answers"));
    assert!(!keeper.unban("192.0.2.0/24").await.expect("the database answers"));
    assert_eq!(keeper.bans().await.expect("it answers"), [ban("198.51.100.7/32", Some(100))]);
}

async fn it_silences(keeper: &mut Keeper, running: &Database) {
    let talkative = keeper.talkative("", 10).await.expect("the database answers");
    let names: Vec<&str> = talkative.iter().map(|kept| kept.id.as_str()).collect();
    assert_eq!(names, [id(3).as_str()], "only those that are over");
    assert_eq!(keeper.silence(id(3).as_str(), 9).await.expect("the database answers"), 2);
    assert_eq!(keeper.talkative("", 10).await.expect("the database answers"), []);
    let log = running.read(&id(3), 1).await.expect("it answers");
    let is_empty =
        |entry: &Entry| matches!(&entry.what, What::Chatted { text, .. } if text.is_empty());
    assert!(log.len() == 2 && log.iter().all(is_empty), "{log:?}");
}

async fn it_finds_flaws(keeper: &mut Keeper, running: &Database) {
    let found = async |keeper: &mut Keeper| {
        let mut flaws = Vec::new();
        let mut tell = |id: &str, flaw| flaws.push((id.to_owned(), flaw));
        let checked = keeper.check(&games(), &mut tell).await.expect("the database answers");
        (checked, flaws)
    };
    assert_eq!(found(keeper).await, (3, Vec::new()));
    // Position 3 is missing.
    let appended = running.append(&id(2), 4, &entry("late")).await;
    assert_eq!(appended, Ok(Appended::Stored));
    assert_eq!(found(keeper).await, (3, vec![(id(2).to_string(), Flaw::Gap(3))]));
}

async fn it_copies(keeper: &mut Keeper, address: &str, folder: &Path) {
    let (games, never) = (games(), Overwrite::Never);
    let to = folder.join("copy.db");
    let copied = keeper.backup(&to, never, &games).await.expect("it is copied");
    assert_eq!((copied.tables, copied.entries), (3, 10));
    assert_eq!(copied.flaws, [(id(2).to_string(), Flaw::Gap(3))]);
    let again = keeper.backup(&to, never, &games).await;
    assert!(matches!(again, Err(KeeperError::Exists(_))), "{again:?}");
    keeper.backup(&to, Overwrite::All, &games).await.expect("whoever says so overwrites");

    // Nothing is put over what is there, and nothing under a server that runs.
    let over = Keeper::restore(address, &to, never, &games).await;
    assert!(matches!(over, Err(KeeperError::Occupied(3) | KeeperError::InUse)), "{over:?}");
    let under = Keeper::restore(address, &to, Overwrite::All, &games).await;
    assert!(matches!(under, Err(KeeperError::InUse)), "{under:?}");

    let elsewhere = format!("sqlite:{}", folder.join("elsewhere.db").display());
    let restored = Keeper::restore(&elsewhere, &to, never, &games).await.expect("it is restored");
    assert_eq!(restored, copied);
    let mut restored = Keeper::open(&elsewhere).await.expect("it opens");
    for number in 1..=3 {
        let name = id(number).to_string();
        let (ours, theirs) = (keeper.log(&name).await, restored.log(&name).await);
        assert_eq!(ours.expect("it answers"), theirs.expect("it answers"));
        let (ours, theirs) = (keeper.find(&id(number)).await, restored.find(&id(number)).await);
        assert_eq!(ours.expect("it answers"), theirs.expect("it answers"));
    }
    assert_eq!(keeper.bans().await.expect("it"), restored.bans().await.expect("it answers"));
    std::fs::write(folder.join("text.db"), "something else").expect("it is written");
    for name in ["text.db", "nothing.db"] {
        let wrong = Keeper::restore(&elsewhere, &folder.join(name), never, &games).await;
        assert!(matches!(wrong, Err(KeeperError::NoBackup(_))), "{name}: {wrong:?}");
    }
}

async fn it_deletes(keeper: &mut Keeper, running: &Database) {
    let seen = [keeper.find(&id(1)).await, keeper.find(&id(2)).await];
    let seen = seen.map(|found| found.expect("the database answers").expect("it is there"));
    // At the second somebody goes on in the last moment.
    running.append(&id(2), 5, &entry("wait")).await.expect("it answers");
    let gone = keeper.delete(&seen, "host", 9).await.expect("the database answers");
    assert_eq!(gone, [id(1).to_string()]);
    let orders = running.orders(0, 9).await.expect("it answers");
    assert_eq!((orders.deleted, orders.deletions), (vec![id(1)], 1));
    let orders = running.orders(1, 9).await.expect("it answers");
    assert_eq!(
        orders,
        Orders { banned: vec!["198.51.100.7/32".to_owned()], deleted: vec![], deletions: 1 }
    );
    assert!(running.was_deleted(&id(1)).await.expect("it answers"));
    assert!(!running.was_deleted(&id(2)).await.expect("it answers"));
    // A server that still has it in memory writes nothing more.
    assert!(running.append(&id(1), 3, &entry("ghost")).await.is_err());
    assert_eq!(running.read(&id(1), 0).await, Ok(Vec::new()));
    running.prove().await.expect("the database can be written");
}

#[tokio::test]
async fn sqlite_is_looked_after() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("tables.db").display());
    check_keeper(&address, folder.path()).await;
}

#[tokio::test]
async fn postgres_is_looked_after() {
    let Some(postgres) = pgtemp::start() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    check_keeper(&postgres.url(), folder.path()).await;
}

/// From one file to several nodes, and back.
#[tokio::test]
async fn a_backup_of_one_kind_goes_into_the_other() {
    let Some(postgres) = pgtemp::start() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let address = |name: &str| format!("sqlite:{}", path(name).display());
    drop(filled(&address("tables.db")).await);
    let mut keeper = Keeper::open(&address("tables.db")).await.expect("it opens");
    let there = keeper.backup(&path("there.db"), Overwrite::Never, &games()).await;
    let there = there.expect("it is copied");
    assert_eq!((there.tables, there.entries, there.flaws.len()), (3, 9, 0));

    let restore =
        async |from: &str, to: &str, over| Keeper::restore(to, &path(from), over, &games()).await;
    let moved = restore("there.db", &postgres.url(), Overwrite::Never).await;
    assert_eq!(moved.expect("it is restored"), there);
    let twice = restore("there.db", &postgres.url(), Overwrite::Never).await;
    assert!(matches!(twice, Err(KeeperError::Occupied(3))), "{twice:?}");
    let twice = restore("there.db", &postgres.url(), Overwrite::All).await;
    assert_eq!(twice.expect("whoever says so overwrites"), there);

    let mut remote = Keeper::open(&postgres.url()).await.expect("it opens");
    let back = remote.backup(&path("back.db"), Overwrite::Never, &games()).await;
    assert_eq!(back.expect("it is copied"), there);
    restore("back.db", &address("again.db"), Overwrite::Never).await.expect("it is restored");
    let mut again = Keeper::open(&address("again.db")).await.expect("it opens");
    let pages = [keeper.page("", 10).await, again.page("", 10).await];
    let [ours, theirs] = pages.map(|page| page.expect("the database answers"));
    assert_eq!(ours, theirs);
    // A table goes on where it was.
    let running = Database::open(&postgres.url()).await.expect("it opens");
    let appended = running.append(&id(1), 3, &entry("c")).await;
    assert_eq!(appended, Ok(Appended::Stored));
}

#[tokio::test]
async fn what_is_not_there_is_not_made() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("typo.db");
    let opened = Keeper::open(&format!("sqlite:{}", path.display())).await;
    assert!(matches!(opened, Err(store::DatabaseError::NoFile)), "{opened:?}");
    assert!(!path.exists());
}

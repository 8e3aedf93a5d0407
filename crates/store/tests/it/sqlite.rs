//! SQLite in a real file.

use std::sync::Arc;

use store::{Database, DatabaseError, Sqlite};
use table::{Appended, Store as _};

use crate::contract;
use crate::support::{entry, id, opening};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_the_contract() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path().join("tables.db")).expect("the file opens");
    contract::check(Arc::new(store)).await;
}

#[tokio::test]
async fn what_was_stored_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("tables.db").display());
    let (opening, summary) = opening(&id(1));
    {
        let store = Database::open(&address).await.expect("the file opens");
        store.create(&id(1), std::slice::from_ref(&opening), &summary).await.expect("created");
        let stored = store.append(&id(1), 1, &entry("a")).await.expect("the store answers");
        assert_eq!(stored, Appended::Stored);
    }
    let store = Database::open(&address).await.expect("the file opens again");
    assert_eq!(store.read(&id(1), 0).await.expect("readable"), [opening, entry("a")]);
}

#[tokio::test]
async fn an_address_that_is_none_is_named() {
    let error = Database::open("mysql://x").await.expect_err("no such kind");
    assert!(matches!(error, DatabaseError::Address(_)));
    assert!(error.to_string().contains("mysql://x"));
}

#[tokio::test]
async fn a_file_that_cannot_be_used_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Grace, ".repeat(1_000)).expect("it can be written");
    let open = async |path: &std::path::Path| {
        let address = format!("sqlite:{}", path.display());
        Database::open(&address).await.expect_err("it cannot be used")
    };
    let error = open("/no/such/folder/tables.db".as_ref()).await;
    assert!(matches!(&error, DatabaseError::NoFolder(at) if at == "/no/such/folder"), "{error}");
    assert!(matches!(open(folder.path()).await, DatabaseError::IsAFolder));
    assert!(matches!(open(&letter).await, DatabaseError::SomethingElse));
    let kept = std::fs::read_to_string(&letter).expect("it is still there");
    assert!(kept.starts_with("Dear Grace"), "nothing else is overwritten");
}

#[tokio::test]
async fn a_database_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    drop(Sqlite::open(&path).expect("the file opens"));
    let file = rusqlite_version(&path, 99);
    assert!(file.is_ok());
    assert!(matches!(Sqlite::open(&path), Err(DatabaseError::Newer)));
}

/// Writes the number of the version where SQLite keeps it: big-endian at byte 60 of the file.
fn rusqlite_version(path: &std::path::Path, version: u32) -> std::io::Result<()> {
    use std::io::{Seek as _, SeekFrom, Write as _};
    let mut file = std::fs::OpenOptions::new().write(true).open(path)?;
    file.seek(SeekFrom::Start(60))?;
    file.write_all(&version.to_be_bytes())
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let mode = |name: &str| {
        let metadata = std::fs::metadata(folder.path().join(name)).expect("the file is there");
        metadata.permissions().mode() & 0o777
    };
    let store = Sqlite::open(&path).expect("it opens");
    assert_eq!([mode("tables.db"), mode("tables.db-wal")], [0o600, 0o600]);
    drop(store);
    let open = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&path, open).expect("it is ours");
    drop(Sqlite::open(&path).expect("it opens"));
    assert_eq!(mode("tables.db"), 0o600, "what was open to all is closed");
}

#[tokio::test]
async fn a_damaged_file_is_told_and_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let store = Sqlite::open(&path).expect("it opens");
    for number in 0..200 {
        let (opening, summary) = opening(&id(number));
        store.create(&id(number), &[opening], &summary).await.expect("created");
    }
    drop(store);
    let mut bytes = std::fs::read(&path).expect("it can be read");
    // The head of every page but the first few: what hangs from them is lost.
    for page in (4..bytes.len() / 4096).map(|number| number * 4096) {
        bytes[page..page + 16].fill(0xAB);
    }
    std::fs::write(&path, &bytes).expect("it can be written");
    let error = Sqlite::open(&path).expect_err("it is damaged");
    assert!(matches!(error, store::DatabaseError::Damaged(_)), "{error:?}");
    assert_eq!(std::fs::read(&path).expect("it can be read"), bytes, "nothing is written over");
}

//! Encrypted connections to PostgreSQL.

use store::{Database, DatabaseError};
use table::Store as _;

use crate::support::{id, opening};

#[tokio::test]
async fn an_encrypted_connection_is_checked() {
    let Some(server) = pgtemp::start_encrypted() else { return };
    let (url, trusted) = server.encrypted();
    let trusting = format!("{url}?sslmode=require&sslrootcert={}", trusted.display());
    let store = Database::open(&trusting).await.expect("the certificate is trusted");
    let (opening, summary) = opening(&id(1));
    store.create(&id(1), std::slice::from_ref(&opening), &summary).await.expect("created");
    assert_eq!(store.read(&id(1), 0).await.expect("readable"), [opening]);

    // The server lets nobody in without encryption, so that was encrypted.
    let plain = Database::open(&url).await.expect_err("it is not encrypted");
    assert!(plain.to_string().contains("no encryption"), "{plain}");
    // A certificate that nobody trusts is no certificate, and another name is another server.
    let strange = Database::open(&format!("{url}?sslmode=require")).await;
    assert!(strange.is_err(), "{strange:?}");
    let elsewhere = trusting.replace("@localhost", "@127.0.0.1");
    let elsewhere = Database::open(&elsewhere).await;
    assert!(matches!(elsewhere, Err(DatabaseError::Unreachable(_))), "{elsewhere:?}");
}

#[tokio::test]
async fn a_server_without_encryption_is_not_talked_to_when_it_is_asked_for() {
    let Some(server) = pgtemp::start() else { return };
    let refused = Database::open(&format!("{}&sslmode=require", server.url())).await;
    assert!(matches!(refused, Err(DatabaseError::Unreachable(_))), "{refused:?}");
}

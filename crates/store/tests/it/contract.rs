//! What every store promises.

use std::sync::Arc;

use table::{Appended, Created, Query, Store, TableState};

use crate::support::{entry, id, opening};

/// Runs every promise against a fresh database.
pub(crate) async fn check<S: Store>(store: Arc<S>) {
    a_position_is_taken_once(&*store).await;
    a_log_is_created_once(&*store).await;
    lists_tell_the_latest_note(&*store).await;
    what_is_due_is_found(&*store).await;
    store.prove().await.expect("it writes and reads");
    store.prove().await.expect("again and again");
    racing_appends_are_ordered(store).await;
}

async fn create<S: Store>(store: &S, number: u8) {
    let (opening, summary) = opening(&id(number));
    let created = store.create(&id(number), &[opening], &summary).await.expect("it is created");
    assert_eq!(created, Created::Created);
}

async fn a_position_is_taken_once<S: Store>(store: &S) {
    create(store, 1).await;
    let append = async |position, text: &str| {
        store.append(&id(1), position, &entry(text)).await.expect("the store answers")
    };
    assert_eq!(append(1, "a").await, Appended::Stored);
    assert_eq!(append(2, "b").await, Appended::Stored);
    assert_eq!(append(1, "c").await, Appended::Taken(vec![entry("a"), entry("b")]));
    assert_eq!(append(2, "b").await, Appended::Taken(vec![entry("b")]));
    let read = store.read(&id(1), 1).await.expect("the store answers");
    assert_eq!(read, [entry("a"), entry("b")]);
    assert_eq!(store.read(&id(1), 3).await.expect("the store answers"), []);
    assert_eq!(store.read(&id(99), 0).await.expect("the store answers"), []);
}

async fn a_log_is_created_once<S: Store>(store: &S) {
    create(store, 2).await;
    let (mut other, summary) = opening(&id(2));
    other.at_ms = 999;
    let created = store.create(&id(2), &[other], &summary).await.expect("the store answers");
    assert_eq!(created, Created::Exists);
    let read = store.read(&id(2), 0).await.expect("the store answers");
    assert_eq!(read, [opening(&id(2)).0]);
}

async fn lists_tell_the_latest_note<S: Store>(store: &S) {
    create(store, 3).await;
    let (_, mut summary) = opening(&id(3));
    let list = async |state| {
        let found = store.list(Query { state, at_most: 10 }).await.expect("the store answers");
        found.into_iter().filter(|listed| listed.id == id(3)).collect::<Vec<_>>()
    };
    assert_eq!(list(TableState::Open).await, [summary.clone()]);
    let older = summary.clone();
    summary.state = TableState::Over;
    summary.position = 9;
    store.note(&summary).await.expect("the store answers");
    store.note(&older).await.expect("the store answers");
    assert_eq!(list(TableState::Over).await, [summary]);
    assert_eq!(list(TableState::Open).await, []);
}

async fn what_is_due_is_found<S: Store>(store: &S) {
    for (number, due_ms) in [(5, Some(2_000)), (6, Some(1_000)), (7, None)] {
        create(store, number).await;
        let (_, mut summary) = opening(&id(number));
        summary.due_ms = due_ms;
        store.note(&summary).await.expect("the store answers");
    }
    let due = async |now_ms, at_most| store.due(now_ms, at_most).await.expect("the store answers");
    assert_eq!(due(999, 10).await, []);
    assert_eq!(due(1_000, 10).await, [id(6)]);
    assert_eq!(due(9_000, 10).await, [id(6), id(5)], "the earliest first");
    assert_eq!(due(9_000, 1).await, [id(6)]);
    let (_, done) = opening(&id(6));
    store.note(&done).await.expect("the store answers");
    assert_eq!(due(9_000, 10).await, [id(5)]);
}

/// Many write at once, and for each position exactly one is told that it was stored.
async fn racing_appends_are_ordered<S: Store>(store: Arc<S>) {
    create(&*store, 4).await;
    let writer = |name: usize| {
        let store = store.clone();
        async move {
            let mut won = Vec::new();
            let mut position = 1;
            while won.len() < 20 {
                let own = entry(&format!("{name}-{}", won.len()));
                match store.append(&id(4), position, &own).await.expect("the store answers") {
                    Appended::Stored => {
                        won.push(position);
                        position += 1;
                    }
                    Appended::Taken(tail) => {
                        assert!(!tail.is_empty(), "somebody took the position");
                        position += tail.len() as u64;
                    }
                }
            }
            won
        }
    };
    let tasks: Vec<_> = (0..8).map(|name| tokio::spawn(writer(name))).collect();
    let mut won = Vec::new();
    for task in tasks {
        won.extend(task.await.expect("no writer panics"));
    }
    won.sort_unstable();
    assert_eq!(won, (1..=160).collect::<Vec<u64>>());
    assert_eq!(store.read(&id(4), 0).await.expect("the store answers").len(), 161);
}

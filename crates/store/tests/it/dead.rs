//! Lines that are dead without anybody having said so.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use store::{News, Postgres};
use table::{Appended, Store as _};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixStream};
use tokio::time::timeout;

use crate::support::{entry, id, opening};

/// Whatever happens to a line, it is noticed so soon.
const NOTICED: Duration = Duration::from_secs(10);

/// A way to the database that can be made to swallow everything.
struct Way {
    url: String,
    /// Lines that were begun before the number changed are dead.
    age: Arc<AtomicU32>,
}

impl Way {
    async fn to(server: &pgtemp::Postgres) -> Self {
        let url = server.url();
        let (place, parameters) = url.split_once('?').expect("parameters");
        let folder = parameters.split('&').find_map(|it| it.strip_prefix("host=")).expect("a host");
        let socket = PathBuf::from(folder).join(".s.PGSQL.5432");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("it has an address").port();
        let others: Vec<&str> =
            parameters.split('&').filter(|it| !it.starts_with("host=")).collect();
        let others = others.join("&");
        let mark = if others.is_empty() { "" } else { "&" };
        let age = Arc::<AtomicU32>::default();
        tokio::spawn(carry(listener, socket, Arc::clone(&age)));
        Self { url: format!("{place}?host=127.0.0.1&port={port}{mark}{others}"), age }
    }

    /// From now on nothing comes through any line that is open.
    fn kill_lines(&self) {
        self.age.fetch_add(1, Ordering::SeqCst);
    }
}

async fn carry(listener: TcpListener, socket: PathBuf, age: Arc<AtomicU32>) {
    while let Ok((client, _)) = listener.accept().await {
        let server = UnixStream::connect(&socket).await.expect("the database is there");
        let (from_client, to_client) = client.into_split();
        let (from_server, to_server) = server.into_split();
        tokio::spawn(pass(from_client, to_server, Arc::clone(&age)));
        tokio::spawn(pass(from_server, to_client, Arc::clone(&age)));
    }
}

async fn pass(
    mut from: impl tokio::io::AsyncRead + Unpin,
    mut to: impl tokio::io::AsyncWrite + Unpin,
    age: Arc<AtomicU32>,
) {
    let born = age.load(Ordering::SeqCst);
    let mut bytes = [0; 4096];
    while let Ok(read @ 1..) = from.read(&mut bytes).await {
        if age.load(Ordering::SeqCst) == born && to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_is_dead_is_noticed_and_another_is_found() {
    let Some(server) = pgtemp::start() else { return };
    let way = Way::to(&server).await;
    let store = Postgres::open(&way.url).await.expect("the database opens");
    let (opening, summary) = opening(&id(1));
    store.create(&id(1), &[opening], &summary).await.expect("created");
    assert_eq!(store.append(&id(1), 1, &entry("a")).await.expect("stored"), Appended::Stored);
    assert_eq!(store.read(&id(1), 1).await.expect("readable"), [entry("a")]);

    way.kill_lines();
    let began = Instant::now();
    let (id, second) = (id(1), entry("b"));
    let asked = async { tokio::join!(store.append(&id, 2, &second), store.read(&id, 0)) };
    let (appended, read) = timeout(NOTICED, asked).await.expect("somebody notices");
    assert!(appended.is_err() && read.is_err(), "{appended:?} {read:?}");
    // Nobody knows whether it was stored, and the same again is safe.
    let again = timeout(NOTICED, store.append(&id, 2, &second)).await.expect("in time");
    let again = again.expect("another line");
    assert!(matches!(again, Appended::Stored | Appended::Taken(_)), "{again:?}");
    assert_eq!(store.read(&id, 1).await.expect("readable"), [entry("a"), second]);
    assert!(began.elapsed() < 2 * NOTICED);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_listens_over_a_dead_line_listens_again() {
    let Some(server) = pgtemp::start() else { return };
    let way = Way::to(&server).await;
    let store = store::Database::open(&way.url).await.expect("the database opens");
    let mut news = store.news();
    let mut heard = async || timeout(NOTICED, news.recv()).await.expect("in time").expect("news");
    assert_eq!(heard().await, News::Missed, "it listens from now on");
    way.kill_lines();
    assert_eq!(heard().await, News::Missed, "it listens again, and missed something");
}

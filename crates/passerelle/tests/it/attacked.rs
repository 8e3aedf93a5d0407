//! The real program under attack, with the limits of a public server: it stays small, and answers.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::program::Desk;
use crate::served::{Caller, Served};

/// What the whole program may take, with all of them at their worst.
const BUDGET_MIB: u64 = 400;

/// How many attack, and for how long: `PASSERELLE_HOSTILE` and `PASSERELLE_HOSTILE_SECONDS` say so,
/// or it is a thousand for ten seconds.
fn asked(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// How much memory a process has.
fn memory_mib(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("it lives");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    let kib: u64 = line.trim().trim_end_matches(" kB").parse().expect("a number");
    kib >> 10
}

/// A connection from one of many addresses of this machine.
async fn connect(to: SocketAddr, number: u64) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    // Nothing that is sent to us is taken off the line by anybody but us, and we take little.
    socket.set_recv_buffer_size(4 << 10).ok()?;
    let from = Ipv4Addr::new(127, 1, (number / 20) as u8, 1);
    socket.bind(SocketAddr::from((from, 0))).ok()?;
    socket.connect(to).await.ok()
}

/// A frame of a client, under a mask that changes nothing.
fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    if let Ok(short @ 0..126) = u8::try_from(content.len()) {
        frame.push(0x80 | short);
    } else {
        frame.push(0x80 | 0x7E);
        frame.extend((content.len() as u16).to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(content);
    frame
}

/// Sends the same again and again, and reads nothing, for as long as the line holds.
async fn flood(mut stream: TcpStream, bytes: &[u8]) {
    while stream.write_all(bytes).await.is_ok() {}
}

/// A socket that is open; what follows is not read.
async fn socket(to: SocketAddr, table: &str, number: u64) -> Option<TcpStream> {
    let mut stream = connect(to, number).await?;
    let head = format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nHost: {to}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut answer = [0; 64];
    stream.read_exact(&mut answer).await.ok()?;
    Some(stream)
}

/// One of the ways to do one's worst.
async fn attack(to: SocketAddr, table: Arc<str>, number: u64) {
    let hello = frame(1, br#"{"type": "hello", "from": 0}"#);
    match number % 5 {
        // Pings whose answers nobody reads.
        0 => {
            let Some(stream) = socket(to, &table, number).await else { return };
            flood(stream, &frame(9, &[b'x'; 125]).repeat(50)).await;
        }
        // The whole table, again and again.
        1 => {
            let Some(stream) = socket(to, &table, number).await else { return };
            flood(stream, &hello).await;
        }
        // A message that is never whole.
        2 => {
            let Some(mut stream) = socket(to, &table, number).await else { return };
            let mut part = frame(1, &vec![b'x'; 15 << 10]);
            part[0] = 0x01;
            drop(stream.write_all(&part).await);
            std::future::pending::<()>().await;
        }
        // Most of a long record.
        3 => {
            let Some(mut stream) = connect(to, number).await else { return };
            let length = (4 << 20) - 1;
            let head = format!(
                "POST /api/records HTTP/1.1\r\nHost: {to}\r\nContent-Length: {length}\r\n\r\n"
            );
            drop(stream.write_all(head.as_bytes()).await);
            drop(stream.write_all(&vec![b' '; length - 10]).await);
            std::future::pending::<()>().await;
        }
        // Long answers that nobody reads.
        _ => {
            let Some(stream) = connect(to, number).await else { return };
            let head = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {to}\r\n\r\n");
            flood(stream, head.as_bytes()).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_who_do_their_worst_take_no_more_than_the_budget() {
    let desk = Desk::new();
    let database = format!("sqlite:{}", desk.path("tables.db").display());
    let served = Served::start_limited("127.0.0.1:0", &database);
    let process = served.process.id();
    let caller = Caller::to(&served.address);
    let table = caller.open().await;
    let (to, id): (SocketAddr, Arc<str>) =
        (served.address.parse().expect("an address"), table.id.as_str().into());
    let mut attackers = JoinSet::new();
    for number in 0..asked("PASSERELLE_HOSTILE", 1_000) {
        attackers.spawn(attack(to, Arc::clone(&id), number));
    }
    let until = Instant::now() + Duration::from_secs(asked("PASSERELLE_HOSTILE_SECONDS", 10));
    let (mut most, mut slowest) = (0, Duration::ZERO);
    while Instant::now() < until {
        most = most.max(memory_mib(process));
        let asked = Instant::now();
        let answer = timeout(Duration::from_secs(20), caller.get(&table.path(""), None)).await;
        assert_eq!(answer.expect("it answers").0, 200);
        slowest = slowest.max(asked.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    println!("{most} MiB at most, and the slowest answer took {slowest:?}");
    assert!(most <= BUDGET_MIB, "{most} MiB");
}

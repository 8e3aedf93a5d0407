//! Listening, and stopping without losing anybody's last word.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::StatusCode;
use axum::response::Response;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::connections::Connection;
use crate::limits::Address;
use crate::{App, gate, router};

/// What is kept of one connection's request until its headers are complete: a little more than is
/// accepted, so that whoever sends too much is told so.
const READ_AT_MOST: usize = gate::HEADERS_AT_MOST + (16 << 10);
/// How long to rest when the system has no more connections to give.
const NO_MORE_FOR_NOW: Duration = Duration::from_millis(500);

/// Serves until `stop` is done. Then sockets are told so, requests are finished, and whatever
/// still holds on after a while is let go. Nothing of this server is left running then: a store
/// that nobody else holds is closed.
pub async fn serve(
    listener: TcpListener,
    app: App,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let sweeping = tokio::spawn({
        let app = app.clone();
        async move { tokio::join!(app.limiter().sweep(), app.tables().sweep()) }
    });
    let connections = TaskTracker::new();
    accept(&listener, &app, &connections, stop).await;
    drop(listener);
    sweeping.abort();
    app.stop();
    connections.close();
    if timeout(app.settings().drain, app.drained(&connections)).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    // Whoever does not read what they are told is not waited for.
    app.cut().cancel();
    connections.wait().await;
    if timeout(app.settings().drain, app.finished()).await.is_err() {
        tracing::warn!("some tables did not end in time");
    }
    // It was told to end, and lets go of the tables when it has.
    drop(sweeping.await);
    Ok(())
}

/// Takes connections until it is time to stop.
async fn accept(
    listener: &TcpListener,
    app: &App,
    connections: &TaskTracker,
    stop: impl Future<Output = ()>,
) {
    let router = router(app.clone());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => return,
        };
        match accepted {
            Ok((stream, address)) => match app.connections().admit(Address::new(address.ip())) {
                Some(open) => {
                    let talk = talk(stream, address, Arc::new(open), app.clone(), router.clone());
                    connections.spawn(talk);
                }
                None => app.metrics().refused("connections"),
            },
            Err(error) => {
                tracing::warn!(%error, "a connection is not taken");
                sleep(NO_MORE_FOR_NOW).await;
            }
        }
    }
}

/// One connection: requests one after the other, and perhaps a socket in the end. Who takes too
/// long over the headers of a request, waits too long before the next or does not read the answer
/// is hung up on.
async fn talk(
    stream: TcpStream,
    address: SocketAddr,
    open: Arc<Connection>,
    app: App,
    router: Router,
) {
    // Without this every small message waits for the acknowledgement of the one before.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.settings().write));
    let (room, cut) = (open.cut().clone(), app.cut().clone());
    let service = service_fn(move |request| answer(request, address, open.clone(), router.clone()));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.settings().headers)
        .max_buf_size(READ_AT_MOST)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let (mut connection, stopping) = (pin!(connection), app.stopping());
    let talking = async {
        tokio::select! {
            ended = connection.as_mut() => ended,
            () = stopping.cancelled() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        }
    };
    tokio::select! {
        ended = talking => if let Err(error) = ended {
            tracing::trace!(%error, "a connection ends");
        },
        () = room.cancelled() => app.metrics().refused("idle"),
        () = cut.cancelled() => {}
    }
}

/// One request. Its connection is busy meanwhile; a socket that comes of it keeps it so.
async fn answer(
    mut request: Request<Incoming>,
    address: SocketAddr,
    open: Arc<Connection>,
    router: Router,
) -> Result<Response, Infallible> {
    open.be_busy();
    request.extensions_mut().insert(ConnectInfo(address));
    request.extensions_mut().insert(Arc::clone(&open));
    let response = router.oneshot(request.map(Body::new)).await?;
    if response.status() != StatusCode::SWITCHING_PROTOCOLS {
        open.be_idle();
    }
    Ok(response)
}

impl App {
    /// Waits until every request is answered and every socket has said goodbye.
    async fn drained(&self, connections: &TaskTracker) {
        connections.wait().await;
        self.finished().await;
    }
}

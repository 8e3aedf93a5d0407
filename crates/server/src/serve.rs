//! Listening, and stopping without losing anybody's last word.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::{App, router};

/// What is kept of one connection's request until its headers are complete.
const HEADERS_AT_MOST: usize = 64 << 10;
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
        async move { tokio::join!(app.limiter().sweep(), app.tables().sweep(), app.obey()) }
    });
    let connections = TaskTracker::new();
    accept(&listener, &app, &connections, stop).await;
    drop(listener);
    sweeping.abort();
    app.stop();
    connections.close();
    if timeout(app.settings().drain, connections.wait()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
    app.drained().await;
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
            Ok((stream, address)) => {
                connections.spawn(talk(stream, address, app.clone(), router.clone()));
            }
            Err(error) => {
                tracing::warn!(%error, "a connection is not taken");
                sleep(NO_MORE_FOR_NOW).await;
            }
        }
    }
}

/// One connection: requests one after the other, and perhaps a socket in the end. Who takes too
/// long over the headers of a request, or waits too long before the next, is hung up on.
async fn talk(stream: TcpStream, address: SocketAddr, app: App, router: Router) {
    // Without this every small message waits for the acknowledgement of the one before.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection stays slow");
    }
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.settings().headers)
        .max_buf_size(HEADERS_AT_MOST)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let (mut connection, stopping) = (pin!(connection), app.stopping());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stopping.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ends");
    }
}

impl App {
    /// Waits until every socket has said goodbye and every table has put away what it was told.
    async fn drained(&self) {
        if timeout(self.settings().drain, self.finished()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

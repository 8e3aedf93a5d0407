//! Listening, and stopping without losing anybody's last word.

use std::future::{Future, IntoFuture as _};
use std::io;
use std::net::SocketAddr;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::{App, router};

/// Serves until `stop` is done. Then sockets are told so, requests are finished, and whatever
/// still holds on after a while is let go.
pub async fn serve(
    listener: TcpListener,
    app: App,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Without this every small message waits for the acknowledgement of the one before.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection stays slow");
        }
    });
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let sweeping = tokio::spawn({
        let app = app.clone();
        async move { app.limiter().sweep().await }
    });
    let signal = {
        let app = app.clone();
        async move {
            stop.await;
            app.stop();
        }
    };
    let serving = axum::serve(listener, service).with_graceful_shutdown(signal).into_future();
    let served = tokio::select! {
        served = serving => served,
        () = patience(&app) => Ok(()),
    };
    app.drained().await;
    sweeping.abort();
    served
}

/// Waits for the stop, and then as long as the settings allow.
async fn patience(app: &App) {
    app.stopping().cancelled().await;
    tokio::time::sleep(app.settings().drain).await;
}

impl App {
    /// Waits until every socket has said goodbye and every table has put away what it was told.
    async fn drained(&self) {
        if timeout(self.settings().drain, self.finished()).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
    }
}

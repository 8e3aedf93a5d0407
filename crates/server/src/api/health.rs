//! For those who look after the server.

use axum::extract::State;
use axum::response::Response;

use crate::{App, Fault, metrics};

/// Whether the server is alive
///
/// It says so without asking the store, and whoever asks is not counted.
#[utoipa::path(
    get, path = "/healthz",
    responses((status = 200, description = "It is", content_type = "text/plain")),
)]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work
///
/// It writes something into its store and reads it again, at most once a second.
#[utoipa::path(
    get, path = "/readyz",
    responses(
        (status = 200, description = "It can", content_type = "text/plain"),
        (status = 503, description = "The store cannot be written and read"),
    ),
)]
pub(super) async fn readyz(State(app): State<App>) -> Result<&'static str, Fault> {
    if app.is_ready().await { Ok("ready\n") } else { Err(Fault::unavailable()) }
}

/// Numbers about the server, for Prometheus
#[utoipa::path(
    get, path = "/metrics",
    responses((status = 200, description = "Counters", content_type = "text/plain")),
)]
pub(super) async fn metrics(State(app): State<App>) -> Result<Response, Fault> {
    metrics::show(&app)
}

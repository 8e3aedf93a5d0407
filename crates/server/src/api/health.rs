//! For those who look after the server.

use axum::extract::State;
use axum::response::Response;

use super::wire::Problem;
use crate::{App, Fault, metrics};

/// Whether the server is alive
///
/// It answers without asking anybody, and does not count against any limit.
#[utoipa::path(
    get, path = "/healthz",
    responses((status = 200, description = "It is", content_type = "text/plain")),
)]
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the server can be used: it writes to its store, and reads that again
#[utoipa::path(
    get, path = "/readyz",
    responses(
        (status = 200, description = "It can", content_type = "text/plain"),
        (status = 503, body = Problem, description = "The store does not answer"),
    ),
)]
pub(super) async fn readyz(State(app): State<App>) -> Result<&'static str, Fault> {
    app.tables().is_well().await?;
    Ok("ok\n")
}

/// Numbers about the server, for Prometheus
#[utoipa::path(
    get, path = "/metrics",
    responses((
        status = 200, description = "Counters", content_type = "application/openmetrics-text",
    )),
)]
pub(super) async fn metrics(State(app): State<App>) -> Result<Response, Fault> {
    metrics::show(&app)
}

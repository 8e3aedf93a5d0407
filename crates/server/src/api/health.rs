//! For those who look after the server.

use axum::extract::State;
use axum::response::Response;

use crate::{App, Fault, metrics};

/// Whether the server works and its store answers
#[utoipa::path(
    get, path = "/healthz",
    responses(
        (status = 200, description = "It does", content_type = "text/plain"),
        (status = 503, description = "The store does not answer"),
    ),
)]
pub(super) async fn healthz(State(app): State<App>) -> Result<&'static str, Fault> {
    app.tables().is_well().await?;
    Ok("ok\n")
}

/// Numbers about the server, for Prometheus
#[utoipa::path(
    get, path = "/metrics",
    responses((status = 200, description = "Counters", content_type = "text/plain")),
)]
pub(super) async fn metrics(State(app): State<App>) -> Result<Response, Fault> {
    metrics::show(&app)
}

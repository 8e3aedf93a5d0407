//! Every address of the server, and what every answer goes through.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use axum::routing::get;
use axum::{Extension, Json, Router, middleware};
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::{
    App, Fault, api, assets, fault, gate, headers, limits, metrics, page, reference, request_id,
};

/// The longest body of a request. Only a record may be longer.
const BODY_AT_MOST: usize = 64 << 10;
/// No answer takes longer, but for sockets.
const ANSWER_AT_MOST: Duration = Duration::from_secs(30);

/// The description of the interface, as JSON.
#[derive(Clone)]
pub(crate) struct Description(pub(crate) Arc<Value>);

/// The whole server as a service.
pub fn router(app: App) -> Router {
    let (api, description) = api::routes().split_for_parts();
    let mut description = serde_json::to_value(description).expect("a description is plain data");
    api::complete(&mut description);
    api::finish(&mut description);
    Router::new()
        .merge(api)
        .route("/api/openapi.json", get(describe))
        .route("/api", get(reference::show))
        .route(page::STYLE_PATH, get(page::style))
        .route(page::ICON_PATH, get(page::icon))
        .fallback(assets::client)
        .layer(Extension(Description(Arc::new(description))))
        .layer(TimeoutLayer::with_status_code(StatusCode::GATEWAY_TIMEOUT, ANSWER_AT_MOST))
        .layer(DefaultBodyLimit::max(BODY_AT_MOST))
        .layer(middleware::from_fn_with_state(app.clone(), gate::check))
        .layer(middleware::from_fn_with_state(app.clone(), limits::limit))
        .layer(CatchPanicLayer::custom(|_| Fault::internal().into_response()))
        .layer(middleware::from_fn_with_state(app.clone(), fault::put_into_words))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(app.clone(), metrics::count))
        .layer(middleware::from_fn(headers::secure))
        .layer(middleware::from_fn(request_id::name))
        .with_state(app)
}

/// `GET /api/openapi.json`
async fn describe(Extension(description): Extension<Description>) -> Json<Value> {
    Json((*description.0).clone())
}

//! The public interface. Handlers read a request, call one method and write the answer.

mod act;
mod body;
mod campaign;
mod faults;
mod health;
mod hindsight;
mod learn;
mod look;
mod open;
mod prepare;
mod shapes;
pub mod wire;

use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue};
use table::message::{ClientMessage, ServerMessage};
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::{App, live};

pub(crate) use body::Id;
pub(crate) use faults::complete;
pub(crate) use hindsight::Hindsights;
pub(crate) use shapes::finish;

/// The longest record: a very long game.
const RECORD_AT_MOST: usize = 4 << 20;

/// The parts of the description that belong to no single operation.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Passerelle",
        description = "Tables of space board games. The pages of the server use nothing else. \
            Without a secret one looks on; with the secret of a seat, in `Authorization: Bearer …`, \
            one plays there. Times are in milliseconds, those of day since 1970. Whatever cannot \
            be done is answered with a `Problem`.",
    ),
    components(schemas(ClientMessage, ServerMessage, wire::Problem)),
    modifiers(&Secrets),
)]
struct Description;

/// Seats are opened by a secret in the header `Authorization`.
struct Secrets;

impl utoipa::Modify for Secrets {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let told = "The secret of a seat, as opening the table or sitting down answered it.";
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(told));
        let bearer = bearer.build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("secret", SecurityScheme::Http(bearer));
    }
}

/// Every operation, with its description.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(open::about))
        .routes(routes!(open::games))
        .routes(routes!(prepare::setup))
        .routes(routes!(prepare::document, prepare::consult))
        .routes(routes!(open::open, look::list))
        .routes(routes!(look::mine))
        .routes(routes!(look::table))
        .routes(routes!(look::description))
        .routes(routes!(look::events))
        .routes(routes!(look::record))
        .routes(routes!(look::verify))
        .routes(routes!(hindsight::hindsight))
        .routes(routes!(hindsight::retry))
        .routes(routes!(open::import).layer(DefaultBodyLimit::max(RECORD_AT_MOST)))
        .routes(routes!(act::act))
        .routes(routes!(act::undo))
        .routes(routes!(act::resign))
        .routes(routes!(act::chat))
        .routes(routes!(act::takeover))
        .routes(routes!(act::back))
        .routes(routes!(act::rematch))
        .routes(routes!(act::ready))
        .routes(routes!(act::pause))
        .routes(routes!(act::resume))
        .routes(routes!(act::why))
        .routes(routes!(act::sit))
        .routes(routes!(learn::list))
        .routes(routes!(learn::lesson, learn::play))
        .routes(routes!(live::live))
        .routes(routes!(campaign::begin))
        .routes(routes!(campaign::campaign))
        .routes(routes!(campaign::join))
        .routes(routes!(campaign::choose))
        .routes(routes!(campaign::next_match))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

/// The type of records: one JSON object a line.
const JSON_LINES: (HeaderName, HeaderValue) =
    (axum::http::header::CONTENT_TYPE, HeaderValue::from_static("application/jsonl"));

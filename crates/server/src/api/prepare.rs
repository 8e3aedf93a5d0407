//! Preparing a game: what goes with what, and whatever else a game lends to those who prepare one.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, header};
use kernel::Fit;
use serde_json::Value;
use table::GameError;

use super::body::Body;
use super::wire::{Problem, SetupTried};
use crate::{App, Fault};

/// What a game lends changes with the program alone.
const KEPT: (HeaderName, HeaderValue) =
    (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=300"));

/// What goes with what was chosen for a game
///
/// Choices that do not go with what was chosen last are taken back, each with the reason. What
/// would not go with the rest is listed, so that nobody has to try.
#[utoipa::path(
    post, path = "/api/{game}/setup", request_body = SetupTried,
    params(("game" = String, Path, example = "quantum", description = "One of `/api/games`")),
    responses(
        (
            status = 200, body = Fit, description = "Choices that can be played",
            example = json!(
                {"seats": 2, "setup": {"map": "alpha-sector"}, "dropped": [], "clashes": []}
            ),
        ),
        (status = 404, body = Problem, description = "There is no such game"),
    ),
)]
pub(super) async fn setup(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(tried): Body<SetupTried>,
) -> Result<Json<Fit>, Fault> {
    let game = app.tables().games().find(&game).ok_or_else(Fault::nothing_here)?;
    Ok(Json(game.fit(tried.seats, &tried.setup, tried.last.as_deref())))
}

/// What a game lends to those who prepare one
///
/// `fleet/catalogue`: ships, weapons, devices, commanders, factions, ready-made fleets and
/// scenarios with their layouts. `alert/ladder`: the levels with their soundtracks, and how many
/// androids fly along. Names stand in the sentences under the ids.
#[utoipa::path(
    get, path = "/api/{game}/{document}",
    params(
        ("game" = String, Path, example = "fleet", description = "One of `/api/games`"),
        ("document" = String, Path, example = "catalogue", description = "Its name"),
    ),
    responses(
        (
            status = 200, body = Value, description = "The document",
            example = json!({"ships": [{"id": "frigate", "class": 1, "fire": 1, "hull": 6}]}),
        ),
        (status = 404, body = Problem, description = "There is no such document"),
    ),
)]
pub(super) async fn document(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
) -> Result<([(HeaderName, HeaderValue); 1], Json<Value>), Fault> {
    let found = app.tables().games().find(&game).and_then(|game| game.document(&name));
    Ok(([KEPT], Json(found.ok_or_else(Fault::nothing_here)?)))
}

/// What a game says of something that somebody prepares
///
/// `fleet/check` takes `{fleet | code, scenario, points, all_lead, without_avatar, part}` and
/// answers `{fleet, code, points, leader, limit, refusals: [{sentence, clause, title, ship}]}`.
/// `fleet/layout` takes `{seats, setup}` and answers where everything lies. `alert/mission` takes
/// `{file}`, the text of a mission file, and answers `{title, level, faults: [{line, sentence}]}`.
#[utoipa::path(
    post, path = "/api/{game}/{document}",
    params(
        ("game" = String, Path, example = "fleet", description = "One of `/api/games`"),
        ("document" = String, Path, example = "check", description = "What is asked"),
    ),
    request_body(content = Value, example = json!({"code": "FC1-0RC0-04AR-A001-448"})),
    responses(
        (
            status = 200, body = Value, description = "The answer",
            example = json!({"points": 12, "leader": 0, "limit": 12, "refusals": []}),
        ),
        (status = 404, body = Problem, description = "There is no such question"),
        (status = 422, body = Problem, description = "The rules know no answer"),
    ),
)]
pub(super) async fn consult(
    State(app): State<App>,
    Path((game, name)): Path<(String, String)>,
    Body(asked): Body<Value>,
) -> Result<Json<Value>, Fault> {
    let found = app.tables().games().find(&game).and_then(|game| game.consult(&name, &asked));
    let answer = found.ok_or_else(Fault::nothing_here)?;
    Ok(Json(answer.map_err(GameError::from)?))
}

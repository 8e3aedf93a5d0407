//! Looking at tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use kernel::{Paragraph, Seat, Sentence, Viewer};
use serde::Deserialize;
use table::message::{MomentShown, Snapshot};
use table::{Secret, Summary, Table, TableState, Waiting, WrongSecret};

use super::JSON_LINES;
use super::body::{Asked, Body, Id};
use super::wire::{Problem, TableKept, TableListed, Verdict};
use crate::tables::Asker;
use crate::{App, Fault};

/// How many tables a list has at most.
const LISTED_AT_MOST: u32 = 100;

/// The public tables that have a free seat, then those that are being played
#[utoipa::path(
    get, path = "/api/tables",
    responses((status = 200, body = Vec<TableListed>, description = "The latest first")),
)]
pub(super) async fn list(State(app): State<App>) -> Result<Json<Vec<TableListed>>, Fault> {
    let mut summaries = app.tables().list(TableState::Open, LISTED_AT_MOST).await?;
    let running = app.tables().list(TableState::Running, LISTED_AT_MOST).await?;
    // A game may have begun between the two looks.
    summaries.retain(|open| running.iter().all(|table| table.id != open.id));
    Ok(Json(summaries.into_iter().chain(running).map(|summary| listed(&app, summary)).collect()))
}

fn listed(app: &App, summary: Summary) -> TableListed {
    let game = app.tables().games().find(&summary.game);
    let setting = game.and_then(|game| game.setting(&summary.setup));
    TableListed {
        summary,
        setting,
        you: None,
        your_turn: false,
        asked: Vec::new(),
        waits: None,
        urgent: false,
        left_ms: None,
        ended: None,
    }
}

/// One's own table: what it waits for belongs to it.
fn listed_as(app: &App, summary: Summary, you: Seat, waiting: Waiting) -> TableListed {
    TableListed {
        you: Some(you),
        your_turn: waiting.seats.contains(&you),
        asked: waiting.seats,
        waits: waiting.question,
        urgent: waiting.urgent,
        left_ms: waiting.left_ms,
        ended: waiting.ended,
        ..listed(app, summary)
    }
}

/// One's own tables, by the secrets that one keeps
#[utoipa::path(
    post, path = "/api/mine", request_body = Vec<TableKept>,
    responses((status = 200, body = Vec<TableListed>, description = "Those of them that there are")),
)]
pub(super) async fn mine(
    State(app): State<App>,
    asker: Asker,
    Body(kept): Body<Vec<TableKept>>,
) -> Result<Json<Vec<TableListed>>, Fault> {
    let mut tables = Vec::new();
    for TableKept { id, secret } in kept.into_iter().take(LISTED_AT_MOST as usize) {
        let (Ok(id), Ok(secret)) = (id.parse(), secret.parse::<Secret>()) else { continue };
        let look = move |table: &Table, now_ms| {
            let Ok(Viewer::Seat(seat)) = table.authenticate(Some(&secret)) else { return None };
            Some((table.summary(), seat, table.waiting(seat, now_ms)))
        };
        // Whoever looks at a list is not at each of its tables.
        let asker = Asker { secret: None, ..asker };
        if let Ok(Some((summary, seat, waiting))) = app.tables().look(&id, asker, look).await {
            tables.push(listed_as(&app, summary, seat, waiting));
        }
    }
    Ok(Json(tables))
}

#[derive(Debug, Deserialize)]
pub(super) struct Moment {
    at: Option<u32>,
}

/// A table as a seat knows it, or as everybody does
#[utoipa::path(
    get, path = "/api/tables/{id}",
    params(
        ("id" = String, Path),
        ("at" = Option<u32>, Query, example = 57, description = "As it stood after so many decisions, without actions; now if it is left out"),
    ),
    security((), ("secret" = [])),
    responses(
        (status = 200, body = Snapshot, description = "How it stands"),
        (status = 401, body = Problem, description = "The secret opens nothing here"),
        (status = 404, body = Problem, description = "There is no such table, or no such moment"),
    ),
)]
pub(super) async fn table(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Asked(Moment { at }): Asked<Moment>,
) -> Result<Json<Snapshot>, Fault> {
    let look = move |table: &Table, now_ms| {
        let viewer = table.authenticate(asker.secret.as_ref())?;
        Ok::<_, Unseen>(match moment(table, at)? {
            Some(at) => table.past(at, viewer, now_ms),
            None => table.snapshot(viewer, now_ms),
        })
    };
    Ok(Json(app.tables().look(&id, asker, look).await??))
}

/// The position in words, for those who read it instead of seeing it
#[utoipa::path(
    get, path = "/api/tables/{id}/description",
    params(
        ("id" = String, Path),
        ("at" = Option<u32>, Query, example = 57, description = "As it stood after so many decisions"),
    ),
    security((), ("secret" = [])),
    responses(
        (
            status = 200, body = Vec<Paragraph>, description = "As the viewer may know it",
            example = json!(
                [{"heading": {"key": "describe-quantum-planets", "args": []}, "lines": []}]
            ),
        ),
        (status = 404, body = Problem, description = "There is no such table, or no such moment"),
    ),
)]
pub(super) async fn description(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Asked(Moment { at }): Asked<Moment>,
) -> Result<Json<Vec<Paragraph>>, Fault> {
    let look = move |table: &Table, _| {
        let viewer = table.authenticate(asker.secret.as_ref())?;
        Ok::<_, Unseen>(table.describe(moment(table, at)?, viewer))
    };
    Ok(Json(app.tables().look(&id, asker, look).await??))
}

#[derive(Debug, Deserialize)]
pub(super) struct Since {
    #[serde(default)]
    from: u32,
}

/// What happened since a version
///
/// From 0 on it is the whole game: the first moment is the start, with what chance gave it.
#[utoipa::path(
    get, path = "/api/tables/{id}/events",
    params(
        ("id" = String, Path),
        ("from" = Option<u32>, Query, example = 0, description = "The last version that is known"),
    ),
    security((), ("secret" = [])),
    responses((status = 200, body = Vec<MomentShown>, description = "As the viewer may know it")),
)]
pub(super) async fn events(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Asked(Since { from }): Asked<Since>,
) -> Result<Json<Vec<MomentShown>>, Fault> {
    let look = move |table: &Table, _| {
        let viewer = table.authenticate(asker.secret.as_ref())?;
        Ok::<_, Unseen>(table.moments(from, viewer))
    };
    Ok(Json(app.tables().look(&id, asker, look).await??))
}

/// The record of the game
///
/// Without the seed while the game goes on; and not before the end where anything is hidden.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", params(("id" = String, Path)),
    responses(
        (status = 200, description = "One JSON object a line", content_type = "application/jsonl"),
        (status = 409, body = Problem, description = "It is closed until the end"),
    ),
)]
pub(super) async fn record(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
) -> Result<Response, Fault> {
    let record = app.tables().look(&id, asker, |table, _| table.record()).await?;
    let closed = || {
        let sentence = Sentence::new("server-record-closed");
        Fault::new(StatusCode::CONFLICT, "not_now", sentence)
    };
    Ok(([JSON_LINES], record.ok_or_else(closed)?).into_response())
}

/// After the end: whether every die and card follows from the seed
#[utoipa::path(
    get, path = "/api/tables/{id}/verify", params(("id" = String, Path)),
    responses(
        (status = 200, body = Verdict, description = "The verdict"),
        (status = 409, body = Problem, description = "The game is not over"),
    ),
)]
pub(super) async fn verify(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
) -> Result<Json<Verdict>, Fault> {
    let verified = app.tables().look(&id, asker, |table, _| table.verify()).await?;
    let not_over = || {
        let sentence = Sentence::new("server-not-over");
        Fault::new(StatusCode::CONFLICT, "not_now", sentence)
    };
    Ok(Json(match verified.ok_or_else(not_over)? {
        Ok(()) => Verdict { ok: true, sentence: Sentence::new("server-verified") },
        Err(error) => Verdict {
            ok: false,
            sentence: Sentence::new("server-not-verified").with("reason", error.to_string()),
        },
    }))
}

/// Why a table is not shown.
#[derive(Debug, Clone, Copy)]
enum Unseen {
    WrongSecret,
    /// So many decisions have not been made, but only these.
    NotYet {
        at: u32,
        last: u32,
    },
}

/// The moment that is asked for, if there was one.
fn moment(table: &Table, at: Option<u32>) -> Result<Option<u32>, Unseen> {
    let last = table.decisions();
    match at.filter(|at| *at > last) {
        Some(at) => Err(Unseen::NotYet { at, last }),
        None => Ok(at),
    }
}

impl From<WrongSecret> for Unseen {
    fn from(_: WrongSecret) -> Self {
        Self::WrongSecret
    }
}

impl From<Unseen> for Fault {
    fn from(unseen: Unseen) -> Self {
        match unseen {
            Unseen::WrongSecret => {
                let sentence = Sentence::new("table-wrong-secret");
                Self::new(StatusCode::UNAUTHORIZED, "secret", sentence)
            }
            Unseen::NotYet { at, last } => {
                let sentence = Sentence::new("server-no-moment").with("at", at).with("last", last);
                Self::new(StatusCode::NOT_FOUND, "no_moment", sentence)
            }
        }
    }
}

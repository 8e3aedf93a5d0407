//! What would have gone better in a game that is over, and what other decisions would have done.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{Refusal, Sentence};
use table::message::{BetterShown, RetryShown, Written};
use table::{Again, GameError, Search, TableId};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::body::{Body, Id};
use super::wire::{Problem, RetryWanted};
use crate::tables::Asker;
use crate::{App, Fault};

/// So many answers are remembered: a crew looks at its flight together.
const REMEMBERED: usize = 64;

const RETRIES_AT_ONCE: usize = 2;

/// Searches one after the other, and remembers what was found last.
#[derive(Debug, Clone)]
pub(crate) struct Hindsights {
    /// A search keeps a processor busy for seconds: there is one at a time, whoever has gone since.
    turn: Arc<Semaphore>,
    /// To play a game once more takes milliseconds; a few do so at a time.
    again: Arc<Semaphore>,
    found: Arc<Mutex<VecDeque<(TableId, Written)>>>,
}

impl Hindsights {
    pub(crate) fn new() -> Self {
        let again = Arc::new(Semaphore::new(RETRIES_AT_ONCE));
        Self { turn: Arc::new(Semaphore::new(1)), again, found: Arc::default() }
    }

    fn known(&self, id: &TableId) -> Option<Written> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        found.iter().find(|(of, _)| of == id).map(|(_, found)| found.clone())
    }

    async fn search(&self, id: TableId, search: Search) -> Option<Written> {
        let turn = Arc::clone(&self.turn).acquire_owned().await.ok()?;
        if let Some(known) = self.known(&id) {
            return Some(known);
        }
        let all = Arc::clone(&self.found);
        let searched = spawn_blocking(move || {
            let found = search();
            let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
            if all.len() == REMEMBERED {
                all.pop_front();
            }
            all.push_back((id, found.clone()));
            drop(turn);
            found
        });
        searched.await.ok()
    }

    async fn retry(&self, again: Again) -> Option<Result<Written, Refusal>> {
        let turn = Arc::clone(&self.again).acquire_owned().await.ok()?;
        let played = spawn_blocking(move || {
            let played = again();
            drop(turn);
            played
        });
        played.await.ok()?
    }
}

/// After the end: what would have gone better, where the bots of a game can tell
#[utoipa::path(
    get, path = "/api/tables/{id}/hindsight", params(("id" = String, Path)),
    responses(
        (
            status = 200, body = Vec<BetterShown>,
            description = "The smallest change that helps first; nothing where nothing better was found",
            example = json!([]),
        ),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "The game is not over"),
    ),
)]
pub(super) async fn hindsight(State(app): State<App>, Id(id): Id) -> Result<Json<Written>, Fault> {
    if let Some(known) = app.hindsights().known(&id) {
        return Ok(Json(known));
    }
    let search = app.tables().look(&id, Asker::default(), |table, _| table.hindsight()).await?;
    let found = app.hindsights().search(id, search.ok_or_else(not_over)?).await;
    Ok(Json(found.ok_or_else(Fault::internal)?))
}

fn not_over() -> Fault {
    Fault::new(StatusCode::CONFLICT, "not_now", Sentence::new("server-not-over"))
}

/// After the end: the same game with other decisions
///
/// Of Space Alert: the last mission with other cards on the boards, whatever the crew had in hand.
/// Without `rows` it is as it was flown, apart from corrections of cards that were laid wrongly.
#[utoipa::path(
    post, path = "/api/tables/{id}/retry", params(("id" = String, Path)),
    request_body = RetryWanted,
    responses(
        (
            status = 200, body = RetryShown, description = "What would have happened",
            example = json!({
                "held": [[{"card": "</A", "from": 1}]],
                "flight": {"kind": "own", "changes": [], "rows": [["A/<"]], "before": {},
                    "events": [], "after": {}},
            }),
        ),
        (status = 404, body = Problem, description = "There is no such table, or its game has none"),
        (status = 409, body = Problem, description = "The game is not over"),
        (status = 422, body = Problem, description = "Nobody could have done so"),
    ),
)]
pub(super) async fn retry(
    State(app): State<App>,
    Id(id): Id,
    Body(RetryWanted { rows }): Body<RetryWanted>,
) -> Result<Json<Written>, Fault> {
    let again = app.tables().look(&id, Asker::default(), |table, _| table.again(rows)).await?;
    let played = app.hindsights().retry(again.ok_or_else(not_over)?).await;
    let played = played.ok_or_else(Fault::nothing_here)?;
    Ok(Json(played.map_err(GameError::from)?))
}

//! What would have gone better in a game that is over.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::Sentence;
use table::message::{BetterShown, Written};
use table::{Search, TableId};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::body::Id;
use super::wire::Problem;
use crate::tables::Asker;
use crate::{App, Fault};

/// So many answers are remembered: a crew looks at its flight together.
const REMEMBERED: usize = 64;

/// Searches one after the other, and remembers what was found last.
#[derive(Debug, Clone)]
pub(crate) struct Hindsights {
    /// A search keeps a processor busy for seconds: there is one at a time, whoever has gone since.
    turn: Arc<Semaphore>,
    found: Arc<Mutex<VecDeque<(TableId, Written)>>>,
}

impl Hindsights {
    pub(crate) fn new() -> Self {
        Self { turn: Arc::new(Semaphore::new(1)), found: Arc::default() }
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
    let not_over = || {
        let sentence = Sentence::new("server-not-over");
        Fault::new(StatusCode::CONFLICT, "not_now", sentence)
    };
    let found = app.hindsights().search(id, search.ok_or_else(not_over)?).await;
    Ok(Json(found.ok_or_else(Fault::internal)?))
}

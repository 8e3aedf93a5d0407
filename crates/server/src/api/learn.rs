//! Lessons. The server keeps nothing of them: where somebody is follows from the answers that are
//! sent along.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Sentence;
use lessons::wire::{LessonListed, LessonNow, LessonShown, LessonTry};
use lessons::{Course, Stray, Unknown};
use serde::Deserialize;

use super::body::{Asked, Body};
use super::wire::Problem;
use crate::{App, Fault};

#[derive(Debug, Deserialize)]
pub(super) struct OfGame {
    game: Option<String>,
}

/// The lessons, in the order in which they are taught
#[utoipa::path(
    get, path = "/api/lessons",
    params(("game" = Option<String>, Query, example = "quantum", description = "Those of one game; all if it is left out")),
    responses((status = 200, body = Vec<LessonListed>, description = "Game by game")),
)]
pub(super) async fn list(
    State(app): State<App>,
    Asked(OfGame { game }): Asked<OfGame>,
) -> Json<Vec<LessonListed>> {
    let is_asked = |course: &&dyn Course| game.as_ref().is_none_or(|game| course.game() == game);
    Json(app.courses().iter().filter(is_asked).flat_map(Course::list).collect())
}

/// A lesson with its steps
#[utoipa::path(
    get, path = "/api/lessons/{game}/{lesson}",
    params(
        ("game" = String, Path, description = "The game, by its name in addresses"),
        ("lesson" = String, Path, description = "The lesson, by its id"),
    ),
    responses(
        (status = 200, body = LessonShown, description = "What there is to read and to do"),
        (status = 404, body = Problem, description = "There is no such lesson"),
    ),
)]
pub(super) async fn lesson(
    State(app): State<App>,
    Path((game, lesson)): Path<(String, String)>,
) -> Result<Json<LessonShown>, Fault> {
    let shown = app.courses().of(&game).and_then(|course| course.show(&lesson));
    shown.map(Json).ok_or_else(Fault::no_lesson)
}

/// The table of a lesson, after what was answered so far
///
/// With an action, what becomes of it there: whatever is not right changes nothing.
#[utoipa::path(
    post, path = "/api/lessons/{game}/{lesson}", request_body = LessonTry,
    params(
        ("game" = String, Path, description = "The game, by its name in addresses"),
        ("lesson" = String, Path, description = "The lesson, by its id"),
    ),
    responses(
        (status = 200, body = LessonNow, description = "How it stands"),
        (status = 404, body = Problem, description = "There is no such lesson"),
        (status = 422, body = Problem, description = "The answers do not lead through the lesson"),
    ),
)]
pub(super) async fn play(
    State(app): State<App>,
    Path((game, lesson)): Path<(String, String)>,
    Body(tried): Body<LessonTry>,
) -> Result<Json<LessonNow>, Fault> {
    let course = app.courses().of(&game).ok_or_else(Fault::no_lesson)?;
    Ok(Json(course.play(&lesson, &tried)?))
}

impl From<Unknown> for Fault {
    fn from(unknown: Unknown) -> Self {
        match unknown {
            Unknown::Lesson => Self::no_lesson(),
            Unknown::Stray(Stray::NotRight(_) | Stray::TooFar) => {
                let sentence = Sentence::new("server-stray-lesson");
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, "stray", sentence)
            }
            Unknown::Stray(Stray::Fault(fault)) => {
                tracing::error!(%fault, "a lesson does not go as its file says");
                Self::internal()
            }
        }
    }
}

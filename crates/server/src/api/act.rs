//! Commands at a table, each a request of its own.

use axum::Json;
use axum::extract::State;
use table::message::{Command, Refused, ServerMessage};
use table::{Summary, TableId};

use super::body::{Body, Id, SeatNumber};
use super::wire::{Act, Bare, Done, Problem, Say, Seated, Sit, Takeover, Undo, Vote, Why};
use crate::tables::Asker;
use crate::{App, Fault};

type Answer = Result<Json<Done>, Fault>;

/// Carries out a command that is answered by the version that it made.
async fn carry_out(app: &App, id: &TableId, asker: Asker, command: Command) -> Answer {
    match ask(app, id, asker, command).await? {
        ServerMessage::Ack { version, .. } => Ok(Json(Done { version })),
        _ => Err(Fault::internal()),
    }
}

async fn ask(
    app: &App,
    id: &TableId,
    asker: Asker,
    command: Command,
) -> Result<ServerMessage, Fault> {
    app.limiter().command(id)?;
    match app.tables().request(id, asker, command).await? {
        ServerMessage::Refused(refused) => Err(refusal(app, id, *refused).await),
        answer => Ok(answer),
    }
}

async fn refusal(app: &App, id: &TableId, refused: Refused) -> Fault {
    let names = app.tables().look(id, Asker::default(), |table, _| names(&table.summary())).await;
    let current = refused.current.and_then(|now| serde_json::value::to_raw_value(&now).ok());
    Fault::of_code(refused.error, refused.sentence)
        .by_clause(refused.clause)
        .with_current(current)
        .with_names(names.unwrap_or_default())
}

fn names(summary: &Summary) -> Vec<String> {
    summary.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect()
}

/// Plays an action
///
/// A repeated id gets the same answer again, whatever happened since.
#[utoipa::path(
    post, path = "/api/tables/{id}/actions", request_body = Act,
    params(("id" = String, Path)), security(("secret" = [])),
    responses(
        (status = 200, body = Done, description = "It is played and stored"),
        (status = 409, body = Problem, description = "The seat is asked something else by now"),
        (status = 422, body = Problem, description = "The rules forbid it"),
    ),
)]
pub(super) async fn act(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(act): Body<Act>,
) -> Answer {
    let Act { expected, action, id: command } = act;
    carry_out(&app, &id, asker, Command::Act { id: command, expected, action }).await
}

/// Takes the last decision back, while that is free
#[utoipa::path(
    post, path = "/api/tables/{id}/undo", request_body = Undo,
    params(("id" = String, Path)), security(("secret" = [])),
    responses(
        (status = 200, body = Done, description = "It is taken back"),
        (status = 409, body = Problem, description = "The seat is asked something else by now"),
        (status = 422, body = Problem, description = "There is nothing to take back"),
    ),
)]
pub(super) async fn undo(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Undo { expected, id: command }): Body<Undo>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Undo { id: command, expected }).await
}

/// Gives the game up
#[utoipa::path(
    post, path = "/api/tables/{id}/resign", request_body = Bare,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The seat has resigned")),
)]
pub(super) async fn resign(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Bare { id: command }): Body<Bare>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Resign { id: command }).await
}

/// Says something to everybody at the table
#[utoipa::path(
    post, path = "/api/tables/{id}/chat", request_body = Say,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "It is said")),
)]
pub(super) async fn chat(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Say { id: command, text }): Body<Say>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Chat { id: command, text }).await
}

/// Is for or against a bot playing for somebody who is not there
///
/// It plays when all others agree, or the host says so.
#[utoipa::path(
    post, path = "/api/tables/{id}/takeover", request_body = Takeover,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The vote counts")),
)]
pub(super) async fn takeover(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Takeover { id: command, seat, agree }): Body<Takeover>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Takeover { id: command, seat, agree }).await
}

/// Takes the seat back from the bot that plays for it
#[utoipa::path(
    post, path = "/api/tables/{id}/back", request_body = Bare,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The player plays again")),
)]
pub(super) async fn back(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Bare { id: command }): Body<Bare>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Back { id: command }).await
}

/// Is for or against another game, with the seats rotated
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", request_body = Vote,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The vote counts")),
)]
pub(super) async fn rematch(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Vote { id: command, agree }): Body<Vote>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Rematch { id: command, agree }).await
}

/// Is ready for the clock of a game in real time, or not
#[utoipa::path(
    post, path = "/api/tables/{id}/ready", request_body = Vote,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The vote counts")),
)]
pub(super) async fn ready(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Vote { id: command, agree }): Body<Vote>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Ready { id: command, agree }).await
}

/// Stops the time
#[utoipa::path(
    post, path = "/api/tables/{id}/pause", request_body = Bare,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The time stands still")),
)]
pub(super) async fn pause(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Bare { id: command }): Body<Bare>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Pause { id: command }).await
}

/// Lets the time run again
#[utoipa::path(
    post, path = "/api/tables/{id}/resume", request_body = Bare,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 200, body = Done, description = "The time runs")),
)]
pub(super) async fn resume(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Bare { id: command }): Body<Bare>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Resume { id: command }).await
}

/// Asks why these things cannot be picked
#[utoipa::path(
    post, path = "/api/tables/{id}/why", request_body = Why,
    params(("id" = String, Path)), security(("secret" = [])),
    responses((status = 422, body = Problem, description = "The clause that forbids it")),
)]
pub(super) async fn why(
    State(app): State<App>,
    Id(id): Id,
    asker: Asker,
    Body(Why { picks }): Body<Why>,
) -> Answer {
    carry_out(&app, &id, asker, Command::Why { picks }).await
}

/// Sits down
///
/// With the invitation's secret, or without one where the table is public. The answer is a fresh
/// secret, and the invitation is void from then on.
#[utoipa::path(
    post, path = "/api/tables/{id}/seats/{seat}", request_body = Sit,
    params(("id" = String, Path), ("seat" = u8, Path)), security((), ("secret" = [])),
    responses(
        (status = 200, body = Seated, description = "The seat is yours"),
        (status = 401, body = Problem, description = "You are not invited"),
        (status = 409, body = Problem, description = "The seat is not free"),
    ),
)]
pub(super) async fn sit(
    State(app): State<App>,
    Id(id): Id,
    SeatNumber(seat): SeatNumber,
    asker: Asker,
    Body(Sit { name, id: command }): Body<Sit>,
) -> Result<Json<Seated>, Fault> {
    let command = match command {
        Some(id) => id,
        None => crate::random::secret()?.reveal(),
    };
    match ask(&app, &id, asker, Command::Sit { id: command, seat, name }).await? {
        ServerMessage::Seated { seat, secret, version, .. } => {
            Ok(Json(Seated { seat, secret, version }))
        }
        _ => Err(Fault::internal()),
    }
}

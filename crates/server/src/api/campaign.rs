//! Campaigns: matches that follow one another, each at a table of its own.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use table::{CampaignShown, NewCampaign, Secret};

use super::body::{Body, CampaignId, SeatNumber};
use super::open::{new_seat, revealed, secret_of, sensible};
use super::wire::{
    CampaignChoice, CampaignJoined, CampaignMade, CampaignMatch, CampaignWanted, Problem, Sit,
};
use crate::limits::Address;
use crate::tables::{Asker, shown};
use crate::{App, Fault, random};

/// Begins a campaign
///
/// Its players join with their secrets. The same secrets open their seats at its tables.
#[utoipa::path(
    post, path = "/api/campaigns", request_body = CampaignWanted,
    responses(
        (status = 201, body = CampaignMade, description = "It has begun"),
        (status = 422, body = Problem, description = "The game has no such campaign"),
    ),
)]
pub(super) async fn begin(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Body(wanted): Body<CampaignWanted>,
) -> Result<(StatusCode, Json<CampaignMade>), Fault> {
    app.limiter().table(address)?;
    let players = wanted.players.into_iter().map(new_seat).collect::<Result<Vec<_>, _>>()?;
    let secrets: Vec<Option<Secret>> = players.iter().map(secret_of).collect();
    let new = NewCampaign {
        players,
        setup: wanted.setup,
        title: wanted.title,
        limits: sensible(wanted.limits.unwrap_or_default())?,
        ..NewCampaign::of(&wanted.game, random::key()?)
    };
    let id = app.tables().begin(&new).await?;
    let base = app.settings().public_base().unwrap_or_default();
    let watch = format!("{base}/campaigns/{id}");
    Ok((StatusCode::CREATED, Json(CampaignMade { id, players: revealed(&secrets), watch })))
}

/// A campaign: its path, who has won what, and what comes next
#[utoipa::path(
    get, path = "/api/campaigns/{id}", params(("id" = String, Path)),
    security((), ("secret" = [])),
    responses(
        (status = 200, body = CampaignShown, description = "How it stands"),
        (status = 401, body = Problem, description = "The secret is no player's"),
        (status = 404, body = Problem, description = "There is no such campaign"),
    ),
)]
pub(super) async fn campaign(
    State(app): State<App>,
    CampaignId(id): CampaignId,
    Asker { secret, .. }: Asker,
) -> Result<Json<CampaignShown>, Fault> {
    let campaign = app.tables().campaign(&id).await?;
    shown(&campaign, secret.as_ref()).map(Json)
}

/// Joins a campaign
///
/// With the invitation's secret. The answer is a fresh secret, and the invitation is void from then
/// on.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/players/{seat}", request_body = Sit,
    params(("id" = String, Path), ("seat" = u8, Path)), security(("secret" = [])),
    responses(
        (status = 200, body = CampaignJoined, description = "The place is yours"),
        (status = 401, body = Problem, description = "You are not invited"),
        (status = 404, body = Problem, description = "There is no such campaign"),
        (status = 409, body = Problem, description = "The place is not free"),
    ),
)]
pub(super) async fn join(
    State(app): State<App>,
    CampaignId(id): CampaignId,
    SeatNumber(player): SeatNumber,
    Asker { secret, .. }: Asker,
    Body(Sit { name, id: command }): Body<Sit>,
) -> Result<Json<CampaignJoined>, Fault> {
    app.limiter().command(&id)?;
    let command = match command {
        Some(id) => id,
        None => random::secret()?.reveal(),
    };
    let judge = |campaign: &table::Campaign, now_ms| {
        campaign.join(secret.as_ref(), player, &name, &command, now_ms)
    };
    let (secret, _) = app.tables().change_campaign(&id, judge).await?;
    Ok(Json(CampaignJoined { player, secret: secret.reveal() }))
}

/// Answers what the campaign asks
///
/// A repeated id gets the same answer again.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/choices", request_body = CampaignChoice,
    params(("id" = String, Path)), security(("secret" = [])),
    responses(
        (status = 200, body = CampaignShown, description = "It is chosen; so it stands now"),
        (status = 403, body = Problem, description = "Somebody else chooses"),
        (status = 404, body = Problem, description = "There is no such campaign"),
        (status = 409, body = Problem, description = "Nothing is asked"),
        (status = 422, body = Problem, description = "It is none of the answers"),
    ),
)]
pub(super) async fn choose(
    State(app): State<App>,
    CampaignId(id): CampaignId,
    Asker { secret, .. }: Asker,
    Body(CampaignChoice { choice, id: command }): Body<CampaignChoice>,
) -> Result<Json<CampaignShown>, Fault> {
    app.limiter().command(&id)?;
    let judge = |campaign: &table::Campaign, now_ms| {
        let judged = campaign.choose(secret.as_ref(), &choice, &command, now_ms)?;
        Ok(((), judged))
    };
    let ((), campaign) = app.tables().change_campaign(&id, judge).await?;
    shown(&campaign, secret.as_ref()).map(Json)
}

/// The table of the next match
///
/// It is opened for the first player who asks for it; the others get the same one.
#[utoipa::path(
    post, path = "/api/campaigns/{id}/match",
    params(("id" = String, Path)), security(("secret" = [])),
    responses(
        (status = 200, body = CampaignMatch, description = "It stands"),
        (status = 403, body = Problem, description = "Only players go to the match"),
        (status = 404, body = Problem, description = "There is no such campaign"),
        (status = 409, body = Problem, description = "Somebody has to join or to choose first"),
    ),
)]
pub(super) async fn next_match(
    State(app): State<App>,
    CampaignId(id): CampaignId,
    Asker { secret, .. }: Asker,
) -> Result<Json<CampaignMatch>, Fault> {
    app.limiter().command(&id)?;
    let table = app.tables().open_match(&id, secret.as_ref()).await?;
    Ok(Json(CampaignMatch { table }))
}

//! What a request carries, read with our own answers for what cannot be read.

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use kernel::{Seat, Sentence};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use table::{Secret, TableId};

use crate::Fault;
use crate::limits::Address;
use crate::tables::Asker;
use crate::unread::why_not;

/// The table that the address names.
pub(crate) struct Id(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let Path(parameters) = Path::<Vec<(String, String)>>::from_request_parts(parts, state)
            .await
            .map_err(|_| Fault::no_table())?;
        let id = parameters.iter().find(|(name, _)| name == "id").map(|(_, id)| id.parse());
        id.and_then(Result::ok).map(Id).ok_or_else(Fault::no_table)
    }
}

/// The campaign that the address names.
pub(crate) struct CampaignId(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for CampaignId {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let id = Id::from_request_parts(parts, state).await;
        id.map(|Id(id)| Self(id)).map_err(|_| Fault::no_campaign())
    }
}

/// The seat that the address names.
pub(crate) struct SeatNumber(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for SeatNumber {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let Path(parameters) = Path::<Vec<(String, String)>>::from_request_parts(parts, state)
            .await
            .map_err(|_| Fault::nothing_here())?;
        let number = parameters.into_iter().find(|(name, _)| name == "seat");
        let (_, number) = number.ok_or_else(Fault::nothing_here)?;
        let seat = number.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok());
        seat.map(SeatNumber).ok_or_else(|| Fault::no_seat(number))
    }
}

/// Who asks: the address, and the secret in `Authorization: Bearer …`, if there is one.
impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Fault> {
        let address = parts.extensions.get::<Address>().copied();
        Ok(Self { address, secret: bearer(&parts.headers)? })
    }
}

fn bearer(headers: &HeaderMap) -> Result<Option<Secret>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let token = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
    match token.map(|token| token.trim().parse::<Secret>()) {
        Some(Ok(secret)) => Ok(Some(secret)),
        Some(Err(_)) | None => Err(wrong_secret()),
    }
}

/// A text that cannot be the secret of any seat.
fn wrong_secret() -> Fault {
    let sentence = Sentence::new("server-not-a-secret");
    Fault::new(StatusCode::UNAUTHORIZED, "secret", sentence)
}

/// A body in JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let Raw(bytes) = Raw::from_request(request, state).await?;
        let bytes = if bytes.is_empty() { b"{}".as_slice() } else { &bytes };
        let parsed = serde_json::from_slice(bytes);
        parsed.map(Body).map_err(|_| Fault::malformed(why_not::<T>(bytes)))
    }
}

/// A page from anywhere may make a browser send plain text or a form, without asking first. What
/// programs send that say nothing about it, or that it is a form as `curl -d` does, is fine: no form
/// looks like JSON.
fn expect_json(headers: &HeaderMap) -> Result<(), Fault> {
    let told = headers.get(header::CONTENT_TYPE).map(|kind| kind.to_str().unwrap_or_default());
    let kind = told.map(|kind| kind.split(';').next().unwrap_or_default().trim().to_lowercase());
    match kind.as_deref() {
        Some("text/plain" | "multipart/form-data" | "") => Err(Fault::wrong_kind()),
        Some(_) | None => Ok(()),
    }
}

/// A body as it came.
pub(crate) struct Raw(pub(crate) Bytes);

impl<S: Send + Sync> FromRequest<S> for Raw {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        expect_json(request.headers())?;
        let bytes = Bytes::from_request(request, state).await.map_err(|error| match error {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                Fault::too_large()
            }
            _ => Fault::malformed(Sentence::new("server-not-whole")),
        })?;
        Ok(Self(bytes))
    }
}

/// What follows the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let pairs = Query::<Vec<(String, String)>>::from_request_parts(parts, state).await;
        let Query(pairs) = pairs.map_err(|_| Fault::nothing_here())?;
        let asked =
            Json::Object(pairs.into_iter().map(|(name, text)| (name, value(text))).collect());
        // It is as short as an address, and read as a body is.
        let asked = asked.to_string();
        let parsed = serde_json::from_str(&asked);
        parsed.map(Self).map_err(|_| Fault::malformed(why_not::<T>(asked.as_bytes())))
    }
}

/// Numbers are written like words in an address.
fn value(text: String) -> Json {
    text.parse::<i64>().map_or(Json::String(text), Json::from)
}

//! What lists tell of a table.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

use crate::TableId;
use crate::message::SeatKind;
use crate::port::TableState;

/// A table in a list. It is written anew when somebody takes a seat and when the game begins or
/// ends; `version`, `position` and `at_ms` are those of that moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct Summary {
    pub id: TableId,
    pub game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub setup: Json,
    pub public: bool,
    pub state: TableState,
    pub seats: Vec<SummarySeat>,
    pub started: bool,
    pub version: u32,
    /// How much of the log it tells.
    #[ts(type = "number")]
    pub position: u64,
    #[ts(type = "number")]
    pub at_ms: u64,
    /// When the table acts by itself next, because a clock runs: then somebody has to look at it,
    /// even if nobody wants to. For the store alone.
    #[serde(skip)]
    #[ts(skip)]
    #[schema(ignore)]
    pub due_ms: Option<u64>,
}

/// A seat in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct SummarySeat {
    pub seat: Seat,
    pub kind: SeatKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    pub taken: bool,
}

//! Opening tables: new ones, and records from elsewhere.

use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use kernel::{Sentence, Value};
use table::message::SeatKind;
use table::{
    GameError, LEVELS, Limits, MenuEntry, NewPlayer, NewSeat, NewTable, NewTableError, Secret,
    TableId,
};

use super::body::{Body, Raw};
use super::wire::{About, Problem, SeatSecret, SeatWanted, TableMade, TableWanted};
use crate::limits::{Address, Upload};
use crate::{App, Fault, random};

/// The level of a bot that nobody chose one for.
const USUAL_LEVEL: &str = LEVELS[1];
/// The shortest and the longest limit of time: a second, and a hundred years.
const SHORTEST_MS: u64 = 1_000;
const LONGEST_MS: u64 = 100 * 365 * 24 * 3_600 * 1_000;

/// The games, with all that can be chosen
#[utoipa::path(
    get, path = "/api/games",
    responses((status = 200, body = Vec<MenuEntry>, description = "The menu")),
)]
pub(super) async fn games(State(app): State<App>) -> Json<Vec<MenuEntry>> {
    Json(app.tables().games().menu())
}

/// How the server is reached
#[utoipa::path(
    get, path = "/api/about",
    responses((status = 200, body = About, description = "What its host has set")),
)]
pub(super) async fn about(State(app): State<App>) -> Json<About> {
    Json(About { public_url: app.settings().public_base().map(str::to_owned) })
}

/// Opens a table
#[utoipa::path(
    post, path = "/api/tables", request_body = TableWanted,
    responses(
        (status = 201, body = TableMade, description = "It stands"),
        (status = 422, body = Problem, description = "The game cannot be set up like this"),
    ),
)]
pub(super) async fn open(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    Body(wanted): Body<TableWanted>,
) -> Result<(StatusCode, Json<TableMade>), Fault> {
    app.limiter().table(address)?;
    let seats = wanted.seats.into_iter().map(new_seat).collect::<Result<Vec<_>, _>>()?;
    let secrets: Vec<Option<Secret>> = seats.iter().map(secret_of).collect();
    let new = NewTable {
        setup: wanted.setup,
        seats,
        title: wanted.title,
        public: wanted.public,
        waits: wanted.wait,
        limits: sensible(wanted.limits.unwrap_or_default())?,
        ..NewTable::of(&wanted.game, random::seed()?, random::key()?)
    };
    let id = app.tables().open(&new).await?;
    Ok((StatusCode::CREATED, Json(made(&app, id, &secrets))))
}

pub(super) fn new_seat(wanted: SeatWanted) -> Result<NewSeat, Fault> {
    let player = match wanted.kind {
        SeatKind::Human => NewPlayer::Human(random::secret()?),
        SeatKind::Bot => NewPlayer::Bot(wanted.level.unwrap_or_else(|| USUAL_LEVEL.to_owned())),
    };
    Ok(NewSeat { player, name: wanted.name })
}

pub(super) fn secret_of(seat: &NewSeat) -> Option<Secret> {
    match seat.player {
        NewPlayer::Human(secret) => Some(secret),
        NewPlayer::Bot(_) => None,
    }
}

/// A limit of nothing would be lost before it began, and one of centuries is none.
pub(super) fn sensible(limits: Limits) -> Result<Limits, Fault> {
    for (field, ms) in [("decision_ms", limits.decision_ms), ("game_ms", limits.game_ms)] {
        if let Some(ms) = ms.filter(|ms| !(SHORTEST_MS..=LONGEST_MS).contains(ms)) {
            let sentence = Sentence::new("server-limit-wrong")
                .with("field", format!("limits.{field}"))
                .with("value", ms.to_string())
                .with("least", SHORTEST_MS.to_string())
                .with("most", LONGEST_MS.to_string());
            return Err(Fault::malformed(sentence));
        }
    }
    Ok(limits)
}

fn made(app: &App, id: TableId, secrets: &[Option<Secret>]) -> TableMade {
    let base = app.settings().public_base().unwrap_or_default();
    TableMade { watch: format!("{base}/tables/{id}"), id, seats: revealed(secrets) }
}

/// The secrets by the seats that they open.
pub(super) fn revealed(secrets: &[Option<Secret>]) -> Vec<SeatSecret> {
    let secret = |(index, secret): (usize, &Option<Secret>)| {
        let seat = kernel::Seat::try_from(index as u8).ok()?;
        secret.map(|secret| SeatSecret { seat, secret: secret.reveal() })
    };
    secrets.iter().enumerate().filter_map(secret).collect()
}

/// Makes a table of a record
///
/// With its seed the game goes on where the record ends; without one it can be looked at.
#[utoipa::path(
    post, path = "/api/records",
    request_body(content = String, content_type = "application/jsonl"),
    responses(
        (status = 201, body = TableMade, description = "It stands"),
        (status = 400, body = Problem, description = "It is no record"),
    ),
)]
pub(super) async fn import(
    State(app): State<App>,
    Extension(address): Extension<Address>,
    _upload: Upload,
    Raw(bytes): Raw,
) -> Result<(StatusCode, Json<TableMade>), Fault> {
    app.limiter().table(address)?;
    let not_text = |_| Fault::malformed(Sentence::new("server-not-text"));
    let text = String::from_utf8(bytes.into()).map_err(not_text)?;
    let secrets =
        (0..kernel::Seat::MOST).map(|_| random::secret()).collect::<Result<Vec<_>, _>>()?;
    let (id, people) = app.tables().import(&text, &secrets).await?;
    let secrets: Vec<Option<Secret>> = secrets
        .into_iter()
        .zip(people)
        .map(|(secret, is_person)| is_person.then_some(secret))
        .collect();
    Ok((StatusCode::CREATED, Json(made(&app, id, &secrets))))
}

impl From<NewTableError> for Fault {
    fn from(error: NewTableError) -> Self {
        let unprocessable =
            |code, sentence| Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, sentence);
        match error {
            NewTableError::NoGame(game) => {
                unprocessable("no_game", Sentence::new("server-no-game").with("game", game))
            }
            NewTableError::NoLevel(level) => {
                let sentence = Sentence::new("server-no-level").with("level", level);
                unprocessable("no_level", sentence.with("known", LEVELS.join(", ")))
            }
            NewTableError::Seats => {
                let most = kernel::Seat::MOST as u32;
                unprocessable("seats", Sentence::new("server-bad-seats").with("most", most))
            }
            NewTableError::SeatsOfGame(seats) => {
                let seats: Vec<Value> = seats.into_iter().map(Value::from).collect();
                let sentence = Sentence::new("server-bad-seats-of-game").with("seats", seats);
                unprocessable("seats", sentence)
            }
            NewTableError::NoCampaign => {
                unprocessable("no_campaign", Sentence::new("server-game-without-campaign"))
            }
            NewTableError::Nobody => unprocessable("seats", Sentence::new("server-nobody-plays")),
            NewTableError::Name => unprocessable("name", Sentence::new("table-bad-name")),
            NewTableError::NamesAlike(name) => {
                unprocessable("name", Sentence::new("server-names-alike").with("name", name))
            }
            NewTableError::Title => unprocessable("title", Sentence::new("server-bad-title")),
            NewTableError::NoRematch => unprocessable("not_now", Sentence::new("table-no-vote")),
            NewTableError::Game(error) => error.into(),
        }
    }
}

impl From<GameError> for Fault {
    fn from(error: GameError) -> Self {
        let no_record = || {
            let sentence = Sentence::new("server-no-record");
            Self::new(StatusCode::BAD_REQUEST, "record", sentence)
        };
        match error {
            GameError::Refused(refusal) => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, "rules", refusal.sentence)
                    .by_clause(Some(refusal.clause))
            }
            GameError::Record(error) => no_record().because(vec![words::record_sentence(&error)]),
            GameError::Replay(error) => {
                let (because, refusal) = words::replay_sentences(&error);
                let refused = refusal.iter().map(|refusal| refusal.sentence.clone());
                let because = because.into_iter().chain(refused).collect();
                no_record().because(because).by_clause(refusal.map(|refusal| refusal.clause))
            }
            GameError::Rules { found, known } => {
                let rules = Sentence::new("record-rules").with("found", found).with("known", known);
                no_record().because(vec![rules])
            }
            GameError::Setup(reason) => {
                no_record().because(vec![Sentence::new("io-other").with("reason", reason)])
            }
        }
    }
}

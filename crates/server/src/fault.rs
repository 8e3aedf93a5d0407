//! What the server answers when it does not do what it was asked.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::{Clause, Sentence, Value};
use serde::Serialize;
use serde_json::value::RawValue;
use table::message::RefusedCode;
use words::Language;

use crate::App;

/// A request that is not carried out: a status, a code for programs and a sentence for people.
///
/// Its words depend on the language of the request, which only `put_into_words` knows.
#[derive(Debug, Clone)]
pub struct Fault(Box<Parts>);

#[derive(Debug, Clone)]
struct Parts {
    status: StatusCode,
    code: &'static str,
    sentence: Sentence,
    /// From the general to the particular.
    because: Vec<Sentence>,
    clause: Option<Clause>,
    current: Option<Box<RawValue>>,
    names: Vec<String>,
    retry_after_s: Option<u64>,
}

impl Fault {
    pub fn new(status: StatusCode, code: &'static str, sentence: Sentence) -> Self {
        Self(Box::new(Parts {
            status,
            code,
            sentence,
            because: Vec::new(),
            clause: None,
            current: None,
            names: Vec::new(),
            retry_after_s: None,
        }))
    }

    /// What is behind it, for the words.
    #[must_use]
    pub fn because(mut self, because: Vec<Sentence>) -> Self {
        self.0.because = because;
        self
    }

    /// The clause of the rules behind it.
    #[must_use]
    pub fn by_clause(mut self, clause: Option<Clause>) -> Self {
        self.0.clause = clause;
        self
    }

    /// How the table stands, for a client that looked at something older.
    #[must_use]
    pub fn with_current(mut self, current: Option<Box<RawValue>>) -> Self {
        self.0.current = current;
        self
    }

    /// What the seats are called in the words.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.0.names = names;
        self
    }

    pub fn nothing_here() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", Sentence::new("server-nothing-here"))
    }

    /// A number that no table has a seat for.
    pub fn no_seat(number: String) -> Self {
        let sentence = Sentence::new("server-no-seat").with("seat", number);
        let sentence = sentence.with("last", kernel::Seat::MOST as i64 - 1);
        Self::new(StatusCode::NOT_FOUND, "no_seat", sentence)
    }

    pub fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_table", Sentence::new("server-no-table"))
    }

    /// There was one, until whoever looks after the server deleted it.
    pub fn deleted() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_table", Sentence::new("server-table-deleted"))
    }

    /// Somebody who is not let in.
    pub fn banned() -> Self {
        Self::new(StatusCode::FORBIDDEN, "banned", Sentence::new("server-banned"))
    }

    pub fn no_campaign() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_campaign", Sentence::new("server-no-campaign"))
    }

    /// Something that a table or a campaign refuses.
    pub fn of_code(code: RefusedCode, sentence: Sentence) -> Self {
        let (status, code) = match code {
            RefusedCode::Rules => (StatusCode::UNPROCESSABLE_ENTITY, "rules"),
            RefusedCode::Stale => (StatusCode::CONFLICT, "stale"),
            RefusedCode::NotYours => (StatusCode::FORBIDDEN, "not_yours"),
            RefusedCode::Secret => (StatusCode::UNAUTHORIZED, "secret"),
            RefusedCode::NotNow => (StatusCode::CONFLICT, "not_now"),
            RefusedCode::Malformed => (StatusCode::BAD_REQUEST, "malformed"),
            RefusedCode::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
        };
        Self::new(status, code, sentence)
    }

    /// A lesson that nobody teaches.
    pub fn no_lesson() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_lesson", Sentence::new("server-no-lesson"))
    }

    /// Something in the request that cannot be read, and why.
    pub fn malformed(reason: Sentence) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed", reason)
    }

    pub fn too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", Sentence::new("server-too-large"))
    }

    pub fn too_many(retry_after_s: u64) -> Self {
        let sentence = Sentence::new("server-too-many").with("seconds", retry_after_s as i64);
        let mut fault = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many", sentence);
        fault.0.retry_after_s = Some(retry_after_s);
        fault
    }

    pub fn no_socket() -> Self {
        let sentence = Sentence::new("server-no-socket");
        Self::new(StatusCode::UPGRADE_REQUIRED, "no_socket", sentence)
    }

    pub fn headers_too_large(bytes: usize) -> Self {
        let sentence = Sentence::new("server-headers-too-large").with("bytes", bytes as i64);
        Self::new(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, "headers", sentence)
    }

    pub fn wrong_method() -> Self {
        let sentence = Sentence::new("server-wrong-method");
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method", sentence)
    }

    /// A name that this server does not answer to.
    pub fn wrong_host(host: String) -> Self {
        let sentence = Sentence::new("server-wrong-host").with("host", host);
        Self::new(StatusCode::MISDIRECTED_REQUEST, "host", sentence)
    }

    /// A body that says it is something else than JSON.
    pub fn wrong_kind() -> Self {
        let sentence = Sentence::new("server-wrong-kind");
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "content_type", sentence)
    }

    pub(crate) fn code(&self) -> &'static str {
        self.0.code
    }

    pub fn foreign_origin() -> Self {
        let sentence = Sentence::new("server-foreign-origin");
        Self::new(StatusCode::FORBIDDEN, "origin", sentence)
    }

    pub fn unavailable() -> Self {
        let sentence = Sentence::new("server-unavailable");
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", sentence)
    }

    pub fn internal() -> Self {
        let sentence = Sentence::new("server-internal");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", sentence)
    }

    pub(crate) fn into_sentence(self) -> Sentence {
        self.0.sentence
    }

    fn say(&self, app: &App, language: Language) -> Response {
        let (words, parts) = (app.words(language), &*self.0);
        let said = |sentence: &Sentence| words.say(sentence, &parts.names);
        let because = parts.because.iter().map(said);
        let body = Said {
            error: parts.code,
            sentence: &parts.sentence,
            message: because.fold(said(&parts.sentence), |said, next| words.pair(said, next)),
            clause: parts.clause,
            values: parts.clause.map(|_| Values(&parts.sentence.args)),
            current: parts.current.as_deref(),
        };
        let mut response = (parts.status, axum::Json(body)).into_response();
        if let Some(seconds) = parts.retry_after_s {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// The answer's body.
#[derive(Serialize)]
struct Said<'a> {
    error: &'static str,
    sentence: &'a Sentence,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    clause: Option<Clause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    values: Option<Values<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<&'a RawValue>,
}

/// The arguments of a sentence as one object.
struct Values<'a>(&'a [(&'static str, Value)]);

impl Serialize for Values<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.0.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the body of every [`Fault`] in the language that the request asks for.
pub(crate) async fn put_into_words(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let language = language_of(request.headers());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => fault.say(&app, language),
        None => match unsaid(response.status()) {
            Some(fault) => {
                let mut said = fault.say(&app, language);
                let allowed = response.headers_mut().remove(header::ALLOW);
                said.headers_mut().extend(allowed.map(|allowed| (header::ALLOW, allowed)));
                said
            }
            None => response,
        },
    }
}

/// What the layers below answer without a word.
fn unsaid(status: StatusCode) -> Option<Fault> {
    match status {
        StatusCode::METHOD_NOT_ALLOWED => Some(Fault::wrong_method()),
        StatusCode::GATEWAY_TIMEOUT => {
            Some(Fault::new(status, "too_slow", Sentence::new("server-too-slow")))
        }
        _ => None,
    }
}

/// The first language of `Accept-Language` that we speak. Browsers list them by preference.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut tags = accepted.unwrap_or_default().split(',');
    tags.find_map(|tag| tag.split([';', '-']).next()?.trim().to_lowercase().parse().ok())
        .unwrap_or_default()
}

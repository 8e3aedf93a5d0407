//! Numbers about the server, in the text format of Prometheus.

use std::fmt;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::{App, Fault};

/// What is counted. Nothing in it says who played what.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<RequestLabels, Counter>,
    commands: Family<CommandLabels, Counter>,
    command_seconds: Histogram,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) bot_decisions: Counter,
    pub(crate) slow_readers: Counter,
    pub(crate) bots_waiting: Gauge,
    pub(crate) bots_thinking: Gauge,
    refusals: Family<ReasonLabels, Counter>,
    goodbyes: Family<ReasonLabels, Counter>,
    store_seconds: Family<StoreLabels, Histogram, fn() -> Histogram>,
    store_errors: Family<StoreLabels, Counter>,
    wal_bytes: Gauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RequestLabels {
    route: String,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct CommandLabels {
    answer: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct ReasonLabels {
    reason: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StoreLabels {
    operation: &'static str,
}

/// Counts for as long as it is kept.
#[derive(Debug)]
pub(crate) struct Counted(Gauge);

impl Counted {
    pub(crate) fn new(gauge: &Gauge) -> Self {
        gauge.inc();
        Self(gauge.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("passerelle"),
            requests: Family::default(),
            commands: Family::default(),
            command_seconds: seconds(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            bot_decisions: Counter::default(),
            slow_readers: Counter::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            refusals: Family::default(),
            goodbyes: Family::default(),
            store_seconds: Family::new_with_constructor(seconds),
            store_errors: Family::default(),
            wal_bytes: Gauge::default(),
        };
        metrics.register();
        metrics.register_store();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "Requests by route and status", self.requests.clone());
        registry.register("commands", "Commands at tables by answer", self.commands.clone());
        registry.register(
            "command_seconds",
            "From a command to its answer, which is after it is stored",
            self.command_seconds.clone(),
        );
        registry.register("sockets", "Open sockets", self.sockets.clone());
        registry.register("tables", "Tables in memory", self.tables.clone());
        registry.register("bot_decisions", "Decisions by bots", self.bot_decisions.clone());
        let slow = "Sockets closed because they did not read";
        registry.register("slow_readers", slow, self.slow_readers.clone());
        registry.register("bots_waiting", "Bots that wait to think", self.bots_waiting.clone());
        registry.register("bots_thinking", "Bots that think", self.bots_thinking.clone());
        let refusals = "Requests that were not carried out, by reason";
        registry.register("refusals", refusals, self.refusals.clone());
        registry.register("goodbyes", "Sockets that we closed, by reason", self.goodbyes.clone());
    }

    fn register_store(&mut self) {
        let registry = &mut self.registry;
        let took = "How long the store took, by operation";
        registry.register("store_seconds", took, self.store_seconds.clone());
        let errors = "Operations of the store that failed";
        registry.register("store_errors", errors, self.store_errors.clone());
        let wal = "Size of SQLite's write-ahead log; 0 where there is none";
        registry.register("wal_bytes", wal, self.wal_bytes.clone());
    }

    /// An operation of the store took so long.
    pub(crate) fn stored(&self, operation: &'static str, after: Duration, is_done: bool) {
        let labels = StoreLabels { operation };
        self.store_seconds.get_or_create(&labels).observe(after.as_secs_f64());
        let errors = self.store_errors.get_or_create(&labels);
        if !is_done {
            errors.inc();
        }
    }

    /// A request was not carried out.
    pub(crate) fn refused(&self, reason: &'static str) {
        self.refusals.get_or_create(&ReasonLabels { reason }).inc();
    }

    /// A socket is closed by us.
    pub(crate) fn goodbye(&self, reason: &'static str) {
        self.goodbyes.get_or_create(&ReasonLabels { reason }).inc();
    }

    /// A command got this answer after this time.
    pub(crate) fn command(&self, answer: &'static str, after: Duration) {
        self.commands.get_or_create(&CommandLabels { answer }).inc();
        self.command_seconds.observe(after.as_secs_f64());
    }
}

/// From a quarter of a millisecond to four seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 15))
}

/// Counts and traces every request, without headers and without what stands in its address.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = request.method().clone();
    let start = Instant::now();
    let response = next.run(request).await;
    let labels = RequestLabels {
        route: route.unwrap_or_else(|| "client".to_owned()),
        status: response.status().as_u16(),
    };
    tracing::debug!(%method, route = labels.route, status = labels.status, ms = start.elapsed().as_millis());
    app.metrics().requests.get_or_create(&labels).inc();
    response
}

/// All numbers as text.
pub(crate) fn show(app: &App) -> Result<Response, Fault> {
    let mut text = String::new();
    let wal_bytes = app.tables().wal_bytes().unwrap_or(0);
    app.metrics().wal_bytes.set(i64::try_from(wal_bytes).unwrap_or(i64::MAX));
    encode(&mut text, &app.metrics().registry).map_err(|_| Fault::internal())?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

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
    connections: Gauge,
    backlog: Gauge,
    unsettled: Gauge,
    store_seconds: Family<OperationLabels, Histogram>,
    store_errors: Family<OperationLabels, Counter>,
    pub(crate) bots_waiting: Gauge,
    pub(crate) bots_thinking: Gauge,
    refusals: Family<RefusalLabels, Counter>,
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
struct OperationLabels {
    operation: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct RefusalLabels {
    reason: &'static str,
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
            command_seconds: Histogram::new(exponential_buckets(0.000_25, 2.0, 14)),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            bot_decisions: Counter::default(),
            slow_readers: Counter::default(),
            connections: Gauge::default(),
            backlog: Gauge::default(),
            unsettled: Gauge::default(),
            store_seconds: Family::new_with_constructor(|| {
                Histogram::new(exponential_buckets(0.000_25, 4.0, 9))
            }),
            store_errors: Family::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            refusals: Family::default(),
        };
        metrics.register();
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
        registry.register("connections", "Open connections", self.connections.clone());
        let backlog = "Bytes that wait to be read by all sockets together";
        registry.register("backlog_bytes", backlog, self.backlog.clone());
        let unsettled = "Bytes in the write-ahead log of SQLite";
        registry.register("wal_bytes", unsettled, self.unsettled.clone());
        let seconds = "How long the store takes, by operation";
        registry.register("store_seconds", seconds, self.store_seconds.clone());
        let errors = "What the store did not do, by operation";
        registry.register("store_errors", errors, self.store_errors.clone());
        let waiting = "Bots that wait for a thread";
        registry.register("bots_waiting", waiting, self.bots_waiting.clone());
        registry.register("bots_thinking", "Bots that think", self.bots_thinking.clone());
        let refusals = "Connections and requests turned away, by reason";
        registry.register("refusals", refusals, self.refusals.clone());
    }

    /// The store has answered after this time.
    pub(crate) fn stored(&self, operation: &'static str, after: Duration, is_done: bool) {
        let labels = OperationLabels { operation };
        self.store_seconds.get_or_create(&labels).observe(after.as_secs_f64());
        if !is_done {
            self.store_errors.get_or_create(&labels).inc();
        }
    }

    /// Somebody was turned away.
    pub(crate) fn refused(&self, reason: &'static str) {
        self.refusals.get_or_create(&RefusalLabels { reason }).inc();
    }

    /// A command got this answer after this time.
    pub(crate) fn command(&self, answer: &'static str, after: Duration) {
        self.commands.get_or_create(&CommandLabels { answer }).inc();
        self.command_seconds.observe(after.as_secs_f64());
    }
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
    app.metrics().connections.set(app.connections().len() as i64);
    app.metrics().backlog.set(app.tables().backlog().bytes() as i64);
    let unsettled = app.tables().unsettled_bytes().unwrap_or_default();
    app.metrics().unsettled.set(i64::try_from(unsettled).unwrap_or(i64::MAX));
    let mut text = String::new();
    encode(&mut text, &app.metrics().registry).map_err(|_| Fault::internal())?;
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], text).into_response())
}

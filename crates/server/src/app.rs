//! What every request can reach.

use std::fmt;
use std::sync::{Arc, OnceLock};

use lessons::Courses;
use table::{Games, Store};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tokio_util::task::task_tracker::TaskTrackerToken;
use words::{Language, Words};

use crate::Settings;
use crate::api::Hindsights;
use crate::connections::Connections;
use crate::limits::Limiter;
use crate::metrics::Metrics;
use crate::tables::Tables;

/// A server, as its requests see it. Cloning gives another handle to the same one.
#[derive(Clone)]
pub struct App(Arc<Parts>);

struct Parts {
    settings: Settings,
    english: Words,
    french: Words,
    limiter: Limiter,
    metrics: Arc<Metrics>,
    tables: Tables,
    hindsights: Hindsights,
    courses: OnceLock<Courses>,
    stopping: CancellationToken,
    /// Whoever still holds on is let go, in the middle of a word if need be.
    cut: CancellationToken,
    sockets: TaskTracker,
    connections: Connections,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("settings", &self.0.settings).finish_non_exhaustive()
    }
}

impl App {
    /// A server for these games, whose tables are kept in this store.
    pub fn new(games: Games, store: impl Store, settings: Settings) -> Self {
        let metrics = Arc::new(Metrics::new());
        Self(Arc::new(Parts {
            limiter: Limiter::new(&settings),
            tables: Tables::new(games, store, &settings, Arc::clone(&metrics)),
            courses: OnceLock::new(),
            english: Words::new(Language::En),
            french: Words::new(Language::Fr),
            hindsights: Hindsights::new(),
            metrics,
            stopping: CancellationToken::new(),
            cut: CancellationToken::new(),
            connections: Connections::new(&settings),
            sockets: TaskTracker::new(),
            settings,
        }))
    }

    pub(crate) fn hindsights(&self) -> &Hindsights {
        &self.0.hindsights
    }

    /// The same with lessons. Those that are given later are not taken.
    #[must_use]
    pub fn teaching(self, courses: Courses) -> Self {
        self.0.courses.get_or_init(|| courses);
        self
    }

    pub(crate) fn courses(&self) -> &Courses {
        static NONE: Courses = Courses::none();
        self.0.courses.get().unwrap_or(&NONE)
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    pub(crate) fn words(&self, language: Language) -> &Words {
        match language {
            Language::En => &self.0.english,
            Language::Fr => &self.0.french,
        }
    }

    pub(crate) fn limiter(&self) -> &Limiter {
        &self.0.limiter
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// From now on every socket says goodbye.
    pub(crate) fn stop(&self) {
        self.0.stopping.cancel();
        self.0.sockets.close();
    }

    /// Ends when the server is being stopped.
    pub(crate) fn stopping(&self) -> CancellationToken {
        self.0.stopping.clone()
    }

    pub(crate) fn connections(&self) -> &Connections {
        &self.0.connections
    }

    /// Ends when nobody is waited for any longer.
    pub(crate) fn cut(&self) -> &CancellationToken {
        &self.0.cut
    }

    /// One more socket, for as long as the answer is kept.
    pub(crate) fn count_socket(&self) -> CountedSocket {
        self.0.metrics.sockets.inc();
        CountedSocket { app: self.clone(), _open: self.0.sockets.token() }
    }

    /// Waits until every socket has said goodbye and every table has put away what it was told.
    pub(crate) async fn finished(&self) {
        self.0.sockets.wait().await;
        self.tables().finished().await;
    }
}

/// A socket that counts as open until this is dropped.
pub(crate) struct CountedSocket {
    app: App,
    _open: TaskTrackerToken,
}

impl Drop for CountedSocket {
    fn drop(&mut self) {
        self.app.metrics().sockets.dec();
    }
}

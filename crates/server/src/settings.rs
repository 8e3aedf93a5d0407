//! What a host can choose.

use std::num::NonZeroU32;
use std::time::Duration;

/// How a server behaves. The defaults suit a public server on a small machine.
///
/// ```
/// use server::Settings;
///
/// assert!(Settings::default().rates.is_some());
/// ```
#[derive(Debug, Clone)]
pub struct Settings {
    /// How the outside reaches the server: `https://games.example.org`. Its origin may open
    /// sockets besides the one that the request itself names.
    pub public_url: Option<String>,
    /// Further names under which the outside may call the server, besides addresses, names
    /// without a dot and the one of `public_url`.
    pub hosts: Vec<String>,
    /// How much anybody may ask for; no limits when there are none.
    pub rates: Option<Rates>,
    /// Whether a proxy in front tells the address of the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How many bots think at the same time. One processor is left to answer people.
    pub bots_at_once: usize,
    /// How long the answer of a bot is held back at least, so that people can follow.
    pub bot_pause: Duration,
    /// How long a table stays in memory after the last viewer left and nothing is under way.
    pub idle: Duration,
    /// How often the node looks for sleeping tables whose clock has run out.
    pub sweep: Duration,
    /// How often a socket is asked whether it is still there.
    pub heartbeat: Duration,
    /// Who says nothing for so long, not even an answer to that, is gone.
    pub silence: Duration,
    /// How long a connection may take over the headers of a request, and be quiet between two.
    pub headers: Duration,
    /// How long open connections get to finish when the server stops.
    pub drain: Duration,
    /// Who takes so long to read what is written to them does not read.
    pub write: Duration,
    /// How many connections there may be in all.
    pub connections: usize,
    /// How many of them one address may have. Behind a proxy all of them come from the proxy, and
    /// nobody counts.
    pub connections_per_address: usize,
    /// How many sockets one address may hold open.
    pub sockets_per_address: usize,
    /// How long a player has to be away before a bot may play for them.
    pub takeover_grace: Duration,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            hosts: Vec::new(),
            rates: Some(Rates::default()),
            behind_proxy: false,
            bots_at_once: processors().saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(400),
            idle: Duration::from_secs(60),
            sweep: Duration::from_secs(20),
            heartbeat: Duration::from_secs(20),
            silence: Duration::from_secs(65),
            headers: Duration::from_secs(20),
            drain: Duration::from_secs(5),
            write: Duration::from_secs(20),
            connections: 10_000,
            connections_per_address: 200,
            sockets_per_address: 100,
            takeover_grace: Duration::from_millis(table::TAKEOVER_GRACE_MS),
        }
    }
}

impl Settings {
    /// What links that are handed on begin with, where the host has said so.
    pub(crate) fn public_base(&self) -> Option<&str> {
        self.public_url.as_deref().map(|url| url.trim_end_matches('/'))
    }
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How much may be asked for. Each rate allows a burst of as much as five seconds bring.
///
/// ```
/// use server::Rates;
///
/// let rates = Rates::default();
/// assert!(rates.requests_per_second > rates.tables_per_minute);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// Requests and socket messages from one address.
    pub requests_per_second: NonZeroU32,
    /// New tables and imported records from one address.
    pub tables_per_minute: NonZeroU32,
    /// Commands at one table, from everybody together.
    pub commands_per_second: NonZeroU32,
}

impl Default for Rates {
    fn default() -> Self {
        let of = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        Self { requests_per_second: of(50), tables_per_minute: of(30), commands_per_second: of(30) }
    }
}

//! How much anybody may ask for, by address and by table.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::TableId;

use crate::{App, Fault, Rates, Settings, request_id};

/// A rate allows a burst of what so many seconds bring.
const BURST_S: u32 = 5;

/// So many records are read at the same time.
const UPLOADS_AT_MOST: usize = 16;

/// Who asks. IPv6 clients get whole networks to themselves, so one of those counts as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    pub(crate) fn new(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)))
            }
        })
    }

    pub(crate) const fn ip(self) -> IpAddr {
        self.0
    }

    /// The client's address: the connection's, or what the proxy in front says. Proxies append,
    /// so only the last entry is theirs.
    fn of(settings: &Settings, connection: Option<SocketAddr>, headers: &HeaderMap) -> Self {
        let told = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let told = if settings.behind_proxy { told() } else { None };
        let connection = connection.map(|address| address.ip());
        Self::new(told.or(connection).unwrap_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED)))
    }
}

/// The limits of a running server.
pub(crate) struct Limiter {
    rates: Option<Buckets>,
    sockets: Arc<Mutex<HashMap<Address, usize>>>,
    sockets_per_address: usize,
    uploads: Arc<Mutex<HashSet<Address>>>,
}

struct Buckets {
    requests: Bucket<Address>,
    tables: Bucket<Address>,
    /// Over a whole day.
    daily: Bucket<Address>,
    commands: Bucket<TableId>,
}

struct Bucket<K: Hash + Eq + Clone>(DefaultKeyedRateLimiter<K>);

impl<K: Hash + Eq + Clone> Bucket<K> {
    fn new(quota: Quota) -> Self {
        Self(RateLimiter::keyed(quota))
    }

    /// Or how long to wait.
    fn try_take(&self, key: &K) -> Result<(), Duration> {
        let now = || DefaultClock::default().now();
        self.0.check_key(key).map_err(|not_until| not_until.wait_time_from(now()))
    }

    fn take(&self, key: &K) -> Result<(), Fault> {
        self.try_take(key).map_err(|wait| Fault::too_many(wait.as_secs() + 1))
    }

    fn forget_the_quiet(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

fn burst(rate: NonZeroU32) -> NonZeroU32 {
    rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST_S - 1))
}

/// All of a day's at once, and then one after the other.
fn per_day(number: NonZeroU32) -> Quota {
    let period = Duration::from_secs(24 * 3_600) / number.get();
    Quota::with_period(period).unwrap_or(Quota::per_second(number)).allow_burst(number)
}

impl Buckets {
    fn new(rates: Rates, tables_per_day: NonZeroU32) -> Self {
        let per_second = |rate| Quota::per_second(rate).allow_burst(burst(rate));
        Self {
            requests: Bucket::new(per_second(rates.requests_per_second)),
            tables: Bucket::new(Quota::per_minute(rates.tables_per_minute)),
            daily: Bucket::new(per_day(tables_per_day)),
            commands: Bucket::new(per_second(rates.commands_per_second)),
        }
    }
}

impl Limiter {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            rates: settings.rates.map(|rates| Buckets::new(rates, settings.quotas.tables_per_day)),
            sockets: Arc::default(),
            sockets_per_address: settings.sockets_per_address,
            uploads: Arc::default(),
        }
    }

    /// One more message over a socket: waits until that is fine.
    pub(crate) async fn pace(&self, address: Address) {
        let Some(rates) = &self.rates else { return };
        while let Err(wait) = rates.requests.try_take(&address) {
            tokio::time::sleep(wait).await;
        }
    }

    /// One more request.
    pub(crate) fn request(&self, address: Address) -> Result<(), Fault> {
        self.rates.as_ref().map_or(Ok(()), |rates| rates.requests.take(&address))
    }

    /// One more table.
    pub(crate) fn table(&self, address: Address) -> Result<(), Fault> {
        let Some(rates) = &self.rates else { return Ok(()) };
        rates.tables.take(&address)?;
        rates.daily.take(&address)
    }

    /// One more command at this table.
    pub(crate) fn command(&self, table: &TableId) -> Result<(), Fault> {
        self.rates.as_ref().map_or(Ok(()), |rates| rates.commands.take(table))
    }

    /// One more socket, for as long as the answer is kept.
    pub(crate) fn socket(&self, address: Address) -> Result<OpenSocket, Fault> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        if self.rates.is_some() && *open >= self.sockets_per_address {
            return Err(Fault::too_many(BURST_S.into()));
        }
        *open += 1;
        Ok(OpenSocket { address, sockets: Arc::clone(&self.sockets) })
    }

    /// One record is being sent, for as long as the answer is kept. They are long: an address sends
    /// one at a time, and all together a few.
    pub(crate) fn upload(&self, address: Address) -> Result<Upload, Fault> {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        if uploads.len() >= UPLOADS_AT_MOST || !uploads.insert(address) {
            return Err(Fault::too_many(1));
        }
        Ok(Upload { address, uploads: Arc::clone(&self.uploads) })
    }

    /// Forgets, again and again, those who have been quiet.
    pub(crate) async fn sweep(&self) {
        let mut minute = tokio::time::interval(Duration::from_secs(60));
        while let Some(rates) = &self.rates {
            minute.tick().await;
            rates.requests.forget_the_quiet();
            rates.tables.forget_the_quiet();
            rates.daily.forget_the_quiet();
            rates.commands.forget_the_quiet();
        }
    }
}

/// A socket that counts as open until this is dropped.
pub(crate) struct OpenSocket {
    address: Address,
    sockets: Arc<Mutex<HashMap<Address, usize>>>,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// A record that is being sent, until this is dropped.
pub(crate) struct Upload {
    address: Address,
    uploads: Arc<Mutex<HashSet<Address>>>,
}

impl Drop for Upload {
    fn drop(&mut self) {
        self.uploads.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.address);
    }
}

impl FromRequestParts<App> for Upload {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Fault> {
        let address = parts.extensions.get::<Address>().copied().ok_or_else(Fault::internal)?;
        app.limiter().upload(address)
    }
}

/// Finds out who asks, and whether they may.
pub(crate) async fn limit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let connection = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    let address = Address::of(app.settings(), connection, request.headers());
    request_id::came_from(address, app.settings().address_key.as_ref());
    // Whoever looks after the server asks often, and from one address.
    let is_care = matches!(request.uri().path(), "/healthz" | "/readyz");
    let is_banned = !is_care && app.bans().hold(address);
    let granted = match is_care {
        _ if is_banned => Err(Fault::banned()),
        true => Ok(()),
        false => app.limiter().request(address),
    };
    if let Err(fault) = granted {
        tracing::info!("a request is refused");
        app.metrics().refused(fault.code());
        return fault.into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Quotas;

    fn address(text: &str) -> Address {
        Address::new(text.parse().unwrap())
    }

    fn limiter(rates: Option<Rates>) -> Limiter {
        Limiter::new(&Settings { rates, sockets_per_address: 2, ..Settings::default() })
    }

    #[test]
    fn a_burst_is_fine_and_then_it_is_enough() {
        let limiter = limiter(Some(Rates::default()));
        let (loud, quiet) = (address("192.0.2.1"), address("192.0.2.2"));
        let burst = burst(Rates::default().requests_per_second).get();
        let granted = (0..burst * 2).filter(|_| limiter.request(loud).is_ok()).count() as u32;
        assert!((burst..burst + 20).contains(&granted), "{granted} of a burst of {burst}");
        assert!(limiter.request(quiet).is_ok());
    }

    #[test]
    fn a_day_has_its_tables() {
        let day = Quotas { tables_per_day: NonZeroU32::MIN, ..Quotas::default() };
        let limiter = Limiter::new(&Settings { quotas: day, ..Settings::default() });
        assert!(limiter.table(address("192.0.2.1")).is_ok());
        assert!(limiter.table(address("192.0.2.1")).is_err());
        assert!(limiter.table(address("192.0.2.2")).is_ok());
    }

    #[test]
    fn without_rates_nothing_is_limited() {
        let limiter = limiter(None);
        assert!((0..10_000).all(|_| limiter.request(address("192.0.2.1")).is_ok()));
    }

    #[test]
    fn a_network_of_version_six_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }

    #[test]
    fn a_socket_counts_until_it_is_closed() {
        let limiter = limiter(Some(Rates::default()));
        let here = address("192.0.2.1");
        let first = limiter.socket(here).unwrap();
        let _second = limiter.socket(here).unwrap();
        assert!(limiter.socket(here).is_err());
        drop(first);
        assert!(limiter.socket(here).is_ok());
    }

    #[test]
    fn only_a_proxy_that_is_expected_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.7, 203.0.113.9".parse().unwrap());
        let connection = Some("192.0.2.1:4000".parse().unwrap());
        let open = Settings::default();
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        assert_eq!(Address::of(&open, connection, &headers), address("192.0.2.1"));
        assert_eq!(Address::of(&proxied, connection, &headers), address("203.0.113.9"));
    }
}

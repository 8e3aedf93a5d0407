//! Bots think on a few threads, so that they never keep the table waiting.
//!
//! Threads are few and thoughts can be long, so they are shared out fairly: the next thread goes to
//! the address whose bots have thought least, among its tables to the one whose bots have, and of
//! equals to the shortest thought. One address never has more than its share of the threads, and
//! one thread more is kept for thoughts that are short: an easy bot waits for no hard one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{TableId, Thinker};
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use crate::Settings;
use crate::limits::Address;
use crate::metrics::Metrics;

/// What takes no longer is a short thought.
const SHORT: Duration = Duration::from_millis(100);
/// What is expected of thoughts that nobody has measured yet: of easy bots, and of all others.
const EASY: Duration = Duration::from_millis(20);
const OTHERS: Duration = Duration::from_secs(1);
/// So many kinds of thoughts are remembered at most.
const KINDS_AT_MOST: usize = 256;

/// On whose account a bot thinks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Account {
    /// Of whoever came to the table first.
    Address(Address),
    /// Nobody has come yet.
    Table(TableId),
}

/// Who thinks, and how long that usually takes.
#[derive(Debug, Clone)]
pub(crate) struct Thought {
    pub(crate) account: Account,
    pub(crate) table: TableId,
    /// The game and the level.
    pub(crate) kind: String,
}

/// Where bots think. Cloning gives another handle to the same threads.
#[derive(Debug, Clone)]
pub(crate) struct BotPool(Arc<Pool>);

#[derive(Debug)]
struct Pool {
    queue: Mutex<Queue>,
    metrics: Arc<Metrics>,
}

#[derive(Debug)]
struct Queue {
    /// Threads that are free for any thought, and those for short ones alone.
    free: usize,
    free_for_short: usize,
    per_account: usize,
    waiting: Vec<Waiting>,
    accounts: HashMap<Account, Used>,
    tables: HashMap<TableId, Used>,
    lengths: HashMap<String, Duration>,
    number: u64,
}

/// What an account or a table has had.
#[derive(Debug, Clone, Copy, Default)]
struct Used {
    thought: Duration,
    /// How many of its thoughts are under way, and how many wait.
    running: usize,
    waiting: usize,
}

#[derive(Debug)]
struct Waiting {
    thought: Thought,
    length: Duration,
    number: u64,
    granted: oneshot::Sender<Turn>,
}

impl BotPool {
    pub(crate) fn new(settings: &Settings, metrics: Arc<Metrics>) -> Self {
        let at_once = settings.bots_at_once.max(1);
        let limited = settings.rates.is_some();
        let queue = Queue {
            free: at_once,
            free_for_short: 1,
            per_account: if limited { at_once.div_ceil(2) } else { usize::MAX },
            waiting: Vec::new(),
            accounts: HashMap::new(),
            tables: HashMap::new(),
            lengths: HashMap::new(),
            number: 0,
        };
        Self(Arc::new(Pool { queue: Mutex::new(queue), metrics }))
    }

    /// Waits for a thread, then for the thought: an action, or none if the bot would rather wait.
    /// Whoever stops waiting before a thread was free takes the thought back.
    pub(crate) async fn think(&self, thought: Thought, thinker: Thinker) -> Option<Option<String>> {
        let turn = self.turn(thought).await?;
        let answer = spawn_blocking(move || {
            let turn = turn.begin();
            let action = thinker();
            drop(turn);
            action
        });
        match answer.await {
            Ok(action) => Some(action),
            Err(error) => {
                tracing::error!(%error, "a bot failed");
                // The table plays the first thing that is open instead of what is no action.
                Some(Some(String::new()))
            }
        }
    }

    async fn turn(&self, thought: Thought) -> Option<Turn> {
        let (granted, turn) = oneshot::channel();
        self.lock().wait(thought, granted);
        self.share_out();
        turn.await.ok()
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives every thread that is free to somebody who waits.
    fn share_out(&self) {
        let mut granted = Vec::new();
        {
            let mut queue = self.lock();
            queue.forget_the_gone();
            while let Some((waiting, lane)) = queue.next() {
                granted.push((waiting, lane));
            }
            self.0.metrics.bots_waiting.set(queue.waiting.len() as i64);
        }
        for (Waiting { thought, granted, .. }, lane) in granted {
            let turn = Turn { pool: self.clone(), thought, lane, begun: None };
            // Whoever has gone in this very moment gives it back by dropping it.
            drop(granted.send(turn));
        }
    }
}

/// Which thread it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    Any,
    Short,
}

/// A thread, until it is dropped.
#[derive(Debug)]
struct Turn {
    pool: BotPool,
    thought: Thought,
    lane: Lane,
    begun: Option<Instant>,
}

impl Turn {
    fn begin(mut self) -> Self {
        self.begun = Some(Instant::now());
        self.pool.0.metrics.bots_thinking.inc();
        self
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let took = self.begun.map(|begun| begun.elapsed());
        if took.is_some() {
            self.pool.0.metrics.bots_thinking.dec();
        }
        self.pool.lock().finish(&self.thought, self.lane, took);
        self.pool.share_out();
    }
}

impl Queue {
    fn wait(&mut self, thought: Thought, granted: oneshot::Sender<Turn>) {
        // Whoever comes anew is not ahead of those who have waited: they begin where the last is.
        let least = |all: &mut dyn Iterator<Item = Duration>| all.min().unwrap_or_default();
        let account = least(&mut self.accounts.values().map(|used| used.thought));
        let table = least(&mut self.tables.values().map(|used| used.thought));
        let fresh = |thought| Used { thought, ..Used::default() };
        let of_account =
            self.accounts.entry(thought.account.clone()).or_insert_with(|| fresh(account));
        of_account.waiting += 1;
        self.tables.entry(thought.table.clone()).or_insert_with(|| fresh(table)).waiting += 1;
        self.number += 1;
        let usual = if thought.kind.ends_with("easy") { EASY } else { OTHERS };
        let length = self.lengths.get(&thought.kind).copied().unwrap_or(usual);
        self.waiting.push(Waiting { thought, length, number: self.number, granted });
    }

    /// Whoever waits no longer is not counted.
    fn forget_the_gone(&mut self) {
        let gone: Vec<Waiting> =
            self.waiting.extract_if(.., |waiting| waiting.granted.is_closed()).collect();
        for Waiting { thought, .. } in gone {
            self.count(&thought, |used| used.waiting -= 1);
        }
    }

    fn next(&mut self) -> Option<(Waiting, Lane)> {
        let (lane, longest) = match (self.free, self.free_for_short) {
            (1.., _) => (Lane::Any, Duration::MAX),
            (0, 1..) => (Lane::Short, SHORT),
            (0, 0) => return None,
        };
        let may = |waiting: &&Waiting| {
            let running = self.accounts.get(&waiting.thought.account).map_or(0, |it| it.running);
            let fits = lane == Lane::Short || running < self.per_account;
            waiting.length <= longest && fits
        };
        let order = |waiting: &&Waiting| {
            let account = self.accounts.get(&waiting.thought.account).map(|it| it.thought);
            let table = self.tables.get(&waiting.thought.table).map(|it| it.thought);
            (account, table, waiting.length, waiting.number)
        };
        let number = self.waiting.iter().filter(may).min_by_key(order)?.number;
        let index = self.waiting.iter().position(|waiting| waiting.number == number)?;
        let waiting = self.waiting.swap_remove(index);
        match lane {
            Lane::Any => self.free -= 1,
            Lane::Short => self.free_for_short -= 1,
        }
        self.count(&waiting.thought, |used| {
            used.waiting -= 1;
            used.running += 1;
        });
        Some((waiting, lane))
    }

    fn finish(&mut self, thought: &Thought, lane: Lane, took: Option<Duration>) {
        match lane {
            Lane::Any => self.free += 1,
            Lane::Short => self.free_for_short += 1,
        }
        self.count(thought, |used| {
            used.running -= 1;
            used.thought += took.unwrap_or_default();
        });
        if let Some(took) = took {
            self.remember(&thought.kind, took);
        }
    }

    /// How long such thoughts take: what is newer counts for a quarter.
    fn remember(&mut self, kind: &str, took: Duration) {
        if let Some(length) = self.lengths.get_mut(kind) {
            *length = (*length * 3 + took) / 4;
        } else if self.lengths.len() < KINDS_AT_MOST {
            self.lengths.insert(kind.to_owned(), took);
        }
    }

    /// Counts for the account and for the table. Who has nothing under way is forgotten.
    fn count(&mut self, thought: &Thought, count: impl Fn(&mut Used)) {
        let is_over = |used: &Used| used.running == 0 && used.waiting == 0;
        if let Some(used) = self.accounts.get_mut(&thought.account) {
            count(used);
        }
        if let Some(used) = self.tables.get_mut(&thought.table) {
            count(used);
        }
        if self.tables.get(&thought.table).is_some_and(is_over) {
            self.tables.remove(&thought.table);
        }
        // What an address has used is remembered while others wait.
        if self.accounts.values().all(is_over) {
            self.accounts.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn pool(at_once: usize) -> BotPool {
        let settings = Settings { bots_at_once: at_once, ..Settings::default() };
        BotPool::new(&settings, Arc::new(Metrics::new()))
    }

    fn thought(address: &str, table: u8, kind: &str) -> Thought {
        Thought {
            account: Account::Address(Address::new(address.parse().expect("an address"))),
            table: TableId::from_bytes([table; 10]),
            kind: kind.to_owned(),
        }
    }

    /// A bot that thinks for so long, and counts itself when it is done.
    fn thinker(ms: u64, done: &Arc<AtomicUsize>) -> Thinker {
        let done = Arc::clone(done);
        Box::new(move || {
            std::thread::sleep(Duration::from_millis(ms));
            done.fetch_add(1, Ordering::SeqCst);
            None
        })
    }

    /// Lets `crowd` thoughts of one address wait, and gives how many of them are done when the one
    /// thought of another is.
    async fn done_before(kind: &str) -> usize {
        let pool = pool(1);
        let done = Arc::new(AtomicUsize::new(0));
        let crowd: Vec<_> = (0..28)
            .map(|table| {
                let (pool, thinker) = (pool.clone(), thinker(30, &done));
                let thought = thought("192.0.2.1", table, "quantum hard");
                tokio::spawn(async move { pool.think(thought, thinker).await })
            })
            .collect();
        while pool.lock().waiting.len() < 27 {
            tokio::task::yield_now().await;
        }
        let other = thinker(1, &Arc::default());
        pool.think(thought("192.0.2.2", 99, kind), other).await.expect("it is asked");
        let before = done.load(Ordering::SeqCst);
        for waiting in crowd {
            waiting.await.expect("nobody panics").expect("everybody is asked");
        }
        assert_eq!(done.load(Ordering::SeqCst), 28, "and nobody is forgotten");
        assert!(pool.lock().accounts.is_empty() && pool.lock().tables.is_empty());
        before
    }

    #[tokio::test]
    async fn many_bots_of_one_address_do_not_keep_anothers_waiting() {
        let before = done_before("quantum hard").await;
        assert!(before <= 3, "{before} thoughts came first");
    }

    #[tokio::test]
    async fn a_short_thought_waits_for_no_long_one() {
        let before = done_before("quantum easy").await;
        assert!(before <= 1, "{before} thoughts came first");
    }

    #[test]
    fn one_address_has_no_more_than_its_share() {
        let pool = pool(4);
        for table in 0..10 {
            let (granted, _) = oneshot::channel();
            // Nobody answers to these, so they stay where they are.
            pool.lock().wait(thought("192.0.2.1", table, "fleet hard"), granted);
        }
        let mut queue = pool.lock();
        let taken = std::iter::from_fn(|| queue.next()).count();
        assert_eq!((taken, queue.waiting.len()), (2, 8));
    }

    #[tokio::test]
    async fn who_stops_waiting_is_forgotten() {
        let pool = pool(1);
        let first = pool.turn(thought("192.0.2.1", 1, "fleet hard")).await.expect("it is free");
        {
            let second = pool.turn(thought("192.0.2.1", 2, "fleet hard"));
            let short = Duration::from_millis(5);
            assert!(tokio::time::timeout(short, second).await.is_err());
        }
        drop(first);
        assert!(pool.lock().waiting.is_empty() && pool.lock().accounts.is_empty());
    }
}

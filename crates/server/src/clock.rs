//! The time, in milliseconds since 1970, as this node counts it.
//!
//! The wall clock is looked at once, when the program starts; from then on the time is what has
//! passed since, and a wall clock that is put forward or back moves nobody's flag. On Linux the time
//! that a machine sleeps counts too.

use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

static START: LazyLock<Start> = LazyLock::new(|| Start { wall: wall(), since: uptime() });

struct Start {
    wall: Duration,
    since: Duration,
}

/// The time, in milliseconds since 1970. It never goes back.
pub(crate) fn now_ms() -> u64 {
    let start = &*START;
    let now = start.wall.saturating_add(uptime().saturating_sub(start.since));
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

fn wall() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// How long the machine has been up.
#[cfg(target_os = "linux")]
fn uptime() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    let (seconds, nanoseconds) = (u64::try_from(now.tv_sec), u32::try_from(now.tv_nsec));
    Duration::new(seconds.unwrap_or_default(), nanoseconds.unwrap_or_default())
}

#[cfg(not(target_os = "linux"))]
fn uptime() -> Duration {
    static FIRST: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);
    FIRST.elapsed()
}

//! How many files the system lets this program open: each connection is one.

/// What is left for everything that is not a connection.
const OTHERS: u64 = 100;

/// How many connections there can be, after asking for as many as the system allows.
#[cfg(unix)]
pub(super) fn allowed() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // Where nothing is limited there is nothing to ask for.
    let asked = current.is_some()
        && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok();
    let files = if asked { maximum } else { current };
    let connections = files.unwrap_or(u64::MAX).saturating_sub(OTHERS).max(1);
    usize::try_from(connections).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
pub(super) fn allowed() -> usize {
    usize::MAX
}

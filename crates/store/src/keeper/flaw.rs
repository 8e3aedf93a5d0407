//! What can be wrong with something that is kept.

use table::{Campaign, Entry, Games, LogError, Table, TableId, What};

use super::Kept;

/// What is wrong with a table, or with the whole database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// The database itself says that it is damaged.
    Damage(String),
    /// Entries of a table that is not there.
    Orphan,
    /// The entry at this position is missing.
    Gap(u64),
    /// The entry at this position cannot be read.
    Unreadable { position: u64, reason: String },
    /// What lists tell of the table cannot be read.
    NoSummary,
    /// It is no table of this program: the game or the version of its rules is not known here.
    Foreign(String),
    /// The log makes no sense.
    NoReplay(String),
}

/// Replays a table, or a campaign, whose log lies among them.
pub(super) fn of(kept: &Kept, log: &[(u64, String)], games: &Games) -> Option<Flaw> {
    let mut entries = Vec::with_capacity(log.len());
    for (expected, (position, text)) in (0..).zip(log) {
        if *position != expected {
            return Some(Flaw::Gap(expected));
        }
        match Entry::parse(text) {
            Ok(entry) => entries.push(entry),
            Err(error) => {
                return Some(Flaw::Unreadable { position: expected, reason: error.to_string() });
            }
        }
    }
    if entries.is_empty() {
        return Some(Flaw::Gap(0));
    }
    let Ok(id) = kept.id.parse::<TableId>() else { return Some(Flaw::NoSummary) };
    let now_ms = entries.last().map_or(0, |entry| entry.at_ms);
    let is_campaign =
        matches!(entries.first(), Some(first) if matches!(first.what, What::Campaign(_)));
    let replayed = if is_campaign {
        Campaign::load(id, games, &entries).map(drop)
    } else {
        Table::load(id, games, &entries, now_ms).map(drop)
    };
    match replayed {
        Err(error @ LogError::NoGame(_)) => Some(Flaw::Foreign(error.to_string())),
        Err(error) => Some(Flaw::NoReplay(error.to_string())),
        Ok(()) if kept.summary.is_none() => Some(Flaw::NoSummary),
        Ok(()) => None,
    }
}

/// A line of chat without its words; nothing if the entry is something else, or empty already. The
/// entry stays where it is, so that the log has no gap and its commands are still known.
pub(super) fn emptied((position, text): (u64, String)) -> Option<(u64, String)> {
    let mut entry = Entry::parse(&text).ok()?;
    let What::Chatted { text, .. } = &mut entry.what else { return None };
    if text.is_empty() {
        return None;
    }
    text.clear();
    Some((position, entry.to_text()))
}

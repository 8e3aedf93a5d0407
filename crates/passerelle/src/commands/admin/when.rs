//! Moments and stretches of time as people type and read them.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, Zoned};
use kernel::Sentence;

use crate::failure::Failure;

/// A date, or how long ago: `2026-01-31`, `90d`, `12w`, `6mo`. In milliseconds since 1970.
pub(super) fn moment(text: &str, now_ms: u64) -> Result<u64, Failure> {
    if let Ok(date) = text.parse::<Date>() {
        let midnight = date.to_zoned(TimeZone::UTC).ok();
        return midnight.and_then(|midnight| ms(&midnight)).ok_or_else(|| unreadable(text));
    }
    let span = span(text).ok_or_else(|| unreadable(text))?;
    let then = utc(now_ms).and_then(|now| now.checked_sub(span).ok());
    then.and_then(|then| ms(&then)).ok_or_else(|| unreadable(text))
}

/// When so much time will have passed.
pub(super) fn end_of(text: &str, now_ms: u64) -> Result<u64, Failure> {
    let span = span(text).ok_or_else(|| unreadable(text))?;
    let then = utc(now_ms).and_then(|now| now.checked_add(span).ok());
    then.and_then(|then| ms(&then)).ok_or_else(|| unreadable(text))
}

/// As it is shown, in universal time.
pub(super) fn shown(at_ms: u64) -> String {
    utc(at_ms).map_or_else(|| "?".to_owned(), |at| at.strftime("%Y-%m-%d %H:%M").to_string())
}

fn span(text: &str) -> Option<Span> {
    text.parse::<Span>().ok().filter(|span| span.is_positive())
}

fn utc(at_ms: u64) -> Option<Zoned> {
    let at = Timestamp::from_millisecond(i64::try_from(at_ms).ok()?).ok()?;
    Some(at.to_zoned(TimeZone::UTC))
}

fn ms(at: &Zoned) -> Option<u64> {
    u64::try_from(at.timestamp().as_millisecond()).ok()
}

fn unreadable(text: &str) -> Failure {
    Failure::new(Sentence::new("admin-no-time").with("text", text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 31 January 2026, noon.
    const NOON: u64 = 1_769_860_800_000;
    const DAY: u64 = 24 * 3_600 * 1_000;

    #[test]
    fn dates_and_stretches_are_read() {
        for (text, expected) in [
            ("2026-01-31", NOON - DAY / 2),
            ("1d", NOON - DAY),
            ("2w", NOON - 14 * DAY),
            ("12h", NOON - DAY / 2),
            ("1mo", NOON - 31 * DAY),
            ("90 days", NOON - 90 * DAY),
        ] {
            assert_eq!(moment(text, NOON).ok(), Some(expected), "{text}");
        }
        assert_eq!(end_of("7d", NOON).ok(), Some(NOON + 7 * DAY));
        assert_eq!(shown(NOON), "2026-01-31 12:00");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "soon", "-1d", "0d", "90", "2026-02-31", "99999999y"] {
            assert!(moment(text, NOON).is_err(), "{text}");
        }
        assert!(end_of("2026-01-31", NOON).is_err());
    }
}

//! The ship's log on disk: a page for each crew, a line for each mission, and those of a campaign
//! in a bracket (`SA-LOG-01` to `SA-LOG-04`).

use std::time::{SystemTime, UNIX_EPOCH};

use alert::{Alert, LogLine};
use kernel::{Play, Sentence, Value};
use words::Words;

/// What a page starts with.
const PAGE: &str = "== ";
/// What is written of a mission that was lost, before the code of the threat.
const LOST: &str = "lost:";
/// What is written of an android.
const ANDROID: &str = "android";

/// The book as it is read: what its columns are, and the names of threats in the reader's language
/// (`SA-LOG-03`).
pub(super) fn shown(book: &str, words: &Words) -> String {
    let say = |key| words.say(&Sentence::new(key), &[]) + "\n";
    if book.is_empty() {
        return say("alert-log-empty");
    }
    let mut text = say("alert-log-heading");
    if book.lines().any(|line| line.starts_with("┌ ")) {
        text += &say("alert-log-heading-campaign");
    }
    text += "\n";
    let android = words.text("alert-role-android").unwrap_or_default();
    for line in book.lines() {
        let is_page = line.starts_with(PAGE);
        let page = || line.replace(&format!("[{ANDROID} "), &format!("[{android} "));
        text += &if is_page { page() } else { in_words(line, words) };
        text.push('\n');
    }
    text
}

/// A line with the threat by its name. What an older program wrote in words stays as it is.
fn in_words(line: &str, words: &Words) -> String {
    let Some((start, code)) = line.split_once(LOST).filter(|(_, code)| !code.contains(' ')) else {
        return line.to_owned();
    };
    let name = format!("alert-threat-{}", code.to_lowercase());
    let sentence = match words.text(&name) {
        Some(_) => Sentence::new("alert-log-lost-to").with("threat", Value::message(name)),
        None => Sentence::new("alert-log-lost"),
    };
    format!("{start}{}", words.say(&sentence, &[]))
}

/// The book with a game that is over entered on the page of its crew.
pub(super) fn with_entry(book: &str, play: &Play<Alert>) -> String {
    on_page(book, &page(play), &entry(play))
}

/// Puts lines at the end of a page; a page that is not there yet is the last of the book.
fn on_page(book: &str, page: &str, entry: &str) -> String {
    let mut lines: Vec<&str> = book.lines().collect();
    let start = lines.iter().position(|line| *line == page);
    let end = match start {
        None => {
            lines.extend(["", page].iter().skip(usize::from(book.is_empty())));
            lines.len()
        }
        Some(start) => {
            let rest = &lines[start + 1..];
            let next = rest.iter().position(|line| line.is_empty() || line.starts_with(PAGE));
            start + 1 + next.unwrap_or(rest.len())
        }
    };
    lines.splice(end..end, entry.lines());
    lines.join("\n") + "\n"
}

/// The names of the crew with the marks of their roles.
fn page(play: &Play<Alert>) -> String {
    let names: Vec<&str> = play.record().players.iter().map(|it| it.name.as_str()).collect();
    format!("{PAGE}{}", play.state().settled().crew_line(&names, ANDROID))
}

fn entry(play: &Play<Alert>) -> String {
    let is_campaign = play.state().settled().is_campaign;
    let mut entry = Vec::new();
    for (number, line) in play.state().log_lines().iter().enumerate() {
        let start = start_of(line);
        let (points, bracket) = if is_campaign {
            (points_underway(line), if number == 0 { "┌ " } else { "│ " })
        } else {
            (points_at_the_end(line), "")
        };
        entry.push(format!("{bracket}{start} {points}\n"));
    }
    if is_campaign {
        entry.push(format!("└ {}\n", campaign_end(play)));
    }
    entry.concat()
}

/// Date, soundtrack and colours.
fn start_of(line: &LogLine) -> String {
    let (common, serious) = (line.choices.common.mark(), line.choices.serious.mark());
    format!("{} {} {common} {serious}", today(), line.script)
}

/// The points in the columns of the log.
fn points_at_the_end(line: &LogLine) -> String {
    match &line.points {
        Some(points) => format!(
            "{:+} {:+} {:+} {:+} = {}",
            points.survived,
            points.destroyed,
            points.penalties,
            points.visual,
            line.total().unwrap_or_default()
        ),
        None => lost(line.lost_to.as_deref()),
    }
}

/// In a campaign penalties and the total come at the end only (`SA-CAMP-15`).
fn points_underway(line: &LogLine) -> String {
    match &line.points {
        Some(points) => {
            format!("{:+} {:+} · {:+}", points.survived, points.destroyed, points.visual)
        }
        None => lost(line.lost_to.as_deref()),
    }
}

fn campaign_end(play: &Play<Alert>) -> String {
    match play.state().campaign().score() {
        Some(score) => format!("{:+} {:+} = {}", score.penalties(), score.visual, score.total()),
        None => lost(None),
    }
}

/// A loss is written with the code of the threat, which every language has a name for.
fn lost(code: Option<&str>) -> String {
    format!("{LOST}{}", code.unwrap_or_default())
}

/// The date in Greenwich, as `2026-11-16 UTC`: which day it is elsewhere the program cannot know.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let (year, month, day) = civil((seconds / 86_400) as i64);
    format!("{year:04}-{month:02}-{day:02} UTC")
}

/// Year, month and day of a day counted from the first of January 1970. Years are counted from
/// March, so that the leap day is the last of its year.
const fn civil(day: i64) -> (i64, i64, i64) {
    let day = day + 719_468;
    let era = day / 146_097;
    let of_era = day % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (year + era * 400 + next, month, date)
}

#[cfg(test)]
mod tests {
    use words::{Language, Words};

    use super::{civil, on_page, shown};

    /// Whatever language it was written in, it is read in one's own.
    #[test]
    fn a_loss_is_told_in_the_readers_language() {
        let book = "== Ada\n2026-11-16 UTC S2-1 1 1 lost:I1-01\n└ lost:\n";
        let told = [Language::En, Language::Fr].map(|it| shown(book, &Words::new(it)));
        assert!(told[0].ends_with("S2-1 1 1 lost: Skirmishers\n└ lost\n"), "{}", told[0]);
        assert!(told[1].contains("Éclaireurs"), "{}", told[1]);
        assert!(told.iter().all(|it| it.lines().count() == 5), "{told:?}");
        let old = "== Ada\n2026-11-16 UTC S2-1 1 1 lost: Skirmishers\n";
        assert!(shown(old, &Words::new(Language::Fr)).ends_with(old));
    }

    #[test]
    fn every_crew_has_its_page() {
        let book = on_page("", "== Ada", "1\n");
        assert_eq!(book, "== Ada\n1\n");
        let book = on_page(&book, "== Grace", "2\n");
        assert_eq!(book, "== Ada\n1\n\n== Grace\n2\n");
        let book = on_page(&book, "== Ada", "3\n4\n");
        assert_eq!(book, "== Ada\n1\n3\n4\n\n== Grace\n2\n");
        assert_eq!(on_page("old\n", "== Ada", "1\n"), "old\n\n== Ada\n1\n");
    }

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_773), (2026, 11, 16));
    }
}

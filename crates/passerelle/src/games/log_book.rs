//! The ship's log on disk: a line for each mission, and those of a campaign in a bracket.

use std::time::{SystemTime, UNIX_EPOCH};

use alert::{Alert, LogLine};
use kernel::Play;

/// What a game that is over adds to the log: whole lines.
pub(super) fn entry(play: &Play<Alert>) -> String {
    let names: Vec<&str> = play.record().players.iter().map(|it| it.name.as_str()).collect();
    let settled = play.state().settled();
    let crew = settled.crew_line(&names, "android");
    let lines = play.state().log_lines();
    let is_campaign = settled.is_campaign;
    let mut entry = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let start = start_of(line, &crew);
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

/// Date, soundtrack, colours and crew.
fn start_of(line: &LogLine, crew: &str) -> String {
    let (common, serious) = (line.choices.common.mark(), line.choices.serious.mark());
    format!("{} {} {common} {serious} ({crew})", today(), line.script)
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
        None => lost(line),
    }
}

/// In a campaign penalties and the total come at the end only (`SA-CAMP-15`).
fn points_underway(line: &LogLine) -> String {
    match &line.points {
        Some(points) => {
            format!("{:+} {:+} · {:+}", points.survived, points.destroyed, points.visual)
        }
        None => lost(line),
    }
}

fn campaign_end(play: &Play<Alert>) -> String {
    match play.state().campaign().score() {
        Some(score) => format!("{:+} {:+} = {}", score.penalties(), score.visual, score.total()),
        None => "lost".to_owned(),
    }
}

fn lost(line: &LogLine) -> String {
    line.lost_to.as_ref().map_or_else(|| "lost".to_owned(), |code| format!("lost: {code}"))
}

/// The date in Greenwich, as 2026-11-16.
fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_secs());
    let (year, month, day) = civil((seconds / 86_400) as i64);
    format!("{year:04}-{month:02}-{day:02}")
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
    use super::civil;

    #[test]
    fn days_have_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_773), (2026, 11, 16));
    }
}

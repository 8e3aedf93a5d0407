//! Results as a picture: who won how much, and how long the games were.
//!
//! Drawn as SVG by hand: it is a few bars and lines, and every number of it is ours to place.

mod grid;
mod histogram;
mod svg;

use histogram::Histogram;
use svg::{Anchor, Svg};

use crate::{Interval, Results};

pub use grid::{GridCaptions, grid};

/// The words in the picture; whoever asks for it knows the reader's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Captions {
    pub title: String,
    /// A line below the title: how many games, which map, which seed.
    pub subtitle: String,
    /// Above the bars: games won, with their intervals.
    pub wins: String,
    /// Beside the bar of the games that nobody won.
    pub draws: String,
    /// Above the histogram: how many decisions a game took.
    pub length: String,
    /// Beside the line in the histogram that has half of the games on each side.
    pub median: String,
    /// Between the whole and the parts of a number.
    pub decimal: char,
}

const WIDTH: f64 = 760.0;
const MARGIN: f64 = 32.0;
/// Where the bars begin and end; names stand on their left, numbers on their right.
const BARS: (f64, f64) = (176.0, 536.0);
const ROW: f64 = 34.0;
const HISTOGRAM: f64 = 130.0;

/// Colours that people with any kind of colour vision can tell apart (after Okabe and Ito), one
/// for each bot in turn.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#806000", "#5b4b8a"];
const GREY: &str = "#9a9a9a";
/// The histogram belongs to no bot.
const SLATE: &str = "#7a8a9a";

/// Draws the results as a complete SVG file.
pub fn chart(results: &Results, captions: &Captions) -> String {
    let rows = rows(results, captions);
    let bars_top = 118.0;
    let bars_bottom = bars_top + ROW * rows.len() as f64;
    let histogram_top = bars_bottom + 96.0;
    let height = histogram_top + HISTOGRAM + 56.0;

    let mut svg = Svg::new(WIDTH, height);
    svg.text(MARGIN, 44.0, Anchor::Start, "title", &captions.title);
    svg.text(MARGIN, 66.0, Anchor::Start, "quiet", &captions.subtitle);
    svg.text(MARGIN, 100.0, Anchor::Start, "heading", &captions.wins);
    draw_scale(&mut svg, bars_top, bars_bottom, 1.0 / results.bots.len() as f64);
    for (index, row) in rows.iter().enumerate() {
        draw_row(&mut svg, bars_top + ROW * (index as f64 + 0.5), row, captions.decimal);
    }
    svg.text(MARGIN, histogram_top - 30.0, Anchor::Start, "heading", &captions.length);
    draw_histogram(&mut svg, histogram_top, results, captions);
    svg.finish()
}

/// One bar.
struct Row<'a> {
    name: &'a str,
    colour: &'static str,
    games: u64,
    share: f64,
    interval: Interval,
}

fn rows<'a>(results: &'a Results, captions: &'a Captions) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = results
        .bots
        .iter()
        .zip(COLOURS.iter().cycle())
        .map(|(bot, colour)| Row {
            name: &bot.bot,
            colour,
            games: bot.wins,
            share: bot.share,
            interval: bot.interval,
        })
        .collect();
    if results.draws > 0 {
        rows.push(Row {
            name: &captions.draws,
            colour: GREY,
            games: results.draws,
            share: results.draws as f64 / results.games as f64,
            interval: crate::wilson(results.draws, results.games),
        });
    }
    rows
}

fn across(share: f64) -> f64 {
    BARS.0 + share * (BARS.1 - BARS.0)
}

/// Lines at every quarter, and a dashed one at the share of a bot that is as good as the others.
fn draw_scale(svg: &mut Svg, top: f64, bottom: f64, even: f64) {
    for quarter in 0..=4 {
        let x = across(f64::from(quarter) / 4.0);
        svg.line((x, top), (x, bottom), "grid");
        svg.text(x, bottom + 18.0, Anchor::Middle, "quiet", &format!("{} %", quarter * 25));
    }
    svg.line((across(even), top - 4.0), (across(even), bottom + 4.0), "even");
}

fn draw_row(svg: &mut Svg, middle: f64, row: &Row<'_>, decimal: char) {
    svg.text(BARS.0 - 12.0, middle + 4.5, Anchor::End, "name", row.name);
    svg.bar((BARS.0, middle - 9.0), (across(row.share) - BARS.0, 18.0), row.colour);
    let (low, high) = (across(row.interval.low), across(row.interval.high));
    svg.line((low, middle), (high, middle), "whisker");
    for end in [low, high] {
        svg.line((end, middle - 5.0), (end, middle + 5.0), "whisker");
    }
    let percent = |share: f64| format!("{:.1}", share * 100.0).replace('.', &decimal.to_string());
    let (low, high) = (percent(row.interval.low), percent(row.interval.high));
    svg.text(BARS.1 + 46.0, middle + 4.5, Anchor::End, "number", &row.games.to_string());
    svg.text(
        BARS.1 + 112.0,
        middle + 4.5,
        Anchor::End,
        "number",
        &format!("{} %", percent(row.share)),
    );
    svg.text(WIDTH - MARGIN, middle + 4.5, Anchor::End, "quiet", &format!("{low}–{high}"));
}

fn draw_histogram(svg: &mut Svg, top: f64, results: &Results, captions: &Captions) {
    let histogram = Histogram::of(&results.length.sorted);
    let (left, right, bottom) = (MARGIN + 30.0, WIDTH - MARGIN, top + HISTOGRAM);
    let across = |length: f64| {
        let share = (length - f64::from(histogram.from)) / f64::from(histogram.span());
        left + share * (right - left)
    };
    let most = histogram.most();
    let up = |games: usize| bottom - HISTOGRAM * games as f64 / most as f64;

    for games in [0, most] {
        svg.line((left, up(games)), (right, up(games)), "grid");
        svg.text(left - 8.0, up(games) + 4.5, Anchor::End, "quiet", &games.to_string());
    }
    for (index, &games) in histogram.games.iter().enumerate() {
        let from = histogram.from + histogram.width * index as u32;
        let (x, next) = (across(f64::from(from)), across(f64::from(from + histogram.width)));
        svg.bar((x + 0.5, up(games)), (next - x - 1.0, bottom - up(games)), SLATE);
    }
    for length in histogram.ticks() {
        let x = across(f64::from(length));
        svg.line((x, bottom), (x, bottom + 5.0), "axis");
        svg.text(x, bottom + 20.0, Anchor::Middle, "quiet", &length.to_string());
    }
    let median = results.length.median;
    let x = across(f64::from(median) + 0.5);
    svg.line((x, top - 8.0), (x, bottom), "even");
    let (anchor, x) =
        if x < WIDTH / 2.0 { (Anchor::Start, x + 6.0) } else { (Anchor::End, x - 6.0) };
    svg.text(x, top - 8.0, anchor, "quiet", &format!("{} {median}", captions.median));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::Played;
    use kernel::{Outcome, Seat};

    fn captions() -> Captions {
        Captions {
            title: "Quantum".to_owned(),
            subtitle: "400 games on alpha-sector & seed 7".to_owned(),
            wins: "Games won, in per cent, with 95 % intervals".to_owned(),
            draws: "draws".to_owned(),
            length: "Length of the games in decisions".to_owned(),
            median: "median".to_owned(),
            decimal: ',',
        }
    }

    /// Games of two bots: the first wins all but every fifth, and every tenth is drawn.
    fn results() -> Results {
        let bots = ["mcts:2000", "greedy"].map(|name| name.parse().expect("a bot"));
        let game = |number: u32| Played {
            outcome: match number % 10 {
                9 => Outcome::Drawn,
                4 => Outcome::won_by(Seat::new(1)),
                _ => Outcome::won_by(Seat::new(0)),
            },
            decisions: 150 + number * number % 97 + number * 31 % 83,
            first_bot: 0,
        };
        Results::count(&bots, &(0..400).map(game).collect::<Vec<_>>(), 2.0)
    }

    #[test]
    fn shows_bots_numbers_and_words() {
        let svg = chart(&results(), &captions());
        for part in ["mcts:2000", "greedy", "draws", "80,0", ">320<", "alpha-sector &amp; seed 7"] {
            assert!(svg.contains(part), "{part} is missing in\n{svg}");
        }
        assert_eq!(svg.matches("class=\"whisker\"").count(), 9);
    }

    #[test]
    fn nobody_draws_a_bar_for_draws_that_did_not_happen() {
        let mut results = results();
        results.draws = 0;
        assert!(!chart(&results, &captions()).contains("draws"));
    }
}

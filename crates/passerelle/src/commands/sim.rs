//! `passerelle sim`: many games between bots.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;
use std::process::ExitCode;

use bots::{BotSpec, Knowledge, Level};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Menu, Rules, Sentence};
use lab::{Captions, Results, Tournament, TournamentError};
use words::{Language, Words};

use super::Done;
use crate::arguments::SimArguments;
use crate::failure::{Failure, shown};
use crate::games::{Options, Title};
use crate::seating;

/// Plays many games, of which this is asked.
pub(crate) fn sim<R: Menu, K: Knowledge<R>, O: Options<R>>(
    title: &Title<R, K, O>,
    arguments: &SimArguments,
    asked: &O,
    words: &Words,
) -> Done {
    if let Some(file) = &arguments.chart {
        expect_drawable(file)?;
    }
    if arguments.jobs == Some(0) {
        return Err(Failure::new(Sentence::new("sim-no-jobs")));
    }
    let (setup, bots) = seated(title, arguments, asked)?;
    SimTask { arguments, words }.run::<R>(&setup, bots, &title.knowledge)
}

struct SimTask<'a> {
    arguments: &'a SimArguments,
    words: &'a Words,
}

impl SimTask<'_> {
    fn run<R: Menu>(
        &self,
        setup: &R::Setup,
        bots: Vec<BotSpec>,
        knowledge: &impl Knowledge<R>,
    ) -> Done {
        let arguments = self.arguments;
        let tournament = Tournament::<R> {
            setups: vec![setup.clone()],
            bots,
            games: arguments.games,
            seed: arguments.seed,
            rotate: !arguments.no_rotate,
            jobs: arguments.jobs.unwrap_or(seating::threads().get() as usize),
        };
        let results = play(&tournament, knowledge)?;
        let heading = self.heading::<R>(setup, &results);
        if let Some(file) = &arguments.chart {
            let chart = lab::chart(&results, &self.captions(&tournament.bots, heading.clone()));
            tui::save::write_whole(file, &chart)
                .map_err(|error| Failure::unwritable(file, &error))?;
        }
        let mut output = io::stdout().lock();
        if arguments.json {
            let json =
                serde_json::to_string(&results).expect("results hold only what JSON can say");
            writeln!(output, "{json}")?;
        } else {
            write!(output, "{heading}\n{}", self.table(&results))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn heading<R: Menu>(&self, setup: &R::Setup, results: &Results) -> String {
        let sentence = Sentence::new("sim-heading")
            .with("games", results.games as u32)
            .with("setting", R::setting(setup))
            .with("seed", self.arguments.seed.to_string());
        self.words.say(&sentence, &[])
    }

    /// What came out, in lines for people.
    fn table(&self, results: &Results) -> String {
        let mut lines = if results.won_together + results.lost_together == results.games {
            self.together(results)
        } else {
            self.against(results)
        };
        let sentences = [
            Sentence::new("sim-length")
                .with("mean", self.decimal(results.length.mean))
                .with("low", results.length.p25)
                .with("median", results.length.median)
                .with("high", results.length.p75),
            Sentence::new("sim-speed")
                .with("decisions", results.decisions.to_string())
                .with("seconds", self.decimal(results.seconds))
                .with("speed", format!("{:.0}", results.decisions_per_second)),
        ];
        lines.extend(sentences.iter().map(|sentence| self.words.say(sentence, &[])));
        lines.into_iter().map(|line| line + "\n").collect()
    }

    /// In a game in which everybody wins or nobody does.
    fn together(&self, results: &Results) -> Vec<String> {
        let interval = lab::wilson(results.won_together, results.games);
        let won = Sentence::new("sim-together")
            .with("wins", results.won_together as u32)
            .with("games", results.games as u32)
            .with("low", self.percent(interval.low))
            .with("high", self.percent(interval.high));
        let score = results
            .mean_score
            .map(|mean| Sentence::new("sim-mean-score").with("score", self.decimal(mean)));
        [Some(won), score].into_iter().flatten().map(|it| self.words.say(&it, &[])).collect()
    }

    /// What each of the bots won.
    fn against(&self, results: &Results) -> Vec<String> {
        let mut lines = Vec::new();
        let width = results.bots.iter().map(|bot| bot.bot.len()).max().unwrap_or(0);
        for bot in &results.bots {
            let sentence = Sentence::new("sim-bot")
                .with("wins", bot.wins as u32)
                .with("share", self.percent(bot.share))
                .with("low", self.percent(bot.interval.low))
                .with("high", self.percent(bot.interval.high));
            lines.push(format!("  {:width$}  {}", bot.bot, self.words.say(&sentence, &[])));
        }
        let by_seat: Vec<String> = results.wins.iter().map(u64::to_string).collect();
        let sentences = [
            Sentence::new("sim-seats").with("wins", by_seat.join(", ")),
            Sentence::new("sim-draws").with("draws", results.draws as u32),
        ];
        lines.extend(sentences.iter().map(|sentence| self.words.say(sentence, &[])));
        lines
    }

    fn captions(&self, bots: &[BotSpec], heading: String) -> Captions {
        let caption = |key| self.words.say(&Sentence::new(key), &[]);
        let names: Vec<String> = bots.iter().map(BotSpec::to_string).collect();
        Captions {
            title: names.join(" – "),
            subtitle: heading,
            wins: caption("sim-caption-wins"),
            draws: caption("sim-caption-draws"),
            length: caption("sim-caption-length"),
            median: caption("sim-caption-median"),
            decimal: decimal_mark(self.words),
        }
    }

    fn percent(&self, share: f64) -> String {
        percent(share, self.words)
    }

    fn decimal(&self, number: f64) -> String {
        decimal(number, self.words)
    }
}

/// A share in per cent, without the sign.
pub(super) fn percent(share: f64, words: &Words) -> String {
    decimal(share * 100.0, words)
}

fn decimal(number: f64, words: &Words) -> String {
    format!("{number:.1}").replace('.', &decimal_mark(words).to_string())
}

fn decimal_mark(words: &Words) -> char {
    match words.language() {
        Language::En => '.',
        Language::Fr => ',',
    }
}

/// What is played, and by whom: easy bots at the usual number of seats if nobody is named.
fn seated<R: Menu, K: Knowledge<R>, O: Options<R>>(
    title: &Title<R, K, O>,
    arguments: &SimArguments,
    asked: &O,
) -> Result<(R::Setup, Vec<BotSpec>), Failure> {
    let luck = arguments.seed;
    let Some(seats) = &arguments.seats else {
        let setup = asked.setup(None, luck)?;
        let easy = BotSpec::Level(Level::Easy);
        let bots = vec![easy; usize::from(R::seats_of(&setup))];
        return Ok((setup, bots));
    };
    let bots = seats.iter().map(|bot| seating::bot(bot)).collect::<Result<Vec<_>, _>>()?;
    bots.iter().try_for_each(|bot| seating::expect_bot(*bot, &title.knowledge))?;
    let seats = bots.len().min(usize::from(u8::MAX)) as u8;
    Ok((asked.setup(Some(seats), luck)?, bots))
}

/// Plays all games, with a bar that fills on a terminal.
fn play<R: Rules>(
    tournament: &Tournament<R>,
    knowledge: &impl Knowledge<R>,
) -> Result<Results, Failure> {
    let bar = progress_bar(u64::from(tournament.games));
    let results = tournament.play(knowledge, |done| bar.set_position(done));
    bar.finish_and_clear();
    results.map_err(tournament_failure)
}

/// A bar that fills on a terminal, and is not there elsewhere.
pub(super) fn progress_bar(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A chart may replace an earlier one, and nothing else.
pub(super) fn expect_drawable(file: &Path) -> Result<(), Failure> {
    let text = match fs::read(file) {
        Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Failure::unwritable(file, &error)),
    };
    if text.is_empty() || text.contains("<svg") {
        return Ok(());
    }
    Err(Failure::new(Sentence::new("sim-not-a-chart").with("file", shown(file))))
}

pub(super) fn tournament_failure(error: TournamentError) -> Failure {
    match error {
        TournamentError::NoGames => Failure::new(Sentence::new("sim-no-games")),
        TournamentError::Seats { found, wanted } => Failure::new(
            Sentence::new("sim-wrong-seats").with("found", found as u32).with("wanted", wanted),
        ),
        TournamentError::Setup(refusal) => {
            Failure::refused(Sentence::new("cli-setup-refused"), refusal)
        }
        TournamentError::Stalled(decisions) => {
            Failure::new(Sentence::new("sim-stalled").with("decisions", decisions as u32))
        }
        TournamentError::Threads(reason) => {
            Failure::new(Sentence::new("sim-no-threads").with("reason", reason))
        }
    }
}

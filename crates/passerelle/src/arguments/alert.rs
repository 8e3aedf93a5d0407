//! What can be typed after `passerelle alert`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(crate) struct AlertArguments {
    #[command(subcommand)]
    pub(crate) command: AlertCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AlertCommand {
    Mission(MissionArguments),
    Resolve(ResolveArguments),
    Solve(SolveArguments),
    Study(StudyArguments),
    Log,
}

#[derive(Debug, Args)]
pub(crate) struct ChoiceArguments {
    #[arg(long, value_name = "COLOUR", value_parser = COLOURS, default_value = COLOURS[0])]
    #[arg(hide_default_value = true, hide_possible_values = true)]
    pub(crate) common: String,
    #[arg(long, value_name = "COLOUR", value_parser = COLOURS, default_value = COLOURS[0])]
    #[arg(hide_default_value = true, hide_possible_values = true)]
    pub(crate) serious: String,
}

const COLOURS: [&str; 3] = ["white", "yellow", "mixed"];
const DECKS: [&str; 2] = ["whole", "dealt"];

#[derive(Debug, Args)]
pub(crate) struct MissionArguments {
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "ID")]
    pub(crate) script: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) players: Option<u8>,
    #[command(flatten)]
    pub(crate) choices: ChoiceArguments,
}

#[derive(Debug, Args)]
pub(crate) struct ResolveArguments {
    pub(crate) mission: PathBuf,
    pub(crate) plan: PathBuf,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) trace: bool,
    #[arg(long, conflicts_with_all = ["trace", "seed"])]
    pub(crate) all_tiles: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SolveArguments {
    pub(crate) mission: PathBuf,
    #[arg(long, value_name = "SECONDS", default_value = "10", hide_default_value = true)]
    #[arg(value_parser = seconds)]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "NUMBER", conflicts_with = "seconds")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) steps: Option<u64>,
    #[arg(long, value_name = "NUMBER", default_value_t = 4, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(4..=5))]
    pub(crate) seats: u8,
    #[arg(long, value_name = "DECK", value_parser = DECKS, default_value = DECKS[0])]
    #[arg(hide_default_value = true, hide_possible_values = true)]
    pub(crate) deck: String,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE.toml")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct StudyArguments {
    #[arg(long, value_name = "NUMBER", default_value_t = 100, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) missions: u32,
    #[command(flatten)]
    pub(crate) choices: ChoiceArguments,
    #[arg(long, value_name = "SECONDS", default_value = "10", hide_default_value = true)]
    #[arg(value_parser = seconds)]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "NUMBER", conflicts_with = "seconds")]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) steps: Option<u64>,
    #[arg(long, value_name = "NUMBER", default_value_t = 4, hide_default_value = true)]
    #[arg(value_parser = clap::value_parser!(u8).range(4..=5))]
    pub(crate) seats: u8,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A time to search: a hundredth of a second at least, and at most a day. What is wrong is told as
/// clap tells it of whole numbers.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text.parse().ok();
    let is_allowed = |seconds: &f64| (0.01..=86_400.0).contains(seconds);
    seconds.filter(is_allowed).ok_or_else(|| format!("{text} is not in 0.01..=86400"))
}

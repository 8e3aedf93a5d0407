//! What can be typed on the command line, but for the options of the games, which each game brings
//! along. What each of it is for stands in `locales/*/platform/cli-help.ftl`, under keys that `help`
//! makes of these names.

mod alert;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub(crate) use alert::*;

#[derive(Debug, Parser)]
#[command(name = "passerelle", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(PlayArguments),
    Replay(ReplayArguments),
    Verify(VerifyArguments),
    Rules(RulesArguments),
    Learn(LearnArguments),
    Script(ScriptArguments),
    Sim(SimArguments),
    Serve(ServeArguments),
    #[command(subcommand)]
    Bench(BenchCommand),
    Fleet(FleetArguments),
    Alert(AlertArguments),
}

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    pub(crate) game: String,
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    pub(crate) seats: Option<Vec<String>>,
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) names: Option<Vec<String>>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long)]
    pub(crate) resume: bool,
    #[arg(long, value_name = "MS", default_value_t = 600, hide_default_value = true)]
    pub(crate) pause: u64,
    #[arg(long)]
    pub(crate) text: bool,
    #[arg(long, value_name = "PACE")]
    pub(crate) clock: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArguments {
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "NUMBER", default_value_t = 0, hide_default_value = true)]
    pub(crate) at: usize,
    #[arg(long)]
    pub(crate) text: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArguments {
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    pub(crate) game: String,
    pub(crate) id: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArguments {
    pub(crate) game: Option<String>,
    pub(crate) lesson: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ScriptArguments {
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) show: bool,
}

#[derive(Debug, Args)]
pub(crate) struct SimArguments {
    pub(crate) game: String,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    pub(crate) seats: Option<Vec<String>>,
    #[arg(long, value_name = "NUMBER", default_value_t = 100, hide_default_value = true)]
    pub(crate) games: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) jobs: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) chart: Option<PathBuf>,
    #[arg(long)]
    pub(crate) no_rotate: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArguments {
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) allow_host: Vec<String>,
    #[arg(long, value_name = "LIMITS", default_value = "on", hide_default_value = true)]
    pub(crate) limits: String,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) bots: Option<usize>,
    #[arg(long, value_name = "MS", default_value_t = 400, hide_default_value = true)]
    pub(crate) pause: u64,
    #[arg(long, value_name = "SECONDS", default_value_t = 30, hide_default_value = true)]
    pub(crate) grace: u64,
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum BenchCommand {
    Server(BenchServerArguments),
    Disasters(BenchDisastersArguments),
}

#[derive(Debug, Args)]
pub(crate) struct BenchDisastersArguments {
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000, hide_default_value = true)]
    pub(crate) seeds: u64,
    #[arg(long, value_name = "NUMBER", default_value_t = 0, hide_default_value = true)]
    pub(crate) seed: u64,
}

#[derive(Debug, Args)]
pub(crate) struct BenchServerArguments {
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000, hide_default_value = true)]
    pub(crate) tables: usize,
    #[arg(long, value_name = "NUMBER", default_value_t = 20, hide_default_value = true)]
    pub(crate) seconds: u64,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) rate: Option<f64>,
    #[arg(long, value_name = "NAME", default_value = "quantum", hide_default_value = true)]
    pub(crate) game: String,
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub(crate) address: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) folder: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct FleetArguments {
    #[command(subcommand)]
    pub(crate) command: FleetCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum FleetCommand {
    Check(CheckArguments),
    Code(OneFleet),
    File(OneFleet),
    List,
    Campaigns(CampaignsArguments),
    Reference,
    Matrix(MatrixArguments),
}

#[derive(Debug, Args)]
pub(crate) struct CheckArguments {
    pub(crate) fleet: String,
    #[arg(long, value_name = "ID")]
    pub(crate) scenario: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) points: Option<u8>,
    #[arg(long)]
    pub(crate) all_lead: bool,
    #[arg(long)]
    pub(crate) without_avatar: bool,
    #[arg(long, value_name = "PART", value_parser = ["phebe", "amycles"])]
    pub(crate) part: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct CampaignsArguments {
    pub(crate) name: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct OneFleet {
    pub(crate) fleet: String,
}

#[derive(Debug, Args)]
pub(crate) struct MatrixArguments {
    #[arg(value_name = "FLEET")]
    pub(crate) fleets: Vec<String>,
    #[arg(long, value_name = "BOT", default_value = "medium", hide_default_value = true)]
    pub(crate) bot: String,
    #[arg(long, value_name = "NUMBER", default_value_t = 200, hide_default_value = true)]
    pub(crate) games: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, hide_default_value = true)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) jobs: Option<usize>,
    #[arg(long, value_name = "FILE.json")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) chart: Option<PathBuf>,
}

//! What can be typed on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Space board games, played completely and by the rules.
#[derive(Debug, Parser)]
#[command(name = "passerelle", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Language of the program: en or fr. The environment decides if this is left out
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, against bots or with others at one keyboard
    Play(PlayArguments),
    /// Step through a saved game
    Replay(ReplayArguments),
    /// Check that the dice and cards of a saved game follow from its seed
    Verify(VerifyArguments),
    /// Print the rules of a game, a section of them or one clause
    Rules(RulesArguments),
    /// Run position scripts; exits with 1 when an expectation fails
    Script(ScriptArguments),
    /// Play many games between bots and count
    Sim(SimArguments),
}

#[derive(Debug, Args)]
pub(crate) struct PlayArguments {
    /// The game, such as quantum
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArguments,
    /// Who plays, seat by seat: human, bot:easy, bot:medium, bot:hard, bot:mcts:2000…
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',')]
    pub(crate) seats: Option<Vec<String>>,
    /// What the players are called, seat by seat
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub(crate) names: Option<Vec<String>>,
    /// Fixes the dice and cards; without it nobody knows what comes
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Keep the game in this file; if it holds a game of this kind, go on with it
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the latest game that is not over
    #[arg(long)]
    pub(crate) resume: bool,
    /// How long each decision of a bot can be looked at, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pub(crate) pause: u64,
    /// Plain lines instead of a drawn board: for screen readers and pipes
    #[arg(long)]
    pub(crate) text: bool,
    /// How fast the clock runs in a game against time, in plain lines: 1x is real time
    #[arg(long, value_name = "PACE")]
    pub(crate) clock: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct SetupArguments {
    /// The map, by its id
    #[arg(long, value_name = "ID")]
    pub(crate) map: Option<String>,
    /// The printing of the rules: revised or first
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArguments {
    /// A saved game
    pub(crate) file: PathBuf,
    /// Start after so many decisions
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) at: usize,
    /// Plain lines instead of a drawn board
    #[arg(long)]
    pub(crate) text: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArguments {
    /// A saved game
    pub(crate) file: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArguments {
    /// The game, such as quantum
    pub(crate) game: String,
    /// A clause (QU-MOVE-03) or the beginning of several (QU-MOVE)
    pub(crate) id: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ScriptArguments {
    /// Position scripts in TOML
    #[arg(required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct SimArguments {
    /// The game, such as quantum
    pub(crate) game: String,
    /// The bots: random, greedy, mcts:2000 (iterations), mcts:200ms, easy, medium, hard
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    pub(crate) games: u32,
    #[command(flatten)]
    pub(crate) setup: SetupArguments,
    /// The same seed gives the same games, whatever --jobs is
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games at once; as many as there are processors if this is left out
    #[arg(long, value_name = "NUMBER")]
    pub(crate) jobs: Option<usize>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the results into this file
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) chart: Option<PathBuf>,
    /// Keep every bot at its seat instead of moving on after each game
    #[arg(long)]
    pub(crate) no_rotate: bool,
}

//! `passerelle bench server`: how much a server bears on this machine.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;

use kernel::Sentence;
use load::{Load, Report};
use tokio::runtime::Runtime;
use words::Words;

use super::{Done, disasters};
use crate::arguments::{BenchCommand, BenchServerArguments};
use crate::failure::Failure;
use crate::games::Games;

pub(super) fn run(command: &BenchCommand, games: &Games, words: &Words) -> Done {
    match command {
        BenchCommand::Server(arguments) => server(arguments, words),
        BenchCommand::Disasters(arguments) => disasters::run(arguments, games, words),
    }
}

/// Starts a server of its own in a temporary folder, unless one is named, and plays at it.
fn server(arguments: &BenchServerArguments, words: &Words) -> Done {
    let host = match &arguments.address {
        Some(address) => Host { address: address.clone(), process: None, folder: None },
        None => Host::start(arguments)?,
    };
    let runtime = Runtime::new().map_err(|error| failed(&error))?;
    let before = host.memory_kib();
    let load = Load {
        address: host.address.clone(),
        game: arguments.game.clone(),
        tables: arguments.tables,
        duration: Duration::from_secs(arguments.seconds),
        rate: arguments.rate,
        seed: 1,
    };
    let report = runtime.block_on(load.run()).map_err(|error| failed(&error))?;
    let grown = before.zip(host.memory_kib()).map(|(before, after)| after.saturating_sub(before));
    let each_kib = grown.map(|grown| grown / arguments.tables.max(1) as u64);
    if arguments.json {
        write_json(&report, each_kib)?;
    } else {
        tell(words, arguments, &report, each_kib)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn failed(error: &dyn std::error::Error) -> Failure {
    let what = Sentence::new("bench-failed");
    let why = Sentence::new("io-other").with("reason", error.to_string());
    Failure::Told { sentences: vec![what, why], refusal: None }
}

fn tell(
    words: &Words,
    arguments: &BenchServerArguments,
    report: &Report,
    each_kib: Option<u64>,
) -> Result<(), Failure> {
    let ms = |duration: Duration| format!("{:.2}", duration.as_secs_f64() * 1e3);
    let mut sentences = vec![
        Sentence::new("bench-server-actions")
            .with("actions", format!("{:.0}", report.actions_per_second()))
            .with("total", report.actions as i64)
            .with("tables", arguments.tables as u32),
        Sentence::new("bench-server-latency")
            .with("half", ms(report.p50))
            .with("most", ms(report.p99))
            .with("slowest", ms(report.slowest)),
        Sentence::new("bench-server-games")
            .with("games", report.games as i64)
            .with("refused", report.refused as i64),
    ];
    if let Some(each) = each_kib {
        sentences.push(Sentence::new("bench-server-memory").with("kib", each as i64));
    }
    let mut output = io::stdout().lock();
    for sentence in sentences {
        writeln!(output, "{}", words.say(&sentence, &[]))?;
    }
    Ok(())
}

/// The same for programs, on one line.
fn write_json(report: &Report, each_kib: Option<u64>) -> Result<(), Failure> {
    let ms = |duration: Duration| duration.as_secs_f64() * 1e3;
    let json = serde_json::json!({
        "actions": report.actions,
        "actions_per_second": report.actions_per_second(),
        "refused": report.refused,
        "games": report.games,
        "half_ms": ms(report.p50),
        "most_ms": ms(report.p99),
        "slowest_ms": ms(report.slowest),
        "kib_each_table": each_kib,
    });
    writeln!(io::stdout().lock(), "{json}")?;
    Ok(())
}

/// The server that is played at.
struct Host {
    address: String,
    process: Option<Child>,
    folder: Option<tempfile::TempDir>,
}

impl Host {
    /// This very program, on a free port, with a fresh database and without limits.
    fn start(arguments: &BenchServerArguments) -> Result<Self, Failure> {
        let start = || -> io::Result<Self> {
            let folder = match &arguments.folder {
                Some(parent) => tempfile::TempDir::new_in(parent)?,
                None => tempfile::TempDir::new()?,
            };
            let database = format!("sqlite:{}", folder.path().join("tables.db").display());
            let mut process = Command::new(std::env::current_exe()?)
                .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--lang", "en"])
                .args(["--database", &database])
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .spawn()?;
            let mut line = String::new();
            if let Some(output) = process.stdout.as_mut() {
                BufReader::new(output).read_line(&mut line)?;
            }
            let address = line.trim().rsplit_once("http://").map_or("", |(_, address)| address);
            let address = address.to_owned();
            Ok(Self { address, process: Some(process), folder: Some(folder) })
        };
        start().map_err(|error| failed(&error))
    }

    /// What the server holds in memory, where the system tells.
    fn memory_kib(&self) -> Option<u64> {
        let process = self.process.as_ref()?;
        let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            // It has nothing that anybody needs.
            drop(process.kill());
            drop(process.wait());
        }
        drop(self.folder.take());
    }
}

//! Fleets as they are named on the command line: a file, a code, a fleet that is ready-made, or one
//! that a bot builds.

use std::fs;
use std::path::Path;

use fleet::{Brief, CodeError, FleetCode, FleetSpec, ReadyFleet};
use kernel::Sentence;

use crate::failure::{Failure, shown};

/// The fleet that is meant: ready-made ones go by their id, codes begin with `FC`, those that a bot
/// builds with `bot:`, and everything else is a file.
pub(crate) fn read(named: &str) -> Result<FleetSpec, Failure> {
    let named = named.trim();
    if let Some(ready) = ReadyFleet::find(named) {
        return Ok(ready.fleet.clone());
    }
    if let Some(built) = named.strip_prefix("bot:").and_then(build) {
        return Ok(built);
    }
    match named.parse::<FleetCode>() {
        Ok(code) => Ok(code.roster().spec()),
        Err(_) if Path::new(named).exists() => read_file(Path::new(named)),
        Err(CodeError::Mistyped) => Err(about_code("cli-fleet-mistyped", named)),
        Err(CodeError::Version(_)) => Err(about_code("cli-fleet-version", named)),
        Err(CodeError::Foreign) => read_file(Path::new(named)),
    }
}

/// What a bot builds for `phebe`, or for `phebe:7`, where the number makes another fleet.
fn build(asked: &str) -> Option<FleetSpec> {
    let (faction, seed) = asked.split_once(':').unwrap_or((asked, "1"));
    bots::build_fleet(faction.parse().ok()?, &Brief::default(), seed.parse().ok()?)
}

fn about_code(key: &'static str, code: &str) -> Failure {
    Failure::new(Sentence::new(key).with("code", code.to_owned()))
}

fn read_file(file: &Path) -> Result<FleetSpec, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        let sentence = Sentence::new("cli-not-a-fleet").with("file", shown(file));
        let reason = error.message().to_owned();
        Failure::new(sentence.with("line", line as u32).with("reason", reason))
    })
}

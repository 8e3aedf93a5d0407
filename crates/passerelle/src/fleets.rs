//! Fleets as they are named on the command line: a file, a code, a fleet that is ready-made, or one
//! that a bot builds.

use std::fs;
use std::path::Path;

use fleet::Setup;
use fleet::build::{Brief, CodeError, FleetCode, FleetSpec, ReadyFleet};
use fleet::data::Faction;
use fleet::scenario::Role;
use kernel::{Refusal, Seat, Sentence};

use crate::failure::{Failure, shown};

/// The fleet that is meant: ready-made ones go by their id, codes begin with `FC`, those that a bot
/// builds with `bot:`, and everything else is a file.
pub(crate) fn read(named: &str) -> Result<FleetSpec, Failure> {
    read_for(named, &Brief::default(), None)
}

/// The same, where a bot builds for this brief and this part.
pub(crate) fn read_for(
    named: &str,
    brief: &Brief,
    part: Option<Role>,
) -> Result<FleetSpec, Failure> {
    match Order::read(named) {
        Some(order) => order.build(named, brief, part),
        None => find(named.trim()),
    }
}

/// The fleet that is meant. What a bot is to build is only a faction as long as nobody knows what
/// for: [`build_all`] fills it in.
pub(crate) fn draft(named: &str) -> Result<FleetSpec, Failure> {
    match Order::read(named) {
        Some(order) => Ok(order.draft()),
        None => find(named.trim()),
    }
}

/// Lets bots build what they are to build, each for its seat of the battle.
pub(crate) fn build_all(named: &[String], setup: &mut Setup) -> Result<(), Failure> {
    let seats = Seat::all(setup.fleets.len().min(Seat::MOST) as u8);
    for (seat, named) in seats.zip(named.iter().cycle()) {
        if let Some(order) = Order::read(named) {
            let (brief, part) = setup.brief_for(seat);
            setup.fleets[seat.index()] = order.build(named, &brief, Some(part))?;
        }
    }
    Ok(())
}

fn find(named: &str) -> Result<FleetSpec, Failure> {
    if let Some(ready) = ReadyFleet::find(named) {
        return Ok(ready.fleet.clone());
    }
    match named.parse::<FleetCode>() {
        Ok(code) => Ok(code.roster().spec()),
        Err(_) if Path::new(named).exists() => read_file(Path::new(named)),
        Err(CodeError::Mistyped) => Err(about_code("cli-fleet-mistyped", named)),
        Err(CodeError::Version(_)) => Err(about_code("cli-fleet-version", named)),
        Err(CodeError::Foreign) if named.contains(['.', '/', '\\']) => read_file(Path::new(named)),
        Err(CodeError::Foreign) => Err(about_code("cli-fleet-unknown", named)),
    }
}

/// What a bot is to build: `bot:phebe`, or `bot:phebe:7`, where the number makes another fleet.
struct Order {
    faction: Faction,
    seed: u64,
}

impl Order {
    fn read(named: &str) -> Option<Self> {
        let asked = named.trim().strip_prefix("bot:")?;
        let (faction, seed) = asked.split_once(':').unwrap_or((asked, "1"));
        Some(Self { faction: faction.parse().ok()?, seed: seed.parse().ok()? })
    }

    fn draft(&self) -> FleetSpec {
        let faction = self.faction.id().to_owned();
        FleetSpec { faction, commander: None, ships: Vec::new() }
    }

    fn build(&self, named: &str, brief: &Brief, part: Option<Role>) -> Result<FleetSpec, Failure> {
        let built = bots::build_fleet(self.faction, brief, part, self.seed);
        built.ok_or_else(|| {
            let why = self.fault(brief, part);
            let sentence = Sentence::new("cli-fleet-not-built").with("fleet", named.to_owned());
            match why {
                Some(refusal) => Failure::refused(sentence, refusal),
                None => Failure::new(sentence),
            }
        })
    }

    /// Why the faction has no fleet for this: what is wrong with one that it has, its size apart.
    fn fault(&self, brief: &Brief, part: Option<Role>) -> Option<Refusal> {
        let own = ReadyFleet::all().iter().filter(|it| it.fleet.faction == self.faction.id());
        let mut faults = own.flat_map(|ready| brief.faults_as(&ready.fleet, part));
        let by_rule = faults.find(|fault| fault.clause.0 != "FC-FLEET-01");
        by_rule.or_else(|| brief.faults_as(&self.draft(), part).into_iter().next())
    }
}

fn about_code(key: &'static str, code: &str) -> Failure {
    Failure::new(Sentence::new(key).with("code", code.to_owned()))
}

fn read_file(file: &Path) -> Result<FleetSpec, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(&text, span.start));
        let sentence = Sentence::new("cli-not-a-fleet").with("file", shown(file));
        let reason = kernel::toml_fault(error.message());
        Failure::new(sentence.with("line", line as u32).with("reason", reason))
    })
}

/// The line in which the text is at this byte.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

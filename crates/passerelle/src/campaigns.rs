//! Campaigns of Fleet Commander on disk: what was fought, and the record of each battle beside it.

use std::fs;
use std::path::{Path, PathBuf};

use fleet::build::FleetSpec;
use fleet::campaign::{Advantage, Aftermath, Campaign, Engagement, Fought, usual};
use fleet::scenario::Scenario;
use fleet::show::scenario_name;
use fleet::{FleetCommander, Setup};
use kernel::{Outcome, Play, Prompt, Record, Refusal, Sentence, Value};

use crate::failure::{Failure, shown};
use crate::fleets;
use crate::games::{BattleOptions, Chapter, wide};
use crate::saves;
use crate::seating::Sitter;

/// A campaign and the file that it is kept in.
struct Kept {
    campaign: Campaign,
    file: PathBuf,
}

impl Kept {
    /// Opens the campaign of this name, or begins it with so many players.
    fn open(name: &str, seats: Option<u8>) -> Result<Self, Failure> {
        let is_plain = name.chars().all(|it| it.is_ascii_alphanumeric() || it == '-' || it == '_');
        if name.is_empty() || !is_plain {
            return Err(about("cli-campaign-name", name));
        }
        let data =
            saves::data_folder().ok_or_else(|| Failure::new(Sentence::new("cli-no-home")))?;
        let folder = data.join("campaigns");
        fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
        let file = folder.join(format!("{name}.toml"));
        if !file.exists() {
            let campaign = Campaign::new(seats.unwrap_or(2)).map_err(refused)?;
            return Ok(Self { campaign, file });
        }
        let text = fs::read_to_string(&file).map_err(|error| Failure::unreadable(&file, &error))?;
        let campaign: Campaign = toml::from_str(&text).map_err(|_| {
            Failure::new(Sentence::new("cli-not-a-campaign").with("file", shown(&file)))
        })?;
        Campaign::new(campaign.seats).map_err(refused)?;
        match seats {
            Some(found) if found != campaign.seats => Err(Failure::new(
                Sentence::new("cli-campaign-seats")
                    .with("campaign", name.to_owned())
                    .with("wanted", campaign.seats)
                    .with("found", found),
            )),
            _ => Ok(Self { campaign, file }),
        }
    }

    fn save(&self) -> Result<(), Failure> {
        let text = toml::to_string(&self.campaign).expect("a campaign holds what TOML can say");
        tui::save::write_whole(&self.file, &text)
            .map_err(|error| Failure::unwritable(&self.file, &error))
    }

    /// The record of the battle that comes next.
    fn record(&self) -> PathBuf {
        let number = self.campaign.battles.len() + 1;
        let name = self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        self.file.with_file_name(format!("{name}-{number}.jsonl"))
    }

    /// The next battle, if it is fought to its end.
    fn finished(&self) -> Result<Option<Finished>, Failure> {
        let file = self.record();
        let Some(engagement) = self.campaign.next().filter(|_| file.exists()) else {
            return Ok(None);
        };
        let Some(battle) = read_battle(&file)? else { return Ok(None) };
        let winners = engagement.winners(battle.outcome);
        Ok(Some(Finished { engagement, battle, winners }))
    }

    /// Enters the next battle if it is fought to its end. A person who has won and has a choice of
    /// advantages is asked first.
    fn enter(&mut self, chosen: Option<Advantage>) -> Result<Entry, Failure> {
        let Some(finished) = self.finished()? else { return Ok(Entry::Unfinished) };
        let chosen = chosen.filter(|it| finished.engagement.check_advantage(*it).is_ok());
        if let Some(spoils) = finished.spoils().filter(|_| chosen.is_none()) {
            return Ok(Entry::Undecided(spoils));
        }
        let Finished { engagement, battle, winners } = finished;
        let advantage = if battle.is_won_by_person { chosen } else { engagement.suiting() };
        self.campaign.finish(&battle.scenario, &winners, advantage).map_err(refused)?;
        if let Some(aftermath) = battle.aftermath.filter(|_| engagement.row.pairs.len() > 1) {
            self.campaign.note_aftermath(aftermath);
        }
        self.save()?;
        Ok(Entry::Entered)
    }

    /// Enters what was fought meanwhile; says whether the advantage was chosen for that.
    fn catch_up(&mut self, chosen: Option<Advantage>) -> Result<bool, Failure> {
        let mut left = chosen;
        loop {
            match self.enter(left)? {
                Entry::Unfinished => return Ok(chosen.is_some() && left.is_none()),
                Entry::Undecided(spoils) => {
                    return Err(Failure::new(spoils.told("cli-campaign-choose")));
                }
                Entry::Entered => {
                    let taken = self.campaign.battles.last().and_then(|it| it.advantage);
                    left = left.filter(|it| Some(*it) != taken);
                }
            }
        }
    }
}

/// A battle that is over and not entered yet.
struct Finished {
    engagement: Engagement,
    battle: Battle,
    winners: Vec<u8>,
}

impl Finished {
    /// What its winner has to choose from, if he is a person and has a choice.
    fn spoils(&self) -> Option<Spoils> {
        let open = &self.engagement.advantages;
        let winner = *self.winners.first()?;
        let chooses = self.battle.is_won_by_person && open.len() > 1;
        chooses.then(|| Spoils { winner, open: open.clone() })
    }
}

/// What became of a battle that may be over.
enum Entry {
    /// It goes on, or was not begun.
    Unfinished,
    Entered,
    /// It is over, and its winner has still to choose.
    Undecided(Spoils),
}

/// What a winner has to choose from.
struct Spoils {
    winner: u8,
    open: Vec<Advantage>,
}

impl Spoils {
    fn told(&self, key: &'static str) -> Sentence {
        let named = self.open.iter().map(|advantage| {
            let name = Value::message(advantage_key(*advantage));
            Sentence::new("cli-campaign-option")
                .with("id", advantage.id())
                .with("name", name)
                .into()
        });
        let named: Vec<Value> = named.collect();
        Sentence::new(key).with("winner", self.winner).with("advantages", named)
    }
}

/// The battle that comes next in the campaign that was asked for, if one was.
pub(crate) fn chapter(
    asked: &BattleOptions,
    sitters: Option<&[Sitter]>,
) -> Result<Option<Chapter<FleetCommander>>, Failure> {
    let Some(name) = &asked.campaign else { return Ok(None) };
    let seats = sitters.map(|sitters| sitters.len().min(usize::from(u8::MAX)) as u8);
    let mut kept = Kept::open(name, seats)?;
    let chosen = asked.advantage.as_deref().map(parse_advantage).transpose()?;
    let is_settled = kept.catch_up(chosen)?;
    let file = kept.record();
    let Some(engagement) = kept.campaign.next() else {
        return Err(about("cli-campaign-over", name));
    };
    if let Some(chosen) = chosen.filter(|_| !is_settled) {
        let key = Sentence::new("cli-campaign-advantage-refused");
        engagement.check_advantage(chosen).map_err(|refusal| Failure::refused(key, refusal))?;
    }
    let setup = if file.exists() {
        None
    } else {
        let usual = Sitter::usual(kept.campaign.seats);
        let sitters = sitters.unwrap_or(&usual);
        Some(next_setup(&kept.campaign, &engagement, asked, sitters)?)
    };
    kept.save()?;
    let players = engagement.players.iter().chain(&engagement.helper);
    let players = players.map(|player| usize::from(*player) - 1).collect();
    Ok(Some(Chapter { file, setup, players, of: kept.campaign.seats }))
}

/// Enters what has just been fought, and says how the campaign stands.
pub(crate) fn conclude(asked: &BattleOptions) -> Result<Vec<Sentence>, Failure> {
    let Some(name) = &asked.campaign else { return Ok(Vec::new()) };
    let mut kept = Kept::open(name, None)?;
    let chosen = asked.advantage.as_deref().map(parse_advantage).transpose()?;
    let won = match kept.enter(chosen)? {
        Entry::Unfinished => None,
        Entry::Entered => kept.campaign.battles.last().and_then(told_advantage),
        Entry::Undecided(spoils) => return Ok(vec![spoils.told("cli-campaign-undecided")]),
    };
    Ok(won.into_iter().chain([told(&kept.campaign)]).collect())
}

/// How a campaign stands: what was won in each battle, and what comes next.
pub(crate) fn standing(name: &str) -> Result<Vec<Sentence>, Failure> {
    let kept = Kept::open(name, None)?;
    if !kept.file.exists() {
        return Err(about("cli-campaign-unknown", name));
    }
    let fought = kept.campaign.battles.iter().enumerate();
    let fought = fought.flat_map(|(number, battle)| {
        let label = kept.campaign.label(number);
        [told_battle(label, battle)].into_iter().chain(told_advantage(battle))
    });
    let spoils = kept.finished()?.and_then(|finished| finished.spoils());
    let next = match spoils {
        Some(spoils) => spoils.told("cli-campaign-undecided"),
        None => told(&kept.campaign),
    };
    Ok(fought.chain([next]).collect())
}

/// The names of all campaigns that are kept.
pub(crate) fn all() -> Vec<String> {
    let Some(data) = saves::data_folder() else { return Vec::new() };
    let Ok(entries) = fs::read_dir(data.join("campaigns")) else { return Vec::new() };
    let files = entries.flatten().map(|entry| entry.path());
    let campaigns = files.filter(|file| file.extension().is_some_and(|it| it == "toml"));
    let mut names: Vec<String> = campaigns
        .filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names
}

fn numbers(players: &[u8]) -> Vec<Value> {
    players.iter().map(|player| u32::from(*player).into()).collect()
}

fn told_battle(label: String, battle: &Fought) -> Sentence {
    let key = if battle.winners.is_empty() { "cli-campaign-tied" } else { "cli-campaign-fought" };
    let winners = battle.winners.len() as u32;
    Sentence::new(key)
        .with("number", label)
        .with("scenario", scenario_name(&battle.scenario, battle.players.len()))
        .with("players", numbers(&battle.players))
        .with("count", winners)
        .with("winners", numbers(&battle.winners))
}

/// What the winners carry into the last battle.
fn told_advantage(battle: &Fought) -> Option<Sentence> {
    let advantage = advantage_key(battle.advantage?);
    let sentence = Sentence::new("cli-campaign-advantage")
        .with("count", battle.winners.len() as u32)
        .with("winners", numbers(&battle.winners))
        .with("text", Value::message(format!("{advantage}.text")));
    Some(sentence.with("advantage", Value::message(advantage)))
}

fn advantage_key(advantage: Advantage) -> String {
    format!("fleet-advantage-{}", advantage.id().replace('_', "-"))
}

fn told(campaign: &Campaign) -> Sentence {
    match campaign.next() {
        None if campaign.winners().is_empty() => Sentence::new("cli-campaign-drawn"),
        None => Sentence::new("cli-campaign-won")
            .with("count", campaign.winners().len() as u32)
            .with("winners", numbers(campaign.winners())),
        Some(next) => Sentence::new("cli-campaign-next")
            .with("number", campaign.label(campaign.battles.len()))
            .with("players", numbers(&next.players))
            .with("points", next.row.points)
            .with("picker", next.picker.unwrap_or_default()),
    }
}

/// The scenario is given, or somebody has to pick it.
fn next_setup(
    campaign: &Campaign,
    engagement: &Engagement,
    asked: &BattleOptions,
    sitters: &[Sitter],
) -> Result<Setup, Failure> {
    let scenario = match (&asked.scenario, engagement.row.scenario) {
        (Some(word), _) => word.parse().map_err(|_| about("cli-campaign-no-scenario", word))?,
        (None, Some(given)) => given,
        (None, None) => picked(campaign, engagement, sitters)?,
    };
    let options = asked.options.as_deref().unwrap_or_default();
    Campaign::check_options(engagement, options).map_err(refused)?;
    let draft = campaign.setup(engagement, scenario, Vec::new()).map_err(refused)?;
    let points = draft.terms.map(|terms| terms.points).unwrap_or_default();
    let fleets = match &asked.fleets {
        Some(named) => drafts(named, points.len())?,
        None => usual(scenario, &points),
    };
    let mut setup = campaign.setup(engagement, scenario, fleets).map_err(refused)?;
    expect_ground(campaign, engagement, asked)?;
    amend(&mut setup, asked)?;
    setup.resolve().map_err(refused)?;
    Ok(setup)
}

/// The battle of this set-up as it would be with what is asked for.
pub(crate) fn amended(setup: &Setup, asked: &BattleOptions) -> Result<Setup, Failure> {
    let mut setup = setup.clone();
    if let Some(scenario) = &asked.scenario {
        setup.scenario.clone_from(scenario);
    }
    if let Some(named) = &asked.fleets {
        setup.fleets = drafts(named, setup.fleets.len())?;
    }
    amend(&mut setup, asked)?;
    Ok(setup)
}

/// The fleets that are named; one alone is everybody's.
fn drafts(named: &[String], seats: usize) -> Result<Vec<FleetSpec>, Failure> {
    let seats = if named.len() == 1 { seats } else { named.len() };
    named.iter().cycle().take(seats).map(|named| fleets::draft(named)).collect()
}

/// What of a battle the campaign leaves open. Bots build their fleets last, for all of it.
fn amend(setup: &mut Setup, asked: &BattleOptions) -> Result<(), Failure> {
    if let Some(zones) = &asked.zones {
        setup.zones = zones.iter().map(|zone| wide(zone)).collect();
    }
    setup.gates = asked.gates.or(setup.gates);
    setup.first = asked.first.or(setup.first);
    setup.terrain = asked.terrain.clone().or(setup.terrain.take());
    setup.choice = asked.choice.clone().or(setup.choice.take());
    if let Some(options) = &asked.options {
        setup.options.clone_from(options);
    }
    if let Some(variants) = &asked.variants {
        setup.variants.clone_from(variants);
    }
    fleets::build_all(asked.fleets.as_deref().unwrap_or_default(), setup)
}

/// The scenario of whoever has to pick it: a person names it, a bot takes the next that fits.
fn picked(
    campaign: &Campaign,
    engagement: &Engagement,
    sitters: &[Sitter],
) -> Result<Scenario, Failure> {
    let picker = engagement.picker.unwrap_or_default();
    let fitting = campaign.fitting(engagement, |_| ());
    let is_bot = matches!(sitters.get(usize::from(picker) - 1), Some(Sitter::Bot(_)));
    let turn = campaign.battles.len();
    if let (true, Some(scenario)) = (is_bot, campaign.bots_pick(&fitting)) {
        return Ok(scenario);
    }
    let ids: Vec<Value> = fitting.iter().map(|scenario| scenario.id().into()).collect();
    let sentence = Sentence::new("cli-campaign-pick")
        .with("picker", picker)
        .with("number", campaign.label(turn))
        .with("scenarios", ids);
    Err(Failure::new(sentence))
}

/// Where a battle is fought is given, but for what somebody has won.
fn expect_ground(
    campaign: &Campaign,
    engagement: &Engagement,
    asked: &BattleOptions,
) -> Result<(), Failure> {
    let zones = asked.zones.as_ref().map(|zones| zones.iter().map(|zone| wide(zone)).collect());
    if zones.is_some_and(|zones: Vec<String>| !campaign.takes_zones(engagement, &zones)) {
        return Err(Failure::new(Sentence::new("cli-campaign-zones")));
    }
    match campaign.placer(engagement).filter(|_| asked.terrain.is_some()) {
        None => Ok(()),
        Some(player) => {
            Err(Failure::new(Sentence::new("cli-campaign-terrain").with("player", player)))
        }
    }
}

/// A battle that is over.
struct Battle {
    scenario: String,
    outcome: Outcome,
    is_won_by_person: bool,
    /// What is left of the winner's fleet.
    aftermath: Option<Aftermath>,
}

/// What was played, and how it ended, if it has.
fn read_battle(file: &Path) -> Result<Option<Battle>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::unreadable(file, &error))?;
    let (record, _cut_off) = Record::recover::<FleetCommander>(&text)
        .map_err(|error| Failure::not_a_record(file, &error))?;
    let scenario = record.setup.scenario.clone();
    let players = record.players.clone();
    let play =
        Play::<FleetCommander>::resume(record).map_err(|error| Failure::no_replay(file, &error))?;
    let Prompt::Over(outcome) = play.prompt() else { return Ok(None) };
    let winner = match outcome {
        Outcome::Won { winners, .. } => winners.first(),
        _ => None,
    };
    let player = winner.and_then(|seat| players.get(seat.index()));
    let is_won_by_person = player.is_some_and(|player| player.kind == Sitter::Human.kind());
    let aftermath = winner.map(|seat| play.state().aftermath(seat));
    Ok(Some(Battle { scenario, outcome, is_won_by_person, aftermath }))
}

fn parse_advantage(word: &str) -> Result<Advantage, Failure> {
    let known: Vec<Value> = Advantage::ALL.iter().map(|known| known.id().into()).collect();
    word.parse().map_err(|_| {
        let sentence = Sentence::new("cli-campaign-no-advantage").with("about", word.to_owned());
        Failure::new(sentence.with("known", known.clone()))
    })
}

fn refused(refusal: Refusal) -> Failure {
    Failure::refused(Sentence::new("cli-setup-refused"), refusal)
}

fn about(key: &'static str, word: &str) -> Failure {
    Failure::new(Sentence::new(key).with("about", word.to_owned()))
}

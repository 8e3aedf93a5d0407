//! Fleet Commander on the command line.

use ::fleet::build::{FleetSpec, usual_field, usual_fleets};
use ::fleet::data::Tables;
use ::fleet::scenario::{Scenario, ScenarioRow};
use ::fleet::{FleetCommander, Setup};
use clap::Args;
use kernel::Sentence;

use super::{Chapter, Options};
use crate::campaigns;
use crate::failure::Failure;
use crate::fleets;
use crate::seating::Sitter;

/// Who fights when nobody says who.
const USUAL: [&str; 2] = ["phebe-line", "amycles-line"];

/// Their class points.
const USUAL_POINTS: u8 = 12;

/// What a battle of Fleet Commander is set up from.
#[derive(Debug, Args)]
pub(crate) struct BattleOptions {
    #[arg(long, value_name = "FLEET,…", value_delimiter = ',')]
    pub(crate) fleets: Option<Vec<String>>,
    #[arg(
        long,
        conflicts_with_all = ["fleets", "scenario", "mode", "points", "zones", "terrain", "gates"]
    )]
    pub(crate) first_battle: bool,
    #[arg(long, value_name = "ID")]
    pub(crate) scenario: Option<String>,
    #[arg(long, value_name = "MODE")]
    pub(crate) mode: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) points: Option<u8>,
    #[arg(long, value_name = "SIZE,…", value_delimiter = ',')]
    pub(crate) zones: Option<Vec<String>>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) gates: Option<u8>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) first: Option<u8>,
    #[arg(long, value_name = "KIND@SECTOR,…", value_delimiter = ',')]
    pub(crate) terrain: Option<Vec<String>>,
    #[arg(long, value_name = "RULE,…", value_delimiter = ',')]
    pub(crate) options: Option<Vec<String>>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) phebe: Option<u8>,
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    pub(crate) variants: Option<Vec<String>>,
    #[arg(long, value_name = "WAY")]
    pub(crate) choice: Option<String>,
    #[arg(long, value_name = "ID")]
    pub(crate) advantage: Option<String>,
    #[arg(long, value_name = "NAME", num_args = 0..=1, default_missing_value = "")]
    pub(crate) campaign: Option<String>,
}

impl BattleOptions {
    /// Those that a set-up can contradict, and whether they are given.
    const fn given(&self) -> [(&'static str, bool); 13] {
        [
            ("--fleets", self.fleets.is_some()),
            ("--first-battle", self.first_battle),
            ("--scenario", self.scenario.is_some()),
            ("--mode", self.mode.is_some()),
            ("--points", self.points.is_some()),
            ("--zones", self.zones.is_some()),
            ("--gates", self.gates.is_some()),
            ("--first", self.first.is_some()),
            ("--terrain", self.terrain.is_some()),
            ("--options", self.options.is_some()),
            ("--phebe", self.phebe.is_some()),
            ("--variants", self.variants.is_some()),
            ("--choice", self.choice.is_some()),
        ]
    }

    /// The scenario that is asked for, if it is one.
    fn scenario(&self) -> Option<&'static ScenarioRow> {
        let id: Scenario = self.scenario.as_deref()?.parse().ok()?;
        Some(Tables::get().scenario(id))
    }
}

impl Options<FleetCommander> for BattleOptions {
    fn setup(&self, seats: Option<u8>, _luck: u64) -> Result<Setup, Failure> {
        expect_no_campaign(self)?;
        if self.first_battle {
            let options = self.options.clone().unwrap_or_default();
            let choice = self.choice.clone();
            return Ok(Setup { options, choice, first: self.first, ..Setup::first_battle() });
        }
        let fleets = fleets_of(self, seats)?;
        let (mode, zone) = usual_field(fleets.len());
        let mut setup = Setup { mode: mode.to_owned(), ..Setup::battle(fleets) };
        let seats = setup.fleets.len();
        let usual_zones = || self.scenario().and_then(|row| row.usual_zones(seats));
        let zones = self.zones.clone().or_else(usual_zones);
        let zones = zones.unwrap_or_else(|| vec![zone.to_owned()]);
        setup.zones = zones.iter().map(|zone| wide(zone)).collect();
        setup.phebe = self.phebe;
        setup.gates = self.gates;
        setup.first = self.first;
        setup.choice.clone_from(&self.choice);
        setup.variants = self.variants.clone().unwrap_or_default();
        setup.terrain.clone_from(&self.terrain);
        for (word, asked) in [(&mut setup.scenario, &self.scenario), (&mut setup.mode, &self.mode)]
        {
            if let Some(asked) = asked {
                word.clone_from(asked);
            }
        }
        setup.options = self.options.clone().unwrap_or_default();
        setup.points = self.points.unwrap_or(setup.points);
        fleets::build_all(self.fleets.as_deref().unwrap_or_default(), &mut setup)?;
        Ok(setup)
    }

    fn contradiction(&self, setup: &Setup) -> Option<String> {
        let seats = setup.fleets.len().min(usize::from(u8::MAX)) as u8;
        let wanted = match self.campaign {
            Some(_) => campaigns::amended(setup, self),
            None => self.setup(Some(seats), 0),
        };
        let Ok(wanted) = wanted else { return Some("--fleets".to_owned()) };
        let differs = [
            wanted.fleets != setup.fleets,
            wanted != *setup,
            wanted.scenario != setup.scenario,
            wanted.mode != setup.mode,
            wanted.points != setup.points,
            wanted.zones != setup.zones,
            wanted.gates != setup.gates,
            wanted.first != setup.first,
            wanted.terrain != setup.terrain,
            wanted.options != setup.options,
            wanted.phebe != setup.phebe,
            wanted.variants != setup.variants,
            wanted.choice != setup.choice,
        ];
        let mut both = self.given().into_iter().zip(differs);
        let found = both.find(|((_, is_given), differs)| *is_given && *differs);
        found.map(|((option, _), _)| option.to_owned())
    }

    fn chapter(
        &self,
        sitters: Option<&[Sitter]>,
    ) -> Result<Option<Chapter<FleetCommander>>, Failure> {
        if self.campaign.is_some() {
            expect_left_open(self)?;
        }
        campaigns::chapter(self, sitters)
    }

    fn conclude(&self) -> Result<Vec<Sentence>, Failure> {
        campaigns::conclude(self)
    }
}

/// A battle of a campaign is played by `play`, which asks for it before anything else.
fn expect_no_campaign(asked: &BattleOptions) -> Result<(), Failure> {
    let key = match asked {
        asked if asked.campaign.is_some() => "cli-campaign-only-played",
        asked if asked.advantage.is_some() => "cli-advantage-alone",
        _ => return Ok(()),
    };
    Err(Failure::new(Sentence::new(key)))
}

/// What a campaign gives for each of its battles cannot be asked for.
fn expect_left_open(asked: &BattleOptions) -> Result<(), Failure> {
    let given = [
        ("--first-battle", asked.first_battle),
        ("--mode", asked.mode.is_some()),
        ("--points", asked.points.is_some()),
        ("--phebe", asked.phebe.is_some()),
    ];
    match given.into_iter().find(|(_, is_given)| *is_given) {
        None => Ok(()),
        Some((option, _)) => {
            Err(Failure::new(Sentence::new("cli-campaign-given").with("option", option)))
        }
    }
}

/// A zone as the rules write it, columns first: who writes rows first means the same.
pub(crate) fn wide(zone: &str) -> String {
    let sizes = zone.split_once('x').and_then(|(one, other)| {
        Some((one.trim().parse::<u8>().ok()?, other.trim().parse::<u8>().ok()?))
    });
    match sizes {
        Some((columns, rows)) if columns < rows => format!("{rows}x{columns}"),
        Some(_) | None => zone.to_owned(),
    }
}

/// One fleet for each seat: those that are named, or, when only one is, the same for everybody.
fn fleets_of(asked: &BattleOptions, seats: Option<u8>) -> Result<Vec<FleetSpec>, Failure> {
    let Some(named) = &asked.fleets else { return usual_for(asked, seats) };
    let seats = seats.map_or(named.len().max(2), usize::from);
    match named.as_slice() {
        [one] => std::iter::repeat_n(one, seats).map(|named| fleets::draft(named)).collect(),
        several => several.iter().map(|named| fleets::draft(named)).collect(),
    }
}

/// Fleets for whoever names none: of the size that was asked for, and as the scenario wants them,
/// Phebe's where the part of Phebe is.
fn usual_for(asked: &BattleOptions, seats: Option<u8>) -> Result<Vec<FleetSpec>, Failure> {
    let row = asked.scenario();
    let id = row.map_or(Scenario::PitchedBattle, |row| row.id);
    let mut both = match (asked.points, row) {
        (Some(points), _) => usual_fleets(id, points),
        (None, Some(row)) if !row.usual.is_empty() => row.usual.clone(),
        (None, Some(row)) if row.id == Scenario::TheSalvage => usual_fleets(id, USUAL_POINTS),
        (None, _) => USUAL.into_iter().map(fleets::read).collect::<Result<_, _>>()?,
    };
    if asked.phebe == Some(2) {
        both.swap(0, 1);
    }
    Ok(both.into_iter().cycle().take(seats.map_or(2, usize::from)).collect())
}

//! Fleet Commander on the command line.

use ::fleet::build::{FleetSpec, usual_field, usual_fleets};
use ::fleet::data::Tables;
use ::fleet::scenario::{Scenario, ScenarioRow};
use ::fleet::{FleetCommander, Setup};
use kernel::{Sentence, Value};
use tui::board::Picture;

use super::{Chapter, Drawn, Game, expect_none};
use crate::arguments::{BattleArguments, SetupArguments};
use crate::campaigns;
use crate::failure::Failure;
use crate::fleets;
use crate::seating::Sitter;

/// Who fights when nobody says who.
const USUAL: [&str; 2] = ["phebe-line", "amycles-line"];

/// Their class points.
const USUAL_POINTS: u8 = 12;

impl SetupArguments {
    /// The options of Fleet Commander, and whether they are given.
    pub(super) const fn of_fleet_commander(&self) -> [(&'static str, bool); 14] {
        [
            ("--fleets", self.fleet.fleets.is_some()),
            ("--first-battle", self.fleet.first_battle),
            ("--scenario", self.fleet.scenario.is_some()),
            ("--mode", self.fleet.mode.is_some()),
            ("--points", self.fleet.points.is_some()),
            ("--zones", self.fleet.zones.is_some()),
            ("--gates", self.fleet.gates.is_some()),
            ("--first", self.fleet.first.is_some()),
            ("--terrain", self.fleet.terrain.is_some()),
            ("--options", self.fleet.options.is_some()),
            ("--phebe", self.fleet.phebe.is_some()),
            ("--variants", self.fleet.variants.is_some()),
            ("--choice", self.fleet.choice.is_some()),
            ("--advantage", self.fleet.advantage.is_some()),
        ]
    }

    /// The scenario that is asked for, if it is one.
    fn scenario(&self) -> Option<&'static ScenarioRow> {
        let id: Scenario = self.fleet.scenario.as_deref()?.parse().ok()?;
        Some(Tables::get().scenario(id))
    }

    /// The options of Space Alert alone, and whether they are given.
    pub(super) const fn of_space_alert(&self) -> [(&'static str, bool); 5] {
        [
            ("--mission", self.alert.mission.is_some()),
            ("--common", self.alert.common.is_some()),
            ("--serious", self.alert.serious.is_some()),
            ("--five", self.alert.five),
            ("--untimed", self.alert.untimed),
        ]
    }

    /// The options of Quantum, and whether they are given.
    pub(super) const fn of_quantum(&self) -> [(&'static str, bool); 2] {
        [("--map", self.map.is_some()), ("--edition", self.edition.is_some())]
    }
}

impl Game for FleetCommander {
    type Knowledge = bots::FleetKnowledge;
    const CLAUSES: &'static str = <Self as Picture>::CLAUSES;

    fn knowledge() -> Self::Knowledge {
        bots::FleetKnowledge
    }

    fn drawn() -> Option<Drawn<Self>> {
        Some(Drawn::as_pictured())
    }

    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<Setup, Failure> {
        expect_none::<Self>(&asked.of_quantum())?;
        expect_none::<Self>(&asked.of_space_alert())?;
        expect_no_campaign(asked)?;
        if asked.fleet.first_battle {
            let options = asked.fleet.options.clone().unwrap_or_default();
            let choice = asked.fleet.choice.clone();
            let first = asked.fleet.first;
            return Ok(Setup { options, choice, first, ..Setup::first_battle() });
        }
        let fleets = fleets_of(asked, seats)?;
        let (mode, zone) = usual_field(fleets.len());
        let mut setup = Setup { mode: mode.to_owned(), ..Setup::battle(fleets) };
        let seats = setup.fleets.len();
        let usual_zones = || asked.scenario().and_then(|row| row.usual_zones(seats));
        let zones = asked.fleet.zones.clone().or_else(usual_zones);
        let zones = zones.unwrap_or_else(|| vec![zone.to_owned()]);
        setup.zones = zones.iter().map(|zone| wide(zone)).collect();
        setup.phebe = asked.fleet.phebe;
        setup.gates = asked.fleet.gates;
        setup.first = asked.fleet.first;
        setup.choice.clone_from(&asked.fleet.choice);
        setup.variants = asked.fleet.variants.clone().unwrap_or_default();
        setup.terrain.clone_from(&asked.fleet.terrain);
        for (word, asked) in
            [(&mut setup.scenario, &asked.fleet.scenario), (&mut setup.mode, &asked.fleet.mode)]
        {
            if let Some(asked) = asked {
                word.clone_from(asked);
            }
        }
        setup.options = asked.fleet.options.clone().unwrap_or_default();
        setup.points = asked.fleet.points.unwrap_or(setup.points);
        fleets::build_all(asked.fleet.fleets.as_deref().unwrap_or_default(), &mut setup)?;
        Ok(setup)
    }

    fn contradiction(asked: &SetupArguments, setup: &Setup) -> Option<&'static str> {
        let seats = setup.fleets.len().min(usize::from(u8::MAX)) as u8;
        let wanted = match asked.alert.campaign {
            Some(_) => campaigns::amended(setup, &asked.fleet),
            None => Self::setup(asked, Some(seats)),
        };
        let Ok(wanted) = wanted else { return Some("--fleets") };
        let differs = [
            ("--fleets", wanted.fleets != setup.fleets),
            ("--first-battle", wanted != *setup),
            ("--scenario", wanted.scenario != setup.scenario),
            ("--mode", wanted.mode != setup.mode),
            ("--points", wanted.points != setup.points),
            ("--zones", wanted.zones != setup.zones),
            ("--gates", wanted.gates != setup.gates),
            ("--first", wanted.first != setup.first),
            ("--terrain", wanted.terrain != setup.terrain),
            ("--options", wanted.options != setup.options),
            ("--phebe", wanted.phebe != setup.phebe),
            ("--variants", wanted.variants != setup.variants),
            ("--choice", wanted.choice != setup.choice),
            ("--advantage", false),
        ];
        let given = asked.of_fleet_commander();
        let both = differs.iter().zip(given).find(|((_, differs), (_, given))| *differs && *given);
        both.map(|((option, _), _)| *option)
    }

    fn chapter(
        asked: &SetupArguments,
        sitters: Option<&[Sitter]>,
    ) -> Result<Option<Chapter<Self>>, Failure> {
        if asked.alert.campaign.is_some() {
            expect_none::<Self>(&asked.of_quantum())?;
            expect_none::<Self>(&asked.of_space_alert())?;
            expect_left_open(&asked.fleet)?;
        }
        campaigns::chapter(asked, sitters)
    }

    fn conclude(asked: &SetupArguments) -> Result<Vec<Sentence>, Failure> {
        campaigns::conclude(asked)
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seat_count()
    }

    fn advice(setup: &Setup) -> Option<Sentence> {
        setup.advice()
    }

    fn setting(setup: &Setup) -> Value {
        scenario_name(&setup.scenario, setup.fleets.len())
    }
}

/// What a scenario for so many seats is called.
pub(crate) fn scenario_name(id: &str, seats: usize) -> Value {
    let id = id.replace('_', "-");
    let size = match (id.as_str(), seats) {
        ("pitched-battle", seats) => format!("-{}", seats.max(2)),
        ("the-salvage", ..=2) => "-2".to_owned(),
        ("the-salvage", _) => "-4".to_owned(),
        _ => String::new(),
    };
    Value::message(format!("fleet-scenario-{id}{size}"))
}

/// A battle of a campaign is played by `play`, which asks for it before anything else.
fn expect_no_campaign(asked: &SetupArguments) -> Result<(), Failure> {
    let key = match asked {
        asked if asked.alert.campaign.is_some() => "cli-campaign-only-played",
        asked if asked.fleet.advantage.is_some() => "cli-advantage-alone",
        _ => return Ok(()),
    };
    Err(Failure::new(Sentence::new(key)))
}

/// What a campaign gives for each of its battles cannot be asked for.
fn expect_left_open(asked: &BattleArguments) -> Result<(), Failure> {
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
fn fleets_of(asked: &SetupArguments, seats: Option<u8>) -> Result<Vec<FleetSpec>, Failure> {
    let Some(named) = &asked.fleet.fleets else { return usual_for(asked, seats) };
    let seats = seats.map_or(named.len().max(2), usize::from);
    match named.as_slice() {
        [one] => std::iter::repeat_n(one, seats).map(|named| fleets::draft(named)).collect(),
        several => several.iter().map(|named| fleets::draft(named)).collect(),
    }
}

/// Fleets for whoever names none: of the size that was asked for, and as the scenario wants them,
/// Phebe's where the part of Phebe is.
fn usual_for(asked: &SetupArguments, seats: Option<u8>) -> Result<Vec<FleetSpec>, Failure> {
    let row = asked.scenario();
    let id = row.map_or(Scenario::PitchedBattle, |row| row.id);
    let mut both = match (asked.fleet.points, row) {
        (Some(points), _) => usual_fleets(id, points),
        (None, Some(row)) if !row.usual.is_empty() => row.usual.clone(),
        (None, Some(row)) if row.id == Scenario::TheSalvage => usual_fleets(id, USUAL_POINTS),
        (None, _) => USUAL.into_iter().map(fleets::read).collect::<Result<_, _>>()?,
    };
    if asked.fleet.phebe == Some(2) {
        both.swap(0, 1);
    }
    Ok(both.into_iter().cycle().take(seats.map_or(2, usize::from)).collect())
}

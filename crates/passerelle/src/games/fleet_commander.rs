//! Fleet Commander on the command line.

use ::fleet::{FleetCommander, FleetSpec, Scenario, ScenarioRow, Setup, Tables, usual_field};
use kernel::{Sentence, Value};
use tui::board::Picture;

use super::{Chapter, Drawn, Game, expect_none};
use crate::arguments::SetupArguments;
use crate::campaigns;
use crate::failure::Failure;
use crate::fleets;

/// Who fights when nobody says who.
const USUAL: [&str; 2] = ["phebe-line", "amycles-line"];

impl SetupArguments {
    /// The options of Fleet Commander, and whether they are given.
    pub(super) const fn of_fleet_commander(&self) -> [(&'static str, bool); 12] {
        [
            ("--fleets", self.fleet.fleets.is_some()),
            ("--first-battle", self.fleet.first_battle),
            ("--scenario", self.fleet.scenario.is_some()),
            ("--mode", self.fleet.mode.is_some()),
            ("--points", self.fleet.points.is_some()),
            ("--zones", self.fleet.zones.is_some()),
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

    /// The options of Quantum, and whether they are given.
    pub(super) const fn of_quantum(&self) -> [(&'static str, bool); 2] {
        [("--map", self.map.is_some()), ("--edition", self.edition.is_some())]
    }
}

impl Game for FleetCommander {
    type Knowledge = bots::FleetKnowledge;
    const KNOWLEDGE: Self::Knowledge = bots::FleetKnowledge;
    const CLAUSES: &'static str = <Self as Picture>::CLAUSES;

    fn drawn() -> Option<Drawn<Self>> {
        Some(Drawn::as_pictured())
    }

    fn setup(asked: &SetupArguments, seats: Option<u8>) -> Result<Setup, Failure> {
        expect_none::<Self>(&asked.of_quantum())?;
        if asked.fleet.first_battle {
            let options = asked.fleet.options.clone().unwrap_or_default();
            let choice = asked.fleet.choice.clone();
            return Ok(Setup { options, choice, ..Setup::first_battle() });
        }
        let fleets = fleets_of(asked, seats)?;
        let (mode, zone) = usual_field(fleets.len());
        let mut setup = Setup { mode: mode.to_owned(), ..Setup::battle(fleets) };
        let seats = setup.fleets.len();
        let usual_zones = || asked.scenario().and_then(|row| row.usual_zones(seats));
        let zones = asked.fleet.zones.clone().or_else(usual_zones);
        setup.zones = zones.unwrap_or_else(|| vec![zone.to_owned()]);
        setup.phebe = asked.fleet.phebe;
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
        Ok(setup)
    }

    fn contradiction(asked: &SetupArguments, setup: &Setup) -> Option<&'static str> {
        let seats = setup.fleets.len().min(usize::from(u8::MAX)) as u8;
        let Ok(wanted) = Self::setup(asked, Some(seats)) else { return Some("--fleets") };
        let differs = [
            ("--fleets", wanted.fleets != setup.fleets),
            ("--first-battle", wanted != *setup),
            ("--scenario", wanted.scenario != setup.scenario),
            ("--mode", wanted.mode != setup.mode),
            ("--points", wanted.points != setup.points),
            ("--zones", wanted.zones != setup.zones),
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
        seats: Option<u8>,
    ) -> Result<Option<Chapter<Self>>, Failure> {
        campaigns::chapter(asked, seats)
    }

    fn conclude(asked: &SetupArguments) -> Result<Option<Sentence>, Failure> {
        campaigns::conclude(asked)
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seat_count()
    }

    fn setting(setup: &Setup) -> Value {
        let id = setup.scenario.replace('_', "-");
        let several = id == "pitched-battle" || id == "the-salvage";
        let size = match setup.fleets.len() {
            _ if !several => "",
            ..=2 => "-2",
            _ => "-4",
        };
        Value::message(format!("fleet-scenario-{id}{size}"))
    }
}

/// One fleet for each seat: those that are named, or, when only one is, the same for everybody.
fn fleets_of(asked: &SetupArguments, seats: Option<u8>) -> Result<Vec<FleetSpec>, Failure> {
    if let (None, Some(row)) = (&asked.fleet.fleets, asked.scenario())
        && !row.usual.is_empty()
    {
        return Ok(row.usual.clone());
    }
    let named: Vec<&str> = match &asked.fleet.fleets {
        None => USUAL.to_vec(),
        Some(named) => named.iter().map(String::as_str).collect(),
    };
    let seats = match seats {
        Some(seats) => usize::from(seats),
        None => named.len().max(2),
    };
    let named: Vec<&str> = match &asked.fleet.fleets {
        Some(several) if several.len() > 1 => named,
        _ => named.into_iter().cycle().take(seats).collect(),
    };
    named.into_iter().map(fleets::read).collect()
}

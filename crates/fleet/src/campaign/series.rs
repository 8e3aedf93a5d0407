//! A campaign at tables: what is asked between its battles, and the set-up of the next one.

mod standing;

use kernel::chance::Fast;
use kernel::{
    Fixture, Menu as _, MenuOption, Outcome, Refusal, Seat, Sentence, Series, SeriesChoice,
    SeriesQuestion, Standing, Value,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::FleetCommander;
use crate::build::setup::Setup;
use crate::campaign::{Advantage, Aftermath, Campaign, Engagement, TWO_ZONES};
use crate::scenario::Scenario;
use crate::show::scenario_name;
use crate::state::State;

/// What a campaign gives for each of its battles: nobody is asked for it.
const GIVEN: [&str; 9] =
    ["scenario", "mode", "points", "zones", "gates", "first", "terrain", "phebe", "fleets"];

/// The ground of the last battle of four as it is without anybody's advantage.
const ONE_ZONE: &str = "one";
const TWO: &str = "two";

/// A campaign, and what was chosen for its next battle.
#[derive(Debug, Clone)]
pub struct Battles {
    campaign: Campaign,
    /// How fleets are chosen and which optional rules there are, in every battle that allows them.
    house: Setup,
    scenario: Option<Scenario>,
    zones: Option<Vec<String>>,
    /// A battle that is over, whose winner still has to choose an advantage.
    undecided: Option<Report>,
}

/// What a battle leaves for its campaign.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Report {
    /// Seats of the battle, counted from 0.
    winners: Vec<u8>,
    /// What is left of the first winner's fleet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aftermath: Option<Aftermath>,
}

impl Battles {
    /// The battle that comes next, unless the one before still has something to settle.
    fn engagement(&self) -> Option<Engagement> {
        self.campaign.next()
    }

    /// The scenario of the next battle, once it is known.
    fn scenario(&self, engagement: &Engagement) -> Option<Scenario> {
        engagement.row.scenario.or(self.scenario)
    }

    /// Whoever may fight the last battle in two zones, and has not said whether he does.
    fn ground_chooser(&self, engagement: &Engagement) -> Option<u8> {
        let two = TWO_ZONES.map(str::to_owned);
        let may = self.zones.is_none() && self.campaign.takes_zones(engagement, &two);
        self.campaign.placer(engagement).filter(|_| may)
    }

    /// Optional rules are for every battle but the last (`FC-CAM-02`).
    fn amend(&self, engagement: &Engagement, setup: &mut Setup) {
        setup.choice.clone_from(&self.house.choice);
        setup.variants.clone_from(&self.house.variants);
        if !engagement.is_final {
            setup.options.clone_from(&self.house.options);
        }
        if let Some(zones) = &self.zones {
            setup.zones.clone_from(zones);
        }
    }

    fn setup(&self, engagement: &Engagement) -> Option<Setup> {
        let scenario = self.scenario(engagement)?;
        let mut setup = self.campaign.usual_setup(engagement, scenario)?;
        self.amend(engagement, &mut setup);
        Some(setup)
    }

    /// Enters the end of a battle with what its winner carries on.
    fn finish(&mut self, report: Report, chosen: Option<Advantage>) -> Result<(), Refusal> {
        let engagement = self.engagement().ok_or_else(Refusal::game_over)?;
        let scenario = self.scenario(&engagement).unwrap_or(Scenario::PitchedBattle);
        let winners = winners(&engagement, &report);
        self.campaign.finish(scenario.id(), &winners, chosen)?;
        if let Some(aftermath) = report.aftermath.filter(|_| engagement.row.pairs.len() > 1) {
            self.campaign.note_aftermath(aftermath);
        }
        self.scenario = None;
        self.undecided = None;
        Ok(())
    }

    fn ask_scenario(&self, engagement: &Engagement) -> Option<SeriesQuestion> {
        let player = seat_of(engagement.picker?);
        let fitting = self.campaign.fitting(engagement, |setup| self.amend(engagement, setup));
        let choice = |scenario: &Scenario| SeriesChoice {
            value: scenario.id().to_owned(),
            label: scenario_named(*scenario, engagement.players.len()),
            text: None,
        };
        let number = self.campaign.label(self.campaign.battles.len());
        Some(SeriesQuestion {
            player,
            question: Sentence::new("question-fleet-campaign-scenario")
                .with("player", player)
                .with("number", number),
            choices: fitting.iter().map(choice).collect(),
            usual: self.campaign.bots_pick(&fitting)?.id().to_owned(),
        })
    }

    fn ask_ground(&self, engagement: &Engagement) -> Option<SeriesQuestion> {
        let player = seat_of(self.ground_chooser(engagement)?);
        let choice = |value: &str, label: Sentence| SeriesChoice {
            value: value.to_owned(),
            label,
            text: None,
        };
        let zone = engagement.row.zone.clone().unwrap_or_default().replace('x', "×");
        Some(SeriesQuestion {
            player,
            question: Sentence::new("question-fleet-campaign-ground").with("player", player),
            choices: vec![
                choice(ONE_ZONE, Sentence::new("campaign-fleet-one-zone").with("zone", zone)),
                choice(TWO, Sentence::new("campaign-fleet-two-zones")),
            ],
            usual: ONE_ZONE.to_owned(),
        })
    }
}

impl Series<FleetCommander> for Battles {
    fn sizes() -> Vec<u8> {
        vec![2, 4]
    }

    fn options() -> Vec<MenuOption> {
        let all = FleetCommander::options().into_iter();
        all.filter(|option| !GIVEN.contains(&option.name)).collect()
    }

    fn begin(players: u8, chosen: &Map<String, Json>, luck: u64) -> Result<Self, Refusal> {
        if let Some(given) = GIVEN.iter().find(|given| chosen.contains_key(**given)) {
            return Err(Refusal::not_on_the_menu(given));
        }
        let campaign = Campaign::new(players)?;
        let house = FleetCommander::setup(players, chosen, &mut Fast::new(luck))?;
        let begun = Self { campaign, house, scenario: None, zones: None, undecided: None };
        if let Some(setup) = begun.next().map(|first| first.setup) {
            setup.resolve()?;
        }
        Ok(begun)
    }

    fn question(&self) -> Option<SeriesQuestion> {
        let engagement = self.engagement()?;
        if let Some(report) = &self.undecided {
            return ask_advantage(&engagement, report);
        }
        match self.scenario(&engagement) {
            None => self.ask_scenario(&engagement),
            Some(_) => self.ask_ground(&engagement),
        }
    }

    fn choose(&mut self, choice: &str) -> Result<(), Refusal> {
        let refused = || Refusal::not_an_answer(choice);
        let question = self.question().ok_or_else(refused)?;
        if question.choices.iter().all(|open| open.value != choice) {
            return Err(refused());
        }
        if let Some(report) = self.undecided.clone() {
            return self.finish(report, Some(choice.parse().map_err(|_| refused())?));
        }
        let engagement = self.engagement().ok_or_else(refused)?;
        if self.scenario(&engagement).is_none() {
            self.scenario = Some(choice.parse().map_err(|_| refused())?);
        } else {
            let one = || engagement.row.zone.iter().cloned().collect();
            let two = || TWO_ZONES.map(str::to_owned).to_vec();
            self.zones = Some(if choice == TWO { two() } else { one() });
        }
        Ok(())
    }

    fn next(&self) -> Option<Fixture<Setup>> {
        let engagement = self.engagement().filter(|_| self.question().is_none())?;
        let setup = self.setup(&engagement)?;
        let players = engagement.players.iter().chain(&engagement.helper);
        Some(Fixture { setup, players: players.map(|player| seat_of(*player)).collect() })
    }

    fn report(state: &State, outcome: Outcome) -> Json {
        let winners: Vec<Seat> = match outcome {
            Outcome::Won { winners, .. } => winners.iter().collect(),
            Outcome::Drawn | Outcome::Lost { .. } => Vec::new(),
        };
        let report = Report {
            aftermath: winners.first().map(|seat| state.aftermath(*seat)),
            winners: winners.iter().map(|seat| seat.index() as u8).collect(),
        };
        serde_json::to_value(report).expect("a report holds only what JSON can say")
    }

    fn enter(&mut self, report: &Json) -> Result<(), Refusal> {
        let engagement = self.engagement().ok_or_else(Refusal::game_over)?;
        let report = Report::deserialize(report)
            .map_err(|error| Refusal::not_an_answer(&error.to_string()))?;
        let is_won = !winners(&engagement, &report).is_empty();
        if is_won && engagement.advantages.len() > 1 {
            self.undecided = Some(report);
            return Ok(());
        }
        self.finish(report, None)
    }

    fn standing(&self) -> Standing {
        self.stand()
    }
}

/// What the winner of a battle may carry on.
fn ask_advantage(engagement: &Engagement, report: &Report) -> Option<SeriesQuestion> {
    let player = seat_of(*winners(engagement, report).first()?);
    let choice = |advantage: &Advantage| {
        let (label, text) = advantage_named(*advantage);
        SeriesChoice { value: advantage.id().to_owned(), label, text: Some(text) }
    };
    Some(SeriesQuestion {
        player,
        question: Sentence::new("question-fleet-campaign-advantage").with("player", player),
        choices: engagement.advantages.iter().map(choice).collect(),
        usual: engagement.suiting()?.id().to_owned(),
    })
}

/// The players of the campaign who have won the battle.
fn winners(engagement: &Engagement, report: &Report) -> Vec<u8> {
    let seats = report.winners.iter().filter_map(|seat| Seat::try_from(*seat).ok());
    engagement.players_on(seats)
}

/// Players of a campaign are counted from 1.
const fn seat_of(player: u8) -> Seat {
    Seat::new(player - 1)
}

fn scenario_named(scenario: Scenario, seats: usize) -> Sentence {
    Sentence::new("fleet-menu-scenario-named").with("scenario", scenario_name(scenario.id(), seats))
}

/// What an advantage is called, and what it does.
fn advantage_named(advantage: Advantage) -> (Sentence, Sentence) {
    let key = format!("fleet-advantage-{}", advantage.id().replace('_', "-"));
    let text = Value::message(format!("{key}.text"));
    (
        Sentence::new("campaign-fleet-advantage").with("advantage", Value::message(key)),
        Sentence::new("campaign-fleet-advantage").with("advantage", text),
    )
}

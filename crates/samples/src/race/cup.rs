//! A cup: three races of two ships. Whoever lost the last one begins the next and picks its length.

use kernel::{
    Fixture, Leg, Menu as _, MenuOption, Outcome, Refusal, Seat, Sentence, Series, SeriesChoice,
    SeriesQuestion, Standing,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::{Race, Setup, State};

/// So many races are run, unless somebody has won most of them before.
const RACES: usize = 3;

/// The lengths that can be picked.
const GOALS: [u8; 3] = [10, 20, 30];

/// A cup, race by race.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cup {
    first: Setup,
    run: Vec<Run>,
    /// What was picked for the next race.
    goal: Option<u8>,
}

/// A race that was run.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Run {
    goal: u8,
    players: Vec<Seat>,
    winner: Option<Seat>,
}

/// What a race leaves for the cup.
#[derive(Debug, Serialize, Deserialize)]
struct Report {
    /// The seat of the race.
    winner: Option<u8>,
}

impl Cup {
    fn wins(&self, player: Seat) -> usize {
        self.run.iter().filter(|run| run.winner == Some(player)).count()
    }

    fn is_over(&self) -> bool {
        self.run.len() == RACES || Seat::all(2).any(|player| self.wins(player) > RACES / 2)
    }

    /// Whoever lost the last race first; the first player after a draw.
    fn order(&self) -> Vec<Seat> {
        let winner = self.run.last().and_then(|run| run.winner);
        let mut players: Vec<Seat> = Seat::all(2).collect();
        players.sort_by_key(|player| Some(*player) == winner);
        players
    }

    fn winners(&self) -> Vec<Seat> {
        let most = Seat::all(2).map(|player| self.wins(player)).max();
        let best: Vec<Seat> =
            Seat::all(2).filter(|player| Some(self.wins(*player)) == most).collect();
        if best.len() == 1 { best } else { Vec::new() }
    }
}

fn goal_named(goal: u8) -> Sentence {
    Sentence::new("race-setting").with("goal", goal)
}

impl Series<Race> for Cup {
    fn sizes() -> Vec<u8> {
        vec![2]
    }

    fn options() -> Vec<MenuOption> {
        Race::options()
    }

    fn begin(players: u8, chosen: &Map<String, Json>, luck: u64) -> Result<Self, Refusal> {
        if players != 2 {
            return Err(Refusal::no_series());
        }
        let first = Race::setup(players, chosen, &mut kernel::chance::Fast::new(luck))?;
        Ok(Self { first, run: Vec::new(), goal: Some(first.goal) })
    }

    fn question(&self) -> Option<SeriesQuestion> {
        let player = *self.order().first()?;
        let is_asked = !self.is_over() && self.goal.is_none();
        is_asked.then(|| SeriesQuestion {
            player,
            question: Sentence::new("question-race-cup").with("player", player),
            choices: GOALS
                .map(|goal| SeriesChoice {
                    value: goal.to_string(),
                    label: goal_named(goal),
                    text: None,
                })
                .to_vec(),
            usual: GOALS[0].to_string(),
        })
    }

    fn choose(&mut self, choice: &str) -> Result<(), Refusal> {
        let known = choice.parse().ok().filter(|goal| GOALS.contains(goal));
        let goal = known.filter(|_| self.question().is_some());
        self.goal = Some(goal.ok_or_else(|| Refusal::not_an_answer(choice))?);
        Ok(())
    }

    fn next(&self) -> Option<Fixture<Setup>> {
        let goal = self.goal.filter(|_| !self.is_over())?;
        Some(Fixture { setup: Setup { goal, ..self.first }, players: self.order() })
    }

    fn report(_: &State, outcome: Outcome) -> Json {
        let winner = match outcome {
            Outcome::Won { winners, .. } => winners.first().map(|seat| seat.index() as u8),
            Outcome::Drawn | Outcome::Lost { .. } => None,
        };
        serde_json::to_value(Report { winner }).unwrap_or_default()
    }

    fn enter(&mut self, report: &Json) -> Result<(), Refusal> {
        let Fixture { setup, players } = self.next().ok_or_else(Refusal::game_over)?;
        let report = Report::deserialize(report)
            .map_err(|error| Refusal::not_an_answer(&error.to_string()))?;
        let winner = report.winner.and_then(|seat| players.get(usize::from(seat)).copied());
        self.run.push(Run { goal: setup.goal, players, winner });
        self.goal = None;
        Ok(())
    }

    fn standing(&self) -> Standing {
        let leg = |(number, run): (usize, Option<&Run>)| Leg {
            number: (number + 1).to_string(),
            title: match run {
                Some(run) => Some(goal_named(run.goal)),
                None => self.goal.filter(|_| number == self.run.len()).map(goal_named),
            },
            players: run.map_or_else(|| self.order(), |run| run.players.clone()),
            notes: Vec::new(),
            winners: run.map(|run| run.winner.into_iter().collect()),
            won: None,
            clause: None,
        };
        let to_come = if self.is_over() { 0 } else { RACES - self.run.len() };
        let runs = self.run.iter().map(Some).chain(std::iter::repeat_n(None, to_come));
        Standing {
            legs: runs.enumerate().map(leg).collect(),
            carried: Vec::new(),
            winners: self.is_over().then(|| self.winners()),
        }
    }
}

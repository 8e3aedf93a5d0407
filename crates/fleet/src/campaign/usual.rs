//! What is usual in a campaign: fleets that nobody chose, scenarios that fit, and what bots take.

use kernel::{Outcome, Seat};

use crate::build::roster::FleetSpec;
use crate::build::setup::Setup;
use crate::build::usual::usual_fleets;
use crate::campaign::{Advantage, Campaign, Engagement};
use crate::scenario::Scenario;

impl Engagement {
    /// The players of the campaign who have won the battle.
    pub fn winners(&self, outcome: Outcome) -> Vec<u8> {
        match outcome {
            Outcome::Won { winners, .. } => self.players_on(winners.iter()),
            Outcome::Drawn | Outcome::Lost { .. } => Vec::new(),
        }
    }

    /// The players on these seats; a helper fights for his ally.
    pub(crate) fn players_on(&self, seats: impl Iterator<Item = Seat>) -> Vec<u8> {
        let mut players: Vec<u8> = seats.filter_map(|seat| self.player_on(seat.index())).collect();
        players.dedup();
        players
    }

    /// What a bot takes if it wins: more ships rather than anything else.
    pub fn suiting(&self) -> Option<Advantage> {
        let ships = self.advantages.iter().find(|it| **it == Advantage::PlusTwo);
        ships.or(self.advantages.first()).copied()
    }
}

impl Campaign {
    /// The scenarios that the battle can be fought in, with what else is asked of it.
    pub fn fitting(&self, engagement: &Engagement, amend: impl Fn(&mut Setup)) -> Vec<Scenario> {
        let fits = |scenario: &Scenario| {
            let setup = self.usual_setup(engagement, *scenario);
            setup.is_some_and(|mut setup| {
                amend(&mut setup);
                setup.resolve().is_ok()
            })
        };
        Self::scenarios().filter(fits).collect()
    }

    /// The battle with fleets that nobody chose; none if it cannot be fought in this scenario.
    pub fn usual_setup(&self, engagement: &Engagement, scenario: Scenario) -> Option<Setup> {
        let draft = self.setup(engagement, scenario, Vec::new()).ok()?;
        let points = draft.terms.map(|terms| terms.points).unwrap_or_default();
        self.setup(engagement, scenario, usual(scenario, &points)).ok()
    }

    /// The scenario that a bot picks of those that fit: another one each time.
    pub fn bots_pick(&self, fitting: &[Scenario]) -> Option<Scenario> {
        fitting.iter().copied().cycle().nth(self.battles.len())
    }
}

/// A fleet for each of these points.
pub fn usual(scenario: Scenario, points: &[u8]) -> Vec<FleetSpec> {
    let each = points.iter().enumerate();
    each.map(|(seat, points)| usual_fleets(scenario, *points).swap_remove(seat % 2)).collect()
}

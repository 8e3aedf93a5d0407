//! Campaigns: battles that follow one another, whose winners carry advantages into the last one.
//!
//! * This file: the rows of `data/campaigns.toml`, and who has won what.
//! * `terms`: what a campaign changes in one of its battles. `relief`: help from another battle.
//! * `usual`: what is usual where nobody chose. `series`: a campaign at tables, choice by choice.

pub(crate) mod relief;
mod series;
pub(crate) mod terms;
mod usual;

pub use relief::{Aftermath, Relief};
pub use series::Battles;
pub use terms::Terms;
pub use usual::usual;

use std::cmp::Ordering;
use std::sync::LazyLock;

use kernel::Refusal;
use serde::{Deserialize, Serialize};

use crate::build::roster::FleetSpec;
use crate::build::setup::{Mode, Setup};
use crate::decide::refusal::{refuse, refuse_about};
use crate::scenario::Scenario;
use kernel::named;

named! {
    /// What the winner of a battle carries into the last one.
    pub enum Advantage {
        /// Rolls all dice beforehand.
        Preroll = "preroll",
        /// Deploys hidden.
        Hidden = "hidden",
        /// Two class points more.
        PlusTwo = "plus_two",
        /// Places all special sectors and deploys last.
        TerrainAndLast = "terrain_and_last",
        /// Places all special sectors, and may choose two zones.
        Terrain = "terrain",
        /// The camp deploys last.
        DeployLast = "deploy_last",
    }
}

/// What the last battle of four players may be fought in instead of its one zone.
const TWO_ZONES: [&str; 2] = ["5x5", "5x5"];

named! {
    /// Who picks the scenario of a battle.
    pub enum Picker {
        /// Who lost the battle before.
        Loser = "loser",
        /// The camp that lost most often.
        Beaten = "beaten",
    }
}

/// One battle in the plan of a campaign.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleRow {
    pub clause: String,
    pub scenario: Option<Scenario>,
    pub picker: Option<Picker>,
    pub zone: Option<String>,
    pub points: u8,
    pub defeat_at: u8,
    #[serde(default)]
    pub advantages: Vec<Advantage>,
    /// The players of each battle that is fought at the same time, counted from 1.
    pub pairs: Vec<Vec<u8>>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignRow {
    seats: u8,
    battle: Vec<BattleRow>,
}

/// A battle that was fought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// The players, counted from 1, in the order of the battle's seats.
    pub players: Vec<u8>,
    pub scenario: String,
    /// Nobody in a draw.
    pub winners: Vec<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advantage: Option<Advantage>,
    /// What is left of the winner's fleet, where another battle is fought at the same time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aftermath: Option<Aftermath>,
}

impl Fought {
    fn winner(&self) -> Option<u8> {
        self.winners.first().copied()
    }

    fn losers(&self) -> impl Iterator<Item = u8> {
        let drawn = self.winners.is_empty();
        self.players.iter().copied().filter(move |player| !drawn && !self.winners.contains(player))
    }
}

/// The battle that comes next.
#[derive(Debug, Clone)]
pub struct Engagement {
    pub row: &'static BattleRow,
    /// Which battle of the plan it is, counted from 1.
    pub number: usize,
    /// The players, counted from 1, in the order of the battle's seats.
    pub players: Vec<u8>,
    /// The player who picks the scenario, if it is not given.
    pub picker: Option<u8>,
    /// What the winner may choose from.
    pub advantages: Vec<Advantage>,
    pub is_final: bool,
    /// The player who comes to help from the battle that is fought at the same time.
    pub helper: Option<u8>,
}

impl Engagement {
    /// The player on the seat of the battle, counted from 0; a helper fights for his ally.
    pub fn player_on(&self, seat: usize) -> Option<u8> {
        let ally = || {
            let camp = camp_of(self.helper?);
            self.players.iter().copied().find(|player| camp_of(*player) == camp)
        };
        self.players.get(seat).copied().or_else(ally)
    }

    /// Whether the winner of the battle can have this.
    pub fn check_advantage(&self, chosen: Advantage) -> Result<(), Refusal> {
        if self.advantages.contains(&chosen) {
            return Ok(());
        }
        Err(refuse_about(&self.row.clause, "refusal-fleet-advantage", chosen.id()))
    }
}

/// A campaign: how many play, and what was fought so far. It is kept as text.
///
/// ```
/// use fleet::campaign::Campaign;
///
/// let mut campaign = Campaign::new(2)?;
/// let first = campaign.next().expect("five battles");
/// assert_eq!(first.row.points, 7);
/// campaign.finish("pitched_battle", &[1], None)?;
/// assert_eq!(campaign.next().expect("four battles").picker, Some(2));
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    pub seats: u8,
    #[serde(default)]
    pub battles: Vec<Fought>,
}

impl Campaign {
    /// For 2 or 4 players (`FC-CAM-01`).
    pub fn new(seats: u8) -> Result<Self, Refusal> {
        let campaign = Self { seats, battles: Vec::new() };
        campaign.row().map(|_| campaign.clone())
    }

    fn row(&self) -> Result<&'static CampaignRow, Refusal> {
        let found = CAMPAIGNS.iter().find(|row| row.seats == self.seats);
        found.ok_or_else(|| refuse_about("FC-CAM-01", "refusal-fleet-campaign-seats", self.seats))
    }

    /// The scenarios that can be picked (`FC-CAM-13`): all of them.
    pub fn scenarios() -> impl Iterator<Item = Scenario> {
        Scenario::ALL.iter().copied()
    }

    /// Every battle of the plan with its players, and its number in the plan.
    fn plan(&self) -> impl Iterator<Item = (usize, &'static BattleRow, &'static [u8])> {
        let rows = self.row().map_or(&[][..], |row| row.battle.as_slice());
        rows.iter().enumerate().flat_map(|(number, row)| {
            row.pairs.iter().map(move |players| (number + 1, row, players.as_slice()))
        })
    }

    /// How players call the battle, counted from 0: its number in the plan, and which of those that
    /// are fought at the same time.
    pub fn label(&self, battle: usize) -> String {
        let Some((number, row, players)) = self.plan().nth(battle) else { return String::new() };
        let pair = row.pairs.iter().position(|pair| pair.as_slice() == players);
        match pair.filter(|_| row.pairs.len() > 1).and_then(|pair| ('a'..='z').nth(pair)) {
            Some(letter) => format!("{number}{letter}"),
            None => number.to_string(),
        }
    }

    /// The battle that comes next; none when the last is fought.
    pub fn next(&self) -> Option<Engagement> {
        let (number, row, players) = self.plan().nth(self.battles.len())?;
        let is_final = self.plan().count() == self.battles.len() + 1;
        Some(Engagement {
            row,
            number,
            players: players.to_vec(),
            picker: row.picker.map(|picker| self.picker(picker, number, players)),
            advantages: self.open_advantages(number, row),
            is_final,
            helper: self
                .earlier(number)
                .filter(|it| it.aftermath.is_some())
                .and_then(Fought::winner),
        })
    }

    /// What is left of the advantages of the battle: in two that are fought at the same time the
    /// first winner chooses (`FC-CAM-11`).
    fn open_advantages(&self, number: usize, row: &BattleRow) -> Vec<Advantage> {
        let earlier = self.plan().zip(&self.battles).filter(|((other, ..), _)| *other == number);
        let taken: Vec<Advantage> = earlier.filter_map(|(_, fought)| fought.advantage).collect();
        row.advantages.iter().copied().filter(|it| !taken.contains(it)).collect()
    }

    /// Which of these players picks the scenario; before anything was decided, the first one.
    fn picker(&self, picker: Picker, number: usize, players: &[u8]) -> u8 {
        let camp = self.picking_camp(picker, number);
        let of_camp = players.iter().copied().find(|player| Some(camp_of(*player)) == camp);
        of_camp.unwrap_or(players[0])
    }

    /// The camp that picks the scenarios of this number. After a draw (`FC-CAM-14`), and between
    /// camps that were beaten equally often, it is the one that picked last.
    fn picking_camp(&self, picker: Picker, number: usize) -> Option<u8> {
        let fought = || self.plan().zip(&self.battles);
        let before: Vec<&Fought> =
            fought().filter(|((other, ..), _)| *other < number).map(|(_, fought)| fought).collect();
        let beaten = match picker {
            Picker::Loser => before.last().and_then(|fought| fought.losers().next()).map(camp_of),
            Picker::Beaten => most_beaten(&before),
        };
        let (earlier, row, _) = self.plan().filter(|(other, ..)| *other < number).last()?;
        beaten.or_else(|| self.picking_camp(row.picker?, earlier))
    }

    /// Enters the end of the battle that came next. The winner has the advantage that he chose,
    /// or the first that is left; a draw gives none (`FC-CAM-14`).
    pub fn finish(
        &mut self,
        scenario: &str,
        winners: &[u8],
        chosen: Option<Advantage>,
    ) -> Result<(), Refusal> {
        let over = || refuse("FC-CAM-01", "refusal-fleet-campaign-over");
        let engagement = self.next().ok_or_else(over)?;
        chosen.map_or(Ok(()), |chosen| engagement.check_advantage(chosen))?;
        let first = engagement.advantages.first().copied();
        let advantage = if winners.is_empty() { None } else { chosen.or(first) };
        self.battles.push(Fought {
            players: engagement.players,
            scenario: scenario.to_owned(),
            winners: winners.to_vec(),
            advantage,
            aftermath: None,
        });
        Ok(())
    }

    /// Enters what is left of the winner's fleet in the battle that was entered last: he helps his
    /// ally in the one that is fought at the same time (`FC-CAM-11`).
    pub fn note_aftermath(&mut self, aftermath: Aftermath) {
        if let Some(last) = self.battles.last_mut() {
            last.aftermath = Some(aftermath);
        }
    }

    /// The first battle of this number, if it is fought.
    fn earlier(&self, number: usize) -> Option<&Fought> {
        let mut same = self.plan().zip(&self.battles).filter(|((other, ..), _)| *other == number);
        same.next().map(|(_, fought)| fought)
    }

    /// Who comes to help in the battle: the winner of the other one of its number, if that is over.
    fn relief(&self, engagement: &Engagement) -> Option<Relief> {
        let aftermath = self.earlier(engagement.number)?.aftermath.clone()?;
        let helper = engagement.helper?;
        let mut players = (1..).zip(&engagement.players);
        let (ally, _) = players.find(|(_, player)| camp_of(**player) == camp_of(helper))?;
        Some(Relief { ally, aftermath })
    }

    /// What the player carries into the last battle.
    pub fn advantages(&self, player: u8) -> Vec<Advantage> {
        let won = self.battles.iter().filter(|fought| fought.winners.contains(&player));
        won.filter_map(|fought| fought.advantage).collect()
    }

    pub fn is_over(&self) -> bool {
        self.next().is_none()
    }

    /// Who has won the campaign: the winners of the last battle, whatever came before
    /// (`FC-CAM-01`).
    pub fn winners(&self) -> &[u8] {
        match self.battles.last() {
            Some(last) if self.is_over() => &last.winners,
            _ => &[],
        }
    }

    /// The set-up of the battle that comes next, with what was won before it.
    pub fn setup(
        &self,
        engagement: &Engagement,
        scenario: Scenario,
        fleets: Vec<FleetSpec>,
    ) -> Result<Setup, Refusal> {
        let row = engagement.row;
        if let Some(given) = row.scenario.filter(|given| *given != scenario) {
            return Err(refuse_about(&row.clause, "refusal-fleet-campaign-scenario", given.id()));
        }
        let mut setup = Setup { scenario: scenario.id().to_owned(), ..Setup::battle(fleets) };
        if engagement.players.len() > 2 {
            Mode::Teams.id().clone_into(&mut setup.mode);
        }
        if let Some(zone) = &row.zone {
            setup.zones = vec![zone.clone()];
        }
        setup.terms = Some(self.terms(engagement));
        Ok(setup)
    }

    /// The zones are given; only who has won all special sectors may fight the last battle of four
    /// players in two zones (`FC-CAM-12`).
    pub fn takes_zones(&self, engagement: &Engagement, zones: &[String]) -> bool {
        let holds = |player: &u8| self.advantages(*player).contains(&Advantage::Terrain);
        let may_choose = engagement.is_final && engagement.players.iter().any(holds);
        let is_given = engagement.row.zone.as_ref().is_some_and(|zone| zones == [zone.as_str()]);
        may_choose && (is_given || zones == TWO_ZONES)
    }

    /// The player who places all special sectors of the battle, if one has won that.
    pub fn placer(&self, engagement: &Engagement) -> Option<u8> {
        let seat = self.terms(engagement).placer?;
        engagement.player_on(usize::from(seat) - 1)
    }

    /// Optional rules are for every battle but the last (`FC-CAM-02`).
    pub fn check_options(engagement: &Engagement, options: &[String]) -> Result<(), Refusal> {
        if engagement.is_final && !options.is_empty() {
            return Err(refuse("FC-CAM-02", "refusal-fleet-campaign-options"));
        }
        Ok(())
    }

    fn terms(&self, engagement: &Engagement) -> Terms {
        let (row, players) = (engagement.row, &engagement.players);
        let mut terms = Terms {
            points: vec![row.points; players.len()],
            defeat_at: Some(row.defeat_at),
            relief: self.relief(engagement),
            ..Terms::default()
        };
        if engagement.is_final {
            for (seat, player) in (1..).zip(players) {
                self.favour(&mut terms, seat, *player);
            }
            let camps = [0, 1].map(|camp| self.camp_has_nothing(camp));
            let seats =
                (1..).zip(players).filter(|(_, player)| camps[usize::from(camp_of(**player))]);
            terms.colonies = seats.map(|(seat, _)| seat).collect();
            self.put_camps_last(&mut terms, players);
        }
        terms
    }

    /// Enters what the player on the seat has won.
    fn favour(&self, terms: &mut Terms, seat: u8, player: u8) {
        for advantage in self.advantages(player) {
            match advantage {
                Advantage::Preroll => terms.prerolls.push(seat),
                Advantage::PlusTwo => {
                    let points = &mut terms.points[usize::from(seat) - 1];
                    *points = points.saturating_add(2);
                }
                Advantage::Terrain => terms.placer = Some(seat),
                Advantage::TerrainAndLast => {
                    terms.placer = Some(seat);
                    terms.deploy_last.push(seat);
                }
                Advantage::Hidden => terms.hidden.push(seat),
                Advantage::DeployLast => {}
            }
        }
    }

    /// A whole camp deploys last when one of it has won that.
    fn put_camps_last(&self, terms: &mut Terms, players: &[u8]) {
        let holds = |camp: u8| {
            let mut own = players.iter().filter(|player| camp_of(**player) == camp);
            own.any(|player| self.advantages(*player).contains(&Advantage::DeployLast))
        };
        let seats = (1..).zip(players).filter(|(_, player)| holds(camp_of(**player)));
        terms.deploy_last.extend(seats.map(|(seat, _)| seat));
    }

    fn camp_has_nothing(&self, camp: u8) -> bool {
        (1..=self.seats)
            .filter(|player| camp_of(*player) == camp)
            .all(|player| self.advantages(player).is_empty())
    }
}

/// The camp with more defeats, if one has (`FC-CAM-10`).
fn most_beaten(battles: &[&Fought]) -> Option<u8> {
    let defeats = |camp: u8| {
        let lost = |fought: &&&Fought| fought.losers().any(|player| camp_of(player) == camp);
        battles.iter().filter(lost).count()
    };
    match defeats(0).cmp(&defeats(1)) {
        Ordering::Greater => Some(0),
        Ordering::Less => Some(1),
        Ordering::Equal => None,
    }
}

/// Players with odd numbers against those with even ones.
const fn camp_of(player: u8) -> u8 {
    (player + 1) % 2
}

#[derive(Deserialize)]
struct CampaignFile {
    campaign: Vec<CampaignRow>,
}

static CAMPAIGNS: LazyLock<Vec<CampaignRow>> = LazyLock::new(|| {
    let file = toml::from_str::<CampaignFile>(include_str!("../data/campaigns.toml"));
    file.expect("the rows are read by a test").campaign
});

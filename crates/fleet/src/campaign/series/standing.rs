//! How a campaign stands, for its page: the path of battles and what was won on it.

use kernel::{Carried, Clause, Leg, Seat, Sentence, Standing, Value};

use super::{Battles, advantage_named, scenario_named, seat_of, winners};
use crate::campaign::{Advantage, BattleRow, Engagement, Fought, Picker};
use crate::scenario::Scenario;

impl Battles {
    pub(super) fn stand(&self) -> Standing {
        let campaign = &self.campaign;
        let plan: Vec<_> = campaign.plan().collect();
        let legs = plan.iter().enumerate().map(|(battle, (_, row, players))| {
            let leg = Leg {
                number: campaign.label(battle),
                title: row.scenario.map(|scenario| scenario_named(scenario, players.len())),
                players: players.iter().map(|player| seat_of(*player)).collect(),
                notes: Vec::new(),
                winners: None,
                won: None,
                clause: Some(Clause(&row.clause)),
            };
            let camps = camps(&leg.players);
            let leg = match (campaign.battles.get(battle), self.engagement()) {
                (Some(fought), _) => fought_leg(leg, fought),
                (None, Some(next)) if battle == campaign.battles.len() => self.next_leg(leg, &next),
                (None, _) => later_leg(leg, row, battle + 1 == plan.len()),
            };
            Leg { notes: camps.into_iter().chain(leg.notes).collect(), ..leg }
        });
        Standing {
            legs: legs.collect(),
            carried: self.carried(),
            winners: campaign
                .is_over()
                .then(|| campaign.winners().iter().map(|player| seat_of(*player)).collect()),
        }
    }

    fn carried(&self) -> Vec<Carried> {
        let players = 1..=self.campaign.seats;
        let carried = players.flat_map(|player| {
            let won = self.campaign.advantages(player).into_iter();
            won.map(move |advantage| {
                let (name, text) = advantage_named(advantage);
                Carried { player: seat_of(player), name, text }
            })
        });
        carried.collect()
    }

    /// The battle that is fought or prepared now.
    fn next_leg(&self, mut leg: Leg, next: &Engagement) -> Leg {
        let scenario = self.scenario(next);
        leg.title = scenario.map(|scenario| scenario_named(scenario, next.players.len()));
        leg.notes = standing_notes(next.row, &next.advantages, next.is_final);
        if let (Some(picker), true) = (next.picker, next.row.scenario.is_none()) {
            let key = match scenario {
                Some(_) => "campaign-fleet-picked",
                None => "campaign-fleet-picks",
            };
            leg.notes.push(Sentence::new(key).with("player", seat_of(picker)));
        }
        if let Some(relief) = self.campaign.relief(next) {
            let helper = next.helper.map_or(Value::from(""), |helper| seat_of(helper).into());
            let sentence = Sentence::new("campaign-fleet-helps").with("player", helper);
            leg.notes.push(sentence.with("round", relief.aftermath.round));
        }
        // Its winner has still to choose.
        let over = self.undecided.as_ref().map(|report| winners(next, report));
        leg.winners = over.map(|won| won.into_iter().map(seat_of).collect());
        leg
    }
}

/// Who fights beside whom; two need not be told.
fn camps(players: &[Seat]) -> Option<Sentence> {
    let camp = |first: usize| -> Vec<Value> {
        players.iter().skip(first).step_by(2).map(|player| (*player).into()).collect()
    };
    (players.len() > 2).then(|| {
        Sentence::new("campaign-fleet-camps").with("camp", camp(0)).with("others", camp(1))
    })
}

fn fought_leg(mut leg: Leg, fought: &Fought) -> Leg {
    let scenario = fought.scenario.parse::<Scenario>().ok();
    leg.title = scenario.map(|scenario| scenario_named(scenario, fought.players.len()));
    leg.winners = Some(fought.winners.iter().map(|player| seat_of(*player)).collect());
    leg.won = fought.advantage.map(|advantage| advantage_named(advantage).0);
    leg
}

fn later_leg(mut leg: Leg, row: &BattleRow, is_final: bool) -> Leg {
    leg.notes = standing_notes(row, &row.advantages, is_final);
    let picker = row.picker.map(|picker| match picker {
        Picker::Loser => "campaign-fleet-loser-picks",
        Picker::Beaten => "campaign-fleet-beaten-picks",
    });
    leg.notes.extend(picker.map(Sentence::new));
    leg
}

/// What is known of a battle from the beginning: its size, and what is at stake.
fn standing_notes(row: &BattleRow, open: &[Advantage], is_final: bool) -> Vec<Sentence> {
    let named = |advantage: &Advantage| Value::from(advantage_named(*advantage).0);
    let stakes: Vec<Value> = open.iter().map(named).collect();
    let stake = (!stakes.is_empty())
        .then(|| Sentence::new("campaign-fleet-stake").with("advantages", stakes));
    let last = is_final.then(|| Sentence::new("campaign-fleet-final"));
    let points = Sentence::new("campaign-fleet-points").with("points", row.points);
    last.into_iter().chain([points]).chain(stake).collect()
}

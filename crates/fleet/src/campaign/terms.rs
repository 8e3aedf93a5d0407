//! What a campaign changes in one of its battles.

use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};

use crate::campaign::relief::{Helper, Relief};
use crate::decide::refusal::{refuse_about, refuse_count};
use crate::scenario::scene::Scene;

/// Dice of a fleet (`FC-DICE-01`).
const ALL_DICE: u8 = 9;

/// The points of the last battle with two more for each of the four before it: no campaign gives
/// anybody more.
const MOST_POINTS: u8 = 20;

/// The terms of a battle that belongs to a campaign. Seats are counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// Class points of each fleet, in the order of the seats (`FC-CAM-14`).
    pub points: Vec<u8>,
    /// At so many points or fewer a camp has lost.
    pub defeat_at: Option<u8>,
    /// Who rolls all dice before the battle and keeps what the bridge takes (`FC-CAM-03`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prerolls: Vec<u8>,
    /// Who chooses and places all special sectors (`FC-CAM-06`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placer: Option<u8>,
    /// Who deploys when everybody else has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deploy_last: Vec<u8>,
    /// Whose fleet is deployed hidden (`FC-CAM-04`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hidden: Vec<u8>,
    /// Who may place a Colony in his deployment zone (`FC-CAM-07`).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colonies: Vec<u8>,
    /// Who comes to help from the battle that is fought at the same time (`FC-CAM-11`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relief: Option<Relief>,
}

impl Terms {
    /// Terms come from records too, and what no campaign gives would burst a fleet.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let relief = self.relief.as_ref().map(Relief::points).transpose()?;
        let points = self.points.iter().copied().map(u32::from).chain(relief);
        match points.max().filter(|most| *most > u32::from(MOST_POINTS)) {
            None => Ok(()),
            Some(count) => {
                Err(refuse_count("FC-CAM-14", "refusal-fleet-campaign-points", count, MOST_POINTS))
            }
        }
    }

    /// The terms by seat; dice that are rolled beforehand are entered into the scene.
    pub(crate) fn seated(&self, scene: &mut Scene, seats: u8) -> Result<SeatTerms, Refusal> {
        for seat in &self.prerolls {
            scene.prerolls[seat_of(*seat, seats)?.index()] = ALL_DICE;
        }
        Ok(SeatTerms {
            defeat_at: self.defeat_at,
            deploys_last: seats_of(&self.deploy_last, seats)?,
            hides: seats_of(&self.hidden, seats)?,
            settles: seats_of(&self.colonies, seats)?,
            placer: self.placer.map(|seat| seat_of(seat, seats)).transpose()?,
            helper: None,
        })
    }
}

/// What a campaign changes in this battle, by seat.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct SeatTerms {
    /// The points at which a camp has lost, where a campaign says so.
    pub(crate) defeat_at: Option<u8>,
    /// Who places all special sectors.
    pub(crate) placer: Option<Seat>,
    /// Who deploys when everybody else has.
    pub(crate) deploys_last: [bool; Seat::MOST],
    /// Whose fleet is deployed hidden, where not everybody's is.
    pub(crate) hides: [bool; Seat::MOST],
    /// Who may still place a Colony in his deployment zone.
    pub(crate) settles: [bool; Seat::MOST],
    /// Who comes to help from another battle of the campaign.
    pub(crate) helper: Option<Helper>,
}

impl SeatTerms {
    /// A battle that belongs to no campaign.
    pub(crate) const NONE: Self = Self {
        defeat_at: None,
        placer: None,
        deploys_last: [false; Seat::MOST],
        hides: [false; Seat::MOST],
        settles: [false; Seat::MOST],
        helper: None,
    };
}

/// The seats of these numbers, marked.
fn seats_of(numbers: &[u8], seats: u8) -> Result<[bool; Seat::MOST], Refusal> {
    let mut marked = [false; Seat::MOST];
    for number in numbers {
        marked[seat_of(*number, seats)?.index()] = true;
    }
    Ok(marked)
}

fn seat_of(number: u8, seats: u8) -> Result<Seat, Refusal> {
    if (1..=seats).contains(&number) {
        return Ok(Seat::new(number - 1));
    }
    Err(refuse_about("FC-CAM-01", "refusal-fleet-part", number))
}

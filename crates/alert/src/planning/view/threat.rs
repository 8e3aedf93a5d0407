//! Threats as everybody sees them: the card, and where it is.

use serde::Serialize;

use crate::effect::Aura;
use crate::mission::{Arrival, Lane};
use crate::ship::{Station, System, Zone};
use crate::situation::{Fate, Situation};
use crate::threat::{Difficulty, HitPoints, Kind, Severity, Threat, Trait};
use crate::turn::Number;

/// A threat that was announced.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ThreatView {
    pub number: u8,
    pub card: CardView,
    /// None for an internal threat.
    pub zone: Option<Zone>,
    /// `coming`, `on_track`, `destroyed` or `survived`.
    #[cfg_attr(feature = "schema", ts(type = "'coming' | 'on_track' | 'destroyed' | 'survived'"))]
    pub fate: &'static str,
    /// Counted from the ship; 0 before it appears.
    pub space: u8,
    pub hits: u8,
    /// The hits that destroy it, as things stand.
    pub hp: u8,
    /// Its own shield points; what others add is the ship's `shield_aura`.
    pub shield: i8,
    pub speed: u8,
    /// The X and Y spaces that it has reached.
    pub passed: u8,
    /// The stations with a token of it.
    pub tokens: Vec<Station>,
    /// No weapon can target it yet.
    pub hidden: bool,
    /// The first hit will do no damage.
    pub cryoshield: bool,
    pub fights_back: bool,
    /// What it does for the others as long as it is not destroyed.
    pub aura: Option<Aura>,
}

/// A card as it is printed. Its name and its texts are in the locales, under its code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardView {
    pub code: &'static str,
    pub severity: Severity,
    pub difficulty: Difficulty,
    /// None where they depend on the position.
    pub hp: Option<u8>,
    pub shield: i8,
    pub speed: u8,
    pub points_survived: i8,
    pub points_destroyed: i8,
    pub traits: Vec<Trait>,
    /// None for an external threat.
    pub kind: Option<Kind>,
    /// Where its tokens lie at first.
    pub stations: Vec<Station>,
    /// The system that it covers there.
    pub button: Option<System>,
}

impl ThreatView {
    pub(super) fn new((number, arrival): (Number, Arrival), now: &Situation) -> Self {
        let (card, foe) = (arrival.threat, *now.foe(number));
        let is_there = foe.fate != Fate::Coming;
        let inside = card.inside.as_ref();
        Self {
            number: number.get(),
            card: CardView::from(card),
            zone: match arrival.lane {
                Lane::External(zone) => Some(zone),
                Lane::Internal => None,
            },
            fate: fate_name(foe.fate),
            space: foe.space,
            hits: foe.hits,
            hp: card.hp_with(now.rockets),
            shield: if is_there { foe.shield } else { card.shield },
            speed: if is_there { foe.speed } else { card.speed },
            passed: foe.passed,
            tokens: foe.tokens.iter().collect(),
            hidden: if is_there { foe.hidden } else { card.traits.contains(Trait::StealthUntilX) },
            cryoshield: if is_there {
                foe.cryoshield
            } else {
                card.traits.contains(Trait::Cryoshield)
            },
            fights_back: if is_there {
                foe.fights_back
            } else {
                inside.is_some_and(|inside| inside.fights_back)
            },
            aura: foe.aura,
        }
    }

    /// Whether it is still to be reckoned with.
    pub fn is_coming_or_there(&self) -> bool {
        matches!(self.fate, "coming" | "on_track")
    }
}

impl From<&'static Threat> for CardView {
    fn from(card: &'static Threat) -> Self {
        let inside = card.inside.as_ref();
        Self {
            code: &card.code,
            severity: card.severity,
            difficulty: card.difficulty,
            hp: match card.hp {
                HitPoints::Fixed(hp) => Some(hp),
                HitPoints::Counted(_) => None,
            },
            shield: card.shield,
            speed: card.speed,
            points_survived: card.points_survived,
            points_destroyed: card.points_destroyed,
            traits: card.traits.iter().collect(),
            kind: inside.map(|inside| inside.kind),
            stations: inside.map(|it| it.stations.iter().collect()).unwrap_or_default(),
            button: inside.and_then(|inside| inside.button),
        }
    }
}

const fn fate_name(fate: Fate) -> &'static str {
    match fate {
        Fate::Coming => "coming",
        Fate::OnTrack => "on_track",
        Fate::Destroyed => "destroyed",
        Fate::Survived => "survived",
    }
}

//! What happened in a game, from the alarm to the jump, in the past tense.

mod clause;

use kernel::{Audience, Seat, SeatSet};
use serde::Serialize;

use super::pool::Pool;
use super::soundtrack::Cue;
use super::talk::Phrase;
use crate::campaign::Repair;
use crate::card::{ActionCard, Card, Correction, Half, HeroicCard, Laid};
use crate::crew::{Crew, Member};
use crate::level::Level;
use crate::logbook::DeckColours;
use crate::mission::{Lane, Mission};
use crate::report::Score;
use crate::threat::Threat;
use crate::turn::{Number, Phase, Turn};

/// Something that happened. A card that not everybody may see is `None` for the others.
///
/// ```
/// use alert::planning::Event;
/// use alert::{ActionCard, Button, Movement};
/// use kernel::{Event as _, Seat, Viewer};
///
/// let card = Some(ActionCard { movement: Movement::Lift, button: Button::B });
/// let event = Event::CardDrawn { seat: Seat::new(1), card };
/// let hidden = Event::CardDrawn { seat: Seat::new(1), card: None };
/// assert_eq!(event.seen_by(Viewer::Spectator), Some(hidden));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertEvent"))]
pub enum Event {
    AlarmSounded {
        level: Level,
    },
    /// An android's heroic card lies open.
    HeroicShown {
        crew: Crew,
        member: Member,
        card: HeroicCard,
    },
    PileTaken {
        seat: Seat,
        phase: Phase,
        count: u8,
        cards: Option<Dealt>,
    },
    /// The computer said something, in a mission of so many phases, to a crew or to somebody alone.
    Announced {
        cue: Cue,
        phases: u8,
        alone: bool,
    },
    ThreatPlaced {
        by: Seat,
        number: Number,
        threat: &'static Threat,
        lane: Lane,
    },
    /// The crew is too small for this unconfirmed report.
    ReportPassedOver {
        number: Number,
    },
    CardLaid {
        seat: Seat,
        spot: Spot,
        half: Half,
        card: Option<Card>,
        open: bool,
    },
    CardTurned {
        seat: Seat,
        spot: Spot,
        half: Half,
    },
    CardMoved {
        seat: Seat,
        from: Spot,
        to: Spot,
        swapped: bool,
    },
    CardTaken {
        seat: Seat,
        spot: Spot,
        card: Option<Card>,
        open: bool,
    },
    CardDrawn {
        seat: Seat,
        card: Option<ActionCard>,
    },
    CardHeldOut {
        from: Seat,
        to: Seat,
        card: Option<ActionCard>,
    },
    CardHandedOver {
        from: Seat,
        to: Seat,
        card: Option<ActionCard>,
    },
    /// Nobody took it before the beep.
    CardKept {
        seat: Seat,
    },
    Said {
        seat: Seat,
        phrase: Phrase,
    },
    Agreed {
        seat: Seat,
    },
    Disagreed {
        seat: Seat,
    },
    RoundEnded,

    CardsShown {
        crew: Crew,
        turn: Turn,
        cards: [Option<Laid>; Member::MOST],
    },
    TripDeclared {
        crew: Crew,
        member: Member,
        correction: Correction,
    },
    Watched {
        seat: Seat,
    },
    Film(FilmEvent),
    MissionEnded {
        won: bool,
        score: Option<Score>,
    },

    /// Another mission with these threats, or none.
    Proposed {
        seat: Seat,
        choices: Option<DeckColours>,
    },
    /// Everybody has said what they want, and another mission follows.
    WentOn {
        choices: DeckColours,
    },
    Repaired {
        crew: Crew,
        member: Member,
        repair: Repair,
    },
    CampaignEnded,
}

/// The cards of a pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Dealt {
    pub cards: Pool,
    pub heroic: Option<HeroicCard>,
}

/// A slot on a member's board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Spot {
    pub crew: Crew,
    pub member: Member,
    pub turn: Turn,
}

/// An event of the resolution with the names of those concerned.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "AlertFilmed"))]
pub struct FilmEvent {
    pub event: crate::Event,
    pub crew: Crew,
    /// The threat that it is about.
    pub threat: Option<&'static Threat>,
}

impl FilmEvent {
    pub(super) fn new(event: crate::Event, crew: Crew, mission: &Mission) -> Self {
        let threat = event.number().and_then(|number| mission.arrival(number));
        Self { event, crew, threat: threat.map(|arrival| arrival.threat) }
    }
}

impl kernel::Event for Event {
    fn audience(&self) -> Audience {
        let only = |seat| Audience::Only(SeatSet::one(seat));
        match *self {
            Self::PileTaken { seat, cards: Some(_), .. }
            | Self::CardLaid { seat, card: Some(_), open: false, .. }
            | Self::CardTaken { seat, card: Some(_), open: false, .. }
            | Self::CardDrawn { seat, card: Some(_) }
            | Self::CardHeldOut { from: seat, card: Some(_), .. } => only(seat),
            Self::CardHandedOver { from, to, card: Some(_) } => {
                Audience::Only(SeatSet::of([from, to]))
            }
            Self::AlarmSounded { .. }
            | Self::HeroicShown { .. }
            | Self::PileTaken { .. }
            | Self::Announced { .. }
            | Self::ThreatPlaced { .. }
            | Self::ReportPassedOver { .. }
            | Self::CardLaid { .. }
            | Self::CardTurned { .. }
            | Self::CardMoved { .. }
            | Self::CardTaken { .. }
            | Self::CardDrawn { .. }
            | Self::CardHeldOut { .. }
            | Self::CardHandedOver { .. }
            | Self::CardKept { .. }
            | Self::Said { .. }
            | Self::Agreed { .. }
            | Self::Disagreed { .. }
            | Self::RoundEnded
            | Self::CardsShown { .. }
            | Self::TripDeclared { .. }
            | Self::Watched { .. }
            | Self::Film(_)
            | Self::MissionEnded { .. }
            | Self::Proposed { .. }
            | Self::WentOn { .. }
            | Self::Repaired { .. }
            | Self::CampaignEnded => Audience::Everyone,
        }
    }

    fn redacted(&self) -> Option<Self> {
        let mut hidden = *self;
        match &mut hidden {
            Self::PileTaken { cards, .. } => *cards = None,
            Self::CardLaid { card, .. } | Self::CardTaken { card, .. } => *card = None,
            Self::CardDrawn { card, .. }
            | Self::CardHeldOut { card, .. }
            | Self::CardHandedOver { card, .. } => *card = None,
            Self::AlarmSounded { .. }
            | Self::HeroicShown { .. }
            | Self::Announced { .. }
            | Self::ThreatPlaced { .. }
            | Self::ReportPassedOver { .. }
            | Self::CardTurned { .. }
            | Self::CardMoved { .. }
            | Self::CardKept { .. }
            | Self::Said { .. }
            | Self::Agreed { .. }
            | Self::Disagreed { .. }
            | Self::RoundEnded
            | Self::CardsShown { .. }
            | Self::TripDeclared { .. }
            | Self::Watched { .. }
            | Self::Film(_)
            | Self::MissionEnded { .. }
            | Self::Proposed { .. }
            | Self::WentOn { .. }
            | Self::Repaired { .. }
            | Self::CampaignEnded => {}
        }
        Some(hidden)
    }

    /// What the computer says was a secret, and so is every card before it is turned over.
    fn reveals(&self) -> bool {
        match self {
            Self::Announced { .. }
            | Self::ThreatPlaced { .. }
            | Self::CardHandedOver { .. }
            | Self::RoundEnded
            | Self::CardsShown { .. }
            | Self::Film(_) => true,
            // A card out of a hidden hand, for everybody to see.
            Self::CardLaid { open, spot, .. } => *open && !spot.crew.is_solo(),
            // Cards from the deck, which nobody has seen before.
            Self::PileTaken { cards, .. } => cards.is_some(),
            Self::CardDrawn { card, .. } => card.is_some(),
            Self::AlarmSounded { .. }
            | Self::HeroicShown { .. }
            | Self::ReportPassedOver { .. }
            | Self::CardTurned { .. }
            | Self::CardMoved { .. }
            | Self::CardTaken { .. }
            | Self::CardHeldOut { .. }
            | Self::CardKept { .. }
            | Self::Said { .. }
            | Self::Agreed { .. }
            | Self::Disagreed { .. }
            | Self::TripDeclared { .. }
            | Self::Watched { .. }
            | Self::MissionEnded { .. }
            | Self::Proposed { .. }
            | Self::WentOn { .. }
            | Self::Repaired { .. }
            | Self::CampaignEnded => false,
        }
    }
}

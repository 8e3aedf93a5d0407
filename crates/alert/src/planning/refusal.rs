//! Why a set-up or a decision is turned down, by the clause that forbids it.

use kernel::{Refusal, Seat, Sentence, Value};

use super::clock;
use crate::card::{Card, Order};
use crate::turn::{Phase, Turn};

/// Everything that the planning, the corrections and the interval forbid.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Ban {
    UnknownMission(String),
    CampaignOfMissions,
    NoOfficer(u8),
    BrokenFile(usize),
    LongFile,
    FileWithoutTimes,
    FileIsOneMission,

    RoundOver,
    StillPlanning,
    HasAgreed,
    Locked(Turn),
    NotYetOpen(Turn),
    AndroidPhase(Turn),
    NoSuchTurn(Turn),
    NoSuchBoard,
    AloneWithAndroids,
    SlotTaken(Turn),
    SlotEmpty(Turn),
    NotInHand(Card),
    NoneWith(Order),
    AndroidCardStays,
    HeroicNotForAndroids,
    OtherAndroidsHeroic,
    SameSlot,
    LastPhase,
    SoloKeepsTime,
    SoloIgnores,
    NoDraw,
    NoTransfer,
    GaveAlready,
    ToOneself,
    NoSuchPlayer(Seat),
    HeroicStays,
    NothingHeldOut(Seat),
    Silence,
    NoPause,
    UnknownThreat,
    NotTaken,
    TooEarlyToEnd,
    NothingToTakeBack,

    CannotTrip,
    TrippedAlready,
    NotYourFigure,
    NoRepair,
    TwoSquadsOrNone,
    WrongTime { elapsed_ms: u32, due_ms: u32 },
}

impl From<Ban> for Refusal {
    fn from(ban: Ban) -> Self {
        let (clause, sentence) = ban.words();
        Self::new(clause, sentence)
    }
}

impl Ban {
    #[expect(clippy::too_many_lines, reason = "a table with a line for each refusal")]
    fn words(self) -> (&'static str, Sentence) {
        let say = Sentence::new;
        let slot = |key, turn: Turn| Sentence::new(key).with("turn", turn.number());
        match self {
            Self::UnknownMission(name) => {
                ("SA-SETUP-08", say("refusal-alert-mission").with("mission", name))
            }
            Self::CampaignOfMissions => ("SA-CAMP-01", say("refusal-alert-campaign")),
            Self::NoOfficer(number) => {
                ("SA-SETUP-07", say("refusal-alert-officer").with("number", number))
            }
            Self::BrokenFile(line) => {
                ("SA-SETUP-08", say("refusal-alert-file").with("line", line as u32))
            }
            Self::LongFile => ("SA-SETUP-08", say("refusal-alert-file-long")),
            Self::FileWithoutTimes => ("SA-SETUP-08", say("refusal-alert-file-times")),
            Self::FileIsOneMission => ("SA-CAMP-01", say("refusal-alert-file-campaign")),
            Self::CannotTrip => ("SA-TRIP-02", say("refusal-alert-trip")),
            Self::TrippedAlready => ("SA-TRIP-02", say("refusal-alert-tripped")),
            Self::NotYourFigure => ("SA-ANDR-10", say("refusal-alert-not-yours")),
            Self::NoRepair => ("SA-CAMP-07", say("refusal-alert-repair")),
            Self::TwoSquadsOrNone => ("SA-CAMP-14", say("refusal-alert-squads")),
            Self::WrongTime { elapsed_ms, due_ms } => (
                "SA-ANN-13",
                say("refusal-alert-clock")
                    .with("elapsed", clock::shown(elapsed_ms))
                    .with("due", clock::shown(due_ms)),
            ),
            Self::RoundOver => ("SA-PLAN-12", say("refusal-alert-round-over")),
            Self::StillPlanning => ("SA-GEN-02", say("refusal-alert-still-planning")),
            Self::HasAgreed => ("SA-PLAN-13", say("refusal-alert-agreed")),
            Self::Locked(turn) => {
                let clause = if turn.phase() == Phase::One { "SA-PLAN-03" } else { "SA-PLAN-04" };
                (clause, slot("refusal-alert-locked", turn))
            }
            Self::NotYetOpen(turn) => ("SA-PLAN-02", slot("refusal-alert-not-open", turn)),
            Self::AndroidPhase(turn) => ("SA-ANDR-06", slot("refusal-alert-android-phase", turn)),
            Self::NoSuchTurn(turn) => ("SA-GEN-03", slot("refusal-alert-no-turn", turn)),
            Self::NoSuchBoard => ("SA-ANDR-01", say("refusal-alert-no-board")),
            Self::AloneWithAndroids => ("SA-SOLO-01", say("refusal-alert-alone")),
            Self::SlotTaken(turn) => ("SA-CARD-08", slot("refusal-alert-slot-taken", turn)),
            Self::SlotEmpty(turn) => ("SA-CARD-07", slot("refusal-alert-slot-empty", turn)),
            Self::NotInHand(card) => {
                ("SA-PLAN-02", say("refusal-alert-not-in-hand").with("card", card.to_string()))
            }
            Self::NoneWith(order) => {
                ("SA-PLAN-02", say("refusal-alert-none-with").with("order", order.to_string()))
            }
            Self::AndroidCardStays => ("SA-ANDR-05", say("refusal-alert-android-stays")),
            Self::HeroicNotForAndroids => ("SA-ANDR-07", say("refusal-alert-heroic-android")),
            Self::OtherAndroidsHeroic => ("SA-ANDR-03", say("refusal-alert-heroic-other")),
            Self::SameSlot => ("SA-PLAN-02", say("refusal-alert-same-slot")),
            Self::LastPhase => ("SA-GEN-03", say("refusal-alert-last-phase")),
            Self::SoloKeepsTime => ("SA-SOLO-04", say("refusal-alert-solo-phase")),
            Self::SoloIgnores => ("SA-ANN-17", say("refusal-alert-solo-ignores")),
            Self::NoDraw => ("SA-ANN-07", say("refusal-alert-no-draw")),
            Self::NoTransfer => ("SA-ANN-08", say("refusal-alert-no-transfer")),
            Self::GaveAlready => ("SA-ANN-08", say("refusal-alert-gave")),
            Self::ToOneself => ("SA-ANN-08", say("refusal-alert-to-oneself")),
            Self::NoSuchPlayer(seat) => {
                ("SA-ANDR-11", say("refusal-alert-no-player").with("seat", seat.to_string()))
            }
            Self::HeroicStays => ("SA-ANN-11", say("refusal-alert-heroic-stays")),
            Self::NothingHeldOut(from) => {
                ("SA-ANN-10", say("refusal-alert-nothing-held-out").with("seat", Value::Seat(from)))
            }
            Self::NoPause => ("SA-GEN-02", say("refusal-alert-no-pause")),
            Self::Silence => ("SA-COMM-01", say("refusal-alert-silence")),
            Self::UnknownThreat => ("SA-PLAN-15", say("refusal-alert-unknown-threat")),
            Self::NotTaken => ("SA-PLAN-08", say("refusal-alert-not-taken")),
            Self::TooEarlyToEnd => ("SA-PLAN-13", say("refusal-alert-too-early")),
            Self::NothingToTakeBack => ("SA-PLAN-13", say("refusal-alert-not-agreed")),
        }
    }
}

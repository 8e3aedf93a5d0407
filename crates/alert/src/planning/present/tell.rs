//! What happened, in a sentence.

use kernel::{Sentence, Value};

use super::names::{
    android, card, choice, level, order, phase_the, say, threat_name, threat_the, tile, who, zone,
    zone_the,
};
use super::{cards, deeds, film};
use crate::campaign::Repair;
use crate::card::{Card, Correction, Half};
use crate::crew::{Crew, Member};
use crate::mission::Lane;
use crate::planning::event::{Dealt, Event, Spot};
use crate::planning::soundtrack::{Cue, Says};
use crate::planning::talk::Phrase;
use crate::script::ThreatCall;
use crate::threat::Severity;
use crate::turn::Phase;

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
pub(super) fn tell(event: &Event) -> Sentence {
    match *event {
        Event::AlarmSounded { level: it } => say("event-alert-alarm").with("level", level(it)),
        Event::HeroicShown { crew, member, card } => say("event-alert-heroic-shown")
            .with("who", who(crew, member))
            .with("card", halves(Card::Heroic(card))),
        Event::PileTaken { seat, phase, count, cards } => match cards {
            None => say("event-alert-pile-hidden")
                .with("seat", seat)
                .with("phase", phase_the(phase))
                .with("count", count),
            Some(dealt) => say("event-alert-pile")
                .with("seat", seat)
                .with("phase", phase_the(phase))
                .with("cards", dealt_cards(dealt)),
        },
        Event::Announced { cue, alone: true, .. } if is_for_crews(cue) => say("alert-says-alone"),
        Event::Announced { cue, phases, .. } => announce(cue, phases),
        Event::ThreatPlaced { by, number, threat: it, lane } => {
            let key = match lane {
                Lane::External(_) => "event-alert-threat-placed",
                Lane::Internal => "event-alert-internal-placed",
            };
            let line = say(key)
                .with("seat", by)
                .with("number", number.get())
                .with("threat", threat_the(Some(it)))
                .with("code", it.code.as_str())
                .with("hp", cards::hp_at_first(it))
                .with("shield", it.shield)
                .with("speed", it.speed)
                .with("text", threat_name(Some(&it.code), ".text"));
            match lane {
                Lane::External(it) => line.with("zone", zone_the(it)),
                Lane::Internal => line,
            }
        }
        Event::ReportPassedOver { number } => {
            say("event-alert-report-passed-over").with("number", number.get())
        }
        Event::RoundEnded => say("event-alert-round-ended"),
        Event::Film(it) => film::tell(&it),
        Event::MissionEnded { won: false, .. } => say("event-alert-lost"),
        Event::MissionEnded { won: true, score: None } => say("event-alert-home"),
        Event::MissionEnded { won: true, score: Some(score) } => {
            say("event-alert-home-score").with("score", score.total())
        }
        Event::CampaignEnded => say("event-alert-campaign-ended"),
        other => tell_card(other),
    }
}

fn tell_card(event: Event) -> Sentence {
    match event {
        Event::CardLaid { seat, spot, half, card, .. } => match card {
            Some(card) => on_slot("event-alert-laid", "event-alert-laid-android", spot)
                .with("seat", seat)
                .with("order", order(card.laid(half).up)),
            None => on_slot("event-alert-laid-hidden", "event-alert-laid-hidden-android", spot)
                .with("seat", seat)
                .with("half", half_name(half)),
        },
        Event::CardTurned { seat, spot, half } => {
            on_slot("event-alert-turned", "event-alert-turned-android", spot)
                .with("seat", seat)
                .with("half", half_name(half))
        }
        Event::CardMoved { seat, from, to, swapped } => {
            let key = if swapped { "event-alert-swapped" } else { "event-alert-moved" };
            say(key).with("seat", seat).with("from", place(from)).with("to", place(to))
        }
        Event::CardTaken { seat, spot, .. } => {
            on_slot("event-alert-taken", "event-alert-taken-android", spot).with("seat", seat)
        }
        Event::CardDrawn { seat, card: Some(card) } => {
            say("event-alert-drawn").with("seat", seat).with("card", halves(Card::Action(card)))
        }
        Event::CardDrawn { seat, card: None } => say("event-alert-drawn-hidden").with("seat", seat),
        Event::CardHeldOut { from, to, .. } => {
            say("event-alert-held-out").with("from", from).with("to", to)
        }
        Event::CardHandedOver { from, to, card } => match card {
            Some(card) => say("event-alert-handed-over")
                .with("from", from)
                .with("to", to)
                .with("card", halves(Card::Action(card))),
            None => say("event-alert-handed-over-hidden").with("from", from).with("to", to),
        },
        Event::CardKept { seat } => say("event-alert-kept").with("seat", seat),
        Event::Said { seat, phrase } => tell_phrase(phrase).with("seat", seat),
        Event::Agreed { seat } => say("event-alert-agreed").with("seat", seat),
        Event::Disagreed { seat } => say("event-alert-disagreed").with("seat", seat),
        other @ (Event::AlarmSounded { .. }
        | Event::HeroicShown { .. }
        | Event::PileTaken { .. }
        | Event::Announced { .. }
        | Event::ThreatPlaced { .. }
        | Event::ReportPassedOver { .. }
        | Event::RoundEnded
        | Event::CardsShown { .. }
        | Event::TripDeclared { .. }
        | Event::Watched { .. }
        | Event::Film(_)
        | Event::MissionEnded { .. }
        | Event::Proposed { .. }
        | Event::WentOn { .. }
        | Event::Repaired { .. }
        | Event::CampaignEnded) => tell_later(other),
    }
}

fn tell_later(event: Event) -> Sentence {
    match event {
        Event::CardsShown { crew, turn, cards } => {
            let shown = Member::first(crew.size()).map(|member| card(cards[member.index()]));
            say("event-alert-cards-shown")
                .with("turn", turn.number())
                .with("cards", shown.collect::<Vec<_>>())
        }
        Event::TripDeclared { crew, member, correction } => {
            let key = match correction {
                Correction::OtherHalf => "event-alert-trip-half",
                Correction::OppositeArrow => "event-alert-trip-arrow",
            };
            say(key).with("who", who(crew, member))
        }
        Event::Watched { seat } => say("event-alert-watched").with("seat", seat),
        Event::Proposed { seat, choices: None } => {
            say("event-alert-proposed-home").with("seat", seat)
        }
        Event::Proposed { seat, choices: Some(choices) } => say("event-alert-proposed")
            .with("seat", seat)
            .with("common", choice(choices.common))
            .with("serious", choice(choices.serious)),
        Event::WentOn { choices } => say("event-alert-went-on")
            .with("common", choice(choices.common))
            .with("serious", choice(choices.serious)),
        Event::Repaired { crew, member, repair } => tell_repair(crew, member, repair),
        Event::AlarmSounded { .. }
        | Event::HeroicShown { .. }
        | Event::PileTaken { .. }
        | Event::Announced { .. }
        | Event::ThreatPlaced { .. }
        | Event::ReportPassedOver { .. }
        | Event::CardLaid { .. }
        | Event::CardTurned { .. }
        | Event::CardMoved { .. }
        | Event::CardTaken { .. }
        | Event::CardDrawn { .. }
        | Event::CardHeldOut { .. }
        | Event::CardHandedOver { .. }
        | Event::CardKept { .. }
        | Event::Said { .. }
        | Event::Agreed { .. }
        | Event::Disagreed { .. }
        | Event::RoundEnded
        | Event::Film(_)
        | Event::MissionEnded { .. }
        | Event::CampaignEnded => say("question-none"),
    }
}

/// What the computer says (`SA-ANN-01` to `SA-ANN-14`).
/// What somebody alone need not care about (`SA-ANN-17`).
const fn is_for_crews(cue: Cue) -> bool {
    match cue.says {
        Says::IncomingData
        | Says::TransferBegins
        | Says::TransferEnds
        | Says::CommunicationsDown
        | Says::CommunicationsRestored => true,
        Says::Threat(_) | Says::Warning { .. } | Says::PhaseEnds(_) => false,
    }
}

fn announce(cue: Cue, phases: u8) -> Sentence {
    let is_last = |phase: Phase| phase.index() + 1 == usize::from(phases);
    match cue.says {
        Says::Threat(call) => announce_threat(call),
        Says::IncomingData => say("alert-says-incoming-data"),
        Says::TransferBegins => {
            let seconds = crate::planning::TRANSFER_MS / 1000;
            say("alert-says-data-transfer").with("seconds", seconds)
        }
        Says::TransferEnds => say("alert-says-data-transferred"),
        Says::CommunicationsDown => say("alert-says-communications-down"),
        Says::CommunicationsRestored => say("alert-says-communications-restored"),
        Says::Warning { phase, seconds } => {
            let key = match phase {
                phase if is_last(phase) => "alert-says-operations-end",
                Phase::One => "alert-says-phase-1-ends",
                Phase::Two | Phase::Three => "alert-says-phase-2-ends",
            };
            say(key).with("seconds", seconds)
        }
        Says::PhaseEnds(phase) => say(match phase {
            phase if is_last(phase) => "alert-says-jump",
            Phase::One => "alert-says-phase-1-over",
            Phase::Two | Phase::Three => "alert-says-phase-2-over",
        }),
    }
}

fn announce_threat(call: ThreatCall) -> Sentence {
    let key = match (call.lane, call.severity, call.unconfirmed) {
        (Lane::External(_), Severity::Common, false) => "alert-says-threat",
        (Lane::External(_), Severity::Serious, false) => "alert-says-serious-threat",
        (Lane::Internal, Severity::Common, false) => "alert-says-internal-threat",
        (Lane::Internal, Severity::Serious, false) => "alert-says-serious-internal-threat",
        (Lane::External(_), Severity::Common, true) => "event-alert-unconfirmed",
        (Lane::External(_), Severity::Serious, true) => "event-alert-unconfirmed-serious",
        (Lane::Internal, Severity::Common, true) => "event-alert-unconfirmed-internal",
        (Lane::Internal, Severity::Serious, true) => "event-alert-unconfirmed-serious-internal",
    };
    let line = say(key).with("turn", call.number.get());
    match call.lane {
        Lane::External(it) => line.with("zone", zone(it)),
        Lane::Internal => line,
    }
}

pub(super) fn tell_phrase(phrase: Phrase) -> Sentence {
    match phrase {
        Phrase::Take(number) => say("event-alert-said-take").with("number", number.get()),
        Phrase::Leave(number) => say("event-alert-said-leave").with("number", number.get()),
        Phrase::Have(it) => say("event-alert-said-have").with("order", order(it)),
        Phrase::Need(it) => say("event-alert-said-need").with("order", order(it)),
        Phrase::Hold(card) => say("event-alert-said-hold").with("card", halves(card)),
        Phrase::Will { turn, deed } => deeds::tell(turn, deed),
        Phrase::Hero(turn) => say("event-alert-said-hero").with("turn", turn.number()),
    }
}

fn tell_repair(crew: Crew, member: Member, repair: Repair) -> Sentence {
    let line = match repair {
        Repair::Return => say("event-alert-repair-return"),
        Repair::Tile(zone, it) => say("event-alert-repair-tile").with("tile", tile(zone, it)),
        Repair::Squad => say("event-alert-repair-squad"),
        Repair::Nothing => say("event-alert-repair-nothing"),
    };
    line.with("who", who(crew, member))
}

fn halves(card: Card) -> Value {
    Value::from(card.to_string())
}

fn dealt_cards(dealt: Dealt) -> Value {
    let heroic = dealt.heroic.map(Card::Heroic);
    dealt.cards.cards().map(Card::Action).chain(heroic).map(halves).collect::<Vec<_>>().into()
}

fn half_name(half: Half) -> Value {
    Value::message(match half {
        Half::Movement => "alert-half-movement",
        Half::Action => "alert-half-action",
    })
}

fn android_number(spot: Spot) -> Option<usize> {
    let players = if spot.crew.is_solo() { 0 } else { usize::from(spot.crew.players()) };
    spot.crew.is_android(spot.member).then(|| spot.member.index() - players)
}

/// A slot as it is typed.
fn place(spot: Spot) -> String {
    match android_number(spot) {
        Some(number) => format!("a{}.{}", number + 1, spot.turn),
        None => spot.turn.to_string(),
    }
}

fn on_slot(own: &'static str, of_android: &'static str, spot: Spot) -> Sentence {
    let line = match android_number(spot) {
        Some(number) => say(of_android).with("android", android(number)),
        None => say(own),
    };
    line.with("turn", spot.turn.number())
}

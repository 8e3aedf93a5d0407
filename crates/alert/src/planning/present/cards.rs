//! Threats and tracks in words: what is printed on them.

use kernel::{Paragraph, Sentence, Value};

use super::names::{say, station_short, threat_name, zone};
use crate::planning::view::{CardView, ThreatView};
use crate::ship::{ROCKETS_START, System};
use crate::threat::Threat;
use crate::track::Track;

/// Every threat and every track, to be looked up.
pub(super) fn reference() -> Vec<Paragraph> {
    let threats = Threat::all().iter().map(|threat| {
        let card = CardView::from(threat);
        let key = match (threat.is_internal(), card.hp) {
            (false, _) => "reference-alert-card",
            (true, Some(_)) => "reference-alert-card-inside",
            (true, None) => "reference-alert-card-counted",
        };
        let lines = vec![figures(say(key), &card, hp_at_first(threat)), text(card.code)];
        Paragraph { heading: heading(card.code), lines }
    });
    let tracks = Track::ALL.map(|track| Paragraph {
        heading: say("reference-alert-track").with("track", track_name(track)),
        lines: vec![say("describe-alert-text").with("text", track_text(track))],
    });
    threats.chain(tracks).collect()
}

fn heading(code: &'static str) -> Sentence {
    say("reference-alert-threat").with("code", code).with("threat", threat_name(Some(code), ""))
}

/// While the crew plans all rockets are aboard, and that many hits Unstable Warheads take.
pub(super) const fn hp_at_first(threat: &Threat) -> u8 {
    threat.hp_with(ROCKETS_START)
}

/// What stands on a card in numbers; internal threats have no shield points.
fn figures(line: Sentence, card: &CardView, hp: u8) -> Sentence {
    line.with("hp", hp)
        .with("shield", card.shield)
        .with("speed", card.speed)
        .with("survived", card.points_survived)
        .with("destroyed", card.points_destroyed)
}

/// What the card says, on a line of its own.
pub(super) fn text(code: &str) -> Sentence {
    say("describe-alert-text").with("text", threat_name(Some(code), ".text"))
}

/// A threat: where it is, what it takes, what it does, and what has become of that.
pub(super) fn describe(threat: &ThreatView) -> Vec<Sentence> {
    if !threat.is_coming_or_there() {
        let key = if threat.fate == "destroyed" {
            "describe-alert-threat-destroyed"
        } else {
            "describe-alert-threat-survived"
        };
        return vec![named(key, threat)];
    }
    let is_inside = threat.zone.is_none();
    let line = if threat.fate == "on_track" {
        let key = if is_inside {
            "describe-alert-threat-on-track-inside"
        } else {
            "describe-alert-threat-on-track"
        };
        named(key, threat)
            .with("space", threat.space)
            .with("hits", threat.hits)
            .with("hp", threat.hp)
            .with("shield", threat.shield)
            .with("speed", threat.speed)
    } else {
        let key = if is_inside { "describe-alert-threat-inside" } else { "describe-alert-threat" };
        figures(named(key, threat), &threat.card, threat.hp)
    };
    let mut lines = vec![line.with("where", place(threat))];
    lines.extend(state(threat));
    lines.push(text(threat.card.code));
    lines
}

fn named(key: &'static str, threat: &ThreatView) -> Sentence {
    say(key)
        .with("number", threat.number)
        .with("code", threat.card.code)
        .with("threat", threat_name(Some(threat.card.code), ""))
}

/// Its zone; of an internal threat the stations, with the system that it covers.
fn place(threat: &ThreatView) -> Value {
    if let Some(it) = threat.zone {
        return zone(it);
    }
    let here = if threat.fate == "on_track" { &threat.tokens } else { &threat.card.stations };
    let button = threat.card.button.map(|button| Value::from(button_name(button)));
    let stations = here.iter().copied().map(station_short);
    button.into_iter().chain(stations).collect::<Vec<_>>().into()
}

/// What one would see on the card in play: cloaked, shielded by ice, on its guard.
fn state(threat: &ThreatView) -> Option<Sentence> {
    let flags = [
        (threat.hidden, "alert-flag-hidden"),
        (threat.cryoshield, "alert-flag-cryoshield"),
        (threat.fights_back, "alert-flag-fights-back"),
        (threat.aura.is_some(), "alert-flag-aura"),
    ];
    let flags: Vec<Value> =
        flags.iter().filter(|(is_on, _)| *is_on).map(|(_, key)| Value::message(*key)).collect();
    let is_told = threat.fate == "on_track" && !flags.is_empty();
    is_told.then(|| say("describe-alert-flags").with("flags", flags))
}

pub(super) fn track_name(track: Track) -> Value {
    Value::message(format!("alert-track-{}", track.to_string().to_lowercase()))
}

/// How long it is, and where X, Y and Z lie.
pub(super) fn track_text(track: Track) -> Value {
    Value::message(format!("alert-track-{}.text", track.to_string().to_lowercase()))
}

pub(super) const fn button_name(button: System) -> &'static str {
    match button {
        System::A => "A",
        System::B => "B",
        System::C => "C",
    }
}

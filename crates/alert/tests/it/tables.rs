//! The tables of threats and scripts, read and checked.

use alert::{Difficulty, Level, News, Script, Severity, Threat};

#[test]
fn there_are_31_external_and_24_internal_threats() {
    let count = |internal, severity, difficulty| {
        Threat::all()
            .iter()
            .filter(|card| {
                (card.is_internal(), card.severity, card.difficulty)
                    == (internal, severity, difficulty)
            })
            .count()
    };
    assert_eq!(count(false, Severity::Common, Difficulty::White), 10);
    assert_eq!(count(false, Severity::Serious, Difficulty::White), 8);
    assert_eq!(count(false, Severity::Common, Difficulty::Yellow), 7);
    assert_eq!(count(false, Severity::Serious, Difficulty::Yellow), 6);
    assert_eq!(count(true, Severity::Common, Difficulty::White), 7);
    assert_eq!(count(true, Severity::Serious, Difficulty::White), 6);
    assert_eq!(count(true, Severity::Common, Difficulty::Yellow), 6);
    assert_eq!(count(true, Severity::Serious, Difficulty::Yellow), 5);
}

#[test]
fn every_code_stands_for_one_card() {
    for card in Threat::all() {
        assert_eq!(Threat::find(&card.code), Some(card));
    }
}

#[test]
fn points_follow_severity_and_difficulty() {
    let exceptions = ["SE2-05", "SI1-03", "SI1-04", "SI2-02", "SI2-05"];
    for card in Threat::all().iter().filter(|card| !exceptions.contains(&card.code.as_str())) {
        let points = match (card.severity, card.difficulty) {
            (Severity::Common, Difficulty::White) => (2, 4),
            (Severity::Common, Difficulty::Yellow) => (3, 6),
            (Severity::Serious, Difficulty::White) => (4, 8),
            (Severity::Serious, Difficulty::Yellow) => (6, 12),
        };
        assert_eq!((card.points_survived, card.points_destroyed), points, "{card}");
    }
}

#[test]
fn every_card_has_a_last_action() {
    for card in Threat::all() {
        assert!(!card.z.is_empty(), "{card}");
    }
}

#[test]
fn scripts_are_in_the_order_of_their_times_and_end_with_a_phase() {
    assert_eq!(Script::all().len(), 16);
    for script in Script::all() {
        assert!(script.announcements.is_sorted_by_key(|announcement| announcement.at_ms));
        let last = script.announcements.last().map(|last| last.news);
        let phase = *script.level.phases().last().expect("a level has phases");
        assert_eq!(last, Some(News::PhaseEnds(phase)), "{}", script.id);
    }
}

#[test]
fn scripts_have_the_official_weight() {
    for script in Script::all() {
        let level = match script.level {
            Level::TestRun => 3,
            Level::Simulation | Level::AdvancedSimulation => 6,
            Level::Mission => 8,
        };
        assert_eq!(script.threat_level(), level, "{}", script.id);
        let unconfirmed: Vec<_> = script.threat_calls().filter(|call| call.unconfirmed).collect();
        assert_eq!(unconfirmed.len(), usize::from(script.level != Level::TestRun));
        assert!(unconfirmed.iter().all(|call| call.severity == Severity::Common));
    }
}

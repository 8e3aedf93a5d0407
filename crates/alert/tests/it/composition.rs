//! What missions are made of: decks, tracks, numbers; and that generated ones are like official
//! ones.

use std::collections::BTreeSet;

use alert::{
    DeckColour, DeckColours, Difficulty, Lane, MissionFile, News, Phase, Script, Severity, Tile,
    TileOrder, Track, Zone,
};
use kernel::chance::{Fast, Seed};

fn drawn(choices: DeckColours, seed: u64) -> MissionFile {
    let chance = &mut Seed::from_number(seed).chance_for(0);
    let script = Script::generate("test", chance);
    MissionFile::draw(&script, choices, chance)
}

/// The difficulties that come up among the threats of a severity, over many missions.
fn met(choices: DeckColours, severity: Severity, internal: bool) -> BTreeSet<Difficulty> {
    let missions: Vec<MissionFile> = (0..200).map(|seed| drawn(choices, seed)).collect();
    let threats = missions.iter().flat_map(MissionFile::threats);
    threats
        .filter(|it| it.threat.severity == severity && it.threat.is_internal() == internal)
        .map(|it| it.threat.difficulty)
        .collect()
}

#[test]
fn sa_setup_01_common_and_serious_threats_are_chosen_apart() {
    use Difficulty::{White, Yellow};
    let choices = DeckColours { common: DeckColour::White, serious: DeckColour::Yellow };
    assert_eq!(met(choices, Severity::Common, false), BTreeSet::from([White]));
    assert_eq!(met(choices, Severity::Serious, false), BTreeSet::from([Yellow]));
    let choices = DeckColours { common: DeckColour::Mixed, serious: DeckColour::White };
    assert_eq!(met(choices, Severity::Common, false), BTreeSet::from([White, Yellow]));
    assert_eq!(met(choices, Severity::Serious, false), BTreeSet::from([White]));
}

#[test]
fn sa_setup_02_external_and_internal_threats_share_the_choice() {
    for (common, serious) in
        [(DeckColour::Yellow, DeckColour::White), (DeckColour::White, DeckColour::Yellow)]
    {
        let choices = DeckColours { common, serious };
        for severity in [Severity::Common, Severity::Serious] {
            let outside = met(choices, severity, false);
            assert_eq!(outside.len(), 1);
            assert_eq!(met(choices, severity, true), outside);
        }
    }
}

#[test]
fn sa_setup_03_every_call_draws_from_its_own_deck_and_no_card_twice() {
    for seed in 0..200 {
        let choices = DeckColours { common: DeckColour::Mixed, serious: DeckColour::Mixed };
        let file = drawn(choices, seed);
        let script = file.script().expect("it has times");
        let mut codes = BTreeSet::new();
        for (call, threat) in script.threat_calls().zip(file.threats()) {
            assert_eq!(threat.threat.severity, call.severity);
            assert_eq!(threat.threat.is_internal(), call.lane == Lane::Internal);
            assert!(codes.insert(&threat.threat.code), "{file}");
        }
    }
}

#[test]
fn sa_setup_04_four_of_seven_tracks_without_replacement() {
    let mut everywhere: [BTreeSet<Track>; 4] = Default::default();
    for seed in 0..300 {
        let file = drawn(DeckColours::default(), seed);
        let internal = file.internal_track.expect("missions have internal threats");
        let [red, white, blue] = file.tracks;
        let dealt = [red, white, blue, internal];
        assert_eq!(BTreeSet::from(dealt).len(), 4);
        for (met, track) in everywhere.iter_mut().zip(dealt) {
            met.insert(track);
        }
    }
    assert!(everywhere.iter().all(|met| met.len() == 7), "any track can come anywhere");
}

#[test]
fn sa_setup_05_six_tiles_a_zone_in_piles_of_their_own() {
    let mut chance = Fast::new(5);
    let orders: Vec<TileOrder> = (0..50).map(|_| TileOrder::shuffled(&mut chance)).collect();
    for order in &orders {
        for zone in Zone::ALL {
            assert_eq!(order.of(zone).iter().collect::<BTreeSet<_>>().len(), 6);
        }
    }
    let first: BTreeSet<Tile> = orders.iter().map(|order| order.of(Zone::Blue)[0]).collect();
    assert_eq!(first.len(), 6, "any tile can lie on top");
    assert!(orders.iter().any(|order| order.of(Zone::Red) != order.of(Zone::Blue)));
}

#[test]
fn sa_setup_06_one_threat_a_number() {
    let text = "level = 'mission'\n[tracks]\nred = 'T1'\nwhite = 'T2'\nblue = 'T3'
[[threat]]\nturn = 3\nzone = 'red'\ncard = 'E1-01'
[[threat]]\nturn = 3\nzone = 'blue'\ncard = 'E1-02'\n";
    let errors = MissionFile::read(text).unwrap_err();
    assert_eq!((errors[0].line, errors[0].sentence.key), (11, "alert-file-number-taken"));
    let numbers: Vec<u8> =
        drawn(DeckColours::default(), 1).threats().iter().map(|it| it.number.get()).collect();
    assert!(numbers.is_sorted_by(|one, other| one < other));
}

#[test]
fn sa_ex_04_an_unconfirmed_report_concerns_a_crew_of_five() {
    let text = "level = 'mission'\n[tracks]\nred = 'T1'\nwhite = 'T2'\nblue = 'T3'
[[threat]]\nturn = 5\nzone = 'blue'\ncard = 'E1-01'\nunconfirmed = true\n";
    let file = MissionFile::read(text).expect("it is sound");
    assert_eq!(file.mission(4).arrivals().count(), 0);
    let (number, arrival) = file.mission(5).arrivals().next().expect("five heed the report");
    assert_eq!((number.get(), arrival.lane), (5, Lane::External(Zone::Blue)));
    assert_eq!(file.clone().confirmed_for(4).threats().len(), 0);
    assert!(!file.confirmed_for(5).threats()[0].unconfirmed);
}

#[test]
fn the_first_test_run_has_its_fixed_threats_and_tracks() {
    let script = Script::find("S1-1").expect("the first test run");
    let file = MissionFile::draw(script, DeckColours::default(), &mut Fast::new(1));
    assert_eq!(file.tracks, [Track::T6, Track::T2, Track::T4]);
    assert_eq!(file.internal_track, None);
    let codes: Vec<&str> = file.threats().iter().map(|it| it.threat.code.as_str()).collect();
    assert_eq!(codes, ["E1-01", "E1-02", "E1-03"]);
}

#[test]
fn the_same_seed_gives_the_same_mission() {
    assert_eq!(drawn(DeckColours::default(), 42), drawn(DeckColours::default(), 42));
    assert_ne!(drawn(DeckColours::default(), 42), drawn(DeckColours::default(), 43));
}

/// What holds for all eight official missions; generated ones must not be told apart by it.
fn expect_official(script: &Script) {
    let id = &script.id;
    assert_eq!(script.threat_level(), 8, "{id}");
    let calls: Vec<_> = script.threat_calls().collect();
    let unconfirmed: Vec<_> = calls.iter().filter(|call| call.unconfirmed).collect();
    assert_eq!(unconfirmed.len(), 1, "{id}");
    assert_eq!(unconfirmed[0].severity, Severity::Common, "{id}");
    let serious = calls.iter().filter(|call| call.severity == Severity::Serious).count();
    assert!((1..=3).contains(&serious), "{id}: {serious} serious threats");
    let internal = calls.iter().filter(|call| call.lane == Lane::Internal).count();
    assert!((1..=2).contains(&internal), "{id}: {internal} internal threats");
    assert!(calls.is_sorted_by(|one, other| one.number < other.number), "{id}");
    assert!(script.announcements.is_sorted_by_key(|it| it.at_ms), "{id}");
    assert!(script.announcements.iter().all(|it| it.at_ms % 5000 == 0), "{id}: grid");
    assert!((580_000..=620_000).contains(&script.end_ms()), "{id}: {} ms", script.end_ms());
    let ends: Vec<u32> = script
        .announcements
        .iter()
        .filter_map(|it| matches!(it.news, News::PhaseEnds(_)).then_some(it.at_ms))
        .collect();
    assert_eq!(ends.len(), Phase::ALL.len(), "{id}");
    for announcement in &script.announcements {
        let News::Threat(call) = announcement.news else { continue };
        let early = call.number.get() <= 4;
        assert_eq!(announcement.at_ms < ends[0], early, "{id}: T+{}", call.number);
        assert!(announcement.at_ms < ends[1], "{id}: no threat in the third phase");
    }
    let count = |wanted: fn(&News) -> bool| {
        script.announcements.iter().filter(|it| wanted(&it.news)).count()
    };
    assert!(count(|news| *news == News::IncomingData) >= 2, "{id}: incoming data");
    assert!(count(|news| *news == News::DataTransfer) >= 3, "{id}: data transfers");
    assert!(count(|news| matches!(news, News::CommunicationsDown { .. })) >= 2, "{id}: silence");
}

#[test]
fn generated_missions_are_built_like_the_official_ones() {
    for script in Script::all().iter().filter(|script| script.id.starts_with("S2")) {
        expect_official(script);
    }
    for seed in 0..500 {
        let chance = &mut Seed::from_number(seed).chance_for(0);
        expect_official(&Script::generate(&format!("seed {seed}"), chance));
    }
}

/// No official script has two silences without a pause, and no new one either.
#[test]
fn silences_are_apart() {
    for seed in 0..400 {
        let script = Script::generate("", &mut Seed::from_number(seed).chance_for(0));
        let mut silences: Vec<(u32, u32)> = script
            .announcements
            .iter()
            .filter_map(|announcement| match announcement.news {
                alert::News::CommunicationsDown { for_ms } => {
                    Some((announcement.at_ms, announcement.at_ms + for_ms))
                }
                _ => None,
            })
            .collect();
        silences.sort_unstable();
        assert!(silences.len() > 2);
        assert!(silences.windows(2).all(|pair| pair[0].1 + 10_000 <= pair[1].0), "seed {seed}");
    }
}

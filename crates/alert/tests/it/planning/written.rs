//! Missions that are made up, and missions out of files.

use alert::planning::{Part, State};
use alert::{Alert, DeckColours, MissionFile, Script, Setup, Tile, Track};
use kernel::chance::{Fast, Seed};
use kernel::{Actor, NoLog, Prompt, Rules, Viewer};

/// A mission file with times, tracks, one tile that lies and one that comes first.
pub(super) fn text() -> String {
    let script = Script::find("S2-3").expect("an official script");
    let mut file =
        MissionFile::draw(script, DeckColours::default(), &mut Seed::from_number(4).chance_for(0));
    file.tracks = [Track::T7, Track::T5, Track::T2];
    file.internal_track = Some(Track::T4);
    file.tiles[0].push(Tile::Gravolift);
    file.condition.tiles[2] = file.condition.tiles[2].with(Tile::Shield);
    file.to_string()
}

fn written() -> Setup {
    Setup { file: Some(text()), ..Setup::on("written", 4) }
}

fn start(setup: &Setup, seed: u64) -> State {
    Alert::start(setup, &mut Fast::new(seed), &mut NoLog).expect("a legal set-up")
}

/// Everybody watches until the film begins.
fn until_the_film(mut state: State, seed: u64) -> State {
    let mut chance = Fast::new(seed);
    while let (Part::Planning, Prompt::Decide { clock_ms: Some(ms), .. }) =
        (state.part(), Alert::prompt(&state))
    {
        let tick = Alert::clock(ms).expect("it has a clock");
        Alert::apply(&mut state, Actor::Clock, &tick, &mut chance, &mut NoLog);
    }
    state
}

#[test]
fn a_file_says_which_threats_come_where() {
    let file = MissionFile::read(&text()).expect("what was written can be read");
    let state = until_the_film(start(&written(), 1), 2);
    assert_eq!(*state.mission(), file.mission(4));
    assert_eq!(state.mission().tracks, [Track::T7, Track::T5, Track::T2]);
    assert!(state.mission().condition.has_tile(alert::Zone::Blue, Tile::Shield));
}

#[test]
fn a_file_is_one_mission_and_needs_times() {
    let campaign = Setup { campaign: true, ..written() };
    assert_eq!(campaign.settle().unwrap_err().sentence.key, "refusal-alert-file-campaign");
    let mut file = MissionFile::read(&text()).expect("what was written can be read");
    file.times = None;
    let timeless = Setup { file: Some(file.to_string()), ..written() };
    let refusal = timeless.settle().unwrap_err();
    assert!(["refusal-alert-file-times", "refusal-alert-file"].contains(&refusal.sentence.key));
    let broken = Setup { file: Some("level = 'picnic'".into()), ..written() };
    assert_eq!(broken.settle().unwrap_err().sentence.key, "refusal-alert-file");
}

#[test]
fn a_generated_mission_follows_from_the_seed() {
    let setup = Setup::on("generated", 4);
    let threats = |seed| {
        let state = until_the_film(start(&setup, seed), seed);
        let view = Alert::view(&state, Viewer::Spectator);
        view.threats.iter().map(|threat| threat.card.code).collect::<Vec<_>>()
    };
    assert_eq!(threats(1), threats(1));
    assert_ne!(threats(1), threats(2));
    assert!(threats(3).len() >= 4);
}

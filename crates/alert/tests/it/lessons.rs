//! Which rules the lessons switch on (`SA-LESSON-01` to `SA-LESSON-14`).

use alert::{
    Difficulty, Event, Idle, Lane, Level, News, Phase, Script, Severity, Squad, Station, Status,
    Track,
};

use crate::support::*;

fn script(id: &str) -> &'static Script {
    Script::find(id).unwrap_or_else(|| panic!("no script {id}"))
}

fn calls(id: &str) -> Vec<(u8, Lane)> {
    script(id).threat_calls().map(|call| (call.number.get(), call.lane)).collect()
}

#[test]
fn sa_lesson_01_the_start_of_a_test_run() {
    assert_eq!((Level::TestRun.turns(), Level::TestRun.phases().len()), (7, 2));
    let start = *test_run("T6 T2 T4").plan("-").play().after(0);
    assert_eq!((start.shields, start.reactors, start.capsules), ([1; 3], [2, 3, 2], 3));
    // What a lesson does not teach is not there: neither rockets nor squads can be used.
    let film = test_run("T6 T2 T4").plan("> C ^ C").play();
    assert_eq!(
        (film.idle(2, P1), film.idle(4, P1)),
        (Some(Idle::NotInATestRun), Some(Idle::NotInATestRun))
    );
}

#[test]
fn sa_lesson_02_the_first_test_run() {
    let script = script("S1-1");
    assert_eq!(script.tracks, Some([Track::T6, Track::T2, Track::T4]));
    assert_eq!(script.threats, ["E1-01", "E1-02", "E1-03"]);
    let lanes = [(1, Lane::External(Blue)), (2, Lane::External(White)), (3, Lane::External(Red))];
    assert_eq!(calls("S1-1"), lanes);
}

#[test]
fn sa_lesson_03_only_moves_on_c_and_bb_cards() {
    let film = test_run("T6 T2 T4").plan("BB/> C/<").plan(">/BB </C").play();
    assert_eq!(film.station(2, P1), Station::BRIDGE);
    assert_eq!((film.station(1, P2), film.station(2, P2)), (Station::UpperBlue, Station::BRIDGE));
    // The action halves do nothing, whatever the station has.
    let nothing = Some(Idle::NotInATestRun);
    assert_eq!((film.idle(1, P1), film.idle(2, P1)), (nothing, nothing));
    assert_eq!((film.idle(1, P2), film.idle(2, P2)), (None, None));
    assert_eq!((film.end().maintained, film.end().stores), ([false; 3], [alert::Squad::Ready; 2]));
}

#[test]
fn sa_lesson_04_what_a_test_run_announces() {
    for id in ["S1-1", "S1-2"] {
        for announcement in &script(id).announcements {
            match announcement.news {
                News::Threat(call) => {
                    assert!(call.lane != Lane::Internal && !call.unconfirmed);
                    assert_eq!(call.severity, Severity::Common);
                }
                News::CommunicationsDown { .. } => panic!("communications stay up in {id}"),
                News::IncomingData | News::DataTransfer | News::PhaseEnds(_) => {}
            }
        }
    }
}

#[test]
fn sa_lesson_06_the_resolution_of_a_test_run() {
    let film = test_run("T1 T1 T1").threat(1, "E1-05", White).plan("-").play();
    assert_eq!((film.report.status, film.report.damage), (Status::Home, [0, 4, 0]));
    film.assert(3, Event::DamageCounted { zone: White });
    film.assert(8, Event::Jumped);
}

#[test]
fn sa_lesson_07_mistakes_are_free() {
    let trip = alert::Correction::OtherHalf;
    let film = test_run("T1 T1 T1").plan("B/> A").trip(P1, 1, trip).play();
    assert_eq!(film.station(1, P1), Station::UpperBlue);
    assert_eq!(film.after(2).reactors[2], 1);
}

#[test]
fn sa_lesson_09_the_second_test_run() {
    let script = script("S1-2");
    assert_eq!(script.tracks, Some([Track::T3, Track::T5, Track::T1]));
    assert_eq!(script.threats, ["E1-04", "E1-05", "E1-06"]);
    let lanes = [(1, Lane::External(White)), (2, Lane::External(Red)), (4, Lane::External(Blue))];
    assert_eq!(calls("S1-2"), lanes);
}

#[test]
fn sa_lesson_10_what_a_simulation_adds() {
    let simulation = Level::Simulation;
    assert_eq!((simulation.turns(), simulation.phases()), (12, &Phase::ALL[..]));
    assert!(simulation.hides_plans() && simulation.has_unconfirmed_reports());
    assert!(simulation.has_damage_tiles() && simulation.has_delays() && simulation.is_scored());
    let film = level(simulation).plan("^ > C A").plan("^ - A").play();
    film.assert(2, Event::MaintenanceChecked { phase: Phase::One, done: false });
    film.assert(4, Event::RocketLaunched { member: P1, left: 2 });
    assert!(!film.delays().is_empty());
    // Squads, interceptors and the window are still off.
    let film = level(simulation)
        .plan("C - > C")
        .plan("- < - BB C")
        .plan("- ^ - C")
        .with(|table| table.maintained = [true; 3])
        .play();
    let advanced = Some(Idle::NotBeforeAdvancedSimulations);
    assert_eq!(film.idle(4, P1), advanced);
    assert_eq!((film.idle(4, P2), film.idle(5, P2)), (advanced, advanced));
    assert_eq!(film.idle(4, P3), Some(Idle::NotBeforeMissions));
    for id in ["S1-3", "S1-4", "S1-5"] {
        assert!(script(id).threat_calls().all(|call| call.lane != Lane::Internal), "{id}");
        assert_eq!(script(id).level, simulation);
    }
}

#[test]
fn sa_lesson_12_what_an_advanced_simulation_adds() {
    let advanced = Level::AdvancedSimulation;
    let film = level(advanced)
        .plan("> C < < C")
        .inside(1, "I1-03")
        .with(|table| table.maintained = [true; 3])
        .play();
    film.assert(5, Event::InterceptorsLaunched { member: P1 });
    assert_eq!(film.end().stores, [Squad::Ready, Squad::None]);
    for id in ["S1-6", "S1-7", "S1-8"] {
        assert_eq!(script(id).level, advanced);
        assert!(script(id).threat_calls().any(|call| call.lane == Lane::Internal), "{id}");
        assert_eq!(script(id).threat_level(), script("S1-3").threat_level());
    }
}

#[test]
fn sa_lesson_14_what_a_mission_adds() {
    assert!(Level::Mission.has_heroics() && Level::Mission.has_window());
    assert!(!Level::AdvancedSimulation.has_heroics() && !Level::AdvancedSimulation.has_window());
    let missions = Script::all().iter().filter(|script| script.level == Level::Mission);
    assert_eq!(
        missions.map(|script| script.id.as_str()).collect::<Vec<_>>(),
        ["S2-1", "S2-2", "S2-3", "S2-4", "S2-5", "S2-6", "S2-7", "S2-8"]
    );
}

#[test]
fn sa_lesson_16_the_lift_may_be_shared_in_test_runs() {
    let film = test_run("T1 T1 T1").plan("^ A").plan("^ A").plan("^ A").play();
    assert!(film.delays().is_empty());
}

#[test]
fn sa_plan_16_no_threat_is_hit_before_it_appears() {
    let film = mission().threat(4, "E1-05", White).plan("A A A").play();
    film.assert_never(|event| matches!(event, Event::WeaponTargeted { .. }));
}

#[test]
fn sa_ann_05_unconfirmed_reports_are_for_five() {
    for script in Script::all().iter().filter(|script| script.level != Level::TestRun) {
        let all = script.threat_calls().count();
        assert_eq!(script.threat_calls_for(4).count(), all - 1, "{}", script.id);
        assert_eq!(script.threat_calls_for(5).count(), all, "{}", script.id);
    }
}

#[test]
fn sa_setup_01_white_yellow_or_both() {
    use alert::DeckColour;
    assert!(DeckColour::White.includes(Difficulty::White));
    assert!(!DeckColour::White.includes(Difficulty::Yellow));
    assert!(!DeckColour::Yellow.includes(Difficulty::White));
    assert!(DeckColour::Mixed.includes(Difficulty::White));
    assert!(DeckColour::Mixed.includes(Difficulty::Yellow));
    let choices = alert::DeckColours { common: DeckColour::White, serious: DeckColour::Yellow };
    assert_eq!(choices.of(Severity::Common), DeckColour::White);
    assert_eq!(choices.of(Severity::Serious), DeckColour::Yellow);
}

#[test]
fn sa_setup_06_one_threat_a_number() {
    let mut mission = mission().threat(3, "E1-05", Red).mission;
    let again = mission.add(number(3), card("E1-07"), Lane::External(Blue));
    assert_eq!(again, Err(alert::MissionError::NumberTaken(number(3))));
    let twice = mission.add(number(4), card("E1-05"), Lane::External(Blue));
    assert_eq!(twice, Err(alert::MissionError::CardTaken("E1-05")));
    let inside = mission.add(number(4), card("I1-05"), Lane::External(Blue));
    assert_eq!(inside, Err(alert::MissionError::NoZone("I1-05")));
    let outside = mission.add(number(4), card("E1-07"), Lane::Internal);
    assert_eq!(outside, Err(alert::MissionError::ZoneMissing("E1-07")));
}

#[test]
fn sa_setup_05_three_piles_of_six_tiles() {
    let order = alert::TileOrder::shuffled(&mut kernel::chance::Fast::new(3));
    for zone in alert::Zone::ALL {
        let mut pile = *order.of(zone);
        pile.sort();
        assert_eq!(pile, alert::Tile::ALL);
    }
    assert_ne!(order.of(Red), order.of(Blue));
}

#[test]
fn sa_role_06_the_captain_acts_first() {
    // Both want the last cube of the central reactor.
    let film = mission().plan("A").plan("B").with(|table| table.reactors[1] = 1).play();
    assert_eq!((film.idle(1, P1), film.idle(1, P2)), (None, Some(Idle::NothingToMove)));
    let film = mission().plan("B").plan("A").with(|table| table.reactors[1] = 1).play();
    assert_eq!((film.idle(1, P1), film.idle(1, P2)), (None, Some(Idle::NoEnergy)));
}

#[test]
fn sa_andr_10_androids_are_members_like_all_others() {
    let crew = alert::Crew::new(2, false).expect("a crew");
    assert!(crew.is_android(P3) && !crew.is_android(P2));
    let film = mission().plan("-").plan("-").plan("> C").plan("^ B").play();
    assert_eq!(film.end().figure(P3).squad, Squad::Ready);
    assert_eq!(film.end().capsules, 2);
}

#[test]
fn sa_andr_08_unconfirmed_reports_do_not_concern_four() {
    let crew = alert::Crew::new(3, false).expect("a crew");
    assert!(!crew.heeds_unconfirmed_reports());
    let script = script("S2-1");
    assert!(script.threat_calls_for(crew.size()).all(|call| !call.unconfirmed));
}

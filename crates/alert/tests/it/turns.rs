//! The order of turns and steps, and how threats appear.

use alert::{
    Cause, Event, Fate, Level, Phase, Squad, Station, StationSet, Status, Step, Turn, Weapon,
};

use crate::support::*;

fn steps(film: &Film, turn: u8) -> Vec<Step> {
    film.events_in(turn)
        .into_iter()
        .filter_map(|event| match event {
            Event::StepBegan { step } => Some(step),
            _ => None,
        })
        .collect()
}

const ORDINARY: [Step; 4] =
    [Step::ThreatsAppear, Step::PlayerActions, Step::ComputeDamage, Step::ThreatActions];

#[test]
fn sa_gen_01_one_result_for_the_whole_crew() {
    let film = mission().plan("-").plan("^").play();
    assert!(film.report.is_won());
    assert_eq!(film.report.score().map(alert::Score::total), Some(0));
}

#[test]
fn sa_gen_02_nothing_is_decided_in_the_resolution() {
    let table = mission().threat(2, "E1-05", Red).plan("< A A A").plan("^ B A");
    assert_eq!(table.play().end(), table.play().end());
}

#[test]
fn sa_gen_03_twelve_turns_in_three_phases() {
    assert_eq!(Phase::ALL.map(Phase::turns), [1..=3, 4..=7, 8..=12]);
    assert_eq!((Level::Mission.turns(), Level::TestRun.turns()), (12, 7));
    assert_eq!(Level::TestRun.phases(), [Phase::One, Phase::Two]);
}

#[test]
fn sa_gen_04_one_more_turn_for_the_threats() {
    let began = |film: &Film, n| film.happened(n, Event::TurnBegan { turn: turn(n) });
    let film = mission().plan("-").play();
    assert!(began(&film, 13));
    let film = test_run("T1 T2 T3").plan("-").play();
    assert!(began(&film, 8) && !began(&film, 9));
}

#[test]
fn sa_gen_05_only_the_cards_on_the_boards_matter() {
    let film = mission().plan("A").plan("-").play();
    let cards = film.all_events().filter(|event| matches!(event, Event::CardRevealed { .. }));
    assert_eq!(cards.count(), 1);
}

#[test]
fn sa_gen_06_a_ship_without_anybody_awake_comes_home() {
    let film = mission()
        .plan("-")
        .plan("-")
        .with(|table| table.figures.iter_mut().for_each(|figure| figure.knocked_out = true))
        .play();
    assert!(film.report.is_won());
    assert_eq!(film.report.knocked_out.len(), 2);
}

#[test]
fn sa_turn_01_the_steps_of_a_turn() {
    let film = mission().plan("-").play();
    assert_eq!(steps(&film, 1), ORDINARY);
    assert_eq!(steps(&film, 12), ORDINARY);
}

#[test]
fn sa_turn_02_when_the_computer_is_checked() {
    let film = mission().plan("-").play();
    let checks: Vec<u8> =
        (1..=13).filter(|n| steps(&film, *n).contains(&Step::MaintenanceCheck)).collect();
    assert_eq!(checks, [2, 5, 9]);
    assert_eq!(steps(&film, 5).last(), Some(&Step::MaintenanceCheck));
}

#[test]
fn sa_turn_03_the_crew_acts_one_after_the_other() {
    let film = mission().plan("A").plan("A").plan("B").play();
    let order: Vec<_> = film
        .events_in(1)
        .into_iter()
        .filter_map(|event| match event {
            Event::CardRevealed { member, .. } => Some(member),
            _ => None,
        })
        .collect();
    assert_eq!(order, [P1, P2, P3]);
    // The first shot is paid before the shield is charged.
    assert_eq!((film.after(1).reactors[1], film.after(1).shields[1]), (0, 3));
}

/// Targets, damage, removal, explosion, attacks at the end, clean-up.
#[test]
fn sa_turn_04_the_order_of_the_damage_step() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "SE1-03", White)
        .threat(2, "SE2-05", Red)
        .plan("A A A A")
        .tiles(White, &[alert::Tile::Structural])
        .with(|table| table.reactors[1] = 5)
        .play();
    let kill = film.destroyed(1).expect("the tanker is destroyed");
    let position = |event: Event| {
        film.events_in(kill).iter().position(|happened| *happened == event).expect("it happened")
    };
    let destroyed = position(Event::ThreatDestroyed { number: number(1), by: alert::End::Weapons });
    let cause = alert::Hurt::Explosion(number(1));
    let hurt = position(Event::ThreatHurt { number: number(2), cubes: 1, cause });
    let attack = film
        .events_in(kill)
        .iter()
        .position(
            |event| matches!(event, Event::ZoneAttacked { number: by, .. } if *by == number(2)),
        )
        .expect("the Nemesis strikes back");
    let from = alert::Energy::Weapon(Station::UpperWhite);
    let (to, cause) = (alert::Energy::Bank, alert::Flow::Spent);
    let clean = position(Event::EnergyMoved { from, to, cubes: 1, cause });
    assert!(destroyed < hurt && hurt < attack && attack < clean);
}

#[test]
fn sa_turn_05_threats_act_in_the_order_of_their_numbers() {
    let film = mission()
        .threat(3, "E1-07", Blue)
        .inside(2, "I1-03")
        .threat(1, "E1-05", Red)
        .plan("> ^ C")
        .play();
    let moved: Vec<u8> = film
        .events_in(3)
        .into_iter()
        .filter_map(|event| match event {
            Event::ThreatMoved { number, .. } => Some(number.get()),
            Event::RocketAdvanced => Some(99),
            _ => None,
        })
        .collect();
    assert_eq!(moved, [1, 2, 3, 99]);
}

#[test]
fn sa_turn_06_the_thirteenth_turn() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(8, "SE1-02", Red)
        .plan("< - - - - - - - - - - C")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    assert_eq!(steps(&film, 13), [Step::RocketResolution, Step::ThreatActions, Step::Jump]);
    film.assert(12, Event::InterceptorsLaunched { member: P1 });
    film.assert(13, Event::InterceptorsReturned { member: P1, cause: alert::Return::Jump });
    assert_eq!(film.end().figure(P1).station, Station::UpperRed);
    let weapon = Weapon::Interceptors;
    assert!(!film.happened(13, Event::WeaponMissed { weapon }));
}

#[test]
fn sa_turn_07_the_turns_of_a_test_run() {
    let film = test_run("T7 T7 T7").threat(4, "E1-05", Red).plan("-").play();
    assert_eq!(steps(&film, 2), ORDINARY);
    assert_eq!(steps(&film, 8), [Step::ThreatActions, Step::Jump]);
    film.assert(8, Event::Jumped);
    assert_eq!(film.events_in(9), []);
}

#[test]
fn sa_turn_08_the_jump_after_the_last_actions() {
    let film = mission().plan("-").play();
    assert_eq!(film.events_in(13).last(), Some(&Event::Jumped));
    assert_eq!(film.report.status, Status::Home);
}

#[test]
fn sa_turn_09_threats_on_tracks_are_left_behind() {
    let film = mission().on("T7 T7 T7").threat(8, "SE1-02", Red).plan("-").play();
    film.assert(13, Event::ThreatLeftBehind { number: number(8) });
    assert_eq!(film.fate(8), Fate::OnTrack);
    assert_eq!((film.report.points_destroyed, film.report.points_survived), (0, 0));
}

/// Planned for turn 3, performed in turn 4: the second phase.
#[test]
fn sa_turn_10_the_phase_of_the_turn_in_which_it_happens() {
    let film = level(Level::Mission).plan("^ - C").play();
    assert_eq!(film.delays()[0], (P1, 3, Cause::Maintenance));
    assert_eq!(film.end().confirmed, [0, 1, 0]);
    assert_eq!(Turn::new(8).map(Turn::phase), Some(Phase::Three));
}

#[test]
fn sa_appear_01_on_the_first_space_of_the_track() {
    let film = mission().on("T1 T6 T4 T5").threat(3, "E1-07", White).inside(4, "I1-05").plan("-");
    let film = film.play();
    film.assert(3, Event::ThreatAppeared { number: number(3), space: 15 });
    film.assert(4, Event::ThreatAppeared { number: number(4), space: 14 });
    assert_eq!(film.after(1).foe(number(3)).fate, Fate::Coming);
}

#[test]
fn sa_appear_02_at_once_a_target_and_on_the_move() {
    let film = mission().on("T1 T6 T4").threat(1, "E1-05", White).plan("A").play();
    assert_eq!((film.hit(1, 1), film.space(1, 1)), (Some(3), 13));
}

#[test]
fn sa_appear_03_a_malfunction_covers_its_systems() {
    let film = mission().inside(2, "SI2-03").plan("-").play();
    let button = Some(alert::System::B);
    for station in [Station::LowerRed, Station::LowerWhite, Station::LowerBlue] {
        film.assert(2, Event::TokenPlaced { number: number(2), station, button });
        assert!(film.after(1).covered[1].contains(station));
    }
}

/// A threat appears at the very beginning of its turn: the table "after turn 1" has the arrivals
/// of turn 2, and the table before that has not.
#[test]
fn sa_appear_04_an_intruder_comes_in() {
    let film = mission().inside(3, "I1-01").plan("-").play();
    let station = Station::UpperRed;
    film.assert(3, Event::TokenPlaced { number: number(3), station, button: None });
    let tokens = |turn: usize| film.after(turn).foe(number(3)).tokens;
    assert!(tokens(0).is_empty() && tokens(1).is_empty());
    assert_eq!(tokens(2), StationSet::one(station));
}

#[test]
fn sa_appear_05_warheads_without_rockets_are_gone_at_once() {
    let table = mission().inside(2, "I1-07").plan("-");
    let film = table.clone().with(|table| table.rockets = 0).play();
    assert_eq!((film.destroyed(2), film.fate(2)), (Some(2), Fate::Destroyed));
    assert!(film.after(1).covered[2].is_empty());
    // With rockets they cover the system.
    assert!(!table.play().after(1).covered[2].is_empty());
}

#[test]
fn sa_appear_06_standing_effects_cover_later_threats() {
    let film = mission()
        .on("T4 T6 T7")
        .threat(1, "E2-06", Red)
        .threat(5, "E1-05", Blue)
        .plan("> - - - A")
        .play();
    assert_eq!(film.hit(5, 5), Some(4 - 2 - 1));
    // The Scout's strength and the doubling of the Fissure hold for them too.
    let film = mission().on("T1 T1 T1").threat(1, "E2-02", Red).threat(5, "E1-05", Blue).plan("-");
    assert_eq!(film.play().attacks(7, 5), [(Blue, 2 + 1, 1)]);
    let film = mission().on("T1 T1 T1 T4").inside(1, "SI1-04").threat(3, "E1-05", Red).plan("-");
    let (number, zone, cause) = (number(3), Red, alert::Blow::Attack);
    film.play().assert(5, Event::ZoneDamaged { number, zone, points: 2, cause });
}

//! The buttons A, B and C: weapons, energy, the computer, rockets, the window.

use alert::{Cause, Energy, Event, Idle, Level, Phase, Situation, Station, Tile, Weapon};

use crate::support::*;

fn charged(film: &Film, turn: u8, weapon: Weapon) -> bool {
    film.events_in(turn).iter().any(
        |event| matches!(event, Event::WeaponCharged { weapon: fired, .. } if *fired == weapon),
    )
}

#[test]
fn sa_act_a_01_a_cube_goes_to_the_heavy_laser() {
    for (plan, zone, left) in [("< A", Red, 1), ("- A", White, 2), ("> A", Blue, 1)] {
        let film = mission().plan(plan).play();
        assert!(charged(&film, 2, Weapon::Heavy(zone)));
        assert_eq!(film.after(2).reactors[zone.index()], left);
    }
}

#[test]
fn sa_act_a_02_without_energy_nothing_is_fired() {
    let empty = |table: &mut Situation| table.reactors[2] = 0;
    let film = mission().plan("> - A").plan("> ^ B").plan("> - A").with(empty).play();
    assert_eq!(film.idle(3, P1), Some(Idle::NoEnergy));
    let (member, weapon) = (P3, Weapon::Heavy(Blue));
    film.assert(3, Event::WeaponCharged { member, weapon, heroic: false });
}

#[test]
fn sa_act_a_03_a_weapon_fires_once_a_turn() {
    let film = mission().plan("A").plan("A").play();
    assert_eq!(film.idle(1, P2), Some(Idle::AlreadyCharged));
    assert_eq!(film.after(1).reactors[1], 2);
}

#[test]
fn sa_act_a_04_the_pulse_cannon_uses_the_central_reactor() {
    let film = mission().plan("^ A").play();
    assert!(charged(&film, 2, Weapon::Pulse));
    assert_eq!(film.after(2).reactors, [2, 2, 2]);
}

#[test]
fn sa_act_a_05_light_lasers_have_a_battery() {
    let film = mission().plan("> ^ A A A").plan("> - - ^ A").play();
    for turn in 3..=5 {
        assert!(charged(&film, turn, Weapon::Light(Blue)));
    }
    assert_eq!(film.idle(5, P2), Some(Idle::AlreadyCharged));
    assert_eq!(film.after(5).reactors, [2, 3, 2]);
}

#[test]
fn sa_act_a_06_energy_is_spent_without_a_target() {
    let film = mission().plan("A").play();
    film.assert(1, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
    assert_eq!(film.after(1).reactors[1], 2);
}

#[test]
fn sa_act_a_07_weapons_never_draw_from_shields() {
    let film = mission().plan("< A").with(|table| {
        table.reactors = [0, 5, 3];
        table.shields = [2, 3, 2];
    });
    let film = film.play();
    assert_eq!(film.idle(2, P1), Some(Idle::NoEnergy));
    assert_eq!((film.after(2).shields, film.after(2).reactors), ([2, 3, 2], [0, 5, 3]));
}

#[test]
fn sa_act_a_08_a_covered_weapon_is_repaired() {
    // No card covers an A button; the rule is the same for every button.
    let film = mission().on("T4 T4 T4 T7").inside(1, "SI1-05").plan("B A").play();
    assert_eq!((film.hits(1, 1), film.after(1).shields[1]), (1, 1));
    assert!(charged(&film, 2, Weapon::Heavy(White)));
}

#[test]
fn sa_act_b_01_shields_are_filled_from_their_reactor() {
    let film = mission().plan("B").play();
    assert_eq!((film.after(1).shields[1], film.after(1).reactors[1]), (3, 1));
    let film = mission().plan("B").with(|table| table.reactors[1] = 1).play();
    assert_eq!((film.after(1).shields[1], film.after(1).reactors[1]), (2, 0));
}

#[test]
fn sa_act_b_02_side_reactors_are_filled_from_the_central_one() {
    let film = mission().plan("> ^ B").with(|table| table.reactors = [2, 2, 0]).play();
    assert_eq!(film.after(3).reactors, [2, 0, 2]);
    let film = mission().plan("< ^ B").play();
    assert_eq!(film.after(3).reactors, [3, 2, 2]);
}

#[test]
fn sa_act_b_03_a_capsule_fills_the_central_reactor() {
    let film = mission().plan("^ B").play();
    assert_eq!((film.after(2).capsules, film.after(2).reactors[1]), (2, 5));
    film.assert(2, Event::CapsuleSpent { left: 2 });
}

#[test]
fn sa_act_b_04_a_capsule_can_be_wasted() {
    let film = mission().plan("^ B B").play();
    assert_eq!((film.after(3).capsules, film.after(3).reactors[1]), (1, 5));
}

#[test]
fn sa_act_b_05_without_capsules_nothing_happens() {
    let film = mission().plan("^ B").with(|table| table.capsules = 0).play();
    assert_eq!(film.idle(2, P1), Some(Idle::NoCapsule));
    assert_eq!(film.after(2).reactors[1], 3);
}

#[test]
fn sa_act_b_06_full_stays_full() {
    let film = mission().plan("B B").play();
    assert_eq!(film.idle(2, P1), Some(Idle::Full));
    let film = mission().plan("B").with(|table| table.shields[1] = 4).play();
    assert_eq!((film.idle(1, P1), film.after(1).shields[1]), (Some(Idle::Full), 4));
    let film = mission().plan("B").with(|table| table.reactors[1] = 0).play();
    assert_eq!(film.idle(1, P1), Some(Idle::NothingToMove));
}

#[test]
fn sa_act_b_07_damage_lowers_the_capacity() {
    let film = mission().plan("B").damaged(White, &[Tile::Shield]).play();
    assert_eq!(film.after(1).shields[1], 2);
    let film = mission().plan("^ B").damaged(White, &[Tile::Reactor]).play();
    assert_eq!(film.after(2).reactors[1], 4);
}

/// Crossed Wires cover the button of the central shield, not the shield.
#[test]
fn sa_act_b_08_a_covered_shield_is_repaired() {
    let film = mission().on("T4 T4 T4 T7").inside(1, "SI1-05").plan("B").plan("A").play();
    assert_eq!((film.hits(1, 1), film.after(1).shields[1]), (1, 1));
    assert!(charged(&film, 1, Weapon::Heavy(White)));
}

#[test]
fn sa_act_b_09_the_bank_never_runs_dry() {
    let film = mission().plan("^ B A B A B A").play();
    let moved: u8 = film
        .all_events()
        .filter_map(|event| match event {
            Event::EnergyMoved { from: Energy::Bank, cubes, .. } => Some(*cubes),
            _ => None,
        })
        .sum();
    assert_eq!(moved, 2 + 1 + 1);
}

#[test]
fn sa_act_c_01_every_station_has_its_own_c() {
    let film = level(Level::Mission)
        .plan("C - <")
        .plan("> C")
        .plan("> ^ C")
        .plan("^ C")
        .plan("< ^ C ^ C")
        .play();
    film.assert(1, Event::ComputerMaintained { member: P1, phase: Phase::One });
    let store = alert::Store::UpperBlue;
    film.assert(2, Event::SquadTaken { member: P2, store, active: true });
    film.assert(3, Event::RocketLaunched { member: P3, left: 2 });
    film.assert(2, Event::WindowManned { member: P4 });
    let store = alert::Store::LowerRed;
    film.assert(3, Event::SquadTaken { member: P5, store, active: true });
    film.assert(5, Event::InterceptorsLaunched { member: P5 });
}

#[test]
fn sa_act_c_02_a_covered_c_is_repaired() {
    let film = level(Level::Mission).inside(1, "I2-05").plan("C").play();
    assert_eq!((film.hits(1, 1), film.after(1).maintained), (1, [false; 3]));
}

#[test]
fn sa_act_c_03_no_c_and_no_battlebots_in_test_runs() {
    let film = test_run("T1 T2 T3").plan("C BB > C ^ C").play();
    for turn in [1, 2, 4, 6] {
        assert_eq!(film.idle(turn, P1), Some(Idle::NotInATestRun));
    }
    assert_eq!((film.end().rockets, film.end().maintained), (3, [false; 3]));
}

#[test]
fn sa_comp_01_a_cube_on_the_check_box() {
    let film = level(Level::Mission).plan("- - - C").play();
    film.assert(4, Event::ComputerMaintained { member: P1, phase: Phase::Two });
    assert_eq!(film.end().maintained, [false, true, false]);
}

#[test]
fn sa_comp_02_once_a_phase() {
    let film = level(Level::Mission).plan("C C").play();
    assert_eq!(film.idle(2, P1), Some(Idle::AlreadyMaintained));
}

#[test]
fn sa_comp_03_without_maintenance_everybody_is_delayed() {
    let film = level(Level::Mission).plan("- - A - - A - - - A").plan("- - A").play();
    let delayed: Vec<u8> =
        film.delays().iter().filter(|(member, ..)| *member == P1).map(|(_, n, _)| *n).collect();
    assert_eq!(delayed, [3, 6, 10]);
    film.assert(2, Event::MaintenanceChecked { phase: Phase::One, done: false });
    assert_eq!(film.delays()[1], (P2, 3, Cause::Maintenance));
}

#[test]
fn sa_comp_04_not_in_space() {
    let table = |plan: &str| {
        level(Level::Mission)
            .plan(plan)
            .plan("- - A")
            .with(|table| table.figures[0].squad = alert::Squad::Ready)
    };
    let first = |film: &Film| {
        film.delays().into_iter().filter(|(_, turn, _)| *turn <= 3).collect::<Vec<_>>()
    };
    let film = table("< C BB").play();
    assert!(film.after(2).figure(P1).in_space && film.after(3).figure(P1).in_space);
    assert_eq!(first(&film), [(P2, 3, Cause::Maintenance)]);
    // Whoever stays on board is delayed.
    let film = table("< - BB").play();
    assert_eq!(first(&film), [(P1, 3, Cause::Maintenance), (P2, 3, Cause::Maintenance)]);
}

#[test]
fn sa_comp_05_in_the_first_two_turns_of_a_phase() {
    for (plan, done) in [
        ("C", [true, false, false]),
        ("- C", [true, false, false]),
        ("- - - - C", [false, true, false]),
        ("- - - - - - - - C", [false, false, true]),
        ("C - C - - C", [true, false, false]),
    ] {
        let film = level(Level::Mission).plan(plan).play();
        for (phase, turn) in Phase::ALL.into_iter().zip([2, 5, 9]) {
            let done = done[phase.index()];
            film.assert(turn, Event::MaintenanceChecked { phase, done });
        }
    }
}

#[test]
fn sa_comp_06_the_phase_in_which_it_is_performed() {
    let film = level(Level::Mission).plan("- - C").play();
    assert_eq!(film.delays(), [(P1, 3, Cause::Maintenance)]);
    film.assert(4, Event::ComputerMaintained { member: P1, phase: Phase::Two });
    film.assert(5, Event::MaintenanceChecked { phase: Phase::Two, done: true });
}

#[test]
fn sa_comp_07_no_check_in_test_runs() {
    let film = test_run("T1 T2 T3").plan("- - A").play();
    film.assert_never(|event| matches!(event, Event::MaintenanceChecked { .. }));
    assert!(film.delays().is_empty());
}

fn at_the_rockets(table: &mut Situation) {
    for figure in &mut table.figures {
        figure.station = Station::LowerBlue;
    }
}

#[test]
fn sa_rocket_01_a_rocket_is_launched() {
    let film = mission().plan("C").with(at_the_rockets).play();
    film.assert(1, Event::RocketLaunched { member: P1, left: 2 });
    assert!(film.after(1).rocket_arriving && !film.after(1).rocket_launched);
}

#[test]
fn sa_rocket_02_one_a_turn_and_three_at_all() {
    let film = mission().plan("C C C C").plan("C").with(at_the_rockets).play();
    assert_eq!(film.idle(1, P2), Some(Idle::RocketInTheWay));
    assert_eq!(film.idle(4, P1), Some(Idle::NoRocket));
}

#[test]
fn sa_rocket_03_rockets_use_no_energy() {
    let film = mission().plan("C C C").with(at_the_rockets).play();
    assert_eq!((film.end().reactors, film.end().rockets), ([2, 3, 2], 0));
}

/// A Frigate on T1 stands at distance 2 from the beginning.
fn frigate(zone: alert::Zone) -> Table {
    mission().on("T1 T1 T1").threat(1, "SE1-01", zone).with(at_the_rockets)
}

#[test]
fn sa_rocket_04_a_rocket_does_nothing_in_its_first_turn() {
    let film = frigate(White).plan("C").play();
    assert_eq!((film.hit(1, 1), film.hit(2, 1)), (None, Some(1)));
}

#[test]
fn sa_rocket_05_it_comes_closer_after_the_threats() {
    // In turn 3 the Frigate moves and performs its X action.
    let film = frigate(White).plan("- - C").play();
    let events = film.events_in(3);
    let position = |is_meant: fn(&Event) -> bool| events.iter().rposition(is_meant);
    let moved = position(|event| matches!(event, Event::ThreatMoved { .. }));
    let acted = position(|event| matches!(event, Event::ZoneAttacked { .. }));
    let advanced = position(|event| *event == Event::RocketAdvanced);
    assert!(moved.is_some() && acted > moved && advanced > acted, "{events:#?}");
}

#[test]
fn sa_rocket_06_the_nearest_of_all_tracks() {
    let film = mission()
        .on("T3 T1 T2")
        .threat(1, "SE1-01", Red)
        .threat(2, "E1-07", Blue)
        .plan("- C")
        .with(at_the_rockets)
        .play();
    // Both stand on space 8; the lower number is hit.
    assert_eq!((film.space(2, 1), film.space(2, 2)), (8, 8));
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (Some(1), None));
    let film = mission()
        .on("T4 T1 T2")
        .threat(1, "SE1-01", Red)
        .threat(2, "E1-07", Blue)
        .plan("- C")
        .with(at_the_rockets)
        .play();
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (None, Some(1)));
}

#[test]
fn sa_rocket_07_ten_spaces_far() {
    let film = frigate(White).plan("C").play();
    assert_eq!(film.hit(2, 1), Some(1));
    let far = mission().on("T1 T4 T1").threat(1, "SE1-01", White).with(at_the_rockets);
    let film = far.plan("C").play();
    assert_eq!((film.space(1, 1), film.hit(2, 1)), (11, None));
}

#[test]
fn sa_rocket_08_the_next_target_if_the_nearest_is_immune() {
    let film = mission()
        .on("T1 T2 T1")
        .threat(1, "E1-09", Red)
        .threat(2, "SE1-01", White)
        .plan("- C")
        .with(at_the_rockets)
        .play();
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (None, Some(1)));
}

#[test]
fn sa_rocket_09_without_a_target_it_is_lost() {
    let film = mission().plan("C").with(at_the_rockets).play();
    film.assert(2, Event::WeaponMissed { weapon: Weapon::Rocket });
    film.assert(2, Event::RocketSpent);
}

#[test]
fn sa_rocket_10_its_strength_joins_the_sum() {
    let film = frigate(Blue).plan("C A").play();
    assert_eq!(film.hit(2, 1), Some(3 + 2 - 2));
}

#[test]
fn sa_rocket_11_it_is_used_up() {
    let film = frigate(White).plan("C").play();
    film.assert(2, Event::RocketSpent);
    assert!(!film.after(2).rocket_arriving);
    assert_eq!(film.hit(3, 1), None);
}

#[test]
fn sa_rocket_12_launches_turn_after_turn() {
    let film = frigate(White).plan("C C C").play();
    assert_eq!([2, 3, 4].map(|turn| film.hit(turn, 1)), [Some(1); 3]);
}

#[test]
fn sa_rocket_13_launched_in_the_last_turn() {
    let film = mission()
        .on("T7 T1 T1")
        .threat(8, "SE1-02", Red)
        .plan("- - - - - - - - - - - C")
        .with(at_the_rockets)
        .play();
    assert_eq!((film.space(12, 8), film.hit(13, 8)), (8, Some(1)));
}

/// At the launch both are as far, and the lower number would be hit; then the Fighter is nearer.
#[test]
fn sa_rocket_14_the_target_is_chosen_when_it_hits() {
    let film = mission()
        .on("T2 T1 T3")
        .threat(1, "SE1-02", Red)
        .threat(2, "E1-07", Blue)
        .plan("- - C")
        .with(at_the_rockets)
        .play();
    assert_eq!((film.space(2, 1), film.space(2, 2)), (9, 9));
    assert_eq!((film.space(3, 1), film.space(3, 2)), (8, 6));
    assert_eq!((film.hit(4, 1), film.hit(4, 2)), (None, Some(1)));
}

fn at_the_window(table: &mut Situation) {
    for figure in &mut table.figures {
        figure.station = Station::LowerWhite;
    }
}

#[test]
fn sa_vis_01_at_the_window() {
    let film = mission().plan("C").with(at_the_window).play();
    film.assert(1, Event::WindowManned { member: P1 });
    assert_eq!((film.after(1).reactors, film.after(1).shields), ([2, 3, 2], [1; 3]));
}

#[test]
fn sa_vis_02_counted_at_the_end_of_the_step() {
    let film = mission().plan("C").plan("C").with(at_the_window).play();
    film.assert(1, Event::VisualConfirmed { phase: Phase::One, players: 2, points: 2 });
}

#[test]
fn sa_vis_03_points_by_players() {
    for (players, points) in [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)] {
        let table = (0..players).fold(mission(), |table, _| table.plan("C"));
        let film = table.with(at_the_window).play();
        assert_eq!(film.report.score().map(|score| score.visual), Some(points));
    }
}

#[test]
fn sa_vis_04_only_the_best_turn_of_a_phase_counts() {
    let film = mission().plan("C C C").plan("- C").with(at_the_window).play();
    assert_eq!(film.report.confirmed, [2, 0, 0]);
    let told = film.all_events().filter(|event| matches!(event, Event::VisualConfirmed { .. }));
    assert_eq!(told.count(), 2);
}

#[test]
fn sa_vis_05_turns_do_not_add_up() {
    let film = mission().plan("C C C").with(at_the_window).play();
    assert_eq!(film.report.confirmed, [1, 0, 0]);
}

#[test]
fn sa_vis_06_points_only_for_a_ship_that_comes_home() {
    let film =
        mission().on("T1 T1 T1").threat(1, "SE2-05", Red).plan("C C C").with(at_the_window).play();
    assert!(film.lost());
    assert_eq!((film.report.confirmed[0], film.report.score()), (1, None));
}

#[test]
fn sa_vis_07_only_in_missions() {
    let film = level(Level::AdvancedSimulation).plan("C").with(at_the_window).play();
    assert_eq!(film.idle(1, P1), Some(Idle::NotBeforeMissions));
    assert_eq!(film.report.score().map(|score| score.visual), Some(0));
}

#[test]
fn sa_vis_08_androids_count_as_players() {
    // Members are players or androids; the resolution makes no difference.
    let crew = alert::Crew::new(2, false).expect("a crew");
    let table = (0..crew.size()).fold(mission(), |table, _| table.plan("C"));
    assert_eq!(table.with(at_the_window).play().report.confirmed, [4, 0, 0]);
}

#[test]
fn sa_vis_09_a_covered_window_is_repaired() {
    let film = mission().on("T4 T4 T4 T7").inside(1, "SI2-05").plan("C").with(at_the_window).play();
    film.assert_never(|event| matches!(event, Event::WindowManned { .. }));
    let (number, so_far, needed) = (number(1), 1, 3);
    film.assert(1, Event::RepairBegun { member: P1, number, so_far, needed });
}

//! The special external threats (`SA-X-01` to `SA-X-29`).

use alert::{Aura, Event, Fate, Hurt, Squad, Station, Tile, Weapon};

use crate::support::*;

fn shot(film: &Film, turn: u8, weapon: Weapon, n: u8) -> Option<u8> {
    film.events_in(turn).into_iter().find_map(|event| match event {
        Event::WeaponTargeted { weapon: fired, number: target, strength }
            if (fired, target) == (weapon, number(n)) =>
        {
            Some(strength)
        }
        _ => None,
    })
}

#[test]
fn sa_x_01_stealth_until_x() {
    for code in ["E1-03", "E2-03"] {
        let table = mission().on("T7 T3 T7").threat(1, code, White);
        let film = table.plan("- A A").tiles(White, &[Tile::Structural]).play();
        // Space 9, then X on 8.
        film.assert(2, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
        film.assert(2, Event::ThreatRevealed { number: number(1) });
        assert!(shot(&film, 3, Weapon::Heavy(White), 1).is_some());
    }
}

#[test]
fn sa_x_02_the_phantom_fighter_wastes_a_rocket() {
    let film = mission().on("T3 T1 T1").threat(1, "E2-03", Red).plan("> ^ C").play();
    assert_eq!(shot(&film, 4, Weapon::Rocket, 1), Some(0));
    assert_eq!((film.hit(4, 1), film.after(4).rockets), (Some(0), 2));
}

#[test]
fn sa_x_03_the_first_hit_breaks_the_cryoshield() {
    for code in ["E1-06", "SE1-05"] {
        let table = mission().on("T1 T1 T1").threat(1, code, White);
        // Even a pulse that could not have pierced its shield.
        let film = table.plan("^ A").plan("- - A").play();
        film.assert(2, Event::CryoshieldBroken { number: number(1) });
        assert_eq!((film.hits(2, 1), film.hit(3, 1)), (0, Some(4)));
    }
}

#[test]
fn sa_x_04_an_explosion_does_not_break_the_cryoshield() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-03", White)
        .threat(2, "SE1-05", Red)
        .plan("A A A A")
        .plan("- - - - < A")
        .tiles(White, &[Tile::Structural])
        .with(|table| table.reactors[1] = 5)
        .play();
    assert_eq!((film.destroyed(1), film.hits(4, 2)), (Some(4), 1));
    assert!(film.after(4).foe(number(2)).cryoshield);
    film.assert(6, Event::CryoshieldBroken { number: number(2) });
}

#[test]
fn sa_x_05_the_destroyer_draws_two_for_each_point() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-02", White).plan("-").play();
    // X: 1 less the shield; Z: 2 through the empty shield.
    assert_eq!((film.damage(3)[1], film.damage(5)[1]), (0, 4));
}

#[test]
fn sa_x_06_the_pulse_cannon_strips_the_shield() {
    for (code, alone) in [("E1-04", 2), ("SE1-07", 2)] {
        let table = mission().on("T1 T1 T1").threat(1, code, White);
        let film = table.clone().plan("- A").play();
        assert_eq!(film.hit(2, 1), Some(alone));
        let film = table.plan("- A A").plan("^ A").play();
        assert_eq!((film.hit(2, 1), film.hits(2, 1).min(6)), (Some(6), 6));
    }
}

#[test]
fn sa_x_07_out_of_range_the_shield_holds() {
    let film = mission().on("T7 T7 T7").threat(1, "E1-04", White).plan("- A").plan("^ A").play();
    assert_eq!((film.space(1, 1), film.hit(2, 1)), (14, Some(2)));
    // With the Marauder's help it is still 0.
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E2-06", Red)
        .threat(3, "SE1-07", White)
        .plan("- - - A")
        .plan("^ - - A")
        .tiles(Red, &[Tile::Structural])
        .play();
    film.assert(2, Event::AuraBegan { number: number(1), aura: Aura::Shield });
    assert_eq!(film.hit(4, 3), Some(6));
}

#[test]
fn sa_x_08_heavy_lasers_pass_the_scout_by() {
    let film = mission().on("T7 T7 T7").threat(1, "E2-02", White).plan("- - - - A").plan("^ - - A");
    let film = film.play();
    film.assert(5, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
    assert_eq!(shot(&film, 4, Weapon::Pulse, 1), Some(1));
    // Behind it comes a Gunship: the laser takes that one.
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "E2-02", White)
        .threat(2, "E1-05", White)
        .plan("- - - - A")
        .tiles(White, &[Tile::Structural, Tile::Gravolift])
        .play();
    assert!(film.space(4, 1) < film.space(4, 2));
    assert_eq!(shot(&film, 5, Weapon::Heavy(White), 1), None);
    assert_eq!(shot(&film, 5, Weapon::Heavy(White), 2), Some(5));
}

/// The Scout's X in turn 3 of T1; all others attack with one more from then on.
fn scouted() -> Table {
    mission().on("T1 T1 T1").threat(1, "E2-02", Red)
}

#[test]
fn sa_x_09_the_scout_strengthens_the_others() {
    let film = scouted().threat(2, "SE1-04", White).plan("-").play();
    // Number 2 reaches X in turn 3, after the Scout's X in the same step.
    film.assert(3, Event::AuraBegan { number: number(1), aura: Aura::Attack });
    assert_eq!(film.attacks(3, 2), [(Red, 2, 1), (White, 2, 1), (Blue, 2, 1)]);
    // Not the Scout itself.
    assert_eq!(film.attacks(5, 1), [(Red, 3, 0)]);
    // One that comes later, and what Nemesis does when it is hit.
    let film = scouted().threat(4, "E1-05", Blue).plan("-").play();
    assert_eq!(film.attacks(6, 4), [(Blue, 2 + 1, 1)]);
    let film = scouted().threat(4, "SE2-05", White).plan("- - - A").play();
    assert_eq!(film.attacks(4, 4), [(Red, 1 + 1, 1), (White, 1 + 1, 1), (Blue, 1 + 1, 1)]);
    // And what an asteroid does when it is shot down.
    let film = mission()
        .on("T1 T7 T1")
        .threat(1, "E2-02", Red)
        .threat(2, "E2-07", White)
        .plan("- - A A A hA")
        .with(|table| table.reactors[1] = 6)
        .play();
    let kill = film.destroyed(2).expect("it is shot down");
    let passed = film.after(usize::from(kill)).foe(number(2)).passed;
    assert!(kill > 3 && passed > 0, "turn {kill}, after {passed} actions");
    let attacks = film.attacks(kill, 2);
    assert_eq!(
        attacks.iter().map(|(zone, n, _)| (*zone, *n)).collect::<Vec<_>>(),
        [(White, passed + 1)]
    );
}

#[test]
fn sa_x_10_until_the_scout_is_destroyed() {
    let film = scouted().threat(2, "SE1-02", White).plan("< ^ - A A A").plan("^ - - A A").play();
    let kill = film.destroyed(1).expect("the light laser and the pulse cannon hit it");
    film.assert(kill, Event::AuraEnded { number: number(1), aura: Aura::Attack });
    assert_eq!(film.end().attack_aura, 0);
    // After its Z action the bonus stays.
    let film = scouted().plan("-").play();
    assert_eq!((film.survived(1), film.end().attack_aura), (Some(5), 1));
}

#[test]
fn sa_x_11_the_scout_drives_the_others_on() {
    let film = mission()
        .on("T3 T7 T7 T7")
        .threat(1, "E1-05", White)
        .threat(2, "E2-02", Red)
        .threat(3, "SE1-02", Blue)
        .inside(4, "SI1-03")
        .plan("-")
        .with(|table| table.shields = [9; 3])
        .play();
    // The Scout passes Y in turn 6: 12, 10, 8, 6, 4, 2.
    let moves: Vec<(u8, u8, u8)> = film
        .events_in(6)
        .into_iter()
        .filter_map(|event| match event {
            Event::ThreatMoved { number, from, to } => Some((number.get(), from, to)),
            _ => None,
        })
        .collect();
    assert_eq!(moves, [(1, 6, 4), (2, 4, 2), (1, 4, 3), (3, 13, 12), (3, 12, 10), (4, 12, 10)]);
    // Its X action, met on the way, makes number 3 faster from its own move on.
    film.assert(6, Event::SpeedChanged { number: number(3), speed: 2 });
}

#[test]
fn sa_x_12_the_swarm_takes_one_a_turn() {
    let film = mission().on("T7 T7 T7").threat(1, "E2-04", White).plan("A A A").play();
    assert_eq!([1, 2, 3].map(|turn| film.hit(turn, 1)), [Some(1); 3]);
    assert_eq!(film.destroyed(1), Some(3));
    // And one more when a Leviathan explodes.
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "SE1-03", White)
        .threat(4, "E2-04", Red)
        .plan("A A A A")
        .plan("< - - A")
        .tiles(White, &[Tile::Structural])
        .with(|table| table.reactors[1] = 5)
        .play();
    assert_eq!((film.destroyed(1), film.hits(4, 4)), (Some(4), 2));
}

#[test]
fn sa_x_13_the_jellyfish_adds_two() {
    let film = mission().on("T7 T7 T7").threat(1, "E2-05", White).plan("A").play();
    assert_eq!(film.hit(1, 1), Some(7));
    let film = mission().on("T1 T1 T1").threat(1, "E2-05", Red).plan("A").play();
    assert_eq!((film.hit(1, 1), film.hits(1, 1)), (None, 0));
    let film = mission().on("T1 T1 T1").threat(1, "E2-05", White).plan("^ A").play();
    assert_eq!(film.hit(2, 1), Some(3));
}

#[test]
fn sa_x_14_the_marauder_shields_all() {
    let film = mission()
        .on("T1 T7 T7")
        .threat(1, "E2-06", Red)
        .threat(2, "E1-05", White)
        .threat(4, "E1-07", Blue)
        .plan("- - A A")
        .plan("> - - A")
        .plan("< - A")
        .tiles(Red, &[Tile::Structural])
        .play();
    film.assert(2, Event::AuraBegan { number: number(1), aura: Aura::Shield });
    assert_eq!((film.hit(3, 2), film.hit(4, 4)), (Some(5 - 3), Some(4 - 3)));
    assert_eq!(film.hit(3, 1), Some(4 - 2));
}

#[test]
fn sa_x_15_until_the_marauder_is_destroyed() {
    let film = mission()
        .on("T5 T7 T7")
        .threat(1, "E2-06", Red)
        .threat(2, "SE1-01", White)
        .plan("< A A A")
        .plan("< ^ A A")
        .plan("- - - A A")
        .tiles(Red, &[Tile::Structural])
        .tiles(White, &[Tile::Structural])
        .play();
    assert_eq!(film.destroyed(1), Some(3));
    assert_eq!(film.hit(4, 2), Some(3));
    let film = mission().on("T1 T7 T7").threat(1, "E2-06", Red).plan("-").play();
    assert_eq!((film.survived(1), film.end().shield_aura), (Some(3), 1));
}

/// The Leviathan Tanker on white is destroyed in turn 4.
fn exploding() -> Table {
    mission()
        .on("T7 T7 T7 T7")
        .threat(1, "SE1-03", White)
        .plan("A A A A")
        .tiles(White, &[Tile::Structural])
        .with(|table| table.reactors[1] = 5)
}

#[test]
fn sa_x_16_the_explosion_hurts_all_others() {
    let film = exploding()
        .threat(2, "E1-03", Red)
        .threat(3, "SE1-05", Blue)
        .threat(4, "SE2-01", Red)
        .inside(5, "SI1-03")
        .play();
    for n in [2, 3, 4] {
        let cause = Hurt::Explosion(number(1));
        film.assert(4, Event::ThreatHurt { number: number(n), cubes: 1, cause });
    }
    assert_eq!(film.hits(4, 5), 0);
}

#[test]
fn sa_x_17_whoever_dies_of_it_is_destroyed() {
    let film = exploding().threat(2, "E2-04", Red).threat(3, "SE2-05", Blue).plan("< A A").play();
    assert_eq!((film.destroyed(1), film.destroyed(2)), (Some(4), Some(4)));
    // The Nemesis strikes back for the cube of the explosion.
    assert_eq!(film.attacks(4, 3)[..3], [(Red, 1, 0), (White, 1, 0), (Blue, 1, 1)]);
}

#[test]
fn sa_x_18_satellites_hide_at_distance_3() {
    for code in ["SE1-04", "SE2-03"] {
        let film = mission().on("T7 T7 T7").threat(1, code, White).plan("A - - A").play();
        film.assert(1, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
        assert!(film.space(3, 1) <= 10 && film.hit(4, 1).is_some());
    }
}

/// The Behemoth on white T1 stands on space 4 in turn 4.
fn behemoth(plan: &str) -> Table {
    mission().on("T1 T1 T7").threat(1, "SE2-01", White).plan(plan).with(|table| {
        table.figures[0].squad = Squad::Ready;
        table.figures[0].station = Station::UpperRed;
    })
}

#[test]
fn sa_x_19_alone_against_the_behemoth() {
    let film = behemoth("- - - C").play();
    assert_eq!(shot(&film, 4, Weapon::Interceptors, 1), Some(9));
    let film = behemoth("- C - hBB").play();
    assert_eq!(shot(&film, 4, Weapon::Interceptors, 1), None);
    let film = behemoth("- - C hBB").play();
    assert_eq!(shot(&film, 4, Weapon::Interceptors, 1), Some(10));
    assert_eq!(film.hit(4, 1), Some(6));
}

#[test]
fn sa_x_20_the_pilot_is_out() {
    for plan in ["- - - C", "- - C hBB"] {
        let film = behemoth(plan).play();
        film.assert(
            4,
            Event::KnockedOut { member: P1, number: number(1), cause: alert::Blackout::Ramming },
        );
        let pilot = film.after(4).figure(P1);
        assert!(pilot.in_space && pilot.squad == Squad::Disabled);
        assert!(film.after(4).is_somebody_in_space());
    }
}

#[test]
fn sa_x_21_with_another_target_nothing_special() {
    let film = behemoth("- - - C").threat(2, "E1-10", Red).play();
    assert_eq!(film.survived(2), Some(3));
    let film = behemoth("- - - C").threat(3, "E1-10", Red).play();
    assert_eq!(shot(&film, 4, Weapon::Interceptors, 1), Some(1));
    assert_eq!(shot(&film, 4, Weapon::Interceptors, 3), Some(1));
    assert!(!film.after(4).figure(P1).knocked_out);
}

#[test]
fn sa_x_22_the_juggernaut_draws_all_rockets() {
    let film = mission()
        .on("T1 T7 T7")
        .threat(1, "E1-05", Red)
        .threat(2, "SE2-02", Blue)
        .plan("> ^ C")
        .play();
    assert_eq!((film.space(3, 1), film.space(3, 2)), (4, 14));
    assert_eq!(shot(&film, 4, Weapon::Rocket, 2), Some(3));
}

#[test]
fn sa_x_23_and_grows_with_each() {
    let film = mission().on("T7 T7 T7").threat(1, "SE2-02", Blue).plan("> ^ C").plan("> - - A");
    let film = film.play();
    assert_eq!(film.hit(4, 1), Some(3 + 4 - 3));
    film.assert(4, Event::ShieldChanged { number: number(1), shield: 4, by_rocket: true });
}

#[test]
fn sa_x_24_the_nemesis_strikes_back() {
    let table = mission().on("T7 T7 T7").threat(1, "SE2-05", White).plan("A - A");
    let film = table.tiles(White, &[Tile::Structural]).play();
    assert_eq!(film.attacks(1, 1), [(Red, 1, 1), (White, 1, 1), (Blue, 1, 1)]);
    assert_eq!(film.attacks(2, 1), [(White, 1, 0)]);
    // Even in the step in which it is destroyed: four cubes, one of its own, four cubes.
    assert_eq!((film.hits(2, 1), film.destroyed(1)), (5, Some(3)));
    assert_eq!(film.attacks(3, 1).len(), 3);
}

#[test]
fn sa_x_25_the_nemesis_hurts_itself() {
    let film = mission().on("T4 T4 T4").threat(1, "SE2-05", White).plan("-").play();
    film.assert(2, Event::ThreatHurt { number: number(1), cubes: 1, cause: Hurt::Itself });
    film.assert(3, Event::ThreatHurt { number: number(1), cubes: 2, cause: Hurt::Itself });
    let film = mission().on("T4 T4 T4").threat(1, "SE2-05", White).plan("A A").play();
    // Eight cubes, and the ninth on X.
    assert_eq!((film.destroyed(1), film.fate(1)), (Some(2), Fate::Destroyed));
    assert_eq!(film.report.points_destroyed, 12);
}

#[test]
fn sa_x_26_the_nemesis_ends_the_mission() {
    let film = mission().on("T4 T4 T4").threat(1, "SE2-05", White).plan("-").play();
    assert!(film.lost());
    assert_eq!(film.report.score(), None);
}

#[test]
fn sa_x_27_an_asteroid_breaks_up() {
    for (code, factor) in [("E2-07", 1), ("SE1-08", 2), ("SE2-06", 3)] {
        let film = mission()
            .on("T7 T7 T7")
            .threat(1, code, White)
            .plan("- A A A hA")
            .plan("^ - - A A")
            .plan("- - - - - A")
            .with(|table| table.reactors[1] = 6)
            .play();
        let kill = film.destroyed(1).unwrap_or_else(|| panic!("{code} is shot down"));
        let passed = film.after(usize::from(kill)).foe(number(1)).passed;
        assert!(passed > 0);
        let attacks = film.attacks(kill, 1);
        assert_eq!(
            attacks.iter().map(|(zone, n, _)| (*zone, *n)).collect::<Vec<_>>(),
            [(White, factor * passed)]
        );
    }
}

#[test]
fn sa_x_28_asteroids_that_passed_nothing_do_nothing() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "E2-07", White)
        .plan("A")
        .plan("-")
        .with(|table| table.zones[1].damage = 0)
        .play();
    assert_eq!(film.hits(1, 1), 5);
    let film = mission().on("T7 T1 T7").threat(1, "SE2-06", White).plan("A A hA").play();
    // Sixteen cubes before X on space 5.
    assert_eq!(film.destroyed(1), Some(3));
    assert!(film.attacks(3, 1).is_empty());
}

#[test]
fn sa_x_29_an_asteroid_that_comes_through() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-08", White).plan("A").play();
    assert_eq!(film.hits(1, 1), 5);
    assert_eq!(film.survived(1), Some(3));
    assert_eq!(film.attacks(3, 1), [(White, 4, 1)]);
}

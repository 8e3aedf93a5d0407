//! Damage to threats (`SA-DMG-01` to `SA-DMG-18`).

use alert::{Event, Fate, Squad, Station, Tile, Weapon, distance};

use crate::support::*;

fn targets(film: &Film, turn: u8, weapon: Weapon) -> Vec<u8> {
    film.events_in(turn)
        .into_iter()
        .filter_map(|event| match event {
            Event::WeaponTargeted { weapon: fired, number, .. } if fired == weapon => {
                Some(number.get())
            }
            _ => None,
        })
        .collect()
}

#[test]
fn sa_dmg_01_only_external_threats() {
    let film = mission().inside(1, "SI1-03").plan("^ A").play();
    film.assert(2, Event::WeaponMissed { weapon: Weapon::Pulse });
    assert_eq!(film.hits(2, 1), 0);
}

#[test]
fn sa_dmg_02_what_fires() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-02", White)
        .plan("- - - - - A")
        .plan("> ^ - - C A")
        .plan("< - - - - C")
        .with(|table| table.figures[2].squad = Squad::Ready)
        .play();
    let fired: Vec<Weapon> = film
        .events_in(6)
        .into_iter()
        .filter_map(|event| match event {
            Event::WeaponTargeted { weapon, .. } | Event::WeaponMissed { weapon } => Some(weapon),
            _ => None,
        })
        .collect();
    let expected =
        [Weapon::Heavy(White), Weapon::Light(Blue), Weapon::Rocket, Weapon::Interceptors];
    assert_eq!(fired, expected);
}

#[test]
fn sa_dmg_03_distances() {
    assert_eq!([1, 5, 6, 10, 11, 16].map(distance), [1, 1, 2, 2, 3, 3]);
}

#[test]
fn sa_dmg_04_targets_are_fixed_first() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-04", White)
        .threat(2, "E1-05", White)
        .plan("- A")
        .plan("^ A")
        .play();
    // The Satellite would be dead by the laser alone; the pulse cannon's strength is not saved.
    assert_eq!((film.hit(2, 1), film.hit(2, 2)), (Some(4), Some(0)));
    assert_eq!(targets(&film, 2, Weapon::Heavy(White)), [1]);
}

#[test]
fn sa_dmg_05_lasers_hit_the_nearest_of_their_zone() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "SE1-01", White)
        .threat(2, "E1-07", White)
        .threat(3, "SE1-05", Red)
        .plan("- A A - A")
        .with(|table| (table.reactors[1], table.shields) = (5, [9; 3]))
        .play();
    // 14 against 16; 12 against 13; then the Fighter has overtaken the Frigate.
    assert_eq!(targets(&film, 2, Weapon::Heavy(White)), [1]);
    assert_eq!(targets(&film, 3, Weapon::Heavy(White)), [1]);
    assert_eq!((film.space(4, 1), film.space(4, 2)), (8, 7));
    assert_eq!(targets(&film, 5, Weapon::Heavy(White)), [2]);
    // On the same space the lower number is hit.
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "E1-05", White)
        .threat(3, "E1-07", White)
        .plan("- - - - - - A")
        .with(|table| table.shields = [9; 3])
        .play();
    assert_eq!((film.space(6, 1), film.space(6, 3)), (4, 4));
    assert_eq!(targets(&film, 7, Weapon::Heavy(White)), [1]);
}

#[test]
fn sa_dmg_06_both_lasers_hit_the_same_threat() {
    let table = mission().on("T7 T7 T7").threat(1, "SE1-01", Red).threat(2, "E1-05", Red);
    let film = table.plan("< - A").plan("< ^ A").play();
    assert_eq!(targets(&film, 3, Weapon::Heavy(Red)), [1]);
    assert_eq!(targets(&film, 3, Weapon::Light(Red)), [1]);
    // Unless one of them passes the nearest by.
    let table = mission().on("T7 T7 T7").threat(1, "E2-02", Red).threat(2, "E1-05", Red);
    let film = table.plan("< - A").plan("< ^ A").play();
    assert_eq!(targets(&film, 3, Weapon::Heavy(Red)), [2]);
    assert_eq!(targets(&film, 3, Weapon::Light(Red)), [1]);
}

#[test]
fn sa_dmg_07_the_pulse_cannon_hits_all_in_range() {
    let table = mission()
        .on("T1 T7 T2")
        .threat(1, "SE1-01", Red)
        .threat(2, "E1-05", White)
        .threat(3, "E1-07", Blue);
    let film = table.clone().plan("^ - - A").play();
    // Spaces 4, 12 and 8.
    assert_eq!(targets(&film, 4, Weapon::Pulse), [1, 3]);
    let film = table.plan("^ - - A").damaged(White, &[Tile::SecondWeapon]).play();
    assert_eq!(targets(&film, 4, Weapon::Pulse), [1]);
}

#[test]
fn sa_dmg_08_rockets_and_interceptors_reach_all_tracks() {
    let film = mission()
        .on("T1 T4 T4")
        .threat(1, "SE1-01", Red)
        .plan("> ^ C")
        .plan("< - - C")
        .with(|table| table.figures[1].squad = Squad::Ready)
        .play();
    assert_eq!(targets(&film, 4, Weapon::Rocket), [1]);
    assert_eq!(targets(&film, 4, Weapon::Interceptors), [1]);
}

#[test]
fn sa_dmg_09_who_cannot_be_targeted_is_not_there() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "SE1-04", White)
        .threat(2, "E1-05", White)
        .plan("- A")
        .play();
    assert_eq!(film.space(1, 1), 13);
    assert_eq!(targets(&film, 2, Weapon::Heavy(White)), [2]);
}

#[test]
fn sa_dmg_10_shield_points_are_subtracted_once() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-01", White).plan("- A").plan("^ A").play();
    let (number, strength) = (number(1), 6);
    film.assert(2, Event::ThreatHit { number, strength, shield: 2, cubes: 4 });
    let film = mission().on("T1 T1 T1").threat(1, "SE1-01", White).plan("^ A").play();
    assert_eq!(film.hit(2, 1), Some(0));
}

#[test]
fn sa_dmg_11_no_weapon_no_damage() {
    let film = mission().on("T1 T1 T1").threat(1, "E2-05", White).plan("-").play();
    assert_eq!((film.hit(1, 1), film.hits(1, 1)), (None, 0));
}

#[test]
fn sa_dmg_12_cubes_stay_until_there_are_enough() {
    let film = mission().on("T7 T7 T7").threat(1, "SE1-01", White).plan("A A A").play();
    assert_eq!([1, 2].map(|turn| film.hits(turn, 1)), [3, 6]);
    assert_eq!((film.destroyed(1), film.fate(1)), (Some(3), Fate::Destroyed));
    assert_eq!(film.report.points_destroyed, 8);
}

#[test]
fn sa_dmg_13_excess_is_lost() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "E1-07", White)
        .threat(2, "E1-05", White)
        .plan("A - A")
        .plan("- - - ")
        .play();
    assert_eq!((film.hits(3, 1), film.hits(3, 2)), (6, 0));
}

/// The Marauder's shield still protects the others in the step in which it is destroyed.
#[test]
fn sa_dmg_14_removed_after_all_damage() {
    let film = mission()
        .on("T5 T1 T7")
        .threat(1, "E2-06", Red)
        .threat(2, "SE1-01", White)
        .plan("< - A A")
        .plan("< ^ A A")
        .plan("- - - A")
        .tiles(Red, &[Tile::Structural])
        .play();
    assert_eq!(film.destroyed(1), Some(4));
    assert_eq!(film.hit(4, 2), Some(5 - 2 - 1));
}

#[test]
fn sa_dmg_15_no_target_but_the_energy_is_gone() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-05", Red).plan("A").play();
    film.assert(1, Event::WeaponMissed { weapon: Weapon::Heavy(White) });
    assert_eq!((film.after(1).reactors[1], film.hits(1, 1)), (2, 0));
}

#[test]
fn sa_dmg_16_weapons_are_cleared() {
    let film = mission().plan("A A").play();
    let (from, to) = (alert::Energy::Weapon(Station::UpperWhite), alert::Energy::Bank);
    film.assert(1, Event::EnergyMoved { from, to, cubes: 1, cause: alert::Flow::Spent });
    assert!(film.after(1).charges.iter().all(|charge| *charge == alert::Charge::None));
    assert_eq!(film.idle(2, P1), None);
}

#[test]
fn sa_dmg_17_damaged_lasers_are_weaker() {
    let table = mission().damaged(Red, &[Tile::HeavyLaser, Tile::SecondWeapon]).plan("-");
    let table = table.damaged(White, &[Tile::HeavyLaser]).play();
    assert_eq!(table.end().strength(Weapon::Heavy(Red)), 3);
    assert_eq!(table.end().strength(Weapon::Light(Red)), 1);
    assert_eq!(table.end().strength(Weapon::Heavy(White)), 4);
    assert_eq!(table.end().strength(Weapon::Heavy(Blue)), 4);
}

#[test]
fn sa_dmg_18_who_is_destroyed_does_not_act() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-04", White).plan("A A").play();
    assert_eq!((film.space(1, 1), film.destroyed(1)), (7, Some(2)));
    assert!(film.attacks(2, 1).is_empty());
}

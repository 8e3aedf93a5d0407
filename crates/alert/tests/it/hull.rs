//! Damage to the ship, and how it is lost.

use alert::{Blow, Event, Fate, Flow, Tile, Weapon};

use crate::support::*;

#[test]
fn sa_hull_01_shields_absorb() {
    let film = mission().on("T1 T1 T1").threat(1, "E1-05", White).plan("B").play();
    assert_eq!(film.attacks(3, 1), [(White, 2, 2)]);
    assert_eq!((film.after(3).shields[1], film.damage(3)), (1, [0; 3]));
}

#[test]
fn sa_hull_02_a_tile_for_each_point() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-01", White).plan("-").play();
    // X: 2 less 1; Z: 4.
    let tiles = film.all_events().filter(|event| matches!(event, Event::TileDrawn { .. })).count();
    assert_eq!((tiles, film.report.damage), (5, [0, 5, 0]));
}

#[test]
fn sa_hull_03_damaged_lasers() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-05", Red)
        .tiles(Red, &[Tile::HeavyLaser])
        .plan("< - - A")
        .play();
    film.assert(3, Event::TileDrawn { zone: Red, tile: Tile::HeavyLaser });
    let (weapon, number) = (Weapon::Heavy(Red), number(1));
    film.assert(4, Event::WeaponTargeted { weapon, number, strength: 3 });
}

#[test]
fn sa_hull_04_a_damaged_pulse_cannon() {
    let film = mission().plan("-").damaged(White, &[Tile::SecondWeapon]).play();
    assert_eq!((film.end().pulse_range(), film.after(0).strength(Weapon::Pulse)), (1, 1));
}

#[test]
fn sa_hull_05_damaged_shields_and_reactors() {
    let both = [Tile::Shield, Tile::Reactor];
    let table = mission().plan("-").damaged(Red, &both).damaged(White, &both);
    let film = table.damaged(Blue, &both).play();
    let end = film.end();
    assert_eq!([Red, White, Blue].map(|zone| end.shield_capacity(zone)), [1, 2, 1]);
    assert_eq!([Red, White, Blue].map(|zone| end.reactor_capacity(zone)), [2, 4, 2]);
}

#[test]
fn sa_hull_06_energy_above_the_capacity_is_lost() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-05", White)
        .tiles(White, &[Tile::Reactor])
        .plan("-")
        .with(|table| table.reactors[1] = 6)
        .play();
    let (from, to) = (alert::Energy::Reactor(White), alert::Energy::Bank);
    film.assert(3, Event::EnergyMoved { from, to, cubes: 2, cause: Flow::Trimmed });
    assert_eq!(film.after(3).reactors[1], 4);
}

#[test]
fn sa_hull_07_a_damaged_lift() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-05", White)
        .tiles(White, &[Tile::Gravolift])
        .plan("- - - ^ A")
        .play();
    assert_eq!(film.delays(), [(P1, 5, alert::Cause::LiftDamaged)]);
}

#[test]
fn sa_hull_08_structural_damage_is_only_damage() {
    let table = mission().on("T1 T1 T1").threat(1, "E1-05", White).plan("-");
    let film = table.tiles(White, &[Tile::Structural]).play();
    let after = film.after(3);
    assert_eq!((after.shield_capacity(White), after.reactor_capacity(White)), (3, 5));
    assert_eq!((after.strength(Weapon::Heavy(White)), after.pulse_range()), (5, 2));
    assert!(!after.zones[1].strained);
}

#[test]
fn sa_hull_09_six_tiles_a_zone() {
    let film = mission().plan("-").damaged(White, &Tile::ALL).play();
    assert!(!film.lost());
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-05", White)
        .plan("-")
        .damaged(White, &Tile::ALL)
        .play();
    assert_eq!(film.report.loss().and_then(|loss| loss.zone), Some(White));
}

#[test]
fn sa_hull_10_the_seventh_loses_in_the_middle_of_an_attack() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E2-01", White)
        .plan("-")
        .damaged(White, &[Tile::Shield, Tile::Structural])
        .play();
    // Six points, five of them through the shield: four tiles, then the end.
    let tiles = film.all_events().filter(|event| matches!(event, Event::TileDrawn { .. })).count();
    assert_eq!((tiles, film.lost()), (4, true));
    assert!(matches!(film.all_events().last(), Some(Event::ShipLost { .. })));
}

/// The Destroyer damages the laser after it has fired in full strength.
#[test]
fn sa_hull_11_tiles_work_from_now_on() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-01", White)
        .tiles(White, &[Tile::HeavyLaser])
        .plan("- - A A")
        .play();
    film.assert(3, Event::TileDrawn { zone: White, tile: Tile::HeavyLaser });
    assert_eq!((film.hit(3, 1), film.hit(4, 1)), (Some(3), Some(2)));
}

#[test]
fn sa_hull_12_test_runs_count_cubes() {
    let film = test_run("T1 T1 T1").threat(1, "E1-05", White).plan("-").play();
    film.assert(3, Event::DamageCounted { zone: White });
    film.assert_never(|event| matches!(event, Event::TileDrawn { .. }));
    assert_eq!((film.report.damage, film.report.tiles[1].len()), ([0, 4, 0], 0));
    let film = test_run("T1 T1 T1").threat(1, "E1-05", White).plan("-").with(|table| {
        table.zones[1].damage = 3;
    });
    assert!(film.play().lost());
}

#[test]
fn sa_hull_13_doublings_multiply() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-02", Red)
        .plan("-")
        .with(|table| {
            table.shields[0] = 0;
            table.zones[0].strained = true;
        })
        .play();
    let (number, zone) = (number(1), Red);
    film.assert(3, Event::ZoneDamaged { number, zone, points: 4, cause: Blow::Attack });
}

#[test]
fn sa_hull_14_a_zone_is_as_damaged_as_it_has_tiles() {
    let film = mission().on("T1 T1 T1").threat(1, "SE1-01", White).plan("-").play();
    assert_eq!(u32::from(film.report.damage[1]), film.report.tiles[1].len());
}

#[test]
fn sa_lose_01_the_seventh_damage() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "E1-05", White)
        .plan("<")
        .damaged(White, &Tile::ALL)
        .play();
    let loss = film.report.loss().expect("seven damage");
    assert_eq!((loss.zone, loss.by, loss.turn), (Some(White), number(1), turn(3)));
}

#[test]
fn sa_lose_02_the_text_of_a_card() {
    let film = mission().on("T1 T1 T1").threat(1, "SE2-05", White).plan("-").play();
    let loss = film.report.loss().expect("the Nemesis has come");
    assert_eq!((loss.zone, loss.by), (None, number(1)));
}

#[test]
fn sa_lose_03_no_score_and_nothing_more() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE2-05", White)
        .threat(2, "E1-10", Red)
        .plan("-")
        .play();
    assert_eq!(film.report.score(), None);
    assert_eq!(film.report.loss().map(|loss| loss.turn), Some(turn(3)));
    assert_eq!(film.events_in(4), []);
    // Number 2 did not come to act in turn 3.
    assert_eq!(film.fate(2), Fate::OnTrack);
}

#[test]
fn sa_lose_04_the_log_can_name_the_threat() {
    let film = mission().on("T1 T1 T1").threat(4, "SE2-05", White).plan("-").play();
    assert_eq!(film.report.loss().map(|loss| loss.by), Some(number(4)));
}

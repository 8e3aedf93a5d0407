//! Heroic actions (`SA-HERO-01` to `SA-HERO-14`).

use alert::{Cause, Event, Idle, Situation, Squad, Station, Tile, Weapon};

use crate::support::*;

/// P1 leads an active squad from the start.
fn with_squad(table: &mut Situation) {
    table.figures[0].squad = Squad::Ready;
    table.stores[1] = Squad::None;
}

fn at_upper_red(table: &mut Situation) {
    table.figures[0].station = Station::UpperRed;
}

/// The slowest internal track.
fn slow() -> Table {
    mission().on("T4 T4 T4 T7")
}

/// P1 in the upper red station with an active squad.
fn pilot(plan: &str) -> Table {
    mission().plan(plan).with(with_squad).with(at_upper_red)
}

fn strengths(film: &Film, turn: u8) -> Vec<(u8, u8)> {
    film.events_in(turn)
        .into_iter()
        .filter_map(|event| match event {
            Event::WeaponTargeted { weapon: Weapon::Interceptors, number, strength } => {
                Some((number.get(), strength))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn sa_hero_01_straight_to_the_station() {
    let film = mission().plan("< ^ h:LB").with(with_squad).damaged(Blue, &[Tile::Gravolift]).play();
    assert_eq!(film.station(3, P1), Station::LowerBlue);
    assert!(film.delays().is_empty());
}

#[test]
fn sa_hero_02_already_there_is_no_entry() {
    // The walk into the slime delays the empty slot, the heroic move on the spot nothing at all.
    let film = mission().inside(1, "I2-01").plan("> ^ - h:LB A").play();
    assert_eq!(film.idle(4, P1), Some(Idle::AlreadyThere));
    assert_eq!(film.delays(), []);
    let film = mission().inside(1, "I2-01").plan("h:LB A").play();
    assert_eq!(film.delays(), [(P1, 2, Cause::Slime)]);
    // Contamination stays behind after turn 5 and knocks out whoever comes in, not who is there.
    let poison = mission().on("T4 T4 T4 T1").inside(1, "SI2-04");
    let film = poison.clone().plan("- - - - - h:LB").play();
    assert_eq!((film.survived(1), film.report.knocked_out.contains(P1)), (Some(5), true));
    let at_lower_blue = |table: &mut Situation| {
        table.figures[0].station = Station::LowerBlue;
        table.deadly = alert::StationSet::one(Station::LowerBlue);
    };
    let film = mission().plan("h:LB").with(at_lower_blue).play();
    assert_eq!(film.idle(1, P1), Some(Idle::AlreadyThere));
    assert!(!film.report.knocked_out.contains(P1));
}

#[test]
fn sa_hero_03_one_strength_more() {
    let table = mission().on("T1 T1 T1").threat(1, "SE1-01", White).threat(2, "SE1-02", Red);
    let film = table.clone().plan("- - hA").play();
    assert_eq!(film.hit(3, 1), Some(6 - 2));
    let film = table.clone().plan("- - hA").damaged(White, &[Tile::HeavyLaser]).play();
    assert_eq!(film.hit(3, 1), Some(5 - 2));
    let film = table.plan("^ - hA").play();
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (Some(0), Some(0)));
    for n in [1, 2] {
        let (weapon, number) = (Weapon::Pulse, number(n));
        film.assert(3, Event::WeaponTargeted { weapon, number, strength: 2 });
    }
}

#[test]
fn sa_hero_04_no_bonus_for_a_weapon_that_has_fired() {
    let table = mission().on("T1 T1 T1").threat(1, "SE1-01", White);
    let film = table.clone().plan("A").plan("hA").play();
    assert_eq!((film.hit(1, 1), film.idle(1, P2)), (Some(3), Some(Idle::AlreadyCharged)));
    let film = table.clone().plan("hA").plan("A").play();
    assert_eq!(film.hit(1, 1), Some(4));
    let film = table.plan("hA").with(|table| table.reactors[1] = 0).play();
    assert_eq!((film.hit(1, 1), film.idle(1, P1)), (None, Some(Idle::NoEnergy)));
}

#[test]
fn sa_hero_05_one_cube_more() {
    let film = mission().plan("hB").play();
    assert_eq!((film.after(1).shields[1], film.after(1).reactors[1]), (4, 1));
}

#[test]
fn sa_hero_06_nothing_moved_nothing_added() {
    let full = mission().plan("hB").with(|table| table.shields[1] = 3).play();
    assert_eq!(full.after(1).shields[1], 3);
    let empty = mission().plan("hB").with(|table| table.reactors[1] = 0).play();
    assert_eq!(empty.after(1).shields[1], 1);
    let spent = mission().plan("^ hB").with(|table| table.reactors[1] = 5).play();
    assert_eq!((spent.after(2).reactors[1], spent.after(2).capsules), (5, 2));
    let none = mission().plan("^ hB").with(|table| table.capsules = 0).play();
    assert_eq!(none.after(2).reactors[1], 3);
}

#[test]
fn sa_hero_07_one_above_the_capacity() {
    let end = |plan| mission().plan(plan).play();
    assert_eq!(end("hB").end().shields[1], 4);
    assert_eq!(end("< hB").end().shields[0], 3);
    assert_eq!(end("< ^ hB").end().reactors[0], 4);
    assert_eq!(end("^ hB").end().reactors[1], 6);
}

#[test]
fn sa_hero_08_overfilled_until_used_or_trimmed() {
    let film = mission().plan("hB B B").play();
    assert_eq!(film.after(3).shields[1], 4);
    // The Fighter's second attack of turn 3 damages the reactor that has just been overfilled.
    let film = mission().threat(1, "E1-07", Red).tiles(Red, &[Tile::Reactor]).plan("< ^ hB").play();
    let (from, to) = (alert::Energy::Reactor(Red), alert::Energy::Bank);
    film.assert(3, Event::EnergyMoved { from, to, cubes: 2, cause: alert::Flow::Trimmed });
    assert_eq!(film.after(3).reactors[0], 2);
}

#[test]
fn sa_hero_09_a_heroic_repair_counts_twice() {
    let film = slow().inside(1, "I1-06").plan("< hB").play();
    assert_eq!(film.hits(2, 1), 2);
    let (number, station) = (number(1), Station::UpperRed);
    film.assert(2, Event::Repaired { member: P1, number, station, cubes: 2 });
}

#[test]
fn sa_hero_10_heroic_battlebots_are_not_disabled() {
    let film = slow().inside(1, "I2-03").plan("hBB").with(with_squad).with(at_upper_red).play();
    assert_eq!((film.hits(1, 1), film.after(1).figure(P1).squad), (1, Squad::Ready));
}

#[test]
fn sa_hero_11_heroic_battlebots_against_several() {
    let film = pilot("- - - C hBB")
        .on("T1 T1 T7")
        .threat(1, "SE1-02", White)
        .threat(2, "SE1-05", Red)
        .play();
    assert_eq!(strengths(&film, 5), [(2, 4)]);
    let film = pilot("- - - - C hBB")
        .on("T1 T1 T7")
        .threat(1, "SE1-02", White)
        .threat(2, "SE1-05", Red)
        .play();
    assert_eq!(strengths(&film, 6), [(1, 2), (2, 2)]);
}

#[test]
fn sa_hero_12_heroic_battlebots_need_a_squad() {
    let film = slow().inside(1, "I1-01").plan("< hBB").play();
    assert_eq!(film.idle(2, P1), Some(Idle::NoActiveSquad));
    assert_eq!(film.hits(2, 1), 0);
}

#[test]
fn sa_hero_14_six_heroic_cards() {
    let halves: Vec<String> = alert::HeroicCard::ALL
        .into_iter()
        .map(|card| alert::Card::Heroic(card).to_string())
        .collect();
    let expected = ["h:UR/hB", "h:UW/hBB", "h:UB/hB", "h:LR/hA", "h:LW/hBB", "h:LB/hA"];
    assert_eq!(halves, expected);
}

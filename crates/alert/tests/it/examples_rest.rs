//! The manual's examples: rockets, repairs, battlebots, heroic actions, the window, the score.

use alert::{Event, Fate, Score, Squad, Station, Tile, Weapon};

use crate::support::*;

#[test]
fn sa_ex_35_a_rocket_and_a_laser_together() {
    let film = mission()
        .on("T1 T2 T1")
        .threat(2, "SE1-01", Blue)
        .plan("> ^ C")
        .plan("> - - A")
        .plan("C")
        .play();
    film.assert(3, Event::RocketLaunched { member: P1, left: 2 });
    assert_eq!((film.hit(3, 2), film.hit(4, 2)), (None, Some(4 + 3 - 2)));
}

#[test]
fn sa_ex_36_rockets_in_two_turns() {
    let film = mission()
        .on("T1 T1 T1")
        .threat(1, "SE1-02", Blue)
        .plan("C C")
        .plan("C")
        .with(|table| table.figures[0].station = Station::LowerBlue)
        .play();
    assert_eq!([2, 3].map(|turn| film.hit(turn, 1)), [Some(1), Some(1)]);
    film.assert(2, Event::RocketSpent);
    film.assert(2, Event::RocketAdvanced);
    assert_eq!(film.end().rockets, 1);
}

#[test]
fn sa_ex_37_a_rocket_launched_in_the_last_turn() {
    let film =
        mission().on("T7 T7 T1").threat(8, "SE1-02", Blue).plan("> ^ - - - - - - - - - C").play();
    film.assert(12, Event::RocketLaunched { member: P1, left: 2 });
    let rocket = Event::WeaponTargeted { weapon: Weapon::Rocket, number: number(8), strength: 3 };
    film.assert(13, rocket);
    assert_eq!(film.hit(13, 8), Some(1));
}

#[test]
fn sa_ex_38_hacked_shields() {
    let film = mission().inside(1, "I1-06").plan("< B B B").plan("< - - B").plan("C").play();
    assert_eq!(film.hits(3, 1), 2);
    assert_eq!(film.destroyed(1), Some(4));
    // Its X action has emptied the shield before.
    assert_eq!((film.after(3).shields[0], film.after(3).reactors[0]), (0, 2));
    assert_eq!((film.after(4).shields[0], film.after(4).reactors[0]), (2, 0));
}

#[test]
fn sa_ex_39_heroic_battlebots_and_plain_ones() {
    let film = mission()
        .on("T4 T4 T4 T7")
        .inside(2, "I2-03")
        .plan("< hBB BB")
        .plan("C")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    assert_eq!((film.hits(2, 2), film.after(2).figure(P1).squad), (1, Squad::Ready));
    assert_eq!((film.destroyed(2), film.after(3).figure(P1).squad), (Some(3), Squad::Disabled));
}

#[test]
fn sa_ex_40_heroic_shots() {
    let table = mission().on("T7 T7 T7").threat(1, "SE1-02", White);
    let shot = |weapon, strength| Event::WeaponTargeted { weapon, number: number(1), strength };
    let film = table.clone().plan("hA").play();
    film.assert(1, shot(Weapon::Heavy(White), 6));
    let damaged = table.clone().plan("hA").damaged(White, &[Tile::HeavyLaser]);
    damaged.play().assert(1, shot(Weapon::Heavy(White), 5));
    let pulse = table.plan("^ - - - - hA").play();
    pulse.assert(6, shot(Weapon::Pulse, 2));
}

#[test]
fn sa_ex_41_heroic_transfers() {
    let film = mission().plan("hB").with(|table| table.shields[1] = 0).play();
    assert_eq!((film.after(1).shields[1], film.after(1).reactors[1]), (4, 0));
    let film = mission().plan("^ hB").play();
    assert_eq!(film.after(2).reactors[1], 6);
    let film = mission().plan("hB").with(|table| table.shields[1] = 3).play();
    assert_eq!(film.after(1).shields[1], 3);
}

#[test]
fn sa_ex_42_interceptors_against_one_and_against_three() {
    let strengths = |film: &Film, turn| -> Vec<u8> {
        film.events_in(turn)
            .into_iter()
            .filter_map(|event| match event {
                Event::WeaponTargeted { weapon: Weapon::Interceptors, strength, .. } => {
                    Some(strength)
                }
                _ => None,
            })
            .collect()
    };
    let squad = |table: Table| table.with(|table| table.figures[0].squad = Squad::Ready);
    let one = squad(mission().on("T1 T1 T1").threat(1, "SE1-01", Red));
    let film = one.plan("< - - C hBB").play();
    assert_eq!((strengths(&film, 4), strengths(&film, 5)), (vec![3], vec![4]));

    let three = squad(
        mission()
            .on("T1 T3 T1")
            .threat(1, "SE1-02", Red)
            .threat(2, "SE1-05", White)
            .threat(3, "SE1-01", Blue),
    );
    let film = three.plan("< - - - - C hBB").play();
    assert_eq!(strengths(&film, 6), [1, 1, 1]);
    assert_eq!(strengths(&film, 7), [2, 2, 2]);
}

#[test]
fn sa_ex_43_the_window() {
    let film = mission()
        .plan("^ - C - - - - - - C C -")
        .plan("^ - - - - - - - - - C -")
        .plan("^ - - - - - - - - - C -")
        .plan("C - - C - - - C - - - -")
        .play();
    assert_eq!(film.report.confirmed, [1, 0, 3]);
    assert_eq!(film.report.score().map(|score| score.visual), Some(4));
}

#[test]
fn sa_ex_44_damage_in_one_zone_costs_more() {
    let spread = Score { damage: -6, worst_zone: -2, ..Score::default() };
    assert_eq!(spread.total(), -8);
    let film = mission().plan("-").with(|table| table.zones[0].damage = 6).play();
    assert_eq!(film.report.score().map(Score::total), Some(-12));
    let film = mission()
        .plan("-")
        .with(|table| table.zones.iter_mut().for_each(|hull| hull.damage = 2))
        .play();
    assert_eq!(film.report.score().map(Score::total), Some(-8));
}

#[test]
fn sa_ex_45_alone_against_the_behemoth() {
    let film = mission()
        .on("T1 T1 T1")
        .tiles(Red, &[Tile::Structural])
        .threat(1, "SE2-01", Red)
        .plan("< - - C")
        .plan("< - - A")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    let (weapon, number) = (Weapon::Interceptors, number(1));
    film.assert(4, Event::WeaponTargeted { weapon, number, strength: 9 });
    assert_eq!((film.space(3, 1), film.hit(4, 1)), (4, Some(9 + 4 - 4)));
    assert!(film.after(4).figure(P1).knocked_out);
    assert_eq!(film.after(4).figure(P1).squad, Squad::Disabled);
    let score = film.report.score().expect("the ship came home");
    assert_eq!((score.knocked_out, score.disabled_squads), (-2, -1));
}

#[test]
fn sa_ex_47_unstable_warheads() {
    let film = mission()
        .on("T1 T1 T1 T1")
        .inside(1, "I1-07")
        .plan("> C")
        .plan("C")
        .with(|table| {
            table.rockets = 2;
            table.figures[0].station = Station::LowerWhite;
        })
        .play();
    assert_eq!(film.hits(2, 1), 1);
    assert_eq!((film.fate(1), film.report.damage), (Fate::Survived, [0, 0, 3]));
}

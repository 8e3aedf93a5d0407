//! The manual's examples: the arithmetic of shots, and a Fighter that nobody shoots at.

use alert::Fate;

use crate::support::*;

/// A Fighter, number 1, that the crew shoots at as soon as it can.
fn fighter(zone: alert::Zone, plans: &[&str]) -> Film {
    let table = mission().on("T7 T7 T7").threat(1, "E1-07", zone);
    plans.iter().fold(table, |table, plan| table.plan(plan)).play()
}

#[test]
fn sa_ex_09_a_fighter_on_red() {
    let heavy = fighter(Red, &["< A A"]);
    assert_eq!((heavy.hit(2, 1), heavy.hit(3, 1)), (Some(2), Some(2)));
    assert_eq!(heavy.destroyed(1), Some(3));
    assert_eq!(heavy.after(3).reactors[0], 0);

    let light = fighter(Red, &["< ^ A"]);
    assert_eq!(light.hit(3, 1), Some(0));

    let both = fighter(Red, &["< ^ A", "< - A"]);
    assert_eq!(both.hit(3, 1), Some(4));
    assert_eq!(both.destroyed(1), Some(3));
    assert_eq!(both.after(3).reactors[0], 1);
}

#[test]
fn sa_ex_10_a_fighter_on_white() {
    let far = fighter(White, &["- A", "^ A"]);
    assert_eq!((far.space(1, 1), far.hit(2, 1)), (13, Some(3)));
    assert_eq!(far.destroyed(1), None);

    let near = fighter(White, &["- - A", "^ - A"]);
    assert_eq!((near.space(2, 1), near.hit(3, 1)), (10, Some(4)));
    assert_eq!(near.destroyed(1), Some(3));
    assert_eq!(near.after(3).reactors[1], 1);
}

#[test]
fn sa_ex_11_nothing_is_aimed_anew() {
    let film = mission()
        .on("T7 T7 T7")
        .threat(1, "E1-07", Red)
        .threat(2, "E1-05", Red)
        .plan("< - hA")
        .plan("< ^ A")
        .play();
    assert_eq!(film.destroyed(1), Some(3));
    assert_eq!((film.hit(3, 1), film.hit(3, 2)), (Some(5), None));
}

#[test]
fn sa_ex_12_a_fighter_that_nobody_shoots_at() {
    let table = mission().on("T1 T2 T6").threat(2, "E1-07", Blue);
    let film = table.clone().plan("> B").plan("C").play();
    let spaces: Vec<u8> = (2..=5).map(|turn| film.space(turn, 2)).collect();
    assert_eq!(spaces, [12, 9, 6, 3]);
    let shields: Vec<u8> = (2..=4).map(|turn| film.after(turn).shields[2]).collect();
    assert_eq!(shields, [2, 1, 0]);
    let damage: Vec<u8> = (3..=6).map(|turn| film.damage(turn)[2]).collect();
    assert_eq!(damage, [0, 1, 3, 6]);
    assert_eq!((film.survived(2), film.fate(2)), (Some(6), Fate::Survived));

    // Charged again before the last attack: two of its three points are absorbed.
    let harmless = [alert::Tile::HeavyLaser, alert::Tile::Structural, alert::Tile::Gravolift];
    let film = table.plan("> B - - - B").plan("> ^ - - B").tiles(Blue, &harmless).play();
    assert_eq!(film.attacks(6, 2), [(Blue, 3, 2)]);
    assert_eq!(film.damage(6)[2], 4);
}

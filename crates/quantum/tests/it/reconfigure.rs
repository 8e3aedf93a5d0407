//! Reconfiguring: `QU-RECONF`.

use crate::support::alpha;

#[test]
fn qu_reconf_01_rerolls_a_ship_on_the_board_or_in_the_scrapyard() {
    let mut table = alpha().ships(1, "4@a1").scrapyard(1, &[5]).cubes(1, "b2").table();
    table.roll("reconfigure a1", &[1]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["1@a1".to_owned()], 2));
    assert_eq!(table.event_names(), ["ShipRolled"]);
    table.roll("reconfigure b", &[6]);
    assert_eq!((table.scrapyard(1), table.actions_left()), (vec![6], 1), "still scrapped");
    assert_eq!(table.refusal("reconfigure c3"), "QU-RECONF-01", "nobody is there");
    assert_eq!(table.refusal("reconfigure a"), "QU-RECONF-01", "not in the scrapyard");
}

#[test]
fn qu_reconf_02_rolls_until_the_number_is_new() {
    let mut table = alpha().ships(1, "4@a1").scrapyard(1, &[5]).table();
    table.roll("reconfigure a1", &[4, 4, 2]);
    assert_eq!(table.ships(1), ["2@a1"]);
    assert_eq!(table.event_names(), ["ShipRolled"], "one result");
    table.roll("reconfigure b", &[5, 5, 5, 1]);
    assert_eq!(table.scrapyard(1), [1]);
    assert_eq!(table.actions_left(), 1, "however often it was thrown");
    for seed in 0..50 {
        let mut table = alpha().ships(1, "4@a1").table();
        table.play_by_chance("reconfigure a1", seed);
        assert_ne!(table.ships(1), ["4@a1"]);
    }
}

#[test]
fn qu_reconf_03_expansion_ships_out_of_play_cannot_be_reconfigured() {
    let table = alpha().ships(1, "4@a1 4@a3 4@c1").table();
    assert_eq!(table.rest("reconfigure "), ["a1", "a3", "c1"]);
    assert_eq!(table.refusal("reconfigure d"), "QU-RECONF-03");
    assert_eq!(table.refusal("reconfigure e"), "QU-RECONF-03");
}

#[test]
fn qu_reconf_04_the_same_die_several_times_without_move_or_ability() {
    // The example: a scout turns into a 1 for free, then into a 4 by an action.
    let mut table = alpha().ships(1, "6@a1").table();
    table.roll("scout a1", &[1]).roll("reconfigure a1", &[4]).roll("reconfigure a1", &[2]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["2@a1".to_owned()], 1));
    assert!(table.is_legal("a1-a3"), "it has not moved");

    let mut table = alpha().ships(1, "2@a1").table();
    table.roll("reconfigure a1", &[6]);
    assert_eq!(table.marks(1, "a"), (false, false));
    table.roll("scout a1", &[5]);
    assert_eq!(table.marks(1, "a"), (false, true));
}

#[test]
fn qu_reconf_05_enemy_dice_cannot_be_chosen() {
    let table = alpha().ships(1, "4@a1").ships(2, "4@a2").scrapyard(2, &[3]).table();
    assert_eq!(table.refusal("reconfigure a2"), "QU-RECONF-05");
    assert_eq!(table.rest("reconfigure "), ["a1"]);
}

#[test]
fn qu_reconf_06_the_ability_of_the_new_face_may_be_used() {
    let mut table = alpha().ships(1, "5@a1").ships(2, "6@a2 1@i9").table();
    assert_eq!(table.refusal("strike a1 a2"), "QU-SHIP-1-01");
    table.roll("reconfigure a1", &[1]).roll("strike a1 a2", &[1, 6, 3]);
    assert_eq!(table.actions(), ["occupy", "withdraw"]);
    // Not if it has used one already.
    let used = alpha().ships(1, "5@a1").ships(2, "6@a2").ability_used(1, "a1");
    let mut table = used.table();
    table.roll("reconfigure a1", &[1]);
    assert_eq!(table.refusal("strike a1 a2"), "QU-SHIP-0-02");
}

//! Deploying: `QU-DEPLOY`.

use crate::support::alpha;

#[test]
fn qu_deploy_01_from_the_scrapyard_to_an_own_planets_orbit() {
    let draft = alpha().ships(1, "4@b1").ships(2, "3@c2").scrapyard(1, &[5]);
    let mut table = draft.cubes(1, "b2").cubes(2, "e5").table();
    assert_eq!(table.rest("deploy b "), ["a2", "b3"]);
    assert_eq!(table.refusal("deploy b e4"), "QU-DEPLOY-01", "no own cube there");
    assert_eq!(table.refusal("deploy b a1"), "QU-DEPLOY-01", "a diagonal square");
    assert_eq!(table.refusal("deploy b b2"), "QU-DEPLOY-01", "the planet");
    assert_eq!(table.refusal("deploy b b1"), "QU-DEPLOY-04", "an own ship is there");
    assert_eq!(table.refusal("deploy b c2"), "QU-DEPLOY-04", "an enemy ship is there");
    assert_eq!(table.refusal("deploy a b3"), "QU-DEPLOY-01", "that die is on the board");
    table.play("deploy b b3");
    assert_eq!(table.ships(1), ["4@b1", "5@b3"].map(str::to_owned), "with the face it had");
    assert_eq!((table.scrapyard(1), table.actions_left()), (vec![], 2));
    assert_eq!(table.event_names(), ["ShipPlaced"]);
}

#[test]
fn qu_deploy_02_it_may_move_for_a_further_action() {
    let mut table = alpha().scrapyard(1, &[2]).cubes(1, "b2").table();
    table.play("deploy a c2").play("c2-d3");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["2@d3".to_owned()], 1));
    let mut table = alpha().scrapyard(1, &[2]).cubes(1, "b2").actions(1).table();
    table.play("deploy a c2");
    assert_eq!(table.refusal("c2-c1"), "QU-TURN-02");
}

#[test]
fn qu_deploy_03_expansion_ships_do_not_enter_by_this_action() {
    let table = alpha().ships(1, "4@b1 1@b3 2@a2").cubes(1, "b2").table();
    assert_eq!(table.view().ships_in(0, "reserve").count(), 2);
    assert_eq!(table.refusal("deploy d c2"), "QU-DEPLOY-03");
    assert!(!table.actions().iter().any(|action| action.starts_with("deploy")));

    let draft = alpha().ships(1, "4@b1 1@b3 2@a2").cubes(1, "b2").picks(1, 1).shown("expansion");
    let mut table = draft.table();
    table.play("end").roll("take expansion", &[6]);
    table.draw("place c2", &[], "momentum");
    assert_eq!(table.view().ships_in(0, "reserve").count(), 1, "one die a card");
    assert_eq!(table.ships(1).len(), 4);
}

#[test]
fn qu_deploy_04_without_an_empty_orbital_square_the_die_waits() {
    let draft = alpha().ships(1, "4@b1").ships(2, "3@c2 3@b3 3@a2").scrapyard(1, &[5]);
    let table = draft.cubes(1, "b2").table();
    assert_eq!(table.rest("deploy b "), Vec::<String>::new());
    for square in ["b1", "c2", "b3", "a2"] {
        assert_eq!(table.refusal(&format!("deploy b {square}")), "QU-DEPLOY-04");
    }
    assert!(table.is_legal("reconfigure b"));
}

#[test]
fn qu_deploy_05_deploying_is_neither_roll_nor_move_nor_ability() {
    let mut table = alpha().ships(1, "4@i9").scrapyard(1, &[3]).cubes(1, "b2").table();
    table.play("deploy b b1");
    assert_eq!(table.marks(1, "b"), (false, false));
    table.play("warp b1 i9");
    assert_eq!(table.ships(1), ["3@i9", "4@b1"].map(str::to_owned));
    assert_eq!(table.actions_left(), 2);
    assert!(table.is_legal("i9-i8"));
}

#[test]
fn qu_deploy_06_a_ship_destroyed_and_deployed_in_one_turn_keeps_its_marks() {
    let draft = alpha().ships(1, "5@c1").ships(2, "1@d1").cubes(1, "b2");
    let mut table = draft.commands(2, "stubborn").table();
    table.roll("c1xd1", &[6, 1, 2]);
    assert_eq!((table.scrapyard(1), table.ships(1)), (vec![2], vec![]));
    table.play("deploy a c2");
    assert_eq!(table.actions_left(), 1);
    assert_eq!(table.refusal("c2-c3"), "QU-TURN-05");
    assert_eq!(table.marks(1, "a"), (true, false), "its attack was straight");
}

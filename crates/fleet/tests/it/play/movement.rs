//! Movement, occupation and Ionic Propulsion.

use crate::support::{DIAGONAL, ORTHOGONAL, SPECIAL, duel, teams};

#[test]
fn fc_def_01_a_sector_has_up_to_eight_neighbours() {
    let table =
        duel().ships(1, "cruiser@c3 cruiser@a1").ships(2, "cruiser@e5").rolled(1, "bm").table();
    let around = ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"];
    assert_eq!(table.rest("move bm c3 "), around);
    assert_eq!(table.rest("move bm a1 "), ["a2", "b1", "b2"], "a corner has three");
}

#[test]
fn fc_def_02_distance_is_in_kings_steps() {
    let distance = |from: &str, to: &str| {
        let sector = |text: &str| text.parse::<fleet::board::Sector>().expect("a sector");
        sector(from).distance(sector(to))
    };
    assert_eq!(distance("a1", "a1"), 0);
    assert_eq!(distance("a1", "c2"), 2);
    assert_eq!(distance("e5", "a1"), 4);
    assert_eq!(distance("b4", "b1"), 3);
}

#[test]
fn fc_move_01_a_blue_result_moves_all_or_part_of_a_sector() {
    let draft = duel().ships(1, "frigate@b2 destroyer@b2").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.table();
    assert_eq!(table.rest("move bo b2 "), ["a2", "b1", "b3", "c2"], "the four edges");
    table.play("move bo b2 b3");
    assert_eq!(table.rest("ships "), ["a", "ab", "b"]);
    table.play("ships b");
    assert_eq!(table.ships(1), ["a@b2=6", "b@b3=12"]);
    assert_eq!((table.rolled(1).len(), table.reserve(1)), (0, [3, 3, 3]), "the die is used");
}

#[test]
fn fc_move_01_ships_that_differ_in_tokens_or_as_wrecks_are_no_twins() {
    let choice = |mut table: crate::support::Table, order: &str| {
        table.play(order);
        table.rest("ships ")
    };
    let any = ["a", "ab", "b"];
    let draft = duel().ships(1, "battleship:drones@c5 frigate@a5").rolled(1, "rs bs");
    let draft = draft.ships(2, "frigate@c3 frigate@c3=4 cruiser@a1").bridge(2, "bo");
    let mut table = draft.table();
    table.play("weapon a rs bs 2a").play("end").roll("roll rrr", &[ORTHOGONAL; 3]);
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (4, 4));
    assert_eq!(choice(table, "move bo* c3 c4"), any, "Drones sit on one of them");

    let draft = duel().faction(2, "rebels", "frigate frigate cruiser cruiser");
    let draft = draft.ships(1, "cruiser@c3 frigate@a1").rolled(1, "ro").bridge(2, "bo");
    let mut table = draft.ships(2, "frigate@c4=1 frigate@c4=1 cruiser@e5").table();
    table.play("attack ro c3 2a").play("end").roll("roll rgg", &[ORTHOGONAL; 3]);
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (1, 1));
    assert_eq!(choice(table, "move bo* c4 b4"), any, "one of them is a wreck");

    let draft = duel().ships(1, "frigate@c3 frigate@c3").ships(2, "cruiser@e5").rolled(1, "bo");
    assert_eq!(choice(draft.table(), "move bo c3 c4"), ["a", "ab"], "equal ones");
}

#[test]
fn fc_move_02_ships_moved_together_start_and_end_together() {
    let draft = duel().ships(1, "destroyer@b2 destroyer@b2 cruiser@a1").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bd bd").table();
    table.play("move bd b2 c3");
    assert_eq!(table.refusal("ships c"), "FC-MOVE-02");
    table.play("ships ab");
    assert_eq!(table.ships(1), ["a@c3=12", "b@c3=12", "c@a1=18"]);
    assert!(table.rest("move bd b2 ").is_empty(), "nobody is left there");
}

#[test]
fn fc_move_03_the_destination_is_inside_and_open() {
    let draft = duel().ships(1, "destroyer@a1 battleship:drones@a2").ships(2, "frigate@b1");
    let table = draft.rolled(1, "bo").table();
    assert!(table.rest("move bo a1 ").is_empty());
    assert_eq!(table.refusal("move bo a1 b1"), "FC-OCC-02");
    assert_eq!(table.refusal("move bo a1 a2"), "FC-OCC-01", "4 + 2 is more than 5");
    assert_eq!(table.refusal("move bo a1 b2"), "FC-MOVE-01", "not an indicated direction");
    assert_eq!(table.refusal("move bo a2 a4"), "FC-MOVE-01", "not adjacent");
    assert_eq!(table.refusal("move bo e1 f1"), "FC-DICE-08", "nobody is there");
    let table = duel().ships(1, "destroyer@e1").ships(2, "frigate@b1").rolled(1, "bo").table();
    assert_eq!(table.refusal("move bo e1 f1"), "FC-MOVE-03");
}

#[test]
fn fc_move_04_entry_effects_apply_at_once() {
    let draft = duel().ships(1, "destroyer@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@a2").table();
    table.roll("move bo a1 a2", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a2=10"], "class 2 in damage");
}

#[test]
fn fc_move_06_a_blue_special_moves_nothing() {
    let table = duel().ships(1, "destroyer@c3").ships(2, "cruiser@e5").rolled(1, "bs").table();
    assert_eq!(table.actions(), ["end"]);
    assert_eq!(table.refusal("move bs c3 c4"), "FC-MOVE-01");
}

#[test]
fn fc_move_07_ships_may_move_again_by_another_result() {
    let draft = duel().ships(1, "destroyer@a1").ships(2, "cruiser@e5").rolled(1, "bo bd");
    let mut table = draft.table();
    table.play("move bo a1 a2").play("move bd a2 b3");
    assert_eq!(table.ships(1), ["a@b3=12"]);
}

#[test]
fn fc_occ_01_classes_in_a_sector_total_at_most_five() {
    let draft = duel().ships(1, "frigate@b2 destroyer@b2 cruiser@b3").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").table();
    table.play("move bo b2 b3");
    assert_eq!(table.rest("ships "), ["a", "b"], "1 + 2 + 3 would be 6");
    assert_eq!(table.refusal("ships ab"), "FC-OCC-01");
    assert_eq!(duel().ships(1, "cruiser@a1 cruiser@a1").fault(), "FC-OCC-01");
}

#[test]
fn fc_occ_02_no_ship_enters_a_sector_with_an_enemy() {
    let draft = duel().ships(1, "destroyer@c3").ships(2, "frigate@c4 frigate@b3");
    let table = draft.rolled(1, "bo").table();
    assert_eq!(table.rest("move bo c3 "), ["c2", "d3"]);
    assert_eq!(table.refusal("move bo c3 c4"), "FC-OCC-02");
}

#[test]
fn fc_occ_05_players_of_one_camp_do_not_share_a_sector() {
    let draft = teams().ships(1, "destroyer@c3").ships(3, "frigate@c4").ships(2, "frigate@h5");
    let table = draft.ships(4, "frigate@a5").rolled(1, "bo").table();
    assert_eq!(table.refusal("move bo c3 c4"), "FC-OCC-05");
}

#[test]
fn fc_occ_08_a_forced_move_that_breaks_a_limit_does_not_happen() {
    // Every way out of the field is blocked or full: the ships go back.
    let draft = duel().ships(1, "destroyer@b1 battleship:drones@b3 battleship:drones@a2");
    let draft = draft.ships(2, "frigate@c2").sectors("gravity_field@b2").rolled(1, "bo");
    let mut table = draft.table();
    table.roll("move bo b1 b2", &[ORTHOGONAL]);
    assert_eq!(table.at(1, "a").as_deref(), Some("b1"), "b1 is the only sector that takes it");
    let draft = duel().ships(1, "destroyer@b1 cruiser@c1 battleship:drones@a1 cruiser@a3");
    let draft = draft.ships(2, "frigate@c3").sectors("gravity_field@b2").rolled(1, "bo");
    let mut table = draft.table();
    table.roll("move bo b1 b2", &[DIAGONAL]);
    assert_eq!(table.question(), "question-fleet-drift", "c1 and a3 have room for class 2");
    assert_eq!(table.rest("drift "), ["a3", "c1"], "not a1, which has class 4, nor the enemy’s c3");
}

#[test]
fn fc_abl_01_ionic_ships_move_up_to_two_sectors() {
    let draft = duel().ships(1, "frigate@a1 frigate@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.clone().table();
    table.play("move bo a1 a2").play("ships ab");
    assert_eq!(table.rest("onward "), ["a1", "a3", "b2"]);
    table.play("onward a3").play("ships ab");
    assert_eq!(table.ships(1), ["a@a3=6", "b@a3=6"]);
    assert_eq!(table.question(), "question-fleet-actions", "two sectors and no more");
    let mut table = draft.table();
    table.play("move bo a1 a2").play("ships ab").play("stop");
    assert_eq!(table.ships(1), ["a@a2=6", "b@a2=6"]);

    let draft = duel().ships(1, "frigate@a1 destroyer@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.table();
    table.play("move bo a1 a2").play("ships a");
    assert_eq!(table.question(), "question-fleet-actions", "not beside another kind of ship");
}

#[test]
fn fc_abl_02_each_step_is_a_full_move() {
    // The test on the origin only: the second step may start beside a Destroyer.
    let draft = duel().ships(1, "frigate@a1 destroyer@a2").ships(2, "cruiser@e5 frigate@b3");
    let mut table = draft.rolled(1, "bm").table();
    table.play("move bm a1 a2");
    assert_eq!(
        table.rest("onward "),
        ["a1", "a3", "b1", "b2"],
        "a new direction, enemies in the way"
    );
    assert_eq!(table.refusal("onward b3"), "FC-OCC-02");
    table.play("onward a3");
    assert_eq!(table.ships(1), ["a@a3=6", "b@a2=12"]);
    let draft = duel().ships(1, "frigate@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.table();
    table.play("move bo a1 a2");
    assert_eq!(table.refusal("onward b3"), "FC-ABL-02", "the result does not point there");
    // Entry effects after each step.
    let draft = duel().ships(1, "frigate@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@a2 asteroid_field@a3").table();
    table.roll("move bo a1 a2", &[SPECIAL]).roll("onward a3", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a3=4"]);
}

#[test]
fn fc_abl_03_the_second_step_moves_the_group_or_a_part() {
    let draft = duel().ships(1, "frigate@a1=6 frigate@a1=5 frigate@a1=4").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").table();
    table.play("move bo a1 a2").play("ships ab").play("onward a3");
    assert_eq!(table.rest("ships "), ["a", "ab", "b"], "c did not take the first step");
    table.play("ships b");
    assert_eq!(table.ships(1), ["a@a2=6", "b@a3=5", "c@a1=4"]);
}

#[test]
fn fc_abl_04_ionic_ships_cross_a_gravity_field_and_go_on() {
    let draft = duel().ships(1, "frigate@a1").ships(2, "cruiser@e5").sectors("gravity_field@a2");
    let mut table = draft.rolled(1, "bo").table();
    table.roll("move bo a1 a2", &[DIAGONAL]).play("drift b3");
    assert_eq!(table.question(), "question-fleet-onward");
    table.play("onward b4");
    assert_eq!(table.ships(1), ["a@b4=6"]);
}

#[test]
fn fc_abl_05_after_being_thrown_back_the_field_may_be_tried_again() {
    let draft = duel().ships(1, "frigate@a1").ships(2, "cruiser@e5").sectors("gravity_field@a2");
    let mut table = draft.rolled(1, "bo").table();
    table.roll("move bo a1 a2", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a1=5"]);
    table.roll("onward a2", &[ORTHOGONAL]).play("drift a3");
    assert_eq!(table.ships(1), ["a@a3=5"]);
}

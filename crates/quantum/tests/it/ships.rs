//! Abilities that are no part of a move: `QU-SHIP-0`, `-1`, `-3`, `-4`, `-6`.

use crate::support::alpha;

#[test]
fn qu_ship_0_01_a_die_uses_its_ability_once_a_turn() {
    let mut table = alpha().ships(1, "3@a1 2@c1 4@i9").table();
    table.play("warp a1 i9");
    assert_eq!(table.actions_left(), 3);
    assert_eq!(table.marks_at(1, "i9"), (false, true));
    assert_eq!(table.refusal("warp i9 a1"), "QU-SHIP-0-02");
    assert!(table.is_legal("modify a1 3"), "another die has its own");
    table.play("end").play("end");
    assert!(table.is_legal("warp i9 a1"), "and a new turn brings it back");
}

#[test]
fn qu_ship_0_02_one_ability_even_if_the_face_changes() {
    let mut table = alpha().ships(1, "4@a1 2@c1").table();
    table.play("modify a1 3");
    assert_eq!(table.refusal("warp a1 c1"), "QU-SHIP-0-02");
    table.roll("reconfigure a1", &[6]);
    assert_eq!(table.refusal("scout a1"), "QU-SHIP-0-02");
    table.roll("reconfigure a1", &[2]);
    assert_eq!(table.refusal("a1+a2-a3"), "QU-SHIP-0-02");
}

#[test]
fn qu_ship_0_03_no_action_but_transport_and_manoeuvre_ride_on_a_move() {
    let table = alpha().ships(1, "3@a1 4@i9 6@i1 2@c1 5@c2").actions(0).table();
    for free in ["warp a1 i9", "modify i9 5", "scout i1"] {
        assert!(table.is_legal(free), "{free}");
    }
    for ride in ["c1+c2-d1", "c2-d3"] {
        assert_eq!(table.refusal(ride), "QU-TURN-02", "{ride}");
    }
    let mut table = alpha().ships(1, "3@a1 4@i9 2@c1 5@c2").table();
    table.play("warp a1 i9").play("modify a1 5");
    assert_eq!(table.actions_left(), 3);
    table.play("c1+c2-d1").play("drop e1");
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn qu_ship_0_04_only_own_ships_on_the_board_in_ones_own_turn() {
    let table = alpha().ships(1, "2@a1").scrapyard(1, &[6, 4, 3]).ships(2, "4@e4 6@e6").table();
    for ability in ["scout ", "modify ", "warp ", "strike "] {
        assert_eq!(table.rest(ability), [""; 0], "{ability}from the scrapyard");
    }
    assert_eq!(table.refusal("modify e4 3"), "QU-SHIP-0-04", "an enemy's frigate");
    assert_eq!(table.refusal("scout e6"), "QU-SHIP-0-04", "an enemy's scout");
    assert_eq!(table.refusal("scout i9"), "QU-SHIP-0-04", "no ship at all");
    assert_eq!(table.refusal_to(2, "scout e6"), "PA-SEAT-01", "not on another's turn");
}

#[test]
fn qu_ship_0_05_no_ability_in_the_middle_of_a_move() {
    let mut table = alpha().ships(1, "2@c2 1@b3 3@i9 4@i1 6@a9").table();
    table.play("c2+b3-c4");
    for ability in ["warp i9 c4", "modify i1 5", "scout a9"] {
        assert_eq!(table.refusal(ability), "QU-MOVE-14", "{ability}");
    }
    // Relentless stops the attack between the dice and the result.
    let mut table =
        alpha().ships(1, "4@a1 6@i9").ships(2, "3@a3").commands(1, "relentless").table();
    table.roll("a1-a2xa3", &[2, 4]);
    assert_eq!(table.refusal("modify a2 3"), "QU-MOVE-14");
    assert_eq!(table.refusal("scout i9"), "QU-MOVE-14");
}

#[test]
fn qu_ship_0_06_a_changed_face_with_an_unused_ability_has_the_new_one() {
    let mut table = alpha().ships(1, "2@a1").table();
    assert_eq!(table.refusal("scout a1"), "QU-SHIP-6-01");
    table.roll("reconfigure a1", &[6]);
    assert_eq!(table.marks_at(1, "a1"), (false, false));
    table.roll("scout a1", &[3]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["3@a1".to_owned()], 2));
}

#[test]
fn qu_ship_0_07_abilities_are_optional() {
    let mut table = alpha().ships(1, "1@a1 2@c1 3@e1 4@g1 6@i1").ships(2, "6@a2").table();
    assert!(table.is_legal("c1-c2"), "a flagship may go alone");
    assert!(table.is_legal("a1xa2"), "a battlestation may attack by its move");
    table.play("end");
    assert_eq!(table.asked(), 2, "nobody has to use them");
    let mut table = alpha().ships(1, "5@c1").table();
    table.play("c1-d2");
    assert_eq!(table.marks_at(1, "d2"), (true, false), "an interceptor may go straight");
}

#[test]
fn qu_ship_1_01_the_strike_attacks_an_enemy_near_the_battlestation() {
    let table = alpha().ships(1, "1@d3 2@d4").ships(2, "6@c3 6@e4 6@d2 6@d6").table();
    assert_eq!(table.rest("strike "), ["d3 c3", "d3 d2"]);
    assert_eq!(table.refusal("strike d3 e4"), "QU-SHIP-1-01", "on the diagonal");
    assert_eq!(table.refusal("strike d3 d6"), "QU-SHIP-1-01", "too far");
    assert_eq!(table.refusal("strike d3 d4"), "QU-SHIP-1-01", "an own ship");
    assert_eq!(table.refusal("strike d3 e3"), "QU-SHIP-1-01", "an empty square");
    assert_eq!(table.refusal("strike d4 c3"), "QU-SHIP-1-01", "a flagship has no strike");
    assert_eq!(alpha().ships(1, "1@d3").ships(2, "6@i9").table().rest("strike "), [""; 0]);
}

#[test]
fn qu_ship_1_02_the_strike_costs_no_action() {
    let mut table = alpha().ships(1, "1@a1").ships(2, "6@a2").actions(0).table();
    table.roll("strike a1 a2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.actions_left(), 0);
    let mut table = alpha().ships(1, "1@a1").ships(2, "6@a2").table();
    table.roll("strike a1 a2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.actions_left(), 3);
}

#[test]
fn qu_ship_1_03_the_strike_is_not_the_ships_move() {
    let two = || alpha().ships(1, "1@a1").ships(2, "6@a2 6@b1").table();
    let mut table = two();
    table.roll("strike a1 a2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.marks_at(1, "a1"), (false, true));
    assert_eq!(table.refusal("strike a1 b1"), "QU-SHIP-0-02", "one strike");
    table.roll("a1xb1", &[1, 6, 3]).play("occupy");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["1@b1".to_owned()], 2));
    assert_eq!(table.scrapyard(2), [3, 3], "two attacks in one turn");

    let mut table = two();
    table.roll("a1xa2", &[1, 6, 3]).play("withdraw");
    assert_eq!(table.refusal("a1xb1"), "QU-TURN-05", "one move");
    table.roll("strike a1 b1", &[1, 6, 4]).play("occupy");
    assert_eq!(table.marks_at(1, "b1"), (true, true));
    assert_eq!(table.dominance(1), 3);
}

#[test]
fn qu_ship_1_04_the_strike_is_resolved_like_any_attack() {
    let duel = || alpha().ships(1, "1@a1").ships(2, "2@a2").dominance(2, 3).table();
    let mut table = duel();
    table.roll("strike a1 a2", &[4, 3, 5]);
    assert_eq!(table.actions(), ["occupy", "withdraw"], "5 against 5: the attacker wins");
    table.play("occupy");
    assert_eq!((table.ships(1), table.scrapyard(2)), (vec!["1@a2".to_owned()], vec![5]));
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 2));

    let mut table = duel();
    table.roll("strike a1 a2", &[4, 3, 5]).play("withdraw");
    assert_eq!(table.ships(1), ["1@a1"]);

    let mut table = duel();
    table.roll("strike a1 a2", &[5, 3]);
    assert_eq!(table.event_names().last().map(String::as_str), Some("AttackRepelled"));
    assert_eq!((table.ships(1), table.ships(2)), (vec!["1@a1".into()], vec!["2@a2".into()]));
    assert_eq!((table.dominance(1), table.dominance(2)), (1, 3));
    assert_eq!(table.refusal("strike a1 a2"), "QU-SHIP-0-02");
}

#[test]
fn qu_ship_1_05_every_die_that_shows_1_and_has_its_ability_may_strike() {
    let mut table = alpha().ships(1, "5@c1").ships(2, "6@a2").table();
    table.play("c1-a1").roll("reconfigure a1", &[1]);
    assert_eq!(table.marks_at(1, "a1"), (true, false));
    table.roll("strike a1 a2", &[1, 1, 4]).play("occupy");
    assert_eq!(table.ships(1), ["1@a2"]);
    let used = alpha().ships(1, "1@a1").ships(2, "6@a2").ability_used(1, "a1").table();
    assert_eq!(used.refusal("strike a1 a2"), "QU-SHIP-0-02");
}

#[test]
fn qu_ship_3_01_the_warp_swaps_with_any_own_ship() {
    let mut table = alpha().ships(1, "3@a1 5@i9 2@e4").scrapyard(1, &[4]).ships(2, "6@i1").table();
    assert_eq!(table.rest("warp "), ["a1 e4", "a1 i9"]);
    assert_eq!(table.refusal("warp a1 i1"), "QU-SHIP-3-01", "an enemy");
    assert_eq!(table.refusal("warp a1 a1"), "QU-SHIP-3-01", "itself");
    assert_eq!(table.refusal("warp a1 c1"), "QU-SHIP-3-01", "nobody");
    assert_eq!(table.refusal("warp e4 a1"), "QU-SHIP-3-01", "a flagship has no warp");
    table.play("warp a1 i9");
    assert_eq!(table.event_names(), ["ShipWarped"]);
    assert_eq!(table.ships(1), ["2@e4", "3@i9", "5@a1"]);
    assert_eq!(alpha().ships(1, "3@a1").table().rest("warp "), [""; 0], "nobody to swap with");
}

#[test]
fn qu_ship_3_02_the_destroyer_moves_before_or_after() {
    let pair = || alpha().ships(1, "3@a1 5@i9").table();
    let mut table = pair();
    table.play("warp a1 i9").play("i9-i8");
    assert_eq!(table.ships(1), ["3@i8", "5@a1"]);
    let mut table = pair();
    table.play("a1-a2").play("warp a2 i9");
    assert_eq!(table.ships(1), ["3@i9", "5@a2"]);
    assert_eq!(table.marks_at(1, "i9"), (true, true));
}

#[test]
fn qu_ship_3_03_the_partner_keeps_its_own_marks() {
    let mut table = alpha().ships(1, "3@a1 6@i9").actions(2).table();
    table.play("warp a1 i9");
    assert_eq!((table.marks_at(1, "i9"), table.marks_at(1, "a1")), ((false, true), (false, false)));
    assert_eq!(table.actions_left(), 2);
    table.play("a1-a2").roll("scout a2", &[1]);
    let mut table = alpha().ships(1, "3@a1 6@i9").moved(1, "i9").ability_used(1, "i9").table();
    table.play("warp a1 i9");
    assert_eq!(table.marks_at(1, "a1"), (true, true), "a warp refreshes nobody");
    assert_eq!(table.refusal("a1-a2"), "QU-TURN-05");
    let mut table = alpha().ships(1, "3@a1 3@i9").table();
    table.play("warp a1 i9").play("warp a1 i9");
    assert_eq!(table.marks_at(1, "a1"), (false, true), "the second destroyer used its own");
}

#[test]
fn qu_ship_3_04_faces_stay_with_their_dice_and_no_way_is_needed() {
    // Both corners are walled in.
    let mut table =
        alpha().ships(1, "3@a1 6@i9").ships(2, "1@a2 1@b1 1@i8 1@h9").moved(1, "a1").table();
    table.play("warp a1 i9");
    assert_eq!(table.ships(1), ["3@i9", "6@a1"]);
    let dice: Vec<_> =
        ["a1", "i9"].iter().map(|at| (table.ship(1, at).die, table.ship(1, at).face)).collect();
    assert_eq!(dice, [("b".to_owned(), 6), ("a".to_owned(), 3)]);
}

#[test]
fn qu_ship_4_01_the_frigate_becomes_a_3_or_a_5() {
    let mut table = alpha().ships(1, "4@a1 3@i9").table();
    assert_eq!(table.rest("modify "), ["a1 3", "a1 5"]);
    for face in [1, 2, 4, 6] {
        assert_eq!(table.refusal(&format!("modify a1 {face}")), "QU-SHIP-4-01");
    }
    assert_eq!(table.refusal("modify i9 5"), "QU-SHIP-4-01", "a destroyer has no such ability");
    table.play("modify a1 5");
    assert_eq!(table.event_names(), ["FaceChanged"], "nothing is rolled");
    assert_eq!((table.ships(1), table.actions_left()), (vec!["3@i9".into(), "5@a1".into()], 3));
}

#[test]
fn qu_ship_4_02_the_new_ability_waits_for_another_turn() {
    let mut table = alpha().ships(1, "4@c1 2@i9").table();
    table.play("modify c1 5");
    assert_eq!(table.refusal("c1-f4"), "QU-SHIP-5-05", "three diagonal steps");
    let mut table = alpha().ships(1, "4@c1 2@i9").table();
    table.play("modify c1 3");
    assert_eq!(table.refusal("warp c1 i9"), "QU-SHIP-0-02");
    table.play("end").play("end");
    assert!(table.is_legal("warp c1 i9"));
}

#[test]
fn qu_ship_4_03_it_moves_with_the_new_range_or_modifies_after_the_move() {
    let mut table = alpha().ships(1, "4@c1").table();
    assert_eq!(table.refusal("c1-c6"), "QU-MOVE-02");
    table.play("modify c1 5").play("c1-c6");
    assert_eq!(table.ships(1), ["5@c6"]);
    let mut table = alpha().ships(1, "4@c1").table();
    table.play("modify c1 3");
    assert_eq!(table.refusal("c1-c5"), "QU-MOVE-02", "a 3 goes three squares");
    // 4 + 3 is no 8: the frigate comes into orbit and becomes a 5.
    let mut table = alpha().ships(1, "4@e3 3@e6").table();
    table.play("e3-e4").play("modify e4 5").play("build e5");
    assert_eq!(table.cubes_on("e5"), [1]);
}

#[test]
fn qu_ship_4_04_not_between_the_approach_and_the_dice() {
    // Dangerous stops the attack before a die is rolled; the attacker is not asked then.
    let mut table = alpha().ships(1, "4@a1").ships(2, "3@a3").commands(2, "dangerous").table();
    table.play("a1-a2xa3");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.refusal_to(1, "modify a2 3"), "PA-SEAT-01");
    table.roll("fight", &[3, 3]);
    assert_eq!(table.ships(1), ["4@a2"], "7 against 6: the 4 fought as a 4");
    assert!(table.is_legal("modify a2 3"), "afterwards it may");
}

#[test]
fn qu_ship_6_01_the_scout_reconfigures_for_free() {
    let mut table = alpha().ships(1, "6@a1 5@i9").actions(0).table();
    assert_eq!(table.rest("scout "), ["a1"]);
    assert_eq!(table.refusal("scout i9"), "QU-SHIP-6-01");
    table.roll("scout a1", &[4]);
    assert_eq!(table.event_names(), ["ShipRolled"]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["4@a1".into(), "5@i9".into()], 0));
    assert_eq!(table.marks_at(1, "a1"), (false, true));
}

#[test]
fn qu_ship_6_02_a_6_is_rolled_again() {
    let mut table = alpha().ships(1, "6@a1").table();
    table.roll("scout a1", &[6, 6, 2]);
    assert_eq!(table.ships(1), ["2@a1"]);
}

#[test]
fn qu_ship_6_03_the_new_face_has_no_ability_this_turn() {
    let mut table = alpha().ships(1, "6@a1 2@i9").ships(2, "6@a2").table();
    table.roll("scout a1", &[1]);
    assert_eq!(table.refusal("strike a1 a2"), "QU-SHIP-0-02");
    assert!(table.is_legal("a1xa2"), "its move is another thing");
}

#[test]
fn qu_ship_6_04_before_or_after_the_move_and_reconfigured_by_action_too() {
    let mut table = alpha().ships(1, "6@a1").table();
    table.play("a1-a7").roll("scout a7", &[2]).roll("reconfigure a7", &[6]);
    assert_eq!((table.ships(1), table.actions_left()), (vec!["6@a7".to_owned()], 1));
    assert_eq!(table.refusal("scout a7"), "QU-SHIP-0-02");
    let mut table = alpha().ships(1, "6@a1").table();
    table.roll("scout a1", &[2]).play("a1-a3");
    assert_eq!(table.refusal("a3-a4"), "QU-TURN-05");
    let mut table = alpha().ships(1, "6@a1").ships(2, "1@a3").commands(1, "relentless").table();
    table.roll("a1-a2xa3", &[3, 3]);
    assert_eq!(table.refusal("scout a2"), "QU-MOVE-14", "not during the move");
}

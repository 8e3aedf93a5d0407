//! Attacks, support, damage, ranged attacks, Multipoint Weapons.

use crate::support::{SPECIAL, duel, teams};

#[test]
fn fc_atk_01_a_red_result_attacks_one_ship_in_an_indicated_sector() {
    let draft = duel().ships(1, "destroyer@c3").ships(2, "cruiser@c4 cruiser@d4").rolled(1, "ro");
    let mut table = draft.table();
    assert_eq!(table.rest("attack "), ["ro c3 2a"], "c4 lies in an edge direction, d4 does not");
    assert_eq!(table.refusal("attack ro c3 2b"), "FC-ATK-01");
    table.play("attack ro c3 2a");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (16, 18));
    assert_eq!(table.reserve(1), [3, 3, 3]);
}

#[test]
fn fc_atk_02_the_attacker_names_the_ship() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4 frigate@c4 destroyer@c4");
    let mut table = draft.rolled(1, "rm").table();
    assert_eq!(table.rest("attack rm c3 "), ["2a", "2b", "2c"]);
    assert_eq!(table.refusal("attack rm c3 2d"), "FC-ATK-02");
    table.play("attack rm c3 2b");
    assert_eq!(table.ships(2), ["a@c4=6", "b@c4=3", "c@c4=12"]);
}

#[test]
fn fc_atk_03_any_part_of_the_sector_but_somebody_fires() {
    let draft = duel().ships(1, "frigate@c3 destroyer@c3 destroyer@c3").ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.rest(""), ["fire", "hold a", "hold b", "hold c"]);
    assert_eq!(
        (table.offered("fire", "damage"), table.offered("hold b", "damage")),
        ("5".into(), "3".into())
    );
    table.play("hold a").play("hold b");
    assert_eq!(table.hull(2, "a"), 16, "the last one cannot hold its fire, so c fires alone");
}

#[test]
fn fc_atk_04_ships_beside_the_target_support_whatever_the_direction() {
    let draft =
        duel().ships(1, "frigate@c3 destroyer@b5 cruiser@d3 frigate@a1").ships(2, "cruiser@c4");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.offered("fire", "damage"), "6", "1 + 2 + 3; the ship on a1 is too far away");
    table.play("hold c");
    assert_eq!(table.hull(2, "a"), 15, "nobody is left to decide on");
}

#[test]
fn fc_atk_05_a_ship_supports_any_number_of_attacks() {
    let draft = duel().ships(1, "frigate@c3 cruiser@b4").ships(2, "cruiser@c4 cruiser@e1");
    let mut table = draft.rolled(1, "ro ro rm").table();
    for die in ["ro", "ro", "rm"] {
        table.play(&format!("attack {die} c3 2a")).play("fire");
    }
    assert_eq!(table.hull(2, "a"), 18 - 3 * 4);
}

#[test]
fn fc_atk_06_damage_is_the_firepower_of_all_whose_sector_was_not_blocked() {
    let draft =
        duel().ships(1, "frigate@c3 destroyer@b4 cruiser@d3").ships(2, "battleship:drones@c4");
    let mut table = draft.rolled(1, "ro").bridge(2, "go").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("shield go* "), ["b4", "c3"], "d3 lies across a corner");
    table.play("shield go* b4");
    assert_eq!(table.hull(2, "a"), 24 - 1 - 3);
}

#[test]
fn fc_atk_07_a_hull_of_0_is_destroyed() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=3 cruiser@e5").rolled(1, "ro");
    let mut table = draft.table();
    table.play("attack ro c3 2a");
    assert_eq!((table.at(2, "a"), table.hull(2, "a"), table.points(2)), (None, 0, 3));
    assert!(table.event_names().contains(&"ShipDestroyed".to_owned()));
}

#[test]
fn fc_atk_08_damage_beyond_the_hull_is_lost() {
    let draft =
        duel().ships(1, "battleship:drones@c3").ships(2, "frigate@c4=1 destroyer@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.ships(2), ["b@c4=12", "c@e5=18"]);
}

#[test]
fn fc_atk_09_firepower_0_may_attack_and_none_may_not() {
    let draft = duel().ships(1, "testudo@c3 frigate@b3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.hull(2, "a"), 17, "launched in order to be supported");
    let draft = duel().ships(1, "mule@c3 cruiser@b3").ships(2, "cruiser@c4").rolled(1, "rm");
    let mut table = draft.table();
    assert_eq!(table.refusal("attack rm c3 2a"), "FC-ATK-09");
    table.play("attack rm b3 2a");
    assert_eq!(table.hull(2, "a"), 15, "nor does it support");
}

#[test]
fn fc_atk_11_a_protected_ship_cannot_be_named() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4 frigate@d3").rolled(1, "ro");
    let table = draft.sectors("asteroid_field@c4").table();
    assert_eq!(table.rest("attack ro c3 "), ["2b"]);
    assert_eq!(table.refusal("attack ro c3 2a"), "FC-ATK-11");
}

#[test]
fn fc_atk_12_own_and_allied_ships_are_no_targets() {
    let draft =
        teams().ships(1, "cruiser@c3 frigate@c2").ships(3, "frigate@c4").ships(2, "frigate@d3");
    let table = draft.ships(4, "frigate@a5").rolled(1, "ro").table();
    assert_eq!(table.rest("attack ro c3 "), ["2a"]);
    assert_eq!(table.refusal("attack ro c3 3a"), "FC-ATK-12");
    assert_eq!(table.refusal("attack ro c3 1b"), "FC-ATK-12");
}

#[test]
fn fc_rng_01_a_ranged_attack_spends_a_result_for_each_step() {
    let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let mut table = draft.table();
    assert_eq!(table.rest("attack "), ["ro+ro c1 c2 2a"]);
    assert_eq!(table.refusal("attack ro c1 2a"), "FC-RNG-01");
    table.play("attack ro+ro c1 c2 2a");
    assert_eq!((table.hull(2, "a"), table.rolled(1).len()), (15, 0));
    let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c4").rolled(1, "ro ro");
    assert_eq!(draft.table().actions().len(), 1, "three sectors are too far for two results");
}

#[test]
fn fc_rng_02_each_step_follows_its_result_and_the_path_may_bend() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c2").rolled(1, "ro rd");
    let table = draft.table();
    assert_eq!(
        table.rest("attack "),
        ["ro+rd a1 b1 2a", "ro+rd a1 b2 2a"],
        "edge then corner, or the reverse"
    );
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c3").rolled(1, "rd rd rd");
    assert_eq!(draft.table().rest("attack "), ["rd+rd a1 b2 2a"], "three corners lead elsewhere");
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e4").rolled(1, "ro ro");
    assert_eq!(
        draft.table().refusal("attack ro+ro c3 d3 2a"),
        "FC-RNG-02",
        "nothing is in the way"
    );
}

#[test]
fn fc_rng_03_every_sector_between_is_empty() {
    let draft =
        |draft: crate::support::Draft| draft.rolled(1, "ro ro").table().rest("attack ro+ro ");
    let open = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3");
    assert_eq!(draft(open.clone()), ["c1 c2 2a"]);
    let own = duel().ships(1, "cruiser@c1 mule@c2").ships(2, "cruiser@c3");
    assert!(draft(own).is_empty());
    let enemy = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3 frigate@c2");
    assert!(draft(enemy).is_empty());
    let table = open.sectors("gas_cloud@c2").rolled(1, "ro ro").table();
    assert_eq!(table.refusal("attack ro+ro c1 c2 2a"), "FC-RNG-03");
}

#[test]
fn fc_rng_06_a_ranged_attack_is_not_supported() {
    let draft = duel().ships(1, "cruiser@c1 frigate@d4").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let mut table = draft.table();
    table.play("attack ro+ro c1 c2 2a");
    assert_eq!(table.hull(2, "a"), 15, "three, not four");
}

#[test]
fn fc_rng_07_a_shield_points_to_the_last_sector_of_the_path() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "destroyer@c2").rolled(1, "ro rd");
    let mut table = draft.clone().bridge(2, "go").table();
    table.play("attack ro+rd a1 b2 2a");
    assert_eq!(table.rest("shield "), ["go* b2"]);
    table.play("shield go* b2");
    assert_eq!(table.hull(2, "a"), 12);
    let mut table = draft.bridge(2, "go").table();
    table.play("attack ro+rd a1 b1 2a");
    assert_eq!(table.hull(2, "a"), 9, "b1 lies across a corner: no shield, no question");
}

#[test]
fn fc_rng_08_a_ranged_attack_is_not_countered() {
    let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let mut table = draft.bridge(2, "rs gm").table();
    table.play("attack ro+ro c1 c2 2a");
    assert_eq!(table.refusal("counter rs* 1a"), "FC-RNG-08");
}

#[test]
fn fc_rng_09_a_ranged_attack_may_be_retreated_from() {
    let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let mut table = draft.bridge(2, "bs").table();
    table.play("attack ro+ro c1 c2 2a").play("retreat bs* c4");
    assert_eq!(table.ships(2), ["a@c4=15"]);
}

#[test]
fn fc_rng_10_no_bent_path_to_an_adjacent_target() {
    let draft = duel().ships(1, "cruiser@b2").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let table = draft.table();
    assert_eq!(table.actions(), ["end"], "c3 is adjacent across a corner");
    assert_eq!(table.refusal("attack ro+ro b2 b3 2a"), "FC-RNG-10");
    // A longer way to a far target is allowed: a1, a2, b2, c2 around the corner.
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c1").rolled(1, "ro ro ro");
    let table = draft.sectors("gas_cloud@b1").table();
    assert!(table.rest("attack ").is_empty(), "no way of two or three edges without b1");
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@c2").rolled(1, "ro ro ro");
    let table = draft.table();
    assert_eq!(table.rest("attack ro+ro+ro a1 "), ["b2 2a", "c1 2a"]);
}

#[test]
fn fc_rng_11_all_or_part_of_a_sector_fire_together() {
    let draft =
        duel().ships(1, "cruiser@c1 destroyer@c1").ships(2, "cruiser@c3").rolled(1, "ro ro");
    let mut table = draft.table();
    table.play("attack ro+ro c1 c2 2a");
    assert_eq!(table.rest(""), ["fire", "hold a", "hold b"]);
    table.play("fire");
    assert_eq!(table.hull(2, "a"), 13);
}

#[test]
fn fc_abl_12_multipoint_weapons_work_for_a_ship_alone() {
    let draft =
        duel().ships(1, "destroyer@c1 frigate@c1").ships(2, "frigate@c2 frigate@c2 cruiser@a3");
    let table = draft.rolled(1, "rm").table();
    assert_eq!(table.refusal("double rm c1 2a 2b"), "FC-ABL-12");
    assert_eq!(table.rest("attack rm c1 "), ["2a", "2b"], "and no second sector");
}

#[test]
fn fc_abl_13_one_result_shoots_two_sectors_far() {
    let draft = duel().ships(1, "destroyer@c1").ships(2, "cruiser@c3 cruiser@e3").rolled(1, "ro");
    let mut table = draft.table();
    assert_eq!(table.rest("attack "), ["ro c1 c2 2a"], "each step in an edge direction");
    table.play("attack ro c1 c2 2a");
    assert_eq!(table.hull(2, "a"), 16);
}

#[test]
fn fc_abl_14_or_at_two_ships_of_one_sector_without_support() {
    let draft = duel().ships(1, "destroyer@c3 cruiser@b4").ships(2, "frigate@c4 destroyer@c4");
    let mut table = draft.rolled(1, "ro").table();
    assert_eq!(table.rest("double ro c3 "), ["2a 2b", "2b 2a"]);
    assert_eq!(table.refusal("double ro c3 2a 2a"), "FC-ABL-14");
    table.play("double ro c3 2a 2b");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (4, 10), "the Cruiser stays silent");
}

#[test]
fn fc_abl_15_each_of_two_attacks_needs_a_shield() {
    let draft = duel().ships(1, "destroyer@c3").ships(2, "frigate@c4 destroyer@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "go").table();
    table.play("double ro c3 2a 2b").play("shield go* c3");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (6, 10));
}

#[test]
fn fc_abl_16_with_several_results_each_counts_for_one_step_or_two() {
    let draft = duel().ships(1, "destroyer@c1").ships(2, "cruiser@c4").rolled(1, "ro ro");
    assert_eq!(draft.table().rest("attack "), ["ro+ro c1 c3 2a"], "three steps by two results");
    let draft = duel().ships(1, "destroyer@c1").ships(2, "cruiser@c5").rolled(1, "ro ro");
    assert_eq!(draft.table().rest("attack "), ["ro+ro c1 c4 2a"]);
}

#[test]
fn fc_abl_17_each_of_two_attacks_allows_one_reaction() {
    let draft = duel().ships(1, "destroyer@c3").ships(2, "frigate@c4 destroyer@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "rs go").table();
    table.play("double ro c3 2a 2b").play("counter rs* 1a");
    assert_eq!((table.hull(1, "a"), table.hull(2, "a")), (9, 4), "3 back for 2");
    assert_eq!(table.question(), "question-fleet-react", "the second attack");
    table.play("shield go* c3");
    assert_eq!(table.hull(2, "b"), 12);
}

#[test]
fn fc_abl_09_depolarized_shields_take_an_attack_upon_themselves() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=2 cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!((table.asked(), table.rest("")), (2, vec!["keep".into(), "redirect b".into()]));
    assert_eq!(table.refusal("redirect c"), "FC-ABL-09", "another sector");
    table.play("redirect b");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (2, 15));
}

#[test]
fn fc_abl_10_redirection_comes_before_the_shots_and_at_a_distance_too() {
    let draft = duel().ships(1, "cruiser@c1 frigate@c1").ships(2, "frigate@c3 cruiser@c3");
    let mut table = draft.rolled(1, "ro ro").table();
    table.play("attack ro+ro c1 c2 2a");
    assert_eq!(table.question(), "question-fleet-redirect");
    table.play("redirect b");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-muster"));
    table.play("fire");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (6, 14));
}

#[test]
fn fc_abl_11_against_a_double_attack_it_takes_both_hits() {
    let draft = duel().ships(1, "destroyer@c3").ships(2, "frigate@c4 cruiser@c4").rolled(1, "ro");
    let mut table = draft.table();
    table.play("double ro c3 2a 2b").play("redirect b");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (6, 14), "four damage");
}

#[test]
fn fc_ast_02_no_attack_or_support_from_asteroids() {
    let draft = duel().ships(1, "cruiser@c3 frigate@d3").ships(2, "cruiser@c4").rolled(1, "rm");
    let mut table = draft.sectors("asteroid_field@c3").table();
    assert_eq!(table.refusal("attack rm c3 2a"), "FC-AST-02");
    table.play("attack rm d3 2a");
    assert_eq!(table.hull(2, "a"), 17);
    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "rm");
    assert_eq!(table.sectors("asteroid_field@c4").table().refusal("attack rm c3 2a"), "FC-ATK-11");
}

#[test]
fn fc_gas_08_no_support_for_ships_in_a_gas_cloud() {
    let draft = duel().ships(1, "frigate@c3 cruiser@d3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.sectors("gas_cloud@c3").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.hull(2, "a"), 17);
}

#[test]
fn fc_gas_09_no_support_by_ships_in_a_gas_cloud() {
    let draft = duel().ships(1, "frigate@c3 cruiser@d3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.sectors("gas_cloud@d3").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.hull(2, "a"), 17);
}

#[test]
fn fc_sec_02_no_ranged_attack_crosses_a_special_sector() {
    for kind in ["asteroid_field", "gravity_field", "gas_cloud"] {
        let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@c3").rolled(1, "ro ro");
        let table = draft.sectors(&format!("{kind}@c2")).table();
        assert!(table.rest("attack ").is_empty(), "{kind}");
    }
}

#[test]
fn fc_rea_17_only_standard_attacks_are_reacted_to() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.bridge(1, "bs rs go gm").sectors("asteroid_field@c4").table();
    table.roll("move bo c3 c4", &[SPECIAL]);
    assert_eq!((table.hull(1, "a"), table.question()), (15, "question-fleet-actions"));

    for (weapon, target, hull) in [("proton_beam", "2a", 12), ("exo_bomb", "c4", 17)] {
        let draft = duel().ships(1, &format!("battleship:{weapon}@c3")).ships(2, "cruiser@c4");
        let mut table = draft.rolled(1, "rs bs").bridge(2, "rs bs go gm").table();
        table.play(&format!("weapon a rs bs {target}"));
        assert_eq!((table.hull(2, "a"), table.asked()), (hull, 1), "{weapon}");
        assert_eq!(table.bridge(2).len(), 4, "{weapon}: no shield was raised");
    }
}

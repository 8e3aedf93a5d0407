//! Shields, retreats and counter-attacks; the Gas Cloud's bonus die.

use crate::support::{DIAGONAL, Draft, MULTI, ORTHOGONAL, SPECIAL, duel};

/// A Cruiser on c3 attacks a Destroyer on c4, with a Frigate beside it and one supporter on b4.
fn attacked() -> Draft {
    let draft = duel().ships(1, "cruiser@c3 frigate@b4").ships(2, "destroyer@c4 frigate@c4=2");
    draft.rolled(1, "ro ro ro")
}

#[test]
fn fc_rea_01_one_kind_of_reaction() {
    let mut table = attacked().bridge(2, "go gm bs rs").table();
    table.play("attack ro c3 2a").play("fire").play("shield go* c3");
    assert_eq!(table.refusal("retreat bs* c5"), "FC-REA-01");
    assert_eq!(table.refusal("counter rs* 1a"), "FC-REA-01");
    assert!(table.is_legal("shield gm* b4") && table.is_legal("pass"));
}

#[test]
fn fc_rea_02_only_stored_results_react() {
    let mut table = attacked().table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.question(), "question-fleet-actions", "an empty bridge is not asked");
    let mut table = attacked().bridge(2, "gd go").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.refusal("shield gm c3"), "FC-REA-02");
    assert_eq!(table.refusal("shield gm* c3"), "FC-TURN-09", "not what is there");
}

#[test]
fn fc_rea_03_several_shields_against_one_attack() {
    let mut table = attacked().bridge(2, "go gm").table();
    table.play("attack ro c3 2a").play("fire").play("shield go* c3").play("shield gm* b4");
    assert_eq!(table.hull(2, "a"), 12);
    assert_eq!(table.reserve(2), [3, 3, 3], "both dice are used");
}

#[test]
fn fc_rea_04_a_shield_blocks_one_sector_in_its_directions() {
    let mut table = attacked().bridge(2, "go").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("shield "), ["go* b4", "go* c3"]);
    assert_eq!(table.offered("shield go* c3", "prevented"), "3");
    assert_eq!(table.offered("shield go* c3", "left"), "1");
    let draft = duel().ships(1, "cruiser@c3 frigate@b3").ships(2, "destroyer@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "gd").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("shield "), ["gd* b3"]);
    assert_eq!(table.refusal("shield gd* c3"), "FC-REA-04");
}

#[test]
fn fc_rea_05_what_is_not_blocked_still_hits() {
    let mut table = attacked().bridge(2, "go").table();
    table.play("attack ro c3 2a").play("fire").play("shield go* c3");
    assert_eq!(table.hull(2, "a"), 11, "the supporter’s shot");
}

#[test]
fn fc_rea_06_a_retreat_takes_the_damage_and_leaves_with_everybody() {
    let mut table = attacked().bridge(2, "bs").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.offered("retreat bs* d5", "damage"), "4");
    table.play("retreat bs* d5");
    assert_eq!(table.ships(2), ["a@d5=8", "b@d5=2"]);
    assert_eq!(table.reserve(2), [3, 3, 3]);
}

#[test]
fn fc_rea_07_a_retreat_needs_a_sector_for_those_who_survive() {
    // c5 and d4 hold too much, b3 the enemy; the ships of class 3 fit on b5 only.
    let draft = duel().ships(1, "cruiser@c3 frigate@b4 frigate@b3 frigate@d3");
    let draft =
        draft.ships(2, "destroyer@c4 frigate@c4 cruiser@c5 battleship:drones@d4 cruiser@d5");
    let mut table = draft.rolled(1, "ro").bridge(2, "bs").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("retreat bs* "), ["b5"]);
    assert_eq!(table.refusal("retreat bs* c5"), "FC-REA-07");
    // When the target dies, the Frigate alone finds more room; entry effects apply.
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "destroyer@c4=3 frigate@c4 battleship:drones@c5");
    let draft = draft.rolled(1, "ro").bridge(2, "bs").sectors("asteroid_field@d4");
    let mut table = draft.table();
    table.play("attack ro c3 2a");
    assert!(table.rest("retreat bs* ").contains(&"c5".to_owned()));
    table.roll("retreat bs* d4", &[SPECIAL]);
    assert_eq!(table.ships(2), ["b@d4=5", "c@c5=24"]);
}

#[test]
fn fc_rea_08_the_others_retreat_though_the_target_dies() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "destroyer@c4=1 cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").bridge(2, "bs").table();
    table.play("attack ro c3 2a").play("keep").play("retreat bs* c5");
    assert_eq!(table.ships(2), ["b@c5=18", "c@e5=18"]);
}

#[test]
fn fc_rea_09_a_counter_attack_takes_the_damage_and_hits_an_attacker() {
    let mut table = attacked().bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("counter rs* "), ["1a", "1b"]);
    assert_eq!(table.offered("counter rs* 1a", "dealt"), "3");
    table.play("counter rs* 1a");
    assert_eq!((table.hull(2, "a"), table.hull(1, "a")), (8, 15));
    assert_eq!(table.refusal("counter rs* 1a"), "FC-TURN-09", "no attack, no counter-attack");
}

#[test]
fn fc_rea_10_it_deals_all_firepower_of_the_sector() {
    let draft =
        duel().ships(1, "battleship:drones@c3").ships(2, "destroyer@c4 frigate@c4 destroyer@c4");
    let mut table = draft.rolled(1, "ro").bridge(2, "rs").table();
    table.play("attack ro c3 2b").play("counter rs* 1a");
    assert_eq!(table.hull(1, "a"), 24 - 5);
}

#[test]
fn fc_rea_11_it_is_not_answered() {
    let mut table = attacked().bridge(2, "rs").bridge(1, "gm go bs").table();
    table.play("attack ro c3 2a").play("fire").play("counter rs* 1a");
    assert_eq!((table.asked(), table.question()), (1, "question-fleet-actions"));
    assert_eq!(table.hull(1, "a"), 15);
}

#[test]
fn fc_rea_12_a_dying_ship_still_counts() {
    let draft =
        duel().ships(1, "battleship:drones@c3").ships(2, "destroyer@c4=2 cruiser@e5 cruiser@a5");
    let mut table = draft.rolled(1, "ro").bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("counter rs* 1a");
    assert_eq!((table.at(2, "a"), table.hull(1, "a")), (None, 22));
}

#[test]
fn fc_rea_13_a_supporter_may_be_the_victim() {
    let mut table = attacked().bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("fire").play("counter rs* 1b");
    assert_eq!((table.hull(1, "a"), table.hull(1, "b")), (18, 3));
    // Who holds fire has taken no part.
    let mut table = attacked().bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("hold b");
    assert_eq!(table.refusal("counter rs* 1b"), "FC-REA-09");
}

#[test]
fn fc_rea_14_a_ship_in_a_gas_cloud_can_be_the_victim_in_a_storm_or_sanctuary_not() {
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "destroyer@c4").rolled(1, "ro").bridge(2, "rs");
    let mut table = draft.clone().sectors("gas_cloud@c3").table();
    table.play("attack ro c3 2a").play("counter rs* 1a");
    assert_eq!(table.hull(1, "a"), 16);
    let mut table = draft.bridge(2, "rs gm").sectors("gamma_storm@c3").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.refusal("counter rs* 1a"), "FC-REA-14");
    let draft = duel().ships(1, "battleship:sanctuary@c2 cruiser@c3").ships(2, "destroyer@c4");
    let mut table = draft.rolled(1, "ro bs gs").bridge(2, "rs gm").table();
    table.play("weapon a bs gs none").play("attack ro c3 2a");
    assert_eq!(table.refusal("counter rs* 1b"), "FC-REA-14", "c3 lies beside the Sanctuary");
}

#[test]
fn fc_abl_06_ionic_ships_retreat_without_damage() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4 frigate@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "bs").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.offered("retreat bs* c5", "damage"), "0");
    table.play("retreat bs* c5");
    assert_eq!(table.ships(2), ["a@c5=6", "b@c5=6"]);
    assert!(table.event_names().contains(&"AttackStopped".to_owned()));
}

#[test]
fn fc_abl_07_depolarized_shields_block_any_direction() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4 frigate@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "gd").table();
    table.play("attack ro c3 2b").play("keep");
    assert_eq!(table.rest("shield "), ["gd* c3"], "for every ship of the sector");
    table.play("shield gd* c3");
    assert_eq!(table.hull(2, "b"), 6);
}

#[test]
fn fc_abl_08_a_special_is_no_shield() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "gs go").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.refusal("shield gs* c3"), "FC-ABL-08");
}

#[test]
fn fc_spe_10_a_shield_may_be_turned() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "destroyer@c4").rolled(1, "ro");
    let mut table = draft.bridge(2, "gs gd").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.rest("shield "), ["gd*/* c3"]);
    table.play("shield gd*/* c3");
    assert_eq!((table.hull(2, "a"), table.bridge(2).len(), table.reserve(2)), (12, 0, [3, 3, 3]));
}

/// A Cruiser attacks a Frigate in a Gas Cloud on c4.
fn clouded() -> Draft {
    duel().ships(1, "cruiser@c3").ships(2, "frigate@c4").rolled(1, "ro ro").sectors("gas_cloud@c4")
}

#[test]
fn fc_gas_01_in_a_cloud_a_green_die_may_be_rolled_as_a_shield() {
    let mut table = clouded().table();
    table.play("attack ro c3 2a");
    assert_eq!((table.asked(), table.rest("")), (2, vec!["gas".into(), "pass".into()]));
    table.roll("gas", &[ORTHOGONAL]);
    assert_eq!(table.rest(""), ["pass", "shield go c3"]);
    table.play("shield go c3");
    assert_eq!(table.hull(2, "a"), 6);
    let mut table = clouded().table();
    table.play("attack ro c3 2a").play("pass");
    assert_eq!(table.hull(2, "a"), 3, "it may be left out");
}

#[test]
fn fc_gas_02_a_result_that_does_not_help_goes_back_at_once() {
    for (face, name) in [(DIAGONAL, "diagonal"), (SPECIAL, "special")] {
        let mut table = clouded().bridge(2, "bs").table();
        table.play("attack ro c3 2a").roll("gas", &[face]);
        assert_eq!((table.rolled(2).len(), table.reserve(2)), (0, [3, 2, 3]), "{name}");
        assert!(!table.is_legal("gas"), "once for each attack");
    }
}

#[test]
fn fc_gas_03_a_used_bonus_die_goes_to_the_reserve() {
    let mut table = clouded().table();
    table.play("attack ro c3 2a").roll("gas", &[MULTI]).play("shield gm c3");
    assert_eq!((table.reserve(2), table.bridge(2).len()), ([3, 3, 3], 0));
}

#[test]
fn fc_gas_04_without_a_green_die_there_is_no_bonus() {
    let mut table = clouded().bridge(2, "gd gd gs").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.refusal("gas"), "FC-GAS-04");
}

#[test]
fn fc_cap_24_a_shield_blocker_stops_the_bonus_die() {
    let draft = duel().ships(1, "mule:defence_device@b3 cruiser@c3").rolled(1, "gd ro");
    let draft = draft.ships(2, "frigate@c4 cruiser@e5").bridge(2, "go bs");
    let mut table = draft.sectors("gas_cloud@c4").table();
    table.play("activate a shield_blocker gd c4").play("attack ro c3 2a");
    assert_eq!((table.asked(), table.refusal("gas")), (2, "FC-CAP-24"));
}

#[test]
fn fc_rea_16_squadrons_alone_roll_no_bonus_die() {
    // With a Signal in the fleet the question is asked, so that nobody learns what it is.
    let ships = "carrier@e5 interceptor_squadron@c4 ?cruiser@a5";
    let draft = clouded().options("hidden_deployment").ships(2, ships);
    let mut table = draft.table();
    table.play("attack ro c3 2b");
    assert_eq!((table.asked(), table.rest("")), (2, vec!["pass".into()]));
    assert_eq!(table.refusal("gas"), "FC-REA-16");
}

#[test]
fn fc_gas_05_depolarized_shields_do_not_turn_the_bonus_die() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.sectors("gas_cloud@c4").table();
    table.play("attack ro c3 2a").roll("gas", &[DIAGONAL]);
    assert_eq!(table.hull(2, "a"), 15, "useless, so nothing is left to decide");
}

#[test]
fn fc_gas_06_the_bonus_die_is_a_shield_reaction() {
    let draft = duel().ships(1, "cruiser@c3 frigate@b4").ships(2, "frigate@c4").rolled(1, "ro");
    let mut table = draft.sectors("gas_cloud@c4").bridge(2, "rs bs").table();
    table.play("attack ro c3 2a").play("fire").roll("gas", &[ORTHOGONAL]).play("shield go c3");
    assert!(
        table.is_over() || table.question() == "question-fleet-actions",
        "nothing else is open"
    );
    assert_eq!((table.hull(2, "a"), table.hull(1, "a")), (5, 18));
}

#[test]
fn fc_gas_07_after_a_useless_bonus_every_reaction_is_open() {
    let mut table = clouded().bridge(2, "rs go").table();
    table.play("attack ro c3 2a").roll("gas", &[SPECIAL]);
    assert!(table.is_legal("counter rs* 1a") && table.is_legal("shield go* c3"));
    let draft = duel().ships(1, "cruiser@c3 frigate@b4").ships(2, "frigate@c4").rolled(1, "ro");
    let mut table = draft.sectors("gas_cloud@c4").bridge(2, "go").table();
    table.play("attack ro c3 2a").play("fire").roll("gas", &[ORTHOGONAL]);
    table.play("shield go c3").play("shield go* b4");
    assert_eq!(table.hull(2, "a"), 6, "combined with a stored shield");
}

//! Asteroid Fields, Gravity Fields, Gas Clouds.

use crate::support::{DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, draft, duel, scenario};

#[test]
fn fc_sec_01_special_sectors_are_entered_freely() {
    for kind in ["asteroid_field", "gas_cloud", "gravity_field"] {
        let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo");
        assert!(draft.sectors(&format!("{kind}@c4")).table().is_legal("move bo c3 c4"), "{kind}");
    }
}

#[test]
fn fc_ast_01_on_a_special_each_ship_takes_its_class_in_damage() {
    let draft = duel().ships(1, "cruiser@c3 destroyer@c3").ships(2, "cruiser@e5").rolled(1, "bo");
    let draft = draft.sectors("asteroid_field@c4");
    let mut table = draft.clone().table();
    table.play("move bo c3 c4").roll("ships ab", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c4=15", "b@c4=10"]);
    for face in [ORTHOGONAL, DIAGONAL, MULTI] {
        let mut table = draft.clone().table();
        table.play("move bo c3 c4").roll("ships ab", &[face]);
        assert_eq!(table.ships(1), ["a@c4=18", "b@c4=12"]);
    }
}

/// The way on is open to those who are left, not to the light ship that was lost.
#[test]
fn fc_abl_02_who_is_lost_on_the_way_goes_no_further() {
    let draft =
        duel().ships(1, "phalanx@a1 frigate@a1=1 destroyer@a3 destroyer@a3").rolled(1, "bo");
    let draft = draft.ships(2, "cruiser@e5").sectors("asteroid_field@a2");
    let mut table = draft.clone().table();
    table.play("move bo a1 a2").roll("ships ab", &[ORTHOGONAL]);
    assert_eq!(table.rest("onward "), ["a1", "a3", "b2"], "the Frigate has room on a3");
    let mut table = draft.table();
    table.play("move bo a1 a2").roll("ships ab", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a2=4", "c@a3=12", "d@a3=12"]);
    assert_eq!(table.rest("onward "), ["a1", "b2"]);
    table.play("onward b2");
    assert_eq!(table.ships(1), ["a@b2=4", "c@a3=12", "d@a3=12"]);
}

#[test]
fn fc_ast_03_a_test_at_the_owners_start_of_turn() {
    let draft = duel().ships(1, "cruiser@b3").ships(2, "cruiser@d3 frigate@e5").phase("bridge");
    let mut table = draft.sectors("asteroid_field@b3 asteroid_field@d3").bridge(1, "go").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!((table.hull(1, "a"), table.hull(2, "a"), table.active()), (18, 15, 2));
}

#[test]
fn fc_ast_03_no_test_where_nobody_is_any_more() {
    let draft = duel().ships(1, "cruiser@c4 cruiser@e1").ships(2, "cruiser@e5 cruiser@a5");
    let draft = draft.sectors("black_hole@c2 asteroid_field@c4").phase("bridge");
    let mut table = draft.bridge(1, "go").bridge(2, "go").table();
    for face in [SPECIAL, SPECIAL, SPECIAL] {
        let own = table.active() == 2;
        if own {
            table.play("end").roll("resolve c2", &[face, ORTHOGONAL]);
        } else {
            table.roll("end", &[face]);
        }
        table.roll("roll ggb", &[ORTHOGONAL; 3]).play("end");
    }
    table.play("end").roll("resolve c2", &[SPECIAL]);
    assert_eq!(table.at(1, "a").as_deref(), Some("c3"), "drawn out of the asteroids");
    assert_eq!((table.active(), table.phase()), (1, "energy"), "nothing is left to test");
}

#[test]
fn fc_ast_04_one_roll_for_an_entry_and_those_there_are_hit_too() {
    let draft = duel().ships(1, "cruiser@c3 destroyer@c4").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@c4").table();
    table.roll("move bo c3 c4", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c4=15", "b@c4=10"]);
}

#[test]
fn fc_grv_01_a_die_gives_the_way_out() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").sectors("gravity_field@c3");
    let draft = draft.rolled(1, "bo");
    for (face, exits) in
        [(ORTHOGONAL, vec!["b3", "c2", "c4", "d3"]), (DIAGONAL, vec!["b2", "b4", "d2", "d4"])]
    {
        let mut table = draft.clone().table();
        table.roll("move bo c2 c3", &[face]);
        assert_eq!(table.rest("drift "), exits);
    }
}

#[test]
fn fc_grv_02_on_a_special_one_damage_and_back() {
    let draft = duel().ships(1, "cruiser@c2 destroyer@c2").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("gravity_field@c3").table();
    table.play("move bo c2 c3").roll("ships ab", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@c2=17", "b@c2=11"]);
}

#[test]
fn fc_grv_03_the_free_move_is_mandatory_and_the_controllers_choice() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@c4").sectors("gravity_field@c3");
    let mut table = draft.rolled(1, "bo").table();
    table.roll("move bo c2 c3", &[ORTHOGONAL]);
    assert_eq!(
        table.rest(""),
        ["drift b3", "drift c2", "drift d3"],
        "not the enemy’s c4, and no staying"
    );
    assert_eq!(table.refusal("drift c4"), "FC-GRV-03");
    table.play("drift d3");
    assert_eq!(table.ships(1), ["a@d3=18"]);
}

#[test]
fn fc_grv_03_a_free_move_takes_a_lone_shuttle_like_any_other() {
    let capture = |north: &str| {
        let setup = fleet::Setup {
            terrain: Some(Vec::new()),
            ..scenario("the_capture", "destroyer", "destroyer")
        };
        let draft = draft(setup).ships(1, "destroyer@a1 diplomatic_shuttle@c4").ships(2, north);
        draft.active(2).sectors("gravity_field@c3")
    };
    let mut table = capture("frigate@c2").rolled(2, "bo").table();
    table.roll("move bo c2 c3", &[ORTHOGONAL]).play("drift c4");
    assert_eq!(table.at(1, "b"), None);
    assert_eq!(table.ships(2), ["a@c4=6", "b@c4=2"], "the shuttle changes sides");

    let squadron = "cruiser@e1 carrier@a5 interceptor_squadron@c2";
    let mut table = capture(squadron).active(1).phase("bridge").table();
    table.play("end").roll("fly c c3", &[ORTHOGONAL]);
    assert_eq!(table.rest("drift "), ["b3", "c2", "d3"], "a squadron does not (FC-SCN-30)");
}

#[test]
fn fc_grv_04_without_a_way_out_they_go_back() {
    let draft = duel().ships(1, "cruiser@a2").ships(2, "frigate@b1 frigate@b2").rolled(1, "bo");
    let mut table = draft.sectors("gravity_field@a1").table();
    table.roll("move bo a2 a1", &[DIAGONAL]);
    assert_eq!(table.ships(1), ["a@a2=18"]);
}

#[test]
fn fc_grv_05_nobody_stays_on_a_gravity_field() {
    for face in 1..=6 {
        let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").rolled(1, "bo");
        let mut table = draft.sectors("gravity_field@c3").table();
        table.roll("move bo c2 c3", &[face]);
        if let Some(exit) = table.rest("drift ").first().cloned() {
            table.play(&format!("drift {exit}"));
        }
        assert_ne!(table.at(1, "a").as_deref(), Some("c3"));
    }
}

#[test]
fn fc_grv_06_in_a_chain_the_origin_is_where_they_could_last_stand() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("gravity_field@a2 gravity_field@a3").table();
    table.roll("move bo a1 a2", &[ORTHOGONAL]);
    assert!(table.is_legal("drift a1"), "the origin is a legal exit");
    table.roll("drift a3", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a1=17"], "not back onto the first field");

    let draft = duel().ships(1, "cruiser@a1 frigate@a1").ships(2, "frigate@b4 frigate@b2");
    let mut table = draft.rolled(1, "bo").sectors("gravity_field@a2 gravity_field@a3").table();
    table.play("move bo a1 a2").roll("ships ab", &[ORTHOGONAL]).roll("drift a3", &[DIAGONAL]);
    assert_eq!(table.ships(1), ["a@a1=18", "b@a1=6"], "no way out: all go back together");
    let draft = duel().ships(1, "cruiser@a1 frigate@a1 cruiser@b2").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").sectors("gravity_field@a2").table();
    table.play("move bo a1 a2").roll("ships ab", &[ORTHOGONAL]);
    assert_eq!(table.rest("drift "), ["a1", "a3"], "b2 has room for one of them only");
    table.play("drift a3");
    assert_eq!(table.ships(1), ["a@a3=18", "b@a3=6", "c@b2=18"]);
}

/// A sector that nobody knew may turn out to be the next field of the chain.
#[test]
fn fc_grv_06_an_unknown_field_throws_back_to_where_they_could_last_stand() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.clone().sectors("gravity_field@c3 radar_anomaly@c4").table();
    table.roll("move bo c2 c3", &[ORTHOGONAL]).roll("drift c4", &[DIAGONAL, SPECIAL]);
    assert_eq!(table.ships(1), ["a@c2=17"], "a Radar Anomaly");
    let draft = draft.options("fog_of_war").discovered("c2 c3").sectors("gravity_field@c3");
    let mut table = draft.table();
    table.roll("move bo c2 c3", &[ORTHOGONAL]);
    table.play_as(1, "drift c4", &[SPECIAL, SPECIAL], &["gravity_field"]);
    assert_eq!(table.ships(1), ["a@c2=17"], "fog");
}

#[test]
fn fc_grv_07_the_exit_into_a_special_sector_counts_as_an_entry() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("gravity_field@a2 asteroid_field@a3").table();
    table.roll("move bo a1 a2", &[ORTHOGONAL]).roll("drift a3", &[SPECIAL]);
    assert_eq!(table.ships(1), ["a@a3=15"]);
}

#[test]
fn fc_sto_01_a_gamma_storm_deals_twice_the_class() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("gamma_storm@c4").table();
    table.roll("move bo c3 c4", &[SPECIAL]);
    assert_eq!(table.hull(1, "a"), 12);
}

#[test]
fn fc_sto_02_and_again_at_the_owners_start_of_turn() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "destroyer@c4 cruiser@e5").phase("bridge");
    let mut table = draft.sectors("gamma_storm@c4").bridge(1, "go").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!(table.hull(2, "a"), 8);
}

#[test]
fn fc_sto_03_ships_in_a_storm_cannot_be_targeted() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "ro");
    assert_eq!(draft.sectors("gamma_storm@c4").table().refusal("attack ro c3 2a"), "FC-ATK-11");
}

#[test]
fn fc_sto_04_ships_in_a_storm_attack_and_support() {
    let draft = duel().ships(1, "cruiser@c3 frigate@d3").ships(2, "cruiser@c4").rolled(1, "ro");
    let mut table = draft.sectors("gamma_storm@c3 gamma_storm@d3").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.hull(2, "a"), 14);
}

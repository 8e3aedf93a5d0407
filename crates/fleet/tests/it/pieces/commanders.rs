//! Commanders.

use crate::support::{Draft, MULTI, ORTHOGONAL, duel};

/// Seat 1 belongs to Phebe, seat 2 to Amycles; this one has the commander.
fn led(seat: usize, commander: &str) -> Draft {
    duel().led_by(seat, commander)
}

#[test]
fn fc_cmd_02_anata_rerolls_the_specials_of_a_weapon() {
    let draft =
        led(2, "anata_shunxn").ships(1, "cruiser@a1").ships(2, "battleship:vortex_missiles@e5");
    let mut table = draft.active(2).rolled(2, "rs bs").table();
    table.roll("weapon a rs bs 1a", &[MULTI, ORTHOGONAL]);
    assert_eq!((table.hull(1, "a"), table.rolled(2)), (14, vec!["rm".into(), "bo".into()]));
    assert_eq!(table.reserve(2), [2, 2, 3]);
    table.play("move bo e5 e4");
    assert_eq!(table.at(2, "a").as_deref(), Some("e4"), "the new results are used normally");
}

/// Which of these results the slot of the commander takes.
fn slot_takes(seat: usize, commander: &str) -> Vec<&'static str> {
    let draft = led(seat, commander).ships(1, "cruiser@a1").ships(2, "cruiser@e5");
    let dice = ["rs", "ro", "bs", "bm", "gs", "gd"];
    let table =
        |die: &str| draft.clone().active(seat as u8).phase("bridge").rolled(seat, die).table();
    let takes = |die: &&str| table(die).is_legal(&format!("store {die} commander"));
    dice.into_iter().filter(takes).collect()
}

#[test]
fn fc_cmd_01_each_commander_has_dice_and_a_slot() {
    let (red, blue, green) = (["rs", "ro"], ["bs", "bm"], ["gs", "gd"]);
    let any = ["rs", "ro", "bs", "bm", "gs", "gd"];
    let rows: [(usize, &str, [u8; 3], &[&str]); 9] = [
        (2, "anata_shunxn", [3, 3, 3], &["rs", "bs", "gs"]),
        (2, "feyn_gandris", [4, 2, 3], &red),
        (2, "sao_kai_suhn", [3, 3, 3], &["ro", "bm", "gd"]),
        (2, "bondra_zoupa", [5, 3, 1], &red),
        (1, "borom_himnital", [3, 4, 2], &blue),
        (1, "arop_tan", [3, 2, 4], &green),
        (1, "ilya_kai_suhn", [3, 3, 3], &any),
        (1, "adan_rildanis", [2, 3, 4], &green),
        (1, "dun_antar", [3, 4, 2], &blue),
    ];
    for (seat, commander, dice, slot) in rows {
        let draft = led(seat, commander).ships(1, "cruiser@a1").ships(2, "cruiser@e5");
        assert_eq!(draft.table().reserve(seat), dice, "{commander}");
        assert_eq!(slot_takes(seat, commander), slot, "{commander}");
    }
}

#[test]
fn fc_cmd_04_feyn_counters_with_any_red_face() {
    let draft = led(2, "feyn_gandris").ships(1, "cruiser@c3 frigate@b3").ships(2, "destroyer@c4");
    let mut table = draft.clone().rolled(1, "ro").bridge(2, "rd").table();
    assert_eq!(table.reserve(2), [3, 2, 3]);
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("counter rd* "), ["1b"], "the face limits the directions");
    assert_eq!(table.refusal("counter rd* 1a"), "FC-CMD-04");
    assert_eq!(table.refusal("counter rs* 1a"), "FC-TURN-09");
    assert_eq!(table.refusal("counter rd*~ 1a"), "FC-CAP-26", "nothing turns it");
    table.play("counter rd* 1b");
    assert_eq!(table.hull(1, "b"), 4);
    let special = draft.clone();
    let mut table = draft.rolled(1, "ro").bridge(2, "rm").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("counter rm* "), ["1a", "1b"], "a multi is free");
    let mut table = special.rolled(1, "ro").bridge(2, "rs").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.rest("counter rs* "), ["1a", "1b"], "a special too");
}

#[test]
fn fc_cmd_06_bondra_has_five_red_dice() {
    let draft = led(2, "bondra_zoupa").ships(1, "cruiser@a1").ships(2, "cruiser@e5");
    assert_eq!(draft.table().reserve(2), [5, 3, 1]);
}

#[test]
fn fc_cmd_07_borom_retreats_with_any_blue_face() {
    let draft = led(1, "borom_himnital").ships(1, "cruiser@c3").ships(2, "cruiser@c4").active(2);
    let mut table = draft.clone().rolled(2, "ro").bridge(1, "bd").table();
    assert_eq!(table.reserve(1), [3, 3, 2]);
    table.play("attack ro c4 1a");
    assert_eq!(table.rest("retreat bd* "), ["b2", "b4", "d2", "d4"]);
    assert_eq!(table.refusal("retreat bd* c2"), "FC-CMD-07");
    assert_eq!(table.refusal("retreat go* c2"), "FC-REA-06");
    for die in ["bm", "bs"] {
        let mut table = draft.clone().rolled(2, "ro").bridge(1, die).table();
        table.play("attack ro c4 1a");
        assert_eq!(table.rest(&format!("retreat {die}* ")).len(), 7, "{die} is free");
    }
}

#[test]
fn fc_cmd_08_arop_drains_with_any_green_face() {
    let draft = led(1, "arop_tan").ships(1, "cruiser@c3").ships(2, "cruiser@e5").bridge(2, "rm bo");
    let mut table = draft.clone().rolled(1, "go gm").table();
    table.play("drain go 2");
    assert_eq!(table.asked(), 2, "the opponent chooses");
    table.play("lose bo").play("drain gm 2");
    assert!(table.bridge(2).is_empty());
    for (die, chooser) in [("go", 2), ("gd", 2), ("gm", 1), ("gs", 1)] {
        let mut table = draft.clone().rolled(1, die).table();
        assert_eq!(table.refusal(&format!("drain {die} 1")), "FC-SPE-13", "{die}");
        table.play(&format!("drain {die} 2"));
        assert_eq!((table.asked(), table.rest("lose ")), (chooser, vec!["bo".into(), "rm".into()]));
        table.play("lose rm");
        assert_eq!((table.bridge(2), table.reserve(2)), (vec!["bo".into()], [3, 2, 3]));
    }
}

#[test]
fn fc_cmd_16_dun_antars_ships_go_down_with_a_sector() {
    let draft = led(1, "dun_antar")
        .ships(1, "cruiser@c3=1 cruiser@a1 cruiser@b1")
        .ships(2, "cruiser@c4 frigate@c4 frigate@d4");
    let mut table = draft.active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1a").play("fire");
    let around = ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"].map(String::from);
    assert_eq!((table.asked(), table.rest("blast ")), (1, around.to_vec()));
    table.play("blast c4");
    assert_eq!(["a", "b", "c"].map(|ship| table.hull(2, ship)), [15, 3, 6]);
}

#[test]
fn fc_cmd_16_dun_antar_may_choose_an_empty_sector_and_spare_his_own() {
    let draft = led(1, "dun_antar")
        .ships(1, "cruiser@a1=1 cruiser@b1 cruiser@e1")
        .ships(2, "dreadnought@a3")
        .active(2);
    let mut table = draft.rolled(2, "ro").bridge(2, "gs bs").table();
    table.play("attack ro a3 a2 1a");
    assert_eq!((table.asked(), table.rest("blast ").join(" ")), (1, "a2 b1 b2".to_owned()));
    table.play("blast b2");
    assert_eq!((table.hull(1, "b"), table.hull(2, "a")), (18, 24));
    assert_eq!(table.asked(), 2, "the attacker goes on");
}

#[test]
fn fc_cmd_17_squadrons_are_not_concerned() {
    let south = "cruiser@c3=1 carrier@b2 interceptor_squadron@b2 cruiser@a1";
    let draft = led(1, "dun_antar").ships(1, south);
    let draft = draft.ships(2, "cruiser@c4 carrier@d3 interceptor_squadron@d3 cruiser@e5");
    let draft = draft.active(2).rolled(2, "ro");
    for (sector, seat) in [("b2", 1), ("d3", 2)] {
        let mut table = draft.clone().table();
        table.play_all(&["attack ro c4 1a", "fire"]).play(&format!("blast {sector}"));
        let hulls = (table.hull(seat, "b"), table.hull(seat, "c"));
        assert_eq!(hulls, (27, 1), "on {sector} the Carrier is hit, its squadron is no victim");
    }
    let draft = led(1, "dun_antar").ships(1, "cruiser@a1 carrier@b2 interceptor_squadron@c3");
    let mut table = draft.ships(2, "cruiser@c4").active(2).rolled(2, "ro").table();
    table.play("attack ro c4 1c");
    assert_eq!((table.asked(), table.hull(2, "a")), (2, 18), "and no triggers");
}

#[test]
fn fc_cmd_09_ilya_has_a_slot_for_any_result() {
    let draft =
        led(1, "ilya_kai_suhn").ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("bridge");
    for die in ["rs", "bo", "gm"] {
        let mut table = draft.clone().rolled(1, die).table();
        table.play(&format!("store {die} commander"));
        assert_eq!(table.bridge(1), [die]);
    }
    assert_eq!(draft.table().view().seats[0].reserve, [3, 3, 3]);
}

#[test]
fn fc_cmd_05_sao_stretches_abilities_by_a_multi() {
    let sao = || led(2, "sao_kai_suhn").active(2);
    let draft = sao().ships(1, "cruiser@a1").ships(2, "frigate@e5");
    let mut table = draft.clone().rolled(2, "bm").table();
    assert_eq!(table.reserve(2), [3, 2, 3]);
    table.play("move bm e5 d5").play("onward c5").play("onward b5");
    assert_eq!(table.question(), "question-fleet-actions", "Ionic ships reach three");
    let mut table = draft.clone().rolled(2, "bo").table();
    table.play("move bo e5 d5").play("onward c5");
    assert_eq!(table.question(), "question-fleet-actions", "by a multi only");
    let draft = sao().ships(1, "cruiser@e2").ships(2, "destroyer@e5");
    assert_eq!(draft.clone().rolled(2, "rm").table().rest("attack rm e5 ").len(), 2);
    assert!(draft.rolled(2, "ro").table().rest("attack ").is_empty(), "three sectors away");
    let draft = led(2, "sao_kai_suhn").ships(1, "cruiser@c3 cruiser@b4").ships(2, "cruiser@c4");
    let mut table = draft.clone().rolled(1, "ro").bridge(2, "gm").table();
    table.play("attack ro c3 2a").play("fire").play("shield gm* c3 b4");
    assert_eq!(table.hull(2, "a"), 18, "Depolarized Shields stop two sectors");
    let mut table = draft.rolled(1, "ro").bridge(2, "go").table();
    table.play("attack ro c3 2a").play("fire");
    assert_eq!(table.refusal("shield go* c3 b4"), "FC-REA-04");
    let draft = sao().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("bridge");
    let mut table = draft.rolled(2, "bm gs").table();
    table.play("store bm commander");
    assert_eq!(table.refusal("store gs commander"), "FC-CMD-01", "any directional");
}

#[test]
fn fc_cmd_15_adan_activates_with_every_direction() {
    let draft = led(1, "adan_rildanis").ships(1, "mule:sentinel_device@c1").ships(2, "cruiser@d3");
    let mut table = draft.rolled(1, "go").table();
    assert_eq!(table.reserve(1), [2, 3, 3]);
    assert_eq!(table.rest("activate a sentinel go ").len(), 5, "all around");
    table.play("activate a sentinel go c2");
    assert_eq!((table.hull(2, "a"), table.view().capacities[0].die), (17, "multi"));
    let draft = led(1, "adan_rildanis").ships(1, "cruiser@c1").ships(2, "cruiser@d3");
    let mut table = draft.phase("bridge").rolled(1, "gs bo").table();
    table.play("store gs commander");
    assert_eq!(table.refusal("store bo commander"), "FC-CMD-01", "any green");
}

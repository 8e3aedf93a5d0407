//! Dice: colours, faces, directions.

use fleet::data::{Commander, Faction, SectorKind, ShipKind, Tables};
use fleet::pieces::Colour;

use crate::support::{DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, duel};

#[test]
fn fc_dice_01_nine_dice_three_of_each_colour() {
    let table = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").table();
    assert_eq!((table.reserve(1), table.reserve(2)), ([3, 3, 3], [3, 3, 3]));
    let draft = duel().led_by(2, "bondra_zoupa").ships(1, "cruiser@a1").ships(2, "cruiser@e5");
    assert_eq!(draft.table().reserve(2), [5, 3, 1], "unless a commander changes it");
    for commander in Commander::ALL {
        let split = Tables::get().commander(*commander).dice;
        assert_eq!(
            Colour::ALL.iter().map(|colour| split.of(*colour)).sum::<u8>(),
            9,
            "{commander}"
        );
    }
}

#[test]
fn fc_dice_02_all_colours_have_the_same_faces() {
    for roll in 1..=6 {
        let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
        let mut table = draft.table();
        table.roll("roll rbg", &[roll; 3]);
        let faces: Vec<String> = table.rolled(1).iter().map(|die| die[1..].to_owned()).collect();
        assert!(faces.iter().all(|face| *face == faces[0]), "{faces:?}");
    }
}

#[test]
fn fc_dice_03_two_orthogonal_two_diagonal_a_multi_and_a_special_face() {
    let faces: Vec<String> = (1..=6)
        .map(|roll| {
            let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
            draft.table().roll("roll rrr", &[roll, 1, 1]).rolled(1).concat()
        })
        .collect();
    let count = |face: &str| faces.iter().filter(|rolled| rolled.contains(face)).count();
    assert_eq!((count("rd"), count("rm"), count("rs")), (2, 1, 1));
    assert_eq!(faces.iter().filter(|rolled| *rolled == "rororo").count(), 2);
}

#[test]
fn fc_dice_04_orthogonal_is_the_four_edges() {
    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo").table();
    assert_eq!(table.rest("move bo c3 "), ["b3", "c2", "c4", "d3"]);
}

#[test]
fn fc_dice_05_diagonal_is_the_four_corners() {
    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bd").table();
    assert_eq!(table.rest("move bd c3 "), ["b2", "b4", "d2", "d4"]);
}

#[test]
fn fc_dice_06_multi_is_any_of_eight() {
    let table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bm").table();
    assert_eq!(table.rest("move bm c3 ").len(), 8);
}

#[test]
fn fc_dice_07_a_special_has_no_direction() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4").rolled(1, "bs rs");
    let table = draft.table();
    assert!(table.rest("move ").is_empty() && table.rest("attack ").is_empty());
}

#[test]
fn fc_dice_08_a_result_is_played_from_a_sector_with_a_ship() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@b2").rolled(1, "bo rm");
    let table = draft.table();
    assert_eq!(table.refusal("move bo a1 a2"), "FC-DICE-08");
    assert_eq!(table.refusal("attack rm a1 2a"), "FC-DICE-08");
}

#[test]
fn fc_dice_09_a_used_die_goes_back_and_is_rolled_from_the_next_turn_on() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo ro go");
    let mut table = draft.table();
    assert_eq!(table.reserve(1), [2, 2, 2]);
    table.play("move bo c3 c4");
    assert_eq!((table.reserve(1), table.rolled(1)), ([2, 3, 2], vec!["ro".into(), "go".into()]));
    assert_eq!(table.refusal("roll b"), "FC-TURN-09", "not in this turn");
    table.play("end").play("end").roll("roll rrr", &[1, 1, 1]).play("end").play("end");
    assert!(table.is_legal("roll bbb"));
}

#[test]
fn fc_dice_09_a_green_die_used_as_a_shield_is_not_rolled_again_before_the_own_turn() {
    let draft = duel().ships(1, "cruiser@c3").rolled(1, "ro ro").sectors("gas_cloud@c4");
    let draft = draft.ships(2, "destroyer@c4 frigate@e5");
    let mut table = draft.clone().bridge(2, "gd gd").table();
    table.play("attack ro c3 2a").roll("gas", &[ORTHOGONAL]).play("shield go c3");
    assert_eq!((table.hull(2, "a"), table.reserve(2)), (12, [3, 3, 1]));
    table.play("attack ro c3 2a");
    assert_eq!((table.hull(2, "a"), table.asked()), (9, 1), "there is no other die to roll");

    let mut table = draft.bridge(2, "go gs").table();
    table.play("attack ro c3 2a").play("shield go* c3").play("attack ro c3 2a");
    assert_eq!(table.reserve(2), [3, 3, 2]);
    assert!(table.is_legal("gas"), "one die was never used");
    table.roll("gas", &[DIAGONAL]);
    assert_eq!((table.hull(2, "a"), table.reserve(2)), (9, [3, 3, 2]), "it stops nothing");
    table.play("end");
    assert!(table.is_legal("roll ggr"), "in the own turn all can be rolled");
}

#[test]
fn fc_gas_03_the_bonus_die_is_usable_from_the_next_turn_on() {
    let draft = duel().ships(1, "cruiser@c3").rolled(1, "ro ro").sectors("gas_cloud@c4");
    let draft = draft.ships(2, "destroyer@c4 frigate@e5").bridge(2, "gd gs bs");
    let mut table = draft.table();
    table.play("attack ro c3 2a").roll("gas", &[ORTHOGONAL]).play("shield go c3");
    table.play("attack ro c3 2a");
    assert_eq!(table.refusal("gas"), "FC-GAS-03");
    table.play("pass").play("end").roll("roll rrb", &[SPECIAL; 3]).play("end").play("end");
    table.roll("roll rrr", &[ORTHOGONAL; 3]).play("attack ro c3 2a");
    assert!(table.is_legal("gas"));
}

#[test]
fn fc_dice_10_a_test_uses_no_players_die() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo");
    let mut table = draft.sectors("asteroid_field@c4").table();
    table.roll("move bo c3 c4", &[MULTI]);
    assert_eq!((table.reserve(1), table.rolled(1).len()), ([3, 3, 3], 0));
}

#[test]
fn fc_dice_11_movement_dice_are_blue() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "ro go");
    assert_eq!(draft.table().refusal("move ro c3 c4"), "FC-MOVE-01");
    assert!("move yo c3 c4".parse::<fleet::Action>().is_err(), "there is no yellow die");
}

#[test]
fn faces_of_the_tests_are_what_they_say() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
    let mut table = draft.clone().table();
    table.roll("roll rbg", &[ORTHOGONAL, DIAGONAL, MULTI]);
    assert_eq!(table.rolled(1), ["ro", "bd", "gm"]);
    assert_eq!(draft.table().roll("roll rrr", &[SPECIAL; 3]).rolled(1), ["rs", "rs", "rs"]);
}

#[test]
fn the_tables_are_complete() {
    let tables = Tables::get();
    for kind in ShipKind::ALL {
        assert_eq!(tables.ship(*kind).id, *kind);
    }
    for kind in SectorKind::ALL {
        assert_eq!(tables.sector(*kind).id, *kind);
    }
    for faction in Faction::ALL {
        assert_eq!(tables.faction(*faction).id, *faction);
    }
}

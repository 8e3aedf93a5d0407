//! Special results: turning, draining, rerolling.

use crate::support::{MULTI, SPECIAL, draft as draft_of, duel, scenario, teams};

#[test]
fn fc_spe_03_without_a_battleship_two_specials_are_rerolled() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").rolled(1, "rs bs");
    let mut table = draft.bridge(1, "gs").table();
    assert_eq!(table.rest("reroll "), ["bs gs*", "rs bs", "rs gs*"]);
    table.roll("reroll rs gs*", &[MULTI, 1]);
    assert_eq!(
        (table.rolled(1), table.bridge(1).len()),
        (vec!["rm".into(), "bs".into(), "go".into()], 0)
    );
    let draft = duel().ships(1, "battleship:drones@a1").ships(2, "cruiser@e5").rolled(1, "rs bs");
    assert_eq!(draft.table().refusal("reroll rs bs"), "FC-SPE-03");

    let control = || draft_of(scenario("control", "cruiser cruiser", "cruiser cruiser"));
    let waiting = |ships: &str| {
        let draft = control().ships(1, "frigate@a1").held_back(1, ships).ships(2, "cruiser@e5");
        draft.rolled(1, "rs bs").table()
    };
    assert_eq!(waiting("battleship:drones").refusal("reroll rs bs"), "FC-SPE-03", "off the board");
    assert!(waiting("cruiser").is_legal("reroll rs bs"));
}

#[test]
fn fc_spe_04_dreadnoughts_and_carriers_count_as_battleships() {
    for ship in ["dreadnought", "carrier", "heavy_battleship:drones"] {
        let draft =
            duel().ships(1, &format!("{ship}@a1")).ships(2, "cruiser@e5").rolled(1, "rs bs");
        assert_eq!(draft.table().refusal("reroll rs bs"), "FC-SPE-03", "{ship}");
    }
}

#[test]
fn fc_spe_05_the_chimaera_does_not() {
    let draft = duel().ships(1, "chimaera@a1").ships(2, "cruiser@e5").rolled(1, "rs bs");
    assert!(draft.clone().table().is_legal("reroll rs bs"));
    let agreed = draft.variant("chimaera_is_battleship").table();
    assert_eq!(agreed.refusal("reroll rs bs"), "FC-SPE-03", "players may agree otherwise");
}

#[test]
fn fc_spe_07_the_reroll_may_be_repeated() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").rolled(1, "rs bs");
    let mut table = draft.table();
    table.roll("reroll rs bs", &[SPECIAL, SPECIAL]).roll("reroll rs bs", &[SPECIAL, MULTI]);
    assert_eq!(table.rolled(1), ["rs", "bm"]);
    assert!(table.rest("reroll ").is_empty(), "one special is not enough");
}

#[test]
fn fc_spe_08_a_special_turns_a_result_of_its_colour() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo bs");
    let mut table = draft.table();
    assert_eq!(table.rest("move bo/ c3 "), ["b2", "b4", "d2", "d4"]);
    table.play("move bo/ c3 d4");
    assert_eq!((table.rolled(1).len(), table.reserve(1)), (0, [3, 3, 3]), "both dice are used");
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "frigate@c4").rolled(1, "rd").bridge(1, "rs");
    let mut table = draft.table();
    table.play("attack rd/* c3 2a");
    assert_eq!((table.hull(2, "a"), table.bridge(1).len()), (3, 0));
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo rs");
    assert!(draft.table().rest("move bo/").is_empty(), "another colour does not");
}

#[test]
fn fc_spe_09_never_into_a_multi_or_a_special() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bm bs");
    assert!(draft.table().rest("move bm/").is_empty());
    assert!("move bm/ c3 c4".parse::<fleet::Action>().is_err());
}

#[test]
fn fc_spe_11_a_green_special_drains_a_die_of_the_opponents_choice() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "gs bs");
    let mut table = draft.bridge(2, "rm gd").table();
    assert_eq!(table.refusal("drain bs 2"), "FC-SPE-11");
    table.play("drain gs 2");
    assert_eq!((table.asked(), table.rest("")), (2, vec!["lose gd".into(), "lose rm".into()]));
    table.play("lose gd");
    assert_eq!((table.bridge(2), table.reserve(2)), (vec!["rm".into()], [2, 3, 3]));
    assert_eq!((table.asked(), table.reserve(1)), (1, [3, 2, 3]));
}

#[test]
fn fc_spe_12_a_drain_is_not_countered() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "gs");
    let mut table = draft.bridge(2, "rs gm").table();
    table.play("drain gs 2");
    assert!(table.actions().iter().all(|action| action.starts_with("lose ")));
}

#[test]
fn fc_spe_13_with_several_opponents_one_is_named() {
    let draft = teams().ships(1, "cruiser@c3").ships(2, "cruiser@e5").ships(3, "cruiser@a1");
    let table = draft.ships(4, "cruiser@h5").rolled(1, "gs").table();
    assert_eq!(table.rest("drain gs "), ["2", "4"]);
    assert_eq!(table.refusal("drain gs 3"), "FC-SPE-13");
}

#[test]
fn fc_spe_15_a_drain_of_nothing_is_legal() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "gs");
    let mut table = draft.table();
    table.play("drain gs 2");
    assert_eq!((table.asked(), table.reserve(1), table.reserve(2)), (1, [3, 3, 3], [3, 3, 3]));
}

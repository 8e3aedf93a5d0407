//! The phases of a turn, energy, the bridge.

use crate::support::{DIAGONAL, MULTI, ORTHOGONAL, SPECIAL, duel, teams};

fn quiet() -> crate::support::Draft {
    duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5")
}

#[test]
fn fc_turn_01_four_phases_in_order() {
    let draft =
        quiet().ships(1, "cruiser@b3").sectors("asteroid_field@b3").active(2).phase("bridge");
    let mut table = draft.bridge(2, "go").table();
    table.roll("end", &[ORTHOGONAL]);
    assert_eq!(table.event_names(), ["TurnEnded", "TurnStarted", "SectorTested"], "Start of Turn");
    assert_eq!(table.phase(), "energy");
    table.roll("roll rbg", &[MULTI, MULTI, MULTI]);
    assert_eq!(table.phase(), "actions");
    assert_eq!(table.refusal("store rm wing"), "FC-TURN-09");
    table.play("end");
    assert_eq!(table.phase(), "bridge");
    assert_eq!(table.refusal("move bm b3 b4"), "FC-TURN-12");
    table.play("end");
    assert_eq!((table.phase(), table.active()), ("energy", 2));
}

#[test]
fn fc_turn_02_players_take_whole_turns_alternately() {
    let mut table = quiet().phase("energy").table();
    for seat in [1, 2, 1, 2] {
        assert_eq!(table.active(), seat);
        table.roll("roll bbb", &[6, 6, 6]).play("end").play("end");
    }
}

#[test]
fn fc_turn_06_the_player_orders_the_effects_of_a_step() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@b3 destroyer@d3").phase("bridge");
    let draft = draft.sectors("asteroid_field@b3 asteroid_field@d3").bridge(1, "go");
    let mut table = draft.table();
    table.play("end");
    assert_eq!((table.asked(), table.rest("resolve ")), (2, vec!["b3".into(), "d3".into()]));
    table.roll("resolve d3", &[SPECIAL, ORTHOGONAL]);
    assert_eq!((table.hull(2, "b"), table.hull(2, "a"), table.phase()), (10, 18, "energy"));

    let bombers = "battleship:gamma_bomb@b2 battleship:gamma_bomb@d2";
    let draft = duel().ships(1, bombers).ships(2, "cruiser@b4 cruiser@d4").bridge(2, "go");
    let mut table = draft.rolled(1, "rs rs bs bs").table();
    table.play_all(&["weapon a rs rs b4", "weapon b bs bs d4", "end"]);
    table.roll("roll ggr", &[1; 3]).play("end").play("end");
    assert_eq!((table.asked(), table.rest("resolve ")), (1, vec!["b4".into(), "d4".into()]));
    table.roll("resolve d4", &[SPECIAL, ORTHOGONAL]);
    assert_eq!((table.hull(2, "b"), table.hull(2, "a"), table.phase()), (14, 16, "energy"));

    let sentinels = "mule:sentinel_device@a1 mule:sentinel_device@e1";
    let draft = duel().ships(1, sentinels).ships(2, "cruiser@b2 cruiser@d2").bridge(2, "go");
    let mut table = draft.rolled(1, "go go").table();
    table.play_all(&["activate a sentinel go b1", "activate b sentinel go d1", "end"]);
    if table.asked() == 1 {
        table.play("end");
    }
    table.roll("roll rrr", &[1; 3]).play("end").play("end");
    assert_eq!((table.asked(), table.rest("resolve ")), (1, vec!["b1".into(), "d1".into()]));
    table.play("resolve d1");
    let acted = table.events.iter().filter_map(|event| match event {
        fleet::Event::CapacityUsed { name, .. } => Some(name.at.to_string()),
        _ => None,
    });
    assert_eq!(acted.collect::<Vec<_>>(), ["d1", "b1"], "then the other");
    assert_eq!((table.hull(2, "a"), table.hull(2, "b")), (16, 16));
}

#[test]
fn fc_turn_06_capacities_of_one_sector_act_in_any_order() {
    let ships = "salvation:movement_device@a1 mule:repair_drone_device@b1 cruiser@e1=10";
    for (first, recalled) in [("1a recall_beacon a2", 12), ("1b repair_drone a2", 11)] {
        let draft = duel().ships(1, ships).ships(2, "cruiser@e5").rolled(1, "gm gm");
        let mut table = draft.table();
        table.play_all(&["activate a recall_beacon gm a2", "keep"]);
        table.play_all(&["activate b repair_drone gm a2", "end", "end"]);
        table.roll("roll bbb", &[1; 3]).play("end").play("end");
        let both = ["1a recall_beacon a2".to_owned(), "1b repair_drone a2".to_owned()];
        assert_eq!((table.asked(), table.rest("resolve ")), (1, both.to_vec()));
        assert_eq!(table.refusal("resolve a2"), "FC-TURN-06", "which of the two");
        assert_eq!(table.refusal("resolve 1a recall_beacon a3"), "FC-TURN-06");
        assert_eq!(table.offered(&format!("resolve {first}"), "sector"), "Text(\"a2\")");
        table.play(&format!("resolve {first}")).play("recall 1c");
        let state = (table.at(1, "c"), table.hull(1, "c"), table.question());
        assert_eq!(state, (Some("a2".to_owned()), recalled, "question-fleet-reprogram"));
    }
}

#[test]
fn fc_turn_06_a_bomb_and_drones_of_one_sector_act_in_any_order() {
    let start = || {
        let draft = duel().ships(1, "battleship:gamma_bomb@c3 cruiser@c4 cruiser@a1");
        let draft = draft.ships(2, "battleship:drones@c5=2 cruiser@e5 cruiser@e4");
        let mut table = draft.rolled(1, "rs bs").bridge(2, "rs bs").table();
        table.play("weapon a rs bs c4").play("end").roll("roll ggg", &[1; 3]);
        table.play("weapon a rs* bs* 1b").play("end").play("end");
        let both = ["c4 drones".to_owned(), "c4 gamma_bomb".to_owned()];
        assert_eq!((table.asked(), table.rest("resolve ")), (1, both.to_vec()));
        table
    };
    let mut table = start();
    assert_eq!(table.refusal("resolve c4"), "FC-TURN-06", "which of the two?");
    table.roll("resolve c4 drones", &[ORTHOGONAL]);
    assert_eq!((table.hull(1, "b"), table.at(2, "a"), table.phase()), (14, None, "energy"));
    // The Drones vanish with their launcher, and bite no more (`FC-WPN-18`).
    let mut table = start();
    table.roll("resolve c4 gamma_bomb", &[ORTHOGONAL]);
    assert_eq!((table.hull(1, "b"), table.at(2, "a"), table.phase()), (16, None, "energy"));
    assert!(table.view().tokens.is_empty());
}

#[test]
fn fc_turn_07_three_dice_of_any_colours_are_rolled() {
    let mut table = quiet().phase("energy").table();
    assert_eq!(table.actions().len(), 10, "every way to choose three of three colours");
    assert_eq!(table.refusal("roll rr"), "FC-TURN-07");
    assert_eq!(table.refusal("roll rrrr"), "FC-TURN-07");
    table.roll("roll rrb", &[ORTHOGONAL, SPECIAL, DIAGONAL]);
    assert_eq!(
        (table.rolled(1), table.reserve(1)),
        (vec!["ro".into(), "rs".into(), "bd".into()], [1, 2, 3])
    );
    let table = quiet().bridge(1, "rs rs").phase("energy").table();
    assert_eq!(table.refusal("roll rrb"), "FC-TURN-07", "only one red die is left");
}

#[test]
fn fc_turn_08_fewer_than_three_dice_are_all_rolled() {
    let draft = quiet().led_by(2, "sao_kai_suhn").ships(2, "cruiser@e5").active(1).phase("bridge");
    let draft = draft.bridge(1, "go").bridge(2, "rs rs bo bo gm").table();
    let mut table = draft;
    table.play("end");
    assert_eq!((table.asked(), table.phase()), (2, "energy"), "four dice are a choice");
    assert!(table.actions().iter().all(|action| action.len() == "roll rrr".len()));

    // Four results on the bridge and three activation dice leave two of nine.
    let mules = "mule:sentinel_device@a1 mule:sentinel_device@c1 mule:sentinel_device@e1";
    let draft = duel().ships(1, mules).ships(2, "cruiser@c5").bridge(2, "ro");
    let mut table = draft.rolled(1, "gm gm gm").bridge(1, "ro ro bs bs").table();
    table.play_all(&["activate a sentinel gm a2", "activate b sentinel gm c2"]);
    table.play_all(&["activate c sentinel gm e2", "end", "end"]);
    table.roll("roll bbb", &[1; 3]).play("end").play("end");
    table.answer_all("question-fleet-tests");
    assert_eq!((table.asked(), table.reserve(1)), (1, [1, 1, 0]));
    table.roll("end", &[ORTHOGONAL, DIAGONAL]);
    let rolled = vec!["ro".to_owned(), "bd".to_owned()];
    assert_eq!((table.phase(), table.rolled(1), table.reserve(1)), ("actions", rolled, [0; 3]));
}

#[test]
fn fc_turn_09_rolled_and_stored_results_in_any_order() {
    let draft = quiet().rolled(1, "bo").bridge(1, "bd");
    let mut table = draft.clone().table();
    table.play("move bd* a1 b2").play("move bo b2 b3");
    assert_eq!((table.at(1, "a").as_deref(), table.bridge(1).len()), (Some("b3"), 0));
    let mut table = draft.table();
    table.play("move bo a1 a2").play("move bd* a2 b3");
    assert_eq!(table.at(1, "a").as_deref(), Some("b3"));
}

#[test]
fn fc_turn_10_no_limit_on_the_actions_of_a_ship() {
    let mut table = quiet().rolled(1, "bo bo bo").bridge(1, "").table();
    table.play("move bo a1 a2").play("move bo a2 a3").play("move bo a3 a4");
    assert_eq!(table.at(1, "a").as_deref(), Some("a4"));
}

#[test]
fn fc_turn_11_stored_dice_may_be_put_back_first() {
    let draft = quiet().rolled(1, "ro").bridge(1, "gs gd bo").phase("bridge");
    let mut table = draft.table();
    table.play("return gs").play("return bo");
    assert_eq!((table.bridge(1), table.reserve(1)), (vec!["gd".into()], [2, 3, 2]));
    table.play("store ro wing");
    assert_eq!(table.refusal("return gd"), "FC-TURN-11");
}

#[test]
fn fc_turn_12_unused_results_are_stored_on_free_slots() {
    let mut table = quiet().rolled(1, "ro bs gm").phase("bridge").table();
    table.play("store ro wing").play("store bs wing").play("store gm wing");
    assert_eq!((table.bridge(1).len(), table.rolled(1).len()), (3, 0));
    assert_eq!((table.reserve(1), table.active()), ([2, 2, 2], 1));
}

#[test]
fn fc_turn_13_two_specials_on_the_right_wing() {
    let mut table = quiet().rolled(1, "rs bs gs").phase("bridge").table();
    table.play("store rs wing").play("store gs wing");
    assert_eq!(table.refusal("store bs wing"), "FC-TURN-13");
    assert_eq!(table.refusal("store bs commander"), "FC-CMD-01", "nor without a commander");
}

#[test]
fn fc_turn_14_two_directional_results_on_the_left_wing() {
    let mut table = quiet().rolled(1, "ro bd gm").phase("bridge").table();
    table.play("store ro wing").play("store gm wing");
    assert_eq!(table.refusal("store bd wing"), "FC-TURN-14");
}

#[test]
fn fc_turn_15_what_is_not_stored_goes_back() {
    let mut table = quiet().rolled(1, "ro bd gm").phase("bridge").table();
    table.play("store ro wing").play("end");
    assert_eq!(
        (table.reserve(1), table.bridge(1), table.active()),
        ([2, 3, 3], vec!["ro".into()], 2)
    );
}

#[test]
fn fc_turn_16_a_stored_result_keeps_its_face_for_a_later_turn_or_a_reaction() {
    let mut table = quiet().rolled(1, "bd").phase("bridge").table();
    table.play("store bd wing").play("end").roll("roll rrr", &[6; 3]).play("end").play("end");
    table.roll("roll rrr", &[6; 3]);
    assert_eq!(table.rest("move bd* a1 "), ["b2"]);

    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "go");
    let mut table = draft.phase("bridge").table();
    table.play("store go wing").play("end").roll("roll rrr", &[1; 3]).play("attack ro c4 1a");
    assert_eq!(table.rest("shield "), ["go* c4"], "in the turn of an opponent");
    table.play("shield go* c4");
    assert_eq!((table.hull(1, "a"), table.bridge(1).len()), (18, 0));
}

#[test]
fn fc_turn_17_a_rolled_result_is_not_on_the_bridge() {
    assert_eq!(quiet().rolled(1, "bo").table().refusal("move bo* a1 a2"), "FC-TURN-09");
    // Two specials on the bridge charge a Dreadnought, two rolled ones do not.
    let charged = |rolled: &str, bridge: &str| {
        let draft = duel().ships(1, "cruiser@a1").ships(2, "dreadnought@c1 cruiser@e1").active(2);
        draft.ships(1, "cruiser@c3").rolled(2, rolled).bridge(2, bridge).table()
    };
    assert!(charged("ro", "rs bs").is_legal("attack ro c1 c2 1a"));
    assert!(!charged("ro rs bs", "").is_legal("attack ro c1 c2 1a"));
    // A rolled green result is no shield against a counter-attack or anything else: it is stored.
    let draft =
        duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4").rolled(1, "go").phase("bridge");
    let mut table = draft.table();
    table.play("end").roll("roll rrr", &[ORTHOGONAL; 3]).play("attack ro c4 1a");
    assert_eq!((table.hull(1, "a"), table.asked()), (15, 2), "nothing to react with");
}

#[test]
fn fc_turn_18_a_player_without_ships_is_passed_over() {
    let draft =
        teams().ships(1, "cruiser@a1").ships(2, "cruiser@e5").ships(3, "").ships(4, "cruiser@h5");
    let mut table = draft.active(2).phase("bridge").bridge(2, "go").table();
    table.play("end");
    assert_eq!(table.active(), 4, "seat 3 has no ships");
    assert_eq!(table.event_names(), ["TurnEnded", "TurnStarted"], "nor a turn");
}

#[test]
fn fc_turn_18_who_loses_the_last_ship_in_the_start_of_turn_passes() {
    let draft = teams().ships(1, "frigate@c3=1").ships(2, "cruiser@c5").ships(4, "cruiser@h5");
    let draft = draft.ships(3, "cruiser@a1 cruiser@b1").sectors("asteroid_field@c3");
    let mut table = draft.active(4).phase("bridge").bridge(4, "go").bridge(1, "gs bo").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!((table.at(1, "a"), table.active(), table.phase()), (None, 2, "energy"));
    assert_eq!(table.bridge(1), ["gs", "bo"]);
}

/// Seat 2 has fired its weapon and moved beside seat 3, who then destroys its only ship; then seats
/// 4 and 1 do nothing, up to seat 1's Bridge phase.
fn lost_after_firing(carrier: &str, orders: &[&str]) -> crate::support::Table {
    let draft = teams().ships(1, "cruiser@d2 cruiser@h1").ships(3, "cruiser@a2 cruiser@h2");
    let draft = draft.ships(2, carrier).rolled(2, "rs bs").bridge(2, "bd bd").bridge(3, "ro");
    let draft = draft.ships(4, "cruiser@d3 cruiser@h5 cruiser@g5 cruiser@f5").bridge(1, "ro");
    let mut table = draft.active(2).table();
    table.play_all(orders).play("end");
    if table.asked() == 2 {
        table.play("end");
    }
    table.roll("roll bbb", &[SPECIAL; 3]).play("attack ro* a2 2a");
    assert_eq!(table.at(2, "a"), None);
    table.play("end").play("end").roll("roll bbb", &[SPECIAL; 3]).play("end").play("end");
    table.roll("roll bbb", &[SPECIAL; 3]);
    assert_eq!(table.active(), 1);
    table
}

#[test]
fn fc_wpn_34_the_bomb_of_a_player_without_ships_explodes_at_his_turn() {
    let mut table = lost_after_firing("battleship:gamma_bomb@b2=1", &["weapon a rs bs d2"]);
    assert_eq!(table.hull(1, "a"), 18);
    table.play("end").roll("end", &[SPECIAL]);
    assert_eq!((table.active(), table.phase(), table.hull(1, "a")), (3, "energy", 14));
    let names = ["TurnEnded", "TurnStarted", "BombExploded", "DamageTaken", "TurnEnded"];
    assert_eq!(table.event_names()[..5], names);
}

#[test]
fn fc_wpn_35_the_sanctuary_of_a_player_without_ships_ends_at_his_turn() {
    let orders = ["weapon a rs bs none", "move bd* d4 c3", "move bd* c3 b2"];
    let mut table = lost_after_firing("battleship:sanctuary@d4=1", &orders);
    assert_eq!(table.refusal("attack ro* d2 4a"), "FC-ATK-11", "until seat 2's turn would come");
    table.play("end").play("end");
    assert_eq!((table.active(), table.phase()), (3, "energy"));
    assert!(table.view().tokens.is_empty());
    for _ in [3, 4] {
        table.roll("roll bbb", &[SPECIAL; 3]).play("end").play("end");
    }
    table.roll("roll bbb", &[SPECIAL; 3]);
    assert!(table.is_legal("attack ro* d2 4a"));
}

#[test]
fn fc_wpn_42_the_rampart_of_a_player_without_ships_ends_at_his_turn() {
    let draft = teams().ships(1, "cruiser@h1").ships(3, "cruiser@h2").rolled(2, "rs bs bo");
    let draft = draft.ships(2, "battleship:rampart_of_coeos@c4").sectors("black_hole@c3");
    let mut table = draft.ships(4, "cruiser@h5 cruiser@g5 cruiser@f5").active(2).table();
    table.play("weapon a rs bs none").play("move bo c4 c3");
    assert_eq!((table.at(2, "a"), table.view().tokens.len()), (None, 1));
    table.roll("end", &[ORTHOGONAL]);
    for seat in [3, 4, 1] {
        assert_eq!((table.active(), table.view().tokens.len()), (seat, 1));
        table.roll("roll bbb", &[SPECIAL; 3]).play("end").roll("end", &[ORTHOGONAL]);
    }
    assert_eq!((table.active(), table.view().tokens.len()), (3, 0));
}

#[test]
fn fc_cmd_01_a_commander_adds_a_slot() {
    let draft = quiet().led_by(2, "bondra_zoupa").ships(2, "cruiser@e5").active(2).phase("bridge");
    let mut table = draft.rolled(2, "rs rs rs bs").table();
    table.play("store rs wing").play("store rs wing");
    assert_eq!(table.refusal("store bs commander"), "FC-CMD-01", "a red result only");
    table.play("store rs commander");
    assert_eq!(table.bridge(2), ["rs", "rs", "rs"]);
}

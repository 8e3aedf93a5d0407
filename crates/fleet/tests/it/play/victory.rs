//! Victory, draws, and the rule that ends a battle in which nothing happens.

use fleet::Event;
use fleet::play::Ending;

use crate::support::{SPECIAL, duel, teams};

#[test]
fn fc_def_09_class_points_are_those_of_ships_in_play() {
    let draft = duel()
        .ships(1, "cruiser@c3 frigate@a1 battleship:drones@b1")
        .ships(2, "frigate@c4=1 cruiser@e5 cruiser@a5");
    let mut table = draft.rolled(1, "ro").table();
    assert_eq!((table.points(1), table.points(2)), (8, 7));
    table.play("attack ro c3 2a");
    assert_eq!(table.points(2), 6);
}

#[test]
fn fc_vic_01_four_of_twelve_points_or_fewer_lose_at_once() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 battleship:drones@e5");
    let mut table = draft.clone().points_at_start(2, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!((table.winners(), table.phase()), (vec![1], "over"));
    assert!(matches!(table.events.last(), Some(Event::GameEnded { reason: Ending::Points, .. })));
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 heavy_battleship:drones@e5");
    let mut table = draft.points_at_start(2, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert!(!table.is_over(), "five points are left");
}

#[test]
fn fc_vic_02_other_sizes_a_third_rounded_down() {
    for (start, over) in [(15, true), (14, false)] {
        let draft =
            duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 heavy_battleship:drones@e5");
        let mut table = draft.points_at_start(2, start).rolled(1, "ro").table();
        table.play("attack ro c3 2a");
        assert_eq!(table.is_over(), over, "5 of {start}");
    }
}

#[test]
fn fc_vic_03_when_one_action_beats_both_the_more_points_win() {
    let draft = duel().ships(1, "cruiser@c3=1 cruiser@a1").ships(2, "frigate@c4=1 destroyer@a5");
    let draft = draft.points_at_start(1, 12).points_at_start(2, 12).rolled(1, "ro").bridge(2, "rs");
    let mut table = draft.table();
    table.play("attack ro c3 2a").play("counter rs* 1a");
    assert_eq!((table.points(1), table.points(2), table.winners()), (3, 2, vec![1]));
    let draft = duel().ships(1, "cruiser@c3=1 cruiser@a1").ships(2, "frigate@c4=1 cruiser@a5");
    let draft = draft.points_at_start(1, 12).points_at_start(2, 12).rolled(1, "ro").bridge(2, "rs");
    let mut table = draft.table();
    table.play("attack ro c3 2a").play("counter rs* 1a");
    assert!(table.is_draw(), "three against three");
}

#[test]
fn fc_vic_04_victory_is_looked_at_after_each_effect_of_a_start_of_turn() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@b3=3 battleship:drones@e5");
    let draft = draft.sectors("asteroid_field@b3").points_at_start(2, 12).phase("bridge");
    let mut table = draft.bridge(1, "go").table();
    table.roll("end", &[SPECIAL]);
    assert_eq!(table.winners(), [1]);

    // In the middle of a turn, whatever results are left.
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4=1 battleship:drones@e5");
    let mut table = draft.points_at_start(2, 12).rolled(1, "ro rm bo").table();
    table.play("attack ro c3 2a");
    assert_eq!((table.winners(), table.rolled(1).len()), (vec![1], 2));
    assert_eq!(table.event_names().last().map(String::as_str), Some("GameEnded"));
}

#[test]
fn fc_vic_05_starting_points_are_those_deployed() {
    let draft = duel().ships(1, "cruiser@a1 cruiser@b1").ships(2, "cruiser@e5");
    let view = draft.table().view();
    assert_eq!((view.seats[0].points_at_start, view.seats[0].threshold), (6, Some(2)));
}

#[test]
fn fc_tea_09_a_camp_at_a_third_of_its_points_loses() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "cruiser@a1").ships(2, "frigate@c4=1");
    let draft = draft.ships(4, "battleship:drones@h5 battleship:drones@g5").points_at_start(2, 12);
    let mut table = draft.points_at_start(4, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.winners(), [1, 3], "8 of 24");
}

#[test]
fn fc_tea_10_a_single_player_may_lose_more_than_his_camp() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "cruiser@a1").ships(2, "frigate@c4=1");
    let draft = draft.ships(4, "battleship:drones@h5 heavy_battleship:drones@g5");
    let mut table = draft.points_at_start(2, 12).points_at_start(4, 12).rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    assert!(!table.is_over(), "9 of 24, though seat 2 has nothing left");
}

#[test]
fn fc_scn_02_a_pitched_battle_for_four_ends_at_eight_of_twenty_four() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "cruiser@a1");
    let draft = draft.ships(2, "frigate@c4=1 frigate@d4=1").points_at_start(2, 12);
    let draft = draft.ships(4, "battleship:drones@h5 battleship:drones@g5").points_at_start(4, 12);
    let mut table = draft.rolled(1, "ro rd").table();
    let view = table.view();
    assert_eq!((view.mode, view.zones[0].width, view.zones[0].depth), ("teams", 8, 5));
    assert_eq!(view.camps[1].threshold, Some(8));
    table.play("attack ro c3 2a");
    assert!(!table.is_over(), "nine are left");
    table.play("attack rd c3 2b");
    assert_eq!(table.winners(), [1, 3], "eight are left");
}

#[test]
fn fc_house_01_fifty_rounds_without_a_loss_are_a_draw() {
    let mut table = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy").table();
    let mut turns = 0;
    while !table.is_over() {
        table.roll("roll bbb", &[6, 6, 6]).play("end").play("end");
        turns += 1;
        let told = (!table.is_over()).then(|| table.view().quiet_rounds_left).flatten();
        assert_eq!(told.is_some(), (80..100).contains(&turns), "the last ten: {turns}");
    }
    assert!(table.is_draw());
    assert!(matches!(table.events.last(), Some(Event::GameEnded { reason: Ending::Quiet, .. })));
    assert_eq!(turns, 100, "fifty rounds of two turns");
}

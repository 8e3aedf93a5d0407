//! The places of a bridge, and other things that only pictures ask for.

use crate::support::{draft, duel, fleet_of, free_for_all, two_zones};
use fleet::Setup;
use fleet::show::{AttackView, SlotView};

/// The places of a seat as another player sees them, or the player himself.
fn slots(table: &crate::support::Table, seat: usize, viewer: usize) -> Vec<String> {
    let view = table.seen_by(viewer);
    let written = |slot: &SlotView| {
        let colour = slot.colour.map(|colour| format!(" {colour}")).unwrap_or_default();
        let ship = slot.ship.as_ref().map(|ship| format!(" of {ship}")).unwrap_or_default();
        let die = slot.die.as_ref().map(|die| format!("={die}")).unwrap_or_default();
        format!("{} {}{colour}{ship}{die}", slot.slot, slot.takes)
    };
    view.seats[seat - 1].slots.iter().map(written).collect()
}

#[test]
fn empty_places_are_shown_too() {
    let table = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").bridge(1, "go bs").table();
    let expected = ["wing directional=go", "wing directional", "wing special=bs", "wing special"];
    assert_eq!(slots(&table, 1, 2), expected);
}

#[test]
fn a_commander_adds_a_place_of_his_own() {
    let draft = duel().led_by(1, "arop_tan").ships(1, "cruiser@a1").ships(2, "cruiser@e5");
    let places = slots(&draft.table(), 1, 2);
    assert_eq!(places.len(), 5);
    assert!(places[4].starts_with("commander "), "{places:?}");
}

#[test]
fn a_refueller_that_lies_face_down_is_its_players_secret() {
    let fleets = ["phebe", "amycles"];
    let fleets = fleets.map(|faction| fleet_of(faction, "cruiser mule:refueller_device")).to_vec();
    let setup = Setup { terrain: Some(Vec::new()), ..Setup::battle(fleets) };
    let position = |options: &str| {
        let draft = draft(setup.clone()).options(options);
        let ships = "cruiser@a1 mule:refueller_device@b1";
        draft.ships(1, ships).ships(2, "cruiser@e5").table()
    };
    let open = position("");
    assert_eq!(slots(&open, 1, 2).last().map(String::as_str), Some("refueller any of b"));
    let sealed = position("secret_devices");
    assert_eq!(slots(&sealed, 1, 1).last().map(String::as_str), Some("refueller any of b"));
    assert!(!slots(&sealed, 1, 2).iter().any(|slot| slot.starts_with("refueller")));
}

#[test]
fn a_squadron_tells_its_carrier() {
    let ships = "carrier@c1 interceptor_squadron@c3";
    let table = duel().ships(1, ships).ships(2, "cruiser@e5").table();
    let carriers: Vec<_> =
        table.view().seats[0].ships.iter().map(|ship| ship.carrier.clone()).collect();
    assert_eq!(carriers[..2], [None, Some("a".to_owned())]);
}

#[test]
fn who_has_left_a_free_for_all_is_out() {
    let draft =
        free_for_all().ships(1, "cruiser@c3").ships(2, "frigate@c4=1").ships(3, "cruiser@g7");
    let mut table = draft.points_at_start(2, 12).rolled(1, "ro").table();
    assert_eq!(table.view().seats.iter().map(|seat| seat.out).collect::<Vec<_>>(), [false; 3]);
    table.play("attack ro c3 2a");
    let out: Vec<bool> = table.view().seats.iter().map(|seat| seat.out).collect();
    assert_eq!(out, [false, true, false]);
}

#[test]
fn turns_go_on_from_whoever_begins() {
    let setup = Setup { first: Some(2), ..Setup::first_battle() };
    assert_eq!(crate::support::Table::start(&setup, &[]).view().turn_order, [1, 0]);
}

#[test]
fn the_goal_is_told() {
    let view = two_zones().ships(1, "cruiser@a1").ships(2, "cruiser@f1").table().view();
    assert_eq!(view.goal.key, "describe-fleet-goal");
    assert!(format!("{:?}", view.goal).contains("fleet-scenario-pitched-battle-2.text"));
}

fn attack(table: &crate::support::Table) -> AttackView {
    table.view().attack.expect("somebody is attacked")
}

#[test]
fn an_attack_shows_its_way_and_its_dice() {
    let draft = duel().ships(1, "cruiser@c1").ships(2, "cruiser@d4 cruiser@e5").bridge(2, "go");
    let mut table = draft.rolled(1, "ro ro rd").table();
    table.play("attack ro+ro+rd c1 c3 2a");
    let shown = attack(&table);
    assert_eq!((shown.kind, shown.seat, shown.asked), ("attack", 0, 1));
    assert_eq!(shown.volley, ["ro", "ro", "rd"]);
    assert_eq!((shown.path.join(" "), shown.target), ("c2 c3".to_owned(), Some("2a".to_owned())));
}

#[test]
fn the_second_shot_of_a_double_attack_has_no_dice_of_its_own() {
    let draft =
        duel().ships(1, "destroyer@c3").ships(2, "frigate@c4 frigate@c4").bridge(2, "go go");
    let mut table = draft.rolled(1, "ro").table();
    table.play("double ro c3 2a 2b");
    assert_eq!((attack(&table).kind, attack(&table).volley), ("attack", vec!["ro".to_owned()]));
    table.play("pass");
    let second = attack(&table);
    assert_eq!((second.kind, second.volley.len(), second.path.len()), ("second_shot", 0, 0));
}

#[test]
fn warheads_are_aimed_at_a_sector_and_counted_by_hits() {
    let draft = duel().sectors("colony@c3");
    let draft = draft.ships(1, "cruiser@c3").ships(2, "battleship:gamma_warheads@c4").active(2);
    let mut table = draft.rolled(2, "ro").bridge(1, "go").table();
    table.play("bombard ro c4 c3");
    let shown = attack(&table);
    assert_eq!((shown.kind, shown.target, shown.damage), ("warheads", None, 1));
}

#[test]
fn a_scan_shows_from_where_it_comes() {
    let draft = duel().options("hidden_deployment").ships(1, "frigate@c3");
    let mut table = draft.ships(2, "?cruiser@c4").rolled(1, "ro").bridge(2, "go").table();
    table.play("scan ro c3 c4");
    let shown = attack(&table);
    assert_eq!((shown.kind, shown.from.as_str(), shown.at.as_str()), ("scan", "c3", "c4"));
    assert_eq!((shown.target, shown.asked), (None, 1));
}

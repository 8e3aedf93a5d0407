//! What a picture shows before one commits: who would fire and what each sector would do.

use crate::support::{duel, teams};

#[test]
fn an_attack_tells_participants_supporters_and_the_damage_from_each_sector() {
    let ships = "cruiser@c3 frigate@c3 destroyer@d3 frigate@a1";
    let table = duel().ships(1, ships).ships(2, "cruiser@c4").rolled(1, "ro").table();
    let offered = |argument| table.offered("attack ro c3 2a", argument);
    assert_eq!(offered("ships"), r#"List([Text("1a"), Text("1b")])"#);
    assert_eq!(offered("supporters"), r#"List([Text("1c")])"#);
    assert_eq!(
        offered("salvo"),
        r#"List([List([Text("c3"), Number(4)]), List([Text("d3"), Number(2)])])"#
    );
    assert_eq!(offered("damage"), "6");
}

#[test]
fn a_ranged_attack_comes_from_the_last_sector_of_its_path() {
    let ships = "cruiser@c2 frigate@d3";
    let table = duel().ships(1, ships).ships(2, "cruiser@c4").rolled(1, "ro ro").table();
    let offered = |argument| table.offered("attack ro+ro c2 c3 2a", argument);
    assert_eq!(offered("supporters"), "List([])", "nobody supports it");
    assert_eq!(offered("salvo"), r#"List([List([Text("c3"), Number(3)])])"#);
}

#[test]
fn teammates_may_support() {
    let draft = teams().ships(1, "cruiser@c3").ships(3, "destroyer@d3").ships(2, "cruiser@c4");
    let table = draft.ships(4, "frigate@h5").rolled(1, "ro").table();
    assert_eq!(table.offered("attack ro c3 2a", "supporters"), r#"List([Text("3a")])"#);
    assert_eq!(table.offered("attack ro c3 2a", "damage"), "5");
}

#[test]
fn a_retreat_tells_what_it_prevents() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "frigate@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro").bridge(2, "bs").table();
    table.play("attack ro c3 2a");
    assert_eq!(table.offered("retreat bs* c5", "prevented"), "3", "Ionic Propulsion");
}

#[test]
fn a_shield_against_warheads_tells_what_it_prevents() {
    let draft = crate::support::duel().sectors("colony@c3");
    let draft = draft.ships(1, "cruiser@c3").ships(2, "battleship:gamma_warheads@c4").active(2);
    let mut table = draft.rolled(2, "ro").bridge(1, "go").table();
    table.play("bombard ro c4 c3");
    assert_eq!(table.offered("shield go* c4", "prevented"), "1");
}

#[test]
fn a_fleet_tells_what_is_in_it() {
    let setup = fleet::Setup {
        choice: Some("open".to_owned()),
        first: Some(1),
        ..fleet::Setup::first_battle()
    };
    let table = crate::support::Table::start(&setup, &[]);
    assert_eq!(table.offered("fleet phebe-line", "points"), "12");
    assert_eq!(table.offered("fleet given", "points"), "12");
    assert!(table.offered("fleet phebe-line", "ships").contains("fleet-ship-cruiser"));
}

//! What an event lights up.

use fleet::{Event, FleetCommander};
use kernel::{Present as _, Seat};

use crate::support::{Table, all_scenarios, duel};

/// What the events of one kind light up: `sector:a1 sector:a2 ship:1a`.
fn marks(table: &Table, kind: &str) -> Vec<String> {
    let of_kind = |event: &&Event| format!("{event:?}").split(' ').next() == Some(kind);
    table.events.iter().filter(of_kind).map(marks_of).collect()
}

fn marks_of(event: &Event) -> String {
    let marks = FleetCommander::marks(event);
    marks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_move_lights_up_from_where_to_where_and_who() {
    let draft = duel().ships(1, "cruiser@c3 frigate@c3").ships(2, "cruiser@e5");
    let mut table = draft.rolled(1, "bo").table();
    table.play("move bo c3 c4").play("ships ab");
    assert_eq!(marks(&table, "ShipsMoved"), ["sector:c3 sector:c4 ship:1a ship:1b"]);
    let mut table = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo").table();
    table.play("move bo c3 c4");
    assert_eq!(marks(&table, "ResultUsed"), ["seat:1 die:bo"]);
}

#[test]
fn an_attack_lights_up_its_way_its_target_and_its_dice() {
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@c4 cruiser@e5");
    let mut table = draft.rolled(1, "ro ro").table();
    table.play("attack ro+ro c2 c3 2a");
    assert_eq!(marks(&table, "AttackDeclared"), ["sector:c2 sector:c3 ship:2a die:ro die:ro"]);
    assert_eq!(marks(&table, "ShotsFired"), ["ship:1a"]);
    assert_eq!(marks(&table, "DamageTaken"), ["ship:2a"]);
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@c4 cruiser@e5").bridge(2, "go");
    let mut table = draft.rolled(1, "ro").table();
    table.play("attack ro c3 2a");
    table.play("shield go* c3");
    assert_eq!(marks(&table, "SectorBlocked"), ["sector:c3 die:go*"]);
}

/// Every event lights something up, unless nobody has won, and only what is there.
#[test]
fn every_event_lights_up_something_that_is_there() {
    let mut met = 0;
    for (seed, setup) in all_scenarios().iter().enumerate() {
        Table::playout(setup, seed as u64, |table| {
            let view = table.view();
            for event in &table.events {
                let marks = FleetCommander::marks(event);
                let is_draw = matches!(event, Event::GameEnded { .. });
                assert!(is_draw || !marks.is_empty(), "{event:?} is about nothing");
                for mark in &marks {
                    let is_there = match mark.kind {
                        "seat" => {
                            Seat::all(view.seats.len() as u8).any(|it| it.to_string() == mark.id)
                        }
                        "ship" => view.seats.iter().zip(1..).any(|(seat, number)| {
                            seat.ships.iter().any(|ship| format!("{number}{}", ship.id) == mark.id)
                        }),
                        kind => ["sector", "die"].contains(&kind),
                    };
                    assert!(is_there, "{event:?} lights up {mark}");
                    met += 1;
                }
            }
        });
    }
    assert!(met > 5000, "{met} marks are too few");
}

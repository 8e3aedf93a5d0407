//! Quantum before it begins: the menu. And while it is played: what somebody meant.

use kernel::chance::{Fast, Seed};
use kernel::{Menu, Pick, Picked, Play, Player, Present, Rules};
use quantum::{Map, Quantum, Setup};
use serde_json::{Map as Object, json};

fn setup(seats: u8, chosen: &serde_json::Value) -> Setup {
    let chosen = chosen.as_object().expect("choices are an object").clone();
    Quantum::setup(seats, &chosen, &mut Fast::new(3)).expect("on the menu")
}

#[test]
fn the_menu_offers_every_map_and_both_editions() {
    let options = Quantum::options();
    let names: Vec<_> = options.iter().map(|option| option.name).collect();
    assert_eq!(names, ["map", "edition"]);
    assert_eq!(options[0].choices.len(), Map::all().len());
    for seats in Quantum::seat_counts() {
        let usual = Quantum::setup(seats, &Object::new(), &mut Fast::new(1)).expect("a set-up");
        assert_eq!(usual, Setup::basic(seats));
    }
    assert_eq!(setup(2, &json!({ "edition": "first" })).edition, "first");
}

#[test]
fn a_random_map_fits_the_seats() {
    for luck in 0..50 {
        let chosen = json!({ "map": "random" });
        let chosen = chosen.as_object().expect("an object");
        let setup = Quantum::setup(3, chosen, &mut Fast::new(luck)).expect("a set-up");
        assert!(setup.resolve().is_ok(), "{setup:?}");
    }
}

/// A position is written and not chosen: no menu lists it, and a table takes it all the same.
#[test]
fn a_game_begins_where_its_set_up_places_it() {
    let seats = json!([{ "ships": ["4@e4"] }, { "ships": ["2@c4"] }]);
    let placed = setup(2, &json!({ "position": { "active": 2, "actions": 1, "seats": seats } }));
    let state = Quantum::start(&placed, &mut Fast::new(1), &mut kernel::NoLog).expect("it starts");
    assert_eq!(Quantum::prompt(&state).seats().first(), Some(kernel::Seat::new(1)));
    let chosen = json!({ "weather": "fine" });
    let chosen = chosen.as_object().expect("an object");
    let refused = Quantum::setup(2, chosen, &mut Fast::new(1)).expect_err("no such field");
    assert_eq!(refused.clause.0, "PA-SETUP-01");
}

fn begun() -> Play<Quantum> {
    let player = |name: &str| Player { name: name.to_owned(), kind: "human".to_owned() };
    let players = vec![player("Ada"), player("Grace")];
    let mut play =
        Play::<Quantum>::start(Setup::basic(2), players, Seed::from_number(4)).expect("a game");
    while let Some(seat) = play.prompt().seats().first() {
        let actions = play.actions(seat);
        if actions.iter().any(|action| action.to_string() == "end") {
            return play;
        }
        play.play(seat.into(), &actions[0]).expect("listed");
    }
    unreachable!("the set-up ends with a turn")
}

#[test]
fn the_picks_of_every_listed_action_mean_that_action() {
    let mut play = begun();
    for number in 0..60 {
        let Some(seat) = play.prompt().seats().first() else { break };
        let actions = play.actions(seat);
        for action in &actions {
            let picks = Quantum::offer(play.state(), seat, action).picks;
            let meant = Quantum::meant(play.state(), seat, &picked(&picks));
            let text = action.to_string();
            // A roll of several dice names each of them; nobody asks why that is not allowed.
            if !text.starts_with("reorganize") {
                assert_eq!(meant.map(|meant| meant.to_string()), Some(text));
            }
        }
        play.play(seat.into(), &actions[number % actions.len()]).expect("listed");
    }
}

#[test]
fn a_cube_that_is_relocated_is_meant_as_its_owners() {
    let draft = crate::support::alpha().cubes(1, "b2").cubes(2, "h8").active(1).picks(1, 1);
    let mut table = draft.shown("relocation").table();
    table.play("end").play("take relocation");
    let seat = kernel::bench::asked::<Quantum>(&table.state);
    let mut actions = Vec::new();
    Quantum::actions(&table.state, seat, &mut actions);
    assert!(actions.iter().any(|action| action.to_string().starts_with("relocate 2")));
    for action in actions {
        let picks = Quantum::offer(&table.state, seat, &action).picks;
        let meant = Quantum::meant(&table.state, seat, &picked(&picks));
        assert_eq!(meant.map(|meant| meant.to_string()), Some(action.to_string()));
    }
}

fn picked(picks: &[Pick]) -> Vec<Picked<'_>> {
    picks.iter().map(|pick| Picked { kind: pick.kind, id: &pick.id }).collect()
}

#[test]
fn picks_that_spell_nothing_are_refused_by_the_clause_that_forbids_them() {
    let play = begun();
    let seat = play.prompt().seats().first().expect("somebody is asked");
    let clause = |picks: &[(&str, &str)]| {
        let picks: Vec<_> = picks.iter().map(|(kind, id)| Picked { kind, id }).collect();
        let action = Quantum::meant(play.state(), seat, &picks)?;
        Quantum::check(play.state(), seat.into(), &action).err().map(|no| no.clause.0)
    };
    assert!(clause(&[("square", "e5")]).is_some_and(|clause| clause.starts_with("QU-BUILD")));
    assert!(clause(&[("square", "a1"), ("square", "i9")]).is_some());
    assert_eq!(clause(&[("moon", "a1")]), None);
    assert_eq!(clause(&[("square", "?"), ("square", "a1")]), None);
    assert_eq!(clause(&[]), None);
}

#[test]
fn events_are_json_with_marks() {
    let play = begun();
    let events = play.moments().iter().flat_map(|moment| &moment.events);
    let placed = events.filter(|event| matches!(event, quantum::Event::ShipPlaced { .. }));
    let event = placed.into_iter().next().expect("ships were placed");
    let json = serde_json::to_value(event).expect("JSON");
    assert_eq!(json["type"], "ship_placed");
    let square = json["to"].as_str().expect("a square").to_owned();
    assert_eq!(Quantum::marks(event), [Pick::new("square", square)]);
}

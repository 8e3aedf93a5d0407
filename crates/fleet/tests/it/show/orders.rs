//! Things of one kind that belong together are picked, and written, in any order; the dice of an
//! order are named at any point.

use fleet::{Action, FleetCommander, Setup};
use kernel::chance::{Chance as _, Fast};
use kernel::{Actor, Offer, Picked, Present as _, Prompt, Rules as _, Seat, Sentence};

use crate::support::{Table, duel, fleet_of};

/// Somebody who picks the things of each run in an order of his own means the same action.
fn try_orders(table: &Table, seat: Seat, actions: &[Action], whim: &mut Fast) -> u32 {
    let mut tried = 0;
    for action in actions {
        let offer = FleetCommander::offer(&table.state, seat, action);
        if offer.any_order.is_empty() && offer.floating.is_none() {
            continue;
        }
        for _ in 0..3 {
            let picks = offer.mixed(|choices| whim.below(choices) as usize);
            let picked: Vec<Picked<'_>> =
                picks.iter().map(|pick| Picked { kind: pick.kind, id: &pick.id }).collect();
            let meant = FleetCommander::meant(&table.state, seat, &picked);
            assert_eq!(meant, Some(*action), "{picks:?}");
            tried += 1;
        }
    }
    tried
}

#[test]
fn every_order_of_a_run_means_the_same_action() {
    let south = "battleship:drones carrier destroyer mule:power_amplifier_device";
    let north = "battleship:exo_bomb cruiser destroyer destroyer frigate";
    let fleets = vec![fleet_of("phebe", south), fleet_of("amycles", north)];
    let setup = Setup { terrain: Some(Vec::new()), ..Setup::battle(fleets) };
    let (mut chance, mut whim, mut tried) = (Fast::new(8), Fast::new(9), 0);
    let mut table = Table::begun(&setup, 8);
    let mut actions = Vec::new();
    for number in 0..700 {
        let Prompt::Decide { seats, .. } = FleetCommander::prompt(&table.state) else { break };
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        FleetCommander::actions(&table.state, seat, &mut actions);
        if number % 7 == 0 {
            tried += try_orders(&table, seat, &actions, &mut whim);
        }
        let action = actions[chance.below(actions.len() as u32) as usize];
        let actor = Actor::Seat(seat);
        FleetCommander::apply(&mut table.state, actor, &action, &mut chance, &mut Vec::new());
    }
    assert!(tried > 500, "only {tried} orders were tried");
}

/// What lights up first when dice are chosen, and after a green one.
#[test]
fn colours_come_in_the_order_of_the_rules_and_none_shuts_another_out() {
    let draft = duel().ships(1, "cruiser@a1").ships(2, "cruiser@e5").phase("energy");
    let table = draft.table();
    let offers: Vec<Offer> = table
        .actions()
        .iter()
        .map(|action| {
            let action = action.parse().expect("its own notation");
            FleetCommander::offer(&table.state, Seat::new(0), &action)
        })
        .collect();
    let lit = |picked: &[Picked<'_>]| {
        let mut lit: Vec<String> = Vec::new();
        for pick in offers.iter().filter_map(|offer| offer.next_after(picked)).flatten() {
            if !lit.contains(&pick.id.to_string()) {
                lit.push(pick.id.to_string());
            }
        }
        lit
    };
    let green = Picked { kind: "colour", id: "green" };
    assert_eq!(lit(&[]), ["red", "blue", "green"]);
    assert_eq!(lit(&[green]), ["red", "blue", "green"]);
    assert_eq!(lit(&[green, green, green]), ["roll"]);
}

/// Why an order is refused does not depend on when its dice are named.
#[test]
fn an_order_that_is_refused_is_meant_whenever_its_dice_are_named() {
    let ships = "battleship:proton_beam@c2 frigate@a1";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c4 cruiser@e5");
    let table = draft.rolled(1, "bo rs bs").table();
    for (picks, meant) in [
        ("sector:a1 sector:b2 die:bo", "move bo a1 b2"),
        ("sector:a1 die:bo sector:b2", "move bo a1 b2"),
        ("die:bo sector:a1 sector:b2", "move bo a1 b2"),
        ("ship:1a button:weapon ship:2b die:rs die:bs", "weapon a rs bs 2b"),
        ("die:rs ship:1a button:weapon die:bs ship:2b", "weapon a rs bs 2b"),
    ] {
        let pairs = picks.split(' ').filter_map(|pick| pick.split_once(':'));
        let picked: Vec<Picked<'_>> = pairs.map(|(kind, id)| Picked { kind, id }).collect();
        let found = FleetCommander::meant(&table.state, Seat::new(0), &picked);
        assert_eq!(found.map(|action| action.to_string()).as_deref(), Some(meant), "{picks}");
        assert!(!table.is_legal(meant), "{meant}");
    }
}

#[test]
fn what_is_spent_together_is_written_in_any_order() {
    for (one, other) in [
        ("weapon a rs bs 2a", "weapon a bs rs 2a"),
        ("weapon a rs gs* none", "weapon a gs* rs none"),
        ("reroll bs* gs*", "reroll gs* bs*"),
        ("reroll gs bs*", "reroll bs* gs"),
        ("offensive a rs bs", "offensive a bs rs"),
        ("redeem a rs bs 2a", "redeem a bs rs 2a"),
        ("board c3 rs bs 2a", "board c3 bs rs 2a"),
        ("shield go* b2 c3", "shield go* c3 b2"),
        ("attack ro+rd c2 c3 2a", "attack rd+ro c2 c3 2a"),
        ("ships abc", "ships cab"),
        ("roll rrg", "roll grr"),
    ] {
        let [first, second] =
            [one, other].map(|text| text.parse::<Action>().expect("a sound notation"));
        assert_eq!(first, second);
        assert_eq!(first.to_string(), one, "one of them is how it is written");
    }
    let double = ["double ro c3 2a 2b", "double ro c3 2b 2a"].map(str::parse::<Action>);
    assert_ne!(double[0], double[1], "whom one attacks first is a choice");
}

#[test]
fn a_pair_that_one_has_is_not_refused_for_its_order() {
    let ships = "battleship:proton_beam@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c4 cruiser@e5").rolled(1, "rs bs");
    assert!(draft.table().is_legal("weapon a bs rs 2a"));
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").rolled(1, "ro");
    assert!(draft.bridge(1, "bs gs").table().is_legal("reroll gs* bs*"));
}

#[test]
fn one_special_that_is_named_twice_is_said_to_be_there_once() {
    let ships = "battleship:proton_beam@c2";
    let draft = duel().ships(1, ships).ships(2, "cruiser@c4 cruiser@e5").rolled(1, "rs bs");
    let why = |table: &Table, action: &str| -> (&'static str, Sentence) {
        let action: Action = action.parse().expect("a sound notation");
        let refusal = FleetCommander::check(&table.state, Actor::Seat(Seat::new(0)), &action);
        let refusal = refusal.expect_err("it is not there");
        (refusal.clause.0, refusal.sentence)
    };
    let only_once = |die: &'static str| Sentence::new("refusal-fleet-only-once").with("about", die);
    assert_eq!(why(&draft.table(), "weapon a rs rs 2a"), ("FC-SPE-01", only_once("rs")));
    let draft = duel().ships(1, "cruiser@c2").ships(2, "cruiser@e5").rolled(1, "rs bs");
    assert_eq!(why(&draft.table(), "reroll bs bs"), ("FC-SPE-03", only_once("bs")));
}

//! The set-up: `QU-SETUP`.

use quantum::{Event, Group, Map, Setup};

use crate::support::{Table, alpha, on};

/// Everybody keeps the first roll; one array of three dice for each seat, then the tie rolls.
fn kept(map: &str, rolls: &[[u32; 3]], tie: &[u32]) -> Table {
    let seats = rolls.len() as u8;
    let mut table = Table::start(&Setup::on(map, seats), &rolls[0]);
    for roll in &rolls[1..] {
        table.roll("keep", roll);
    }
    table.roll("keep", tie);
    table
}

const DISPLAY: &str = "agile cruel clever expansion momentum sabotage";

#[test]
fn qu_setup_01_two_to_four_players_each_with_a_diagram() {
    for seats in [0, 1, 5, 9] {
        let refusal = Setup::on("alpha-sector", seats).resolve().map(|_| ());
        assert_eq!(refusal.expect_err("no such game").clause.0, "QU-SETUP-01", "{seats} seats");
    }
    let diagrams: [(u8, &[u8]); 3] = [
        (2, &[7, 7, 7, 7, 8, 7, 7, 7, 7]),
        (3, &[8, 9, 8, 8, 9, 8, 8, 7, 8]),
        (4, &[8, 9, 8, 8, 10, 8, 9, 8, 9]),
    ];
    for (seats, numbers) in diagrams {
        let (map, _) = Setup::basic(seats).resolve().expect("a learning map");
        assert_eq!(map.seats, seats);
        let laid_out: Vec<u8> = map.planets.iter().map(|planet| planet.number).collect();
        assert_eq!(laid_out, numbers, "{}", map.id);
    }
    assert!(Setup::on("gamma-sector", 3).resolve().is_err(), "the diagram of that player count");
}

#[test]
fn qu_setup_02_each_player_has_a_sheet_and_dice_of_his_own() {
    let table = kept("gamma-sector", &[[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]], &[]);
    let view = table.view();
    assert_eq!(view.seats.len(), 4);
    let faces: Vec<Vec<u8>> = view
        .seats
        .iter()
        .map(|seat| seat.ships.iter().take(3).map(|ship| ship.face).collect())
        .collect();
    assert_eq!(faces, [[1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6]]);
}

#[test]
fn qu_setup_03_five_cubes_in_the_base_game() {
    for seats in 2..=4 {
        let table = Table::start(&Setup::basic(seats), &[1, 1, 1]);
        for seat in 1..=usize::from(seats) {
            assert_eq!(table.cubes_left(seat), 5);
        }
    }
    let seven = Map::all().iter().find(|map| map.cubes == 7).expect("advanced maps use more");
    assert_ne!(seven.group, Group::Basic);
    let table = Table::start(&Setup::on(&seven.id, seven.seats), &[1, 1, 1]);
    assert_eq!(table.cubes_left(1), 7);
}

#[test]
fn qu_setup_04_both_dials_begin_at_1_with_all_cubes_on_the_sheet() {
    let table = kept("alpha-sector", &[[1, 2, 3], [4, 5, 6]], &[]);
    for seat in [1, 2] {
        assert_eq!((table.research(seat), table.dominance(seat)), (1, 1));
        assert_eq!(table.cubes_left(seat), 5, "before the start planets are settled");
    }
}

#[test]
fn qu_setup_05_three_dice_are_rolled_for_the_starting_ships() {
    let table = Table::start(&Setup::basic(2), &[6, 1, 4]);
    let view = table.view();
    let faces: Vec<u8> = view.seats[0].ships.iter().take(3).map(|ship| ship.face).collect();
    assert_eq!(faces, [6, 1, 4]);
    assert_eq!(table.event_names(), ["ShipRolled"; 3]);
    assert_eq!(table.asked(), 1);
    assert_eq!(table.actions(), ["keep", "reroll"]);
}

#[test]
fn qu_setup_06_one_reroll_of_all_three_which_must_be_kept() {
    let mut table = Table::start(&Setup::basic(2), &[6, 6, 6]);
    // Exactly six dice: all three of seat 1 again, then the first roll of seat 2.
    table.roll("reroll", &[5, 6, 1, 2, 2, 2]);
    let view = table.view();
    let faces: Vec<u8> = view.seats[0].ships.iter().take(3).map(|ship| ship.face).collect();
    assert_eq!(faces, [5, 6, 1]);
    assert_eq!(table.asked(), 2, "the second result stands");
    assert_eq!(table.refusal_to(1, "reroll"), "PA-SEAT-01");
    assert_eq!(table.actions(), ["keep", "reroll"], "all three or none");

    table.roll("reroll", &[1, 1, 1]);
    assert_eq!(table.asked(), 2, "3 is below 12: seat 2 begins");
    assert!(!table.is_legal("reroll"));
    assert!("reroll a".parse::<quantum::Action>().is_err(), "no single die can be named");
}

#[test]
fn qu_setup_07_the_last_two_dice_wait_beside_the_sheet() {
    let table = kept("alpha-sector", &[[1, 2, 3], [4, 5, 6]], &[]);
    let view = table.view();
    for seat in 0..2 {
        let reserve: Vec<&str> =
            view.ships_in(seat, "reserve").map(|ship| ship.die.as_str()).collect();
        assert_eq!(reserve, ["d", "e"]);
        assert_eq!(view.ships_in(seat, "scrapyard").count(), 0);
        assert_eq!(view.ships_in(seat, "board").count(), 0);
    }
}

#[test]
fn qu_setup_08_the_lowest_total_begins_and_play_goes_clockwise() {
    // Totals 9, 7, 12: seat 2, then 3, then 1.
    let mut table = kept("beta-sector", &[[3, 3, 3], [1, 2, 4], [4, 4, 4]], &[]);
    assert_eq!(table.event_names(), ["FirstPlayerFound"]);
    for (seat, planet) in [(2, "b2"), (3, "h2"), (1, "e8")] {
        assert_eq!(table.asked(), seat);
        table.play(&format!("settle {planet}"));
    }

    // The kept dice count, not the first ones: 18 becomes 3.
    let mut table = Table::start(&Setup::basic(2), &[6, 6, 6]);
    table.roll("reroll", &[1, 1, 1, 2, 2, 2]).roll("keep", &[]);
    assert_eq!(table.asked(), 1);
}

#[test]
fn qu_setup_08_with_four_players_the_order_wraps_around() {
    let mut table = kept("gamma-sector", &[[5, 5, 5], [4, 4, 4], [1, 1, 1], [2, 2, 2]], &[]);
    let mut order = Vec::new();
    for planet in ["b2", "h2", "b8", "h8"] {
        order.push(table.asked());
        table.play(&format!("settle {planet}"));
    }
    assert_eq!(order, [3, 4, 1, 2]);
}

#[test]
fn qu_setup_09_tied_players_roll_two_dice_and_the_lowest_sum_begins() {
    // Totals 7, 7, 9; seat 1 rolls 8 and seat 2 rolls 5; seat 3 does not roll.
    let table = kept("beta-sector", &[[1, 2, 4], [2, 2, 3], [3, 3, 3]], &[4, 4, 2, 3]);
    assert_eq!(table.asked(), 2);
    let sums: Vec<(usize, u8)> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TieRolled { seat, sum } => Some((seat.index() + 1, *sum)),
            _ => None,
        })
        .collect();
    assert_eq!(sums, [(1, 8), (2, 5)]);
    let view = table.view();
    assert!(view.seats.iter().all(|seat| seat.ships[3].place == "reserve"));
}

#[test]
fn qu_setup_09_those_still_tied_roll_again_and_only_they() {
    // Seats 1, 3 and 4 are tied; 3 and 4 roll 5 twice, then 4 rolls lowest.
    let rolls = [[2, 2, 2], [6, 6, 6], [1, 2, 3], [1, 1, 4]];
    let tie = [6, 6, 1, 4, 2, 3, 3, 4, 5, 2, 6, 1, 1, 1];
    let table = kept("gamma-sector", &rolls, &tie);
    assert_eq!(table.asked(), 4);
    let rolled: Vec<(usize, u8)> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TieRolled { seat, sum } => Some((seat.index() + 1, *sum)),
            _ => None,
        })
        .collect();
    assert_eq!(rolled, [(1, 12), (3, 5), (4, 5), (3, 7), (4, 7), (3, 7), (4, 2)]);
}

#[test]
fn qu_setup_09_a_tie_above_the_lowest_total_is_no_tie() {
    let table = kept("beta-sector", &[[6, 6, 6], [1, 1, 1], [6, 6, 6]], &[]);
    assert_eq!(table.asked(), 2);
}

#[test]
fn qu_setup_10_each_puts_one_cube_on_a_start_planet() {
    let mut table = kept("alpha-sector", &[[1, 1, 1], [6, 6, 6]], &[]);
    assert_eq!(table.rest("settle "), ["b2", "h8"], "the arrowed planets");
    assert_eq!(table.refusal("settle e5"), "QU-SETUP-10");
    assert_eq!(table.refusal("settle a1"), "QU-SETUP-10");
    table.play("settle h8").play("settle b2");
    assert_eq!((table.cubes_on("h8"), table.cubes_on("b2")), (vec![1], vec![2]));
    assert_eq!((table.cubes_left(1), table.cubes_left(2)), (4, 4));
}

#[test]
fn qu_setup_11_the_start_cube_earns_no_card() {
    for edition in ["revised", "first"] {
        let setup = Setup { edition: edition.to_owned(), ..Setup::basic(2) };
        let mut table = Table::start(&setup, &[1, 1, 1]);
        table.roll("keep", &[6, 6, 6]).play("keep").play("settle b2").play("settle h8");
        for square in ["b1", "a2", "c2", "h7", "g8"] {
            table.play(&format!("place {square}"));
        }
        table.draw("place i8", &[], DISPLAY);
        assert_eq!((table.picks(1), table.picks(2)), (0, 0));
        table.play("end");
        assert_eq!(table.asked(), 2, "no card phase");
        assert_eq!(table.view().phase, "actions");
    }
}

#[test]
fn qu_setup_12_ships_start_on_orbital_squares_of_the_own_start_planet() {
    let mut table = kept("alpha-sector", &[[1, 2, 3], [6, 6, 6]], &[]);
    table.play("settle b2").play("settle h8");
    assert_eq!(table.rest("place "), ["a2", "b1", "b3", "c2"]);
    assert_eq!(table.refusal("place a1"), "QU-SETUP-12", "a diagonal square");
    assert_eq!(table.refusal("place h7"), "QU-SETUP-12", "another player's planet");
    assert_eq!(table.refusal("place b2"), "QU-SETUP-12", "the planet itself");
    table.play("place b1");
    assert_eq!(table.refusal("place b1"), "QU-SETUP-12", "one ship on a square");
    table.play("place c2").play("place a2");
    assert_eq!(table.ships(1), ["1@b1", "2@c2", "3@a2"], "the dice in the order rolled");
    assert_eq!(table.asked(), 2, "three ships, not four");
    assert_eq!(table.refusal("scrap"), "QU-SETUP-12");
}

#[test]
fn qu_setup_13_start_planets_are_chosen_in_turn_order_then_ships_placed() {
    let mut table = kept("beta-sector", &[[3, 3, 3], [1, 1, 1], [4, 4, 4]], &[]);
    assert_eq!(table.rest("settle "), ["b2", "e8", "h2"]);
    table.play("settle h2");
    assert_eq!(table.rest("settle "), ["b2", "e8"]);
    assert_eq!(table.refusal("settle h2"), "QU-SETUP-13", "nobody shares a start planet");
    table.play("settle e8").play("settle b2");
    let mut order = Vec::new();
    for square in ["h1", "g2", "i2", "e7", "d8", "f8", "b1", "a2"] {
        order.push(table.asked());
        table.play(&format!("place {square}"));
    }
    assert_eq!(order, [2, 2, 2, 3, 3, 3, 1, 1], "all three at once");
    table.draw("place b3", &[], DISPLAY);
    assert_eq!(table.asked(), 2, "the first player's turn");
}

#[test]
fn qu_setup_14_rerolls_are_decided_in_seat_order() {
    let mut table = Table::start(&Setup::basic(4), &[1, 1, 1]);
    for seat in 1..=4 {
        assert_eq!(table.asked(), seat);
        assert_eq!(table.view().active, seat as u8 - 1, "the table shows who is asked");
        let rolled = |seat: usize| table.view().seats[seat - 1].ships[0].face != 1;
        assert_eq!(rolled(seat), seat != 1, "its own roll lies open");
        if seat < 4 {
            assert!(!rolled(seat + 1), "later ones have not rolled");
            table.roll("keep", &[6, 6, 5]);
        }
    }

    let game = |seed| {
        let mut states = Vec::new();
        Table::playout(&Setup::basic(3), seed, |table| states.push(table.view()));
        states
    };
    assert!(game(11) == game(11), "the same seed gives the same game");
    assert!(game(11) != game(12));
}

#[test]
fn qu_setup_15_combat_dice_have_no_state_of_their_own() {
    let mut table = alpha().ships(1, "3@a1").ships(2, "3@a2 3@i9").table();
    assert_eq!(table.view().combat, None);
    table.roll("a1xa2", &[6, 1]);
    assert_eq!(table.view().combat, None, "they lie beside the board again");
}

#[test]
fn qu_setup_16_three_cards_of_each_deck_lie_face_up_when_the_ships_are_placed() {
    let mut table = kept("alpha-sector", &[[1, 2, 3], [6, 6, 6]], &[]);
    table.play("settle b2").play("settle h8");
    for square in ["b1", "a2", "c2", "h7", "g8"] {
        table.play(&format!("place {square}"));
    }
    let view = table.view();
    assert_eq!((view.commands.len(), view.gambits.len()), (0, 0), "not before");
    table.draw("place i8", &[], DISPLAY);
    let view = table.view();
    assert_eq!(view.commands, ["agile", "cruel", "clever"]);
    assert_eq!(view.gambits, ["expansion", "momentum", "sabotage"]);
    assert_eq!((view.command_pile, view.gambit_pile), (28, 19));
    let revealed = ["CardRevealed"; 6].map(str::to_owned);
    let events = table.event_names();
    assert_eq!(events[0], "ShipPlaced");
    assert_eq!(events[1..7], revealed);
    assert_eq!(events[7], "TurnStarted");
    assert_eq!((table.asked(), table.actions_left(), view.turn), (1, 3, 1));
}

#[test]
fn qu_setup_17_the_learning_maps_are_the_corrected_ones() {
    for (seats, id) in [(2, "alpha-sector"), (3, "beta-sector"), (4, "gamma-sector")] {
        let map = Map::basic(seats).expect("one for each player count");
        assert_eq!(map.id, id);
        assert_eq!(Setup::basic(seats).map, id);
        assert_eq!(map.planets.iter().filter(|planet| planet.is_start).count(), seats as usize);
    }
    for (old, seats) in [("first-printing-basic-2", 2), ("first-printing-basic-3", 3)] {
        let map = Map::find(old).expect("older diagrams can still be chosen");
        assert_eq!(map.group, Group::Superseded);
        let numbers =
            |map: &Map| map.planets.iter().map(|planet| planet.number).collect::<Vec<u8>>();
        assert_ne!(numbers(map), numbers(Map::basic(seats).expect("a learning map")));
        assert_eq!(on(old, seats).table().asked(), 1);
    }
}

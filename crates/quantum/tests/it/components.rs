//! The components: `QU-COMP`.

use quantum::{Command, Edition, Event, Gambit, Group, Map, Setup};

use crate::support::{Table, alpha};

/// The planet numbers that tiles show.
const NUMBERS: [u8; 4] = [7, 8, 9, 10];

#[test]
fn qu_comp_01_the_published_maps_need_exactly_24_tiles() {
    let published: Vec<&Map> =
        Map::all().iter().filter(|map| map.group != Group::Community).collect();
    let most_of = |number: u8| {
        let tiles = |map: &&Map| map.planets.iter().filter(|p| p.number == number).count();
        published.iter().map(tiles).max().expect("there are maps")
    };
    assert_eq!(NUMBERS.map(most_of), [8, 8, 4, 4]);
    assert_eq!(NUMBERS.map(most_of).iter().sum::<usize>(), 24);
    for map in published {
        let voids = map.open_squares().filter(|square| map.is_void(*square)).count();
        assert!(voids == 0 || voids == 9, "{}: one void at most, the back of a tile", map.id);
        assert!(map.planets.len() + voids / 9 <= 24, "{}", map.id);
    }
}

#[test]
fn qu_comp_02_seven_dice_each_five_ships_and_two_dials() {
    let table = start_of_a_game(4);
    for seat in &table.view().seats {
        let letters: Vec<&str> = seat.ships.iter().map(|ship| ship.die.as_str()).collect();
        assert_eq!(letters, ["a", "b", "c", "d", "e"]);
        assert_eq!((seat.research, seat.dominance), (1, 1), "the two dice of the dials");
        let reserve = seat.ships.iter().filter(|ship| ship.place == "reserve").count();
        assert_eq!(reserve, 2, "two of the five ships wait for Expansion");
    }
    // Twenty ships and eight dials are the 28 dice of the box.
    let ships: usize = table.view().seats.iter().map(|seat| seat.ships.len()).sum();
    assert_eq!(ships + 2 * table.view().seats.len(), 28);
}

#[test]
fn qu_comp_03_combat_dice_are_two_ordinary_dice() {
    let (mut attacks, mut defences) = ([0; 7], [0; 7]);
    for seed in 0..300 {
        let mut table = alpha().ships(1, "3@a1").ships(2, "3@a2").table();
        table.play_by_chance("a1xa2", seed);
        let rolled = table.events.iter().find_map(|event| match event {
            Event::CombatRolled { attack, defence } => Some((*attack, *defence)),
            _ => None,
        });
        let (attack, defence) = rolled.expect("an attack is rolled for");
        attacks[usize::from(attack)] += 1;
        defences[usize::from(defence)] += 1;
    }
    for counts in [attacks, defences] {
        assert_eq!(counts[0], 0, "no die shows 0");
        assert!(counts[1..].iter().all(|count| *count > 20), "every face comes up: {counts:?}");
    }
    assert_ne!(attacks, defences, "the black and the white die are two dice");
}

#[test]
fn qu_comp_04_seven_cubes_of_each_colour_are_enough_for_every_map() {
    assert_eq!(Map::all().iter().map(|map| map.cubes).max(), Some(7));
    for map in Map::all() {
        assert!(map.cubes * map.seats <= 28, "{}", map.id);
        let basic = map.group == Group::Basic;
        assert!(!basic || map.cubes == 5, "{}: the base game uses five", map.id);
    }
}

#[test]
fn qu_comp_05_31_command_cards_and_22_gambits() {
    assert_eq!(Command::ALL.len(), 31);
    assert_eq!(Gambit::ALL.iter().map(|gambit| gambit.copies()).sum::<u8>(), 22);
    let copies: Vec<(&str, u8)> =
        Gambit::ALL.iter().map(|gambit| (gambit.id(), gambit.copies())).collect();
    for expected in [
        ("expansion", 8),
        ("aggression", 4),
        ("momentum", 4),
        ("relocation", 2),
        ("reorganization", 2),
        ("sabotage", 2),
    ] {
        assert!(copies.contains(&expected), "{expected:?} in {copies:?}");
    }

    let before = Table::start(&Setup::basic(2), &[1, 1, 1]).view();
    assert_eq!((before.command_pile, before.gambit_pile), (31, 22));
    let after = start_of_a_game(4).view();
    assert_eq!((after.command_pile, after.gambit_pile), (28, 19));
    assert_eq!((after.commands.len(), after.gambits.len()), (3, 3));
    assert_eq!((after.command_discard, after.gambit_discard), (0, 0));
}

#[test]
fn qu_comp_06_the_four_command_sheets_are_alike() {
    assert_eq!(Map::all().iter().map(|map| map.seats).max(), Some(4));
    for edition in [Edition::Revised, Edition::First] {
        let setup = Setup { edition: edition.to_string(), ..Setup::basic(4) };
        let view = Table::start(&setup, &[1, 1, 1]).view();
        assert_eq!(view.seats.len(), 4);
        assert!(view.seats[1..].iter().all(|sheet| *sheet == view.seats[1]));
        assert_eq!(view.seats[0].cards, view.seats[1].cards);
        assert_eq!(view.seats[0].cubes, view.seats[1].cubes);
    }
    // The same position for another seat allows the same.
    let first = alpha().ships(1, "5@d4 2@d3").cubes(1, "b2").table().actions();
    let second = alpha().ships(2, "5@d4 2@d3").cubes(2, "b2").active(2).table().actions();
    assert_eq!(first, second);
}

/// The first turn after some set-up.
fn start_of_a_game(seats: u8) -> Table {
    let mut first_turn = None;
    Table::playout(&Setup::basic(seats), 7, |table| {
        if table.view().phase == "actions" && first_turn.is_none() {
            first_turn = Some(table.clone());
        }
    });
    first_turn.expect("every game reaches its first turn")
}

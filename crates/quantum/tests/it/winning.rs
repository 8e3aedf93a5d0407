//! Winning and cubes: `QU-WIN`, `QU-CUBE`.

use quantum::Setup;

use crate::support::{Table, alpha, on};

#[test]
fn qu_win_01_the_last_cube_wins_at_once() {
    let draft = alpha().ships(1, "3@e4 5@d5").cubes(1, "b2 b5 e2 h2").cubes(2, "h8");
    let mut table = draft.research(1, 6).table();
    assert_eq!(table.cubes_left(1), 1);
    table.play("build e5");
    assert_eq!(table.winner(), Some(1));
    assert_eq!(table.event_names(), ["CubePlaced", "GameEnded"]);
    assert_eq!(table.view().phase, "over", "no card phase, though a breakthrough is due");
    assert_eq!(table.refusal_to(1, "end"), "PA-OVER-01");
    assert_eq!(table.refusal_to(2, "research"), "PA-OVER-01");
}

#[test]
fn qu_win_01_a_cube_that_is_not_the_last_does_not_win() {
    let draft = alpha().ships(1, "3@e4 5@d5").cubes(1, "b2 b5 e2").cubes(2, "h8");
    let mut table = draft.table();
    table.play("build e5");
    assert_eq!((table.winner(), table.cubes_left(1)), (None, 1));
    assert_eq!(table.asked(), 1, "the turn goes on");
}

#[test]
fn qu_win_01_a_win_in_combat_resolves_nothing_further() {
    // Plundering, Warlike and the research they bring come after infamy: they never happen.
    let draft = alpha().ships(1, "1@a1").ships(2, "6@a2 1@i9").cubes(1, "b2").cubes(2, "h8");
    let mut table =
        draft.cubes_left(1, 1).dominance(1, 5).commands(1, "plundering warlike").table();
    table.roll("a1xa2", &[1, 6, 2]).play("occupy");
    assert_eq!(table.asked(), 1);
    assert!(table.winner().is_none(), "6 is reached, the cube not yet placed");
    table.play("infamy e5");
    assert_eq!(table.winner(), Some(1));
    assert_eq!(table.event_names(), ["CubePlaced", "GameEnded"]);
    assert_eq!((table.research(1), table.actions_left()), (1, 2));
}

#[test]
fn qu_win_02_building_and_infamy_both_place_a_cube() {
    let mut table = alpha().ships(1, "3@e4 5@d5").cubes(1, "b2").table();
    table.play("build e5");
    assert_eq!((table.cubes_left(1), table.cubes_on("e5")), (3, vec![1]));

    let draft = alpha().ships(1, "1@a1").ships(2, "6@a2 1@i9").cubes(1, "b2").dominance(1, 5);
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 1, 3]).play("withdraw").play("infamy h5");
    assert_eq!((table.cubes_left(1), table.cubes_on("h5")), (3, vec![1]));
}

#[test]
fn qu_win_03_infamy_wins_in_another_players_turn() {
    let draft = alpha().ships(1, "6@a1").ships(2, "1@a2").cubes(1, "b2").cubes(2, "h8");
    let mut table = draft.commands(2, "stubborn").dominance(2, 5).cubes_left(2, 1).table();
    table.roll("a1xa2", &[6, 1, 4]);
    assert_eq!(table.asked(), 2, "the defender destroyed the attacker");
    table.play("infamy e5");
    assert_eq!(table.winner(), Some(2));
    assert_eq!(table.view().active, 0, "in seat 1's turn");
}

#[test]
fn qu_win_03_infamy_wins_in_the_card_phase() {
    let draft = alpha().ships(1, "6@a1").cubes(1, "b2").cubes(2, "h8").dominance(1, 4);
    let mut table = draft.cubes_left(1, 1).picks(1, 1).shown("aggression").table();
    table.play("end").play("take aggression").play("infamy e5");
    assert_eq!(table.winner(), Some(1));
    assert_eq!(table.event_names(), ["CubePlaced", "GameEnded"], "not even the card is replaced");
}

#[test]
fn qu_win_04_infamies_due_at_once_are_placed_one_by_one_from_the_active_seat() {
    let draft = on("gamma-sector", 4).cubes(1, "b2").cubes(2, "h2").cubes(3, "b8").cubes(4, "h8");
    let draft = draft.dominance(1, 6).dominance(2, 6).dominance(4, 6).active(2);
    let mut table = draft.clone().table();
    table.play("research");
    for (seat, planet) in [(2, "e5"), (4, "e5"), (1, "e5")] {
        assert_eq!(table.asked(), seat);
        table.play(&format!("infamy {planet}"));
        assert_eq!(table.dominance(seat), 1);
    }
    assert_eq!((table.asked(), table.actions_left()), (2, 2), "then the turn goes on");
    // The first of them to place the last cube is the only winner.
    let mut table = draft.cubes_left(2, 1).cubes_left(4, 1).cubes_left(1, 1).table();
    table.play("research").play("infamy e5");
    assert_eq!(table.winner(), Some(2));
    assert_eq!(table.cubes_on("e5"), [2]);
}

#[test]
fn qu_cube_01_cubes_never_leave_the_board() {
    for (seats, seed) in [(2, 21), (3, 22), (4, 23)] {
        let mut before = vec![0; usize::from(seats)];
        Table::playout(&Setup::basic(seats), seed, |table| {
            let view = table.view();
            for (seat, sheet) in view.seats.iter().enumerate() {
                let on_planets = view
                    .planets
                    .iter()
                    .flat_map(|planet| &planet.cubes)
                    .filter(|owner| usize::from(**owner) == seat)
                    .count();
                assert!(on_planets >= before[seat], "a cube came back");
                assert_eq!(on_planets + usize::from(sheet.cubes), 5);
                before[seat] = on_planets;
            }
        });
    }
}

#[test]
fn qu_cube_02_a_cube_makes_a_planet_a_place_to_deploy() {
    let draft = alpha().scrapyard(1, &[4]).cubes(1, "b2 e5").cubes(2, "h8");
    let table = draft.table();
    let squares = ["a2", "b1", "b3", "c2", "d5", "e4", "e6", "f5"];
    assert_eq!(table.rest("deploy a "), squares);
    // A cube placed in this very turn does so too.
    let mut table = alpha().ships(1, "4@b4 3@a5").scrapyard(1, &[4]).table();
    assert_eq!(table.refusal("deploy c b6"), "QU-DEPLOY-01");
    table.play("build b5");
    assert!(table.is_legal("deploy c b6"));
}

#[test]
fn qu_cube_03_one_cube_of_a_colour_on_a_planet() {
    let second = alpha().ships(1, "3@e4 5@d5").cubes(1, "e5").table();
    assert_eq!(second.refusal("build e5"), "QU-BUILD-06");
    let shared = alpha().ships(1, "3@e4 5@d5").cubes(2, "e5");
    let mut table = shared.table();
    table.play("build e5");
    assert_eq!(table.cubes_on("e5"), [1, 2]);
    // By infamy neither.
    let draft = alpha().ships(1, "1@a1").cubes(1, "e5").cubes(2, "h8").dominance(1, 6);
    let mut table = draft.table();
    table.play("research");
    assert_eq!(table.refusal("infamy e5"), "QU-DOM-05");
    assert_eq!(table.rest("infamy "), ["b2", "b5", "b8", "e2", "e8", "h2", "h5"]);
}

#[test]
fn qu_cube_03_in_the_first_edition_without_exception() {
    // Every free slot lies on a planet with an own cube: entanglement in the revised edition.
    let draft = on("tactics", 2).ships(1, "5@a5 6@b4").cubes(1, "b5 h5").cubes(2, "e2 e5 e8 h5");
    let draft = draft.cubes_left(2, 1);
    let table = draft.clone().first_edition().table();
    assert_eq!(table.refusal("build b5"), "QU-ENT-04");
    assert!(draft.table().is_legal("build b5"), "8 and 3 for the own cube");
}

#[test]
fn qu_cube_04_a_full_planet_takes_no_cube_by_any_means() {
    let full = || alpha().cubes(2, "b2 e5 h8").cubes(1, "e5");
    let table = full().ships(1, "3@b1 4@a2").table();
    assert_eq!(table.refusal("build b2"), "QU-BUILD-05");

    let mut table = full().ships(1, "3@b1").dominance(1, 6).table();
    table.play("research");
    assert_eq!(table.rest("infamy "), ["b5", "b8", "e2", "e8", "h2", "h5"]);
    assert_eq!(table.refusal("infamy b2"), "QU-DOM-09");
    assert_eq!(table.refusal("infamy a1"), "QU-DOM-05", "no planet at all");

    let mut table =
        alpha().cubes(1, "b2").cubes(2, "e5 h8").picks(1, 1).shown("relocation").table();
    table.play("end").play("take relocation");
    assert_eq!(table.refusal("relocate 2 h8 b2"), "QU-CUBE-04");
    assert_eq!(table.refusal("relocate 2 h8 e5"), "QU-CUBE-03");
    assert!(table.is_legal("relocate 2 h8 b5"));

    assert_eq!(alpha().cubes(1, "a1").fault(), "QU-CUBE-04", "cubes stand on planets");
}

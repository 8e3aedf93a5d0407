//! Building: `QU-BUILD`.

use crate::support::{alpha, on};

#[test]
fn qu_build_01_a_cube_costs_two_actions_at_once() {
    let ready = || alpha().ships(1, "6@e4 2@e6");
    let mut table = ready().actions(1).table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-01");
    table.play("end").play("end");
    assert_eq!(table.actions_left(), 3, "nothing was paid in advance");
    table.play("build e5");
    assert_eq!(table.actions_left(), 1);

    let mut table = ready().actions(2).table();
    table.play("build e5");
    assert_eq!(table.actions_left(), 0);
    assert_eq!(ready().actions(0).table().refusal("build e5"), "QU-BUILD-01");
}

#[test]
fn qu_build_02_ships_in_orbit_add_up_to_exactly_the_number() {
    for fleet in ["6@e4 2@e6", "5@e4 2@e6 1@d5", "2@e4 2@e6 2@d5 2@f5"] {
        assert_eq!(alpha().ships(1, fleet).table().rest("build "), ["e5"], "{fleet}");
    }
    for fleet in ["5@e4 2@e6", "5@e4 4@e6", "6@a1", "6@e4 6@e6 6@d5"] {
        let table = alpha().ships(1, fleet).table();
        assert_eq!(table.rest("build "), [""; 0], "{fleet}");
        assert_eq!(table.refusal("build e5"), "QU-BUILD-02", "{fleet}");
    }
    let table = alpha().ships(1, "6@e4 2@e6").table();
    assert_eq!(table.refusal("build e4"), "QU-BUILD-02", "there is no planet");
    assert_eq!(table.refusal("build e2"), "QU-BUILD-02", "these ships orbit another planet");
}

#[test]
fn qu_build_03_no_ship_in_orbit_is_left_out() {
    let mut table = alpha().ships(1, "5@e4 3@e6 1@d5").table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-03");
    table.play("d5-d4");
    assert!(table.is_legal("build e5"), "the third ship has left the orbit");
}

#[test]
fn qu_build_04_ships_on_corners_and_enemies_do_not_matter() {
    // The figure of the rulebook: 5 and 3 in orbit, a 2 on a corner, an enemy 3 beside them.
    let table = alpha().ships(1, "5@e4 3@d5 2@d4").ships(2, "3@e6").table();
    assert!(table.is_legal("build e5"));
    let table = alpha().ships(1, "5@e4 3@d4").table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-04", "a corner is no orbit");
    let table = alpha().ships(1, "5@e4").ships(2, "3@e6").table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-02", "an enemy adds nothing");
}

#[test]
fn qu_build_05_the_planet_has_a_free_slot() {
    let fleet = "5@b1 3@a2";
    let full = on("beta-sector", 3).ships(1, fleet).cubes(2, "b2").cubes(3, "b2").table();
    assert_eq!(full.refusal("build b2"), "QU-BUILD-05", "an 8 with two cubes");
    let mut one = on("beta-sector", 3).ships(1, fleet).cubes(2, "b2").table();
    one.play("build b2");
    assert_eq!(one.cubes_on("b2"), [1, 2], "two colours share an 8");
    let seven = alpha().ships(1, "4@b1 3@a2").cubes(2, "b2").table();
    assert_eq!(seven.refusal("build b2"), "QU-BUILD-05", "a 7 has one slot");
}

#[test]
fn qu_build_06_one_cube_of_a_colour_on_a_planet() {
    for edition in ["revised", "first"] {
        let draft = alpha().ships(1, "5@e4 3@e6").cubes(1, "b2 e5").cubes(2, "h8");
        let draft = if edition == "first" { draft.first_edition() } else { draft };
        let table = draft.table();
        assert_eq!(table.refusal("build e5"), "QU-BUILD-06", "{edition}");
    }
    let mut table = alpha().ships(1, "5@e4 3@e6").actions(4).table();
    table.play("build e5");
    assert_eq!(table.refusal("build e5"), "QU-BUILD-06", "not twice in a turn either");
}

#[test]
fn qu_build_07_the_cube_comes_from_the_sheet_and_earns_a_card() {
    let mut table = alpha().ships(1, "5@e4 3@e6").cubes(1, "b2").table();
    assert_eq!((table.cubes_left(1), table.picks(1)), (4, 0));
    table.play("build e5");
    assert_eq!(table.event_names(), ["CubePlaced"]);
    assert_eq!((table.cubes_left(1), table.picks(1)), (3, 1));
    assert_eq!(table.cubes_on("e5"), [1]);
    assert_eq!(table.picks(2), 0);

    let mut table = alpha().ships(1, "5@e4 3@e6").cubes_left(1, 1).table();
    table.play("build e5");
    assert_eq!(table.event_names(), ["CubePlaced", "GameEnded"]);
    assert_eq!(table.winner(), Some(1));
}

#[test]
fn qu_build_08_the_ships_stay_and_keep_their_move_and_ability() {
    let mut table = alpha().ships(1, "6@e4 2@e6").table();
    table.play("build e5");
    assert_eq!(table.ships(1), ["2@e6", "6@e4"]);
    assert_eq!(table.marks_at(1, "e4"), (false, false));
    assert_eq!(table.marks_at(1, "e6"), (false, false));
    assert!(table.is_legal("e4-e3"));
    assert!(table.is_legal("scout e4"));
    let mut table = alpha().ships(1, "6@e4 2@e6").moved(1, "e4").ability_used(1, "e6").table();
    table.play("build e5");
    assert_eq!(table.marks_at(1, "e4"), (true, false), "moved ships build too");
    assert_eq!(table.marks_at(1, "e6"), (false, true));
}

#[test]
fn qu_build_09_one_ship_is_never_enough() {
    // Singularity has a 9 in the middle and 10s around it.
    for face in 1..=6 {
        let seven = alpha().ships(1, &format!("{face}@b1")).table();
        assert_eq!(seven.refusal("build b2"), "QU-BUILD-02");
        let eight = alpha().ships(1, &format!("{face}@e4")).table();
        assert_eq!(eight.refusal("build e5"), "QU-BUILD-02");
        let nine = on("singularity", 4).ships(1, &format!("{face}@e4")).table();
        assert_eq!(nine.refusal("build e5"), "QU-BUILD-02");
        let ten = on("singularity", 4).ships(1, &format!("{face}@e1")).table();
        assert_eq!(ten.refusal("build e2"), "QU-BUILD-02");
    }
    let fleet = "4@b1 3@a2 4@e1 3@d2";
    let mut table = alpha().ships(1, fleet).table();
    table.play("build b2");
    assert_eq!(table.refusal("build e2"), "QU-BUILD-01", "three actions are one build");
    let mut table = alpha().ships(1, fleet).actions(4).table();
    table.play("build b2").play("build e2");
    assert_eq!((table.actions_left(), table.picks(1)), (0, 2), "only actions limit builds");
}

#[test]
fn qu_build_10_a_player_without_an_open_planet_cannot_build_and_plays_on() {
    let closed = || {
        alpha()
            .ships(1, "5@e4 3@e6")
            .cubes(1, "b2 e5")
            .cubes(2, "e2 h2 b5 h5 b8 e8 h8")
            .cubes_left(2, 1)
    };
    let mut table = closed().first_edition().table();
    assert_eq!(table.rest("build "), [""; 0]);
    assert_eq!(table.refusal("build e5"), "QU-ENT-04");
    assert_eq!(table.refusal("build h8"), "QU-BUILD-05");
    table.play("research").play("e4-e3").play("end");
    assert_eq!(table.asked(), 2, "the game goes on");
    assert_eq!(closed().table().refusal("build e5"), "QU-ENT-02", "entanglement has its own sum");
}

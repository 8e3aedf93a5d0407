//! Dominance and infamy: `QU-DOM`.

use crate::support::{Draft, Table, alpha, on};

/// A battlestation between two enemies that it always beats.
fn hunter() -> Draft {
    alpha().ships(1, "1@a1").ships(2, "6@a2 6@b1")
}

fn kill(table: &mut Table, attack: &str) {
    table.roll(attack, &[1, 1, 3]).play("withdraw");
}

#[test]
fn qu_dom_01_a_destroyed_enemy_raises_dominance() {
    let mut table = hunter().table();
    kill(&mut table, "a1xa2");
    assert_eq!(table.dominance(1), 2);
    kill(&mut table, "strike a1 b1");
    assert_eq!(table.dominance(1), 3, "once for each ship");
}

#[test]
fn qu_dom_02_a_lost_ship_lowers_dominance() {
    let mut table = on("beta-sector", 3)
        .ships(1, "1@a1")
        .ships(2, "6@a2")
        .dominance(2, 4)
        .dominance(3, 4)
        .table();
    kill(&mut table, "a1xa2");
    assert_eq!((table.dominance(2), table.dominance(3)), (3, 4), "only its owner's");
}

#[test]
fn qu_dom_03_dominance_starts_at_1_and_stays_between_1_and_6() {
    let mut table = hunter().table();
    assert_eq!((table.dominance(1), table.dominance(2)), (1, 1));
    kill(&mut table, "a1xa2");
    assert_eq!(table.dominance(2), 1, "no lower than 1");
    assert_eq!(table.event_names(), ["DominanceChanged"], "so that only the winner's die turns");
    let mut table = hunter().commands(1, "ravenous").dominance(1, 5).table();
    kill(&mut table, "a1xa2");
    assert_eq!(table.dominance(1), 6, "two more, and no higher than 6");
}

#[test]
fn qu_dom_04_a_repelled_attack_changes_nothing() {
    let mut table =
        alpha().ships(1, "6@a1").ships(2, "1@a2").dominance(1, 3).dominance(2, 3).table();
    table.roll("a1xa2", &[6, 1]);
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 3));
    // Nor does anything else that happens to ships.
    table.play("research").roll("reconfigure a1", &[2]);
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 3));
}

#[test]
fn qu_dom_05_at_6_a_cube_is_placed_at_once() {
    let mut table = hunter().dominance(1, 5).cubes(1, "b2").cubes(2, "h8").table();
    assert_eq!(table.refusal("infamy e5"), "QU-DOM-05", "not before");
    table.roll("a1xa2", &[1, 1, 3]);
    assert_eq!(table.actions(), ["occupy", "withdraw"], "first the attack is finished");
    table.play("withdraw");
    assert_eq!((table.asked(), table.dominance(1), table.actions_left()), (1, 6, 2));
    assert_eq!(table.rest("infamy "), ["b5", "b8", "e2", "e5", "e8", "h2", "h5"]);
    assert_eq!(table.refusal("infamy b2"), "QU-DOM-05", "an own cube is there");
    assert_eq!(table.refusal("infamy a1"), "QU-DOM-05", "no planet is there");
    table.play("infamy e8");
    assert_eq!(table.cubes_on("e8"), [1], "far from every ship");
    assert_eq!((table.cubes_left(1), table.actions_left()), (3, 2), "no action was spent");
}

#[test]
fn qu_dom_06_then_it_falls_to_1_and_may_rise_again() {
    let mut table = hunter().dominance(1, 5).table();
    kill(&mut table, "a1xa2");
    table.play("infamy e5");
    assert_eq!(table.event_names(), ["CubePlaced", "DominanceChanged"], "first the cube");
    assert_eq!(table.dominance(1), 1);
    kill(&mut table, "strike a1 b1");
    assert_eq!(table.dominance(1), 2);
}

#[test]
fn qu_dom_07_infamy_comes_as_often_as_dominance_reaches_6() {
    let mut table =
        alpha().dominance(1, 4).picks(1, 3).shown("aggression aggression aggression").table();
    table.play("end").play("take aggression").draw("infamy e5", &[], "aggression");
    table.draw("take aggression", &[], "expansion").draw("take aggression", &[], "expansion");
    assert_eq!(table.dominance(1), 5);
    table.play("take aggression").draw("infamy e2", &[], "expansion");
    assert_eq!((table.cubes_left(1), table.dominance(1)), (3, 1));
}

#[test]
fn qu_dom_08_the_cube_earns_a_card_in_the_same_turn() {
    let mut table = hunter()
        .ships(1, "1@a1 5@e4 3@e6")
        .dominance(1, 5)
        .shown("agile cruel clever momentum expansion sabotage")
        .table();
    kill(&mut table, "strike a1 a2");
    table.play("infamy h8");
    assert_eq!(table.picks(1), 1);
    table.play("build e5");
    assert_eq!(table.picks(1), 2);
    table.play("end").draw("take agile", &[], "eager").draw("take cruel", &[], "nomadic");
    assert_eq!(table.asked(), 2);
    assert_eq!(table.commands(1), ["agile?", "cruel?"]);
}

#[test]
fn qu_dom_08_build_infamy_and_breakthrough_in_one_turn_are_three_cards() {
    let mut table = hunter()
        .ships(1, "1@a1 5@e4 3@e6")
        .dominance(1, 5)
        .research(1, 5)
        .actions(4)
        .shown("agile cruel clever momentum expansion sabotage")
        .table();
    kill(&mut table, "a1xa2");
    table.play("infamy h8").play("build e5").play("research");
    assert_eq!(table.picks(1), 3);
}

#[test]
fn qu_dom_09_a_full_planet_takes_no_cube() {
    let mut table = on("beta-sector", 3)
        .ships(1, "1@a1")
        .ships(2, "6@a2")
        .dominance(1, 5)
        .cubes(1, "h8")
        .cubes(2, "b2 e8")
        .cubes(3, "b2 h2")
        .table();
    kill(&mut table, "a1xa2");
    assert_eq!(table.rest("infamy "), ["b5", "b8", "e2", "e5", "h2", "h5"]);
    assert_eq!(table.refusal("infamy b2"), "QU-DOM-09", "an 8 with two cubes");
    assert_eq!(table.refusal("infamy e8"), "QU-DOM-09", "a 7 with one");
}

/// Seat 1 stands on every planet of the map but h2, which seats 2 and 3 fill; b5 and h8 have a free
/// slot for the others.
fn stuck() -> Draft {
    on("beta-sector", 3)
        .first_edition()
        .cubes(1, "b2 e2 b5 e5 h5 b8 e8 h8")
        .cubes_left(1, 2)
        .cubes(2, "b2 h2 e2 e5 h5")
        .cubes_left(2, 2)
        .cubes(3, "h2 e2 e5 b8")
        .cubes_left(3, 2)
}

#[test]
fn qu_dom_10_without_a_legal_planet_it_stays_at_6() {
    let mut table = stuck().ships(1, "1@a1").ships(2, "6@a2 6@b1").dominance(1, 5).table();
    kill(&mut table, "a1xa2");
    assert_eq!((table.dominance(1), table.cubes_left(1), table.picks(1)), (6, 2, 0));
    assert!(table.is_legal("research"), "nothing is asked");
    kill(&mut table, "strike a1 b1");
    assert_eq!(table.dominance(1), 6, "and it cannot rise");
    let mut table = stuck().ships(1, "6@a2").ships(2, "1@a1").dominance(1, 6).active(2).table();
    kill(&mut table, "a1xa2");
    assert_eq!(table.dominance(1), 5, "a loss lowers it as usual");
}

#[test]
fn qu_dom_10_the_cube_goes_down_as_soon_as_a_slot_is_legal() {
    let mut table = stuck().dominance(1, 6).active(2).picks(2, 1).shown("relocation").table();
    table.play("end").play("take relocation");
    assert_eq!((table.asked(), table.dominance(1)), (2, 6));
    table.play("relocate 3 h2 b5");
    assert_eq!(table.event_names(), ["CubeRelocated"]);
    assert_eq!(table.asked(), 1, "on another player's turn");
    assert_eq!(table.actions(), ["infamy h2"]);
    table.draw("infamy h2", &[], "expansion");
    assert_eq!(table.cubes_on("h2"), [1, 2]);
    assert_eq!((table.dominance(1), table.cubes_left(1), table.picks(1)), (1, 1, 0));
    assert_eq!(table.asked(), 3, "seat 2 has had its pick");
}

#[test]
fn qu_dom_10_a_pick_earned_while_another_seat_chose_is_not_forgotten() {
    // Seat 1's own turn, seat 2 owed a card: its Relocation sets seat 1's infamy free.
    let mut table = stuck().dominance(1, 6).picks(2, 1).shown("relocation").table();
    table.play("end");
    assert_eq!(table.asked(), 2);
    table.play("take relocation").play("relocate 3 h2 b5");
    assert_eq!(table.actions(), ["infamy h2"]);
    table.draw("infamy h2", &[], "expansion");
    assert_eq!((table.asked(), table.picks(1)), (1, 1), "still in seat 1's card phase");
    table.play("pass");
    assert_eq!((table.asked(), table.picks(1)), (2, 0));
}

#[test]
fn qu_dom_11_the_cube_must_be_placed() {
    let mut table = hunter().dominance(1, 5).table();
    kill(&mut table, "a1xa2");
    assert!(table.actions().iter().all(|action| action.starts_with("infamy ")));
    for other in ["end", "pass", "research", "strike a1 b1"] {
        assert_eq!(table.refusal(other), "QU-DOM-11", "{other}");
    }
}

#[test]
fn qu_dom_12_points_beyond_6_are_lost() {
    let mut table = alpha().dominance(1, 5).picks(1, 1).shown("aggression").table();
    table.play("end").play("take aggression");
    assert_eq!(table.dominance(1), 6);
    table.draw("infamy e5", &[], "expansion");
    assert_eq!(table.dominance(1), 1);
}

/// Seat 1 attacks a stubborn ship of seat 2, loses its own, and gives seat 2 its sixth point.
fn infamy_out_of_turn(draft: Draft) -> Table {
    let mut table = draft
        .ships(1, "6@a1 5@e4 3@e6")
        .ships(2, "1@a2")
        .commands(2, "stubborn")
        .dominance(2, 5)
        .shown("agile cruel clever momentum expansion sabotage")
        .table();
    table.roll("a1xa2", &[6, 1, 4]);
    assert_eq!(table.asked(), 2, "at once, in seat 1's turn");
    table.play("infamy h8");
    assert_eq!((table.dominance(2), table.cubes_on("h8")), (1, vec![2]));
    assert_eq!(table.asked(), 1, "which goes on");
    table.play("build e5").play("end");
    assert_eq!(table.asked(), 1, "the active player chooses first");
    table.draw("take agile", &[], "eager");
    table
}

#[test]
fn qu_dom_13_first_edition_no_card_for_a_cube_on_anothers_turn() {
    let table = infamy_out_of_turn(alpha().first_edition());
    assert_eq!((table.asked(), table.actions_left()), (2, 3), "seat 2's turn has begun");
    assert_eq!(table.picks(2), 0);
}

#[test]
fn qu_dom_13_revised_edition_a_card_after_the_active_players() {
    let mut table = infamy_out_of_turn(alpha());
    assert_eq!(table.event_names().last().map(String::as_str), Some("CardPhaseStarted"));
    assert_eq!((table.asked(), table.picks(2), table.view().active), (2, 1, 0));
    table.draw("take cruel", &[], "nomadic");
    assert_eq!((table.asked(), table.actions_left(), table.view().active), (2, 3, 1));
    assert_eq!(table.commands(2), ["cruel", "stubborn"], "it works in the turn that begins now");
}

#[test]
fn qu_dom_13_several_seats_choose_clockwise() {
    let mut table = on("beta-sector", 3)
        .active(2)
        .picks(1, 1)
        .picks(2, 1)
        .picks(3, 1)
        .shown("agile cruel clever")
        .table();
    table.play("end");
    for seat in [2, 3, 1] {
        assert_eq!(table.asked(), seat);
        table.play("pass");
    }
    assert_eq!((table.asked(), table.actions_left()), (3, 3), "seat 3's turn");
}

#[test]
fn qu_dom_14_infamy_in_the_card_phase_earns_one_more_card() {
    let mut table =
        alpha().dominance(1, 4).picks(1, 1).shown("agile cruel clever aggression").table();
    table.play("end").play("take aggression");
    assert_eq!((table.dominance(1), table.picks(1)), (6, 0));
    assert_eq!(table.refusal("take agile"), "QU-DOM-11");
    table.draw("infamy e5", &[], "expansion");
    assert_eq!(table.event_names(), ["CubePlaced", "DominanceChanged", "CardRevealed"]);
    assert_eq!((table.asked(), table.picks(1)), (1, 1));
    table.draw("take agile", &[], "eager");
    assert_eq!(table.asked(), 2);

    let mut table =
        alpha().dominance(1, 4).picks(1, 1).cubes_left(1, 1).shown("aggression").table();
    table.play("end").play("take aggression").play("infamy e5");
    assert_eq!(table.winner(), Some(1), "the last cube wins in the card phase too");
}

#[test]
fn qu_dom_05_two_infamies_at_once_are_the_active_players_first() {
    let mut table =
        on("beta-sector", 3).dominance(1, 6).dominance(2, 6).dominance(3, 6).active(2).table();
    table.play("research");
    for (seat, planet) in [(2, "e5"), (3, "e2"), (1, "h8")] {
        assert_eq!(table.asked(), seat);
        table.play(&format!("infamy {planet}"));
    }
    assert_eq!((table.asked(), table.actions_left()), (2, 2));
}

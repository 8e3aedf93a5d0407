//! Attacking: `QU-ATK`.

use quantum::Event;

use crate::support::{Table, alpha, on};

/// A 3 on a1 beside a 4 on a2, and one more enemy far away.
fn duel() -> Table {
    alpha().ships(1, "3@a1").ships(2, "4@a2 1@i9").cubes(1, "h2").cubes(2, "h8").table()
}

fn none() -> Vec<String> {
    Vec::new()
}

#[test]
fn qu_atk_01_an_attack_is_the_end_of_a_move() {
    let mut table = alpha().ships(1, "3@a1").ships(2, "4@a3 1@i9").table();
    assert_eq!(table.refusal("a1-a3"), "QU-MOVE-08", "not without attacking");
    assert_eq!(table.refusal("a1-a2xb3"), "QU-ATK-01", "nobody to attack");
    table.roll("a1-a2xa3", &[1, 1, 6]);
    assert_eq!(table.actions_left(), 2, "move and attack are one action");
    assert_eq!(
        table.event_names(),
        [
            "ShipMoved",
            "AttackDeclared",
            "CombatRolled",
            "CombatDecided",
            "ShipDestroyed",
            "ShipRolled"
        ]
    );
    assert_eq!(table.refusal_to(2, "keep"), "PA-SEAT-01", "the defender decides nothing");
}

#[test]
fn qu_atk_02_the_enemys_square_counts() {
    let one = alpha().ships(1, "1@d4").ships(2, "6@d3 6@c5 6@f4 6@d6").table();
    assert_eq!(one.rest("d4x"), ["d3"]);
    assert!(one.rest("d4-").iter().all(|to| !to.contains('x')), "no step before the attack");
    assert_eq!(one.refusal("d4-e4xf4"), "QU-ATK-02");
    assert_eq!(one.refusal("d4xc5"), "QU-MOVE-03", "not diagonally");

    let three = alpha().ships(1, "3@a1").ships(2, "6@a4 6@d1 6@i9").table();
    assert!(three.is_legal("a1-a3xa4") && three.is_legal("a1-c1xd1"));
    let three = alpha().ships(1, "3@a1").ships(2, "6@a5").table();
    assert_eq!(three.refusal("a1-a4xa5"), "QU-ATK-02");
    assert!(three.is_legal("a1-a4"), "though it could move there");
}

#[test]
fn qu_atk_03_the_way_there_obeys_the_rules_of_moving() {
    let table = alpha().ships(1, "6@a1 1@b1").ships(2, "4@a2 4@a3").table();
    assert_eq!(table.rest("a1x"), ["a2"]);
    assert_eq!(table.refusal("a1-a2xa3"), "QU-ATK-03", "only through another ship");
    assert_eq!(table.rest("a1-"), none());
    let table = alpha().ships(1, "3@e4").ships(2, "4@e6").table();
    assert_eq!(table.refusal("e4-e5xe6"), "QU-ATK-03", "not from a planet");
    assert_eq!(table.refusal("e4-d5xe6"), "QU-MOVE-03", "not diagonally");
    assert_eq!(table.refusal("e4-e3xe6"), "QU-ATK-03", "the approach square is beside the enemy");
    assert_eq!(table.refusal("e4-d6xe6"), "QU-ATK-02", "around the planet it is too far");
    // Range is enough, but a ship closes the way.
    let table = alpha().ships(1, "3@a1 1@a2").ships(2, "4@a4").table();
    assert_eq!(table.refusal("a1-a3xa4"), "QU-ATK-03");
}

#[test]
fn qu_atk_04_the_attacker_chooses_its_approach_square() {
    let attacks = |face: u8, from: &str| {
        let draft = alpha().ships(1, &format!("{face}@{from}")).ships(2, "6@d1 6@i9");
        let mut found = draft.table().rest(from);
        found.retain(|rest| rest.ends_with("xd1"));
        found
    };
    assert_eq!(attacks(2, "d3"), ["-d2xd1"]);
    assert_eq!(attacks(3, "d3"), ["-d2xd1"]);
    assert_eq!(attacks(4, "d3"), ["-c1xd1", "-d2xd1"]);
    assert_eq!(attacks(6, "d3"), ["-c1xd1", "-d2xd1", "-e1xd1"]);
    // Each approach is where the ship ends up.
    for approach in ["c1", "d2", "e1"] {
        let mut table = alpha().ships(1, "6@d3").ships(2, "1@d1").table();
        table.roll(&format!("d3-{approach}xd1"), &[6, 6]);
        assert_eq!(table.ships(1), [format!("6@{approach}")]);
    }
}

#[test]
fn qu_atk_05_the_attack_ends_the_move() {
    let mut table = alpha().ships(1, "5@a1").ships(2, "6@a3 1@i9").table();
    table.roll("a1-a2xa3", &[1, 1, 6]);
    assert_eq!(table.actions(), ["occupy", "withdraw"]);
    table.play("occupy");
    assert_eq!(table.refusal("a3-a4"), "QU-TURN-05", "three squares are lost");
    assert_eq!(table.marks(1, "a"), (true, false));
}

#[test]
fn qu_atk_06_each_adds_the_die_to_the_ship() {
    let mut table = duel();
    table.roll("a1xa2", &[2, 2, 1]);
    assert!(table.events.contains(&Event::CombatRolled { attack: 2, defence: 2 }));
    assert!(table.events.contains(&Event::CombatDecided { attack: 5, defence: 6 }));
    let mut table = duel();
    table.roll("a1xa2", &[6, 1]);
    assert!(table.events.contains(&Event::CombatRolled { attack: 6, defence: 1 }), "black first");
    assert!(table.events.contains(&Event::CombatDecided { attack: 9, defence: 5 }));
}

#[test]
fn qu_atk_07_the_lower_total_wins_and_a_tie_is_the_attackers() {
    for (attack, defence, won) in [(3, 2, true), (4, 2, false), (2, 2, true)] {
        let mut table = duel();
        let dice = if won { vec![attack, defence, 5] } else { vec![attack, defence] };
        table.roll("a1xa2", &dice);
        let (black, white) = (3 + attack, 4 + defence);
        assert_eq!(table.scrapyard(2).len(), usize::from(won), "{black} against {white}");
    }
    // Every pair of ships and dice.
    for pairs in 0..6_u32.pow(4) {
        let [ours, theirs, attack, defence] = [1, 6, 36, 216].map(|place| pairs / place % 6 + 1);
        let draft = alpha().ships(1, &format!("{ours}@a1"));
        let mut table = draft.ships(2, &format!("{theirs}@a2 1@i9")).table();
        let won = ours + attack <= theirs + defence;
        let dice = if won { vec![attack, defence, 1] } else { vec![attack, defence] };
        table.roll("a1xa2", &dice);
        assert_eq!(table.scrapyard(2).len(), usize::from(won), "{ours} {theirs} {dice:?}");
    }
}

#[test]
fn qu_atk_08_the_destroyed_ship_is_rolled_into_its_owners_scrapyard() {
    let mut table = duel();
    table.roll("a1xa2", &[1, 1, 6]);
    assert_eq!((table.scrapyard(2), table.scrapyard(1)), (vec![6], vec![]));
    assert_eq!(table.ships(2), ["1@i9"], "its square is empty");
    table.play("occupy").play("end").play("deploy a h7");
    assert_eq!(table.ships(2), ["1@i9", "6@h7"].map(str::to_owned), "it comes back later");
}

#[test]
fn qu_atk_09_it_may_show_its_old_number() {
    let mut table = duel();
    table.roll("a1xa2", &[1, 1, 4]);
    assert_eq!(table.scrapyard(2), [4], "one roll, and it stands");
}

#[test]
fn qu_atk_10_the_winner_occupies_or_steps_back() {
    let won = || {
        let mut table = alpha().ships(1, "3@a1").ships(2, "4@a3 1@i9").table();
        table.roll("a1-a2xa3", &[1, 1, 6]);
        assert_eq!((table.asked(), table.actions()), (1, vec!["occupy".into(), "withdraw".into()]));
        table
    };
    assert_eq!(won().play("occupy").ships(1), ["3@a3"]);
    assert_eq!(won().play("withdraw").ships(1), ["3@a2"], "the approach square, not a1");
}

#[test]
fn qu_atk_11_dominance_goes_from_the_defender_to_the_attacker() {
    let draft = alpha().ships(1, "3@a1").ships(2, "4@a2 1@i9").dominance(1, 2).dominance(2, 3);
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 1, 6]);
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 3), "after the final square");
    table.play("withdraw");
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 2));

    let mut table = duel();
    table.roll("a1xa2", &[1, 1, 6]).play("occupy");
    assert_eq!((table.dominance(1), table.dominance(2)), (2, 1), "never below 1");

    // Only that defender's.
    let draft = on("gamma-sector", 4).ships(2, "3@a1").ships(4, "4@a2").ships(3, "4@a3").active(2);
    let draft = draft.dominance(1, 3).dominance(2, 3).dominance(3, 3).dominance(4, 3);
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 1, 6]).play("occupy");
    assert_eq!([1, 2, 3, 4].map(|seat| table.dominance(seat)), [3, 4, 3, 2]);
}

#[test]
fn qu_atk_11_at_6_infamy_follows() {
    let draft = alpha().ships(1, "3@a1").ships(2, "4@a2 1@i9").cubes(1, "b2").dominance(1, 5);
    let mut table = draft.table();
    table.roll("a1xa2", &[1, 1, 6]).play("occupy");
    assert_eq!(table.asked(), 1);
    assert_eq!(table.refusal("research"), "QU-DOM-11", "before the second action");
    assert!(table.actions().iter().all(|action| action.starts_with("infamy ")));
    table.play("infamy e5");
    assert_eq!((table.dominance(1), table.cubes_on("e5")), (1, vec![1]));
    assert_eq!(table.actions_left(), 2);
}

#[test]
fn qu_atk_12_a_repelled_attacker_stays_on_the_approach_square() {
    let draft = alpha().ships(1, "3@g3").ships(2, "2@f5").dominance(1, 3).dominance(2, 3);
    let mut table = draft.table();
    table.roll("g3-g5xf5", &[3, 2]);
    assert_eq!((table.ships(1), table.ships(2)), (vec!["3@g5".into()], vec!["2@f5".into()]));
    assert_eq!((table.dominance(1), table.dominance(2)), (3, 3));
    assert_eq!((table.scrapyard(1), table.scrapyard(2)), (vec![], vec![]));
    assert_eq!(table.refusal("g5-g4"), "QU-TURN-05", "its move is used up");
    assert_eq!(table.actions_left(), 2);
    assert_eq!(
        table.event_names(),
        ["ShipMoved", "AttackDeclared", "CombatRolled", "CombatDecided", "AttackRepelled"]
    );
}

#[test]
fn qu_atk_13_from_the_start_square_when_adjacent() {
    // Beside the enemy it may attack at once, or from another approach square.
    let table = alpha().ships(1, "3@d2").ships(2, "6@d1 6@i9").table();
    assert_eq!(table.rest("d2x"), ["d1"]);
    assert!(table.is_legal("d2-c1xd1"));
    for (dice, to, square) in [
        (vec![6, 1], None, "d2"),
        (vec![1, 1, 6], Some("withdraw"), "d2"),
        (vec![1, 1, 6], Some("occupy"), "d1"),
    ] {
        let mut table = alpha().ships(1, "3@d2").ships(2, "3@d1 6@i9").table();
        table.roll("d2xd1", &dice);
        assert_ne!(table.event_names()[0], "ShipMoved", "no step before the attack");
        if let Some(answer) = to {
            table.play(answer);
        }
        assert_eq!(table.ships(1), [format!("3@{square}")]);
    }
}

#[test]
fn qu_atk_14_a_failed_attack_carries_no_risk() {
    let mut table = duel();
    let before = table.view().seats;
    table.roll("a1xa2", &[6, 1]);
    let after = table.view().seats;
    assert_eq!(before[1], after[1]);
    assert_eq!(table.ships(1), ["3@a1"]);
    assert_eq!((after[0].dominance, after[0].research), (before[0].dominance, before[0].research));
    // A card may say otherwise.
    let draft = alpha().ships(1, "3@a1").ships(2, "4@a2").commands(2, "stubborn").dominance(1, 3);
    let mut table = draft.table();
    table.roll("a1xa2", &[6, 1, 5]);
    assert_eq!((table.scrapyard(1), table.dominance(1), table.dominance(2)), (vec![5], 2, 2));
}

#[test]
fn qu_atk_15_one_attack_a_move() {
    let draft = alpha().ships(1, "6@a2").ships(2, "1@a1 1@a3");
    let mut table = draft.table();
    table.roll("a2xa1", &[6, 6]);
    assert_eq!(table.refusal("a2xa3"), "QU-TURN-05");
    // A battlestation strikes besides its move.
    let mut table = alpha().ships(1, "1@a2").ships(2, "6@a1 6@a3 1@i9").table();
    table.roll("a2xa1", &[1, 1, 2]).play("withdraw").roll("strike a2 a3", &[1, 1, 2]);
    table.play("withdraw");
    assert_eq!((table.dominance(1), table.actions_left()), (3, 2));
    assert_eq!(table.refusal("strike a2 a3"), "QU-SHIP-0-02");
}

#[test]
fn qu_atk_16_destroyed_then_repositioned_then_dominance_then_infamy() {
    let draft = alpha().ships(1, "3@a1").ships(2, "4@a3 1@i9").cubes(1, "b2").dominance(2, 3);
    let mut table = draft.dominance(1, 5).commands(1, "plundering warlike").table();
    let mut log = Vec::new();
    for (action, dice) in [("a1-a2xa3", vec![1, 1, 6]), ("occupy", vec![]), ("infamy e5", vec![])] {
        table.roll(action, &dice);
        log.extend(table.event_names());
    }
    assert_eq!(
        log,
        [
            "ShipMoved",
            "AttackDeclared",
            "CombatRolled",
            "CombatDecided",
            "ShipDestroyed",
            "ShipRolled",
            "ShipMoved",
            "DominanceChanged",
            "DominanceChanged",
            "CubePlaced",
            "DominanceChanged",
            "ResearchChanged",
            "ActionGained",
        ],
        "cards that a destruction sets off come last"
    );
    assert_eq!((table.dominance(1), table.dominance(2)), (1, 2));
    assert_eq!((table.research(1), table.actions_left(), table.picks(1)), (4, 3, 1));
}

//! Command cards about building: Ingenious, Intelligent.

use crate::support::{Draft, alpha};

fn builds(draft: Draft, card: &str) -> bool {
    draft.commands(1, card).table().is_legal("build e5")
}

#[test]
fn qu_ingenious_01_each_corner_ship_may_count() {
    let with = |ships: &str| alpha().ships(1, ships);
    assert!(builds(with("5@e4 3@f6"), "ingenious"));
    assert!(!builds(with("5@e4 3@f6"), ""), "without the card");
    assert!(builds(with("5@e4 3@e6 2@f6"), "ingenious"), "a corner ship may be left out");
    assert!(builds(with("5@e4 2@f6 1@d4 6@d6"), "ingenious"), "5 + 2 + 1 without the 6");
    assert!(!builds(with("5@e4 4@f6"), "ingenious"), "5 or 9");
    assert!(!builds(with("6@e4 3@e6 2@f6"), "ingenious"), "ships in orbit always count");
    assert!(!builds(with("5@e4 3@g6"), "ingenious"), "g6 is no corner of e5");
    assert!(builds(with("5@d4 3@f6"), "ingenious"), "corner ships alone");
    assert!(builds(with("5@d4 3@f6 6@f4"), "ingenious"), "some of the corner ships alone");
    assert!(!builds(with("5@d4 3@f6"), "intelligent"), "they count for nobody else");
    let enemy = with("5@e4").ships(2, "3@f6");
    assert!(!builds(enemy, "ingenious"), "another player's ship");
}

#[test]
fn qu_ingenious_01_the_build_itself() {
    let mut table = alpha().ships(1, "5@e4 3@f6").commands(1, "ingenious").table();
    table.play("build e5");
    assert_eq!((table.cubes_on("e5"), table.actions_left(), table.picks(1)), (vec![1], 1, 1));
    let table = alpha().ships(1, "5@e4 3@f6").commands(1, "ingenious").actions(1).table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-01");
}

#[test]
fn qu_intelligent_01_one_above_or_below() {
    for (ships, fits) in [
        ("5@e4 1@e6", false),
        ("5@e4 2@e6", true),
        ("5@e4 3@e6", true),
        ("5@e4 4@e6", true),
        ("5@e4 5@e6", false),
    ] {
        assert_eq!(builds(alpha().ships(1, ships), "intelligent"), fits, "{ships}");
        assert_eq!(builds(alpha().ships(1, ships), ""), ships == "5@e4 3@e6", "{ships}");
    }
}

#[test]
fn qu_intelligent_01_with_ingenious() {
    let both = |ships: &str| builds(alpha().ships(1, ships), "intelligent ingenious");
    assert!(both("5@e4 4@f6"), "9");
    assert!(both("5@e4 2@f6"), "7");
    assert!(!both("5@e4 1@f6"), "5 or 6");
    assert!(!both("5@e4 5@f6"), "5 or 10");
}

/// Every free slot is on e5, which holds a cube of seat 1 already: entanglement makes it an 11.
fn entangled(ships: &str) -> Draft {
    let others = "e2 h2 b5 h5 b8 e8 h8";
    alpha().ships(1, ships).cubes(1, "b2 e5").cubes(2, others).cubes_left(2, 1)
}

#[test]
fn qu_intelligent_01_with_entanglement() {
    for (ships, sum) in [
        ("5@e4 4@e6", 9),
        ("5@e4 5@e6", 10),
        ("5@e4 6@e6", 11),
        ("6@e4 6@e6", 12),
        ("6@e4 6@e6 1@d5", 13),
    ] {
        let fits = (10..=12).contains(&sum);
        assert_eq!(builds(entangled(ships), "intelligent"), fits, "{sum}");
        assert_eq!(builds(entangled(ships), ""), sum == 11, "{sum} exactly");
    }
    assert!(builds(entangled("6@e4 6@f6 6@d4"), "intelligent ingenious"), "6 + 6");
    assert!(!builds(entangled("5@e4 6@e6").first_edition(), "intelligent"), "never in `first`");
}

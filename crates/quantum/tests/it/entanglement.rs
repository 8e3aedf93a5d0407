//! Entanglement and what else the editions change: `QU-ENT`, `QU-EDITION`.

use quantum::Setup;

use crate::support::{Draft, Table, alpha, on, refused_setup};

/// The only free slot of the map is on e5, where seat 1 has a cube.
fn entangled() -> Draft {
    alpha().cubes(1, "b2 e5").cubes(2, "e2 h2 b5 h5 b8 e8 h8").cubes_left(2, 2)
}

#[test]
fn qu_edition_01_revised_unless_the_set_up_says_first() {
    let setup = Setup::basic(2);
    assert_eq!(setup.edition, "revised");
    assert_eq!(Table::start(&setup, &[1, 1, 1]).view().edition, "revised");
    let first = Setup { edition: "first".to_owned(), ..setup.clone() };
    assert_eq!(Table::start(&first, &[1, 1, 1]).view().edition, "first");
    for wrong in ["second", "First", ""] {
        let setup = Setup { edition: wrong.to_owned(), ..setup.clone() };
        assert_eq!(refused_setup(&setup), "QU-EDITION-01", "`{wrong}`");
    }
    let maps = [first, setup].map(|setup| Table::start(&setup, &[1, 1, 1]).view().planets);
    assert_eq!(maps[0], maps[1], "both play the corrected maps");
}

#[test]
fn qu_edition_01_the_first_relocation_never_goes_to_a_higher_number() {
    let draft = || alpha().cubes(2, "h8").picks(1, 1).shown("relocation");
    let mut first = draft().first_edition().table();
    first.play("end").play("take relocation");
    assert_eq!(first.refusal("relocate 2 h8 e5"), "QU-RELOCATION-01", "from a 7 to the 8");
    assert!(first.is_legal("relocate 2 h8 h5"), "from a 7 to a 7");
    let mut revised = draft().table();
    revised.play("end").play("take relocation");
    assert!(revised.is_legal("relocate 2 h8 e5"));
}

#[test]
fn qu_edition_01_the_first_strategic_counts_near_the_target_too() {
    let support = || alpha().ships(1, "6@a1 6@c2").ships(2, "6@c1").commands(1, "strategic");
    let totals = |mut table: Table| {
        table.roll("a1-b1xc1", &[3, 1, 1]);
        format!("{:?}", table.events)
    };
    assert!(totals(support().first_edition().table()).contains("attack: 7, defence: 7"));
    let mut revised = support().table();
    revised.roll("a1-b1xc1", &[3, 1]);
    assert!(format!("{:?}", revised.events).contains("attack: 9, defence: 7"));
}

#[test]
fn qu_edition_01_after_the_first_curious_others_may_attack() {
    let draft = || alpha().ships(1, "3@c1 1@a1").ships(2, "6@a2").commands(1, "curious");
    let mut first = draft().first_edition().table();
    first.play("curious c1-c2");
    assert!(first.is_legal("a1xa2"));
    let mut revised = draft().table();
    revised.play("curious c1-c2");
    assert_eq!(revised.refusal("a1xa2"), "QU-CURIOUS-01");
}

#[test]
fn qu_ent_01_a_second_cube_when_every_free_slot_is_beside_an_own_one() {
    let mut table = entangled().ships(1, "6@e4 5@e6").table();
    assert_eq!(table.rest("build "), ["e5"]);
    table.play("build e5");
    assert_eq!(table.cubes_on("e5"), [1, 1]);
    assert_eq!((table.picks(1), table.cubes_left(1)), (1, 2));

    // One free slot elsewhere, and the usual rule is back.
    let table = entangled().cubes(2, "e2 h2 b5 h5 b8 e8").ships(1, "6@e4 5@e6").table();
    assert_eq!(table.rest("build "), [""; 0]);
    assert_eq!(table.refusal("build e5"), "QU-BUILD-06");
    // For seat 2, which has no cube on e5, nothing is entangled.
    let table = entangled().ships(2, "6@e4 5@e6").active(2).table();
    assert_eq!(table.refusal("build e5"), "QU-BUILD-02");
    assert!(entangled().ships(2, "6@e4 2@e6").active(2).table().is_legal("build e5"));
}

#[test]
fn qu_ent_02_the_number_counts_3_more_for_each_own_cube() {
    let table = entangled().ships(1, "5@e4 3@e6").table();
    assert_eq!(table.refusal("build e5"), "QU-ENT-02", "8 is not enough any more");
    assert!(entangled().ships(1, "5@e4 6@e6").table().is_legal("build e5"), "8 + 3");
    assert_eq!(entangled().ships(1, "6@e4 6@e6").table().refusal("build e5"), "QU-ENT-02");

    // Two own cubes on the 9 of the beta sector, and its third slot is the last free one.
    let twice = || {
        on("beta-sector", 3)
            .cubes(1, "e5 e5 e2")
            .cubes(2, "b2 e2 h2 b5 h5 b8 e8 h8")
            .cubes_left(2, 1)
            .cubes(3, "b2 e2 h2 b5 h5 b8 h8")
            .cubes_left(3, 1)
    };
    assert!(twice().ships(1, "6@e4 5@d5 4@e6").table().is_legal("build e5"), "9 + 6");
    assert_eq!(twice().ships(1, "6@e4 6@d5").table().refusal("build e5"), "QU-ENT-02", "9 + 3");
    let mut table = twice().ships(1, "6@e4 5@d5 4@e6").table();
    table.play("build e5");
    assert_eq!(table.cubes_on("e5"), [1, 1, 1]);
}

#[test]
fn qu_ent_03_infamy_places_there_too_without_a_sum() {
    let mut table = entangled().ships(1, "1@a1").ships(2, "6@a2").dominance(1, 5).table();
    table.roll("a1xa2", &[1, 1, 3]).play("withdraw");
    assert_eq!(table.actions(), ["infamy e5"]);
    table.play("infamy e5");
    assert_eq!((table.cubes_on("e5"), table.dominance(1)), (vec![1, 1], 1));

    let mut open = entangled()
        .cubes(2, "e2 h2 b5 h5 b8 e8")
        .ships(1, "1@a1")
        .ships(2, "6@a2")
        .dominance(1, 5)
        .table();
    open.roll("a1xa2", &[1, 1, 3]).play("withdraw");
    assert_eq!(open.actions(), ["infamy h8"], "a planet without an own cube comes first");
    assert_eq!(open.refusal("infamy e5"), "QU-DOM-05");

    let mut full = entangled()
        .cubes(2, "e2 h2 b5 h5 b8 e8 h8 e5")
        .ships(1, "1@a1")
        .ships(2, "6@a2")
        .dominance(1, 5)
        .table();
    full.roll("a1xa2", &[1, 1, 3]).play("withdraw");
    assert_eq!(full.dominance(1), 6, "no free slot at all: the die stays");
    assert!(full.is_legal("research"));
}

#[test]
fn qu_ent_04_the_first_edition_allows_no_second_cube() {
    let table = entangled().first_edition().ships(1, "6@e4 5@e6").table();
    assert_eq!(table.rest("build "), [""; 0]);
    assert_eq!(table.refusal("build e5"), "QU-ENT-04");
    let table = entangled().first_edition().ships(1, "5@e4 3@e6").table();
    assert_eq!(table.refusal("build e5"), "QU-ENT-04");
    let mut table =
        entangled().first_edition().ships(1, "1@a1").ships(2, "6@a2").dominance(1, 5).table();
    table.roll("a1xa2", &[1, 1, 3]).play("withdraw");
    assert_eq!((table.dominance(1), table.cubes_on("e5")), (6, vec![1]));
}

#[test]
fn qu_ent_01_relocation_changes_what_is_entangled() {
    let mut table = entangled().ships(1, "6@e4 5@e6").picks(1, 1).shown("relocation").table();
    table.play("end").play("take relocation");
    assert_eq!(table.refusal("relocate 2 h8 e2"), "QU-CUBE-03", "seat 2 is there already");
    table.draw("relocate 2 h8 e5", &[], "expansion").play("end");
    assert_eq!(table.cubes_on("e5"), [1, 2]);
    assert_eq!(table.refusal("build e5"), "QU-BUILD-06", "entangled no more");
    assert_eq!(table.refusal("build h8"), "QU-BUILD-02", "and h8 is open as usual");

    // Of two cubes on a planet one goes; entanglement lets it join no other own cube.
    let twice = || {
        alpha()
            .cubes(1, "b2 e5 e5")
            .cubes(2, "e2 h2 b5 h5 b8 e8")
            .cubes_left(2, 2)
            .active(2)
            .picks(2, 1)
            .shown("relocation")
    };
    let mut table = twice().table();
    table.play("end").play("take relocation");
    assert_eq!(table.rest("relocate 1 "), ["b2 h8", "e5 h8"]);
    table.draw("relocate 1 e5 h8", &[], "expansion");
    assert_eq!((table.cubes_on("e5"), table.cubes_on("h8")), (vec![1], vec![1]));
    let mut table = entangled().active(2).picks(2, 1).shown("relocation").table();
    table.play("end").draw("take relocation", &[], "expansion");
    assert_eq!(table.asked(), 1, "no cube of seat 1 can go anywhere: the card does nothing");
}

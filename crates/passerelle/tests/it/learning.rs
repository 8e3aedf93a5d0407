use crate::program::Desk;

#[test]
fn lessons_are_listed_taught_left_and_taken_up() {
    let desk = Desk::new();
    let all = desk.run("learn");
    assert_eq!((all.code, all.errors.as_str()), (0, ""));
    assert!(all.output.starts_with("Quantum\n  move · Move and orbit · 3 min · new\n"));

    let typed = "\nlist c3-d\nc3-d4\nc3-i9\nhint\nrules\nshow\n\nquit\n";
    let left = desk.type_into("learn quantum move", typed);
    for said in [
        "Step 1 of 4: Ships are dice",
        "c3-d5: Move the Destroyer from c3 to d5",
        "Allowed, but look again. d4 touches e5 only at a corner",
        "(QU-MOVE-02: Up to its number)",
        "Pick c3, then one of the lit squares",
        "QU-TERM-03 Orbital squares.",
        "Right. In orbit.",
        "Step 3 of 4: Around a planet",
    ] {
        assert!(left.output.contains(said), "{said}:\n{}", left.output);
    }
    assert!(desk.run("learn").output.contains("left at step 3 of 4"));

    let finished = desk.type_into("learn quantum", "show\n\nback\nshow\n\nshow\nnext\n");
    assert!(!finished.output.contains("Step 1 of 4"), "{}", finished.output);
    let last = "Lesson finished. Next: passerelle learn quantum build";
    assert!(finished.output.trim_end().ends_with(last), "{}", finished.output);
    assert!(desk.run("learn").output.contains("Move and orbit · 3 min · finished"));
    let next = desk.run("learn quantum");
    assert!(next.output.contains("Step 1 of 5: An exact sum"), "{}", next.output);
}

#[test]
fn what_is_not_taught_is_told() {
    let desk = Desk::new();
    desk.fails("learn ludo", "there is no game “ludo”: choose quantum, fleet, alert");
    desk.fails("learn quantum mov", "There is no lesson “mov”. Did you mean “move”?");
    desk.fails("learn quantum chess", "There is no lesson “chess”. There are: move, build, combat, abilities, research, dominance.");
    let french = desk.type_into("learn quantum move --lang fr", "\nindice\nquitter\n");
    assert!(french.output.contains("d5 et e4 sont toutes deux à trois cases"), "{}", french.output);
}

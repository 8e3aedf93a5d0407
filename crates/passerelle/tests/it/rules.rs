use crate::program::Desk;

#[test]
fn the_whole_rulebook_a_section_or_one_clause() {
    let desk = Desk::new();
    let all = desk.run("rules quantum");
    assert_eq!((all.code, all.errors.as_str()), (0, ""));
    assert!(all.output.starts_with("QU-COMP: Components\nQU-COMP-01 "), "{}", all.output);
    assert!(!all.output.contains("RACE-"), "only this game's rules");

    let section = desk.run("rules quantum qu-move");
    assert!(section.output.starts_with("QU-MOVE: Movement\nQU-MOVE-01 "), "{}", section.output);
    assert!(section.output.lines().skip(1).all(|line| line.starts_with("QU-MOVE-")));

    let clause = desk.run("rules quantum QU-MOVE-03 --lang fr");
    assert_eq!(clause.output.lines().count(), 2, "{}", clause.output);
    assert!(clause.output.starts_with("QU-MOVE\u{a0}: "), "{}", clause.output);

    desk.fails("rules quantum QU-FLY", "quantum has no clause “QU-FLY”");
    desk.fails("rules quantum QU-FLY --lang fr", "quantum n’a pas d’article «\u{a0}QU-FLY\u{a0}»");
}

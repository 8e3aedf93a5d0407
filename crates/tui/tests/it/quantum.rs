//! A large game in plain lines.

use kernel::chance::{Chance as _, Fast};
use quantum::{Quantum, Setup};
use tui::text::Ended;
use words::Language;

use crate::transcript::hot_seat;

/// Everybody keeps their ships and puts them where they can: the first turn follows.
const SET_UP: &str = "keep\nkeep\n1\n1\n1\n1\n1\n1\n1\n1\n";

/// What was said after this line was typed in the first turn.
fn answer(line: &str, language: Language) -> String {
    let typed = format!("{SET_UP}{line}\n");
    let names = ["Ada", "Grace"];
    let (conversation, _) = hot_seat::<Quantum>(Setup::basic(2), &names, language, &typed);
    let (before, _) = conversation.trim_end().rsplit_once('\n').expect("more is asked");
    let (_, answer) = before.rsplit_once(&format!("> {line}\n")).expect("it was typed");
    format!("{answer}\n")
}

/// The beginnings that a list of groups offers, with how many actions each has. The ship that a
/// square is called by stands in brackets.
fn groups(listed: &str) -> Vec<(String, usize)> {
    let group = |line: &str| {
        let (named, count) = line.trim().strip_suffix(" actions")?.rsplit_once(": ")?;
        let (picks, _ship) = named.strip_suffix(')')?.split_once(" (")?;
        Some((picks.to_owned(), count.parse().ok()?))
    };
    listed.lines().filter_map(group).collect()
}

#[test]
fn many_actions_are_grouped_by_what_is_picked_first() {
    let outline = answer("", Language::En); // Enter asks again.
    let all = answer("list", Language::En);
    let groups = groups(&outline);
    assert_eq!(groups.len(), 3, "a group for each ship: {outline}");
    let single =
        outline.lines().filter(|line| line.starts_with("  ") && line.contains(". ")).count();
    let in_groups: usize = groups.iter().map(|(_, count)| count).sum();
    assert_eq!(all.lines().count(), in_groups + single, "{outline}\n{all}");

    for (ship, count) in groups {
        let ship_alone = answer(&format!("list {ship}"), Language::En);
        assert_eq!(ship_alone.lines().count(), count, "{ship}: {ship_alone}");
    }
}

#[test]
fn a_refusal_names_its_clause_in_both_languages() {
    let english = answer("a1-i9", Language::En);
    assert!(english.contains("(QU-MOVE-"), "{english}");
    let french = answer("pourquoi a1-i9", Language::Fr);
    assert!(french.contains("(QU-MOVE-") && french.contains("\u{a0}: "), "{french}");
    assert!(french.lines().count() > english.lines().count(), "the clause follows: {french}");
}

/// Whatever is typed, the session goes on until the input ends.
#[test]
fn nonsense_is_answered() {
    const WORDS: [&str; 16] = [
        "1",
        "2",
        "17",
        "list",
        "why",
        "undo",
        "position",
        "rules QU-",
        "help",
        "b2-c4",
        "a1xb1",
        "reorganize ab",
        "\u{0}",
        "é→",
        "-",
        "relocate 9 a1 a1",
    ];
    for seed in 0..20 {
        let mut chance = Fast::new(seed);
        let mut typed = String::new();
        for _ in 0..150 {
            for _ in 0..=chance.below(2) {
                typed += WORDS[chance.below(WORDS.len() as u32) as usize];
                typed += " ";
            }
            typed += "\n";
        }
        let (conversation, ended) =
            hot_seat::<Quantum>(Setup::basic(2), &["Ada", "Grace"], Language::En, &typed);
        assert_eq!(ended, Ended::Stopped, "seed {seed}");
        assert!(!conversation.contains("{text-"), "seed {seed}: {conversation}");
    }
}

//! A new game is put into the places that `CONTRIBUTING.md` names, and into no others.
//!
//! The race of `samples` is such a game: a test plays it in the terminal, at a table and in a
//! browser (`crates/passerelle/examples/with_race.rs`). Whatever else names it would be one more
//! place.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, files, games, read, shipped_code, shown};

/// The game that stands for a new one.
const FOURTH: &str = "race";

/// The only line that offers it.
const LINE: &str = "crates/passerelle/examples/with_race.rs";

/// Who plays it although nobody offers it: tables are driven through disasters with it.
const DISASTERS: [&str; 2] =
    ["crates/table/src/disaster/", "crates/passerelle/src/commands/disasters.rs"];

/// Where its own things lie, as the crate and the words of a game do.
const OWN: [&str; 1] = ["crates/samples/"];

const GUIDE: &str = "CONTRIBUTING.md";
const CHAPTER: &str = "**Add a game.**";

#[test]
fn a_fourth_game_is_named_in_one_list_only() {
    assert_tidy(further_places);
}

#[test]
fn the_places_of_a_game_exist() {
    assert_tidy(missing_places);
}

/// Shipped code that names the fourth game outside its own places and its line.
fn further_places(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    for path in sources(root) {
        let place = shown(root, &path);
        let is_known = OWN.iter().chain(&DISASTERS).any(|known| place.starts_with(known));
        let count = names(&shipped_code(&read(&path)));
        if place == LINE {
            if count != 2 {
                problems.push(format!(
                    "{LINE} names the game {count} times: to use it, and to offer it"
                ));
            }
        } else if count > 0 && !is_known {
            problems.push(format!("{place} names the {FOURTH}"));
        }
    }
    problems
}

/// What is built into the program and its client, and the line of the fourth game.
fn sources(root: &Path) -> impl Iterator<Item = std::path::PathBuf> {
    let rust = files(&root.join("crates"), &["rs"]).into_iter();
    let web = files(&root.join("web/src"), &["ts", "svelte"]).into_iter();
    let root = root.to_owned();
    rust.chain(web).filter(move |path| {
        let place = shown(&root, path);
        let is_test = place.contains("/tests/") || place.ends_with(".test.ts");
        let is_aside = place.contains("/examples/") || place.contains("/benches/");
        !is_test && (!is_aside || place == LINE)
    })
}

/// How often code names the game: by its module, its type or its name.
fn names(code: &str) -> usize {
    let quoted = [format!("\"{FOURTH}\""), format!("'{FOURTH}'"), format!("{FOURTH}::")];
    let typed = "Title::<Race".to_owned();
    quoted.iter().chain([&typed]).map(|name| code.matches(name.as_str()).count()).sum()
}

/// Paths of the guide that no game has; `<game>` stands for any.
fn missing_places(root: &Path) -> Vec<String> {
    let guide = read(&root.join(GUIDE));
    let Some((_, chapter)) = guide.split_once(CHAPTER) else {
        return vec![format!("{GUIDE} does not say how to add a game")];
    };
    let chapter = chapter.split("\n\n**").next().unwrap_or_default();
    let paths: Vec<&str> =
        chapter.split('`').skip(1).step_by(2).filter(|code| code.contains('/')).collect();
    if paths.is_empty() {
        return vec![format!("{GUIDE} names no places of a game")];
    }
    let exists = |path: &str| {
        let of_a_game =
            |(game, _): &(String, String)| root.join(path.replace("<game>", game)).exists();
        games(root).iter().any(of_a_game)
    };
    let missing = paths.into_iter().filter(|path| !exists(path));
    missing.map(|path| format!("{GUIDE}: no game has {path}")).collect()
}

#[test]
fn a_further_place_is_found() {
    let line = "use samples::race::Race;\nfn main() { with(Title::<Race, _>::new(Ignorant)) }\n";
    assert_finds(
        further_places,
        &[
            (LINE, line),
            ("crates/samples/src/race.rs", "const GAME: &str = \"race\";\n"),
            ("crates/server/src/app.rs", "// as in \"race\"\nif game == \"race\" {}\n"),
            ("crates/server/tests/it/a.rs", "open(\"race\");\n"),
            ("web/src/games/list.ts", "const GAMES = { race: {} };\nload('race');\n"),
        ],
        &["crates/server/src/app.rs names the race", "web/src/games/list.ts names the race"],
    );
}

#[test]
fn a_place_that_is_not_there_is_found() {
    let guide = "**Add a game.** Its crate, `crates/<game>`, and `docs/<game>.md`; `Rules`.\n\n**Next.** `a/b`\n";
    assert_finds(
        missing_places,
        &[
            (GUIDE, guide),
            ("crates/quantum/Cargo.toml", ""),
            ("crates/quantum/rules/clauses.txt", "QU-MOVE-01\n"),
        ],
        &["CONTRIBUTING.md: no game has docs/<game>.md"],
    );
}

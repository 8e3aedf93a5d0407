//! The views and events of every game, written down for the browser's client.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kernel::typescript::Declarations;
use passerelle::Games;
use table::message::{ClientMessage, ServerMessage};

const GAMES: &str = "../../web/src/games";

/// What the protocol declares already is taken from there.
fn file(game: &Declarations) -> String {
    let shared = Declarations::default()
        .with::<ServerMessage>()
        .with::<ClientMessage>()
        .with::<table::MenuEntry>();
    // A game may have another thing of the same name.
    let is_shared = |name: &&str| shared.get(name).is_some_and(|it| game.get(name) == Some(it));
    let (shared, own): (Vec<&str>, Vec<&str>) = game.names().partition(is_shared);
    let declarations: Vec<&str> = own.into_iter().filter_map(|name| game.get(name)).collect();
    let is_named = |name: &&str| declarations.iter().any(|text| names(text).any(|it| it == *name));
    let imported: Vec<&str> = shared.into_iter().filter(is_named).collect();
    let mut text =
        "// Written by a test of the program from the game's own types. To write it again:\n\
                    // UPDATE_EXPECT=1 cargo test -p passerelle types\n\
                    // Long because: every view and event of the game is one of these types.\n"
            .to_owned();
    if !imported.is_empty() {
        let names = imported.join(", ");
        let _ = writeln!(text, "\nimport type {{ {names} }} from '../../protocol/wire';");
    }
    for declaration in declarations {
        let _ = write!(text, "\n{declaration}");
    }
    text
}

/// The words of a declaration.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

fn check(game: &str, declarations: &Declarations) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES).join(game).join("wire.ts");
    let expected = file(declarations);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::create_dir_all(path.parent().expect("a folder for each game"))
            .and_then(|()| fs::write(&path, &expected))
            .expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{game}/wire.ts is out of date: run the test with UPDATE_EXPECT=1");
}

#[test]
fn the_client_knows_the_types_of_every_game_that_it_draws() {
    let games = Games::all();
    assert!(games.types().count() > 0);
    for (game, declarations) in games.types() {
        check(game, &declarations);
    }
}

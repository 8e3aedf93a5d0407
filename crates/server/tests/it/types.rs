//! The types of the wire, written down for the browser's client.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use server::wire;
use table::message::{ClientMessage, ServerMessage};
use ts_rs::{Config, TS, TypeVisitor};

const FILE: &str = "../../web/src/protocol/wire.ts";

/// Declarations by name, of a type and of all it is made of.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = without_code(&T::docs().unwrap_or_default());
        let declared = format!("{docs}export {}\n", T::decl(&self.config));
        self.found.insert(T::ident(&self.config), declared);
        T::visit_dependencies(self);
    }
}

/// A comment without the examples for those who write Rust.
fn without_code(comment: &str) -> String {
    let prose: String = comment.split("```").step_by(2).collect();
    prose.replace(" *\n * \n", "")
}

fn declarations() -> String {
    let mut all = Declarations { config: Config::new(), found: BTreeMap::new() };
    all.visit::<ServerMessage>();
    all.visit::<ClientMessage>();
    all.visit::<table::MenuEntry>();
    all.visit::<kernel::Paragraph>();
    all.visit::<wire::About>();
    all.visit::<wire::TableWanted>();
    all.visit::<wire::TableMade>();
    all.visit::<wire::TableListed>();
    all.visit::<wire::TableKept>();
    all.visit::<wire::Act>();
    all.visit::<wire::Undo>();
    all.visit::<wire::Bare>();
    all.visit::<wire::Say>();
    all.visit::<wire::Takeover>();
    all.visit::<wire::Vote>();
    all.visit::<wire::Why>();
    all.visit::<wire::Sit>();
    all.visit::<wire::Done>();
    all.visit::<wire::Seated>();
    all.visit::<wire::Verdict>();
    all.visit::<wire::Problem>();
    let mut text = "// Written by a test of the server from its own types. To write it again:\n\
                    // UPDATE_EXPECT=1 cargo test -p server types\n"
        .to_owned();
    for declaration in all.found.values() {
        let _ = write!(text, "\n{declaration}");
    }
    text
}

#[test]
fn the_types_of_the_client_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let expected = declarations();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &expected).expect("the file can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "{FILE} is out of date: run the test with UPDATE_EXPECT=1");
}

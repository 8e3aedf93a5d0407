//! The types of the wire, written down for the browser's client.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kernel::typescript::Declarations;
use server::wire;
use table::message::{ClientMessage, ServerMessage};

const FILE: &str = "../../web/src/protocol/wire.ts";

fn declarations() -> String {
    let all = Declarations::default()
        .with::<ServerMessage>()
        .with::<ClientMessage>()
        .with::<table::MenuEntry>()
        .with::<kernel::Paragraph>()
        .with::<wire::About>()
        .with::<wire::TableWanted>()
        .with::<wire::SetupTried>()
        .with::<kernel::Fit>()
        .with::<wire::TableMade>()
        .with::<wire::TableListed>()
        .with::<wire::TableKept>()
        .with::<wire::Act>()
        .with::<wire::Undo>()
        .with::<wire::Bare>()
        .with::<wire::Say>()
        .with::<wire::Takeover>()
        .with::<wire::Vote>()
        .with::<wire::Why>()
        .with::<wire::RetryWanted>()
        .with::<wire::Sit>()
        .with::<wire::Done>()
        .with::<wire::Seated>()
        .with::<wire::Verdict>()
        .with::<wire::CampaignWanted>()
        .with::<wire::CampaignMade>()
        .with::<wire::CampaignJoined>()
        .with::<wire::CampaignChoice>()
        .with::<wire::CampaignMatch>()
        .with::<table::CampaignShown>()
        .with::<wire::Problem>()
        .with::<lessons::wire::LessonListed>()
        .with::<lessons::wire::LessonShown>()
        .with::<lessons::wire::LessonTry>()
        .with::<lessons::wire::LessonNow>();
    let mut text = "// Written by a test of the server from its own types. To write it again:\n\
                    // UPDATE_EXPECT=1 cargo test -p server types\n\
                    // Long because: every message of the protocol is one of these types.\n"
        .to_owned();
    for declaration in all.names().filter_map(|name| all.get(name)) {
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

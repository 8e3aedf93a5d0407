//! The words of Fleet Commander's scripts: all of them stand on the pages for those who write.

use std::fs;
use std::path::Path;

use fleet::build::{GameOption, Mode, Variant};
use fleet::data::{Capacity, Commander, Faction, SectorKind, ShipKind, Weapon};
use fleet::pieces::{Device, TokenKind};
use fleet::scenario::Scenario;

#[test]
fn every_id_stands_on_a_page() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let read = |page: &str| fs::read_to_string(docs.join(page)).expect("the page is there");
    let pages = read("scripts.md") + &read("fleet-files.md");
    let ids = [
        Scenario::ALL.iter().map(|it| it.id()).collect::<Vec<_>>(),
        Mode::ALL.iter().map(|it| it.id()).collect(),
        GameOption::ALL.iter().map(|it| it.id()).collect(),
        Variant::ALL.iter().map(|it| it.id()).collect(),
        SectorKind::ALL.iter().map(|it| it.id()).collect(),
        ShipKind::ALL.iter().map(|it| it.id()).collect(),
        Weapon::ALL.iter().map(|it| it.id()).collect(),
        Device::ALL.iter().map(|it| it.id()).collect(),
        Capacity::ALL.iter().map(|it| it.id()).collect(),
        TokenKind::ALL.iter().map(|it| it.id()).collect(),
        Faction::ALL.iter().map(|it| it.id()).collect(),
        Commander::ALL.iter().map(|it| it.id()).collect(),
    ];
    let is_missing = |id: &&str| !pages.contains(&format!("`{id}`"));
    let missing: Vec<&str> = ids.concat().into_iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "on neither page: {missing:?}");
}

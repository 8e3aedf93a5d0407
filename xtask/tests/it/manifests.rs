//! Every package takes the workspace's lints.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, packages, read, shown};

#[test]
fn every_package_takes_the_lints() {
    assert_tidy(packages_without_lints);
}

fn packages_without_lints(root: &Path) -> Vec<String> {
    packages(root)
        .iter()
        .map(|package| package.join("Cargo.toml"))
        .filter(|path| {
            let manifest: toml::Table = read(path).parse().expect("cargo has read it already");
            let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
            lints.and_then(toml::Value::as_bool) != Some(true)
        })
        .map(|path| format!("{} does not take the workspace's lints", shown(root, &path)))
        .collect()
}

#[test]
fn a_package_without_lints_is_found() {
    assert_finds(
        packages_without_lints,
        &[
            ("crates/a/Cargo.toml", "[lints]\nworkspace = true\n"),
            ("crates/b/Cargo.toml", "[lints.clippy]\nall = \"allow\"\n"),
            ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n"),
        ],
        &[
            "crates/b/Cargo.toml does not take the workspace's lints",
            "xtask/Cargo.toml does not take the workspace's lints",
        ],
    );
}

//! The documents at the root keep up with the code.

use std::path::Path;

use crate::workspace::{assert_finds, assert_tidy, packages, read, shown};

#[test]
fn the_changelog_knows_the_version() {
    assert_tidy(changelog_without_the_version);
}

#[test]
fn the_readme_shows_both_commands() {
    assert_tidy(commands_missing_in_the_readme);
}

#[test]
fn the_architecture_names_every_package() {
    assert_tidy(packages_missing_in_the_architecture);
}

fn changelog_without_the_version(root: &Path) -> Vec<String> {
    let manifest: toml::Table = read(&root.join("Cargo.toml")).parse().expect("cargo has read it");
    let version = manifest["workspace"]["package"]["version"].as_str().unwrap_or_default();
    let changelog = read(&root.join("CHANGELOG.md"));

    let headings = ["## [Unreleased]".to_owned(), format!("## [{version}]")];
    let known = changelog.lines().any(|line| headings.iter().any(|start| line.starts_with(start)));
    if known { vec![] } else { vec![format!("CHANGELOG.md has neither Unreleased nor {version}")] }
}

fn commands_missing_in_the_readme(root: &Path) -> Vec<String> {
    let readme = read(&root.join("README.md"));
    // Every second piece between the fences is code.
    let code: String = readme.split("```").skip(1).step_by(2).collect();
    ["cargo play", "cargo verify"]
        .into_iter()
        .filter(|command| !code.contains(command))
        .map(|command| format!("README.md shows no `{command}`"))
        .collect()
}

fn packages_missing_in_the_architecture(root: &Path) -> Vec<String> {
    let architecture = read(&root.join("ARCHITECTURE.md"));
    packages(root)
        .iter()
        .map(|package| shown(root, package))
        .filter(|package| !architecture.contains(&format!("`{package}`")))
        .map(|package| format!("ARCHITECTURE.md does not name {package}"))
        .collect()
}

#[test]
fn a_changelog_that_lags_is_found() {
    let manifest = ("Cargo.toml", "[workspace.package]\nversion = \"0.2.0\"\n");
    let lagging = "# Changelog\n## [0.1.0]\nUnreleased is only mentioned.\n";
    let problem = "CHANGELOG.md has neither Unreleased nor 0.2.0";
    let check = changelog_without_the_version;
    assert_finds(check, &[manifest, ("CHANGELOG.md", lagging)], &[problem]);
    assert_finds(check, &[manifest, ("CHANGELOG.md", "## [0.2.0] - 2026-01-01\n")], &[]);
    assert_finds(check, &[manifest, ("CHANGELOG.md", "## [Unreleased]\n")], &[]);
}

#[test]
fn a_command_outside_of_the_fences_does_not_count() {
    let readme = "Type cargo verify.\n```sh\ncargo play\n```\n";
    let problem = "README.md shows no `cargo verify`";
    assert_finds(commands_missing_in_the_readme, &[("README.md", readme)], &[problem]);
}

#[test]
fn a_package_that_the_architecture_forgot_is_found() {
    assert_finds(
        packages_missing_in_the_architecture,
        &[("crates/a/Cargo.toml", ""), ("ARCHITECTURE.md", "| `xtask` |")],
        &["ARCHITECTURE.md does not name crates/a"],
    );
}

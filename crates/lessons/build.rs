//! Embeds every `crates/<game>/lessons/<number>-<id>.toml`, so that a new lesson needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize()?;
    let mut code = String::from("pub(crate) const ALL: &[(&str, &str, &str)] = &[\n");
    for game in sorted_entries(&crates)? {
        let folder = game.join("lessons");
        if !folder.is_dir() {
            continue;
        }
        println!("cargo::rerun-if-changed={}", folder.display());
        for file in sorted_entries(&folder)? {
            if file.extension().is_some_and(|extension| extension == "toml") {
                let (game, name, file) = (name_of(&game), name_of(&file), file.display());
                let _ = writeln!(code, "    ({game:?}, {name:?}, include_str!(r\"{file}\")),");
            }
        }
    }
    code.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("lessons.rs"), code)
}

fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Sorted, so that every build is the same, and the lessons come in the order of their numbers.
fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut entries = entries?;
    entries.sort();
    Ok(entries)
}

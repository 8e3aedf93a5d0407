//! Embeds every `locales/<language>/<folder>/*.ftl`, so that a new file of words needs no line of code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());

    let mut code = String::new();
    for language in ["en", "fr"] {
        let _ = writeln!(code, "pub(crate) const {}: &[&str] = &[", language.to_uppercase());
        for file in fluent_files(&locales.join(language))? {
            let _ = writeln!(code, "    include_str!(r\"{}\"),", file.display());
        }
        code.push_str("];\n");
    }
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("locales.rs"), code)
}

/// The Fluent files of a language, sorted, so that every build is the same.
fn fluent_files(language: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in sorted_entries(language)? {
        files.extend(sorted_entries(&folder)?);
    }
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
    Ok(files)
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: io::Result<Vec<_>> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut entries = entries?;
    entries.sort();
    Ok(entries)
}

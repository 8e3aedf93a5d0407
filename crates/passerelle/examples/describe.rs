//! Writes manual pages and shell completions, made from the command line's own description, into a
//! folder: `cargo run --package passerelle --example describe FOLDER`. `cargo xtask package` does.

use std::env;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use clap_complete::Shell;
use passerelle::Games;
use words::Language;

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("describe FOLDER");
        return ExitCode::from(2);
    };
    match describe(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("describe: {error}");
            ExitCode::FAILURE
        }
    }
}

fn describe(folder: &Path) -> io::Result<()> {
    let games = Games::all();
    for (language, man) in [(Language::En, "man1"), (Language::Fr, "fr/man1")] {
        let man = folder.join(man);
        fs::create_dir_all(&man)?;
        clap_mangen::generate_to(passerelle::command(&games, language), &man)?;
    }
    let mut command = passerelle::command(&games, Language::En);
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command, "passerelle", &completions)?;
    }
    Ok(())
}

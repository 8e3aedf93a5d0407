//! `cargo xtask mutants`: how many small errors in a game's rules its tests would notice.
//!
//! cargo-mutants knows every mutant: one operator or one function of the rules, changed so that
//! the rules are wrong. Testing all of them takes days, so a sample is drawn: the list, which
//! follows the files, is cut into equal parts, and the seed picks one mutant of each. So every
//! chapter has its share, and whoever doubts a figure repeats it. Only the game's own tests run.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{ExitCode, Stdio};

use anyhow::{Context as _, Result, ensure};

use crate::{cargo, document, root, status};

const DOCUMENT: &str = "docs/mutants.md";
const USAGE: &str = "cargo xtask mutants --seed S --sample N [--report] GAME [-- OPTIONS]";
const INSTALL: &str = "cargo install cargo-mutants cargo-nextest --locked";

/// What bots ask of a position is judgement and not rules: no clause says what it should be, and
/// tournaments tell whether it is any good.
const JUDGEMENT: [&str; 4] = ["--exclude", "**/insight.rs", "--exclude", "**/insight/**"];

/// The games: the crates that have clauses.
fn games() -> Vec<String> {
    let crates = fs::read_dir(root().join("crates")).into_iter().flatten().flatten();
    let games = crates.filter(|package| package.path().join("rules/clauses.txt").is_file());
    let mut names: Vec<_> =
        games.map(|package| package.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// What is drawn, and what is done with it.
#[derive(Debug, PartialEq, Eq)]
struct Plan<'a> {
    seed: u64,
    sample: usize,
    game: &'a str,
    /// Only writes down what a run has found so far.
    is_report: bool,
    /// For cargo-mutants: `--in-place`, `--jobs 2`.
    options: &'a [&'a str],
}

/// How the tests of a sample ended. A mutant that does not compile says nothing about tests, and
/// one that runs too long is noticed.
#[derive(Debug, Default, PartialEq, Eq)]
struct Outcome {
    caught: Vec<String>,
    missed: Vec<String>,
    unviable: Vec<String>,
    timeout: Vec<String>,
}

/// Draws the sample, tests it, and writes down how it went.
pub(crate) fn run(arguments: &[&str]) -> Result<ExitCode> {
    let plan = match Plan::parse(arguments) {
        Ok(plan) => plan,
        Err(wrong) => {
            eprintln!("{wrong}\n\n  {USAGE}");
            return Ok(ExitCode::from(2));
        }
    };
    let all = list(plan.game)?;
    let drawn = draw(&all, plan.sample, plan.seed);
    let results = root().join("target/mutants").join(plan.game);
    if !plan.is_report {
        test(&plan, &drawn, &results)?;
    }
    let outcome = Outcome::read(&results.join("mutants.out"), &drawn)?;
    let block = outcome.written(&plan, all.len());
    println!("{block}");
    let file = root().join(DOCUMENT);
    let text = fs::read_to_string(&file).with_context(|| format!("reading {DOCUMENT}"))?;
    fs::write(&file, document::with_block(&text, plan.game, &block)?)
        .with_context(|| format!("writing {DOCUMENT}"))?;
    Ok(ExitCode::SUCCESS)
}

impl<'a> Plan<'a> {
    fn parse(arguments: &'a [&'a str]) -> Result<Self, String> {
        let (mut seed, mut sample, mut game, mut is_report) = (None, None, None, false);
        let end = arguments.iter().position(|argument| *argument == "--");
        let (ours, options) = match end {
            Some(end) => (&arguments[..end], &arguments[end + 1..]),
            None => (arguments, &[][..]),
        };
        let mut ours = ours.iter();
        while let Some(argument) = ours.next() {
            let mut number = || {
                let value = ours.next().and_then(|value| value.parse().ok());
                value.ok_or_else(|| format!("{argument} takes a number"))
            };
            match *argument {
                "--seed" => seed = Some(number()?),
                "--sample" => sample = Some(number()?),
                "--report" => is_report = true,
                other if games().iter().any(|game| game == other) => game = Some(other),
                other => return Err(format!("“{other}” is not understood")),
            }
        }
        let sample = sample.filter(|sample| *sample > 0).ok_or("--sample is missing")?;
        Ok(Self {
            seed: seed.ok_or("--seed is missing")?,
            sample: usize::try_from(sample).map_err(|_| "--sample is too large")?,
            game: game.ok_or_else(|| format!("GAME is one of {}", games().join(", ")))?,
            is_report,
            options,
        })
    }

    /// The command that repeats this.
    fn command(&self) -> String {
        let Self { seed, sample, game, .. } = self;
        format!("cargo xtask mutants --seed {seed} --sample {sample} {game}")
    }
}

/// Every mutant of the game, file by file, as cargo-mutants names it.
fn list(game: &str) -> Result<Vec<String>> {
    let mut command = cargo(&["mutants", "--list", "--package", game]);
    command.args(JUDGEMENT).current_dir(root()).stderr(Stdio::inherit());
    let done = command.output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(done.status.success(), "cargo-mutants lists nothing; to install it: {INSTALL}");
    let mut all: Vec<String> =
        String::from_utf8_lossy(&done.stdout).lines().map(str::to_owned).collect();
    // The order of the files, and within a file of the lines, is part of what a seed means.
    all.sort_by_key(|mutant| place(mutant));
    Ok(all)
}

/// The file, line and column of a mutant, and what is changed there.
fn place(mutant: &str) -> (String, u32, u32, String) {
    let mut parts = mutant.splitn(4, ':');
    let mut next = || parts.next().unwrap_or_default().trim().to_owned();
    let (file, line, column) = (next(), next(), next());
    (file, line.parse().unwrap_or(0), column.parse().unwrap_or(0), next())
}

/// One of each of as many equal parts of the list; all of it if it is that short.
fn draw(all: &[String], sample: usize, seed: u64) -> Vec<String> {
    let sample = sample.min(all.len());
    let mut state = seed;
    let one = |part: usize| {
        let (start, end) = (part * all.len() / sample, (part + 1) * all.len() / sample);
        let offset = next_random(&mut state) % (end - start) as u64;
        all[start + offset as usize].clone()
    };
    (0..sample).map(one).collect()
}

/// `SplitMix64`: what a seed means must not depend on a library's version.
fn next_random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// Tests each mutant of the sample with the tests of the game, which are a package of their own.
fn test(plan: &Plan<'_>, drawn: &[String], results: &Path) -> Result<()> {
    fs::create_dir_all(results).with_context(|| format!("making {}", results.display()))?;
    let tests = format!("{0},{0}-tests", plan.game);
    let mut command = cargo(&["mutants", "--package", plan.game, "--test-tool", "nextest"]);
    command.args(JUDGEMENT);
    command.args(["--test-package", &tests]);
    // The first run, without any error, is of the rules alone and says nothing of how long their
    // tests take, less so on a busy machine.
    command.args(["--minimum-test-timeout", "120"]);
    // In random order, so that a run that is cut short is a smaller sample.
    command.current_dir(root()).arg("--shuffle").arg("--output").arg(results).args(plan.options);
    // cargo-mutants does not ask the patterns about some kinds: the lines keep those away.
    let lines = results.join("lines.diff");
    fs::write(&lines, diff(drawn)?).with_context(|| format!("writing {}", lines.display()))?;
    command.arg("--in-diff").arg(&lines);
    for mutant in drawn {
        command.arg("--re").arg(format!("^{}$", escape(mutant)));
    }
    let code = status(&mut command)?.code();
    // 2 and 3: some were missed, some ran too long. Both are results.
    ensure!(matches!(code, Some(0 | 2 | 3)), "cargo-mutants failed");
    Ok(())
}

/// A diff that would have written the lines where the drawn mutants begin.
fn diff(drawn: &[String]) -> Result<String> {
    let mut written = String::new();
    let (mut open, mut text) = (String::new(), String::new());
    for (index, mutant) in drawn.iter().enumerate() {
        let (file, line, ..) = place(mutant);
        if file != open {
            let path = root().join(&file);
            text = fs::read_to_string(&path).with_context(|| format!("reading {file}"))?;
            write!(written, "--- a/{file}\n+++ b/{file}\n")?;
            open = file;
        } else if index.checked_sub(1).is_some_and(|before| place(&drawn[before]).1 == line) {
            continue;
        }
        let shown = text.lines().nth(line.saturating_sub(1) as usize).unwrap_or_default();
        write!(written, "@@ -{},0 +{line},1 @@\n+{shown}\n", line.saturating_sub(1))?;
    }
    Ok(written)
}

/// A regular expression for exactly this text.
fn escape(text: &str) -> String {
    text.chars().fold(String::new(), |mut escaped, character| {
        if r"\.+*?()|[]{}^$".contains(character) {
            escaped.push('\\');
        }
        escaped.push(character);
        escaped
    })
}

impl Outcome {
    /// What the files of a run say about the sample.
    fn read(folder: &Path, drawn: &[String]) -> Result<Self> {
        let lines = |name: &str| -> Result<Vec<String>> {
            let path = folder.join(name);
            let text =
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            // On the line of a drawn one there may be another that no pattern keeps away.
            lines.retain(|line| drawn.contains(line));
            lines.sort_by_key(|mutant| place(mutant));
            Ok(lines)
        };
        let outcome = Self {
            caught: lines("caught.txt")?,
            missed: lines("missed.txt")?,
            unviable: lines("unviable.txt")?,
            timeout: lines("timeout.txt")?,
        };
        ensure!(outcome != Self::default(), "{} holds nothing of this sample", folder.display());
        Ok(outcome)
    }

    /// The figures, and every mutant that no test noticed.
    fn written(&self, plan: &Plan<'_>, all: usize) -> String {
        let noticed = self.caught.len() + self.timeout.len();
        let viable = noticed + self.missed.len();
        let tested = viable + self.unviable.len();
        let heads =
            ["mutants", "drawn", "tested", "caught", "missed", "timeouts", "do not compile"];
        let row = [
            all,
            plan.sample.min(all),
            tested,
            self.caught.len(),
            self.missed.len(),
            self.timeout.len(),
            self.unviable.len(),
        ];
        let row = row.map(|count| count.to_string()).to_vec();
        let share = (100 * noticed).checked_div(viable);
        let share = share.map_or_else(String::new, |share| {
            format!("\nThe tests notice {share} % of those that compile.\n")
        });
        let missed: Vec<String> = self.missed.iter().map(|line| format!("- `{line}`")).collect();
        let missed = match missed.as_slice() {
            [] => String::new(),
            lines => format!("\nNot noticed:\n\n{}\n", lines.join("\n")),
        };
        let command = document::shell(&[plan.command()]);
        format!("{command}{}{share}{missed}", document::table(&heads, &[row]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(count: usize) -> Vec<String> {
        (0..count).map(|line| format!("src/a.rs:{line}:1: replace f with ()")).collect()
    }

    #[test]
    fn a_sample_takes_one_of_each_part_and_repeats() {
        let all = mutants(1000);
        let drawn = draw(&all, 60, 7);
        assert_eq!(drawn, draw(&all, 60, 7));
        assert_ne!(drawn, draw(&all, 60, 8));
        for (part, mutant) in drawn.iter().enumerate() {
            let index = all.iter().position(|other| other == mutant).expect("one of the list");
            assert!(part * 1000 / 60 <= index && index < (part + 1) * 1000 / 60, "part {part}");
        }
        assert_eq!(draw(&all[..3], 60, 7), all[..3], "a short list is taken whole");
    }

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut state = 1_234_567;
        let first: Vec<u64> = (0..3).map(|_| next_random(&mut state)).collect();
        let published =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(first, published);
    }

    #[test]
    fn mutants_are_sorted_by_line_and_not_by_digits() {
        let mut lines = ["b.rs:1:1: x", "a.rs:10:2: x", "a.rs:9:30: x", "a.rs:9:4: x"];
        lines.sort_by_key(|line| place(line));
        assert_eq!(lines, ["a.rs:9:4: x", "a.rs:9:30: x", "a.rs:10:2: x", "b.rs:1:1: x"]);
    }

    #[test]
    fn a_name_is_no_pattern() {
        let name = "src/a.rs:1:2: replace f -> Vec<u8> with vec![(0 + 1) * 2]";
        let pattern = r"src/a\.rs:1:2: replace f -> Vec<u8> with vec!\[\(0 \+ 1\) \* 2\]";
        assert_eq!(escape(name), pattern);
    }

    #[test]
    fn arguments_are_told_apart_from_those_for_cargo_mutants() {
        let line = ["--seed", "7", "fleet", "--sample", "60", "--", "--in-place", "--seed"];
        let plan = Plan::parse(&line).expect("a plan");
        assert_eq!((plan.seed, plan.sample, plan.game, plan.is_report), (7, 60, "fleet", false));
        assert_eq!(plan.options, ["--in-place", "--seed"]);
        assert_eq!(plan.command(), "cargo xtask mutants --seed 7 --sample 60 fleet");
        for (line, told) in [
            ("--sample 60 fleet", "--seed is missing"),
            ("--seed 7 fleet", "--sample is missing"),
            ("--seed 7 --sample 0 fleet", "--sample is missing"),
            ("--seed seven --sample 60 fleet", "--seed takes a number"),
            ("--seed 7 --sample 60", "GAME is one of alert, fleet, quantum"),
            ("--seed 7 --sample 60 chess", "“chess” is not understood"),
        ] {
            let line: Vec<&str> = line.split(' ').collect();
            assert_eq!(Plan::parse(&line), Err(told.to_owned()));
        }
    }

    #[test]
    fn results_are_counted_and_the_missed_ones_named() {
        let drawn = mutants(5);
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, lines: &[String]| {
            fs::write(folder.path().join(name), lines.join("\n")).expect("a file");
        };
        write("caught.txt", &drawn[..2]);
        write("missed.txt", &drawn[2..3]);
        write("unviable.txt", &drawn[3..4]);
        write("timeout.txt", &[]);
        let line = ["--seed", "7", "--sample", "5", "quantum"];
        let plan = Plan::parse(&line).expect("a plan");
        let outcome = Outcome::read(folder.path(), &drawn).expect("results");
        expect_test::expect![[r"
            ```sh
            cargo xtask mutants --seed 7 --sample 5 quantum
            ```

            | mutants | drawn | tested | caught | missed | timeouts | do not compile |
            | --- | --- | --- | --- | --- | --- | --- |
            | 900 | 5 | 4 | 2 | 1 | 0 | 1 |

            The tests notice 66 % of those that compile.

            Not noticed:

            - `src/a.rs:2:1: replace f with ()`
        "]]
        .assert_eq(&outcome.written(&plan, 900));
        let fewer = Outcome::read(folder.path(), &drawn[1..]).expect("results");
        assert_eq!(fewer.caught, drawn[1..2], "what was not drawn does not count");
        let other = Outcome::read(folder.path(), &drawn[4..]).expect_err("not of this sample");
        assert!(other.to_string().contains("holds nothing of this sample"), "{other}");
    }
}

//! What `cargo play` hands on to `passerelle serve`, looked at before anything is built: nobody
//! waits for minutes to hear of a slip of the keyboard.

use std::fmt::Write as _;

/// What an option of `passerelle serve` wants after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Takes {
    Nothing,
    Text,
    Number,
}

/// The options of `passerelle serve`, in its order. A test compares them with the program's own.
const OPTIONS: &[(&str, Takes)] = &[
    ("--listen", Takes::Text),
    ("--database", Takes::Text),
    ("--public-url", Takes::Text),
    ("--allow-host", Takes::Text),
    ("--limits", Takes::Text),
    ("--behind-proxy", Takes::Nothing),
    ("--bots", Takes::Number),
    ("--pause", Takes::Number),
    ("--grace", Takes::Number),
    ("--quotas", Takes::Text),
    ("--keep", Takes::Text),
    ("--log", Takes::Text),
    ("--address-key", Takes::Text),
    ("--open", Takes::Nothing),
];

/// An option of every command.
const LANGUAGE: (&str, Takes) = ("--lang", Takes::Text);

/// What is wrong with these arguments, in one sentence, if anything is.
pub(crate) fn check(arguments: &[&str]) -> Result<(), String> {
    let mut given = Vec::new();
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let (name, joined) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (*argument, None),
        };
        let known = OPTIONS.iter().chain([&LANGUAGE]).find(|(option, _)| *option == name);
        let Some((option, takes)) = known else { return Err(unknown(name)) };
        if given.contains(option) && *option != "--allow-host" {
            return Err(format!("{option} is given twice"));
        }
        given.push(*option);
        let value = match takes {
            Takes::Nothing => joined.map(|_| Err(format!("{option} takes no value"))),
            Takes::Text | Takes::Number => {
                let value = joined.or_else(|| arguments.next().copied());
                Some(value.ok_or_else(|| format!("{option} needs a value")))
            }
        };
        match value.transpose()? {
            Some(value) if *takes == Takes::Number && value.parse::<u64>().is_err() => {
                return Err(format!(
                    "“{value}” is not a valid value for {option}: it takes a number"
                ));
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}

/// The options, each on a line.
pub(crate) fn list() -> String {
    OPTIONS.iter().fold(String::new(), |mut lines, (option, takes)| {
        let value = match takes {
            Takes::Nothing => "",
            Takes::Text => " VALUE",
            Takes::Number => " NUMBER",
        };
        let _ = writeln!(lines, "  {option}{value}");
        lines
    })
}

fn unknown(argument: &str) -> String {
    let likeness = |option: &str| strsim::jaro_winkler(argument, option);
    let likely = OPTIONS.iter().map(|(option, _)| (likeness(option), *option));
    let guess = likely.max_by(|(one, _), (other, _)| one.total_cmp(other));
    match guess {
        Some((likeness, option)) if argument.starts_with('-') && likeness > 0.85 => {
            format!("“{argument}” is not understood: did you mean {option}?")
        }
        Some(_) | None => {
            format!("“{argument}” is not understood; the options are:\n{}", list().trim_end())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_program_understands_passes() {
        for line in [
            "",
            "--listen 0.0.0.0:7420",
            "--listen=0.0.0.0:7420 --bots 2 --lang fr",
            "--open --behind-proxy --public-url https://games.example.org",
        ] {
            let arguments: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(check(&arguments), Ok(()), "{line}");
        }
    }

    #[test]
    fn what_it_would_refuse_is_told_at_once() {
        for (line, told) in [
            ("--lisen x", "“--lisen” is not understood: did you mean --listen?"),
            ("--listen", "--listen needs a value"),
            ("--open --open", "--open is given twice"),
            ("--open=yes", "--open takes no value"),
            ("--bots many", "“many” is not a valid value for --bots: it takes a number"),
        ] {
            let arguments: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(check(&arguments), Err(told.to_owned()), "{line}");
        }
        let stray = check(&["quantum"]).expect_err("games are not served one by one");
        assert!(stray.starts_with("“quantum” is not understood; the options are:"), "{stray}");
    }

    #[test]
    fn the_options_are_those_of_the_program() {
        let source = include_str!("../../crates/passerelle/src/arguments.rs");
        let (_, fields) = source.split_once("struct ServeArguments {").expect("it is there");
        let (fields, _) = fields.split_once("\n}").expect("it has an end");
        let field = |line: &str| {
            let (name, kind) = line.trim().strip_prefix("pub(crate) ")?.split_once(": ")?;
            let takes = match kind.trim_end_matches(',') {
                "bool" => Takes::Nothing,
                "u64" | "Option<usize>" => Takes::Number,
                _ => Takes::Text,
            };
            Some((format!("--{}", name.replace('_', "-")), takes))
        };
        let of_program: Vec<_> = fields.lines().filter_map(field).collect();
        let here: Vec<_> =
            OPTIONS.iter().map(|(name, takes)| ((*name).to_owned(), *takes)).collect();
        assert_eq!(here, of_program);
    }
}

//! `passerelle rules`: the built-in rulebook.

use std::io::{self, BufWriter, Write as _};
use std::process::ExitCode;

use kernel::Sentence;
use tui::text::Voice;
use words::Words;

use super::{Done, with_named_game};
use crate::arguments::RulesArguments;
use crate::failure::Failure;
use crate::games::{Game, Task};

pub(super) fn run(arguments: &RulesArguments, words: &Words) -> Done {
    with_named_game(&arguments.game, RulesTask { id: arguments.id.as_deref(), words })
}

struct RulesTask<'a> {
    id: Option<&'a str>,
    words: &'a Words,
}

impl Task for RulesTask<'_> {
    type Output = Done;

    fn run<G: Game>(self) -> Done {
        let mut output = BufWriter::new(io::stdout().lock());
        let id = self.id.unwrap_or(G::CLAUSES);
        let mut voice = Voice::new(&mut output, self.words);
        let found = voice.rules(id)?
            || voice.look_up(&G::catalogue(), id)?
            || voice.search(G::CLAUSES, id)?;
        output.flush()?;
        if found {
            return Ok(ExitCode::SUCCESS);
        }
        let sentence = Sentence::new("cli-no-clause").with("id", id.to_owned());
        Err(Failure::new(sentence.with("game", G::GAME)))
    }
}

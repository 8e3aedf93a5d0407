//! Sentences onto lines.

use std::io::{self, Write};

use kernel::{Event as _, Outcome, Paragraph, Present, Refusal, Sentence, Viewer};
use words::Words;

/// Says things to whoever reads the output.
///
/// ```
/// use kernel::Sentence;
/// use tui::text::Voice;
/// use words::{Language, Words};
///
/// let words = Words::new(Language::En);
/// let mut output = Vec::new();
/// Voice::new(&mut output, &words).say(&Sentence::new("list-empty"))?;
/// assert_eq!(output, b"nothing\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Voice<'a, O> {
    pub(crate) output: O,
    pub(crate) words: &'a Words,
    /// Of the seats, in order.
    pub(crate) names: Vec<String>,
}

impl<'a, O: Write> Voice<'a, O> {
    pub const fn new(output: O, words: &'a Words) -> Self {
        Self { output, words, names: Vec::new() }
    }

    /// What it writes to.
    pub fn into_output(self) -> O {
        self.output
    }

    /// Calls the seats by these names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.names = names;
        self
    }

    pub(crate) fn put(&self, sentence: &Sentence) -> String {
        self.words.say(sentence, &self.names)
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// One sentence on a line of its own.
    pub fn say(&mut self, sentence: &Sentence) -> io::Result<()> {
        let text = self.put(sentence);
        self.line(&text)
    }

    /// A message that needs no values.
    pub(crate) fn say_plain(&mut self, key: &'static str) -> io::Result<()> {
        self.say(&Sentence::new(key))
    }

    /// The start of a line on which somebody is to type.
    pub(crate) fn ask(&mut self, who: &str) -> io::Result<()> {
        write!(self.output, "{who}> ")?;
        self.output.flush()
    }

    /// A description, its lines set in under their headings.
    pub(crate) fn describe(&mut self, paragraphs: &[Paragraph]) -> io::Result<()> {
        for paragraph in paragraphs {
            self.say(&paragraph.heading)?;
            for line in &paragraph.lines {
                let text = self.put(line);
                writeln!(self.output, "  {text}")?;
            }
        }
        Ok(())
    }

    /// What happened, as far as the viewer may know it. Gives back whether there was anything.
    pub(crate) fn tell<R: Present>(
        &mut self,
        events: &[R::Event],
        viewer: Viewer,
    ) -> io::Result<bool> {
        let seen: Vec<_> = events.iter().filter_map(|event| event.seen_by(viewer)).collect();
        for event in &seen {
            self.say(&R::tell(event))?;
        }
        Ok(!seen.is_empty())
    }

    /// Why not: the sentence, the clause and its title.
    pub fn refuse(&mut self, refusal: &Refusal) -> io::Result<()> {
        let text = self.words.refuse(refusal, &self.names);
        self.line(&text)
    }

    pub(crate) fn tell_outcome(&mut self, outcome: Outcome) -> io::Result<()> {
        self.say(&outcome.sentence())
    }
}

//! Sentences onto lines.

use std::io::{self, Write};

use kernel::{Line, Outcome, Paragraph, Present, Refusal, Sentence};
use unicode_width::UnicodeWidthStr as _;
use words::Words;

use crate::board::wrapped;

/// What goes on on the next line is set in so far.
const HANGING: &str = "  ";

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
    /// Where lines are broken, if anywhere.
    columns: Option<u16>,
}

impl<'a, O: Write> Voice<'a, O> {
    pub const fn new(output: O, words: &'a Words) -> Self {
        Self { output, words, names: Vec::new(), columns: None }
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

    /// Breaks lines between words to fit a terminal of this width.
    #[must_use]
    pub const fn within(mut self, columns: Option<u16>) -> Self {
        self.columns = columns;
        self
    }

    pub(crate) fn put(&self, sentence: &Sentence) -> String {
        self.words.say(sentence, &self.names)
    }

    /// A line of text. What has to be broken goes on under its beginning.
    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        let Some(columns) = self.columns.filter(|it| text.width() > usize::from(*it)) else {
            return writeln!(self.output, "{text}");
        };
        let words = text.trim_start_matches(' ');
        let margin = " ".repeat(text.len() - words.len());
        let width = columns.saturating_sub(margin.len() as u16 + HANGING.len() as u16).max(1);
        for (number, part) in wrapped(words, width).iter().enumerate() {
            let hanging = if number == 0 { "" } else { HANGING };
            writeln!(self.output, "{margin}{hanging}{part}")?;
        }
        Ok(())
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

    /// The start of a line on which somebody is to type, and what they have typed of it already.
    pub(crate) fn ask(&mut self, who: &str, begun: &str) -> io::Result<()> {
        write!(self.output, "{who}> {begun}")?;
        self.output.flush()
    }

    /// A description, its lines set in under their headings.
    pub(crate) fn describe(&mut self, paragraphs: &[Paragraph]) -> io::Result<()> {
        for paragraph in paragraphs {
            self.say(&paragraph.heading)?;
            for line in &paragraph.lines {
                let text = self.put(line);
                self.line(&format!("  {text}"))?;
            }
        }
        Ok(())
    }

    /// What happened, all of which the reader may know.
    pub(crate) fn tell<R: Present>(&mut self, events: &[R::Event]) -> io::Result<()> {
        R::tell_all(events).iter().try_for_each(|line| self.story(line))
    }

    /// A line of what happened, set in as far as it says.
    fn story(&mut self, line: &Line) -> io::Result<()> {
        let told: Vec<String> = line.sentences.iter().map(|it| self.put(it)).collect();
        self.line(&format!("{}{}", "  ".repeat(line.depth.into()), told.join(" ")))
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

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn long_lines_break_between_words_and_go_on_under_their_beginning() {
        let words = Words::new(Language::En);
        let told = |columns| {
            let mut voice = Voice::new(Vec::new(), &words).within(columns);
            voice.line("  one two three four").expect("nothing fails in memory");
            String::from_utf8(voice.into_output()).expect("text")
        };
        assert_eq!(told(None), "  one two three four\n");
        assert_eq!(told(Some(20)), "  one two three four\n");
        assert_eq!(told(Some(14)), "  one two\n    three four\n");
    }
}

//! The built-in rulebook, printed.

use std::io::{self, Write};

use kernel::{Paragraph, Sentence};
use words::{Clause, Words};

use super::Voice;

impl<O: Write> Voice<'_, O> {
    /// Prints the clause with this id, or every clause whose id starts with it. Gives back whether
    /// there was any.
    pub fn rules(&mut self, id: &str) -> io::Result<bool> {
        let clauses = match self.words.clause(id) {
            Some(clause) => vec![clause],
            None => self.words.clauses(id),
        };
        if clauses.is_empty() {
            return self.section(id);
        }
        self.clauses(&clauses)
    }

    /// Prints the clauses of a game with this word in their titles; if there are none, those with
    /// it in their texts. Gives back whether there was any.
    pub fn search(&mut self, game: &str, word: &str) -> io::Result<bool> {
        let word = word.to_lowercase();
        let has = |text: &str| word.len() > 2 && text.to_lowercase().contains(&word);
        let clauses = self.words.clauses(game);
        let titled: Vec<Clause> = clauses.iter().filter(|it| has(&it.title)).cloned().collect();
        if !titled.is_empty() {
            return self.clauses(&titled);
        }
        let found: Vec<Clause> = clauses.into_iter().filter(|it| has(&it.text)).collect();
        self.clauses(&found)
    }

    /// Prints what there is to say of a section whose clauses have no texts.
    fn section(&mut self, id: &str) -> io::Result<bool> {
        let id = id.to_uppercase();
        let ids = [id.as_str(), section_of(&id)];
        let text = |id: &str| self.words.text(&format!("section-{id}.text"));
        let Some((id, text)) = ids.into_iter().find_map(|id| Some((id, text(id)?))) else {
            return Ok(false);
        };
        self.line(&section_title(self.words, id))?;
        self.line(&text)?;
        Ok(true)
    }

    fn clauses(&mut self, clauses: &[Clause]) -> io::Result<bool> {
        let mut section = "";
        for clause in clauses {
            if section_of(&clause.id) != section {
                if !section.is_empty() {
                    self.gap()?;
                }
                section = section_of(&clause.id);
                self.line(&section_title(self.words, section))?;
            }
            self.clause(clause)?;
        }
        Ok(!clauses.is_empty())
    }

    /// Prints what a game has to look up under this name or code. Gives back whether there was any.
    pub fn look_up(&mut self, reference: &[Paragraph], name: &str) -> io::Result<bool> {
        let name = name.to_lowercase();
        let called = |paragraph: &Paragraph| self.put(&paragraph.heading).to_lowercase();
        // A code or a whole word; failing that, how a name goes on.
        let is_it = |heading: &str| heading.split(' ').any(|word| word == name);
        let goes_on =
            |heading: &str| name.len() > 2 && format!(" {heading}").contains(&format!(" {name}"));
        let mut found: Vec<Paragraph> =
            reference.iter().filter(|it| is_it(&called(it))).cloned().collect();
        if found.is_empty() {
            found = reference.iter().filter(|it| goes_on(&called(it))).cloned().collect();
        }
        self.describe(&found)?;
        Ok(!found.is_empty())
    }

    /// Prints the sections of a game's rules: what one can ask for.
    pub fn contents(&mut self, game: &str) -> io::Result<()> {
        let clauses = self.words.clauses(game);
        let mut sections: Vec<(&str, u32)> = Vec::new();
        for clause in &clauses {
            match sections.last_mut() {
                Some((section, count)) if *section == section_of(&clause.id) => *count += 1,
                Some(_) | None => sections.push((section_of(&clause.id), 1)),
            }
        }
        for (section, count) in sections {
            let title = section_title(self.words, section);
            self.say(
                &Sentence::new("text-rules-section").with("title", title).with("count", count),
            )?;
        }
        self.say_plain("text-rules-how")
    }

    fn clause(&mut self, clause: &Clause) -> io::Result<()> {
        self.line(&format!("{} {}. {}", clause.id, clause.title, clause.text))
    }
}

/// `QU-MOVE` of `QU-MOVE-03`.
fn section_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(section, _number)| section)
}

/// The section's id and its name.
fn section_title(words: &Words, section: &str) -> String {
    match words.text(&format!("section-{section}")) {
        Some(title) => words.pair(section, title),
        None => section.to_owned(),
    }
}

//! A conversation: what was said and, where somebody typed, what they typed.

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use kernel::chance::Seed;
use kernel::{Play, Player, Present};
use tui::text::{Chair, Ended, Session};
use words::{Language, Words};

type Paper = Rc<RefCell<Vec<u8>>>;

/// Types the lines it was given, and lets them show as a terminal does.
pub(crate) struct Typist<'a> {
    left: &'a [u8],
    paper: Paper,
}

impl Read for Typist<'_> {
    fn read(&mut self, _buffer: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the text mode reads lines"))
    }
}

impl BufRead for Typist<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let end =
            self.left.iter().position(|byte| *byte == b'\n').map_or(self.left.len(), |n| n + 1);
        Ok(&self.left[..end])
    }

    fn consume(&mut self, amount: usize) {
        self.paper.borrow_mut().extend(&self.left[..amount]);
        self.left = &self.left[amount..];
    }
}

pub(crate) struct Printer(Paper);

impl Write for Printer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A typist and a printer that share their paper.
pub(crate) fn desk(typed: &str) -> (Typist<'_>, Printer, Paper) {
    let paper = Paper::default();
    (Typist { left: typed.as_bytes(), paper: paper.clone() }, Printer(paper.clone()), paper)
}

pub(crate) fn text(paper: &Paper) -> String {
    String::from_utf8(paper.borrow().clone()).expect("sentences are text")
}

pub(crate) fn players(names: &[&str]) -> Vec<Player> {
    names.iter().map(|name| Player { name: (*name).to_owned(), kind: "human".to_owned() }).collect()
}

pub(crate) fn start<R: Present>(setup: R::Setup, names: &[&str]) -> Play<R> {
    Play::start(setup, players(names), Seed::from_number(1)).expect("the set-up is legal")
}

/// Plays with everybody at one keyboard and gives back the conversation.
pub(crate) fn hot_seat<R: Present>(
    setup: R::Setup,
    names: &[&str],
    language: Language,
    typed: &str,
) -> (String, Ended) {
    let words = Words::new(language);
    let (typist, printer, paper) = desk(typed);
    let chairs = names.iter().map(|_| Chair::Human).collect();
    let mut session = Session::new(start::<R>(setup, names), chairs, &words, typist, printer);
    let ended = session.run().expect("nothing fails in memory");
    (text(&paper), ended)
}

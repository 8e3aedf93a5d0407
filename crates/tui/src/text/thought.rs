//! Bots that think on a thread of their own, so that whoever races against the clock is heard at
//! once, whatever bots are thinking about.
//!
//! One bot thinks at a time. What it comes up with is done if it is still allowed then; otherwise
//! it thinks again. Only at its next beat the clock waits for bots that are not done: at real
//! speed that is seconds away, and at a faster pace they still plan in time.

use std::fmt;
use std::io::{self, Write};
use std::mem;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use bots::{Bot, Question};
use kernel::{Present, Prompt, Rules, Seat};

use super::keyboard::{Heard, Keyboard};
use super::session::{Chair, Session};

/// A bot that comes back, and what it wants to do.
type Answer<R> = (Box<dyn Bot<R>>, Option<<R as Rules>::Action>);

/// What a bot is thinking about.
pub(super) struct Thought<R: Rules> {
    seat: Seat,
    /// How many decisions there were when it began.
    since: usize,
    answer: Receiver<Answer<R>>,
}

impl<R: Rules> fmt::Debug for Thought<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<R: Present, I: Keyboard, O: Write> Session<'_, R, I, O> {
    /// Whether bots think while somebody types.
    pub(super) fn thinks_apart(&self) -> bool {
        self.is_race() && self.input.bell().is_some()
    }

    pub(super) const fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Does what bots have come up with, and lets the next of them think.
    pub(super) fn think_apart(&mut self) -> io::Result<()> {
        loop {
            if self.is_thinking() && !self.thinks_apart() {
                // Nobody is in a hurry any more.
                self.await_thought()?;
            } else if self.is_thinking() {
                if !self.take_thought()? {
                    return Ok(());
                }
            } else if !self.begin_thought() {
                return Ok(());
            }
        }
    }

    /// Waits until the bot that is thinking has an answer.
    pub(super) fn await_thought(&mut self) -> io::Result<()> {
        let Some(thought) = self.thought.take() else { return Ok(()) };
        let (bot, action) = thought.answer.recv().map_err(|_| gave_up())?;
        self.conclude(&thought, bot, action)
    }

    /// Waits for what is typed, or for the clock. At its beat this waits for bots that still think;
    /// whoever types is heard.
    pub(super) fn listen(&mut self) -> io::Result<Heard> {
        let due_ms = self.due_ms();
        let heard = self.input.listen(due_ms)?;
        if heard != Heard::Due || !self.is_thinking() {
            return Ok(heard);
        }
        let heard = self.input.listen(None)?;
        if let Some(due_ms) = due_ms {
            self.input.turn_back_to(due_ms);
        }
        Ok(heard)
    }

    /// Goes on thinking, and when all bots are done tells what they did. Says whether that was
    /// anything.
    pub(super) fn tell_thoughts(&mut self) -> io::Result<bool> {
        self.think_apart()?;
        if self.is_thinking() || !self.has_news() {
            return Ok(false);
        }
        self.voice.gap()?;
        self.tell_news()?;
        Ok(true)
    }

    /// Does what a bot has come up with; says whether it has.
    fn take_thought(&mut self) -> io::Result<bool> {
        let Some(thought) = self.thought.take() else { return Ok(false) };
        match thought.answer.try_recv() {
            Ok((bot, action)) => self.conclude(&thought, bot, action).map(|()| true),
            Err(TryRecvError::Empty) => {
                self.thought = Some(thought);
                Ok(false)
            }
            Err(TryRecvError::Disconnected) => Err(gave_up()),
        }
    }

    /// Sends the next bot off that may have something to do; says whether there is one.
    fn begin_thought(&mut self) -> bool {
        let Prompt::Decide { seats, .. } = self.play.prompt() else { return false };
        let Some(bell) = self.input.bell().filter(|_| self.is_race()) else { return false };
        let Some(seat) = self.next_bot(seats) else { return false };
        let chair = mem::replace(&mut self.chairs[seat.index()], Chair::Away);
        let Chair::Bot(mut bot) = chair else {
            self.chairs[seat.index()] = chair;
            return false;
        };
        let (sender, answer) = channel();
        let since = self.play.record().decisions.len();
        let question = Question::new(self.play.state(), seat, since);
        thread::spawn(move || {
            let action = bot.answer(&question);
            // Where the game was left meanwhile nobody waits for it.
            let _ = sender.send((bot, action));
            bell.ring();
        });
        self.thought = Some(Thought { seat, since, answer });
        true
    }

    /// Others may have acted meanwhile: what is not allowed any more is thought about again.
    fn conclude(
        &mut self,
        thought: &Thought<R>,
        bot: Box<dyn Bot<R>>,
        action: Option<R::Action>,
    ) -> io::Result<()> {
        let seat = thought.seat;
        self.chairs[seat.index()] = Chair::Bot(bot);
        match action {
            Some(action) if R::check(self.play.state(), seat.into(), &action).is_ok() => {
                self.enter(seat.into(), &action)
            }
            Some(_) => Ok(()),
            None => {
                self.waits[seat.index()] = Some(thought.since);
                Ok(())
            }
        }
    }
}

fn gave_up() -> io::Error {
    io::Error::other("a bot gave up in the middle of a thought")
}

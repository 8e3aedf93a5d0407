//! The loop around a screen: draw, wait for a key or a bot, go on.

use std::fmt;
use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, Question};
use kernel::{Actor, Outcome, Play, Rules, Seat, SeatSet};
use ratatui::crossterm::event::{self, Event};
use words::Language;

use super::picture::Picture;
use super::session::Session;
use super::terminal::Screen;
use super::theme::Theme;
use crate::save::SaveFile;

/// Who decides for a seat.
pub enum Chair<R: Rules> {
    /// Somebody at this keyboard.
    Human,
    /// Thinks on a thread of its own, so that the screen stays alive.
    Bot(Box<dyn Bot<R>>),
}

impl<R: Rules> fmt::Debug for Chair<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Human => "Human",
            Self::Bot(_) => "Bot",
        })
    }
}

/// How a game is put on the screen.
#[derive(Debug, Clone)]
pub struct Settings {
    pub language: Language,
    pub theme: Theme,
    /// How long a bot's decision can be looked at before the next.
    pub pause: Duration,
    /// Where the game is kept.
    pub save: Option<SaveFile>,
}

impl Settings {
    /// With colours as the environment has them.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            theme: Theme::from_variables(|name| std::env::var(name).ok()),
            pause: Duration::from_millis(600),
            save: None,
        }
    }
}

/// How a game was left, and in which language it was spoken last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    pub language: Language,
}

/// Plays a game on the terminal until it is left. There is a chair for each seat.
pub fn play<R: Picture>(
    play: Play<R>,
    chairs: Vec<Chair<R>>,
    settings: Settings,
) -> io::Result<Left> {
    assert_eq!(chairs.len(), usize::from(R::seats(play.state())), "a chair for each seat");
    let seats = Seat::all(chairs.len() as u8);
    let humans = SeatSet::of(
        seats.zip(&chairs).filter(|(_, it)| matches!(it, Chair::Human)).map(|(seat, _)| seat),
    );
    let mut session = Session::new(play, humans, settings.language, settings.theme);
    if let Some(save) = settings.save {
        session = session.saved_in(save);
    }
    let (questions, asked) = channel();
    let (answered, answers) = channel();
    // Nobody waits for it: whoever leaves need not sit through a long thought.
    thread::spawn(move || think(chairs, &asked, &answered));
    let mut screen = Screen::take(R::GAME)?;
    let bots = Bots { questions, answers, pause: settings.pause, state: Thinking::Idle };
    run(&mut screen, &mut session, bots)?;
    drop(screen);
    Ok(Left { outcome: session.play().prompt().outcome(), language: session.language() })
}

/// Answers questions until nobody asks any more.
fn think<R: Rules>(
    mut chairs: Vec<Chair<R>>,
    asked: &Receiver<Question<R>>,
    answers: &Sender<Option<R::Action>>,
) {
    while let Ok(question) = asked.recv() {
        if let Chair::Bot(bot) = &mut chairs[question.seat.index()]
            && answers.send(bot.answer(&question)).is_err()
        {
            return;
        }
    }
}

struct Bots<R: Rules> {
    questions: Sender<Question<R>>,
    answers: Receiver<Option<R::Action>>,
    pause: Duration,
    state: Thinking<R::Action>,
}

enum Thinking<A> {
    Idle,
    Thinks(Asked),
    Decided(Asked, A),
}

/// A question that a bot has been asked.
#[derive(Clone, Copy)]
struct Asked {
    seat: Seat,
    /// [`Session::changes`] when it was asked.
    changes: u64,
    /// Its answer is not to be shown before.
    not_before: Instant,
}

impl<R: Picture> Bots<R> {
    /// Asks the bot whose turn it is, or plays what it decided. Gives back whether anything is to
    /// be drawn anew.
    fn go_on(&mut self, session: &mut Session<R>) -> io::Result<bool> {
        match std::mem::replace(&mut self.state, Thinking::Idle) {
            Thinking::Idle => {
                let Some(seat) = session.bot_asked() else { return Ok(false) };
                let play = session.play();
                let question = Question::new(play.state(), seat, play.record().decisions.len());
                self.questions.send(question).map_err(|_| bot_is_gone())?;
                let not_before = Instant::now() + self.pause;
                self.state =
                    Thinking::Thinks(Asked { seat, changes: session.changes(), not_before });
                Ok(false)
            }
            Thinking::Thinks(asked) => {
                self.state = match self.answers.try_recv() {
                    Ok(Some(action)) => Thinking::Decided(asked, action),
                    Ok(None) => {
                        session.bot_waits(asked.seat, asked.changes);
                        return Ok(true);
                    }
                    Err(TryRecvError::Empty) => Thinking::Thinks(asked),
                    Err(TryRecvError::Disconnected) => return Err(bot_is_gone()),
                };
                Ok(false)
            }
            // Somebody took a decision back while the bot thought: it is asked anew.
            Thinking::Decided(asked, _) if asked.changes != session.changes() => Ok(false),
            Thinking::Decided(asked, action) => {
                let is_time = Instant::now() >= asked.not_before || session.is_hurried();
                if is_time && session.bot_asked() == Some(asked.seat) {
                    session.bot_decided(asked.seat, &action);
                    return Ok(true);
                }
                self.state = Thinking::Decided(asked, action);
                Ok(false)
            }
        }
    }

    const fn is_idle(&self) -> bool {
        matches!(self.state, Thinking::Idle)
    }
}

fn bot_is_gone() -> io::Error {
    io::Error::other("a bot stopped thinking")
}

fn run<R: Picture>(
    screen: &mut Screen,
    session: &mut Session<R>,
    mut bots: Bots<R>,
) -> io::Result<()> {
    let mut is_stale = true;
    while !session.is_left() && !screen.is_to_end() {
        if is_stale {
            screen.terminal.draw(|frame| session.draw(frame.buffer_mut()))?;
        }
        is_stale = bots.go_on(session)?;
        // While nothing but a key can change anything, wait for one.
        let wait = if bots.is_idle() && session.bot_asked().is_none() { 500 } else { 10 };
        while event::poll(Duration::from_millis(if is_stale { 0 } else { wait }))? {
            is_stale = true;
            match event::read()? {
                Event::Key(key) => session.press(key),
                Event::Mouse(mouse) => session.mouse(mouse),
                Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {}
            }
        }
    }
    Ok(())
}

/// Who decided, if it was a seat.
pub(super) fn seat_of(actor: Actor) -> Option<Seat> {
    match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Clock => None,
    }
}

//! What somebody types, and the time that passes meanwhile.

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, BufRead, Read, Write};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Actor, Play, Prompt, Replay, Rules};

use super::draft::{Draft, Stroke};
#[cfg(unix)]
use super::hush::Hush;

/// What came first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// Somebody typed a line, here without its end.
    Line(String),
    /// Nobody did before the time was up.
    Due,
    /// Nobody did, and a [`Bell`] rang.
    Thought,
    /// Nothing more will be typed.
    End,
}

/// Where a session reads from. Times are the game's, in milliseconds since its start.
///
/// Whatever gives lines is a keyboard at which time stands still: in a game with a clock it then
/// passes only while nobody is asked. [`Timed`] is one at which time runs.
///
/// ```
/// use tui::text::{Heard, Keyboard};
///
/// let mut keyboard = &b"roll\n"[..];
/// assert_eq!(keyboard.listen(Some(1_000))?, Heard::Line("roll".to_owned()));
/// assert_eq!(keyboard.listen(Some(1_000))?, Heard::End);
/// assert_eq!(keyboard.now_ms(), None);
/// # Ok::<(), std::io::Error>(())
/// ```
pub trait Keyboard {
    /// Waits for the next line, though not longer than until the given time.
    fn listen(&mut self, due_ms: Option<u32>) -> io::Result<Heard>;

    /// What time it is, where time passes.
    fn now_ms(&self) -> Option<u32>;

    /// Lets the time until then pass at once.
    fn skip_to(&mut self, ms: u32);

    /// Goes on from an earlier time: what passed since then does not count.
    fn turn_back_to(&mut self, ms: u32);

    /// What somebody has typed of a line that is not finished, as far as that is known.
    fn begun(&self) -> Option<&str> {
        None
    }

    /// Interrupts whoever listens; none where nobody can be interrupted.
    fn bell(&self) -> Option<Bell> {
        None
    }
}

/// Rung by a bot that has thought, on a thread of its own.
#[derive(Debug, Clone)]
pub struct Bell(Sender<Signal>);

impl Bell {
    /// Whoever listens hears [`Heard::Thought`].
    pub fn ring(&self) {
        // Where nobody listens any more nobody need be told.
        let _ = self.0.send(Signal::Thought);
    }
}

#[derive(Debug)]
enum Signal {
    /// What was typed; none at the end.
    Typed(io::Result<Option<String>>),
    /// Some keys, where they come one by one.
    Keys(Vec<u8>),
    Thought,
}

impl<I: BufRead> Keyboard for I {
    fn listen(&mut self, _due_ms: Option<u32>) -> io::Result<Heard> {
        Ok(read_line(self)?.map_or(Heard::End, Heard::Line))
    }

    fn now_ms(&self) -> Option<u32> {
        None
    }

    fn skip_to(&mut self, _ms: u32) {}

    fn turn_back_to(&mut self, _ms: u32) {}
}

/// How fast the time of a game passes: `1x` is as fast as outside of it, `10x` ten times.
///
/// ```
/// use tui::text::Pace;
///
/// assert_eq!("1x".parse(), Ok(Pace::default()));
/// assert!("0.5x".parse::<Pace>().is_ok());
/// assert!("fast".parse::<Pace>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
// Invariant: within `Pace::BOUNDS`.
pub struct Pace(f64);

/// A text that is no [`Pace`].
///
/// ```
/// use tui::text::Pace;
///
/// let error = "0x".parse::<Pace>().unwrap_err();
/// assert_eq!(error.to_string(), "`0x` is not a pace from 0.1x to 1000x");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a pace from 0.1x to 1000x")]
pub struct PaceError(String);

impl Pace {
    const BOUNDS: std::ops::RangeInclusive<f64> = 0.1..=1000.0;
}

impl Default for Pace {
    fn default() -> Self {
        Self(1.0)
    }
}

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Self, PaceError> {
        let number = text.strip_suffix('x').unwrap_or(text).parse().ok();
        number
            .filter(|factor| Self::BOUNDS.contains(factor))
            .map(Self)
            .ok_or_else(|| PaceError(text.to_owned()))
    }
}

/// A keyboard beside a running clock.
#[derive(Debug)]
pub struct Timed {
    signals: Receiver<Signal>,
    bell: Bell,
    /// Nothing more will be typed.
    is_over: bool,
    /// The line that is being typed, where keys come one by one.
    desk: Option<Desk>,
    pace: Pace,
    /// The game's time at `since`.
    from_ms: u32,
    since: Instant,
}

/// A terminal whose keys come one by one.
struct Desk {
    draft: Draft,
    /// Keys that were not looked at yet.
    keys: VecDeque<u8>,
    /// Where they are shown.
    screen: Box<dyn Write>,
    #[cfg(unix)]
    /// It changes the terminal for as long as it is kept.
    hush: Option<Hush>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk").field("draft", &self.draft).finish_non_exhaustive()
    }
}

impl Desk {
    fn new(screen: impl Write + 'static) -> Self {
        Self {
            draft: Draft::default(),
            keys: VecDeque::new(),
            screen: Box::new(screen),
            #[cfg(unix)]
            hush: None,
        }
    }

    /// What the keys that are there make up: a line or the end, if they do.
    fn read(&mut self) -> io::Result<Option<Heard>> {
        while let Some(byte) = self.keys.pop_front() {
            let (shown, heard) = match self.draft.take(byte) {
                Stroke::Shown(text) => (text, None),
                Stroke::Line(line) => ("\n".to_owned(), Some(Heard::Line(line))),
                Stroke::End => (String::new(), Some(Heard::End)),
            };
            self.screen.write_all(shown.as_bytes())?;
            self.screen.flush()?;
            if heard.is_some() {
                return Ok(heard);
            }
        }
        Ok(None)
    }
}

impl Timed {
    /// Starts the clock at the given time. Lines are read on a thread of their own, which nobody
    /// waits for.
    pub fn new(mut input: impl BufRead + Send + 'static, pace: Pace, from_ms: u32) -> Self {
        let (sender, signals) = channel();
        let bell = Bell(sender.clone());
        thread::spawn(move || {
            loop {
                let line = read_line(&mut input);
                let is_last = !matches!(line, Ok(Some(_)));
                if sender.send(Signal::Typed(line)).is_err() || is_last {
                    return;
                }
            }
        });
        Self { signals, bell, is_over: false, desk: None, pace, from_ms, since: Instant::now() }
    }

    /// At a terminal what is being typed is known before the line is finished, and can be shown
    /// again after news. Fails where there is no terminal.
    #[cfg(unix)]
    pub fn at_terminal(pace: Pace, from_ms: u32) -> io::Result<Self> {
        let screen = std::fs::OpenOptions::new().write(true).open("/dev/tty")?;
        let mut desk = Desk::new(screen);
        desk.hush = Some(Hush::new()?);
        Ok(Self::at_desk(io::stdin(), desk, pace, from_ms))
    }

    /// Only a terminal of a Unix hands over its keys.
    #[cfg(not(unix))]
    pub fn at_terminal(_pace: Pace, _from_ms: u32) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn at_desk(
        mut input: impl Read + Send + 'static,
        desk: Desk,
        pace: Pace,
        from_ms: u32,
    ) -> Self {
        let (sender, signals) = channel();
        let bell = Bell(sender.clone());
        thread::spawn(move || {
            let mut bytes = [0; 256];
            loop {
                let signal = match input.read(&mut bytes) {
                    Ok(0) => Signal::Typed(Ok(None)),
                    Ok(count) => Signal::Keys(bytes[..count].to_vec()),
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                    Err(error) => Signal::Typed(Err(error)),
                };
                let is_last = matches!(signal, Signal::Typed(_));
                if sender.send(signal).is_err() || is_last {
                    return;
                }
            }
        });
        let since = Instant::now();
        Self { signals, bell, is_over: false, desk: Some(desk), pace, from_ms, since }
    }

    fn time_ms(&self) -> u32 {
        let passed_ms = self.since.elapsed().as_secs_f64() * 1000.0 * self.pace.0;
        self.from_ms.saturating_add(passed_ms as u32)
    }
}

impl Keyboard for Timed {
    fn listen(&mut self, due_ms: Option<u32>) -> io::Result<Heard> {
        if self.is_over {
            return Ok(Heard::End);
        }
        loop {
            if let Some(desk) = &mut self.desk
                && let Some(heard) = desk.read()?
            {
                self.is_over = heard == Heard::End;
                return Ok(heard);
            }
            let signal = match due_ms {
                None => self.signals.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(due_ms) => {
                    let left_ms = due_ms.saturating_sub(self.time_ms());
                    if left_ms == 0 {
                        return Ok(Heard::Due);
                    }
                    let wait = Duration::from_secs_f64(f64::from(left_ms) / 1000.0 / self.pace.0);
                    self.signals.recv_timeout(wait)
                }
            };
            match signal {
                Ok(Signal::Keys(bytes)) => {
                    self.desk.iter_mut().for_each(|desk| desk.keys.extend(&bytes));
                }
                Ok(Signal::Typed(Ok(Some(line)))) => return Ok(Heard::Line(line)),
                Ok(Signal::Typed(Err(error))) => return Err(error),
                Ok(Signal::Thought) => return Ok(Heard::Thought),
                Err(RecvTimeoutError::Timeout) => return Ok(Heard::Due),
                Ok(Signal::Typed(Ok(None))) | Err(RecvTimeoutError::Disconnected) => {
                    self.is_over = true;
                    return Ok(Heard::End);
                }
            }
        }
    }

    fn begun(&self) -> Option<&str> {
        self.desk.as_ref().map(|desk| desk.draft.text())
    }

    fn now_ms(&self) -> Option<u32> {
        Some(self.time_ms())
    }

    fn skip_to(&mut self, ms: u32) {
        if ms > self.time_ms() {
            (self.from_ms, self.since) = (ms, Instant::now());
        }
    }

    fn turn_back_to(&mut self, ms: u32) {
        if ms < self.time_ms() {
            (self.from_ms, self.since) = (ms, Instant::now());
        }
    }

    fn bell(&self) -> Option<Bell> {
        Some(self.bell.clone())
    }
}

/// The time at which a game that is taken up goes on: when its clock acted last.
pub fn time_of<R: Rules>(play: &Play<R>) -> u32 {
    let mut time_ms = 0;
    let Ok(mut replay) = Replay::<R>::new(play.record()) else { return time_ms };
    for decision in &play.record().decisions {
        if let (Actor::Clock, Prompt::Decide { clock_ms: Some(due_ms), .. }) =
            (decision.actor, R::prompt(replay.state()))
        {
            time_ms = due_ms;
        }
        if replay.step().is_err() {
            break;
        }
    }
    time_ms
}

/// The next line, without its end; none at the end of the input. Bytes that are no text are shown
/// as such and spell nothing.
pub(super) fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_has_bounds() {
        for (text, pace) in [("10x", 10.0), ("2", 2.0), ("0.5x", 0.5), ("1000x", 1000.0)] {
            assert_eq!(text.parse(), Ok(Pace(pace)), "{text}");
        }
        for text in ["", "x", "-1x", "0x", "1001x", "NaN", "inf", "1x1"] {
            assert_eq!(text.parse::<Pace>(), Err(PaceError(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn time_runs_on_and_can_be_skipped() {
        let mut keyboard = Timed::new(&b"up\n"[..], Pace(1000.0), 5_000);
        assert!(keyboard.now_ms().is_some_and(|now_ms| now_ms >= 5_000));
        keyboard.skip_to(60_000);
        keyboard.skip_to(100);
        assert!(keyboard.now_ms().is_some_and(|now_ms| now_ms >= 60_000));
        assert_eq!(keyboard.listen(Some(59_000)).ok(), Some(Heard::Due), "it is past that time");
        keyboard.turn_back_to(7_000);
        assert!(keyboard.now_ms().is_some_and(|now_ms| (7_000..59_000).contains(&now_ms)));
        assert_eq!(keyboard.listen(None).ok(), Some(Heard::Line("up".to_owned())));
        assert_eq!(keyboard.listen(None).ok(), Some(Heard::End));
    }

    /// Somebody who types nothing and does not go away.
    struct Silent(Receiver<()>);

    impl io::Read for Silent {
        fn read(&mut self, _buffer: &mut [u8]) -> io::Result<usize> {
            let _ = self.0.recv();
            Ok(0)
        }
    }

    /// Somebody whose keys come when the test says so.
    struct Keys(Receiver<&'static [u8]>);

    impl io::Read for Keys {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let bytes = self.0.recv().unwrap_or_default();
            buffer[..bytes.len()].copy_from_slice(bytes);
            Ok(bytes.len())
        }
    }

    #[test]
    fn what_is_being_typed_is_known_while_time_passes() {
        let (keys, input) = channel();
        let mut keyboard = Timed::at_desk(Keys(input), Desk::new(io::sink()), Pace(1000.0), 0);
        keys.send(b"la").expect("the keyboard listens");
        while keyboard.begun() != Some("la") {
            let soon_ms = keyboard.now_ms().unwrap_or_default() + 1_000;
            assert_eq!(keyboard.listen(Some(soon_ms)).ok(), Some(Heard::Due));
        }
        keys.send(b"y 5\nta").expect("the keyboard listens");
        assert_eq!(keyboard.listen(None).ok(), Some(Heard::Line("lay 5".to_owned())));
        keys.send(b"ke\n").expect("the keyboard listens");
        assert_eq!(keyboard.listen(None).ok(), Some(Heard::Line("take".to_owned())));
        drop(keys);
        assert_eq!(keyboard.listen(None).ok(), Some(Heard::End));
    }

    #[test]
    fn the_time_comes_when_nobody_types() {
        let (_open, silence) = channel();
        let input = io::BufReader::new(Silent(silence));
        let mut keyboard = Timed::new(input, Pace(1000.0), 0);
        assert_eq!(keyboard.listen(Some(10_000)).ok(), Some(Heard::Due));
        assert!(keyboard.now_ms().is_some_and(|now_ms| now_ms >= 10_000));
    }
}

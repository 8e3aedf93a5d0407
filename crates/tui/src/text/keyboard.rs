//! What somebody types, and the time that passes meanwhile.

use std::io::{self, BufRead};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use kernel::{Actor, Play, Prompt, Replay, Rules};

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
    pace: Pace,
    /// The game's time at `since`.
    from_ms: u32,
    since: Instant,
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
        Self { signals, bell, is_over: false, pace, from_ms, since: Instant::now() }
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
            Ok(Signal::Typed(Ok(Some(line)))) => Ok(Heard::Line(line)),
            Ok(Signal::Typed(Err(error))) => Err(error),
            Ok(Signal::Thought) => Ok(Heard::Thought),
            Err(RecvTimeoutError::Timeout) => Ok(Heard::Due),
            Ok(Signal::Typed(Ok(None))) | Err(RecvTimeoutError::Disconnected) => {
                self.is_over = true;
                Ok(Heard::End)
            }
        }
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

    #[test]
    fn the_time_comes_when_nobody_types() {
        let (_open, silence) = channel();
        let input = io::BufReader::new(Silent(silence));
        let mut keyboard = Timed::new(input, Pace(1000.0), 0);
        assert_eq!(keyboard.listen(Some(10_000)).ok(), Some(Heard::Due));
        assert!(keyboard.now_ms().is_some_and(|now_ms| now_ms >= 10_000));
    }
}

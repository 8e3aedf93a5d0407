//! The terminal, taken over and given back.

use std::io::{self, Stdout, Write, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use signal_hook::consts::TERM_SIGNALS;
use signal_hook::{SigId, flag, low_level};

/// The terminal while it is ours. Whichever way the game is left, dropping this gives it back.
#[derive(Debug)]
pub(crate) struct Screen {
    pub(crate) terminal: Terminal<CrosstermBackend<Stdout>>,
    ending: Ending,
}

impl Screen {
    pub(crate) fn take(title: &str) -> io::Result<Self> {
        restore_on_panic();
        let ending = Ending::new()?;
        enable_raw_mode()?;
        // From here on a failure must give the terminal back as well.
        let screen = Terminal::new(CrosstermBackend::new(stdout()))
            .map(|terminal| Self { terminal, ending });
        let took = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, SetTitle(title));
        if let Err(error) = took {
            give_back(&mut stdout());
            return Err(error);
        }
        screen
    }

    /// Whether the system has asked the program to end.
    pub(crate) fn is_to_end(&self) -> bool {
        self.ending.asked.load(Ordering::Relaxed)
    }
}

/// Listens for signals that would end the program with the terminal still taken.
#[derive(Debug)]
struct Ending {
    asked: Arc<AtomicBool>,
    signals: Vec<SigId>,
}

impl Ending {
    fn new() -> io::Result<Self> {
        let asked = Arc::new(AtomicBool::new(false));
        let signals = TERM_SIGNALS.iter().map(|signal| flag::register(*signal, asked.clone()));
        Ok(Self { signals: signals.collect::<io::Result<_>>()?, asked })
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        for signal in self.signals.drain(..) {
            low_level::unregister(signal);
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back(&mut stdout());
    }
}

/// Leaves the terminal as it was found. Whatever of it fails, the rest is still done.
fn give_back(output: &mut impl Write) {
    let _ = execute!(output, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

/// Gives the terminal back before a panic is reported, so that the report can be read.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back(&mut stdout());
            report(info);
        }));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn giving_back_leaves_the_other_screen_and_the_mouse_and_shows_the_cursor() {
        let mut output = Vec::new();
        give_back(&mut output);
        let written = String::from_utf8(output).expect("escape sequences are text");
        for sequence in ["\x1b[?1000l", "\x1b[?1049l", "\x1b[?25h"] {
            assert!(written.contains(sequence), "{sequence:?} in {written:?}");
        }
    }

    #[test]
    fn a_signal_to_end_is_noticed_and_survived() {
        let ending = Ending::new().expect("signals can be listened for");
        assert!(!ending.asked.load(Ordering::Relaxed));
        low_level::raise(signal_hook::consts::SIGTERM).expect("it can be raised");
        assert!(ending.asked.load(Ordering::Relaxed));
    }

    #[test]
    fn a_panic_is_reported_after_the_terminal_is_back() {
        // The hook runs the report that was there before it.
        let (sender, receiver) = std::sync::mpsc::channel();
        let sender = std::sync::Mutex::new(sender);
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |_| {
            let _ = sender.lock().map(|sender| sender.send(()));
        }));
        restore_on_panic();
        let caught = std::thread::spawn(|| panic!("on purpose")).join();
        panic::set_hook(before);
        assert!(caught.is_err());
        assert!(receiver.try_recv().is_ok(), "the earlier report ran");
    }
}

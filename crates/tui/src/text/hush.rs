//! A terminal that hands over every key at once and shows none by itself.
//!
//! It is put back as it was when whoever hushed it has gone, when the program is stopped for a
//! while, and when it is ended by a signal: nobody is left with a shell that shows nothing.

use std::io::{self, stdin};
use std::thread;

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::{Handle, Signals};
use signal_hook::low_level::emulate_default_handler;

/// As long as it lives the terminal is hushed.
#[derive(Debug)]
pub(super) struct Hush {
    before: Termios,
    signals: Handle,
}

impl Hush {
    /// Fails where the standard input is no terminal.
    pub(super) fn new() -> io::Result<Self> {
        let before = tcgetattr(stdin())?;
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
        let handle = signals.handle();
        hush(&before)?;
        let kept = before.clone();
        thread::spawn(move || {
            for signal in signals.forever() {
                // What cannot be put back cannot be helped: the program ends or stops all the same.
                let _ = tcsetattr(stdin(), OptionalActions::Drain, &kept);
                let _ = emulate_default_handler(signal);
                // It was only stopped, and goes on.
                let _ = hush(&kept);
            }
        });
        Ok(Self { before, signals: handle })
    }
}

impl Drop for Hush {
    fn drop(&mut self) {
        self.signals.close();
        // If this fails, the shell puts it right.
        let _ = tcsetattr(stdin(), OptionalActions::Drain, &self.before);
    }
}

fn hush(before: &Termios) -> io::Result<()> {
    let mut modes = before.clone();
    modes.local_modes.remove(LocalModes::ICANON | LocalModes::ECHO);
    Ok(tcsetattr(stdin(), OptionalActions::Drain, &modes)?)
}

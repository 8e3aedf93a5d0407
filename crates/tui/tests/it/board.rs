//! The full screen, drawn into a buffer and played with scripted keys.

mod drawing;
mod fleet;
mod playing;
mod scrubbing;

use kernel::chance::Seed;
use kernel::{Play, Player, Seat, SeatSet};
use quantum::{Quantum, Setup};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use tui::board::{Session, Theme};
use words::Language;

fn players(names: &[&str]) -> Vec<Player> {
    let player = |name: &&str| Player { name: (*name).to_owned(), kind: "human".to_owned() };
    names.iter().map(player).collect()
}

/// A game of two, after these actions of whoever is asked.
fn game(seed: u64, actions: &[&str]) -> Play<Quantum> {
    let seed = Seed::from_number(seed);
    let mut play =
        Play::start(Setup::basic(2), players(&["Ada", "Grace"]), seed).expect("a sound set-up");
    for action in actions {
        let seat = play.prompt().seats().first().expect("somebody is asked");
        let open: Vec<String> = play.actions(seat).iter().map(ToString::to_string).collect();
        let played = play.play_text(seat.into(), action);
        assert!(played.is_ok(), "{action}: {played:?}; open are {open:?}");
    }
    play
}

fn begin(play: Play<Quantum>, language: Language) -> Session<Quantum> {
    let everybody = SeatSet::of(Seat::all(2));
    Session::new(play, everybody, language, Theme::Full)
}

fn buffer(columns: u16, rows: u16) -> Buffer {
    Buffer::empty(Rect { x: 0, y: 0, width: columns, height: rows })
}

/// The screen as text, without what is to the right of the last letter of a line.
fn text(buffer: &Buffer) -> String {
    let line = |row: u16| {
        let cells = (0..buffer.area.width).map(|column| buffer[(column, row)].symbol());
        cells.collect::<String>().trim_end().to_owned() + "\n"
    };
    (0..buffer.area.height).map(line).collect()
}

/// The game's own sentences are its own business: the log, the question and the news are left out.
fn without_sentences(screen: &str) -> String {
    let log = ["─ Log", "─ Journal"].iter().find_map(|heading| screen.find(heading));
    let above = &screen[..log.expect("a log")];
    let (log_row, column) =
        (above.lines().count(), above.lines().last().map_or(0, |line| line.chars().count()));
    let rows = screen.lines().count();
    let line = |(row, line): (usize, &str)| {
        let kept = match row {
            row if row > rows - 7 => {
                if row == rows - 1 || row == rows - 5 {
                    line.to_owned()
                } else {
                    String::new()
                }
            }
            row if row >= log_row => line.chars().take(column).collect(),
            _ => line.to_owned(),
        };
        kept.trim_end().to_owned() + "\n"
    };
    screen.lines().enumerate().map(line).collect()
}

fn screen(session: &mut Session<Quantum>, columns: u16, rows: u16) -> String {
    let mut buffer = buffer(columns, rows);
    session.draw(&mut buffer);
    text(&buffer)
}

/// Presses keys, drawing the screen before each as a terminal does. Words in brackets are keys
/// that have no letter.
fn press(session: &mut Session<Quantum>, keys: &str) {
    for word in keys.split_whitespace() {
        let code = match word {
            "<enter>" => vec![KeyCode::Enter],
            "<esc>" => vec![KeyCode::Esc],
            "<tab>" => vec![KeyCode::Tab],
            "<up>" => vec![KeyCode::Up],
            "<down>" => vec![KeyCode::Down],
            "<left>" => vec![KeyCode::Left],
            "<right>" => vec![KeyCode::Right],
            "<space>" => vec![KeyCode::Char(' ')],
            typed => typed.chars().map(KeyCode::Char).collect(),
        };
        for code in code {
            screen(session, 100, 30);
            session.press(KeyEvent::new(code, KeyModifiers::NONE));
        }
    }
}

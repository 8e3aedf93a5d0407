//! Draws the screen of a real game as an SVG: `docs/pictures/terminal.svg` is made by
//! `cargo run -p tui --example picture > docs/pictures/terminal.svg`.
//!
//! The game is played by two greedy bots from a fixed seed, so the picture is the same on every
//! machine; then a person picks one of the ships.

use std::fmt::Write as _;

use bots::{BotSpec, Question};
use kernel::chance::Seed;
use kernel::{Play, Player, Rules as _, Seat, SeatSet};
use quantum::{Quantum, Setup};
use ratatui::buffer::{Buffer, Cell};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tui::board::{Session, Theme};
use words::Language;

const SEED: u64 = 11;
/// The first decision of somebody's turn after so many turns.
const TURN: u16 = 9;

/// The size of a cell, in the units of the drawing.
const CELL: (f32, f32) = (8.4, 17.0);

fn main() {
    let mut session = Session::new(game(), SeatSet::of(Seat::all(2)), Language::En, Theme::Full);
    let mut buffer = Buffer::empty(Rect { x: 0, y: 0, width: 100, height: 30 });
    for code in [KeyCode::Tab, KeyCode::Tab, KeyCode::Enter, KeyCode::Up] {
        session.draw(&mut buffer);
        session.press(KeyEvent::new(code, KeyModifiers::NONE));
    }
    session.draw(&mut buffer);
    print!("{}", svg(&buffer));
}

fn game() -> Play<Quantum> {
    let player = |name: &str| Player { name: name.to_owned(), kind: "human".to_owned() };
    let seed = Seed::from_number(SEED);
    let mut play = Play::start(Setup::basic(2), vec![player("Ada"), player("Grace")], seed)
        .expect("a sound set-up");
    let mut bot = BotSpec::Greedy.build::<Quantum>(SEED, bots::QuantumKnowledge);
    loop {
        let view = Quantum::view(play.state(), kernel::Viewer::Spectator);
        let Some(seat) = play.prompt().seats().first() else { return play };
        if view.turn >= TURN && view.phase == "actions" {
            return play;
        }
        let question = Question::new(play.state(), seat, play.record().decisions.len());
        let action = bot.answer(&question).expect("it never waits");
        play.play(seat.into(), &action).expect("a bot decides by the rules");
    }
}

fn svg(buffer: &Buffer) -> String {
    let (columns, rows) = (f32::from(buffer.area.width), f32::from(buffer.area.height));
    let (wide, high) = (columns * CELL.0 + 16.0, rows * CELL.1 + 16.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" \
         font-family=\"'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"{wide}\" height=\"{high}\" rx=\"8\" fill=\"{}\"/>\n",
        hex(buffer[(0, 5)].bg)
    );
    for row in 0..buffer.area.height {
        for (first, last) in runs(buffer, row) {
            draw_run(&mut svg, buffer, row, first, last);
        }
    }
    svg + "</svg>\n"
}

/// The stretches of a row that look alike.
fn runs(buffer: &Buffer, row: u16) -> Vec<(u16, u16)> {
    let look = |column: u16| {
        let cell = &buffer[(column, row)];
        (cell.fg, cell.bg, cell.modifier)
    };
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for column in 0..buffer.area.width {
        match runs.last_mut() {
            Some((_, last)) if look(*last) == look(column) => *last = column,
            Some(_) | None => runs.push((column, column)),
        }
    }
    runs
}

fn draw_run(svg: &mut String, buffer: &Buffer, row: u16, first: u16, last: u16) {
    let cell = &buffer[(first, row)];
    let (ink, ground) = colors(cell);
    let (x, y) = (f32::from(first) * CELL.0 + 8.0, f32::from(row) * CELL.1 + 8.0);
    let wide = f32::from(last - first + 1) * CELL.0;
    if ground != buffer[(0, 5)].bg {
        let high = CELL.1 + 0.3;
        let ground = hex(ground);
        let _ = writeln!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" \
             fill=\"{ground}\"/>"
        );
    }
    let text: String = (first..=last).map(|column| buffer[(column, row)].symbol()).collect();
    if text.trim().is_empty() {
        return;
    }
    let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let line = if cell.modifier.contains(Modifier::UNDERLINED) {
        " text-decoration=\"underline\""
    } else {
        ""
    };
    let (start, ink) = (y + 13.0, hex(ink));
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{start:.1}\" fill=\"{ink}\"{weight}{line} \
         textLength=\"{wide:.1}\" lengthAdjust=\"spacingAndGlyphs\" \
         xml:space=\"preserve\">{text}</text>"
    );
}

/// The colour of the letters and what is behind them.
fn colors(cell: &Cell) -> (Color, Color) {
    if cell.modifier.contains(Modifier::REVERSED) { (cell.bg, cell.fg) } else { (cell.fg, cell.bg) }
}

fn hex(color: Color) -> String {
    match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => "none".to_owned(),
    }
}

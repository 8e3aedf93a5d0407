//! The whole screen: the title, the board, the panels, the log, and what is asked below them.

use kernel::{Pick, Seat, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{Canvas, width, wrapped};
use super::desk::{Desk, HelpLines, LEAST};
use super::picture::{Glow, Picture, Scene};
use super::spots::Spots;
use super::theme::{Paint, shape};

/// Rows below the board: the question, two for buttons, two for news, the keys.
const FOOTER: u16 = 6;

/// What is to be shown, apart from the desk.
#[derive(Debug)]
pub(crate) struct Shown<'a, R: Picture> {
    pub(crate) view: &'a R::View,
    /// Who decides at this keyboard.
    pub(crate) seat: Option<Seat>,
    /// Whose shape stands before the question.
    pub(crate) asked: Option<Seat>,
    pub(crate) question: String,
    pub(crate) picks: &'a [Pick],
    pub(crate) lit: &'a [Pick],
    pub(crate) cursor: Option<&'a Pick>,
    pub(crate) touched: &'a [Pick],
    /// What is being typed.
    pub(crate) typed: Option<&'a str>,
    pub(crate) news: News,
    pub(crate) hints: String,
    pub(crate) help: HelpLines,
    /// What the page at the end says.
    pub(crate) over: Vec<String>,
}

/// The line about what was just done or is looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum News {
    Nothing,
    Refused(String),
    Said(String),
    /// About the thing under the cursor.
    Looked(String),
}

/// Draws everything, and notes where things lie. Gives back the things that have a number to
/// press.
pub(crate) fn draw<R: Picture>(
    desk: &mut Desk,
    buffer: &mut Buffer,
    shown: &Shown<'_, R>,
) -> Vec<Pick> {
    let is_place = |pick: &&Pick| !R::PLACES.contains(&pick.kind);
    let numbered: Vec<Pick> = shown.lit.iter().filter(is_place).cloned().collect();
    let mut spots = Spots::default();
    let theme = desk.theme;
    let mut canvas = Canvas::new(buffer, &mut spots, theme);
    let whole = canvas.area();
    let style = canvas.ink(Paint::Ink);
    canvas.fill(whole, style);

    if whole.width < LEAST.0 || whole.height < LEAST.1 {
        draw_too_small(desk, &mut canvas);
    } else {
        draw_table(desk, &mut canvas, shown, &numbered);
        desk.draw_page(&mut canvas, shown.help, &R::reference(shown.view), &shown.over);
    }
    desk.spots = spots;
    numbered
}

fn draw_too_small(desk: &Desk, canvas: &mut Canvas<'_>) {
    let sentence = Sentence::new("board-too-small").with("columns", LEAST.0).with("rows", LEAST.1);
    let whole = canvas.area();
    let style = canvas.bold(Paint::Ink);
    let lines = wrapped(&desk.say(&sentence), whole.width.saturating_sub(2));
    let top = whole.height.saturating_sub(lines.len() as u16) / 2;
    for (row, line) in (top..).zip(&lines) {
        canvas.write(whole, 1, row, line, style);
    }
}

fn draw_table<R: Picture>(
    desk: &mut Desk,
    canvas: &mut Canvas<'_>,
    shown: &Shown<'_, R>,
    numbered: &[Pick],
) {
    let whole = canvas.area();
    let scene = Scene::<R> {
        view: shown.view,
        words: &desk.words,
        names: &desk.names,
        seat: shown.seat,
        picks: shown.picks,
        lit: shown.lit,
        cursor: shown.cursor,
        touched: shown.touched,
        numbered,
        zoom: desk.zoom,
    };
    draw_title(&scene, canvas, whole);
    let high = whole.height - 1 - FOOTER;
    let room = Rect { y: whole.y + 1, height: high, ..whole };
    let wide = R::board_width(shown.view, room, desk.zoom);
    let board = Rect { width: wide, ..room };
    R::draw_board(&scene, canvas, board);
    let x = board.right() + 1;
    let side = Rect { x, width: whole.right().saturating_sub(x), ..board };
    let used = R::draw_panels(&scene, canvas, side);
    let footer = Rect { y: board.bottom(), height: FOOTER, ..whole };
    draw_footer(&scene, canvas, footer, shown, numbered);

    let log = Rect { y: side.y + used, height: side.height.saturating_sub(used), ..side };
    if log.height >= 2 {
        let key = if desk.log.is_scrolled() { "board-log-earlier" } else { "board-log" };
        canvas.heading(log, 0, &desk.words.text(key).unwrap_or_default());
        let lines = Rect { y: log.y + 1, height: log.height - 1, ..log };
        desk.log.draw(canvas, lines, &desk.words, &desk.names);
    }
}

fn draw_title<R: Picture>(scene: &Scene<'_, R>, canvas: &mut Canvas<'_>, whole: Rect) {
    let style = canvas.theme.block(Paint::Lit);
    canvas.fill(Rect { height: 1, ..whole }, style);
    canvas.write(whole, 1, 0, &scene.say(&R::title(scene.view)), style);
    let help = scene.words.text("board-title-help").unwrap_or_default();
    let column = whole.width.saturating_sub(width(&help) + 1);
    canvas.write(whole, column, 0, &help, style);
}

fn draw_footer<R: Picture>(
    scene: &Scene<'_, R>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    shown: &Shown<'_, R>,
    numbered: &[Pick],
) {
    let mut column = 1;
    if let Some(seat) = shown.asked {
        let style = canvas.bold(Paint::Seat(seat));
        column = canvas.write(area, column, 0, &format!("{} ", shape(seat)), style);
    }
    let style = canvas.bold(Paint::Ink);
    canvas.write(area, column, 0, &shown.question, style);

    match shown.typed {
        Some(typed) => {
            let style = canvas.bold(Paint::Accent);
            canvas.write(area, 1, 1, &format!(":{typed}▏"), style);
        }
        None => draw_buttons(scene, canvas, area, numbered),
    }

    let (paint, text) = match &shown.news {
        News::Nothing => (Paint::Faint, ""),
        News::Refused(text) => (Paint::Alarm, text.as_str()),
        News::Said(text) => (Paint::Accent, text.as_str()),
        News::Looked(text) => (Paint::Ink, text.as_str()),
    };
    let style = canvas.ink(paint);
    for (row, line) in (3..5).zip(wrapped(text, area.width.saturating_sub(2))) {
        canvas.write(area, 1, row, &line, style);
    }
    let style = canvas.ink(Paint::Faint);
    canvas.write(area, 1, area.height - 1, &shown.hints, style);
}

/// What was picked so far, and a button for each thing that was not drawn elsewhere.
fn draw_buttons<R: Picture>(
    scene: &Scene<'_, R>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    numbered: &[Pick],
) {
    let (mut column, mut row) = (1, 1);
    for pick in scene.picks {
        let label = label_of(scene, pick);
        let style = canvas.theme.block(Paint::Chosen);
        column = canvas.write(area, column, row, &format!(" {label} "), style);
        let style = canvas.ink(Paint::Faint);
        column = canvas.write(area, column, row, " ▸ ", style);
    }
    let hidden: Vec<&Pick> = numbered.iter().filter(|pick| !canvas.has_spot(pick)).collect();
    for pick in hidden {
        let label = label_of(scene, pick);
        let number = scene.number(pick).map(|number| format!("{number} ")).unwrap_or_default();
        let text = format!(" {number}{label} ");
        let wide = width(&text);
        if column + wide > area.width && row < 2 {
            (column, row) = (1, row + 1);
        }
        let style = button_style(scene.glow(pick), canvas);
        canvas.spot(
            Rect { x: area.x + column, y: area.y + row, width: wide, height: 1 },
            pick.clone(),
        );
        column = canvas.write(area, column, row, &text, style) + 1;
    }
}

fn label_of<R: Picture>(scene: &Scene<'_, R>, pick: &Pick) -> String {
    scene.put(R::label(scene.view, pick))
}

/// How a thing with a name looks.
pub(crate) fn button_style(glow: Glow, canvas: &Canvas<'_>) -> Style {
    match glow {
        Glow::Dark => canvas.ink(Paint::Faint),
        Glow::Lit => canvas.theme.block(Paint::Lit),
        Glow::Chosen => canvas.theme.block(Paint::Chosen),
        Glow::Cursor(_) => canvas.theme.block(Paint::Cursor),
    }
}

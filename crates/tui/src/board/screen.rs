//! The whole screen: the title, the board, the panels, the log, and what is asked below them.

use kernel::{Pick, Seat, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::buttons;
use super::canvas::{Canvas, width, wrapped};
use super::desk::{Desk, HelpLines, LEAST};
use super::picture::{Glow, Picture, Scene};
use super::spots::Spots;
use super::theme::{Paint, shape};

/// Rows below the board: the question, the buttons, the news and the keys.
const FOOTER: u16 = 6;

/// So many of them the question may take, and the buttons.
const MOST_OF_QUESTION: u16 = 2;
const MOST_OF_BUTTONS: u16 = 2;

/// What is to be shown, apart from the desk.
#[derive(Debug)]
pub(crate) struct Shown<'a, R: Picture> {
    pub(crate) view: &'a R::View,
    /// Who decides at this keyboard.
    pub(crate) seat: Option<Seat>,
    /// Whose shape stands before the question.
    pub(crate) asked: Option<Seat>,
    pub(crate) question: String,
    /// What helps to answer it.
    pub(crate) hint: Option<String>,
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
    let mut spots = Spots::default();
    let theme = desk.theme;
    let mut canvas = Canvas::new(buffer, &mut spots, theme);
    let whole = canvas.area();
    let style = canvas.ink(Paint::Ink);
    canvas.fill(whole, style);

    let mut numbered = Vec::new();
    if whole.width < LEAST.0 || whole.height < LEAST.1 {
        draw_too_small(desk, &mut canvas);
    } else {
        numbered = draw_table(desk, &mut canvas, shown);
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
) -> Vec<Pick> {
    let whole = canvas.area();
    let is_place = |pick: &&Pick| R::PLACES.contains(&pick.kind);
    let mut numbered: Vec<Pick> =
        shown.lit.iter().filter(|pick| !is_place(pick)).cloned().collect();
    let scene = Scene::<R> {
        view: shown.view,
        words: &desk.words,
        names: &desk.names,
        seat: shown.seat,
        picks: shown.picks,
        lit: shown.lit,
        cursor: shown.cursor,
        touched: shown.touched,
        numbered: &numbered,
        zoom: desk.zoom,
    };
    let high = whole.height - 1 - FOOTER;
    let room = Rect { y: whole.y + 1, height: high, ..whole };
    let is_cramped = R::is_cramped(shown.view, room, desk.zoom);
    draw_title(&scene, canvas, whole, is_cramped);
    let wide = R::board_width(shown.view, room, desk.zoom);
    let board = Rect { width: wide, ..room };
    R::draw_board(&scene, canvas, board);
    let x = board.right() + 1;
    let side = Rect { x, width: whole.right().saturating_sub(x), ..board };
    let used = R::draw_panels(&scene, canvas, side);
    let used = draw_hint(canvas, side, used, shown.hint.as_deref());
    let footer = Rect { y: board.bottom(), height: FOOTER, ..whole };
    // A place for which the board had no room becomes a button.
    let left_out = shown.lit.iter().filter(|pick| is_place(pick) && !canvas.has_spot(pick));
    let left_out: Vec<Pick> = left_out.cloned().collect();
    let all = [numbered.as_slice(), &left_out].concat();
    draw_footer(&Scene { numbered: &all, ..scene }, canvas, footer, shown);
    numbered = all;

    let log = Rect { y: side.y + used, height: side.height.saturating_sub(used), ..side };
    if log.height >= 2 {
        let key = if desk.log.is_scrolled() { "board-log-earlier" } else { "board-log" };
        canvas.heading(log, 0, &desk.words.text(key).unwrap_or_default());
        let lines = Rect { y: log.y + 1, height: log.height - 1, ..log };
        desk.log.draw(canvas, lines, &desk.words, &desk.names);
    }
    numbered
}

fn draw_title<R: Picture>(
    scene: &Scene<'_, R>,
    canvas: &mut Canvas<'_>,
    whole: Rect,
    is_cramped: bool,
) {
    let style = canvas.theme.block(Paint::Lit);
    canvas.fill(Rect { height: 1, ..whole }, style);
    let key = if is_cramped { "board-title-help-cramped" } else { "board-title-help" };
    let help = scene.words.text(key).unwrap_or_default();
    let column = whole.width.saturating_sub(width(&help) + 1);
    let left = Rect { width: column.saturating_sub(1), ..whole };
    canvas.write(left, 1, 0, &scene.say(&R::title(scene.view)), style);
    canvas.write(whole, column, 0, &help, style);
}

/// What helps to answer stands below the panels, as far as it leaves room for the log. Gives back the
/// rows that are used then.
fn draw_hint(canvas: &mut Canvas<'_>, side: Rect, used: u16, hint: Option<&str>) -> u16 {
    const LOG_AT_LEAST: u16 = 4;
    let lines = hint.map(|hint| wrapped(hint, side.width.saturating_sub(1))).unwrap_or_default();
    let end = used + lines.len() as u16;
    if end + LOG_AT_LEAST > side.height {
        return used;
    }
    let style = canvas.ink(Paint::Faint);
    for (row, line) in (used..end).zip(&lines) {
        canvas.write(side, 1, row, line, style);
    }
    end
}

fn draw_footer<R: Picture>(
    scene: &Scene<'_, R>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    shown: &Shown<'_, R>,
) {
    let mut column = 1;
    if let Some(seat) = shown.asked {
        let style = canvas.bold(Paint::Seat(seat));
        column = canvas.write(area, column, 0, &format!("{} ", shape(seat)), style);
    }
    let question = within(&shown.question, area.width.saturating_sub(column + 1), MOST_OF_QUESTION);
    let style = canvas.bold(Paint::Ink);
    for (row, line) in (0..).zip(&question) {
        canvas.write(area, column, row, line, style);
    }

    let asked = question.len() as u16;
    let buttons = match shown.typed {
        Some(_) => 1,
        None => buttons::rows(scene, canvas, area.width).clamp(1, MOST_OF_BUTTONS),
    };
    match shown.typed {
        Some(typed) => {
            let style = canvas.bold(Paint::Accent);
            canvas.write(area, 1, asked, &format!(":{typed}▏"), style);
        }
        None => {
            buttons::draw(scene, canvas, Rect { y: area.y + asked, height: buttons, ..area });
        }
    }
    draw_news(canvas, area, asked + buttons, &shown.news);
    let style = canvas.ink(Paint::Faint);
    canvas.write(area, 1, area.height - 1, &shown.hints, style);
}

/// The news stand in the same two rows, unless they need those that nothing else does.
fn draw_news(canvas: &mut Canvas<'_>, area: Rect, above: u16, news: &News) {
    let (paint, text) = match news {
        News::Nothing => (Paint::Faint, ""),
        News::Refused(text) => (Paint::Alarm, text.as_str()),
        News::Said(text) => (Paint::Accent, text.as_str()),
        News::Looked(text) => (Paint::Ink, text.as_str()),
    };
    let bottom = area.height - 1;
    let lines = within(text, area.width.saturating_sub(2), bottom.saturating_sub(above).max(1));
    let usual = bottom - 2;
    let top = usual.min(bottom - lines.len() as u16).max(above);
    let style = canvas.ink(paint);
    for (row, line) in (top..bottom).zip(&lines) {
        canvas.write(area, 1, row, line, style);
    }
}

/// The text in so many lines at most; what is cut off is marked.
fn within(text: &str, room: u16, most: u16) -> Vec<String> {
    let mut lines = wrapped(text, room);
    if lines.len() > usize::from(most) {
        lines.truncate(most.into());
        if let Some(last) = lines.last_mut() {
            last.push_str(" …");
        }
    }
    lines
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

//! One sector: its ships with class, firepower and hull, and what else lies there.

use ::fleet::FleetCommander;
use ::fleet::show::ShipView;
use kernel::Seat;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::things::{Thing, things_on};
use super::{sector_pick, ship_pick, ships_on};
use crate::board::canvas::{Canvas, width, wrapped};
use crate::board::picture::{Glow, Scene, Under};
use crate::board::theme::{Paint, shape};

/// How sectors are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ground {
    /// By lines around them.
    Framed,
    /// By their shade, as on a chessboard.
    Bare,
    Shaded,
}

pub(super) fn draw(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    cell: Rect,
    ground: Ground,
    sector: &str,
) {
    let pick = sector_pick(sector);
    let glow = scene.glow(&pick);
    let style = ground_style(canvas, glow, ground);
    canvas.fill(cell, style);
    let ships: Vec<_> = ships_on(scene.view, sector).collect();
    let things = things_on(scene, sector);
    // Ships never hide what lies below them, as far as there is a second line.
    let is_full = glow == Glow::Dark && ships.len() >= usize::from(cell.height);
    let floor = !things.is_empty() || (ground != Ground::Framed && !is_full);
    let deck = Rect { height: cell.height - u16::from(floor && cell.height > 1), ..cell };
    let lines = draw_ships(scene, canvas, deck, &ships);
    if things.is_empty() {
        let sign = if scene.view.fog.iter().any(|fog| fog == sector) { "?" } else { "·" };
        if lines == 0 {
            canvas.write(cell, cell.width / 2, cell.height / 2, sign, style);
        }
    } else {
        draw_things(canvas, cell, &things, lines, style);
    }
    draw_brackets(canvas, cell, glow, ground);
    if scene.touched.contains(&pick) {
        canvas.underline(Rect { y: cell.bottom() - 1, height: 1, ..cell });
    }
}

/// The colour of the sector itself.
fn ground_style(canvas: &Canvas<'_>, glow: Glow, ground: Ground) -> Style {
    let theme = canvas.theme;
    let paint = if ground == Ground::Shaded { Paint::Backdrop } else { Paint::Tile };
    match glow {
        Glow::Dark => Style::new().fg(theme.color(Paint::Faint)).bg(theme.color(paint)),
        Glow::Lit => theme.block(Paint::Lit),
        Glow::Chosen => theme.block(Paint::Chosen),
        Glow::Cursor(_) => theme.block(Paint::Cursor),
    }
}

/// Brackets on the frame above a sector that can be picked or was picked: not colour alone. Where
/// there is no frame they stand on the last line.
fn draw_brackets(canvas: &mut Canvas<'_>, cell: Rect, glow: Glow, ground: Ground) {
    let (left, right) = brackets(glow);
    let framed = ground == Ground::Framed;
    if left == " " || (!framed && (cell.height < 2 || cell.width < 3)) {
        return;
    }
    let y = if framed { cell.y.saturating_sub(1) } else { cell.bottom() - 1 };
    let line = Rect { y, height: 1, ..cell };
    let style = if framed { canvas.bold(Paint::Cursor) } else { Style::new() };
    canvas.write(line, 0, 0, left, style);
    canvas.write(line, cell.width - 1, 0, right, style);
}

const fn brackets(glow: Glow) -> (&'static str, &'static str) {
    match glow {
        Glow::Dark | Glow::Cursor(Under::Dark) => (" ", " "),
        Glow::Lit | Glow::Cursor(Under::Lit) => ("[", "]"),
        Glow::Chosen | Glow::Cursor(Under::Chosen) => ("«", "»"),
    }
}

/// Draws the ships, a line for each as far as there is room, and several where one is too short;
/// gives back the lines that it took.
fn draw_ships(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    deck: Rect,
    ships: &[(usize, &ShipView)],
) -> u16 {
    let count = ships.len() as u16;
    let each = if count == 0 || deck.width >= WHOLE { 1 } else { (deck.height / count).min(BLOCK) };
    if each > 1 {
        for (row, (owner, ship)) in (deck.y..).step_by(each.into()).zip(ships) {
            let place = Rect { y: row, height: each, ..deck };
            draw_ship(scene, canvas, place, *owner, ship);
            canvas.spot(place, ship_pick(*owner, ship));
        }
        return each * count;
    }
    let lines = count.min(deck.height);
    let mut left = ships;
    for line in 0..lines {
        let here = left.len().div_ceil(usize::from(lines - line));
        let (now, later) = left.split_at(here);
        left = later;
        let room = (deck.width / here as u16).max(1);
        for (column, (owner, ship)) in (0..deck.width).step_by(room.into()).zip(now) {
            let width = room.min(deck.width - column);
            let place = Rect { x: deck.x + column, y: deck.y + line, width, height: 1 };
            draw_ship(scene, canvas, place, *owner, ship);
            canvas.spot(place, ship_pick(*owner, ship));
        }
    }
    lines
}

fn draw_ship(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    place: Rect,
    owner: usize,
    ship: &ShipView,
) {
    let pick = &ship_pick(owner, ship);
    let seat = Seat::new(owner as u8);
    let glow = scene.glow(pick);
    let style = match glow {
        Glow::Dark | Glow::Lit => canvas.theme.block(Paint::Seat(seat)),
        Glow::Chosen => canvas.theme.block(Paint::Chosen),
        Glow::Cursor(_) => canvas.theme.block(Paint::Cursor),
    };
    let style = style.add_modifier(Modifier::BOLD);
    let style =
        if scene.touched.contains(pick) { style.add_modifier(Modifier::UNDERLINED) } else { style };
    canvas.fill(place, style);
    let (left, right) = brackets(glow);
    if place.width < ROOMY || place.height > 1 {
        // Brackets would take the room of what is to be read.
        let style = if glow == Glow::Lit { style.add_modifier(Modifier::REVERSED) } else { style };
        for (row, line) in (0..place.height).zip(ship_lines(seat, ship, place)) {
            canvas.write(place, 0, row, &line, style);
        }
        return;
    }
    let text = ship_text(seat, ship, place.width - 2);
    canvas.write(place, 0, 0, &format!("{left}{text}"), style);
    canvas.write(place, place.width - 1, 0, right, style);
}

/// From so many columns on there is room for class, firepower and hull in one line.
pub(super) const WHOLE: u16 = 8;

/// From so many columns on there is room for everything and for brackets.
const ROOMY: u16 = 11;

/// From so many columns on the whole hull stands beside what is left of it.
const WITH_WHOLE_HULL: u16 = 12;

/// The lines of a ship in a sector that is narrow and high.
const BLOCK: u16 = 3;

/// A ship in a place of one line or of several.
fn ship_lines(seat: Seat, ship: &ShipView, place: Rect) -> Vec<String> {
    let Rect { width: room, height, .. } = place;
    if height < 2 || ship.kind == "signal" {
        return vec![ship_text(seat, ship, room)];
    }
    let ShipView { id, class, hull, full_hull, .. } = ship;
    let head = format!("{}{id}{}", shape(seat), raised(*class));
    let firepower = format!("✦{}", firepower_of(ship));
    let both = format!("{head}{firepower}");
    let whole = format!("{hull}/{full_hull}");
    match room {
        ..=2 => vec![short_text(shape(seat), id, room), hull.to_string()],
        3..=4 if height < BLOCK => vec![head, hull.to_string()],
        3..=4 => vec![head, firepower, hull.to_string()],
        _ => vec![both, whole],
    }
}

/// A class as a small number beside the letter of its ship.
fn raised(class: u8) -> char {
    const RAISED: [char; 6] = ['⁰', '¹', '²', '³', '⁴', '⁵'];
    RAISED.get(usize::from(class)).copied().unwrap_or('⁺')
}

fn firepower_of(ship: &ShipView) -> String {
    ship.firepower.map_or("–".to_owned(), |firepower| firepower.to_string())
}

/// Shape and letter; then class, firepower and hull, as far as there is room. The class is raised,
/// so that a ship never looks like a sector: `a¹` is a Frigate, `a1` a corner.
pub(super) fn ship_text(seat: Seat, ship: &ShipView, room: u16) -> String {
    let ShipView { id, hull, .. } = ship;
    let class = raised(ship.class);
    let shape = shape(seat);
    let firepower = firepower_of(ship);
    if ship.kind == "signal" {
        return if room < 3 { short_text(shape, id, room) } else { format!("{shape}{id}?") };
    }
    let hidden = if ship.signal { "?" } else { " " };
    if room >= WITH_WHOLE_HULL {
        let hull = format!("{hull:>2}/{}", ship.full_hull);
        return format!("{shape}{id}{class}{hidden}✦{firepower} {hull}");
    }
    let texts = [
        format!("{shape}{id}{class}{hidden}✦{firepower} {hull:>2}"),
        format!("{shape}{id}{class}✦{firepower}/{hull}"),
        format!("{shape}{id}{class}/{hull}"),
        format!("{shape}{id}/{hull}"),
        format!("{shape}{id}{class}"),
    ];
    let fits = texts.into_iter().find(|text| width(text) <= room);
    fits.unwrap_or_else(|| short_text(shape, id, room))
}

fn short_text(shape: &str, id: &str, room: u16) -> String {
    if room < 2 { id.to_owned() } else { format!("{shape}{id}") }
}

/// What lies there besides ships, in the lines that they leave free: by its whole name where that
/// fits.
fn draw_things(canvas: &mut Canvas<'_>, cell: Rect, things: &[Thing], lines: u16, ground: Style) {
    let room = usize::from(cell.height - lines.min(cell.height));
    let whole: Vec<String> =
        things.iter().flat_map(|thing| wrapped(&thing.name, cell.width)).collect();
    let fits = whole.len() <= room && whole.iter().all(|part| width(part) <= cell.width);
    let parts = if fits {
        whole
    } else {
        let short: Vec<&str> = things.iter().map(|thing| thing.short.as_str()).collect();
        wrapped(&short.join(" "), cell.width)
    };
    for (row, part) in (lines..cell.height).zip(parts) {
        let part: String = part.chars().take(cell.width.into()).collect();
        canvas.write(cell, 0, row, &part, ground.add_modifier(Modifier::ITALIC));
    }
}

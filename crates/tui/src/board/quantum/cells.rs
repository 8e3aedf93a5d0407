//! One square: a ship, a planet, or nothing, and whether it can be picked.

use kernel::{Pick, Seat};
use quantum::{PlanetView, Quantum, ShipView};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{ship_on, square_pick};
use crate::board::canvas::Canvas;
use crate::board::picture::{Glow, Scene, Under};
use crate::board::theme::{Paint, shape};

pub(super) fn draw(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    cell: Rect,
    square: &str,
    symbol: char,
) {
    let pick = square_pick(square);
    let look = Look { glow: scene.glow(&pick), is_touched: scene.touched.contains(&pick) };
    let planet = scene.view.planets.iter().find(|planet| planet.square == square);
    match (planet, ship_on(scene.view, square)) {
        (Some(planet), _) => draw_planet(canvas, cell, planet, look),
        (None, Some((owner, ship))) => draw_ship(canvas, cell, owner, ship, look),
        (None, None) => draw_empty(canvas, cell, symbol, look),
    }
}

#[derive(Debug, Clone, Copy)]
struct Look {
    glow: Glow,
    is_touched: bool,
}

impl Look {
    /// What stands around a thing that is lit, chosen or under the cursor: not colour alone.
    const fn brackets(self) -> (&'static str, &'static str) {
        match self.glow {
            Glow::Dark | Glow::Cursor(Under::Dark) => (" ", " "),
            Glow::Lit | Glow::Cursor(Under::Lit) => ("[", "]"),
            Glow::Chosen | Glow::Cursor(Under::Chosen) => ("«", "»"),
        }
    }

    /// The style of the square, where a thing is not drawn in a colour of its own.
    fn style(self, canvas: &Canvas<'_>, own: Style) -> Style {
        match self.glow {
            Glow::Dark | Glow::Lit => own,
            Glow::Chosen => canvas.theme.block(Paint::Chosen),
            Glow::Cursor(_) => canvas.theme.block(Paint::Cursor),
        }
    }

    /// The line below a thing that the last decision touched.
    const fn underline(self) -> &'static str {
        if self.is_touched { "▁" } else { " " }
    }
}

fn on_tile(canvas: &Canvas<'_>, paint: Paint) -> Style {
    let theme = canvas.theme;
    Style::new().fg(theme.color(paint)).bg(theme.color(Paint::Tile))
}

fn draw_empty(canvas: &mut Canvas<'_>, cell: Rect, symbol: char, look: Look) {
    let dot = if symbol == 'v' { "░" } else { "·" };
    let (text, own) = match look.glow {
        Glow::Dark | Glow::Cursor(Under::Dark) => {
            (dot, on_tile(canvas, if symbol == 'v' { Paint::Faint } else { Paint::Lit }))
        }
        Glow::Lit | Glow::Chosen | Glow::Cursor(Under::Lit | Under::Chosen) => {
            ("◦", canvas.theme.block(Paint::Lit).add_modifier(Modifier::BOLD))
        }
    };
    let style = look.style(canvas, own);
    canvas.fill(cell, style);
    if cell.width < 4 {
        let style = if look.is_touched { style.add_modifier(Modifier::UNDERLINED) } else { style };
        canvas.write(cell, 0, 0, &format!("{text} "), style);
        return;
    }
    let (left, right) = match look.glow {
        Glow::Cursor(Under::Lit) => ("[", "]"),
        Glow::Chosen | Glow::Cursor(Under::Chosen) => ("«", "»"),
        Glow::Dark | Glow::Lit | Glow::Cursor(Under::Dark) => (" ", " "),
    };
    canvas.write(cell, 0, 0, &format!("{left}{text} {right}"), style);
    mark_touched(canvas, cell, look, style);
}

fn draw_ship(canvas: &mut Canvas<'_>, cell: Rect, owner: usize, ship: &ShipView, look: Look) {
    let seat = Seat::new(owner as u8);
    let own = canvas.theme.block(Paint::Seat(seat));
    let style = look.style(canvas, own).add_modifier(Modifier::BOLD);
    let name = format!("{}{}", shape(seat), ship.face);
    if cell.width < 4 {
        // There is no room for brackets: what is dark stands on the tile, what is lit on colour.
        let style = match look.glow {
            Glow::Dark => on_tile(canvas, Paint::Seat(seat)).add_modifier(Modifier::BOLD),
            Glow::Lit | Glow::Chosen | Glow::Cursor(_) => style,
        };
        let style = if look.is_touched { style.add_modifier(Modifier::UNDERLINED) } else { style };
        canvas.write(cell, 0, 0, &name, style);
        return;
    }
    canvas.fill(cell, style);
    let (left, right) = look.brackets();
    canvas.write(cell, 0, 0, &format!("{left}{name}{right}"), style);
    if cell.height > 1 {
        let moved = if ship.moved { "›" } else { look.underline() };
        let used = if ship.ability_used { "*" } else { look.underline() };
        let end = look.underline();
        canvas.write(cell, 0, 1, &format!("{end}{moved}{used}{end}"), style);
    } else {
        mark_touched(canvas, cell, look, style);
    }
}

fn draw_planet(canvas: &mut Canvas<'_>, cell: Rect, planet: &PlanetView, look: Look) {
    let own = canvas.theme.block(Paint::Planet);
    let style = look.style(canvas, own).add_modifier(Modifier::BOLD);
    let number = planet.number.to_string();
    if cell.width < 4 {
        draw_small_planet(canvas, cell, planet, look);
        return;
    }
    canvas.fill(cell, style);
    if cell.height > 1 {
        let (left, right) = look.brackets();
        let number = if planet.start { format!("{number}★") } else { number };
        canvas.write(cell, 0, 0, &format!("{left}{number:<2}{right}"), style);
        let below = Rect { y: cell.y + 1, height: 1, ..cell };
        let table = canvas.ink(Paint::Planet);
        canvas.fill(below, table);
        // Below the number, unless they need the whole width.
        draw_slots(canvas, below, planet, u16::from(planet.slots < 4), look);
    } else {
        let has_room = number.len() + usize::from(planet.slots) < 4;
        let star = if planet.start && has_room { "★" } else { "" };
        let column = canvas.write(cell, 0, 0, &format!("{star}{number}"), style);
        draw_slots(canvas, cell, planet, column, look);
    }
}

/// A cube in each slot that is taken, an empty square in each that is free.
fn draw_slots(canvas: &mut Canvas<'_>, cell: Rect, planet: &PlanetView, from: u16, look: Look) {
    let slots = planet.slots.max(planet.cubes.len() as u8);
    for (column, slot) in (from..).zip(0..slots) {
        let cube = planet.cubes.get(usize::from(slot)).map(|owner| Seat::new(*owner));
        let (text, paint) =
            cube.map_or(("▫", Paint::Faint), |owner| (shape(owner), Paint::Seat(owner)));
        let style = canvas.bold(paint);
        let style = if look.is_touched { style.add_modifier(Modifier::UNDERLINED) } else { style };
        canvas.write(cell, column, 0, text, style);
    }
}

/// The number alone, in the colour of whoever holds it alone.
fn draw_small_planet(canvas: &mut Canvas<'_>, cell: Rect, planet: &PlanetView, look: Look) {
    let paint = match planet.cubes.as_slice() {
        [first, rest @ ..] if rest.iter().all(|owner| owner == first) => {
            Paint::Seat(Seat::new(*first))
        }
        _ => Paint::Planet,
    };
    let own = canvas.theme.block(paint);
    let style = look.style(canvas, own).add_modifier(Modifier::BOLD);
    let style = match look.glow {
        Glow::Lit => style.add_modifier(Modifier::UNDERLINED),
        Glow::Dark | Glow::Chosen | Glow::Cursor(_) => style,
    };
    let star = if planet.start && planet.number < 10 { "*" } else { "" };
    let number = format!("{star}{}", planet.number);
    canvas.write(cell, 0, 0, &format!("{number:>2}"), style);
}

fn mark_touched(canvas: &mut Canvas<'_>, cell: Rect, look: Look, style: Style) {
    if !look.is_touched {
        return;
    }
    if cell.height > 1 {
        canvas.write(cell, 0, 1, "▁▁▁▁", style.fg(canvas.theme.color(Paint::Accent)));
    } else {
        let area = Rect { height: 1, ..cell };
        canvas.underline(area);
    }
}

/// A die beside the board: its letter, its owner's shape and its face.
pub(super) fn die_text(owner: usize, ship: &ShipView) -> String {
    format!("{}{}", shape(Seat::new(owner as u8)), ship.face)
}

/// The pick that stands for a die that is not on the board.
pub(super) fn die_pick(ship: &ShipView) -> Pick {
    Pick::new("die", ship.die.clone())
}

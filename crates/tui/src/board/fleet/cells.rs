//! One sector: its ships with class, firepower and hull, and what else lies there.

use ::fleet::{FleetCommander, ShipView};
use kernel::{Pick, Seat, Value};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{sector_pick, ship_pick, ships_on};
use crate::board::canvas::{Canvas, wrapped};
use crate::board::picture::{Glow, Scene, Under};
use crate::board::theme::{Paint, shape};

pub(super) fn draw(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    cell: Rect,
    has_frame: bool,
    sector: &str,
) {
    let pick = sector_pick(sector);
    let glow = scene.glow(&pick);
    let ground = ground(canvas, glow);
    canvas.fill(cell, ground);
    if has_frame {
        draw_brackets(canvas, cell, glow);
    }
    let ships: Vec<_> = ships_on(scene.view, sector).collect();
    let lines = draw_ships(scene, canvas, cell, &ships, ground);
    draw_ground(scene, canvas, cell, sector, lines, ground);
    if scene.touched.contains(&pick) {
        canvas.underline(Rect { y: cell.bottom() - 1, height: 1, ..cell });
    }
}

/// The colour of the sector itself.
fn ground(canvas: &Canvas<'_>, glow: Glow) -> Style {
    let theme = canvas.theme;
    match glow {
        Glow::Dark => Style::new().fg(theme.color(Paint::Faint)).bg(theme.color(Paint::Tile)),
        Glow::Lit => theme.block(Paint::Lit),
        Glow::Chosen => theme.block(Paint::Chosen),
        Glow::Cursor(_) => theme.block(Paint::Cursor),
    }
}

/// Brackets on the frame above a sector that can be picked or was picked: not colour alone.
fn draw_brackets(canvas: &mut Canvas<'_>, cell: Rect, glow: Glow) {
    let (left, right) = brackets(glow);
    if left == " " {
        return;
    }
    let above = Rect { y: cell.y.saturating_sub(1), height: 1, ..cell };
    let style = canvas.bold(Paint::Cursor);
    canvas.write(above, 0, 0, left, style);
    canvas.write(above, cell.width - 1, 0, right, style);
}

const fn brackets(glow: Glow) -> (&'static str, &'static str) {
    match glow {
        Glow::Dark | Glow::Cursor(Under::Dark) => (" ", " "),
        Glow::Lit | Glow::Cursor(Under::Lit) => ("[", "]"),
        Glow::Chosen | Glow::Cursor(Under::Chosen) => ("«", "»"),
    }
}

/// Draws the ships, a line for each as far as there is room; gives back the lines that it took.
fn draw_ships(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    cell: Rect,
    ships: &[(usize, &ShipView)],
    ground: Style,
) -> u16 {
    if ships.is_empty() {
        return 0;
    }
    if cell.width < 6 {
        draw_crowd(canvas, cell, ships, ground);
        return 1;
    }
    let a_line = (ships.len() as u16).div_ceil(cell.height);
    let room = cell.width / a_line;
    for (number, (owner, ship)) in (0_u16..).zip(ships) {
        let (row, column) = (number / a_line, number % a_line * room);
        let place = Rect {
            x: cell.x + column,
            y: cell.y + row,
            width: room.min(cell.width - column),
            height: 1,
        };
        let pick = ship_pick(*owner, ship);
        draw_ship(scene, canvas, place, *owner, ship, &pick);
        canvas.spot(place, pick);
    }
    (ships.len() as u16).div_ceil(a_line)
}

/// All ships of a sector as one shape and the sum of their classes.
fn draw_crowd(canvas: &mut Canvas<'_>, cell: Rect, ships: &[(usize, &ShipView)], ground: Style) {
    let class: u8 = ships.iter().map(|(_, ship)| ship.class).sum();
    let seat = Seat::new(ships[0].0 as u8);
    let style = ground.fg(canvas.theme.color(Paint::Seat(seat))).add_modifier(Modifier::BOLD);
    canvas.write(cell, 0, 0, &format!("{}{class}", shape(seat)), style);
}

fn draw_ship(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    place: Rect,
    owner: usize,
    ship: &ShipView,
    pick: &Pick,
) {
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
    if place.width < NARROW {
        // There is no room for brackets: colour and the line below must do.
        let style = if glow == Glow::Lit { style.add_modifier(Modifier::REVERSED) } else { style };
        canvas.write(place, 0, 0, &ship_text(seat, ship, place.width), style);
        return;
    }
    let (left, right) = brackets(glow);
    let text = ship_text(seat, ship, place.width - 2);
    canvas.write(place, 0, 0, &format!("{left}{text}"), style);
    canvas.write(place, place.width - 1, 0, right, style);
}

/// Below so many columns a ship has no brackets.
const NARROW: u16 = 5;

/// Shape, letter and class; then firepower and hull, as far as there is room.
pub(super) fn ship_text(seat: Seat, ship: &ShipView, room: u16) -> String {
    let ShipView { id, class, hull, .. } = ship;
    let shape = shape(seat);
    let firepower = ship.firepower.map_or("–".to_owned(), |firepower| firepower.to_string());
    if ship.kind == "signal" {
        return if room < 3 { id.clone() } else { format!("{shape}{id}?") };
    }
    match room {
        9.. if ship.signal => format!("{shape}{id}{class}?✦{firepower}{hull:>3}"),
        9.. => format!("{shape}{id}{class} ✦{firepower} {hull:>2}"),
        5.. => format!("{id}{class}/{hull}"),
        3.. => format!("{id}{hull}"),
        _ => id.clone(),
    }
}

/// What lies there besides ships, in the lines that they leave free.
fn draw_ground(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    cell: Rect,
    sector: &str,
    lines: u16,
    ground: Style,
) {
    let things = things_on(scene, sector);
    if things.is_empty() {
        if lines == 0 {
            let covered = scene.view.fog.iter().any(|fog| fog == sector);
            let sign = if covered { "?" } else { "·" };
            canvas.write(cell, cell.width / 2, cell.height / 2, sign, ground);
        }
        return;
    }
    let parts = things.iter().flat_map(|thing| wrapped(thing, cell.width));
    for (row, part) in (lines..cell.height).zip(parts) {
        canvas.write(cell, 0, row, &part, ground.add_modifier(Modifier::ITALIC));
    }
}

/// The names of the special sector, the gate, the containers, the tokens and the capacities of a
/// sector.
pub(super) fn things_on(scene: &Scene<'_, FleetCommander>, sector: &str) -> Vec<String> {
    let view = scene.view;
    let special = view.sectors.iter().filter(|special| special.sector == sector);
    let special = special.map(|special| {
        scene.put(Value::message(format!("fleet-sector-{}", special.kind.replace('_', "-"))))
    });
    let gates =
        view.gates.iter().zip('X'..).filter(|((one, other), _)| one == sector || other == sector);
    let lone = view.lone_gates.iter().filter(|(_, place)| place == sector);
    let gates = gates.map(|(_, letter)| letter).chain(lone.map(|(letter, _)| *letter));
    let gates = gates.map(|letter| format!("⊗{letter}"));
    let containers = view.containers.iter().filter(|(place, _)| place == sector);
    let containers = containers.map(|(_, count)| format!("▣{count}"));
    let tokens =
        view.tokens.iter().filter(|token| token.sector == sector && token.victim.is_none());
    let tokens = tokens.map(|token| {
        scene.put(Value::message(format!("fleet-token-{}", token.kind.replace('_', "-"))))
    });
    let capacities = view.capacities.iter().filter(|capacity| capacity.sector == sector);
    let capacities = capacities.map(|capacity| {
        scene.put(Value::message(format!("fleet-capacity-{}", capacity.capacity.replace('_', "-"))))
    });
    special.chain(gates).chain(containers).chain(tokens).chain(capacities).collect()
}

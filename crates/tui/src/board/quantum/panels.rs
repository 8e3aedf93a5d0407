//! The players' sheets and the cards that lie face up.

use kernel::{Pick, Seat, Sentence, Value};
use quantum::{CardView, Quantum, SeatView};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::cells::{die_pick, die_text};
use crate::board::canvas::{Canvas, width};
use crate::board::picture::{Glow, Scene};
use crate::board::screen::button_style;
use crate::board::theme::{Paint, shape};

/// Narrower panels show dials and cubes as numbers only.
const DIALS_WIDE: u16 = 42;

/// Draws everything and gives back how many rows it took.
pub(super) fn draw(scene: &Scene<'_, Quantum>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let seats = scene.view.seats.len() as u16;
    // With room for it, dials are drawn on a line of their own and sheets are set apart.
    let is_roomy = area.height >= seats * 4 + 4 + 5;
    let mut row = 0;
    for (index, sheet) in scene.view.seats.iter().enumerate() {
        row = draw_sheet(scene, canvas, area, row, index, sheet, is_roomy);
    }
    draw_display(scene, canvas, area, row)
}

fn draw_sheet(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    index: usize,
    sheet: &SeatView,
    is_roomy: bool,
) -> u16 {
    let seat = Seat::new(index as u8);
    let color = canvas.bold(Paint::Seat(seat));
    let is_active = scene.view.active == index as u8 && scene.view.phase != "over";
    canvas.heading(area, row, "");
    let name = format!(" {} {} ", shape(seat), scene.name(index));
    let style = if is_active { color.add_modifier(Modifier::REVERSED) } else { color };
    let column = canvas.write(area, 1, row, &name, style);
    if is_active {
        let style = canvas.ink(Paint::Ink);
        canvas.write(area, column + 1, row, &format!(" {} ", turn_text(scene)), style);
    }
    draw_cubes(scene, canvas, Rect { y: area.y + row, ..area }, seat, sheet);

    let mut row = row + 1;
    draw_dials(scene, canvas, area, row, seat, sheet);
    row += 1;
    if is_roomy || has_dice_aside(sheet) {
        draw_dice(scene, canvas, area, row, index);
        row += 1;
    }
    if is_roomy || !sheet.cards.is_empty() {
        draw_hand(scene, canvas, area, row, sheet);
        row += 1;
    }
    row
}

/// What the active player has left.
fn turn_text(scene: &Scene<'_, Quantum>) -> String {
    let view = scene.view;
    let picks = view.seats[usize::from(view.active)].picks;
    match view.phase {
        "setup" => scene.put(Value::message("board-quantum-phase-setup")),
        "cards" => scene.say(&Sentence::new("board-quantum-phase-cards").with("picks", picks)),
        _ => {
            let left = Sentence::new("board-quantum-phase-actions");
            scene.say(&left.with("left", view.actions_left))
        }
    }
}

/// The cubes still to be placed, at the right end of the heading.
fn draw_cubes(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    seat: Seat,
    sheet: &SeatView,
) {
    let label = scene.say(&Sentence::new("board-quantum-cubes").with("count", sheet.cubes));
    let has_room = area.width >= DIALS_WIDE;
    let cubes = if has_room { shape(seat).repeat(sheet.cubes.into()) + " " } else { String::new() };
    let wide = width(&label) + width(&cubes) + 3;
    let column = area.width.saturating_sub(wide);
    let style = canvas.ink(Paint::Ink);
    let column = canvas.write(area, column, 0, &format!(" {label} "), style);
    let style = canvas.bold(Paint::Seat(seat));
    canvas.write(area, column, 0, &cubes, style);
}

/// Research and dominance, as bars of six.
fn draw_dials(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    seat: Seat,
    sheet: &SeatView,
) {
    let dials = [
        ("board-quantum-research", sheet.research, 1),
        ("board-quantum-dominance", sheet.dominance, area.width / 2),
    ];
    for (key, value, column) in dials {
        let style = canvas.ink(Paint::Faint);
        let label = scene.words.text(key).unwrap_or_default();
        let column = canvas.write(area, column, row, &format!("{label} "), style);
        let style = canvas.bold(Paint::Ink);
        let column = canvas.write(area, column, row, &format!("{value} "), style);
        if area.width < DIALS_WIDE {
            continue;
        }
        let full = usize::from(value.min(6));
        let style = canvas.bold(Paint::Seat(seat));
        let column = canvas.write(area, column, row, &"━".repeat(full), style);
        let style = canvas.ink(Paint::Lit);
        canvas.write(area, column, row, &"─".repeat(6 - full), style);
    }
}

fn has_dice_aside(sheet: &SeatView) -> bool {
    sheet.ships.iter().any(|ship| ship.place == "scrapyard" || ship.place == "hand")
}

/// The dice that are not on the board: scrapyard, hand, reserve.
fn draw_dice(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    index: usize,
) {
    let mut column = 1;
    let places = [
        ("scrapyard", "board-quantum-scrapyard"),
        ("hand", "board-quantum-hand"),
        ("reserve", "board-quantum-reserve"),
    ];
    for (place, key) in places {
        let ships: Vec<_> = scene.view.ships_in(index, place).collect();
        if ships.is_empty() {
            continue;
        }
        let style = canvas.ink(Paint::Faint);
        let label = scene.words.text(key).unwrap_or_default();
        column = canvas.write(area, column, row, &format!("{label} "), style);
        for ship in ships {
            // In the reserve a die shows no face yet; elsewhere it goes by its letter.
            let text = match place {
                "reserve" => shape(Seat::new(index as u8)).to_owned(),
                _ => format!("{}{}", ship.die, die_text(index, ship)),
            };
            let is_own = scene.seat.is_some_and(|seat| seat.index() == index);
            let pick = die_pick(ship);
            let glow = if is_own { scene.glow(&pick) } else { Glow::Dark };
            let number = scene.number(&pick).filter(|_| is_own);
            let number = number.map(|number| format!("{number} ")).unwrap_or_default();
            let style = match glow {
                Glow::Dark => canvas.bold(Paint::Seat(Seat::new(index as u8))),
                glow => button_style(glow, canvas),
            };
            let text = format!("{number}{text}");
            if is_own && place != "reserve" {
                let (x, y) = (area.x + column, area.y + row);
                canvas.spot(Rect { x, y, width: width(&text), height: 1 }, pick);
            }
            column = canvas.write(area, column, row, &text, style) + 1;
        }
        column += 1;
    }
}

/// The command cards of a player; a new one works from the next turn on, a used one is spent.
fn draw_hand(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    sheet: &SeatView,
) {
    let style = canvas.ink(Paint::Faint);
    let label = scene.words.text("board-quantum-commands").unwrap_or_default();
    let mut column = canvas.write(area, 1, row, &format!("{label} "), style);
    if sheet.cards.is_empty() {
        canvas.write(area, column, row, "–", style);
    }
    for card in &sheet.cards {
        let pick = Pick::new("card", card.card);
        column = draw_card(scene, canvas, area, (column, row), &pick, Some(card)) + 1;
    }
}

/// One card by its name, with its number when it can be picked.
fn draw_card(
    scene: &Scene<'_, Quantum>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    (column, row): (u16, u16),
    pick: &Pick,
    held: Option<&CardView>,
) -> u16 {
    let name = scene.put(Value::message(format!("card-{}", pick.id)));
    let number = scene.number(pick).map(|number| format!("{number} ")).unwrap_or_default();
    let state = match held {
        Some(card) if !card.active => "+",
        Some(card) if card.used => "*",
        Some(_) | None => "",
    };
    let style = match (scene.glow(pick), held) {
        (Glow::Dark, Some(card)) if card.active && !card.used => canvas.ink(Paint::Ink),
        (Glow::Dark, Some(_)) => canvas.ink(Paint::Faint),
        (Glow::Dark, None) => canvas.ink(Paint::Ink),
        (glow, _) => button_style(glow, canvas),
    };
    let text = format!("{number}{name}{state}");
    let room = area.width.saturating_sub(column);
    let spot =
        Rect { x: area.x + column, y: area.y + row, width: width(&text).min(room), height: 1 };
    canvas.spot(spot, pick.clone());
    canvas.write(area, column, row, &text, style)
}

/// The cards that lie face up: command cards on the left, gambits on the right.
fn draw_display(scene: &Scene<'_, Quantum>, canvas: &mut Canvas<'_>, area: Rect, row: u16) -> u16 {
    let view = scene.view;
    canvas.heading(area, row, &scene.put(Value::message("board-quantum-display")));
    let half = area.width / 2;
    let gambits = scene.put(Value::message("board-quantum-gambits"));
    let style = canvas.bold(Paint::Accent);
    canvas.write(area, half, row, &format!(" {gambits} "), style);
    let mut last = row;
    for (column, cards) in [(1, &view.commands), (half + 1, &view.gambits)] {
        let side = Rect { width: (column + half - 1).min(area.width), ..area };
        for (row, card) in (row + 1..).zip(cards) {
            let pick = Pick::new("card", card.clone());
            draw_card(scene, canvas, side, (column, row), &pick, None);
            last = last.max(row);
        }
    }
    last + 1
}

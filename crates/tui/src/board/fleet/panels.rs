//! The players' bridges, reserves and results, and the attack that is going on.

use ::fleet::{AttackView, FleetCommander, SeatView};
use kernel::{Pick, Seat, Sentence, Value};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::cells::ship_text;
use super::{dice, ship_pick};
use crate::board::canvas::{Canvas, width};
use crate::board::picture::{Glow, Scene};
use crate::board::screen::button_style;
use crate::board::theme::{Paint, shape};

/// More players than this have one line each for all their dice.
const ROOMY: usize = 4;

/// Draws everything and gives back how many rows it took.
pub(super) fn draw(scene: &Scene<'_, FleetCommander>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let mut row = 0;
    for (index, sheet) in scene.view.seats.iter().enumerate() {
        row = draw_sheet(scene, canvas, area, row, index, sheet);
    }
    match &scene.view.attack {
        Some(attack) => draw_attack(scene, canvas, area, row, attack),
        None => row,
    }
}

fn draw_sheet(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    index: usize,
    sheet: &SeatView,
) -> u16 {
    draw_heading(scene, canvas, area, row, index, sheet);
    let mut pen = Pen { scene, area, index, column: 1, row: row + 1 };
    let is_roomy = scene.view.seats.len() <= ROOMY;
    pen.reserve(canvas, sheet);
    if is_roomy && !sheet.rolled.is_empty() {
        pen.next_line();
    }
    pen.rolled(canvas, sheet);
    if is_roomy {
        pen.next_line();
    }
    pen.bridge(canvas, sheet);
    pen.next_line();
    if is_roomy || usize::from(scene.view.active) == index {
        pen.tiles(canvas, sheet);
        pen.drawn(canvas, sheet);
        pen.waiting(canvas, sheet);
    }
    pen.row
}

fn draw_heading(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    index: usize,
    sheet: &SeatView,
) {
    let seat = Seat::new(index as u8);
    let color = canvas.bold(Paint::Seat(seat));
    let is_active = scene.view.active == index as u8 && scene.view.phase != "over";
    canvas.heading(area, row, "");
    let name = format!(" {} {} ", shape(seat), scene.name(index));
    let style = if is_active { color.add_modifier(Modifier::REVERSED) } else { color };
    canvas.write(area, 1, row, &name, style);
    let points = Sentence::new("board-fleet-points")
        .with("points", sheet.points)
        .with("start", sheet.points_at_start)
        .with("threshold", sheet.threshold);
    let points = format!(" {} ", scene.say(&points));
    let column = area.width.saturating_sub(width(&points) + 1);
    let style = canvas.ink(Paint::Ink);
    canvas.write(area, column, row, &points, style);
}

/// Writes one thing after the other.
struct Pen<'a, 'b> {
    scene: &'a Scene<'b, FleetCommander>,
    area: Rect,
    index: usize,
    column: u16,
    row: u16,
}

impl Pen<'_, '_> {
    fn next_line(&mut self) {
        (self.column, self.row) = (1, self.row + 1);
    }

    fn is_own(&self) -> bool {
        self.scene.seat.is_some_and(|seat| seat.index() == self.index)
    }

    fn word(&mut self, canvas: &mut Canvas<'_>, key: &str) {
        let style = canvas.ink(Paint::Faint);
        let text = self.scene.words.text(key).unwrap_or_default();
        self.column = canvas.write(self.area, self.column, self.row, &format!("{text} "), style);
    }

    /// Something that can perhaps be picked, with its number if it has one.
    fn thing(&mut self, canvas: &mut Canvas<'_>, pick: Pick, text: &str, own: Style) {
        let glow = if self.is_own() { self.scene.glow(&pick) } else { Glow::Dark };
        let number = self.scene.number(&pick).filter(|_| self.is_own() && glow != Glow::Dark);
        let number = number.map(|number| format!("{number}:")).unwrap_or_default();
        let text = match glow {
            Glow::Dark => text.to_owned(),
            _ => format!("[{number}{text}]"),
        };
        let style = if glow == Glow::Dark { own } else { button_style(glow, canvas) };
        if self.column + width(&text) > self.area.width && self.column > 1 {
            (self.column, self.row) = (3, self.row + 1);
        }
        let (x, y) = (self.area.x + self.column, self.area.y + self.row);
        if self.is_own() && !canvas.has_spot(&pick) {
            canvas.spot(Rect { x, y, width: width(&text), height: 1 }, pick);
        }
        self.column = canvas.write(self.area, self.column, self.row, &text, style) + 1;
    }

    /// Dice that can be rolled, by colour.
    fn reserve(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        self.word(canvas, "board-fleet-reserve");
        for (colour, count) in ["red", "blue", "green"].into_iter().zip(sheet.reserve) {
            let style = dice::style(canvas, colour);
            let text = format!("{}{count}", &colour[..1]);
            self.thing(canvas, Pick::new("colour", colour), &text, style);
        }
        self.column += 1;
    }

    /// Results of this turn; equal ones lie side by side.
    fn rolled(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        if sheet.rolled.is_empty() {
            return;
        }
        self.word(canvas, "board-fleet-rolled");
        for die in &sheet.rolled {
            let style = dice::style(canvas, die);
            self.thing(canvas, Pick::new("die", die.clone()), &dice::sign(die), style);
        }
    }

    /// Results that are kept.
    fn bridge(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        self.word(canvas, "board-fleet-bridge");
        if sheet.bridge.is_empty() {
            let style = canvas.ink(Paint::Faint);
            self.column = canvas.write(self.area, self.column, self.row, "– ", style);
        }
        for stored in &sheet.bridge {
            let style = dice::style(canvas, &stored.die);
            let pick = Pick::new("die", format!("{}*", stored.die));
            self.thing(canvas, pick, &dice::sign(&stored.die), style);
        }
    }

    /// Special sectors that were set aside.
    fn tiles(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        self.named(canvas, "board-fleet-tiles", ("tile", "fleet-sector"), &sheet.tiles);
    }

    /// Special weapons to choose from.
    fn drawn(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        self.named(canvas, "board-fleet-drawn", ("weapon", "fleet-weapon"), &sheet.drawn);
    }

    /// A word and what it stands before: things that can be picked, by their kind, with the
    /// beginning of their keys. Nothing where there are none.
    fn named(
        &mut self,
        canvas: &mut Canvas<'_>,
        word: &'static str,
        (kind, key): (&'static str, &str),
        ids: &[&'static str],
    ) {
        if ids.is_empty() {
            return;
        }
        self.word(canvas, word);
        for id in ids {
            let name = Value::message(format!("{key}-{}", id.replace('_', "-")));
            let style = canvas.ink(Paint::Ink);
            self.thing(canvas, Pick::new(kind, *id), &self.scene.put(name), style);
        }
        self.next_line();
    }

    /// Ships that are not deployed yet.
    fn waiting(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        let waiting: Vec<_> =
            sheet.ships.iter().filter(|ship| ship.sector.is_none() && !ship.destroyed).collect();
        if waiting.is_empty() {
            return;
        }
        self.word(canvas, "board-fleet-waiting");
        let seat = Seat::new(self.index as u8);
        for ship in waiting {
            let style = canvas.bold(Paint::Seat(seat));
            self.thing(canvas, ship_pick(self.index, ship), &ship_text(seat, ship, 5), style);
        }
        self.next_line();
    }
}

/// Who fires at whom, from where, and what gets through.
fn draw_attack(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
    attack: &AttackView,
) -> u16 {
    canvas.heading(area, row, &scene.put(Value::message("board-fleet-attack")));
    let parts = attack.salvo.iter().map(|(from, damage, is_stopped)| {
        let stop = if *is_stopped { " ✕" } else { "" };
        format!("{from} ✦{damage}{stop}")
    });
    let parts: Vec<String> = parts.collect();
    let style = canvas.bold(Paint::Alarm);
    let line =
        format!("{} ▸ {} ({}): {}", parts.join(", "), attack.target, attack.at, attack.damage);
    canvas.write(area, 1, row + 1, &line, style);
    row + 2
}

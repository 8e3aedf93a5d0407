//! The players' bridges, reserves and results, and the attack that is going on.

use ::fleet::FleetCommander;
use ::fleet::show::{AttackView, CampView, SeatView, ShipView};
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

/// What a ship takes that waits: everything without gaps.
const WAITING: u16 = 8;

/// With so many rows for each player there is room for who he is.
const TALL: usize = 8;

/// The rows that what a player has still to choose may take.
const LISTS: usize = 3;

/// Draws everything and gives back how many rows it took.
pub(super) fn draw(scene: &Scene<'_, FleetCommander>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
    let mut row = draw_camps(scene, canvas, area, 0);
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
    let seats = scene.view.seats.len();
    let is_roomy = seats <= ROOMY;
    let is_tall = usize::from(area.height) >= seats * TALL;
    if is_tall {
        pen.who(canvas, sheet);
    }
    pen.saved(canvas, sheet);
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
    // What finds no room here can still be picked: it becomes a button.
    let least = seats * if is_roomy { 3 } else { 2 };
    let is_spare = usize::from(area.height) > least + LISTS;
    if is_tall || (is_spare && usize::from(scene.view.active) == index) {
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
    let start = width(&name) + 2;
    let points = points_of(sheet).map(|points| format!(" {} ", scene.say(&points)));
    let room = area.width.saturating_sub(start + 1);
    let Some(points) = points.into_iter().find(|points| width(points) <= room) else { return };
    let column = area.width.saturating_sub(width(&points) + 1);
    let style = canvas.ink(Paint::Ink);
    canvas.write(area, column, row, &points, style);
}

/// Points and what decides about the player; points alone where there is little room.
fn points_of(sheet: &SeatView) -> [Sentence; 2] {
    let points =
        |key| Sentence::new(key).with("points", sheet.points).with("start", sheet.points_at_start);
    let only = points("board-fleet-points-only");
    let whole = match sheet.threshold {
        Some(threshold) => points("board-fleet-points").with("threshold", threshold),
        None if sheet.flagship_decides => points("board-fleet-points-flagship"),
        None => only.clone(),
    };
    [whole, only]
}

/// How the camps stand, each by the shapes of its players.
fn draw_camps(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    row: u16,
) -> u16 {
    let [first, second] = scene.view.camps.as_slice() else { return row };
    let sign = |camp: &CampView| -> String {
        camp.seats.iter().map(|seat| shape(Seat::new(*seat))).collect()
    };
    let camps = |key| Sentence::new(key).with("first", sign(first)).with("second", sign(second));
    let sentence = match (first.threshold, scene.view.enough) {
        (Some(threshold), _) => camps("board-fleet-camps")
            .with("points", first.points)
            .with("others", second.points)
            .with("threshold", threshold),
        (None, Some(enough)) => camps("board-fleet-camps-saved")
            .with("saved", first.containers)
            .with("others", second.containers)
            .with("count", enough),
        (None, None) => return row,
    };
    let style = canvas.ink(Paint::Ink);
    canvas.write(area, 1, row, &scene.say(&sentence), style);
    row + 1
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
        let place = Rect { x, y, width: width(&text), height: 1 };
        // What has no room here becomes a button.
        if self.is_own() && !canvas.has_spot(&pick) && self.area.intersection(place) == place {
            canvas.spot(place, pick);
        }
        self.column = canvas.write(self.area, self.column, self.row, &text, style) + 1;
    }

    /// Faction and commander.
    fn who(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        let named = |family: &str, id: &str| {
            self.scene.put(Value::message(format!("fleet-{family}-{}", id.replace('_', "-"))))
        };
        let mut text = named("faction", sheet.faction);
        if let Some(commander) = sheet.commander {
            text = format!("{text} · {}", named("commander", commander));
        }
        let style = canvas.ink(Paint::Faint);
        canvas.write(self.area, self.column, self.row, &text, style);
        self.next_line();
    }

    /// Containers evacuated, where they win.
    fn saved(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        let (true, Some(enough)) = (self.scene.view.camps.is_empty(), self.scene.view.enough)
        else {
            return;
        };
        let saved = Sentence::new("board-fleet-saved").with("saved", sheet.containers);
        let text = self.scene.say(&saved.with("count", enough));
        let style = canvas.ink(Paint::Ink);
        canvas.write(self.area, self.column, self.row, &text, style);
        self.next_line();
    }

    /// Dice that can be rolled, by colour.
    fn reserve(&mut self, canvas: &mut Canvas<'_>, sheet: &SeatView) {
        self.word(canvas, "board-fleet-reserve");
        for (colour, count) in ["red", "blue", "green"].into_iter().zip(sheet.reserve) {
            let style = dice::style(canvas, colour);
            let text = format!("{}{count}", dice::letter(self.scene.words, colour));
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
            self.thing(
                canvas,
                Pick::new("die", die.clone()),
                &dice::sign(self.scene.words, die),
                style,
            );
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
            self.thing(canvas, pick, &dice::sign(self.scene.words, &stored.die), style);
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
        let is_to_come = |ship: &&ShipView| ship.sector.is_none() && !ship.destroyed && !ship.fled;
        let waiting: Vec<_> = sheet.ships.iter().filter(is_to_come).collect();
        if waiting.is_empty() {
            return;
        }
        self.word(canvas, "board-fleet-waiting");
        let seat = Seat::new(self.index as u8);
        for ship in waiting {
            let style = canvas.bold(Paint::Seat(seat));
            self.thing(canvas, ship_pick(self.index, ship), &ship_text(seat, ship, WAITING), style);
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
    let goal = match &attack.target {
        Some(ship) => format!("{ship} ({})", attack.at),
        None => attack.at.clone(),
    };
    let line = format!("{} ▸ {goal}: {}", parts.join(", "), attack.damage);
    canvas.write(area, 1, row + 1, &line, style);
    row + 2
}

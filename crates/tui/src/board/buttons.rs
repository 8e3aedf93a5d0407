//! The line of buttons: what was picked so far, and whatever can be picked and was drawn nowhere.

use kernel::Pick;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::canvas::{Canvas, width};
use super::picture::{Picture, Scene};
use super::screen::button_style;
use super::theme::Paint;

/// A piece of text with its place; further rows come into view with the cursor.
struct Button<'a> {
    column: u16,
    row: u16,
    text: String,
    style: Style,
    pick: Option<&'a Pick>,
}

/// Text that goes on in the next row where it does not fit.
struct Sheet<'a> {
    width: u16,
    column: u16,
    row: u16,
    buttons: Vec<Button<'a>>,
}

impl<'a> Sheet<'a> {
    fn put(&mut self, text: String, style: Style, pick: Option<&'a Pick>) {
        let wide = width(&text);
        if self.column + wide > self.width && self.column > 1 {
            (self.column, self.row) = (1, self.row + 1);
        }
        let (column, row) = (self.column, self.row);
        self.column += wide + u16::from(pick.is_some());
        self.buttons.push(Button { column, row, text, style, pick });
    }
}

/// How many rows the buttons take.
pub(crate) fn rows<R: Picture>(scene: &Scene<'_, R>, canvas: &Canvas<'_>, width: u16) -> u16 {
    lay_out(scene, canvas, width).last().map_or(0, |last| last.row + 1)
}

/// Draws as many rows as the area has, those around the cursor.
pub(crate) fn draw<R: Picture>(scene: &Scene<'_, R>, canvas: &mut Canvas<'_>, area: Rect) {
    let buttons = lay_out(scene, canvas, area.width);
    let at_cursor = |button: &&Button<'_>| button.pick.is_some() && button.pick == scene.cursor;
    let row = buttons.iter().find(at_cursor).map_or(0, |button| button.row);
    let above = row.saturating_sub(area.height - 1);
    for button in &buttons {
        let row = i32::from(button.row) - i32::from(above);
        if let Some(pick) = button.pick {
            let place = (i32::from(area.x + button.column), i32::from(area.y) + row);
            canvas.spot_within(area, place, (width(&button.text), 1), pick.clone());
        }
        if let Ok(row) = u16::try_from(row) {
            canvas.write(area, button.column, row, &button.text, button.style);
        }
    }
    if buttons.last().is_some_and(|last| last.row >= above + area.height) {
        let style = canvas.bold(Paint::Accent);
        canvas.write(area, area.width - 1, area.height - 1, "▾", style);
    }
}

fn lay_out<'a, R: Picture>(
    scene: &Scene<'a, R>,
    canvas: &Canvas<'_>,
    width: u16,
) -> Vec<Button<'a>> {
    // The last column shows that there is more.
    let mut sheet = Sheet { width: width - 1, column: 1, row: 0, buttons: Vec::new() };
    for pick in scene.picks {
        sheet.put(format!(" {} ", scene.label(pick)), canvas.theme.block(Paint::Chosen), None);
        sheet.put(" ▸ ".to_owned(), canvas.ink(Paint::Faint), None);
    }
    for pick in scene.numbered.iter().filter(|pick| !canvas.has_spot(pick)) {
        let number = scene.number(pick).map(|number| format!("{number} ")).unwrap_or_default();
        let text = format!(" {number}{} ", scene.label(pick));
        sheet.put(text, button_style(scene.glow(pick), canvas), Some(pick));
    }
    sheet.buttons
}

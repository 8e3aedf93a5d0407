//! The board: tiles with borders, squares with what stands on them, letters and numbers outside.

use quantum::{Quantum, Square, View};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::cells;
use super::square_pick;
use crate::board::canvas::Canvas;
use crate::board::lattice::Lattice;
use crate::board::picture::{Scene, Zoom};
use crate::board::theme::Paint;

/// Columns of the row numbers on the left; one row above is for the column letters.
const EDGE: u16 = 3;

/// How large the squares are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Scale {
    pub(super) columns: u16,
    pub(super) rows: u16,
    has_borders: bool,
}

const LARGE: Scale = Scale { columns: 4, rows: 2, has_borders: true };

/// From the largest to the smallest.
const SCALES: [Scale; 5] = [
    LARGE,
    Scale { columns: 4, rows: 1, has_borders: true },
    Scale { columns: 4, rows: 1, has_borders: false },
    Scale { columns: 2, rows: 1, has_borders: true },
    Scale { columns: 2, rows: 1, has_borders: false },
];

impl Scale {
    /// Cells before the square with this number, in one direction.
    fn offset(self, index: u16, size: u16) -> u16 {
        index * size + if self.has_borders { index / 3 + 1 } else { 0 }
    }

    /// The whole board without its letters and numbers.
    fn extent(self, view: &View) -> (u16, u16) {
        let (columns, rows) = size_of(view);
        let border = |count: u16| if self.has_borders { count / 3 + 1 } else { 0 };
        (columns * self.columns + border(columns), rows * self.rows + border(rows))
    }
}

/// The board's columns and rows.
fn size_of(view: &View) -> (u16, u16) {
    let columns = view.board.first().map_or(0, |row| row.chars().count());
    (columns as u16, view.board.len() as u16)
}

/// What stands on a square: `.` no tile, `o` open, `v` void, `P` planet.
fn symbol(view: &View, column: u16, row: u16) -> char {
    let row = view.board.get(usize::from(row));
    row.and_then(|row| row.chars().nth(column.into())).unwrap_or('.')
}

/// The panels need this much; the board may have the rest.
const PANELS: u16 = 37;

pub(super) fn width_in(view: &View, room: Rect, zoom: Zoom) -> u16 {
    let room = Rect { width: room.width.saturating_sub(PANELS), ..room };
    let (wanted, _) = scale_in(view, room, zoom).extent(view);
    (wanted + EDGE).min(room.width)
}

/// The largest scale at which the whole board fits.
fn scale_in(view: &View, room: Rect, zoom: Zoom) -> Scale {
    let fits = |scale: &&Scale| {
        let (wide, high) = scale.extent(view);
        wide + EDGE <= room.width && high < room.height
    };
    match zoom {
        Zoom::Large => LARGE,
        Zoom::Fit => *SCALES.iter().find(fits).unwrap_or(&SCALES[4]),
    }
}

/// The part of the board that is seen, and how it is drawn.
struct Window {
    scale: Scale,
    /// Where the squares are drawn, without letters and numbers.
    area: Rect,
    /// What of the board lies to the left and above.
    hidden: (u16, u16),
}

impl Window {
    fn new(scene: &Scene<'_, Quantum>, area: Rect) -> Self {
        let room = (area.width.saturating_sub(EDGE), area.height.saturating_sub(1));
        let scale = scale_in(scene.view, area, scene.zoom);
        let (wide, high) = scale.extent(scene.view);
        let area = Rect {
            x: area.x + EDGE,
            y: area.y + 1,
            width: wide.min(room.0),
            height: high.min(room.1),
        };
        let mut window = Self { scale, area, hidden: (0, 0) };
        window.follow(scene, (wide, high));
        window
    }

    /// Scrolls so that the cursor is in the middle, as far as there is anything to scroll.
    fn follow(&mut self, scene: &Scene<'_, Quantum>, (wide, high): (u16, u16)) {
        let places = [scene.cursor, scene.picks.last(), scene.touched.last()];
        let square = places.iter().flatten().find_map(|pick| pick.id.parse::<Square>().ok());
        let Some(square) = square else { return };
        let (column, row) = (u16::from(square.column()), u16::from(square.row()));
        let to = |at: u16, room: u16, whole: u16| {
            at.saturating_sub(room / 2).min(whole.saturating_sub(room))
        };
        self.hidden = (
            to(self.scale.offset(column, self.scale.columns), self.area.width, wide),
            to(self.scale.offset(row, self.scale.rows), self.area.height, high),
        );
    }

    /// The cells of a square on the screen; outside of the window when it is scrolled away.
    fn place(&self, column: u16, row: u16) -> (i32, i32) {
        let x = self.scale.offset(column, self.scale.columns);
        let y = self.scale.offset(row, self.scale.rows);
        (
            i32::from(self.area.x) + i32::from(x) - i32::from(self.hidden.0),
            i32::from(self.area.y) + i32::from(y) - i32::from(self.hidden.1),
        )
    }

    /// The same, if the whole of it is seen.
    fn shown(&self, column: u16, row: u16) -> Option<Rect> {
        let (left, top) = self.place(column, row);
        let cell = Rect {
            x: u16::try_from(left).ok()?,
            y: u16::try_from(top).ok()?,
            width: self.scale.columns,
            height: self.scale.rows,
        };
        (self.area.intersection(cell) == cell).then_some(cell)
    }
}

pub(super) fn draw(scene: &Scene<'_, Quantum>, canvas: &mut Canvas<'_>, area: Rect) {
    let window = Window::new(scene, area);
    if window.scale.has_borders {
        draw_borders(scene.view, canvas, &window);
    }
    draw_edges(scene, canvas, area, &window);
    let (columns, rows) = size_of(scene.view);
    for row in 0..rows {
        for column in 0..columns {
            let symbol = symbol(scene.view, column, row);
            let square = Square::new(column as u8, row as u8).map(|square| square.to_string());
            let Some(square) = square.filter(|_| symbol != '.') else { continue };
            let size = (window.scale.columns, window.scale.rows);
            canvas.spot_within(window.area, window.place(column, row), size, square_pick(&square));
            if let Some(cell) = window.shown(column, row) {
                cells::draw(scene, canvas, cell, &square, symbol);
            }
        }
    }
}

/// Letters above the columns, numbers beside the rows; those of the cursor stand out.
fn draw_edges(scene: &Scene<'_, Quantum>, canvas: &mut Canvas<'_>, area: Rect, window: &Window) {
    let (columns, rows) = size_of(scene.view);
    let cursor = scene.cursor.and_then(|pick| pick.id.parse::<Square>().ok());
    let style = |is_here: bool, canvas: &Canvas<'_>| -> Style {
        if is_here { canvas.bold(Paint::Cursor) } else { canvas.ink(Paint::Faint) }
    };
    for column in 0..columns {
        let (left, _) = window.place(column, 0);
        let left = left + i32::from(window.scale.columns / 4);
        let right = i32::from(window.area.right());
        if (i32::from(window.area.x)..right).contains(&left) {
            let letter = char::from(b'a' + column as u8).to_string();
            let is_here = cursor.is_some_and(|square| u16::from(square.column()) == column);
            let style = style(is_here, canvas);
            canvas.write(area, left as u16 - area.x, 0, &letter, style);
        }
    }
    for row in 0..rows {
        let (_, top) = window.place(0, row);
        if (i32::from(window.area.y)..i32::from(window.area.bottom())).contains(&top) {
            let is_here = cursor.is_some_and(|square| u16::from(square.row()) == row);
            let style = style(is_here, canvas);
            canvas.write(area, 0, top as u16 - area.y, &format!("{:>2}", row + 1), style);
        }
    }
}

/// Lines around every tile.
fn draw_borders(view: &View, canvas: &mut Canvas<'_>, window: &Window) {
    let (columns, rows) = size_of(view);
    let (columns, rows) = (columns / 3, rows / 3);
    let has_tile = |column: i32, row: i32| {
        let is_inside =
            (0..i32::from(columns)).contains(&column) && (0..i32::from(rows)).contains(&row);
        is_inside && symbol(view, column as u16 * 3, row as u16 * 3) != '.'
    };
    let inside = (window.scale.columns * 3, window.scale.rows * 3);
    let lattice = Lattice { columns, rows, inside, area: window.area, hidden: window.hidden };
    lattice.draw(canvas, has_tile);
}

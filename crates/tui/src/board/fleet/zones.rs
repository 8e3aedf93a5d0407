//! The combat zones: sectors in frames, letters below the columns, numbers beside the rows.

use ::fleet::board::Sector;
use ::fleet::{FleetCommander, View};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::cells::{self, Ground};
use super::{place_of, sector_pick};
use crate::board::canvas::Canvas;
use crate::board::lattice::Lattice;
use crate::board::picture::{Scene, Zoom};
use crate::board::theme::Paint;

/// Columns of the row numbers on the left; one row below is for the column letters.
const EDGE: u16 = 3;

/// The panels need this much; the board may have the rest.
const PANELS: u16 = 36;

/// The inside of a sector, in cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Scale {
    columns: u16,
    rows: u16,
    frame: u16,
}

/// What [`Zoom::Large`] gives at least.
const LARGE: Scale = Scale { columns: 11, rows: 3, frame: 1 };

/// Larger sectors would show nothing more.
const LARGEST: (u16, u16) = (15, 6);

/// Narrower sectors have no frames: every column is needed. Nor have those in which ships can be
/// read only so.
const FRAMED: u16 = 6;

impl Scale {
    /// The largest at which the whole board fits.
    fn fitting(view: &View, room: Rect) -> Self {
        let (columns, rows) = size_of(view);
        let (wide, high) = (room.width.saturating_sub(EDGE), room.height.saturating_sub(1));
        let share = |length: u16, count: u16, frame: u16| {
            (length.saturating_sub(frame) / count.max(1)).saturating_sub(frame)
        };
        let with = |frame: u16| Self {
            columns: share(wide, columns, frame).min(LARGEST.0),
            rows: share(high, rows, frame).min(LARGEST.1),
            frame,
        };
        let (framed, bare) = (with(1), with(0));
        let gains = framed.columns < cells::WHOLE && bare.columns >= cells::WHOLE;
        if framed.columns >= FRAMED && framed.rows > 0 && !gains {
            return framed;
        }
        Self { columns: bare.columns.max(1), rows: bare.rows.max(1), ..bare }
    }

    /// The whole board without its letters and numbers.
    fn extent(self, view: &View) -> (u16, u16) {
        let (columns, rows) = size_of(view);
        let whole = |count: u16, size: u16| count * (size + self.frame) + self.frame;
        (whole(columns, self.columns), whole(rows, self.rows))
    }
}

/// The zones as rectangles: west and east column, and the rows.
fn zones(view: &View) -> impl Iterator<Item = (u16, u16, u16)> {
    view.zones.iter().filter_map(|zone| {
        let corner: Sector = zone.corner.parse().ok()?;
        let west = u16::from(corner.column());
        Some((west, west + u16::from(zone.width), u16::from(zone.depth)))
    })
}

/// The columns and rows that all zones take together.
fn size_of(view: &View) -> (u16, u16) {
    let east = zones(view).map(|(_, east, _)| east).max().unwrap_or(0);
    (east, zones(view).map(|(_, _, depth)| depth).max().unwrap_or(0))
}

fn is_laid(view: &View, column: i32, row: i32) -> bool {
    zones(view).any(|(west, east, depth)| {
        (i32::from(west)..i32::from(east)).contains(&column) && (0..i32::from(depth)).contains(&row)
    })
}

pub(super) fn width_in(view: &View, room: Rect, zoom: Zoom) -> u16 {
    let room = Rect { width: room.width.saturating_sub(PANELS), ..room };
    let (wanted, _) = scale_in(view, room, zoom).extent(view);
    (wanted + EDGE).min(room.width)
}

/// Whether ships cannot be read as a whole, and the board could be drawn larger.
pub(super) fn is_cramped(view: &View, room: Rect, zoom: Zoom) -> bool {
    let room = Rect { width: room.width.saturating_sub(PANELS), ..room };
    zoom == Zoom::Fit && Scale::fitting(view, room).columns < cells::WHOLE
}

fn scale_in(view: &View, room: Rect, zoom: Zoom) -> Scale {
    let fitting = Scale::fitting(view, room);
    match zoom {
        Zoom::Large if fitting.columns < LARGE.columns || fitting.rows < LARGE.rows => LARGE,
        Zoom::Large | Zoom::Fit => fitting,
    }
}

/// The part of the board that is seen, and how it is drawn.
struct Window {
    scale: Scale,
    /// Rows of the zones: the first one is drawn at the bottom.
    rows: u16,
    /// Where the sectors are drawn, without letters and numbers.
    area: Rect,
    /// What of the board lies to the left and above.
    hidden: (u16, u16),
}

impl Window {
    fn new(scene: &Scene<'_, FleetCommander>, area: Rect) -> Self {
        let scale = scale_in(scene.view, area, scene.zoom);
        let (wide, high) = scale.extent(scene.view);
        let area = Rect {
            x: area.x + EDGE,
            width: wide.min(area.width.saturating_sub(EDGE)),
            height: high.min(area.height.saturating_sub(1)),
            ..area
        };
        let (_, rows) = size_of(scene.view);
        let mut window = Self { scale, rows, area, hidden: (0, 0) };
        window.follow(scene, (wide, high));
        window
    }

    /// Scrolls so that the cursor is in the middle, as far as there is anything to scroll.
    fn follow(&mut self, scene: &Scene<'_, FleetCommander>, (wide, high): (u16, u16)) {
        let places = [scene.cursor, scene.picks.last(), scene.touched.last()];
        let found = places.iter().flatten().find_map(|pick| place_of(scene.view, pick));
        let Some(sector) = found else { return };
        let (x, y) = self.offset(u16::from(sector.column()), u16::from(sector.row()));
        let to = |at: u16, room: u16, whole: u16| {
            at.saturating_sub(room / 2).min(whole.saturating_sub(room))
        };
        self.hidden = (to(x, self.area.width, wide), to(y, self.area.height, high));
    }

    /// Cells before the inside of a sector.
    fn offset(&self, column: u16, row: u16) -> (u16, u16) {
        let Scale { columns, rows, frame } = self.scale;
        let from_top = self.rows.saturating_sub(1).saturating_sub(row);
        (column * (columns + frame) + frame, from_top * (rows + frame) + frame)
    }

    /// The cells of a sector on the screen; outside of the window when it is scrolled away.
    fn place(&self, column: u16, row: u16) -> (i32, i32) {
        let (x, y) = self.offset(column, row);
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

pub(super) fn draw(scene: &Scene<'_, FleetCommander>, canvas: &mut Canvas<'_>, area: Rect) {
    let window = Window::new(scene, area);
    if window.scale.frame > 0 {
        draw_frames(scene.view, canvas, &window);
    }
    draw_edges(scene, canvas, area, &window);
    let (columns, rows) = size_of(scene.view);
    for row in 0..rows {
        for column in 0..columns {
            let sector = Sector::new(column as u8, row as u8).map(|sector| sector.to_string());
            let laid = is_laid(scene.view, column.into(), row.into());
            let Some(sector) = sector.filter(|_| laid) else { continue };
            let size = (window.scale.columns, window.scale.rows);
            canvas.spot_within(window.area, window.place(column, row), size, sector_pick(&sector));
            if let Some(cell) = window.shown(column, row) {
                let ground = match window.scale.frame {
                    0 if (column + row) % 2 == 1 => Ground::Shaded,
                    0 => Ground::Bare,
                    _ => Ground::Framed,
                };
                cells::draw(scene, canvas, cell, ground, &sector);
            }
        }
    }
}

/// Letters below the columns, numbers beside the rows; those of the cursor stand out.
fn draw_edges(
    scene: &Scene<'_, FleetCommander>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    window: &Window,
) {
    let (columns, rows) = size_of(scene.view);
    let cursor = scene.cursor.and_then(|pick| place_of(scene.view, pick));
    let style = |is_here: bool, canvas: &Canvas<'_>| -> Style {
        if is_here { canvas.bold(Paint::Cursor) } else { canvas.ink(Paint::Faint) }
    };
    for column in (0..columns).filter(|column| is_laid(scene.view, (*column).into(), 0)) {
        let left = window.place(column, 0).0 + i32::from(window.scale.columns / 2);
        if (i32::from(window.area.x)..i32::from(window.area.right())).contains(&left) {
            let sector = Sector::new(column as u8, 0);
            let letter = sector.map_or(String::new(), Sector::column_name);
            let is_here = cursor.is_some_and(|sector| u16::from(sector.column()) == column);
            let style = style(is_here, canvas);
            let below = window.area.bottom() - area.y;
            canvas.write(area, left as u16 - area.x, below, &letter, style);
        }
    }
    for row in 0..rows {
        let top = window.place(0, row).1 + i32::from(window.scale.rows / 2);
        if (i32::from(window.area.y)..i32::from(window.area.bottom())).contains(&top) {
            let is_here = cursor.is_some_and(|sector| u16::from(sector.row()) == row);
            let style = style(is_here, canvas);
            canvas.write(area, 0, top as u16 - area.y, &format!("{:>2}", row + 1), style);
        }
    }
}

/// Lines around every sector.
fn draw_frames(view: &View, canvas: &mut Canvas<'_>, window: &Window) {
    let (columns, rows) = size_of(view);
    let inside = (window.scale.columns, window.scale.rows);
    let lattice = Lattice { columns, rows, inside, area: window.area, hidden: window.hidden };
    // From the top: the last row of sectors comes first.
    lattice.draw(canvas, |column, from_top| is_laid(view, column, i32::from(rows) - 1 - from_top));
}

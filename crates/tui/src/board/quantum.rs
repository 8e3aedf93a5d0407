//! Quantum on the screen.

mod cells;
mod grid;
mod names;
mod panels;

use kernel::{Paragraph, Pick, Sentence, Value};
use quantum::{Quantum, ShipView, View};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::picture::{Picture, Scene, Zoom};

impl Picture for Quantum {
    const PLACES: &'static [&'static str] = &["square"];

    fn title(view: &View) -> Sentence {
        Sentence::new("board-quantum-title")
            .with("map", Value::message(format!("map-{}", view.map)))
            .with("turn", view.turn)
            .with("edition", Value::message(format!("board-quantum-edition-{}", view.edition)))
    }

    fn board_width(view: &View, room: Rect, zoom: Zoom) -> u16 {
        grid::width_in(view, room, zoom)
    }

    fn draw_board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) {
        grid::draw(scene, canvas, area);
    }

    fn draw_panels(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        panels::draw(scene, canvas, area)
    }

    fn inspect(view: &View, pick: &Pick) -> Option<Sentence> {
        names::inspect(view, pick)
    }

    fn reference(view: &View) -> Vec<Paragraph> {
        names::reference(view)
    }
}

/// The ship on a square, with its owner.
fn ship_on<'a>(view: &'a View, square: &str) -> Option<(usize, &'a ShipView)> {
    let is_here = |ship: &&ShipView| ship.square.as_deref() == Some(square);
    view.seats
        .iter()
        .enumerate()
        .find_map(|(owner, seat)| Some((owner, seat.ships.iter().find(is_here)?)))
}

fn square_pick(square: &str) -> Pick {
    Pick::new("square", square.to_owned())
}

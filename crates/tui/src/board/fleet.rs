//! Fleet Commander on the screen.

mod cells;
mod dice;
mod names;
mod panels;
mod things;
mod zones;

use ::fleet::board::Sector;
use ::fleet::show::ShipView;
use ::fleet::{FleetCommander, View};
use kernel::{Paragraph, Pick, Seat, Sentence, Value};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::picture::{Picture, Scene, Zoom};

/// The columns that the mark of a ship takes at most on a button.
const MARK: u16 = 10;

impl Picture for FleetCommander {
    const PLACES: &'static [&'static str] = &["sector", "ship"];

    fn title(view: &View) -> Sentence {
        Sentence::new("board-fleet-title")
            .with("scenario", Value::message(names::scenario(view)))
            .with("phase", Value::message(format!("board-fleet-phase-{}", view.phase)))
            .with("round", view.round)
    }

    fn aim(view: &View) -> Option<Sentence> {
        Some(names::goal(view))
    }

    fn board_width(view: &View, room: Rect, zoom: Zoom) -> u16 {
        zones::width_in(view, room, zoom)
    }

    fn is_cramped(view: &View, room: Rect, zoom: Zoom) -> bool {
        zones::is_cramped(view, room, zoom)
    }

    fn draw_board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) {
        zones::draw(scene, canvas, area);
    }

    fn draw_panels(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) -> u16 {
        panels::draw(scene, canvas, area)
    }

    fn mark(view: &View, place: &Pick) -> Option<String> {
        let (owner, ship) = (place.kind == "ship").then(|| ship_of(view, &place.id))??;
        Some(cells::ship_text(Seat::new(owner as u8), ship, MARK))
    }

    fn inspect(view: &View, pick: &Pick) -> Option<Sentence> {
        names::inspect(view, pick)
    }

    fn reference(view: &View) -> Vec<Paragraph> {
        names::reference(view)
    }
}

fn sector_pick(sector: &str) -> Pick {
    Pick::new("sector", sector.to_owned())
}

/// A ship goes by the number of its seat and its letter: `2b`.
fn ship_pick(owner: usize, ship: &ShipView) -> Pick {
    Pick::new("ship", format!("{}{}", Seat::new(owner as u8), ship.id))
}

/// The ships on a sector, with their owners.
fn ships_on<'a>(view: &'a View, sector: &'a str) -> impl Iterator<Item = (usize, &'a ShipView)> {
    view.seats.iter().enumerate().flat_map(move |(owner, seat)| {
        let here = seat.ships.iter().filter(move |ship| ship.sector.as_deref() == Some(sector));
        here.map(move |ship| (owner, ship))
    })
}

/// The ship that a pick names, with its owner.
fn ship_of<'a>(view: &'a View, id: &str) -> Option<(usize, &'a ShipView)> {
    let (seat, letter) = id.split_at_checked(1)?;
    let owner = seat.parse::<usize>().ok()?.checked_sub(1)?;
    let ship = view.seats.get(owner)?.ships.iter().find(|ship| ship.id == letter)?;
    Some((owner, ship))
}

/// Where the thing lies that a pick names, if it is on the board.
fn place_of(view: &View, pick: &Pick) -> Option<Sector> {
    let sector = match pick.kind {
        "sector" => Some(&*pick.id),
        "ship" => ship_of(view, &pick.id).and_then(|(_, ship)| ship.sector.as_deref()),
        _ => None,
    };
    sector?.parse().ok()
}

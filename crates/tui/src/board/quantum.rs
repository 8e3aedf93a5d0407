//! Quantum on the screen.

mod cells;
mod grid;
mod marks;
mod names;
mod panels;

use kernel::{Outcome, Paragraph, Pick, Seat, Sentence, Value};
use quantum::{Action, Event, Pay, Quantum, ShipRef, ShipView, Square, View};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::picture::{Picture, Scene, Zoom};

impl Picture for Quantum {
    const CLAUSES: &'static str = "QU-";
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

    fn label(view: &View, pick: &Pick) -> Value {
        names::label(view, pick)
    }

    fn inspect(view: &View, pick: &Pick) -> Option<Sentence> {
        names::inspect(view, pick)
    }

    fn touched(event: &Event) -> Vec<Pick> {
        marks::touched(event)
    }

    /// An order to a ship that cannot be given, a planet on which nothing can be built, a card that
    /// cannot be taken.
    fn meant(view: &View, seat: Seat, picks: &[Pick], dark: &Pick) -> Option<Action> {
        let to = || dark.id.parse::<Square>().ok().filter(|_| dark.kind == "square");
        match picks {
            [] if dark.kind == "card" => dark.id.parse().ok().map(Action::Take),
            [] if is_planet(view, &dark.id) => to().map(Action::Build),
            [] => {
                let (owner, _) = ship_on(view, &dark.id)?;
                let ship = to().filter(|_| owner == seat.index())?;
                Some(Action::Reconfigure(ShipRef::On(ship)))
            }
            [die] if die.kind == "die" => {
                Some(Action::Deploy { die: die.id.parse().ok()?, to: to()? })
            }
            [from] => Some(order(view, seat, from.id.parse().ok()?, to()?, Pay::Action)),
            [from, verb, ..] => {
                let from = from.id.parse().ok()?;
                match &*verb.id {
                    "strike" => Some(Action::Strike { from, target: to()? }),
                    "warp" => Some(Action::Warp { from, with: to()? }),
                    "nomadic" => Some(Action::Nomadic { from, to: to()? }),
                    "curious" => Some(order(view, seat, from, to()?, Pay::Curious)),
                    "tactical" => Some(order(view, seat, from, to()?, Pay::Tactical)),
                    _ => None,
                }
            }
        }
    }

    /// The only square from which the target can be attacked: it follows the ship and its target.
    fn follows(picks: &[Pick], only: &Pick) -> bool {
        let is_square = |pick: &Pick| pick.kind == "square";
        match picks {
            [from, target] => is_square(from) && is_square(target) && is_square(only),
            [_, pay, target] => {
                matches!(&*pay.id, "curious" | "tactical") && is_square(target) && is_square(only)
            }
            _ => false,
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnStarted { .. })
    }

    fn reference(view: &View) -> Vec<Paragraph> {
        names::reference(view)
    }

    fn outcome(view: &View) -> Option<Outcome> {
        view.outcome
    }
}

/// A move, or an attack where an enemy stands.
fn order(view: &View, seat: Seat, from: Square, to: Square, pay: Pay) -> Action {
    let is_enemy = ship_on(view, &to.to_string()).is_some_and(|(owner, _)| owner != seat.index());
    if is_enemy {
        Action::Attack { from, via: from, target: to, pay }
    } else {
        Action::Move { from, to, pay }
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

fn is_planet(view: &View, square: &str) -> bool {
    view.planets.iter().any(|planet| planet.square == square)
}

fn square_pick(square: &str) -> Pick {
    Pick::new("square", square.to_owned())
}

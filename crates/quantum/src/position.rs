//! Positions placed by hand, for scripts and tests.

use kernel::{Refusal, Seat, Stage};
use serde::{Deserialize, Serialize};

use crate::Quantum;
use crate::action::{DiceSet, DieId};
use crate::advance::COMMANDS_AT_MOST;
use crate::card::{Card, Command, Commands};
use crate::deck::{Decks, copies_of};
use crate::refusal::Ban;
use crate::setup::Setup;
use crate::square::Square;
use crate::state::{DIAL_END, DIAL_START, Place, State};
use crate::step::{Step, Steps};
use crate::turn::ACTIONS;

/// A position as people write it: a turn's actions, with everything where it is put.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is, counted from 1; the first seat's if left out.
    pub active: Option<u8>,
    /// Actions left; 3 if left out.
    pub actions: Option<u8>,
    /// Cards that lie face up, by their ids; none if left out.
    #[serde(default)]
    pub shown: Vec<String>,
    /// One table for each seat.
    pub seats: Vec<SeatPosition>,
}

/// One seat of a [`Position`].
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// Ships on the board, such as `4@e4`. They are dice `a`, `b`, … in this order; the scrapyard
    /// comes next, and what is left of the five is in reserve.
    #[serde(default)]
    pub ships: Vec<String>,
    /// Faces of the dice in the scrapyard.
    #[serde(default)]
    pub scrapyard: Vec<u8>,
    /// Planets with a cube, by their squares; twice for two cubes.
    #[serde(default)]
    pub cubes: Vec<String>,
    /// Cubes left to place; the map's number less those on planets if left out.
    pub cubes_left: Option<u8>,
    pub research: Option<u8>,
    pub dominance: Option<u8>,
    /// Command cards that work.
    #[serde(default)]
    pub commands: Vec<String>,
    /// Command cards that were taken in this turn and do not work yet.
    #[serde(default)]
    pub new_commands: Vec<String>,
    /// Ships that have moved in this turn, by their squares.
    #[serde(default)]
    pub moved: Vec<String>,
    /// Ships that have used an ability in this turn, by their squares.
    #[serde(default)]
    pub ability_used: Vec<String>,
    /// Picks already earned in this turn.
    #[serde(default)]
    pub picks: u8,
}

impl Stage for Quantum {
    type Position = Position;

    fn stage(setup: &Setup, position: &Position) -> Result<State, Refusal> {
        let (map, edition) = setup.resolve()?;
        let mut state = State::laid_out(map, edition);
        if position.seats.len() != usize::from(map.seats) {
            let about = position.seats.len().to_string();
            return Err(wrong("QU-SETUP-01", "refusal-quantum-position-seats", about));
        }
        for (seat, placed) in Seat::all(map.seats).zip(&position.seats) {
            place_cubes(&mut state, seat, placed)?;
            place_ships(&mut state, seat, placed)?;
            place_sheet(&mut state, seat, placed)?;
        }
        place_cards(&mut state, position)?;

        let active = position.active.unwrap_or(1);
        if active == 0 || active > map.seats {
            let about = active.to_string();
            return Err(wrong("QU-SETUP-01", "refusal-quantum-position-active", about));
        }
        state.active = Seat::new(active - 1);
        state.in_order = state.active;
        state.actions_left = position.actions.unwrap_or(ACTIONS);
        state.turn = 1;
        state.steps = Steps::new(Step::Actions);
        Ok(state)
    }

    fn picks_named(name: &str) -> Option<u64> {
        name.parse().ok().map(copies_of)
    }
}

fn wrong(clause: &'static str, key: &'static str, about: String) -> Refusal {
    Ban::Position { clause, key, about }.into()
}

fn parse_square(text: &str) -> Result<Square, Refusal> {
    let bad = |_| wrong("QU-TERM-04", "refusal-quantum-position-square", text.to_owned());
    text.parse().map_err(bad)
}

fn place_cubes(state: &mut State, seat: Seat, placed: &SeatPosition) -> Result<(), Refusal> {
    for text in &placed.cubes {
        let square = parse_square(text)?;
        let planet = state
            .map
            .planet_at(square)
            .ok_or_else(|| wrong("QU-CUBE-04", "refusal-quantum-position-planet", text.clone()))?;
        if !state.cubes.has_free_slot(planet) {
            return Err(wrong("QU-CUBE-04", "refusal-quantum-position-full", text.clone()));
        }
        state.cubes.place(state.map, planet, seat);
    }
    let on_planets = placed.cubes.len() as u8;
    let left = placed.cubes_left.unwrap_or(state.map.cubes.saturating_sub(on_planets));
    if left == 0 {
        let about = (seat.index() + 1).to_string();
        return Err(wrong("QU-WIN-01", "refusal-quantum-position-won", about));
    }
    state.sheet_mut(seat).cubes = left;
    Ok(())
}

fn place_ships(state: &mut State, seat: Seat, placed: &SeatPosition) -> Result<(), Refusal> {
    let on_board = placed.ships.iter().map(|text| parse_ship(text));
    let scrapped = placed.scrapyard.iter().map(|face| Ok((*face, Place::Scrapyard)));
    for (index, ship) in on_board.chain(scrapped).enumerate() {
        let (face, place) = ship?;
        let Some(die) = DieId::new(index as u8) else {
            let about = (seat.index() + 1).to_string();
            return Err(wrong("QU-TERM-12", "refusal-quantum-position-dice", about));
        };
        if !(1..=6).contains(&face) {
            return Err(wrong("QU-TERM-06", "refusal-quantum-position-face", face.to_string()));
        }
        if let Place::Board(square) = place
            && !state.is_empty(square)
        {
            let about = square.to_string();
            return Err(wrong("QU-TERM-10", "refusal-quantum-position-taken", about));
        }
        state.place(seat, die, place);
        state.set_face(seat, die, face);
    }
    Ok(())
}

fn parse_ship(text: &str) -> Result<(u8, Place), Refusal> {
    let bad = || wrong("QU-TERM-06", "refusal-quantum-position-ship", text.to_owned());
    let (face, square) = text.split_once('@').ok_or_else(bad)?;
    let face = face.trim().parse().map_err(|_| bad())?;
    Ok((face, Place::Board(square.trim().parse().map_err(|_| bad())?)))
}

fn place_sheet(state: &mut State, seat: Seat, placed: &SeatPosition) -> Result<(), Refusal> {
    let dial = |value: Option<u8>| {
        let value = value.unwrap_or(DIAL_START);
        if (DIAL_START..=DIAL_END).contains(&value) {
            Ok(value)
        } else {
            Err(wrong("QU-DOM-03", "refusal-quantum-position-dial", value.to_string()))
        }
    };
    let (research, dominance) = (dial(placed.research)?, dial(placed.dominance)?);
    let active = parse_commands(&placed.commands)?;
    let new = parse_commands(&placed.new_commands)?;
    let held: Commands = active.iter().chain(new.iter()).collect();
    if held.len() > COMMANDS_AT_MOST {
        let about = (seat.index() + 1).to_string();
        return Err(wrong("QU-CARD-08", "refusal-quantum-position-commands", about));
    }
    let find = |texts: &[String], state: &State| -> Result<DiceSet, Refusal> {
        texts
            .iter()
            .map(|text| {
                let die = state.sheet(seat).at(parse_square(text)?);
                die.ok_or_else(|| {
                    wrong("QU-TERM-10", "refusal-quantum-position-no-ship", text.clone())
                })
            })
            .collect()
    };
    let moved = find(&placed.moved, state)?;
    let ability_used = find(&placed.ability_used, state)?;
    let sheet = state.sheet_mut(seat);
    (sheet.research, sheet.dominance) = (research, dominance);
    (sheet.active, sheet.held) = (active, held);
    (sheet.moved, sheet.ability_used) = (moved, ability_used);
    sheet.picks = placed.picks;
    Ok(())
}

fn parse_commands(ids: &[String]) -> Result<Commands, Refusal> {
    let unknown = |id: &String| wrong("QU-CARD-05", "refusal-quantum-position-card", id.clone());
    let parse = |id: &String| id.to_ascii_lowercase().parse::<Command>().map_err(|_| unknown(id));
    ids.iter().map(parse).collect()
}

fn place_cards(state: &mut State, position: &Position) -> Result<(), Refusal> {
    let shown: Vec<Card> = position
        .shown
        .iter()
        .map(|id| {
            let unknown = |_| wrong("QU-CARD-03", "refusal-quantum-position-card", id.clone());
            id.parse().map_err(unknown)
        })
        .collect::<Result<_, _>>()?;
    let taken: Vec<Card> = Seat::all(state.seats())
        .flat_map(|seat| state.sheet(seat).held.iter().map(Card::Command).collect::<Vec<_>>())
        .collect();
    state.decks = Decks::placed(&shown, &taken).ok_or_else(|| {
        let about = position.shown.join(", ");
        wrong("QU-COMP-05", "refusal-quantum-position-decks", about)
    })?;
    Ok(())
}

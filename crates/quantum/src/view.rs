//! What everybody sees. Quantum has no secrets, so every viewer gets the same.
//!
//! These are the wire types: clients and scripts read them as JSON, so a field keeps its name.

use kernel::{Outcome, Seat};
use serde::Serialize;

use crate::action::DieId;
use crate::card::{Card, Command};
use crate::state::{Place, State};
use crate::step::Step;

/// The table.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumView"))]
pub struct View {
    pub map: String,
    pub edition: String,
    /// Rows of the board: `.` no tile, `o` open, `v` void, `P` planet.
    pub board: Vec<String>,
    pub planets: Vec<PlanetView>,
    pub seats: Vec<SeatView>,
    /// `setup`, `actions`, `cards` or `over`.
    pub phase: &'static str,
    /// Turns begun, bonus turns included.
    pub turn: u16,
    /// The seat whose turn it is, counted from 0; in the set-up, who is asked.
    pub active: u8,
    pub actions_left: u8,
    /// The command cards and gambits that lie face up.
    pub commands: Vec<String>,
    pub gambits: Vec<String>,
    pub command_pile: u32,
    pub command_discard: u32,
    pub gambit_pile: u32,
    pub gambit_discard: u32,
    pub combat: Option<CombatView>,
    pub outcome: Option<Outcome>,
}

/// A planet and the cubes on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumPlanet"))]
pub struct PlanetView {
    pub square: String,
    pub number: u8,
    pub slots: u8,
    pub start: bool,
    /// The owner of each cube, in seat order.
    pub cubes: Vec<u8>,
}

/// A player's sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumSeat"))]
pub struct SeatView {
    pub research: u8,
    pub dominance: u8,
    /// Cubes still to be placed.
    pub cubes: u8,
    /// Cards that may be taken in this turn's card phase.
    pub picks: u8,
    pub ships: Vec<ShipView>,
    pub cards: Vec<CardView>,
}

/// A ship die.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumShip"))]
pub struct ShipView {
    /// `a` to `e`.
    pub die: String,
    pub face: u8,
    /// `board`, `scrapyard`, `reserve` or `hand`.
    pub place: &'static str,
    pub square: Option<String>,
    pub moved: bool,
    pub ability_used: bool,
}

/// A command card beside a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumCard"))]
pub struct CardView {
    pub card: &'static str,
    /// Works now; a new card works from its owner's next turn on.
    pub active: bool,
    /// Used up for this turn.
    pub used: bool,
}

/// An attack that is being resolved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "QuantumCombat"))]
pub struct CombatView {
    pub attacker: u8,
    pub from: Option<String>,
    pub defender: u8,
    pub target: String,
    /// The combat dice, 0 before they are rolled.
    pub attack: u8,
    pub defence: u8,
}

impl View {
    pub(crate) fn of(state: &State) -> Self {
        let [[command_pile, command_discard], [gambit_pile, gambit_discard]] = state.decks.counts();
        let shown = |wanted: fn(Card) -> bool| {
            let cards = state.decks.shown().into_iter().flatten();
            cards.filter(|card| wanted(*card)).map(|card| card.to_string()).collect()
        };
        Self {
            map: state.map.id.clone(),
            edition: state.edition.to_string(),
            board: state.map.board.clone(),
            planets: planet_views(state),
            seats: Seat::all(state.seats()).map(|seat| seat_view(state, seat)).collect(),
            phase: phase(state),
            turn: state.turn,
            active: active(state).index() as u8,
            actions_left: state.actions_left,
            commands: shown(|card| matches!(card, Card::Command(_))),
            gambits: shown(|card| matches!(card, Card::Gambit(_))),
            command_pile,
            command_discard,
            gambit_pile,
            gambit_discard,
            combat: combat_view(state),
            outcome: state.outcome,
        }
    }

    /// The seat's ships in one kind of place.
    pub fn ships_in(&self, seat: usize, place: &str) -> impl Iterator<Item = &ShipView> {
        self.seats[seat].ships.iter().filter(move |ship| ship.place == place)
    }
}

fn active(state: &State) -> Seat {
    match state.question() {
        Some((_, asked)) if phase(state) == "setup" => asked,
        _ => state.active,
    }
}

fn phase(state: &State) -> &'static str {
    match state.steps.phase() {
        _ if state.outcome.is_some() => "over",
        Step::StartRoll { .. } | Step::StartPlanet { .. } | Step::StartShip { .. } => "setup",
        Step::Picks { .. } => "cards",
        Step::Actions
        | Step::Drop { .. }
        | Step::Danger
        | Step::AttackerRerolls
        | Step::DefenderRerolls
        | Step::Advance
        | Step::ChooseFace { .. }
        | Step::KeepFace { .. }
        | Step::Infamy { .. }
        | Step::PlaceShips { .. }
        | Step::Relocate { .. }
        | Step::Reorganize { .. }
        | Step::Sabotage { .. }
        | Step::MakeRoom { .. }
        | Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => "actions",
    }
}

fn planet_views(state: &State) -> Vec<PlanetView> {
    let cubes = |planet| -> Vec<u8> {
        Seat::all(state.seats())
            .flat_map(|seat| {
                let count = usize::from(state.cubes.count(planet, seat));
                std::iter::repeat_n(seat.index() as u8, count)
            })
            .collect()
    };
    state
        .map
        .planet_ids()
        .map(|id| {
            let planet = state.map.planet(id);
            PlanetView {
                square: planet.square.name().to_owned(),
                number: planet.number,
                slots: planet.slots(),
                start: planet.is_start,
                cubes: cubes(id),
            }
        })
        .collect()
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let sheet = state.sheet(seat);
    SeatView {
        research: sheet.research,
        dominance: sheet.dominance,
        cubes: sheet.cubes,
        picks: state.picks(seat),
        ships: DieId::all().map(|die| ship_view(state, seat, die)).collect(),
        cards: sheet.held.iter().map(|card| card_view(state, seat, card)).collect(),
    }
}

fn ship_view(state: &State, seat: Seat, die: DieId) -> ShipView {
    let sheet = state.sheet(seat);
    let (place, square) = match sheet.die(die).place {
        Place::Board(square) => ("board", Some(square.name().to_owned())),
        Place::Scrapyard => ("scrapyard", None),
        Place::Reserve => ("reserve", None),
        Place::InHand => ("hand", None),
    };
    let own_turn = seat == state.active;
    ShipView {
        die: die.name().to_owned(),
        face: sheet.die(die).face,
        place,
        square,
        moved: own_turn && sheet.moved.contains(die),
        ability_used: own_turn && sheet.ability_used.contains(die),
    }
}

fn card_view(state: &State, seat: Seat, card: Command) -> CardView {
    CardView {
        card: card.id(),
        active: state.sheet(seat).active.contains(card),
        used: seat == state.active && state.cards_used.contains(card),
    }
}

fn combat_view(state: &State) -> Option<CombatView> {
    let fighting = matches!(
        state.steps.top(),
        Step::Danger | Step::AttackerRerolls | Step::DefenderRerolls | Step::Advance
    );
    let combat = state.combat;
    let attacker = state.sheet(state.active).die(combat.attacker);
    let from = match attacker.place {
        Place::Board(square) => Some(square.name().to_owned()),
        Place::Scrapyard | Place::Reserve | Place::InHand => None,
    };
    fighting.then(|| CombatView {
        attacker: state.active.index() as u8,
        from,
        defender: combat.defender.index() as u8,
        target: combat.target.name().to_owned(),
        attack: combat.attack,
        defence: combat.defence,
    })
}

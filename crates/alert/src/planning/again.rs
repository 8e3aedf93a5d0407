//! The same flight with other cards: what would have happened.

use kernel::{NoLog, SeatSet};

use super::event::Event;
use super::film::Film;
use super::state::{Board, Part, Placed, State};
use crate::card::{Card, Half, Laid};
use crate::crew::Member;
use crate::mission::Mission;
use crate::plan::{Plan, Plans, Trips};
use crate::report::Report;
use crate::resolve::{Resolution, resolve};
use crate::tile::TileOrder;

/// A flight that can be flown again: the mission as it came, the damage tiles as they lay, and the
/// cards of everybody.
#[derive(Debug, Clone)]
pub struct Flight {
    pub(super) state: State,
    mission: Mission,
    tiles: TileOrder,
    plans: Plans,
}

/// A flight with certain cards.
#[derive(Debug)]
pub struct Flown {
    /// The table before the first turn, with these cards.
    pub planned: State,
    pub events: Vec<Event>,
    /// The table after the mission.
    pub end: State,
    pub report: Report,
}

impl Flight {
    /// The flight that begins when the round ends: from the position before that decision and the
    /// one after it. None where no round ended.
    pub fn between(before: &State, after: &State) -> Option<Self> {
        let tiles = after.film.as_ref()?.resolution.tiles()?;
        let plans = before.plans();
        Some(Self { state: before.clone(), mission: after.mission, tiles, plans })
    }

    pub const fn mission(&self) -> &Mission {
        &self.mission
    }

    pub const fn tiles(&self) -> &TileOrder {
        &self.tiles
    }

    /// The cards as they were laid.
    pub const fn plans(&self) -> &Plans {
        &self.plans
    }

    /// What a member has left in hand; an android has nothing.
    pub fn left(&self, member: Member) -> Vec<Card> {
        let seat = self.state.seat_of(member);
        seat.map(|seat| self.state.desk(seat).cards().collect()).unwrap_or_default()
    }

    /// How it ends with these cards, without a word about what happens.
    pub fn report(&self, plans: &Plans) -> Report {
        resolve(&self.mission, plans, &self.tiles, &Trips::NONE, &mut NoLog)
    }

    /// Flies with these cards and tells what happens.
    pub fn fly(&self, plans: &Plans) -> Flown {
        let mut planned = self.state.clone();
        planned.mission = self.mission;
        for (member, plan) in self.state.members().zip(plans) {
            planned.boards[member.index()] = board(plan);
        }
        let mut state = planned.clone();
        let mut events = Vec::new();
        let resolution = {
            let mut log = state.film_log(&mut events);
            Resolution::new(&self.mission, plans, &self.tiles, &mut log)
        };
        state.part = Part::Film;
        state.film = Some(Film {
            resolution,
            trips: [None; Member::MOST],
            waiting: SeatSet::EMPTY,
            content: SeatSet::of(state.seats()),
        });
        state.roll(&mut events);
        let report = state.report.unwrap_or_else(|| self.report(plans));
        Flown { planned, events, end: state, report }
    }
}

fn board(plan: &Plan) -> Board {
    Board { slots: plan.slots.map(|slot| slot.and_then(placed)), heroic: None }
}

fn placed(laid: Laid) -> Option<Placed> {
    let half = if laid.up.is_movement() { Half::Movement } else { Half::Action };
    laid.card().map(|card| Placed { card, half })
}

//! What may be decided now: one function for each question.

use kernel::{Rules as _, Seat};

use crate::Quantum;
use crate::action::{Action, DiceSet, DieId, ShipRef};
use crate::build;
use crate::card::{Card, Command, Gambit};
use crate::cubes::planets_of;
use crate::deploy;
use crate::field::{Field, Task, on_field};
use crate::setup::Edition;
use crate::square::Square;
use crate::state::{DIAL_END, DIAL_START, Place, State};
use crate::step::Step;

/// Appends the answers to the question that is asked of the seat.
pub(crate) fn list(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let Some((step, asked)) = state.question() else { return };
    if asked != seat {
        return;
    }
    match step {
        Step::StartRoll { .. } | Step::KeepFace { .. } => {
            out.extend([Action::Keep, Action::Reroll]);
        }
        Step::StartPlanet { .. } => list_start_planets(state, out),
        Step::StartShip { .. } => list_start_squares(state, seat, out),
        Step::Actions => on_field(state, TurnTask { out }),
        Step::Picks { .. } => list_picks(state, seat, out),
        Step::Drop { flagship, .. } => list_drops(state, flagship, out),
        Step::Danger => out.extend([Action::Fight, Action::Detonate]),
        Step::AttackerRerolls | Step::DefenderRerolls => {
            out.push(Action::Keep);
            out.extend(crate::combat::reroll_cards(state, step).map(Action::RerollWith));
        }
        Step::Advance => out.extend([Action::Occupy, Action::Withdraw]),
        Step::ChooseFace { not, .. } => {
            out.extend((1..=6).filter(|face| *face != not).map(Action::Choose));
        }
        Step::Infamy { .. } => {
            let planets = planets_of(state.infamy_planets(seat));
            out.extend(planets.map(|id| Action::Infamy(state.map.planet(id).square)));
        }
        Step::PlaceShips { .. } => {
            out.push(Action::Scrap);
            on_field(state, PlaceTask { seat, out });
        }
        Step::Relocate { .. } => list_relocations(state, seat, out),
        Step::Reorganize { .. } => list_reorganizations(state, seat, out),
        Step::Sabotage { .. } | Step::MakeRoom { .. } => {
            out.extend(state.sheet(seat).held.iter().map(Action::Discard));
        }
        Step::CombatRoll
        | Step::CombatResult
        | Step::Dominance { .. }
        | Step::Spoils
        | Step::Refill { .. } => {}
    }
}

/// Whether the action is among those listed.
pub(crate) fn is_listed(state: &State, seat: Seat, action: Action) -> bool {
    let mut actions = Vec::new();
    Quantum::actions(state, seat, &mut actions);
    actions.contains(&action)
}

/// Start planets that nobody has settled (`QU-SETUP-13`).
fn list_start_planets(state: &State, out: &mut Vec<Action>) {
    let settled = Seat::all(state.seats()).fold(0, |mask, seat| mask | state.cubes.owned(seat));
    for id in state.map.planet_ids() {
        let planet = state.map.planet(id);
        if planet.is_start && settled & (1 << id.0) == 0 {
            out.push(Action::Settle(planet.square));
        }
    }
}

/// The empty orbital squares of the seat's start planet (`QU-SETUP-12`).
fn list_start_squares(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for id in planets_of(state.cubes.owned(seat)) {
        let orbit = state.map.planet(id).square.near();
        out.extend(orbit.filter(|square| state.is_empty(*square)).map(Action::Place));
    }
}

/// Lists a turn's actions.
struct TurnTask<'a> {
    out: &'a mut Vec<Action>,
}

impl Task for TurnTask<'_> {
    type Answer = ();

    fn run<const W: usize>(self, field: &Field<'_, W>) {
        list_turn(field, self.out);
    }
}

/// Lists the squares where the seat may put a ship.
struct PlaceTask<'a> {
    seat: Seat,
    out: &'a mut Vec<Action>,
}

impl Task for PlaceTask<'_> {
    type Answer = ();

    fn run<const W: usize>(self, field: &Field<'_, W>) {
        let place = |bit| self.out.push(Action::Place(field.map.square(bit)));
        field.entries(self.seat).for_each(place);
    }
}

/// Phase 1 of a turn: actions, abilities and card powers in any order (`QU-TURN-07`).
fn list_turn<const W: usize>(field: &Field<'_, W>, out: &mut Vec<Action>) {
    let state = field.state;
    out.push(Action::End);
    let sheet = state.sheet(state.active);
    if state.actions_left >= 1 {
        if sheet.research < DIAL_END {
            out.push(Action::Research);
        }
        let on_board = sheet.on_board().map(|(_, square)| ShipRef::On(square));
        let scrapped = sheet.in_scrapyard().map(ShipRef::Scrapped);
        out.extend(on_board.chain(scrapped).map(Action::Reconfigure));
    }
    if state.actions_left >= deploy::cost(state) {
        let mut scrapped = sheet.in_scrapyard().peekable();
        if scrapped.peek().is_some() {
            let entries = field.entries(state.active);
            for die in scrapped {
                let deploy = |bit| out.push(Action::Deploy { die, to: field.map.square(bit) });
                entries.for_each(deploy);
            }
        }
    }
    if state.actions_left >= 2 {
        let planets = planets_of(build::planets(state));
        out.extend(planets.map(|id| Action::Build(state.map.planet(id).square)));
    }
    field.list_moves(out);
    for (die, square) in sheet.on_board() {
        if state.ability_ready(die) {
            list_ability(field, die, square, out);
        }
    }
    if !sheet.active.is_empty() {
        list_card_powers(state, out);
    }
}

/// The abilities that are not part of a move.
fn list_ability<const W: usize>(
    field: &Field<'_, W>,
    die: DieId,
    square: Square,
    out: &mut Vec<Action>,
) {
    let state = field.state;
    let sheet = state.sheet(state.active);
    match sheet.die(die).face {
        1 if state.may_attack() => {
            let near = field.enemies.iter().filter(|target| target.is_near(square));
            out.extend(near.map(|target| Action::Strike { from: square, target: *target }));
        }
        3 => out.extend(
            sheet
                .on_board()
                .filter(|(other, _)| *other != die)
                .map(|(_, with)| Action::Warp { from: square, with }),
        ),
        4 => out.extend([3, 5].map(|face| Action::Modify { ship: square, face })),
        6 => out.push(Action::Scout(square)),
        _ => {}
    }
}

/// Powers of the active seat's command cards that it may use of its own accord.
fn list_card_powers(state: &State, out: &mut Vec<Action>) {
    let sheet = state.sheet(state.active);
    if state.can_use(Command::Cerebral) && sheet.dominance > DIAL_START {
        out.push(Action::Cerebral);
    }
    if state.can_use(Command::Tyrannical) && sheet.research > DIAL_START {
        out.push(Action::Tyrannical);
    }
    for (die, ship) in sheet.on_board() {
        if state.can_use(Command::Flexible) {
            let face = sheet.die(die).face;
            let faces = [face - 1, face + 1].into_iter().filter(|face| (1..=6).contains(face));
            out.extend(faces.map(|face| Action::Flexible { ship, face }));
        }
        if state.can_use(Command::Nomadic) && state.actions_left >= 1 {
            out.extend(nomadic_squares(state, ship).map(|to| Action::Nomadic { from: ship, to }));
        }
        if state.can_use(Command::Resourceful) {
            out.push(Action::Resourceful(ship));
        }
    }
}

/// Free orbital squares of the planets on the four tiles beside the ship's own (`QU-NOMADIC-01`).
pub(crate) fn nomadic_squares(state: &State, from: Square) -> impl Iterator<Item = Square> {
    let neighbours =
        state.map.orbited_from(from).map_or(0, |planet| state.map.planet(planet).neighbours);
    planets_of(neighbours)
        .flat_map(|planet| state.map.planet(planet).square.near())
        .filter(|square| state.is_empty(*square))
}

/// Phase 2 of a turn: spend a pick on a card or on new ones, or let it lapse (`QU-CARD-03`).
fn list_picks(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend([Action::Pass, Action::Refresh]);
    let shown = state.decks.shown();
    for (slot, card) in shown.iter().enumerate() {
        let Some(card) = *card else { continue };
        let is_copy = shown[..slot].contains(&Some(card));
        if !is_copy && may_take(state, seat, card) {
            out.push(Action::Take(card));
        }
    }
}

/// Expansion is no choice for a player without expansion ships (`QU-CARD-18`).
pub(crate) fn may_take(state: &State, seat: Seat, card: Card) -> bool {
    card != Card::Gambit(Gambit::Expansion) || state.sheet(seat).in_reserve().next().is_some()
}

/// Empty squares around the flagship (`QU-SHIP-2-05`).
fn list_drops(state: &State, flagship: DieId, out: &mut Vec<Action>) {
    if let Place::Board(square) = state.sheet(state.active).die(flagship).place {
        out.extend(square.around().filter(|to| state.is_empty(*to)).map(Action::Drop));
    }
}

/// Another player's cube to a planet with a free slot where that player has none
/// (`QU-FAQ-08`); in the first edition not to a higher number (`QU-RELOCATION-01`).
pub(crate) fn list_relocations(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for owner in state.opponents(seat) {
        for from in planets_of(state.cubes.owned(owner)) {
            let from = state.map.planet(from);
            for to in planets_of(state.cubes.open_to(owner)) {
                let to = state.map.planet(to);
                if state.edition == Edition::Revised || to.number <= from.number {
                    let seat = owner.index() as u8;
                    out.push(Action::Relocate { seat, from: from.square, to: to.square });
                }
            }
        }
    }
}

/// Any choice of ships on the board and in the scrapyard, none included.
fn list_reorganizations(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let sheet = state.sheet(seat);
    let in_play: DiceSet =
        DieId::all().filter(|die| sheet.die(*die).place != Place::Reserve).collect();
    out.extend(in_play.subsets().map(Action::Reorganize));
}

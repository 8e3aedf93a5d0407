//! Whether a decision is allowed now: it is if it is listed. If not, the first clause that it breaks.

mod moves;

use kernel::{Actor, Refusal, Seat};

use crate::action::{Action, DieId, ShipRef};
use crate::build::{self, Miss};
use crate::card::{Card, Command};
use crate::deploy;
use crate::list;
use crate::refusal::{Allowed, Ban, Beside};
use crate::setup::Edition;
use crate::square::Square;
use crate::state::{DIAL_END, Place, State};
use crate::step::Step;

use moves::{explain_attack, explain_move, explain_transport};

type Check = Result<(), Ban<'static>>;

/// Whether somebody may do this now.
pub(crate) fn check(state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
    let Actor::Seat(seat) = actor else {
        return Err(Refusal::not_an_action(&action.to_string()));
    };
    let Some((_, asked)) = state.question() else { return Err(Refusal::game_over()) };
    if asked != seat {
        return Err(Refusal::not_asked(seat));
    }
    if list::is_listed(state, seat, action) { Ok(()) } else { Err(explain(state, seat, action)) }
}

/// The reason why the seat that is asked may not do this now. Only called when it may not.
fn explain(state: &State, seat: Seat, action: Action) -> Refusal {
    let step = state.steps.top();
    let reason = match answer_to(action, step) {
        Fit::Answer => explain_answer(state, seat, step, action),
        Fit::Order if step == Step::Actions => explain_order(state, action),
        Fit::CardPhase => Err(Ban::CardsLater),
        Fit::Nothing if step == Step::Actions => Err(Ban::NoSuchQuestion(clause_of(action))),
        Fit::Order | Fit::Nothing => Err(Ban::Pending(step)),
    };
    // An action that breaks no clause would have been listed; the last word keeps this total.
    reason.err().unwrap_or(Ban::NoSuchQuestion("QU-TURN-01")).into()
}

/// The clause that says when there is such a decision.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it asks after these few; to all others it is the same"
)]
fn clause_of(action: Action) -> &'static str {
    match action {
        Action::Infamy(_) => "QU-DOM-05",
        Action::Drop(_) => "QU-SHIP-2-06",
        _ => "QU-TURN-01",
    }
}

/// How an action relates to what is asked.
enum Fit {
    /// It is an answer to this very question.
    Answer,
    /// It belongs to a turn's actions.
    Order,
    /// It belongs to the card phase, and a turn's actions are not over.
    CardPhase,
    Nothing,
}

fn answer_to(action: Action, step: Step) -> Fit {
    use Action as A;
    match (action, step) {
        (A::Settle(_), Step::StartPlanet { .. })
        | (A::Place(_), Step::StartShip { .. } | Step::PlaceShips { .. })
        | (A::Drop(_), Step::Drop { .. })
        | (A::RerollWith(_), Step::AttackerRerolls | Step::DefenderRerolls)
        | (A::Choose(_), Step::ChooseFace { .. })
        | (A::Infamy(_), Step::Infamy { .. })
        | (A::Take(_), Step::Picks { .. })
        | (A::Discard(_), Step::Sabotage { .. } | Step::MakeRoom { .. })
        | (A::Relocate { .. }, Step::Relocate { .. })
        | (A::Reorganize(_), Step::Reorganize { .. }) => Fit::Answer,
        (A::Take(_) | A::Refresh | A::Pass, Step::Actions) => Fit::CardPhase,
        (
            A::Reconfigure(_)
            | A::Deploy { .. }
            | A::Move { .. }
            | A::Attack { .. }
            | A::Transport { .. }
            | A::Build(_)
            | A::Research
            | A::End
            | A::Strike { .. }
            | A::Warp { .. }
            | A::Modify { .. }
            | A::Scout(_)
            | A::Cerebral
            | A::Tyrannical
            | A::Flexible { .. }
            | A::Nomadic { .. }
            | A::Resourceful(_),
            _,
        ) => Fit::Order,
        _ => Fit::Nothing,
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn explain_answer(state: &State, seat: Seat, step: Step, action: Action) -> Check {
    match action {
        Action::Settle(at) => {
            let clause = "QU-SETUP-10";
            let id = state.map.planet_at(at).ok_or(Ban::NoPlanet { clause, at })?;
            if !state.map.planet(id).is_start {
                return Err(Ban::NotAStart(at));
            }
            Err(Ban::StartTaken(at))
        }
        Action::Place(at) => {
            let starting = matches!(step, Step::StartShip { .. });
            let clause = match (starting, state.sheet(seat).in_hand().next()) {
                (true, _) => "QU-SETUP-12",
                (false, None) => "QU-CARD-19",
                (false, Some(_)) => "QU-REORGANIZATION-01",
            };
            explain_entry(state, seat, clause, clause, at)
        }
        Action::Drop(at) => {
            let clause = "QU-SHIP-2-05";
            explain_empty(state, clause, at)?;
            Err(Ban::WrongSquare { clause, at, allowed: Allowed::AroundFlagship })
        }
        Action::RerollWith(card) => explain_reroll(state, seat, step, card),
        Action::Choose(face) => Err(Ban::WrongFace { clause: "QU-RECONF-02", face }),
        Action::Infamy(at) => explain_planet(state, seat, at, "QU-DOM-09", "QU-DOM-05"),
        Action::Take(card) if state.decks.slot_of(card).is_none() => Err(Ban::NotShown(card)),
        Action::Take(Card::Gambit(_)) => Err(Ban::NoExpansionLeft),
        Action::Discard(card) => {
            let sabotage = matches!(step, Step::Sabotage { .. });
            let clause = if sabotage { "QU-SABOTAGE-01" } else { "QU-CARD-09" };
            Err(Ban::NotHeld { clause, card })
        }
        Action::Relocate { seat: owner, from, to } => {
            explain_relocation(state, seat, owner, from, to)
        }
        Action::Reorganize(dice) => {
            let sheet = state.sheet(seat);
            let reserve = dice.iter().find(|die| sheet.die(*die).place == Place::Reserve);
            let die = reserve.map_or('?', DieId::letter);
            Err(Ban::NotYetInPlay { clause: "QU-REORGANIZATION-01", die })
        }
        _ => Ok(()),
    }
}

fn explain_reroll(state: &State, seat: Seat, step: Step, card: Command) -> Check {
    let used = if step == Step::AttackerRerolls {
        state.combat.attacker_used
    } else {
        state.combat.defender_used
    };
    let is_reroll = match card {
        Command::Relentless | Command::Cruel => true,
        Command::Scrappy => step == Step::AttackerRerolls,
        Command::Agile
        | Command::Arrogant
        | Command::Brilliant
        | Command::Cerebral
        | Command::Clever
        | Command::Conformist
        | Command::Cunning
        | Command::Curious
        | Command::Dangerous
        | Command::Eager
        | Command::Energetic
        | Command::Ferocious
        | Command::Flexible
        | Command::Ingenious
        | Command::Intelligent
        | Command::Nomadic
        | Command::Plundering
        | Command::Precocious
        | Command::Rational
        | Command::Ravenous
        | Command::Resourceful
        | Command::Righteous
        | Command::Stealthy
        | Command::Strategic
        | Command::Stubborn
        | Command::Tactical
        | Command::Tyrannical
        | Command::Warlike => false,
    };
    if !is_reroll || used.contains(card) {
        return Err(Ban::NoReroll(card));
    }
    explain_card(state, seat, card)?;
    Err(Ban::DieFixed)
}

fn explain_relocation(state: &State, seat: Seat, owner: u8, from: Square, to: Square) -> Check {
    if owner >= state.seats() || Seat::new(owner) == seat {
        return Err(Ban::OwnOrUnknownCube);
    }
    let (clause, owner) = ("QU-RELOCATION-01", Seat::new(owner));
    let from_id = state.map.planet_at(from).ok_or(Ban::NoPlanet { clause, at: from })?;
    let to_id = state.map.planet_at(to).ok_or(Ban::NoPlanet { clause, at: to })?;
    if !state.cubes.has(from_id, owner) {
        return Err(Ban::NoCubeThere { at: from });
    }
    if state.cubes.has(to_id, owner) {
        return Err(Ban::OwnCube { clause: "QU-CUBE-03", at: to });
    }
    if !state.cubes.has_free_slot(to_id) {
        return Err(Ban::PlanetFull { clause: "QU-CUBE-04", at: to });
    }
    let (from, to) = (state.map.planet(from_id).number, state.map.planet(to_id).number);
    Err(Ban::HigherNumber { from, to })
}

/// Why a planet takes no cube of the seat.
fn explain_planet(
    state: &State,
    seat: Seat,
    at: Square,
    full: &'static str,
    own: &'static str,
) -> Check {
    let id = state.map.planet_at(at).ok_or(Ban::NoPlanet { clause: own, at })?;
    let (has_cube, entangled) = (state.cubes.has(id, seat), state.cubes.open_to(seat) == 0);
    if has_cube && !entangled {
        return Err(Ban::OwnCube { clause: own, at });
    }
    if !state.cubes.has_free_slot(id) {
        return Err(Ban::PlanetFull { clause: full, at });
    }
    if has_cube && state.edition == Edition::First {
        return Err(Ban::OwnCube { clause: "QU-ENT-04", at });
    }
    Ok(())
}

fn explain_empty(state: &State, clause: &'static str, at: Square) -> Check {
    if !state.map.is_open(at) {
        return Err(Ban::NotOpen { clause, at });
    }
    if state.ship_at(at).is_some() {
        return Err(Ban::NotEmpty { clause, at });
    }
    Ok(())
}

/// Why a ship cannot enter the board here.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "it asks after these few; to all others it is the same"
)]
fn explain_entry(
    state: &State,
    seat: Seat,
    clause: &'static str,
    occupied: &'static str,
    at: Square,
) -> Check {
    explain_empty(state, clause, at).map_err(|ban| match ban {
        Ban::NotEmpty { at, .. } => Ban::NotEmpty { clause: occupied, at },
        other => other,
    })?;
    if deploy::is_own_orbit(state, seat, at) {
        return Ok(());
    }
    let (clause, allowed) = if clause == "QU-SETUP-12" {
        (clause, Allowed::StartOrbit)
    } else if state.has(seat, Command::Stealthy) {
        ("QU-STEALTHY-01", Allowed::OwnOrbitOrAlone)
    } else {
        (clause, Allowed::OwnOrbit)
    };
    Err(Ban::WrongSquare { clause, at, allowed })
}

fn explain_order(state: &State, action: Action) -> Check {
    let sheet = state.sheet(state.active);
    match action {
        Action::Reconfigure(ship) => {
            explain_actions(state, "QU-TURN-02", 1)?;
            explain_reconfigure(state, ship)
        }
        Action::Deploy { die, to } => {
            explain_scrapped(state, die, "QU-DEPLOY-01", "QU-DEPLOY-03")?;
            explain_actions(state, "QU-TURN-02", deploy::cost(state))?;
            explain_entry(state, state.active, "QU-DEPLOY-01", "QU-DEPLOY-04", to)
        }
        Action::Move { from, to, pay } => explain_move(state, from, to, pay),
        Action::Attack { from, via, target, pay } => explain_attack(state, from, via, target, pay),
        Action::Transport { from, load, to, pay } => explain_transport(state, from, load, to, pay),
        Action::Build(at) => explain_build(state, at),
        Action::Research if sheet.research == DIAL_END => Err(Ban::ResearchFull),
        Action::Research => explain_actions(state, "QU-TURN-02", 1),
        Action::Strike { from, target } => explain_strike(state, from, target),
        Action::Warp { from, with } => {
            explain_ability(state, from, 3, "QU-SHIP-3-01")?;
            explain_own_ship(state, "QU-SHIP-3-01", with)?;
            let allowed = Allowed::AnotherShip;
            Err(Ban::WrongSquare { clause: "QU-SHIP-3-01", at: with, allowed })
        }
        Action::Modify { ship, face } => {
            explain_ability(state, ship, 4, "QU-SHIP-4-01")?;
            Err(Ban::WrongFace { clause: "QU-SHIP-4-01", face })
        }
        Action::Scout(ship) => explain_ability(state, ship, 6, "QU-SHIP-6-01"),
        Action::Keep
        | Action::Reroll
        | Action::Settle(_)
        | Action::Place(_)
        | Action::Scrap
        | Action::Drop(_)
        | Action::End
        | Action::Cerebral
        | Action::Tyrannical
        | Action::Flexible { .. }
        | Action::Nomadic { .. }
        | Action::Resourceful(_)
        | Action::Occupy
        | Action::Withdraw
        | Action::Detonate
        | Action::Fight
        | Action::RerollWith(_)
        | Action::Choose(_)
        | Action::Infamy(_)
        | Action::Take(_)
        | Action::Refresh
        | Action::Pass
        | Action::Discard(_)
        | Action::Relocate { .. }
        | Action::Reorganize(_) => explain_power(state, action),
    }
}

/// Powers of command cards.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "only a part of them comes here; the match before this one names all"
)]
fn explain_power(state: &State, action: Action) -> Check {
    match action {
        Action::Cerebral => {
            explain_once(state, Command::Cerebral)?;
            Err(Ban::DialTooLow { clause: Command::Cerebral.clause() })
        }
        Action::Tyrannical => {
            explain_once(state, Command::Tyrannical)?;
            Err(Ban::DialTooLow { clause: Command::Tyrannical.clause() })
        }
        Action::Flexible { ship, face } => {
            explain_once(state, Command::Flexible)?;
            explain_own_ship(state, Command::Flexible.clause(), ship)?;
            Err(Ban::WrongFace { clause: Command::Flexible.clause(), face })
        }
        Action::Nomadic { from, to } => {
            let clause = Command::Nomadic.clause();
            explain_once(state, Command::Nomadic)?;
            explain_actions(state, clause, 1)?;
            explain_own_ship(state, clause, from)?;
            if state.map.orbited_from(from).is_none() {
                return Err(Ban::WrongSquare { clause, at: from, allowed: Allowed::FromOrbit });
            }
            explain_empty(state, clause, to)?;
            Err(Ban::WrongSquare { clause, at: to, allowed: Allowed::NeighbouringOrbit })
        }
        Action::Resourceful(ship) => {
            explain_once(state, Command::Resourceful)?;
            explain_own_ship(state, Command::Resourceful.clause(), ship)
        }
        _ => Ok(()),
    }
}

fn explain_actions(state: &State, clause: &'static str, needed: u8) -> Check {
    let left = state.actions_left;
    if left < needed { Err(Ban::Actions { clause, needed, left }) } else { Ok(()) }
}

fn explain_own_ship(state: &State, clause: &'static str, at: Square) -> Check {
    match state.ship_at(at) {
        Some((seat, _)) if seat == state.active => Ok(()),
        Some(_) => Err(Ban::NotOwnShip { clause, at }),
        None => Err(Ban::NoOwnShip { clause, at }),
    }
}

/// Whether the active seat has this card and it works.
fn explain_card(state: &State, seat: Seat, card: Command) -> Check {
    let sheet = state.sheet(seat);
    if sheet.active.contains(card) {
        Ok(())
    } else if sheet.held.contains(card) {
        Err(Ban::NotActive(card))
    } else {
        Err(Ban::NoCard(card))
    }
}

fn explain_once(state: &State, card: Command) -> Check {
    explain_card(state, state.active, card)?;
    if state.cards_used.contains(card) { Err(Ban::CardUsed(card)) } else { Ok(()) }
}

fn explain_scrapped(
    state: &State,
    die: DieId,
    clause: &'static str,
    reserve: &'static str,
) -> Check {
    let letter = die.letter();
    match state.sheet(state.active).die(die).place {
        Place::Scrapyard => Ok(()),
        Place::Reserve => Err(Ban::NotYetInPlay { clause: reserve, die: letter }),
        Place::Board(_) | Place::InHand => Err(Ban::NotInScrapyard { clause, die: letter }),
    }
}

fn explain_reconfigure(state: &State, ship: ShipRef) -> Check {
    match ship {
        ShipRef::On(at) => match state.ship_at(at) {
            Some(_) => Err(Ban::NotOwnShip { clause: "QU-RECONF-05", at }),
            None => Err(Ban::NoOwnShip { clause: "QU-RECONF-01", at }),
        },
        ShipRef::Scrapped(die) => explain_scrapped(state, die, "QU-RECONF-01", "QU-RECONF-03"),
    }
}

fn explain_ability(state: &State, at: Square, needed: u8, clause: &'static str) -> Check {
    explain_own_ship(state, "QU-SHIP-0-04", at)?;
    let die = own_die(state, at)?;
    let face = state.sheet(state.active).die(die).face;
    if face != needed {
        return Err(Ban::WrongShip { clause, at, face, needed });
    }
    if !state.ability_ready(die) {
        return Err(Ban::AbilityUsed(at));
    }
    Ok(())
}

fn own_die(state: &State, at: Square) -> Result<DieId, Ban<'static>> {
    let die = state.sheet(state.active).at(at);
    die.ok_or(Ban::NoOwnShip { clause: "QU-MOVE-01", at })
}

fn explain_strike(state: &State, from: Square, target: Square) -> Check {
    explain_ability(state, from, 1, "QU-SHIP-1-01")?;
    if !state.may_attack() {
        return Err(Ban::NoAttack { clause: "QU-CURIOUS-01" });
    }
    match state.ship_at(target) {
        Some((seat, _)) if seat != state.active => {
            let (clause, needed) = ("QU-SHIP-1-01", Beside::Strike);
            Err(Ban::NotBeside { clause, at: from, other: target, needed })
        }
        Some(_) | None => Err(Ban::NoEnemy { clause: "QU-SHIP-1-01", at: target }),
    }
}

fn explain_build(state: &State, at: Square) -> Check {
    let id = state.map.planet_at(at).ok_or(Ban::NoPlanet { clause: "QU-BUILD-02", at })?;
    explain_planet(state, state.active, at, "QU-BUILD-05", "QU-BUILD-06")?;
    explain_actions(state, "QU-BUILD-01", 2)?;
    let sum = build::sum(state, state.active, id);
    let clause = match build::miss(state, state.active, id) {
        Miss::Number if state.cubes.has(id, state.active) => "QU-ENT-02",
        Miss::Number => "QU-BUILD-02",
        Miss::ShipTooMany => "QU-BUILD-03",
        Miss::ShipOnCorner => "QU-BUILD-04",
    };
    Err(Ban::WrongSum { clause, at, needed: sum.needed, sum: sum.orbit })
}

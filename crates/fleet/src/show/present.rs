//! Fleet Commander put before a person: questions, offers, news and the position in words, as data.

mod capacities;
mod describe;
mod ending;
mod hidden;
mod labels;
mod marks;
mod meant;
mod offer;
mod outcome;
mod payment;
mod picks;
mod preview;
mod prospect;
mod sheets;
mod tell;

use kernel::{Clause, Form, Offer, Paragraph, Pick, Picked, Piece, Present, Seat, Sentence, Value};

use crate::FleetCommander;
use crate::board::sector::Sector;
use crate::build::roster::{ship_key, weapon_key};
use crate::data::tables::{Capacity, SectorKind, ShipKind, Weapon};
use crate::decide::action::{Action, Target};
use crate::decide::list;
use crate::pieces::die::{Die, Face, Held, Spend, Volley};
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::pieces::token::TokenKind;
use crate::play::event::Event;
use crate::show::preview::Preview;
use crate::show::view::View;
use crate::state::State;
use crate::state::step::Step;

impl Present for FleetCommander {
    type Preview = Preview;

    const CLAUSES: &'static str = "FC";

    fn question(state: &State, seat: Seat) -> Sentence {
        let Some((step, _)) = state.question() else { return say("question-none") };
        question(state, seat, step)
    }

    fn alarms(question: &Sentence) -> bool {
        const KEYS: [&str; 5] = [
            "question-fleet-react",
            "question-fleet-redirect",
            "question-fleet-deflect",
            "question-fleet-foil",
            "question-fleet-ward",
        ];
        KEYS.contains(&question.key)
    }

    /// What the colours are for, where dice are rolled and where they are spent (`FC-DICE-02`).
    fn hint(state: &State, _seat: Seat) -> Option<Sentence> {
        let (step, _) = state.question()?;
        let rolls = matches!(step, Step::Energy | Step::Preroll { .. });
        let keys = [
            (rolls, "hint-fleet-roll"),
            (step == Step::Actions, "hint-fleet-spend"),
            (step == Step::React, "hint-fleet-react"),
        ];
        keys.into_iter().find(|(is_asked, _)| *is_asked).map(|(_, key)| say(key))
    }

    fn offer(state: &State, seat: Seat, action: &Action) -> Offer {
        let owner = owner(state, seat);
        spelt(offer::offer_sentence(state, owner, *action), owner, *action)
    }

    fn preview(state: &State, seat: Seat, action: &Action) -> Option<Preview> {
        preview::preview(state, seat, *action)
    }

    fn label(view: &View, pick: &Pick) -> Option<Value> {
        labels::label(view, pick)
    }

    fn closes(pick: &Pick) -> bool {
        pick.kind == "button" && ["end", "pass", "stop", "keep"].contains(&&*pick.id)
    }

    /// When every ship that could be chosen was chosen, they go.
    fn follows(_picks: &[Pick], only: &Pick) -> bool {
        only.kind == "button" && only.id == "go"
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        if let Event::TurnStarted { seat, .. } = event { Some(*seat) } else { None }
    }

    /// Shots, and what they cost.
    fn decides(event: &Event) -> bool {
        matches!(
            event,
            Event::AttackDeclared { .. } | Event::WeaponFired { .. } | Event::ShipDestroyed { .. }
        )
    }

    fn gives_up(_state: &State, action: &Action) -> bool {
        matches!(action, Action::Redeem { .. } | Action::Board { .. } | Action::Flee { .. })
    }

    fn marks(event: &Event) -> Vec<Pick> {
        marks::marks(event)
    }

    /// A fleet of one's own, by its code.
    fn forms(state: &State, seat: Seat) -> Vec<Form> {
        let label = say("blank-fleet-code");
        let own = |example| {
            let code = Piece::Free { label, example };
            Form { sentence: say("form-fleet-own"), pieces: vec![Piece::Fixed("fleet"), code] }
        };
        let is_asked = state.choosers().contains(seat);
        is_asked.then(|| own(state.example_of_an_own_fleet(seat))).into_iter().collect()
    }

    fn clause(event: &Event) -> Option<Clause> {
        Some(event.clause())
    }

    fn tell(event: &Event) -> Sentence {
        tell::tell(event)
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        describe::describe(view)
    }

    fn meant(state: &State, seat: Seat, picks: &[Picked<'_>]) -> Option<Action> {
        meant::meant(state, seat, picks)
    }
}

/// The sentence with the picks that spell the action.
fn spelt(sentence: Sentence, owner: Seat, action: Action) -> Offer {
    Offer::new(sentence, picks::picks(owner, action))
        .in_any_order(picks::run(action))
        .with_floating(picks::floating(action))
}

/// Whose ships the answer names.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "in these two questions ships of somebody else are named; in all others one's own"
)]
fn owner(state: &State, seat: Seat) -> Seat {
    match state.steps.top() {
        // A Vortex Gate may take ships of somebody else.
        Step::Gather { seat: owner, .. } => owner,
        // A Deflection Shield names ships of the attacked player.
        Step::Deflect { .. } => state.attack.target.seat,
        _ => seat,
    }
}

fn say(key: &'static str) -> Sentence {
    Sentence::new(key)
}

fn at(sector: Sector) -> Value {
    sector.to_string().into()
}

fn ship_name(kind: ShipKind) -> Value {
    Value::message(ship_key(kind))
}

/// A ship inside a sentence that marks it by a letter as well: “Frigate”, “la Frégate”.
fn told_kind(kind: ShipKind) -> Value {
    Value::message(format!("{}.told", ship_key(kind)))
}

/// A special weapon inside a sentence: “Drones”, “les Drones”.
fn told_weapon(weapon: Weapon) -> Value {
    Value::message(format!("{}.told", weapon_key(weapon)))
}

/// A ship with the article of the language: “a Frigate”.
fn a_ship(kind: ShipKind) -> Value {
    Value::message(format!("{}.a", ship_key(kind)))
}

fn sector_name(kind: SectorKind) -> Value {
    Value::message(format!("fleet-sector-{}", kind.id().replace('_', "-")))
}

/// A special sector, or a neutral one.
fn kind_name(kind: Option<SectorKind>) -> Value {
    kind.map_or_else(|| Value::message("fleet-sector-neutral"), sector_name)
}

fn capacity_name(capacity: Capacity) -> Value {
    Value::message(format!("fleet-capacity-{}", capacity.id().replace('_', "-")))
}

fn token_name(kind: TokenKind) -> Value {
    Value::message(format!("fleet-token-{}", kind.id().replace('_', "-")))
}

fn face_name(face: Face) -> Value {
    Value::message(format!("fleet-face-{}", face.id()))
}

fn die_name(die: Die) -> Value {
    Value::message(format!("fleet-die-{die}"))
}

fn held_name(held: Held) -> Value {
    if held.stored {
        Value::message(format!("fleet-die-{}-stored", held.die))
    } else {
        die_name(held.die)
    }
}

/// A result that is turned is named after the special that turns it.
fn spend_name(spend: Spend) -> Value {
    Value::List(spend.turned_by().into_iter().chain([spend.held]).map(held_name).collect())
}

fn volley_name(volley: Volley) -> Value {
    let each = volley.iter().flat_map(|spend| spend.turned_by().into_iter().chain([spend.held]));
    Value::List(each.map(held_name).collect())
}

/// A ship by its owner and its letter, as it is marked on the board.
fn about_ship(sentence: Sentence, ship: ShipRef) -> Sentence {
    sentence.with("owner", ship.seat).with("letter", ship.ship.to_string())
}

/// The same with what it is, as far as that is known.
fn named_ship(sentence: Sentence, ship: ShipRef, kind: Option<ShipKind>) -> Sentence {
    about_ship(sentence, ship).with("ship", told_or_signal(kind))
}

fn told_or_signal(kind: Option<ShipKind>) -> Value {
    kind.map_or_else(|| Value::message("fleet-ship-signal.told"), told_kind)
}

/// The letters of ships.
fn letters(ships: ShipSet) -> Value {
    Value::List(ships.iter().map(|ship| ship.to_string().into()).collect())
}

/// The name of a ship in play.
fn name(state: &State, ship: ShipRef) -> Value {
    ship_name(state.ship(ship).kind)
}

/// The same inside a sentence that marks it as well.
fn told(state: &State, ship: ShipRef) -> Value {
    told_kind(state.ship(ship).kind)
}

/// The same with the article of the language: “the Frigate”.
fn the_ship(state: &State, ship: ShipRef) -> Value {
    Value::message(format!("{}.the", ship_key(state.ship(ship).kind)))
}

/// The name of a ship that may be somebody else's Signal.
fn seen_name(state: &State, ship: ShipRef) -> Value {
    if state.is_hidden(ship) { Value::message("fleet-ship-signal") } else { name(state, ship) }
}

/// A marked ship that may be somebody else's Signal.
fn told_as_seen(state: &State, ship: ShipRef) -> Value {
    told_or_signal((!state.is_hidden(ship)).then(|| state.ship(ship).kind))
}

/// What is aimed at; a ship has its mark on the board besides.
fn with_target(state: &State, sentence: Sentence, target: Target) -> Sentence {
    let (aim, mark) = match target {
        Target::Nothing => (Value::message("fleet-target-none"), String::new()),
        Target::Ship(ship) => (told_as_seen(state, ship), format!(" ({ship})")),
        Target::Sector(place) => (at(place), String::new()),
        Target::Seat(seat) => (seat.into(), String::new()),
    };
    sentence.with("target", aim).with("mark", mark)
}

/// The names of ships of one seat, with articles.
fn names(state: &State, seat: Seat, ships: ShipSet) -> Value {
    // A Vortex Gate may take Signals of somebody else.
    let foreign = matches!(state.steps.top(), Step::Gather { .. });
    let each = ships.iter().map(|ship| match ShipRef::new(seat, ship) {
        signal if foreign && state.is_hidden(signal) => Value::message("fleet-ship-signal.the"),
        ship => the_ship(state, ship),
    });
    Value::List(each.collect())
}

#[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
fn question(state: &State, seat: Seat, step: Step) -> Sentence {
    let attack = &state.attack;
    let about_attack = |key| {
        say(key)
            .with("target", told(state, attack.target))
            .with("sector", at(attack.at))
            .with("damage", state.salvo().damage(attack.blocked))
    };
    match step {
        Step::Choose => {
            let asked = state.fleet_asked_of(seat);
            let points = asked.and_then(|(brief, role)| brief.size_as(role)).unwrap_or_default();
            say("question-fleet-choose").with("points", points)
        }
        Step::Arm => hidden::arm_question(state, seat),
        Step::SetAside { .. } => say("question-fleet-tile"),
        Step::Terrain { .. } if list::must_place(state, seat) => {
            say("question-fleet-terrain-needed")
        }
        Step::Terrain { .. } => say("question-fleet-terrain"),
        Step::Portal { .. } => say("question-fleet-portal"),
        Step::Deploy { .. } => say("question-fleet-deploy"),
        Step::Start { .. } => say("question-fleet-tests"),
        Step::Tow { ship } => say("question-fleet-tow").with("ship", the_ship(state, ship)),
        Step::Gather { from, .. } => say("question-fleet-gather").with("sector", at(from)),
        Step::Jump { .. } => say("question-fleet-jump"),
        Step::LayMines { .. } => say("question-fleet-mines"),
        Step::Energy => say("question-fleet-energy"),
        Step::Actions => say("question-fleet-actions"),
        Step::Bridge { .. } => say("question-fleet-bridge"),
        Step::MoveShips { to, .. } => say("question-fleet-ships").with("sector", at(to)),
        Step::Onward { ships, .. } => {
            say("question-fleet-onward").with("ships", names(state, seat, ships))
        }
        Step::Drift { at: field, .. } => say("question-fleet-drift").with("sector", at(field)),
        Step::Redirect => about_attack("question-fleet-redirect"),
        Step::Deflect { .. } => about_attack("question-fleet-deflect"),
        Step::Unveil { at: place, .. } => say("question-fleet-unveil").with("sector", at(place)),
        Step::Ward => say("question-fleet-ward").with("sector", at(attack.at)),
        Step::Sight { name, .. } => say("question-fleet-sight").with("sector", at(name.at)),
        Step::Reprogram => say("question-fleet-reprogram"),
        Step::Trigger { name, .. } => capacities::question(name),
        Step::Muster { .. } => about_attack("question-fleet-muster"),
        Step::Assist { .. } => about_attack("question-fleet-assist"),
        Step::React => about_attack("question-fleet-react"),
        Step::Impulse { .. } => say("question-fleet-impulse"),
        Step::Dock { at: dock } => say("question-fleet-dock").with("sector", at(dock)),
        Step::Board { prize, .. } => {
            say("question-fleet-board").with("ship", the_ship(state, prize))
        }
        Step::Offensive { .. } => say("question-fleet-offensive"),
        Step::Blast { power, .. } => say("question-fleet-blast").with("damage", power),
        Step::Pilots { face, .. } => say("question-fleet-pilots").with("face", face_name(face)),
        Step::Drained { .. } => say("question-fleet-drained"),
        Step::Preroll { .. } => {
            say("question-fleet-preroll").with("dice", state.scene.prerolls[seat.index()])
        }
        Step::Found { .. } => say("question-fleet-found"),
        Step::Prestore { .. } => say("question-fleet-prestore"),
        Step::Plunge { .. } => say("question-fleet-plunge"),
        Step::Emerge { face, .. } => say("question-fleet-emerge").with("face", face_name(face)),
        Step::Breach { .. } => say("question-fleet-breach"),
        Step::Dismiss { left } => say("question-fleet-dismiss").with("count", left),
        Step::Stir => say("question-fleet-stir"),
        Step::Shift { from, face } => {
            say("question-fleet-shift").with("sector", at(from)).with("face", face_name(face))
        }
        Step::Reinforce => say("question-fleet-reinforce"),
        Step::Bring { to, .. } => say("question-fleet-bring").with("sector", at(to)),
        Step::Load { to, .. } => say("question-fleet-load").with("sector", at(to)),
        Step::Leave { from } => say("question-fleet-leave").with("sector", at(from)),
        Step::Foil { at: place, via, .. } => {
            say("question-fleet-foil").with("sector", at(place)).with("from", at(via))
        }
        Step::Veil { seat, ships } => hidden::veil_question(state, seat, ships),
        Step::SecondShot { .. }
        | Step::Bombed { .. }
        | Step::Impact
        | Step::FallBack { .. }
        | Step::Scanned { .. }
        | Step::Enter { .. } => say("question-none"),
    }
}

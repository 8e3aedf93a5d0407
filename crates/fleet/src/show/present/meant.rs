//! What somebody meant who picked things that spell no listed action.

use kernel::{Picked, Seat};

use super::{say, spelt};
use crate::decide::action::Action;
use crate::decide::list;
use crate::state::State;
use crate::state::step::Step;

/// The listed action with these picks, or the one whose notation comes nearest.
pub(super) fn meant(state: &State, seat: Seat, picked: &[Picked<'_>]) -> Option<Action> {
    let owner = super::owner(state, seat);
    let mut actions = Vec::new();
    list::list(state, seat, &mut actions);
    let spells =
        |action: &&Action| spelt(say("question-none"), owner, **action).is_spelt_by(picked);
    if let Some(listed) = actions.iter().find(spells) {
        return Some(*listed);
    }
    let pairs: Vec<(&str, &str)> = picked.iter().map(|pick| (pick.kind, pick.id)).collect();
    readings(&pairs).iter().find_map(|pairs| written(state, pairs)?.parse().ok())
}

/// The picks as they were made, and with the dice where orders have them: at the beginning, or
/// behind who does what.
fn readings<'a>(picked: &[(&'a str, &'a str)]) -> [Vec<(&'a str, &'a str)>; 3] {
    let (dice, others): (Vec<_>, Vec<_>) = picked.iter().partition(|(kind, _)| *kind == "die");
    let with_dice_at = |place: usize| {
        let (before, after) = others.split_at(place.min(others.len()));
        [before, &dice, after].concat()
    };
    [picked.to_vec(), with_dice_at(0), with_dice_at(2)]
}

/// The notation that comes nearest to the picks in this order.
fn written(state: &State, pairs: &[(&str, &str)]) -> Option<String> {
    let dice = pairs.iter().take_while(|(kind, _)| *kind == "die").count();
    match pairs.split_at(dice) {
        ([], rest) => without_dice(state, rest),
        (dice, rest) => with_dice(state, dice, rest),
    }
}

/// The results as an order writes them: a special before a direction turns it.
fn results(dice: &[(&str, &str)]) -> String {
    let mut written: Vec<String> = Vec::new();
    let mut turned_by: Option<&str> = None;
    for &(_, die) in dice {
        let is_special = die.as_bytes().get(1) == Some(&b's');
        match turned_by.take() {
            Some(special) if !is_special => {
                let stored = if special.ends_with('*') { "*" } else { "" };
                written.push(format!("{die}/{stored}"));
            }
            Some(special) => {
                written.push(special.to_owned());
                turned_by = Some(die);
            }
            None if is_special => turned_by = Some(die),
            None => written.push(die.to_owned()),
        }
    }
    written.extend(turned_by.map(str::to_owned));
    written.join("+")
}

/// A ship by its letter alone.
fn letter(ship: &str) -> &str {
    ship.trim_start_matches(|c: char| c.is_ascii_digit())
}

/// Orders and reactions begin with their dice.
fn with_dice(state: &State, dice: &[(&str, &str)], rest: &[(&str, &str)]) -> Option<String> {
    let spent = results(dice);
    let reacts = matches!(state.steps.top(), Step::React | Step::Foil { .. } | Step::Ward);
    let red = spent.starts_with('r');
    // Only Gamma Warheads are aimed at sectors by red results.
    let bombards = red && !reacts && state.has_warheads(state.active());
    Some(match *rest {
        [("sector", from), ("sector", at)] if bombards => format!("bombard {spent} {from} {at}"),
        [("sector", from), ("sector", via), ("sector", at)] if bombards => {
            format!("bombard {spent} {from} {via} {at}")
        }
        [("sector", from), ("sector", to)] if !reacts => format!("move {spent} {from} {to}"),
        [("sector", from), ("ship", target)] => format!("attack {spent} {from} {target}"),
        [("sector", from), ("sector", via), ("ship", target)] => {
            format!("attack {spent} {from} {via} {target}")
        }
        [("sector", from), ("button", "double"), ("ship", first), ("ship", second)] => {
            format!("double {spent} {from} {first} {second}")
        }
        [("sector", from), ("button", "gate"), ("sector", to)] => {
            format!("gate {spent} {from} {to}")
        }
        [("sector", from), ("button", order @ ("survey" | "flee"))] => {
            format!("{order} {spent} {from}")
        }
        [("sector", from), ("sector", at), ("button", "scan")] => {
            format!("scan {spent} {from} {at}")
        }
        [("sector", from), ("sector", via), ("sector", at), ("button", "scan")] => {
            format!("scan {spent} {from} {via} {at}")
        }
        [("button", "arrive"), ("sector", to)] => format!("arrive {spent} {to}"),
        [("seat", victim)] => format!("drain {spent} {victim}"),
        [("button", "reroll")] => format!("reroll {}", spent.replace('+', " ")),
        [("sector", against)] if spent.starts_with('g') => format!("shield {spent} {against}"),
        [("sector", to)] => format!("retreat {spent} {to}"),
        [("ship", victim)] if reacts => format!("counter {spent} {victim}"),
        [("ship", ship), ("sector", to)] if red => format!("launch {spent} {} {to}", letter(ship)),
        [("ship", ship), ("button", "shake")] => format!("shake {spent} {}", letter(ship)),
        [("ship", ship), ("capacity", capacity), ("sector", at)] => {
            format!("disrupt {spent} {ship} {capacity} {at}")
        }
        [("slot", slot)] => format!("store {spent} {slot}"),
        [("button", "return")] => format!("return {}", spent.trim_end_matches('*')),
        [] => format!("lose {}", spent.trim_end_matches('*')),
        _ => return None,
    })
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a ship and a sector are an answer in these two questions only"
)]
fn without_dice(state: &State, picked: &[(&str, &str)]) -> Option<String> {
    Some(match *picked {
        [("button", id)] => id.to_owned(),
        [("fleet", id)] => format!("fleet {id}"),
        [("weapon", id)] => format!("arm {id}"),
        [("line", id)] => format!("sight {id}"),
        [("count", id)] => format!("take {id}"),
        [("tile", kind)] if matches!(state.steps.top(), Step::Unveil { .. }) => {
            format!("unveil {kind}")
        }
        [("tile", kind)] => format!("tile {kind}"),
        [("tile", kind), ("sector", at)] => format!("terrain {kind} {at}"),
        [("sector", at)] => lone_sector(state.steps.top(), at),
        [("ship", ship)] => lone_ship(state.steps.top(), ship),
        [("ship", ship), ("sector", at)] => match state.steps.top() {
            Step::Impulse { .. } => format!("fly {} {at}", letter(ship)),
            _ => format!("deploy {} {at}", letter(ship)),
        },
        [("ship", ship), ("button", order @ ("dock" | "lift" | "hold"))] => {
            format!("{order} {}", letter(ship))
        }
        [("sector", at), ("button", order @ ("veil" | "sweep"))] => format!("{order} {at}"),
        [("sector", at), ("weapon", token)] => format!("resolve {at} {token}"),
        [("sector", at), ("ship", ship), ("capacity", face)] => {
            format!("resolve {ship} {face} {at}")
        }
        [("button", "gate"), ("sector", to)] => format!("through {to}"),
        [("ship", ship), ("capacity", face), ("die", die), ("sector", at)] => {
            format!("activate {} {face} {die} {at}", letter(ship))
        }
        [("ship", ship), ("capacity", face), ("sector", at), ("button", order)] => {
            format!("{order} {ship} {face} {at}")
        }
        [("ship", ship), ("button", order), ("die", first), ("die", second), (_, target)] => {
            format!("{order} {} {first} {second} {target}", letter(ship))
        }
        [("ship", ship), ("button", order), ("die", first), ("die", second)] => {
            format!("{order} {} {first} {second}", letter(ship))
        }
        [("ship", ship), ("button", "station"), ("die", special), (_, target)] => {
            format!("station {} {special} {target}", letter(ship))
        }
        [("sector", from), ("button", "board"), ("die", one), ("die", two), ("ship", prize)] => {
            format!("board {from} {one} {two} {prize}")
        }
        [ref things @ .., ("button", "roll")] => {
            let letters = things.iter().filter_map(|(_, colour)| colour.chars().next());
            format!("roll {}", letters.collect::<String>())
        }
        [ref ships @ .., ("button", "go")] => {
            format!("ships {}", ships.iter().map(|(_, ship)| letter(ship)).collect::<String>())
        }
        _ => return None,
    })
}

/// A sector answers the question that is asked.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the questions that a sector answers; whatever else is asked, it is refused"
)]
fn lone_sector(step: Step, at: &str) -> String {
    let word = match step {
        Step::Onward { .. } => "onward",
        Step::Drift { .. } => "drift",
        Step::Tow { .. } => "tow",
        Step::Jump { .. } => "jump",
        Step::LayMines { .. } => "mine",
        Step::Blast { .. } => "blast",
        Step::Stir => "stir",
        Step::Shift { .. } => "shift",
        Step::Emerge { .. } => "through",
        Step::Portal { .. } | Step::Breach { .. } => "portal",
        _ => "resolve",
    };
    format!("{word} {at}")
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the questions that a ship answers; whatever else is asked, it is refused"
)]
fn lone_ship(step: Step, ship: &str) -> String {
    match step {
        Step::Bring { .. } => format!("bring {}", letter(ship)),
        Step::Dismiss { .. } => format!("dismiss {}", letter(ship)),
        Step::Assist { .. } | Step::Muster { .. } => format!("join {}", letter(ship)),
        Step::Redirect | Step::Deflect { .. } => format!("redirect {}", letter(ship)),
        _ => format!("strike {ship}"),
    }
}

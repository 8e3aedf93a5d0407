//! The text form of actions: short enough to type, and it parses back to the same action.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat};

use crate::board::sector::Sector;
use crate::decide::action::{Action, Target};
use crate::pieces::capacity::Activation;
use crate::pieces::die::{Colour, Die, Held, Spend, Volley};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};

impl fmt::Display for Volley {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, spend) in self.iter().enumerate() {
            write!(f, "{}{spend}", if number == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("none"),
            Self::Ship(ship) => write!(f, "{ship}"),
            Self::Sector(sector) => write!(f, "{sector}"),
            Self::Seat(seat) => write!(f, "{seat}"),
        }
    }
}

impl fmt::Display for Action {
    #[expect(clippy::too_many_lines, reason = "a line for each: none is left out")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Arm(weapon) => write!(f, "arm {weapon}"),
            Self::Survey { spend, from } => write!(f, "survey {spend} {from}"),
            Self::Scan { volley, from, via, at } if via == from => {
                write!(f, "scan {volley} {from} {at}")
            }
            Self::Scan { volley, from, via, at } => write!(f, "scan {volley} {from} {via} {at}"),
            Self::Veil(at) => write!(f, "veil {at}"),
            Self::SetAside(kind) => write!(f, "tile {kind}"),
            Self::Terrain { kind, at } => write!(f, "terrain {kind} {at}"),
            Self::Portal(at) => write!(f, "portal {at}"),
            Self::Gate { spend, from, to } => write!(f, "gate {spend} {from} {to}"),
            Self::Through(to) => write!(f, "through {to}"),
            Self::Deploy { ship, at } => write!(f, "deploy {ship} {at}"),
            Self::Resolve(sector) => write!(f, "resolve {sector}"),
            Self::Roll { red, blue, green } => write!(f, "roll {}", letters(red, blue, green)),
            Self::Return(die) => write!(f, "return {die}"),
            Self::Store { die, slot } => write!(f, "store {die} {slot}"),
            Self::End => f.write_str("end"),
            Self::Move { spend, from, to } => write!(f, "move {spend} {from} {to}"),
            Self::Attack { volley, from, via, target } if via == from => {
                write!(f, "attack {volley} {from} {target}")
            }
            Self::Attack { volley, from, via, target } => {
                write!(f, "attack {volley} {from} {via} {target}")
            }
            Self::Double { spend, from, first, second } => {
                write!(f, "double {spend} {from} {first} {second}")
            }
            Self::Drain { special, victim } => write!(f, "drain {special} {victim}"),
            Self::Reroll { first, second } => write!(f, "reroll {first} {second}"),
            Self::Weapon { ship, first, second, target } => {
                write!(f, "weapon {ship} {first} {second} {target}")
            }
            Self::Shake { die, ship } => write!(f, "shake {die} {ship}"),
            Self::Launch { spend, carrier, to } => write!(f, "launch {spend} {carrier} {to}"),
            Self::Offensive { carrier, first, second } => {
                write!(f, "offensive {carrier} {first} {second}")
            }
            Self::Redeem { ship, first, second, target } => {
                write!(f, "redeem {ship} {first} {second} {target}")
            }
            Self::Board { from, first, second, prize } => {
                write!(f, "board {from} {first} {second} {prize}")
            }
            Self::Again => f.write_str("again"),
            Self::Fly { ship, to } => write!(f, "fly {ship} {to}"),
            Self::Dock(ship) => write!(f, "dock {ship}"),
            Self::Undock => f.write_str("undock"),
            Self::Strike(target) => write!(f, "strike {target}"),
            Self::Blast(sector) => write!(f, "blast {sector}"),
            Self::Lift(ship) => write!(f, "lift {ship}"),
            Self::Sweep(sector) => write!(f, "sweep {sector}"),
            Self::Tow(to) => write!(f, "tow {to}"),
            Self::Jump(to) => write!(f, "jump {to}"),
            Self::Mine(at) => write!(f, "mine {at}"),
            Self::Ships(ships) => write!(f, "ships {ships}"),
            Self::Onward(to) => write!(f, "onward {to}"),
            Self::Stop => f.write_str("stop"),
            Self::Drift(to) => write!(f, "drift {to}"),
            Self::Keep => f.write_str("keep"),
            Self::Redirect(ship) => write!(f, "redirect {ship}"),
            Self::Fire => f.write_str("fire"),
            Self::Join(ship) => write!(f, "join {ship}"),
            Self::Hold(ship) => write!(f, "hold {ship}"),
            Self::Gas => f.write_str("gas"),
            Self::Retreat { special, to } => write!(f, "retreat {special} {to}"),
            Self::Counter { spend, victim } => write!(f, "counter {spend} {victim}"),
            Self::Pass => f.write_str("pass"),
            Self::Lose(die) => write!(f, "lose {die}"),
            Self::Station { ship, special, target } => {
                write!(f, "station {ship} {special} {target}")
            }
            Self::Bombard { volley, from, via, at } if via == from => {
                write!(f, "bombard {volley} {from} {at}")
            }
            Self::Bombard { volley, from, via, at } => {
                write!(f, "bombard {volley} {from} {via} {at}")
            }
            Self::Unveil(None) => f.write_str("unveil empty"),
            Self::Unveil(Some(kind)) => write!(f, "unveil {kind}"),
            Self::Activate { ship, capacity, relay, die, at } => {
                write!(f, "activate {ship} {capacity} {die} {at}")?;
                relay.map_or(Ok(()), |relay| write!(f, " by {relay}"))
            }
            Self::ResolveWeapon { kind, at } => write!(f, "resolve {at} {kind}"),
            Self::ResolveCapacity(name) => write!(f, "resolve {name}"),
            Self::Disrupt { spend, name } => write!(f, "disrupt {spend} {name}"),
            Self::Deactivate(name) => write!(f, "deactivate {name}"),
            Self::Reprogram(name) => write!(f, "reprogram {name}"),
            Self::Mend(ship) => write!(f, "mend {ship}"),
            Self::Sight(axis) => write!(f, "sight {axis}"),
            Self::Recall(ship) => write!(f, "recall {ship}"),
            Self::Shield { spend, against, also: None } => write!(f, "shield {spend} {against}"),
            Self::Shield { spend, against, also: Some(also) } => {
                write!(f, "shield {spend} {against} {also}")
            }
            Self::Fleet(pick) => write!(f, "fleet {pick}"),
            Self::Arrive { spend, to } => write!(f, "arrive {spend} {to}"),
            Self::Flee { spend, from } => write!(f, "flee {spend} {from}"),
            Self::Stir(at) => write!(f, "stir {at}"),
            Self::Shift(to) => write!(f, "shift {to}"),
            Self::Bring(ship) => write!(f, "bring {ship}"),
            Self::Dismiss(ship) => write!(f, "dismiss {ship}"),
            Self::Take(count) => write!(f, "take {count}"),
        }
    }
}

/// The dice of a roll: `rrb`.
fn letters(red: u8, blue: u8, green: u8) -> String {
    if red + blue + green == 0 {
        return "none".to_owned();
    }
    let repeated = |letter: &str, count| letter.repeat(usize::from(count));
    [repeated("r", red), repeated("b", blue), repeated("g", green)].concat()
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lower = text.trim().to_ascii_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        parse_order(&words)
            .or_else(|| parse_answer(&words))
            .or_else(|| parse_technical(&words))
            .or_else(|| parse_setup(&words))
            .or_else(|| parse_option(&words))
            .ok_or_else(|| NotationError(text.trim().to_owned()))
    }
}

/// Actions of the optional rules.
fn parse_option(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["arm", weapon] => Action::Arm(weapon.parse().ok()?),
        ["survey", die, from] => Action::Survey { spend: spend(die)?, from: sector(from)? },
        ["scan", dice, from, at] => Action::Scan {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(from)?,
            at: sector(at)?,
        },
        ["scan", dice, from, via, at] if from != via => Action::Scan {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(via)?,
            at: sector(at)?,
        },
        ["veil", at] => Action::Veil(sector(at)?),
        _ => return None,
    })
}

fn parse_setup(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["fleet", fleet] => Action::Fleet(fleet.parse().ok()?),
        ["tile", kind] => Action::SetAside(kind.parse().ok()?),
        ["terrain", kind, at] => Action::Terrain { kind: kind.parse().ok()?, at: sector(at)? },
        ["portal", at] => Action::Portal(sector(at)?),
        ["deploy", id, at] => Action::Deploy { ship: ship(id)?, at: sector(at)? },
        _ => return None,
    })
}

fn parse_order(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["move", die, from, to] => {
            Action::Move { spend: spend(die)?, from: sector(from)?, to: sector(to)? }
        }
        ["gate", die, from, to] => {
            Action::Gate { spend: spend(die)?, from: sector(from)?, to: sector(to)? }
        }
        ["attack", dice, from, target] => Action::Attack {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(from)?,
            target: ShipRef::parse(target)?,
        },
        ["attack", dice, from, via, target] if from != via => Action::Attack {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(via)?,
            target: ShipRef::parse(target)?,
        },
        ["double", die, from, first, second] => Action::Double {
            spend: spend(die)?,
            from: sector(from)?,
            first: ShipRef::parse(first)?,
            second: ShipRef::parse(second)?,
        },
        ["drain", special, victim] => {
            Action::Drain { special: Held::parse(special)?, victim: seat(victim)? }
        }
        ["reroll", one, other] => {
            let [first, second] = pair(one, other)?;
            Action::Reroll { first, second }
        }
        ["weapon", id, one, other, aimed_at] => {
            let [first, second] = pair(one, other)?;
            Action::Weapon { ship: ship(id)?, first, second, target: target(aimed_at)? }
        }
        ["shake", die, id] => Action::Shake { die: Held::parse(die)?, ship: ship(id)? },
        ["launch", die, id, to] => {
            Action::Launch { spend: spend(die)?, carrier: ship(id)?, to: sector(to)? }
        }
        ["offensive", id, one, other] => {
            let [first, second] = pair(one, other)?;
            Action::Offensive { carrier: ship(id)?, first, second }
        }
        ["redeem", id, one, other, aimed_at] => {
            let [first, second] = pair(one, other)?;
            Action::Redeem { ship: ship(id)?, first, second, target: ShipRef::parse(aimed_at)? }
        }
        ["board", from, one, other, prize] => {
            let [first, second] = pair(one, other)?;
            Action::Board { from: sector(from)?, first, second, prize: ShipRef::parse(prize)? }
        }
        ["arrive", die, to] => Action::Arrive { spend: spend(die)?, to: sector(to)? },
        ["flee", die, from] => Action::Flee { spend: spend(die)?, from: sector(from)? },
        ["lift", id] => Action::Lift(ship(id)?),
        ["sweep", at] => Action::Sweep(sector(at)?),
        ["roll", dice] => parse_roll(dice)?,
        ["return", die] => Action::Return(Die::parse(die)?),
        ["store", die, slot] => Action::Store { die: Die::parse(die)?, slot: slot.parse().ok()? },
        ["end"] => Action::End,
        _ => return None,
    })
}

fn parse_technical(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["station", id, special, aimed_at] => Action::Station {
            ship: ship(id)?,
            special: Held::parse(special)?,
            target: target(aimed_at)?,
        },
        ["bombard", dice, from, at] => Action::Bombard {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(from)?,
            at: sector(at)?,
        },
        ["bombard", dice, from, via, at] if from != via => Action::Bombard {
            volley: volley(dice)?,
            from: sector(from)?,
            via: sector(via)?,
            at: sector(at)?,
        },
        ["activate", id, capacity, die, at] => activation(id, capacity, die, at, None)?,
        ["activate", id, capacity, die, at, "by", relay] => {
            activation(id, capacity, die, at, Some(volley(relay)?))?
        }
        ["resolve", at, kind] => {
            Action::ResolveWeapon { kind: kind.parse().ok()?, at: sector(at)? }
        }
        ["resolve", ship, capacity, at] => {
            Action::ResolveCapacity(Activation::parse(ship, capacity, at)?)
        }
        ["disrupt", die, ship, capacity, at] => {
            Action::Disrupt { spend: spend(die)?, name: Activation::parse(ship, capacity, at)? }
        }
        ["deactivate", ship, capacity, at] => {
            Action::Deactivate(Activation::parse(ship, capacity, at)?)
        }
        ["reprogram", ship, capacity, at] => {
            Action::Reprogram(Activation::parse(ship, capacity, at)?)
        }
        ["mend", ship] => Action::Mend(ShipRef::parse(ship)?),
        ["sight", axis] => Action::Sight(axis.parse().ok()?),
        ["recall", ship] => Action::Recall(ShipRef::parse(ship)?),
        _ => return None,
    })
}

fn activation(
    id: &str,
    capacity: &str,
    die: &str,
    at: &str,
    relay: Option<Volley>,
) -> Option<Action> {
    Some(Action::Activate {
        ship: ship(id)?,
        capacity: capacity.parse().ok()?,
        relay,
        die: spend(die)?,
        at: sector(at)?,
    })
}

fn parse_answer(words: &[&str]) -> Option<Action> {
    Some(match *words {
        ["ships", letters] => Action::Ships(ships(letters)?),
        ["onward", to] => Action::Onward(sector(to)?),
        ["through", to] => Action::Through(sector(to)?),
        ["stop"] => Action::Stop,
        ["drift", to] => Action::Drift(sector(to)?),
        ["tow", to] => Action::Tow(sector(to)?),
        ["jump", to] => Action::Jump(sector(to)?),
        ["mine", at] => Action::Mine(sector(at)?),
        ["resolve", at] => Action::Resolve(sector(at)?),
        ["stir", at] => Action::Stir(sector(at)?),
        ["shift", to] => Action::Shift(sector(to)?),
        ["bring", id] => Action::Bring(ship(id)?),
        ["dismiss", id] => Action::Dismiss(ship(id)?),
        ["take", count] => Action::Take(parse_count(count)?),
        ["unveil", "empty"] => Action::Unveil(None),
        ["unveil", kind] => Action::Unveil(Some(kind.parse().ok()?)),
        ["again"] => Action::Again,
        ["fly", id, to] => Action::Fly { ship: ship(id)?, to: sector(to)? },
        ["dock", id] => Action::Dock(ship(id)?),
        ["undock"] => Action::Undock,
        ["strike", aimed_at] => Action::Strike(ShipRef::parse(aimed_at)?),
        ["blast", at] => Action::Blast(sector(at)?),
        ["keep"] => Action::Keep,
        ["redirect", id] => Action::Redirect(ship(id)?),
        ["fire"] => Action::Fire,
        ["join", id] => Action::Join(ship(id)?),
        ["hold", id] => Action::Hold(ship(id)?),
        ["shield", die, against] => {
            Action::Shield { spend: spend(die)?, against: sector(against)?, also: None }
        }
        ["shield", die, one, other] => {
            let (one, other) = (sector(one)?, sector(other)?);
            let (against, also) = (one.min(other), Some(one.max(other)));
            Action::Shield { spend: spend(die)?, against, also }
        }
        ["gas"] => Action::Gas,
        ["retreat", special, to] => {
            Action::Retreat { special: Held::parse(special)?, to: sector(to)? }
        }
        ["counter", die, victim] => {
            Action::Counter { spend: spend(die)?, victim: ShipRef::parse(victim)? }
        }
        ["pass"] => Action::Pass,
        ["lose", die] => Action::Lose(Die::parse(die)?),
        _ => return None,
    })
}

fn parse_roll(dice: &str) -> Option<Action> {
    let mut counts = [0_u8; Colour::COUNT];
    for letter in dice.chars().filter(|_| dice != "none") {
        counts[Colour::from_letter(letter)?.index()] += 1;
    }
    let [red, blue, green] = counts;
    (dice == "none" || dice.len() <= 9).then_some(Action::Roll { red, blue, green })
}

/// One digit, so that there is one way to write a number.
fn parse_count(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn sector(text: &str) -> Option<Sector> {
    text.parse().ok()
}

fn spend(text: &str) -> Option<Spend> {
    text.parse().ok()
}

/// Two results that are spent together, in whichever order they are written: rolled ones come
/// first, as they are listed.
fn pair(one: &str, other: &str) -> Option<[Held; 2]> {
    let mut pair = [Held::parse(one)?, Held::parse(other)?];
    pair.sort_unstable_by_key(|held| (held.stored, held.die));
    Some(pair)
}

fn volley(text: &str) -> Option<Volley> {
    let spends: Option<Vec<Spend>> = text.split('+').map(spend).collect();
    Volley::new(&spends?)
}

fn target(text: &str) -> Option<Target> {
    match text {
        "none" => Some(Target::Nothing),
        _ => ShipRef::parse(text)
            .map(Target::Ship)
            .or_else(|| sector(text).map(Target::Sector))
            .or_else(|| seat(text).map(Target::Seat)),
    }
}

fn seat(text: &str) -> Option<Seat> {
    match *text.as_bytes() {
        [number @ b'1'..=b'8'] => Some(Seat::new(number - b'1')),
        _ => None,
    }
}

fn ship(text: &str) -> Option<ShipId> {
    match *text.as_bytes() {
        [letter] => ShipId::from_letter(letter),
        _ => None,
    }
}

fn ships(text: &str) -> Option<ShipSet> {
    text.bytes().map(ShipId::from_letter).collect()
}

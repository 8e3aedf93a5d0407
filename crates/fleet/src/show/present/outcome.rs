//! What a weapon, a strike or a blast would do: for those who want to know before they commit.

use kernel::{Seat, Sentence, Value};

use super::{at, name, say, seen_name};
use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Weapon, WeaponEffect};
use crate::decide::action::Target;
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::state::State;
use crate::state::step::Step;

/// What would happen to ships.
pub(super) struct Outcome {
    /// How it is told.
    key: &'static str,
    /// The damage to each of the victims, or what is repaired.
    amount: u8,
    victims: Vec<ShipRef>,
    area: SectorSet,
}

impl Outcome {
    /// The weapon of the ship, fired at the target.
    pub(super) fn of_weapon(
        state: &State,
        carrier: ShipRef,
        weapon: Weapon,
        target: Target,
    ) -> Option<Self> {
        let effect = state.tables.weapon(weapon).effect;
        match target {
            Target::Ship(ship) => Self::of_shot(state, carrier, effect, ship),
            Target::Sector(sector) => Self::of_bomb(state, effect, sector),
            Target::Seat(_) | Target::Nothing => None,
        }
    }

    fn of_shot(
        state: &State,
        carrier: ShipRef,
        effect: WeaponEffect,
        ship: ShipRef,
    ) -> Option<Self> {
        let (key, amount) = match effect {
            WeaponEffect::Repair { hull } => {
                ("fleet-outcome-repair", state.repairable(ship).min(hull))
            }
            WeaponEffect::Attach { damage } => ("fleet-outcome-drones", damage),
            WeaponEffect::Damage { .. }
            | WeaponEffect::DamageByClass { .. }
            | WeaponEffect::DamageByDistance { .. }
            | WeaponEffect::ClearBridge
            | WeaponEffect::Tow
            | WeaponEffect::Bar
            | WeaponEffect::Teleport
            | WeaponEffect::Blast { .. }
            | WeaponEffect::Mine { .. }
            | WeaponEffect::TimeBomb { .. }
            | WeaponEffect::Shelter
            | WeaponEffect::HoldHulls
            | WeaponEffect::DoubleMove
            | WeaponEffect::DoubleRange
            | WeaponEffect::Warheads { .. } => {
                ("fleet-outcome-damage", state.weapon_damage(carrier, effect, ship)?)
            }
        };
        let area = state.sector_of(ship).map_or(SectorSet::EMPTY, SectorSet::one);
        Some(Self { key, amount, victims: vec![ship], area })
    }

    fn of_bomb(state: &State, effect: WeaponEffect, at: Sector) -> Option<Self> {
        let around = at.around().with(at).and(state.field.laid);
        match effect {
            WeaponEffect::Blast { damage } => {
                let victims = ships_in(state, around, State::all_at);
                Some(Self { key: "fleet-outcome-blast", amount: damage, victims, area: around })
            }
            WeaponEffect::TimeBomb { damage, .. } => {
                let victims = Vec::new();
                Some(Self { key: "fleet-outcome-bomb", amount: damage, victims, area: around })
            }
            WeaponEffect::Mine { damage, .. } => {
                let area = SectorSet::one(at);
                Some(Self { key: "fleet-outcome-mine", amount: damage, victims: Vec::new(), area })
            }
            WeaponEffect::Damage { .. }
            | WeaponEffect::DamageByClass { .. }
            | WeaponEffect::DamageByDistance { .. }
            | WeaponEffect::Repair { .. }
            | WeaponEffect::ClearBridge
            | WeaponEffect::Attach { .. }
            | WeaponEffect::Tow
            | WeaponEffect::Bar
            | WeaponEffect::Teleport
            | WeaponEffect::Shelter
            | WeaponEffect::HoldHulls
            | WeaponEffect::DoubleMove
            | WeaponEffect::DoubleRange
            | WeaponEffect::Warheads { .. } => None,
        }
    }

    /// What a squadron, or a Sentinel, does to the ship.
    pub(super) fn of_strike(state: &State, ship: ShipRef) -> Self {
        let amount = if let Step::Trigger { name, .. } = state.steps.top() {
            state.tables.capacity(name.capacity).amount
        } else {
            crate::play::squadron::OFFENSIVE_DAMAGE
        };
        let area = state.sector_of(ship).map_or(SectorSet::EMPTY, SectorSet::one);
        Self { key: "fleet-outcome-damage", amount, victims: vec![ship], area }
    }

    /// What a lost ship does to those of the sector; squadrons are not concerned, and a Signal
    /// may be anything.
    pub(super) fn of_last_blast(state: &State, sector: Sector) -> Self {
        let amount = if let Step::Blast { power, .. } = state.steps.top() { power } else { 0 };
        let area = SectorSet::one(sector);
        let victims = ships_in(state, area, |state, seat, sector| {
            state.crewed(seat, sector).or(state.signals_at(seat, sector))
        });
        Self { key: "fleet-outcome-blast", amount, victims, area }
    }

    /// Adds the damage, whom it hits and where; `outcome` puts it into words.
    pub(super) fn told(&self, state: &State, seat: Seat, sentence: Sentence) -> Sentence {
        let victim = |ship: &ShipRef| Value::List(vec![text(*ship), self.amount.into()]);
        sentence
            .with("outcome", self.in_words(state, seat))
            .with("damage", self.amount)
            .with("victims", Value::List(self.victims.iter().map(victim).collect()))
            .with("area", Value::List(self.area.iter().map(at).collect()))
    }

    fn in_words(&self, state: &State, seat: Seat) -> Value {
        let named = |ship: &ShipRef| {
            let target =
                if ship.seat == seat { name(state, *ship) } else { seen_name(state, *ship) };
            Value::from(say("fleet-outcome-ship").with("target", target).with("ship", text(*ship)))
        };
        if self.key == "fleet-outcome-blast" && self.victims.is_empty() {
            return say("fleet-outcome-nobody").into();
        }
        let victims = Value::List(self.victims.iter().map(named).collect());
        say(self.key).with("damage", self.amount).with("ships", victims).into()
    }
}

/// A sentence about something that does no damage has nothing to add.
pub(super) fn told(
    outcome: Option<Outcome>,
    state: &State,
    seat: Seat,
    sentence: Sentence,
) -> Sentence {
    match outcome {
        Some(outcome) => outcome.told(state, seat, sentence),
        None => sentence.with("outcome", ""),
    }
}

fn text(ship: ShipRef) -> Value {
    ship.to_string().into()
}

/// The ships of everybody in these sectors, as `there` gives them.
fn ships_in(
    state: &State,
    area: SectorSet,
    there: impl Fn(&State, Seat, Sector) -> ShipSet,
) -> Vec<ShipRef> {
    let mut ships = Vec::new();
    for seat in Seat::all(state.seats()) {
        let found = area.iter().fold(ShipSet::EMPTY, |all, at| all.or(there(state, seat, at)));
        ships.extend(found.iter().map(|ship| ShipRef::new(seat, ship)));
    }
    ships
}

//! What a weapon, a strike or a blast would do: for those who want to know before they commit.

use kernel::{Seat, Sentence, Value};

use super::preview::victim;
use super::{name, say, seen_name};
use crate::board::sector::{Sector, SectorSet};
use crate::data::tables::{Weapon, WeaponEffect};
use crate::decide::action::Target;
use crate::pieces::ship::{ShipRef, ShipSet};
use crate::show::preview::{Preview, VictimView};
use crate::state::State;
use crate::state::step::Step;

/// What becomes of those who are hit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Harm {
    Damage,
    Repair,
    /// At each start of turn.
    Drones,
    /// To all ships of the area.
    Blast,
    /// Later.
    Bomb,
    /// To whoever comes.
    Mine,
}

impl Harm {
    const fn key(self) -> &'static str {
        match self {
            Self::Damage => "fleet-outcome-damage",
            Self::Repair => "fleet-outcome-repair",
            Self::Drones => "fleet-outcome-drones",
            Self::Blast => "fleet-outcome-blast",
            Self::Bomb => "fleet-outcome-bomb",
            Self::Mine => "fleet-outcome-mine",
        }
    }
}

/// What would happen to ships.
pub(super) struct Outcome {
    harm: Harm,
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
        let (harm, amount) = match effect {
            WeaponEffect::Repair { hull } => (Harm::Repair, state.repairable(ship).min(hull)),
            WeaponEffect::Attach { damage } => (Harm::Drones, damage),
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
                (Harm::Damage, state.weapon_damage(carrier, effect, ship)?)
            }
        };
        Some(Self::on_ship(state, harm, amount, ship))
    }

    fn on_ship(state: &State, harm: Harm, amount: u8, ship: ShipRef) -> Self {
        let area = state.sector_of(ship).map_or(SectorSet::EMPTY, SectorSet::one);
        Self { harm, amount, victims: vec![ship], area }
    }

    fn of_bomb(state: &State, effect: WeaponEffect, at: Sector) -> Option<Self> {
        let around = at.around().with(at).and(state.field.laid);
        match effect {
            WeaponEffect::Blast { damage } => {
                let victims = ships_in(state, around, State::all_at);
                Some(Self { harm: Harm::Blast, amount: damage, victims, area: around })
            }
            WeaponEffect::TimeBomb { damage, .. } => {
                let victims = Vec::new();
                Some(Self { harm: Harm::Bomb, amount: damage, victims, area: around })
            }
            WeaponEffect::Mine { damage, .. } => {
                let area = SectorSet::one(at);
                Some(Self { harm: Harm::Mine, amount: damage, victims: Vec::new(), area })
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
        Self::on_ship(state, Harm::Damage, amount, ship)
    }

    /// What a Frigate that gives itself up does to the ship (`FC-FAC-11`).
    pub(super) fn of_redemption(state: &State, seat: Seat, ship: ShipRef) -> Option<Self> {
        let redemption = state.tables.faction(state.fleet(seat).faction).redemption?;
        Some(Self::on_ship(state, Harm::Damage, redemption.damage, ship))
    }

    /// What a Repair Drone gives back to the ship.
    pub(super) fn of_mending(state: &State, ship: ShipRef) -> Self {
        let most = if let Step::Trigger { name, .. } = state.steps.top() {
            state.tables.capacity(name.capacity).amount
        } else {
            0
        };
        Self::on_ship(state, Harm::Repair, state.repairable(ship).min(most), ship)
    }

    /// What a lost ship does to those of the sector; squadrons are not concerned, and a Signal
    /// may be anything.
    pub(super) fn of_last_blast(state: &State, sector: Sector) -> Self {
        let amount = if let Step::Blast { power, .. } = state.steps.top() { power } else { 0 };
        let area = SectorSet::one(sector);
        let victims = ships_in(state, area, |state, seat, sector| {
            state.crewed(seat, sector).or(state.signals_at(seat, sector))
        });
        Self { harm: Harm::Blast, amount, victims, area }
    }

    /// Adds the damage and whom it hits.
    pub(super) fn told(&self, state: &State, seat: Seat, sentence: Sentence) -> Sentence {
        sentence.with("outcome", self.in_words(state, seat)).with("damage", self.amount)
    }

    /// The same as data.
    pub(super) fn shown(&self, state: &State, seat: Seat) -> Preview {
        let mended = |ship: &ShipRef| VictimView {
            ship: ship.to_string(),
            damage: 0,
            hull_after: Some(state.ship(*ship).hull + self.amount),
        };
        let victims = self.victims.iter();
        Preview {
            damage: if self.harm == Harm::Repair { 0 } else { self.amount },
            victims: match self.harm {
                Harm::Repair => victims.map(mended).collect(),
                Harm::Damage | Harm::Drones | Harm::Blast | Harm::Bomb | Harm::Mine => {
                    victims.map(|ship| victim(state, seat, *ship, self.amount)).collect()
                }
            },
            area: self.area.iter().map(|sector| sector.to_string()).collect(),
            ..Preview::default()
        }
    }

    fn in_words(&self, state: &State, seat: Seat) -> Value {
        let named = |ship: &ShipRef| {
            let target =
                if ship.seat == seat { name(state, *ship) } else { seen_name(state, *ship) };
            Value::from(say("fleet-outcome-ship").with("target", target).with("ship", text(*ship)))
        };
        if self.harm == Harm::Blast && self.victims.is_empty() {
            return say("fleet-outcome-nobody").into();
        }
        let victims = Value::List(self.victims.iter().map(named).collect());
        say(self.harm.key()).with("damage", self.amount).with("ships", victims).into()
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

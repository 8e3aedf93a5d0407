//! Secret weapons: tokens drawn for each ship that carries one, of which one is kept face down.

use kernel::chance::Chance;
use kernel::{Log, Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::build::avatar::is_of_avatar;
use crate::build::options::GameOption;
use crate::build::roster::{Berth, FleetSpec, Roster, arsenal_fault};
use crate::build::variant::Variant;
use crate::data::tables::{Ability, Faction, Tables, Weapon, Weapons};
use crate::pieces::ship::{ShipId, ShipRef, ShipSet};
use crate::play::apply::Applier;
use crate::play::event::Event;
use crate::scenario::{Goal, Scenario};
use crate::state::State;
use crate::state::step::Step;

/// The tokens that secret weapons are drawn from, and how many are drawn for each ship, all
/// different.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bag {
    tokens: Weapons,
    drawn: u32,
}

impl Bag {
    /// Four of all weapons (`FC-OSW-01`), or three of the first edition's nine (`FC-LEG-10`).
    pub(crate) fn of(state: &State) -> Self {
        if state.varies(Variant::NineTokens) {
            return Self { tokens: Weapons::of_the_first_edition(), drawn: 3 };
        }
        let tokens = Weapons::of_the_bag().iter();
        let without_avatar = state.varies(Variant::WithoutAvatar);
        let tokens = tokens.filter(|weapon| !without_avatar || !is_of_avatar(*weapon)).collect();
        Self { tokens, drawn: 4 }
    }

    /// What one draw gives: the bag is full each time, because what is not kept goes back.
    pub(crate) fn draw(self, chance: &mut impl Chance) -> Weapons {
        let mut bag = u64::from(self.tokens.bits());
        let mut drawn = Weapons::EMPTY;
        for _ in 0..self.drawn {
            let number = chance.one_of(bag);
            bag &= !(1 << number);
            drawn = drawn.with(Weapon::ALL[usize::from(number)]);
        }
        drawn
    }

    /// One of all that fleets of the faction may keep.
    pub(crate) fn any_kept_by(self, faction: Faction, chance: &mut impl Chance) -> Weapon {
        let keepable: Weapons = self.tokens.kept_by(faction).collect();
        Weapon::ALL[usize::from(chance.one_of(u64::from(keepable.bits())))]
    }
}

impl Weapons {
    /// Every weapon of the game; Gamma Warheads belong to a scenario (`FC-WPN-37`).
    fn of_the_bag() -> Self {
        Weapon::ALL.iter().copied().filter(|weapon| *weapon != Weapon::GammaWarheads).collect()
    }

    /// The nine tokens of the first edition (`FC-WPN-54`).
    fn of_the_first_edition() -> Self {
        let tables = Tables::get();
        let early = |weapon: &Weapon| tables.weapon(*weapon).first_edition.is_some();
        Weapon::ALL.iter().copied().filter(early).collect()
    }

    /// Those that fleets of the faction may keep (`FC-OSW-03`).
    pub(crate) fn kept_by(self, faction: Faction) -> impl Iterator<Item = Weapon> {
        self.iter().filter(move |weapon| arsenal_fault(Tables::get(), faction, *weapon).is_none())
    }
}

impl Serialize for Weapons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Berth {
    /// The ship with a weapon that does not count, because its own is drawn; only the one that the
    /// scenario is about stays (`FC-SCN-50`).
    fn put_weapon_aside(&mut self, tables: &Tables, scenario: Scenario) {
        let about_warheads = tables.scenario(scenario).goal == Goal::Colonies;
        if about_warheads && self.weapon == Some(Weapon::GammaWarheads) {
            return;
        }
        let carries = tables.ship(self.kind).abilities.contains(Ability::SpecialWeapon);
        self.weapon = carries.then_some(Weapon::ProtonBeam);
    }
}

impl Roster {
    /// Weapons that the fleet names do not count when they are drawn.
    pub(crate) fn put_weapons_aside(&mut self, tables: &Tables, scenario: Scenario) {
        for berth in &mut self.berths {
            berth.put_weapon_aside(tables, scenario);
        }
    }
}

impl FleetSpec {
    /// The same for a fleet as it is written, where a ship may lack the weapon that it will draw.
    pub(crate) fn put_weapons_aside(&mut self, scenario: &str) {
        let tables = Tables::get();
        let Ok(scenario) = scenario.parse::<Scenario>() else { return };
        for text in &mut self.ships {
            let unarmed = || {
                let kind = text.trim().parse().ok()?;
                Some(Berth { kind, weapon: None, devices: Default::default() })
            };
            let Some(mut berth) = Berth::parse(text).ok().or_else(unarmed) else { continue };
            if tables.ship(berth.kind).abilities.contains(Ability::SpecialWeapon) {
                berth.put_weapon_aside(tables, scenario);
                *text = berth.to_string();
            }
        }
    }
}

impl State {
    /// Who has still to keep a weapon.
    pub(crate) fn arming(&self) -> SeatSet {
        let seats = Seat::all(self.seats);
        SeatSet::of(seats.filter(|seat| !self.fleet(*seat).drawn.is_empty()))
    }

    /// The drawn weapons that the seat may keep.
    pub(crate) fn keepable(&self, seat: Seat) -> impl Iterator<Item = Weapon> {
        self.fleet(seat).drawn.kept_by(self.fleet(seat).faction)
    }

    /// The next ship that is to get a weapon.
    pub(crate) fn unarmed(&self, seat: Seat) -> Option<ShipId> {
        let fleet = self.fleet(seat);
        let wants = |ship: &ShipId| {
            self.abilities(seat, *ship).contains(Ability::SpecialWeapon)
                && fleet.ship(*ship).weapon.is_none()
        };
        fleet.still_to_come().find(wants)
    }
}

impl<C: Chance, L: Log<Event>> Applier<'_, C, L> {
    /// Draws for everybody's first ship; all choose at the same time. Without the option, or
    /// without ships that carry weapons, the set-up goes on.
    pub(crate) fn begin_arming(&mut self) {
        if self.state.options.contains(GameOption::SecretWeapons) {
            for seat in Seat::all(self.state.seats) {
                self.lay_weapons_aside(seat);
                self.draw_weapons(seat);
            }
        } else if self.state.options.contains(GameOption::DrawnWeapons) {
            for seat in Seat::all(self.state.seats) {
                self.deal_weapons(seat);
            }
        }
        self.end_arming();
    }

    /// One weapon for each ship that carries one, of those that its faction may have
    /// (`FC-FLEET-22`).
    fn deal_weapons(&mut self, seat: Seat) {
        self.lay_weapons_aside(seat);
        while let Some(ship) = self.state.unarmed(seat) {
            let faction = self.state.fleet(seat).faction;
            let weapon = Bag::of(self.state).any_kept_by(faction, self.chance);
            self.state.fleet_mut(seat).ship_mut(ship).weapon = Some(weapon);
            let ship = ShipRef::new(seat, ship);
            if let Some(kind) = self.state.shown_kind(ship) {
                self.log.push(Event::WeaponDealt { ship, kind: Some(kind), weapon });
            }
        }
    }

    /// Gamma Warheads, which are never drawn, stay where the scenario wants them.
    fn lay_weapons_aside(&mut self, seat: Seat) {
        let fleet = self.state.fleet_mut(seat);
        let drawn = |ship: &ShipId| fleet.ship(*ship).weapon != Some(Weapon::GammaWarheads);
        let ships: ShipSet = fleet.still_to_come().filter(drawn).collect();
        ships.iter().for_each(|ship| fleet.ship_mut(ship).weapon = None);
    }

    fn draw_weapons(&mut self, seat: Seat) {
        let Some(ship) = self.state.unarmed(seat) else { return };
        let weapons = Bag::of(self.state).draw(self.chance);
        self.state.fleet_mut(seat).drawn = weapons;
        self.log.push(Event::WeaponsDrawn { ship: ShipRef::new(seat, ship), weapons });
    }

    /// Keeps the weapon face down, and draws for the next ship.
    pub(crate) fn arm(&mut self, seat: Seat, weapon: Weapon) {
        let Some(ship) = self.state.unarmed(seat) else { return };
        let fleet = self.state.fleet_mut(seat);
        fleet.ship_mut(ship).weapon = Some(weapon);
        fleet.secret = fleet.secret.with(ship);
        fleet.drawn = Weapons::EMPTY;
        let kept = Some(ShipRef::new(seat, ship));
        self.log.push(Event::WeaponKept { seat, ship: kept, weapon: Some(weapon) });
        self.draw_weapons(seat);
        self.end_arming();
    }

    fn end_arming(&mut self) {
        if self.state.arming().is_empty() {
            self.begin_terrain();
        } else {
            self.state.steps.reset(Step::Arm);
        }
    }

    /// A weapon is shown at its first use (`FC-OSW-02`).
    pub(crate) fn reveal_weapon(&mut self, ship: ShipRef) {
        let fleet = self.state.fleet_mut(ship.seat);
        if !fleet.secret.contains(ship.ship) {
            return;
        }
        fleet.secret = fleet.secret.without(ship.ship);
        if let Some(weapon) = self.state.ship(ship).weapon {
            let kind = self.state.shown_kind(ship);
            self.log.push(Event::WeaponRevealed { ship, kind, weapon });
        }
    }
}

//! The vocabulary of effects at work: one small function for each.

use kernel::Log;

use super::{Outcome, Resolver};
use crate::card::Movement;
use crate::effect::{Aura, Counted, Cubes, Effect, NamedTarget, Strength, Target};
use crate::event::{Blackout, Blow, End, Energy, Event, Flow, Hurt, Loss};
use crate::ship::{Station, StationSet, Store, Zone, ZoneSet};
use crate::situation::Squad;
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// Does what the card says.
    pub(super) fn perform(&mut self, number: Number, effect: &Effect) -> Outcome {
        let hits = self.now.foe(number).hits;
        match *effect {
            Effect::Attack { when, .. }
            | Effect::Damage { when, .. }
            | Effect::Move { when, .. }
                if !when.holds(hits) => {}
            Effect::Attack { n, zones, leak, ignore_shields, .. } => {
                self.attack(number, n, zones, leak, ignore_shields)?;
            }
            Effect::Damage { n, zones, .. } => self.damage_zones(number, n, zones)?,
            Effect::DumpReactorIntoShield { zones } => self.dump_reactor(number, zones)?,
            Effect::LeakShield { zones } => self.leak(number, zones, Energy::Shield)?,
            Effect::LeakReactors { zones } => self.leak(number, zones, Energy::Reactor)?,
            Effect::DrainReactor { zones, n, else_damage } => {
                self.drain_reactor(number, zones, n, else_damage)?;
            }
            // The agenda sees to it.
            Effect::AdvanceOthers { .. } => {}
            Effect::Lose => return Err(self.lose(number, None)),
            Effect::SelfDamage { n } => self.hurt(number, n, Hurt::Itself),
            Effect::Heal { n } => self.heal(number, n),
            Effect::SpeedUp { by } => self.set_speed(number, self.now.foe(number).speed + by),
            Effect::ShieldUp { by } => {
                self.set_shield(number, self.now.foe(number).shield + by, false);
            }
            Effect::Shield { to } => self.set_shield(number, to, false),
            Effect::Reveal => self.reveal(number),
            Effect::Aura { on } => self.begin_aura(number, on),
            Effect::DrainShield { zones, n } => self.drain_shield(number, zones, n),
            Effect::LoseFuel { n } => self.lose_fuel(n),
            Effect::DestroyRocket { n } => self.destroy_rockets(n),
            Effect::DisableStoredSquad { station } => self.disable_stored_squad(station),
            Effect::Move { dir, .. } => self.move_token(number, dir),
            Effect::Seek => self.seek(number),
            Effect::Spread { dir } => self.spread_slime(number, dir),
            Effect::FightBack => self.fight_back(number),
            Effect::DoubleDamage { zones } => self.double_damage(number, zones),
            Effect::Delay { who } => self.delay_group(number, who),
            Effect::Knockout { who } => self.knock_out_group(number, who, None, Blackout::Action),
        }
        Ok(())
    }

    pub(super) fn lose(&mut self, number: Number, zone: Option<Zone>) -> Loss {
        let loss = Loss { turn: self.now.turn, by: number, zone };
        self.log.push(Event::ShipLost { loss });
        loss
    }

    /// How strong; 0 stays 0, whatever strengthens attacks (`SA-X-28`).
    pub(super) fn strength_of(&self, number: Number, strength: Strength) -> u8 {
        match strength {
            Strength::Fixed(n) => n,
            Strength::Counted(Counted::PerHp(n)) => n * self.hp_left(number),
            Strength::Counted(Counted::PerPassed(n)) => n * self.now.foe(number).passed,
            Strength::Counted(Counted::WhiteReactor) => self.now.reactors[Zone::White.index()],
            Strength::Counted(Counted::PlayersHere) => {
                let tokens = self.now.foe(number).tokens;
                tokens.iter().map(|station| self.now.players_in(station)).sum()
            }
        }
    }

    /// The zones meant, red first (`SA-THREAT-11`).
    pub(super) fn zones_of(&self, number: Number, target: Target) -> ZoneSet {
        let own = self.zone(number);
        match target {
            Target::These(zones) => zones,
            Target::Named(NamedTarget::Own) => own.into_iter().collect(),
            Target::Named(NamedTarget::All) => ZoneSet::of(Zone::ALL),
            Target::Named(NamedTarget::Others) => {
                Zone::ALL.into_iter().filter(|zone| Some(*zone) != own).collect()
            }
            Target::Named(NamedTarget::EachStation) => {
                self.now.foe(number).tokens.iter().map(Station::zone).collect()
            }
        }
    }

    /// Cubes that no weapon caused; they go past all shields.
    pub(super) fn hurt(&mut self, number: Number, cubes: u8, cause: Hurt) {
        self.now.foes[number.index()].hits += cubes;
        self.log.push(Event::ThreatHurt { number, cubes, cause });
        if cause == Hurt::Itself && self.hp_left(number) == 0 {
            self.destroy(number, End::Itself);
        }
    }

    fn heal(&mut self, number: Number, cubes: Cubes) {
        let foe = &mut self.now.foes[number.index()];
        let cubes = cubes.of(foe.hits);
        if cubes > 0 {
            foe.hits -= cubes;
            self.log.push(Event::ThreatHealed { number, cubes });
        }
    }

    fn set_speed(&mut self, number: Number, speed: u8) {
        self.now.foes[number.index()].speed = speed;
        self.log.push(Event::SpeedChanged { number, speed });
    }

    pub(super) fn set_shield(&mut self, number: Number, shield: i8, by_rocket: bool) {
        self.now.foes[number.index()].shield = shield;
        self.log.push(Event::ShieldChanged { number, shield, by_rocket });
    }

    fn reveal(&mut self, number: Number) {
        self.now.foes[number.index()].hidden = false;
        self.log.push(Event::ThreatRevealed { number });
    }

    fn begin_aura(&mut self, number: Number, aura: Aura) {
        self.now.foes[number.index()].aura = Some(aura);
        match aura {
            Aura::Attack => self.now.attack_aura = 1,
            Aura::Shield => self.now.shield_aura = 1,
            Aura::Fissure => {}
        }
        self.log.push(Event::AuraBegan { number, aura });
    }

    fn double_damage(&mut self, number: Number, zones: ZoneSet) {
        self.now.foes[number.index()].aura = Some(Aura::Fissure);
        self.now.fissured = zones;
        self.log.push(Event::DamageDoubled { number, zones });
    }

    fn drain_shield(&mut self, number: Number, zones: Target, cubes: Cubes) {
        for zone in self.zones_of(number, zones).iter() {
            let cubes = cubes.of(self.now.shields[zone.index()]);
            self.now.shields[zone.index()] -= cubes;
            self.bank(Energy::Shield(zone), cubes, Flow::Threat(number));
        }
    }

    fn drain_reactor(
        &mut self,
        number: Number,
        zones: Target,
        cubes: Cubes,
        else_damage: u8,
    ) -> Outcome {
        for zone in self.zones_of(number, zones).iter() {
            let cubes = cubes.of(self.now.reactors[zone.index()]);
            self.now.reactors[zone.index()] -= cubes;
            self.bank(Energy::Reactor(zone), cubes, Flow::Threat(number));
            if cubes == 0 {
                self.damage(number, zone, else_damage, Blow::Inside)?;
            }
        }
        Ok(())
    }

    /// The reactor's cubes fill the shield; those that do not fit do damage.
    fn dump_reactor(&mut self, number: Number, zones: Target) -> Outcome {
        let cause = Flow::Threat(number);
        for zone in self.zones_of(number, zones).iter() {
            let there = std::mem::take(&mut self.now.reactors[zone.index()]);
            let shield = self.now.shields[zone.index()];
            let moved = there.min(self.now.shield_capacity(zone).saturating_sub(shield));
            self.now.shields[zone.index()] += moved;
            if moved > 0 {
                let (from, to) = (Energy::Reactor(zone), Energy::Shield(zone));
                self.log.push(Event::EnergyMoved { from, to, cubes: moved, cause });
            }
            self.bank(Energy::Reactor(zone), there - moved, cause);
            self.damage(number, zone, there - moved, Blow::Inside)?;
        }
        Ok(())
    }

    /// A store is emptied, and each cube does damage to its own zone.
    fn leak(&mut self, number: Number, zones: Target, store: fn(Zone) -> Energy) -> Outcome {
        for zone in self.zones_of(number, zones).iter() {
            let cubes = std::mem::take(match store(zone) {
                Energy::Shield(_) => &mut self.now.shields[zone.index()],
                Energy::Reactor(_) | Energy::Bank | Energy::Weapon(_) => {
                    &mut self.now.reactors[zone.index()]
                }
            });
            self.bank(store(zone), cubes, Flow::Threat(number));
            self.damage(number, zone, cubes, Blow::Inside)?;
        }
        Ok(())
    }

    pub(super) fn bank(&mut self, from: Energy, cubes: u8, cause: Flow) {
        if cubes > 0 {
            self.log.push(Event::EnergyMoved { from, to: Energy::Bank, cubes, cause });
        }
    }

    fn lose_fuel(&mut self, capsules: u8) {
        for _ in 0..capsules.min(self.now.capsules) {
            self.now.capsules -= 1;
            self.log.push(Event::CapsuleLost { left: self.now.capsules });
        }
    }

    /// Rockets in the station; Unstable Warheads may be done with that way (`SA-X-34`).
    fn destroy_rockets(&mut self, rockets: u8) {
        for _ in 0..rockets.min(self.now.rockets) {
            self.now.rockets -= 1;
            self.log.push(Event::RocketDestroyed { left: self.now.rockets });
        }
        for number in self.now.on_track.iter() {
            let card = self.card(number);
            if card.is_internal() && matches!(card.hp, crate::threat::HitPoints::Counted(_)) {
                self.destroy_if_spent(number, None, End::RocketDestroyed);
            }
        }
    }

    /// Only a squad that follows nobody (`SA-X-36`).
    fn disable_stored_squad(&mut self, station: Station) {
        for store in Store::ALL {
            let squad = &mut self.now.stores[store.index()];
            if store.station() == station && *squad == Squad::Ready {
                *squad = Squad::Disabled;
                self.log.push(Event::StoredSquadDisabled { store });
            }
        }
    }

    /// Lifts are no matter; at the hull the token stays (`SA-THREAT-16`).
    fn move_token(&mut self, number: Number, dir: Movement) {
        let from = self.now.foe(number).tokens.iter().next();
        if let Some(from) = from
            && let Some(to) = from.neighbour(dir)
        {
            self.put_token(number, from, to, false);
        }
    }

    fn put_token(&mut self, number: Number, from: Station, to: Station, seeks: bool) {
        self.now.foes[number.index()].tokens = StationSet::one(to);
        self.log.push(Event::TokenMoved { number, from, to, seeks });
    }

    /// To the neighbouring station with most players; with a tie it stays (`SA-X-53`,
    /// `SA-X-54`).
    fn seek(&mut self, number: Number) {
        let Some(from) = self.now.foe(number).tokens.iter().next() else { return };
        let counted = || from.neighbours().map(|to| (self.now.players_in(to), to));
        let most = counted().map(|(players, _)| players).max();
        let mut fullest = counted().filter(|(players, _)| Some(*players) == most);
        if let (Some((_, to)), None) = (fullest.next(), fullest.next()) {
            self.put_token(number, from, to, true);
        }
    }

    fn fight_back(&mut self, number: Number) {
        self.now.foes[number.index()].fights_back = true;
        self.log.push(Event::FightsBackNow { number });
    }
}

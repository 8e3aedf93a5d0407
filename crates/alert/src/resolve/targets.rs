//! Who is shot at by what (`SA-DMG-01` to `SA-DMG-09`).

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::event::Event;
use crate::mission::Lane;
use crate::ship::{Station, Weapon};
use crate::situation::{Charge, Foe};
use crate::threat::{Remedy, Threat, Trait};
use crate::track::distance;
use crate::turn::{Number, NumberSet};

/// The strength of interceptors against each of several targets (`SA-INT-08`).
const INTERCEPTORS_AGAINST_SEVERAL: u8 = 1;

/// The strength of interceptors that sacrifice themselves (`SA-X-19`).
const INTERCEPTORS_SACRIFICED: u8 = 9;

/// All targets of one damage step, fixed before any damage is done (`SA-DMG-04`).
#[derive(Debug, Default)]
pub(super) struct Volley {
    /// The sum of all strengths, by number.
    pub(super) strength: [u8; Number::MOST],
    /// Whoever is the target of at least one weapon.
    pub(super) aimed: NumberSet,
    pub(super) pulsed: NumberSet,
    pub(super) rocketed: Option<Number>,
    /// The Fissure, when the interceptors work on it.
    pub(super) mended: Option<Number>,
    /// Whose interceptors end at which threat.
    pub(super) sacrificed: Option<(Member, Number)>,
}

impl<L: Log<Event>> Resolver<'_, L> {
    pub(super) fn aim(&mut self) -> Volley {
        let mut volley = Volley::default();
        for station in Station::ALL {
            let charge = self.now.charges[station.index()];
            if charge != Charge::None {
                self.aim_cannon(&mut volley, station.weapon(), charge.bonus());
            }
        }
        if self.now.rocket_arriving {
            self.aim_rocket(&mut volley);
        }
        if self.now.sortie != Charge::None {
            self.aim_interceptors(&mut volley);
        }
        volley
    }

    fn aim_cannon(&mut self, volley: &mut Volley, weapon: Weapon, bonus: u8) {
        let strength = self.now.strength(weapon) + bonus;
        match weapon {
            Weapon::Heavy(zone) | Weapon::Light(zone) => {
                let heavy = matches!(weapon, Weapon::Heavy(_));
                let skips = |card: &Threat| heavy && card.traits.contains(Trait::NoHeavyLaser);
                match self.nearest(|card, lane, _| lane == Lane::External(zone) && !skips(card)) {
                    Some(number) => self.add(volley, weapon, number, strength),
                    None => self.log.push(Event::WeaponMissed { weapon }),
                }
            }
            Weapon::Pulse | Weapon::Rocket | Weapon::Interceptors => {
                let range = self.now.pulse_range();
                volley.pulsed = self.within(range);
                self.add_all(volley, weapon, volley.pulsed, strength);
            }
        }
    }

    /// The nearest of all three tracks within range, or the one that draws every rocket
    /// (`SA-ROCKET-06` to `SA-ROCKET-10`, `SA-X-22`).
    fn aim_rocket(&mut self, volley: &mut Volley) {
        let weapon = Weapon::Rocket;
        let draws_rockets = |card: &Threat| card.traits.contains(Trait::RocketMagnet);
        let magnet = self.nearest(|card, _, _| draws_rockets(card));
        let target = magnet.or_else(|| {
            self.nearest(|card, _, foe| {
                distance(foe.space) <= weapon.range() && !card.traits.contains(Trait::NoRocket)
            })
        });
        let Some(number) = target else {
            self.log.push(Event::WeaponMissed { weapon });
            return;
        };
        volley.rocketed = Some(number);
        let wasted = self.card(number).traits.contains(Trait::RocketWasted);
        self.add(volley, weapon, number, if wasted { 0 } else { weapon.strength() });
    }

    /// All targets at distance 1; a single one is hit harder (`SA-INT-08`, `SA-INT-09`). As long
    /// as there is a Fissure they do nothing else than mend it (`SA-X-46`).
    fn aim_interceptors(&mut self, volley: &mut Volley) {
        let weapon = Weapon::Interceptors;
        let bonus = self.now.sortie.bonus();
        volley.mended = self.fissure();
        if volley.mended.is_some() {
            return;
        }
        let targets = self.within(weapon.range());
        let mut single = targets.iter();
        match (single.next(), single.next()) {
            (Some(number), None) if self.is_bait(number) => {
                let pilot = self.now.members().find(|member| self.now.figure(*member).in_space);
                volley.sacrificed = pilot.map(|pilot| (pilot, number));
                self.add(volley, weapon, number, INTERCEPTORS_SACRIFICED + bonus);
            }
            (Some(number), None) => self.add(volley, weapon, number, weapon.strength() + bonus),
            _ => self.add_all(volley, weapon, targets, INTERCEPTORS_AGAINST_SEVERAL + bonus),
        }
    }

    fn is_bait(&self, number: Number) -> bool {
        self.card(number).traits.contains(Trait::InterceptorBait)
    }

    fn fissure(&self) -> Option<Number> {
        self.now.on_track.iter().find(|number| {
            let inside = self.card(*number).inside.as_ref();
            inside.is_some_and(|inside| inside.remedy == Remedy::Interceptors)
        })
    }

    fn add_all(&mut self, volley: &mut Volley, weapon: Weapon, targets: NumberSet, strength: u8) {
        for number in targets.iter() {
            self.add(volley, weapon, number, strength);
        }
        if targets.is_empty() {
            self.log.push(Event::WeaponMissed { weapon });
        }
    }

    fn add(&mut self, volley: &mut Volley, weapon: Weapon, number: Number, strength: u8) {
        volley.aimed = volley.aimed.with(number);
        volley.strength[number.index()] += strength;
        self.log.push(Event::WeaponTargeted { weapon, number, strength });
    }

    /// The target nearest to Z that fits; of several on the same space, the lowest number
    /// (`SA-DMG-05`).
    fn nearest(&self, fits: impl Fn(&Threat, Lane, &Foe) -> bool) -> Option<Number> {
        let targets = self.targets().filter(|(_, card, lane, foe)| fits(card, *lane, foe));
        targets.min_by_key(|(_, _, _, foe)| foe.space).map(|(number, ..)| number)
    }

    fn within(&self, range: u8) -> NumberSet {
        self.targets()
            .filter(|(_, _, _, foe)| distance(foe.space) <= range)
            .map(|(number, ..)| number)
            .collect()
    }

    /// The external threats on a track that do not hide (`SA-X-01`, `SA-X-18`).
    fn targets(&self) -> impl Iterator<Item = (Number, &'static Threat, Lane, &Foe)> {
        self.now.on_track.iter().filter_map(|number| {
            let arrival = self.mission.arrival(number)?;
            let (card, foe) = (arrival.threat, self.now.foe(number));
            let is_far = distance(foe.space) == 3;
            let hides = foe.hidden || is_far && card.traits.contains(Trait::HiddenWhenFar);
            let is_target = arrival.lane != Lane::Internal && !hides;
            is_target.then_some((number, card, arrival.lane, foe))
        })
    }
}

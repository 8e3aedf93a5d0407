//! Compute Damage: all shots land together (`SA-TURN-04`, `SA-DMG-10` to `SA-DMG-18`).

use arrayvec::ArrayVec;
use kernel::Log;

use super::Resolver;
use super::agenda::{Agenda, Occasion};
use super::targets::Volley;
use crate::effect::Downfall;
use crate::event::{Blackout, End, Energy, Event, Flow, Hurt, Step};
use crate::ship::{Station, Weapon};
use crate::situation::Charge;
use crate::threat::Trait;
use crate::turn::{Number, NumberSet};

type Striking = ArrayVec<Number, { Number::MOST }>;

impl<L: Log<Event>> Resolver<'_, L> {
    /// Attacks at the end of the step are put on the agenda.
    pub(super) fn compute_damage(&mut self, agenda: &mut Agenda) {
        if self.now.turn.number() <= self.level().turns() {
            self.begin_step(Step::ComputeDamage);
        }
        let volley = self.aim();
        let mut hit = NumberSet::EMPTY;
        for number in volley.aimed.iter() {
            if self.land(&volley, number) {
                hit = hit.with(number);
            }
        }
        self.mend(&volley);
        let shot_down = self.destroy_spent(hit, End::Weapons);
        let mut hurt = NumberSet::EMPTY;
        for number in shot_down.iter() {
            hurt = hurt.or(self.explode(number));
        }
        hit = hit.or(hurt);
        let destroyed = shot_down.or(self.destroy_spent(hurt, End::Explosion));
        self.after_shots(&volley);
        self.plan_strikes(hit, destroyed, agenda);
    }

    /// The sum of all strengths less the shield points, once (`SA-DMG-10`). Says whether a cube
    /// was put on the card.
    fn land(&mut self, volley: &Volley, number: Number) -> bool {
        let traits = self.card(number).traits;
        let foe = &mut self.now.foes[number.index()];
        if foe.cryoshield {
            foe.cryoshield = false;
            self.log.push(Event::CryoshieldBroken { number });
            return false;
        }
        let is_stripped =
            volley.pulsed.contains(number) && traits.contains(Trait::PulseStripsShield);
        let shield = if is_stripped { 0 } else { foe.shield + self.now.shield_aura };
        let strength = volley.strength[number.index()];
        let most = if traits.contains(Trait::OneDamageATurn) { 1 } else { u8::MAX };
        let cubes = strength.saturating_add_signed(-shield).min(most);
        foe.hits = foe.hits.saturating_add(cubes);
        self.log.push(Event::ThreatHit { number, strength, shield, cubes });
        cubes > 0
    }

    /// Interceptors work on the Fissure, one cube each attack (`SA-X-45`).
    fn mend(&mut self, volley: &Volley) {
        if let Some(number) = volley.mended {
            self.hurt(number, 1, Hurt::Interceptors);
            self.destroy_if_spent(number, None, End::Mended);
        }
    }

    /// Removes those that have enough cubes now, together (`SA-DMG-14`).
    fn destroy_spent(&mut self, hit: NumberSet, by: End) -> NumberSet {
        let is_spent = |number: &Number| self.hp_left(*number) == 0;
        let spent: NumberSet = hit.iter().filter(is_spent).collect();
        for number in spent.iter() {
            self.destroy(number, by);
        }
        spent
    }

    /// The Leviathan Tanker takes others with it (`SA-X-16`). Gives back whom it hurt.
    fn explode(&mut self, number: Number) -> NumberSet {
        let mut hurt = NumberSet::EMPTY;
        for downfall in &self.card(number).on_destroy {
            let Downfall::DamageOthers { n } = *downfall else { continue };
            for other in self.externals().iter() {
                self.hurt(other, n, Hurt::Explosion(number));
                hurt = hurt.with(other);
            }
        }
        hurt
    }

    /// The Juggernaut grows with each rocket (`SA-X-23`); whoever rammed the Behemoth is out
    /// (`SA-X-20`).
    fn after_shots(&mut self, volley: &Volley) {
        if let Some(number) = volley.rocketed
            && self.card(number).traits.contains(Trait::RocketMagnet)
            && self.now.on_track.contains(number)
        {
            self.set_shield(number, self.now.foe(number).shield + 1, true);
        }
        if let Some((pilot, number)) = volley.sacrificed {
            self.knock_out(pilot, number, Blackout::Ramming);
        }
    }

    /// Attacks at the end of the step, in the order of the numbers (`SA-X-24`, `SA-X-27`,
    /// `SA-X-28`).
    fn plan_strikes(&self, hit: NumberSet, destroyed: NumberSet, agenda: &mut Agenda) {
        for number in hit.or(destroyed).iter().collect::<Striking>().into_iter().rev() {
            if destroyed.contains(number) {
                self.plan(number, Occasion::ShotDown, agenda);
            }
            if hit.contains(number) {
                self.plan(number, Occasion::Hit, agenda);
            }
        }
    }

    /// Cubes on cannons go back where they came from, a rocket that hit to the bank
    /// (`SA-DMG-16`).
    pub(super) fn clean_up(&mut self) {
        for station in Station::ALL {
            let charge = std::mem::take(&mut self.now.charges[station.index()]);
            if charge != Charge::None && !matches!(station.weapon(), Weapon::Light(_)) {
                self.bank(Energy::Weapon(station), 1, Flow::Spent);
            }
        }
        self.now.sortie = Charge::None;
        if std::mem::take(&mut self.now.rocket_arriving) {
            self.log.push(Event::RocketSpent);
        }
    }
}

//! How threats leave their tracks: destroyed or survived.

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::effect::{Aura, Downfall, Group, NamedGroup};
use crate::event::{Blackout, End, Event, Removal};
use crate::ship::{StationSet, ZoneSet};
use crate::situation::Fate;
use crate::threat::{Inside, Remains};
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// The cubes that destroy a threat; Unstable Warheads follow the rockets (`SA-X-30`).
    #[inline]
    pub(super) fn hp(&self, number: Number) -> u8 {
        self.card(number).hp_with(self.now.rockets)
    }

    /// The hit points that are left (`SA-THREAT-12`).
    pub(super) fn hp_left(&self, number: Number) -> u8 {
        self.hp(number).saturating_sub(self.now.foe(number).hits)
    }

    /// The card goes to the Captain, its tokens off the boards (`SA-REP-02`, `SA-BOT-09`,
    /// `SA-DMG-12`).
    pub(super) fn destroy(&mut self, number: Number, by: End) {
        self.now.foes[number.index()].fate = Fate::Destroyed;
        self.now.on_track = self.now.on_track.without(number);
        self.log.push(Event::ThreatDestroyed { number, by });
        if let Some(aura) = self.now.foe(number).aura {
            self.end_aura(number, aura);
        }
    }

    /// Destroys an internal threat, with what follows for the crew.
    pub(super) fn destroy_inside(&mut self, number: Number, by: Option<Member>, end: End) {
        self.destroy(number, end);
        self.clear_tokens(number, Removal::Destroyed(end));
        for downfall in &self.card(number).on_destroy {
            match downfall {
                Downfall::Knockout { who } => {
                    let cause = match who {
                        Group::Named(NamedGroup::Attacker) => Blackout::Attack,
                        Group::Named(_) | Group::Stations(_) => Blackout::Repair,
                    };
                    self.knock_out_group(number, *who, by, cause);
                }
                Downfall::DamageOthers { .. } => {}
            }
        }
    }

    /// Destroys an internal threat that has all the cubes it can take.
    pub(super) fn destroy_if_spent(&mut self, number: Number, by: Option<Member>, end: End) {
        if self.hp_left(number) == 0 {
            self.destroy_inside(number, by, end);
        }
    }

    /// An aura ends with its threat, and so does the doubling of damage (`SA-X-10`, `SA-X-15`,
    /// `SA-X-48`).
    fn end_aura(&mut self, number: Number, aura: Aura) {
        self.now.foes[number.index()].aura = None;
        match aura {
            Aura::Attack => self.now.attack_aura = 0,
            Aura::Shield => self.now.shield_aura = 0,
            Aura::Fissure => self.now.fissured = ZoneSet::EMPTY,
        }
        self.log.push(Event::AuraEnded { number, aura });
    }

    fn clear_tokens(&mut self, number: Number, cause: Removal) {
        for station in self.now.foe(number).tokens.iter() {
            self.log.push(Event::TokenRemoved { number, station, cause });
        }
        self.now.foes[number.index()].tokens = StationSet::EMPTY;
        self.update_tokens();
    }

    /// After its Z action the card goes to the Communications Officer (`SA-THREAT-07`).
    pub(super) fn survive(&mut self, number: Number) {
        self.now.foes[number.index()].fate = Fate::Survived;
        self.now.on_track = self.now.on_track.without(number);
        self.log.push(Event::ThreatSurvived { number });
        if let Some(inside) = &self.card(number).inside {
            self.leave_remains(number, inside);
        }
    }

    /// What stays on board (`SA-THREAT-08`, `SA-REP-08`, `SA-X-42`, `SA-X-59`).
    fn leave_remains(&mut self, number: Number, inside: &Inside) {
        match (inside.remains, inside.button) {
            (Remains::Nothing, _) => self.clear_tokens(number, Removal::Left),
            (Remains::BrokenSystem, Some(button)) => {
                let broken = &mut self.now.broken[button.index()];
                *broken = broken.or(inside.stations);
                self.update_tokens();
            }
            (Remains::BrokenSystem, None) | (Remains::Slime | Remains::Contamination, _) => {
                self.update_tokens();
            }
        }
    }

    /// Counts anew which stations are covered, slimy or deadly.
    pub(super) fn update_tokens(&mut self) {
        let mut covered = [StationSet::EMPTY; 3];
        let (mut slime, mut deadly) = (StationSet::EMPTY, StationSet::EMPTY);
        for (number, arrival) in self.mission.arrivals() {
            let Some(inside) = &arrival.threat.inside else { continue };
            let foe = self.now.foe(number);
            if let Some(button) = inside.button
                && foe.fate == Fate::OnTrack
            {
                covered[button.index()] = covered[button.index()].or(foe.tokens);
            }
            match inside.remains {
                Remains::Slime => slime = slime.or(foe.tokens),
                Remains::Contamination if foe.fate == Fate::Survived => {
                    deadly = deadly.or(foe.tokens);
                }
                Remains::Contamination | Remains::Nothing | Remains::BrokenSystem => {}
            }
        }
        self.now.covered = covered;
        self.now.slime = slime;
        self.now.deadly = deadly;
    }
}

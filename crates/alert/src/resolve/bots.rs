//! Battlebots: taken from their stores, and sent against intruders (`SA-BOT-01` to
//! `SA-BOT-16`).

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::event::{End, Event, Fall, Idle, Removal};
use crate::ship::{Station, Store};
use crate::situation::{Charge, Squad};
use crate::threat::{Kind, Remedy};
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// Takes the squad from the store, or gets the own one going again (`SA-BOT-01` to
    /// `SA-BOT-05`). A squad that slime disabled in its store is led disabled (`SA-X-36`).
    pub(super) fn ready_squad(&mut self, member: Member, store: Store) {
        let squad = &mut self.now.figures[member.index()].squad;
        match *squad {
            Squad::Ready => self.idle(member, Idle::SquadIsActive),
            Squad::Disabled => {
                *squad = Squad::Ready;
                self.log.push(Event::SquadReactivated { member });
            }
            Squad::None => {
                *squad = std::mem::take(&mut self.now.stores[store.index()]);
                match *squad {
                    Squad::None => self.idle(member, Idle::NoSquadHere),
                    Squad::Ready => {
                        self.log.push(Event::SquadTaken { member, store, active: true });
                    }
                    Squad::Disabled => {
                        self.log.push(Event::SquadTaken { member, store, active: false });
                    }
                }
            }
        }
    }

    /// One hit on the intruder with the lowest number in the station (`SA-BOT-07` to
    /// `SA-BOT-10`). Heroic battlebots are not disabled by one that fights back (`SA-HERO-10`).
    pub(super) fn attack_intruder(&mut self, member: Member, charge: Charge) {
        if !self.level().has_battlebots() {
            return self.idle(member, self.not_taught_yet());
        }
        let figure = *self.now.figure(member);
        if figure.squad != Squad::Ready {
            return self.idle(member, Idle::NoActiveSquad);
        }
        let Some((number, remedy)) = self.intruder(figure.station) else {
            return self.idle(member, Idle::NoIntruderHere);
        };
        let heroic = charge == Charge::Heroic;
        self.log.push(Event::IntruderHit { member, number, station: figure.station, heroic });
        let fights_back = self.now.foe(number).fights_back;
        match remedy {
            Remedy::Progeny => self.hit_slime(number, figure.station, member),
            Remedy::ClearStation => self.clear_station(number, figure.station, member),
            Remedy::Battlebots
            | Remedy::PerAction
            | Remedy::AllStationsBonus(_)
            | Remedy::AtOnce(_)
            | Remedy::Interceptors => {
                self.now.foes[number.index()].hits += 1;
                self.destroy_if_spent(number, Some(member), End::Battlebots);
            }
        }
        if fights_back && !heroic {
            self.disable_squad(member, Fall::FoughtBack(number));
        }
    }

    fn intruder(&self, station: Station) -> Option<(Number, Remedy)> {
        self.now.on_track.iter().find_map(|number| {
            let inside = self.card(number).inside.as_ref()?;
            let is_here = self.now.foe(number).tokens.contains(station);
            (inside.kind == Kind::Intruder && is_here).then_some((number, inside.remedy))
        })
    }

    /// Each station is cleared once; the last token goes with the third (`SA-X-57`).
    fn clear_station(&mut self, number: Number, station: Station, member: Member) {
        let foe = &mut self.now.foes[number.index()];
        foe.hits += 1;
        foe.tokens = foe.tokens.without(station);
        let cause = Removal::Cleaned;
        self.log.push(Event::TokenRemoved { number, station, cause });
        self.destroy_if_spent(number, Some(member), End::Cleaned);
    }

    pub(super) fn disable_squad(&mut self, member: Member, cause: Fall) {
        let squad = &mut self.now.figures[member.index()].squad;
        if *squad == Squad::Ready {
            *squad = Squad::Disabled;
            self.log.push(Event::SquadDisabled { member, cause });
        }
    }
}

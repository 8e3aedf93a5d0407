//! Repairing malfunctions (`SA-REP-01` to `SA-REP-10`).

use kernel::Log;

use super::Resolver;
use crate::crew::Member;
use crate::event::{End, Event};
use crate::ship::{Station, System};
use crate::threat::Remedy;
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// Works on the malfunction with the lowest number that covers this system (`SA-REP-06`).
    pub(super) fn repair(&mut self, member: Member, station: Station, system: System, cubes: u8) {
        let number = self.malfunction(station, system).expect("only a malfunction covers a system");
        match self.remedy(number) {
            Some(Remedy::AtOnce(needed)) => self.work_together(member, number, station, needed),
            Some(
                Remedy::PerAction
                | Remedy::AllStationsBonus(_)
                | Remedy::Battlebots
                | Remedy::Progeny
                | Remedy::ClearStation
                | Remedy::Interceptors,
            )
            | None => {
                let foe = &mut self.now.foes[number.index()];
                foe.hits += cubes;
                foe.repaired_in = foe.repaired_in.with(station);
                self.log.push(Event::Repaired { member, number, station, cubes });
                self.destroy_if_spent(number, Some(member), End::Repaired);
            }
        }
    }

    fn malfunction(&self, station: Station, system: System) -> Option<Number> {
        self.now.on_track.iter().find(|number| {
            let inside = self.card(*number).inside.as_ref();
            inside.is_some_and(|inside| inside.button == Some(system))
                && self.now.foe(*number).tokens.contains(station)
        })
    }

    /// Fewer than the needed players in one turn achieve nothing (`SA-X-60`).
    fn work_together(&mut self, member: Member, number: Number, station: Station, needed: u8) {
        let foe = &mut self.now.foes[number.index()];
        foe.workers += 1;
        let so_far = foe.workers;
        if so_far < needed {
            self.log.push(Event::RepairBegun { member, number, so_far, needed });
            return;
        }
        foe.hits += 1;
        self.log.push(Event::Repaired { member, number, station, cubes: 1 });
        self.destroy_if_spent(number, Some(member), End::RepairedTogether);
    }

    /// A malfunction in several stations takes more if it was worked on in all of them
    /// (`SA-X-49`, `SA-X-52`).
    pub(super) fn add_repair_bonuses(&mut self) {
        for number in self.now.on_track.iter() {
            let Some(inside) = &self.card(number).inside else { continue };
            let Remedy::AllStationsBonus(cubes) = inside.remedy else { continue };
            let foe = &mut self.now.foes[number.index()];
            if foe.repaired_in.includes(inside.stations) {
                foe.hits += cubes;
                self.log.push(Event::RepairBonus { number, cubes });
                self.destroy_if_spent(number, None, End::Repaired);
            }
        }
    }

    fn remedy(&self, number: Number) -> Option<Remedy> {
        self.card(number).inside.as_ref().map(|inside| inside.remedy)
    }
}

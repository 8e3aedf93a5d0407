//! Slime: it spreads, and all of it has to go (`SA-X-38` to `SA-X-42`).

use kernel::Log;

use super::Resolver;
use crate::card::Movement;
use crate::crew::Member;
use crate::event::{End, Event, Removal};
use crate::ship::{Station, StationSet};
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    /// Offspring goes with one hit, the original with as many as its card says; the card goes
    /// with the last token (`SA-X-40`).
    pub(super) fn hit_slime(&mut self, number: Number, station: Station, member: Member) {
        let (hp, inside) = (self.hp(number), self.card(number).inside.as_ref());
        let is_original = inside.is_some_and(|inside| inside.stations.contains(station));
        let foe = &mut self.now.foes[number.index()];
        if is_original {
            foe.hits += 1;
            if foe.hits < hp {
                return;
            }
        }
        foe.tokens = foe.tokens.without(station);
        let cause = Removal::Slime;
        self.log.push(Event::TokenRemoved { number, station, cause });
        if self.now.foe(number).tokens.is_empty() {
            self.destroy_inside(number, Some(member), End::NoSlimeLeft);
        } else {
            self.update_tokens();
        }
    }

    /// Every token puts one more into the next station, unless slime lies there already
    /// (`SA-X-38`, `SA-X-41`).
    pub(super) fn spread_slime(&mut self, number: Number, dir: Movement) {
        let tokens = self.now.foe(number).tokens;
        let slime = self.now.slime;
        let is_free = |station: &Station| !slime.contains(*station);
        let spread = tokens.iter().filter_map(|token| token.neighbour(dir)).filter(is_free);
        let spread: StationSet = spread.collect();
        for station in spread.iter() {
            self.log.push(Event::SlimeSpread { number, station });
        }
        self.now.foes[number.index()].tokens = tokens.or(spread);
        self.update_tokens();
    }
}

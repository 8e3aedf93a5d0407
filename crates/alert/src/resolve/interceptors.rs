//! Interceptors: a member in space (`SA-INT-01` to `SA-INT-15`).

use kernel::Log;

use super::Resolver;
use crate::card::{Laid, Order};
use crate::crew::Member;
use crate::event::{Cause, Event, Idle, Return};
use crate::ship::Station;
use crate::situation::{Charge, Squad};

impl<L: Log<Event>> Resolver<'_, L> {
    /// With an active squad, if nobody else is out there (`SA-INT-01`, `SA-INT-02`).
    pub(super) fn launch_interceptors(&mut self, member: Member) {
        if self.now.figure(member).squad != Squad::Ready {
            return self.idle(member, Idle::NoSquadToFly);
        }
        if self.now.is_somebody_in_space() {
            return self.idle(member, Idle::SomebodyInSpace);
        }
        self.now.figures[member.index()].in_space = true;
        self.now.sortie = Charge::Plain;
        self.log.push(Event::InterceptorsLaunched { member });
    }

    /// Battlebots stay and attack; anything else waits, and the member returns (`SA-INT-05` to
    /// `SA-INT-07`, `SA-INT-11`).
    pub(super) fn play_in_space(&mut self, member: Member, card: Option<Laid>) {
        match card.map(|laid| laid.up) {
            Some(Order::Bots) => self.stay_in_space(member, Charge::Plain),
            Some(Order::HeroicBots) => self.stay_in_space(member, Charge::Heroic),
            Some(
                Order::Red
                | Order::Blue
                | Order::Lift
                | Order::A
                | Order::B
                | Order::C
                | Order::HeroicA
                | Order::HeroicB
                | Order::HeroicMove(_),
            ) => {
                self.delay_turn(member, self.now.turn, Cause::InSpace);
                self.bring_home(member, Return::OtherCard);
            }
            None => self.bring_home(member, Return::NoCard),
        }
    }

    fn stay_in_space(&mut self, member: Member, charge: Charge) {
        self.now.sortie = charge;
        let heroic = charge == Charge::Heroic;
        self.log.push(Event::InterceptorsStayed { member, heroic });
    }

    /// Back to the upper red station, which counts as coming in (`SA-INT-14`).
    fn bring_home(&mut self, member: Member, cause: Return) {
        self.now.figures[member.index()].in_space = false;
        self.log.push(Event::InterceptorsReturned { member, cause });
        self.enter(member, Station::UpperRed);
    }

    /// Before the last threat actions, whoever is in space comes back (`SA-INT-12`); who was
    /// knocked out there stays (`SA-INT-15`).
    pub(super) fn return_from_space(&mut self) {
        for member in self.now.members() {
            let figure = self.now.figure(member);
            if figure.in_space && !figure.knocked_out {
                self.bring_home(member, Return::Jump);
            }
        }
    }
}

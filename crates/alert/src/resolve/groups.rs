//! Effects on groups of players: delays and knock-outs (`SA-DELAY-09`, `SA-KO-01`).

use kernel::Log;

use super::Resolver;
use crate::crew::{Member, MemberSet};
use crate::effect::{Group, NamedGroup};
use crate::event::{Blackout, Cause, Event, Fall};
use crate::ship::Station;
use crate::situation::{Figure, Squad};
use crate::threat::Remains;
use crate::turn::Number;

impl<L: Log<Event>> Resolver<'_, L> {
    pub(super) fn delay_group(&mut self, number: Number, who: Group) {
        for member in self.members_of(number, who, None).iter() {
            self.delay(member, Cause::Threat(number));
        }
    }

    pub(super) fn knock_out_group(
        &mut self,
        number: Number,
        who: Group,
        by: Option<Member>,
        cause: Blackout,
    ) {
        for member in self.members_of(number, who, by).iter() {
            self.knock_out(member, number, cause);
        }
    }

    /// Out of the mission, and the squad with its leader (`SA-KO-01`, `SA-KO-03`).
    pub(super) fn knock_out(&mut self, member: Member, number: Number, cause: Blackout) {
        self.now.figures[member.index()].knocked_out = true;
        self.log.push(Event::KnockedOut { member, number, cause });
        self.disable_squad(member, Fall::LeaderKnockedOut);
    }

    /// `SA-X-59`: the tokens that a contamination left behind.
    pub(super) fn knock_out_by_contamination(&mut self, member: Member, station: Station) {
        let source = self.mission.arrivals().find(|(number, arrival)| {
            let inside = arrival.threat.inside.as_ref();
            inside.is_some_and(|inside| inside.remains == Remains::Contamination)
                && self.now.foe(*number).tokens.contains(station)
        });
        if let Some((number, _)) = source {
            self.knock_out(member, number, Blackout::Contamination);
        }
    }

    fn members_of(&self, number: Number, who: Group, by: Option<Member>) -> MemberSet {
        let foe = self.now.foe(number);
        let zone = self.zone(number);
        let belongs = |member: &Member| {
            let figure: &Figure = self.now.figure(*member);
            match who {
                Group::Stations(stations) => stations.contains(figure.station),
                Group::Named(NamedGroup::Ship) => true,
                Group::Named(NamedGroup::ShipExceptBridge) => figure.station != Station::BRIDGE,
                Group::Named(NamedGroup::Zone) => zone == Some(figure.station.zone()),
                Group::Named(NamedGroup::Station) => foe.tokens.contains(figure.station),
                Group::Named(NamedGroup::StationWithoutActiveSquad) => {
                    foe.tokens.contains(figure.station) && figure.squad != Squad::Ready
                }
                Group::Named(NamedGroup::LeadingActiveSquad) => figure.squad == Squad::Ready,
                Group::Named(NamedGroup::Attacker) => Some(*member) == by,
            }
        };
        self.now.aboard().filter(belongs).collect()
    }
}

//! Between two missions of a campaign: whether to go on, repairs, and the next alarm
//! (`SA-CAMP-01` to `SA-CAMP-14`).

use kernel::chance::Chance;
use kernel::{Log, Refusal, Seat, SeatSet};

use super::action::Action;
use super::event::Event;
use super::refusal::Ban;
use super::state::{Part, State};
use crate::campaign::Repair;
use crate::crew::Member;
use crate::logbook::{DeckColour, DeckColours};
use crate::ship::Store;

/// What was said since the last mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Interval {
    proposals: [Option<Proposal>; Member::MOST],
    /// Once all agree to go on.
    agreed: Option<DeckColours>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Proposal {
    GoOn(DeckColours),
    Stop,
}

impl Interval {
    /// The member whose turn it is to repair something (`SA-CAMP-07`).
    pub(super) fn next(&self, state: &State) -> Option<Member> {
        self.agreed?;
        state.members().find(|member| !state.campaign.repairs(*member).is_empty())
    }

    /// Whether the crew goes on.
    pub(super) const fn is_agreed(&self) -> bool {
        self.agreed.is_some()
    }
}

impl State {
    pub(super) fn open_interval(&mut self) {
        self.part = Part::Interval;
        self.interval = Interval::default();
    }

    /// Who is asked: everybody whether to go on, then each member in turn, then the Captain.
    pub(super) fn asked_in_interval(&self) -> SeatSet {
        if !self.interval.is_agreed() {
            let silent = |seat: &Seat| self.interval.proposals[seat.index()].is_none();
            return SeatSet::of(self.seats().filter(silent));
        }
        let seat = match self.interval.next(self) {
            Some(member) => self.answers_for(member),
            None => self.settled.officers.captain,
        };
        SeatSet::one(seat)
    }

    pub(super) fn check_interval(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.part != Part::Interval {
            return Err(Ban::StillPlanning.into());
        }
        if !self.asked_in_interval().contains(seat) {
            return Err(Refusal::not_asked(seat));
        }
        let is_agreed = self.interval.is_agreed();
        let next = self.interval.next(self);
        match action {
            Action::GoOn(_) | Action::Stop if !is_agreed => Ok(()),
            Action::Repair(repair) if is_agreed => {
                let open = next.map(|member| self.campaign.repairs(member)).unwrap_or_default();
                if open.contains(&repair) { Ok(()) } else { Err(Ban::NoRepair.into()) }
            }
            Action::Station(_) if is_agreed && next.is_none() => Ok(()),
            Action::Station(_) => Err(Ban::TwoSquadsOrNone.into()),
            Action::Lay { .. }
            | Action::Turn(_)
            | Action::Move { .. }
            | Action::Take(_)
            | Action::Next
            | Action::Draw
            | Action::Give { .. }
            | Action::Accept(_)
            | Action::Say(_)
            | Action::Done
            | Action::Stay
            | Action::Go
            | Action::GoAll
            | Action::Trip { .. }
            | Action::Repair(_)
            | Action::GoOn(_)
            | Action::Stop
            | Action::Elapsed { .. } => Err(Ban::NoRepair.into()),
        }
    }

    pub(super) fn answer_interval(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::GoOn(choices) => self.propose(seat, Proposal::GoOn(choices), log),
            Action::Stop => self.propose(seat, Proposal::Stop, log),
            Action::Repair(repair) => {
                let Some(member) = self.interval.next(self) else { return };
                self.repair(member, repair, log);
            }
            Action::Station(store) => {
                let condition = self.campaign.condition(store);
                return self.begin_again(condition, chance, log);
            }
            Action::Lay { .. }
            | Action::Turn(_)
            | Action::Move { .. }
            | Action::Take(_)
            | Action::Next
            | Action::Draw
            | Action::Give { .. }
            | Action::Accept(_)
            | Action::Say(_)
            | Action::Done
            | Action::Stay
            | Action::Go
            | Action::GoAll
            | Action::Trip { .. }
            | Action::Elapsed { .. } => {}
        }
        if self.part == Part::Interval && self.interval.is_agreed() {
            self.go_through_repairs(chance, log);
        }
    }

    /// The most cautious proposal holds (`SA-CAMP-03`).
    fn propose(&mut self, seat: Seat, proposal: Proposal, log: &mut impl Log<Event>) {
        self.interval.proposals[seat.index()] = Some(proposal);
        let choices = match proposal {
            Proposal::GoOn(choices) => Some(choices),
            Proposal::Stop => None,
        };
        log.push(Event::Proposed { seat, choices });
        let proposals: Vec<Proposal> =
            self.seats().filter_map(|seat| self.interval.proposals[seat.index()]).collect();
        if proposals.len() < usize::from(self.settled.crew.players()) {
            return;
        }
        match most_cautious(&proposals) {
            Proposal::Stop => {
                self.part = Part::Over;
                log.push(Event::CampaignEnded);
            }
            Proposal::GoOn(choices) => {
                self.settled.choices = choices;
                self.interval.agreed = Some(choices);
                log.push(Event::WentOn { choices });
            }
        }
    }

    fn repair(&mut self, member: Member, repair: Repair, log: &mut impl Log<Event>) {
        self.campaign.repair(member, repair);
        log.push(Event::Repaired { crew: self.settled.crew, member, repair });
    }

    /// Does what leaves no choice, and sounds the next alarm when everybody had a turn; only
    /// where a single squad shall lie is asked (`SA-CAMP-14`).
    fn go_through_repairs(&mut self, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        while let Some(member) = self.interval.next(self) {
            match self.campaign.repairs(member).as_slice() {
                [only @ (Repair::Return | Repair::Nothing)] => {
                    let only = *only;
                    self.repair(member, only, log);
                }
                _ => return,
            }
        }
        if self.campaign.squads() != 1 {
            let condition = self.campaign.condition(Store::LowerRed);
            self.begin_again(condition, chance, log);
        }
    }
}

fn most_cautious(proposals: &[Proposal]) -> Proposal {
    let caution = |choice: DeckColour| match choice {
        DeckColour::White => 0,
        DeckColour::Mixed => 1,
        DeckColour::Yellow => 2,
    };
    let mild = |one, other| if caution(one) <= caution(other) { one } else { other };
    let both = |one: DeckColours, other: DeckColours| DeckColours {
        common: mild(one.common, other.common),
        serious: mild(one.serious, other.serious),
    };
    proposals
        .iter()
        .copied()
        .reduce(|one, other| match (one, other) {
            (Proposal::GoOn(one), Proposal::GoOn(other)) => Proposal::GoOn(both(one, other)),
            (Proposal::Stop, _) | (_, Proposal::Stop) => Proposal::Stop,
        })
        .unwrap_or(Proposal::Stop)
}

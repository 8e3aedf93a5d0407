//! What a seat may do: everything that could be meant, and of that what is allowed. What is said is
//! written, and not listed.

use kernel::Seat;

use super::action::{Action, Place};
use super::state::{Part, State};
use super::talk::Phrase;
use crate::card::{Card, Correction, Half, Order};
use crate::crew::Member;
use crate::logbook::{DeckColour, DeckColours};
use crate::ship::Store;
use crate::turn::Turn;

impl State {
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, &mut |action| out.push(action));
        out.retain(|action| self.check(seat.into(), *action).is_ok());
    }

    pub(super) fn has_choice(&self, seat: Seat) -> bool {
        let mut actions = Vec::new();
        self.candidates(seat, &mut |action| actions.push(action));
        actions.into_iter().rev().any(|action| self.allows(seat, action)) || self.may_speak(seat)
    }

    pub(super) fn allows(&self, seat: Seat, action: Action) -> bool {
        self.check(seat.into(), action).is_ok()
    }

    /// Whether the seat may say anything: then it may always say what it has.
    pub(super) fn may_speak(&self, seat: Seat) -> bool {
        let is_planning = self.part == Part::Planning && seat.index() < self.seats().count();
        is_planning && self.allows(seat, Action::Say(Phrase::Have(Order::A)))
    }

    /// The turns for which the seat may say what it will do.
    pub(super) fn turns_to_speak_of(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let is_open = move |turn: &Turn| self.allows(seat, Action::Say(Phrase::Hero(*turn)));
        self.open_turns(seat).filter(is_open)
    }

    fn candidates(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        match self.part {
            Part::Planning => self.planning_candidates(seat, out),
            Part::Film => self.film_candidates(out),
            Part::Interval => self.interval_candidates(out),
            Part::Over => {}
        }
    }

    fn planning_candidates(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if self.agreed.contains(seat) {
            return out(Action::Stay);
        }
        let places: Vec<(Place, Member)> = self.places(seat).collect();
        for &(place, member) in &places {
            let heroic = self.boards[member.index()].heroic.map(Card::Heroic);
            for card in self.desk(seat).cards().chain(heroic) {
                for half in [Half::Movement, Half::Action] {
                    out(Action::Lay { place, card, half });
                }
            }
        }
        for &(from, member) in &places {
            if self.slot(member, from.turn).is_some() {
                out(Action::Turn(from));
                out(Action::Take(from));
                for &(to, _) in &places {
                    out(Action::Move { from, to });
                }
            }
        }
        self.transfer_candidates(seat, out);
        [Action::Draw, Action::Next, Action::Done].into_iter().for_each(out);
    }

    fn transfer_candidates(&self, seat: Seat, out: &mut impl FnMut(Action)) {
        if !self.is_transfer_open {
            return;
        }
        for other in self.seats() {
            out(Action::Accept(other));
            for card in self.desk(seat).hand.kinds() {
                out(Action::Give { to: other, card: Card::Action(card) });
            }
        }
    }

    /// The slots of the seat's phase, on its own board and on those of androids.
    fn places(&self, seat: Seat) -> impl Iterator<Item = (Place, Member)> {
        let own = self.member_of(seat).map(|member| (None, member));
        let androids = self.androids().map(|(number, member)| (Some(number), member));
        own.into_iter().chain(androids).flat_map(move |(android, member)| {
            self.open_turns(seat).map(move |turn| (Place { android, turn }, member))
        })
    }

    fn film_candidates(&self, out: &mut impl FnMut(Action)) {
        let boards = std::iter::once(None).chain(self.androids().map(|(number, _)| Some(number)));
        for android in boards {
            for correction in Correction::ALL {
                out(Action::Trip { android, correction });
            }
        }
        out(Action::GoAll);
        out(Action::Go);
    }

    fn interval_candidates(&self, out: &mut impl FnMut(Action)) {
        if let Some(member) = self.interval.next(self) {
            for repair in self.campaign.repairs(member) {
                out(Action::Repair(repair));
            }
            return;
        }
        for store in Store::ALL {
            out(Action::Station(store));
        }
        for common in DeckColour::ALL {
            for serious in DeckColour::ALL {
                out(Action::GoOn(DeckColours { common, serious }));
            }
        }
        out(Action::Stop);
    }
}

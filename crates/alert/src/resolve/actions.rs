//! Player actions: cards are revealed and played one member after the other (`SA-TURN-03`).

use kernel::Log;

use super::Resolver;
use crate::card::{Correction, Laid, Movement, Order};
use crate::crew::Member;
use crate::event::{Cause, Event, Idle, Way};
use crate::ship::{Station, StationSet, System, ZoneSet};
use crate::situation::Charge;
use crate::tile::Tile;

impl<L: Log<Event>> Resolver<'_, L> {
    pub(super) fn play_actions(&mut self, trips: impl Fn(Member) -> Option<Correction>) {
        self.now.lifts_used = ZoneSet::EMPTY;
        self.now.at_window = 0;
        self.now.sortie = Charge::None;
        for number in self.now.on_track.iter() {
            let foe = &mut self.now.foes[number.index()];
            foe.repaired_in = StationSet::EMPTY;
            foe.workers = 0;
        }
        for member in self.now.members() {
            self.play_card(member, trips(member));
        }
        self.tally_window();
        self.add_repair_bonuses();
    }

    fn play_card(&mut self, member: Member, trip: Option<Correction>) {
        if self.now.figure(member).knocked_out {
            self.trip_in_vain(member, trip);
            return self.idle(member, Idle::KnockedOut);
        }
        let mut card = self.now.card(member);
        if let Some(card) = card {
            self.log.push(Event::CardRevealed { member, card });
        }
        if let Some((laid, correction)) = card.zip(trip)
            && let Some(meant) = laid.corrected(correction)
        {
            self.correct(member, correction, meant);
            card = Some(meant);
        } else {
            self.trip_in_vain(member, trip);
        }
        if self.now.figure(member).in_space {
            return self.play_in_space(member, card);
        }
        match card {
            None => self.idle(member, Idle::NoCard),
            Some(laid) => self.play_aboard(member, laid.up),
        }
    }

    /// "Oops, I tripped": the card as it was meant, at the price of a delay, which test runs do
    /// not know (`SA-TRIP-01`, `SA-TRIP-05`).
    fn correct(&mut self, member: Member, correction: Correction, meant: Laid) {
        let slot = self.now.turn.slot();
        self.now.plans[member.index()].slots[slot] = Some(meant);
        self.log.push(Event::Tripped { member, correction, card: meant });
        if self.level().has_delays() {
            self.delay(member, Cause::Trip);
        }
    }

    /// What somebody wrote down beforehand may not come about.
    fn trip_in_vain(&mut self, member: Member, trip: Option<Correction>) {
        if let Some(correction) = trip {
            self.log.push(Event::TripInVain { member, correction });
        }
    }

    fn play_aboard(&mut self, member: Member, order: Order) {
        match order {
            Order::Red => self.walk(member, Movement::Red),
            Order::Blue => self.walk(member, Movement::Blue),
            Order::Lift => self.take_lift(member),
            Order::HeroicMove(station) => self.move_heroically(member, station),
            Order::A => self.press(member, System::A, Charge::Plain),
            Order::B => self.press(member, System::B, Charge::Plain),
            Order::C => self.press(member, System::C, Charge::Plain),
            Order::HeroicA => self.press(member, System::A, Charge::Heroic),
            Order::HeroicB => self.press(member, System::B, Charge::Heroic),
            Order::Bots => self.attack_intruder(member, Charge::Plain),
            Order::HeroicBots => self.attack_intruder(member, Charge::Heroic),
        }
    }

    /// Through the door, unless there is only the hull (`SA-MOVE-01`, `SA-MOVE-02`,
    /// `SA-MOVE-10`).
    fn walk(&mut self, member: Member, movement: Movement) {
        match self.now.figure(member).station.neighbour(movement) {
            Some(to) => self.go(member, to, Way::Door),
            None => self.idle(member, Idle::AtTheHull),
        }
    }

    /// One member a turn takes the lift; the others, and all if it is damaged, climb and are
    /// delayed (`SA-MOVE-03` to `SA-MOVE-06`). Test runs know no conflict (`SA-MOVE-13`).
    fn take_lift(&mut self, member: Member) {
        let from = self.now.figure(member).station;
        let Some(to) = from.neighbour(Movement::Lift) else { return };
        let zone = from.zone();
        let hindrance = if !self.level().has_delays() {
            None
        } else if self.now.has_tile(zone, Tile::Gravolift) {
            Some(Cause::LiftDamaged)
        } else if self.now.lifts_used.contains(zone) {
            Some(Cause::LiftInUse)
        } else {
            None
        };
        self.now.lifts_used = self.now.lifts_used.with(zone);
        self.go(
            member,
            to,
            match hindrance {
                None => Way::Lift,
                Some(Cause::LiftDamaged) => Way::DamagedLift,
                Some(_) => Way::Ladder,
            },
        );
        if let Some(cause) = hindrance
            && !self.now.figure(member).knocked_out
        {
            self.delay(member, cause);
        }
    }

    /// Straight to the station, whatever lies between (`SA-HERO-01`, `SA-HERO-02`).
    fn move_heroically(&mut self, member: Member, to: Station) {
        if self.now.figure(member).station == to {
            return self.idle(member, Idle::AlreadyThere);
        }
        self.go(member, to, Way::Heroic);
    }

    fn go(&mut self, member: Member, to: Station, way: Way) {
        let from = self.now.figure(member).station;
        self.log.push(Event::Moved { member, from, to, way });
        self.enter(member, to);
    }

    /// Comes into a station, with what waits there: slime delays (`SA-X-35`), contamination
    /// knocks out (`SA-X-59`).
    pub(super) fn enter(&mut self, member: Member, station: Station) {
        self.now.figures[member.index()].station = station;
        if self.now.deadly.contains(station) {
            self.knock_out_by_contamination(member, station);
        } else if self.now.slime.contains(station) {
            self.delay(member, Cause::Slime);
        }
    }

    pub(super) fn idle(&mut self, member: Member, why: Idle) {
        self.log.push(Event::NothingHappened { member, why });
    }
}

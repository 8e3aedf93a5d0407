//! Whether a decision is allowed now.

use kernel::{Actor, Refusal, Seat};

use super::action::{Action, Place};
use super::refusal::Ban;
use super::state::{Part, Placed, State};
use super::talk::Phrase;
use crate::card::Card;
use crate::crew::Member;
use crate::turn::Turn;

type Check = Result<(), Ban>;

impl State {
    pub(super) fn check(&self, actor: Actor, action: Action) -> Result<(), Refusal> {
        if self.part == Part::Over {
            return Err(Refusal::game_over());
        }
        match (actor, action) {
            (Actor::Clock, Action::Elapsed { ms }) => Ok(self.check_time(ms)?),
            (Actor::Clock, _) => Err(Refusal::no_clock()),
            (Actor::Seat(seat), Action::Elapsed { .. }) => Err(Refusal::not_asked(seat)),
            (Actor::Seat(seat), _) if seat.index() >= usize::from(self.settled.crew.players()) => {
                Err(Refusal::not_asked(seat))
            }
            (Actor::Seat(seat), action) => self.check_seat(seat, action),
        }
    }

    fn check_seat(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.part, action) {
            (_, Action::Go | Action::GoAll | Action::Trip { .. }) => self.check_film(seat, action),
            (_, Action::Repair(_) | Action::Station(_) | Action::GoOn(_) | Action::Stop) => {
                self.check_interval(seat, action)
            }
            (Part::Planning, action) => Ok(self.check_planning(seat, action)?),
            (Part::Film | Part::Interval | Part::Over, _) => Err(Ban::RoundOver.into()),
        }
    }

    /// A seat's decisions rest on its own cards and on the time, so that nobody is late because of
    /// somebody else. Only a slot of an android may have been taken.
    fn check_planning(&self, seat: Seat, action: Action) -> Check {
        if self.agreed.contains(seat) && action != Action::Stay {
            return Err(Ban::HasAgreed);
        }
        match action {
            Action::Lay { place, card, .. } => self.check_lay(seat, place, card),
            Action::Turn(place) | Action::Take(place) => self.check_loose(seat, place).map(|_| ()),
            Action::Move { from, to } => self.check_move(seat, from, to),
            Action::Next => self.check_next(seat),
            Action::Draw if self.is_solo() => Err(Ban::SoloIgnores),
            Action::Draw if self.desk(seat).draws == 0 => Err(Ban::NoDraw),
            Action::Give { to, card } => self.check_give(seat, to, card),
            Action::Accept(from) => self.check_accept(seat, from),
            Action::Say(phrase) => self.check_say(seat, phrase),
            Action::Done if self.settled.is_timed && !self.may_end => Err(Ban::TooEarlyToEnd),
            Action::Draw | Action::Done => Ok(()),
            Action::Stay if self.settled.is_timed && self.agreed.contains(seat) => Ok(()),
            Action::Stay => Err(Ban::NothingToTakeBack),
            Action::Go
            | Action::GoAll
            | Action::Trip { .. }
            | Action::Repair(_)
            | Action::Station(_)
            | Action::GoOn(_)
            | Action::Stop
            | Action::Elapsed { .. } => Err(Ban::StillPlanning),
        }
    }

    fn check_lay(&self, seat: Seat, place: Place, card: Card) -> Check {
        let member = self.check_place(seat, place)?;
        self.check_card(seat, member, card)?;
        match self.slot(member, place.turn) {
            Some(_) => Err(Ban::SlotTaken(place.turn)),
            None => Ok(()),
        }
    }

    /// A slot of the seat's own phase (`SA-PLAN-02`, `SA-ANDR-06`), or of any phase that has not
    /// ended where one plays alone (`SA-SOLO-04`).
    fn check_place(&self, seat: Seat, place: Place) -> Result<Member, Ban> {
        let is_alone = self.is_solo() && place.android.is_none();
        let missing = if is_alone { Ban::AloneWithAndroids } else { Ban::NoSuchBoard };
        let member = self.member_at(seat, place).ok_or(missing)?;
        let turn = place.turn;
        if turn.number() > self.settled.level.turns() {
            return Err(Ban::NoSuchTurn(turn));
        }
        let phase = self.desk(seat).phase;
        let is_android = self.settled.crew.is_android(member);
        if turn.phase() == phase || (self.is_solo() && turn.phase() > phase) {
            Ok(member)
        } else if is_android && !self.is_solo() {
            Err(Ban::AndroidPhase(turn))
        } else if turn.phase() < phase {
            Err(Ban::Locked(turn))
        } else {
            Err(Ban::NotYetOpen(turn))
        }
    }

    /// A heroic card only goes on its owner's board (`SA-ANDR-03`, `SA-ANDR-07`,
    /// `SA-SOLO-02`).
    fn check_card(&self, seat: Seat, member: Member, card: Card) -> Check {
        let desk = self.desk(seat);
        let is_android = self.settled.crew.is_android(member);
        match card {
            Card::Heroic(heroic) if is_android => {
                if self.boards[member.index()].heroic == Some(heroic) {
                    Ok(())
                } else if desk.holds(card) {
                    Err(Ban::HeroicNotForAndroids)
                } else {
                    Err(Ban::OtherAndroidsHeroic)
                }
            }
            card @ (Card::Action(_) | Card::Heroic(_)) if desk.holds(card) => Ok(()),
            card @ (Card::Action(_) | Card::Heroic(_)) => Err(Ban::NotInHand(card)),
        }
    }

    /// A card that may still be moved, turned or taken back: those on the boards of androids may
    /// not, except in solo play (`SA-ANDR-05`, `SA-SOLO-04`).
    fn check_loose(&self, seat: Seat, place: Place) -> Result<(Member, Placed), Ban> {
        let member = self.check_place(seat, place)?;
        let placed = self.slot(member, place.turn).ok_or(Ban::SlotEmpty(place.turn))?;
        if self.settled.crew.is_android(member) && !self.is_solo() {
            return Err(Ban::AndroidCardStays);
        }
        Ok((member, placed))
    }

    fn check_move(&self, seat: Seat, from: Place, to: Place) -> Check {
        let (source, placed) = self.check_loose(seat, from)?;
        let target = self.check_place(seat, to)?;
        if from == to {
            return Err(Ban::SameSlot);
        }
        if source == target {
            return Ok(());
        }
        if self.settled.crew.is_android(target) && !self.is_solo() {
            return Err(Ban::AndroidCardStays);
        }
        let other = self.slot(target, to.turn);
        let is_heroic = |placed: Placed| matches!(placed.card, Card::Heroic(_));
        if is_heroic(placed) || other.is_some_and(is_heroic) {
            return Err(Ban::OtherAndroidsHeroic);
        }
        Ok(())
    }

    fn check_next(&self, seat: Seat) -> Check {
        if self.is_solo() {
            return Err(Ban::SoloKeepsTime);
        }
        if self.desk(seat).phase == self.last_phase() {
            return Err(Ban::LastPhase);
        }
        Ok(())
    }

    /// From hand to hand, one a transfer, never a heroic card (`SA-ANN-08`, `SA-ANN-11`,
    /// `SA-ANN-12`).
    fn check_give(&self, seat: Seat, to: Seat, card: Card) -> Check {
        let desk = self.desk(seat);
        if self.is_solo() {
            return Err(Ban::SoloIgnores);
        }
        if !self.is_transfer_open {
            return Err(Ban::NoTransfer);
        }
        if desk.gave {
            return Err(Ban::GaveAlready);
        }
        if to == seat {
            return Err(Ban::ToOneself);
        }
        if to.index() >= usize::from(self.settled.crew.players()) {
            return Err(Ban::NoSuchPlayer(to));
        }
        match card {
            Card::Heroic(_) => Err(Ban::HeroicStays),
            card if desk.holds(card) => Ok(()),
            Card::Action(_) => Err(Ban::NotInHand(card)),
        }
    }

    fn check_accept(&self, seat: Seat, from: Seat) -> Check {
        let desk = self.desks.get(from.index());
        let is_for = desk.and_then(|desk| desk.gift).is_some_and(|gift| gift.to == seat);
        if is_for { Ok(()) } else { Err(Ban::NothingHeldOut(from)) }
    }

    /// Nobody talks while communications are down, or to an empty room (`SA-COMM-01`).
    fn check_say(&self, seat: Seat, phrase: Phrase) -> Check {
        if self.is_solo() {
            return Err(Ban::SoloIgnores);
        }
        if self.is_silent {
            return Err(Ban::Silence);
        }
        match phrase {
            Phrase::Take(number) if self.mission.arrival(number).is_none() => {
                Err(Ban::UnknownThreat)
            }
            Phrase::Leave(number) if !self.talk.of(seat).takes.contains(number) => {
                Err(Ban::NotTaken)
            }
            Phrase::Will { turn, .. } | Phrase::Hero(turn) => {
                self.check_place(seat, Place { android: None, turn }).map(|_| ())
            }
            Phrase::Take(_)
            | Phrase::Leave(_)
            | Phrase::Have(_)
            | Phrase::Need(_)
            | Phrase::Hold(_) => Ok(()),
        }
    }

    fn check_time(&self, ms: u32) -> Check {
        let elapsed_ms = self.elapsed_ms;
        match self.due_ms() {
            Some(due_ms) if (elapsed_ms + 1..=due_ms).contains(&ms) => Ok(()),
            due_ms => Err(Ban::WrongTime { elapsed_ms, due_ms: due_ms.unwrap_or(0) }),
        }
    }

    /// The turns whose slots a seat may fill now.
    pub(super) fn open_turns(&self, seat: Seat) -> impl Iterator<Item = Turn> + Clone + use<> {
        let open = self.desk(seat).phase.turns();
        let last = if self.is_solo() { self.settled.level.turns() } else { *open.end() };
        (*open.start()..=last).filter_map(Turn::new)
    }
}

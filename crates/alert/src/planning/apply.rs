//! The decisions of the action round.

use kernel::chance::Chance;
use kernel::{Actor, Log, Seat, SeatSet};

use super::action::{Action, Place};
use super::event::{Event, Spot};
use super::pool::Pool;
use super::soundtrack::Says;
use super::state::{Gift, Part, Placed, State};
use super::talk::Phrase;
use crate::card::{Card, Half};
use crate::turn::Phase;

impl State {
    /// Plays a decision that [`State::check`] accepts.
    pub(super) fn apply(
        &mut self,
        actor: Actor,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        self.play(actor, action, chance, log);
        debug_assert!(
            self.part != Part::Planning || self.census() == Pool::whole_deck(),
            "`{action}` lost a card or made one"
        );
    }

    fn play(
        &mut self,
        actor: Actor,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match (actor, action) {
            (Actor::Seat(seat), action) => self.apply_seat(seat, action, chance, log),
            (Actor::Clock, Action::Elapsed { ms }) => {
                self.elapsed_ms = ms;
                if self.part == Part::Planning {
                    self.listen(chance, log);
                }
            }
            (Actor::Clock, _) => {}
        }
    }

    /// Every action card, wherever it is.
    fn census(&self) -> Pool {
        let mut cards = self.deck;
        for desk in &self.desks {
            cards.add_all(desk.hand);
            cards.add_all(desk.gift.map(|gift| gift.card).into_iter().collect());
        }
        let slots = self.boards.iter().flat_map(|board| board.slots).flatten();
        cards.add_all(
            slots
                .filter_map(|placed| match placed.card {
                    Card::Action(card) => Some(card),
                    Card::Heroic(_) => None,
                })
                .collect(),
        );
        cards
    }

    fn apply_seat(
        &mut self,
        seat: Seat,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Event>,
    ) {
        match action {
            Action::Lay { place, card, half } => self.lay(seat, place, Placed { card, half }, log),
            Action::Turn(place) => self.turn(seat, place, log),
            Action::Move { from, to } => self.move_card(seat, from, to, log),
            Action::Take(place) => self.take_back(seat, place, log),
            Action::Next => {
                let next = next_phase(self.desk(seat).phase);
                self.take_pile(seat, next, chance, log);
            }
            Action::Draw => self.draw(seat, chance, log),
            Action::Give { to, card } => self.give(seat, to, card, log),
            Action::Accept(from) => self.accept(seat, from, log),
            Action::Say(phrase) => self.say(seat, phrase, log),
            Action::Done => self.agree(seat, chance, log),
            Action::Stay => {
                self.agreed = self.agreed.without(seat);
                log.push(Event::Disagreed { seat });
            }
            Action::Go | Action::GoAll | Action::Trip { .. } => {
                self.answer_film(seat, action, log);
            }
            Action::Repair(_) | Action::Station(_) | Action::GoOn(_) | Action::Stop => {
                self.answer_interval(seat, action, chance, log);
            }
            Action::Elapsed { .. } => {}
        }
    }

    fn spot(&self, seat: Seat, place: Place) -> Spot {
        let member = self.member_at(seat, place).expect("checked: a board of this crew");
        Spot { crew: self.settled.crew, member, turn: place.turn }
    }

    fn lay(&mut self, seat: Seat, place: Place, placed: Placed, log: &mut impl Log<Event>) {
        let spot = self.spot(seat, place);
        match placed.card {
            Card::Heroic(_) if self.settled.crew.is_android(spot.member) => {
                self.boards[spot.member.index()].heroic = None;
            }
            card @ (Card::Action(_) | Card::Heroic(_)) => self.desks[seat.index()].remove(card),
        }
        *self.slot_mut(spot.member, spot.turn) = Some(placed);
        let open = self.is_open(spot.member);
        let Placed { card, half } = placed;
        log.push(Event::CardLaid { seat, spot, half, card: Some(card), open });
    }

    fn turn(&mut self, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        let spot = self.spot(seat, place);
        let slot = self.slot_mut(spot.member, spot.turn);
        let placed = slot.as_mut().expect("checked: a card lies there");
        placed.half = match placed.half {
            Half::Movement => Half::Action,
            Half::Action => Half::Movement,
        };
        let half = placed.half;
        log.push(Event::CardTurned { seat, spot, half });
    }

    fn move_card(&mut self, seat: Seat, from: Place, to: Place, log: &mut impl Log<Event>) {
        let (from, to) = (self.spot(seat, from), self.spot(seat, to));
        let moved = self.slot_mut(from.member, from.turn).take();
        let other = std::mem::replace(self.slot_mut(to.member, to.turn), moved);
        *self.slot_mut(from.member, from.turn) = other;
        log.push(Event::CardMoved { seat, from, to, swapped: other.is_some() });
    }

    fn take_back(&mut self, seat: Seat, place: Place, log: &mut impl Log<Event>) {
        let spot = self.spot(seat, place);
        let slot = self.slot_mut(spot.member, spot.turn);
        let card = slot.take().expect("checked: a card lies there").card;
        match card {
            Card::Heroic(heroic) if self.settled.crew.is_android(spot.member) => {
                self.boards[spot.member.index()].heroic = Some(heroic);
            }
            card @ (Card::Action(_) | Card::Heroic(_)) => self.desks[seat.index()].put(card),
        }
        let open = self.is_open(spot.member);
        log.push(Event::CardTaken { seat, spot, card: Some(card), open });
    }

    fn draw(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        let desk = &mut self.desks[seat.index()];
        desk.draws -= 1;
        if let Some(card) = self.deck.draw(chance) {
            desk.hand.add(card);
            log.push(Event::CardDrawn { seat, card: Some(card) });
        }
    }

    /// The card is out of the hand until it is accepted or the beep sounds, so that whoever
    /// accepts it is not too late because of the giver (`SA-ANN-10`).
    fn give(&mut self, seat: Seat, to: Seat, card: Card, log: &mut impl Log<Event>) {
        let Card::Action(card) = card else { return };
        let desk = &mut self.desks[seat.index()];
        desk.hand.remove(card);
        desk.gift = Some(Gift { card, to });
        desk.gave = true;
        self.talk.forget_haves(seat);
        log.push(Event::CardHeldOut { from: seat, to, card: Some(card) });
    }

    fn accept(&mut self, seat: Seat, from: Seat, log: &mut impl Log<Event>) {
        let Some(Gift { card, .. }) = self.desks[from.index()].gift.take() else { return };
        self.desks[seat.index()].hand.add(card);
        self.talk.forget_needs(seat);
        log.push(Event::CardHandedOver { from, to: seat, card: Some(card) });
    }

    /// Whoever has told of as many cards as they hold, or more, begins anew: cards came or went.
    fn say(&mut self, seat: Seat, phrase: Phrase, log: &mut impl Log<Event>) {
        let told = self.talk.of(seat).cards().count();
        if matches!(phrase, Phrase::Hold(_)) && told >= self.cards_of(seat) {
            self.talk.forget_holds(seat);
        }
        self.talk.hear(seat, phrase);
        log.push(Event::Said { seat, phrase });
    }

    /// How many cards a seat has in hand and on the slots of its phase, which everybody sees.
    fn cards_of(&self, seat: Seat) -> usize {
        let member = self.member_of(seat);
        let slots = self
            .open_turns(seat)
            .filter(|turn| member.is_some_and(|member| self.slot(member, *turn).is_some()));
        slots.count() + usize::from(self.desk(seat).count())
    }

    fn agree(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Event>) {
        self.agreed = self.agreed.with(seat);
        log.push(Event::Agreed { seat });
        if !self.seats().all(|seat| self.agreed.contains(seat)) {
            return;
        }
        if self.settled.is_timed {
            return self.end_round(chance, log);
        }
        self.agreed = SeatSet::EMPTY;
        self.elapsed_ms = self.started_ms + self.next_news_ms();
        self.listen(chance, log);
    }

    /// When something is announced next; mere warnings are passed over where no time runs.
    fn next_news_ms(&self) -> u32 {
        let mut left = self.soundtrack.cues[usize::from(self.heard)..].iter();
        let news = left.find(|cue| !matches!(cue.says, Says::Warning { .. }));
        news.map_or(self.time_ms(), |cue| cue.at_ms)
    }
}

/// The phase after this one; the last one is its own.
pub(super) fn next_phase(phase: Phase) -> Phase {
    Phase::ALL.get(phase.index() + 1).copied().unwrap_or(Phase::Three)
}

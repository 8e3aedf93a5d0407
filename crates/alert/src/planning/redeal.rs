//! What a viewer cannot see, dealt anew: hands, cards face down, the rest of the soundtrack, and
//! the order of the damage tiles.

use kernel::chance::Chance;
use kernel::{Seat, Viewer};

use super::pool::Pool;
use super::state::{Part, Placed, State};
use crate::card::{Card, Half, HeroicCard};
use crate::crew::Member;
use crate::turn::Turn;

/// What one other seat hides.
struct Hidden {
    seat: Seat,
    /// The slots with a card face down.
    turns: Vec<Turn>,
    /// How many cards are in hand, the heroic one included.
    in_hand: u8,
    /// Whether one of all these is the heroic card.
    has_heroic: bool,
}

impl State {
    pub(super) fn redeal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.part == Part::Planning {
            let source = &self.settled.source;
            self.soundtrack = source.pick_like(&self.soundtrack, self.time_ms(), chance);
        }
        if self.part == Part::Film {
            let tiles = self.shuffle_tiles(chance);
            if let Some(film) = &mut self.film {
                film.resolution.redeal_tiles(tiles);
            }
        }
        if self.part != Part::Over && !self.is_solo() {
            self.redeal_cards(viewer, chance);
        }
    }

    /// Every unseen card is as likely in one place as in another: which pile it came from was
    /// seen by nobody.
    fn redeal_cards(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut heroics = self.heroics_in_the_box();
        let (mut unseen, mut places) = (self.deck, Vec::new());
        for seat in self.others(viewer) {
            places.push(self.lift(seat, &mut unseen, &mut heroics));
        }
        chance.shuffle(&mut heroics);
        for hidden in places {
            let heroic = if hidden.has_heroic { heroics.pop() } else { None };
            self.lay_anew(&hidden, heroic, &mut unseen, chance);
        }
        self.deck = unseen;
    }

    fn others(&self, viewer: Viewer) -> Vec<Seat> {
        self.seats().filter(|seat| viewer != Viewer::Seat(*seat)).collect()
    }

    /// The heroic cards that nobody has.
    fn heroics_in_the_box(&self) -> Vec<HeroicCard> {
        if self.part == Part::Interval || !self.settled.level.has_heroics() {
            return Vec::new();
        }
        let in_hands = self.desks.iter().filter_map(|desk| desk.heroic);
        let beside = self.boards.iter().filter_map(|board| board.heroic);
        let slots = self.members().flat_map(|member| turns().map(move |turn| (member, turn)));
        let laid = slots.filter_map(|(member, turn)| match self.lying(member, turn)?.card {
            Card::Heroic(card) => Some(card),
            Card::Action(_) => None,
        });
        let seen: Vec<HeroicCard> = in_hands.chain(beside).chain(laid).collect();
        HeroicCard::ALL.into_iter().filter(|card| !seen.contains(card)).collect()
    }

    /// The card on a slot, whether it is still planned or the film runs.
    fn lying(&self, member: Member, turn: Turn) -> Option<Placed> {
        let Some(film) = &self.film else { return self.slot(member, turn) };
        let laid = film.resolution.situation().plans[member.index()].at(turn)?;
        let half = if laid.up.is_movement() { Half::Movement } else { Half::Action };
        Some(Placed { card: laid.card()?, half })
    }

    /// Puts another card there, with the same back.
    fn lay_under(&mut self, member: Member, turn: Turn, card: Card) {
        let Some(placed) = self.lying(member, turn) else { return };
        let other = Placed { card, half: placed.half };
        match &mut self.film {
            Some(film) => film.resolution.lay_under(member, turn, other.laid()),
            None => *self.slot_mut(member, turn) = Some(other),
        }
    }

    /// Takes up everything that a seat hides.
    fn lift(&mut self, seat: Seat, unseen: &mut Pool, heroics: &mut Vec<HeroicCard>) -> Hidden {
        let turns = self.hidden_turns(seat);
        let mut has_heroic = false;
        for turn in &turns {
            let member = self.member_of(seat);
            match member.and_then(|member| self.lying(member, *turn)).map(|placed| placed.card) {
                Some(Card::Action(card)) => unseen.add(card),
                Some(Card::Heroic(card)) => {
                    has_heroic = true;
                    heroics.push(card);
                }
                None => {}
            }
        }
        let desk = &mut self.desks[seat.index()];
        let in_hand = desk.count();
        unseen.add_all(std::mem::take(&mut desk.hand));
        if let Some(card) = desk.heroic.take() {
            has_heroic = true;
            heroics.push(card);
        }
        if let Some(gift) = desk.gift {
            unseen.add(gift.card);
        }
        Hidden { seat, turns, in_hand, has_heroic }
    }

    /// The slots of a seat whose cards lie face down: in the film, those of turns to come.
    fn hidden_turns(&self, seat: Seat) -> Vec<Turn> {
        let Some(member) = self.member_of(seat).filter(|member| !self.is_open(*member)) else {
            return Vec::new();
        };
        let now = self.film.as_ref().map(|film| film.resolution.situation().turn);
        let is_hidden = |turn: &Turn| now.is_none_or(|now| *turn > now);
        turns().filter(is_hidden).filter(|turn| self.lying(member, *turn).is_some()).collect()
    }

    /// The heroic card may be in any of the places.
    fn lay_anew(
        &mut self,
        hidden: &Hidden,
        heroic: Option<HeroicCard>,
        unseen: &mut Pool,
        chance: &mut impl Chance,
    ) {
        let index = hidden.seat.index();
        let places = hidden.turns.len() as u32 + u32::from(hidden.in_hand);
        // Nothing but a hand is left to look for it once the boards are cleared.
        let heroic_at = heroic.map(|card| (chance.below(places.max(1)) as usize, card));
        let member = self.member_of(hidden.seat);
        for (number, turn) in hidden.turns.iter().enumerate() {
            let card = match heroic_at {
                Some((at, card)) if at == number => Some(Card::Heroic(card)),
                Some(_) | None => unseen.draw(chance).map(Card::Action),
            };
            if let (Some(member), Some(card)) = (member, card) {
                self.lay_under(member, *turn, card);
            }
        }
        let desk = &mut self.desks[index];
        desk.heroic = heroic_at.filter(|(at, _)| *at >= hidden.turns.len()).map(|(_, card)| card);
        desk.hand = unseen.deal(hidden.in_hand - u8::from(desk.heroic.is_some()), chance);
        if let Some(gift) = &mut desk.gift {
            gift.card = unseen.draw(chance).unwrap_or(gift.card);
        }
    }
}

fn turns() -> impl Iterator<Item = Turn> {
    (1..=Turn::SLOTS as u8).filter_map(Turn::new)
}

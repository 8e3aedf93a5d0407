//! What a viewer cannot see, dealt anew: hands, cards face down, the rest of the soundtrack, and
//! the order of the damage tiles.

use kernel::chance::Chance;
use kernel::{Seat, Viewer};

use super::pool::Pool;
use super::state::{Part, Placed, State};
use crate::card::{Card, HeroicCard, Laid};
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
            self.redeal_film(viewer, chance);
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

    /// The heroic cards that nobody has. Once the film runs they are of no use, and stay.
    fn heroics_in_the_box(&self) -> Vec<HeroicCard> {
        if self.part != Part::Planning || !self.settled.level.has_heroics() {
            return Vec::new();
        }
        let in_hands = self.desks.iter().filter_map(|desk| desk.heroic);
        let beside = self.boards.iter().filter_map(|board| board.heroic);
        let slots = self.boards.iter().flat_map(|board| board.slots).flatten();
        let laid = slots.filter_map(|placed| match placed.card {
            Card::Heroic(card) => Some(card),
            Card::Action(_) => None,
        });
        let seen: Vec<HeroicCard> = in_hands.chain(beside).chain(laid).collect();
        HeroicCard::ALL.into_iter().filter(|card| !seen.contains(card)).collect()
    }

    /// Takes up everything that a seat hides.
    fn lift(&mut self, seat: Seat, unseen: &mut Pool, heroics: &mut Vec<HeroicCard>) -> Hidden {
        let turns = self.hidden_turns(seat);
        let mut has_heroic = false;
        for turn in &turns {
            match self.boards[seat.index()].slots[turn.slot()].map(|placed| placed.card) {
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

    /// The slots of a seat whose cards lie face down.
    fn hidden_turns(&self, seat: Seat) -> Vec<Turn> {
        let Some(member) = self.member_of(seat).filter(|member| !self.is_open(*member)) else {
            return Vec::new();
        };
        let turns = (1..=Turn::SLOTS as u8).filter_map(Turn::new);
        turns.filter(|turn| self.slot(member, *turn).is_some()).collect()
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
        for (number, turn) in hidden.turns.iter().enumerate() {
            let Some(placed) = &mut self.boards[index].slots[turn.slot()] else { continue };
            let card = match heroic_at {
                Some((at, card)) if at == number => Some(Card::Heroic(card)),
                Some(_) | None => unseen.draw(chance).map(Card::Action),
            };
            *placed = Placed { card: card.unwrap_or(placed.card), ..*placed };
        }
        let desk = &mut self.desks[index];
        desk.heroic = heroic_at.filter(|(at, _)| *at >= hidden.turns.len()).map(|(_, card)| card);
        desk.hand = unseen.deal(hidden.in_hand - u8::from(desk.heroic.is_some()), chance);
        if let Some(gift) = &mut desk.gift {
            gift.card = unseen.draw(chance).unwrap_or(gift.card);
        }
    }

    /// The tiles that were not drawn come in another order, and the cards of other seats that were
    /// not turned over change places. Heroic cards stay where they are.
    fn redeal_film(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let others = self.others(viewer);
        let members = others.iter().filter_map(|seat| self.member_of(*seat));
        let members: Vec<Member> = members.filter(|member| !self.is_open(*member)).collect();
        let tiles = self.shuffle_tiles(chance);
        let Some(film) = &mut self.film else { return };
        let now = film.resolution.situation();
        let mut plans = now.plans;
        let after = now.turn.slot() + 1;
        let is_loose = |laid: &Laid| !laid.up.is_heroic();
        let mut loose: Vec<Laid> = members
            .iter()
            .flat_map(|member| plans[member.index()].slots[after..].iter().flatten().copied())
            .filter(is_loose)
            .collect();
        chance.shuffle(&mut loose);
        for member in members {
            for laid in plans[member.index()].slots[after..].iter_mut().flatten() {
                if is_loose(laid) {
                    *laid = loose.pop().map_or(*laid, |other| with_back_of(other, *laid));
                }
            }
        }
        film.resolution.redeal(tiles, plans);
    }
}

/// A card turned so that its back looks like the other's.
fn with_back_of(card: Laid, like: Laid) -> Laid {
    match card.under {
        Some(under) if card.up.is_movement() != like.up.is_movement() => {
            Laid { up: under, under: Some(card.up) }
        }
        Some(_) | None => card,
    }
}

//! Sealed bids in words.

use kernel::{Offer, Paragraph, Pick, Present, Seat, SeatSet, Sentence, Value};

use super::{Action, Card, CardSet, Sealed, SealedEvent, State, View};

impl Present for Sealed {
    type Preview = ();

    fn question(state: &State, seat: Seat) -> Sentence {
        let cards = state.hands[seat.index()].len() as u8;
        Sentence::new("sealed-question").with("round", state.round + 1).with("cards", cards)
    }

    fn offer(_state: &State, _seat: Seat, action: &Action) -> Offer {
        match action {
            Action::Bid(card) => Offer::new(
                Sentence::new("sealed-offer-bid").with("card", card.face()),
                vec![card_pick(*card), Pick::new("button", "bid")],
            ),
            Action::Swap(card) => Offer::new(
                Sentence::new("sealed-offer-swap").with("card", card.face()),
                vec![card_pick(*card), Pick::new("button", "swap")],
            ),
        }
    }

    fn tell(event: &SealedEvent) -> Sentence {
        match *event {
            SealedEvent::HandDealt { seat, hand: Some(hand) } => {
                Sentence::new("sealed-hand-dealt").with("seat", seat).with("cards", cards(hand))
            }
            SealedEvent::HandDealt { seat, hand: None } => {
                Sentence::new("sealed-hand-dealt-hidden").with("seat", seat)
            }
            SealedEvent::CardSwapped { seat, cards: Some(swap) } => {
                Sentence::new("sealed-card-swapped")
                    .with("seat", seat)
                    .with("given", swap.given.face())
                    .with("drawn", swap.drawn.face())
            }
            SealedEvent::CardSwapped { seat, cards: None } => {
                Sentence::new("sealed-card-swapped-hidden").with("seat", seat)
            }
            SealedEvent::BidPlaced { seat, card: Some(card) } => {
                Sentence::new("sealed-bid-placed").with("seat", seat).with("card", card.face())
            }
            SealedEvent::BidPlaced { seat, card: None } => {
                Sentence::new("sealed-bid-placed-hidden").with("seat", seat)
            }
            SealedEvent::BidRevealed { seat, card } => {
                Sentence::new("sealed-bid-revealed").with("seat", seat).with("card", card.face())
            }
            SealedEvent::TrickTaken { seat, card } => {
                Sentence::new("sealed-trick-taken").with("seat", seat).with("card", card.face())
            }
        }
    }

    fn describe(view: &View) -> Vec<Paragraph> {
        let round = view.rounds.min(view.round + 1);
        let mut table = vec![
            Sentence::new("sealed-round").with("round", round).with("rounds", view.rounds),
            Sentence::new("sealed-played").with("cards", cards(view.played)),
            Sentence::new("sealed-has-bid").with("seats", seats(view.has_bid)),
        ];
        for (seat, tricks) in Seat::all(view.tricks.len() as u8).zip(&view.tricks) {
            let tricks = Sentence::new("sealed-tricks").with("seat", seat).with("tricks", *tricks);
            table.push(tricks);
        }
        let mut paragraphs =
            vec![Paragraph { heading: Sentence::new("sealed-heading-table"), lines: table }];
        if let Some(hand) = view.hand {
            let mut lines = vec![Sentence::new("sealed-hand").with("cards", cards(hand))];
            lines.extend(
                view.bid.map(|card| Sentence::new("sealed-own-bid").with("card", card.face())),
            );
            lines.extend(
                view.aside.map(|card| Sentence::new("sealed-own-aside").with("card", card.face())),
            );
            paragraphs.push(Paragraph { heading: Sentence::new("sealed-heading-hand"), lines });
        }
        paragraphs
    }
}

fn card_pick(card: Card) -> Pick {
    Pick::new("card", card.to_string())
}

fn cards(cards: CardSet) -> Value {
    Value::List(cards.iter().map(|card| Value::from(card.face())).collect())
}

fn seats(seats: SeatSet) -> Value {
    Value::List(seats.iter().map(Value::from).collect())
}

//! Sealed bids: every round each seat bids a card face down, and the highest takes the trick.
//!
//! Shows hidden hands, several seats asked at once, events that only some may see, a draw that
//! stays secret, teams, and [`Rules::redeal`] over all of it.

mod cards;
mod menu;
mod present;

use std::fmt;
use std::str::FromStr;

use kernel::chance::Chance;
use kernel::{
    Actor, Audience, Event, Log, NotationError, Outcome, Prompt, Refusal, Rules, Seat, SeatSet,
    Sentence, Viewer,
};
use serde::{Deserialize, Serialize};

pub use cards::{Card, CardSet};

/// The rules of sealed bids.
///
/// ```
/// use kernel::chance::Seed;
/// use kernel::{Play, Player, Seat};
/// use samples::sealed::{Sealed, Setup};
///
/// let setup = Setup { seats: 2, rounds: 3, teams: false };
/// let player = Player { name: "Ada".into(), kind: "human".into() };
/// let players = vec![player; 2];
/// let mut play = Play::<Sealed>::start(setup, players, Seed::from_number(1))?;
/// assert_eq!(play.prompt().seats().len(), 2);
/// let bid = play.actions(Seat::new(1))[0];
/// play.play(Seat::new(1).into(), &bid)?;
/// assert_eq!(play.prompt().seats().first(), Some(Seat::new(0)));
/// # Ok::<(), kernel::Refusal>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Sealed;

/// Who plays, and how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    /// Also the number of cards in a hand.
    pub rounds: u8,
    /// Every other seat plays together.
    #[serde(default)]
    pub teams: bool,
}

/// A position with all its secrets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    setup: Setup,
    round: u8,
    // Invariant: each card is in one hand, under one bid, set aside once, played, or in the deck.
    hands: [CardSet; Seat::MOST],
    bids: [Option<Card>; Seat::MOST],
    /// The card that a seat gave away face down for another.
    aside: [Option<Card>; Seat::MOST],
    played: CardSet,
    tricks: [u8; Seat::MOST],
}

/// What a seat may do: bid a card, or once a game exchange one with the deck first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    Bid(Card),
    Swap(Card),
}

/// What happened. A card that not everybody may see is `None` for the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SealedEvent {
    HandDealt { seat: Seat, hand: Option<CardSet> },
    CardSwapped { seat: Seat, cards: Option<Swap> },
    BidPlaced { seat: Seat, card: Option<Card> },
    BidRevealed { seat: Seat, card: Card },
    TrickTaken { seat: Seat, card: Card },
}

/// One card given for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Swap {
    pub given: Card,
    pub drawn: Card,
}

/// What one viewer knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub round: u8,
    pub rounds: u8,
    pub teams: bool,
    /// The viewer's own cards; none for a spectator.
    pub hand: Option<CardSet>,
    pub bid: Option<Card>,
    pub aside: Option<Card>,
    pub has_bid: SeatSet,
    pub has_swapped: SeatSet,
    pub played: CardSet,
    pub tricks: Vec<u8>,
}

impl State {
    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.seats)
    }

    fn is_over(&self) -> bool {
        self.round == self.setup.rounds
    }

    fn awaits(&self, seat: Seat) -> bool {
        let is_seated = seat.index() < usize::from(self.setup.seats);
        is_seated && !self.is_over() && self.bids[seat.index()].is_none()
    }

    /// Every card that is neither played nor with a seat.
    fn deck(&self) -> CardSet {
        let held = self.seats().map(|seat| self.cards_of(seat));
        CardSet::ALL.minus(held.fold(self.played, CardSet::union))
    }

    /// Every card whose face the seat has seen and the others have not.
    fn cards_of(&self, seat: Seat) -> CardSet {
        let (bid, aside) = (self.bids[seat.index()], self.aside[seat.index()]);
        self.hands[seat.index()].union(bid.into_iter().chain(aside).collect())
    }

    /// The seats that share their tricks with this one.
    fn side_of(&self, seat: Seat) -> SeatSet {
        let together = |other: &Seat| {
            if self.setup.teams { seat.index() % 2 == other.index() % 2 } else { seat == *other }
        };
        SeatSet::of(self.seats().filter(together))
    }

    fn tricks_of(&self, side: SeatSet) -> u8 {
        side.iter().map(|seat| self.tricks[seat.index()]).sum()
    }

    /// The side with the most tricks wins; equal sides share the victory (`SEALED-END-01`).
    fn outcome(&self) -> Outcome {
        let tricks = |seat: &Seat| self.tricks_of(self.side_of(*seat));
        let best = self.seats().map(|seat| tricks(&seat)).max().unwrap_or(0);
        let winners = SeatSet::of(self.seats().filter(|seat| tricks(seat) == best));
        Outcome::Won { winners, score: Some(i32::from(best)) }
    }

    /// Turns the bids over and gives the trick to the highest (`SEALED-BID-02`).
    fn reveal(&mut self, log: &mut impl Log<SealedEvent>) {
        let bids = self.seats().filter_map(|seat| Some((self.bids[seat.index()]?, seat)));
        for (card, seat) in bids.clone() {
            log.push(SealedEvent::BidRevealed { seat, card });
        }
        let (card, seat) = bids.max().expect("every seat has bid");
        self.tricks[seat.index()] += 1;
        log.push(SealedEvent::TrickTaken { seat, card });
        self.played = self.played.union(self.bids.into_iter().flatten().collect());
        self.bids = [None; Seat::MOST];
        self.round += 1;
    }
}

impl Rules for Sealed {
    const GAME: &'static str = "sealed";
    const VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = SealedEvent;
    type View = View;

    fn start(
        setup: &Setup,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) -> Result<State, Refusal> {
        let refuse = |clause, key, count: u8| {
            Err(Refusal::new(clause, Sentence::new(key).with("count", count)))
        };
        if !(2..=8).contains(&setup.seats) {
            return refuse("SEALED-SETUP-01", "refusal-sealed-seats", setup.seats);
        }
        if !(1..=5).contains(&setup.rounds) {
            return refuse("SEALED-SETUP-02", "refusal-sealed-rounds", setup.rounds);
        }
        if setup.teams && setup.seats % 2 == 1 {
            return refuse("SEALED-SETUP-03", "refusal-sealed-teams", setup.seats);
        }
        let mut deck = CardSet::ALL;
        let mut hands = [CardSet::EMPTY; Seat::MOST];
        for seat in Seat::all(setup.seats) {
            hands[seat.index()] = deck.deal(setup.rounds as u32, chance);
            log.push(SealedEvent::HandDealt { seat, hand: Some(hands[seat.index()]) });
        }
        Ok(State {
            setup: *setup,
            round: 0,
            hands,
            bids: [None; Seat::MOST],
            aside: [None; Seat::MOST],
            played: CardSet::EMPTY,
            tricks: [0; Seat::MOST],
        })
    }

    fn seats(state: &State) -> u8 {
        state.setup.seats
    }

    fn prompt(state: &State) -> Prompt {
        if state.is_over() {
            return Prompt::Over(state.outcome());
        }
        let seats = SeatSet::of(state.seats().filter(|seat| state.awaits(*seat)));
        Prompt::Decide { seats, clock_ms: None }
    }

    fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if !state.awaits(seat) {
            return;
        }
        let hand = state.hands[seat.index()];
        out.extend(hand.iter().map(Action::Bid));
        if state.aside[seat.index()].is_none() {
            out.extend(hand.iter().map(Action::Swap));
        }
    }

    fn check(state: &State, actor: Actor, action: &Action) -> Result<(), Refusal> {
        let Actor::Seat(seat) = actor else { return Err(Refusal::no_clock()) };
        if state.is_over() {
            return Err(Refusal::game_over());
        }
        if !state.awaits(seat) {
            return Err(Refusal::not_asked(seat));
        }
        let (Action::Bid(card) | Action::Swap(card)) = *action;
        if !state.hands[seat.index()].contains(card) {
            let sentence = Sentence::new("refusal-sealed-not-in-hand").with("card", card.face());
            return Err(Refusal::new("SEALED-BID-01", sentence));
        }
        if matches!(action, Action::Swap(_)) && state.aside[seat.index()].is_some() {
            let sentence = Sentence::new("refusal-sealed-swapped").with("seat", seat);
            return Err(Refusal::new("SEALED-SWAP-01", sentence));
        }
        Ok(())
    }

    fn apply(
        state: &mut State,
        actor: Actor,
        action: &Action,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) {
        let Actor::Seat(seat) = actor else { return };
        let index = seat.index();
        match *action {
            Action::Bid(card) => {
                state.hands[index] = state.hands[index].without(card);
                state.bids[index] = Some(card);
                log.push(SealedEvent::BidPlaced { seat, card: Some(card) });
                if state.seats().all(|other| state.bids[other.index()].is_some()) {
                    state.reveal(log);
                }
            }
            Action::Swap(given) => {
                let drawn = state.deck().draw(chance);
                state.hands[index] = state.hands[index].without(given).with(drawn);
                state.aside[index] = Some(given);
                log.push(SealedEvent::CardSwapped { seat, cards: Some(Swap { given, drawn }) });
            }
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let seats_with = |cards: &[Option<Card>; Seat::MOST]| {
            SeatSet::of(state.seats().filter(|seat| cards[seat.index()].is_some()))
        };
        View {
            round: state.round,
            rounds: state.setup.rounds,
            teams: state.setup.teams,
            hand: own.map(|index| state.hands[index]),
            bid: own.and_then(|index| state.bids[index]),
            aside: own.and_then(|index| state.aside[index]),
            has_bid: seats_with(&state.bids),
            has_swapped: seats_with(&state.aside),
            played: state.played,
            tricks: state.seats().map(|seat| state.tricks[seat.index()]).collect(),
        }
    }

    /// Deals every card that the viewer has not seen anew: hands, bids and cards set aside.
    fn redeal(state: &mut State, viewer: Viewer, chance: &mut impl Chance) {
        let others = state.seats().filter(|seat| viewer != Viewer::Seat(*seat));
        let mut unseen =
            others.clone().fold(state.deck(), |cards, seat| cards.union(state.cards_of(seat)));
        for seat in others {
            let index = seat.index();
            state.hands[index] = unseen.deal(state.hands[index].len(), chance);
            for hidden in [&mut state.bids[index], &mut state.aside[index]] {
                *hidden = hidden.map(|_| unseen.draw(chance));
            }
        }
    }
}

impl Event for SealedEvent {
    fn audience(&self) -> Audience {
        match *self {
            Self::HandDealt { seat, hand: Some(_) }
            | Self::CardSwapped { seat, cards: Some(_) }
            | Self::BidPlaced { seat, card: Some(_) } => Audience::Only(SeatSet::one(seat)),
            Self::HandDealt { hand: None, .. }
            | Self::CardSwapped { cards: None, .. }
            | Self::BidPlaced { card: None, .. }
            | Self::BidRevealed { .. }
            | Self::TrickTaken { .. } => Audience::Everyone,
        }
    }

    fn redacted(&self) -> Option<Self> {
        Some(match *self {
            Self::HandDealt { seat, .. } => Self::HandDealt { seat, hand: None },
            Self::CardSwapped { seat, .. } => Self::CardSwapped { seat, cards: None },
            Self::BidPlaced { seat, .. } => Self::BidPlaced { seat, card: None },
            Self::BidRevealed { .. } | Self::TrickTaken { .. } => *self,
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::BidRevealed { .. })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Swap(card) => write!(f, "swap {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = |word| crate::number_after(text, word).and_then(Card::new);
        let bid = card("bid").map(Self::Bid);
        bid.or_else(|| card("swap").map(Self::Swap)).ok_or_else(|| crate::no_action(text))
    }
}

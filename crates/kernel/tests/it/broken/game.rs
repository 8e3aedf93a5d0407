//! Sealed bids with a fault.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::chance::Chance;
use kernel::{
    Actor, Log, NotationError, Offer, Outcome, Paragraph, Present, Prompt, Refusal, Rules, Seat,
    SeatSet, Sentence, Viewer,
};
use samples::sealed::{Action, Card, CardSet, Sealed, SealedEvent, Setup, State, View};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Fault {
    None,
    ListsRefused,
    ListsTwice,
    AcceptsUnlisted,
    ListsAtTheEnd,
    AcceptsAtTheEnd,
    TakesSeatActionsFromTheClock,
    AsksNobody,
    AsksWhoHasBid,
    AsksAnEmptyChair,
    NeverEnds,
    AnEmptyChairWins,
    Misspells,
    OffersNoPicks,
    OffersEqualPicks,
    ViewLeaks,
    QuestionLeaks,
    OfferLeaks,
    ActionsLeak,
    PromptLeaks,
    TellsTheHand,
    TellsTheBid,
    TellsTheDraw,
    TellsAnotherHand,
    RedealsNothing,
    RedealsOwnHand,
    DrawsElsewhere,
    DrawsElsewhereAfterADie,
    ForgetsASetting,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Broken;

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub(super) struct BrokenSetup {
    fault: Fault,
    /// Not written, as one of the faults needs it.
    #[serde(skip)]
    forgotten: bool,
}

impl BrokenSetup {
    pub(super) const fn new(fault: Fault) -> Self {
        Self { fault, forgotten: matches!(fault, Fault::ForgetsASetting) }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(super) struct BrokenState {
    sealed: State,
    fault: Fault,
    /// Nothing depends on it.
    noise: u32,
}

impl BrokenState {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn is_over(&self) -> bool {
        Sealed::prompt(&self.sealed).outcome().is_some()
    }

    fn hand(&self, seat: u8) -> CardSet {
        let view = Sealed::view(&self.sealed, Viewer::Seat(Seat::new(seat)));
        view.hand.expect("a seat has a hand")
    }

    /// Whether a secret of the other seat has a certain property.
    fn secret_against(&self, seat: Seat) -> bool {
        self.hand(1 - seat.index() as u8).iter().any(|card| card.face() % 3 == 0)
    }
}

/// Chance that nobody recorded.
fn elsewhere() -> u32 {
    static DRAWS: AtomicU32 = AtomicU32::new(0);
    DRAWS.fetch_add(1, Ordering::Relaxed)
}

fn highest_card() -> Card {
    Card::new(Card::HIGHEST).expect("it exists")
}

impl Rules for Broken {
    const GAME: &'static str = "broken";
    const VERSION: u32 = 1;

    type Setup = BrokenSetup;
    type State = BrokenState;
    type Action = Spelt;
    type Event = SealedEvent;
    type View = (View, Option<CardSet>);

    fn start(
        setup: &BrokenSetup,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) -> Result<BrokenState, Refusal> {
        let mut events = Vec::new();
        let two = Setup { seats: 2, rounds: 3, teams: false };
        let sealed = Sealed::start(&two, chance, &mut events)?;
        let state = BrokenState { sealed, fault: setup.fault, noise: 0 };
        for event in events {
            log.push(event);
            if let (SealedEvent::HandDealt { seat, hand: Some(hand) }, Fault::TellsTheHand) =
                (event, setup.fault)
            {
                let card = hand.iter().next().expect("three cards");
                log.push(SealedEvent::TrickTaken { seat, card });
            }
        }
        Ok(state)
    }

    fn seats(state: &BrokenState) -> u8 {
        Sealed::seats(&state.sealed)
    }

    fn prompt(state: &BrokenState) -> Prompt {
        let prompt = Sealed::prompt(&state.sealed);
        let ask = |seats| Prompt::Decide { seats, clock_ms: None };
        let first = Seat::new(0);
        match (state.fault, prompt) {
            (Fault::AsksNobody, Prompt::Decide { .. }) => ask(SeatSet::EMPTY),
            (Fault::AsksWhoHasBid, Prompt::Decide { seats, .. }) => ask(seats.with(first)),
            (Fault::AsksAnEmptyChair, Prompt::Decide { seats, .. }) => {
                ask(seats.with(Seat::new(2)))
            }
            (Fault::PromptLeaks, Prompt::Decide { seats, .. })
                if seats.len() == 2 && state.secret_against(first) =>
            {
                ask(seats.without(first))
            }
            (Fault::AnEmptyChairWins, Prompt::Over(_)) => {
                Prompt::Over(Outcome::won_by(Seat::new(5)))
            }
            (_, prompt) => prompt,
        }
    }

    fn actions(state: &BrokenState, seat: Seat, out: &mut Vec<Spelt>) {
        let mut actions = Vec::new();
        Sealed::actions(&state.sealed, seat, &mut actions);
        let asked = !actions.is_empty();
        match state.fault {
            Fault::ListsRefused if asked => {
                let missing = CardSet::ALL.minus(state.hand(seat.index() as u8)).iter().next();
                actions.extend(missing.map(Action::Bid));
            }
            Fault::PromptLeaks if !Self::prompt(state).seats().contains(seat) => actions.clear(),
            Fault::ListsTwice if asked => actions.push(actions[0]),
            Fault::ListsAtTheEnd if state.is_over() => actions.push(Action::Bid(highest_card())),
            Fault::AcceptsUnlisted if seat.index() == 1 => {
                actions.retain(|action| matches!(action, Action::Bid(_)));
            }
            Fault::ActionsLeak if state.secret_against(seat) => {
                actions.retain(|action| matches!(action, Action::Bid(_)));
            }
            _ => {}
        }
        let misspelt = state.has(Fault::Misspells);
        out.extend(actions.into_iter().map(|action| Spelt { action, misspelt }));
    }

    fn check(state: &BrokenState, actor: Actor, action: &Spelt) -> Result<(), Refusal> {
        let accepts_anything = match (state.fault, actor) {
            (Fault::AcceptsAtTheEnd, Actor::Seat(_)) => state.is_over(),
            (Fault::TakesSeatActionsFromTheClock, Actor::Clock) => true,
            _ => false,
        };
        if accepts_anything {
            return Ok(());
        }
        if let (Fault::ActionsLeak, Actor::Seat(seat), Action::Swap(_)) =
            (state.fault, actor, action.action)
            && state.secret_against(seat)
        {
            return Err(Refusal::not_asked(seat));
        }
        if let (Fault::PromptLeaks, Actor::Seat(seat)) = (state.fault, actor)
            && !Self::prompt(state).seats().contains(seat)
        {
            return Err(Refusal::not_asked(seat));
        }
        Sealed::check(&state.sealed, actor, &action.action)
    }

    fn apply(
        state: &mut BrokenState,
        actor: Actor,
        action: &Spelt,
        chance: &mut impl Chance,
        log: &mut impl Log<SealedEvent>,
    ) {
        if state.has(Fault::DrawsElsewhereAfterADie) {
            chance.die(6);
        }
        if matches!(state.fault, Fault::DrawsElsewhere | Fault::DrawsElsewhereAfterADie) {
            state.noise = elsewhere();
        }
        let before = state.clone();
        let mut events = Vec::new();
        Sealed::apply(&mut state.sealed, actor, &action.action, chance, &mut events);
        if state.has(Fault::NeverEnds) && state.is_over() {
            *state = before.clone();
        }
        for event in events {
            log.push(event);
            before.gossip(&event, log);
        }
    }

    fn view(state: &BrokenState, viewer: Viewer) -> Self::View {
        let leak = state.has(Fault::ViewLeaks).then(|| state.hand(1));
        (Sealed::view(&state.sealed, viewer), leak)
    }

    fn redeal(state: &mut BrokenState, viewer: Viewer, chance: &mut impl Chance) {
        let viewer = match state.fault {
            Fault::RedealsNothing => return,
            Fault::RedealsOwnHand => Viewer::Spectator,
            _ => viewer,
        };
        Sealed::redeal(&mut state.sealed, viewer, chance);
    }
}

impl BrokenState {
    /// Tells everybody what only some may know, in an event that does not count as revealing.
    fn gossip(&self, event: &SealedEvent, log: &mut impl Log<SealedEvent>) {
        match (self.fault, *event) {
            (Fault::TellsTheBid, SealedEvent::BidPlaced { seat, card: Some(card) }) => {
                log.push(SealedEvent::TrickTaken { seat, card });
            }
            (Fault::TellsTheDraw, SealedEvent::CardSwapped { seat, cards: Some(swap) }) => {
                log.push(SealedEvent::TrickTaken { seat, card: swap.drawn });
            }
            (Fault::TellsAnotherHand, SealedEvent::BidPlaced { seat, .. }) => {
                let other = 1 - seat.index() as u8;
                if let Some(card) = self.hand(other).iter().next() {
                    log.push(SealedEvent::TrickTaken { seat, card });
                }
            }
            _ => {}
        }
    }
}

impl Present for Broken {
    type Preview = ();

    fn question(state: &BrokenState, seat: Seat) -> Sentence {
        let question = Sealed::question(&state.sealed, seat);
        let leaks = state.has(Fault::QuestionLeaks);
        if leaks && state.secret_against(seat) { Sentence::new("hint") } else { question }
    }

    fn offer(state: &BrokenState, seat: Seat, action: &Spelt) -> Offer {
        let mut offer = Sealed::offer(&state.sealed, seat, &action.action);
        match state.fault {
            Fault::OffersNoPicks => offer.picks.clear(),
            Fault::OffersEqualPicks => offer.picks.truncate(1),
            Fault::OfferLeaks if state.secret_against(seat) => {
                offer.sentence = Sentence::new("hint");
            }
            _ => {}
        }
        offer
    }

    fn tell(event: &SealedEvent) -> Sentence {
        Sealed::tell(event)
    }

    fn describe(view: &Self::View) -> Vec<Paragraph> {
        Sealed::describe(&view.0)
    }
}

/// An action; a misspelt one is read as another than it was written.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Spelt {
    action: Action,
    misspelt: bool,
}

impl fmt::Display for Spelt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)
    }
}

impl FromStr for Spelt {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Ok(Self { action: text.parse()?, misspelt: false })
    }
}

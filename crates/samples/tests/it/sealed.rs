use kernel::chance::Fast;
use kernel::{Event as _, Outcome, Play, Prompt, Rules, Seat, SeatSet, Viewer};
use samples::sealed::{Action, Sealed, SealedEvent, Setup};

use crate::{refused_by, start};

const SETUP: Setup = Setup { seats: 4, rounds: 2, teams: false };

/// Every seat that is asked bids its highest card.
fn bid_high(play: &mut Play<Sealed>) -> Vec<SealedEvent> {
    let mut events = Vec::new();
    for seat in play.prompt().seats().iter() {
        let hand = Sealed::view(play.state(), Viewer::Seat(seat)).hand.expect("a hand");
        let card = hand.iter().last().expect("a card");
        events.extend_from_slice(play.play(seat.into(), &Action::Bid(card)).expect("legal"));
    }
    events
}

#[test]
fn sealed_setup_limits() {
    assert_eq!(refused_by::<Sealed>(&Setup { seats: 9, ..SETUP }), "SEALED-SETUP-01");
    assert_eq!(refused_by::<Sealed>(&Setup { rounds: 6, ..SETUP }), "SEALED-SETUP-02");
    let odd = Setup { seats: 5, rounds: 2, teams: true };
    assert_eq!(refused_by::<Sealed>(&odd), "SEALED-SETUP-03");
}

#[test]
fn sealed_bid_01_only_cards_in_hand() {
    let mut play = start::<Sealed>(SETUP, 4);
    let foreign = play.actions(Seat::new(1))[0];
    let refusal = play.play(Seat::new(0).into(), &foreign).expect_err("not their card");
    assert_eq!(refusal.clause.0, "SEALED-BID-01");
}

#[test]
fn sealed_bid_02_the_highest_bid_takes_the_trick() {
    let mut play = start::<Sealed>(SETUP, 4);
    let events = bid_high(&mut play);
    let shown = events.iter().filter_map(|event| match event {
        SealedEvent::BidRevealed { card, seat } => Some((*card, *seat)),
        _ => None,
    });
    let (card, seat) = shown.max().expect("four bids");
    assert_eq!(events.last(), Some(&SealedEvent::TrickTaken { seat, card }));
    assert_eq!(Sealed::view(play.state(), Viewer::Spectator).tricks[seat.index()], 1);
}

#[test]
fn sealed_swap_01_once_a_game() {
    let mut play = start::<Sealed>(SETUP, 4);
    let first = Seat::new(0);
    let swap = play.actions(first).into_iter().find(|action| matches!(action, Action::Swap(_)));
    play.play(first.into(), &swap.expect("listed")).expect("legal");
    let Action::Bid(card) = play.actions(first)[0] else { panic!("bids come first") };
    let refusal = play.play(first.into(), &Action::Swap(card)).expect_err("only once");
    assert_eq!(refusal.clause.0, "SEALED-SWAP-01");
    assert!(!play.actions(first).iter().any(|action| matches!(action, Action::Swap(_))));
}

#[test]
fn sealed_end_01_a_team_wins_together() {
    let mut play = start::<Sealed>(Setup { rounds: 5, teams: true, ..SETUP }, 4);
    while play.prompt().outcome().is_none() {
        bid_high(&mut play);
    }
    let teams = [[0, 2], [1, 3]].map(|seats| SeatSet::of(seats.map(Seat::new)));
    let Prompt::Over(Outcome::Won { winners, score: Some(3..=5) }) = play.prompt() else {
        panic!("five tricks cannot be shared evenly: {:?}", play.prompt())
    };
    assert!(teams.contains(&winners));
}

#[test]
fn a_bid_is_told_to_its_bidder_only() {
    let mut play = start::<Sealed>(SETUP, 4);
    let first = Seat::new(0);
    let action = play.actions(first)[0];
    let event = play.play(first.into(), &action).expect("legal")[0];
    let hidden = SealedEvent::BidPlaced { seat: first, card: None };
    assert_ne!(event.seen_by(Viewer::Seat(first)), Some(hidden));
    assert_eq!(event.seen_by(Viewer::Seat(Seat::new(1))), Some(hidden));
    assert_eq!(event.seen_by(Viewer::Spectator), Some(hidden));
}

/// What a viewer cannot see may be any of the unseen cards, again and again another.
#[test]
fn a_redeal_reaches_every_unseen_card() {
    let play = start::<Sealed>(SETUP, 4);
    let (viewer, other) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let own = Sealed::view(play.state(), viewer).hand.expect("a hand");
    let mut chance = Fast::new(1);
    let mut met = samples::sealed::CardSet::EMPTY;
    for _ in 0..400 {
        let mut state = *play.state();
        Sealed::redeal(&mut state, viewer, &mut chance);
        met = met.union(Sealed::view(&state, other).hand.expect("a hand"));
    }
    assert_eq!(met.union(own), samples::sealed::CardSet::ALL);
    assert_eq!(met.minus(own), met);
}

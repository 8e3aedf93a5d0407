//! Sealed bids on a start page.

use kernel::{
    Choice, FirstGame, Menu, MenuOption, NoSeries, Pitch, Rules as _, Seat, SeatSet, Sentence,
};

use super::{Sealed, Setup, State};

impl Menu for Sealed {
    const SECRETS: bool = true;

    type Series = NoSeries;

    fn name() -> Sentence {
        Sentence::new("sealed-title")
    }

    fn pitch() -> Pitch {
        Pitch {
            sentence: Sentence::new("sealed-pitch"),
            minutes: [5, 10],
            first: FirstGame::new("sample-first", "sample-first-note", 2),
        }
    }

    fn seat_counts() -> Vec<u8> {
        (2..=Seat::MOST as u8).collect()
    }

    fn options() -> Vec<MenuOption> {
        let rounds =
            |count: u8| Choice::new(count, Sentence::new("menu-number").with("number", count));
        let together = Choice {
            seats: Some(vec![4, 6, 8]),
            ..Choice::new(true, Sentence::new("sealed-menu-together"))
        };
        vec![
            MenuOption {
                name: "rounds",
                label: Sentence::new("sealed-menu-rounds"),
                default: 3.into(),
                choices: (1..=5).map(rounds).collect(),
            },
            MenuOption {
                name: "teams",
                label: Sentence::new("sealed-menu-teams"),
                default: false.into(),
                choices: vec![Choice::new(false, Sentence::new("sealed-menu-alone")), together],
            },
        ]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &Setup) -> Sentence {
        Sentence::new("sealed-setting").with("rounds", setup.rounds)
    }

    fn sides(state: &State) -> Vec<SeatSet> {
        let first_of_side = |seat: &Seat| state.side_of(*seat).first() == Some(*seat);
        let firsts = Seat::all(Self::seats(state)).filter(first_of_side);
        firsts.map(|seat| state.side_of(seat)).collect()
    }
}

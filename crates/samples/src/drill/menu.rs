//! The drill on a start page.

use kernel::{
    Choice, FirstGame, Menu, MenuOption, NoSeries, Pitch, Rules as _, Seat, SeatSet, Sentence,
};

use super::{Drill, Setup, State};

impl Menu for Drill {
    const SECRETS: bool = false;

    type Series = NoSeries;

    fn name() -> Sentence {
        Sentence::new("drill-title")
    }

    fn pitch() -> Pitch {
        Pitch {
            sentence: Sentence::new("drill-pitch"),
            minutes: [5, 10],
            first: FirstGame::new("sample-first", "sample-first-note", 2),
        }
    }

    fn seat_counts() -> Vec<u8> {
        (1..=Seat::MOST as u8).collect()
    }

    fn options() -> Vec<MenuOption> {
        let number =
            |value: u8| Choice::new(value, Sentence::new("menu-number").with("number", value));
        vec![
            MenuOption {
                name: "alarms",
                label: Sentence::new("drill-menu-alarms"),
                default: 3.into(),
                choices: [3, 6, 12].map(number).to_vec(),
            },
            MenuOption {
                name: "needed",
                label: Sentence::new("drill-menu-needed"),
                default: 4.into(),
                choices: [4, 8, 16].map(number).to_vec(),
            },
        ]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &Setup) -> Sentence {
        Sentence::new("drill-setting").with("alarms", setup.alarms)
    }

    /// The crew wins or loses together.
    fn sides(state: &State) -> Vec<SeatSet> {
        vec![SeatSet::of(Seat::all(Self::seats(state)))]
    }
}

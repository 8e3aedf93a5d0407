//! The race on a start page.

use kernel::{Choice, FirstGame, Menu, MenuOption, Pitch, Sentence};

use super::cup::Cup;
use super::{MOST, Race, Setup};

impl Menu for Race {
    const SECRETS: bool = false;

    type Series = Cup;

    fn name() -> Sentence {
        Sentence::new("race-title")
    }

    fn pitch() -> Pitch {
        Pitch {
            sentence: Sentence::new("race-pitch"),
            minutes: [5, 10],
            first: FirstGame::new("sample-first", "sample-first-note", 2),
        }
    }

    fn seat_counts() -> Vec<u8> {
        (2..=MOST as u8).collect()
    }

    fn options() -> Vec<MenuOption> {
        let numbers = |values: [u8; 3]| {
            let label = |value| Sentence::new("menu-number").with("number", value);
            values.into_iter().map(|value| Choice::new(value, label(value))).collect()
        };
        vec![
            MenuOption {
                name: "goal",
                label: Sentence::new("race-menu-goal"),
                default: 20.into(),
                choices: numbers([10, 20, 30]),
            },
            MenuOption {
                name: "rounds",
                label: Sentence::new("race-menu-rounds"),
                default: 30.into(),
                choices: numbers([9, 30, 60]),
            },
        ]
    }

    fn seats_of(setup: &Setup) -> u8 {
        setup.seats
    }

    fn setting(setup: &Setup) -> Sentence {
        Sentence::new("race-setting").with("goal", setup.goal)
    }
}

//! A record on the screen.

use tui::board::{Scrub, Settings};

use super::*;

fn scrub(at: usize) -> Scrub<Quantum> {
    let actions = [
        "keep",
        "keep",
        "settle b2",
        "settle h8",
        "place a2",
        "place b1",
        "place c2",
        "place g8",
        "place h7",
        "place i8",
        "research",
        "end",
    ];
    let play = game(1, &actions);
    let settings = Settings { theme: Theme::Full, ..Settings::new(Language::En) };
    Scrub::new(play.record(), at, &settings).expect("it replays")
}

fn pressed(scrub: &mut Scrub<Quantum>, code: KeyCode) -> usize {
    scrub.press(KeyEvent::new(code, KeyModifiers::NONE));
    scrub.at()
}

#[test]
fn the_keys_step_through_decisions_and_turns() {
    let mut scrub = scrub(0);
    assert_eq!(pressed(&mut scrub, KeyCode::Right), 1);
    assert_eq!(pressed(&mut scrub, KeyCode::End), 12);
    assert_eq!(pressed(&mut scrub, KeyCode::Right), 12);
    assert_eq!(pressed(&mut scrub, KeyCode::PageUp), 10, "the first turn began there");
    assert_eq!(pressed(&mut scrub, KeyCode::PageDown), 12);
    assert_eq!(pressed(&mut scrub, KeyCode::Home), 0);
    assert_eq!(pressed(&mut scrub, KeyCode::Left), 0);
}

#[test]
fn it_plays_by_itself_until_the_end() {
    let mut scrub = scrub(11);
    assert_eq!(scrub.pause(), None);
    pressed(&mut scrub, KeyCode::Char(' '));
    assert!(scrub.pause().is_some());
    scrub.step();
    assert_eq!((scrub.at(), scrub.pause()), (12, None));
    pressed(&mut scrub, KeyCode::Char(' '));
    assert_eq!(scrub.at(), 0, "it begins again");
}

#[test]
fn the_same_picture_and_a_slider_are_drawn() {
    let mut scrub = scrub(10);
    let mut drawn = buffer(100, 30);
    scrub.draw(&mut drawn);
    let drawn = text(&drawn);
    assert!(drawn.contains("Decision 10 of 12") && drawn.contains('█'), "{drawn}");
    assert!(drawn.contains("3 actions left"), "{drawn}");
    pressed(&mut scrub, KeyCode::Char('q'));
    assert!(scrub.is_left());
}

//! Keys and clicks, from the terminal's point of view.

use kernel::Actor;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::*;

const SETTLED: [&str; 10] = [
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
];

fn decisions(session: &Session<Quantum>) -> Vec<&str> {
    session.play().record().decisions.iter().map(|decision| &*decision.action).collect()
}

fn click(session: &mut Session<Quantum>, column: u16, row: u16) {
    let kind = MouseEventKind::Down(MouseButton::Left);
    screen(session, 100, 30);
    session.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE });
}

#[test]
fn a_game_is_set_up_with_keys_alone() {
    let mut session = begin(game(1, &[]), Language::En);
    press(&mut session, "1 1 <tab> <enter> <tab> <enter>");
    press(&mut session, &"<tab> <enter> ".repeat(6));
    assert_eq!(decisions(&session).len(), 10);
    assert_eq!(decisions(&session)[..4], ["keep", "keep", "settle b2", "settle h8"]);
    assert!(screen(&mut session, 100, 30).contains("3 actions left"));
}

#[test]
fn numbers_press_buttons_and_u_takes_back() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    let before = decisions(&session).len();
    press(&mut session, "1");
    assert_eq!(decisions(&session).len(), before + 1);
    press(&mut session, "u");
    assert_eq!(decisions(&session).len(), before);
    assert!(screen(&mut session, 100, 30).contains("took back the last decision"));
}

#[test]
fn the_key_that_ended_a_turn_does_not_end_the_next() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    let before = decisions(&session).len();
    press(&mut session, "2 <enter>");
    assert_eq!(decisions(&session)[before..], ["end"], "only the first turn is over");
    press(&mut session, "<enter> <esc>");
    assert_eq!(decisions(&session).len(), before + 1, "enter went to a ship and picked it");
}

#[test]
fn a_ship_flies_where_it_is_sent_and_escape_lets_it_go() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    press(&mut session, "<tab> <enter> <esc>");
    assert_eq!(decisions(&session).len(), SETTLED.len(), "nothing was played");
    press(&mut session, "<tab> <enter> <right> <enter>");
    let last = session.play().record().decisions.last().expect("a move");
    assert!(matches!(last.actor, Actor::Seat(_)) && last.action.contains('-'), "{last:?}");
}

#[test]
fn typed_notation_is_played_or_refused_by_its_clause() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    press(&mut session, ":research <enter>");
    assert_eq!(decisions(&session).last(), Some(&"research"));
    press(&mut session, ":b1-h1 <enter>");
    let refused = screen(&mut session, 100, 30);
    assert!(refused.contains("(QU-MOVE-"), "{refused}");
    press(&mut session, ":nonsense <enter>");
    assert!(screen(&mut session, 100, 30).contains("PA-NOTATION-01"));
    press(&mut session, ":res <esc>");
    assert_eq!(decisions(&session).len(), SETTLED.len() + 1);
}

#[test]
fn the_rulebook_opens_at_the_clause_of_the_last_refusal() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    press(&mut session, ":b1-h1 <enter> ?");
    let book = screen(&mut session, 100, 30);
    assert!(book.contains("Rulebook") && book.contains("QU-MOVE-0"), "{book}");
    press(&mut session, "<esc>");
    assert!(!screen(&mut session, 100, 30).contains("Rulebook"));
}

#[test]
fn a_click_picks_and_a_dark_square_says_why_not() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    // The ship on b1, then the planet beside it.
    click(&mut session, 9, 3);
    assert!(screen(&mut session, 100, 30).contains("«●2»"));
    click(&mut session, 9, 5);
    let refused = screen(&mut session, 100, 30);
    assert!(refused.contains("(QU-"), "{refused}");
    // Another ship of the same player is picked instead.
    click(&mut session, 5, 5);
    let picked = screen(&mut session, 100, 30);
    assert!(picked.contains("«●2»★") || picked.contains("«●2» 7★"), "{picked}");
}

#[test]
fn the_language_changes_while_one_plays() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    assert!(screen(&mut session, 100, 30).contains("3 actions left"));
    press(&mut session, "L");
    assert_eq!(session.language(), Language::Fr);
    assert!(screen(&mut session, 100, 30).contains("encore 3 actions"));
}

#[test]
fn leaving_takes_two_keys_or_an_interrupt() {
    let mut session = begin(game(1, &SETTLED), Language::En);
    press(&mut session, "q <tab> q");
    assert!(!session.is_left());
    press(&mut session, "q");
    assert!(session.is_left());

    let mut session = begin(game(1, &SETTLED), Language::En);
    session.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(session.is_left());
}

#[test]
fn a_bot_is_asked_when_it_is_its_turn_and_waits_while_somebody_reads() {
    let only_ada = SeatSet::one(Seat::new(0));
    let mut session = Session::<Quantum>::new(game(1, &[]), only_ada, Language::En, Theme::Full);
    assert_eq!(session.bot_asked(), None);
    press(&mut session, "1");
    let grace = session.bot_asked().expect("the second seat is a bot");
    assert_eq!(grace, Seat::new(1));
    press(&mut session, "h");
    assert_eq!(session.bot_asked(), None);
    press(&mut session, "<esc> <space>");
    assert!(session.is_hurried());
    let action = session.play().actions(grace)[0];
    session.bot_decided(grace, &action);
    assert_eq!(decisions(&session).len(), 2);
}

#[test]
fn wandering_keys_play_on_and_on() {
    let mut session = begin(game(7, &[]), Language::En);
    for _ in 0..300 {
        // Another number of steps each time, so that the game does not stand still.
        let steps = session.play().record().decisions.len() * 7 % 11;
        press(&mut session, &format!("{} <enter>", "<tab> ".repeat(steps + 1)));
    }
    assert!(session.play().record().decisions.len() > 100);
}

#[test]
fn the_game_is_kept_after_each_decision() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let save = tui::save::SaveFile::new(folder.path().join("game.jsonl"));
    let mut session = begin(game(1, &SETTLED), Language::En).saved_in(save.clone());
    press(&mut session, ":research <enter>");
    let text = save.read().expect("it can be read").expect("it was written");
    let record = kernel::Record::parse::<Quantum>(&text).expect("a record");
    assert_eq!(record.decisions.len(), SETTLED.len() + 1);
}

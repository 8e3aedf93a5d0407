//! Whole games as text, kept in `tests/golden`. After a wanted change `UPDATE_EXPECT=1 cargo test`
//! writes them anew; read the difference.

use std::fmt::Write as _;

use expect_test::expect_file;
use kernel::{Outcome, Present as _, Rules as _, Seat, Viewer};
use quantum::{Event, Quantum, SeatView, Setup, View};

use crate::player::{Playout, Style};

/// The game with the seed, until its end or for so many decisions.
fn tell_game(setup: &Setup, seed: u64, decisions_at_most: usize) -> String {
    let mut text = format!("{} ({}), seed {seed}\n", setup.map, setup.edition);
    let mut game = Playout::start(setup, Style::Eager, seed);
    tell_events(&mut text, &game.events);
    while let Some(seat) = game.asked().filter(|_| game.decisions < decisions_at_most) {
        let question = Quantum::question(&game.state, seat).key;
        let question = question.strip_prefix("question-quantum-").unwrap_or(question);
        let action = game.choose_in_order(seat);
        let listed = game.listed().len();
        game.play(seat, action);
        let number = game.decisions;
        let _ = writeln!(text, "{number}. {} {question}/{listed}: {action}", letter(seat));
        tell_events(&mut text, &game.events);
        if game.events.iter().any(|event| matches!(event, Event::TurnStarted { .. })) {
            draw(&mut text, &Quantum::view(&game.state, Viewer::Spectator));
        }
    }
    draw(&mut text, &Quantum::view(&game.state, Viewer::Spectator));
    text
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

fn tell_events(text: &mut String, events: &[Event]) {
    for event in events {
        let _ = writeln!(text, "    {}", brief(event));
    }
}

/// The board: ships as seat and face, planets as their numbers, `,` in a void. Below it each seat.
fn draw(text: &mut String, view: &View) {
    text.push('\n');
    let ship_at = |name: &str| {
        view.seats.iter().zip('A'..).find_map(|(seat, letter)| {
            let ship = seat.ships.iter().find(|ship| ship.square.as_deref() == Some(name))?;
            Some(format!("{letter}{}", ship.face))
        })
    };
    for (row, line) in (1..).zip(&view.board) {
        let mut drawn = String::new();
        for (column, symbol) in ('a'..).zip(line.chars()) {
            let name = format!("{column}{row}");
            let planet = view.planets.iter().find(|planet| planet.square == name);
            let cell = match symbol {
                'P' => planet.map_or_else(String::new, |planet| planet.number.to_string()),
                'o' => ship_at(&name).unwrap_or_else(|| ".".to_owned()),
                'v' => ship_at(&name).unwrap_or_else(|| ",".to_owned()),
                _ => String::new(),
            };
            let _ = write!(drawn, "{cell:>3}");
        }
        let _ = writeln!(text, "{row:>4} {}", drawn.trim_end());
    }
    let columns: Vec<String> = ('a'..).take(view.board[0].len()).map(String::from).collect();
    let _ = writeln!(text, "       {}", columns.join("  "));
    for (seat, letter) in view.seats.iter().zip('A'..) {
        draw_seat(text, view, seat, letter);
    }
    let _ = writeln!(text, "    cards {} | {}", view.commands.join(" "), view.gambits.join(" "));
    text.push('\n');
}

fn draw_seat(text: &mut String, view: &View, seat: &SeatView, letter: char) {
    let index = letter as u8 - b'A';
    let planets: Vec<&str> = view
        .planets
        .iter()
        .flat_map(|planet| {
            let own = planet.cubes.iter().filter(|owner| **owner == index);
            own.map(|_| planet.square.as_str())
        })
        .collect();
    let scrapped = seat.ships.iter().filter(|ship| ship.place == "scrapyard");
    let scrapped: Vec<String> = scrapped.map(|ship| format!("{}{}", ship.die, ship.face)).collect();
    let reserve = seat.ships.iter().filter(|ship| ship.place == "reserve").count();
    let mark = |active: bool| if active { "" } else { "*" };
    let cards = seat.cards.iter().map(|card| format!("{}{}", card.card, mark(card.active)));
    let cards: Vec<String> = cards.collect();
    let _ = writeln!(
        text,
        "    {letter}: research {}, dominance {}, cubes {} left and on [{}], scrapyard [{}], \
         reserve {reserve}, cards [{}]",
        seat.research,
        seat.dominance,
        seat.cubes,
        planets.join(" "),
        scrapped.join(" "),
        cards.join(" ")
    );
}

/// An event in a few words.
fn brief(event: &Event) -> String {
    let of = |seat: &Seat| letter(*seat);
    match event {
        Event::ShipRolled { seat, die, face, roll } => {
            format!("{}{die} rolled {face} ({roll:?})", of(seat))
        }
        Event::FaceChosen { seat, die, face } => format!("{}{die} chosen {face}", of(seat)),
        Event::TieRolled { seat, sum } => format!("{} tie {sum}", of(seat)),
        Event::FirstPlayerFound { seat } => format!("{} begins", of(seat)),
        Event::CubePlaced { seat, planet, left } => {
            format!("{} cube on {planet}, {left} left", of(seat))
        }
        Event::CubeRelocated { by, owner, from, to } => {
            format!("{} cube of {} from {from} to {to}", of(by), of(owner))
        }
        Event::ShipPlaced { seat, die, face, to } => {
            format!("{}{die} {face} placed on {to}", of(seat))
        }
        Event::ShipScrapped { seat, die, face } => format!("{}{die} {face} scrapped", of(seat)),
        Event::TurnStarted { seat, actions } => format!("{} turn of {actions}", of(seat)),
        Event::CardPhaseStarted { seat, picks } => format!("{} picks {picks}", of(seat)),
        Event::TurnEnded { seat } => format!("{} turn ended", of(seat)),
        Event::ShipMoved { seat, face, from, to } => format!("{}{face} {from}-{to}", of(seat)),
        Event::ShipLoaded { seat, face, from } => format!("{}{face} loaded on {from}", of(seat)),
        Event::ShipWarped { seat, from, with } => format!("{} warped {from} {with}", of(seat)),
        Event::FaceChanged { seat, square, from, to } => {
            format!("{} {square} face {from} to {to}", of(seat))
        }
        Event::ResearchChanged { seat, to } => format!("{} research {to}", of(seat)),
        Event::DominanceChanged { seat, to } => format!("{} dominance {to}", of(seat)),
        Event::ActionGained { seat, card, left } => {
            format!("{} action by {}, {left} left", of(seat), card.id())
        }
        Event::CardTaken { seat, card } => format!("{} took {card}", of(seat)),
        Event::CardDiscarded { seat, card } => format!("{} discarded {}", of(seat), card.id()),
        Event::CardRevealed { card } => format!("revealed {card}"),
        Event::DisplayRefreshed { seat } => format!("{} refreshed", of(seat)),
        Event::PicksLapsed { seat } => format!("{} lapsed", of(seat)),
        Event::GameEnded { outcome: Outcome::Won { winners, .. } } => {
            format!("won by {}", winners.first().map_or('?', letter))
        }
        Event::GameEnded { outcome } => format!("{outcome:?}"),
        _ => brief_combat(event),
    }
}

fn brief_combat(event: &Event) -> String {
    let of = |seat: &Seat| letter(*seat);
    match event {
        Event::AttackDeclared { seat, face, via, target, defender } => {
            format!("{}{face} attacks {} from {via} on {target}", of(seat), of(defender))
        }
        Event::CombatRolled { attack, defence } => format!("combat dice {attack}:{defence}"),
        Event::CombatRerolled { seat, with, attack, defence } => {
            format!("{} {}, combat dice {attack}:{defence}", of(seat), with.id())
        }
        Event::CombatDecided { attack, defence } => format!("totals {attack}:{defence}"),
        Event::AttackRepelled { seat, to } => format!("{} repelled to {to}", of(seat)),
        Event::ShipDestroyed { seat, die, face, at } => {
            format!("{}{die} {face} destroyed on {at}", of(seat))
        }
        Event::BothDestroyed { seat } => format!("{} detonates", of(seat)),
        other => format!("{other:?}"),
    }
}

#[test]
fn two_on_the_alpha_sector() {
    let game = tell_game(&Setup::basic(2), 57, usize::MAX);
    expect_file!["../golden/alpha-sector.txt"].assert_eq(&game);
}

#[test]
fn three_on_the_beta_sector() {
    let game = tell_game(&Setup::basic(3), 8, usize::MAX);
    expect_file!["../golden/beta-sector.txt"].assert_eq(&game);
}

#[test]
fn four_on_the_gamma_sector() {
    let game = tell_game(&Setup::basic(4), 41, usize::MAX);
    expect_file!["../golden/gamma-sector.txt"].assert_eq(&game);
}

#[test]
fn two_in_the_first_edition() {
    let setup = Setup { edition: "first".to_owned(), ..Setup::on("first-printing-basic-2", 2) };
    expect_file!["../golden/first-edition.txt"].assert_eq(&tell_game(&setup, 9, usize::MAX));
}

#[test]
fn a_map_with_a_void() {
    let game = tell_game(&Setup::on("axiomatic", 2), 31, usize::MAX);
    expect_file!["../golden/void.txt"].assert_eq(&game);
}

#[test]
fn the_beginning_on_the_largest_map() {
    let game = tell_game(&Setup::on("everything", 4), 7, 200);
    expect_file!["../golden/everything.txt"].assert_eq(&game);
}

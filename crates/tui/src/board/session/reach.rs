//! Whatever can be picked lies within reach of the keys, on any screen.

use fleet::build::FleetSpec;
use fleet::{FleetCommander, Setup};
use kernel::chance::Seed;
use kernel::{Play, Player, Present as _, Rules as _, Seat, SeatSet, Sentence};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use words::Language;

use super::Session;
use crate::board::theme::Theme;

/// How many things are picked at random in each battle.
const PICKS: u32 = 400;

fn begin(mode: &str, zones: &[&str], seats: u8, options: &[&str]) -> Session<FleetCommander> {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle);
    let setup = Setup {
        mode: mode.to_owned(),
        zones: zones.iter().map(|zone| (*zone).to_owned()).collect(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        ..Setup::battle(fleets.into_iter().cycle().take(seats.into()).collect())
    };
    let player = |seat: Seat| Player { name: format!("Player {seat}"), kind: "human".to_owned() };
    let players = Seat::all(seats).map(player).collect();
    let play = Play::start(setup, players, Seed::from_number(7)).expect("a sound set-up");
    Session::new(play, SeatSet::of(Seat::all(seats)), Language::Fr, Theme::Plain)
}

/// Numbers that look random enough.
fn shuffled(number: u32) -> usize {
    (number.wrapping_mul(2_654_435_761) >> 7) as usize
}

fn check_reach(mut session: Session<FleetCommander>, columns: u16, rows: u16, name: &str) {
    let area = Rect::new(0, 0, columns, rows);
    for number in 0..PICKS {
        if session.play.prompt().outcome().is_some() {
            return;
        }
        session.curtain = None;
        session.draw(&mut Buffer::empty(area));
        let lit = session.picker.lit();
        for pick in &lit {
            let spot = session.desk.spots.find(pick);
            let spot = spot.unwrap_or_else(|| panic!("{name} at {columns} × {rows}: {pick:?}"));
            let (right, bottom) = (spot.left + spot.width, spot.top + spot.height);
            let is_inside = spot.left >= 0
                && spot.top >= 0
                && right <= i32::from(columns)
                && bottom <= i32::from(rows);
            assert!(!spot.is_shown || is_inside, "{name} at {columns} × {rows}: {spot:?}");
        }
        check_words(&session);
        let reached = session.desk.spots.in_reading_order(|pick| lit.contains(pick));
        assert!(lit.iter().all(|pick| reached.contains(pick)), "Tab reaches everything");
        let pick = lit[shuffled(number) % lit.len()].clone();
        session.pick(&pick);
    }
}

/// Every label, sentence and question has its text.
fn check_words(session: &Session<FleetCommander>) {
    let seat = session.seat.expect("somebody at this keyboard is asked");
    let state = session.play.state();
    let view = FleetCommander::view(state, session.viewer);
    let lit = session.picker.lit();
    let labels = lit.iter().filter_map(|pick| FleetCommander::label(&view, pick));
    let labels = labels.map(|label| Sentence::new("board-plain").with("what", label));
    let offers = session.picker.open().map(|offer| offer.sentence.clone());
    let asked = [FleetCommander::question(state, seat)];
    let told = FleetCommander::describe(&view);
    let told = told.into_iter().flat_map(|part| [part.heading].into_iter().chain(part.lines));
    for sentence in labels.chain(offers).chain(asked).chain(told) {
        let text = session.desk.say(&sentence);
        assert!(!text.contains('{'), "{text}");
    }
}

#[test]
fn whatever_can_be_picked_was_drawn_or_is_a_button() {
    let battles: [(&str, &[&str], u8, &[&str]); 6] = [
        ("duel", &["5x5"], 2, &[]),
        ("duel", &["6x6"], 2, &["hidden_deployment"]),
        ("free_for_all", &["7x7"], 3, &[]),
        ("teams", &["8x5"], 4, &[]),
        ("teams", &["5x5", "5x5"], 4, &[]),
        ("teams", &["16x5"], 8, &[]),
    ];
    for (mode, zones, seats, options) in battles {
        for (columns, rows) in [(80, 24), (100, 30), (160, 50)] {
            let name = zones.join(",");
            check_reach(begin(mode, zones, seats, options), columns, rows, &name);
        }
    }
}

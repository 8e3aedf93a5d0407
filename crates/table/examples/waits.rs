//! How long people wait for a bot: every thought of a game at a table, by level.
//!
//! `cargo run --release -p table --example waits`

use std::time::{Duration, Instant};

use bots::{FleetKnowledge, QuantumKnowledge};
use kernel::chance::Seed;
use kernel::{Actor, Player, Prompt};
use table::{Games, NewSeat, NewTable, Secret, TableKey, What};

/// A table: its game, what it is set up with, and how many sit there.
struct Run {
    game: &'static str,
    about: &'static str,
    setup: &'static [(&'static str, &'static str)],
    seats: u8,
}

const RUNS: &[Run] = &[
    Run { game: "quantum", about: "three players", setup: &[], seats: 3 },
    Run { game: "fleet", about: "a Pitched Battle", setup: &[], seats: 2 },
    Run {
        game: "fleet",
        about: "two camps of two, Signals and fog",
        setup: &[("mode", "teams"), ("options", "hidden_deployment+fog_of_war")],
        seats: 4,
    },
    Run {
        game: "fleet",
        about: "eight, free for all",
        setup: &[("mode", "free_for_all"), ("zones", "6x5+6x5+6x5+6x5")],
        seats: 8,
    },
];

/// A game is left after so many thoughts: later ones are not longer.
const THOUGHTS: [(&str, usize); 3] = [("easy", 2_000), ("medium", 400), ("hard", 80)];

fn main() {
    println!("| game | table | level | thoughts | half within | 99 of 100 within | longest |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for run in RUNS {
        for (level, most) in THOUGHTS {
            let mut waits = run.play(level, most);
            waits.sort_unstable();
            let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_millis();
            let (half, p99, longest) = (at(0.5), at(0.99), at(1.0));
            let Run { game, about, .. } = run;
            let count = waits.len();
            println!(
                "| {game} | {about} | `{level}` | {count} | {half} ms | {p99} ms | {longest} ms |"
            );
        }
    }
}

impl Run {
    /// Lets bots of one level play, one game after the other, until there were enough thoughts.
    fn play(&self, level: &str, most: usize) -> Vec<Duration> {
        let games = Games::none()
            .with::<quantum::Quantum>(QuantumKnowledge)
            .with::<fleet::FleetCommander>(FleetKnowledge);
        let game = games.find(self.game).expect("the game is known");
        let mut waits = Vec::new();
        for seed in 0.. {
            let bots = (1..=self.seats).map(|seat| NewSeat::human(Secret::from_bytes([seat; 16])));
            let seed = Seed::from_number(seed);
            let chosen = self.setup.iter().map(|(name, value)| (name.to_string(), (*value).into()));
            let new = NewTable {
                seats: bots.collect(),
                setup: chosen.collect(),
                ..NewTable::of(self.game, seed, TableKey::from_bytes([2; 32]))
            };
            let opening = new.open(&games, 0).expect("the table can be opened");
            let What::Opened(opened) = opening.what else { unreachable!("a table begins so") };
            let player = Player { name: String::new(), kind: format!("bot:{level}") };
            let players = vec![player; usize::from(self.seats)];
            let mut played = game.start(&opened.setup, players, seed).expect("it starts");
            while let Prompt::Decide { seats, .. } = played.prompt() {
                let Some(seat) = seats.first() else { break };
                let thinker = played.thinker(seat, level).expect("a bot");
                let began = Instant::now();
                let answer = thinker();
                waits.push(began.elapsed());
                let Some(action) = answer else { break };
                let decision = played.propose(Actor::Seat(seat), &action).expect("allowed");
                played.accept(decision).expect("proposed");
                if waits.len() >= most {
                    return waits;
                }
            }
        }
        waits
    }
}

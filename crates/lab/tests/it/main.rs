//! Tournaments of the sample games.

use std::sync::Mutex;

use bots::{BotSpec, Ignorant, QuantumKnowledge};
use lab::{Results, Tournament, TournamentError};
use quantum::Quantum;
use samples::race::{Race, Setup};

fn tournament(bots: &[&str], games: u32) -> Tournament<Race> {
    Tournament {
        setups: vec![Setup { seats: bots.len() as u8, goal: 20, rounds: 50 }],
        bots: bots.iter().map(|bot| bot.parse().expect("a known bot")).collect(),
        games,
        seed: 7,
        rotate: true,
        jobs: 2,
    }
}

fn play(tournament: &Tournament<Race>) -> Results {
    tournament.play(&Ignorant, |_| ()).expect("a tournament that can be held")
}

/// The results without what depends on the machine.
fn counts(tournament: &Tournament<Race>) -> Results {
    Results { seconds: 0.0, decisions_per_second: 0.0, ..play(tournament) }
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    let mut tournament = tournament(&["mcts:60", "random"], 40);
    tournament.jobs = 1;
    let one = counts(&tournament);
    for jobs in [2, 5] {
        tournament.jobs = jobs;
        assert_eq!(counts(&tournament), one, "{jobs} jobs");
    }
    tournament.seed = 8;
    assert_ne!(counts(&tournament), one, "the seed changes nothing");
}

#[test]
fn the_better_bot_wins_more() {
    let results = play(&tournament(&["random", "mcts:200"], 60));
    assert_eq!(results.games, 60);
    assert_eq!(results.wins.iter().sum::<u64>() + results.draws, 60);
    let [random, search] = results.bots.as_slice() else { panic!("two bots") };
    assert_eq!((random.bot.as_str(), search.bot.as_str()), ("random", "mcts:200"));
    assert!(search.interval.low > random.interval.high, "{results:?}");
}

#[test]
fn seats_rotate_unless_they_are_kept() {
    let mut tournament = tournament(&["mcts:200", "random", "random"], 30);
    tournament.rotate = false;
    let kept = play(&tournament);
    let by_bot: Vec<u64> = kept.bots.iter().map(|bot| bot.wins).collect();
    assert_eq!(kept.wins, by_bot, "bot and seat are the same");

    tournament.rotate = true;
    let rotated = play(&tournament);
    assert!(rotated.bots[0].wins > 15, "{rotated:?}");
    assert!(rotated.wins.iter().all(|wins| *wins < 20), "{rotated:?}");
    assert_eq!(
        rotated.wins.iter().sum::<u64>(),
        rotated.bots.iter().map(|bot| bot.wins).sum::<u64>()
    );
}

#[test]
fn progress_counts_every_game() {
    let heard = Mutex::new(Vec::new());
    let note = |done| heard.lock().expect("no thread panicked").push(done);
    tournament(&["random", "random"], 25).play(&Ignorant, note).expect("can be held");
    let mut heard = heard.into_inner().expect("no thread panicked");
    heard.sort_unstable();
    assert_eq!(heard, (1..=25).collect::<Vec<_>>());
}

#[test]
fn what_cannot_be_held_is_refused() {
    let refused = |tournament: &Tournament<Race>| {
        tournament.play(&Ignorant, |_| ()).expect_err("cannot be held")
    };
    assert_eq!(refused(&tournament(&["random", "random"], 0)), TournamentError::NoGames);

    let mut three = tournament(&["random", "random"], 5);
    three.bots.push(BotSpec::Greedy);
    assert_eq!(refused(&three), TournamentError::Seats { found: 3, wanted: 2 });

    let mut bad = tournament(&["random", "random"], 5);
    bad.setups[0].seats = 9;
    assert!(matches!(refused(&bad), TournamentError::Setup(_)));
}

#[test]
fn several_set_ups_are_played_in_turns() {
    let mut tournament = tournament(&["random", "random"], 40);
    tournament.setups =
        vec![Setup { seats: 2, goal: 1, rounds: 50 }, Setup { seats: 2, goal: 100, rounds: 100 }];
    let length = play(&tournament).length;
    assert!(length.p25 < 10 && length.p75 > 40, "{length:?}");
}

#[test]
fn results_are_written_as_json() {
    let json = serde_json::to_value(play(&tournament(&["random", "greedy"], 10)))
        .expect("results can be written");
    for field in ["games", "wins", "draws", "decisions", "seconds", "decisions_per_second"] {
        assert!(!json[field].is_null(), "{field} is missing in {json}");
    }
    assert_eq!(json["games"], 10);
    assert_eq!(json["wins"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["bots"][1]["bot"], "greedy");
    assert!(json["bots"][0]["wins"].is_u64());
    assert!(json["bots"][0]["interval"]["low"].is_number());
    assert!(json["length"]["median"].is_u64());
}

/// A small sample of what `docs/benchmarks.md` measures.
#[test]
fn bots_of_quantum_are_as_strong_as_their_names_promise() {
    let share = |bots: [&str; 2], games| {
        let tournament = Tournament::<Quantum> {
            setups: vec![quantum::Setup::basic(2)],
            bots: bots.map(|bot| bot.parse().expect("a known bot")).to_vec(),
            games,
            seed: 1,
            rotate: true,
            jobs: 2,
        };
        tournament.play(&QuantumKnowledge, |_| ()).expect("can be held").bots[0].share
    };
    assert!(share(["greedy", "random"], 20) >= 0.9);
    assert!(share(["mcts:100", "greedy"], 40) > 0.5);
}

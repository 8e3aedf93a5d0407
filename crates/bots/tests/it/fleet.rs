//! The bots on Fleet Commander.

use bots::{Bot, BotSpec, FleetKnowledge, Greedy, Knowledge};
use fleet::build::{Brief, FleetSpec, GameOption, usual_fleets};
use fleet::data::{Faction, Tables};
use fleet::scenario::{Role, Scenario};
use fleet::state::{Position, SeatPosition};
use fleet::{FleetCommander, Setup, State};
use kernel::chance::Fast;
use kernel::{NoLog, Outcome, Prompt, Rules, Seat, Stage};

use super::{FIRST, ask, ask_at};

/// The first seat is asked for an order, with these ships against those and these results.
fn duel(own: &[&str], other: &[&str], rolled: &[&str]) -> State {
    let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
    let setup = Setup { terrain: Some(Vec::new()), ..Setup::first_battle() };
    let seat = SeatPosition { ships: texts(own), rolled: texts(rolled), ..SeatPosition::default() };
    let enemy = SeatPosition { ships: texts(other), ..SeatPosition::default() };
    let position = Position { seats: vec![seat, enemy], ..Position::default() };
    FleetCommander::stage(&setup, &position).expect("a legal position")
}

fn chance_of_first(state: &State) -> f32 {
    FleetKnowledge.values(state)[FIRST.index()]
}

#[test]
fn what_helps_looks_better() {
    let plain = chance_of_first(&duel(&["cruiser@c2"], &["cruiser@c4"], &[]));
    let better = |what: &str, own: &[&str], other: &[&str], rolled: &[&str]| {
        assert!(chance_of_first(&duel(own, other, rolled)) > plain, "{what}");
    };
    better("a ship", &["cruiser@c2", "frigate@c2"], &["cruiser@c4"], &[]);
    better("a whole hull", &["cruiser@c2"], &["cruiser@c4=9"], &[]);
    better("an enemy in reach", &["cruiser@c3"], &["cruiser@c4"], &[]);
    better("a shield", &["cruiser@c2"], &["cruiser@c4"], &["go"]);
}

#[test]
fn a_ship_that_can_be_destroyed_is_destroyed() {
    let state = duel(
        &["cruiser@c3", "destroyer@b3", "frigate@a1"],
        &["cruiser@c4", "battleship:drones@b4=5"],
        &["ro", "bo"],
    );
    for seed in 0..4 {
        let mut greedy = Greedy::<FleetCommander, _>::new(seed, FleetKnowledge);
        let chosen = ask(&mut greedy, &state, FIRST).to_string();
        assert!(chosen.starts_with("attack ro") && chosen.ends_with("2b"), "{chosen}");
        let mut search = "mcts:300".parse::<BotSpec>().expect("a bot").build(seed, FleetKnowledge);
        let chosen = ask(&mut *search, &state, FIRST).to_string();
        assert!(chosen.starts_with("attack ro") && chosen.ends_with("2b"), "{chosen}");
    }
}

#[test]
fn greedy_beats_random() {
    let battle = |seed: u64| {
        let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle).to_vec();
        let chance = &mut Fast::new(seed);
        let mut state = FleetCommander::start(&Setup::battle(fleets), chance, &mut NoLog)
            .expect("a legal set-up");
        let names =
            if seed.is_multiple_of(2) { ["greedy", "random"] } else { ["random", "greedy"] };
        let mut bots = names
            .map(|name| name.parse::<BotSpec>().expect("a known bot").build(seed, FleetKnowledge));
        let mut at = 0;
        while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
            let seat: Seat = seats.first().expect("somebody is asked");
            let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
            assert_eq!(FleetCommander::check(&state, seat.into(), &action), Ok(()));
            FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            at += 1;
        }
        let greedy = Seat::new((seed % 2) as u8);
        FleetCommander::prompt(&state).outcome() == Some(Outcome::won_by(greedy))
    };
    let won = (0..12).filter(|seed| battle(*seed)).count();
    assert!(won >= 10, "greedy won {won} of 12 battles");
}

/// Small ships leave a sector free for a large one.
#[test]
fn every_ship_for_which_there_is_room_is_deployed() {
    let mut fleet = FleetSpec::first_battle("phebe");
    fleet.ships = vec!["frigate".to_owned(); 7];
    fleet.ships.push("heavy_battleship:drones".to_owned());
    let setup = Setup::battle(vec![fleet; 2]);
    for (seed, name) in [(1, "greedy"), (2, "greedy"), (3, "greedy"), (4, "mcts:40")] {
        let chance = &mut Fast::new(seed);
        let mut state = FleetCommander::start(&setup, chance, &mut NoLog).expect("a legal set-up");
        let mut bot = name.parse::<BotSpec>().expect("a known bot").build(seed, FleetKnowledge);
        let mut at = 0;
        while !state.is_set_up() {
            let seat = FleetCommander::prompt(&state).seats().first().expect("somebody is asked");
            let action = ask_at(&mut *bot, &state, seat, at);
            FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            at += 1;
        }
        let points = Seat::all(2).map(|seat| state.points(seat)).collect::<Vec<_>>();
        assert_eq!(points, [12, 12], "{name}");
    }
}

#[test]
fn every_bot_plays_with_secrets_to_the_end() {
    let options = ["secret_weapons", "hidden_deployment", "fog_of_war"].map(str::to_owned).to_vec();
    let fleet = FleetSpec {
        commander: Some("ilya_kai_suhn".to_owned()),
        ..FleetSpec::first_battle("phebe")
    };
    let setup = Setup { options, points: 14, ..Setup::battle(vec![fleet; 2]) };
    for names in [["greedy", "random"], ["mcts:40", "greedy"]] {
        let chance = &mut Fast::new(3);
        let mut state = FleetCommander::start(&setup, chance, &mut NoLog).expect("a legal set-up");
        let mut bots = names
            .map(|name| name.parse::<BotSpec>().expect("a known bot").build(3, FleetKnowledge));
        let mut at = 0;
        while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
            let seat = seats.first().expect("somebody is asked");
            let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
            FleetCommander::check(&state, seat.into(), &action).expect("a legal action");
            FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            at += 1;
        }
    }
}

#[test]
fn every_bot_plays_teams_and_free_for_alls_to_the_end() {
    for (seats, mode, zone) in [(3_u8, "free_for_all", "7x6"), (4, "teams", "8x5")] {
        let fleets = ["phebe", "amycles", "phebe", "amycles"].map(FleetSpec::first_battle);
        let setup = Setup {
            mode: mode.to_owned(),
            zones: vec![zone.to_owned()],
            ..Setup::battle(fleets[..usize::from(seats)].to_vec())
        };
        let chance = &mut Fast::new(5);
        let mut bots: Vec<Box<dyn Bot<FleetCommander>>> = ["greedy", "mcts:10", "greedy", "random"]
            [..usize::from(seats)]
            .iter()
            .map(|name| name.parse::<BotSpec>().expect("a known bot").build(1, FleetKnowledge))
            .collect();
        let mut state = FleetCommander::start(&setup, chance, &mut NoLog).expect("a legal set-up");
        let mut at = 0;
        while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
            let seat: Seat = seats.first().expect("somebody is asked");
            let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
            FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
            at += 1;
        }
    }
}

/// A battle between these bots in the scenario, with the fleets that it asks for.
pub(crate) fn play_scenario(scenario: Scenario, seed: u64, names: [&str; 2]) -> Outcome {
    let row = Tables::get().scenario(scenario);
    let fleets = if row.usual.is_empty() { usual_fleets(scenario, 12) } else { row.usual.clone() };
    let setup = Setup { scenario: scenario.id().to_owned(), ..Setup::battle(fleets) };
    let chance = &mut Fast::new(seed);
    let mut state = FleetCommander::start(&setup, chance, &mut NoLog).expect("a legal set-up");
    let mut bots =
        names.map(|name| name.parse::<BotSpec>().expect("a known bot").build(seed, FleetKnowledge));
    let mut at = 0;
    while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
        let seat: Seat = seats.first().expect("somebody is asked");
        let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
        assert_eq!(FleetCommander::check(&state, seat.into(), &action), Ok(()));
        FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
        at += 1;
    }
    FleetCommander::prompt(&state).outcome().expect("it is over")
}

#[test]
fn every_bot_plays_every_scenario_to_the_end() {
    for scenario in Scenario::ALL {
        play_scenario(*scenario, 3, ["greedy", "mcts:5"]);
    }
}

/// A battle of this set-up between these bots, seat by seat in turn.
fn play_with(setup: &Setup, seed: u64, names: &[&str]) -> Outcome {
    let chance = &mut Fast::new(seed);
    let mut state = FleetCommander::start(setup, chance, &mut NoLog).expect("a legal set-up");
    let build = |name: &&str| name.parse::<BotSpec>().expect("a bot").build(seed, FleetKnowledge);
    let names = names.iter().cycle().take(usize::from(state.seats()));
    let mut bots: Vec<Box<dyn Bot<FleetCommander>>> = names.map(build).collect();
    let mut at = 0;
    while let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) {
        let seat: Seat = seats.first().expect("somebody is asked");
        let action = ask_at(&mut *bots[seat.index()], &state, seat, at);
        assert_eq!(FleetCommander::check(&state, seat.into(), &action), Ok(()), "{setup:?}");
        FleetCommander::apply(&mut state, seat.into(), &action, chance, &mut NoLog);
        at += 1;
    }
    FleetCommander::prompt(&state).outcome().expect("it is over")
}

/// Each scenario, with each optional rule that it allows, and each bot in each seat.
#[test]
fn every_bot_plays_every_scenario_with_every_option() {
    let options = GameOption::ALL.iter().map(|option| vec![option.id().to_owned()]);
    let all = GameOption::ALL.iter().map(|option| option.id().to_owned()).collect();
    let options: Vec<Vec<String>> = options.chain([all]).collect();
    for scenario in Scenario::ALL {
        let row = Tables::get().scenario(*scenario);
        let usual = || usual_fleets(*scenario, 12);
        let fleets = if row.usual.is_empty() { usual() } else { row.usual.clone() };
        let setup = Setup { scenario: scenario.id().to_owned(), ..Setup::battle(fleets) };
        for (number, options) in options.iter().enumerate() {
            let setup = Setup { options: options.clone(), ..setup.clone() };
            let seats = [["greedy", "mcts:4"], ["mcts:4", "greedy"]];
            if setup.resolve().is_ok() {
                play_with(&setup, number as u64, &seats[number % 2]);
            }
        }
    }
}

/// In a free-for-all everybody is worth a shot: it ends with a winner.
#[test]
fn a_free_for_all_has_a_winner() {
    let fleets = ["phebe", "amycles"].map(FleetSpec::first_battle);
    let setup = Setup {
        mode: "free_for_all".to_owned(),
        zones: vec!["12x5".to_owned()],
        ..Setup::battle(fleets.into_iter().cycle().take(6).collect())
    };
    let won = |seed: &u64| play_with(&setup, *seed, &["greedy"]) != Outcome::Drawn;
    let won = (0..3).filter(won).count();
    assert!(won >= 2, "{won} of 3");
}

/// Everything together: scenario, factions, seats, fleets, zones, options and variants are drawn.
#[test]
fn every_bot_plays_any_set_up_to_the_end() {
    for seed in 0..40 {
        let setup = Setup::surprise(&mut Fast::new(seed));
        play_with(&setup, seed, &[["greedy", "mcts:3", "random"][seed as usize % 3], "greedy"]);
    }
}

#[test]
fn a_bot_builds_a_legal_fleet_for_every_scenario_and_faction() {
    for scenario in Scenario::ALL {
        let brief = Brief { scenario: scenario.id().to_owned(), ..Brief::default() };
        for faction in Faction::ALL {
            let Some(fleet) = bots::build_fleet(*faction, &brief, None, 3) else { continue };
            assert!(brief.faults(&fleet).is_empty(), "{scenario} {faction}: {fleet:?}");
        }
        let parts = [Faction::Phebe, Faction::Amycles];
        assert!(parts.iter().all(|part| bots::build_fleet(*part, &brief, None, 3).is_some()));
    }
}

#[test]
fn a_fleet_that_a_bot_builds_spends_its_points_on_guns_and_hulls() {
    let brief = Brief::default();
    let of = |fleet: &FleetSpec| {
        let roster = fleet.resolve().expect("a sound fleet");
        let tables = Tables::get();
        let power = |kind| tables.ship(kind).firepower.unwrap_or(0);
        let guns: u8 = roster.berths.iter().map(|berth| power(berth.kind)).sum();
        (roster.points(tables), guns)
    };
    for seed in 0..6 {
        let drawn = FleetSpec::drawn(Faction::Phebe, &brief, &mut Fast::new(seed)).expect("one");
        let built = bots::build_fleet(Faction::Phebe, &brief, None, seed).expect("one");
        assert!(of(&built) >= of(&drawn) || of(&built).0 >= 10, "{built:?} and {drawn:?}");
        assert!(of(&built).1 >= 8, "{built:?}");
    }
}

/// Every scenario, part, faction and size that the scenario allows.
#[test]
fn a_bot_builds_for_the_scenario_the_points_and_the_part() {
    let mut built_for_all = 0;
    for scenario in Scenario::ALL {
        for points in [None, Some(9), Some(11), Some(15)] {
            for part in [Role::Phebe, Role::Amycles] {
                let brief =
                    Brief { scenario: scenario.id().to_owned(), points, ..Brief::default() };
                let usual = |faction: &Faction| bots::build_fleet(*faction, &brief, Some(part), 3);
                let fleets: Vec<FleetSpec> = Faction::ALL.iter().filter_map(usual).collect();
                for fleet in &fleets {
                    let faults = brief.faults_as(fleet, Some(part));
                    assert!(faults.is_empty(), "{scenario} {points:?} {part}: {fleet:?}");
                }
                let own = usual_fleets(*scenario, points.unwrap_or(12)).remove(0);
                let sized =
                    brief.faults(&own).iter().all(|it| it.sentence.key != "refusal-fleet-size");
                assert!(!sized || !fleets.is_empty(), "{scenario} {points:?} {part}");
                built_for_all += usize::from(fleets.len() == Faction::ALL.len());
            }
        }
    }
    assert!(built_for_all > 30, "{built_for_all}");
}

/// Fleets that bots take at the table: what they build, and ready-made ones, not always the same.
#[test]
fn bots_choose_among_fleets_that_they_build_and_ready_made_ones() {
    for (way, scenario) in [("open", "pitched_battle"), ("secret", "the_capture")] {
        let fleets = usual_fleets(scenario.parse().expect("one"), 8);
        let setup = Setup {
            scenario: scenario.to_owned(),
            choice: Some(way.to_owned()),
            ..Setup::battle(fleets)
        };
        let setup = Setup { fleets: filled(&setup, scenario), ..setup };
        let chosen = |seed: u64| {
            let chance = &mut Fast::new(seed);
            let state = FleetCommander::start(&setup, chance, &mut NoLog).expect("legal");
            let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) else {
                panic!("fleets are chosen first")
            };
            let seat = seats.first().expect("somebody chooses");
            let name = if seed.is_multiple_of(2) { "greedy" } else { "mcts:20" };
            let mut bot = name.parse::<BotSpec>().expect("a bot").build(seed, FleetKnowledge);
            let action = ask(&mut *bot, &state, seat);
            assert_eq!(FleetCommander::check(&state, seat.into(), &action), Ok(()), "{action}");
            action.to_string()
        };
        let taken: Vec<String> = (0..12).map(chosen).collect();
        let own = taken.iter().filter(|it| it.starts_with("fleet FC1-")).count();
        assert!((2..=10).contains(&own) || scenario == "the_capture", "{taken:?}");
        let different: std::collections::BTreeSet<&String> = taken.iter().collect();
        assert!(different.len() >= 5, "{taken:?}");
    }
}

/// The fleets that the scenario is usually played with.
fn filled(setup: &Setup, scenario: &str) -> Vec<FleetSpec> {
    let row = Tables::get().scenario(scenario.parse().expect("a scenario"));
    if row.usual.is_empty() { setup.fleets.clone() } else { row.usual.clone() }
}

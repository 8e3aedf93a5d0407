//! The two rounds, the film, corrections, lessons and campaigns.

use alert::planning::{Event, Part, Position, Says, StagedThreat};
use alert::{DeckColour, Fate, Level, Number, Report, Setup, Station, Track, Zone};
use kernel::{Actor, Outcome, Prompt, Rules, SeatSet};

use super::game::{Game, refused_setup, seat};

fn mission() -> Setup {
    Setup::on("S2-1", 4)
}

fn with_plans(setup: &Setup, plans: &[&str]) -> Game {
    let plans = plans.iter().map(|plan| (*plan).to_owned()).collect();
    Game::staged(setup, &Position { plans, ..Position::default() })
}

#[test]
fn sa_gen_01_the_crew_wins_or_loses_together() {
    let plans = [">/A A/< A/<", "- A/> A/>", "</A - - - A/^", "</B ^/A - - A/^"];
    let mut won = with_plans(&Setup::on("S1-1", 4), &plans);
    won.run_out().watch();
    let mut lost = Game::start(&Setup::on("S1-2", 4));
    lost.run_out().watch();
    let winners = SeatSet::of((1..=4).map(seat));
    let outcome = |game: &Game| alert::Alert::prompt(&game.state).outcome();
    assert_eq!(outcome(&won), Some(Outcome::Won { winners, score: None }));
    assert_eq!(outcome(&lost), Some(Outcome::Lost { score: None }), "the Gunship");
}

#[test]
fn sa_gen_02_planning_then_resolution_with_no_decision_but_corrections() {
    let mut game = with_plans(&mission(), &["</A", "", "", ""]);
    assert_eq!(game.refused(1, "go"), "SA-GEN-02");
    game.run_out();
    assert_eq!(game.state.part(), Part::Film);
    assert_eq!(game.actions(1), ["trip half", "trip arrow", "go all", "go"]);
    game.watch();
    assert_eq!(game.state.part(), Part::Over);
}

#[test]
fn sa_gen_03_twelve_turns_in_three_phases_or_seven_in_two() {
    for (script, turns, seconds) in [("S2-1", 12, 600), ("S1-3", 12, 600), ("S1-1", 7, 420)] {
        let mut game = Game::start(&Setup::on(script, 4));
        assert_eq!(game.spectate().members[0].slots.len(), turns);
        game.at(seconds - 5);
        assert_eq!(game.state.part(), Part::Planning, "{script}");
        game.at(seconds);
        assert_ne!(game.state.part(), Part::Planning, "{script}");
    }
    let mut game = Game::with_hands(&Setup::on("S1-1", 4), &["</A", "", "", ""]);
    game.does(1, "next");
    assert_eq!(game.refused(1, "lay 8 </A"), "SA-GEN-03");
    assert_eq!(game.refused(1, "next"), "SA-GEN-03");
}

#[test]
fn sa_gen_05_only_the_cards_on_the_boards_matter() {
    let mut game = Game::with_hands(&Setup::on("S1-1", 4), &[">/A", "", "", ""]);
    game.does(1, "lay 1 >/A");
    game.does(1, "take 1");
    game.run_out().watch();
    let figure = &game.spectate().ship.figures[0];
    assert_eq!(figure.station.to_string(), "UW", "a plan that was taken back leaves no trace");
}

#[test]
fn sa_gen_08_everybody_hears_every_announcement() {
    use kernel::{Event as _, Viewer};
    let mut game = Game::start(&mission());
    game.run_out();
    for event in game.events.iter().filter(|it| matches!(it, Event::Announced { .. })) {
        assert_eq!(event.seen_by(Viewer::Seat(seat(4))), Some(*event));
        assert_eq!(event.seen_by(Viewer::Spectator), Some(*event));
    }
}

#[test]
fn sa_role_04_whoever_moves_the_film_on_has_no_power() {
    let orders = [[1, 2, 3], [3, 2, 1]].map(|order| {
        let mut game = with_plans(&mission(), &["</A", "A/<", "^/B", ""]);
        game.run_out();
        for number in order {
            game.does(number, "go all");
        }
        game.spectate()
    });
    assert_eq!(orders[0], orders[1]);
}

#[test]
fn sa_plan_11_pieces_that_illustrate_a_plan_are_put_back() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "", "", ""]);
    let before = game.view(1).ship;
    game.does(1, "lay 1 A/<");
    assert_eq!(game.view(1).ship, before, "a plan moves nothing yet");
    game.run_out();
    let ship = game.spectate().ship;
    assert!(ship.figures.iter().all(|figure| figure.station.to_string() == "UW"));
    assert_eq!(ship.zones.iter().map(|zone| zone.shield).collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn sa_turn_03_the_cards_of_a_turn_are_shown_at_once() {
    let mut game = with_plans(&mission(), &["</A >/B", "A/<", "", ""]);
    game.run_out();
    assert_eq!(game.board(3, 1), "</A m", "turn 2 still lies face down");
    assert_eq!(game.board(3, 2), "A/<");
    assert_eq!(game.view(3).waiting, SeatSet::of([seat(1), seat(2)]), "only those with a card");
    game.does(1, "go");
    game.does(2, "go");
    assert_eq!(game.board(3, 1), "</A >/B");
}

#[test]
fn sa_trip_01_a_card_laid_wrongly_is_corrected_at_a_price() {
    let mut game = with_plans(&mission(), &["</A >/B", "- </B", "", ""]);
    game.run_out();
    game.does(1, "trip half");
    game.does(1, "go");
    let ship = game.spectate().ship;
    assert_eq!(ship.figures[0].station.to_string(), "UW", "A, not the arrow");
    assert_eq!(game.board(1, 1), "A/< - >/B", "the next card is delayed");
}

#[test]
fn sa_trip_02_one_correction_of_one_of_two_kinds() {
    let mut game = with_plans(&mission(), &["A/<", "^/B", "", ""]);
    game.run_out();
    assert_eq!(game.refused(1, "trip arrow"), "SA-TRIP-02", "A is no arrow");
    assert_eq!(game.refused(2, "trip arrow"), "SA-TRIP-02", "neither is a lift");
    game.does(1, "trip half");
    assert_eq!(game.refused(1, "trip half"), "SA-TRIP-02");
}

#[test]
fn sa_trip_04_declaring_is_voluntary() {
    let mut game = with_plans(&mission(), &["</A >/B", "", "", ""]);
    game.run_out();
    game.does(1, "go all");
    assert!(!game.events.iter().any(|event| matches!(
        event,
        Event::Film(film) if matches!(film.event, alert::Event::Tripped { .. })
    )));
}

#[test]
fn sa_trip_05_in_test_runs_corrections_are_free() {
    let mut game = with_plans(&Setup::on("S1-1", 4), &["</A >/B", "", "", ""]);
    game.run_out();
    game.does(1, "trip arrow");
    game.does(1, "go");
    assert_eq!(game.board(1, 1), ">/A >/B");
}

#[test]
fn nobody_answers_for_another_player() {
    let mut game = with_plans(&mission(), &["</A", ">/B", "", ""]);
    game.run_out();
    assert_eq!(game.refused(3, "go"), "PA-SEAT-01", "no card, no question");
    assert_eq!(game.refused(1, "trip a1 half"), "SA-ANDR-01");
    game.does(1, "go");
    assert_eq!(game.refused(1, "go"), "PA-SEAT-01");
}

#[test]
fn sa_lesson_02_the_first_test_run() {
    let mut game = Game::start(&Setup::on("S1-1", 4));
    let view = game.spectate();
    assert_eq!(view.tracks.map(|track| track.to_string()), ["T6", "T2", "T4"]);
    assert_eq!(view.internal_track, None);
    game.run_out();
    let codes: Vec<&str> = game.spectate().threats.iter().map(|it| it.card.code).collect();
    assert_eq!(codes, ["E1-01", "E1-02", "E1-03"]);
}

#[test]
fn sa_lesson_04_what_is_announced_in_a_test_run() {
    let mut game = Game::start(&Setup::on("S1-1", 4));
    game.run_out();
    let silence = |event: &Event| matches!(event, Event::Announced { cue, .. } if matches!(cue.says, Says::CommunicationsDown));
    assert!(!game.events.iter().any(silence));
    assert!(game.numbers() == [1, 2, 3]);
}

#[test]
fn sa_lesson_05_the_second_phase_is_open_until_the_end() {
    let mut game = Game::with_hands(&Setup::on("S1-1", 4), &["</A", "", "", ""]);
    game.at(415);
    assert!(game.allowed(1, "lay 7 </A"));
}

#[test]
fn sa_lesson_09_the_second_test_run() {
    let mut game = Game::start(&Setup::on("S1-2", 4));
    let tracks = game.spectate().tracks.map(|track| track.to_string());
    assert_eq!(tracks, ["T3", "T5", "T1"]);
    game.run_out();
    let threats = game.spectate().threats;
    let told: Vec<(u8, &str)> = threats.iter().map(|it| (it.number, it.card.code)).collect();
    assert_eq!(told, [(1, "E1-04"), (2, "E1-05"), (4, "E1-06")]);
}

#[test]
fn sa_lesson_11_training_is_white() {
    for script in ["test-run", "simulation", "S1-8"] {
        let setup = Setup { serious: DeckColour::Yellow, ..Setup::on(script, 4) };
        assert_eq!(refused_setup(&setup), "SA-LESSON-11", "{script}");
    }
    let mut game = Game::start(&Setup::on("simulation", 4));
    game.run_out();
    let threats = game.spectate().threats;
    assert!(
        threats.iter().all(|it| it.card.code.contains("E1-")),
        "external and white: {threats:?}"
    );
}

#[test]
fn sa_lesson_12_the_advanced_simulation_has_internal_threats() {
    let mut game = Game::start(&Setup::on("S1-7", 4));
    assert!(game.spectate().internal_track.is_some());
    game.run_out();
    assert!(game.spectate().threats.iter().any(|threat| threat.zone.is_none()));
    assert!(game.hand(1).iter().all(|card| !card.starts_with("h:")));
}

#[test]
fn sa_lesson_14_missions_have_heroic_cards() {
    let levels = ["test-run", "simulation", "advanced-simulation", "mission"].map(|name| {
        let game = Game::start(&Setup::on(name, 4));
        (game.state.settled().level, game.hand(1).iter().any(|card| card.starts_with("h:")))
    });
    assert_eq!(
        levels,
        [
            (Level::TestRun, false),
            (Level::Simulation, false),
            (Level::AdvancedSimulation, false),
            (Level::Mission, true),
        ]
    );
}

/// A campaign after its first mission, in which one Gunship came through to the red zone.
fn after_one_mission(seats: u8) -> Game {
    after_one_mission_on("S2-1", seats)
}

fn after_one_mission_on(mission: &str, seats: u8) -> Game {
    let setup = Setup { campaign: true, ..Setup::on(mission, seats) };
    let gunship = StagedThreat { number: 3, code: "E1-05".into(), zone: Some(Zone::Red) };
    let tracks = vec![Track::T4, Track::T5, Track::T6, Track::T7];
    let position = Position { seconds: 595, tracks, threats: vec![gunship], ..Position::default() };
    let mut game = Game::staged(&setup, &position);
    game.run_out().watch();
    assert_eq!(game.state.part(), Part::Interval);
    game
}

/// All four members are androids: their player is asked, and decides.
#[test]
fn sa_camp_11_a_player_decides_for_androids() {
    let mut game = after_one_mission(1);
    game.does(1, "on white white");
    let repair = game.actions(1).into_iter().find(|it| it.starts_with("repair "));
    let told = game.does(1, &repair.expect("the Gunship left something to repair"));
    let who = told.iter().find_map(|event| match event {
        Event::Repaired { crew, member, .. } => Some((crew.is_android(*member), member.index())),
        _ => None,
    });
    assert_eq!(who, Some((true, 0)));
}

#[test]
fn sa_camp_01_up_to_three_missions_or_home() {
    assert_eq!(refused_setup(&Setup { campaign: true, ..Setup::on("S1-3", 4) }), "SA-CAMP-01");
    let mut game = after_one_mission(1);
    game.does(1, "home");
    let Prompt::Over(Outcome::Won { score, .. }) = alert::Alert::prompt(&game.state) else {
        panic!("the campaign is over")
    };
    let total = game.state.campaign().score().map(|score| i32::from(score.total()));
    assert_eq!(score, total);
}

#[test]
fn sa_camp_02_the_colours_are_chosen_before_each_mission() {
    let mut game = after_one_mission(1);
    game.does(1, "on yellow white");
    let choices = game.state.settled().choices;
    assert_eq!((choices.common, choices.serious), (DeckColour::Yellow, DeckColour::White));
    // The script is drawn anew.
    let drawn = |seed| {
        let mut game = after_one_mission_on("mission", 1);
        game.reseed(seed);
        game.does(1, "on white white");
        while game.state.part() == Part::Interval {
            let action = game.actions(1).remove(0);
            game.does(1, &action);
        }
        game.state.soundtrack_id().to_owned()
    };
    let scripts: std::collections::BTreeSet<String> = (1..=16).map(drawn).collect();
    assert!(scripts.len() > 3, "{scripts:?}");
    assert!(scripts.iter().all(|script| script.starts_with("S2-")), "{scripts:?}");
}

#[test]
fn sa_camp_03_the_most_cautious_proposal_holds() {
    let mut game = after_one_mission(3);
    let before = game.state.clone();
    game.does(1, "on yellow white");
    game.does(2, "on mixed mixed");
    assert_eq!(game.refused(2, "home"), "PA-SEAT-01", "one proposal each");
    let told = game.does(3, "on yellow yellow");
    let choices = game.state.settled().choices;
    assert_eq!((choices.common, choices.serious), (DeckColour::Mixed, DeckColour::White));
    assert!(told.contains(&Event::WentOn { choices }), "what came of it is told: {told:?}");
    game.state = before;
    game.does(1, "on white white");
    game.does(2, "on white white");
    let told = game.does(3, "home");
    assert_eq!(game.state.part(), Part::Over);
    assert!(told.contains(&Event::CampaignEnded), "{told:?}");
}

#[test]
fn sa_camp_04_a_lost_mission_ends_the_campaign() {
    let setup = Setup { campaign: true, ..Setup::on("mission", 1) };
    let lost = (0..400).find_map(|seed| {
        let mut game = Game::seeded(&setup, seed);
        game.run_out().watch();
        (game.state.part() == Part::Over).then_some(game)
    });
    let game = lost.expect("doing nothing does not always help");
    let outcome = alert::Alert::prompt(&game.state).outcome();
    assert_eq!(outcome, Some(Outcome::Lost { score: None }));
}

#[test]
fn sa_camp_07_members_repair_in_turn() {
    let mut game = after_one_mission(1);
    let damage = |game: &Game| -> usize {
        let report = game.state.report().expect("a mission is over");
        report.tiles.iter().map(|tiles| tiles.len() as usize).sum()
    };
    let before = damage(&game);
    assert_eq!(game.refused(1, "repair nothing"), "SA-CAMP-07", "first the crew decides");
    game.does(1, "on white white");
    let mut repairs = 0;
    let seen =
        |game: &Game| game.spectate().ship.zones.iter().map(|zone| zone.tiles.len()).sum::<usize>();
    assert_eq!(seen(&game), before);
    while game.state.part() == Part::Interval {
        let first = game.actions(1)[0].clone();
        repairs += usize::from(first.starts_with("repair"));
        assert_eq!(seen(&game), before + 1 - repairs, "the view shows what was repaired so far");
        game.does(1, &first);
    }
    assert_eq!(game.state.part(), Part::Planning);
    let left: usize = game.state.mission().condition.tiles.iter().map(|it| it.len() as usize).sum();
    assert_eq!((before, repairs, left), (6, 2, 4), "two tiles a zone at most");
}

#[test]
fn sa_camp_18_the_next_mission_is_set_up_anew() {
    let mut game = after_one_mission(1);
    let hurries =
        |game: &Game| <alert::Alert as kernel::Present>::clock_shows(&game.state, 900_000);
    assert_eq!(hurries(&game), None, "between two missions nobody hurries");
    game.does(1, "on white white");
    while game.state.part() == Part::Interval {
        let first = game.actions(1)[0].clone();
        game.does(1, &first);
    }
    let view = game.spectate();
    assert_eq!((view.part, view.missions, view.time_ms), ("planning", 1, 0));
    let now_ms = view.clock_ms.expect("the clock runs");
    let shown = <alert::Alert as kernel::Present>::clock_shows(&game.state, now_ms);
    assert_eq!(shown, Some(5_000), "each mission counts from its alarm");
    assert_eq!(view.hand.map(|hand| hand.len()), Some(90));
    assert!(view.threats.is_empty());
    assert_eq!(view.members.iter().filter(|member| member.heroic.is_some()).count(), 4);
}

#[test]
fn in_a_campaign_the_clock_goes_on_during_the_film() {
    let setup = Setup { campaign: true, ..Setup::on("S2-1", 2) };
    let position = Position { plans: vec!["</A".into()], seconds: 595, ..Position::default() };
    let mut game = Game::staged(&setup, &position);
    game.run_out();
    assert_eq!(game.state.part(), Part::Film);
    game.play(Actor::Clock, "t 605000");
    assert_eq!(game.state.part(), Part::Film);
}

fn advised(setup: &Setup, plans: &[&str]) -> Option<&'static str> {
    let mut game = with_plans(setup, plans);
    game.run_out().watch();
    alert::advice(game.state.report().expect("it is over")).map(|sentence| sentence.key)
}

#[test]
fn sa_lesson_08_what_to_play_after_the_first_test_run() {
    let run = Setup::on("S1-1", 4);
    let clean = [">/A A/< A/<", "- A/> A/>", "</A - - - A/^", "</B ^/A - - A/^"];
    assert_eq!(advised(&run, &clean), Some("alert-advice-simulation"));
    assert_eq!(advised(&run, &[]), Some("alert-advice-second-run"), "the ship was lost");
    let scratched = [">/A A/< A/<", "- A/> A/>", "", ""];
    assert_eq!(advised(&run, &scratched), Some("alert-advice-either"));
}

/// Threats that are left on their tracks count as those that came through.
#[test]
fn sa_lesson_08_more_threats_alive_than_destroyed_ask_for_another_run() {
    let clean = [">/A A/< A/<", "- A/> A/>", "</A - - - A/^", "</B ^/A - - A/^"];
    let mut game = with_plans(&Setup::on("S1-1", 4), &clean);
    game.run_out().watch();
    let report = *game.state.report().expect("it is over");
    let advised = |ends: &[Fate]| {
        let mut fates = [Fate::Coming; Number::MOST];
        fates[..ends.len()].copy_from_slice(ends);
        alert::advice(&Report { fates, ..report }).expect("a test run is advised on").key
    };
    let alive = [Fate::Survived, Fate::OnTrack];
    let with = |destroyed| [&alive[..], &[Fate::Destroyed; 2][..destroyed]].concat();
    assert_eq!(advised(&with(1)), "alert-advice-second-run", "two against one");
    assert_eq!(advised(&with(2)), "alert-advice-simulation", "as many as were destroyed");
}

#[test]
fn sa_lesson_13_a_mission_is_advised_after_a_won_advanced_simulation() {
    let setup = Setup::on("S1-6", 4);
    let position = Position { seconds: 595, ..Position::default() };
    let mut game = Game::staged(&setup, &position);
    game.run_out().watch();
    let advice = alert::advice(game.state.report().expect("it is over"));
    assert_eq!(advice.map(|sentence| sentence.key), Some("alert-advice-mission"));
    assert!(Setup::on("mission", 4).settle().is_ok(), "but nothing forbids it before");
}

#[test]
fn sa_lesson_15_more_than_ten_points_are_very_good() {
    let setup = Setup::on("S1-3", 4);
    let position = Position { seconds: 595, ..Position::default() };
    let mut game = Game::staged(&setup, &position);
    game.run_out().watch();
    let mut report = *game.state.report().expect("it is over");
    for (points, praised) in [(10, false), (11, true)] {
        report.points_destroyed = points;
        assert_eq!(alert::advice(&report).is_some(), praised, "{points}");
    }
}

#[test]
fn sa_log_01_names_with_the_marks_of_their_roles() {
    let settled = Setup::new(2).settle().expect("a crew");
    let line = settled.crew_line(&["Ada", "Bo"], "android");
    assert_eq!(line, "Ada*!, Bo@, [android 1], [android 2]");
}

/// The tokens of a threat lie on the ship from the turn in which it appears, and not before.
#[test]
fn tokens_come_with_their_threat() {
    let threat = StagedThreat { number: 3, code: "I1-01".into(), zone: None };
    let position = Position {
        seconds: 595,
        phases: vec![3; 4],
        plans: vec!["A/< A/< A/< A/<".into()],
        threats: vec![threat],
        ..Position::default()
    };
    let mut game = Game::staged(&Setup::on("S2-1", 4), &position);
    let shown = |game: &Game| {
        let view = game.spectate();
        let threat = view.threats.iter().find(|it| it.number == 3).expect("it was announced");
        (threat.fate, threat.tokens.clone())
    };
    assert_eq!(shown(&game), ("coming", Vec::new()));
    game.at(600);
    for turn in 1..=3 {
        let expected =
            if turn < 3 { ("coming", vec![]) } else { ("on_track", vec![Station::UpperRed]) };
        assert_eq!(shown(&game), expected, "turn {turn}");
        game.does(1, "go");
    }
}

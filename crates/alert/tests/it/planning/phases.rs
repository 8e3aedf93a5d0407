//! Cards, slots and phases (`SA-CARD`, `SA-PLAN`).

use alert::planning::{Action, Part, Position, StagedThreat};
use alert::{Alert, Half, Setup, Track, Zone};
use kernel::{Menu as _, Present as _, Rules, Seat, Viewer};

use super::game::{Game, seat};

fn mission() -> Setup {
    Setup::on("S2-1", 4)
}

#[test]
fn sa_card_01_the_half_on_top_is_what_happens() {
    let mut game = Game::with_hands(&Setup::on("S1-1", 4), &["</B", "", "", ""]);
    game.does(1, "lay 1 </B");
    game.run_out().watch();
    let figure = &game.spectate().ship.figures[0];
    assert_eq!(figure.station.to_string(), "UR");
}

#[test]
fn sa_card_04_a_back_tells_the_half_and_nothing_more() {
    let mut game = Game::with_hands(&mission(), &["</B >/A", "", "", ""]);
    game.does(1, "lay 1 </B");
    game.does(1, "lay 2 A/>");
    assert_eq!(game.board(1, 1), "</B A/>");
    assert_eq!(game.board(2, 1), "m a");
    let spectated = super::game::board(&game.spectate().members[0]);
    assert_eq!(spectated, "m a");
}

#[test]
fn sa_card_05_a_card_keeps_its_upper_half_when_it_is_turned_over() {
    let mut game = Game::with_hands(&mission(), &["^/C", "", "", ""]);
    game.does(1, "lay 1 C/^");
    game.run_out();
    assert_eq!(game.board(2, 1), "C/^", "shown in turn 1 with the same half up");
}

#[test]
fn sa_card_06_heroic_cards_have_two_halves_as_well() {
    let mut game = Game::with_hands(&mission(), &["h:LR/hA", "", "", ""]);
    game.does(1, "lay 1 h:LR/hA");
    assert_eq!(game.board(2, 1), "m");
    game.does(1, "turn 1");
    assert_eq!((game.board(1, 1), game.board(2, 1)), ("hA/h:LR".into(), "a".into()));
}

#[test]
fn sa_card_07_an_empty_slot_is_a_turn_without_an_action() {
    let mut game = Game::with_hands(&mission(), &["</A", "", "", ""]);
    assert_eq!(game.refused(1, "turn 2"), "SA-CARD-07");
    assert_eq!(game.refused(1, "take 1"), "SA-CARD-07");
    game.run_out().watch();
    assert_eq!(game.state.part(), Part::Over, "nobody has to plan anything");
}

#[test]
fn sa_card_08_one_card_a_slot() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "", "", ""]);
    game.does(1, "lay 1 </A");
    assert_eq!(game.refused(1, "lay 1 >/B"), "SA-CARD-08");
}

#[test]
fn sa_plan_01_the_first_pile_is_taken_up_at_the_alarm() {
    let game = Game::start(&mission());
    assert_eq!(game.phase(1), 1);
    assert_eq!(game.hand(1).len(), 5);
    assert!(game.allowed(1, &format!("lay 3 {}", game.hand(1)[0])));
    assert_eq!(game.refused(1, &format!("lay 4 {}", game.hand(1)[0])), "SA-PLAN-02");
}

#[test]
fn sa_plan_02_own_cards_are_placed_turned_moved_swapped_and_taken_back() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "^/C", "", ""]);
    game.does(1, "lay 1 </A");
    game.does(1, "lay 2 B/>");
    game.does(1, "turn 1");
    assert_eq!(game.board(1, 1), "A/< B/>");
    game.does(1, "move 2 3");
    assert_eq!(game.board(1, 1), "A/< - B/>");
    game.does(1, "move 1 3");
    assert_eq!(game.board(1, 1), "B/> - A/<");
    game.does(1, "take 1");
    assert_eq!((game.board(1, 1), game.hand(1)), ("- - A/<".into(), vec![">/B".to_owned()]));
    assert_eq!(game.refused(1, "lay 1 ^/C"), "SA-PLAN-02", "another player's card");
    assert_eq!(game.refused(1, "move 3 3"), "SA-PLAN-02");
}

#[test]
fn sa_plan_03_the_second_pile_locks_the_first_turns() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "", "", ""]);
    game.does(1, "lay 1 </A");
    game.does(1, "next");
    assert_eq!(game.hand(1).len(), 6, "one card left and five more");
    for text in ["turn 1", "take 1", "lay 2 >/B", "move 1 4"] {
        assert_eq!(game.refused(1, text), "SA-PLAN-03", "{text}");
    }
    assert!(game.allowed(1, "lay 4 >/B"));
    assert_eq!(game.board(1, 1), "</A", "an empty slot stays empty");
}

#[test]
fn sa_plan_04_the_third_pile_locks_all_but_the_last_turns() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "", "", ""]);
    game.does(1, "next");
    game.does(1, "lay 4 </A");
    game.does(1, "next");
    assert_eq!(game.refused(1, "take 4"), "SA-PLAN-04");
    assert_eq!(game.refused(1, "lay 7 >/B"), "SA-PLAN-04");
    assert!(game.allowed(1, "lay 12 >/B"));
    game.at(595);
    assert!(game.allowed(1, "lay 12 >/B"), "open until the round ends");
}

#[test]
fn sa_plan_05_the_next_phase_is_a_decision_of_each_player() {
    let mut game = Game::start(&mission());
    game.does(2, "next");
    assert_eq!([1, 2, 3, 4].map(|number| game.phase(number)), [1, 2, 1, 1]);
    assert!(game.allowed(1, &format!("lay 1 {}", game.hand(1)[0])));
}

#[test]
fn sa_plan_06_the_end_of_a_phase_takes_everybody_along() {
    let mut game = Game::start(&mission());
    game.does(2, "next");
    game.does(2, "next");
    game.at(219);
    let ends_s = phase_end_s(1);
    game.at(ends_s - 5);
    assert_eq!([1, 2].map(|number| game.phase(number)), [1, 3]);
    game.at(ends_s);
    assert_eq!([1, 2, 3, 4].map(|number| game.phase(number)), [2, 3, 2, 2]);
    let card = game.hand(1)[0].clone();
    assert_eq!(game.refused(1, &format!("lay 3 {card}")), "SA-PLAN-03");
}

/// When a phase of the first mission ends.
fn phase_end_s(phase: usize) -> u32 {
    let script = alert::Script::find("S2-1").expect("the first mission");
    let ends = script.announcements.iter().filter_map(|it| match it.news {
        alert::News::PhaseEnds(_) => Some(it.at_ms / 1000),
        _ => None,
    });
    ends.collect::<Vec<_>>()[phase - 1]
}

#[test]
fn sa_plan_07_locked_cards_may_be_looked_at() {
    let mut game = Game::with_hands(&mission(), &["</A", "", "", ""]);
    game.does(1, "lay 2 </A");
    game.does(1, "next");
    let slot = &game.view(1).members[0].slots[1];
    assert_eq!((slot.card.as_deref(), slot.locked), (Some("</A"), true));
}

#[test]
fn sa_plan_08_hands_are_hidden_but_may_be_described() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "^/C", "", ""]);
    assert_eq!(game.view(2).members[0].hand, Some(2), "how many, not which");
    assert_eq!(game.hand(2), ["^/C"]);
    assert_eq!(game.spectate().hand, None);
    game.does(1, "say have A");
    game.does(2, "say need B");
}

#[test]
fn sa_plan_09_plans_lie_face_down_but_in_test_runs() {
    let lay = |script: &str| {
        let mut game = Game::with_hands(&Setup::on(script, 4), &["</A", "", "", ""]);
        game.does(1, "lay 1 </A");
        game.board(2, 1)
    };
    assert_eq!(["S1-1", "S1-3", "S1-6", "S2-1"].map(lay), ["</A", "m", "m", "m"]);
}

#[test]
fn sa_plan_10_unused_cards_are_carried_on() {
    let mut game = Game::start(&mission());
    game.does(1, "next");
    game.does(1, "next");
    assert_eq!(game.hand(1).len(), 15);
    let first = game.hand(1)[0].clone();
    assert!(game.allowed(1, &format!("lay 8 {first}")));
}

#[test]
fn sa_hero_13_a_heroic_card_is_played_once_in_any_phase_by_its_owner() {
    let mut game = Game::with_hands(&mission(), &["h:LR/hA", "", "", ""]);
    assert!(game.allowed(1, "lay 1 h:LR/hA"));
    game.does(1, "next");
    assert!(game.allowed(1, "lay 4 hA/h:LR"));
    game.does(1, "next");
    game.does(1, "lay 12 hA/h:LR");
    assert_eq!(game.refused(1, "lay 11 hA/h:LR"), "SA-PLAN-02", "once");
    assert_eq!(game.refused(2, "lay 1 h:LR/hA"), "SA-PLAN-02", "nobody else");
}

#[test]
fn sa_plan_12_the_jump_ends_the_round() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "", "", ""]);
    game.does(1, "lay 1 </A");
    game.at(600);
    assert_eq!(game.state.part(), Part::Film);
    for text in ["lay 12 >/B", "next", "say have A"] {
        assert_eq!(game.refused(1, text), "SA-PLAN-12", "{text}");
    }
}

#[test]
fn sa_plan_13_a_mission_may_be_ended_after_the_second_phase() {
    let mut game = Game::start(&mission());
    let ends_s = phase_end_s(2);
    game.at(ends_s - 5);
    assert_eq!(game.refused(1, "done"), "SA-PLAN-13");
    game.at(ends_s);
    for number in [1, 2, 3] {
        game.does(number, "done");
    }
    assert_eq!(game.refused(1, "say have A"), "SA-PLAN-13", "whoever agreed is done");
    game.does(3, "stay");
    assert_eq!(game.refused(3, "stay"), "SA-PLAN-13");
    game.does(4, "done");
    assert_eq!(game.state.part(), Part::Planning, "all have to agree");
    game.does(3, "done");
    assert_ne!(game.state.part(), Part::Planning);
}

#[test]
fn sa_plan_13_a_test_run_may_be_ended_after_the_first_warning() {
    let mut game = Game::start(&Setup::on("S1-1", 4));
    game.at(355);
    assert_eq!(game.refused(1, "done"), "SA-PLAN-13");
    game.at(360);
    game.all_do("done");
    assert_ne!(game.state.part(), Part::Planning);
}

#[test]
fn sa_plan_14_no_card_is_needed_to_finish() {
    let mut game = Game::with_hands(&mission(), &["", "", "", ""]);
    game.run_out().watch();
    assert_eq!(game.state.part(), Part::Over);
    assert_eq!(game.board(1, 1), "");
}

/// Cards with everything that is printed on them, tracks, and the ship; but no tile in a pile.
#[test]
fn sa_plan_15_threats_and_tracks_are_open_and_tiles_are_not() {
    let mut game = Game::start(&mission());
    game.at(100);
    let view = game.spectate();
    for threat in &view.threats {
        let card = alert::Threat::find(threat.card.code).expect("a card of the game");
        assert_eq!(threat.hp, card.hp_with(3), "{}", card.code);
        assert_eq!((threat.shield, threat.speed), (card.shield, card.speed));
        let points = (threat.card.points_survived, threat.card.points_destroyed);
        assert_eq!(points, (card.points_survived, card.points_destroyed));
        let stations = card.inside.as_ref().map(|inside| inside.stations).unwrap_or_default();
        assert_eq!(threat.card.stations, stations.iter().collect::<Vec<_>>());
    }
    // What is printed is also told: the figures on one line, the text on the next.
    let told = alert::Alert::describe(&view);
    let lines: Vec<_> = told.iter().flat_map(|paragraph| &paragraph.lines).collect();
    let keys = |key: &str| lines.iter().filter(|line| line.key == key).count();
    assert!(!view.threats.is_empty());
    assert_eq!(keys("describe-alert-threat"), view.threats.len());
    assert_eq!(keys("describe-alert-text"), view.threats.len());
    assert_eq!(keys("describe-alert-track"), 3);
    assert!(view.ship.zones.iter().all(|zone| zone.tiles.is_empty() && zone.damage == 0));
    let number = view.threats[0].number;
    assert!(game.allowed(1, &format!("say take {number}")));
    assert_eq!(game.refused(1, "say take 8"), "SA-PLAN-15");
}

#[test]
fn sa_plan_16_a_threat_is_not_hit_before_its_number() {
    let mut game = Game::staged(
        &Setup::on("S1-1", 4),
        &Position { plans: vec!["A/< - -".into()], ..Position::default() },
    );
    game.run_out().watch();
    let hits: Vec<u8> = game.spectate().threats.iter().map(|threat| threat.hits).collect();
    assert_eq!(hits, [0, 0, 0], "the Destroyer comes in turn 2");
}

#[test]
fn whoever_says_something_else_of_a_turn_takes_the_heroic_card_back() {
    let mut game = Game::start(&mission());
    let hero = |game: &Game| game.spectate().members[0].said.as_ref().and_then(|said| said.hero);
    game.does(1, "say 2 UB A");
    game.does(1, "say hero 2");
    assert_eq!(hero(&game), Some(2));
    game.does(1, "say 3 UB A");
    assert_eq!(hero(&game), Some(2));
    game.does(1, "say 2 UB B");
    assert_eq!(hero(&game), None);
    assert_eq!(game.refused(1, "say hero 4"), "SA-PLAN-02");
}

#[test]
fn who_takes_care_of_a_threat_can_leave_it_again() {
    let mut game = Game::start(&mission());
    game.at(120);
    let number = game.spectate().threats[0].number;
    let takes = |game: &Game| game.spectate().members[0].said.clone().expect("it is said").takes;
    assert_eq!(game.refused(1, &format!("say leave {number}")), "SA-PLAN-08");
    game.does(1, &format!("say take {number}"));
    assert_eq!(takes(&game), [number]);
    assert_eq!(game.refused(2, &format!("say leave {number}")), "SA-PLAN-08", "each for oneself");
    game.does(1, &format!("say leave {number}"));
    assert!(takes(&game).is_empty());
}

/// Whatever one seat does, what another could do before it can still do after.
#[test]
fn a_decision_of_one_seat_never_forbids_another_s() {
    let mut game = Game::start(&mission());
    game.at(300);
    for number in 1..=4 {
        for text in game.actions(number) {
            let mut after = Game::start(&mission());
            after.state = game.state.clone();
            after.does(number, &text);
            for other in (1..=4).filter(|other| *other != number) {
                let lost = game.actions(other).into_iter().find(|it| !after.allowed(other, it));
                assert_eq!(lost, None, "after `{text}` of seat {number}");
            }
        }
    }
}

#[test]
fn actions_are_written_and_read_alike() {
    let action = Action::Lay {
        place: "a2.7".parse().expect("a place"),
        card: "h:LR/hA".parse().expect("a card"),
        half: Half::Action,
    };
    assert_eq!(action.to_string(), "lay a2.7 hA/h:LR");
    assert_eq!("lay a2.7 hA/h:LR".parse(), Ok(action));
    for wrong in ["lay 14 A/<", "lay a5.1 A/<", "lay 1 A/B", "give 9 A/<", "trip foot", "lay 1"] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn a_seat_that_does_not_play_sees_what_a_spectator_sees() {
    let game = Game::start(&mission());
    let view = Alert::view(&game.state, Viewer::Seat(Seat::new(4)));
    assert_eq!(view.members, game.spectate().members);
    assert!(Alert::check(&game.state, seat(5).into(), &Action::Next).is_err());
}

/// The picks of an offer spell its action, also where it is not allowed.
#[test]
fn what_was_picked_is_what_was_meant() {
    use kernel::{Picked, Present};
    let mut game = Game::start(&Setup::on("S2-1", 3));
    game.at(95);
    let mut actions = Vec::new();
    Alert::actions(&game.state, seat(1), &mut actions);
    assert!(actions.len() > 20, "{actions:?}");
    for action in actions {
        let picks = Alert::offer(&game.state, seat(1), &action).picks;
        let picked: Vec<Picked<'_>> =
            picks.iter().map(|pick| Picked { kind: pick.kind, id: &pick.id }).collect();
        assert_eq!(Alert::meant(&game.state, seat(1), &picked), Some(action), "{picks:?}");
    }
    let nonsense = [Picked { kind: "square", id: "b3" }];
    assert_eq!(Alert::meant(&game.state, seat(1), &nonsense), None);
}

/// Cards on one line, from a turn or from the first free slot on.
#[test]
fn several_cards_are_laid_on_one_line() {
    let game = Game::with_hands(&mission(), &["</A >/A ^/C", "", "", ""]);
    let short = |game: &Game, text: &str| -> Vec<String> {
        let meant = Alert::shorthand(&game.state, seat(1), text).expect("nothing is missing");
        meant.iter().flatten().map(Action::to_string).collect()
    };
    assert_eq!(short(&game, "2: A C"), ["lay 2 A/>", "lay 3 C/^"]);
    assert_eq!(short(&game, "2 A"), ["lay 2 A/>"]);
    assert_eq!(short(&game, ": A/< - A"), ["lay 1 A/<", "lay 3 A/>"]);
    for text in ["hello", "2: A hello", "12: A A", "A", "2"] {
        assert_eq!(short(&game, text), [""; 0], "{text}");
    }
    // Of what is not in hand the half is named that was typed.
    let refused = |game: &Game, text: &str| Alert::shorthand(&game.state, seat(1), text);
    let refusal = refused(&game, "1 B").expect_err("there is none");
    assert_eq!(refusal.sentence.key, "refusal-alert-none-with");
    assert_eq!(refusal.sentence.args, [("order", "B".into())]);
    assert_eq!(short(&game, ": -"), [""; 0], "a free turn needs no card");
    assert_eq!(refused(&game, ": -"), Ok(Some(Vec::new())));
    assert_eq!(refused(&game, "hello"), Ok(None));
    let alone = Game::start(&Setup::on("S2-1", 1));
    for text in ["1: C", "1 C"] {
        let refusal = refused(&alone, text).expect_err("there is no board of one's own");
        assert_eq!(refusal.sentence.key, "refusal-alert-alone", "{text}");
    }
    assert_eq!(alone.refused(1, "lay 1 C/<"), "SA-SOLO-01");
    assert_eq!(refused(&alone, "a1: C -").map(|it| it.map(|it| it.len())), Ok(Some(1)));
    let two = Game::with_hands(&Setup::on("S2-1", 2), &["</A >/A ^/C", ""]);
    assert_eq!(short(&two, "a1: C - A"), ["lay a1.1 C/^", "lay a1.3 A/>"]);
    assert_eq!(short(&two, "a2 3 <"), ["lay a2.3 </A"]);
}

/// A ship that is not new: everybody sees the tiles and the missing squad while planning.
#[test]
fn the_ship_is_seen_while_planning() {
    let file = "level = 'mission'\ntracks = { red = 'T6', white = 'T2', blue = 'T4' }
squads = ['UB']\n[damage]\nwhite = ['reactor', 'shield', 'structural']
[times]\nphases_end = ['3:50', '7:30', '10:00']\n";
    let game = Game::start(&Setup { file: Some(file.into()), ..Setup::on("written", 4) });
    let ship = game.spectate().ship;
    let white = &ship.zones[1];
    assert_eq!((white.damage, white.tiles.len(), white.strained), (3, 3, true));
    assert_eq!((white.shield_capacity, white.reactor_capacity), (2, 4));
    assert_eq!((white.shield, white.reactor), (0, 2));
    assert_eq!(ship.stores, ["none", "ready"]);
    assert_eq!((ship.figures.len(), ship.turn), (4, 1));
    let told = Alert::describe(&game.spectate());
    let keys: Vec<&str> = told.iter().flat_map(|it| &it.lines).map(|line| line.key).collect();
    for key in
        ["describe-alert-zone-tiles", "describe-alert-zone-doubled", "describe-alert-no-squad-red"]
    {
        assert!(keys.contains(&key), "{key}: {keys:?}");
    }
}

/// In the film a spectator finds on the cards what the table shows.
#[test]
fn threats_are_seen_as_they_stand() {
    let threats = [("SE1-05", 1, Zone::White), ("E1-03", 2, Zone::Red), ("E2-06", 3, Zone::Blue)];
    let threats = threats.map(|(code, number, zone)| StagedThreat {
        number,
        code: code.into(),
        zone: Some(zone),
    });
    let position = Position {
        seconds: 595,
        threats: threats.to_vec(),
        plans: vec!["A/< A/<".into()],
        tracks: vec![Track::T7, Track::T7, Track::T1, Track::T3],
        ..Position::default()
    };
    let mut game = Game::staged(&mission(), &position);
    let before = game.spectate().threats;
    assert!(before[0].cryoshield && before[1].hidden && before[0].fate == "coming");
    game.run_out();
    game.does(1, "go");
    let after = game.spectate().threats;
    assert!(!after[0].cryoshield, "the first shot has broken it");
    assert_eq!((after[0].hits, after[0].hp), (0, 7));
    game.watch();
    let end = game.spectate();
    assert!(!end.threats[1].hidden, "it has done its X action");
    assert_eq!((end.ship.shield_aura, end.threats[2].aura.is_some()), (1, true));
}

/// What was said of turns that are locked is of no more use to anybody.
#[test]
fn what_is_said_is_told_while_its_turn_is_open() {
    let mut game = Game::start(&mission());
    game.at(100);
    game.does(1, "say hero 2");
    let told = |view: &alert::planning::View| {
        let lines = Alert::describe(view).into_iter().flat_map(|paragraph| paragraph.lines);
        lines.filter(|line| line.key == "event-alert-said-hero").count()
    };
    let mut view = game.spectate();
    assert_eq!(told(&view), 1);
    for slot in &mut view.members[0].slots {
        slot.locked = true;
    }
    assert_eq!(told(&view), 0);
}

#[test]
fn a_table_has_a_seat_for_each_player_of_its_set_up() {
    for players in 1..=5 {
        assert_eq!(Alert::seats_of(&Setup::on("S2-1", players)), players);
    }
}

#[test]
fn what_somebody_has_and_needs_is_remembered_until_the_cards_change() {
    let mut game = Game::start(&mission());
    game.at(100);
    game.does(1, "say have A");
    game.does(1, "say need C");
    let orders = |game: &Game, has| game.state.talk().of(seat(1)).orders(has).collect::<Vec<_>>();
    assert_eq!(orders(&game, true).len(), 1);
    assert_eq!(orders(&game, false).len(), 1);
    assert_ne!(orders(&game, true), orders(&game, false));
}

#[test]
fn where_the_only_squad_lies_is_written_as_it_is_read() {
    for text in ["squad LR", "squad UB"] {
        let action: Option<Action> = text.parse().ok();
        assert_eq!(action.map(|action| action.to_string()).as_deref(), Some(text));
    }
    assert!("squad UW".parse::<Action>().is_err(), "no squad lies on the bridge");
}

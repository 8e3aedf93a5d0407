//! Setting up: crews of every size, androids, solo play (`SA-SETUP`, `SA-ANDR`, `SA-SOLO`).

use alert::planning::{Event, Part, Position};
use alert::{DeckColour, Setup, Track};

use super::game::{Game, refused_setup, seat};

/// Cards in hand when each phase begins, if none is laid.
fn deals(setup: &Setup) -> Vec<usize> {
    let mut game = Game::start(setup);
    let mut deals = vec![game.hand(1).len()];
    while game.allowed(1, "next") {
        let before = game.hand(1).len();
        game.does(1, "next");
        deals.push(game.hand(1).len() - before);
    }
    deals
}

#[test]
fn sa_gen_07_one_to_five_players() {
    for seats in [0, 6] {
        assert_eq!(refused_setup(&Setup::new(seats)), "SA-GEN-07");
    }
    assert_eq!(refused_setup(&Setup { five: true, ..Setup::new(1) }), "SA-GEN-07");
    let sizes =
        [1, 2, 3, 4, 5].map(|seats| Game::start(&Setup::new(seats)).spectate().members.len());
    assert_eq!(sizes, [4, 4, 4, 4, 5]);
}

#[test]
fn sa_setup_01_colours_are_chosen_for_common_and_serious_threats() {
    for (common, serious, wanted) in [
        (DeckColour::White, DeckColour::White, ["E1", "SE1"]),
        (DeckColour::Yellow, DeckColour::White, ["E2", "SE1"]),
        (DeckColour::White, DeckColour::Yellow, ["E1", "SE2"]),
    ] {
        let setup = Setup { common, serious, ..Setup::on("S2-1", 4) };
        let mut game = Game::start(&setup);
        game.run_out();
        let codes: Vec<&str> =
            game.spectate().threats.iter().map(|threat| threat.card.code).collect();
        for code in codes.iter().filter(|code| code.contains('E')) {
            assert!(wanted.iter().any(|series| code.starts_with(series)), "{code}");
        }
    }
}

#[test]
fn sa_setup_02_external_and_internal_threats_share_the_choice() {
    let setup =
        Setup { common: DeckColour::Yellow, serious: DeckColour::Yellow, ..Setup::on("S2-2", 4) };
    let mut game = Game::start(&setup);
    game.run_out();
    let codes: Vec<&str> = game.spectate().threats.iter().map(|it| it.card.code).collect();
    assert!(codes.iter().any(|code| code.contains('I')));
    assert!(codes.iter().all(|code| code.contains("2-")), "{codes:?}");
}

#[test]
fn sa_setup_04_four_different_tracks() {
    for seed in 0..20 {
        let view = Game::seeded(&Setup::on("S2-1", 4), seed).spectate();
        let mut tracks = view.tracks.to_vec();
        tracks.extend(view.internal_track);
        tracks.sort();
        tracks.dedup();
        assert_eq!(tracks.len(), 4, "seed {seed}");
    }
}

#[test]
fn sa_setup_07_roles_go_round_the_table() {
    let roles = |seats| {
        let officers = Game::start(&Setup::new(seats)).spectate().officers;
        [officers.captain, officers.communications, officers.security]
    };
    assert_eq!(roles(4), [1, 2, 3].map(seat));
    assert_eq!(roles(2), [1, 2, 1].map(seat));
    assert_eq!(roles(1), [1, 1, 1].map(seat));
}

#[test]
fn sa_setup_08_nobody_knows_which_mission_it_is() {
    assert_eq!(refused_setup(&Setup::on("S3-1", 4)), "SA-SETUP-08");
    let mut met: Vec<String> = (0..60)
        .map(|seed| Game::seeded(&Setup::on("mission", 4), seed).state.soundtrack_id().to_owned())
        .collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 8, "{met:?}");
    let mut game = Game::start(&Setup::on("mission", 4));
    assert_eq!(game.view(1).soundtrack, None);
    game.run_out().watch();
    assert_eq!(game.view(1).soundtrack.as_deref(), Some(game.state.soundtrack_id()));
}

#[test]
fn sa_setup_09_four_cards_and_a_heroic_one_then_five_and_five() {
    let game = Game::start(&Setup::on("S2-1", 4));
    let hand = game.hand(1);
    assert_eq!(hand.iter().filter(|card| card.starts_with("h:")).count(), 1);
    assert_eq!(deals(&Setup::on("S2-1", 4)), [5, 5, 5]);
}

#[test]
fn sa_setup_10_one_heroic_card_each_and_all_different() {
    let game = Game::start(&Setup::on("S2-1", 5));
    let mut heroics: Vec<String> = (1..=5)
        .flat_map(|number| game.hand(number))
        .filter(|card| card.starts_with("h:"))
        .collect();
    heroics.sort();
    heroics.dedup();
    assert_eq!(heroics.len(), 5);
}

#[test]
fn sa_setup_11_the_sizes_of_the_deals() {
    let deals_of = |seats, five| deals(&Setup { five, ..Setup::on("S2-1", seats) });
    assert_eq!(deals_of(5, false), [5, 5, 5]);
    assert_eq!(deals_of(4, false), [5, 5, 5]);
    assert_eq!(deals_of(3, false), [6, 6, 6]);
    assert_eq!(deals_of(2, false), [9, 6, 6]);
    assert_eq!(deals_of(4, true), [6, 5, 5]);
    assert_eq!(deals_of(3, true), [7, 6, 6]);
    assert_eq!(deals_of(2, true), [10, 6, 6]);
    assert_eq!(deals_of(1, false), [90]);
}

#[test]
fn sa_setup_12_training_is_dealt_the_same_without_heroic_cards() {
    assert_eq!(deals(&Setup::on("S1-1", 2)), [9, 6]);
    assert_eq!(deals(&Setup::on("S1-3", 3)), [6, 6, 6]);
    for script in ["S1-1", "S1-3", "S1-6"] {
        let game = Game::start(&Setup::on(script, 2));
        assert!(game.hand(1).iter().all(|card| !card.starts_with("h:")), "{script}");
        assert!(game.spectate().members.iter().all(|member| member.heroic.is_none()));
    }
}

#[test]
fn sa_ex_48_deals_for_two() {
    assert_eq!(deals(&Setup::on("S2-1", 2)), [9, 6, 6]);
    let hand = Game::start(&Setup::on("S2-1", 2)).hand(1);
    assert_eq!(hand.iter().filter(|card| card.starts_with("h:")).count(), 1);
    assert_eq!(deals(&Setup::on("S1-1", 2)), [9, 6]);
}

#[test]
fn sa_andr_01_androids_fill_the_crew_up_to_four() {
    let androids = |seats, five| {
        let view = Game::start(&Setup { five, ..Setup::new(seats) }).spectate();
        view.members.iter().filter(|member| member.android.is_some()).count()
    };
    assert_eq!((androids(3, false), androids(2, false), androids(4, false)), (1, 2, 0));
    let game = Game::start(&Setup::new(3));
    assert_eq!(game.refused(1, "lay a2.1 </A"), "SA-ANDR-01", "there is one android only");
}

#[test]
fn sa_andr_02_an_android_has_one_heroic_card_in_missions() {
    let view = Game::start(&Setup::on("S2-1", 2)).spectate();
    let androids = &view.members[2..];
    assert!(androids.iter().all(|member| member.heroic.is_some() && member.hand.is_none()));
}

#[test]
fn sa_andr_03_it_lies_open_and_any_player_may_place_it() {
    let mut game = Game::start(&Setup::on("S2-1", 2));
    let heroics: Vec<String> =
        game.view(2).members[2..].iter().filter_map(|member| member.heroic.clone()).collect();
    let shown = game.events.iter().filter(|it| matches!(it, Event::HeroicShown { .. }));
    assert_eq!(shown.count(), 2);
    assert_eq!(game.refused(2, &format!("lay a1.1 {}", heroics[1])), "SA-ANDR-03");
    game.does(2, &format!("lay a1.1 {}", heroics[0]));
    assert_eq!(game.board(1, 3), heroics[0]);
    assert_eq!(game.spectate().members[2].heroic, None);
}

#[test]
fn sa_andr_04_cards_for_androids_lie_face_up() {
    let mut game = Game::with_hands(&Setup::on("S2-1", 3), &["</A", "", ""]);
    game.does(1, "lay a1.2 A/<");
    assert_eq!(game.board(2, 4), "- A/<");
    assert!(game.hand(1).is_empty());
}

#[test]
fn sa_andr_05_a_card_for_an_android_stays_as_it_lies() {
    let mut game = Game::with_hands(&Setup::on("S2-1", 3), &["</A >/B", "", ""]);
    game.does(1, "lay a1.2 A/<");
    game.does(1, "lay 2 B/>");
    for text in ["turn a1.2", "take a1.2", "move a1.2 a1.3", "move a1.2 3", "move 2 a1.3"] {
        assert_eq!(game.refused(1, text), "SA-ANDR-05", "{text}");
    }
    assert_eq!(game.refused(1, "lay a1.2 B/>"), "SA-PLAN-02", "that card lies elsewhere");
}

#[test]
fn sa_andr_06_only_in_one_s_own_phase() {
    let mut game = Game::with_hands(&Setup::on("S2-1", 2), &["</A >/B", ""]);
    assert_eq!(game.refused(1, "lay a1.4 </A"), "SA-ANDR-06");
    game.does(1, "next");
    assert_eq!(game.refused(1, "lay a1.3 </A"), "SA-ANDR-06");
    assert!(game.allowed(1, "lay a1.4 </A"));
}

#[test]
fn sa_ex_49_android_slots_of_the_second_phase() {
    let mut game = Game::with_hands(&Setup::on("S2-1", 2), &["</A", ""]);
    game.does(1, "next");
    for turn in 4..=7 {
        assert!(game.allowed(1, &format!("lay {turn} </A")));
        assert!(game.allowed(1, &format!("lay a1.{turn} </A")));
    }
    for turn in 1..=3 {
        assert!(!game.allowed(1, &format!("lay {turn} </A")));
        assert!(!game.allowed(1, &format!("lay a1.{turn} </A")));
    }
}

#[test]
fn sa_andr_07_one_s_own_heroic_card_does_not_go_to_an_android() {
    let game = Game::with_hands(&Setup::on("S2-1", 3), &["h:LR/hA", "", ""]);
    assert_eq!(game.refused(1, "lay a1.1 h:LR/hA"), "SA-ANDR-07");
    assert!(game.allowed(1, "lay 1 h:LR/hA"));
}

#[test]
fn sa_andr_08_unconfirmed_reports_are_ignored() {
    let mut game = Game::start(&Setup::on("S1-3", 2));
    game.run_out();
    assert!(!game.numbers().contains(&5));
}

/// Who plays a card in the first turn, in this order.
fn acting(game: &Game) -> Vec<usize> {
    let revealed = game.events.iter().filter_map(|event| match event {
        Event::Film(film) => match film.event {
            alert::Event::CardRevealed { member, .. } => Some(member.index()),
            _ => None,
        },
        _ => None,
    });
    revealed.take(4).collect()
}

fn with_a_card_each(setup: &Setup) -> Game {
    let plans = ["A/<", "A/>", "B/^", "B/^"].map(str::to_owned).to_vec();
    let mut game = Game::staged(setup, &Position { plans, ..Position::default() });
    game.run_out().watch();
    game
}

#[test]
fn sa_andr_09_androids_act_after_all_players() {
    let game = with_a_card_each(&Setup::on("S2-1", 2));
    let members = game.spectate().members;
    let androids: Vec<Option<u8>> = members.iter().map(|member| member.android).collect();
    assert_eq!(androids, [None, None, Some(1), Some(2)]);
    assert_eq!(acting(&game), [0, 1, 2, 3]);
}

#[test]
fn sa_andr_10_the_captain_answers_for_androids() {
    let position =
        Position { plans: vec![String::new(), "</A".into(), ">/B".into()], ..Position::default() };
    let mut game = Game::staged(&Setup::on("S2-1", 2), &position);
    game.run_out();
    assert_eq!(game.refused(2, "trip a1 half"), "SA-ANDR-10");
    game.does(1, "trip a1 arrow");
    game.does(1, "go");
    game.does(2, "go");
    let figures = game.spectate().ship.figures;
    assert_eq!(figures[2].station.to_string(), "UR", "the android went left, not right");
}

#[test]
fn sa_andr_11_androids_take_no_part_in_data() {
    let mut game = Game::with_hands(&Setup::on("S2-1", 2), &["</A", ""]);
    while !game.spectate().transfer_open {
        let next = game.spectate().time_ms / 1000 + 5;
        game.at(next);
    }
    assert_eq!(game.refused(1, "give 3 </A"), "SA-ANDR-11");
    game.run_out();
    assert!(game.spectate().members[2..].iter().all(|member| member.draws == 0));
}

#[test]
fn sa_andr_12_the_variant_of_five() {
    let setup = Setup { five: true, ..Setup::on("S1-3", 3) };
    let mut game = Game::start(&setup);
    assert_eq!(game.spectate().members.len(), 5);
    assert_eq!(game.hand(1).len(), 7);
    game.run_out();
    assert!(game.numbers().contains(&5), "the unconfirmed report counts");
}

#[test]
fn sa_andr_13_with_two_players_one_holds_two_roles() {
    let officers = Game::start(&Setup::new(2)).spectate().officers;
    assert_eq!(officers.captain, officers.security);
    assert_ne!(officers.captain, officers.communications);
}

#[test]
fn sa_andr_14_an_android_s_card_is_for_that_android() {
    let game = Game::start(&Setup::on("S2-1", 3));
    let heroic = game.spectate().members[3].heroic.clone().expect("a heroic card");
    assert_eq!(game.refused(1, &format!("lay 1 {heroic}")), "SA-PLAN-02");
}

#[test]
fn sa_solo_01_four_androids_and_the_whole_deck() {
    let view = Game::start(&Setup::on("S2-1", 1)).spectate();
    assert_eq!(view.members.len(), 4);
    assert!(view.members.iter().all(|member| member.android.is_some()));
    assert_eq!(view.hand.map(|hand| hand.len()), Some(90), "open to everybody");
}

#[test]
fn sa_solo_02_each_android_uses_its_own_heroic_card() {
    let game = Game::start(&Setup::on("S2-1", 1));
    let heroics: Vec<String> =
        game.spectate().members.iter().filter_map(|member| member.heroic.clone()).collect();
    assert_eq!(heroics.len(), 4);
    assert!(game.allowed(1, &format!("lay a3.1 {}", heroics[2])));
    assert_eq!(game.refused(1, &format!("lay a1.1 {}", heroics[2])), "SA-ANDR-03");
}

#[test]
fn sa_solo_03_any_card_on_any_board() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    for android in 1..=4 {
        game.does(1, &format!("lay a{android}.1 ^/BB"));
    }
    game.does(1, "lay a1.2 BB/^");
    assert!(!game.allowed(1, "lay a1.3 BB/^"), "there are five of them");
    assert_eq!(game.refused(1, "lay 1 </A"), "SA-SOLO-01", "the player has no board");
}

#[test]
fn sa_solo_04_cards_may_be_changed_until_the_phase_ends() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    game.does(1, "lay a1.1 </A");
    game.does(1, "turn a1.1");
    game.does(1, "move a1.1 a2.3");
    game.does(1, "take a2.3");
    assert_eq!(game.hand(1).len(), 90);
    game.does(1, "lay a1.1 </A");
    assert_eq!(game.refused(1, "next"), "SA-SOLO-04");
    assert!(!game.spectate().members[0].slots[0].locked);
    game.at(300);
    assert!(game.spectate().members[0].slots[0].locked);
    assert_eq!(game.refused(1, "turn a1.1"), "SA-PLAN-03");
    assert!(game.allowed(1, "lay a1.4 </A"));
}

#[test]
fn sa_solo_04_later_phases_may_be_prepared_before_the_first_one_ends() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    for lay in ["lay a1.4 </A", "lay a2.12 C/>"] {
        assert!(game.actions(1).iter().any(|listed| listed == lay), "{lay}");
        game.does(1, lay);
    }
    game.does(1, "move a1.4 a1.1");
    game.does(1, "move a1.1 a3.5");
    game.at(300);
    game.does(1, "turn a3.5");
    game.does(1, "take a2.12");
    let crew = Game::start(&Setup::on("S2-1", 4));
    let card = crew.hand(1)[0].clone();
    assert_eq!(
        crew.refused(1, &format!("lay 4 {card}")),
        "SA-PLAN-02",
        "with others they are shut"
    );
}

#[test]
fn sa_solo_05_reports_data_and_silence_are_ignored() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    let calls = alert::Script::find("S2-1").expect("a script").threat_calls_for(4).count();
    game.run_out();
    assert_eq!(game.numbers().len(), calls);
    let ignored =
        |event: &Event| matches!(event, Event::CardDrawn { .. } | Event::CardHandedOver { .. });
    assert!(!game.events.iter().any(ignored));
}

#[test]
fn sa_solo_06_androids_act_in_a_fixed_order() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    for (android, card) in [("a4", "B/^"), ("a2", "A/>"), ("a3", "B/^"), ("a1", "A/<")] {
        game.does(1, &format!("lay {android}.1 {card}"));
    }
    game.run_out().watch();
    let members = game.spectate().members;
    let order: Vec<u8> = members.iter().filter_map(|member| member.android).collect();
    assert_eq!(order, [1, 2, 3, 4]);
    assert_eq!(acting(&game), [0, 1, 2, 3]);
}

#[test]
fn sa_solo_07_practice_without_the_clock() {
    let mut game = Game::start(&Setup { clock: false, ..Setup::on("S1-1", 1) });
    game.does(1, "done");
    assert_eq!(game.numbers(), [1], "time leaps to the first announcement");
    let mut rounds = 1;
    while game.state.part() == Part::Planning {
        game.does(1, "done");
        rounds += 1;
    }
    assert!(rounds < 20, "{rounds}");
    assert_eq!(game.numbers(), [1, 2, 3]);
}

#[test]
fn without_the_clock_everybody_has_to_be_done() {
    let mut game = Game::start(&Setup { clock: false, ..Setup::on("S1-1", 3) });
    game.does(1, "done");
    game.does(2, "done");
    assert_eq!(game.refused(1, "next"), "SA-PLAN-13");
    assert_eq!(game.spectate().time_ms, 0);
    game.does(3, "done");
    assert_eq!(game.spectate().time_ms, 15_000);
    assert!(game.allowed(1, "next"));
}

#[test]
fn a_position_by_hand_is_checked() {
    use kernel::Stage as _;
    let wrong = |position: Position| alert::Alert::stage(&Setup::new(4), &position).is_err();
    assert!(wrong(Position { hands: vec!["A/B".into()], ..Position::default() }));
    assert!(wrong(Position { hands: vec!["</BB ".repeat(6)], ..Position::default() }), "five only");
    assert!(wrong(Position { phases: vec![4], ..Position::default() }));
    let tracks = vec![Track::T1, Track::T2, Track::T3];
    assert!(!wrong(Position { tracks, ..Position::default() }));
}

//! Campaigns as series of matches: what is asked between battles, and what goes into their set-ups.

use fleet::campaign::Battles;
use fleet::{FleetCommander, State};
use kernel::chance::Fast;
use kernel::{Fixture, NoLog, Outcome, Rules as _, Seat, SeatSet, Series};
use serde_json::{Map, Value as Json, json};

type Next = Fixture<fleet::Setup>;

fn begin(players: u8, chosen: &Json) -> Battles {
    let chosen: Map<String, Json> = chosen.as_object().cloned().unwrap_or_default();
    Battles::begin(players, &chosen, 1).expect("a campaign")
}

fn next(battles: &Battles) -> Next {
    battles.next().expect("a battle comes next")
}

fn start(fixture: &Next) -> State {
    FleetCommander::start(&fixture.setup, &mut Fast::new(1), &mut NoLog).expect("it can be fought")
}

/// The seats of the battle that win it; nobody in a draw.
fn fight(battles: &mut Battles, winners: &[u8]) {
    let state = start(&next(battles));
    let seats = SeatSet::of(winners.iter().map(|seat| Seat::new(*seat)));
    let outcome = match winners {
        [] => Outcome::Drawn,
        _ => Outcome::Won { winners: seats, score: None },
    };
    let report = <Battles as Series<FleetCommander>>::report(&state, outcome);
    battles.enter(&report).expect("it was fought");
}

/// Answers what is asked as a bot would, and says who was asked.
fn answer(battles: &mut Battles) -> Option<Seat> {
    let question = battles.question()?;
    battles.choose(&question.usual).expect("a bot's choice is one of the answers");
    Some(question.player)
}

#[test]
fn fc_cam_04_the_loser_is_asked_before_the_second_battle() {
    let mut battles = begin(2, &json!({}));
    assert!(battles.question().is_none());
    fight(&mut battles, &[0]);
    assert!(battles.next().is_none(), "first somebody picks the scenario");
    let question = battles.question().expect("a scenario");
    assert_eq!(question.player, Seat::new(1));
    let refused = battles.choose("tea").expect_err("no scenario");
    assert_eq!(refused.clause.0, "PA-SETUP-01");
    battles.choose("control").expect("a scenario");
    let fixture = next(&battles);
    assert_eq!((fixture.setup.scenario.as_str(), fixture.players.len()), ("control", 2));
    assert!(battles.choose("the_trap").is_err(), "nothing is asked any more");
    start(&fixture);
    let legs = battles.standing().legs;
    assert_eq!(legs[0].winners, Some(vec![Seat::new(0)]));
    assert!(legs[0].won.is_some() && legs[1].winners.is_none());
}

#[test]
fn fc_cam_11_the_first_winner_chooses_and_comes_to_help() {
    let mut battles = begin(4, &json!({}));
    fight(&mut battles, &[0, 2]);
    assert_eq!(answer(&mut battles), Some(Seat::new(1)), "who lost picks");
    fight(&mut battles, &[1]);
    let question = battles.question().expect("an advantage");
    assert_eq!((question.player, question.choices.len()), (Seat::new(1), 2));
    assert_eq!(battles.standing().legs[1].winners, Some(vec![Seat::new(1)]));
    battles.choose("hidden").expect("one of the two");
    assert_eq!(answer(&mut battles), Some(Seat::new(3)), "the other loser picks");
    let fixture = next(&battles);
    let players: Vec<usize> = fixture.players.iter().map(|player| player.index()).collect();
    assert_eq!(players, [2, 3, 1], "who won the other duel is behind them");
    assert!(fixture.setup.terms.as_ref().is_some_and(|terms| terms.relief.is_some()));
    // The helper and his ally win together: it is the ally's victory.
    fight(&mut battles, &[1, 2]);
    assert_eq!(battles.standing().legs[2].winners, Some(vec![Seat::new(3)]));
    assert!(battles.question().is_none_or(|question| question.choices.len() > 2), "one was left");
}

#[test]
fn fc_cam_12_the_holder_of_the_ground_may_choose_two_zones() {
    for (choice, zones) in [("one", vec!["9x5"]), ("two", vec!["5x5", "5x5"])] {
        let mut battles = begin(4, &json!({}));
        for winners in [&[0, 2][..], &[0], &[0], &[0], &[0]] {
            while answer(&mut battles).is_some() {}
            fight(&mut battles, winners);
        }
        while battles.question().is_some_and(|it| it.choices.iter().all(|it| it.value != "two")) {
            answer(&mut battles);
        }
        battles.choose(choice).expect("the ground");
        let fixture = next(&battles);
        assert_eq!(fixture.setup.zones, zones);
        start(&fixture);
        fight(&mut battles, &[1, 3]);
        assert_eq!(battles.standing().winners, Some(vec![Seat::new(1), Seat::new(3)]));
        assert!(battles.next().is_none() && battles.question().is_none());
    }
}

#[test]
fn fc_cam_02_house_rules_are_for_every_battle_but_the_last() {
    let mut battles = begin(2, &json!({"options": "hidden_deployment", "choice": "open"}));
    for number in 0..5 {
        while answer(&mut battles).is_some() {}
        let setup = next(&battles).setup;
        assert_eq!(setup.options.is_empty(), number == 4, "battle {number}");
        assert_eq!(setup.choice.as_deref(), Some("open"));
        fight(&mut battles, &[0]);
    }
    assert_eq!(battles.standing().winners, Some(vec![Seat::new(0)]));
}

#[test]
fn fc_cam_14_after_a_draw_nobody_has_won_anything() {
    let mut battles = begin(2, &json!({}));
    fight(&mut battles, &[]);
    let standing = battles.standing();
    assert_eq!((standing.legs[0].winners.clone(), standing.carried.len()), (Some(Vec::new()), 0));
}

#[test]
fn fc_cam_01_a_campaign_is_for_two_or_four_and_gives_its_battles() {
    let none = Map::new();
    assert_eq!(Battles::begin(3, &none, 1).expect_err("3").clause.0, "FC-CAM-01");
    let offered: Vec<&str> =
        <Battles as Series<FleetCommander>>::options().iter().map(|option| option.name).collect();
    assert!(offered.contains(&"choice") && !offered.contains(&"scenario"), "{offered:?}");
    let given: Map<String, Json> = [("points".to_owned(), json!(9))].into_iter().collect();
    assert_eq!(Battles::begin(2, &given, 1).expect_err("points").clause.0, "PA-SETUP-01");
}

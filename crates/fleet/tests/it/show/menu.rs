//! Fleet Commander before it begins: the menu. And while it is played: what somebody meant.

use fleet::{FleetCommander, Setup};
use kernel::chance::{Chance as _, Fast};
use kernel::{Actor, Menu as _, Picked, Present as _, Prompt, Rules as _};

use crate::support::{Table, draft, duel, scenario};

fn setup(seats: u8, chosen: &[(&str, &str)]) -> Setup {
    let chosen = chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).into())).collect();
    FleetCommander::setup(seats, &chosen, &mut Fast::new(3)).expect("on the menu")
}

#[test]
fn every_choice_of_the_menu_begins_a_battle() {
    for option in FleetCommander::options() {
        for choice in &option.choices {
            for seats in FleetCommander::seat_counts().into_iter().filter(|it| choice.fits(*it)) {
                let value = &choice.value;
                // So many gates want several zones (`FC-GAT-11`).
                if option.name == "gates" && (*value == 3 || *value == 4) {
                    continue;
                }
                let chosen = [(option.name.to_owned(), value.clone())].into_iter().collect();
                let setup = FleetCommander::setup(seats, &chosen, &mut Fast::new(3));
                let setup = setup.expect("on the menu");
                assert_eq!(FleetCommander::seats_of(&setup), seats);
                let state = FleetCommander::start(&setup, &mut Fast::new(1), &mut Vec::new());
                assert!(state.is_ok(), "{seats} {} {value}: {:?}", option.name, state.err());
            }
        }
    }
}

#[test]
fn the_usual_battle_is_a_pitched_one_with_secret_fleets() {
    let table = Table::begun(&setup(2, &[]), 1);
    assert_eq!((table.question(), table.all_asked().len()), ("question-fleet-choose", 2));
    let all = setup(4, &[("options", "secret_weapons+hidden_deployment+fog_of_war")]);
    assert_eq!((all.options.len(), all.filled().mode.as_str()), (3, "teams"));
}

#[test]
fn the_first_battle_of_the_menu_is_that_of_the_manual() {
    let first = FleetCommander::pitch().first;
    let chosen = FleetCommander::setup(first.seats, &first.setup, &mut Fast::new(3));
    let chosen = chosen.expect("on the menu").filled();
    assert_eq!(Setup { seats: None, ..chosen }, Setup::first_battle());
}

/// Every choice of the menu, with the name of its option.
fn choices() -> Vec<(&'static str, kernel::Choice)> {
    let all = [FleetCommander::options(), FleetCommander::switches()].concat();
    let of = |it: kernel::MenuOption| it.choices.into_iter().map(move |choice| (it.name, choice));
    all.into_iter().flat_map(of).collect()
}

fn chosen_alone(
    name: &str,
    value: &serde_json::Value,
) -> serde_json::Map<String, serde_json::Value> {
    [(name.to_owned(), value.clone())].into_iter().collect()
}

#[test]
fn of_every_two_choices_both_can_be_played_or_a_clause_says_why_not() {
    for seats in [2, 4] {
        for (first, one) in &choices() {
            for (second, other) in choices().iter().filter(|(it, _)| it != first) {
                let both = [(*first, &one.value), (*second, &other.value)];
                let chosen = both.map(|(name, value)| (name.to_owned(), value.clone()));
                let chosen = chosen.into_iter().collect();
                let fit = kernel::Fit::mended::<FleetCommander>(seats, &chosen, Some(second));
                let told = format!("{seats} {first} {} {second} {}", one.value, other.value);
                let alone = chosen_alone(second, &other.value);
                let never = kernel::Fit::mended::<FleetCommander>(seats, &alone, Some(second));
                let fine = fit.refusal.is_none() || fit.refusal == never.refusal;
                assert!(fine, "{told}: {:?}", fit.refusal);
                assert_eq!(fit.setup.get(*second), Some(&other.value), "{told}");
                let kept = fit.setup.contains_key(*first);
                let why = fit.dropped.iter().any(|it| it.option == *first);
                assert!(kept != why, "{told}");
                let clauses = fit.dropped.iter().map(|it| it.reason.clause.0);
                assert!(clauses.into_iter().all(|it| it.starts_with("FC-")), "{told}");
            }
        }
    }
}

#[test]
fn fc_scn_20_the_passage_is_for_two_on_the_usual_zone() {
    let chosen = [("scenario".to_owned(), "the_passage".into())].into_iter().collect();
    let fit = kernel::Fit::of::<FleetCommander>(2, &chosen, None);
    let clash = |option: &str, value: kernel::Clash| (value.option == option).then_some(value);
    let zones: Vec<_> = fit.clashes.into_iter().filter_map(|it| clash("zones", it)).collect();
    assert!(zones.iter().all(|it| it.reason.clause.0 == "FC-SCN-20"), "{zones:?}");
    assert!(zones.iter().any(|it| it.value == "6x5"), "{zones:?}");
    // Whoever wants another zone goes back to a Pitched Battle, and is told why.
    let mut wider = chosen.clone();
    wider.insert("zones".to_owned(), "6x5".into());
    let fit = kernel::Fit::mended::<FleetCommander>(2, &wider, Some("zones"));
    assert_eq!(fit.dropped.iter().map(|it| it.option.as_str()).collect::<Vec<_>>(), ["scenario"]);
}

#[test]
fn fleets_can_be_named_for_each_seat() {
    let named = |fleets: &[&str]| {
        let chosen = [("fleets".to_owned(), fleets.to_vec().into())].into_iter().collect();
        FleetCommander::setup(2, &chosen, &mut Fast::new(3))
    };
    let setup = named(&["amycles-line", "phebe-line"]).expect("both are ready-made");
    assert_eq!(setup.fleets[0].faction, "amycles");
    let refused = named(&["amycles-line", "nonsense"]).expect_err("there is no such fleet");
    assert_eq!(refused.sentence.key, "refusal-not-a-choice");
}

#[test]
fn the_picks_of_every_listed_action_mean_that_action() {
    let mut chance = Fast::new(5);
    let mut state =
        FleetCommander::start(&setup(2, &[]), &mut chance, &mut Vec::new()).expect("sound");
    let mut actions = Vec::new();
    for number in 0..400 {
        let Prompt::Decide { seats, .. } = FleetCommander::prompt(&state) else { break };
        let seat = seats.first().expect("somebody is asked");
        actions.clear();
        FleetCommander::actions(&state, seat, &mut actions);
        if number % 10 == 0 {
            for action in &actions {
                let picks = FleetCommander::offer(&state, seat, action).picks;
                let picked: Vec<Picked<'_>> =
                    picks.iter().map(|pick| Picked { kind: pick.kind, id: &pick.id }).collect();
                let meant = FleetCommander::meant(&state, seat, &picked);
                let same = |other: fleet::Action| {
                    FleetCommander::offer(&state, seat, &other).picks == picks
                };
                assert!(meant.is_some_and(same), "{action}");
            }
        }
        let action = actions[chance.below(actions.len() as u32) as usize];
        FleetCommander::apply(&mut state, Actor::Seat(seat), &action, &mut chance, &mut Vec::new());
    }
}

#[test]
fn picks_that_spell_nothing_are_refused_by_the_clause_that_forbids_them() {
    let draft = duel().ships(1, "cruiser@c3").ships(2, "cruiser@e5").rolled(1, "bo ro");
    let table = draft.table();
    let clause = |picks: &[(&str, &str)]| {
        let picked: Vec<_> = picks.iter().map(|(kind, id)| Picked { kind, id }).collect();
        let seat = kernel::Seat::new(0);
        let action = FleetCommander::meant(&table.state, seat, &picked)?;
        let refused = FleetCommander::check(&table.state, Actor::Seat(seat), &action).err()?;
        Some(refused.clause.0)
    };
    assert_eq!(clause(&[("die", "bo"), ("sector", "c3"), ("sector", "d4")]), Some("FC-MOVE-01"));
    assert_eq!(clause(&[("die", "ro"), ("sector", "c3"), ("ship", "2a")]), Some("FC-RNG-01"));
    assert_eq!(clause(&[("die", "bo"), ("sector", "a1"), ("sector", "a2")]), Some("FC-DICE-08"));
    assert_eq!(clause(&[("button", "fire")]), Some("FC-TURN-09"));
    assert_eq!(clause(&[("moon", "x")]), None);
}

#[test]
fn fc_wpn_40_picks_of_gamma_warheads_are_no_move() {
    let setup = scenario("illegal", "cruiser", "battleship:gamma_warheads");
    let draft = draft(setup).sectors("colony@b2 colony@d2").ships(1, "cruiser@a1");
    let draft = draft.ships(2, "battleship:gamma_warheads@b2 cruiser@e5").active(2);
    let table = draft.rolled(2, "ro bo").table();
    let meant = |picks: &[(&str, &str)]| {
        let picked: Vec<_> = picks.iter().map(|(kind, id)| Picked { kind, id }).collect();
        FleetCommander::meant(&table.state, kernel::Seat::new(1), &picked).map(|it| it.to_string())
    };
    let own = meant(&[("die", "ro"), ("sector", "b2"), ("sector", "b2")]).expect("a shot");
    assert_eq!((own.as_str(), table.refusal(&own)), ("bombard ro b2 b2", "FC-WPN-40"));
    let picks = [("die", "ro"), ("sector", "b2"), ("sector", "c2"), ("sector", "d2")];
    assert_eq!(meant(&picks).as_deref(), Some("bombard ro b2 c2 d2"));
    let moved = meant(&[("die", "bo"), ("sector", "b2"), ("sector", "e5")]);
    assert_eq!(moved.as_deref(), Some("move bo b2 e5"), "a blue result moves");
}

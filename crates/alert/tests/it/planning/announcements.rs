//! What the computer says and what it allows (`SA-ANN`, `SA-COMM`, `SA-ROLE`).

use alert::planning::{Event, Position, Says};
use alert::{DeckColour, Lane, Script, Setup, Severity, Zone};
use kernel::Actor;

use super::game::{Game, seat};

fn mission() -> Setup {
    Setup::on("S2-1", 4)
}

/// When something of this kind is announced first, in seconds.
fn first(script: &str, is_it: impl Fn(&alert::News) -> bool) -> u32 {
    let script = Script::find(script).expect("an official script");
    let announcement = script.announcements.iter().find(|it| is_it(&it.news));
    announcement.expect("the script has one").at_ms / 1000
}

fn first_transfer(script: &str) -> u32 {
    first(script, |news| matches!(news, alert::News::DataTransfer))
}

fn first_data(script: &str) -> u32 {
    first(script, |news| matches!(news, alert::News::IncomingData))
}

fn first_silence(script: &str) -> u32 {
    first(script, |news| matches!(news, alert::News::CommunicationsDown { .. }))
}

fn said(events: &[Event]) -> Vec<Says> {
    let cues = events.iter().filter_map(|event| match event {
        Event::Announced { cue, .. } => Some(cue.says),
        _ => None,
    });
    cues.collect()
}

fn placed(events: &[Event]) -> Vec<(u8, String, Lane)> {
    let threats = events.iter().filter_map(|event| match event {
        Event::ThreatPlaced { number, threat, lane, .. } => {
            Some((number.get(), threat.code.clone(), *lane))
        }
        _ => None,
    });
    threats.collect()
}

#[test]
fn sa_ann_01_the_alarm_begins_the_first_phase() {
    let game = Game::start(&mission());
    assert!(matches!(game.events[0], Event::AlarmSounded { .. }));
    assert_eq!(game.phase(1), 1);
    assert_eq!(game.spectate().time_ms, 0);
}

#[test]
fn sa_ann_02_a_threat_is_laid_beside_its_track() {
    let mut game = Game::start(&Setup::on("S1-1", 4));
    game.at(15);
    assert_eq!(placed(&game.events), [(1, "E1-01".to_owned(), Lane::External(Zone::Blue))]);
    let threat = &game.spectate().threats[0];
    assert_eq!((threat.number, threat.zone), (1, Some(Zone::Blue)));
}

#[test]
fn sa_ex_02_time_t_plus_3_threat_red() {
    let mut game = Game::start(&Setup::on("S1-1", 4));
    game.at(135);
    let last = placed(&game.events).pop().expect("a threat");
    assert_eq!(last, (3, "E1-03".to_owned(), Lane::External(Zone::Red)));
}

#[test]
fn sa_ann_03_serious_threats_come_from_their_own_deck() {
    for seed in 0..8 {
        let mut game = Game::seeded(&Setup::on("S1-3", 4), seed);
        game.at(600);
        for (number, code, _) in placed(&game.events) {
            assert_eq!(code.starts_with("SE1"), [3, 6].contains(&number), "{number} {code}");
        }
    }
}

#[test]
fn sa_ann_04_internal_threats_have_no_zone() {
    let mut game = Game::start(&Setup::on("S1-6", 4));
    game.at(600);
    let inside: Vec<_> =
        placed(&game.events).into_iter().filter(|(_, _, lane)| *lane == Lane::Internal).collect();
    assert!(!inside.is_empty());
    assert!(inside.iter().all(|(_, code, _)| code.contains("I1-")), "{inside:?}");
    let shown = game.spectate().threats.into_iter().find(|it| it.zone.is_none());
    assert_eq!(shown.map(|it| it.number), Some(inside[0].0));
}

#[test]
fn sa_ann_05_unconfirmed_reports_are_for_crews_of_five() {
    for (seats, counts) in [(4, false), (5, true)] {
        let mut game = Game::start(&Setup::on("S1-3", seats));
        game.at(230);
        assert_eq!(game.numbers().contains(&5), counts, "{seats} players");
        let passed_over =
            game.events.iter().any(|event| matches!(event, Event::ReportPassedOver { .. }));
        assert_eq!(passed_over, !counts);
    }
}

#[test]
fn sa_ann_06_androids_count_for_the_size_of_the_crew() {
    for (seats, five, counts) in
        [(1, false, false), (2, false, false), (3, false, false), (2, true, true), (3, true, true)]
    {
        let mut game = Game::start(&Setup { five, ..Setup::on("S1-3", seats) });
        game.at(230);
        assert_eq!(game.numbers().contains(&5), counts, "{seats} players, five: {five}");
    }
}

#[test]
fn sa_ann_07_incoming_data_allows_one_card_each() {
    let mut game = Game::start(&mission());
    let data_s = first_data("S2-1");
    game.at(data_s - 5);
    assert_eq!(game.refused(1, "draw"), "SA-ANN-07");
    game.at(data_s);
    let before = game.hand(1).len();
    game.does(1, "draw");
    assert_eq!(game.hand(1).len(), before + 1);
    assert_eq!(game.refused(1, "draw"), "SA-ANN-07", "one an announcement");
    game.at(595);
    assert!(game.allowed(2, "draw"), "until the round ends");
}

#[test]
fn sa_ann_08_one_card_to_one_player_before_the_beep() {
    let mut game = Game::with_hands(&mission(), &["</A >/B", "^/C", "", ""]);
    assert_eq!(game.refused(1, "give 2 </A"), "SA-ANN-08");
    let transfer_s = first_transfer("S2-1");
    game.at(transfer_s);
    assert_eq!(game.refused(1, "give 1 </A"), "SA-ANN-08", "to oneself");
    game.does(1, "give 2 </A");
    assert_eq!(game.refused(1, "give 3 >/B"), "SA-ANN-08", "only one");
    game.does(2, "accept 1");
    assert!(game.hand(2).contains(&"</A".to_owned()));
    game.at(transfer_s + 10);
    assert_eq!(game.refused(2, "give 1 ^/C"), "SA-ANN-08", "after the beep");
}

#[test]
fn sa_ann_09_several_may_give_to_the_same_player() {
    let mut game = Game::with_hands(&mission(), &["</A", ">/B", "^/C", ""]);
    game.at(first_transfer("S2-1"));
    game.does(1, "give 4 </A");
    game.does(2, "give 4 >/B");
    game.does(4, "accept 2");
    game.does(4, "accept 1");
    let hand = game.hand(4);
    assert!(["</A", ">/B"].iter().all(|card| hand.contains(&(*card).to_owned())));
    assert!(game.allowed(3, "give 4 ^/C"), "nothing is owed in return");
}

#[test]
fn sa_ann_10_a_card_that_is_not_taken_stays_with_its_giver() {
    let mut game = Game::with_hands(&mission(), &["</A", "", "", ""]);
    let transfer_s = first_transfer("S2-1");
    game.at(transfer_s);
    game.does(1, "give 2 </A");
    assert_eq!(game.refused(3, "accept 1"), "SA-ANN-10", "it is held out to somebody else");
    assert!(!game.hand(1).contains(&"</A".to_owned()), "it is in the air");
    game.at(transfer_s + 10);
    assert_eq!(game.refused(2, "accept 1"), "SA-ANN-10");
    assert!(game.hand(1).contains(&"</A".to_owned()));
    assert!(game.events.contains(&Event::CardKept { seat: seat(1) }));
}

#[test]
fn sa_ann_11_heroic_cards_are_never_handed_over() {
    let mut game = Game::with_hands(&mission(), &["h:LR/hA", "", "", ""]);
    game.at(first_transfer("S2-1"));
    assert_eq!(game.refused(1, "give 2 h:LR/hA"), "SA-ANN-11");
}

#[test]
fn sa_ann_12_only_cards_in_hand_are_given() {
    let mut game = Game::with_hands(&mission(), &["</A", "", "", ""]);
    game.does(1, "lay 1 </A");
    game.at(first_transfer("S2-1"));
    assert!(!game.allowed(1, "give 2 </A"), "it lies on a slot");
    game.does(1, "take 1");
    assert!(game.allowed(1, "give 2 </A"), "a card taken back is in hand");
}

/// The warnings before the end of each phase, in seconds, and that the end follows.
fn warnings(game: &Game, phase: alert::Phase) -> (Vec<u8>, bool) {
    let said = said(&game.events);
    let seconds = said.iter().filter_map(|says| match says {
        Says::Warning { phase: of, seconds } if *of == phase => Some(*seconds),
        _ => None,
    });
    let last = said
        .iter()
        .rposition(|says| matches!(says, Says::Warning { phase: of, .. } if *of == phase));
    let end = said.iter().position(|says| *says == Says::PhaseEnds(phase));
    (seconds.collect(), last < end && end.is_some())
}

#[test]
fn sa_ann_13_phases_end_with_warnings() {
    let mut game = Game::start(&Setup::on("S1-3", 4));
    game.run_out();
    for phase in [alert::Phase::One, alert::Phase::Two] {
        assert_eq!(warnings(&game, phase), (vec![60, 20, 5], true), "{phase:?}");
    }
}

#[test]
fn sa_ann_13_time_runs_forward_in_beats() {
    let mut game = Game::start(&mission());
    game.play(Actor::Clock, "t 3000");
    game.play(Actor::Clock, "t 5000");
    for wrong in ["t 5000", "t 0", "t 10001"] {
        let action = wrong.parse().expect("an action");
        let answer = <alert::Alert as kernel::Rules>::check(&game.state, Actor::Clock, &action);
        assert_eq!(answer.expect_err(wrong).clause.0, "SA-ANN-13");
    }
}

#[test]
fn sa_ann_14_operations_end_with_warnings_and_the_jump() {
    let mut game = Game::start(&Setup::on("S1-3", 4));
    game.run_out();
    assert_eq!(warnings(&game, alert::Phase::Three), (vec![60, 20, 5], true));
    assert_eq!(said(&game.events).pop(), Some(Says::PhaseEnds(alert::Phase::Three)));
}

#[test]
fn sa_ann_15_the_repetition_is_not_a_second_event() {
    let mut game = Game::start(&Setup::on("S1-3", 4));
    game.run_out();
    let calls = said(&game.events).into_iter().filter(|says| matches!(says, Says::Threat(_)));
    assert_eq!(calls.count(), 4);
}

#[test]
fn sa_ann_16_forgotten_threats_are_added_before_the_resolution() {
    // Announced in the third phase, when the crew has agreed to end the round.
    let mut game = Game::start(&written("", "8:20"));
    game.at(455);
    assert!(game.spectate().may_end);
    assert_eq!(game.numbers(), [0; 0]);
    game.all_do("done");
    assert_eq!(game.numbers(), [1]);
    let calls = |script: &str| Script::find(script).expect("a script").threat_calls_for(4).count();
    for script in Script::all().iter().map(|script| script.id.as_str()) {
        let mut game = Game::start(&Setup::on(script, 4));
        game.run_out();
        assert_eq!(game.numbers().len(), calls(script), "{script}");
    }
}

/// A mission out of a file with one threat, a Fighter before the red zone.
fn written(times: &str, at: &str) -> Setup {
    let file = format!(
        "level = 'mission'\ntracks = {{ red = 'T6', white = 'T2', blue = 'T4', internal = 'T5' }}
[[threat]]\nturn = 1\nzone = 'red'\ncard = 'E1-07'\nat = '{at}'
[times]\nphases_end = ['3:50', '7:30', '10:00']\n{times}\n"
    );
    Setup { file: Some(file), ..Setup::on("written", 4) }
}

#[test]
fn sa_ann_17_alone_one_ignores_data_and_silence() {
    let mut game = Game::start(&Setup::on("S2-1", 1));
    game.at(first_data("S2-1"));
    assert_eq!(game.refused(1, "draw"), "SA-ANN-17");
    game.at(first_transfer("S2-1"));
    assert_eq!(game.refused(1, "give 2 </A"), "SA-ANN-17");
    assert!(!game.spectate().transfer_open);
    game.at(first_silence("S2-1"));
    assert!(!game.spectate().communications_down);
}

#[test]
fn sa_comm_01_nobody_talks_while_communications_are_down() {
    let mut game = Game::start(&mission());
    let silence_s = first_silence("S2-1");
    game.at(silence_s - 5);
    assert!(game.allowed(1, "say have A"));
    game.at(silence_s);
    assert_eq!(game.refused(1, "say have A"), "SA-COMM-01");
    assert!(game.spectate().communications_down);
    while game.spectate().communications_down {
        let next = game.spectate().time_ms / 1000 + 5;
        game.at(next);
    }
    assert!(game.allowed(1, "say have A"));
}

#[test]
fn sa_comm_02_planning_goes_on_in_silence() {
    let mut game = Game::start(&mission());
    game.at(first_silence("S2-1"));
    let card = game.hand(1)[0].clone();
    let turn = if game.phase(1) == 1 { 1 } else { 4 };
    game.does(1, &format!("lay {turn} {card}"));
    game.does(1, &format!("turn {turn}"));
    assert!(!game.spectate().threats.is_empty(), "threats can be read");
    if game.phase(1) < 3 {
        game.does(1, "next");
    }
}

#[test]
fn sa_comm_03_silence_forbids_nothing_but_talk() {
    let mut game = Game::start(&mission());
    let silence_s = first_silence("S2-1");
    game.at(silence_s - 5);
    let (phrases, before) = (game.phrases(1), game.actions(1));
    assert!(phrases.contains(&"form-alert-have"), "{phrases:?}");
    game.at(silence_s);
    let (phrases, after) = (game.phrases(1), game.actions(1));
    assert!(phrases.is_empty(), "{phrases:?}");
    let lost: Vec<&String> = before.iter().filter(|action| !after.contains(action)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}

/// The computer speaks in a silence: data, a transfer and a threat.
#[test]
fn sa_comm_04_announcements_keep_their_effect_in_silence() {
    let times = "incoming_data = ['1:05']\ndata_transfer = ['1:10']
communications_down = [{ at = '1:00', seconds = 30 }]";
    let mut game = Game::start(&written(times, "1:20"));
    game.at(65);
    assert!(game.spectate().communications_down);
    assert_eq!(game.spectate().members[0].draws, 1);
    assert!(game.allowed(1, "draw"));
    game.at(70);
    assert!(game.spectate().communications_down && game.spectate().transfer_open);
    let card = game.hand(1).into_iter().find(|card| !card.starts_with('h')).expect("a card");
    assert_eq!(game.refused(1, &format!("say hold {card}")), "SA-COMM-01");
    game.does(1, &format!("give 2 {card}"));
    game.does(2, "accept 1");
    assert_eq!(game.numbers(), [0; 0]);
    game.at(80);
    assert!(game.spectate().communications_down);
    assert_eq!(game.numbers(), [1]);
}

#[test]
fn sa_role_02_the_communications_officer_lays_external_threats() {
    let setup = Setup { communications: Some(3), ..Setup::on("S1-3", 4) };
    let mut game = Game::start(&setup);
    game.run_out();
    let by = game.events.iter().filter_map(|event| match event {
        Event::ThreatPlaced { by, .. } => Some(*by),
        _ => None,
    });
    let by: Vec<_> = by.collect();
    assert!(by.len() > 2, "{by:?}");
    assert!(by.iter().all(|by| *by == seat(3)), "a simulation has external threats only: {by:?}");
    // The cards of survived threats stay at hand until the score is counted.
    game.watch();
    let survived = |event: &Event| match event {
        Event::Film(film) => match film.event {
            alert::Event::ThreatSurvived { number } => Some(number.get()),
            _ => None,
        },
        _ => None,
    };
    let mut survived: Vec<u8> = game.events.iter().filter_map(survived).collect();
    survived.sort_unstable();
    let threats = game.spectate().threats.into_iter();
    let kept: Vec<_> = threats.filter(|it| it.fate == "survived").map(|it| it.number).collect();
    assert!(!kept.is_empty(), "nobody did anything");
    assert_eq!(kept, survived);
}

#[test]
fn sa_role_03_the_chief_of_security_lays_internal_threats() {
    let setup = Setup { security: Some(2), communications: Some(2), ..Setup::on("S1-6", 4) };
    let mut game = Game::start(&setup);
    game.at(600);
    let officers: Vec<_> = game
        .events
        .iter()
        .filter_map(|event| match event {
            Event::ThreatPlaced { by, lane: Lane::Internal, .. } => Some(*by),
            _ => None,
        })
        .collect();
    assert!(!officers.is_empty());
    assert!(officers.iter().all(|by| *by == seat(2)), "one player may hold both roles");
}

#[test]
fn sa_role_05_androids_hold_no_role() {
    let setup = Setup { security: Some(3), ..Setup::on("mission", 2) };
    assert_eq!(super::game::refused_setup(&setup), "SA-SETUP-07");
}

/// The Captain sits first, and acts first in every step.
#[test]
fn sa_role_01_the_captain_is_the_first_seat() {
    let position = Position {
        plans: vec!["A/< A/<".into(), "A/> A/>".into(), "B/^".into(), "B/^".into()],
        ..Position::default()
    };
    let mut game = Game::staged(&mission(), &position);
    assert_eq!(game.spectate().officers.captain, seat(1));
    game.run_out().watch();
    assert_eq!(acting(&game, 1), [0, 1, 2, 3]);
    assert_eq!(acting(&game, 2), [0, 1]);
}

/// Who plays a card in a turn, in this order.
fn acting(game: &Game, turn: u8) -> Vec<usize> {
    let mut now = 0;
    let mut members = Vec::new();
    for event in &game.events {
        let Event::Film(film) = event else { continue };
        match film.event {
            alert::Event::TurnBegan { turn } => now = turn.number(),
            alert::Event::CardRevealed { member, .. } if now == turn => {
                members.push(member.index());
            }
            _ => {}
        }
    }
    members
}

#[test]
fn sa_setup_03_the_decks_are_drawn_without_putting_back() {
    for seed in 0..20 {
        let setup = Setup { common: DeckColour::Mixed, serious: DeckColour::Yellow, ..mission() };
        let mut game = Game::seeded(&setup, seed);
        game.run_out();
        let codes: Vec<String> = placed(&game.events).into_iter().map(|it| it.1).collect();
        let mut distinct = codes.clone();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), codes.len(), "seed {seed}: {codes:?}");
        let calls = Script::find("S2-1").expect("a script").threat_calls_for(4);
        for (call, code) in calls.zip(&codes) {
            let is_serious = call.severity == Severity::Serious;
            assert_eq!(code.starts_with('S'), is_serious, "seed {seed}: {code}");
            assert!(!is_serious || code.contains("2-"), "seed {seed}: yellow is {code}");
        }
    }
}

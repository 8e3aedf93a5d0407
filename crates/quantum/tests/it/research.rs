//! Research and breakthroughs: `QU-RES`.

use crate::support::alpha;

const SHOWN: &str = "agile cruel clever aggression momentum sabotage";

#[test]
fn qu_res_01_an_action_raises_research_by_one() {
    let mut table = alpha().table();
    table.play("research");
    assert_eq!(table.event_names(), ["ResearchChanged"]);
    assert_eq!((table.research(1), table.actions_left()), (2, 2));
    assert_eq!(table.research(2), 1);
    assert_eq!(alpha().actions(0).table().refusal("research"), "QU-TURN-02");
}

#[test]
fn qu_res_02_several_times_in_a_turn() {
    let mut table = alpha().research(1, 3).table();
    table.play("research").play("research").play("research");
    assert_eq!((table.research(1), table.actions_left()), (6, 0));
}

#[test]
fn qu_res_03_the_die_stops_at_six() {
    let table = alpha().research(1, 6).table();
    assert_eq!(table.refusal("research"), "QU-RES-03");
    assert_eq!((table.research(1), table.actions_left()), (6, 3));
    // Brilliant adds 2 at the start of the turn.
    let mut table = alpha().research(1, 5).commands(1, "brilliant").active(2).table();
    table.play("end");
    assert_eq!(table.research(1), 6);
}

#[test]
fn qu_res_04_six_earns_one_card_in_this_turn() {
    let mut table = alpha().research(1, 5).shown(SHOWN).table();
    assert_eq!(table.picks(1), 0);
    table.play("research");
    assert_eq!(table.picks(1), 1);
    assert_eq!(table.refusal("take agile"), "QU-CARD-01", "not before the actions are over");
    table.play("end");
    assert_eq!(table.event_names(), ["CardPhaseStarted"]);
    table.draw("take agile", &[], "eager");
    assert_eq!(table.asked(), 2, "one card, not more");

    let mut table = alpha().research(1, 4).shown(SHOWN).table();
    table.play("research").play("end");
    assert_eq!(table.asked(), 2, "nothing for a 5");
    assert_eq!(table.research(1), 5, "and it keeps what it has");
}

#[test]
fn qu_res_05_the_die_falls_to_one_after_the_card() {
    let mut table = alpha().research(1, 6).shown(SHOWN).table();
    table.play("end");
    assert_eq!(table.research(1), 6, "still 6 while choosing");
    table.draw("take agile", &[], "eager");
    assert_eq!(table.research(1), 1);
    table.play("end").play("end");
    assert_eq!(table.asked(), 2, "no second breakthrough a turn later");
}

#[test]
fn qu_res_06_it_falls_however_the_pick_is_spent() {
    let at_six = || alpha().research(1, 6).shown(SHOWN).table();
    let mut table = at_six();
    table.play("end").draw("refresh", &[], "eager nomadic stubborn expansion expansion relocation");
    assert_eq!((table.research(1), table.asked()), (1, 2));
    let mut table = at_six();
    table.play("end").play("pass");
    assert_eq!((table.research(1), table.asked()), (1, 2));
    assert_eq!(table.event_names(), ["PicksLapsed", "ResearchChanged", "TurnEnded", "TurnStarted"]);
}

#[test]
fn qu_res_07_six_reached_in_the_card_phase_counts_at_once() {
    // No card raises research by itself in the card phase; Momentum does it by starting a turn.
    let mut table = alpha()
        .research(1, 4)
        .commands(1, "brilliant")
        .picks(1, 1)
        .shown("agile cruel clever momentum")
        .table();
    table.play("end");
    assert_eq!(table.picks(1), 1);
    table.draw("take momentum", &[], "expansion");
    assert_eq!((table.research(1), table.picks(1)), (6, 1));
    table.play("end").draw("take agile", &[], "eager");
    assert_eq!((table.research(1), table.asked()), (1, 2));
}

#[test]
fn qu_res_08_the_first_pick_is_the_breakthroughs() {
    let mut table = alpha().ships(1, "5@e4 3@e6").research(1, 6).shown(SHOWN).table();
    table.play("build e5");
    assert_eq!(table.picks(1), 2, "a cube and a breakthrough");
    table.play("end").draw("take aggression", &[], "expansion");
    assert_eq!(
        table.event_names(),
        ["CardTaken", "ResearchChanged", "DominanceChanged", "CardRevealed"],
        "research falls after the card was taken and before it acts"
    );
    assert_eq!((table.research(1), table.picks(1), table.asked()), (1, 1, 1));
    table.draw("take agile", &[], "eager");
    assert_eq!(table.asked(), 2);
}

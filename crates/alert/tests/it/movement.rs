//! Movement, trips and delays.

use alert::{Cause, Correction, Event, Idle, Laid, Level, Order, Squad, Station, Tile, Way};

use crate::support::*;

fn board(film: &Film, turn: usize, member: alert::Member) -> String {
    film.after(turn).plans[member.index()].to_string()
}

#[test]
fn sa_move_01_red_arrows_go_left() {
    let film = mission().plan("> < < <").play();
    let stations: Vec<String> = (1..=4).map(|n| film.station(n, P1).to_string()).collect();
    assert_eq!(stations, ["UB", "UW", "UR", "UR"]);
    assert_eq!(film.idle(4, P1), Some(Idle::AtTheHull));
}

#[test]
fn sa_move_02_blue_arrows_go_right() {
    let film = mission().plan("^ > >").play();
    let stations: Vec<String> = (1..=3).map(|n| film.station(n, P1).to_string()).collect();
    assert_eq!(stations, ["LW", "LB", "LB"]);
    assert_eq!(film.idle(3, P1), Some(Idle::AtTheHull));
}

#[test]
fn sa_move_03_the_lift_changes_the_deck() {
    let film = mission().plan("^ ^").play();
    assert_eq!(film.station(1, P1), Station::LowerWhite);
    assert_eq!(film.station(2, P1), Station::UpperWhite);
    assert!(film.delays().is_empty());
}

#[test]
fn sa_move_04_one_member_a_turn_takes_the_lift() {
    let film = mission().plan("^ - ^ A").plan("- - ^ A B").play();
    assert_eq!(film.delays(), [(P2, 4, Cause::LiftInUse)]);
    let (from, to) = (Station::UpperWhite, Station::LowerWhite);
    film.assert(3, Event::Moved { member: P2, from, to, way: Way::Ladder });
    assert_eq!(board(&film, 3, P2), "- - ^ - A B");
}

#[test]
fn sa_move_05_a_damaged_lift_delays_everybody() {
    let film = mission().plan("^ A").damaged(White, &[Tile::Gravolift]).play();
    assert_eq!(film.station(1, P1), Station::LowerWhite);
    assert_eq!(film.delays(), [(P1, 2, Cause::LiftDamaged)]);
}

#[test]
fn sa_move_06_lifts_are_free_again_each_turn() {
    let film = mission().plan("^ A").plan("< ^ A").plan("- ^ A").play();
    assert!(film.delays().is_empty());
    assert_eq!(film.station(2, P3), Station::LowerWhite);
}

#[test]
fn sa_move_07_a_squad_follows_its_leader() {
    let film = mission().plan("> C < ^ h:UR").play();
    assert_eq!(film.end().figure(P1).squad, Squad::Ready);
    assert_eq!(film.station(5, P1), Station::UpperRed);
    // Where the leader is, it can launch.
    let film = mission().plan("> C h:UR C").play();
    film.assert(4, Event::InterceptorsLaunched { member: P1 });
}

#[test]
fn sa_move_08_threats_do_not_block_the_lift() {
    let film = mission().on("T4 T4 T4 T5").inside(1, "I2-03").plan("< ^ A").play();
    let (from, to) = (Station::UpperRed, Station::LowerRed);
    film.assert(2, Event::TokenMoved { number: number(1), from, to, seeks: false });
    assert!(film.delays().is_empty());
}

#[test]
fn sa_move_09_a_heroic_move_needs_no_lift() {
    // The same way with the lift, which is damaged or was used before, takes longer.
    let damaged = mission().damaged(White, &[Tile::Gravolift]);
    assert_eq!(damaged.clone().plan("^ A").play().delays().len(), 1);
    assert_eq!(mission().plan("^ A").plan("^ A").play().delays().len(), 1);
    let heroic = damaged.plan("h:LW A").play();
    let after_another = mission().plan("^ A").plan("h:LW A").play();
    // Nor does it use the lift for those who come later.
    let before_another = mission().plan("h:LW A").plan("^ A").play();
    for film in [heroic, after_another, before_another] {
        assert_eq!(film.delays(), []);
        assert_eq!(film.station(1, P1), Station::LowerWhite);
    }
}

#[test]
fn sa_move_10_a_step_against_the_hull_is_no_entry() {
    let film = mission().inside(1, "I2-02").plan("^ < A - < B").play();
    // The walk into the slime delays once, the step against the hull does not.
    assert_eq!(film.delays().len(), 1);
    assert_eq!(film.idle(5, P1), Some(Idle::AtTheHull));
}

#[test]
fn sa_move_11_a_card_is_a_move_or_an_action() {
    let film = mission().plan(">/A A/>").play();
    assert_eq!(
        (film.station(1, P1), film.station(2, P1)),
        (Station::UpperBlue, Station::UpperBlue)
    );
    assert_eq!(film.after(2).reactors[2], 1);
}

#[test]
fn sa_move_12_everybody_may_stand_in_one_station() {
    let film = mission().plan("<").plan("<").plan("<").plan("<").plan("<").play();
    assert_eq!(film.after(1).players_in(Station::UpperRed), 5);
}

#[test]
fn sa_move_13_no_conflict_at_the_lift_in_test_runs() {
    let film = test_run("T1 T2 T3").plan("^ A").plan("^ A").play();
    assert!(film.delays().is_empty());
    let (from, to) = (Station::UpperWhite, Station::LowerWhite);
    film.assert(1, Event::Moved { member: P2, from, to, way: Way::Lift });
}

#[test]
fn sa_trip_01_a_card_laid_upside_down() {
    let film = mission().plan(">/A B").trip(P1, 1, Correction::OtherHalf).play();
    let card: Laid = "A/>".parse().expect("a card");
    let correction = Correction::OtherHalf;
    film.assert(1, Event::Tripped { member: P1, correction, card });
    assert_eq!((film.station(1, P1), film.after(1).reactors[1]), (Station::UpperWhite, 2));
    assert_eq!(film.delays(), [(P1, 2, Cause::Trip)]);
}

#[test]
fn sa_trip_02_the_other_half_or_the_other_arrow() {
    let laid: Laid = "</C".parse().expect("a card");
    let up = |correction| laid.corrected(correction).map(|laid| laid.up);
    assert_eq!(up(Correction::OtherHalf), Some(Order::C));
    assert_eq!(up(Correction::OppositeArrow), Some(Order::Blue));
    let lift: Laid = "^/C".parse().expect("a card");
    assert_eq!(lift.corrected(Correction::OppositeArrow), None);
}

#[test]
fn sa_trip_03_nothing_else_can_be_corrected() {
    let film = mission()
        .plan("A/< - B")
        .plan("- A")
        .trip(P1, 1, Correction::OppositeArrow)
        .trip(P2, 1, Correction::OtherHalf)
        .play();
    film.assert_never(|event| matches!(event, Event::Tripped { .. }));
    assert_eq!(film.after(1).reactors[1], 2);
}

#[test]
fn sa_trip_04_who_says_nothing_plays_the_card_as_it_lies() {
    let film = mission().plan(">/A B").play();
    assert_eq!(film.station(1, P1), Station::UpperBlue);
    assert!(film.delays().is_empty());
}

#[test]
fn sa_trip_05_corrections_are_free_in_test_runs() {
    let film = test_run("T1 T2 T3").plan("</A B").trip(P1, 1, Correction::OppositeArrow).play();
    assert_eq!(film.station(1, P1), Station::UpperBlue);
    assert!(film.delays().is_empty());
}

#[test]
fn sa_trip_06_a_trip_does_not_add_to_another_delay() {
    let film =
        level(Level::Mission).plan("- </C A B").trip(P1, 2, Correction::OppositeArrow).play();
    assert_eq!(film.delays()[..1], [(P1, 3, Cause::Trip)]);
    assert_eq!(board(&film, 2, P1), "- >/C - A B");
    let film = mission().plan("- - - - - - - - - - - <").trip(P1, 12, Correction::OppositeArrow);
    assert!(film.play().delays().is_empty());
}

#[test]
fn sa_trip_07_heroic_cards_can_be_flipped() {
    let film = mission().plan("h:LR/hA B").trip(P1, 1, Correction::OtherHalf).play();
    assert_eq!(film.station(1, P1), Station::UpperWhite);
    let weapon = alert::Weapon::Heavy(White);
    film.assert(1, Event::WeaponCharged { member: P1, weapon, heroic: true });
}

/// Two members take the white lift in turn 1: the second one's turn 2 is delayed.
fn delayed(plan: &str) -> Film {
    mission().plan("^").plan(&format!("^ {plan}")).play()
}

#[test]
fn sa_delay_01_cards_move_on_to_the_first_empty_slot() {
    assert_eq!(board(&delayed("A B - C"), 1, P2), "^ - A B C");
}

#[test]
fn sa_delay_02_an_empty_slot_takes_the_delay() {
    let film = delayed("- B");
    assert_eq!(board(&film, 1, P2), "^ - B");
    film.assert(1, Event::DelaySpared { member: P2, turn: turn(2), cause: Cause::LiftInUse });
}

#[test]
fn sa_delay_03_the_last_card_leaves_the_board() {
    let film = delayed("A B A B A B A B A B C");
    assert_eq!(board(&film, 1, P2), "^ - A B A B A B A B A B");
    film.assert(1, Event::CardLost { member: P2, card: Order::C.into() });
}

#[test]
fn sa_delay_04_phases_do_not_stop_a_delay() {
    let film = mission().plan("- ^").plan("- ^ A B").play();
    assert_eq!(board(&film, 2, P2), "- ^ - A B");
}

#[test]
fn sa_delay_05_delays_of_one_turn_do_not_add_up() {
    let film = level(Level::Mission).plan("- ^").plan("- ^ A B").play();
    assert_eq!(film.delays().iter().filter(|(member, ..)| *member == P2).count(), 1);
    film.assert(2, Event::DelaySpared { member: P2, turn: turn(3), cause: Cause::Maintenance });
}

#[test]
fn sa_delay_06_no_delay_behind_the_last_slot() {
    let film = mission().plan("- - - - - - - - - - ^").plan("- - - - - - - - - - ^").play();
    let (member, cause) = (P2, Cause::LiftInUse);
    film.assert(11, Event::DelaySpared { member, turn: turn(12), cause });
    let film = mission().plan("- - - - - - - - - - - ^").plan("- - - - - - - - - - - ^").play();
    assert_eq!([P1, P2].map(|member| film.station(12, member)), [Station::LowerWhite; 2]);
    film.assert_never(|event| {
        matches!(event, Event::Delayed { .. } | Event::DelaySpared { .. } | Event::CardLost { .. })
    });
}

#[test]
fn sa_delay_07_what_is_done_stays_done() {
    let film = delayed("A");
    assert_eq!(film.station(1, P2), Station::LowerWhite);
}

#[test]
fn sa_delay_08_the_causes_of_delays() {
    let causes = |film: Film| film.delays()[0].2;
    let trip = mission().plan("< A").trip(P1, 1, Correction::OppositeArrow).play();
    assert_eq!(causes(trip), Cause::Trip);
    assert_eq!(causes(delayed("A")), Cause::LiftInUse);
    let lift = mission().plan("^ A").damaged(White, &[Tile::Gravolift]).play();
    assert_eq!(causes(lift), Cause::LiftDamaged);
    assert_eq!(causes(level(Level::Mission).plan("- - A").play()), Cause::Maintenance);
    let threat = mission().threat(1, "SE2-03", White).plan("- - A").play();
    assert_eq!(causes(threat), Cause::Threat(number(1)));
    let slime = mission().inside(1, "I2-02").plan("^ < A").play();
    assert_eq!(causes(slime), Cause::Slime);
    let space = mission().plan("C A").with(|table| {
        table.figures[0].squad = Squad::Ready;
        table.figures[0].station = Station::UpperRed;
    });
    assert_eq!(causes(space.play()), Cause::InSpace);
}

/// The Psionic Satellite: first those in its zone, then everybody on board.
#[test]
fn sa_delay_09_a_group_is_delayed() {
    let film = mission()
        .on("T4 T4 T4")
        .threat(1, "SE2-03", White)
        .plan("^ - A - A")
        .plan("< - A - A")
        .play();
    assert_eq!(
        film.delays(),
        [
            (P1, 3, Cause::Threat(number(1))),
            (P1, 5, Cause::Threat(number(1))),
            (P2, 5, Cause::Threat(number(1))),
        ]
    );
}

#[test]
fn sa_delay_10_nobody_is_delayed_in_space() {
    let film = mission()
        .on("T4 T4 T4")
        .threat(1, "SE2-03", Red)
        .plan("< C BB")
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    film.assert(2, Event::ThreatActed { number: number(1), mark: alert::Mark::X });
    assert!(film.delays().is_empty());
}

#[test]
fn sa_delay_11_delays_of_several_turns_add_up() {
    let film = mission().plan("^ ^ - A B").damaged(White, &[Tile::Gravolift]).play();
    assert_eq!(board(&film, 1, P1), "^ - ^ A B");
    assert_eq!(board(&film, 3, P1), "^ - ^ - A B");
}

#[test]
fn sa_delay_12_a_delayed_member_does_nothing_that_turn() {
    let film = delayed("A");
    assert_eq!(film.idle(2, P2), Some(Idle::NoCard));
    // In space that means the way home: who trips at the start is back in the next turn.
    let film = mission()
        .plan("< </C BB")
        .trip(P1, 2, alert::Correction::OtherHalf)
        .with(|table| table.figures[0].squad = Squad::Ready)
        .play();
    film.assert(2, Event::InterceptorsLaunched { member: P1 });
    film.assert(3, Event::InterceptorsReturned { member: P1, cause: alert::Return::NoCard });
    assert_eq!(board(&film, 3, P1), "< C/< - BB");
}
